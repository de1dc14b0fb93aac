"""Company: people at online tables who play on and on by `maskenball.client`, and remember what they were promised.

Every move that a server acknowledged is noted; afterwards the journal must hold each of them, once. Every line's stream
is followed: no decision missing, none twice. In the end everybody must see the table as a fresh spectator sees it.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from maskenball.client import Client, Line, Refused, Seat
from maskenball.server import entries as e
from tests.server.journals import Journal, decisions, films, journals

Json = dict[str, Any]

HARMLESS = ("not-now", "answered")
"""Refusals of what was done already: the line had not heard of it yet."""
TOLD_TO_ALL = ("seq", "asked", "open", "clock")
LOOKS_EVERY = 0.02
MOST_TOLD = 10
"""Faults."""
AGREES_WITHIN = 60
"""Seconds."""


class Move(NamedTuple):
    """A move that was acknowledged: in which game, as which of its decisions, whose."""

    game: int
    seq: int
    seat: int
    answer: str


@dataclass
class Tally:
    """What all tables have done so far."""

    moves: int = 0
    games: int = 0
    latencies: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


class CompanyTable:
    """One table. Lines go to `client`, which may be anywhere between here and the server."""

    def __init__(self, seats: list[Seat], client: Client, chance: Random, tally: Tally) -> None:
        self.seats, self.client, self.chance, self.tally = seats, client, chance, tally
        self.id = seats[0].table
        self.moves: list[Move] = []
        self.lines: list[Line] = []
        self._followed = [(0, 0)] * len(seats)
        """The game and the decision that each line heard of last."""
        self._answered = [(0, -1)] * len(seats)
        self._waiting = 0
        """Moves that are not acknowledged yet."""
        self._is_enough = False

    async def play(self, is_enough: Callable[[], bool]) -> None:
        """Play game after game until it is enough and every move is acknowledged; the lines stay open."""
        self.lines = [await self._line(seat) for seat in self.seats]
        sitting = [asyncio.create_task(self._sit(seat, line)) for seat, line in enumerate(self.lines)]
        try:
            while self._waiting or not self._is_enough:
                self._is_enough = is_enough()
                for ended in [task for task in sitting if task.done()]:
                    ended.result()
                    raise AssertionError(f"a line of table {self.id} ended")
                await asyncio.sleep(LOOKS_EVERY)
        finally:
            for task in sitting:
                task.cancel()
            await asyncio.gather(*sitting, return_exceptions=True)

    async def _line(self, seat: Seat) -> Line:
        while True:
            try:
                return await self.client.line(seat).__aenter__()
            except OSError:
                await asyncio.sleep(LOOKS_EVERY)
            except Refused as refused:
                if refused.code != "not-understood":  # a hello came twice, and its answer not at all
                    raise

    async def _sit(self, seat: int, line: Line) -> None:
        async for message in line:
            self._follow(seat, message)
            table = line.snapshot["table"]
            phase, is_host = table["phase"], table["host"] == seat
            if phase == "gathering" and is_host:
                await self._ask(line, "start")
            elif phase == "memorising" and not table["seats"][seat]["ready"]:
                await self._ask(line, "ready")
            elif phase == "over" and is_host and line.now["t"] == "snapshot":
                await self._ask(line, "rematch")
            elif "answers" in line.now and (line.game, line.now["seq"]) != self._answered[seat]:
                if not self._is_enough:
                    self._answered[seat] = line.game, line.now["seq"]
                    await self._answer(seat, line)

    async def _ask(self, line: Line, command: str) -> None:
        try:
            await line.command(command)
        except Refused as refused:
            if refused.code not in HARMLESS:
                raise
        else:
            self.tally.games += command == "start"

    async def _answer(self, seat: int, line: Line) -> None:
        answer = str(self.chance.choice(line.now["answers"])["text"])
        move = Move(line.game, line.now["seq"], seat, answer)
        since = time.perf_counter()
        self._waiting += 1
        await line.answer(answer)
        self._waiting -= 1
        self.tally.latencies.append(time.perf_counter() - since)
        self.moves.append(move)
        self.tally.moves += 1

    def _follow(self, seat: int, message: Json) -> None:
        """A stream has every decision once, in order; a snapshot may repeat what was heard."""
        if message["t"] == "snapshot":
            number = message["table"]["number"]
            told = [item["seq"] for item in message["log"] if item["t"] == "happened"]
        elif message["t"] == "happened":
            number, told = message["game"], [message["seq"]]
        else:
            return
        game, seq = self._followed[seat]
        seq = seq if game == number else 0
        new = [at for at in told if at > seq]
        if new != list(range(seq + 1, seq + 1 + len(new))) or (message["t"] == "happened" and not new):
            self.tally.faults.append(f"table {self.id}, seat {seat}, game {number}: after {seq} came {told}")
        self._followed[seat] = number, seq + len(new)

    async def agrees(self, by: Client) -> None:
        """Wait until everybody sees what a fresh spectator is shown; a fault if somebody never does."""
        async with by.line(watch=self.seats[0].watch) as line:
            fresh = _shown(line)
        deadline = time.monotonic() + AGREES_WITHIN
        while time.monotonic() < deadline and any(_shown(line) != fresh for line in self.lines):
            await asyncio.sleep(LOOKS_EVERY)
        for seat, line in enumerate(self.lines):
            different = [key for key, told in _shown(line).items() if told != fresh[key]]
            if different:
                self.tally.faults.append(f"table {self.id}, seat {seat}: {', '.join(different)} differ in the end")
            await line.close()


def _shown(line: Line) -> Json:
    """What everybody is told alike, but for who is connected."""
    table = line.snapshot["table"]
    seats = [{key: told for key, told in seat.items() if key != "here"} for seat in table["seats"]]
    return {"n": line.n, "table": table | {"seats": seats}} | {key: line.now.get(key) for key in TOLD_TO_ALL}


class Company:
    """Several tables, and what they were promised all together."""

    def __init__(self, direct: Client, through: Client, players: int, seed: object = 0) -> None:
        self.direct, self.through, self.players = direct, through, players
        self._chance = Random(f"company {seed}")
        self.tables: list[CompanyTable] = []
        self.tally = Tally()

    async def gather(self, tables: int) -> None:
        """Open tables, and fill them with people."""
        for _ in range(tables):
            host = await self.direct.open("Player 1", players=self.players)
            guests = [await self.direct.join(host.join, f"Player {k + 2}") for k in range(self.players - 1)]
            chance = Random(self._chance.random())
            self.tables.append(CompanyTable([host, *guests], self.through, chance, self.tally))

    async def play(self, is_enough: Callable[[], bool]) -> None:
        """All tables at the same time."""
        async with asyncio.TaskGroup() as group:
            for table in self.tables:
                group.create_task(table.play(is_enough))

    async def judge(self, database: Path | str) -> None:
        """See whether every promise was kept exactly once; what does not hold becomes a fault."""
        stored = dict(journals(database, [table.id for table in self.tables]))
        for table in self.tables:
            await table.agrees(self.direct)
            self.tally.faults += against(table, stored[table.id], films(database, table.id))


def against(table: CompanyTable, journal: Journal, films: dict[int, str]) -> list[str]:
    """What speaks against a table as it is stored: acknowledged moves that are not there, and others that nobody made:
    one that was made twice would be two decisions."""
    now = [(entry.by, entry.answer) for entry in journal if isinstance(entry, e.Answered)]
    games = {number: list(decisions(sheet)) for number, sheet in films.items()} | {len(films) + 1: now}
    stored = Counter(Move(game, seq, *done) for game, all_done in games.items() for seq, done in enumerate(all_done))
    promised = Counter(table.moves)
    named = (("lost", promised - stored), ("never acknowledged", stored - promised))
    return [f"table {table.id}: {what}: {dict(found)}" for what, found in named if found]
