"""When bots answer: the moments of many answers for two holdings, compared with a Kolmogorov-Smirnov test.

    python -m tests.server.timing --samples 10000

also measures how long bots really think: a thought that takes longer than the shortest delay could be noticed.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable
from copy import copy
from random import Random
from typing import Any, get_args

import numpy as np

from maskenball.core.game import Game, View
from maskenball.core.kit import LevelName, kits
from maskenball.core.wish import Wish
from maskenball.server.live import LiveTable
from maskenball.server.thinking import BEAT, SHORTEST, decided
from tests.played import GUESTS, table as position
from tests.server.alone import Dummies, Shelf, now, table_of, timeless

Think = Callable[[View], Awaitable[int]]
"""What a bot answers, and how long it thinks about it."""

CONTEST = ("Didier: announce king",)
SECRET = ("Adele: take Bruno",)
HOLDINGS: dict[str, tuple[Game, Game]] = {
    "a turn with a strong mask and a weak one": (
        position("king, fool, judge, witch"),
        position("fool, king, judge, witch"),
    ),
    "a contest for the own mask and another's": (
        position("king, fool, judge, witch", *CONTEST, first="Didier"),
        position("fool, king, judge, witch", *CONTEST, first="Didier"),
    ),
    "a swap that gains and one that loses": (
        position("fool, king, judge, witch", *SECRET),
        position("king, fool, judge, witch", *SECRET),
    ),
    "two hands of Masquerade": (
        Wish("masquerade").dealt(tuple(GUESTS[:4]), "one"),
        Wish("masquerade").dealt(tuple(GUESTS[:4]), "another"),
    ),
}
"""Two positions each, in which Adele is asked; they differ in what she holds."""


def ks_probability(one: list[float], other: list[float]) -> float:
    """How likely two samples of one distribution differ as much as these do (two-sided, asymptotic)."""
    left, right = np.sort(one), np.sort(other)
    both = np.concatenate([left, right])
    heights = [np.searchsorted(sample, both, side="right") / len(sample) for sample in (left, right)]
    distance = float(np.abs(heights[0] - heights[1]).max())
    scaled = distance * np.sqrt(len(left) * len(right) / (len(left) + len(right)))
    if scaled < 0.2:
        return 1.0
    k = np.arange(1, 101)
    return float(min(1.0, 2 * np.sum((-1.0) ** (k - 1) * np.exp(-2 * (k * scaled) ** 2))))


def by_bot(level: LevelName) -> Think:
    """A bot of this level, whose thoughts take no time. The same View gives the same answer, so it is asked once."""
    known: dict[tuple[object, ...], int] = {}

    async def think(view: View) -> int:
        key = (str(view.opening), *view.events)
        if key not in known:
            known[key] = decided(level, view.opening["game"], "seed", view)
        return known[key]

    return think


class _Waiting:
    """A line on which nothing matters but when the next decision is told."""

    address = "127.0.0.1"

    def __init__(self) -> None:
        self.heard: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def send(self, message: bytes) -> None:
        if not self.heard.done():
            self.heard.set_result(now())

    def part(self, message: bytes) -> None:
        raise AssertionError("nobody was to be shown the door")


def answer_times(game: Game, think: Think, samples: int, seed: str) -> list[float]:
    """When the bot at Adele's seat answered, in seconds after it was asked, at one table after the other."""

    async def decide(level: str, game: str, seed: str, view: Any) -> int:
        return await think(view)

    thinkers = Dummies(decide)
    thinkers._chance = Random(seed)  # type: ignore[assignment]
    prepared = table_of(game, bots={0: "steady"})
    assert prepared.asked is not None and prepared.asked.person == 0 and prepared.game is not None

    async def one() -> float:
        table = copy(prepared)
        assert prepared.game is not None
        table.game = prepared.game.copy()
        live, waiting, began = LiveTable(table, Shelf(), thinkers), _Waiting(), now()
        live.watching.add(waiting)
        live.arrange()
        answered = await waiting.heard
        live.rest()
        return answered - began

    async def all() -> list[float]:
        return [await one() for _ in range(samples)]

    return timeless(all())


def thoughts(level: LevelName, title: str, games: int) -> list[tuple[float, float]]:
    """For each question of whole games among bots of this level: seconds of thinking, and of the shortest delay."""
    times: list[tuple[float, float]] = []
    for k in range(games):
        game = Wish(title).dealt(tuple(GUESTS[:5]), f"thoughts {k}")
        for _ in range(60):
            asked = game.decision()
            if asked is None:
                break
            view = game.view(asked.person)
            began = time.perf_counter()
            answer = decided(level, title, f"{k} {asked.person}", view)
            times.append((time.perf_counter() - began, BEAT if asked.kind == "contest" else SHORTEST))
            game.play(asked.person, answer)
    return times


def main() -> None:
    """The campaign."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--samples", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=3, help="games in which thoughts are timed")
    given = parser.parse_args()
    levels: tuple[LevelName, ...] = get_args(LevelName)
    for what, holdings in HOLDINGS.items():
        for level in levels:
            seeds = [f"{what} {level} {k}" for k in range(2)]
            think = by_bot(level)
            times = [answer_times(game, think, given.samples, seed) for game, seed in zip(holdings, seeds, strict=True)]
            print(f"{what}, {level}: {given.samples} answers each, p = {ks_probability(*times):.3f}", flush=True)
    for title in kits():
        for level in levels:
            found = thoughts(level, title, given.games)
            seconds = [thought for thought, _ in found]
            slow = sum(thought > delay for thought, delay in found)
            said = f"thinks {np.median(seconds) * 1000:.0f} ms, at most {max(seconds) * 1000:.0f} ms"
            print(f"{title}, {level}: {said}; {slow} of {len(found)} thoughts took longer than the delay", flush=True)


if __name__ == "__main__":
    main()
