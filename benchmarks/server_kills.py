"""`kills`: a server is killed again and again while people play: no acknowledged move is lost, no game unreadable.

Kill -9, in the middle of whatever it does, and started again at the same port, with thousands of stored games in its
database. People play on by `maskenball.client`, whose lines find their way back by themselves.
"""

from __future__ import annotations

import asyncio
import http.client
import time
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

import uvloop

from benchmarks.bots_page import Page, Progress
from maskenball.client import Client
from tests.server.journals import unreadable, write_games
from tests.server.promises import MOST_TOLD, Company
from tools.house import Running, started

TABLES, PLAYERS, STORED = 24, 4, 10_000
WITHIN = 1.0
"""Seconds from the start of the process to the first request that is answered, in the middle of all starts."""


class Victim:
    """A server that is killed and started again at the same address, on the same database."""

    def __init__(self, database: Path, chance: Random) -> None:
        self._database, self._chance = database, chance
        self.log = database.with_suffix(".log")
        self.starts: list[float] = []
        self.kills = 0
        self.running = self._started(0)

    def _started(self, port: int) -> Running:
        """Start it and wait for the first healthy answer; notes how long that took."""
        since = time.perf_counter()
        running = started(self._database, port=port, errors=self.log)
        parts = urlsplit(running.address)
        line = http.client.HTTPConnection(parts.hostname or "", parts.port)
        line.request("GET", "/health")
        assert line.getresponse().status == 200
        self.starts.append(time.perf_counter() - since)
        line.close()
        return running

    def kill(self) -> None:
        """Kill it, and start it again."""
        port = urlsplit(self.running.address).port or 0
        self.end()
        self.kills += 1
        self.running = self._started(port)

    def end(self) -> None:
        """Kill it for good."""
        self.running.kill()
        if self.running.process.stdout:
            self.running.process.stdout.close()


async def killed_all_the_time(victim: Victim, company: Company, kills: int, moves: int, chance: Random) -> None:
    """Play so many moves, with so many kills spread over them at odd moments."""
    progress = Progress("kills, moves", moves)
    await company.gather(TABLES)

    def is_enough() -> bool:
        progress(company.tally.moves)
        return company.tally.moves >= moves and victim.kills >= kills

    async def kill_on() -> None:
        while victim.kills < kills:
            until = company.tally.moves + chance.uniform(0.5, 1.5) * max(1, moves - company.tally.moves) / (
                kills - victim.kills
            )
            while company.tally.moves < until:
                await asyncio.sleep(chance.uniform(0.001, 0.02))
            await asyncio.to_thread(victim.kill)

    async with asyncio.TaskGroup() as group:
        group.create_task(kill_on())
        group.create_task(company.play(is_enough))


def page(victim: Victim, company: Company, wrong: list[str], stored: int, seconds: float) -> Page:
    """What happened, in Markdown."""
    tally, starts = company.tally, victim.starts
    faults = [*tally.faults, *wrong]
    text = [
        f"{victim.kills} kills, {tally.moves} moves acknowledged at {len(company.tables)} tables with "
        f"{company.players} people each, {tally.games} games, in {seconds:.0f} s. {len(tally.faults)} moves or streams "
        f"at fault, {len(wrong)} unreadable games among {stored + len(company.tables)}.",
        f"Listening again after {median(starts):.2f} s ({min(starts):.2f} to {max(starts):.2f}), "
        f"with {stored} stored games (goal: under {WITHIN:.0f} s).",
        *(f"- {fault}" for fault in faults[:MOST_TOLD]),
    ]
    return Page("\n\n".join(text), not faults and median(starts) < WITHIN)


def campaign(kills: int, moves: int, stored: int = STORED, seed: object = 0) -> Page:
    """Kill a server of its own."""
    chance = Random(f"kills {seed}")
    since = time.monotonic()
    with TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        write_games(database, stored, seed)
        victim = Victim(database, chance)
        try:
            client = Client(victim.running.address)
            company = Company(client, client, PLAYERS, seed)

            async def run() -> None:
                await killed_all_the_time(victim, company, kills, moves, chance)
                await company.judge(database)

            uvloop.run(run())
        finally:
            victim.end()
        return page(victim, company, unreadable(database), stored, time.monotonic() - since)
