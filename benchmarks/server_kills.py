"""`kills`: a server is ended again and again while people play: no acknowledged move is lost, no game unreadable.

Killed in the middle of whatever it does, told to stop, held still for a while, and moved: its files are copied, and
it starts from the copy; after a stop from `tables.db` alone. Always at the same port, with thousands of stored games in
its database. People play on by `maskenball.client`, whose lines find their way back by themselves.
"""

from __future__ import annotations

import asyncio
import http.client
import shutil
import signal
import time
from collections import Counter
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

import uvloop

from benchmarks.bots_page import Page, Progress
from maskenball.client import Client
from tests.server.journals import unreadable, write_games
from tests.server.postgresql import PostgreSQL
from tests.server.promises import MOST_TOLD, Company
from tools.house import Running, started

TABLES, PLAYERS, STORED = 24, 4, 10_000
WITHIN = 1.0
"""Seconds from the start of the process to the first request that is answered, in the middle of all starts."""


HELD_STILL = 0.5
"""Seconds."""


class Victim:
    """A server that is ended in several ways, and started again at the same address on the same database."""

    def __init__(self, database: Path | str, log: Path, chance: Random) -> None:
        self.database, self.log, self._chance = database, log, chance
        self.starts: list[float] = []
        self.ends: Counter[str] = Counter()
        self.faults: list[str] = []
        self.running = self._started(0)

    def _started(self, port: int) -> Running:
        """Start it and wait for the first healthy answer; notes how long that took."""
        since = time.perf_counter()
        running = started(self.database, port=port, errors=self.log)
        parts = urlsplit(running.address)
        line = http.client.HTTPConnection(parts.hostname or "", parts.port)
        line.request("GET", "/health")
        assert line.getresponse().status == 200
        self.starts.append(time.perf_counter() - since)
        line.close()
        return running

    def kill(self) -> None:
        """End it in one of the ways, and start it again."""
        ways = [self._kill, self._stop, self._hold_still]
        if isinstance(self.database, Path):
            ways += [self._move_after_kill, self._move_after_stop]
        way = ways[self.ends.total() % len(ways)]
        way()
        self.ends[(way.__doc__ or "").rstrip(".")] += 1

    def _again(self) -> None:
        self.running = self._started(urlsplit(self.running.address).port or 0)

    def _kill(self) -> None:
        """killed"""
        self.end()
        self._again()

    def _stop(self) -> None:
        """told to stop"""
        self._end_gently()
        self._again()

    def _hold_still(self) -> None:
        """held still"""
        self.running.process.send_signal(signal.SIGSTOP)
        time.sleep(HELD_STILL)
        self.running.process.send_signal(signal.SIGCONT)

    def _move_after_kill(self) -> None:
        """killed, and all files copied away"""
        self.end()
        self._move("tables.db*")
        self._again()

    def _move_after_stop(self) -> None:
        """told to stop, and tables.db alone copied away"""
        self._end_gently()
        self._move("tables.db")
        self._again()

    def _move(self, files: str) -> None:
        assert isinstance(self.database, Path)
        before = self.database.parent
        after = before.with_name(f"place{self.ends.total()}")
        after.mkdir()
        for file in before.glob(files):
            shutil.copy(file, after)
        shutil.rmtree(before)
        self.database = after / self.database.name

    def _end_gently(self) -> None:
        self.running.stop()
        if self.running.process.returncode:
            self.faults.append(f"told to stop, it ended with {self.running.process.returncode}")
        self._close()

    def end(self) -> None:
        """Kill it for good."""
        self.running.kill()
        self._close()

    def _close(self) -> None:
        if self.running.process.stdout:
            self.running.process.stdout.close()


async def killed_all_the_time(victim: Victim, company: Company, kills: int, moves: int, chance: Random) -> None:
    """Play so many moves, with so many kills spread over them at odd moments."""
    progress = Progress("kills, moves", moves)
    await company.gather(TABLES)

    def is_enough() -> bool:
        progress(company.tally.moves)
        return company.tally.moves >= moves and victim.ends.total() >= kills

    async def kill_on() -> None:
        while victim.ends.total() < kills:
            until = company.tally.moves + chance.uniform(0.5, 1.5) * max(1, moves - company.tally.moves) / (
                kills - victim.ends.total()
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
    faults = [*tally.faults, *victim.faults, *wrong]
    ways = ", ".join(f"{times} times {way}" for way, times in victim.ends.items())
    text = [
        f"{victim.ends.total()} ends ({ways}), {tally.moves} moves acknowledged at {len(company.tables)} tables with "
        f"{company.players} people each, {tally.games} games, in {seconds:.0f} s. {len(tally.faults)} moves or streams "
        f"at fault, {len(victim.faults)} stops, {len(wrong)} unreadable games among {stored + len(company.tables)}.",
        f"Listening again after {median(starts):.2f} s ({min(starts):.2f} to {max(starts):.2f}), "
        f"with {stored} stored games (goal: under {WITHIN:.0f} s).",
        *(f"- {fault}" for fault in faults[:MOST_TOLD]),
    ]
    return Page("\n\n".join(text), not faults and median(starts) < WITHIN)


def campaign(kills: int, moves: int, stored: int = STORED, seed: object = 0) -> Page:
    """End a server of its own."""
    with TemporaryDirectory() as folder:
        place = Path(folder) / "place"
        place.mkdir()
        write_games(place / "tables.db", stored, seed)
        return _campaign(place / "tables.db", Path(folder) / "log", kills, moves, stored, seed)


def campaign_on_postgresql(kills: int, moves: int, seed: object = 0) -> Page:
    """The same with tables in PostgreSQL."""
    server = PostgreSQL()
    try:
        with TemporaryDirectory() as folder:
            return _campaign(server.fresh(), Path(folder) / "log", kills, moves, 0, seed)
    finally:
        server.close()


def _campaign(database: Path | str, log: Path, kills: int, moves: int, stored: int, seed: object) -> Page:
    chance = Random(f"kills {seed}")
    since = time.monotonic()
    victim = Victim(database, log, chance)
    try:
        client = Client(victim.running.address)
        company = Company(client, client, PLAYERS, seed)

        async def run() -> None:
            await killed_all_the_time(victim, company, kills, moves, chance)
            await company.judge(victim.database)

        uvloop.run(run())
    finally:
        victim.end()
    return page(victim, company, unreadable(victim.database), stored, time.monotonic() - since)
