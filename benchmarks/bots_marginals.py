"""A belief to compare with: only how likely each mask lies on each card. It forgets how cards hang together.

A hidden swap mixes two rows, a card that was seen fills its row; then rows and columns are balanced again (Sinkhorn),
so that every card has one mask and every mask lies as often as there are cards of it.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from maskenball.core.game import SeenEvent
from maskenball.games.mascarade.beliefs.arrangements import Weights
from maskenball.games.mascarade.beliefs.clues import SILENT, Clues, Sight, Swap

ROUNDS = 200
CLOSE = 1e-9


def balanced(chances: Weights, copies: Weights) -> Weights:
    """The nearest table whose rows add up to 1 and whose columns add up to the copies of their mask."""
    for _ in range(ROUNDS):
        chances = chances * (copies / np.maximum(chances.sum(0), 1e-300))
        chances = chances / np.maximum(chances.sum(1, keepdims=True), 1e-300)
        if np.abs(chances.sum(0) - copies).max() < CLOSE:
            break
    return chances


class Marginals:
    """What one observer believes of each card by itself."""

    def __init__(self, deal: Sequence[int], observer: int | None, q: float = 0.5) -> None:
        self.masks = tuple(sorted(set(deal)))
        self._chances: Weights = np.array([[float(mask == dealt) for mask in self.masks] for dealt in deal])
        self._copies: Weights = self._chances.sum(0)
        self._clues = Clues(observer, q, SILENT, [(card,) for card in range(len(deal))])
        self._read = 0

    def update(self, events: Sequence[SeenEvent]) -> None:
        """Take in what is new in the events of a View."""
        for event in events[self._read :]:
            clue = self._clues.read(event)
            if isinstance(clue, Swap):
                pair = [clue.one, clue.other]
                mixed = np.array([[1 - clue.chance, clue.chance], [clue.chance, 1 - clue.chance]])
                self._chances[pair] = mixed @ self._chances[pair]
            elif isinstance(clue, Sight):
                self._see(clue.card, self.masks.index(clue.mask))
        self._read = len(events)

    def marginals(self) -> Weights:
        """The chance of each mask in play (columns, as in `masks`) on each card place (rows)."""
        return self._chances

    def _see(self, card: int, column: int) -> None:
        self._chances[card] = 0.0
        self._chances[card, column] = 1.0
        sure = self._chances >= 1.0
        placed = sure.sum(0) >= self._copies  # all cards of these masks are found: they lie nowhere else
        self._chances[:, placed] *= sure[:, placed]
        self._chances = balanced(self._chances, self._copies)
