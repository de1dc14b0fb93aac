"""The opening: cards are laid out and the first place is named (T5, T6)."""

from __future__ import annotations

from collections.abc import Sequence

from maskenball.games.mascarade.rules.state import State, Terms


def lay_out(t: Terms, s: State, masks: Sequence[int], first: int) -> None:
    """Lay the masks out, places first and then the centre; whoever sits at place `first` begins."""
    for card in range(t.cards):
        s.cards[card] = masks[card]
    for place in range(t.players):
        s.person[place] = place
    s.turn = 1
    s.active = first
    s.pc = -1
