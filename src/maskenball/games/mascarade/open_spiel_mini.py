"""`python_mini_mascarade`: a Mascarade so small that it can be solved.

    pyspiel.load_game("python_mini_mascarade")

Two players with one card each and one in the centre; no preparation, and enough coins that a King or two tricks win.
After `max_turns` turns the richest share the win. The rules are those of Mascarade, only the table is smaller.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from maskenball.adapters.open_spiel_course import names_for
from maskenball.adapters.open_spiel_state import TableGame, declared
from maskenball.games.mascarade import open_spiel
from maskenball.games.mascarade.open_spiel import MascaradeKind
from maskenball.games.mascarade.rules.setup import Setup
from maskenball.games.mascarade.rules.state import Terms

PLAYERS = 2
DEFAULTS: dict[str, Any] = {"masks": "king+queen+bishop", "coins": 10, "max_turns": 3}
GAME_TYPE = declared("python_mini_mascarade", "Mini-Mascarade", PLAYERS, PLAYERS, DEFAULTS)


@dataclass(frozen=True)
class MiniSetup(Setup):
    """A table whose players have one card each, though they are two."""

    def terms(self) -> Terms:
        t = super().terms()
        t.slots = 1
        t.first_centre = t.players
        t.cards = t.first_centre + len(self.centre)
        return t


@dataclass(frozen=True)
class MiniKind(MascaradeKind):
    """The small table."""

    coins: int
    event_rows: ClassVar[int] = 64

    @property
    def slots(self) -> int:
        return 1

    def setup(self, places: list[list[str]], centre: list[str]) -> Setup:
        coins = [self.coins] * self.players
        return MiniSetup(names_for(self.players), self.box, places, centre, coins, 0)


class MiniGame(TableGame):
    """Mini-Mascarade with the parameters of `DEFAULTS`; raises ValueError when it cannot be played."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = DEFAULTS | dict(params or {})
        masks = tuple(str(given["masks"]).split("+"))
        kind = MiniKind(PLAYERS, 1, masks, int(given["max_turns"]), int(given["coins"]))
        known, wins = set(kind.box.numbers), kind.box.winning_fortune
        if not PLAYERS <= len(masks) <= PLAYERS + 2 or not set(masks) <= known or not 0 < kind.coins < wins:
            raise ValueError(f"two to four masks out of {', '.join(sorted(known))}, and 1 to {wins - 1} coins")
        if "fool" in masks or kind.max_turns < 1:
            raise ValueError("the Fool needs two other players; and there must be a turn at least")
        super().__init__(GAME_TYPE, kind, dict(params or {}))


GAMES = [(open_spiel.GAME_TYPE, open_spiel.MascaradeGame), (GAME_TYPE, MiniGame)]
"""Both games of this folder, to be registered."""
