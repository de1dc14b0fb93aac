"""What the games of a tournament add up to: shares with intervals, deals won, the worst table, ratings."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from maskenball.core.game import Json
from maskenball.core.kit import kit_of
from maskenball.lab.intervals import Interval, wilson
from maskenball.lab.tournament import DRAW, TEAMS, WHOLE, TableType, Tournament
from maskenball.lab.tournament_notes import Clock, Row


@dataclass(frozen=True)
class BotScore:
    """What one bot achieved at one table.

    Mascarade: `share` is the share of wins per seat it held, a win of several counted in parts. Masquerade: the share
    of its seats that were in the winning team, drawn games left out. `fair` is what equals get. `odds`: the odds that
    the win falls to this bot, over what they are among equals; None where that is infinite or means nothing.
    """

    name: str
    games: int
    seats: int
    share: float
    interval: Interval
    fair: float
    odds: float | None
    won_by: dict[str, float]
    decisions: int
    microseconds: dict[str, float]
    illegal: int = 0
    """Always 0: an illegal answer ends the tournament."""


@dataclass(frozen=True)
class DealsScore:
    """What the first of two teams made of deals that both played from either side: the luck of the cards is gone.

    A deal is decided when one team made more of it than the other; `share` is that of the decided ones it won.
    """

    won: int
    lost: int
    level: int
    share: float
    interval: Interval


@dataclass(frozen=True)
class TableScore:
    """What happened at one type of table."""

    name: str
    games: int
    decided: int
    decisions_mean: float
    turns_mean: float
    endings: dict[str, int]
    bots: tuple[BotScore, ...]
    deals: DealsScore | None = None
    """Where teams changed sides."""

    def bot(self, label: str) -> BotScore:
        """The score of one of them."""
        return next(score for score in self.bots if score.name == label)


@dataclass(frozen=True)
class Outcome:
    """What a tournament proved. `ratings`: mu and sigma for each bot; None without openskill."""

    tournament: Tournament
    tables: tuple[TableScore, ...]
    ratings: dict[str, tuple[float, float]] | None

    @property
    def worst(self) -> TableScore | None:
        """The table where the one bot does worst; None if no bot is in question."""
        one = self.tournament.one
        if not one:
            return None

        def odds(table: TableScore) -> float:
            found = table.bot(one).odds
            return math.inf if found is None else found

        return min(self.tables, key=odds)


def _odds(share: float, fair: float) -> float | None:
    if share >= 1 or not 0 < fair < 1:
        return None
    return round(share / (1 - share) / (fair / (1 - fair)), 4)


def scored(tournament: Tournament, lines: Sequence[Json]) -> Outcome:
    """The outcome of all chunks, in their order."""
    chunks = tournament.chunks()
    tables, rated = [], []
    for number, table in enumerate(tournament.tables):
        mine = [line for chunk, line in zip(chunks, lines, strict=True) if chunk.table == number]
        rows = [Row(*row) for line in mine for row in line["rows"]]
        clocks = {label: Clock() for label in table.labels}
        for line in mine:
            for label, noted in line["clocks"].items():
                clocks[label].merge(noted)
        tables.append(_table_score(tournament, table, rows, clocks))
        rated += [(row.deal, row.rotation, number, row) for row in rows]
    rated.sort()
    games = [([tournament.tables[number].labels[k] for k in row.seats], row) for _, _, number, row in rated]
    return Outcome(tournament, tuple(tables), ratings(tournament.wish.game, games))


def _table_score(tournament: Tournament, table: TableType, rows: list[Row], clocks: dict[str, Clock]) -> TableScore:
    decided = [row for row in rows if row.ending != DRAW]
    teams = tournament.wish.is_team_game
    bots = []
    for k, label in enumerate(table.labels):
        parts = seats = games = 0
        won_by: Counter[str] = Counter()
        for row in decided:
            held = row.seats.count(k)
            if not held:
                continue
            games += 1
            seats += held
            won = sum(row.seats[winner] == k for winner in row.winners)
            part = WHOLE * won // (held if teams else len(row.winners)) if won else 0
            parts += part
            if part:
                won_by[row.ending] += part
        # Of all that is won at the table, the part that falls to this bot: once a game, so a trial for Wilson.
        share, interval = parts / WHOLE / max(1, games), wilson(parts / WHOLE, games)
        if table.seating == TEAMS or (teams and tournament.players == 4):
            fair = 0.5
        elif teams:
            fair = sum(len(row.winners) for row in decided) / max(1, len(decided)) / tournament.players
        else:
            fair = seats / max(1, games) / tournament.players
        per_seat = 1.0 if teams else games / max(1, seats)
        score = BotScore(
            name=label,
            games=sum(k in row.seats for row in rows),
            seats=sum(row.seats.count(k) for row in rows),
            share=round(share * per_seat, 6),
            interval=Interval(*(round(x, 6) for x in interval.times(per_seat))),
            fair=round(fair * per_seat, 6),
            odds=_odds(share, fair),
            won_by={ending: round(n / WHOLE, 3) for ending, n in sorted(won_by.items())},
            decisions=clocks[label].decisions,
            microseconds=clocks[label].microseconds(),
        )
        bots.append(score)
    return TableScore(
        name=table.name,
        games=len(rows),
        decided=len(decided),
        decisions_mean=round(sum(row.decisions for row in rows) / len(rows), 2),
        turns_mean=round(sum(row.turns for row in rows) / len(rows), 2),
        endings=dict(sorted(Counter(row.ending for row in rows).items())),
        bots=tuple(bots),
        deals=_deals_score(rows) if table.seating == TEAMS else None,
    )


def for_first_team(row: Row) -> int:
    """How a game between two teams turned out for the first of them: 1 is won, 0 drawn, -1 lost."""
    return 0 if not row.winners else 1 if row.seats[row.winners[0]] == 0 else -1


def _deals_score(rows: list[Row]) -> DealsScore:
    made: Counter[int] = Counter()
    for row in rows:
        made[row.deal] += for_first_team(row)
    won, lost = sum(x > 0 for x in made.values()), sum(x < 0 for x in made.values())
    interval = wilson(won, won + lost)
    share = won / max(1, won + lost)
    return DealsScore(won, lost, len(made) - won - lost, round(share, 6), Interval(*(round(x, 6) for x in interval)))


def ratings(game: str, games: Sequence[tuple[list[str], Row]]) -> dict[str, tuple[float, float]] | None:
    """Plackett-Luce ratings (mu, sigma), if openskill is installed. A bot at several seats learns their mean.

    A team is rated like one person, by the means of its members: teams of different sizes are meant to be equal. Where
    they are not, all drift alike; so the mean of all is where everybody begins.
    """
    try:
        model: Any = import_module("openskill.models").PlackettLuce()
    except ImportError:
        return None
    known: dict[str, tuple[float, float]] = {}
    start = model.rating()
    for labels, row in games:
        if not row.winners or len(row.winners) == len(labels):
            continue
        persons = range(len(labels))
        losers = [person for person in persons if person not in row.winners]
        teams = [row.winners, losers] if kit_of(game).is_team_game else [[person] for person in persons]
        ranks = [0 if team[0] in row.winners else 1 for team in teams]
        before = [[known.get(labels[person], (start.mu, start.sigma)) for person in team] for team in teams]
        means = [_mean(team) for team in before]
        after: dict[str, list[tuple[float, float]]] = {}
        rated = model.rate([[model.rating(*mean)] for mean in means], ranks=ranks)
        for team, were, (mu, sigma), (new,) in zip(teams, before, means, rated, strict=True):
            for person, was in zip(team, were, strict=True):
                after.setdefault(labels[person], []).append((was[0] + new.mu - mu, was[1] * new.sigma / sigma))
        for label, found in after.items():
            known[label] = _mean(found)
    if not known:
        return {}
    drift = _mean(list(known.values()))[0] - start.mu
    return {label: (round(mu - drift, 3), round(sigma, 3)) for label, (mu, sigma) in sorted(known.items())}


def _mean(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    firsts, seconds = zip(*pairs, strict=True)
    return sum(firsts) / len(pairs), sum(seconds) / len(pairs)
