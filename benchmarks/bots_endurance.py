"""`endurance`: games of all kinds, bots mixed at random, every answer checked against the rules.

A game is given up after LONGEST decisions: nobody wins it, and it is told with who sat there. Nearly all games end
within a few hundred. The others go round in circles: at tables of bluffers alone all announce the Witch
in turn, and nobody is sure enough to claim. A failure (an illegal answer, an exception) is told with its score sheet,
and the campaign goes on. Bots that search do so in a hurry, with the same code in fewer worlds, now and then in full.
Most tables are filled up with strangers, who give any legal answer: they lead to positions that no bot would, and are
quick. The others are filled up with more bots.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from benchmarks.bots_page import Page, Progress, table
from benchmarks.bots_tables import SHARES, opened
from maskenball.core.game import Game
from maskenball.lab.bot_games import BotFailed, answer_of, spread
from maskenball.lab.tournament import Bots
from maskenball.lab.tournament_notes import Clock
from tests.bots.hurried import HURRIED, hurried

WHOLE, ENOUGH = 100_000, 5_000
"""In so many games every bot must play in so many."""
SLOW = frozenset(HURRIED)
"""Bots that think long are invited about as often as they must play. Any other bot is quick."""
IN_FULL = 0.02
"""At how many tables they take their time."""
INVITED, ALONE = 0.5, 0.05
"""How often a quick bot sits at a table, and how often slow bots sit down with no other bots."""
STRANGERS, STRANGER = 0.85, "stranger"
"""How many tables are filled up with strangers."""
FEW = 10
"""Less than this is left to chance, in a small campaign."""
CHUNK = 50
LONGEST = 1000
MOST_TOLD = 5


class Tally:
    """What happened in some games."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        """By group of tables, and by bot."""
        self.lengths: dict[str, list[int]] = {}
        """The decisions of every game that ended, by group of tables."""
        self.in_full: Counter[str] = Counter()
        """The games of slow bots in which they took their time."""
        self.given_up: Counter[str] = Counter()
        """Who sat at the tables that were given up."""
        self.given_up_in: Counter[str] = Counter()
        self.clocks: dict[str, Clock] = {}
        self.slowest: dict[str, int] = {}
        self.failures: list[str] = []

    def merge(self, other: Tally) -> None:
        """Take in other games."""
        self.games += other.games
        self.in_full += other.in_full
        self.given_up += other.given_up
        self.given_up_in += other.given_up_in
        self.failures += other.failures
        for group, lengths in other.lengths.items():
            self.lengths.setdefault(group, []).extend(lengths)
        for name, clock in other.clocks.items():
            self.clocks.setdefault(name, Clock()).merge(clock.noted())
            self.slowest[name] = max(self.slowest.get(name, 0), other.slowest[name])

    def play(self, number: int, seed: object, bots: Bots, longest: int) -> None:
        """The game of a number."""
        chance = Random(f"endurance {seed} {number}")
        group, game = opened(number, chance)
        lineup = seated(chance, game, bots)
        takes_time = chance.random() < IN_FULL
        kinds = bots if takes_time else {name: hurried(name, bot) for name, bot in bots.items()}
        players = {s: kinds[name](f"{seed}/{number}/{s}") for s, name in enumerate(lineup) if name != STRANGER}
        self.games.update({group, *lineup})
        if takes_time:
            self.in_full.update(set(lineup) & SLOW)
        try:
            while (decision := game.decision()) is not None and len(game.history) < longest:
                person = decision.person
                if person in players:
                    answer = self._timed(lineup[person], *answer_of(players[person], game, person))
                else:
                    answer = chance.choice(game.legal())
                game.play(person, answer)
        except BotFailed as failure:
            self.failures.append(f"game {number}, seed {seed}: {failure}")
            return
        if game.over:
            self.lengths.setdefault(group, []).append(len(game.history))
        else:
            self.given_up[" + ".join(sorted(set(lineup)))] += 1
            self.given_up_in[group] += 1

    def _timed(self, name: str, answer: int, nanoseconds: int) -> int:
        self.clocks.setdefault(name, Clock()).add(nanoseconds)
        self.slowest[name] = max(self.slowest.get(name, 0), nanoseconds)
        return answer


def seated(chance: Random, game: Game, bots: Bots) -> list[str]:
    """Who sits where: slow bots seldom, mostly at one seat each; then quick ones; then strangers, or more of these."""
    pool = [name for name, bot in bots.items() if bot.game in ("", game.title)]
    quick = [name for name in pool if name not in SLOW] or pool
    tables = WHOLE * SHARES[game.title]
    slow = [name for name in pool if name not in quick and chance.random() < 1.5 * ENOUGH / tables]
    invited = [name for name in quick if chance.random() < INVITED] or [chance.choice(quick)]
    chance.shuffle(invited)
    if slow and chance.random() < ALONE:
        invited = slow
    seats = [*slow, *(name for name in invited if name not in slow)][: len(game.names)]
    others = [STRANGER] if chance.random() < STRANGERS else invited
    seats += chance.choices(others, k=len(game.names) - len(seats))
    chance.shuffle(seats)
    return seats


def play_chunk(first: int, games: int, seed: object, bots: Bots, longest: int) -> Tally:
    """Some games in a row."""
    tally = Tally()
    for number in range(first, first + games):
        tally.play(number, seed, bots, longest)
    return tally


def bot_rows(tally: Tally, bots: Bots, games: int) -> tuple[list[Sequence[object]], bool]:
    """A line for each bot, and whether all of them played enough."""
    rows: list[Sequence[object]] = []
    enough = True
    for name in bots:
        clock, wanted = tally.clocks.get(name, Clock()), ENOUGH * games // WHOLE
        enough &= tally.games[name] >= wanted or wanted < FEW
        mean, slowest = clock.microseconds()["mean"] / 1000, tally.slowest.get(name, 0) / 1e6
        in_full = tally.in_full[name] if name in SLOW else ""
        rows.append([name, tally.games[name], in_full, clock.decisions, f"{mean:.2f}", f"{slowest:.0f}"])
    return rows, enough


def page(tally: Tally, bots: Bots, games: int, seconds: float, longest: int) -> Page:
    """The campaign in Markdown."""
    by_bot, enough = bot_rows(tally, bots, games)
    by_table = []
    for group in sorted(group for group in tally.games if group not in (*bots, STRANGER)):
        lengths = sorted(tally.lengths.get(group, [0]))
        middle, late = lengths[len(lengths) // 2], lengths[int(0.99 * len(lengths))]
        by_table.append([group, tally.games[group], middle, late, lengths[-1], tally.given_up_in[group]])
    circles = ", ".join(f"{who} {n}" for who, n in tally.given_up.most_common()) or "none"
    parts = [
        f"{games} games in {seconds:.0f} s ({games / seconds:.1f} a second), {len(tally.failures)} failures"
        f"{'' if enough else '; SOME BOTS PLAYED TOO FEW GAMES'}.",
        table(("bot", "games", "in full", "decisions", "ms a decision", "slowest, ms"), by_bot),
        table(("tables", "games", "decisions, median", "99 %", "longest", f"given up after {longest}"), by_table),
        f"Given up, by who sat there: {circles}.",
        *(f"```\n{failure}\n```" for failure in tally.failures[:MOST_TOLD]),
    ]
    return Page("\n\n".join(parts), enough and not tally.failures)


def campaign(games: int, bots: Bots, cores: int = 1, seed: object = 0, longest: int = LONGEST) -> Page:
    """Play."""
    jobs = [(first, min(CHUNK, games - first), seed, bots, longest) for first in range(0, games, CHUNK)]
    progress, tally, done = Progress("endurance, games", games), Tally(), 0
    for part in spread(play_chunk, jobs, cores):
        tally.merge(part)
        done += CHUNK
        progress(min(done, games))
    return page(tally, bots, games, progress.seconds, longest)
