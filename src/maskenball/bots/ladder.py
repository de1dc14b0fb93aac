"""The ladder: every bot of every game by its name."""

from __future__ import annotations

from maskenball.bots.bot import Bot, RandomBot
from maskenball.core.kit import kits


def bots_of(game: str) -> tuple[type[Bot], ...]:
    """The bots that play a game, from the simplest to the strongest; the random one, who plays them all, first."""
    kit = kits()[game]
    return (RandomBot, *(kit.part("bots") if kit.has("bots") else ()))


BOTS: dict[str, type[Bot]] = {bot.name: bot for game in kits() for bot in bots_of(game)}
