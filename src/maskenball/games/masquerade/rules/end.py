"""The end: each team counts its diamonds (E1, E2)."""

from __future__ import annotations

from maskenball.core.log import Log, emit
from maskenball.games.masquerade.rules import events as e
from maskenball.games.masquerade.rules.deck import KINDS
from maskenball.games.masquerade.rules.state import DRAW, OVER, TRICKS, State, Terms


def diamonds_needed(players: int, members: int) -> int:
    """E2: how many diamonds a team of so many members needs to win."""
    if players == 4:
        return 11
    if players == 3:
        return 6 if members == 1 else 15
    return 8 if members == 2 else 13


def diamonds_of(t: Terms, s: State, seat: int) -> int:
    """The diamonds on one pile."""
    found = 0
    for kind in range(KINDS):
        if t.diamond[kind]:
            found += s.pile[seat * KINDS + kind]
    return found


def count(t: Terms, s: State, log: Log) -> None:
    """Add up, name the winners, and lay everything open (W5)."""
    partners = 0
    others = 0
    members = 0
    for seat in range(t.players):
        if s.partners >> seat & 1:
            partners += diamonds_of(t, s, seat)
            members += 1
        else:
            others += diamonds_of(t, s, seat)
    s.reason = TRICKS
    if partners >= diamonds_needed(t.players, members):
        s.winners = s.partners
    elif others >= diamonds_needed(t.players, t.players - members):
        s.winners = t.everyone - s.partners
    else:
        s.reason = DRAW
        s.winners = 0
    s.kind = OVER
    emit(log, e.GAME_OVER, -1, s.reason, s.winners, partners, t.everyone)
    for seat in range(t.players):
        emit(log, e.TEAM, seat, s.partners >> seat & 1, 0, 0, t.everyone)
    for seat in range(t.players):
        for kind in range(KINDS):
            for _ in range(s.pile[seat * KINDS + kind]):
                emit(log, e.REVEAL, seat, kind, 0, 0, t.everyone)
