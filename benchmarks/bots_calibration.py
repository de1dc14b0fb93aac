"""`calibration`: what a player believes at every decision, against the truth.

Scores are the Brier score (squared error, summed over masks) and the log loss (nats), for the own card and as the mean
over all cards. Decisions of one game hang together, so intervals count games, not decisions.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from benchmarks.bots_marginals import Marginals
from benchmarks.bots_page import Page, Progress, table
from benchmarks.bots_self_play import dealt, self_play
from maskenball.bots.bot import Bot
from maskenball.core.game import View
from maskenball.core.wish import Wish
from maskenball.games.mascarade.beliefs.arrangements import Indices, Weights
from maskenball.games.mascarade.beliefs.belief import Belief, dealt_masks
from maskenball.games.mascarade.bots.player import MascaradePlayer
from maskenball.games.mascarade.rules import events as e
from maskenball.games.mascarade.rules.match import Mascarade

PLAYERS = (6, 8)
PLAYS = ("ev", "reader", "random")
"""Random players swap as often as not, just as the beliefs assume: the control."""
Q, OFTEN = 0.5, 0.95
"""How often people really swap: what bots assume, and about what those who think do."""
EXACT, MARGINALS = f"exact, q = {Q}", f"marginals, q = {Q}"
SURER_EXACT, SURER_MARGINALS = f"exact, q = {OFTEN}", f"marginals, q = {OFTEN}"
KEPT, DEAL, MASKS = "the bot's own", "the deal", "masks in play"
BELIEFS = (EXACT, MARGINALS, KEPT, SURER_EXACT, SURER_MARGINALS, DEAL, MASKS)
SCORES = ("own card, Brier", "own card, log loss", "all cards, Brier", "all cards, log loss")
FLOOR = 1e-6
"""A chance of less counts as this much in the log loss, or one mistake would be endless."""
SURE = 1e-9
BINS = 12
"""Impossible, ten bins of a tenth each, certain."""
FEWEST_GAMES = 20
"""What was said in fewer games than this is not told."""


class Tally:
    """What one belief said, and how right it was."""

    def __init__(self) -> None:
        self.games: list[Weights] = []
        """A row for each game: Brier and log loss of the own card, then of all cards, summed over decisions."""
        self.stated, self.true, self.cases = np.zeros(BINS), np.zeros(BINS), np.zeros(BINS)
        self.said_in: list[set[int]] = [set() for _ in range(BINS)]
        """The games in which something of each bin was said."""

    def add(self, chances: Weights, truth: Indices, own: int) -> None:
        """One decision: the chances (cards, masks), the column of the true mask of each card, the own card."""
        right = np.zeros_like(chances)
        right[np.arange(len(truth)), truth] = 1.0
        brier = ((chances - right) ** 2).sum(1)
        log = -np.log(np.maximum(chances[np.arange(len(truth)), truth], FLOOR))
        self.games[-1] += (brier[own], log[own], brier.mean(), log.mean())
        bins = np.clip((chances * 10).astype(int), 0, 9) + 1
        bins[chances <= SURE], bins[chances >= 1 - SURE] = 0, BINS - 1
        flat = bins.ravel()
        self.stated += np.bincount(flat, chances.ravel(), BINS)
        self.true += np.bincount(flat, right.ravel(), BINS)
        self.cases += np.bincount(flat, minlength=BINS)
        for used in set(flat.tolist()):
            self.said_in[used].add(len(self.games))

    def mean(self, column: int, decisions: float) -> float:
        """The mean of a score."""
        return float(np.array(self.games)[:, column].sum() / decisions)

    def reliability(self) -> list[str]:
        """Stated and true, for each bin."""
        return [
            f"{100 * stated / cases:.1f} → {100 * true / cases:.1f}" if len(games) >= FEWEST_GAMES else "-"
            for stated, true, cases, games in zip(self.stated, self.true, self.cases, self.said_in, strict=True)
        ]


class Case:
    """Self-play of one bot at one size of table."""

    def __init__(self, players: int, bot: str) -> None:
        self.players, self.bot = players, bot
        self.tallies = {name: Tally() for name in BELIEFS}
        self.decisions: list[int] = []
        self.swaps: list[int] = []
        """For each secret swap: whether the cards changed places."""

    def play(self, number: int) -> None:
        """One game."""
        game = dealt(Wish(), self.players, number)
        deal = dealt_masks(game.setup)
        persons = range(self.players)
        self.beliefs: dict[str, list[Belief | Marginals]] = {
            EXACT: [Belief(deal, person, q=Q) for person in persons],
            MARGINALS: [Marginals(deal, person, Q) for person in persons],
            SURER_EXACT: [Belief(deal, person, q=OFTEN) for person in persons],
            SURER_MARGINALS: [Marginals(deal, person, OFTEN) for person in persons],
        }
        self.column = {mask: k for k, mask in enumerate(sorted(set(deal)))}
        self.deal = np.eye(len(self.column))[[self.column[mask] for mask in deal]]
        self.decisions.append(0)
        for tally in self.tallies.values():
            tally.games.append(np.zeros(4))
        self_play(game, self.bot, f"calibration {number}", self.watch)
        self.swaps += [event[4] for events in game.events for event in events if event[0] == e.SWAP]

    def watch(self, game: Mascarade, view: View, bot: Bot) -> None:
        """Ask every belief of whoever decides."""
        assert view.person is not None
        said = {DEAL: self.deal, MASKS: np.tile(self.deal.mean(0), (len(self.deal), 1))}
        for name, beliefs in self.beliefs.items():
            beliefs[view.person].update(view.events)
            said[name] = beliefs[view.person].marginals()
        if isinstance(bot, MascaradePlayer) and bot.mind.belief is not None:
            said[KEPT] = bot.mind.belief.marginals()
        truth = np.array([self.column[mask] for mask in game.s.cards[: game.t.cards]])
        own = view.state.person.index(view.person) * view.terms.slots
        for name, chances in said.items():
            self.tallies[name].add(chances, truth, own)
        self.decisions[-1] += 1

    def row(self, first: int) -> list[str]:
        """A line of the table; `first` is the column of the Brier score, the log loss follows."""
        decisions = float(sum(self.decisions))
        cells = [f"{self.players}, {self.bot}"]
        for tally in self.tallies.values():
            said = tally.cases.any()
            brier, log = (tally.mean(column, decisions) for column in (first, first + 1))
            cells.append(f"{brier:.3f} / {log:.3f}" if said else "-")
        return cells

    def gains(self) -> list[str]:
        """By how much exact beliefs are better than marginals, at both rates of swapping."""
        pairs = (EXACT, MARGINALS), (SURER_EXACT, SURER_MARGINALS)
        return [f"{self.players}, {self.bot}", *(self._gain(*pair, score) for pair in pairs for score in range(4))]

    def _gain(self, one: str, other: str, score: int) -> str:
        """By how much one belief is better than another, with its 95 % interval over games."""
        ones, others = (np.array(self.tallies[name].games)[:, score] for name in (one, other))
        counts = np.array(self.decisions, float)
        better = others - ones
        mean = better.sum() / counts.sum()
        error = 1.96 * np.sqrt(((better - mean * counts) ** 2).sum()) / counts.sum()
        return f"{mean:.4f} ± {error:.4f}"


def reliability_rows(cases: Sequence[Case]) -> list[list[str]]:
    """Stated and true, joint and single."""
    return [
        [f"{case.players}, {case.bot}: {name}", *case.tallies[name].reliability()]
        for case in cases
        for name in (EXACT, MARGINALS, SURER_EXACT, SURER_MARGINALS)
    ]


def page(cases: Sequence[Case], games: int) -> str:
    """The campaign in Markdown."""
    head = ["players, bot", *BELIEFS]
    gains = ["players, bot", *(f"{score}, q = {q}" for q in (Q, OFTEN) for score in SCORES)]
    bins = ["said %", "0", *(f"{10 * k}-{10 * k + 10}" for k in range(10)), "100"]
    counts = "; ".join(
        f"{c.players}, {c.bot}: {sum(c.decisions)} decisions, {np.mean(c.swaps):.0%} of secret swaps made"
        for c in cases
    )
    parts = [
        f"{games} games each, first edition, standard scenario. {counts}.",
        "Own card, Brier / log loss (less is better):",
        table(head, [case.row(0) for case in cases]),
        "Mean over all cards:",
        table(head, [case.row(2) for case in cases]),
        "By how much exact beliefs are better than marginals, with 95 % intervals over games:",
        table(gains, [case.gains() for case in cases]),
        f"Reliability, all cards: stated → true, in percent (where it was said in {FEWEST_GAMES} games or more):",
        table(bins, reliability_rows(cases)),
    ]
    return "\n\n".join(parts)


def campaign(games: int, plays: Sequence[str] = PLAYS, players: Sequence[int] = PLAYERS) -> Page:
    """Play and score."""
    cases = [Case(n, bot) for n in players for bot in plays]
    progress = Progress("calibration, games", games * len(cases))
    for at, case in enumerate(cases):
        for number in range(games):
            case.play(number)
            progress(at * games + number + 1)
    return Page(page(cases, games))
