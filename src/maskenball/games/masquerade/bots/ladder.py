"""Every bot of Masquerade, from the simplest to the strongest."""

from __future__ import annotations

from maskenball.bots.bot import Bot
from maskenball.games.masquerade.bots.careless import MasqueradeCarelessBot
from maskenball.games.masquerade.bots.hasty import MasqueradeHastyBot
from maskenball.games.masquerade.bots.pimc import MasqueradePimcBot
from maskenball.games.masquerade.bots.rule import MasqueradeRuleBot

BOTS: tuple[type[Bot], ...] = (MasqueradeCarelessBot, MasqueradeRuleBot, MasqueradeHastyBot, MasqueradePimcBot)
