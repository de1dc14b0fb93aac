"""Our own figures for the comparison: one process, one core, CPU time. Prints a JSON object.

python -m benchmarks.own_figures SECONDS      the figures that are compared with the peers
python -m benchmarks.own_figures warm         CPU seconds from process start to the first compiled games
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from random import Random

from maskenball.core.game import Game
from maskenball.core.wish import Wish
from maskenball.lab.batch import Batch
from maskenball.lab.lab import Lab

MASCARADE, MASQUERADE = Wish(), Wish("masquerade")


def per_second(work: Callable[[], float], seconds: float) -> float:
    """How much of something is done in a second of CPU time."""
    work()
    done, started = 0.0, time.process_time()
    while time.process_time() - started < seconds:
        done += work()
    return done / (time.process_time() - started)


def playouts(wish: Wish, players: int, compiled: bool, games: int, column: int = 0) -> Callable[[], float]:
    """Whole random games; column 0 counts decisions, column 1 turns."""
    lab, seeds = Lab(wish, players, compiled), iter(range(1_000_000))

    def work() -> float:
        rows = lab.play(games, seed=next(seeds))
        return float(rows[:, column].sum()) if compiled else float(sum(row[column] for row in rows))

    return work


def stepping(wish: Wish, players: int, kind: str = "int8") -> Callable[[], float]:
    """1024 games side by side with observations and masks."""
    batch = Batch(Lab(wish, players, compiled=True), 1024, kind=kind)

    def work() -> float:
        for _ in range(50):
            batch.step_random()
        return 50 * 1024

    return work


def half_played(lab: Lab, share: float = 0.5) -> Game:
    """A game in its middle: the median length of random games, half of it played."""
    lengths = sorted(row[0] for row in lab.play(201, seed=3))
    chance = Random(2)
    while True:
        game = lab.sample.fresh()
        while not game.over and len(game.history) < lengths[100] * share:
            decision = game.decision()
            assert decision is not None
            game.play(decision.person, chance.choice(game.legal()))
        if not game.over:
            return game


def from_the_middle() -> Callable[[], float]:
    """Copy a state in mid-game and play it to the end."""
    lab = Lab(MASCARADE, 8, compiled=True)
    game, seeds = half_played(lab), iter(range(1_000_000))
    return lambda: float(len(lab.play_from(game, 20_000, seed=next(seeds))))


def figures(seconds: float) -> dict[str, float]:
    """All figures, by name."""
    measured = {
        "Maskenball mascarade (8)": playouts(MASCARADE, 8, True, 5000),
        "Maskenball masquerade (4)": playouts(MASQUERADE, 4, True, 5000),
        "Maskenball mascarade, turns (8)": playouts(MASCARADE, 8, True, 5000, column=1),
        "Maskenball mascarade, interpreted (8)": playouts(MASCARADE, 8, False, 300),
        "Maskenball masquerade, interpreted (4)": playouts(MASQUERADE, 4, False, 300),
        "Maskenball mascarade, 1024 side by side, int8": stepping(MASCARADE, 8),
        "Maskenball mascarade, 1024 side by side, float32": stepping(MASCARADE, 8, "float32"),
        "Maskenball masquerade, 1024 side by side, int8": stepping(MASQUERADE, 4),
        "Maskenball playouts from mid-game": from_the_middle(),
    }
    by_players = {f"Maskenball mascarade ({n})": playouts(MASCARADE, n, True, 3000) for n in range(2, 14) if n != 8}
    return {name: per_second(work, seconds) for name, work in (measured | by_players).items()}


if __name__ == "__main__":
    if sys.argv[1] == "warm":
        Lab(MASCARADE, 8, compiled=True).play(100)
        print(json.dumps({"warm start": time.process_time()}))
    else:
        print(json.dumps(figures(float(sys.argv[1]))))
