"""The bots, those that search in a hurry: the same code in fewer worlds, so that tests need not wait."""

from __future__ import annotations

from typing import ClassVar

from maskenball.bots.bot import Bot
from maskenball.bots.ladder import BOTS
from maskenball.bots.mascarade_planner import PlannerBot
from maskenball.bots.masquerade_pimc import Effort, MasqueradePimcBot


class QuickPlanner(PlannerBot):
    """Looks at 20 worlds."""

    few, many = 60, 120


class QuickPimc(MasqueradePimcBot):
    """Looks at 8 worlds."""

    effort: ClassVar[tuple[Effort, Effort]] = (Effort(8, 8, 4, 2), Effort(2, 2, 1, 1))


QUICK: dict[str, type[Bot]] = BOTS | {"planner": QuickPlanner, "pimc": QuickPimc}
