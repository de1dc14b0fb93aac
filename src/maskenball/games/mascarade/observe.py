"""What a learner sees of Mascarade: a row of small numbers from the eyes of the person asked.

`LAYOUT` is the index table. Places are counted clockwise from the viewer (0: the viewer's own), cards accordingly, so
that every seat sees itself in the same columns. -1 stands for "nothing" or "not known". What a person knows for
certain by plain bookkeeping (the deal, what they saw, what they swapped themselves) is kept in a memory per game,
which is made of events and their audiences alone.
"""

from __future__ import annotations

from typing import Any

from maskenball.games.mascarade.rules import events as e
from maskenball.games.mascarade.rules.masks import KINDS
from maskenball.games.mascarade.rules.state import CARDS, CONTEST, PLACES, SECRET
from maskenball.speed.rows import count, number

NOTHING = -1
MOST = 127

LAYOUT = (
    ("players", 1, "how many sit at the table"),
    ("slots", 1, "card slots for each place"),
    ("centre", 1, "cards in the centre"),
    ("may look after being turned up", 1, "1 in the second edition (U3)"),
    ("thirteen is shared", 1, "1 in the second edition (E3)"),
    ("turn", 1, "number of the turn, at most 127"),
    ("preparation", 1, "preparation turns still to come"),
    ("question", 1, "0 turn, 1 secret, 2 contest, 3 choose, 4 name"),
    ("bound", 1, "0 free, 1 prepare, 2 swap only, 3 look only, 4 swap or look"),
    ("active", 1, "the place whose turn it is"),
    ("court", 1, "coins in the court, at most 127"),
    ("announced", 1, "mask that is announced, or -1"),
    ("user", 1, "place that uses a power, or -1"),
    ("target A", 1, "place of the first target, or -1"),
    ("target B", 1, "place of the second target, or -1"),
    ("taken", 2, "the two cards out of sight, or -1"),
    ("coins", PLACES, "coins of each place, at most 127; -1: no such place"),
    ("claims", PLACES, "1 + slot on which each place stands in the contest, 0: it does not"),
    ("turned up before", PLACES, "1: the person there was turned up the turn before (U3);"
                                 " plus 2, 4 or 8 for each of several slots that was (A1.5)"),
    ("known cards", CARDS, "mask that the viewer knows to lie on each card place, or -1"),
    ("face up", CARDS, "mask that lies face up there for the viewer, or -1"),
    ("in play", KINDS, "1 for each mask in play"),
)  # fmt: skip
SIZE = sum(size for _, size, _ in LAYOUT)
MEMORY = PLACES * CARDS

COINS_AT = 17
CLAIMS_AT = COINS_AT + PLACES
BEFORE_AT = CLAIMS_AT + PLACES
KNOWN_AT = BEFORE_AT + PLACES
FACE_AT = KNOWN_AT + CARDS
IN_PLAY_AT = FACE_AT + CARDS


def asked_person(s: Any) -> int:
    """The person who is asked."""
    return int(s.person[s.asked])


def forget(t: Any, s: Any, memory: Any, at: int) -> None:
    """T5: a new deal, which everyone has seen."""
    for person in range(t.players):
        for card in range(t.cards):
            memory[at, person * CARDS + card] = s.cards[card]


def remember(t: Any, s: Any, memory: Any, at: int, log: Any) -> None:
    """Every person takes note of what the events let them know."""
    if s.kind == CONTEST:
        return  # announcing, passing and claiming show nothing
    for row in range(count(log)):
        kind = number(log, row, 0)
        if kind == e.SWAP:
            remember_swap(
                t, memory, at, number(log, row, 2), number(log, row, 3), number(log, row, 4), number(log, row, 5)
            )
        elif kind == e.LOOK or kind == e.PEEK or kind == e.TURN_UP:
            card = number(log, row, 2)
            mask = number(log, row, 4)
            audience = number(log, row, 5)
            for person in range(t.players):
                if audience >> person & 1:
                    memory[at, person * CARDS + card] = mask


def remember_swap(t: Any, memory: Any, at: int, one: int, other: int, swapped: int, audience: int) -> None:
    """The author knows where the two cards are; all others are sure of neither, unless they are the same."""
    for person in range(t.players):
        first = person * CARDS + one
        second = person * CARDS + other
        mask = memory[at, first]
        if audience >> person & 1:
            if swapped:
                memory[at, first] = memory[at, second]
                memory[at, second] = mask
        elif mask != memory[at, second]:
            memory[at, first] = NOTHING
            memory[at, second] = NOTHING


def around(place: int, places: int) -> int:
    """A place counted past the last one, counted from the first again (without a branch: it is asked for often)."""
    return place - places * (place >= places)


def seen_place(t: Any, me: int, place: int) -> int:
    """A place as seen from mine."""
    return NOTHING if place < 0 else around(place - me + t.players, t.players)


def seen_card(t: Any, me: int, card: int) -> int:
    """A card place as seen from mine."""
    if card >= t.first_centre:
        return int(card)
    slot = card % t.slots
    return int(seen_place(t, me, card // t.slots) * t.slots + slot)


def introduce(t: Any, at: int, rows: Any) -> None:
    """Write the columns that stay the same for a whole game."""
    for k in range(SIZE):
        rows[at, k] = NOTHING
    rows[at, 0] = t.players
    rows[at, 1] = t.slots
    rows[at, 2] = t.cards - t.first_centre
    rows[at, 3] = t.turned_up_may_look
    rows[at, 4] = t.winning_is_shared
    for k in range(PLACES):
        rows[at, CLAIMS_AT + k] = 0
        rows[at, BEFORE_AT + k] = 0
    for mask in range(KINDS):
        rows[at, IN_PLAY_AT + mask] = 0
    for k in range(t.kinds):
        rows[at, IN_PLAY_AT + t.in_play[k]] = 1


def observe(t: Any, s: Any, memory: Any, at: int, person: int, rows: Any) -> None:
    """Write what a person sees of game `at` into its row."""
    row = rows[at]
    me = s.asked
    while s.person[me] != person:
        me = around(me + 1, t.players)
    row[5] = min(s.turn, MOST)
    row[6] = s.preparation
    row[7] = s.kind
    row[8] = s.must
    row[9] = seen_place(t, me, s.active)
    row[10] = min(s.court, MOST)
    for k in range(11, COINS_AT):
        row[k] = NOTHING
    for k in range(PLACES):
        row[CLAIMS_AT + k] = 0
        row[BEFORE_AT + k] = 0
    for k in range(CARDS):
        row[FACE_AT + k] = NOTHING
    known = memory[at, person * CARDS : (person + 1) * CARDS]
    own = me * t.slots
    for column in range(t.first_centre):  # the own cards first, then clockwise
        row[KNOWN_AT + column] = known[around(own + column, t.first_centre)]
    for card in range(t.first_centre, t.cards):
        row[KNOWN_AT + card] = known[card]
    for column in range(t.players):
        row[COINS_AT + column] = min(s.coins[around(me + column, t.players)], MOST)
    if s.shown_before:
        for place in range(t.players):
            bound = s.shown_before >> s.person[place] & 1
            if t.slots > 1:
                bound |= (s.shown_cards_before >> place * t.slots & (1 << t.slots) - 1) << 1
            row[BEFORE_AT + seen_place(t, me, place)] = bound
    if s.shown:
        for card in range(t.cards):
            if s.face_audience[card] >> person & 1:
                row[FACE_AT + seen_card(t, me, card)] = s.face_mask[card]
    if s.kind == SECRET:
        row[15] = seen_card(t, me, s.swap_one)
        row[16] = seen_card(t, me, s.swap_other)
    if s.pc >= 0:
        row[12] = seen_place(t, me, s.role_place[0])
        row[13] = seen_place(t, me, s.role_place[1])
        row[14] = seen_place(t, me, s.role_place[2])
    if s.kind == CONTEST or s.pc >= 0:
        row[11] = s.named
        for k in range(s.claims):
            claimed = s.claim_place[k]
            row[CLAIMS_AT + seen_place(t, me, claimed)] = 1 + s.claim_card[k] - claimed * t.slots


assert IN_PLAY_AT + KINDS == SIZE
