"""Mascarade on a terminal: coins at every place, and the court."""

from __future__ import annotations

from collections.abc import Callable

from maskenball.phrases.board import Board, Cell
from maskenball.phrases.voice import Lines


class MascaradeBoard(Board):
    """Coins, and the masks in play."""

    def table(self) -> Lines:
        voice, lines = self.voice, []
        for person, coins in zip(self.open["people"], self.open["coins"], strict=True):
            key = "table-place-you" if person == voice.you else "table-place"
            lines.append("  " + voice.say(key, person=voice.names[person], coins=coins))
        lines.append("  " + voice.say("table-court", coins=self.open["court"]))
        masks = sorted(set(voice.start["deal"]))
        return [*lines, "  " + voice.say("table-masks", masks=", ".join(voice.mask(mask)["mask"] for mask in masks))]

    def cells(self) -> list[Cell]:
        places = zip(self.open["people"], self.open["coins"], strict=True)
        court = self.voice.say("table-court", coins="").rstrip(" :\u00a0\u202f")
        coins = [Cell(person, self.voice.names[person], str(coins)) for person, coins in places]
        return [*coins, Cell(None, court, str(self.open["court"]))]

    def at_a_glance(self, name: Callable[[int], str]) -> Lines:
        places = zip(self.open["people"], self.open["coins"], strict=True)
        coins = [self.voice.say("table-place", person=name(person), coins=coins) for person, coins in places]
        return [*coins, self.voice.say("table-court", coins=self.open["court"])]
