"""Every bot of Mascarade, from the simplest to the strongest."""

from __future__ import annotations

from maskenball.bots.bot import Bot
from maskenball.games.mascarade.bots.bluffer import BlufferBot
from maskenball.games.mascarade.bots.ev import EvBot
from maskenball.games.mascarade.bots.honest import HonestBot
from maskenball.games.mascarade.bots.planner import PlannerBot
from maskenball.games.mascarade.bots.reader import ReaderBot

BOTS: tuple[type[Bot], ...] = (HonestBot, BlufferBot, EvBot, ReaderBot, PlannerBot)
