"""Company: what kind of people sit at the table, and what each of them can be sure of, from what they did in public.

That somebody looked, took a card or said a word is public; whether they know their card follows from it. What they do
with their knowledge tells their kind: the kinds are those of `mascarade_playout.py`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from maskenball.core.game import HIDDEN, SeenEvent, View
from maskenball.games.mascarade.bots.ears import Ears
from maskenball.games.mascarade.bots.playout import GREEDY, HONEST, RANDOM
from maskenball.games.mascarade.rules import events as e
from maskenball.games.mascarade.rules.state import FREE

KINDS = (RANDOM, HONEST, GREEDY)
BEFORE = (0.1, 0.4, 0.5)
"""How likely each kind is before anything is seen."""
NEVER = 0.004
"""No kind is ever thought less likely than this."""

# How likely each kind acts so: (random, honest, greedy).
UNSURE = {e.ANNOUNCE: (0.65, 0.06, 0.5), e.LOOK: (0.06, 0.86, 0.2), e.TAKE: (0.29, 0.08, 0.3)}
SURE = {e.ANNOUNCE: (0.65, 0.7, 0.4), e.LOOK: (0.06, 0.02, 0.01), e.TAKE: (0.29, 0.28, 0.59)}
CLAIMS, PASSES = (0.5, 0.12, 0.15), (0.5, 0.88, 0.85)
SWAPS = (0.5, 0.85, 0.9)
"""How likely each kind really swaps the cards it takes."""
TRUE_WORD, FALSE_WORD = (0.17, 0.97, 0.6), (0.83, 0.03, 0.4)


class Company:
    """Hears the events of a game, each once and before the ears do: what people knew when they spoke counts."""

    def __init__(self, ears: Ears) -> None:
        self.ears = ears
        self._begun = False
        self._free = False
        self._named = HIDDEN
        self._standing: dict[int, int] = {}

    def hear(self, view: View, event: SeenEvent) -> None:
        """Take in the next event."""
        t = view.terms
        if not self._begun:
            self._begun = True
            self.slots = t.slots
            self.place = list(range(t.players))
            self.weights = np.tile(np.array(BEFORE), (t.players, 1))
        self._take_in(event)

    def _take_in(self, event: SeenEvent) -> None:
        kind, who, x, y, value = event
        if kind == e.TURN_BEGINS:
            self._free = value == FREE
        elif kind in UNSURE and self._free:
            self._free = False
            own = self.place[who] * self.slots
            self._judge(who, (SURE if own in self.ears.known[who] else UNSURE)[kind])
        if kind == e.ANNOUNCE:
            self._named, self._standing = x, {y: who}
        elif kind == e.PASS:
            self._judge(who, PASSES)
        elif kind == e.CLAIM:
            self._judge(who, CLAIMS)
            self._standing[x] = who
        elif kind == e.TURN_UP and x in self._standing and value != HIDDEN:
            self._judge(self._standing.pop(x), TRUE_WORD if value == self._named else FALSE_WORD)
        elif kind == e.TRADE_PLACES:
            one, other = self.place.index(x), self.place.index(y)
            self.place[one], self.place[other] = y, x

    def _judge(self, person: int, likely: tuple[float, float, float]) -> None:
        weights = self.weights[person] * np.array(likely)
        self.weights[person] = np.maximum(weights / weights.sum(), NEVER)

    def is_random(self, me: int) -> bool:
        """Whether most of the others seem to answer anything."""
        shares = self.weights[:, RANDOM] / self.weights.sum(axis=1)
        return bool(np.delete(shares, me).mean() > 0.5)

    def swap_rate(self, person: int) -> float:
        """How likely a person really swaps."""
        weights = self.weights[person] if self._begun else np.array(BEFORE)
        return float(weights @ np.array(SWAPS) / weights.sum())

    def kinds(self, chance: np.random.Generator, n: int) -> Any:
        """So many guesses of everybody's kind."""
        shares = self.weights / self.weights.sum(axis=1, keepdims=True)
        drawn = chance.random((n, len(shares), 1)) > shares.cumsum(axis=1)[None, :, :-1]
        return drawn.sum(axis=2).astype(np.int32)
