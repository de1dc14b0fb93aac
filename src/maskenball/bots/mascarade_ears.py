"""Ears: how true every person has spoken so far, from what was said and what was turned up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from maskenball.games.game import HIDDEN, SeenEvent, View
from maskenball.games.mascarade import events as e

ASKED_AT_FIRST, LIED_AT_FIRST = 6.0, 0.3
"""Before anybody has answered in a contest: how often they are taken to have been asked, and to have lied."""


class Ears:
    """Hears the events of a game, each once."""

    def __init__(self) -> None:
        self.asked: Counter[int] = Counter()
        """How often a person passed or claimed."""
        self.false_claims: Counter[int] = Counter()
        self.true_words: Counter[int] = Counter()
        self.false_words: Counter[int] = Counter()
        self._standing: dict[int, tuple[int, bool]] = {}
        self._named = HIDDEN

    def hear(self, view: View, event: SeenEvent) -> None:
        """Take in the next event."""
        kind, who, x, y, value = event
        if kind == e.ANNOUNCE:
            self._named = x
            self._standing = {y: (who, False)}
        elif kind == e.PASS:
            self.asked[who] += 1
        elif kind == e.CLAIM:
            self.asked[who] += 1
            self._standing[x] = (who, True)
        elif kind == e.TURN_UP and x in self._standing:
            self._judge(*self._standing.pop(x), value == self._named)

    def _judge(self, person: int, claimed: bool, true: bool) -> None:
        (self.true_words if true else self.false_words)[person] += 1
        if claimed and not true:
            self.false_claims[person] += 1

    def chance_of_a_lie(self, persons: Iterable[int]) -> float:
        """How likely at least one of them claims falsely when asked."""
        quiet = 1.0
        for person in persons:
            quiet *= 1 - (self.false_claims[person] + LIED_AT_FIRST) / (self.asked[person] + ASKED_AT_FIRST)
        return 1 - quiet
