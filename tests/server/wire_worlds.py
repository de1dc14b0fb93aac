"""Two worlds on the wire: everything that leaves a real server on real sockets, compared byte for byte.

Both worlds of a script (wire_script.py) are played at two tables of one server. Whoever has no right to tell them apart
must have got the very same bytes: every frame of every line, snapshots after coming back, refusals, HTTP.

    python -m tests.server.wire_worlds --pairs 20000
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from maskenball.core.game import Game, Json
from maskenball.core.kit import kits
from maskenball.core.wish import Wish
from maskenball.server import deal, entries as e
from maskenball.server.hall import ID_LENGTH, JOIN_LENGTH, WATCH_LENGTH, code, hashed
from maskenball.server.thinking import Thinkers
from maskenball.server.workers import Payer, Workers
from tests.server.wire_script import GATHERING, MEMORISING, SPECTATOR, Script, script_of
from tests.worlds import Leak, Viewer
from tools.house import PATIENCE, Inside, inside

AT_ONCE = 6
"""Pairs that are played at the same time on one server."""


class AtOnce(Workers):
    """Works in the same process: nothing here depends on time."""

    async def do(self, payer: Payer, seconds: float, work: Callable[..., Any], *given: Any) -> Any:
        return work(*given)


class AtHand(Thinkers):
    """Bots in the same process."""

    def __init__(self) -> None:
        super().__init__(pace=0)
        self.quick = self.deep = AtOnce()


@contextmanager
def chosen_deals() -> Iterator[dict[str, Game]]:
    """Seeds that deal a game of our choice, as a shuffle might have dealt it; other seeds deal as ever."""
    chosen: dict[str, Game] = {}
    by_chance = Wish.dealt

    def dealt(self: Wish, names: tuple[str, ...], seed: str, first: int = 0) -> Game:
        return chosen[seed].fresh() if seed in chosen else by_chance(self, names, seed, first)

    with mock.patch.object(Wish, "dealt", dealt):
        yield chosen


@dataclass
class Tables:
    """A server with tables whose cards we choose."""

    server: Inside
    deals: dict[str, Game]


@asynccontextmanager
async def tables(database: Path) -> AsyncIterator[Tables]:
    """A server for two-world comparisons."""
    with chosen_deals() as deals:
        async with inside(database, thinkers=AtHand()) as server:
            yield Tables(server, deals)


class _Head(msgspec.Struct):
    t: str
    c: str = ""
    seq: int = -1


_head = msgspec.json.Decoder(_Head).decode


class Ear:
    """One line to a table: every frame that came, in order."""

    def __init__(self, socket: ClientConnection, moment: int) -> None:
        self.socket, self.moment = socket, moment
        self.frames: list[bytes] = []
        self._news = asyncio.Event()
        self._read = 0
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            async for frame in self.socket:
                self.frames.append(frame.encode() if isinstance(frame, str) else frame)
                self._news.set()

    async def until(self, found: Callable[[_Head], bool]) -> _Head:
        """Wait for a frame of some kind that was not waited for before."""
        async with asyncio.timeout(PATIENCE):
            while True:
                while self._read < len(self.frames):
                    self._read += 1
                    head = _head(self.frames[self._read - 1])
                    if found(head):
                        return head
                self._news.clear()
                await self._news.wait()

    async def ask(self, frame: Json) -> _Head:
        """Send a frame and wait for what is said to it."""
        if frame["t"] == "ping":
            await self.socket.send('{"t":"ping"}')
            return await self.until(lambda head: head.t == "pong")
        await self.socket.send(json.dumps(frame))
        return await self.until(lambda head: head.t in ("done", "refused") and head.c == frame["c"])

    async def decided(self, seq: int) -> None:
        """Wait for a decision."""
        await self.until(lambda head: head.t == "happened" and head.seq == seq)

    async def end(self) -> None:
        """Hang up, with everything heard that was on its way."""
        async with asyncio.timeout(PATIENCE):
            await self.socket.close()
            await self._listening


@dataclass
class Heard:
    """What came out of one world: each viewer's lines, one after the other, and each page that was fetched."""

    lines: dict[Viewer, list[Ear]] = field(default_factory=dict)
    pages: list[tuple[int, bytes]] = field(default_factory=list)
    names: list[bytes] = field(default_factory=list)
    """What is another text in each world by chance alone: the table's id, codes, commitment and promises."""

    def plain(self, text: bytes) -> bytes:
        """With those, and what is left of the time, replaced by texts of the same length."""
        for name in self.names:
            text = text.replace(name, b"*" * len(name))
        return TIMES.sub(lambda found: found[1] + b"*" * len(found[2]), text)


TIMES = re.compile(rb'("left":|date: )([0-9.]+|[A-Z][^\r]+GMT)')


class World:
    """One world of a script at a table of its own."""

    def __init__(self, tables: Tables, script: Script, world: int) -> None:
        self.tables, self.script, self.world = tables, script, world
        self.heard = Heard()
        self.id, self.join, self.watch = (code(n) for n in (ID_LENGTH, JOIN_LENGTH, WATCH_LENGTH))
        self.tokens = [code(22) for _ in script.games[0].names]
        self.secret = deal.new_secret()

    async def play(self) -> Heard:
        """From a journal that was begun elsewhere to the last decision of the script."""
        await self._begin_journal()
        try:
            await self._follow_script()
            for ears in self.heard.lines.values():
                await ears[-1].ask({"t": "ping"})  # whatever was on its way is there now
        finally:
            await asyncio.gather(*(ear.end() for ears in self.heard.lines.values() for ear in ears))
        return self.heard

    async def _follow_script(self) -> None:
        script = self.script
        viewers: list[Viewer] = [*script.last]
        for viewer in viewers:
            await self._come(viewer, GATHERING, {})
        await self._do(GATHERING)
        for schemer in script.promising:
            bound = {"commitment": deal.fingerprint(self.secret), "promise": deal.fingerprint(self._salt(schemer))}
            await self._must(schemer, {"t": "promise", "c": f"promise {schemer}", **bound})
        await self._must(0, {"t": "start", "c": "deal"})
        for schemer in script.promising:
            await self._must(schemer, {"t": "reveal", "c": f"reveal {schemer}", "salt": self._salt(schemer)})
        await self._ear(SPECTATOR).until(lambda head: head.t == "snapshot" and head.seq == 0)
        if script.options.game == "mascarade":
            await self._do(MEMORISING)
            for viewer in viewers[:-1]:
                assert viewer is not None
                await self._must(viewer, {"t": "ready", "c": f"ready {viewer}"})
            await self._ear(viewers[-2]).until(lambda head: head.t == "snapshot")  # the cards are turned face down
        game = script.games[self.world].fresh()
        for moment, (person, *answers) in enumerate(script.decisions):
            await self._do(moment)
            text = game.text(answers[self.world])
            game.play(person, answers[self.world])
            if moment in script.by_itself[self.world]:
                await self._ear(SPECTATOR).decided(moment + 1)
            else:
                told = {"t": "answer", "c": f"{moment}", "game": 1, "seq": moment, "answer": text}
                await self._must(person, told)

    async def _begin_journal(self) -> None:
        """A journal as it stands when everybody has sat down; its secret deals the cards of the script."""
        game = self.script.games[self.world]
        salts = [self._salt(seat) for seat in range(len(game.names))]
        self.tables.deals[deal.seed_of(self.secret, salts)] = game
        opened = e.Opened(options=self.script.options, join=self.join, watch=self.watch, secret=self.secret)
        hashes = [hashed(token) for token in self.tokens]
        seated = [e.Seated(seat=seat, name=name, token=hashes[seat]) for seat, name in enumerate(game.names)]
        written = [e.encode(entry) for entry in (opened, *seated)]
        await self.tables.server.store.add(self.id, self.join, self.watch, written, hashes)
        promises = [deal.fingerprint(self._salt(seat)) for seat in self.script.promising]
        names = (self.id, self.join, self.watch, deal.fingerprint(self.secret), *promises)
        self.heard.names = [name.encode() for name in names]

    def _salt(self, seat: int) -> str:
        """What is in somebody's place of the seed when the cards are dealt."""
        return f"a-salt-of-world-{self.world}-and-seat-{seat}" if seat in self.script.promising else ""

    def _ear(self, who: Viewer) -> Ear:
        return self.heard.lines[who][-1]

    async def _come(self, who: Viewer, moment: int, more: Json) -> None:
        address = self.tables.server.address.replace("http", "ws", 1) + "/socket"
        socket = await connect(address, compression=None, max_size=None, max_queue=None, proxy=None, ping_interval=None)
        ear = Ear(socket, moment)
        self.heard.lines.setdefault(who, []).append(ear)
        name = {"watch": self.watch} if who is None else {"token": self.tokens[who]}
        await socket.send(json.dumps({"t": "hello", **name, **more}))
        await ear.until(lambda head: head.t == "snapshot")

    async def _must(self, who: int, frame: Json) -> None:
        reply = await self._ear(who).ask(frame)
        assert reply.t == "done", f"world {self.world}, {frame}: {self._ear(who).frames[-1]!r}\n{self.script.options}"

    async def _do(self, moment: int) -> None:
        secrets = self.script.secret[self.world].get(moment, [])
        for act in [*self.script.public.get(moment, []), *secrets]:
            if act.what == "hello":
                await self._come(act.who, moment, act.told)
                if act.who is None:  # a spectator's older line stays; whoever sits can have only one
                    await self.heard.lines[None][-2].end()
            elif act.what == "get":
                path = act.told["path"].format(id=self.id, join=self.join, watch=self.watch)
                self.heard.pages.append((moment, await fetched(self.tables.server.address, path)))
            else:
                await self._ear(act.who).ask(act.told)


async def fetched(address: str, path: str) -> bytes:
    """An answer over HTTP, from its first byte to its last."""
    host, port = address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n".encode())
    found = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    await writer.wait_closed()
    return found


# -- the comparison --------------------------------------------------------------------------------------------------


def entitled_part(ear: Ear, last: int) -> list[bytes]:
    """The frames up to the last moment at which both worlds must look the same."""
    frames = []
    for frame in ear.frames:
        head = _head(frame)
        if head.t == "happened" and head.seq > last:
            break
        frames.append(frame)
    return frames


def compare(script: Script, one: Heard, other: Heard) -> int:
    """How many frames and pages were compared; raises Leak if anybody could tell the worlds apart."""
    compared = 0
    for viewer, last in script.last.items():
        if viewer in script.schemers or last < 0:
            continue
        for left, right in zip(one.lines[viewer], other.lines[viewer], strict=True):
            if left.moment <= last:
                lefts = [one.plain(frame) for frame in entitled_part(left, last)]
                rights = [other.plain(frame) for frame in entitled_part(right, last)]
                compared += len(lefts)
                if lefts != rights:
                    raise Leak(_difference(script, viewer, lefts, rights))
    for (moment, left_page), (_, right_page) in zip(one.pages, other.pages, strict=True):
        if moment <= script.last[SPECTATOR]:
            compared += 1
            lefts, rights = [one.plain(left_page)], [other.plain(right_page)]
            if lefts != rights:
                raise Leak(_difference(script, SPECTATOR, lefts, rights))
    return compared


def _difference(script: Script, viewer: Viewer, lefts: list[bytes], rights: list[bytes]) -> str:
    pairs = zip([*lefts, b""], [*rights, b""], strict=False)
    at, (left, right) = next((at, pair) for at, pair in enumerate(pairs) if pair[0] != pair[1] or not pair[0])
    return (
        f"viewer {viewer} can tell, at message {at}:\n{left!r}\n{right!r}\n{script.options}\n{script.games[0].sheet()}"
    )


@dataclass
class Compared:
    """A script that was played in both worlds and compared."""

    script: Script
    compared: int
    """How many frames and pages."""


async def compare_on_the_wire(tables: Tables, script: Script) -> Compared:
    """Play a script in both worlds; raises Leak if anybody can tell what they may not know."""
    one, other = await asyncio.gather(*(World(tables, script, world).play() for world in (0, 1)))
    return Compared(script, compare(script, one, other))


# -- many of them ----------------------------------------------------------------------------------------------------


async def compared_on_one_server(database: Path, scripts: Iterable[Script]) -> list[Compared]:
    """Many scripts on one server, a few at a time, until there is a leak."""
    waiting = iter(scripts)
    found: list[Compared] = []
    failed: list[Exception] = []

    async def compare_some() -> None:
        for script in waiting:
            if failed:
                return
            try:
                found.append(await compare_on_the_wire(server, script))
            except Exception as failure:
                failed.append(failure)

    async with tables(database) as server:
        await asyncio.gather(*(compare_some() for _ in range(AT_ONCE)))
    if failed:
        raise failed[0]
    return found


def run(database: Path, scripts: Iterable[Script]) -> list[Compared]:
    """The same from outside a loop."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(compared_on_one_server(database, scripts))


def script_number(seed: str, n: int) -> Script:
    """One of the scripts of a seed: the games take turns."""
    k, game = divmod(n, len(kits()))
    title = list(kits())[game]
    return script_of(title, Random(f"{title} {seed} {k}"))


def scripts_of(seed: str, number: int) -> list[Script]:
    """A number of scripts of each game."""
    return [script_number(seed, n) for n in range(number * len(kits()))]


CHUNK = 25
PAIRS = "pairs (a viewer, two worlds)"


def chunk_of(seed: str, chunk: int) -> Counter[str]:
    """A number of scripts of both games on a server of their own."""
    with tempfile.TemporaryDirectory() as folder:
        found = run(Path(folder) / "tables.db", scripts_of(f"{seed} {chunk}", CHUNK))
    census = Counter({"scripts in two worlds": len(found)})
    census[PAIRS] = sum(len(pair.script.fooled) for pair in found)
    census["messages compared"] = sum(pair.compared for pair in found)
    return census


def main() -> None:
    """The campaign."""
    from tests.soak import campaign

    parser = argparse.ArgumentParser(description="Two worlds on the wire, in large numbers.")
    parser.add_argument("--pairs", type=int, default=20_000)
    parser.add_argument("--seed", default="wire", help="another seed plays other games")
    given = parser.parse_args()
    campaign("Two worlds on the wire", partial(chunk_of, given.seed), PAIRS, given.pairs)


if __name__ == "__main__":
    main()
