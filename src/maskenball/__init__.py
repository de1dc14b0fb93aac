"""Maskenball: the masked-ball card games, for people and for programs.

    import maskenball

    game = maskenball.new_game("mascarade", players=6, seed="carnival", first="Adele")
    for option in game.view("Adele").options:
        print(option.do, option.text)
    game.play("Adele", "take Bruno")

This is all that a program needs to know of the house. Nothing is loaded before it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from maskenball.bots.bot import Bot
    from maskenball.client.sitting import Sitting, sit, sit_async
    from maskenball.core.game import HIDDEN, Decision, Game, NoSuchAnswer, Refusal, Refused, Result, View
    from maskenball.core.malformed import Malformed
    from maskenball.core.option import Answer, Option
    from maskenball.core.wish import Wish
    from maskenball.front_door import house_bots, new_game, replay, tournament
    from maskenball.lab.bot_games import BotFailed
    from maskenball.lab.tournament_score import Outcome

__version__ = "0.2.0.dev0"

__all__ = [
    "HIDDEN",
    "Answer",
    "Bot",
    "BotFailed",
    "Decision",
    "Game",
    "Malformed",
    "NoSuchAnswer",
    "Option",
    "Outcome",
    "Refusal",
    "Refused",
    "Result",
    "Sitting",
    "View",
    "Wish",
    "house_bots",
    "new_game",
    "replay",
    "sit",
    "sit_async",
    "tournament",
]

_AT = {
    "maskenball.bots.bot": "Bot",
    "maskenball.client.sitting": "Sitting sit sit_async",
    "maskenball.core.game": "HIDDEN Decision Game NoSuchAnswer Refusal Refused Result View",
    "maskenball.core.option": "Answer Option",
    "maskenball.core.malformed": "Malformed",
    "maskenball.core.wish": "Wish",
    "maskenball.front_door": "house_bots new_game replay tournament",
    "maskenball.lab.bot_games": "BotFailed",
    "maskenball.lab.tournament_score": "Outcome",
}
"""Where each name stands, and what it is called there if that is something else."""


if not TYPE_CHECKING:  # a type checker knows the names from above, and finds those that are misspelt

    def __getattr__(name: str) -> Any:
        for module, names in _AT.items():
            for known, _, there in (word.partition("=") for word in names.split()):
                if known == name:
                    from importlib import import_module

                    found = globals()[name] = getattr(import_module(module), there or known)
                    return found
        raise AttributeError(f"module 'maskenball' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
