"""Histories: whole courses of hidden swaps that lead to a world, each as likely as it is.

A belief that keeps its trail remembers the distribution before every swap. From a world drawn at the end one walks
back: whether a swap was made is drawn by how likely the two arrangements were that it can have come from.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from maskenball.games.mascarade.beliefs.arrangements import Keys, Weights, exchanged
from maskenball.games.mascarade.beliefs.belief import Belief


class Histories(NamedTuple):
    """So many possible pasts."""

    worlds: npt.NDArray[np.int32]
    """The mask numbers by card place at the end, a row for each."""
    swapped: npt.NDArray[np.int32]
    """Whether each swap was made (a column for each swap of the trail), a row for each."""


def sampled_histories(belief: Belief, chance: np.random.Generator, n: int) -> Histories:
    """Draw worlds and what led to them."""
    assert belief.trail is not None, "a belief that keeps its trail"
    keys = belief.sample_keys(chance, n)
    worlds = belief.unpacked(keys).astype(np.int32)
    swapped = np.zeros((n, len(belief.trail)), np.int32)
    for at in range(len(belief.trail) - 1, -1, -1):
        swap, before, weights = belief.trail[at]
        others = exchanged(keys, swap.one, swap.other)
        if swap.chance >= 1:
            made = np.ones(n, np.bool_)
        elif swap.chance <= 0:
            made = np.zeros(n, np.bool_)
        else:
            order = before.argsort()
            kept = (1 - swap.chance) * _weight_of(keys, before[order], weights[order])
            moved = swap.chance * _weight_of(others, before[order], weights[order])
            made = chance.random(n) * (kept + moved) < moved
        keys = np.where(made, others, keys)
        swapped[:, at] = made
    return Histories(worlds, swapped)


def _weight_of(wanted: Keys, keys: Keys, weights: Weights) -> Weights:
    """The weight of each wanted arrangement in a sorted distribution; 0: it is not there."""
    places = np.minimum(keys.searchsorted(wanted), len(keys) - 1)
    found: Weights = np.where(keys[places] == wanted, weights[places], 0.0)
    return found
