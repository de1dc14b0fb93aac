"""Many games side by side, stepped together in buffers that belong to the caller: for learning programs.

    batch = Batch(Lab(Wish(), 6), size=1024, seed=1)
    while True:
        batch.step(actions)      # one action per game; then read batch.observations, batch.masks, batch.rewards, ...

| buffer | shape | what |
|---|---|---|
| observations | size x columns | what the person asked sees (the index table: `maskenball.lab.observe_*`.LAYOUT) |
| masks | size x answers | 1 for each legal action |
| choices, counts | size x most legal, size | the same as lists: the first `counts` numbers of each row |
| asked | size | the person who is to act |
| rewards | size x players | share of the win, in the step in which a game ended; else 0 |
| ended | size | 1: the last action ended the game, and a new one is dealt already |

No memory is allocated by a step. Game k of a batch of size B plays games k, k + B, k + 2B, … of the seed.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

from maskenball.core.kit import kit_of
from maskenball.lab.lab import Lab
from maskenball.lab.programs import observer_of
from maskenball.speed.dice import mixed
from maskenball.speed.layout import layout


class Batch:
    """Games of one lab, side by side."""

    def __init__(self, lab: Lab, size: int, seed: int = 0, kind: str = "int8", cores: int = 1) -> None:
        """`kind`: what observations are made of, int8 or float32. `cores`: how many threads share the games."""
        import numpy as np

        observer, game = observer_of(lab.wish.game), lab.wish.game
        most = lab.sample.MOST_LEGAL
        self.lab, self.size, self.seed = lab, size, seed
        self.columns, self.answers = observer.SIZE, kit_of(game).part("answers")
        self.observations = np.zeros((size, observer.SIZE), kind)
        self.masks = np.zeros((size, self.answers), np.int8)
        self.choices = np.zeros((size, most), np.int32)
        self.counts = np.zeros(size, np.int32)
        self.asked = np.zeros(size, np.int32)
        self.rewards = np.zeros((size, lab.players), np.float32)
        self.ended = np.zeros(size, np.int8)
        self.actions = np.zeros(size, np.int32)
        self._memory = np.zeros((size, observer.MEMORY), np.int8)
        self._numbers = np.arange(size, dtype=np.int64)
        self._dice = np.array([mixed(seed, ~k) for k in range(size)], np.int64)  # below 0 there are no games
        self._table: Any = [lab.t]
        self._fresh: Any = [lab.fresh]
        self._states: Any = [lab.fresh] * size
        self._deck: Any = lab.deck
        if lab.compiled:
            self._table, self._fresh, self._deck = lab.arrays()
            self._states = np.zeros(size, layout(type(lab.fresh)))
        bounds = [size * k // cores for k in range(cores + 1)]
        self._parts = [self._part(begin, end) for begin, end in pairwise(bounds)]
        self._pool = ThreadPoolExecutor(cores - 1) if cores > 1 else None
        self.reset()

    def _part(self, begin: int, end: int) -> tuple[Any, ...]:
        """What one thread works with: its games, and room of its own."""
        import numpy as np

        if self.lab.compiled:
            return begin, end, self._deck.copy(), np.zeros(1 + 6 * 512, np.int32)
        return begin, end, self._deck[:], []

    def _arguments(self, part: tuple[Any, ...]) -> tuple[Any, ...]:
        begin, end, order, log = part
        return (
            self._table, self._fresh, self._states, self._deck, order, self._memory, self._numbers, self.seed, begin,
            end, self.observations, self.masks, self.choices, self.counts, self.asked, log,
        )  # fmt: skip

    def _each_part(self, work: Any) -> list[Any]:
        """This thread does the first part; the others, if there are any, do the rest at the same time."""
        others = [self._pool.submit(work, part) for part in self._parts[1:]] if self._pool else []
        return [work(self._parts[0]), *(other.result() for other in others)]

    def reset(self) -> None:
        """Deal all games anew."""
        self._numbers[:] = range(self.size)
        self.masks[:] = self.counts[:] = self.rewards[:] = self.ended[:] = 0
        self._each_part(lambda part: self.lab.kernels.open_batch(*self._arguments(part)))

    def step(self, actions: Any) -> None:
        """Take one action in each game. An illegal one raises ValueError and changes nothing in its game."""
        illegal = self._each_part(
            lambda part: self.lab.kernels.step_batch(*self._arguments(part), actions, self.rewards, self.ended)
        )
        if sum(illegal):
            raise ValueError(
                f"{sum(illegal)} of {self.size} actions were not legal; their games stand where they stood"
            )

    def random_actions(self) -> Any:
        """A legal action for each game, each as likely as the others (the same buffer every time)."""
        kernel = self.lab.kernels.random_actions
        self._each_part(lambda part: kernel(self.choices, self.counts, self._dice, part[0], part[1], self.actions))
        return self.actions

    def step_random(self) -> None:
        """A random step in each game."""
        self.step(self.random_actions())
