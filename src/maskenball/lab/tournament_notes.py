"""What is noted of a tournament while it is played: a row for each game, and how long decisions took."""

from __future__ import annotations

import math
from collections import Counter
from typing import NamedTuple

from maskenball.core.game import Json


class Row(NamedTuple):
    """How one game went. `seats`: who sat where, as numbers of the table's labels."""

    deal: int
    rotation: int
    decisions: int
    turns: int
    ending: str
    winners: list[int]
    seats: list[int]


class Clock:
    """How long decisions took: the sum, and counts by length, eight steps to each doubling."""

    STEPS = 8

    def __init__(self) -> None:
        self.total = 0
        self.counts: Counter[int] = Counter()

    def add(self, nanoseconds: int) -> None:
        """One decision."""
        self.total += nanoseconds
        self.counts[int(self.STEPS * math.log2(max(1, nanoseconds)))] += 1

    @property
    def decisions(self) -> int:
        """How many there were."""
        return self.counts.total()

    def merge(self, noted: Json) -> None:
        """Take in what `noted` told."""
        self.total += noted["ns"]
        self.counts.update({int(step): n for step, n in noted["steps"].items()})

    def noted(self) -> Json:
        """For the resume file."""
        return {"ns": self.total, "steps": {str(step): n for step, n in sorted(self.counts.items())}}

    def quantile(self, share: float) -> float:
        """Microseconds that this share of decisions stays under, to within some 5 %."""
        left = share * self.decisions
        for step, n in sorted(self.counts.items()):
            left -= n
            if left <= 0:
                return float(2 ** ((step + 0.5) / self.STEPS) / 1000)
        return 0.0

    def microseconds(self) -> dict[str, float]:
        """Mean, median and 99th percentile."""
        mean = self.total / 1000 / max(1, self.decisions)
        return {"mean": round(mean, 2), "median": round(self.quantile(0.5), 2), "p99": round(self.quantile(0.99), 2)}
