"""`ladder`: is the order of the ladder true? Each bot alone among others of each kind below it.

In Masquerade a team of the one plays a team of the other. A pair is "open" when the interval holds the fair share.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from benchmarks.bots_page import Page, Progress, table
from maskenball.core.wish import Wish
from maskenball.lab.tournament import UNFINISHED, Bots, Tournament
from maskenball.lab.tournament_play import played
from maskenball.lab.tournament_score import TableScore

TABLES = (
    (Wish(), 6), (Wish(), 4), (Wish(), 8), (Wish(), 13), (Wish(edition=2, scenario="2e-B"), 8), (Wish("masquerade"), 4),
)  # fmt: skip
HIGHER, OPEN, LOWER = "yes", "open", "NO"


def pairs(bots: Bots, game: str) -> Iterator[tuple[str, str]]:
    """The higher one and the lower one, for all pairs of bots of a game."""
    rungs = [name for name, bot in bots.items() if bot.game in ("", game)]
    return ((higher, lower) for at, higher in enumerate(rungs) for lower in rungs[:at])


def match(wish: Wish, players: int, higher: str, lower: str, games: int, seed: int) -> Tournament:
    """One bot among others, or a team against a team."""
    if wish.game == "mascarade":
        return Tournament.among(higher, lower, wish, players, games, seed)
    return Tournament.teams(higher, lower, wish, players, games, seed)


def row(wish: Wish, players: int, higher: str, lower: str, score: TableScore) -> list[object]:
    """A line of the table; the last cell says whether the order is true."""
    one = score.bot(higher)
    verdict = OPEN if one.interval.holds(one.fair) else HIGHER if one.share > one.fair else LOWER
    edition = f" {wish.edition}e" if wish.game == "mascarade" else ""
    interval = f"{one.interval.low:.1%} - {one.interval.high:.1%}"
    unfinished = score.endings.get(UNFINISHED, 0)
    place = f"{wish.game.title()}{edition}, {players}"
    return [place, higher, lower, score.games, f"{one.share:.1%}", interval, f"{one.fair:.1%}", unfinished, verdict]


def campaign(
    games: int, bots: Bots, cores: int = 1, seed: int = 0, tables: Sequence[tuple[Wish, int]] = TABLES
) -> Page:
    """Play every pair at every table; raises BotFailed."""
    matches = [
        (wish, players, higher, lower)
        for wish, players in tables
        for higher, lower in pairs(bots, wish.game)
    ]  # fmt: skip
    progress = Progress("ladder, pairs", len(matches))
    rows: list[list[object]] = []
    for at, (wish, players, higher, lower) in enumerate(matches):
        outcome = played(match(wish, players, higher, lower, games, seed), cores, bots=bots)
        rows.append(row(wish, players, higher, lower, outcome.tables[0]))
        progress(at + 1)
    head = ("table", "one", "among", "games", "won", "95 % interval", "fair", "unfinished", "stronger?")
    return Page(table(head, rows), all(line[-1] != LOWER for line in rows))
