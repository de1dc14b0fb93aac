"""Clocks: how long a decision and the deal may take, and what is played when nobody decides. Never a secret made up
by us: where the rules force a choice it is drawn from chance alone."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from maskenball.core.game import Game
    from maskenball.server.table import Table

GRACE = 20
"""Seconds that whoever is asked has at least (or the clock, if that is less) after a table without anybody is live
again: the server was started anew, or all had left."""
SHUFFLING = 5
"""Seconds that devices have to reveal their salts: they do so by themselves, in the time of a round trip."""

MILD = ("pass", "look", "decline")
"""What a person who says nothing would rather have done than anything else."""


def seconds_for(table: Table) -> int:
    """How long the deal lies open, or whoever is asked now may think; 0: as long as they like."""
    if table.phase == "shuffling":
        return SHUFFLING
    if table.phase == "memorising":
        return table.options.deal_seconds
    asked = table.asked
    if asked is None or table.seats[asked.person].level is not None:
        return 0
    return table.options.clock


def deadline_of(table: Table, live_since: float, asked_at: float = 0.0) -> float | None:
    """When time is up, in seconds since 1970; None: there is no clock. It runs from the entry that opened the question
    on, or from `asked_at`, when everybody had been shown what led to it; neither a restart, nor a bot in between, nor
    leaving and coming back makes it longer."""
    seconds = seconds_for(table)
    return max(max(table.opened_time, asked_at) + seconds, live_since + min(seconds, GRACE)) if seconds else None


def answer_by_default(game: Game, chance: Random) -> int:
    """What is played when time is up: pass, Look, decline; else any legal answer, each as likely as the others."""
    legal = game.legal()
    mild = [answer for answer in legal if game.option_parts(answer)["do"] in MILD]
    return chance.choice(mild or legal)
