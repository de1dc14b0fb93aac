"""What any seat sees of a game, by the lab's observations: also of an interpreted game, and of seats not asked."""

from __future__ import annotations

from typing import Any

import numpy as np

from maskenball.core.game import Game
from maskenball.core.record import Record
from maskenball.lab.programs import observer_of


class Sight:
    """Makes observation rows out of a table, a state and a memory. Takes its time: nothing here is compiled."""

    def __init__(self, game: str, t: Record) -> None:
        self.observer = observer_of(game)
        self.t = t
        self.fixed = np.zeros((1, self.observer.SIZE), np.int8)
        """The columns that never change; nothing in the others. All that is seen of a game that is over."""
        self.observer.introduce(t, 0, self.fixed)

    def of(self, s: Any, memory: Any, person: int) -> Any:
        """What one person sees now."""
        row = self.fixed.copy()
        self.observer.observe(self.t, s, memory, 0, person, row)
        return row[0]


class Follower:
    """Follows one interpreted game from its deal on; call `hear` after every decision."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.sight = Sight(game.title, game.t)
        self.memory = np.zeros((1, self.sight.observer.MEMORY), np.int8)
        self.sight.observer.forget(game.t, game.s, self.memory, 0)

    def hear(self) -> None:
        """Take note of what the latest decision has shown to whom."""
        if not self.game.over:
            self.sight.observer.remember(self.game.t, self.game.s, self.memory, 0, self.game.events[-1])

    def row(self, person: int) -> Any:
        """What a person sees now."""
        if self.game.over:
            return self.sight.fixed[0].copy()
        return self.sight.of(self.game.s, self.memory, person)
