"""What every game of the house offers: Game, Decision, Event, View, Result, Refusal.

A game asks one person at a time. Every question has a finite set of answers; an answer is a whole number in one fixed
space per game and a text (what a score sheet says). Playing an answer yields events: rows of small numbers whose
`value` only the persons of `audience` may read. Persons are numbered in the order of the names.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Self

from maskenball.games.sheet import Token, written

Event = tuple[int, int, int, int, int, int]
"""kind, who, x, y, value, audience: the first four are public, the value is for the audience (a bitset of persons)."""

SeenEvent = tuple[int, int, int, int, int]
"""An event as one person saw it: kind, who, x, y, value. A value they may not know is HIDDEN."""

HIDDEN = -1
"""Stands wherever a viewer may not know a number."""

ALL_KNOWING = -1
"""In place of a person: somebody who may read everything, for the record of a game. Never sent to a player."""

Json = dict[str, Any]


class Decision(NamedTuple):
    """Who is asked, and what kind of question it is (the words of the score sheet's document)."""

    person: int
    kind: str


class Result(NamedTuple):
    """How a game ended: the reason and the winners, in clockwise order of places."""

    reason: str
    winners: tuple[int, ...]


class Refusal(NamedTuple):
    """Why an answer was not taken: a code for programs, the rule behind it, and a sentence."""

    code: str
    rule: str
    sentence: str


class Refused(Exception):
    """An answer was not taken; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal


@dataclass(frozen=True)
class View:
    """All that one person (None: a spectator) may know: the only thing that ever leaves the rules.

    `table` is fixed and public, `state` is the state with every secret replaced by HIDDEN, `events` is what they saw
    since the cards were dealt, `legal` the answers they may give now (empty unless they are asked).
    """

    person: int | None
    names: tuple[str, ...]
    table: Any
    state: Any
    events: Sequence[SeenEvent]
    decision: Decision | None
    legal: tuple[int, ...]


def seen_by(person: int | None, event: Event, everyone: int) -> SeenEvent:
    """The event as that person saw it; a spectator reads only what everyone reads."""
    kind, who, x, y, value, audience = event
    may_read = audience == everyone or person == ALL_KNOWING or (person is not None and audience >> person & 1)
    return kind, who, x, y, value if may_read else HIDDEN


class Game(ABC):
    """One game under way."""

    title: ClassVar[str]
    names: tuple[str, ...]
    headers: dict[str, str]
    """Headers of a score sheet that mean nothing to us, kept for whoever wrote them."""

    def __init__(self, names: Sequence[str], headers: dict[str, str] | None = None) -> None:
        self.names = tuple(names)
        self.headers = dict(headers or {})
        self.history: list[int] = []
        self.events: list[list[Event]] = []
        """One list per decision, after the events of the opening."""

    @property
    def everyone(self) -> int:
        """The audience that holds every person."""
        return (1 << len(self.names)) - 1

    def play(self, person: int, answer: int) -> list[Event]:
        """Take an answer and tell what happened, or refuse it and change nothing."""
        refusal = self.refusal(person, answer)
        if refusal is not None:
            raise Refused(refusal)
        happened = self._step(answer)
        self.history.append(answer)
        self.events.append(happened)
        return happened

    def view(self, person: int | None) -> View:
        """What one person may know now."""
        decision = self.decision()
        asked = decision is not None and decision.person == person
        seen = [seen_by(person, event, self.everyone) for events in self.events for event in events]
        table, state = self._closed_state(person)
        return View(person, self.names, table, state, seen, decision, tuple(self.legal()) if asked else ())

    def message(self, person: int | None) -> Json:
        """What one person is sent about the latest decision: exactly this, whatever carries it."""
        seen = [seen_by(person, event, self.everyone) for event in self.events[-1]]
        told: Json = {"seq": len(self.history)}
        if not self.history:
            told["start"] = self._opening(person)
        told["events"] = [self.describe(event) for event in seen]
        decision = self.decision()
        told["asked"] = None if decision is None else {"person": decision.person, "kind": decision.kind}
        if decision is not None and decision.person == person:
            told["answers"] = [self.option(answer) for answer in self.legal()]
        return told

    def option(self, answer: int) -> Json:
        """One legal answer, so that a client can show it without knowing a rule."""
        return {"answer": answer, "text": self.text(answer)}

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decision() is None

    @abstractmethod
    def decision(self) -> Decision | None:
        """The question that is open now; None when the game is over."""

    @abstractmethod
    def legal(self) -> list[int]:
        """The answers that the person asked may give."""

    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def refusal(self, person: int, answer: int) -> Refusal | None:
        """Why this person may not give this answer now; None when they may."""

    @abstractmethod
    def text(self, answer: int) -> str:
        """The answer as a score sheet writes it now."""

    @abstractmethod
    def parse(self, tokens: Sequence[Token]) -> Any:
        """A decision line's tokens, checked for form; raises ValueError with what is wrong."""

    @abstractmethod
    def answer(self, person: int, said: Any) -> int | None:
        """The answer that a parsed decision means in this position; None when it means none."""

    @abstractmethod
    def person_of(self, answer: int) -> int:
        """Who gives this answer: whoever is asked, but for answers that say it themselves."""

    @abstractmethod
    def fresh(self) -> Self:
        """The same game before its first decision."""

    @abstractmethod
    def sheet_headers(self) -> list[tuple[str, str]]:
        """The headers that let any program replay this game."""

    @property
    def sheet_block(self) -> str:
        """The TOML block that a score sheet of this game carries; empty for none."""
        return ""

    def sheet(self) -> str:
        """The whole game as a score sheet."""
        again = self.fresh()
        lines = []
        for answer in self.history:
            person = again.person_of(answer)
            lines.append((self.names[person], again.text(answer)))
            again.play(person, answer)
        return written([*self.sheet_headers(), *self.headers.items()], self.sheet_block, lines)

    @abstractmethod
    def describe(self, event: SeenEvent) -> Json:
        """An event in words and numbers, for the wire."""

    @abstractmethod
    def document(self) -> Json:
        """The whole truth about the position, as `maskenball replay --json` prints it."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy at the same decision."""

    @abstractmethod
    def save(self) -> bytes:
        """The state as bytes, in the middle of whatever is going on."""

    @abstractmethod
    def restore(self, saved: bytes) -> None:
        """Go to a saved state of this game."""

    @abstractmethod
    def _step(self, answer: int) -> list[Event]:
        """Apply a legal answer."""

    @abstractmethod
    def _opening(self, person: int | None) -> Json:
        """What one person is told before the first decision."""

    @abstractmethod
    def _closed_state(self, person: int | None) -> tuple[Any, Any]:
        """The fixed table, and the state with every secret of others replaced by HIDDEN."""
