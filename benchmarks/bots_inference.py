"""`inference`: does pimc gain by asking why others played what they played?

One that asks and one that does not play the same deals against rule players, from both sides, as in duplicate bridge;
and against each other. Both look at a quarter of the usual worlds: few deals tell the two apart, so many are played.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from benchmarks.bots_page import Page, Progress, table
from maskenball.core.wish import Wish
from maskenball.games.masquerade.bots.pimc import Effort, MasqueradePimcBot
from maskenball.games.masquerade.bots.rule import MasqueradeRuleBot
from maskenball.lab.bot_games import spread
from maskenball.lab.intervals import wilson
from maskenball.lab.tournament import Bots, Tournament
from maskenball.lab.tournament_notes import Clock
from maskenball.lab.tournament_play import play_game
from maskenball.lab.tournament_score import for_first_team

DEALS = 6
"""In one go."""


class AskingPimc(MasqueradePimcBot):
    """Weighs worlds by what others did."""

    name = "asking"
    effort: ClassVar[tuple[Effort, Effort]] = (Effort(60, 100, 25, 3), Effort(10, 4, 4, 2))


class UnaskingPimc(AskingPimc):
    """Takes every deal that agrees with what was seen for as likely as it was dealt."""

    name = "unasking"
    infers = False


PAIR: Bots = {"asking": AskingPimc, "unasking": UnaskingPimc}
RULE = {"rule": MasqueradeRuleBot}


def made(matches: Sequence[Tournament], bots: Bots, deals: range) -> list[list[int]]:
    """What the first team of each match makes of each deal, from both sides: from -2, all lost, to 2."""
    return [[sum(_game(match, deal, side, bots) for side in (0, 1)) for match in matches] for deal in deals]


def _game(match: Tournament, deal: int, side: int, bots: Bots) -> int:
    clocks = {label: Clock() for label in match.tables[0].labels}
    return for_first_team(play_game(match, 0, deal, side, bots, clocks))


def campaign(games: int, cores: int = 1, seed: int = 0, pair: Bots = PAIR) -> Page:
    """So many games of each match; holds if the first of the pair makes more of the same deals than the second."""
    one, other = pair
    deals = -(-games // 2)
    teams = ((one, "rule"), (other, "rule"), (one, other))
    matches = [Tournament.teams(*names, wish=Wish("masquerade"), players=4, games=games, seed=seed) for names in teams]
    jobs = [(range(first, min(first + DEALS, deals)),) for first in range(0, deals, DEALS)]
    progress = Progress("inference, deals", deals)
    found: list[list[int]] = []
    for some in spread(partial(made, matches, {**pair, **RULE}), jobs, cores):
        found += some
        progress(len(found))
    rows = [_row(f"{a} v {b}", [row[k] for row in found]) for k, (a, b) in enumerate(teams)]
    more = _row(f"more of a deal v rule than {other}", [row[0] - row[1] for row in found])
    head = (f"{deals} deals", "better", "worse", "share of these", "95 % interval")
    low = wilson(int(more[1]), int(more[1]) + int(more[2])).low
    return Page(table(head, [*rows, more]), low > 0.5)


def _row(name: str, differences: Sequence[int]) -> tuple[str, ...]:
    better, worse = sum(x > 0 for x in differences), sum(x < 0 for x in differences)
    low, high = wilson(better, better + worse)
    return name, str(better), str(worse), f"{better / max(1, better + worse):.1%}", f"{low:.1%} - {high:.1%}"
