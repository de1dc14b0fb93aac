"""Self-play of one kind of Mascarade bot, watched at every decision."""

from __future__ import annotations

from collections.abc import Callable

from maskenball.bots.bot import Bot, number_decided
from maskenball.bots.ladder import BOTS
from maskenball.core.game import View
from maskenball.core.wish import Wish
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.lab.bot_games import steps
from maskenball.lab.tournament import LONGEST

Watch = Callable[[Mascarade, View, Bot], None]
"""Is shown the game, what the person asked sees of it, and their bot, which has made up its mind."""


class Watched(Bot):
    """A bot that somebody watches. What it answers is not played yet when they look."""

    name = "watched"
    game = "mascarade"

    def __init__(self, inner: Bot, table: Mascarade, watch: Watch) -> None:
        super().__init__()
        self.inner, self.table, self.watch = inner, table, watch

    def answer(self, view: View) -> int:
        answer = number_decided(self.inner, view)
        self.watch(self.table, view, self.inner)
        return answer


def dealt(wish: Wish, players: int, number: int) -> Mascarade:
    """A new table by its number; everybody begins in turn."""
    names = tuple(f"Seat{seat + 1}" for seat in range(players))
    game = wish.dealt(names, f"self-play {number}", first=number % players)
    assert isinstance(game, Mascarade)
    return game


def self_play(game: Mascarade, bot: str, seed: object, watch: Watch, longest: int = LONGEST) -> None:
    """Play a game to its end, all seats taken by one kind of bot; raises BotFailed."""
    seated = [Watched(BOTS[bot](f"{seed}/{seat}"), game, watch) for seat in range(len(game.names))]
    for _ in steps(game, seated, longest):
        pass
