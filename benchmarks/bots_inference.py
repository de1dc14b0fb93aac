"""`inference`: does pimc gain by asking why others played what they played? A team that asks against one that does not.

Both look at a quarter of the usual worlds: few deals are decided between the two, so many have to be played.
"""

from __future__ import annotations

from typing import ClassVar

from benchmarks.bots_ladder import match
from benchmarks.bots_page import Page, Progress, table
from maskenball.bots.masquerade_pimc import Effort, MasqueradePimcBot
from maskenball.games.house import Wish
from maskenball.lab.tournament import Bots
from maskenball.lab.tournament_play import played


class AskingPimc(MasqueradePimcBot):
    """Weighs worlds by what others did."""

    name = "asking"
    effort: ClassVar[tuple[Effort, Effort]] = (Effort(60, 100, 25, 3), Effort(10, 4, 4, 2))


class UnaskingPimc(AskingPimc):
    """Takes every deal that agrees with what was seen for as likely as it was dealt."""

    name = "unasking"
    infers = False


PAIR: Bots = {"asking": AskingPimc, "unasking": UnaskingPimc}


def campaign(games: int, cores: int = 1, seed: int = 0, pair: Bots = PAIR) -> Page:
    """Play duplicate deals, the first of the pair against the second; holds if the first makes more of them."""
    one, other = pair
    progress = Progress("inference, games", games)
    outcome = played(match(Wish("masquerade"), 4, one, other, games, seed), cores, told=progress, bots=pair)
    score = outcome.tables[0]
    won, deals = score.bot(one), score.deals
    assert deals is not None
    rows = [
        (f"{score.decided} decided games of {score.games}", f"{won.share:.1%}",
         f"{won.interval.low:.1%} - {won.interval.high:.1%}"),
        (f"{deals.won + deals.lost} decided deals of {deals.won + deals.lost + deals.level}", f"{deals.share:.1%}",
         f"{deals.interval.low:.1%} - {deals.interval.high:.1%}"),
    ]  # fmt: skip
    return Page(table((f"{one} v {other}", "won", "95 % interval"), rows), deals.interval.low > 0.5)
