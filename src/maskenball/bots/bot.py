"""What a player program is: it is shown a View and gives one of its answers: a number, a text, or an option.

A bot sits at one seat for one game. `decide` is asked only when the View's person is; what a bot learns between its
decisions is in the View's events. The same seed and the same View give the same answer, also from a bot that sits down
in the middle of a game: what it remembers from earlier Views may save time, but must not change what it says. Whoever
lets bots play asks them by `number_decided`.
"""

from __future__ import annotations

from abc import ABC
from random import Random
from typing import Any, ClassVar

from maskenball.core.game import View
from maskenball.core.option import Answer
from maskenball.core.wish import Wish
from maskenball.speed import twin
from maskenball.speed.twin import Program


def _called(kind: type) -> str:
    """The name of a bot whose class gives it none."""
    return kind.__name__.lower()


class Bot(ABC):
    """A player program at one seat, for one game.

        class Timid(maskenball.Bot):
            def decide(self, view):
                return next((option for option in view.options if option.do == "pass"), view.options[0])

    It has a `decide`, or an `answer`. Its name, if it says none, is that of its class; it plays any game, unless it
    names one. Draw with `self.chance`: the same seed and the same View give the same answer.
    """

    name: ClassVar[str]
    game: ClassVar[str] = ""
    """The game it plays; empty: any."""

    def __init_subclass__(cls, **given: Any) -> None:
        super().__init_subclass__(**given)
        given_name = {base.name for base in cls.__mro__[1:] if hasattr(base, "name") and base.name != _called(base)}
        if "name" not in vars(cls) and not given_name:
            cls.name = _called(cls)

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed
        self.chance = Random(f"{self.name}/{seed}")
        """Dice for this decision, thrown anew for each."""

    def decide(self, view: View) -> Answer:
        """One of `view.options`: itself, its text, or its number out of `view.legal`."""
        self._throw(view)
        return self.answer(view)

    def _throw(self, view: View) -> None:
        self.chance = Random(f"{self.name}/{self.seed}/{len(view.events)}")

    program: ClassVar[Program | None] = None
    """What is compiled before it can think at full speed; none: nothing."""

    @classmethod
    def warm_up(cls) -> None:
        """Compile its program, if it has one and that has not been done."""
        if cls.program and twin.available() and not cls.program.is_warm():
            cls.load()
            cls.program.mark_warm()

    @classmethod
    def load(cls) -> None:
        """Decide once: from then on nothing is to be compiled or fetched in this process."""
        game = Wish(cls.game).dealt(("Adele", "Bruno", "Cedric", "Didier"), "warm-up")
        decision = game.decision()
        assert decision is not None
        cls().decide(game.view(decision.person))

    def answer(self, view: View) -> Answer:
        """What `decide` says, with `chance` at hand."""
        raise TypeError(f"{self.name} has neither decide nor answer: a bot needs one of them")


def number_decided(bot: Bot, view: View) -> int:
    """The number of a bot's answer, however it gives it; raises NoSuchAnswer."""
    if type(bot).decide is not Bot.decide:
        bot._throw(view)
    return view.number_of(bot.decide(view))


def is_player(kind: type[Bot]) -> bool:
    """Whether a kind of bot knows how to answer."""
    return kind.decide is not Bot.decide or kind.answer is not Bot.answer


class RandomBot(Bot):
    """Any legal answer, each as likely as the others."""

    name = "random"
    game = ""

    def answer(self, view: View) -> int:
        return self.chance.choice(view.legal)
