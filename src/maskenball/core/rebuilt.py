"""Rebuilt: a game as one viewer knows it, made again out of what they were told.

The things that a viewer does not know are filled in anyhow, and filled in otherwise when they turn out to have been
otherwise. That changes nothing: whatever leaves the rules is the same for all that a viewer cannot tell apart. So the
game that is played here beside the real one gives the same View to this viewer, and to nobody else.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from maskenball.core.game import Game, Json, View
from maskenball.core.log import Log


class CannotFollow(Exception):
    """What was told does not fit together: something of it was left out."""


class Rebuilt(ABC):
    """One game beside the real one; `person` is whose (None: a spectator's)."""

    game: Any

    def __init__(self, start: Json, chosen: Json) -> None:
        """`start`: what the viewer was told before the first decision; `chosen`: the options of the table."""
        self.person: int | None = start["you"]
        try:
            self.game = self._dealt(start, chosen)
        except (KeyError, ValueError) as error:
            raise CannotFollow(f"the opening leaves something out: {error}") from error

    def hear(self, events: Sequence[Json]) -> None:
        """Take a decision in, by what the viewer was told of it; raises CannotFollow."""
        game: Game = self.game
        if game.over or not events:
            raise CannotFollow(f"decision {len(game.history) + 1} cannot be")
        try:
            answer = self._answer(events)
            self._arrange(answer, events)
            happened: Log = []
            game._step(answer, happened)  # not `play`: it was legal where it was given; hands here are filled in anyhow
            game.history.append(answer)
            game.events.append(happened)
        except (AssertionError, LookupError, StopIteration, ValueError) as error:
            raise CannotFollow(f"decision {len(game.history) + 1}: {error}") from error
        if _bare(game.told(len(game.history), self.person)) != _bare(events):
            raise CannotFollow(f"decision {len(game.history)} went otherwise")

    def view(self) -> View:
        """What the viewer may know now."""
        game: Game = self.game
        return game.view(self.person)

    @abstractmethod
    def _dealt(self, start: Json, chosen: Json) -> Game:
        """The game before its first decision; raises KeyError for what was not told."""

    @abstractmethod
    def _answer(self, events: Sequence[Json]) -> int:
        """The answer that had these events; where it is a secret, one that it can have been."""

    @abstractmethod
    def _arrange(self, answer: int, events: Sequence[Json]) -> None:
        """See to it that this answer has these events: put hidden things where they must have been."""


def _bare(events: Sequence[Json]) -> Any:
    """Events without their sentences, as they come over the wire."""
    return json.loads(json.dumps([{part: told for part, told in event.items() if part != "says"} for event in events]))
