"""Ears: how true every person has spoken so far, and which cards they must know, from what happened before all eyes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import prod

from maskenball.core.game import HIDDEN, SeenEvent, View
from maskenball.games.mascarade.rules import events as e, words as w
from maskenball.games.mascarade.rules.state import Terms

ASKED_AT_FIRST, LIED_AT_FIRST = 6.0, 0.3
"""Before anybody has answered in a contest: how often they are taken to have been asked, and to have lied."""
ALIKE = 6.0
"""A person who has been asked so often is judged half by themselves, half by everybody at the table."""


def hides_from_holder(t: Terms, mask: int) -> bool:
    """Whether a mask's power shows a card to everybody but its holder."""
    row = t.entry[mask]
    while t.rows[row * 4] != w.END:
        if t.rows[row * 4] == w.SHOW and t.rows[row * 4 + 2] == w.ALL_BUT_HOLDER:
            return True
        row += 1
    return False


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
        self._hides = False
        """Whether the power under way shows cards to everybody but their holder."""
        self.known: list[set[int]] = []
        """Which cards each person must know, by what they saw, were shown or did themselves."""

    def hear(self, view: View, event: SeenEvent) -> None:
        """Take in the next event."""
        kind, who, x, y, value = event
        if not self.known:
            self.known = [set(range(view.terms.cards)) for _ in range(view.terms.players)]
        self._follow(kind, who, x, y)
        if kind == e.POWER:
            self._hides = hides_from_holder(view.terms, x)
        elif kind == e.ANNOUNCE:
            self._hides = False
            self._named = x
            self._standing = {y: (who, False)}
        elif kind == e.PASS:
            self.asked[who] += 1
        elif kind == e.CLAIM:
            self.asked[who] += 1
            self._standing[x] = (who, True)
        elif kind == e.TURN_UP and x in self._standing:
            self._judge(*self._standing.pop(x), value == self._named)

    def _follow(self, kind: int, who: int, x: int, y: int) -> None:
        """Whoever swaps knows what they did; everybody else loses sight of both cards."""
        if kind == e.SWAP:
            for person, cards in enumerate(self.known):
                if person != who or not {x, y} <= cards:
                    cards -= {x, y}
        elif kind == e.TURN_UP:
            for person, cards in enumerate(self.known):
                if person != who or not self._hides:
                    cards.add(x)
        elif kind in (e.LOOK, e.PEEK):
            self.known[who].add(x)

    def _judge(self, person: int, claimed: bool, true: bool) -> None:
        (self.true_words if true else self.false_words)[person] += 1
        if claimed and not true:
            self.false_claims[person] += 1

    def chance_of_a_lie(self, persons: Iterable[int]) -> float:
        """How likely at least one of them claims falsely when asked."""
        return 1 - prod(1 - self.chance_to_lie(person) for person in persons)

    def chance_to_lie(self, person: int) -> float:
        """How likely a person claims falsely when asked."""
        everybody = (self.false_claims.total() + LIED_AT_FIRST) / (self.asked.total() + ASKED_AT_FIRST)
        return (self.false_claims[person] + ALIKE * everybody) / (self.asked[person] + ALIKE)
