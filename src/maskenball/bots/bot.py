"""What a player program is: it is shown a View and gives one of its legal answers.

A bot sits at one seat for one game. The same seed and the same Views give the same answers. `decide` is asked only
when the View's person is; what a bot learns between its decisions is in the View's events.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import ClassVar

from maskenball.games.game import View


class Bot(ABC):
    """A player program at one seat, for one game."""

    name: ClassVar[str]
    game: ClassVar[str]
    """The game it plays; empty: any."""

    def __init__(self, seed: int | str = 0) -> None:
        self.chance = Random(f"{self.name}/{seed}")

    @abstractmethod
    def decide(self, view: View) -> int:
        """One of `view.legal`."""


class RandomBot(Bot):
    """Any legal answer, each as likely as the others."""

    name = "random"
    game = ""

    def decide(self, view: View) -> int:
        return self.chance.choice(view.legal)
