"""Planner: plays every answer out in sampled worlds, against people of the kinds that these people seem to be.

Among people who answer anything there is nothing to foresee: there the reader's judgement is followed.

A world comes with a past: the hidden swaps that led to it. So everybody in it thinks what they can think after that
past, and a playout does not let people use what they cannot know.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from maskenball.core.game import HIDDEN, View
from maskenball.games.mascarade.beliefs.belief import dealt_numbers
from maskenball.games.mascarade.beliefs.histories import Histories, sampled_histories
from maskenball.games.mascarade.bots import playout as mascarade_playout
from maskenball.games.mascarade.bots.company import Company
from maskenball.games.mascarade.bots.ears import hides_from_holder
from maskenball.games.mascarade.bots.playout import GREEDY
from maskenball.games.mascarade.bots.reader import ReaderBot
from maskenball.games.mascarade.compiled import RULES
from maskenball.games.mascarade.rules import answers as ans, events as e
from maskenball.games.mascarade.rules.state import CARDS
from maskenball.speed import twin
from maskenball.speed.layout import laid_out

PROGRAM = twin.Program("planner", RULES, mascarade_playout, ("weigh",), inline=False)

Option = tuple[int, int]
"""One answer, or two in a row; -1: no second one."""


@cache
def weigh(compiled: bool) -> Any:
    """The playout program."""
    return (PROGRAM.compiled if compiled else PROGRAM.interpreted).weigh


class PlannerBot(ReaderBot):
    """Searches."""

    name = "planner"
    program = PROGRAM
    keeps_trail = True
    turns = 10
    """How many turns a playout lasts."""
    few, many = 1200, 6000
    """In how many worlds every option is tried, and the best ones, by the number of players (more of them, fewer)."""
    finalists = 3
    few_interpreted, many_interpreted = 2, 4
    """The same without Numba."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.company = Company(self.ears)
        self.mind.listeners.insert(0, self.company.hear)
        self.compiled = twin.available()

    def swap_rate(self, person: int) -> float:
        return self.company.swap_rate(person)

    def answer(self, view: View) -> int:
        self.view = view
        self.draw = np.random.default_rng(self.chance.getrandbits(63))
        return super().answer(view)

    def turn(self, view: View) -> int:
        if self.company.is_random(self.mind.person):
            return super().turn(view)
        swaps, looks, announcements = self.split(view)
        swaps = sorted(swaps, key=self.swap_value, reverse=True)[:4]
        announcements = sorted(announcements, key=self.turn_value, reverse=True)[:8]
        options = [(a, second) for a in swaps for second in (ans.SWAP, ans.KEEP)]
        return self.planned(options + [(a, -1) for a in looks + announcements])

    def contest(self, view: View) -> int:
        if self.company.is_random(self.mind.person):
            return super().contest(view)
        return self.planned([(a, -1) for a in view.legal])

    def secret(self) -> int:
        return self.planned([(ans.SWAP, -1), (ans.KEEP, -1)])

    def choose(self, view: View) -> int:
        options = sorted(view.legal, key=self.target_value, reverse=True)[:8]
        return self.planned([(a, -1) for a in options])

    def planned(self, options: list[Option]) -> int:
        """The first answer of the option that goes best."""
        if len(options) == 1:
            return options[0][0]
        assert self.mind.belief is not None
        few, many = self.few_interpreted, self.many_interpreted
        if self.compiled:
            few, many = (size // max(6, self.mind.t.players) for size in (self.few, self.many))
        histories = sampled_histories(self.mind.belief, self.draw, many)
        kinds = self.company.kinds(self.draw, many)
        kinds[:, self.mind.person] = GREEDY
        seed = self.chance.getrandbits(31)
        sums = self._played_out(options, histories, kinds, 0, few, seed)
        best = np.argsort(-sums, kind="stable")[: self.finalists]
        finalists = [options[k] for k in best]
        sums = sums[best] + self._played_out(finalists, histories, kinds, few, many, seed)
        best_one: Option = finalists[int(sums.argmax())]
        return best_one[0]

    def _played_out(
        self, options: list[Option], histories: Histories, kinds: Any, first: int, last: int, seed: int
    ) -> Any:
        """The sum, over some worlds, of how well each option goes."""
        t, s, sums = self.mind.t, self.mind.s, np.zeros(len(options))
        table: Any = laid_out(t) if self.compiled else [t]
        source: Any = laid_out(s) if self.compiled else [s]
        states: Any = np.repeat(source, 3) if self.compiled else [s.copy(), s.copy(), s.copy()]
        log: Any = np.zeros(1 + 6 * 128, np.int32) if self.compiled else []
        thought = np.zeros((t.players, t.cards, t.kinds))
        weigh(self.compiled)(
            table, source, states, np.array(dealt_numbers(self.view), np.int32), self._past(), histories.swapped, kinds,
            first, last, np.array(options, np.int32), self.mind.person, self._own_mind(), self.mind.court_to_come,
            self.turns, seed, np.zeros(CARDS, np.int32), thought, thought.copy(), np.zeros((2, t.kinds)),
            *np.zeros((2, ans.MOST_LEGAL), np.int32), log, sums,
        )  # fmt: skip
        return sums

    def _own_mind(self) -> Any:
        """What I believe, with the columns in the table's order."""
        t = self.mind.t
        return np.ascontiguousarray(self.mind.chances[:, [self.mind.column[mask] for mask in t.in_play[: t.kinds]]])

    def _past(self) -> Any:
        """What was swapped and seen so far, by whom: the rows that `recall` reads."""
        everyone, me = self.mind.t.everyone, 1 << self.mind.person
        rows, swaps, hides = [], 0, False
        for kind, who, x, y, value in self.view.events:
            if kind in (e.ANNOUNCE, e.POWER):
                hides = kind == e.POWER and hides_from_holder(self.mind.t, x)
            if kind == e.SWAP:
                rows.append((kind, who, x, y, swaps, 0))
                swaps += 1
            elif kind in (e.LOOK, e.PEEK):
                rows.append((kind, who, x, 0, 0, 1 << who))
            elif kind == e.TURN_UP:
                blind = me if value == HIDDEN else 1 << who if hides else 0
                rows.append((kind, who, x, 0, 0, everyone & ~blind))
        return np.array(rows, np.int32).reshape(-1, 6)
