"""A sound rule player of Masquerade: one look at the trick, the cards still out, and who may be a friend.

Every answer is rated in diamonds (1: sure for the own team, -1: sure for the others) less what the card is worth for
later tricks. Nothing is searched; ties are broken by chance.
"""

from __future__ import annotations

from maskenball.bots.bot import Bot
from maskenball.games.game import HIDDEN, View
from maskenball.games.masquerade import answers as ans, events as e
from maskenball.games.masquerade.deck import COPIES, KINDS, MAGICIAN, PARTNER, RED, RED_TWELVE, colour_of, first_of
from maskenball.games.masquerade.state import PLAY, STEAL, TAKE, State, Table
from maskenball.games.masquerade.trick import beats

COLOURS = range(4)
COLOUR = [colour_of(kind) for kind in range(KINDS)]
SPAN = [range(first_of(colour), first_of(colour + 1)) for colour in COLOURS]
BETTER = [[other for other in range(KINDS) if beats(other, kind)] for kind in range(KINDS)]
"""The cards that beat a card which wins so far."""

GIFT, KEPT, OVERTAKEN = 2.0, 0.8, 0.75
"""How much likelier friends throw a diamond onto each other's trick than others do; hold one back; overtake."""
THEFT = 1.6
TRADE = 0.5
"""What winning a trick with Thief or Merchant is worth, in diamonds."""
STRENGTH = 1.0
"""What the Magician is worth for a later trick, in diamonds."""


class Memory:
    """What one person has seen, as counts."""

    def __init__(self, view: View) -> None:
        t: Table = view.table
        s: State = view.state
        assert view.person is not None, "a spectator decides nothing"
        self.t, self.s, self.me = t, s, view.person
        self.players = t.players
        self.hand = s.hand[self.me * KINDS : (self.me + 1) * KINDS]
        self.dealt = self.hand[:]
        """What I was dealt, worked out from what I have."""
        self.out = [COPIES - has for has in self.hand]
        """Cards that are neither in my hand nor played."""
        if t.players > 3:
            self.out[RED_TWELVE] = 0
        self.lacks = [0] * t.players
        """Bitset of colours that somebody did not follow."""
        self.diamonds = [0] * t.players
        """Diamonds on each pile, but for hidden exchanges."""
        self.shown = [0] * t.players
        """How many Partners each one has played."""
        self.traded = [False] * t.players
        self.same = [[1.0] * t.players for _ in range(t.players)]
        """How much likelier what two persons did to each other's tricks is if they are friends."""
        self._read(view)
        self.friend = self._friends()

    def _read(self, view: View) -> None:
        diamond, me = self.t.diamond, self.me
        trick: list[int] = []
        best, holder = HIDDEN, HIDDEN
        for kind, who, x, _, value in view.events:
            if kind == e.PLAY:
                if not trick:
                    best, holder = x, who
                else:
                    if COLOUR[x] != COLOUR[trick[0]]:
                        self.lacks[who] |= 1 << COLOUR[trick[0]]
                    self._judge(who, holder, x, trick, beats(x, best))
                    if beats(x, best):
                        best, holder = x, who
                trick.append(x)
                if who == me:
                    self.dealt[x] += 1
                elif self.out[x]:
                    self.out[x] -= 1
                if who == me:
                    self.out[x] -= 1
                if x == PARTNER:
                    self.shown[who] += 1
            elif kind == e.TRICK:
                self.diamonds[who] += sum(diamond[card] for card in trick)
                trick = []
            elif kind == e.STOLEN:
                self.diamonds[x] -= 1
                self.diamonds[who] += 1
            elif kind == e.TRADE and who != me:
                self.traded[who] = True
            elif kind == e.TRADE:
                given, wanted = divmod(value, KINDS)
                self.dealt[given] += 1
                self.dealt[wanted] -= 1
                self.out[given] -= 1
                self.out[wanted] += 1
                self.diamonds[me] += diamond[given] - diamond[wanted]
        self.out = [max(0, n) for n in self.out]

    def _judge(self, who: int, holder: int, card: int, trick: list[int], takes: bool) -> None:
        """What a card played onto somebody's trick says about the two."""
        diamond = self.t.diamond
        factor = 1.0
        if takes:
            if any(diamond[other] for other in trick):
                factor = OVERTAKEN
        elif COLOUR[card] != COLOUR[trick[0]]:
            factor = GIFT if diamond[card] else KEPT
        self.same[who][holder] *= factor
        self.same[holder][who] *= factor

    def _friends(self) -> list[float]:
        """How likely each person is in my team: every place of the two Partners, weighed."""
        players, me = self.players, self.me
        mine = min(COPIES, self.dealt[PARTNER])
        known = [min(shown, COPIES) for shown in self.shown]
        known[me] = mine
        total, friend = 0.0, [0.0] * players
        for a in range(players):
            for b in range(players):
                held = [0] * players
                held[a] += 1
                held[b] += 1
                if held[me] != mine:
                    continue
                weight = 1.0
                for seat in range(players):
                    if seat == me:
                        continue
                    more = held[seat] - known[seat]
                    if more > 0:
                        weight *= 0.0 if self.lacks[seat] & 1 << RED else self.s.hand_size[seat] ** more
                    elif more < 0:
                        weight *= 0.2 * self.traded[seat]  # it came out of a pile, by a Merchant
                team = 1 << a | 1 << b
                if a == b and players > 3:
                    team |= 1 << (a + 1) % players
                for one in range(players):
                    for other in range(one):
                        if team >> one & 1 == team >> other & 1:
                            weight *= self.same[one][other]
                total += weight
                for seat in range(players):
                    if team >> seat & 1 == team >> me & 1:
                        friend[seat] += weight
        if total <= 0:
            return [float(seat == me) for seat in range(players)]
        return [weight / total for weight in friend]

    def strength(self, kind: int) -> float:
        """What a card is worth for winning later tricks: how few of the cards still out beat it."""
        if self.s.hand_size[self.me] <= 1:
            return 0.0
        above = 0
        for other in range(kind) if COLOUR[kind] == RED else SPAN[COLOUR[kind]]:
            if other < kind:
                above += self.out[other]
        if COLOUR[kind] == RED:
            return STRENGTH * float(0.75 ** (above + (kind != MAGICIAN)))
        return STRENGTH * 0.15 if not above else 0.0


class MasqueradeRuleBot(Bot):
    """Plays every card by the same few rules."""

    name = "rule"
    game = "masquerade"

    def answer(self, view: View) -> int:
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        memory = Memory(view)
        kind = view.state.kind
        if kind == PLAY:
            rate = Plays(memory).rate
        elif kind == STEAL:
            rate = Thief(memory).rate
        elif kind == TAKE:
            rate = _take
        else:
            rate = Merchant(memory).rate
        return max(legal, key=lambda answer: rate(answer) + 0.001 * self.chance.random())


def _take(answer: int) -> float:
    """A diamond on the own pile is never worse than on another's."""
    return 0.0 if answer == ans.DECLINE else 1.0


class Thief:
    """Which pile to look through: diamonds that are probably the others'."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    def rate(self, answer: int) -> float:
        """Expected diamonds that change sides."""
        if answer == ans.DECLINE:
            return 0.0
        seat = answer - ans.STEAL_FROM
        enemy = 1 - self.memory.friend[seat]
        return enemy * (1 + 0.01 * self.memory.diamonds[seat]) if self.memory.diamonds[seat] > 0 else 0.05 * enemy


class Merchant:
    """Which exchange to make: diamonds into the pile, strong cards into the hand."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    def rate(self, answer: int) -> float:
        """What is gained."""
        if answer == ans.DECLINE:
            return 0.05
        given, wanted = divmod(answer - ans.TRADE_CARDS, KINDS)
        memory, diamond = self.memory, self.memory.t.diamond
        theft = 0.5 * ((wanted == memory.t.thief) - (given == memory.t.thief)) * (memory.s.hand_size[memory.me] > 1)
        cards = memory.strength(wanted) - memory.strength(given)
        return 1.1 * (diamond[given] - diamond[wanted]) + cards + theft - 0.002 * wanted


class Plays:
    """Which card to play: who will win the trick, what lies in it, and what the card is worth later."""

    def __init__(self, memory: Memory) -> None:
        self.memory = m = memory
        s, t = m.s, m.t
        self.trick = s.trick[: s.trick_size]
        self.value = sum(t.diamond[card] for card in self.trick)
        self.best = s.trick[s.best] if self.trick else HIDDEN
        self.holder = (s.leader + s.best) % t.players
        self.later = [(m.me + k) % t.players for k in range(1, t.players - s.trick_size)]
        unseen = max(1, sum(m.out))
        self.share = {seat: min(1.0, s.hand_size[seat] / unseen) for seat in self.later}
        self.spoils = any(
            m.diamonds[seat] > 0 and m.friend[seat] < 0.6 for seat in range(t.players) if seat != m.me
        )  # fmt: skip

    def rate(self, answer: int) -> float:
        """Diamonds that the team gains in this trick, less what the card would be worth later."""
        m, card = self.memory, answer - ans.PLAY_CARD
        t = m.t
        led = COLOUR[self.trick[0] if self.trick else card]
        at_stake = self.value + t.diamond[card] + self._to_come(led)
        if self.best == HIDDEN or beats(card, self.best):
            ours, stays = 1.0, 1.0
            for seat in self.later:
                risk = self._beaten(seat, card, led)
                ours *= 1 - risk * (1 - m.friend[seat])
                stays *= 1 - risk * (1 - 0.8 * m.friend[seat])
            bonus = 0.0
            if card == t.thief and self.spoils:
                bonus = THEFT * stays
            elif card == t.merchant and m.s.hand_size[m.me] > 1:
                bonus = TRADE * stays
        else:
            friend = m.friend[self.holder]
            lost, saved = 1.0, 1.0
            for seat in self.later:
                risk = self._beaten(seat, self.best, led)
                lost *= 1 - risk * (1 - m.friend[seat])
                saved *= 1 - risk * m.friend[seat]
            ours = friend * lost + (1 - friend) * (1 - saved) * 0.7
            bonus = 0.0
        return (2 * ours - 1) * at_stake + bonus - m.strength(card) + 0.01 * (card if COLOUR[card] == RED else 0)

    def _to_come(self, led: int) -> float:
        """Diamonds that those who play later are likely to add."""
        return len(self.later) * (0.15 if led == RED else 0.35)

    def _beaten(self, seat: int, card: int, led: int) -> float:
        """How likely somebody can beat a card."""
        m, misses = self.memory, 1 - self.share[seat]
        if led == RED:
            if m.lacks[seat] & 1 << RED:
                return 0.0
            return float(1 - misses ** sum(m.out[other] for other in BETTER[card]))
        trumps = 0.0
        if not m.lacks[seat] & 1 << RED:
            better = [k for k in BETTER[card] if COLOUR[k] == RED]
            trumps = 1 - misses ** sum(m.out[other] for other in better)
        if m.lacks[seat] >> led & 1:
            return trumps
        void = misses ** sum(m.out[other] for other in SPAN[led])
        if COLOUR[card] == RED:
            return float(void * trumps)
        higher = 1 - misses ** sum(m.out[other] for other in BETTER[card] if COLOUR[other] == led)
        return float(min(1.0, void * trumps + higher))
