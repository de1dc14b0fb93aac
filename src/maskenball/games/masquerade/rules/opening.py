"""The opening: hands are dealt, and with them the teams (D3, P1-P3)."""

from __future__ import annotations

from collections.abc import Sequence

from maskenball.games.masquerade.rules.deck import KINDS, PARTNER
from maskenball.games.masquerade.rules.state import State, Terms


def lay_out(t: Terms, s: State, kinds: Sequence[int], first: int) -> None:
    """Deal the cards, hand after hand; seat `first` leads."""
    for seat in range(t.players):
        for k in range(t.hand_size):
            s.hand[seat * KINDS + kinds[seat * t.hand_size + k]] += 1
        s.hand_size[seat] = t.hand_size
    s.partners = partners(t, s)
    s.turn = 1
    s.leader = first


def partners(t: Terms, s: State) -> int:
    """P1, P2: who holds a Partner; with 4 or 5 players, of two in one hand the left neighbour is the other."""
    team = 0
    for seat in range(t.players):
        held = s.hand[seat * KINDS + PARTNER]
        if held > 0:
            team |= 1 << seat
        if held == 2 and t.players > 3:
            neighbour = seat + 1 if seat + 1 < t.players else 0
            team |= 1 << neighbour
    return team
