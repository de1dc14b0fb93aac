"""Hidden swaps: how likely each of them really happened, given everything the observer saw, before and after.

Forwards the distribution over arrangements is carried through the clues, and each step notes where every arrangement
went. Backwards comes the likelihood of all that was seen later. A swap was made with the share of the weight that
passed through its swapped half.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from maskenball.core.game import SeenEvent
from maskenball.games.mascarade.beliefs.arrangements import (
    Indices,
    Keys,
    Weights,
    exchanged,
    heaviest,
    index_at,
    packed,
)
from maskenball.games.mascarade.beliefs.belief import MOST, Contradiction
from maskenball.games.mascarade.beliefs.clues import SILENT, ByPerson, Clue, Clues, Evidence, Sight, Swap

NOWHERE = -1


class HiddenSwap(NamedTuple):
    """A swap that the observer could not see: its place among the events, and how likely the cards changed places."""

    event: int
    author: int
    one: int
    other: int
    chance: float


class Step(NamedTuple):
    """Where the arrangements went: left alone or swapped, each with its factor; NOWHERE: they were ruled out."""

    event: int
    swap: Swap | None
    before: Weights
    kept_to: Indices
    kept_factor: Weights
    swapped_to: Indices


def swap_posteriors(
    deal: Sequence[int], events: Sequence[SeenEvent], observer: int | None, q: ByPerson = 0.5,
    evidence: Evidence = SILENT, seats: Sequence[tuple[int, ...]] | None = None, most: int = MOST,
) -> list[HiddenSwap]:  # fmt: skip
    """Every swap that was hidden from the observer, in order. Exact as long as `most` arrangements are enough."""
    masks = {mask: index for index, mask in enumerate(sorted(set(deal)))}
    clues = Clues(observer, q, evidence, [(card,) for card in range(len(deal))] if seats is None else seats)
    keys: Keys = np.array([packed([masks[mask] for mask in deal])], dtype=np.int64)
    weights: Weights = np.ones(1)
    steps: list[Step] = []
    for at, event in enumerate(events):
        clue = clues.read(event)
        if clue is not None:
            step, keys, weights = _stepped(at, clue, keys, weights, masks, most)
            steps.append(step)
            if not weights.sum() > 0:
                raise Contradiction(f"event {at} cannot have happened: {event}")
            weights = weights / weights.sum()
    return _backwards(steps, len(keys))


def _stepped(
    at: int, clue: Clue, keys: Keys, weights: Weights, masks: dict[int, int], most: int
) -> tuple[Step, Keys, Weights]:
    if isinstance(clue, Swap):
        return _swapped(at, clue, keys, weights, most)
    cards = (clue.card,) if isinstance(clue, Sight) else clue.cards
    meant = np.logical_or.reduce([index_at(keys, card) == masks.get(clue.mask, -1) for card in cards])
    none = np.full(len(keys), NOWHERE)
    if isinstance(clue, Sight):
        goals = np.where(meant, meant.cumsum() - 1, NOWHERE)
        return Step(at, None, weights, goals, np.ones(len(keys)), none), keys[meant], weights[meant]
    factors = np.where(meant, clue.ratio, 1.0)
    return Step(at, None, weights, np.arange(len(keys)), factors, none), keys, weights * factors


def _swapped(at: int, swap: Swap, keys: Keys, weights: Weights, most: int) -> tuple[Step, Keys, Weights]:
    n = len(keys)
    both = np.concatenate((keys, exchanged(keys, swap.one, swap.other)))
    shares = np.concatenate((weights * (1 - swap.chance), weights * swap.chance))
    merged, goals = np.unique(both, return_inverse=True)
    after: Weights = np.bincount(goals, shares, len(merged)).astype(np.float64, copy=False)
    if not 0 < swap.chance < 1 or len(merged) > most:
        kept = np.flatnonzero(after) if len(merged) <= most else heaviest(after, most)
        new_place = np.full(len(merged), NOWHERE)
        new_place[kept] = np.arange(len(kept))
        merged, after, goals = merged[kept], after[kept], new_place[goals]
    return Step(at, swap, weights, goals[:n], np.full(n, 1 - swap.chance), goals[n:]), merged, after


def _backwards(steps: list[Step], alive: int) -> list[HiddenSwap]:
    found: list[HiddenSwap] = []
    later = np.ones(alive)
    for step in reversed(steps):
        padded = np.append(later, 0.0)  # NOWHERE, the last one, leads to nothing
        kept = step.kept_factor * padded[step.kept_to]
        swap = step.swap
        if swap is None:
            later = kept
        else:
            swapped = swap.chance * padded[step.swapped_to]
            later = kept + swapped
            if swap.hidden:
                share = float((step.before * swapped).sum() / (step.before * later).sum())
                found.append(HiddenSwap(step.event, swap.author, swap.one, swap.other, share))
        later = later / later.max()  # only ratios matter, and they must not fade away
    return found[::-1]
