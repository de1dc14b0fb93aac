"""What the games of a balance study add up to: rates with their intervals, and which of them are not fair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median, quantiles
from typing import NamedTuple

from maskenball.core.kit import kit_of
from maskenball.core.witness import Claimed, Said
from maskenball.lab.intervals import CONFIDENCE, Interval, wilson
from maskenball.lab.tournament import WHOLE, Tournament

ENOUGH = 30
"""A rate of fewer trials than this is not told."""
ALL = "all"


class Noted(NamedTuple):
    """How one game went. Persons are counted by the seat they took at first; `held` is what each was dealt."""

    first: int
    turns: int
    ending: str
    winners: list[int]
    held: list[list[str]]
    said: list[Said]
    claimed: list[Claimed]


class Variety(NamedTuple):
    """At how many of the positions tried a bot's answer depended on its seed."""

    varied: int
    tried: int


@dataclass(frozen=True)
class Rate:
    """How often something was so; no share where too few trials were seen. `fair`: what it is when nobody is ahead."""

    name: str
    trials: int
    share: float | None
    interval: Interval
    fair: float | None = None

    @property
    def off(self) -> bool:
        """Whether it is further from fair than luck explains."""
        return self.share is not None and self.fair is not None and not self.interval.holds(self.fair)


@dataclass(frozen=True)
class Section:
    """Rates of one kind: a key for programs, a heading for people, and what is counted."""

    key: str
    heading: str
    counted: str
    rates: tuple[Rate, ...]


class Turns(NamedTuple):
    """How long games are: four of five lie between `low` and `high`."""

    low: float
    median: float
    high: float


@dataclass(frozen=True)
class Balance:
    """What a study found."""

    study: Tournament
    varieties: dict[str, Variety]
    turns: Turns
    sections: tuple[Section, ...]

    @property
    def judged(self) -> tuple[Rate, ...]:
        """The rates that have a fair value and enough trials to be held against it."""
        rates = (rate for section in self.sections for rate in section.rates)
        return tuple(rate for rate in rates if rate.fair is not None and rate.share is not None)

    @property
    def by_luck(self) -> float:
        """How many of them would be off by luck alone."""
        return len(self.judged) * (1 - CONFIDENCE)

    @property
    def reach(self) -> float:
        """How far from fair a rate must be to be noticed, in the widest of the intervals."""
        return max(((rate.interval.high - rate.interval.low) / 2 for rate in self.judged), default=1.0)


def rated(name: str, hits: float, trials: int, fair: float | None = None, scale: float = 1.0) -> Rate:
    """A rate from counts; `scale` turns the share of a group into that of each of its members."""
    interval = Interval(*(round(x, 6) for x in wilson(hits, trials).times(scale)))
    share = round(hits / trials * scale, 6) if trials >= ENOUGH else None
    return Rate(name, trials, share, interval, None if fair is None else round(fair, 6))


def scored(study: Tournament, varieties: dict[str, Variety], games: Sequence[Noted], masks: list[str]) -> Balance:
    """All that is told of the games."""
    lengths = [row.turns for row in games]
    deciles = quantiles(lengths, n=10, method="inclusive") if len(lengths) > 1 else lengths
    turns = Turns(deciles[0], median(lengths), deciles[-1])
    won = [row for row in games if row.winners]
    sections = [_by_seat(study, won), _by_cards(study, won, masks), _endings(study, games, won)]
    return Balance(study, varieties, turns, (*sections, *(_words(games, masks) if masks else ())))


# Who wins

Groups = Callable[[Noted], Mapping[str, list[int]]]
"""The persons of a game by some name."""


def _seats(row: Noted) -> dict[str, list[int]]:
    players = len(row.held)
    return {f"seat {k + 1}": [(row.first + k) % players] for k in range(players)}


def _holders(row: Noted) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for person, cards in enumerate(row.held):
        for card in dict.fromkeys(cards):
            found.setdefault(card, []).append(person)
    return found


def _by_seat(study: Tournament, won: Sequence[Noted]) -> Section:
    teams = _in_teams(study)
    winners = sum(len(row.winners) for row in won) / max(1, len(won)) if teams else 1.0
    names = [f"seat {k + 1}" for k in range(study.players)]
    rates = _wins(won, names, _seats, winners / study.players, teams)
    return Section("by_seat", "won, by seat (1 begins, then clockwise)", "games", rates)


def _by_cards(study: Tournament, won: Sequence[Noted], masks: Sequence[str]) -> Section:
    if masks:
        rates = _wins(won, masks, _holders, 1 / study.players, teams=False)
        return Section("by_mask", "won, by the mask dealt", "games", rates)
    parts = sorted({part for row in won for cards in row.held for part in cards})
    return Section("by_part", "won, by the Partners dealt", "games", _wins(won, parts, _holders, 0.5, teams=True))


def _in_teams(study: Tournament) -> bool:
    return study.wish.is_team_game


def _wins(
    won: Sequence[Noted], names: Sequence[str], groups: Groups, fair: float, teams: bool
) -> tuple[Rate, ...]:  # fmt: skip
    """How often each person of a group wins. A game is one trial, however many of the group are in it.

    A win of several counts in parts, but for teams, which win together.
    """
    parts, trials, members = Counter[str](), Counter[str](), Counter[str]()
    for row in won:
        for name, persons in groups(row).items():
            winners = sum(person in row.winners for person in persons)
            parts[name] += WHOLE * winners // (len(persons) if teams else len(row.winners))
            trials[name] += 1
            members[name] += 1 if teams else len(persons)
    return tuple(
        rated(name, parts[name] / WHOLE, trials[name], fair, trials[name] / max(1, members[name])) for name in names
    )


# How it ends, and what was said


def _endings(study: Tournament, games: Sequence[Noted], won: Sequence[Noted]) -> Section:
    counts = Counter(row.ending for row in games)
    names = dict.fromkeys([*filter(None, kit_of(study.wish.game).part("reasons")), *sorted(counts)])
    rates = [rated(name, counts[name], len(games)) for name in names]
    if not _in_teams(study):
        rates.append(rated("win shared", sum(len(row.winners) > 1 for row in won), len(won)))
    return Section("endings", "how games ended", "games", tuple(rates))


def _words(games: Sequence[Noted], masks: Sequence[str]) -> list[Section]:
    """Announcements and claims, over all and by the mask that was named."""
    said = [word for row in games for word in row.said]

    def section(key: str, heading: str, counted: str, words: list[tuple[str, bool]]) -> Section:
        hits, trials = Counter(mask for mask, hit in words if hit), Counter(mask for mask, _ in words)
        rates = [rated(mask, hits[mask], trials[mask]) for mask in masks]
        return Section(key, heading, counted, (rated(ALL, hits.total(), trials.total()), *rates))

    false_words = [(word.mask, not word.true) for word in said]
    unopposed = [(word.mask, not word.opposed) for word in said if not word.true]
    claims = [(word.mask, word.true) for row in games for word in row.claimed]
    return [
        section("announced_false", "announcements that were false when made", "announced", false_words),
        section("false_unopposed", "false ones unopposed (the others were exposed)", "false", unopposed),
        section("claimed_true", "claims that were true", "claimed", claims),
    ]
