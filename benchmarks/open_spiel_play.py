"""OpenSpiel's own algorithms on our games: `python -m benchmarks.open_spiel_play [ismcts] [cfr]`.

`ismcts`: its ISMCTS bot, unchanged, at a table of players who answer anything. `cfr`: its CFR+ on mini-Mascarade until
NashConv is below 0.01; the curve goes to docs/research/nashconv.svg.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import matplotlib
import numpy as np
import pyspiel
from matplotlib import pyplot
from open_spiel.python.algorithms import ismcts, mcts

import maskenball.adapters.open_spiel  # noqa: F401
from maskenball.lab.intervals import wilson

TABLE, PLAYERS = "python_mascarade(players=4)", 4
GAMES, SIMULATIONS, EXPLORATION = 80, 50, 1.0
MINI = "python_mini_mascarade"
ENOUGH, MOST_ITERATIONS = 0.01, 128
LOOKS = (1, 2, 4, 8, 12, 16, 20, 24, 28, 32, 40, 48, 64, 96, 128)
"""After how many iterations NashConv is worked out."""
CURVE = Path(__file__).parent.parent / "docs" / "research" / "nashconv.svg"


def played(game: Any, bot: Any, seat: int, chance: Random) -> float:
    """The bot's share of the win in one game against players who answer anything."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, odds)[0])
        elif state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    share: float = state.returns()[seat]
    return share


def play_ismcts() -> None:
    """One ISMCTS player, the seats taken in turn."""
    game, random_state = pyspiel.load_game(TABLE), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random_state)
    bot = ismcts.ISMCTSBot(game, evaluator, EXPLORATION, SIMULATIONS, random_state=random_state)
    began = time.perf_counter()
    won = sum(played(game, bot, n % PLAYERS, Random(f"open-spiel {n}")) for n in range(GAMES))
    seconds = time.perf_counter() - began
    low, high = wilson(won, GAMES)
    print(f"ISMCTS, {SIMULATIONS} simulations, {PLAYERS} players, {GAMES} games, {seconds:.0f} s")
    print(f"  share {won / GAMES:.3f}, 95 % interval {low:.3f} to {high:.3f}, fair share {1 / PLAYERS:.3f}", flush=True)


def solve_mini() -> None:
    """CFR+ until NashConv is small enough."""
    game = pyspiel.load_game(MINI)
    solver = pyspiel.CFRPlusSolver(game)
    curve: list[tuple[int, float]] = []
    began = time.perf_counter()
    for iteration in range(1, MOST_ITERATIONS + 1):
        solver.evaluate_and_update_policy()
        if iteration in LOOKS:
            curve.append((iteration, pyspiel.nash_conv(game, solver.average_policy())))
            print(f"CFR+ {iteration:3d}: NashConv {curve[-1][1]:.5f}, {time.perf_counter() - began:.0f} s", flush=True)
            if curve[-1][1] < ENOUGH:
                break
    values = pyspiel.expected_returns(game.new_initial_state(), solver.average_policy(), -1, True)
    print(f"  value of the game: {values[0]:.4f} to {values[1]:.4f}")
    draw(curve)


def draw(curve: list[tuple[int, float]]) -> None:
    """The curve as a picture."""
    matplotlib.rcParams["svg.hashsalt"] = "maskenball"
    figure, axes = pyplot.subplots(figsize=(6, 3.6))
    axes.plot(*zip(*curve, strict=True), marker="o", color="#1f4e79")
    axes.axhline(ENOUGH, color="#999999", linestyle="--", linewidth=1)
    axes.set_xscale("log", base=2)
    axes.set_yscale("log")
    axes.set_xlabel("iterations of CFR+")
    axes.set_ylabel("NashConv")
    axes.set_title("Mini-Mascarade, solved by OpenSpiel's CFR+")
    axes.grid(alpha=0.3)
    figure.tight_layout()
    CURVE.parent.mkdir(exist_ok=True)
    figure.savefig(CURVE, metadata={"Date": None})


if __name__ == "__main__":
    matplotlib.use("Agg")
    wanted = sys.argv[1:] or ["ismcts", "cfr"]
    if "ismcts" in wanted:
        play_ismcts()
    if "cfr" in wanted:
        solve_mini()
