"""Levels for people: four names that a guest understands, and the bots behind them."""

from __future__ import annotations

from dataclasses import dataclass

from maskenball.bots.bot import Bot, RandomBot
from maskenball.bots.ladder import BOTS
from maskenball.core.kit import LEVEL_NAMES, kit_of


@dataclass(frozen=True)
class Level:
    """How well a bot is to play, whatever the game; its name in each language is a phrase `level-ID`."""

    id: str

    def bot(self, game: str) -> type[Bot]:
        """The bot that plays a game at this level; of a game that has none, the random one."""
        return BOTS[kit_of(game).levels.get(self.id, RandomBot.name)]


LEVELS: dict[str, Level] = {id: Level(id) for id in LEVEL_NAMES}
