"""Telling: what happened, in English sentences, from the same messages that a player is sent."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

from maskenball.games.game import Game, Json


class Teller(ABC):
    """Tells the messages of one game in order."""

    def __init__(self, start: Json) -> None:
        self.start = start
        self.names: list[str] = start["players"]

    def told(self, message: Json) -> Iterator[str]:
        """The sentences of one message."""
        for event in message["events"]:
            yield from self.sentences(event)

    @abstractmethod
    def opening(self) -> Iterator[str]:
        """The table before the first turn."""

    @abstractmethod
    def sentences(self, event: Json) -> Iterator[str]:
        """What one event says."""

    @abstractmethod
    def standing(self, game: Game) -> str:
        """Where a game stands that is not over."""
