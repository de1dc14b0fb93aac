"""The terms and the state of a game: every field declared once.

Places, persons and cards are three things. Coins and cards belong to places; `person[place]` says who sits there.
Card places are numbered `place * slots + slot`, those of the centre follow. Bitsets of persons are whole numbers.
The open question is part of the state, so a game can be copied or saved in the middle of a power.
"""

from __future__ import annotations

from typing import Annotated

from maskenball.core.record import OPEN, Open, Record, record
from maskenball.games.mascarade.rules.masks import KINDS

PLACES = 13
CARDS = 15
ROWS = 256
COURT_PURSE, BANK_PURSE = PLACES, PLACES + 1

# What is being asked.
TURN, SECRET, CONTEST, CHOOSE, NAME, OVER = range(6)

# What a turn is bound to.
FREE, PREPARE, SWAP_ONLY, LOOK_ONLY, SWAP_OR_LOOK = range(5)

# Why it ended.
NOT_OVER, THIRTEEN, BANKRUPT, CHEAT = range(4)


@record
class Terms(Record):
    """What is fixed for a whole game and known to all."""

    players: Open
    slots: Open
    cards: Open
    """How many card places there are, the centre included."""
    first_centre: Open
    kinds: Open
    in_play: Annotated[list[int], CARDS, OPEN]
    """The different masks in play, `kinds` of them."""
    accidents: Open
    turned_up_may_look: Open
    winning_is_shared: Open
    winning_fortune: Open
    fine: Open
    everyone: Open
    entry: Annotated[list[int], KINDS, OPEN]
    """Where the program of each mask begins, counted in rows."""
    asks_nothing: Annotated[list[int], KINDS, OPEN]
    """Whether the power of each mask runs through without a question."""
    rows: Annotated[list[int], ROWS * 4, OPEN]


@record
class State(Record):
    """Where a game stands. What is not open is a secret of the cards or of one person."""

    coins: Annotated[list[int], PLACES, OPEN]
    court: Open
    cards: Annotated[list[int], CARDS]
    person: Annotated[list[int], PLACES, OPEN]
    turn: Open
    preparation: Open
    """Preparation turns still to come, this one included."""
    active: Open
    """The place whose turn it is."""
    active_person: Open
    must: Open
    shown: Open
    """Persons whose card was turned up during this turn."""
    shown_before: Open
    """Persons whose card was turned up during the turn before."""
    shown_cards: Open
    """Card places that were turned up during this turn."""
    shown_cards_before: Open
    """Card places that were turned up during the turn before."""
    must_look: Open
    """Persons who peeked and owe a Look on the first turn that allows one (A2.2)."""

    kind: Open
    """What is being asked."""
    asked: Open
    """The place that is asked."""

    named: Open
    """The mask that was announced."""
    claims: Open
    """How many stand in the contest: the announcer first, then the claimants clockwise."""
    claim_place: Annotated[list[int], PLACES, OPEN]
    claim_card: Annotated[list[int], PLACES, OPEN]
    face_audience: Annotated[list[int], CARDS, OPEN]
    """Who can see each card (0: it lies face down)."""
    face_mask: Annotated[list[int], CARDS]
    """What was seen when it was turned up; a card may be swapped secretly after that."""
    truthful: Open
    """How many of them really were that mask when the cards were turned up."""
    users: Open
    """Bitset of positions in the contest that have yet to use the power."""
    unchecked: Open
    """Whether a step has passed without a look at the end, because others still act in the same step."""
    liars: Open
    liar: Annotated[list[int], PLACES, OPEN]
    """The persons who owe a fine, `liars` of them."""

    pc: Open
    """The row of the power that is being carried out; -1: no power is in use."""
    role_place: Annotated[list[int], 3, OPEN]
    role_card: Annotated[list[int], 3, OPEN]
    """ME, A and B of the power; the place of a centre card is -1."""
    swap_one: Open
    swap_other: Open
    """The two cards that are out of sight while the secret question is open."""
    named_own: Open
    """The mask that the target of the Inquisitor or Guru said was theirs."""

    reason: Open
    winners: Open
    """Bitset of persons."""
