"""What one observer of Mascarade can know about the cards: the exact distribution over arrangements.

    belief = Belief.of(game.view(0), dealt_masks(game.setup))
    belief.chance_of(card=2, mask=3)

It begins with the deal, which everyone has seen (T5), and takes in the events of a View: swaps of others split it,
own swaps move it, what was seen cuts it down. Masks are the numbers of the rules, card places those of the state.
`q` is how likely people really swap; with `evidence` their words count as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import numpy as np

from maskenball.core.game import SeenEvent, View
from maskenball.games.mascarade.beliefs.arrangements import (
    Flags,
    Keys,
    Weights,
    exchanged,
    heaviest,
    index_at,
    marginal_table,
    mixed,
    packed,
    unpacked,
)
from maskenball.games.mascarade.beliefs.clues import SILENT, ByPerson, Clue, Clues, Evidence, Sight, Swap
from maskenball.games.mascarade.rules.masks import MASKS
from maskenball.games.mascarade.rules.setup import Setup

MOST = 100_000
"""How many arrangements are kept; beyond that the lightest are dropped, and `lost` says how much they weighed."""


class Contradiction(ValueError):
    """Events that cannot have happened after this deal."""


def dealt_masks(setup: Setup) -> list[int]:
    """T5: the deal as everyone has seen it: mask numbers by card place, the centre last."""
    return [setup.edition.numbers[id] for cards in [*setup.deal, setup.centre] for id in cards]


def seats_of(cards: int, players: int, slots: int) -> list[tuple[int, ...]]:
    """The card places in front of each player."""
    return [tuple(range(p * slots, (p + 1) * slots)) for p in range(players) if (p + 1) * slots <= cards]


class Belief:
    """The distribution of one observer (a person; None: a spectator)."""

    def __init__(
        self, deal: Sequence[int], observer: int | None = None, *, q: ByPerson = 0.5, evidence: Evidence = SILENT,
        seats: Sequence[tuple[int, ...]] | None = None, most: int = MOST, trail: bool = False,
    ) -> None:  # fmt: skip
        """`seats` (the cards of each player) only matters where a place has several cards and passes are evidence;
        with a `trail` whole histories can be drawn."""
        self.deal = tuple(deal)
        self.masks = tuple(sorted(set(deal)))
        """The masks in play: the columns of `marginals`."""
        self.most = most
        self._position = {mask: index for index, mask in enumerate(self.masks)}
        self._seats = [(card,) for card in range(len(deal))] if seats is None else list(seats)
        self._clues = Clues(observer, q, evidence, self._seats)
        self.trail: list[tuple[Swap, Keys, Weights]] | None = [] if trail else None
        """Every swap with the distribution before it, if it is kept."""
        self._begin()

    @classmethod
    def of(
        cls, view: View, deal: Sequence[int], *, q: ByPerson = 0.5, evidence: Evidence = SILENT, most: int = MOST,
        trail: bool = False,
    ) -> Self:  # fmt: skip
        """What the person of a View can know now."""
        seats = seats_of(len(deal), view.terms.players, view.terms.slots)
        belief = cls(deal, view.person, q=q, evidence=evidence, seats=seats, most=most, trail=trail)
        belief.update(view.events)
        return belief

    def _begin(self) -> None:
        clues = self._clues
        self._clues = Clues(clues.observer, clues.q, clues.evidence, self._seats)
        self.keys: Keys = np.array([packed([self._position[mask] for mask in self.deal])], dtype=np.int64)
        self.weights: Weights = np.ones(1)
        self.lost = 0.0
        """The weight that was dropped because there were too many arrangements."""
        self.events_read = 0
        if self.trail:
            self.trail = []

    def copy(self) -> Self:
        """An independent copy."""
        new = type(self).__new__(type(self))
        new.__dict__.update(self.__dict__)
        new._clues = self._clues.copy()
        new.trail = None if self.trail is None else self.trail[:]
        return new

    def update(self, events: Sequence[SeenEvent]) -> None:
        """Take in what is new in the events of the same person's later View. Raises Contradiction."""
        if len(events) < self.events_read:
            raise ValueError(f"{self.events_read} events were read before, these are only {len(events)}")
        for event in events[self.events_read :]:
            clue = self._clues.read(event)
            if clue is not None and not self._take_in(clue):
                self._begin_again_with_more(events)
                return
            self.events_read += 1

    def _take_in(self, clue: Clue) -> bool:
        """Whether anything is left of the distribution after a clue."""
        if isinstance(clue, Swap):
            self._swap(clue)
            return True
        if isinstance(clue, Sight):
            return self._keep(self._lies_on(clue.card, clue.mask))
        meant = self._lies_on(clue.cards[0], clue.mask)
        for card in clue.cards[1:]:
            meant |= self._lies_on(card, clue.mask)
        weights = self.weights * np.where(meant, clue.ratio, 1.0)
        total = weights.sum()
        if total > 0:
            self.weights = weights / total
        return bool(total > 0)

    def _begin_again_with_more(self, events: Sequence[SeenEvent]) -> None:
        # Nothing is left: either the truth was among the lightest that were dropped, or the events contradict the deal.
        if self.lost == 0:
            raise Contradiction(f"event {self.events_read} cannot have happened: {events[self.events_read]}")
        self.most *= 4
        self._begin()
        self.update(events)

    def _swap(self, swap: Swap) -> None:
        if self.trail is not None:
            self.trail.append((swap, self.keys, self.weights))
        if swap.chance <= 0:
            return
        if swap.chance >= 1:
            self.keys = exchanged(self.keys, swap.one, swap.other)
            return
        self.keys, self.weights = mixed(self.keys, self.weights, swap.one, swap.other, swap.chance)
        if len(self.keys) > self.most:
            kept = heaviest(self.weights, self.most)
            self.keys, self.weights = self.keys[kept], self.weights[kept]
            total = float(self.weights.sum())
            self.lost += (1 - self.lost) * (1 - total)
            self.weights /= total

    def _lies_on(self, card: int, mask: int) -> Flags:
        flags: Flags = index_at(self.keys, card) == self._position.get(mask, -1)
        return flags

    def _keep(self, meant: Flags) -> bool:
        if meant.all():
            return True
        weights = self.weights[meant]
        total = weights.sum()
        if not total > 0:
            return False
        self.keys, self.weights = self.keys[meant], weights / total
        return True

    def marginals(self) -> Weights:
        """The chance of each mask in play (columns, as in `masks`) on each card place (rows)."""
        return marginal_table(self.keys, self.weights, len(self.deal), len(self.masks))

    def chance_of(self, card: int, mask: int) -> float:
        """How likely a mask lies on a card place."""
        return float(self.weights[self._lies_on(card, mask)].sum())

    def arrangements(self) -> list[tuple[tuple[int, ...], float]]:
        """Every arrangement that is possible, as mask numbers by card place, with its chance."""
        rows = np.array(self.masks)[unpacked(self.keys, len(self.deal))].tolist()
        return [(tuple(row), weight) for row, weight in zip(rows, self.weights.tolist(), strict=True)]

    def sample(self, chance: np.random.Generator, n: int) -> list[list[int]]:
        """So many possible worlds, each as likely as it is: mask numbers by card place."""
        worlds: list[list[int]] = self.unpacked(self.sample_keys(chance, n)).tolist()
        return worlds

    def sample_keys(self, chance: np.random.Generator, n: int) -> Keys:
        """The same as keys."""
        sums = self.weights.cumsum()
        drawn = sums.searchsorted(chance.random(n) * sums[-1], side="right")
        keys: Keys = self.keys[np.minimum(drawn, len(sums) - 1)]
        return keys

    def unpacked(self, keys: Keys) -> Keys:
        """Keys as rows of mask numbers by card place."""
        rows: Keys = np.array(self.masks)[unpacked(keys, len(self.deal))]
        return rows

    def entropy(self) -> float:
        """How much is unknown, in bits."""
        weights = self.weights[self.weights > 0]
        return max(0.0, float(-(weights * np.log2(weights)).sum()))

    def __len__(self) -> int:
        """How many arrangements are possible."""
        return len(self.keys)


def dealt_numbers(view: View) -> list[int]:
    """The deal that everyone saw, as mask numbers."""
    own = list(view.opening.get("own_masks", ()))
    return [MASKS.index(id) if id in MASKS else len(MASKS) + own.index(id) for id in view.opening["deal"]]
