"""The terms and the state of a game of Masquerade: every field declared once. Seats and persons are the same here."""

from __future__ import annotations

from typing import Annotated

from maskenball.core.record import OPEN, Open, Record, record
from maskenball.games.masquerade.rules.deck import KINDS

SEATS = 5

# What is being asked.
PLAY, STEAL, TAKE, TRADE, OVER = range(5)

# Why it ended.
NOT_OVER, TRICKS, DRAW = range(3)


@record
class Terms(Record):
    """What is fixed for a whole game and known to all."""

    players: Open
    hand_size: Open
    thief: Open
    merchant: Open
    diamond: Annotated[list[int], KINDS, OPEN]
    """1 for the kinds that carry a diamond."""
    everyone: Open


@record
class State(Record):
    """Where a game stands. Hands, piles and teams are secrets."""

    hand: Annotated[list[int], SEATS * KINDS]
    """How many cards of each kind are in each hand: `hand[seat * KINDS + kind]`."""
    pile: Annotated[list[int], SEATS * KINDS]
    partners: int
    """P1, P2: bitset of the partner team, fixed at the deal."""

    hand_size: Annotated[list[int], SEATS, OPEN]
    pile_size: Annotated[list[int], SEATS, OPEN]
    turn: Open
    """The number of the trick."""
    leader: Open
    trick: Annotated[list[int], SEATS, OPEN]
    """The cards of the trick, in the order they were played, `trick_size` of them."""
    trick_size: Open
    best: Open
    """Which of them wins so far."""
    kind: Open
    asked: Open
    victim: Open
    """Whose pile the Thief looks through."""

    reason: Open
    winners: Open
