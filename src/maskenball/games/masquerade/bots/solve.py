"""The last tricks of Masquerade solved with open cards: alpha-beta, positions between two tricks remembered."""

from __future__ import annotations

from typing import Any

from maskenball.games.masquerade.rules import answers as ans
from maskenball.games.masquerade.rules.answers import legal
from maskenball.games.masquerade.rules.deck import KINDS, MAGICIAN, colour_of
from maskenball.games.masquerade.rules.end import diamonds_needed, diamonds_of
from maskenball.games.masquerade.rules.state import OVER, PLAY
from maskenball.games.masquerade.rules.trick import step
from maskenball.speed.rows import clear, put

ALL_DIAMONDS = 20

# A node of the search.
N, AT, VALUE, LOW, HIGH, FIRST_LOW, FIRST_HIGH, SLOT = range(8)
NODE = 8
DEPTH = 96
BITS = 0x3FFFFFFFFFFFFFFF


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
