"""Playouts of Mascarade: a world with open cards is played on by simple people of several kinds.

People in a playout do not see the world. Each has a mind of their own: `minds[person, card, k]` is how likely they
think the k-th mask in play lies on a card. The names declared at the top are empty here; `speed/twin.py` puts the rules
there, interpreted or compiled.

The kinds of people: RANDOM answers anything; HONEST says only what they are sure of; GREEDY weighs what pays.
"""

from __future__ import annotations

from typing import Any

from maskenball.games.mascarade.rules.answers import ANNOUNCE, CHOOSE_CARD, CLAIM, DECLINE, KEEP, LOOK, NAME, PASS, SWAP
from maskenball.games.mascarade.rules.events import LOOK as LOOKED, PEEK, SWAP as SWAPPED, TURN_UP
from maskenball.games.mascarade.rules.state import CARDS, CHOOSE, CONTEST, FREE, NAME as NAME_QUESTION, SECRET, TURN
from maskenball.games.mascarade.rules.words import COURT, END, LIFT, MOVE
from maskenball.speed.dice import LOWEST, Dice, below, mixed, thrown
from maskenball.speed.rows import clear, count, number, put

legal: Any = None
step: Any = None
OVER = -1

RANDOM, HONEST, GREEDY = range(3)

NOTHING = -1000.0
SURE = 0.97
BOLDNESS, LIARS = 0.75, 0.15
"""How surely greedy people expect the holder of a mask to claim it, and somebody who is not to claim it too."""
BEING_KNOWN = 0.4
"""What it costs to be caught, besides the fine."""
CURIOSITY, RESTLESS, KEEN = 1.1, 0.25, 0.6
"""What knowing the own card is worth; what a Swap is worth at least; what a better card is worth today."""
FUTURE = 1.5
"""How much a coin more multiplies the chances of winning, when a playout is broken off."""


# What people think.


def index_of(t: Any, mask: int) -> int:
    """Which of the masks in play it is."""
    k = 0
    while t.in_play[k] != mask:
        k += 1
    return k


def sees(t: Any, mind: Any, card: int, k: int) -> None:
    """A person sees a card: what it might have been lies where its mask was thought to lie."""
    known = mind[card, k]
    if known > 0.999:
        return
    elsewhere = 0.0
    for other in range(t.cards):
        if other != card:
            elsewhere += mind[other, k]
    if elsewhere > 0.0 and known < 1.0:
        share = 1.0 / elsewhere if elsewhere > 1.0 - known else 1.0 / (1.0 - known)
        for other in range(t.cards):
            moved = mind[other, k] * share
            if other != card and moved > 0.0:
                if moved > 1.0:
                    moved = 1.0
                mind[other, k] -= moved * (1.0 - known)
                for j in range(t.kinds):
                    if j != k:
                        mind[other, j] += moved * mind[card, j]
    for j in range(t.kinds):
        mind[card, j] = 0.0
    mind[card, k] = 1.0


def witness_swap(t: Any, minds: Any, author: int, one: int, other: int, swapped: int) -> None:
    """The author knows; for all others the two cards are now equally likely either way."""
    for person in range(t.players):
        for k in range(t.kinds):
            a, b = minds[person, one, k], minds[person, other, k]
            if person != author:
                minds[person, one, k] = minds[person, other, k] = (a + b) / 2.0
            elif swapped:
                minds[person, one, k] = b
                minds[person, other, k] = a


def learn(t: Any, minds: Any, log: Any) -> None:
    """Take in what everybody saw in the last step."""
    for row in range(count(log)):
        kind = number(log, row, 0)
        if kind == SWAPPED:
            witness_swap(t, minds, number(log, row, 1), number(log, row, 2), number(log, row, 3), number(log, row, 4))
        elif kind == LOOKED or kind == PEEK or kind == TURN_UP:
            audience, k = number(log, row, 5), index_of(t, number(log, row, 4))
            for person in range(t.players):
                if audience >> person & 1:
                    sees(t, minds[person], number(log, row, 2), k)


def recall(t: Any, deal: Any, past: Any, swapped: Any, cards: Any, minds: Any) -> None:
    """What everybody thinks after a past: rows (kind, who, x, y, swap number or -1, audience) from a deal on."""
    for card in range(t.cards):
        cards[card] = deal[card]
        k = index_of(t, deal[card])
        for person in range(t.players):
            for j in range(t.kinds):
                minds[person, card, j] = 0.0
            minds[person, card, k] = 1.0
    for row in range(len(past)):
        x, y = past[row, 2], past[row, 3]
        if past[row, 0] == SWAPPED:
            made = swapped[past[row, 4]]
            witness_swap(t, minds, past[row, 1], x, y, made)
            if made:
                card = cards[x]
                cards[x] = cards[y]
                cards[y] = card
        else:
            k = index_of(t, cards[x])
            for person in range(t.players):
                if past[row, 5] >> person & 1:
                    sees(t, minds[person], x, k)


def copy_mind(t: Any, mind: Any, into: Any) -> None:
    """Think the same."""
    for card in range(t.cards):
        for k in range(t.kinds):
            into[card, k] = mind[card, k]


# What people want.


def fortune(t: Any, s: Any, place: int) -> float:
    """How well off a place is: own coins against those of the richest other."""
    richest = 0
    for other in range(t.players):
        if other != place and s.coins[other] > richest:
            richest = s.coins[other]
    if s.kind == OVER:
        return float(s.coins[place]) + (9.0 if s.winners >> s.person[place] & 1 else -7.0)
    return float(s.coins[place]) - 0.35 * richest


def greedy_choice(t: Any, states: Any, at: int, room: Any, n: int, log: Any, dice: Dice) -> int:
    """The option that leaves its chooser best off; of cards, any."""
    if n == 1:
        return int(room[0])
    if CHOOSE_CARD <= room[0] < DECLINE:
        return int(room[below(dice, n)])
    chooser = states[at].asked
    best, found = room[0], NOTHING
    from_here = below(dice, n)
    for k in range(n):
        option = room[(from_here + k) % n]
        put(states, at + 1, states[at : at + 1])
        clear(log)
        step(t, states[at + 1], option, log)
        value = fortune(t, states[at + 1], chooser)
        if value > found:
            best, found = option, value
    return int(best)


def takes_from_court(t: Any, mask: int) -> bool:
    """Whether a mask's power takes coins from the court."""
    at = t.entry[mask] * 4
    while t.rows[at] != END:
        if t.rows[at + 2] == COURT and (t.rows[at] == MOVE or t.rows[at] == LIFT):
            return True
        at += 4
    return False


def gain(t: Any, states: Any, mask: int, more_court: int, room: Any, log: Any) -> float:
    """What the asked place gains by announcing a mask that nobody contests, with so many coins more in the court."""
    put(states, 1, states)
    s = states[1]
    me = s.asked
    before = fortune(t, s, me)
    s.court += more_court
    answer = ANNOUNCE + 2 * mask
    for _ in range(40):
        clear(log)
        step(t, s, answer, log)
        if s.kind == CONTEST:
            answer = PASS
        elif s.kind == SECRET and s.pc >= 0:
            answer = KEEP
        elif s.kind == NAME_QUESTION:
            answer = NAME + t.in_play[0]
        elif s.kind == CHOOSE:
            answer = greedy_choice(t, states, 1, room, legal(t, s, room), log, LOWEST)
        else:
            break
    return fortune(t, s, me) - before


def worth(t: Any, mind: Any, card: int, gains: Any) -> float:
    """What a card is worth to somebody on their next turn: its masks' gains by their chances."""
    total = 0.0
    for k in range(t.kinds):
        total += mind[card, k] * gains[1, k]
    return total


def likeliest(t: Any, mind: Any, card: int) -> int:
    """The mask in play that a card is most likely thought to be."""
    best = 0
    for k in range(1, t.kinds):
        if mind[card, k] > mind[card, best]:
            best = k
    return best


def announce_value(t: Any, mind: Any, me: int, card: int, k: int, unopposed: float) -> float:
    """What a greedy person expects of an announcement."""
    mine = mind[card, k]
    others = 0.0
    for other in range(t.first_centre):
        if other // t.slots != me:
            others += mind[other, k]
    holders = BOLDNESS * (others if others < 1.0 else 1.0)
    true = mine / (1.0 - holders) if mine < 1.0 - holders else 1.0
    caught: float = t.fine + BEING_KNOWN
    contested = true * (unopposed + 0.5) - (1.0 - true) * caught
    return -holders * (caught + 0.5) + (1.0 - holders) * ((1.0 - LIARS) * unopposed + LIARS * contested)


# What people do.


def any_swap(room: Any, n: int, dice: Dice) -> int:
    """One of the Swaps; if there is none, any answer."""
    swaps = 0
    while swaps < n and room[swaps] < SWAP:
        swaps += 1
    return int(room[below(dice, swaps if swaps > 0 else n)])


def turn_of_honest(t: Any, states: Any, mind: Any, room: Any, n: int, spare: Any, log: Any, dice: Dice) -> int:
    """Announce what one is sure of and pays; else look if one does not know; else swap."""
    s = states[0]
    own = s.asked * t.slots
    if s.must == FREE:
        for slot in range(t.slots if t.slots < 2 else 2):
            k = likeliest(t, mind, own + slot)
            if mind[own + slot, k] < SURE:
                return int(LOOK + slot)
            if gain(t, states, t.in_play[k], 0, spare, log) > 0.2:
                return int(ANNOUNCE + 2 * t.in_play[k] + slot)
    return any_swap(room, n, dice)


def turn_of_greedy(
    t: Any, states: Any, mind: Any, gains: Any, to_come: int, room: Any, n: int, spare: Any, log: Any, dice: Dice
) -> int:
    """Whatever promises most: an announcement, a look, a swap. `gains` has two rows: today, and on the next turn."""
    s = states[0]
    me = s.asked
    for k in range(t.kinds):
        gains[0, k] = gains[1, k] = gain(t, states, t.in_play[k], 0, spare, log)
        if to_come > 0 and takes_from_court(t, t.in_play[k]):
            gains[1, k] = gain(t, states, t.in_play[k], to_come, spare, log)
    best, found = room[0], NOTHING
    for at in range(n):
        answer = room[at]
        if answer >= ANNOUNCE:
            k, slot = index_of(t, (answer - ANNOUNCE) >> 1), (answer - ANNOUNCE) & 1
            value = announce_value(t, mind, me, me * t.slots + slot, k, gains[0, k])
        elif answer >= LOOK:
            card = me * t.slots + answer - LOOK
            value = CURIOSITY * (1.0 - mind[card, likeliest(t, mind, card)])
        else:
            slot = 1 if answer >= CARDS else 0
            more = worth(t, mind, answer - slot * CARDS, gains) - worth(t, mind, me * t.slots + slot, gains)
            value = RESTLESS + KEEN * (more if more > 0.0 else 0.0)
        dice = thrown(dice)
        value += below(dice, 64) * 0.002
        if value > found:
            best, found = answer, value
    return int(best)


def swap_or_keep(t: Any, s: Any, mind: Any, gains: Any, dice: Dice) -> int:
    """Swap if the other card is worth more (the gains are those of the turn); a coin toss if nothing speaks for it."""
    if s.pc < 0:
        more = worth(t, mind, s.swap_other, gains) - worth(t, mind, s.swap_one, gains)
        if more > 0.15:
            return int(SWAP)
        if more < -0.15:
            return int(KEEP)
    return int(SWAP + below(dice, 2))


def claim_or_pass(t: Any, s: Any, mind: Any, kind: int, dice: Dice) -> int:
    """The honest claim what they are sure of; the greedy what is likely enough, and now and then what is not."""
    own = s.asked * t.slots
    k = index_of(t, s.named)
    best, found = 0, -1.0
    for slot in range(t.slots):
        if mind[own + slot, k] > found:
            best, found = slot, mind[own + slot, k]
    wanted = SURE
    if kind == GREEDY:
        luck = below(dice, 100)
        wanted = 0.12 if luck < 45 else 0.35
        if luck < 5:
            wanted = 0.0
    return int(CLAIM + best) if found >= wanted else int(PASS)


def answered(
    t: Any, states: Any, minds: Any, kinds: Any, gains: Any, to_come: int, room: Any, spare: Any, log: Any, dice: Dice
) -> int:
    """What the asked person of a playout answers."""
    s = states[0]
    n = legal(t, s, room)
    person = s.person[s.asked]
    kind, mind = kinds[person], minds[person]
    if kind != RANDOM and n > 1:
        if s.kind == CONTEST:
            return claim_or_pass(t, s, mind, kind, dice)
        if s.kind == TURN:
            if kind == HONEST:
                return turn_of_honest(t, states, mind, room, n, spare, log, dice)
            return turn_of_greedy(t, states, mind, gains, to_come, room, n, spare, log, dice)
        if s.kind == SECRET and kind == GREEDY:
            return swap_or_keep(t, s, mind, gains, dice)
        if s.kind == CHOOSE:
            return greedy_choice(t, states, 0, room, n, log, dice)
        if s.kind == NAME_QUESTION:
            return int(NAME + t.in_play[likeliest(t, mind, s.asked * t.slots)])
    return int(room[below(dice, n)])


def chances(t: Any, s: Any, person: int) -> float:
    """How likely a person wins, as the coins look; at the end, their share of the win."""
    if s.kind == OVER:
        winners = 0
        for other in range(t.players):
            winners += s.winners >> other & 1
        return float((s.winners >> person & 1) / winners)
    mine, total = 0.0, 0.0
    for place in range(t.players):
        weight = FUTURE ** s.coins[place]
        total += weight
        if s.person[place] == person:
            mine = weight
    return mine / total


def weigh(
    terms: Any, source: Any, states: Any, deal: Any, past: Any, swapped: Any, kinds: Any, first: int, last: int,
    options: Any, person: int, mind: Any, to_come: int, turns: int, seed: int, cards: Any, thought: Any, minds: Any,
    gains: Any,
    room: Any, spare: Any, log: Any, sums: Any,
) -> None:  # fmt: skip
    """Play every option (one or two answers) out in the pasts `first` to `last`, with the same dice for all options.

    Adds up how well it went for a person. Everybody starts with what they can think after the past; the person with
    what they do think (`mind`). `to_come`: how many coins the court is expected to gain until a card taken now is used.
    """
    t = terms[0]
    for world in range(first, last):
        recall(t, deal, past, swapped[world], cards, thought)
        copy_mind(t, mind, thought[person])
        for option in range(len(options)):
            put(states, 0, source)
            s = states[0]
            for card in range(t.cards):
                s.cards[card] = cards[card]
            for other in range(t.players):
                copy_mind(t, thought[other], minds[other])
            for k in range(t.kinds):
                gains[1, k] = 0.0
            dice = mixed(seed, world)
            last_turn = s.turn + turns
            at = 0
            while s.kind != OVER and s.turn < last_turn:
                dice = thrown(dice)
                if at < 2 and options[option, at] >= 0:
                    answer = options[option, at]
                else:
                    answer = answered(t, states, minds, kinds[world], gains, to_come, room, spare, log, dice)
                at += 1
                clear(log)
                step(t, s, answer, log)
                learn(t, minds, log)
            sums[option] += chances(t, s, person)
