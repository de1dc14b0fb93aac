"""The mind of a Mascarade bot: what it believes about the cards, and what a course of events would be worth to it.

Beliefs come from the View's events alone. Worth is found by letting the rules themselves play out a "what if" on the
closed state: an announcement that nobody contests, a claim that turns out true. So every mask is understood, home-made
ones too, without a word about any of them here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from maskenball.core.game import SeenEvent, View
from maskenball.core.log import Log
from maskenball.games.mascarade.beliefs.belief import Belief, dealt_numbers, seats_of
from maskenball.games.mascarade.beliefs.clues import SILENT, ByPerson, Evidence
from maskenball.games.mascarade.rules import answers as ans, events as e
from maskenball.games.mascarade.rules.state import CHOOSE, CONTEST, COURT_PURSE, NAME, OVER, SECRET, State, Terms
from maskenball.games.mascarade.rules.turn import step

MOST = 4000
"""How many arrangements a bot keeps in mind."""
WIN, LOSS = 25.0, -20.0
FINES_AT_FIRST, TURNS_AT_FIRST = 10.0, 8.0
"""How many coins came to the court in how many turns, before anything has been seen; and up to how many players that is
assumed. At larger tables a Judge that was taken for coins to come is a wasted turn if people turn out to be honest."""
SMALL_TABLE = 6
ROUNDS = 1.5
"""How many rounds the court is thought to grow before a card that is taken now is used."""
PAIRED = 0.5
"""How likely the other one of two like masks claims with me, and I with them."""
NEAR = 4
"""From how many coins before a winning fortune on each weighs more, and by how much."""
HASTE = 0.4
ENVY = 0.35
"""How much a coin of the richest other weighs against an own one."""


class Mind:
    """What one person believes, and how they value positions. Fed with each new View of a game."""

    def __init__(self, evidence: Evidence = SILENT, q: ByPerson = 0.5, trail: bool = False) -> None:
        self.evidence, self.q, self.trail = evidence, q, trail
        self.belief: Belief | None = None
        self.listeners: list[Callable[[View, SeenEvent], None]] = [self._count_fines]
        """Who else is told of each event, before it counts for the beliefs."""
        self._fines = self._heard = 0

    def look(self, view: View) -> None:
        """Take in a View."""
        if self.belief is None:
            seats = seats_of(view.terms.cards, view.terms.players, view.terms.slots)
            self.dealt = dealt_numbers(view)
            self.belief = Belief(
                self.dealt, view.person, q=self.q, evidence=self.evidence, seats=seats, most=MOST,
                trail=self.trail,
            )  # fmt: skip
        for at in range(self._heard, len(view.events)):
            for hears in self.listeners:
                hears(view, view.events[at])
            self.belief.update(view.events[: at + 1])
        self._heard = len(view.events)
        self.t: Terms = view.terms
        self.s: State = view.state
        assert view.person is not None
        self.person = view.person
        self.me = self.s.person.index(view.person)
        self.chances = self.belief.marginals()
        self.column = {mask: k for k, mask in enumerate(self.belief.masks)}
        self.now = self.worth(self.s)
        self.court_to_come = round(self._fines_a_turn() * self.t.players * ROUNDS)
        self._power: dict[tuple[int, int], float] = {}
        self._pairs: dict[int, float] = {}

    def _count_fines(self, view: View, event: SeenEvent) -> None:
        if event[0] in (e.COINS, e.FINE) and event[3] == COURT_PURSE:
            self._fines += event[4]

    def _fines_a_turn(self) -> float:
        """How many coins a turn brings to the court at this table, from what it brought so far."""
        assumed = FINES_AT_FIRST if self.t.players <= SMALL_TABLE else 0.0
        return (self._fines + assumed) / (self.s.turn + TURNS_AT_FIRST)

    def chance(self, card: int, mask: int) -> float:
        """How likely a mask lies on a card."""
        return float(self.chances[card, self.column[mask]])

    def own_cards(self) -> range:
        """The cards before me."""
        return range(self.me * self.t.slots, (self.me + 1) * self.t.slots)

    def likeliest(self, card: int) -> tuple[int, float]:
        """The likeliest mask of a card, and how likely it is."""
        assert self.belief is not None
        column = int(self.chances[card].argmax())
        return self.belief.masks[column], float(self.chances[card, column])

    def worth(self, s: State) -> float:
        """What a position is worth to me: own coins against those of the richest other, and how near the end is."""
        coins, me = s.coins, s.person.index(self.person)
        mine, others = coins[me], [coins[p] for p in range(self.t.players) if p != me]
        richest = max(others)
        if s.kind == OVER:
            return float(mine + (WIN if s.winners >> self.person & 1 else LOSS))
        far = self.t.winning_fortune - NEAR
        near = max(0, richest - far) * HASTE
        return float(mine - ENVY * richest - near + max(0, mine - far) * HASTE)

    def after(self, answers: Sequence[int], cards: dict[int, int] | None = None) -> float:
        """The worth after some answers, with some cards assumed; open questions of a power are answered greedily."""
        s = self.s.copy()
        for card, mask in (cards or {}).items():
            s.cards[card] = mask
        log: Log = []
        for answer in answers:
            step(self.t, s, answer, log)
        return self._settled(s)

    def _settled(self, s: State) -> float:
        """Let others pass and a power run; whoever is asked takes what is best for them at first sight."""
        log: Log = []
        room = [0] * ans.MOST_LEGAL
        for _ in range(40):
            if s.kind == CONTEST:
                step(self.t, s, ans.PASS, log)
            elif s.kind == SECRET and s.pc >= 0:
                step(self.t, s, ans.KEEP, log)
            elif s.kind == NAME:
                step(self.t, s, ans.NAME + self.t.in_play[0], log)
            elif s.kind == CHOOSE:
                n = ans.legal(self.t, s, room)
                step(self.t, s, self._greedy(s, room[:n]), log)
            else:
                break
        return self.worth(s)

    def _greedy(self, s: State, options: list[int]) -> int:
        """The option that leaves its chooser richest against the others."""
        chooser, best, found = s.asked, options[0], -99.0
        if len(options) == 1 or ans.CHOOSE_CARD <= options[0] < ans.DECLINE:
            return best
        for option in options:
            c = s.copy()
            step(self.t, c, option, [])
            rest = max(c.coins[p] for p in range(self.t.players) if p != chooser)
            value = c.coins[chooser] - ENVY * rest
            if value > found:
                best, found = option, value
        return best

    def power(self, mask: int, court_to_come: int = 0) -> float:
        """What it is worth to use a mask's power unopposed on a turn of mine, with so many coins more in the court."""
        key = mask, court_to_come
        if key not in self._power:
            s = self._my_turn()
            s.court += court_to_come
            step(self.t, s, ans.ANNOUNCE + 2 * mask, [])
            self._power[key] = self._settled(s) - self.now
        return self._power[key]

    def copies(self, mask: int) -> int:
        """How many cards of a mask are in play."""
        return self.dealt.count(mask)

    def use(self, mask: int) -> float:
        """What it is worth to be a mask for a round. Of two like masks each gains on the other's turn too."""
        alone = self.power(mask, self.court_to_come)
        if self.copies(mask) < 2 or self.t.players < 4:
            return alone
        if mask not in self._pairs:
            self._pairs[mask] = self._pair_power(mask)
        return (1 - PAIRED) * alone + PAIRED * 2 * self._pairs[mask]

    def _pair_power(self, mask: int) -> float:
        """What it is worth that both of two like masks are turned up."""
        s = self._my_turn()
        neighbour = (self.me + 1) % self.t.players * self.t.slots
        s.cards[self.me * self.t.slots] = s.cards[neighbour] = mask
        s.court += self.court_to_come
        step(self.t, s, ans.ANNOUNCE + 2 * mask, [])
        step(self.t, s, ans.CLAIM, [])
        return self._settled(s) - self.now

    def _my_turn(self) -> State:
        """The position as if it were my turn."""
        s = self.s.copy()
        s.active = s.asked = self.me
        s.kind, s.pc, s.must = 0, -1, 0
        s.shown = 0
        return s

    def card_worth(self, card: int) -> float:
        """What it is worth to have a card before me for the next round: its masks' uses by their chances."""
        assert self.belief is not None
        return sum(
            float(p) * self.use(mask) for p, mask in zip(self.chances[card], self.belief.masks, strict=True) if p
        )
