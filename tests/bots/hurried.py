"""The bots, those that search in a hurry: the same code in fewer worlds, so that tests and campaigns need not wait."""

from __future__ import annotations

from typing import ClassVar

from maskenball.bots.bot import Bot
from maskenball.bots.ladder import BOTS
from maskenball.games.mascarade.bots.planner import PlannerBot
from maskenball.games.masquerade.bots.hasty import MasqueradeHastyBot
from maskenball.games.masquerade.bots.pimc import Effort, MasqueradePimcBot


class HurriedPlanner(PlannerBot):
    """Looks at 20 worlds."""

    few, many = 60, 120


class HurriedPimc(MasqueradePimcBot):
    """Looks at 8 worlds."""

    effort: ClassVar[tuple[Effort, Effort]] = (Effort(8, 8, 4, 2), Effort(2, 2, 1, 1))


class HurriedHasty(MasqueradeHastyBot):
    """Looks at 4 worlds."""

    effort: ClassVar[tuple[Effort, Effort]] = (Effort(4, 4, 0, 2), Effort(2, 1, 0, 1))


HURRIED: dict[str, type[Bot]] = {"planner": HurriedPlanner, "hasty": HurriedHasty, "pimc": HurriedPimc}
QUICK: dict[str, type[Bot]] = BOTS | HURRIED


def hurried(name: str, bot: type[Bot]) -> type[Bot]:
    """A bot of the ladder in a hurry; any other bot as it is."""
    return QUICK[name] if BOTS.get(name) is bot else bot
