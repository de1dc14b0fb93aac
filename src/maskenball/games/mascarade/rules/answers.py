"""The answers of Mascarade: one fixed space of whole numbers for every table, and which of them are legal now.

| first | size | answer |
|---|---|---|
| TAKE | 2 x 15 | take the own card of slot i and card c |
| SWAP, KEEP | 2 | the secret half |
| LOOK | 3 | look at the own card of slot i |
| ANNOUNCE | 24 x 2 | announce mask m, pointing at the own card of slot i |
| PASS | 1 | pass in a contest |
| CLAIM | 3 | claim with the own card of slot i |
| CHOOSE_PLAYER | 13 | choose the player at place p |
| CHOOSE_CARD | 15 | choose card c |
| DECLINE | 1 | do not use the power |
| NAME | 24 | name mask m as one's own |
| PEEK | 13 x 3 | person p looks at their own card of slot i outside their turn; never listed as legal |
"""

from __future__ import annotations

from maskenball.games.mascarade.rules import words as w
from maskenball.games.mascarade.rules.masks import KINDS
from maskenball.games.mascarade.rules.state import (
    CARDS,
    CHOOSE,
    CONTEST,
    FREE,
    LOOK_ONLY,
    NAME as NAME_QUESTION,
    PLACES,
    SECRET,
    SWAP_ONLY,
    SWAP_OR_LOOK,
    TURN,
    State,
    Terms,
)  # fmt: skip

TAKE = 0
SWAP = TAKE + 2 * CARDS
KEEP = SWAP + 1
LOOK = KEEP + 1
ANNOUNCE = LOOK + 3
PASS = ANNOUNCE + 2 * KINDS
CLAIM = PASS + 1
CHOOSE_PLAYER = CLAIM + 3
CHOOSE_CARD = CHOOSE_PLAYER + PLACES
DECLINE = CHOOSE_CARD + CARDS
NAME = DECLINE + 1
PEEK = NAME + KINDS
ANSWERS = PEEK + 3 * PLACES

MOST_LEGAL = 64
"""No question has more legal answers than this."""

PROTECTED = 2
"""The slot that opponents never touch."""


def legal(t: Terms, s: State, out: list[int]) -> int:
    """Write the legal answers into `out` and return how many there are."""
    kind = s.kind
    if kind == CONTEST:
        out[0] = PASS
        for slot in range(t.slots):  # A3.2: a claim may point at the protected card
            out[slot + 1] = CLAIM + slot
        return t.slots + 1
    if kind == TURN:
        return turn_answers(t, s, out)
    if kind == SECRET:
        out[0] = SWAP
        out[1] = KEEP
        return 2
    if kind == CHOOSE:
        return choices(t, s, out)
    if kind == NAME_QUESTION:
        for k in range(t.kinds):
            out[k] = NAME + t.in_play[k]
        return t.kinds
    return 0


def turn_answers(t: Terms, s: State, out: list[int]) -> int:
    """U1-U3, A2.2: Swap, Look and Announce, as far as the turn is not bound."""
    n = 0
    if s.must != LOOK_ONLY:
        n = takes(t, s, out)
    if s.must == FREE or s.must == LOOK_ONLY or s.must == SWAP_OR_LOOK:
        for slot in range(t.slots):
            out[n] = LOOK + slot
            n += 1
    if s.must == FREE:
        for k in range(t.kinds):
            answer = ANNOUNCE + 2 * t.in_play[k]
            out[n] = answer
            n += 1
            if t.slots > 1:  # A3.1: left or right, never protected
                out[n] = answer + 1
                n += 1
    return n


def takes(t: Terms, s: State, out: list[int]) -> int:
    """A1.1-A1.5: an own card and another card; of a forced swap one of them is a card that was turned up."""
    n = 0
    slots = t.slots
    if slots == 1:
        for card in range(t.cards):
            if card != s.active:
                out[n] = TAKE + card
                n += 1
        return n
    seen = 0
    if s.must == SWAP_ONLY:
        seen = cards_to_swap(t, s)
    first_own = s.active * slots
    for own in range(2):
        any_card = seen == 0 or seen >> (first_own + own) & 1
        take = TAKE + own * CARDS
        for card in range(t.cards):
            slot = card - first_own
            if 0 <= slot < slots:
                if slot <= own:  # of two own cards the earlier slot is named first
                    continue
            elif card % slots == PROTECTED:
                continue
            if any_card or seen >> card & 1:
                out[n] = take + card
                n += 1
    return n


def cards_to_swap(t: Terms, s: State) -> int:
    """A1.5: the own cards (a bitset) of which a forced swap must take one; 0: any, as with one card each.

    Whoever has left the place where it was turned up has no such card, and is free.
    """
    if s.must != SWAP_ONLY or t.slots == 1:
        return 0
    own = ((1 << t.slots) - 1) << (s.active * t.slots)
    return s.shown_cards_before & own


def choices(t: Terms, s: State, out: list[int]) -> int:
    """P2, P5: the targets of the CHOOSE row that is open, and whether it may be declined."""
    at = s.pc * 4
    if t.rows[at] == w.CHOOSE:
        n = players_to_choose(t, s, t.rows[at + 2], out)
    else:
        n = cards_to_choose(t, s, t.rows[at + 2], out)
    if t.rows[at + 3] > 0:
        out[n] = DECLINE
        n += 1
    return n


def players_to_choose(t: Terms, s: State, group: int, out: list[int]) -> int:
    """The players of a group."""
    n = 0
    me = s.role_place[w.ME]
    wanted = -1
    if group == w.RICHEST_OTHERS or group == w.POOREST_OTHERS:
        for place in range(t.players):
            if place != me:
                coins = s.coins[place]
                if wanted < 0 or (coins > wanted) == (group == w.RICHEST_OTHERS):
                    wanted = coins
    for place in range(t.players):
        if place == me or (group == w.OTHERS_BUT_A and place == s.role_place[w.A]):
            continue
        if wanted < 0 or s.coins[place] == wanted:
            out[n] = CHOOSE_PLAYER + place
            n += 1
    return n


def cards_to_choose(t: Terms, s: State, group: int, out: list[int]) -> int:
    """The cards of a group. P4: never a protected one; the second card of a pair belongs to another player, or with
    two players is the other hand card."""
    n = 0
    me = s.role_place[w.ME]
    for card in range(t.cards):
        if card >= t.first_centre:
            if group != w.CARDS_OF_OTHERS_OR_CENTRE:
                continue
        else:
            place = card // t.slots
            if place == me or (t.slots > 1 and card % t.slots == PROTECTED):
                continue
            if group == w.CARDS_OF_OTHERS_BUT_A:
                if card == s.role_card[w.A] or (place == s.role_place[w.A] and t.players > 2):
                    continue
        out[n] = CHOOSE_CARD + card
        n += 1
    return n
