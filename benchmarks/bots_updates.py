"""`updates`: how long a belief takes to take in what is new, in CPU time.

"every decision": somebody who watches takes in the events of each single decision. "own decisions": a player takes in
all that has happened since their last answer, as the bots do. Everything is kept (up to `MOST` arrangements), or only
the heaviest, as many as the bots keep.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time_ns

import numpy as np

from benchmarks.bots_page import Page, Progress, table
from benchmarks.bots_self_play import dealt, self_play
from maskenball.bots.bot import Bot
from maskenball.core.game import View
from maskenball.core.wish import Wish
from maskenball.games.mascarade.beliefs.belief import MOST, Belief, dealt_masks
from maskenball.games.mascarade.bots.mind import MOST as BOTS_KEEP
from maskenball.games.mascarade.rules.match import Mascarade

TABLES = ((Wish(), 4), (Wish(), 6), (Wish(), 8), (Wish(), 13), (Wish(edition=2), 8))
PLAYS = ("random", "ev")


class Times:
    """The updates of one kind of belief at one kind of table."""

    def __init__(self) -> None:
        self.nanoseconds: list[int] = []
        self.most_arrangements = 0
        self.lost = 0.0

    def update(self, belief: Belief, view: View) -> None:
        """One update, timed."""
        begin = process_time_ns()
        belief.update(view.events)
        self.nanoseconds.append(process_time_ns() - begin)
        self.most_arrangements = max(self.most_arrangements, len(belief))
        self.lost = max(self.lost, belief.lost)

    def __str__(self) -> str:
        p50, p99, most = np.percentile(self.nanoseconds, (50, 99, 100)) / 1e6
        return f"{p50:.3f} / {p99:.2f} / {most:.1f}"


class Case:
    """One kind of table, played by one kind of bot."""

    def __init__(self, wish: Wish, players: int, bot: str) -> None:
        self.wish, self.players, self.bot = wish, players, bot
        self.watching, self.playing, self.capped = Times(), Times(), Times()

    def play(self, number: int) -> None:
        """One game: every person keeps two beliefs, and one of them watches as well."""
        game = dealt(self.wish, self.players, number)
        deal, persons = dealt_masks(game.setup), range(self.players)
        watcher = number % self.players
        watches = Belief(deal, watcher)
        whole = [Belief(deal, person) for person in persons]
        heaviest = [Belief(deal, person, most=BOTS_KEEP) for person in persons]

        def watch(game: Mascarade, view: View, bot: Bot) -> None:
            assert view.person is not None
            self.watching.update(watches, game.view(watcher))
            self.playing.update(whole[view.person], view)
            self.capped.update(heaviest[view.person], view)

        self_play(game, self.bot, f"updates {number}", watch)

    def row(self) -> list[object]:
        """A line of the table."""
        return [
            self.players,
            self.wish.edition,
            self.bot,
            len(self.playing.nanoseconds),
            self.playing.most_arrangements,
            self.watching,
            self.playing,
            self.capped,
            f"{self.capped.lost:.1%}",
        ]


HEAD = ("players", "edition", "play", "updates", "most arrangements", "every decision", "own decisions",
        f"own decisions, {BOTS_KEEP} kept", "most weight lost")  # fmt: skip


def campaign(games: int, tables: Sequence[tuple[Wish, int]] = TABLES, plays: Sequence[str] = PLAYS) -> Page:
    """Play and measure."""
    cases = [Case(wish, players, bot) for wish, players in tables for bot in plays]
    progress = Progress("updates, games", games * len(cases))
    for at, case in enumerate(cases):
        for number in range(games):
            case.play(number)
            progress(at * games + number + 1)
    said = f"{games} games each, up to {MOST} arrangements kept. Milliseconds of CPU time: median / 99 % / longest."
    return Page(f"{said}\n\n{table(HEAD, [case.row() for case in cases])}")
