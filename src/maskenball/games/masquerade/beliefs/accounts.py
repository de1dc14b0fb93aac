"""Accounts: what is certain about every hand and pile of Masquerade, once the hidden exchanges are assumed.

A `Story` is a View cut into deeds. An `Account` follows the deeds of the story: every card that somebody plays, and
that they did not take from their pile before, was dealt to them; whoever does not follow a colour holds none of it;
piles are what was won, stolen and exchanged. Where a Merchant's exchange is hidden, every exchange that can be is
tried, and accounts that come to a contradiction are dropped. Counts of kinds are flat: `seat * KINDS + kind`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

import numpy as np

from maskenball.core.game import HIDDEN, View
from maskenball.games.masquerade.rules import events as e
from maskenball.games.masquerade.rules.deck import CARDS, COPIES, KINDS, colour_of, first_of, pack
from maskenball.games.masquerade.rules.state import SEATS

PLAYED, WON, LOOKED, STOLE, EXCHANGED, EXCHANGED_IN_SECRET = range(6)
FOLLOWS = -1

T = TypeVar("T")


class Deed(NamedTuple):
    """What somebody did. `kinds` are: the card played and the colour not followed (or FOLLOWS); the trick; the pile
    that was seen, as counts; the stolen card; the cards given and wanted."""

    what: int
    seat: int
    other: int
    kinds: tuple[int, ...]


class Exchange(NamedTuple):
    """An exchange that is assumed, and what the seat had spent and won before it: to judge what else was possible."""

    seat: int
    given: int
    wanted: int
    spent: list[int]
    pile: list[int]


class Story:
    """A View as deeds, and what the observer was dealt."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.players: int = view.terms.players
        self.observer = view.person
        self.others = [seat for seat in range(self.players) if seat != view.person]
        self.deeds = deeds_of(view)
        self.secrets = [at for at, deed in enumerate(self.deeds) if deed.what == EXCHANGED_IN_SECRET]
        self.own = self._own_deal()
        self._hints = {at: self._hint(at) for at in self.secrets}

    def _own_deal(self) -> list[int]:
        """The cards that the observer was dealt, by kind; none for a spectator."""
        if self.observer is None:
            return [0] * KINDS
        dealt: list[int] = self.view.state.hand[self.observer * KINDS : (self.observer + 1) * KINDS]
        for deed in self.deeds:
            if deed.seat == self.observer and deed.what in (PLAYED, EXCHANGED):
                dealt[deed.kinds[0]] += 1
                if deed.what == EXCHANGED:
                    dealt[deed.kinds[1]] -= 1
        return dealt

    def fresh(self) -> Account:
        """The account before the first trick."""
        cards = pack(self.players)
        spare = [cards.count(card) - own for card, own in zip(CARDS, self.own, strict=True)]
        return Account(self, [0] * SEATS * KINDS, [0] * SEATS * KINDS, [0] * SEATS * KINDS, [0] * SEATS, spare, [])

    def _hint(self, at: int) -> tuple[list[int], int] | None:
        """What a secret exchange must lead to, if the observer looked through that pile later: how the pile must be
        right after it, but for so many other exchanges of the same seat in between."""
        seat, between = self.deeds[at].seat, 0
        change = [0] * KINDS
        for deed in self.deeds[at + 1 :]:
            if deed.what == LOOKED and deed.other == seat:
                return [seen - later for seen, later in zip(deed.kinds, change, strict=True)], between
            if deed.what == EXCHANGED_IN_SECRET and deed.seat == seat:
                between += 1
            elif deed.what == WON and deed.seat == seat:
                for kind in deed.kinds:
                    change[kind] += 1
            elif deed.what == STOLE:
                change[deed.kinds[0]] += (deed.seat == seat) - (deed.other == seat)
        return None

    def exchanges(self, account: Account, at: int) -> list[tuple[int, int]]:
        """Every exchange (given, wanted) that may have been made in secret."""
        seat, hint = self.deeds[at].seat, self._hints[at]
        pile = account.pile[seat * KINDS : (seat + 1) * KINDS]
        wanted = [kind for kind in range(KINDS) if pile[kind]]
        given = [kind for kind in range(KINDS) if account.may_hold(seat, kind)]
        pairs = [(g, w) for g in given for w in wanted if g != w]
        if hint is None:
            return pairs
        target, between = hint
        off = [has - must for has, must in zip(pile, target, strict=True)]
        allowed = 2 * between - sum(map(abs, off))
        return [
            (g, w) for g, w in pairs if abs(off[g] + 1) - abs(off[g]) + abs(off[w] - 1) - abs(off[w]) <= allowed
        ]  # fmt: skip

    def accounts(self, chance: np.random.Generator, most: int) -> tuple[list[Account], bool]:
        """Accounts without a contradiction, and whether they are all there are: where there are too many, it is a fair
        choice of them."""
        while True:
            found, all_tried = self._accounts(chance, most)
            if found or all_tried:
                return found, all_tried
            most *= 4

    def _accounts(self, chance: np.random.Generator, most: int) -> tuple[list[Account], bool]:
        account = self.fresh()
        stops = [*self.secrets, len(self.deeds)]
        found = [account] if account.follow(0, stops[0]) else []
        all_tried = True
        for at, stop in zip(self.secrets, stops[1:], strict=True):
            all_tried &= len(found) <= most
            branches = [(a, *pair) for a in _some(found, most, chance) for pair in self.exchanges(a, at)]
            all_tried &= len(branches) <= 4 * most
            found = []
            for parent, given, wanted in _some(branches, 4 * most, chance):
                account = parent.copy()
                if account.assume(self.deeds[at].seat, given, wanted) and account.follow(at + 1, stop):
                    found.append(account)
        return found, all_tried


def _some(things: list[T], most: int, chance: np.random.Generator) -> list[T]:
    if len(things) <= most:
        return things
    return [things[i] for i in chance.choice(len(things), most, replace=False)]


def deeds_of(view: View) -> list[Deed]:
    """The events of a View as deeds."""
    deeds: list[Deed] = []
    trick: list[int] = []
    for kind, who, x, y, value in view.events:
        if kind == e.PLAY:
            led = colour_of(trick[0]) if trick else colour_of(x)
            trick.append(x)
            deeds.append(Deed(PLAYED, who, HIDDEN, (x, FOLLOWS if colour_of(x) == led else led)))
        elif kind == e.TRICK:
            deeds.append(Deed(WON, who, HIDDEN, tuple(trick)))
            trick = []
        elif kind == e.STEAL and who == view.person:
            deeds.append(Deed(LOOKED, who, x, (0,) * KINDS))
        elif kind == e.SEE and value != HIDDEN:
            seen = list(deeds[-1].kinds)
            seen[value] += 1
            deeds[-1] = deeds[-1]._replace(kinds=tuple(seen))
        elif kind == e.STOLEN:
            deeds.append(Deed(STOLE, who, x, (y,)))
        elif kind == e.TRADE and value != HIDDEN:
            deeds.append(Deed(EXCHANGED, who, HIDDEN, divmod(value, KINDS)))
        elif kind == e.TRADE:
            deeds.append(Deed(EXCHANGED_IN_SECRET, who, HIDDEN, ()))
    return deeds


class Account:
    """What is certain about each seat if the assumed exchanges are true."""

    def __init__(
        self, story: Story, dealt: list[int], held: list[int], pile: list[int], barred: list[int], spare: list[int],
        assumed: list[Exchange], spent: Sequence[int] = (),
    ) -> None:  # fmt: skip
        self.story = story
        self.dealt = dealt
        """Cards that were certainly dealt to the others."""
        self.held = held
        """Cards that they took out of their piles and still have."""
        self.pile = pile
        self.barred = barred
        """Bitset of colours of which a hand has shown to be empty."""
        self.spare = spare
        """Cards of each kind of which it is open who was dealt them."""
        self.assumed = assumed
        self.spent = list(spent) or [0] * SEATS * KINDS
        """What left each hand since the deal, less what came into it."""

    def copy(self) -> Account:
        """An independent copy."""
        return Account(
            self.story, self.dealt[:], self.held[:], self.pile[:], self.barred[:], self.spare[:], self.assumed[:],
            self.spent,
        )  # fmt: skip

    def may_hold(self, seat: int, kind: int) -> bool:
        """Whether a card may be in somebody's hand."""
        return self.held[seat * KINDS + kind] > 0 or (
            self.spare[kind] > 0 and not self.barred[seat] >> colour_of(kind) & 1
        )

    def follow(self, start: int, stop: int) -> bool:
        """Follow the story; False when it contradicts what is assumed."""
        return all(self._follows(deed) for deed in self.story.deeds[start:stop])

    def _follows(self, deed: Deed) -> bool:
        what, seat, other, kinds = deed
        if what == PLAYED:
            return self._shows_void(seat, kinds[1]) and self._spends(seat, kinds[0])
        if what == WON:
            for kind in kinds:
                self.pile[seat * KINDS + kind] += 1
        elif what == LOOKED:
            return self.pile[other * KINDS : (other + 1) * KINDS] == list(kinds)
        elif what == STOLE:
            self.pile[other * KINDS + kinds[0]] -= 1
            self.pile[seat * KINDS + kinds[0]] += 1
            return self.pile[other * KINDS + kinds[0]] >= 0
        elif what == EXCHANGED:
            return self._exchanges(seat, *kinds)
        return True

    def _shows_void(self, seat: int, colour: int) -> bool:
        if colour == FOLLOWS or seat == self.story.observer:
            return True
        self.barred[seat] |= 1 << colour
        return not any(self.held[seat * KINDS + first_of(colour) : seat * KINDS + first_of(colour + 1)])

    def _spends(self, seat: int, kind: int) -> bool:
        """A card leaves a hand: one that was taken from the pile, or else one that was dealt."""
        at = seat * KINDS + kind
        self.spent[at] += 1
        if seat == self.story.observer:
            return True
        if self.held[at]:
            self.held[at] -= 1
            return True
        if not self.may_hold(seat, kind):
            return False
        self.dealt[at] += 1
        self.spare[kind] -= 1
        return True

    def _exchanges(self, seat: int, given: int, wanted: int) -> bool:
        if not self._spends(seat, given):
            return False
        first = seat * KINDS
        self.pile[first + given] += 1
        self.pile[first + wanted] -= 1
        self.spent[first + wanted] -= 1
        if seat != self.story.observer:
            self.held[first + wanted] += 1
        return self.pile[first + wanted] >= 0

    def assume(self, seat: int, given: int, wanted: int) -> bool:
        """A secret exchange is assumed; False when it cannot be."""
        own = slice(seat * KINDS, (seat + 1) * KINDS)
        self.assumed.append(Exchange(seat, given, wanted, self.spent[own], self.pile[own]))
        return self._exchanges(seat, given, wanted)

    def open_cards(self) -> list[int]:
        """The cards of which it is open in whose hand they are: a kind for each."""
        return [kind for kind in range(KINDS) for _ in range(self.spare[kind])]

    def weights(self, kind: int) -> list[float]:
        """How much an open card counts in each of the others' hands.

        Deals of cards that look alike are not alike likely: two equal cards in two hands can be dealt in two ways,
        in one hand in one way. So a second copy beside a certain one counts half.
        """
        others = self.story.others
        return [
            0.0 if self.barred[seat] >> colour_of(kind) & 1 else 1 / COPIES if self.dealt[seat * KINDS + kind] else 1.0
            for seat in others
        ]

    def ways(self) -> float:
        """In how many ways the certain cards were dealt: the factor that makes different accounts comparable."""
        ways = 1.0
        for kind in range(KINDS):
            certain = self.dealt[kind::KINDS]
            if sum(certain) + self.spare[kind] == COPIES and self.spare[kind] < COPIES:
                ways *= 1.0 if COPIES in certain else 2.0  # one hand or two, see `weights`
        return ways

    def room(self) -> list[int]:
        """How many open cards are in each of the others' hands."""
        sizes = self.story.view.state.hand_size
        return [sizes[seat] - sum(self.held[seat * KINDS : (seat + 1) * KINDS]) for seat in self.story.others]
