"""`make bench`: us and the peers side by side, five rounds, one core, CPU time; writes docs/benchmarks.md and a plot.

Every project is measured in a process and an environment of its own; rounds go round all of them in turn, so that a
noisy minute hits everybody.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from maskenball.core.wish import Wish
from maskenball.lab.lab import Lab
from maskenball.lab.simulate import warmed_up

ROOT = Path(__file__).parent.parent
PEERS = ("open_spiel", "pgx", "rlcard", "pettingzoo")
FASTEST_OF = "OpenSpiel"
Figures = dict[str, list[float]]


def environment(peer: str) -> Path:
    """The peer's own environment, made at first use from its pinned packages."""
    folder = ROOT / ".peers" / peer
    python = folder / "bin" / "python"
    if not (folder / "ready").exists():
        print(f"setting up {peer} (once)", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        lock = ROOT / "requirements" / "peers" / f"{peer}.lock"
        install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
        subprocess.run([*install, "-r", str(lock)], check=True)
        (folder / "ready").touch()
    return python


def on_one_core() -> None:
    """Keep a process on one core, where the system lets us."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def measured(command: list[str]) -> dict[str, float]:
    """The figures that a measuring process prints."""
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT, preexec_fn=on_one_core)
    found: dict[str, float] = json.loads(done.stdout.strip().splitlines()[-1])
    return found


def all_rounds(rounds: int, seconds: float) -> Figures:
    """Every figure of every round."""
    figures: Figures = {}
    ours = [sys.executable, "-m", "benchmarks.own_figures"]
    commands = [[*ours, str(seconds)], [*ours, "warm"]]
    for peer in PEERS:
        commands.append([str(environment(peer)), str(ROOT / "benchmarks" / "peers" / f"{peer}_peer.py"), str(seconds)])
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", flush=True)
        for command in commands:
            for name, value in measured(command).items():
                figures.setdefault(name, []).append(value)
    figures["two cores, times one core"] = [two_cores() for _ in range(rounds)]
    return figures


def two_cores() -> float:
    """How much faster two cores are than one, wall clock, compiled playouts."""
    lab = Lab(Wish(), 8, compiled=True)
    times = []
    for cores in (1, 2):
        started = time.perf_counter()
        lab.play(400_000, seed=1, cores=cores)
        times.append(time.perf_counter() - started)
    return times[0] / times[1]


def middle(figures: Figures, name: str) -> float:
    """The median of a figure."""
    return median(figures[name])


def row(name: str, found: list[float], unit: str = "") -> str:
    """A line of the table: median and range."""
    return f"| {name} | {_short(median(found))}{unit} | {_short(min(found))} to {_short(max(found))} |"


def _short(value: float) -> str:
    if value >= 1e6:
        return f"{value / 1e6:.2f} M"
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def ratios(figures: Figures) -> list[tuple[str, float, str]]:
    """What we promise, what we have, and against whom."""
    fastest = max((name for name in figures if name.startswith(FASTEST_OF)), key=lambda name: middle(figures, name))
    play, tricks = middle(figures, "Maskenball mascarade (8)"), middle(figures, "Maskenball masquerade (4)")
    together = middle(figures, "Maskenball mascarade, 1024 side by side, int8")
    return [
        (
            f"Mascarade, times the fastest OpenSpiel card game ({fastest})",
            play / middle(figures, fastest),
            "at least 2",
        ),
        ("Masquerade, times OpenSpiel hearts", tricks / middle(figures, "OpenSpiel hearts"), "at least 2"),
        ("1024 side by side, times pgx tic_tac_toe", together / middle(figures, "pgx tic_tac_toe"), "at least 2"),
        ("1024 side by side, times pgx leduc_holdem", together / middle(figures, "pgx leduc_holdem"), "at least 5"),
        ("two cores, times one core", middle(figures, "two cores, times one core"), "at least 1.8 on an idle machine"),
    ]


def page(figures: Figures, rounds: int) -> str:
    """docs/benchmarks.md."""
    players = range(2, 14)
    cost = {n: 1e9 / middle(figures, f"Maskenball mascarade ({n})") for n in players}
    compared = [n for n in figures if "(" not in n or n.endswith(("(8)", "(4)"))]
    speeds = sorted((n for n in compared if middle(figures, n) > 1000), key=lambda n: -middle(figures, n))
    lines = [
        "# Benchmarks",
        "",
        f"Written by `make bench`: {rounds} rounds in turn, median and range, CPU time on one core, random play.",
        f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, shared and noisy.",
        "",
        "![decisions per second](benchmarks.svg)",
        "",
        "(The bars are logarithmic.)",
        "",
        "## Decisions per second",
        "",
        "| what | median | range |",
        "|---|---|---|",
        *(row(name, figures[name]) for name in speeds),
        "",
        "OpenSpiel: C++ rollouts through its MCTS bot, one simulation, random rollout evaluator; without chance nodes.",
        'pgx: 1024 games in one jitted scan. "turns" counts whole turns, "playouts" whole games from a copied state.',
        "",
        "## Ratios",
        "",
        "| what | ratio | goal |",
        "|---|---|---|",
        *(f"| {name} | {value:.2f} | {goal} |" for name, value, goal in ratios(figures)),
        "",
        "## Cost by number of players (Mascarade, first edition)",
        "",
        "| players | ns per decision | range |",
        "|---|---|---|",
        *(f"| {n} | {cost[n]:.0f} | {_cost_range(figures, n)} |" for n in players),
        "",
        f"Warm start to the first compiled games: {middle(figures, 'warm start'):.2f} s CPU (goal under 0.8).",
        "",
    ]
    return "\n".join(lines)


def _cost_range(figures: Figures, players: int) -> str:
    found = [1e9 / value for value in figures[f"Maskenball mascarade ({players})"]]
    return f"{min(found):.0f} to {max(found):.0f}"


def plot(figures: Figures) -> str:
    """A bar for each speed, on a logarithmic scale, as SVG."""
    import math

    wanted = [
        "Maskenball mascarade (8)", "Maskenball masquerade (4)", "Maskenball mascarade, 1024 side by side, int8",
        "Maskenball mascarade, interpreted (8)",
    ]  # fmt: skip
    wanted += [name for name in figures if not name.startswith(("Maskenball", "warm", "two"))]
    wanted.sort(key=lambda name: -middle(figures, name))
    height, left, scale = 24 * len(wanted) + 16, 330, 90
    bars = []
    for k, name in enumerate(wanted):
        value, y = middle(figures, name), 8 + 24 * k
        width = max(2.0, scale * (math.log10(value) - 3))
        colour = "#84162a" if name.startswith("Maskenball") else "#2b6a66"
        bars.append(
            f'<text x="{left - 8}" y="{y + 15}" text-anchor="end">{name}</text>'
            f'<rect x="{left}" y="{y}" width="{width:.0f}" height="18" fill="{colour}"/>'
            f'<text x="{left + width + 6:.0f}" y="{y + 15}">{_short(value)}/s</text>'
        )
    font = 'font-family="sans-serif" font-size="13"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="860" height="{height}" {font}>'
    return head + '<rect width="100%" height="100%" fill="#f8ecd2"/>' + "".join(bars) + "</svg>\n"


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each figure and round")
    given = parser.parse_args()
    for game in ("mascarade", "masquerade"):
        warmed_up(game, print)
    figures = all_rounds(given.rounds, given.seconds)
    (ROOT / "docs" / "benchmarks.md").write_text(page(figures, given.rounds), encoding="utf-8")
    (ROOT / "docs" / "benchmarks.svg").write_text(plot(figures), encoding="utf-8")
    print(page(figures, given.rounds))


if __name__ == "__main__":
    main()
