"""Who sits where at this keyboard's table, how well the bots play, and how much people may read again."""

from __future__ import annotations

import getpass
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from maskenball.core.kit import USUAL_LEVEL
from maskenball.core.sheet import unfit_name
from maskenball.phrases.phrases import Phrases
from maskenball.terminal.refusing import refused

if TYPE_CHECKING:
    from maskenball.bots.bot import Bot
    from maskenball.terminal.screen import Screen

MEMORIES = ("strict", "log", "notes", "helper")
USUAL_MEMORY = "log"


@dataclass
class Seating:
    """The people at the keyboard, the bots with their levels, and what was agreed."""

    people: tuple[str, ...]
    levels: dict[str, str]
    """The level of every bot, by its name."""
    seed: str
    memory: str = USUAL_MEMORY
    language: str = "en"
    _bots: dict[str, Bot] = field(default_factory=dict, repr=False)

    def bot(self, game: str, name: str, screen: Screen, phrases: Phrases) -> Bot:
        """The bot of a name; what it needs is loaded, and compiled, when it is first asked."""
        if name not in self._bots:
            from maskenball.bots.levels import LEVELS
            from maskenball.speed import twin

            kind = LEVELS[self.levels[name]].bot(game)
            if kind.program and twin.available() and not kind.program.is_warm():
                screen.say(phrases.say("play-compiling", level=phrases.say(f"level-{self.levels[name]}")))
                screen.out.flush()
                kind.warm_up()
            self._bots[name] = kind(f"{self.seed}/{name}")
        return self._bots[name]

    def told(self, names: Sequence[str], phrases: Phrases) -> str:
        """Everyone at the table, and what they are."""
        words = []
        for name in names:
            if name in self.people:
                words.append(phrases.say("play-person-here", person=name))
            else:
                words.append(
                    phrases.say("play-person-bot", person=name, level=phrases.say(f"level-{self.levels[name]}"))
                )
        return phrases.say("play-company", people=", ".join(words))


def login_name(phrases: Phrases) -> str:
    """What to call somebody who has not said: as they are called on this machine."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        name = ""
    name = name[:1].upper() + name[1:]
    return phrases.say("play-nameless") if unfit_name(name) else name


def company(people: Sequence[str], players: int, guests: Sequence[str]) -> tuple[str, ...]:
    """The people, and as many guests as are missing; raises Refused."""
    if len(people) > players:
        raise refused("play-names-unfit", names=len(people), players=players)
    taken = {name.casefold() for name in people}
    free = [guest for guest in guests if guest.casefold() not in taken]
    return (*people, *free[: players - len(people)])


def levels_of(bots: Sequence[str], wanted: Sequence[str]) -> dict[str, str]:
    """The level of every bot: one for all or one for each; raises Refused."""
    if len(wanted) > 1 and len(wanted) != len(bots):
        raise refused("play-levels-unfit", levels=len(wanted), bots=len(bots))
    each = wanted if len(wanted) > 1 else [*wanted, USUAL_LEVEL][:1] * len(bots)
    return dict(zip(bots, each, strict=True))
