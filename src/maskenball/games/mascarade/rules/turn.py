"""The turn: announce, contest, reveal, power, fines, end. The path of every answer starts at `step`."""

from __future__ import annotations

from maskenball.core.log import Log, emit
from maskenball.games.mascarade.rules import answers as ans, events as e
from maskenball.games.mascarade.rules.answers import cards_to_swap
from maskenball.games.mascarade.rules.end import ends_by_fortunes
from maskenball.games.mascarade.rules.power import begin_power, carry_on, turn_down, turn_up
from maskenball.games.mascarade.rules.state import (
    CARDS,
    CHOOSE,
    CONTEST,
    COURT_PURSE,
    FREE,
    LOOK_ONLY,
    PREPARE,
    SECRET,
    SWAP_ONLY,
    SWAP_OR_LOOK,
    TURN,
    State,
    Terms,
)  # fmt: skip


def step(t: Terms, s: State, answer: int, log: Log) -> None:
    """Apply a legal answer of whoever is asked (or a peek), up to the next question or the end."""
    if s.kind == CONTEST and answer < ans.PEEK:
        answer_contest(t, s, answer, log)
    elif answer >= ans.PEEK:
        peek(t, s, answer, log)
    elif s.kind == TURN:
        take_turn(t, s, answer, log)
    elif s.kind == SECRET:
        put_back(t, s, answer, log)
    elif s.kind == CHOOSE:
        answer_choice(t, s, answer, log)
    else:
        name_own_mask(t, s, answer, log)


def begin_turn(t: Terms, s: State, log: Log) -> None:
    """Ask the place whose turn it is. U1, U3 and A2.2 may bind the turn."""
    person = s.person[s.active]
    s.active_person = person
    bit = 1 << person
    must = FREE
    if s.preparation > 0:
        must = PREPARE
    elif s.shown_before & bit and not t.turned_up_may_look:
        must = SWAP_ONLY
    elif s.must_look & bit:
        must = LOOK_ONLY
    elif s.shown_before & bit:
        must = SWAP_OR_LOOK
    s.must = must
    if must == LOOK_ONLY:
        s.must_look -= bit  # this Look settles it; a turn that forbids one leaves it owed
    s.kind = TURN
    s.asked = s.active
    if must == SWAP_ONLY:
        must |= cards_to_swap(t, s) << e.MUST_BITS
    emit(log, e.TURN_BEGINS, person, s.turn, s.active, must, t.everyone)


def end_turn(t: Terms, s: State, log: Log) -> None:
    """U4: the next place clockwise takes its turn, whoever sits there."""
    s.turn += 1
    if s.preparation > 0:
        s.preparation -= 1
    s.shown_before = s.shown
    s.shown = 0
    s.shown_cards_before = s.shown_cards
    s.shown_cards = 0
    s.active += 1
    if s.active == t.players:
        s.active = 0
    begin_turn(t, s, log)


def take_turn(t: Terms, s: State, answer: int, log: Log) -> None:
    """U2: Swap, Look or Announce."""
    person = s.person[s.active]
    own = s.active * t.slots
    if answer >= ans.ANNOUNCE:
        slot = (answer - ans.ANNOUNCE) & 1
        announce(t, s, (answer - ans.ANNOUNCE) >> 1, own + slot, log)
    elif answer >= ans.LOOK:
        card = own + answer - ans.LOOK
        emit(log, e.LOOK, person, card, 0, s.cards[card], 1 << person)  # A2.1
        end_turn(t, s, log)
    else:
        slot = 1 if answer >= ans.TAKE + CARDS else 0
        s.swap_one = own + slot
        s.swap_other = answer - ans.TAKE - slot * CARDS
        s.kind = SECRET
        emit(log, e.TAKE, person, s.swap_one, s.swap_other, 0, t.everyone)  # A1.1


def put_back(t: Terms, s: State, answer: int, log: Log) -> None:
    """A1.2: the two cards come back, swapped or not; only the author knows."""
    one = s.swap_one
    other = s.swap_other
    swapped = 0
    if answer == ans.SWAP:
        swapped = 1
        card = s.cards[one]
        s.cards[one] = s.cards[other]
        s.cards[other] = card
    author = s.person[s.asked]
    emit(log, e.SWAP, author, one, other, swapped, 1 << author)
    if s.pc < 0:
        end_turn(t, s, log)
    else:
        go_on_with_power(t, s, log)


def announce(t: Terms, s: State, mask: int, card: int, log: Log) -> None:
    """A3.1: the announcement, and the question to the left neighbour."""
    s.named = mask
    s.claims = 1
    s.claim_place[0] = s.active
    s.claim_card[0] = card
    s.kind = CONTEST
    s.asked = s.active + 1 if s.active + 1 < t.players else 0
    emit(log, e.ANNOUNCE, s.person[s.active], mask, card, 0, t.everyone)


def answer_contest(t: Terms, s: State, answer: int, log: Log) -> None:
    """A3.2: clockwise, each passes or claims."""
    place = s.asked
    if answer == ans.PASS:
        emit(log, e.PASS, s.person[place], 0, 0, 0, t.everyone)
    else:
        card = place * t.slots + answer - ans.CLAIM
        s.claim_place[s.claims] = place
        s.claim_card[s.claims] = card
        s.claims += 1
        emit(log, e.CLAIM, s.person[place], card, 0, 0, t.everyone)
    place += 1
    if place == t.players:
        place = 0
    s.asked = place
    if place == s.active:
        settle(t, s, log)


def settle(t: Terms, s: State, log: Log) -> None:
    """A3.3-A3.5: unopposed the announcer uses the power; else all turn up, and who really is the mask uses it."""
    s.truthful = 0
    s.liars = 0
    if s.claims == 1:
        s.users = 1
    else:
        s.users = 0
        for k in range(s.claims):
            turn_up(t, s, s.claim_card[k], t.everyone, log)
        for k in range(s.claims):
            if s.cards[s.claim_card[k]] == s.named:
                s.users |= 1 << k
                s.truthful += 1
            else:
                s.liar[s.liars] = s.person[s.claim_place[k]]
                s.liars += 1
    next_user(t, s, log)


def next_user(t: Terms, s: State, log: Log) -> None:
    """P1: every turned-up card of that mask uses the power, clockwise from the announcer; then come the fines."""
    while s.users:
        k = 0
        while not s.users >> k & 1:
            k += 1
        s.users -= 1 << k
        begin_power(t, s, s.claim_place[k], s.claim_card[k], log)
        if not carry_on(t, s, log):
            return
    pay_fines(t, s, log)


def go_on_with_power(t: Terms, s: State, log: Log) -> None:
    """A question of the power was answered: carry on after its row."""
    s.pc += 1
    if carry_on(t, s, log):
        next_user(t, s, log)


def answer_choice(t: Terms, s: State, answer: int, log: Log) -> None:
    """P2: a target is public; only a power that says so may be declined."""
    user = s.person[s.asked]
    role = t.rows[s.pc * 4 + 1]
    if answer == ans.DECLINE:
        s.pc += t.rows[s.pc * 4 + 3] - 1
        emit(log, e.DECLINE, user, 0, 0, 0, t.everyone)
    elif answer >= ans.CHOOSE_CARD:
        card = answer - ans.CHOOSE_CARD
        s.role_card[role] = card
        s.role_place[role] = card // t.slots if card < t.first_centre else -1
        emit(log, e.CHOOSE_CARD, user, card, 0, 0, t.everyone)
    else:
        place = answer - ans.CHOOSE_PLAYER
        s.role_place[role] = place
        s.role_card[role] = place * t.slots
        emit(log, e.CHOOSE_PLAYER, user, place, 0, 0, t.everyone)
    go_on_with_power(t, s, log)


def name_own_mask(t: Terms, s: State, answer: int, log: Log) -> None:
    """The target of the Inquisitor or Guru says which mask is theirs."""
    s.named_own = answer - ans.NAME
    emit(log, e.NAME, s.person[s.asked], s.named_own, 0, 0, t.everyone)
    go_on_with_power(t, s, log)


def pay_fines(t: Terms, s: State, log: Log) -> None:
    """A3.6: each liar pays a fine to the court, from the place where they sit now, all in one step, after the power."""
    if s.liars:
        for k in range(s.liars):
            place = 0
            while s.person[place] != s.liar[k]:
                place += 1
            paid = t.fine
            if paid > s.coins[place]:
                paid = s.coins[place]
            if paid > 0:
                s.coins[place] -= paid
                s.court += paid
                emit(log, e.FINE, -1, place, COURT_PURSE, paid, t.everyone)
        if ends_by_fortunes(t, s, log):
            return
    if s.shown:  # A3.7
        for card in range(t.cards):
            if s.face_audience[card]:
                turn_down(t, s, card, log)
    end_turn(t, s, log)


def peek(t: Terms, s: State, answer: int, log: Log) -> None:
    """A2.2: a person looks at an own card outside their turn, and owes a Look."""
    person = (answer - ans.PEEK) // 3
    slot = (answer - ans.PEEK) % 3
    place = 0
    while s.person[place] != person:
        place += 1
    card = place * t.slots + slot
    s.must_look |= 1 << person
    emit(log, e.PEEK, person, card, 0, s.cards[card], 1 << person)
