"""`mixed`: a quarter of an hour of everything at once: does the server hold more and more?

People play by the clock at tables that go from game to game, others come and go, bots play, spectators look in, films
are asked for, and some talk nonsense on lines and over HTTP. Memory, descriptors and tasks are read every few seconds.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

import uvloop

from benchmarks import server_requests
from benchmarks.bots_page import Page, Progress, table
from benchmarks.server_bots import Seat as BotTable
from benchmarks.server_driver import Load, MaskenballTable
from benchmarks.server_hostile import faults, hostile_seats, metric
from benchmarks.server_idle import megabytes
from maskenball.client import Client, Refused
from tests.server.nonsense import poured
from tools.house import Running, started

TABLES, BOT_TABLES = 20, 5
MOVES_PER_SECOND = 100.0
LOOKS_EVERY = 5.0
WARM_UP = 120.0
"""Seconds before anything counts: caches fill, and a table that was left stays for a minute."""
MOST_GROWTH = 1.1
"""Of the last third over the first."""


class Sample(NamedTuple):
    """What the server holds at one moment."""

    megabytes: float
    descriptors: int
    tasks: int
    live_tables: int


def look(running: Running) -> Sample:
    """Read it off the system, and off the server's own metrics."""
    process = running.process.pid
    tasks, live = (int(metric(running.address, name)) for name in ("tasks", "live_tables"))
    return Sample(megabytes(process), len(list(Path(f"/proc/{process}/fd").iterdir())), tasks, live)


async def passers_by(address: str, chance: Random) -> None:
    """A table is opened, somebody joins, both talk, a spectator looks in, and all leave."""
    client = Client(address)
    host = await client.open("Anna", players=4)
    guest = await client.join(host.join, "Bruno")
    async with client.line(host) as one, client.line(guest) as other, client.line(watch=host.watch):
        await one.command("start", fill="gentle")
        for line in (one, other):
            await line.command("say", text="good evening " * chance.randrange(1, 12))
            await line.command("ready")
        await asyncio.sleep(chance.random())


async def nonsense(address: str, chance: Random) -> None:
    """A portion of hostile frames, then one of hostile requests."""
    seats = await hostile_seats(Client(address))
    await poured(address, chance, 200, seats, [seat.token for seat in seats])
    await server_requests.pour(address, 100, str(chance.random()))


async def films(address: str, chance: Random) -> None:
    """Somebody asks for films that there are not, and for what can be played."""
    client = Client(address)
    for path in ("/api/catalogue", f"/api/games/abcdefghjk.{chance.randrange(1, 9)}"):
        with suppress(Refused):
            await client.get(path)
    await asyncio.sleep(0.2)


async def again(act: Callable[[str, Random], Awaitable[None]], address: str, pause: float) -> None:
    """The same again and again, for ever."""
    chance = Random(act.__name__)
    while True:
        await act(address, chance)
        await asyncio.sleep(pause)


async def measured(running: Running, seconds: float) -> tuple[list[Sample], int]:
    """What the server held, sample by sample, and how many moves were made."""
    address, load = running.address, Load(MOVES_PER_SECOND)
    seated = [MaskenballTable(address, number, load) for number in range(TABLES)]
    for one in seated:
        await one.sit_down()
    for number in range(BOT_TABLES):
        await BotTable("gentle", True, f"127.0.0.{10 + number}").begin(address, 5)
    acts = ((passers_by, 0.2), (nonsense, 1.0), (films, 0.5))
    busy = [asyncio.create_task(load.offer())]
    busy += [asyncio.create_task(again(act, address, pause)) for act, pause in acts]
    progress, begun, found = Progress("mixed, seconds", round(seconds)), time.monotonic(), list[Sample]()
    while (gone := time.monotonic() - begun) < seconds:
        for task in busy:
            if task.done():
                task.result()
        await asyncio.sleep(LOOKS_EVERY)
        sample = await asyncio.to_thread(look, running)
        if gone > min(WARM_UP, seconds / 3):
            found.append(sample)
        progress(round(gone))
    for task in busy:
        task.cancel()
    return found, load.moves


def campaign(seconds: float) -> Page:
    """Measure a server of its own."""
    with TemporaryDirectory() as folder:
        log = Path(folder) / "server.log"
        running = started(Path(folder) / "tables.db", errors=log)
        try:
            found, moves = uvloop.run(measured(running, seconds))
            wrong = faults(running, log)
            held = metric(running.address, "longest_hold_ever_seconds")
        finally:
            running.close()
    third = len(found) // 3
    rows, growth = [], []
    for at, name in enumerate(Sample._fields):
        values = [sample[at] for sample in found]
        first, last = median(values[:third]), median(values[-third:])
        growth.append(last / first)
        rows.append(
            [name.replace("_", " "), f"{first:.0f}", f"{last:.0f}", f"{max(values):.0f}", f"{last / first:.2f}"]
        )
    text = [
        f"{seconds / 60:.0f} minutes, {moves} moves beside all the rest; {len(wrong)} faults; longest hold of the loop "
        f"{1000 * held:.0f} ms.",
        table(("held", "first third", "last third", "most", "ratio"), rows),
        f"Goal: no more than {MOST_GROWTH} times as much in the last third as in the first.",
        *(f"- {fault}" for fault in wrong),
    ]
    return Page("\n\n".join(text), not wrong and max(growth) <= MOST_GROWTH)
