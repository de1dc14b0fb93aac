"""A witness: knows every card of a game, and notes what is said about cards and whether it is true at that moment."""

from __future__ import annotations

from typing import Any, NamedTuple

from maskenball.core.log import Log


class Said(NamedTuple):
    """An announcement: of which mask, whether it was true when it was made, whether anybody claimed against it."""

    mask: str
    true: bool
    opposed: bool


class Claimed(NamedTuple):
    """A claim in a contest: which mask was in question, and whether the claim was true."""

    mask: str
    true: bool


class Witness:
    """Of a game in which nothing is said. A game may have one of its own."""

    def __init__(self, game: Any) -> None:
        self.said: list[Said] = []
        self.claimed: list[Claimed] = []
        self.masks: list[str] = []
        """What can be said."""
        self.held: list[list[str]] = [[] for _ in game.names]
        """What each person was dealt: their cards, or their part in the game."""

    def hear(self, events: Log) -> None:
        """What one decision brought about."""
