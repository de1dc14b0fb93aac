"""Arrangements: which mask lies on which card place, packed into whole numbers of 64 bits.

A key holds four bits for each card place, the first place lowest: the position of the mask in the sorted list of the
masks in play. At most 15 cards lie on a table, so 60 bits are enough, and the two Peasants are one mask. A sparse
distribution is an array of different keys and an array of weights that add up to 1.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Keys = npt.NDArray[np.int64]
Weights = npt.NDArray[np.float64]
Indices = npt.NDArray[np.intp]
Flags = npt.NDArray[np.bool_]

BITS = 4
LOWEST = (1 << BITS) - 1


def packed(indices: Sequence[int]) -> int:
    """One arrangement as a key."""
    return sum(index << BITS * card for card, index in enumerate(indices))


def index_at(keys: Keys, card: int) -> Keys:
    """Which mask lies on a card place, in each arrangement."""
    return (keys >> BITS * card) & LOWEST


def unpacked(keys: Keys, cards: int) -> Keys:
    """The arrangements as rows: a column for each card place."""
    return (keys[:, None] >> (BITS * np.arange(cards, dtype=np.int64))) & LOWEST


def exchanged(keys: Keys, one: int, other: int) -> Keys:
    """The arrangements after two cards have changed places."""
    differ = ((keys >> BITS * one) ^ (keys >> BITS * other)) & LOWEST
    return keys ^ ((differ << BITS * one) | (differ << BITS * other))


def mixed(keys: Keys, weights: Weights, one: int, other: int, chance: float) -> tuple[Keys, Weights]:
    """The distribution after a swap that happened with this chance; equal arrangements are merged."""
    both = np.concatenate((keys, exchanged(keys, one, other)))
    shares = np.concatenate((weights * (1 - chance), weights * chance))
    order = both.argsort()
    both, shares = both[order], shares[order]
    first = np.empty(len(both), np.bool_)
    first[0] = True
    np.not_equal(both[1:], both[:-1], out=first[1:])
    starts = first.nonzero()[0]
    if len(starts) == len(both):
        return both, shares
    return both[starts], np.add.reduceat(shares, starts)


def heaviest(weights: Weights, most: int) -> Indices:
    """Where the heaviest arrangements stand, so many of them."""
    return np.sort(np.argpartition(weights, len(weights) - most)[-most:])


def marginal_table(keys: Keys, weights: Weights, cards: int, masks: int) -> Weights:
    """The chance of each mask (column) on each card place (row)."""
    rows = [np.bincount(index_at(keys, card), weights, masks) for card in range(cards)]
    return np.array(rows, dtype=np.float64)
