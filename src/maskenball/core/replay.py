"""Replaying: a score sheet becomes a game again, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from maskenball.core import sheet
from maskenball.core.game import Game, Refused
from maskenball.core.kit import kit_of
from maskenball.core.malformed import Malformed
from maskenball.core.sheet import Sheet, person_named


class Replay:
    """A score sheet that is well formed, and its game before the first decision. Raises Malformed."""

    def __init__(self, text: str) -> None:
        self.sheet: Sheet = sheet.read(text)
        title, line = self.sheet.need("Game")
        try:
            kit = kit_of(title)
        except ValueError as error:
            raise Malformed(line, str(error)) from error
        self.game: Game = kit.part("game").from_sheet(self.sheet)
        self.decisions = [(line.number, *self._understood(line)) for line in self.sheet.lines]

    def _understood(self, line: sheet.Line) -> tuple[int, Any]:
        try:
            return person_named(line.who, self.game.names), self.game.parse(line.tokens)
        except ValueError as error:
            raise Malformed(line.number, str(error)) from error

    def steps(self, until: int | None = None) -> Iterator[Game]:
        """The game after each decision, up to a number of them; a decision that is illegal raises Malformed."""
        for number, person, said in self.decisions[:until]:
            try:
                self.game.play(person, self.game.answer(person, said))
            except Refused as refused:
                raise Malformed(number, f"{self.game.names[person]}: {refused} ({refused.refusal.rule})") from refused
            yield self.game

    def finish(self, until: int | None = None) -> Game:
        """The game after all decisions, or the first so many."""
        for _ in self.steps(until):
            pass
        return self.game
