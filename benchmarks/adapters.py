"""What the adapters cost: our PettingZoo environments against PettingZoo's tictactoe, our VectorEnv against Batch.

    python -m benchmarks.adapters

One core, CPU time, five interleaved rounds, median and range; never a test. A step is `last()` (with observation and
mask) and `step()`. The actions are recorded before, so that nobody's choosing is measured; resets and the steps of
dead agents are, but only decisions are counted.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median
from types import ModuleType
from typing import Any

import numpy as np

from maskenball.adapters import mascarade_v0, masquerade_v0
from maskenball.adapters.gymnasium import BatchVectorEnv
from maskenball.core.wish import Wish
from maskenball.lab.batch import Batch
from maskenball.lab.lab import Lab

ROUNDS = 5
DECISIONS = 30_000
GAMES = 1024


def tictactoe() -> Any:
    """PettingZoo's tictactoe; it draws with pygame, which nobody needs who does not look."""
    sys.modules.setdefault("pygame", ModuleType("pygame"))
    from pettingzoo.classic.tictactoe import tictactoe as module

    return module


def recorded(env: Any) -> list[int]:
    """The actions of random games, after a seeded reset."""
    chance, actions = Random(1), list[int]()
    env.reset(seed=1)
    while len(actions) < DECISIONS:
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                actions.append(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
                env.step(actions[-1])
        env.reset()
    return actions


def aec(env: Any) -> Callable[[], float]:
    """Decisions in a second of one AEC environment."""
    actions = recorded(env)

    def measured() -> float:
        coming = iter(actions)
        started = time.process_time()
        env.reset(seed=1)
        done = 0
        while done < len(actions):
            for _ in env.agent_iter():
                _, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    env.step(next(coming))
                    done += 1
            env.reset()
        return done / (time.process_time() - started)

    return measured


def side_by_side(step: Callable[[], object], steps: int = 1000) -> Callable[[], float]:
    """Decisions in a second of many games side by side, with random actions."""

    def measured() -> float:
        started = time.process_time()
        for _ in range(steps):
            step()
        return GAMES * steps / (time.process_time() - started)

    return measured


def batch_step(wish: Wish, players: int) -> Callable[[], object]:
    """A step of the lab's own batch."""
    return Batch(Lab(wish, players), GAMES, seed=1).step_random


def vector_step(wish: Wish, players: int, copy: bool) -> Callable[[], object]:
    """A step of the vector environment."""
    env = BatchVectorEnv(wish, players, GAMES, copy=copy)
    env.reset(seed=1)
    return lambda: env.step(env.random_actions())


def told(what: str, found: list[float], form: str = ",.0f") -> None:
    """Print a median with its range."""
    print(f"{what:58} {median(found):>12{form}}   (range {min(found):{form}} to {max(found):{form}})")


def compared(title: str, ours: dict[str, Callable[[], float]], theirs: str, other: Callable[[], float]) -> None:
    """Interleaved rounds: what everybody does in a second, and our share of theirs."""
    print(f"\n{title}")
    rounds = [{name: measure() for name, measure in (ours | {theirs: other}).items()} for _ in range(ROUNDS)]
    for name in rounds[0]:
        told(f"  {name}, decisions/s", [found[name] for found in rounds])
    for name in ours:
        told(f"  {name} / {theirs}", [found[name] / found[theirs] for found in rounds], ".2f")


def main() -> None:
    """Measure everything once."""
    mascarade, masquerade, their = mascarade_v0, masquerade_v0, tictactoe()
    raw = {
        "Mascarade (6), raw": aec(mascarade.raw_env(players=6)),
        "Mascarade (6), raw, copy=False": aec(mascarade.raw_env(players=6, copy=False)),
        "Mascarade (13), raw": aec(mascarade.raw_env(players=13)),
        "Masquerade (4), raw": aec(masquerade.raw_env(players=4)),
    }
    compared("PettingZoo without wrappers (goal: 200,000, and 4 times)", raw, "tictactoe, raw", aec(their.raw_env()))
    wrapped = {
        "Mascarade (6), wrapped": aec(mascarade.env(players=6)),
        "Masquerade (4), wrapped": aec(masquerade.env(players=4)),
    }
    compared("PettingZoo with the usual wrappers", wrapped, "tictactoe, wrapped", aec(their.env()))
    for wish, players in ((Wish(), 8), (Wish("masquerade"), 4)):
        envs = {
            f"{wish.game} ({players}), VectorEnv": side_by_side(vector_step(wish, players, True)),
            f"{wish.game} ({players}), VectorEnv, copy=False": side_by_side(vector_step(wish, players, False)),
        }
        batch = side_by_side(batch_step(wish, players))
        compared(f"Gymnasium, {GAMES} games side by side (goal: 0.7)", envs, "Batch", batch)


if __name__ == "__main__":
    main()
