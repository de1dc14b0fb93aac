"""`make bench`: how fast the house is on this machine. Figures with their range over five rounds; never a test."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from maskenball.core.log import Log
from maskenball.core.wish import Wish
from maskenball.games.mascarade.rules.answers import MOST_LEGAL, legal
from maskenball.games.mascarade.rules.setup import Setup
from maskenball.games.mascarade.rules.state import CHOOSE, OVER, State
from maskenball.games.mascarade.rules.turn import begin_turn, step
from maskenball.games.masquerade.rules import answers as masquerade_answers
from maskenball.games.masquerade.rules.state import OVER as MASQUERADE_OVER
from maskenball.games.masquerade.rules.trick import step as masquerade_step
from maskenball.lab.lab import Lab
from maskenball.lab.simulate import save_sheets
from maskenball.speed.dice import below, mixed, thrown

ROUNDS = 5
NAMES = tuple("ABCDEFGHIJKLM")


def decisions_per_second(players: int = 8, games: int = 800) -> float:
    """Random play with the full rules, events written down, one core, CPU time."""
    setup = Setup.new(NAMES[:players], 1, "bench")
    t, opening, room = setup.terms(), setup.state(), [0] * MOST_LEGAL
    begin_turn(t, opening, [])
    decisions = 0
    started = time.process_time()
    for k in range(games):
        s, log, dice = opening.copy(), Log(), mixed(7, k)
        while s.kind != OVER:
            dice = thrown(dice)
            step(t, s, room[below(dice, legal(t, s, room))], log)
            decisions += 1
    return decisions / (time.process_time() - started)


def masquerade_decisions_per_second(games: int = 800) -> float:
    """The same for Masquerade with four players."""
    decisions = 0
    room = [0] * masquerade_answers.MOST_LEGAL
    tables = [Wish("masquerade").dealt(NAMES[:4], str(k)) for k in range(games)]
    started = time.process_time()
    for k, game in enumerate(tables):
        t, s, log, dice = game.t, game.s, Log(), mixed(7, k)
        while s.kind != MASQUERADE_OVER:
            dice = thrown(dice)
            masquerade_step(t, s, room[below(dice, masquerade_answers.legal(t, s, room))], log)
            decisions += 1
    return decisions / (time.process_time() - started)


def state_in_mid_power() -> State:
    """A state in which a power waits for a choice."""
    setup = Setup.new(NAMES[:8], 1, "bench")
    t, s, log, room = setup.terms(), setup.state(), Log(), [0] * MOST_LEGAL
    begin_turn(t, s, log)
    dice = mixed(3, 0)
    while s.kind != CHOOSE:
        dice = thrown(dice)
        step(t, s, room[below(dice, legal(t, s, room))], log)
    return s


def copy_in_microseconds() -> float:
    """Copying a state in the middle of a power."""
    s = state_in_mid_power()
    started = time.process_time()
    for _ in range(50_000):
        s.copy()
    return (time.process_time() - started) / 50_000 * 1e6


def replay_seconds(paths: list[str]) -> float:
    """`maskenball replay --json` from process start to end."""
    command = [str(Path(sys.executable).with_name("maskenball")), "replay", "--json", *paths]
    started = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - started


def told(what: str, measure: Callable[[], float], unit: str, goal: str) -> None:
    """Print the median of five rounds and their range."""
    found = sorted(measure() for _ in range(ROUNDS))
    print(f"{what:58} {found[2]:12,.3f} {unit:12} (range {found[0]:,.3f} to {found[-1]:,.3f}; goal {goal})")


def main() -> None:
    """Measure everything once."""
    told("Mascarade, interpreted, 8 players, random play", decisions_per_second, "decisions/s", "at least 250,000")
    told("Masquerade, interpreted, 4 players", masquerade_decisions_per_second, "decisions/s", "at least 150,000")
    told("copying a Mascarade state in mid-power", copy_in_microseconds, "us", "under 3")
    print(
        f"{'saved Mascarade state in mid-power':58} {len(state_in_mid_power().save()):12} bytes        (goal under 400)"
    )
    for wish, players in ((Wish(), 8), (Wish("masquerade"), 4)):
        with tempfile.TemporaryDirectory() as folder:
            save_sheets(Lab(wish, players, compiled=False), 1000, folder, 1)
            paths = sorted(str(path) for path in Path(folder).glob("*.ball"))
            longest = max(paths, key=lambda path: len(Path(path).read_text().splitlines()))
            name = wish.game.title()
            told(
                f"{name}: replay of the longest of 1,000 sheets", partial(replay_seconds, [longest]), "s", "under 0.25"
            )
            told(f"{name}: replay of 1,000 sheets in one run", partial(replay_seconds, paths), "s", "under 5")


if __name__ == "__main__":
    main()
