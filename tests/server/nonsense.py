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

Pairs = list[tuple[str, str]]
"""An object of JSON as it is written: its keys and values as texts, in order, and perhaps twice."""


class Frame(NamedTuple):
    """A frame as it goes over the wire: its bytes, and whether they are said to be text (they need not be)."""

    body: bytes
    is_text: bool


COMMANDS: tuple[dict[str, Any], ...] = (
    {"t": "answer", "c": "a", "game": 1, "seq": 0, "answer": 0},
    {"t": "lodge", "c": "b", "game": 1, "turn": 1, "plan": "claim", "own": 0},
    {"t": "lodge", "c": "b", "game": 1, "turn": 1, "plan": None},
    {"t": "order", "c": "c", "but": ["king", "queen"]},
    {"t": "order", "c": "c", "but": None},
    {"t": "ready", "c": "d"},
    {"t": "begin", "c": "e"},
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
    "Infinity", "2147483648", "9223372036854775808", "18446744073709551616", "-9223372036854775809", "9" * 400, "1_000",
    "0x10", "01", '""', '" "', '"\\u0000"', '"\\ud800"', '"\\udfff\\ud800"', '"\\u202e\\u2066x"', '"\\uffff"', '"\\x41"',
    '"<script>alert(1)</script>"', '"\'; DROP TABLE journal; --"', '"../../etc/passwd"', '"${jndi:ldap://x}"', '"%s%n%d"',
    '"' + "a" * 41 + '"', '"' + "ä" * 1001 + '"', '"' + "\\u0301" * 500 + '"', '"' + "x" * 15_000 + '"', "[]", "{}", "[[]]",
    "[null]", '{"t":"ping"}', '["king",1]', '["king"' + ',"king"' * 40 + "]", "[" * 200 + "]" * 200,
    '{"a":' * 100 + "1" + "}" * 100, "[" * 5000, '{"players":' * 1500, '{"players":13}', '{"players":1e9}',
    '{"block":"' + "[mask.x]\\n" * 900 + '"}', '{"scenario":"king,king,king,queen","players":4}',
    '{"block":"[mask.a]\\npower = \'\'\'' + "(" * 3000 + '\'\'\'","scenario":"a"}', "\x00", "\ufeff", "//", "",
)  # fmt: skip
"""Values as they stand in JSON, and some that do not."""

FIRSTS = ("t", "c", "token", "watch", "__proto__", "constructor", "", "T", "t ", "\\u0074", "e", "by", "seed", "game")
"""Keys that are known, or nearly."""


def frames(chance: Random, known: Sequence[str] = ()) -> Iterator[Frame]:
    """Frames without end. `known`: texts that mean something to the server (tokens, codes, ids), mixed in."""
    kinds: tuple[tuple[Callable[[Random, Sequence[str]], Frame], int], ...] = (
        (_real, 12), (_altered, 50), (_damaged, 20), (_bare, 8), (_noise, 8), (_oversized, 1), (_other_kind, 1),
    )  # fmt: skip
    makers, weights = zip(*kinds, strict=True)
    while True:
        (make,) = chance.choices(makers, weights)
        yield make(chance, known)


def _pairs(chance: Random, known: Sequence[str]) -> Pairs:
    pairs = [(json.dumps(key), json.dumps(value)) for key, value in chance.choice(COMMANDS).items()]
    if chance.random() < 0.7:  # an id of its own, so that it is not taken for a repetition
        pairs = [(key, f'"{chance.getrandbits(32)}"' if key == '"c"' else value) for key, value in pairs]
    return pairs


def _written(pairs: Pairs) -> bytes:
    return ("{" + ",".join(f"{key}:{value}" for key, value in pairs) + "}").encode("utf-8", "surrogatepass")


def _real(chance: Random, known: Sequence[str]) -> Frame:
    """What an honest client sends, at some other moment."""
    pairs = _pairs(chance, known)
    small = {'"game"': 4, '"seq"': 60, '"answer"': 200, '"turn"': 30, '"seat"': 14, '"card"': 64}
    return Frame(_written([(k, str(chance.randrange(small[k])) if k in small else v) for k, v in pairs]), True)


def _altered(chance: Random, known: Sequence[str]) -> Frame:
    """A command with something in it that does not belong there."""
    pairs = _pairs(chance, known)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        at = chance.randrange(len(pairs)) if pairs else 0
        value = json.dumps(chance.choice(known)) if known and chance.random() < 0.1 else chance.choice(VALUES)
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


def _damaged(chance: Random, known: Sequence[str]) -> Frame:
    """A command that was damaged on its way."""
    body = bytearray(_real(chance, known).body)
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


def _bare(chance: Random, known: Sequence[str]) -> Frame:
    """A value that is no object, or an odd one."""
    return Frame(chance.choice(VALUES).encode("utf-8", "surrogatepass"), chance.random() < 0.7)


def _noise(chance: Random, known: Sequence[str]) -> Frame:
    return Frame(chance.randbytes(chance.choice((0, 1, 2, 7, 60, 500))), chance.random() < 0.5)


def _oversized(chance: Random, known: Sequence[str]) -> Frame:
    size = Limits().frame + chance.choice((-40, 0, 1, 100_000))
    return Frame(b'{"t":"say","c":"x","text":"' + b"y" * (size - 29) + b'"}', True)


def _other_kind(chance: Random, known: Sequence[str]) -> Frame:
    """What a peer of another protocol would send."""
    return Frame(
        chance.choice((b"2probe", b"40", b'42["update","x"]', b"GET / HTTP/1.1\r\n\r\n", b"\x16\x03\x01")), True
    )


TOLD = {"done", "refused", "pong", "notice", "snapshot", "happened", "table", "said"}
"""Every kind of message that a server sends."""


async def poured(
    address: str, chance: Random, count: int, seats: Sequence[Seat] = (), known: Sequence[str] = ()
) -> Counter[str]:
    """Send so many frames on one line after another, to seats or to nobody; returns how often what was answered."""
    stream = islice(frames(chance, known), count)
    found: Counter[str] = Counter()
    url = address.replace("http", "ws", 1) + "/socket"
    while batch := list(islice(stream, 200)):
        while batch:
            async with connect(url, compression=None, max_size=None, proxy=None, open_timeout=PATIENCE) as socket:
                found["lines"] += 1
                if seats and chance.random() < 0.9:
                    await socket.send(json.dumps({"t": "hello", "token": chance.choice(seats).token}))
                batch = batch[await _poured_into(socket, batch, found) :]
    return found


async def _poured_into(socket: ClientConnection, batch: list[Frame], found: Counter[str]) -> int:
    """Send frames until the line is closed or all are sent; returns how many went out."""
    listening = asyncio.create_task(_listened(socket, found))
    sent = 0
    try:
        while sent < len(batch) and not listening.done():
            for frame in batch[sent : sent + BURST]:
                sent += 1
                await socket.send(frame.body, text=frame.is_text)
            await asyncio.sleep(0)
        if not listening.done():
            await socket.send('{"t":"hello"}')  # a second one; or the first, which says nothing
    except ConnectionClosed:
        pass
    await socket.close()
    await asyncio.wait_for(listening, PATIENCE)
    return max(sent, 1)


async def _listened(socket: ClientConnection, found: Counter[str]) -> None:
    """Count what is told, and make sure that it can be told."""
    try:
        async for text in socket:
            message = json.loads(text)
            assert message["t"] in TOLD, message
            if message["t"] == "refused":
                assert message["code"] and message["sentence"] and isinstance(message["c"], str), message
                found[f"refused: {message['code']}"] += 1
            else:
                found[message["t"]] += 1
    except ConnectionClosed:
        pass
    assert socket.close_code != 1011, "the server broke off because of a fault of its own"
    found[f"closed: {socket.close_code}"] += 1
