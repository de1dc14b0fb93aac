"""What a learner sees of Masquerade: a row of small numbers from the eyes of the person asked.

`LAYOUT` is the index table. Seats are counted clockwise from the viewer (0: the viewer). The memory of a game holds
the cards that each seat has played, which everyone has seen.
"""

from __future__ import annotations

from typing import Any

from maskenball.games.masquerade.rules import events as e
from maskenball.games.masquerade.rules.deck import KINDS
from maskenball.games.masquerade.rules.state import SEATS, TAKE
from maskenball.speed.rows import count, number

NOTHING = -1

LAYOUT = (
    ("players", 1, "how many sit at the table"),
    ("trick", 1, "number of the trick"),
    ("question", 1, "0 play, 1 steal, 2 take, 3 trade"),
    ("leader", 1, "seat that leads the trick"),
    ("cards in the trick", 1, "how many were played"),
    ("best", 1, "which of them wins so far, or -1"),
    ("thief", 1, "kind of the Thief"),
    ("merchant", 1, "kind of the Merchant"),
    ("victim", 1, "seat whose pile the Thief looks through, or -1"),
    ("trick cards", SEATS, "kinds in the order they were played, or -1"),
    ("hand sizes", SEATS, "cards in each hand; -1: no such seat"),
    ("pile sizes", SEATS, "cards on each pile; -1: no such seat"),
    ("hand", KINDS, "how many of each kind the viewer holds"),
    ("pile", KINDS, "how many of each kind lie on the viewer's pile"),
    ("looked at", KINDS, "the pile that the viewer, as Thief, looks through now"),
    ("diamonds", KINDS, "1 for each kind that carries a diamond"),
    ("played", SEATS * KINDS, "how many of each kind each seat has played"),
)
SIZE = sum(size for _, size, _ in LAYOUT)
MEMORY = SEATS * KINDS

TRICK_AT = 9
HANDS_AT = TRICK_AT + SEATS
PILES_AT = HANDS_AT + SEATS
HAND_AT = PILES_AT + SEATS
PILE_AT = HAND_AT + KINDS
LOOK_AT = PILE_AT + KINDS
DIAMONDS_AT = LOOK_AT + KINDS
PLAYED_AT = DIAMONDS_AT + KINDS


def asked_person(s: Any) -> int:
    """The person who is asked."""
    return int(s.asked)


def forget(t: Any, s: Any, memory: Any, at: int) -> None:
    """A new deal: nothing was played yet."""
    for k in range(MEMORY):
        memory[at, k] = 0


def remember(t: Any, s: Any, memory: Any, at: int, log: Any) -> None:
    """Everyone takes note of a card that was played."""
    for row in range(count(log)):
        if number(log, row, 0) == e.PLAY:
            memory[at, number(log, row, 1) * KINDS + number(log, row, 2)] += 1


def seen_seat(t: Any, me: int, seat: int) -> int:
    """A seat as seen from mine."""
    return seat - me if seat >= me else seat - me + t.players


def introduce(t: Any, at: int, rows: Any) -> None:
    """Write the columns that stay the same for a whole game."""
    for k in range(SIZE):
        rows[at, k] = 0
    rows[at, 0] = t.players
    rows[at, 6] = t.thief
    rows[at, 7] = t.merchant
    for k in range(SEATS):
        rows[at, HANDS_AT + k] = NOTHING
        rows[at, PILES_AT + k] = NOTHING
    for kind in range(KINDS):
        rows[at, DIAMONDS_AT + kind] = t.diamond[kind]


def observe(t: Any, s: Any, memory: Any, at: int, person: int, rows: Any) -> None:
    """Write what a person sees of game `at` into its row."""
    rows[at, 1] = s.turn
    rows[at, 2] = s.kind
    rows[at, 3] = seen_seat(t, person, s.leader)
    rows[at, 4] = s.trick_size
    rows[at, 5] = s.best if s.trick_size else NOTHING
    looking = s.kind == TAKE and person == s.asked
    rows[at, 8] = seen_seat(t, person, s.victim) if s.kind == TAKE else NOTHING
    for k in range(SEATS):
        rows[at, TRICK_AT + k] = s.trick[k] if k < s.trick_size else NOTHING
    for kind in range(KINDS):
        rows[at, HAND_AT + kind] = s.hand[person * KINDS + kind]
        rows[at, PILE_AT + kind] = s.pile[person * KINDS + kind]
        rows[at, LOOK_AT + kind] = s.pile[s.victim * KINDS + kind] if looking else 0
    for seat in range(t.players):
        column = seen_seat(t, person, seat)
        rows[at, HANDS_AT + column] = s.hand_size[seat]
        rows[at, PILES_AT + column] = s.pile_size[seat]
        for kind in range(KINDS):
            rows[at, PLAYED_AT + column * KINDS + kind] = memory[at, seat * KINDS + kind]


assert PLAYED_AT + MEMORY == SIZE
