"""`idle`: thousands of sockets that say nothing: how much memory and CPU does the server need for them?

All of them sit at tables with a game going on, six at each. First nobody looks at their pages: they answer the server's
pings, and that is all. Then everybody looks, and every page asks too whether anybody is there. They call from several
addresses of this machine, since one address has no more than some 28,000 ports, and connections that were closed lately
count.
"""

from __future__ import annotations

import asyncio
import resource
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from benchmarks.bots_page import Page, Progress, table
from benchmarks.server_driver import SEATS, Load, MaskenballTable, cpu_seconds
from benchmarks.server_wire import Wire
from tools.house import server

ADDRESSES = 4
AT_ONCE = 25
"""Tables that sit down at the same time."""
CALM = 5.0
"""Seconds between the last arrival and the measuring."""
MOST_MEGABYTES, MOST_CPU = 350, 0.05
ASKED_EVERY = 5.0
"""Seconds between two pings of a page that is seen (web/src/wire/line.ts)."""


def more_files(wanted: int) -> None:
    """Let this process and its children hold so many open; raises ValueError where the system does not."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard) if hard >= 0 else wanted, hard))
    if 0 <= hard < wanted:
        raise ValueError(f"this system allows {hard} open files, {wanted} are needed: raise `ulimit -Hn`")


def megabytes(process: int) -> float:
    """How much memory a process holds."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


async def sit_idle(address: str, process: int, sockets: int, seconds: float) -> list[tuple[str, float, float]]:
    """Connect, wait, and measure: what, megabytes, share of a core."""
    tables = -(-sockets // SEATS)
    progress = Progress("idle, tables", 2 * tables)
    load = Load(offered=1)  # and nobody ever offers anything: no table moves
    found = [("without sockets", megabytes(process), 0.0)]
    seated = []
    for number in range(tables):
        seated.append(MaskenballTable(address, number, load, f"127.0.0.{2 + number % ADDRESSES}"))
        progress(number)
    for first in range(0, tables, AT_ONCE):
        await asyncio.gather(*(table.sit_down() for table in seated[first : first + AT_ONCE]))
        progress(tables + first)
    await asyncio.sleep(CALM)
    assert len(load.ready) == tables, f"only {len(load.ready)} of {tables} tables have begun"
    share = await _share(process, seconds)
    found.append((f"{tables * SEATS} sockets at {tables} tables, hidden", megabytes(process), share))
    asking = asyncio.create_task(_ask([wire for table in seated for wire in table.wires]))
    share = await _share(process, seconds)
    found.append((f"the same, seen: each asks every {ASKED_EVERY:.0f} s", megabytes(process), share))
    asking.cancel()
    assert not load.lost, f"{load.lost} lines were lost"
    return found


async def _share(process: int, seconds: float) -> float:
    """How much of a core a process uses."""
    began, cpu = time.monotonic(), cpu_seconds(process)[0]
    await asyncio.sleep(seconds)
    return (cpu_seconds(process)[0] - cpu) / (time.monotonic() - began)


async def _ask(wires: list[Wire]) -> None:
    """Every line asks whether anybody is there, one after the other, for ever."""
    began, asked = time.monotonic(), 0
    while True:
        while asked < (time.monotonic() - began) / ASKED_EVERY * len(wires):
            wires[asked % len(wires)].send(b'{"t":"ping"}')
            asked += 1
        await asyncio.sleep(0.01)


def campaign(sockets: int, seconds: float) -> Page:
    """Measure a server of its own."""
    more_files(sockets + 500)
    with TemporaryDirectory() as folder, server(Path(folder) / "tables.db") as running:
        found = uvloop.run(sit_idle(running.address, running.process.pid, sockets, seconds))
    rows = [[what, f"{size:.0f}", f"{100 * share:.1f} %" if share else ""] for what, size, share in found]
    size, share = found[-1][1], found[1][2]
    goal = f"Goal: under {MOST_MEGABYTES} MB, and {100 * MOST_CPU:.0f} % of a core while hidden, over {seconds:.0f} s."
    text = "\n\n".join([table(("idle", "memory, MB", "of a core"), rows), goal])
    return Page(text, size < MOST_MEGABYTES and share < MOST_CPU)
