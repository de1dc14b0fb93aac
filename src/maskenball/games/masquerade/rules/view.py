"""Views: the state as one person may see it: their own hand and pile, and what lies open."""

from __future__ import annotations

from maskenball.core.game import HIDDEN
from maskenball.games.masquerade.rules.deck import KINDS
from maskenball.games.masquerade.rules.state import OVER, State, Terms


def closed_state(t: Terms, s: State, person: int | None) -> State:
    """The state with other hands and piles and all teams hidden; W5: when it is over, everything is shown."""
    closed = s.open_copy(HIDDEN)
    if s.kind == OVER:
        closed.partners = s.partners
    for seat in range(t.players):
        if seat == person or s.kind == OVER:
            own = slice(seat * KINDS, (seat + 1) * KINDS)
            closed.hand[own] = s.hand[own]
            closed.pile[own] = s.pile[own]
    return closed
