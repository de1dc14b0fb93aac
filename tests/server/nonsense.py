"""Nonsense for servers: frames that no honest client sends, made from real commands and from chance, without end.

`frames` makes them, from a Random: the same seed makes the same frames. `poured` sends a number of them and counts what
is answered; anything but a known message, a typed refusal or a closed line is an AssertionError.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from maskenball.client import Seat
from maskenball.server.limits import Limits

PATIENCE = 60
"""Seconds after which a server that does not answer counts as dead."""
BURST = 12
"""Frames that are sent before anything is awaited."""

Json = dict[str, Any]
Pairs = list[tuple[str, str]]
"""An object of JSON as it is written: its keys and values as texts, in order, and perhaps twice."""


class Frame(NamedTuple):
    """A frame as it goes over the wire: its bytes, and whether they are said to be text (they need not be)."""

    body: bytes
    is_text: bool

    @property
    def closes(self) -> bool:
        """Whether the line is closed before the server has seen it, or anything that came in with it."""
        try:
            self.body.decode("utf-8" if self.is_text else "latin-1")
        except UnicodeDecodeError:
            return True
        return len(self.body) > Limits().frame


WORDS = (
    "swap", "keep", "pass", "claim", "look", "decline", "announce king", "announce queen", "name judge", "take Anna",
    "take Ben", "choose Cleo", "take centre.1", "peek", "take left Ben.right", "play red-7", "steal Anna",
    "take Adele", "take Bruno", "choose Adele", "choose Bruno", "play blue-1", "steal Bruno", "announce fool",
)  # fmt: skip
COMMANDS: tuple[Json, ...] = (
    {"t": "answer", "c": "a", "game": 1, "seq": 0, "answer": "take Anna"},
    {"t": "lodge", "c": "b", "game": 1, "turn": 1, "plan": "claim", "own": 0},
    {"t": "lodge", "c": "b", "game": 1, "turn": 1, "plan": None},
    {"t": "order", "c": "c", "but": ["king", "queen"]},
    {"t": "order", "c": "c", "but": None},
    {"t": "ready", "c": "d"},
    {"t": "end", "c": "e", "game": 1},
    {"t": "more-time", "c": "f", "seq": 0},
    {"t": "note", "c": "g", "card": 3, "text": "king?"},
    {"t": "beliefs", "c": "h"},
    {"t": "say", "c": "i", "text": "good evening"},
    {"t": "say", "c": "i", "phrase": "hello"},
    {"t": "sit", "c": "j", "seat": 1},
    {"t": "leave", "c": "k"},
    {"t": "bot", "c": "l", "seat": 1, "level": "gentle"},
    {"t": "remove", "c": "m", "seat": 1},
    {"t": "choose", "c": "n", "options": {"players": 4, "clock": 0, "scenario": "", "memory": "log", "first": -1}},
    {"t": "start", "c": "o", "fill": None},
    {"t": "hand-over", "c": "p", "seat": 1, "level": "gentle"},
    {"t": "take-back", "c": "q"},
    {"t": "rematch", "c": "r", "rotate": True},
    {"t": "hello", "token": "", "watch": "", "game": 0, "after": 0},
    {"t": "ping"},
)
"""Every command once or twice, as an honest client would send it."""

VALUES = (
    "null", "true", "false", "0", "-1", "1", "13", "64", "1e3", "-0.0", "0.5", "1e308", "1e999", "-1e999", "NaN",
    "Infinity", "2147483648", "9223372036854775808", "18446744073709551616", "-9223372036854775809", "9" * 400,
    "1_000", "0x10", "01", '""', '" "', r'"\u0000"', r'"\ud800"', r'"\udfff\ud800"', r'"\u202e\u2066x"', r'"\uffff"',
    r'"\x41"', '"<script>alert(1)</script>"', '"\'; DROP TABLE journal; --"', '"../../etc/passwd"', '"%s%n%d"',
    '"' + "a" * 41 + '"', '"' + "ä" * 1001 + '"', '"' + r"\u0301" * 500 + '"', '"' + "x" * 15_000 + '"', "[]", "{}",
    "[[]]", "[null]", '{"t":"ping"}', '["king",1]', '["king"' + ',"king"' * 40 + "]", "[" * 200 + "]" * 200,
    '{"a":' * 100 + "1" + "}" * 100, "[" * 5000, '{"players":' * 1500, '{"players":13}', '{"players":1e9}',
    '{"block":"' + r"[mask.x]\n" * 900 + '"}', '{"scenario":"king,king,king,queen","players":4}',
    r"""{"block":"[mask.a]\npower =  + "(" * 3000 + ","scenario":"a"}""", "\0", "﻿", "//", "",
)  # fmt: skip
"""Values as they stand in JSON, and some that do not."""

FIRSTS = ("t", "c", "token", "watch", "__proto__", "constructor", "", "T", "t ", "\\u0074", "e", "by", "seed", "game")
"""Keys that are known, or nearly."""


class Source(NamedTuple):
    """What nonsense is made of: chance, what honest people send, and texts that mean something to the server."""

    chance: Random
    honest: Sequence[Json]
    known: Sequence[str]


def frames(chance: Random, known: Sequence[str] = (), honest: Sequence[Json] = COMMANDS) -> Iterator[Frame]:
    """Frames without end. `known`: texts that mean something to the server (tokens, codes, ids), mixed in."""
    source = Source(chance, honest, known)
    kinds: tuple[tuple[Callable[[Source], Frame], int], ...] = (
        (_real, 12), (_altered, 50), (_damaged, 20), (_bare, 8), (_noise, 8), (_oversized, 1), (_other_kind, 1),
    )  # fmt: skip
    makers, weights = zip(*kinds, strict=True)
    while True:
        (make,) = chance.choices(makers, weights)
        yield make(source)


def _pairs(source: Source) -> Pairs:
    chance = source.chance
    pairs = [(json.dumps(key), json.dumps(value)) for key, value in chance.choice(source.honest).items()]
    if chance.random() < 0.7:  # an id of its own, so that it is not taken for a repetition
        pairs = [(key, f'"{chance.getrandbits(32)}"' if key == '"c"' else value) for key, value in pairs]
    return pairs


def _written(pairs: Pairs) -> bytes:
    return ("{" + ",".join(f"{key}:{value}" for key, value in pairs) + "}").encode("utf-8", "surrogatepass")


def _real(source: Source) -> Frame:
    """What an honest client sends, at some other moment."""
    chance = source.chance
    pairs = _pairs(source)
    small = {'"game"': 4, '"seq"': 60, '"turn"': 30, '"seat"': 14, '"card"': 64}
    pairs = [(k, json.dumps(chance.choice(WORDS)) if k == '"answer"' else v) for k, v in pairs]
    return Frame(_written([(k, str(chance.randrange(small[k])) if k in small else v) for k, v in pairs]), True)


def _altered(source: Source) -> Frame:
    """A command with something in it that does not belong there."""
    chance = source.chance
    pairs = _pairs(source)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        at = chance.randrange(len(pairs)) if pairs else 0
        value = (
            json.dumps(chance.choice(source.known)) if source.known and chance.random() < 0.1 else chance.choice(VALUES)
        )
        what = chance.randrange(7)
        if not pairs or what == 0:
            pairs.insert(at, (json.dumps(chance.choice(FIRSTS)), value))
        elif what == 1:
            del pairs[at]
        elif what == 2:
            pairs.append((pairs[at][0], value))  # twice, with two meanings
        elif what == 3:
            chance.shuffle(pairs)
        else:
            pairs[at] = (pairs[at][0], value)
    body = _written(pairs)
    if chance.random() < 0.05:
        body = b"[" + body + b"]"
    return Frame(body, chance.random() < 0.9)


def _damaged(source: Source) -> Frame:
    """A command that was damaged on its way."""
    chance = source.chance
    body = bytearray(_real(source).body)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(body) + 1)
        what = chance.randrange(5)
        if what == 0:
            body[at:at] = bytes([chance.randrange(256)])
        elif what == 1:
            del body[at : at + chance.randint(1, 5)]
        elif what == 2:
            body[at:] = b""
        elif what == 3:
            body[at:at] = chance.choice(
                (b"\xff", b"\xed\xa0\x80", b"\xc0\x80", b"\xf4\x90\x80\x80", b"\xef\xbb\xbf", b"\x00")
            )
        else:
            body += body[at:]
    return Frame(bytes(body), chance.random() < 0.9)


def _bare(source: Source) -> Frame:
    """A value that is no object, or an odd one."""
    chance = source.chance
    return Frame(chance.choice(VALUES).encode("utf-8", "surrogatepass"), chance.random() < 0.7)


def _noise(source: Source) -> Frame:
    chance = source.chance
    return Frame(chance.randbytes(chance.choice((0, 1, 2, 7, 60, 500))), chance.random() < 0.5)


def _oversized(source: Source) -> Frame:
    chance = source.chance
    size = Limits().frame + chance.choice((-40, 0, 1, 100_000))
    return Frame(b'{"t":"say","c":"x","text":"' + b"y" * (size - 29) + b'"}', True)


def _other_kind(source: Source) -> Frame:
    """What a peer of another protocol would send."""
    chance = source.chance
    return Frame(
        chance.choice((b"2probe", b"40", b'42["update","x"]', b"GET / HTTP/1.1\r\n\r\n", b"\x16\x03\x01")), True
    )


TOLD = {"done", "refused", "pong", "notice", "snapshot", "happened", "table", "said"}
"""Every kind of message that a server sends."""
ANSWERS = {"done", "refused", "pong"}
"""Those that answer a frame."""
CLOSED = (1000, 1006, 1007, 1008, 1009)
"""1006: what was on its way when the server closed the line made TCP forget why. Faults are in the server's log."""


async def poured(
    address: str, chance: Random, count: int, seats: Sequence[Seat] = (), known: Sequence[str] = ()
) -> Counter[str]:
    """Send so many frames on one line after another, to seats or to nobody; returns how often what was answered.

    On a line that was greeted every frame is answered, or closes the line: what was sent after it is sent again.
    """
    stream = frames(chance, known)
    waiting: list[Frame] = []
    found: Counter[str] = Counter()
    url = address.replace("http", "ws", 1) + "/socket"
    while found["frames"] < count:
        async with connect(url, compression=None, max_size=None, proxy=None, open_timeout=PATIENCE) as socket:
            found["lines"] += 1
            is_greeted = bool(seats) and chance.random() < 0.98
            listener = Listener(socket, is_greeted)
            if is_greeted:
                await socket.send(json.dumps({"t": "hello", "token": chance.choice(seats).token}))
            while found["frames"] < count and not listener.task.done():
                waiting += islice(stream, BURST - len(waiting))
                at_once = next((k for k, frame in enumerate(waiting) if frame.closes), BURST)
                judged = await listener.judged(waiting[: max(at_once, 1)])
                del waiting[:judged]
                found["frames"] += judged
            await socket.close()
            await asyncio.wait_for(listener.task, PATIENCE)
            found += listener.found
    return found


class Listener:
    """Counts what is told on a line, and makes sure that it may be told."""

    def __init__(self, socket: ClientConnection, is_greeted: bool) -> None:
        self._socket = socket
        self._may_be_shown = not is_greeted
        """Whether the next snapshot answers a frame: one that happens to say hello to those who watch."""
        self.found: Counter[str] = Counter()
        self._answers = 0
        self._news = asyncio.Event()
        self.task = asyncio.create_task(self._listen())

    async def judged(self, batch: Sequence[Frame]) -> int:
        """Send frames; returns how many of them have been answered, the one that closed the line among them."""
        before = self._answers
        try:
            for frame in batch:
                await self._socket.send(frame.body, text=frame.is_text)
        except ConnectionClosed:
            pass
        try:
            async with asyncio.timeout(PATIENCE):
                while self._answers - before < len(batch) and not self.task.done():
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError as error:
            sent = [frame.body[:200] for frame in batch]
            raise AssertionError(f"{self._answers - before} answers to {sent}, heard {self.found}") from error
        return min(self._answers - before + self.task.done(), len(batch))

    async def _listen(self) -> None:
        try:
            async for text in self._socket:
                self._hear(json.loads(text))
                self._news.set()
        except ConnectionClosed:
            pass
        finally:
            self._news.set()
        code = self._socket.close_code
        assert code in CLOSED, f"the server broke off: {code}"
        self.found[f"closed: {code}"] += 1

    def _hear(self, message: Json) -> None:
        assert message["t"] in TOLD, message
        kind = message["t"]
        if kind == "refused":
            assert message["code"] and message["sentence"] and isinstance(message["c"], str), message
            kind = f"refused: {message['code']}"
        self.found[kind] += 1
        if message["t"] == "snapshot":
            self._answers += self._may_be_shown
            self._may_be_shown = False
        self._answers += message["t"] in ANSWERS
