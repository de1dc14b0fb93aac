"""How many moves a server can take, and how soon it answers: ours beside boardgame.io, in turn, on this machine.

    python -m benchmarks.server_load --rounds 3 --write

Every figure comes from a fresh server on one core and the same driver on another (benchmarks/server_driver.py). Ours
plays real Mascarade, each move on disk before anybody is told; boardgame.io plays a card game as small as it can be
(benchmarks/peers/boardgame_io), in memory, and once more with its flat-file store. Needs Linux, two cores and npm.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmarks.bots_page import table
from benchmarks.server_idle import more_files
from benchmarks.server_page import put
from tools.house import server

ROOT = Path(__file__).parent.parent
PEER = ROOT / "benchmarks" / "peers" / "boardgame_io"
INSTALLED = ROOT / ".peers" / "boardgame_io"
MANY, EVEN_MORE, OFFERED = 100, 500, 800

Figures = dict[str, float]


class Serving(NamedTuple):
    """A server that listens."""

    kind: str
    address: str
    process: int


class Measure(NamedTuple):
    """One thing to be measured."""

    name: str
    serve: Callable[[Path], Iterator[Serving]]
    tables: int
    offered: float = 0


def cores() -> tuple[int, int]:
    """The core for the server and the one for the driver."""
    found = sorted(os.sched_getaffinity(0))
    if len(found) < 2:
        sys.exit("two cores are needed: one for the server, one for the driver")
    return found[0], found[1]


def ours(folder: Path) -> Iterator[Serving]:
    """Our server as hosts run it, without limits; every thread on its core."""
    with server(folder / "tables.db") as running:
        process = running.process.pid
        subprocess.run(["taskset", "-acp", str(cores()[0]), str(process)], check=True, stdout=subprocess.DEVNULL)
        yield Serving("maskenball", running.address, process)


def installed() -> Path:
    """Where boardgame.io is, installed at first use from its pinned packages."""
    INSTALLED.mkdir(parents=True, exist_ok=True)
    lock = "package-lock.json"
    if not (INSTALLED / "ready").exists() or (INSTALLED / lock).read_bytes() != (PEER / lock).read_bytes():
        print("setting up boardgame.io (once)", flush=True)
        for name in ("package.json", lock):
            shutil.copy(PEER / name, INSTALLED)
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=INSTALLED, check=True)
        (INSTALLED / "ready").touch()
    shutil.copy(PEER / "server.js", INSTALLED)
    return INSTALLED


def in_memory(folder: Path) -> Iterator[Serving]:
    """boardgame.io as it comes."""
    yield from boardgame()


def in_files(folder: Path) -> Iterator[Serving]:
    """boardgame.io with its flat-file store."""
    yield from boardgame(str(folder / "matches"))


def boardgame(*words: str) -> Iterator[Serving]:
    """boardgame.io on its core."""
    process = subprocess.Popen(
        ["taskset", "-c", str(cores()[0]), "node", "server.js", "0", *words],
        cwd=installed(), stdout=subprocess.PIPE, text=True, env=os.environ | {"NODE_ENV": "production"},
    )  # fmt: skip
    assert process.stdout is not None
    try:
        address = next(found[0] for line in process.stdout if (found := re.search(r"http://\S+[0-9]", line)))
        yield Serving("boardgame.io", address, process.pid)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


MEASURES = (
    Measure("Maskenball, on disk", ours, MANY),
    Measure("boardgame.io, in memory", in_memory, MANY),
    Measure("boardgame.io, flat files", in_files, MANY),
    Measure("Maskenball, on disk, offered", ours, EVEN_MORE, OFFERED),
    Measure("boardgame.io, in memory, offered", in_memory, EVEN_MORE, OFFERED),
)


def measured(measure: Measure, seconds: float) -> Figures:
    """What the driver found at a fresh server."""
    with TemporaryDirectory() as folder, contextmanager(measure.serve)(Path(folder)) as serving:
        command = ["taskset", "-c", str(cores()[1]), sys.executable, "-m", "benchmarks.server_driver", serving.kind]
        command += [serving.address, "--tables", str(measure.tables), "--seconds", str(seconds)]
        command += ["--offered", str(measure.offered), "--process", str(serving.process)]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT)
        found: Figures = json.loads(done.stdout.strip().splitlines()[-1])
        return found


def all_rounds(rounds: int, seconds: float) -> dict[str, list[Figures]]:
    """Everything in turn, round by round, so that a noisy minute hits everybody."""
    found: dict[str, list[Figures]] = {measure.name: [] for measure in MEASURES}
    for number in range(rounds):
        for measure in MEASURES:
            figures = measured(measure, seconds)
            found[measure.name].append(figures)
            told = f"{figures['moves_per_second']:.0f} moves/s, p99 {figures['p99_ms']:.1f} ms"
            print(f"round {number + 1} of {rounds}: {measure.name}: {told}", file=sys.stderr, flush=True)
    return found


def spread(values: list[float], form: str) -> str:
    """Median and range."""
    return f"{median(values):{form}} ({min(values):{form}} to {max(values):{form}})"


def ratio(found: dict[str, list[Figures]], figure: str, above: str, below: str) -> list[float]:
    """A ratio, round by round."""
    return [a[figure] / b[figure] for a, b in zip(found[above], found[below], strict=True)]


def page(found: dict[str, list[Figures]], rounds: int, seconds: float) -> str:
    """The section of docs/server-load.md."""
    disk, memory, files, disk_offered, memory_offered = (measure.name for measure in MEASURES)

    def rows(names: tuple[str, ...]) -> list[list[str]]:
        columns = (("moves_per_second", ",.0f"), ("server_us_per_move", ",.0f"), ("kernel_us_per_move", ",.0f"),
                   ("p50_ms", ".1f"), ("p99_ms", ".1f"),
                   ("worst_ms", ".0f"), ("driver_cpu", ".0%"), ("messages_per_move", ".1f"),
                   ("bytes_per_message", ".0f"))  # fmt: skip
        return [[name, *(spread([f[key] for f in found[name]], form) for key, form in columns)] for name in names]

    head = ("server", "moves/s", "µs of CPU a move", "in the kernel", "p50, ms", "p99, ms", "worst, ms", "driver's CPU",
            "messages a move", "bytes each")  # fmt: skip
    ratios = (
        ("moves/s, times boardgame.io in memory", ratio(found, "moves_per_second", disk, memory), "at least 3"),
        ("moves/s, times boardgame.io with flat files", ratio(found, "moves_per_second", disk, files), "at least 8"),
        ("p99 of boardgame.io, times ours", ratio(found, "p99_ms", memory_offered, disk_offered), "at least 8"),
    )
    versions = f"Python {platform.python_version()}, node {node_version()}, {platform.machine()}"
    parts = [
        f"{rounds} rounds in turn of {seconds:.0f} s each, median and range; {versions}. The server has one core, the "
        "driver another.",
        f"As fast as it goes, {MANY} tables with six seats, each with one move on its way all the time:",
        table(head, rows((disk, memory, files))),
        f"{OFFERED} moves/s offered by the clock, {EVEN_MORE} tables with six seats:",
        table(head, rows((disk_offered, memory_offered))),
        table(("ratio", "measured", "goal"), [[name, spread(r, ".2f"), goal] for name, r, goal in ratios]),
    ]
    return "\n\n".join(parts)


def node_version() -> str:
    """Of the node that ran boardgame.io."""
    return (
        subprocess.run(["node", "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip().strip("v")
    )


def main() -> None:
    """Measure, print, and write if wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=15, help="for each figure and round")
    parser.add_argument("--write", action="store_true", help="write the page into docs/server-load.md")
    given = parser.parse_args()
    more_files(EVEN_MORE * 6 + 500)
    text = page(all_rounds(given.rounds, given.seconds), given.rounds, given.seconds)
    print(text)
    if given.write:
        put("Load", text)


if __name__ == "__main__":
    main()
