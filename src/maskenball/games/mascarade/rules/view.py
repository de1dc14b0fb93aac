"""Views: the state as one person may see it. Nothing else turns a state into something that leaves the rules."""

from __future__ import annotations

from maskenball.core.game import HIDDEN
from maskenball.games.mascarade.rules.state import OVER, State, Terms


def closed_state(t: Terms, s: State, person: int | None) -> State:
    """The state with every card hidden but those that are turned up to this person (None: a spectator)."""
    closed = s.open_copy(HIDDEN)
    for card in range(t.cards):
        audience = s.face_audience[card]
        if audience == t.everyone or (person is not None and audience >> person & 1):
            closed.face_mask[card] = s.face_mask[card]
        if s.kind == OVER:  # K6
            closed.cards[card] = s.cards[card]
    return closed
