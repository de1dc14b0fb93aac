"""The answers of Masquerade: one fixed space of whole numbers, and which of them are legal now.

| first | size | answer |
|---|---|---|
| PLAY_CARD | 21 | play a card of kind k |
| STEAL_FROM | 5 | look through the pile of seat p |
| TAKE_CARD | 21 | take a card of kind k from that pile |
| TRADE_CARDS | 21 x 21 | give kind h from the hand for kind k of the own pile |
| DECLINE | 1 | do not use the action |
"""

from __future__ import annotations

from maskenball.games.masquerade.rules.deck import KINDS, colour_of, first_of
from maskenball.games.masquerade.rules.state import PLAY, SEATS, STEAL, TAKE, TRADE, State, Terms

PLAY_CARD = 0
STEAL_FROM = PLAY_CARD + KINDS
TAKE_CARD = STEAL_FROM + SEATS
TRADE_CARDS = TAKE_CARD + KINDS
DECLINE = TRADE_CARDS + KINDS * KINDS
ANSWERS = DECLINE + 1

MOST_LEGAL = KINDS * KINDS + 1


def legal(t: Terms, s: State, out: list[int]) -> int:
    """Write the legal answers into `out` and return how many there are."""
    if s.kind == PLAY:
        return plays(s, out)
    n = 0
    if s.kind == STEAL:  # X1: any other pile that has cards
        for seat in range(t.players):
            if seat != s.asked and s.pile_size[seat] > 0:
                out[n] = STEAL_FROM + seat
                n += 1
    elif s.kind == TAKE:
        for kind in range(KINDS):
            if t.diamond[kind] and s.pile[s.victim * KINDS + kind]:
                out[n] = TAKE_CARD + kind
                n += 1
    elif s.kind == TRADE:
        n = trades(s, out)
    else:
        return 0
    out[n] = DECLINE  # X4
    return n + 1


def plays(s: State, out: list[int]) -> int:
    """K1: the led colour if there is one in the hand, else any card."""
    first = s.asked * KINDS
    n = 0
    if s.trick_size > 0:
        led = colour_of(s.trick[0])
        for kind in range(first_of(led), first_of(led + 1)):
            if s.hand[first + kind]:
                out[n] = PLAY_CARD + kind
                n += 1
    if n == 0:
        for kind in range(KINDS):
            if s.hand[first + kind]:
                out[n] = PLAY_CARD + kind
                n += 1
    return n


def trades(s: State, out: list[int]) -> int:
    """X2: a card of the hand for a card of another kind from the own pile."""
    first = s.asked * KINDS
    n = 0
    for given in range(KINDS):
        if s.hand[first + given]:
            for wanted in range(KINDS):
                if wanted != given and s.pile[first + wanted]:
                    out[n] = TRADE_CARDS + given * KINDS + wanted
                    n += 1
    return n
