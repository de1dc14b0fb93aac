"""What every game of the house offers: Game, Decision, Event, View, Result, Refusal.

A game asks one person at a time. Every question has a finite set of answers; an answer is a whole number in one fixed
space per game and a text (what a score sheet says). Playing an answer yields events: rows of small numbers whose
`value` only the persons of `audience` may read. Persons are numbered in the order of the names.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, cached_property
from typing import Any, ClassVar, NamedTuple, Self

from maskenball.core.kit import kit_of
from maskenball.core.log import Event, Log
from maskenball.core.option import Answer, Option, options_of
from maskenball.core.record import Record
from maskenball.core.sheet import Sheet, Token, tokens_of, written
from maskenball.core.telling import Telling

SeenEvent = tuple[int, int, int, int, int]
"""An event as one person saw it: kind, who, x, y, value. A value they may not know is HIDDEN."""

HIDDEN = -1
"""Stands wherever a viewer may not know a number."""


class AllKnowing(Enum):
    """In place of a person: somebody who may read everything, for the record of a game. Never sent to a player."""

    VIEWER = "all-knowing"


ALL_KNOWING = AllKnowing.VIEWER
Viewer = int | AllKnowing | None
"""A person, or the all-knowing, or None: a spectator."""

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
    """Why something is not done: a code for programs, the rule behind it, and a sentence."""

    code: str
    rule: str
    sentence: str


class Refused(Exception):
    """Somebody asked for something and it is not done; nothing has changed. `details` say what it is about."""

    def __init__(self, refusal: Refusal, details: Any = None) -> None:
        super().__init__(refusal.sentence)
        self.refusal, self.details = refusal, details

    @property
    def code(self) -> str:
        """The code of the refusal."""
        return self.refusal.code


class NoSuchAnswer(ValueError):
    """A text that is none of the answers one may give now."""


@dataclass(frozen=True)
class View:
    """All that one person (None: a spectator) may know: the only thing that ever leaves the rules.

    `opening` is what they were told before the first decision (the deal of Mascarade, their own hand in Masquerade),
    `terms` are fixed and public, `state` is the state with every secret replaced by HIDDEN, `events` is what they saw
    since the cards were dealt, `legal` the answers they may give now (empty unless they are asked).
    """

    person: int | None
    names: tuple[str, ...]
    opening: Json
    terms: Any
    state: Any
    events: Sequence[SeenEvent]
    decision: Decision | None
    legal: tuple[int, ...]

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """The answers of `legal` in the same order, each with its text and what it is about."""
        return options_of(self._game.option(answer) for answer in self.legal)

    @cached_property
    def open(self) -> Json:
        """What lies open on the table for everyone, as an online table sends it."""
        return self._game.open_table()

    @cached_property
    def own(self) -> Json:
        """What this person sees beyond that, as an online table sends it."""
        return self._game.own_table(self.person)

    @property
    def _game(self) -> Game:
        """The game as far as this View shows it."""
        game: Game = kit_of(self.opening["game"]).part("game").as_seen(self)
        return game

    def number_of(self, answer: Answer) -> int:
        """The number of an answer, however it was given; raises NoSuchAnswer for a text that is none of the
        options."""
        if not isinstance(answer, (str, Option)):
            return answer
        wanted = str(answer)
        for number, option in zip(self.legal, self.options, strict=True):
            if option.text == wanted:
                return number
        raise NoSuchAnswer(f"{wanted!r} is no answer now: {', '.join(option.text for option in self.options)}")

    def picture(self) -> str:
        """The table as this person sees it, as SVG; `str` is the same in words."""
        raise LookupError(f"{self.opening['game']} has no drawing")

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.picture()

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """What an interactive terminal shows."""
        printer.text(str(self))


def seen_by(viewer: Viewer, event: Event, everyone: int) -> SeenEvent:
    """The event as a viewer saw it; a spectator reads only what everyone reads."""
    audience = event[5]
    if audience == everyone or viewer is ALL_KNOWING or (isinstance(viewer, int) and audience >> viewer & 1):
        return event[:5]
    return *event[:4], HIDDEN


class Game(ABC):
    """One game under way."""

    title: ClassVar[str]
    RULES: ClassVar[str]
    """The rules that a game is dealt under: another number when a change would give a stored game another course."""
    KNOWN_HEADERS: ClassVar[tuple[str, ...]]
    END_RULE: ClassVar[str]
    """The ids of the rules that end a game and that refuse what is not legal."""
    REFUSAL_RULE: ClassVar[str]
    MOST_LEGAL: ClassVar[int]
    """No question has more legal answers than this."""
    t: Any
    """The fixed table and the state: records that the rules of the game work on."""
    s: Any

    def __init__(self, setup: Any, headers: dict[str, str] | None = None) -> None:
        self.setup = setup
        self.names: tuple[str, ...] = setup.names
        self.headers = dict(headers or {})
        """Headers of a score sheet that mean nothing to us, kept for whoever wrote them."""
        self.t = setup.terms()
        self.s = setup.state()
        self.history: list[int] = []
        self._said: dict[str, Any] = {}
        """Texts that were understood before."""
        opening: Log = []
        self._begin(opening)
        self.events: list[list[Event]] = [opening]
        """One list per decision, after the events of the opening."""

    @classmethod
    def from_sheet(cls, parts: Sheet) -> Self:
        """The game that a score sheet's headers describe; raises Malformed."""
        return cls(cls._setup_from(parts), parts.unread(cls.KNOWN_HEADERS))

    @classmethod
    def as_seen(cls, view: View) -> Self:
        """The game as far as a View shows it: good for saying what its answers are, not for playing on."""
        game = cls.__new__(cls)
        game.names, game.t, game.s = view.names, view.terms, view.state
        return game

    def fresh(self) -> Self:
        """The same game before its first decision."""
        return type(self)(self.setup, self.headers)

    def copy(self) -> Self:
        """An independent copy at the same decision."""
        new = type(self).__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.s = self.s.copy()
        new.history = self.history[:]
        new.events = self.events[:]
        return new

    def save(self) -> bytes:
        """The state as bytes, in the middle of whatever is going on."""
        saved: bytes = self.s.save()
        return saved

    def restore(self, saved: bytes) -> None:
        """Go to a saved state of this game. Only the state: what was told before it is not known to it."""
        self.s = type(self.s).restore(saved)

    @property
    def everyone(self) -> int:
        """The audience that holds every person."""
        return (1 << len(self.names)) - 1

    def play(self, person: int | str, answer: Answer, seq: int | None = None) -> list[Event]:
        """Take an answer and tell what happened, or refuse it and change nothing: raises Refused.

        A person is meant by number or name, an answer by number, by its text, or as an option of a View.
        `seq`: how many decisions had been taken when the person was asked; a stale answer is refused.
        """
        if type(person) is not int or type(answer) is not int:
            person, answer = self._numbers(person, answer)
        refusal = self._stale(seq) or self.refusal(person, answer)
        if refusal is not None:
            raise Refused(refusal)
        happened: Log = []
        self._step(answer, happened)
        self.history.append(answer)
        self.events.append(happened)
        return happened

    def _stale(self, seq: int | None) -> Refusal | None:
        if seq is None or seq == len(self.history):
            return None
        return Refusal(
            "stale",
            self.REFUSAL_RULE,
            f"that answer was for decision {seq + 1}, the game is at {len(self.history) + 1}",
        )

    def refusal(self, person: int | str, answer: Answer) -> Refusal | None:
        """Why this person may not give this answer now; None when they may. Says nothing the person may not know."""
        if type(person) is not int or type(answer) is not int:
            try:
                person, answer = self._numbers(person, answer)
            except Refused as refused:
                return refused.refusal
        return self._refusal(person, answer)

    def _refusal(self, person: int, answer: int) -> Refusal | None:
        decision = self.decision()
        if decision is None or person != decision.person:
            return self._out_of_turn(decision)
        return None if answer in self.legal() else self._against(answer)

    def _out_of_turn(self, decision: Decision | None) -> Refusal:
        """Why somebody else may answer nothing."""
        if decision is None:
            return Refusal("over", self.END_RULE, "the game is over")
        return Refusal("not-asked", self.REFUSAL_RULE, f"{self.names[decision.person]} is to {self._question()}")

    def _numbers(self, person: int | str, answer: Answer) -> tuple[int, int]:
        """A person and an answer by their numbers; raises ValueError (nobody is called so) and Refused."""
        who = self._person(person)
        if not isinstance(answer, (str, Option)):
            return who, answer
        try:
            return who, self.meant(who, str(answer))
        except (ValueError, Refused) as error:
            decision = self.decision()
            if decision is None or decision.person != who:
                raise Refused(self._out_of_turn(decision)) from error
            if isinstance(error, Refused):
                raise
            raise Refused(Refusal("no-answer", self.REFUSAL_RULE, str(error))) from error

    def _person(self, person: int | str) -> int:
        """The number of a person; raises ValueError where nobody is called so."""
        if not isinstance(person, str):
            return person
        if person not in self.names:
            raise ValueError(f"nobody here is called {person!r}: {', '.join(self.names)}")
        return self.names.index(person)

    def _viewer(self, viewer: Viewer) -> Viewer:
        """A viewer who sits at this table, or none of its persons."""
        if isinstance(viewer, int) and not 0 <= viewer < len(self.names):
            raise ValueError(f"there is no person {viewer} at this table")
        return viewer

    def view(self, person: int | str | None) -> View:
        """What one person, by number or name, may know now (None: a spectator)."""
        if isinstance(person, str):
            person = self._person(person)
        self._viewer(person)
        decision = self.decision()
        asked = decision is not None and decision.person == person
        everyone = self.everyone
        seen = [seen_by(person, event, everyone) for events in self.events for event in events]
        state = self._closed_state(person)
        kind: type[View] = kit_of(self.title).part("view") if kit_of(self.title).has("view") else View
        return kind(
            person,
            self.names,
            self.telling.opening(self, person),
            self.t.copy(),
            state,
            seen,
            decision,
            tuple(self.legal()) if asked else (),
        )

    def picture(self, person: int | str | None = None) -> str:
        """The table as one person sees it (None: a spectator, who sees no secret), as SVG."""
        return self.view(person).picture()

    def _repr_svg_(self) -> str:
        """What a notebook shows: the spectator's picture."""
        return self.picture()

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """What an interactive terminal shows: the table in the words of a spectator."""
        printer.text(str(self))

    def __str__(self) -> str:
        return str(self.view(None))

    def message(self, person: Viewer) -> Json:
        """What one person is sent about the latest decision: exactly this, whatever carries it."""
        self._viewer(person)
        told: Json = {"seq": len(self.history)}
        if not self.history:
            told["start"] = self.opening(person)
        told["events"] = self.told(len(self.history), person)
        decision = self.decision()
        told["asked"] = self.asked()
        if decision is not None and decision.person == person:
            told |= self.asking()
        return told

    @cached_property
    def telling(self) -> Telling:
        """What this kind of game says and shows."""
        return _telling(self.title)

    def opening(self, person: Viewer) -> Json:
        """What a viewer is told before the first decision."""
        start = self.telling.opening(self, person)
        return start | {"says": self.telling.opens_with(start)}

    def told(self, at: int, person: Viewer) -> list[Json]:
        """The events of a decision (0: the opening), as a viewer is told them."""
        seen = [seen_by(person, event, self.everyone) for event in self.events[at]]
        return self.telling.events(self, at, seen)

    def asked(self) -> Json | None:
        """Who is asked, the kind of question, and what the others are told meanwhile."""
        decision = self.decision()
        if decision is None:
            return None
        return {"person": decision.person, "kind": decision.kind, "says": self.telling.waiting(self)}

    def asking(self) -> Json:
        """What whoever is asked is sent: the question, and what they may answer."""
        return {"question": self.telling.question(self), "answers": [self.option(answer) for answer in self.legal()]}

    def open_table(self) -> Json:
        """What lies open on the table for everyone."""
        return self.telling.open_table(self)

    def own_table(self, person: Viewer) -> Json:
        """What this viewer sees beyond that."""
        return self.telling.own_table(self, person)

    def revealed(self) -> Json:
        """The same with all cards up: what everybody sees of a game that ends here."""
        return self.telling.revealed(self)

    def option(self, answer: int) -> Json:
        """One legal answer, so that a client can show it without knowing a rule."""
        parts = self.option_parts(answer)
        return {"text": self.text(answer), **parts, **self.telling.answer_in_words(self, parts)}

    @abstractmethod
    def option_parts(self, answer: int) -> Json:
        """What an answer is about, in numbers: `do` is the verb."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decision() is None

    @abstractmethod
    def decision(self) -> Decision | None:
        """The question that is open now; None when the game is over."""

    def legal(self) -> list[int]:
        """The answers that the person asked may give."""
        room = [0] * self.MOST_LEGAL
        return room[: self._legal(room)]

    @property
    def takes_unasked(self) -> bool:
        """Whether anybody may ever answer without being asked."""
        return False

    def unasked(self, person: int) -> list[int]:
        """The answers that somebody may give now without being asked. Most games know none."""
        return []

    def is_unasked(self, answer: int) -> bool:
        """Whether an answer is such a one: the question that is open stays open."""
        return False

    @abstractmethod
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def text(self, answer: int) -> str:
        """The answer as a score sheet writes it now."""

    @abstractmethod
    def parse(self, tokens: Sequence[Token]) -> Any:
        """A decision line's tokens, checked for form; raises ValueError with what is wrong."""

    @abstractmethod
    def answer(self, person: int, said: Any) -> int:
        """The answer that a parsed decision means in this position; raises Refused when it means none."""

    def meant(self, person: int, text: str) -> int:
        """The answer that a text means in this position: the words of a score sheet. Raises ValueError where it means
        nothing at this table, and Refused where it means nothing now."""
        said = self._said.get(text)
        if said is None:
            said = self._said[text] = self.parse(tokens_of(text))
        return self.answer(person, said)

    def person_of(self, answer: int) -> int:
        """Who gives this answer: whoever is asked, but for answers that say it themselves."""
        decision = self.decision()
        assert decision is not None
        return decision.person

    @abstractmethod
    def sheet_headers(self) -> list[tuple[str, str]]:
        """The headers that let any program replay this game."""

    def sheet(self) -> str:
        """The whole game as a score sheet."""
        again = self.fresh()
        lines = []
        for answer in self.history:
            person = again.person_of(answer)
            lines.append((self.names[person], again.text(answer)))
            again.play(person, answer)
        return written([*self.sheet_headers(), *self.headers.items()], self.setup.block, lines)

    def document(self) -> Json:
        """The whole truth about the position, as `maskenball replay --json` prints it."""
        decision, result = self.decision(), self.result()
        return {
            "game": self.title,
            "decisions": len(self.history),
            "turn": self.s.turn,
            "over": result is not None,
            "winners": [self.names[p] for p in result.winners] if result else [],
            "reason": result.reason if result else None,
            "to_decide": self.names[decision.person] if decision else None,
            "kind": decision.kind if decision else None,
            "legal": [self.text(answer) for answer in self.legal()],
        } | self._position()

    @classmethod
    @abstractmethod
    def _setup_from(cls, parts: Sheet) -> Any:
        """How a game begins, read off a score sheet; raises Malformed."""

    @abstractmethod
    def _begin(self, log: Log) -> None:
        """Ask the first question."""

    @abstractmethod
    def _step(self, answer: int, log: Log) -> None:
        """Apply a legal answer."""

    @abstractmethod
    def _legal(self, room: list[int]) -> int:
        """Write the legal answers into a list with room for them, and return how many there are."""

    @abstractmethod
    def _position(self) -> Json:
        """What is the game's own in its document: players, cards, coins."""

    @abstractmethod
    def _question(self) -> str:
        """What is asked now, after "Adele is to …"."""

    @abstractmethod
    def _against(self, answer: int) -> Refusal:
        """The reason against an answer that is not legal, by the person who is asked."""

    @abstractmethod
    def _closed_state(self, person: int | None) -> Record:
        """The state with every secret of others replaced by HIDDEN."""


@cache
def _telling(game: str) -> Telling:
    """The telling of a kind of game."""
    telling: Telling = kit_of(game).part("telling")()
    return telling
