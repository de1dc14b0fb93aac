"""How a sound player of Masquerade rates answers, on plain numbers.

They look at the trick, the cards still out, and who may be a friend. Every answer is rated in diamonds (1: sure for the
own team, -1: sure for the others) less what a card is worth for later tricks. What everyone has seen is a row `m` of
numbers, what one player makes of it is laid out on a `desk`. The rule player rates with it as it is;
`masquerade_search.py` does so compiled, a million times.
"""

from __future__ import annotations

from typing import Any

from maskenball.games.masquerade.rules import answers as ans
from maskenball.games.masquerade.rules.answers import legal
from maskenball.games.masquerade.rules.deck import (
    COPIES,
    KINDS,
    MAGICIAN,
    PARTNER,
    RED,
    RED_TWELVE,
    colour_of,
    first_of,
)
from maskenball.games.masquerade.rules.state import PLAY, SEATS, STEAL, TAKE, TRADE
from maskenball.games.masquerade.rules.trick import beats, step
from maskenball.speed.rows import clear

COLOURS = 4
GIFT, KEPT, OVERTAKEN = 2.0, 0.8, 0.75
"""How much likelier friends throw a diamond onto each other's trick than others do; hold one back; overtake."""
THEFT = 1.6
TRADING = 0.5
"""What winning a trick with Thief or Merchant is worth, in diamonds."""
STRENGTH = 1.0
"""What the Magician is worth for a later trick, in diamonds."""

# What everyone has seen (a row of numbers), with what is known to one seat only: Partners dealt to it, its exchanges.
SAME = 0
"""How much likelier what two seats did to each other's tricks is if they are friends: `one * SEATS + other`."""
LACKS = SAME + SEATS * SEATS
"""1 for the colours that a seat did not follow."""
DIAMONDS = LACKS + SEATS * COLOURS
SHOWN = DIAMONDS + SEATS
TRADED = SHOWN + SEATS
HELD = TRADED + SEATS
PLAYED = HELD + SEATS
TAKEN = PLAYED + KINDS
"""By a seat's own exchanges: kinds that went into its pile (-1) and came out of it (+1)."""
MEMORY = TAKEN + SEATS * KINDS

# What one player makes of it.
FRIEND = 0
MISSES = FRIEND + SEATS
LEFT = MISSES + SEATS
"""Cards of each kind that are neither in the own hand nor played."""
ABOVE = LEFT + KINDS
"""How many of them beat a card within its colour."""
COLOUR_LEFT = ABOVE + KINDS
SPOILS = COLOUR_LEFT + COLOURS
DESK = SPOILS + 1


# What everyone sees


def forget(m: Any) -> None:
    """Before the first card."""
    for k in range(MEMORY):
        m[k] = 0.0
    for k in range(SEATS * SEATS):
        m[SAME + k] = 1.0


def advance(t: Any, s: Any, m: Any, answer: int, log: Any) -> None:
    """An answer is given, and everyone sees what there is to see."""
    who = s.asked
    was_play = s.kind == PLAY
    if was_play:
        see_card(t, s, m, answer - ans.PLAY_CARD)
    elif s.kind == TAKE:
        if answer != ans.DECLINE:
            m[DIAMONDS + s.victim] -= 1.0
            m[DIAMONDS + who] += 1.0
    elif s.kind == TRADE and answer != ans.DECLINE:
        m[TRADED + who] = 1.0
        given = (answer - ans.TRADE_CARDS) // KINDS
        wanted = (answer - ans.TRADE_CARDS) % KINDS
        m[TAKEN + who * KINDS + given] -= 1.0
        m[TAKEN + who * KINDS + wanted] += 1.0
    clear(log)
    step(t, s, answer, log)
    if was_play and s.trick_size == 0:
        for k in range(t.players):
            m[DIAMONDS + s.leader] += t.diamond[s.trick[k]]


def see_card(t: Any, s: Any, m: Any, card: int) -> None:
    """A card is about to be played: what it says about the player, and about two who may be friends."""
    who = s.asked
    m[PLAYED + card] += 1.0
    if card == PARTNER:
        m[SHOWN + who] += 1.0
    if s.trick_size == 0:
        return
    led = colour_of(s.trick[0])
    if colour_of(card) != led:
        m[LACKS + who * COLOURS + led] = 1.0
    factor = 1.0
    if beats(card, s.trick[s.best]):
        for k in range(s.trick_size):
            if t.diamond[s.trick[k]]:
                factor = OVERTAKEN
    elif colour_of(card) != led:
        factor = GIFT if t.diamond[card] else KEPT
    holder = (s.leader + s.best) % t.players
    m[SAME + who * SEATS + holder] *= factor
    m[SAME + holder * SEATS + who] *= factor


# What the rule player makes of it


def power(x: float, n: float) -> float:
    """x to the power of a whole number, the same at both speeds."""
    found = 1.0
    for _ in range(int(n)):
        found *= x
    return found


def think(t: Any, s: Any, m: Any, desk: Any) -> None:
    """What the person asked knows."""
    me = s.asked
    unseen = 0.0
    for colour in range(COLOURS):
        above = 0.0
        for kind in range(first_of(colour), first_of(colour + 1)):
            left = COPIES - s.hand[me * KINDS + kind] - m[PLAYED + kind] + m[TAKEN + me * KINDS + kind]
            if left < 0 or (kind == RED_TWELVE and t.players > 3):
                left = 0.0
            desk[LEFT + kind] = left
            desk[ABOVE + kind] = above if kind != MAGICIAN else left
            above += left
        desk[COLOUR_LEFT + colour] = above
        unseen += above
    if unseen < 1:
        unseen = 1.0
    for seat in range(t.players):
        share = s.hand_size[seat] / unseen
        desk[MISSES + seat] = 1.0 - share if share < 1 else 0.0
    find_friends(t, s, m, desk)
    desk[SPOILS] = 0.0
    for seat in range(t.players):
        if seat != me and m[DIAMONDS + seat] > 0 and desk[FRIEND + seat] < 0.6:
            desk[SPOILS] = 1.0


def find_friends(t: Any, s: Any, m: Any, desk: Any) -> None:
    """How likely each person is in my team: every place of the two Partners, weighed."""
    players = t.players
    me = s.asked
    for seat in range(players):
        desk[FRIEND + seat] = 0.0
    total = 0.0
    for a in range(players):
        for b in range(a, players):
            if (a == me) + (b == me) != m[HELD + me]:
                continue
            weight = 1.0 if a == b else 2.0
            for seat in range(players):
                if seat == me:
                    continue
                shown = m[SHOWN + seat] if m[SHOWN + seat] < COPIES else float(COPIES)
                more = (a == seat) + (b == seat) - shown
                if more > 0:
                    if m[LACKS + seat * COLOURS + RED] > 0:
                        weight = 0.0
                    else:
                        weight *= power(float(s.hand_size[seat]), more)
                elif more < 0:
                    weight *= 0.2 * m[TRADED + seat]
            team = 1 << a | 1 << b
            if a == b and players > 3:
                team |= 1 << (a + 1) % players
            for one in range(players):
                for other in range(one):
                    if team >> one & 1 == team >> other & 1:
                        weight *= m[SAME + one * SEATS + other]
            total += weight
            for seat in range(players):
                if team >> seat & 1 == team >> me & 1:
                    desk[FRIEND + seat] += weight
    for seat in range(players):
        if total > 0:
            desk[FRIEND + seat] /= total
        else:
            desk[FRIEND + seat] = 1.0 if seat == me else 0.0


def strength(s: Any, desk: Any, kind: int) -> float:
    """What a card is worth for winning later tricks: how few of the cards still out beat it."""
    if s.hand_size[s.asked] <= 1:
        return 0.0
    if kind == MAGICIAN:
        return STRENGTH
    above = desk[ABOVE + kind]
    if colour_of(kind) == RED:
        return float(STRENGTH * power(0.75, above + 1.0))
    return 0.0 if above > 0 else STRENGTH * 0.15


def beaten(m: Any, desk: Any, seat: int, card: int, led: int) -> float:
    """How likely somebody can beat a card."""
    misses = desk[MISSES + seat]
    no_red = m[LACKS + seat * COLOURS + RED] > 0
    above = desk[ABOVE + card]
    if led == RED:
        return 0.0 if no_red else float(1.0 - power(misses, above))
    is_red = colour_of(card) == RED
    trumps = 0.0
    if not no_red:
        trumps = 1.0 - power(misses, above if is_red else desk[COLOUR_LEFT + RED])
    if m[LACKS + seat * COLOURS + led] > 0:
        return trumps
    void = power(misses, desk[COLOUR_LEFT + led])
    if is_red:
        return void * trumps
    risk = void * trumps + 1.0 - power(misses, above)
    return risk if risk < 1 else 1.0


def rate_card(t: Any, s: Any, m: Any, desk: Any, card: int) -> float:
    """Diamonds that the team gains in this trick, less what the card would be worth later."""
    me = s.asked
    size = s.trick_size
    led = colour_of(s.trick[0]) if size > 0 else colour_of(card)
    later = t.players - size - 1
    stake = t.diamond[card] + later * (0.15 if led == RED else 0.35)
    for k in range(size):
        stake += t.diamond[s.trick[k]]
    bonus = 0.0
    if size == 0 or beats(card, s.trick[s.best]):
        ours = 1.0
        stays = 1.0
        for k in range(1, later + 1):
            seat = (me + k) % t.players
            risk = beaten(m, desk, seat, card, led)
            friend = desk[FRIEND + seat]
            ours *= 1.0 - risk * (1.0 - friend)
            stays *= 1.0 - risk * (1.0 - 0.8 * friend)
        if card == t.thief and desk[SPOILS] > 0:
            bonus = THEFT * stays
        elif card == t.merchant and s.hand_size[me] > 1:
            bonus = TRADING * stays
    else:
        holds = desk[FRIEND + (s.leader + s.best) % t.players]
        lost = 1.0
        saved = 1.0
        for k in range(1, later + 1):
            seat = (me + k) % t.players
            risk = beaten(m, desk, seat, s.trick[s.best], led)
            friend = desk[FRIEND + seat]
            lost *= 1.0 - risk * (1.0 - friend)
            saved *= 1.0 - risk * friend
        ours = holds * lost + (1.0 - holds) * (1.0 - saved) * 0.7
    red = 0.01 * card if colour_of(card) == RED else 0.0
    return float((2.0 * ours - 1.0) * stake + bonus - strength(s, desk, card) + red)


def rate_pile(m: Any, desk: Any, seat: int) -> float:
    """What looking through a pile is worth."""
    enemy = 1.0 - desk[FRIEND + seat]
    found = m[DIAMONDS + seat]
    return float(enemy * (1.0 + 0.01 * found) if found > 0 else 0.05 * enemy)


def rate_exchange(t: Any, s: Any, desk: Any, cards: int) -> float:
    """What an exchange is worth."""
    given = cards // KINDS
    wanted = cards % KINDS
    rate = 1.1 * (t.diamond[given] - t.diamond[wanted]) - 0.002 * wanted
    if s.hand_size[s.asked] > 1:
        rate += 0.5 * ((wanted == t.thief) - (given == t.thief))
    return float(rate + strength(s, desk, wanted) - strength(s, desk, given))


def rate_all(t: Any, s: Any, m: Any, desk: Any, out: Any, n: int, rates: Any) -> None:
    """What a sound player thinks of the n answers in `out`, into `rates`."""
    if n == 1:
        rates[0] = 0.0
        return
    if s.kind != TAKE:
        think(t, s, m, desk)
    for k in range(n):
        answer = out[k]
        if s.kind == PLAY:
            rates[k] = rate_card(t, s, m, desk, answer - ans.PLAY_CARD)
        elif s.kind == TAKE:
            rates[k] = 0.0 if answer == ans.DECLINE else 1.0
        elif s.kind == STEAL:
            rates[k] = 0.0 if answer == ans.DECLINE else rate_pile(m, desk, answer - ans.STEAL_FROM)
        else:
            rates[k] = 0.05 if answer == ans.DECLINE else rate_exchange(t, s, desk, answer - ans.TRADE_CARDS)


def chosen(t: Any, s: Any, m: Any, desk: Any, out: Any, rates: Any) -> int:
    """What a sound player answers."""
    n: int = legal(t, s, out)
    rate_all(t, s, m, desk, out, n, rates)
    best = 0
    for k in range(1, n):
        if rates[k] > rates[best]:
            best = k
    return int(out[best])
