"""Fillings: all ways to put cards that nobody has seen into the hands that still have room, counted and drawn.

`weights[card][hand]` says how much a card in a hand counts (0: it cannot be there), `room[hand]` how many cards go
there. A filling weighs the product of its cards' weights. `_tables[i]` holds the summed weight of the first i cards
for every number of cards in each hand but the last, which gets the rest; index 0 of every axis is a border of zeros.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.intp]


class Fillings:
    """All fillings of some hands."""

    def __init__(self, weights: Sequence[Sequence[float]], room: Sequence[int]) -> None:
        self.weights = np.array(weights, dtype=np.float64).reshape(len(weights), len(room))
        self.room = tuple(room)
        axes = range(len(room) - 1)
        shape = tuple(places + 2 for places in self.room[:-1])
        table: Floats = np.zeros(shape)
        table[(1,) * len(shape)] = 1.0
        self._tables = [table]
        more = [tuple(slice(1, None) if a == axis else slice(None) for a in axes) for axis in axes]
        less = [tuple(slice(None, -1) if a == axis else slice(None) for a in axes) for axis in axes]
        for row in self.weights.tolist():
            new = table * row[-1]
            for axis in axes:
                if row[axis]:
                    new[more[axis]] += row[axis] * table[less[axis]]
            self._tables.append(new)
            table = new

    def total(self, besides: Sequence[int] | None = None) -> float:
        """The summed weight of all fillings; with other cards `besides` that already take room in each hand."""
        taken = besides or [0] * len(self.room)
        if len(self.weights) != sum(self.room) - sum(taken):
            return 0.0
        at = tuple(places - k + 1 for places, k in zip(self.room[:-1], taken[:-1], strict=True))
        return 0.0 if min(at, default=1) < 1 else float(self._tables[-1][at])

    def draw(self, chance: np.random.Generator, n: int) -> Numbers:
        """So many fillings, each as likely as it weighs: the hand (column entry) of each card, a row for each draw."""
        cards, last = len(self.weights), len(self.room) - 1
        shape = np.array(self._tables[0].shape, dtype=np.intp)
        strides = np.append(np.cumprod(shape[::-1])[::-1][1:], 1)[:last]
        back = np.append(strides, 0)
        at = np.full(n, int((strides * (np.array(self.room[:-1], dtype=np.intp) + 1)).sum()))
        hands = np.empty((n, cards), dtype=np.intp)
        for card in range(cards - 1, -1, -1):
            shares = self.weights[card] * self._tables[card].ravel()[at[:, None] - back]
            sums = shares.cumsum(axis=1)
            chosen = (sums <= (chance.random(n) * sums[:, -1])[:, None]).sum(axis=1)
            hands[:, card] = chosen
            at = at - back[chosen]
        return hands
