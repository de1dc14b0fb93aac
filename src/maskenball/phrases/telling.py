"""Telling: what happened, what is asked and what can be answered, in sentences of a language.

A teller is fed with the same messages that its reader is sent, in order, and knows nothing else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, NamedTuple

from maskenball.core.game import Json
from maskenball.phrases.phrases import Phrases

Lines = list[str]


class Choice(NamedTuple):
    """One answer as a reader sees it: the text of the score sheet, in words, and what it means."""

    text: str
    words: str
    help: str


class Cell(NamedTuple):
    """A cell of the table: whose it is (None: the middle), its title, and what stands below."""

    person: int | None
    title: str
    below: str


class Grouped(NamedTuple):
    """An answer among others that begin alike: their heading with what it means, its own words with what they mean."""

    heading: str
    about: str
    words: str
    help: str


class Chances(NamedTuple):
    """What somebody could know exactly: rows and columns with how likely each is. No columns: one figure a row."""

    title: str
    rows: Lines
    columns: Lines
    figures: list[list[float]]


GAP = "…"
"""Stands in a heading for what the answers below it differ in."""


def yes(condition: bool) -> str:
    """What a sentence selects on."""
    return "yes" if condition else "no"


class Teller(ABC):
    """Tells one game to one reader."""

    def __init__(self, start: Json, phrases: Phrases) -> None:
        self.start = start
        self.phrases = phrases
        self.names: list[str] = start["players"]
        self.you: int | None = start.get("you")
        self.asked: Json | None = None
        self.answers: list[Json] = []

    def say(self, key: str, **given: object) -> str:
        """A phrase in the reader's language."""
        return self.phrases.say(key, **given)

    def hear(self, message: Json) -> Lines:
        """Take in the next message: what happened, in sentences; an empty line stands before every turn."""
        lines = [line for event in message["events"] for line in self.sentences(event)]
        self.asked = message["asked"]
        self.answers = message.get("answers", [])
        return lines

    def who(self, person: int) -> dict[str, str]:
        """What a sentence is given about its person."""
        return {"person": self.names[person], "you": yes(person == self.you)}

    def whom(self, person: int) -> dict[str, str]:
        """What a sentence is given about its other person."""
        return {"target": self.names[person], "target_you": yes(person == self.you)}

    def winners(self, event: Json) -> Lines:
        """Who has won, if anybody has."""
        names = [self.names[p] for p in event["winners"]]
        if not names:
            return []
        return [self.say("event-winner" if len(names) == 1 else "event-winners", winners=self.phrases.together(names))]

    def choices(self) -> list[Choice]:
        """The answers that the reader may give now."""
        return [Choice(option["text"], *self.choice(option)) for option in self.answers]

    own_masks: dict[str, Any] = {}  # noqa: RUF012 (a game that has home-made masks sets its own)

    def cells(self) -> list[Cell]:
        """The table at a glance, to be drawn: a cell for each player, and perhaps for what lies in the middle."""
        return []

    def at_a_glance(self, name: Callable[[int], str]) -> Lines:
        """The same in words, where nothing can be drawn; `name` says what a person is called."""
        return []

    def beside(self) -> Lines:
        """What somebody wants to see besides before they answer."""
        return []

    def grouped(self, choice: Choice, option: Json) -> Grouped:
        """The heading under which an answer stands, if it begins like others; else it stands for itself."""
        return Grouped("", "", choice.words, choice.help)

    @abstractmethod
    def opening(self) -> Lines:
        """The table before the first turn."""

    @abstractmethod
    def sentences(self, event: Json) -> Lines:
        """What one event says."""

    @abstractmethod
    def question(self) -> str:
        """What the reader is asked now."""

    @abstractmethod
    def waiting(self) -> str:
        """Who else is asked now, and what."""

    @abstractmethod
    def choice(self, option: Json) -> tuple[str, str]:
        """An answer in words, and what it means."""

    @abstractmethod
    def table(self) -> Lines:
        """Where the game stands, as far as the reader can see."""

    @abstractmethod
    def refusal_facts(self) -> dict[str, object]:
        """What a refusal's sentence may need."""
