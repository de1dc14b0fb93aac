"""`bots`: one address fills its tables with bots that search: do other people's bots still answer in time?

Nobody plays at the greedy tables but bots. At an honest table, at another address, somebody plays with gentle bots, who
are timed from one decision to the next: before (the baseline) and meanwhile.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
import uvloop

from benchmarks.bots_page import Page, table
from benchmarks.server_driver import share
from benchmarks.server_wire import Wire
from maskenball.client import Client
from tools.house import server

GREEDY, HONEST = "127.0.0.2", "127.0.0.3"
TABLES, PLAYERS = 29, 13
SECONDS = 60.0
"""Of the baseline, and as long again under load."""
CALM = 15.0
"""Seconds in which the greedy tables begin, and programs are fetched."""
MOST = 2.0
"""Times slower than without the others."""


class Seat:
    """A person's line at a table with bots; answers by chance, or lets a bot answer."""

    def __init__(self, level: str, plays: bool, source: str) -> None:
        self._level, self._plays, self._source = level, plays, source
        self._chance, self._count = Random(source), 0
        self.times: list[float] = []
        """Seconds that each answer of a bot took."""
        self._since: float | None = None

    async def begin(self, address: str, players: int) -> None:
        """Open a table, fill it with bots, and go on from game to game."""
        seat = await Client(address).open("Greedy", players=players)
        self._wire = await Wire.to(address, "/socket", self._hear, lambda: None, self._source)
        self._wire.send(msgspec.json.encode({"t": "hello", "token": seat.token}))
        self._ask("start", fill=self._level)

    def _ask(self, command: str, **given: object) -> None:
        self._count += 1
        self._wire.send(msgspec.json.encode({"t": command, "c": str(self._count)} | given))

    def _hear(self, frame: bytes) -> None:
        told = msgspec.json.decode(frame)
        if told["t"] == "happened":
            self._note(told)
        if told["t"] in ("happened", "snapshot") and "answers" in told:
            self._ask("answer", game=told["game"], seq=told["seq"],
                      answer=self._chance.choice(told["answers"])["text"])  # fmt: skip
        elif told["t"] == "snapshot":
            phase = told["table"]["phase"]
            if phase == "memorising":
                self._ask("ready")
                if not self._plays:
                    self._ask("hand-over", seat=0, level=self._level)
            elif phase == "over":
                self._ask("rematch")
            elif phase == "gathering" and told["table"]["number"]:
                self._ask("start", fill=self._level)

    def _note(self, told: dict[str, object]) -> None:
        now = time.perf_counter()
        if self._since is not None:
            self.times.append(now - self._since)
        self._since = None if "answers" in told or told["asked"] is None else now


async def measured(address: str) -> tuple[list[float], list[float]]:
    """How long gentle bots took to answer before, and meanwhile."""
    honest = Seat("gentle", True, HONEST)
    await honest.begin(address, 6)
    await asyncio.sleep(SECONDS)
    before, honest.times = honest.times, []
    greedy = [Seat("masterly", False, GREEDY) for _ in range(TABLES)]
    for one in greedy:
        await one.begin(address, PLAYERS)
    await asyncio.sleep(CALM)
    honest.times = []
    await asyncio.sleep(SECONDS)
    print(f"greedy tables: {sum(len(one.times) for one in greedy)} answers")
    return before, honest.times


def campaign() -> Page:
    """Measure a server of its own, at the pace of people."""
    with TemporaryDirectory() as folder, server(Path(folder) / "tables.db", "--pace", "1") as running:
        before, meanwhile = uvloop.run(measured(running.address))
    parts = (0.5, 0.95, 1)
    rows = [
        [what, len(found), *(f"{share(found, part):.2f}" for part in parts)]
        for what, found in (("alone", before), (f"beside {TABLES} tables of {PLAYERS} masterly bots", meanwhile))
    ]
    ratios = [share(meanwhile, part) / share(before, part) for part in parts]
    told = ", ".join(f"{ratio:.2f}" for ratio in ratios)
    text = [
        table(("a gentle bot's answer, seconds", "answers", "median", "95 %", "longest"), rows),
        f"Ratios: {told} (goal: at most {MOST:.0f}).",
    ]
    return Page("\n\n".join(text), max(ratios) <= MOST)
