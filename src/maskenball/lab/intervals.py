"""How sure a share is that was counted: intervals."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95


class Interval(NamedTuple):
    """From low to high."""

    low: float
    high: float

    def holds(self, value: float) -> bool:
        """Whether a value lies within."""
        return self.low <= value <= self.high

    def times(self, factor: float) -> Interval:
        """The interval of a share that is counted on another scale."""
        return Interval(self.low * factor, self.high * factor)


def wilson(wins: float, trials: float, confidence: float = CONFIDENCE) -> Interval:
    """Wilson's score interval for a share. `wins` may have fractions: a trial in parts varies less than a whole one,
    so the interval is then a little too wide, never too narrow."""
    if not 0 <= wins <= trials:
        raise ValueError(f"{wins} wins in {trials} trials")
    if not trials:
        return Interval(0.0, 1.0)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = wins / trials
    scale = 1 + z * z / trials
    middle = (share + z * z / (2 * trials)) / scale
    reach = z / scale * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    low = 0.0 if wins == 0 else max(0.0, middle - reach)
    high = 1.0 if wins == trials else min(1.0, middle + reach)
    return Interval(low, high)
