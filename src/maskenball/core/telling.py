"""Telling: what a game says and shows, decided once, for every reader and every language.

A sentence is an object: the key of a phrase under `say`, and what the phrase is given besides:

    {"event": "choose", "person": 2, "place": 0, "says": [{"say": "event-choose-player", "target": 4}]}

A sentence is also given what its event, option or question carries. The reader's side puts in words: `person` and
`target` are persons, `winners` several of them; `mask` and `masks` are masks, `power` is what a mask does; an object is
a sentence of its own, `{"or": […]}` one of several, a list one after the other. `depth` says how far a sentence is set
in (0: something begins with it; usually 1), `private` that only its person saw it, `gap` in what answers that begin
alike differ. An event that says nothing is told as nothing; an option that says nothing is told by its `text`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from maskenball.core.game import Json, SeenEvent, Viewer

Sentence = dict[str, Any]


def said(key: str, **given: Any) -> Sentence:
    """A sentence: the phrase's key, and what it is given beyond what its event carries."""
    return {"say": key, **given}


class Telling(ABC):
    """What one kind of game says and shows. It has no memory: everything is read off the game.

    A game that says nothing of its own about questions and answers is told in the words of its score sheet.
    """

    def opening(self, game: Any, viewer: Viewer) -> Json:
        """What a viewer is told before the first decision."""
        you = viewer if isinstance(viewer, int) else None
        return {"game": game.title, "you": you, "players": list(game.names), "first": game.setup.first}

    def opens_with(self, start: Json) -> list[Sentence]:
        """An opening in sentences, though the memory rule may have left things out of it."""
        return [said("opening-any", game=start["game"].title(), players=len(start["players"]), depth=0)]

    @abstractmethod
    def events(self, game: Any, at: int, seen: Sequence[SeenEvent]) -> list[Json]:
        """The events of a decision as somebody saw them, each with its sentences under `says`."""

    def waiting(self, game: Any) -> Sentence:
        """What the others are told while somebody is asked."""
        return said("waiting-any")

    def question(self, game: Any) -> Sentence:
        """What whoever is asked is asked."""
        return said("question-any")

    def answer_in_words(self, game: Any, parts: Json) -> Json:
        """An option's `says` and `help`, from what it is about."""
        return {}

    @abstractmethod
    def open_table(self, game: Any) -> Json:
        """What lies open on the table for everyone, so that a client can draw it without having followed the game."""

    @abstractmethod
    def own_table(self, game: Any, viewer: Viewer) -> Json:
        """What this viewer sees beyond that: cards turned up to them, a hand of their own."""

    @abstractmethod
    def revealed(self, game: Any) -> Json:
        """What everybody sees beyond that when a game has ended, wherever it stands: every card."""


def winners(event: Json) -> list[Sentence]:
    """Who has won, if anybody has."""
    keys = {0: [], 1: ["event-winner"]}.get(len(event["winners"]), ["event-winners"])
    return [said(key, depth=0) for key in keys]


def plainly(text: str) -> list[Sentence]:
    """What somebody did, in the words of the score sheet: for a game that has no phrases of its own."""
    return [said("event-any", text=text)]


def ended(event: Json) -> list[Sentence]:
    """The end of such a game, and who has won."""
    return [said("event-over-any", depth=0), *winners(event)]
