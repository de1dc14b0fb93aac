"""The program that loads a server with six-seat tables: ours and boardgame.io's, by the same code. Prints JSON.

    python -m benchmarks.server_driver maskenball http://localhost:8642 --tables 100 --seconds 10
    python -m benchmarks.server_driver boardgame.io http://localhost:8000 --tables 500 --seconds 20 --offered 800

Without `--offered` every table makes its next move as soon as the question is there: how many moves can be had? With
it moves are due by the clock, whatever the answers do, each at the table that has been ready longest; a move that finds
no table ready waits, and its waiting counts. A move's latency ends with the server's own word to its sender.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec
import uvloop

from benchmarks.server_wire import Wire

SEATS = 6
WARM_UP = 3.0
"""Seconds before anything is counted."""
TICK = 0.001

now = time.perf_counter


class Load:
    """Who moves when, and how long each move took."""

    def __init__(self, offered: float) -> None:
        self.offered = offered
        self.ready: deque[Table] = deque()
        self.due: deque[float] = deque()
        """When moves were due that found no table ready."""
        self.latencies: list[float] = []
        self.lateness: list[float] = []
        """How late our own clock was: what a latency cannot be blamed on the server for."""
        self.heard = self.heard_bytes = self.moves = self.lost = 0
        self.counting = False

    def asked(self, table: Table) -> None:
        """A table knows its next question."""
        if not self.offered:
            table.move(now())
        elif self.due:
            table.move(self.due.popleft())
        else:
            self.ready.append(table)

    def acknowledged(self, since: float) -> None:
        """A move is made: the server has said so to whoever made it."""
        self.moves += 1
        if self.counting:
            self.latencies.append(now() - since)

    async def offer(self) -> None:
        """Moves by the clock, for ever."""
        begun, made = now(), 0
        while True:
            at = begun + made / self.offered
            late = now() - at
            if late < 0:
                await asyncio.sleep(max(TICK, -late))
                continue
            made += 1
            if self.counting:
                self.lateness.append(late)
            if self.ready:
                self.ready.popleft().move(now())
            else:
                self.due.append(at)


class Table(ABC):
    """One table with six lines to it, all of them listening."""

    def __init__(self, address: str, number: int, load: Load, source: str = "") -> None:
        self.address, self.number, self.load, self.source = address, number, load, source
        self.chance = Random(number)
        self.wires: list[Wire] = []
        self.since = [0.0] * SEATS
        """From when each seat's latest move counts."""

    async def connected(self, path: str, seat: int) -> Wire:
        """A line for a seat."""

        def heard(message: bytes) -> None:
            if self.load.counting:
                self.load.heard += 1
                self.load.heard_bytes += len(message)
            self.hear(seat, message)

        def lost() -> None:
            self.load.lost += 1

        wire = await Wire.to(self.address, path, heard, lost, self.source)
        self.wires.append(wire)
        return wire

    @abstractmethod
    async def sit_down(self) -> None:
        """Connect all six."""

    @abstractmethod
    def hear(self, seat: int, message: bytes) -> None:
        """A message for a seat."""

    @abstractmethod
    def move(self, since: float) -> None:
        """Make the move that is asked for now, which counts from `since`."""


class _Option(msgspec.Struct):
    text: str


class _Where(msgspec.Struct):
    phase: str
    number: int
    host: int


class _Message(msgspec.Struct):
    """What a player must read of a message."""

    seq: int = 0
    answers: list[_Option] = []
    table: _Where | None = None


_read = msgspec.json.Decoder(_Message).decode


class MaskenballTable(Table):
    """Real Mascarade, all answers drawn from those that are legal; when a game is over the next one begins."""

    def __init__(
        self, address: str, number: int, load: Load, source: str = "", tokens: Sequence[str] | None = None
    ) -> None:
        super().__init__(address, number, load, source)
        self.tokens = seated(address) if tokens is None else tokens
        self.game = self.count = 0
        self.question = (0, _Message())
        self.greeted = [asyncio.Event() for _ in range(SEATS)]

    async def sit_down(self) -> None:
        for seat, token in enumerate(self.tokens):
            wire = await self.connected("/socket", seat)
            wire.send(b'{"t":"hello","token":"%s"}' % token.encode())
        for greeted in self.greeted:  # who comes later might find that the cards are turned down already
            await greeted.wait()
        self.command(0, b"start")

    def hear(self, seat: int, message: bytes) -> None:
        kind = message[6:10]
        if kind == b"done":
            if message.startswith(b'{"t":"done","c":"m'):
                self.load.acknowledged(self.since[seat])
        elif kind == b"happ":
            if b'"answers":' in message:
                self.ask(seat, _read(message))
        elif kind == b"snap":
            self.greeted[seat].set()
            self.look(seat, _read(message))
        elif kind in (b"refu", b"noti"):
            raise AssertionError(message.decode())

    def ask(self, seat: int, question: _Message) -> None:
        self.question = seat, question
        self.load.asked(self)

    def look(self, seat: int, shown: _Message) -> None:
        """A table shown anew: a game begins or ends."""
        assert shown.table is not None
        phase, host = shown.table.phase, seat == shown.table.host
        self.game = shown.table.number
        if phase == "memorising":
            self.command(seat, b"ready")
        elif phase == "over" and host:
            self.command(seat, b"rematch")
        elif phase == "gathering" and host and self.game:
            self.command(seat, b"start")
        elif shown.answers:
            self.ask(seat, shown)

    def command(self, seat: int, name: bytes) -> None:
        self.count += 1
        self.wires[seat].send(b'{"t":"%s","c":"%d"}' % (name, self.count))

    def move(self, since: float) -> None:
        seat, question = self.question
        self.count += 1
        self.since[seat] = since
        answer = self.chance.choice(question.answers).text
        told = (self.count, self.game, question.seq, json.dumps(answer).encode())
        self.wires[seat].send(b'{"t":"answer","c":"m%d","game":%d,"seq":%d,"answer":%s}' % told)


class BoardgameTable(Table):
    """A match of the card game in benchmarks/peers/boardgame_io, spoken to in socket.io's own frames."""

    async def sit_down(self) -> None:
        self.state = self.player = 0
        self.opened, self.synced = asyncio.Event(), asyncio.Event()
        for seat in range(SEATS):
            self.opened.clear()
            self.synced.clear()
            wire = await self.connected("/socket.io/?EIO=4&transport=websocket", seat)
            wire.send(b"40/cards,")
            await self.opened.wait()
            wire.send(b'42/cards,["sync","%d","%d",null,6]' % (self.number, seat))
            await self.synced.wait()
        self.load.asked(self)

    def hear(self, seat: int, message: bytes) -> None:
        if message.startswith(b'42/cards,["update"'):
            at = message.index(b'"_stateID":') + 11
            state = int(message[at : at + 10].partition(b"}")[0].partition(b",")[0])
            if self.since[seat]:
                self.load.acknowledged(self.since[seat])
                self.since[seat] = 0.0
            if state > self.state and seat == (self.player + 1) % SEATS:
                self.state, self.player = state, seat
                self.load.asked(self)
        elif message == b"2":
            self.wires[seat].send(b"3")
        elif message.startswith(b"40/cards,"):
            self.opened.set()
        elif message.startswith(b'42/cards,["sync"'):
            self.synced.set()

    def move(self, since: float) -> None:
        self.since[self.player] = since
        action = {
            "type": "MAKE_MOVE",
            "payload": {"type": "play", "args": [self.chance.randrange(5)], "playerID": str(self.player)},
        }
        told = ["update", action, self.state, str(self.number), str(self.player)]
        self.wires[self.player].send(b"42/cards," + msgspec.json.encode(told))


KINDS: dict[str, type[Table]] = {"maskenball": MaskenballTable, "boardgame.io": BoardgameTable}


def seated(address: str) -> list[str]:
    """The tokens of six people at a new table."""
    parts = urlsplit(address)
    line = http.client.HTTPConnection(parts.hostname or "", parts.port)

    def asked(path: str, told: dict[str, Any]) -> dict[str, Any]:
        line.request("POST", path, json.dumps(told), {"content-type": "application/json"})
        answer = line.getresponse()
        found: dict[str, Any] = json.loads(answer.read())
        return found

    host = asked("/api/tables", {"name": "Player 1", "options": {"players": SEATS}})
    guests = [asked("/api/join", {"join": host["join"], "name": f"Player {k + 2}"}) for k in range(SEATS - 1)]
    line.close()
    return [seat["token"] for seat in (host, *guests)]


def share(found: list[float], part: float) -> float:
    """The value below which this part of all lies."""
    found = sorted(found)
    return found[min(len(found) - 1, int(part * len(found)))] if found else 0.0


def cpu_seconds(process: int) -> tuple[float, float]:
    """How much CPU time a process has used, all its threads together: in all, and how much of it in the kernel."""
    if not process:
        return 0.0, 0.0
    after_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    own, kernel = (int(ticks) / os.sysconf("SC_CLK_TCK") for ticks in after_name[11:13])
    return own + kernel, kernel


async def drive(kind: str, address: str, tables: int, seconds: float, offered: float, process: int) -> dict[str, float]:
    """Load a server; what came of it."""
    load = Load(offered)
    everyone = [KINDS[kind](address, number, load) for number in range(tables)]
    await asyncio.gather(*(table.sit_down() for table in everyone))
    offering = asyncio.create_task(load.offer()) if offered else None
    await asyncio.sleep(WARM_UP)
    load.counting = True
    before, began, cpu, server_cpu = load.moves, now(), time.process_time(), cpu_seconds(process)
    await asyncio.sleep(seconds)
    load.counting = False
    took, cpu = now() - began, time.process_time() - cpu
    whole, kernel = (after - before for after, before in zip(cpu_seconds(process), server_cpu, strict=True))
    moves = load.moves - before
    assert not load.lost, f"{load.lost} lines were lost: see above"
    if offering is not None:
        offering.cancel()
    waiting = [began + took - at for at in load.due]
    return {
        "moves": moves,
        "moves_per_second": moves / took,
        "p50_ms": 1000 * share(load.latencies, 0.5),
        "p99_ms": 1000 * share(load.latencies + waiting, 0.99),
        "worst_ms": 1000 * max(load.latencies + waiting, default=0.0),
        "never_begun": len(waiting),
        "server_cpu": whole / took,
        "server_us_per_move": 1e6 * whole / max(1, moves),
        "kernel_us_per_move": 1e6 * kernel / max(1, moves),
        "driver_cpu": cpu / took,
        "driver_late_p99_ms": 1000 * share(load.lateness, 0.99),
        "messages_per_move": load.heard / max(1, moves),
        "bytes_per_message": load.heard_bytes / max(1, load.heard),
    }


def main() -> None:
    """Load a server and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("address")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--offered", type=float, default=0, help="moves each second, by the clock")
    parser.add_argument("--process", type=int, default=0, help="the id of the server's process: its CPU time is told")
    given = parser.parse_args()
    work = drive(given.kind, given.address, given.tables, given.seconds, given.offered, given.process)
    print(json.dumps(uvloop.run(work)))


if __name__ == "__main__":
    main()
