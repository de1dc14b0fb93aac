"""The ladder: every bot by its name."""

from __future__ import annotations

from maskenball.bots.bot import Bot, RandomBot
from maskenball.bots.mascarade_bluffer import BlufferBot
from maskenball.bots.mascarade_ev import EvBot
from maskenball.bots.mascarade_honest import HonestBot
from maskenball.bots.mascarade_planner import PlannerBot
from maskenball.bots.mascarade_reader import ReaderBot
from maskenball.bots.masquerade_careless import MasqueradeCarelessBot
from maskenball.bots.masquerade_hasty import MasqueradeHastyBot
from maskenball.bots.masquerade_pimc import MasqueradePimcBot
from maskenball.bots.masquerade_rule import MasqueradeRuleBot

MASCARADE: tuple[type[Bot], ...] = (HonestBot, BlufferBot, EvBot, ReaderBot, PlannerBot)
MASQUERADE: tuple[type[Bot], ...] = (MasqueradeCarelessBot, MasqueradeRuleBot, MasqueradeHastyBot, MasqueradePimcBot)
BOTS: dict[str, type[Bot]] = {RandomBot.name: RandomBot} | {bot.name: bot for bot in MASCARADE + MASQUERADE}
