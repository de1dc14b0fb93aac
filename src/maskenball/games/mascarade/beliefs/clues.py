"""Clues: the events of Mascarade as one observer saw them, reduced to what they say about the arrangement.

Swap     two cards changed places with some chance (0 or 1 for whoever knows)
Sight    the mask that lies on a card was seen
Hearsay  somebody said, or by passing denied, that one of some cards is a mask: it counts `ratio` times as much
All other events say nothing about the cards. A card that was turned up to others only says nothing either.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from maskenball.core.game import HIDDEN, SeenEvent
from maskenball.games.mascarade.rules import events as e

ByPerson = float | Callable[[int], float]
"""A number for everybody, or a number for each person."""


@dataclass(frozen=True)
class Evidence:
    """How many times likelier people speak so when it is true than when it is not (1: words are wind).

    A pass is about all cards of the place, and its ratio is usually below 1.
    """

    announcement: ByPerson = 1.0
    claim: ByPerson = 1.0
    passing: ByPerson = 1.0


SILENT = Evidence()


class Swap(NamedTuple):
    """Two cards changed places with this chance; `hidden` from the observer or not."""

    author: int
    one: int
    other: int
    chance: float
    hidden: bool


class Sight(NamedTuple):
    """The mask on a card was seen."""

    card: int
    mask: int


class Hearsay(NamedTuple):
    """Arrangements in which one of these cards is the mask count so many times as much."""

    cards: tuple[int, ...]
    mask: int
    ratio: float


Clue = Swap | Sight | Hearsay


def for_person(value: ByPerson, person: int) -> float:
    """The number that holds for a person."""
    return value(person) if callable(value) else value


class Clues:
    """Reads events one by one; remembers the announcement and who sits where."""

    def __init__(self, observer: int | None, q: ByPerson, evidence: Evidence, seats: Sequence[tuple[int, ...]]) -> None:
        self.observer = observer
        self.q = q
        self.evidence = evidence
        self.cards_of = dict(enumerate(seats))
        """The cards in front of each person, as the Puppet Master has seated them."""
        self.person_at = list(range(len(seats)))
        self.named = HIDDEN

    def copy(self) -> Clues:
        """An independent reader at the same event."""
        new = Clues(self.observer, self.q, self.evidence, ())
        new.cards_of, new.person_at, new.named = dict(self.cards_of), self.person_at[:], self.named
        return new

    def read(self, event: SeenEvent) -> Clue | None:
        """What an event says about the arrangement, if anything."""
        kind, who, x, y, value = event
        if kind == e.SWAP:
            chance = for_person(self.q, who) if value == HIDDEN else float(value)
            return Swap(who, x, y, chance, value == HIDDEN)
        if kind in (e.LOOK, e.PEEK, e.TURN_UP, e.REVEAL):
            return None if value == HIDDEN else Sight(x, value)
        if kind == e.ANNOUNCE:
            self.named = x
            return self._word(who, (y,), self.evidence.announcement)
        if kind == e.CLAIM:
            return self._word(who, (x,), self.evidence.claim)
        if kind == e.PASS:
            return self._word(who, self.cards_of.get(who, ()), self.evidence.passing)
        if kind == e.TRADE_PLACES:
            self._trade_places(x, y)
        return None

    def _word(self, who: int, cards: tuple[int, ...], ratio: ByPerson) -> Hearsay | None:
        if who == self.observer:  # nobody learns from their own words
            return None
        times = for_person(ratio, who)
        return None if times == 1.0 else Hearsay(cards, self.named, times)

    def _trade_places(self, one: int, other: int) -> None:
        persons, cards = self.person_at, self.cards_of
        first, second = persons[one], persons[other]
        persons[one], persons[other] = second, first
        cards[first], cards[second] = cards[second], cards[first]
