"""What all our OpenSpiel games share before OpenSpiel comes in: Kind, a kind of table; Course, one game on it.

A course is dealt one card after the other, then it is a Game of the house. It can be copied, and written down as what
was dealt and what was answered.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar, Self

import numpy as np
import numpy.typing as npt

from maskenball.core.game import Game, SeenEvent, seen_by

Past = tuple[list[int], list[int]]
"""What was dealt, and what was answered."""
DRAWN_AT_ONCE = 32
"""How many pasts are drawn when one is asked for; the others wait for the next call."""


class Kind(ABC):
    """One kind of table: all that is fixed before the first card. Frozen, so courses can share it."""

    players: int
    answers: ClassVar[int]
    """How many answers there are, legal or not."""
    outcomes: ClassVar[int]
    """How many different cards chance may name."""
    event_names: ClassVar[tuple[str, ...]]
    event_rows: ClassVar[int]
    """How many events the information-state tensor holds; of more, the latest."""
    deal_size: ClassVar[int]
    """How many numbers tell what a person knows of the deal."""
    observed: ClassVar[Any]
    """The module of the lab that says what a learner sees: LAYOUT, SIZE, MEMORY and the functions that write them."""

    @property
    @abstractmethod
    def most_decisions(self) -> int:
        """No course has more than this."""

    @abstractmethod
    def pack(self) -> Sequence[int]:
        """All cards that are dealt."""

    @abstractmethod
    def card_name(self, card: int) -> str:
        """The card in words."""

    @abstractmethod
    def game(self, dealt: Sequence[int]) -> Game:
        """The game after the last card was dealt."""

    @abstractmethod
    def known_deal(self, dealt: Sequence[int], person: int | None) -> list[int]:
        """What a person knows of the cards dealt so far."""

    @abstractmethod
    def deal_numbers(self, dealt: Sequence[int], person: int | None) -> list[int]:
        """The same as `deal_size` numbers."""

    @abstractmethod
    def pasts(self, course: Course, person: int, chance: np.random.Generator, n: int) -> list[Past]:
        """So many pasts, each as likely as it is to this person, under which they have seen what they saw."""

    def is_cut_short(self, game: Game) -> bool:
        """Whether a game that is not over ends here."""
        return False

    def richest(self, game: Game) -> tuple[int, ...]:
        """Who wins a game that is cut short."""
        raise AssertionError("games of this kind are never cut short")


class Course:
    """One game: cards while they are dealt, then a Game."""

    __slots__ = ("_drawn", "_memory", "_read", "_seen", "dealt", "game", "kind", "over")

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.dealt: list[int] = []
        self.game: Game | None = None
        self.over = False
        """Whether it has ended, by the rules or because it was cut short."""
        self._begin_notes()

    def _begin_notes(self) -> None:
        self._seen: dict[int | None, list[SeenEvent]] = {}
        self._read: dict[int | None, int] = {}
        self._memory: tuple[npt.NDArray[np.int32], int] | None = None
        self._drawn: dict[int, list[Past]] = {}

    def __deepcopy__(self, memo: Any) -> Self:
        new = type(self).__new__(type(self))
        new.kind, new.dealt, new.over = self.kind, self.dealt[:], self.over
        new.game = None if self.game is None else self.game.copy()
        new._begin_notes()
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (self.kind, self.dealt, [] if self.game is None else self.game.history)

    def left(self) -> list[tuple[int, float]]:
        """The cards that may be dealt next, each with its chance."""
        rest = Counter(self.kind.pack())
        rest.subtract(self.dealt)
        total = rest.total()
        return [(card, n / total) for card, n in sorted(rest.items()) if n]

    def go_on(self, action: int) -> None:
        """Deal a card, or give the answer of whoever is asked."""
        self._drawn = {}
        if self.game is not None:
            self.game.play(self.game.person_of(action), action)
            self.over = self.game.over or self.kind.is_cut_short(self.game)
            return
        self.dealt.append(action)
        if len(self.dealt) == len(self.kind.pack()):
            self.game = self.kind.game(self.dealt)

    def shares(self) -> list[float]:
        """Who gets how much of the one win: the winners share it, and all if nobody won."""
        if self.game is None or not self.over:
            return [0.0] * self.kind.players
        result = self.game.result()
        winners = self.kind.richest(self.game) if result is None else result.winners
        winners = winners or tuple(range(self.kind.players))
        return [1 / len(winners) if person in winners else 0.0 for person in range(self.kind.players)]

    def seen(self, person: int | None) -> list[SeenEvent]:
        """The events as a person has seen them (None: a spectator)."""
        seen = self._seen.setdefault(person, [])
        if self.game is not None:
            for events in self.game.events[self._read.get(person, 0) :]:
                seen += [seen_by(person, event, self.game.everyone) for event in events]
            self._read[person] = len(self.game.events)
        return seen

    def observation(self, person: int) -> npt.NDArray[np.int32]:
        """What a learner sees, as the lab lays it out; all zeros before the last card is dealt."""
        observed = self.kind.observed
        row = np.zeros((1, observed.SIZE), np.int32)
        if self.game is not None:
            observed.introduce(self.game.t, 0, row)
            observed.observe(self.game.t, self.game.s, self._remembered(self.game), 0, person, row)
        first: npt.NDArray[np.int32] = row[0]
        return first

    def _remembered(self, game: Game) -> npt.NDArray[np.int32]:
        """The memory that the lab keeps of a game."""
        observed, opening = self.kind.observed, game.setup.state()
        if self._memory is None:
            memory, read = np.zeros((1, observed.MEMORY), np.int32), 0
            observed.forget(game.t, opening, memory, 0)
        else:
            memory, read = self._memory
        log = [event for events in game.events[read:] for event in events]
        observed.remember(game.t, opening, memory, 0, log)
        self._memory = memory, len(game.events)
        return memory

    def past(self, person: int, chance: np.random.Generator) -> Past:
        """A past that this person cannot tell from the true one, as likely as it is to them."""
        waiting = self._drawn.setdefault(person, [])
        if not waiting:
            waiting += self.kind.pasts(self, person, chance, DRAWN_AT_ONCE)
        return waiting.pop()


def again(kind: Kind, dealt: Sequence[int], answers: Sequence[int]) -> Course:
    """The course that was dealt and answered like this."""
    course = Course(kind)
    for action in [*dealt, *answers]:
        course.go_on(action)
    return course


def names_for(players: int) -> tuple[str, ...]:
    """Names by number: P0, P1, ..."""
    return tuple(f"P{person}" for person in range(players))
