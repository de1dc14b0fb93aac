"""Masquerade searched in worlds: what was played judged, games played out, the last tricks solved. Runs compiled.

A world is a deal with all that happened since. Three things are done with worlds, always on the real rules:

- `weigh` plays the past again and asks at every card, theft and exchange of the others how likely the rule player
  would have done the same with those cards: cards that nobody would have kept make a world unlikely.
- `play_out` lets everybody play on like the rule player, who knows only what a player in that seat knows.
- `solve` finds the best play with open cards (alpha-beta, positions between two tricks remembered).

The policy is the rule player of `masquerade_rule.py`, written on plain numbers: what everyone has seen is a row `m` of
numbers, what one player makes of it is laid out on a `desk`. Names declared empty at the top are the rules, put in by
`maskenball.speed.twin`; nothing is allocated here.
"""

from __future__ import annotations

from math import exp, log as ln
from typing import Any

from maskenball.bots.masquerade_rule import GIFT, KEPT, OVERTAKEN, STRENGTH, THEFT, TRADE as TRADING
from maskenball.games.masquerade import answers as ans
from maskenball.games.masquerade.deck import COPIES, KINDS, MAGICIAN, PARTNER, RED, RED_TWELVE, colour_of, first_of
from maskenball.games.masquerade.end import diamonds_needed, diamonds_of
from maskenball.games.masquerade.state import PLAY, SEATS, STEAL, TAKE, TRADE
from maskenball.games.masquerade.trick import beats
from maskenball.speed.dice import MASK, below, mixed, thrown
from maskenball.speed.rows import clear, put

legal: Any = None
step: Any = None
begin: Any = None
lay_out: Any = None
OVER = -1

COLOURS = 4
ALL_DIAMONDS = 20
NEVER = -1e9

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

# A node of the search.
N, AT, VALUE, LOW, HIGH, FIRST_LOW, FIRST_HIGH, SLOT = range(8)
NODE = 8
DEPTH = 96
BITS = 0x3FFFFFFFFFFFFFFF


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


def rate_all(t: Any, s: Any, m: Any, desk: Any, out: Any, rates: Any) -> int:
    """Every legal answer into `out`, what the rule player thinks of it into `rates`; returns how many."""
    n: int = legal(t, s, out)
    if n == 1:
        rates[0] = 0.0
        return n
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
    return n


def chosen(t: Any, s: Any, m: Any, desk: Any, out: Any, rates: Any) -> int:
    """What the rule player answers."""
    n = rate_all(t, s, m, desk, out, rates)
    best = 0
    for k in range(1, n):
        if rates[k] > rates[best]:
            best = k
    return int(out[best])


# The past


def likelihood(n: int, answer: int, out: Any, rates: Any, doubt: float, heat: float) -> float:
    """How likely an answer is, by its rating: `heat` diamonds matter little, and any legal answer is possible."""
    best = rates[0]
    for k in range(1, n):
        if rates[k] > best:
            best = rates[k]
    total = 0.0
    own = -1.0
    for k in range(n):
        share = exp((rates[k] - best) / heat)
        total += share
        if out[k] == answer:
            own = share
    return 0.0 if own < 0 else doubt / n + (1.0 - doubt) * own / total


def relive(
    t: Any, s: Any, m: Any, deal: Any, first: int, history: Any, judged: int, least: float, doubt: float, heat: float,
    out: Any, rates: Any, desk: Any, order: Any, log: Any, scores: Any,
) -> float:  # fmt: skip
    """Play the past again in one world; returns the logarithm of how likely the answers of some seats were (a bitset),
    or NEVER if that is less than `least` or cannot have been. `scores` has it for each of these seats."""
    forget(m)
    cards = 0
    for seat in range(t.players):
        if judged >> seat & 1:
            scores[seat] = 0.0
        m[HELD + seat] = deal[seat * KINDS + PARTNER]
        for kind in range(KINDS):
            for _ in range(deal[seat * KINDS + kind]):
                order[cards] = kind
                cards += 1
    lay_out(t, s, order, first)
    clear(log)
    begin(t, s, log)
    total = 0.0
    for k in range(len(history)):
        answer = history[k]
        if judged >> s.asked & 1:
            n = rate_all(t, s, m, desk, out, rates)
            chance = likelihood(n, answer, out, rates, doubt, heat)
            if chance <= 0:
                return NEVER
            scores[s.asked] += ln(chance)
            total += ln(chance)
            if total < least:
                return NEVER
        advance(t, s, m, answer, log)
    return total


def weigh(
    tables: Any, fresh: Any, states: Any, memory: Any, deals: Any, first: int, history: Any, judged: int, doubt: float,
    heat: float, out: Any, rates: Any, desk: Any, order: Any, log: Any, scores: Any, weights: Any,
) -> None:  # fmt: skip
    """Play the past again in every world: its state, what was seen, and the logarithm of how likely it was.

    `deals[w]` are the counts of kinds dealt to each seat, `history[w]` the answers given since.
    """
    for w in range(len(deals)):
        put(states, w, fresh)
        weights[w] = relive(
            tables[0], states[w], memory[w], deals[w], first, history[w], judged, NEVER, doubt, heat, out, rates, desk,
            order, log, scores[w],
        )  # fmt: skip


def drawn_card(s: Any, seat: int, dice: int) -> int:
    """A card out of somebody's hand, by chance."""
    rest = below(dice, s.hand_size[seat])
    for kind in range(KINDS):
        rest -= s.hand[seat * KINDS + kind]
        if rest < 0:
            return kind
    return KINDS


def stir(
    tables: Any, fresh: Any, states: Any, memory: Any, deals: Any, first: int, history: Any, me: int, doubt: float,
    heat: float, steps: int, seed: int, work: Any, seen: Any, out: Any, rates: Any, desk: Any, order: Any, log: Any,
    scores: Any, trial: Any,
) -> int:  # fmt: skip
    """Let two of the others change a card, again and again, in every world (Metropolis): after some steps worlds are
    as frequent as they are likely. Returns how many changes were accepted."""
    t = tables[0]
    accepted = 0
    for w in range(len(deals)):
        deal = deals[w]
        dice = mixed(seed, w)
        for _ in range(steps):
            s = states[w]
            dice = thrown(dice)
            one = (me + 1 + below(dice, t.players - 1)) % t.players
            dice = thrown(dice)
            other = (me + 1 + below(dice, t.players - 1)) % t.players
            if one == other or s.hand_size[one] == 0 or s.hand_size[other] == 0:
                continue
            dice = thrown(dice)
            a = drawn_card(s, one, dice)
            dice = thrown(dice)
            b = drawn_card(s, other, dice)
            dice = thrown(dice)
            if a == b or deal[one * KINDS + a] == 0 or deal[other * KINDS + b] == 0:
                continue
            least = scores[w][one] + scores[w][other] + ln((dice + 1.0) / (MASK + 2.0))
            exchange_deal(deal, one, a, other, b)
            put(work, 0, fresh)
            judged = 1 << one | 1 << other
            found = relive(
                t, work[0], seen, deal, first, history[w], judged, least, doubt, heat, out, rates, desk, order, log,
                trial,
            )  # fmt: skip
            if found == NEVER:
                exchange_deal(deal, one, b, other, a)
                continue
            accepted += 1
            put(states, w, work[0:1])
            scores[w][one] = trial[one]
            scores[w][other] = trial[other]
            for k in range(MEMORY):
                memory[w][k] = seen[k]
    return accepted


def exchange_deal(deal: Any, one: int, a: int, other: int, b: int) -> None:
    """Deal a to the other and b to the one instead."""
    deal[one * KINDS + a] -= 1
    deal[one * KINDS + b] += 1
    deal[other * KINDS + b] -= 1
    deal[other * KINDS + a] += 1


# The future


def partners_diamonds(t: Any, s: Any) -> int:
    """What lies on the piles of the partner team."""
    found = 0
    for seat in range(t.players):
        if s.partners >> seat & 1:
            found += diamonds_of(t, s, seat)
    return found


def members(t: Any, s: Any) -> int:
    """How many are in the partner team."""
    n = 0
    for seat in range(t.players):
        n += s.partners >> seat & 1
    return n


def reward(t: Any, s: Any, diamonds: int, me: int, share: float) -> float:
    """What so many diamonds of the partners are worth to one person: 1 for a win, half for a draw, a bit for each."""
    team = members(t, s)
    won = 0.5
    if diamonds >= diamonds_needed(t.players, team):
        won = 1.0
    elif ALL_DIAMONDS - diamonds >= diamonds_needed(t.players, t.players - team):
        won = 0.0
    value = won + share * (diamonds - ALL_DIAMONDS // 2)
    return value if s.partners >> me & 1 else 1.0 - value


def play_out(t: Any, s: Any, m: Any, desk: Any, out: Any, rates: Any, log: Any) -> int:
    """Everybody plays on like the rule player; returns the partners' diamonds."""
    while s.kind != OVER:
        advance(t, s, m, chosen(t, s, m, desk, out, rates), log)
    return partners_diamonds(t, s)


def try_answers(
    tables: Any, states: Any, memory: Any, answers: Any, exact: int, lean: float, share: float, work: Any, seen: Any,
    out: Any, rates: Any, desk: Any, log: Any, moves: Any, nodes: Any, keys: Any, bounds: Any, found: Any,
) -> None:  # fmt: skip
    """What each answer brings the person asked in all worlds, summed into `found`.

    What follows is played out. With no more than `exact` cards in hand the rest is solved with open cards, and what
    was played out counts `lean` beside it.
    """
    t = tables[0]
    for w in range(len(states)):
        me = states[w].asked
        solving = states[w].hand_size[me] <= exact
        for a in range(len(answers)):
            if solving:
                put(work, 0, states[w : w + 1])
                clear(log)
                step(t, work[0], answers[a], log)
                diamonds = solve(t, work, moves, nodes, keys, bounds, w, log)
                found[a] += reward(t, work[0], diamonds, me, 0.0)
            if not solving or lean > 0:
                put(work, 0, states[w : w + 1])
                for i in range(MEMORY):
                    seen[i] = memory[w][i]
                advance(t, work[0], seen, answers[a], log)
                diamonds = play_out(t, work[0], seen, desk, out, rates, log)
                found[a] += (lean if solving else 1.0) * reward(t, work[0], diamonds, me, share)


# The last tricks, with open cards


def holds(t: Any, s: Any, kind: int) -> bool:
    """Whether anybody has a card."""
    for seat in range(t.players):
        if s.hand[seat * KINDS + kind] > 0:
            return True
    return False


def position(t: Any, s: Any, world: int) -> int:
    """A number that stands for a position between two tricks, in this world. Piles matter only for actions to come."""
    x = world * 0x9E3779B1 + s.leader + 1
    actions = holds(t, s, t.thief) or holds(t, s, t.merchant)
    for seat in range(t.players):
        for kind in range(KINDS):
            n = s.hand[seat * KINDS + kind]
            if actions:
                n += 4 * s.pile[seat * KINDS + kind]
            x = ((x ^ n) * 0x2545F4914F6CDD1D) & BITS
            x ^= x >> 29
    key: int = ((x ^ partners_diamonds(t, s)) * 0x2545F4914F6CDD1D) & BITS
    return key


def alike(t: Any, s: Any, a: int, b: int) -> bool:
    """Whether two cards of a colour in the hand of the person asked are the same for all that may come."""
    if colour_of(a) != colour_of(b) or t.diamond[a] != t.diamond[b] or a == MAGICIAN:
        return False
    if a == t.thief or a == t.merchant or b == t.thief or b == t.merchant or holds(t, s, t.merchant):
        return False
    for kind in range(a, b + 1):
        if kind == t.thief or kind == t.merchant:
            return False
        for seat in range(t.players):
            if seat != s.asked and s.hand[seat * KINDS + kind] > 0:
                return False
        for k in range(s.trick_size):
            if s.trick[k] == kind:
                return False
    return True


def candidates(t: Any, s: Any, out: Any) -> int:
    """The legal answers, of cards that are alike only one."""
    n: int = legal(t, s, out)
    if s.kind != PLAY:
        return n
    kept = 1
    for k in range(1, n):
        if not alike(t, s, out[kept - 1] - ans.PLAY_CARD, out[k] - ans.PLAY_CARD):
            out[kept] = out[k]
            kept += 1
    return kept


def solve(t: Any, stack: Any, moves: Any, nodes: Any, keys: Any, bounds: Any, world: int, log: Any) -> int:
    """The partners' diamonds when everybody plays on perfectly with open cards from `stack[0]`, as far as it matters:
    enough to win, enough to draw, or too few."""
    team = members(t, stack[0])
    nodes[0][LOW] = ALL_DIAMONDS - diamonds_needed(t.players, t.players - team)
    nodes[0][HIGH] = diamonds_needed(t.players, team)
    depth = 0
    result = 0
    entering = True
    while True:
        node = nodes[depth]
        s = stack[depth]
        done = False
        if entering:
            if s.kind == OVER:
                result = partners_diamonds(t, s)
                done = True
            else:
                node[SLOT] = -1
                if s.kind == PLAY and s.trick_size == 0:
                    key = position(t, s, world)
                    slot = key % len(keys)
                    node[SLOT] = slot
                    if keys[slot] == key:
                        floor = bounds[slot][0]
                        ceiling = bounds[slot][1]
                        if floor >= node[HIGH] or floor == ceiling:
                            result = floor
                            done = True
                        elif ceiling <= node[LOW]:
                            result = ceiling
                            done = True
                        else:
                            node[LOW] = max(node[LOW], floor)
                            node[HIGH] = min(node[HIGH], ceiling)
                if not done:
                    node[FIRST_LOW] = node[LOW]
                    node[FIRST_HIGH] = node[HIGH]
                    node[N] = candidates(t, s, moves[depth])
                    node[AT] = 0
                    node[VALUE] = -1 if s.partners >> s.asked & 1 else ALL_DIAMONDS + 1
        elif s.partners >> s.asked & 1:
            node[VALUE] = max(node[VALUE], result)
            node[LOW] = max(node[LOW], result)
        else:
            node[VALUE] = min(node[VALUE], result)
            node[HIGH] = min(node[HIGH], result)
        if not done and node[AT] < node[N] and node[LOW] < node[HIGH]:
            put(stack, depth + 1, stack[depth : depth + 1])
            clear(log)
            step(t, stack[depth + 1], moves[depth][node[AT]], log)
            node[AT] += 1
            nodes[depth + 1][LOW] = node[LOW]
            nodes[depth + 1][HIGH] = node[HIGH]
            depth += 1
            entering = True
            continue
        if not done:
            result = node[VALUE]
            if node[SLOT] >= 0:
                note_bounds(keys, bounds, node, position(t, s, world), result)
        if depth == 0:
            return int(result)
        depth -= 1
        entering = False


def note_bounds(keys: Any, bounds: Any, node: Any, key: int, result: int) -> None:
    """Remember between which numbers the value of a position lies."""
    slot = node[SLOT]
    if keys[slot] != key:
        keys[slot] = key
        bounds[slot][0] = -1
        bounds[slot][1] = ALL_DIAMONDS + 1
    if result < node[FIRST_HIGH]:
        bounds[slot][1] = min(bounds[slot][1], result)
    if result > node[FIRST_LOW]:
        bounds[slot][0] = max(bounds[slot][0], result)
