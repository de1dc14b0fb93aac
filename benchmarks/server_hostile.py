"""`hostile`: frames of nonsense by the million, and requests, while a table of honest people goes on: nobody waits.

The nonsense comes from processes of its own, whose lines are opened again whenever the server closes them. An honest
table makes moves by the clock and a spectator pings, before (the baseline) and meanwhile. A stall is the server's if
neither it nor we were waiting for a core: what the system itself says about that is taken off.
"""

from __future__ import annotations

import asyncio
import http.client
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
import uvloop

from benchmarks.bots_page import Page, Progress, table
from benchmarks.server_driver import SEATS, Load, MaskenballTable, share
from benchmarks.server_idle import megabytes
from benchmarks.server_wire import Wire
from maskenball.client import Client, Seat
from tests.server.nonsense import poured
from tests.server.promises import MOST_TOLD
from tools.house import Running, started

LINES = 8
"""Lines that talk nonsense at the same time."""
PORTION = 500
"""Frames of a line at the same tables."""
MOVES_PER_SECOND = 10.0
PING_EVERY = 0.01
BASELINE_SECONDS = 20.0
MOST_STALL = 0.05
MOST_RATIO = 3.0


class Told(NamedTuple):
    """What an honest table measured, in seconds."""

    pings: list[float]
    stalls: list[float]
    """The same without the time for which we or the server waited for a core, or a core for its machine."""
    moves: list[float]


class Meter:
    """An honest table with six people, and a spectator who pings."""

    def __init__(self, running: Running, seats: list[Seat]) -> None:
        self._process = running.process.pid
        self._load = Load(MOVES_PER_SECOND)
        self._table = MaskenballTable(running.address, 0, self._load, tokens=[seat.token for seat in seats])
        self._address, self._watch = running.address, seats[0].watch
        self._sent: tuple[float, float, list[float]] | None = None
        self._told = Told([], [], [])

    async def begin(self) -> None:
        """Sit down and start."""
        await self._table.sit_down()
        self._wire = await Wire.to(self._address, "/socket", self._hear, self._lost)
        self._wire.send(b'{"t":"hello","watch":"%s"}' % self._watch.encode())
        self._tasks = [asyncio.create_task(self._load.offer()), asyncio.create_task(self._ping_on())]
        await asyncio.sleep(1)
        self._load.counting = True
        self.taken()

    def taken(self) -> Told:
        """What was measured since this was asked last."""
        for task in self._tasks:
            if task.done():
                task.result()
        found = self._told._replace(moves=self._load.latencies)
        self._told, self._load.latencies = Told([], [], []), []
        return found

    async def _ping_on(self) -> None:
        while True:
            if self._sent is None:
                self._sent = time.perf_counter(), self._waited(), stolen()
                self._wire.send(b'{"t":"ping"}')
            await asyncio.sleep(PING_EVERY)

    def _lost(self) -> None:
        raise AssertionError("the spectator's line was cut")

    def _hear(self, message: bytes) -> None:
        if message == b'{"t":"pong"}' and self._sent is not None:
            sent, waited, before = self._sent
            took = time.perf_counter() - sent
            away = max((after - at for after, at in zip(stolen(), before, strict=True)), default=0.0)
            self._told.pings.append(took)
            self._told.stalls.append(max(0.0, took - (self._waited() - waited) - away))
            self._sent = None

    def _waited(self) -> float:
        return waited_for_a_core(self._process) + waited_for_a_core(os.getpid())


def waited_for_a_core(process: int) -> float:
    """For how many seconds a process could have run and was not let; 0 where the system does not tell."""
    try:
        return int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) / 1e9
    except OSError:
        return 0.0


def stolen() -> list[float]:
    """For how many seconds each core was not there at all: the machine under this one gave it to others."""
    lines = Path("/proc/stat").read_text().splitlines()
    cores = [line.split() for line in lines if line.startswith("cpu") and line[3].isdigit()]
    return [int(core[8]) / os.sysconf("SC_CLK_TCK") for core in cores]


async def pour(address: str, frames: int, seed: str) -> Counter[str]:
    """In a process of its own: nonsense on several lines at a time."""
    parts = [frames // LINES + (k < frames % LINES) for k in range(LINES)]
    return sum(await asyncio.gather(*(pour_on(address, n, f"{seed} {k}") for k, n in enumerate(parts))), Counter[str]())


async def pour_on(address: str, frames: int, seed: str) -> Counter[str]:
    """Portion by portion, each at new tables: nonsense gives its seats away sooner or later."""
    chance, found = Random(seed), Counter[str]()
    while found["frames"] < frames:
        seats = await hostile_seats(Client(address))
        known = [text for seat in seats for text in (seat.token, seat.join, seat.watch, seat.table)]
        found += await poured(address, chance, min(PORTION, frames - found["frames"]), seats, known)
    return found


async def hostile_seats(client: Client) -> list[Seat]:
    """Seats at a table where people gather, and at two where they play."""
    seats: list[Seat] = []
    for players, options in ((4, {}), (3, {"memory": "helper"}), (6, {"clock": 600})):
        host = await client.open("Hostile", players=players, **options)
        seats += [host, *[await client.join(host.join, f"Hostile {k}") for k in range(players - 1)]]
        if options:
            async with client.line(host) as line:
                await line.command("start")
                await line.command("ready")  # all who are here are: the cards are turned face down
    return seats


class Phase(NamedTuple):
    """A time of one kind of nonsense."""

    what: str
    told: Told
    found: Counter[str]
    megabytes: float
    """The server's memory afterwards."""
    held: float
    """The longest hold of the loop so far, in seconds, by the server's own account."""


async def measured(running: Running, frames: int, requests: int, seed: object) -> list[Phase]:
    """The baseline, what was measured under hostile frames and requests, and how those were answered."""
    client = Client(running.address)
    host = await client.open("Player 1", players=SEATS)
    guests = [await client.join(host.join, f"Player {k + 2}") for k in range(SEATS - 1)]
    meter = Meter(running, [host, *guests])
    await meter.begin()
    await asyncio.sleep(BASELINE_SECONDS)
    phases = [await phase(running, "baseline", meter, Counter())]
    for what, module, times in (("frames", "server_hostile", frames), ("requests", "server_requests", requests)):
        command = [sys.executable, "-m", f"benchmarks.{module}", running.address, str(times), str(seed)]
        pouring = await asyncio.create_subprocess_exec(
            *command, stdout=subprocess.PIPE, cwd=Path(__file__).parent.parent, preexec_fn=lambda: os.nice(19)
        )
        watching = asyncio.create_task(watch(running, Progress("hostile, frames seen", frames)))
        printed, _ = await pouring.communicate()
        watching.cancel()
        if pouring.returncode:
            raise AssertionError(f"the nonsense of {what} ended early: see above")
        phases.append(await phase(running, what, meter, Counter(msgspec.json.decode(printed, type=dict[str, int]))))
    return phases


async def phase(running: Running, what: str, meter: Meter, found: Counter[str]) -> Phase:
    """What was measured since the last one."""
    held = await asyncio.to_thread(metric, running.address, "longest_hold_ever_seconds")
    return Phase(what, meter.taken(), found, megabytes(running.process.pid), held)


def metric(address: str, name: str) -> float:
    """A figure that the server tells of itself."""
    return float(fetched(address, "/metrics").partition(f"maskenball_{name} ")[2].partition("\n")[0])


async def watch(running: Running, progress: Progress) -> None:
    """Tell how many frames the server has seen."""
    while True:
        progress(int(await asyncio.to_thread(metric, running.address, "frames_total")))
        await asyncio.sleep(5)


def fetched(address: str, path: str) -> str:
    """What a server answers."""
    parts = urlsplit(address)
    line = http.client.HTTPConnection(parts.hostname or "", parts.port)
    line.request("GET", path)
    answer = line.getresponse().read().decode()
    line.close()
    return answer


def row(what: str, found: list[float]) -> list[object]:
    """A distribution in milliseconds."""
    return [what, len(found), *(f"{1000 * share(found, part):.1f}" for part in (0.5, 0.99, 0.999, 1))]


def page(phases: list[Phase], wrong: list[str], seconds: float) -> Page:
    """What happened, in Markdown."""
    before, *hostile = phases
    worst = max(max(one.told.stalls) for one in hostile)
    ratios = [share(one.told.moves, 0.99) / share(before.told.moves, 0.99) for one in hostile]
    kinds = (("pings", "ping"), ("stalls", "ping without waiting for a core"), ("moves", "move on disk"))
    rows = [row(f"{what}, {one.what}", getattr(one.told, kind)) for kind, what in kinds for one in phases]
    answers = [[one.what, what, times] for one in hostile for what, times in one.found.most_common()]
    text = [
        f"{hostile[0].found['frames']} hostile frames on {hostile[0].found['lines']} lines and "
        f"{hostile[1].found['requests']} hostile requests in {seconds:.0f} s. {len(wrong)} faults; the longest stall "
        f"that somebody saw: {1000 * worst:.0f} ms, the longest hold of the loop by the server's own account: "
        f"{1000 * hostile[-1].held:.0f} ms (goal: at most {1000 * MOST_STALL:.0f}). "
        f"Memory: {', '.join(f'{one.megabytes:.0f} MB after the {one.what}' for one in phases)}.",
        f"The honest table's 99 % of moves, as a ratio to the baseline: {ratios[0]:.1f} under frames, {ratios[1]:.1f} "
        f"under requests (goal: at most {MOST_RATIO:.0f}).",
        table(("milliseconds", "times", "median", "99 %", "99.9 %", "worst"), rows),
        table(("of the", "what became of them", "times"), answers),
        *(f"- {fault}" for fault in wrong),
    ]
    return Page("\n\n".join(text), not wrong and worst <= MOST_STALL and max(ratios) <= MOST_RATIO)


def campaign(frames: int, requests: int, seed: object = 0) -> Page:
    """Pour nonsense over a server of its own."""
    since = time.monotonic()
    with TemporaryDirectory() as folder:
        log = Path(folder) / "server.log"
        running = started(Path(folder) / "tables.db", errors=log)
        try:
            phases = uvloop.run(measured(running, frames, requests, seed))
            wrong = faults(running, log)
        except BaseException:
            print(log.read_text(encoding="utf-8")[-3000:], file=sys.stderr)
            raise
        finally:
            running.stop()
            if running.process.stdout:
                running.process.stdout.close()
        return page(phases, wrong, time.monotonic() - since)


def faults(running: Running, log: Path) -> list[str]:
    """What is wrong with a server that should have noticed nothing."""
    found = [line for line in log.read_text().splitlines() if '"trace"' in line or "Traceback" in line][:MOST_TOLD]
    if running.process.poll() is not None:
        return [f"the server ended: {running.process.poll()}", *found]
    if '"set_aside":[]' not in fetched(running.address, "/health"):
        found.append("tables were set aside")
    return found


if __name__ == "__main__":
    print(msgspec.json.encode(asyncio.run(pour(sys.argv[1], int(sys.argv[2]), sys.argv[3]))).decode())
