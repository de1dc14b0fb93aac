"""The board: where a game stands, for a terminal to draw or to say. A game may have one of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from maskenball.core.game import Json
from maskenball.phrases.voice import Lines, Voice


class Cell(NamedTuple):
    """A cell of the table: whose it is (None: the middle), its title, and what stands below."""

    person: int | None
    title: str
    below: str


class Chances(NamedTuple):
    """What somebody could know exactly: rows and columns with how likely each is. No columns: one figure a row."""

    title: str
    rows: Lines
    columns: Lines
    figures: list[list[float]]


class Board:
    """The table as it lies before one reader: what the game shows to all, what to them, and what they may answer."""

    def __init__(self, voice: Voice, open: Json, own: Json, answers: list[Json]) -> None:
        self.voice, self.open, self.own, self.answers = voice, open, own, answers

    def table(self) -> Lines:
        """Where the game stands, as far as the reader can see."""
        return [f"  {name}: {_told(value)}" for name, value in {**self.open, **self.own}.items()]

    def cells(self) -> list[Cell]:
        """The table at a glance, to be drawn: a cell for each player, and perhaps for what lies in the middle."""
        return []

    def at_a_glance(self, name: Callable[[int], str]) -> Lines:
        """The same in words, where nothing can be drawn; `name` says what a person is called."""
        return [line.strip() for line in self.table()]

    def beside(self) -> Lines:
        """What somebody wants to see besides before they answer."""
        return []


def _told(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
