"""What a player program is: it is shown a View and gives one of its legal answers.

A bot sits at one seat for one game. `decide` is asked only when the View's person is; what a bot learns between its
decisions is in the View's events. The same seed and the same View give the same answer, also from a bot that sits down
in the middle of a game: what it remembers from earlier Views may save time, but must not change what it says.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import ClassVar

from maskenball.core.game import View
from maskenball.core.wish import Wish
from maskenball.speed import twin
from maskenball.speed.twin import Program


class Bot(ABC):
    """A player program at one seat, for one game."""

    name: ClassVar[str]
    game: ClassVar[str]
    """The game it plays; empty: any."""

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed
        self.chance = Random(f"{self.name}/{seed}")
        """Dice for this decision, thrown anew for each."""

    def decide(self, view: View) -> int:
        """One of `view.legal`."""
        self.chance = Random(f"{self.name}/{self.seed}/{len(view.events)}")
        return self.answer(view)

    program: ClassVar[Program | None] = None
    """What is compiled before it can think at full speed; none: nothing."""

    @classmethod
    def warm_up(cls) -> None:
        """Compile its program, if it has one and that has not been done, by deciding once."""
        if cls.program and twin.available() and not cls.program.is_warm():
            game = Wish(cls.game).dealt(("Adele", "Bruno", "Cedric", "Didier"), "warm-up")
            decision = game.decision()
            assert decision is not None
            cls().decide(game.view(decision.person))
            cls.program.mark_warm()

    @abstractmethod
    def answer(self, view: View) -> int:
        """What `decide` says, with `chance` at hand."""


class RandomBot(Bot):
    """Any legal answer, each as likely as the others."""

    name = "random"
    game = ""

    def answer(self, view: View) -> int:
        return self.chance.choice(view.legal)
