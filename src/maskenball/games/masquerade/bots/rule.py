"""A sound rule player of Masquerade: rates every answer by `masquerade_policy.py`. Nothing is searched."""

from __future__ import annotations

from maskenball.bots.bot import Bot
from maskenball.core.game import View
from maskenball.games.masquerade.bots import policy as policy
from maskenball.games.masquerade.rules import events as e
from maskenball.games.masquerade.rules.deck import CARDS, KINDS, PARTNER
from maskenball.games.masquerade.rules.state import State, Terms
from maskenball.games.masquerade.rules.trick import beats


class Memory:
    """What one person has seen, and what they make of it."""

    def __init__(self, view: View) -> None:
        assert view.person is not None, "a spectator decides nothing"
        self.t: Terms = view.terms
        self.s: State = view.state
        self.me = view.person
        self.seen = [0.0] * policy.MEMORY
        policy.forget(self.seen)
        self.seen[policy.HELD + self.me] = view.opening["hand"].count(CARDS[PARTNER])
        self._read(view)
        self.desk = [0.0] * policy.DESK

    def _read(self, view: View) -> None:
        """Follow the tricks on a state of our own, and note what everyone notes."""
        t, m, s = self.t, self.seen, State.blank()
        for kind, who, x, _, value in view.events:
            if kind == e.TRICK_BEGINS:
                s.leader, s.trick_size = who, 0
            elif kind == e.PLAY:
                s.asked = who
                policy.see_card(t, s, m, x)
                if s.trick_size == 0 or beats(x, s.trick[s.best]):
                    s.best = s.trick_size
                s.trick[s.trick_size] = x
                s.trick_size += 1
            elif kind == e.TRICK:
                m[policy.DIAMONDS + who] += sum(t.diamond[card] for card in s.trick[: s.trick_size])
            elif kind == e.STOLEN:
                m[policy.DIAMONDS + x] -= 1
                m[policy.DIAMONDS + who] += 1
            elif kind == e.TRADE:
                m[policy.TRADED + who] = 1.0
                if who == self.me:
                    given, wanted = divmod(value, KINDS)
                    m[policy.TAKEN + who * KINDS + given] -= 1
                    m[policy.TAKEN + who * KINDS + wanted] += 1

    def friends(self) -> list[float]:
        """How likely each person is in my team."""
        asked = self.s.copy()
        asked.asked = self.me
        policy.think(self.t, asked, self.seen, self.desk)
        return self.desk[policy.FRIEND : policy.FRIEND + self.t.players]


class MasqueradeRuleBot(Bot):
    """Plays every card by the same few rules; ties are broken by chance."""

    name = "rule"
    game = "masquerade"

    def answer(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        memory = Memory(view)
        rates = [0.0] * len(view.legal)
        policy.rate_all(memory.t, memory.s, memory.seen, memory.desk, view.legal, len(rates), rates)
        rated = [rate + 0.001 * self.chance.random() for rate in rates]
        return view.legal[rated.index(max(rated))]
