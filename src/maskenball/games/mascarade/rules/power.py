"""Powers: one loop that carries out the rows of a mask until an answer is needed or the power is done.

See `words.py` for what the rows mean. P3: a power is a sequence of steps; a STEP row ends one, and there the end of
the game is checked.
"""

from __future__ import annotations

from maskenball.core.log import Log, emit, latest
from maskenball.games.mascarade.rules import events as e, words as w
from maskenball.games.mascarade.rules.end import ends_by_fortunes, win_alone
from maskenball.games.mascarade.rules.state import BANK_PURSE, CHOOSE, COURT_PURSE, NAME, SECRET, State, Terms


def begin_power(t: Terms, s: State, place: int, card: int, log: Log) -> None:
    """The person at a place begins to use the power of the named mask, standing on a card."""
    s.role_place[w.ME] = place
    s.role_card[w.ME] = card
    s.pc = t.entry[s.named]
    emit(log, e.POWER, s.person[place], s.named, 0, 0, t.everyone)


def carry_on(t: Terms, s: State, log: Log) -> bool:
    """Carry out rows until the power is done (True), or a question is open or the game is over (False)."""
    while True:
        at = s.pc * 4
        op = t.rows[at]
        x = t.rows[at + 1]
        y = t.rows[at + 2]
        z = t.rows[at + 3]
        if op == w.MOVE:
            move_coins(t, s, x, y, z, log)
        elif op == w.STEP:
            if s.users and t.asks_nothing[s.named]:
                s.unchecked = 1  # P3: both Peasants make one step together
            else:
                s.unchecked = 0
                if ends_by_fortunes(t, s, log):
                    return False
        elif op == w.END:
            if latest(log) == e.POWER:  # neither a coin nor a card has moved, and nobody was asked
                emit(log, e.NOTHING, s.person[s.role_place[w.ME]], s.named, 0, 0, t.everyone)
            s.pc = -1
            if s.unchecked and not s.users:
                s.unchecked = 0
                return not ends_by_fortunes(t, s, log)
            return True
        elif op == w.CHOOSE or op == w.CHOOSE_CARD:
            s.kind = CHOOSE
            s.asked = s.role_place[w.ME]
            return False
        elif op == w.LIFT:
            wanted = x - s.coins[s.role_place[w.ME]]
            if wanted > 0:
                move_coins(t, s, wanted, y, z, log)
        elif op == w.LOOK:
            card = s.role_card[x]
            person = s.person[s.role_place[w.ME]]
            emit(log, e.LOOK, person, card, 0, s.cards[card], 1 << person)
        elif op == w.SWAP_OR_NOT:
            s.swap_one = s.role_card[x]
            s.swap_other = s.role_card[y]
            s.kind = SECRET
            s.asked = s.role_place[w.ME]
            return False
        elif op == w.FORTUNES:
            swap_fortunes(t, s, place_of_role(t, s, x), place_of_role(t, s, y), log)
        elif op == w.PLACES:
            trade_places(t, s, place_of_role(t, s, x), place_of_role(t, s, y), log)
        elif op == w.NAME:
            s.kind = NAME
            s.asked = s.role_place[x]
            return False
        elif op == w.SHOW:
            audience = t.everyone
            if y == w.ALL_BUT_HOLDER:  # K3
                audience -= 1 << s.person[s.role_place[x]]
            turn_up(t, s, s.role_card[x], audience, log)
        elif op == w.TURN_DOWN:
            turn_down(t, s, s.role_card[x], log)
        elif op == w.WHEN:
            if not holds(s, x, y):
                s.pc += z - 1
        elif op == w.UNLESS:
            if holds(s, x, y):
                s.pc += z - 1
        elif op == w.JUMP:
            s.pc += x - 1
        elif op == w.BEGIN:
            s.role_place[x] = s.role_place[w.ME]
        elif op == w.EACH:
            place = s.role_place[x] + 1
            if place == t.players:
                place = 0
            s.role_place[x] = place
            s.role_card[x] = place * t.slots
            if place == s.role_place[w.ME]:
                s.pc += y - 1
        else:  # WIN
            win_alone(t, s, s.role_place[w.ME], log)
            return False
        s.pc += 1


def holds(s: State, condition: int, amount: int) -> bool:
    """Whether a condition of the language holds now."""
    me = s.role_place[w.ME]
    if condition == w.RICHER_THAN_ME:
        return s.coins[s.role_place[w.A]] > s.coins[me]
    if condition == w.AT_LEAST:
        return s.coins[me] >= amount
    if condition == w.BOTH_SHOWN:
        return s.truthful > 1
    return s.named_own == s.cards[s.role_card[w.A]]


def place_of_role(t: Terms, s: State, role: int) -> int:
    """The place a role stands for; the court and the bank have numbers of their own."""
    if role <= w.B:
        return s.role_place[role]
    me = s.role_place[w.ME]
    if role == w.LEFT:
        return me + 1 if me + 1 < t.players else 0
    if role == w.RIGHT:
        return me - 1 if me > 0 else t.players - 1
    return COURT_PURSE if role == w.COURT else BANK_PURSE


def move_coins(t: Terms, s: State, amount: int, source_role: int, goal_role: int, log: Log) -> None:
    """Coins go from one purse to another; whoever owes more than they have pays what they have."""
    source = place_of_role(t, s, source_role)
    goal = place_of_role(t, s, goal_role)
    if source != BANK_PURSE:
        has = s.court if source == COURT_PURSE else s.coins[source]
        if amount == w.ALL or amount > has:
            amount = has
    if amount <= 0:
        return
    if source == COURT_PURSE:
        s.court -= amount
    elif source != BANK_PURSE:
        s.coins[source] -= amount
    if goal == COURT_PURSE:
        s.court += amount
    elif goal != BANK_PURSE:
        s.coins[goal] += amount
    emit(log, e.COINS, -1, source, goal, amount, t.everyone)


def swap_fortunes(t: Terms, s: State, one: int, other: int, log: Log) -> None:
    """Two places exchange their coins."""
    coins = s.coins[one]
    s.coins[one] = s.coins[other]
    s.coins[other] = coins
    emit(log, e.FORTUNES, -1, one, other, 0, t.everyone)


def trade_places(t: Terms, s: State, one: int, other: int, log: Log) -> None:
    """Two persons change places; cards and coins stay where they are."""
    person = s.person[one]
    s.person[one] = s.person[other]
    s.person[other] = person
    emit(log, e.TRADE_PLACES, -1, one, other, 0, t.everyone)


def turn_up(t: Terms, s: State, card: int, audience: int, log: Log) -> None:
    """A card is turned up, and those of the audience see it."""
    holder = s.person[card // t.slots]
    s.face_audience[card] = audience  # whoever saw it before and does not now may not know what it has become
    s.face_mask[card] = s.cards[card]
    s.shown |= 1 << holder
    s.shown_cards |= 1 << card
    emit(log, e.TURN_UP, holder, card, 0, s.cards[card], audience)


def turn_down(t: Terms, s: State, card: int, log: Log) -> None:
    """A card is turned down again."""
    s.face_audience[card] = 0
    emit(log, e.TURN_DOWN, -1, card, 0, 0, t.everyone)
