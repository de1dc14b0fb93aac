"""Levels for people: four names that a guest understands, and the bots behind them."""

from __future__ import annotations

from dataclasses import dataclass

from maskenball.bots.bot import Bot
from maskenball.bots.ladder import BOTS


@dataclass(frozen=True)
class Level:
    """How well a bot is to play, whatever the game; its name in each language is a phrase `level-ID`."""

    id: str
    bots: dict[str, str]
    """The bot of each game."""

    def bot(self, game: str) -> type[Bot]:
        """The bot that plays a game at this level."""
        return BOTS[self.bots[game]]


LEVELS = {
    level.id: level
    for level in (
        Level("gentle", {"mascarade": "honest", "masquerade": "careless"}),
        Level("steady", {"mascarade": "ev", "masquerade": "rule"}),
        Level("cunning", {"mascarade": "reader", "masquerade": "hasty"}),
        Level("masterly", {"mascarade": "planner", "masquerade": "pimc"}),
    )
}
USUAL = "steady"
