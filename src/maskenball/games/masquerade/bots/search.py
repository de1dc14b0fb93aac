"""Masquerade searched in worlds: the past judged, the future played out, the last tricks solved. Runs compiled.

A world is a deal with all that happened since. `weigh` plays the past again and asks at every card, theft and exchange
of the others how likely a sound player would have done the same with those cards: cards that nobody would have kept
make a world unlikely. `stir` lets two of the others change cards until worlds are as frequent as they are likely.
`try_answers` plays on from every answer, everybody a sound player who knows only what their seat knows. Nothing is
allocated here.
"""

from __future__ import annotations

from math import exp, log as ln
from typing import Any

from maskenball.games.masquerade.bots.policy import HELD, MEMORY, advance, chosen, forget, rate_all
from maskenball.games.masquerade.bots.solve import ALL_DIAMONDS, members, partners_diamonds, solve
from maskenball.games.masquerade.rules.answers import legal
from maskenball.games.masquerade.rules.deck import KINDS, PARTNER
from maskenball.games.masquerade.rules.end import diamonds_needed
from maskenball.games.masquerade.rules.opening import lay_out
from maskenball.games.masquerade.rules.state import OVER
from maskenball.games.masquerade.rules.trick import begin_trick, step
from maskenball.speed.dice import WORD, Dice, below, mixed, shown, thrown
from maskenball.speed.rows import clear, put

NEVER = -1e9
ROUGH = 6.0
"""How many times hotter the ratings are to somebody who follows them roughly."""


# The past


def likelihood(n: int, answer: int, out: Any, rates: Any, doubt: float, heat: float) -> float:
    """How likely an answer is, by its rating: `heat` diamonds matter little, and any legal answer is possible.

    Half of it is what somebody does who plays by these ratings, half what somebody does who thinks on and so follows
    them only roughly.
    """
    best = rates[0]
    for k in range(1, n):
        if rates[k] > best:
            best = rates[k]
    close = rough = 0.0
    own_close = own_rough = -1.0
    for k in range(n):
        close_share = exp((rates[k] - best) / heat)
        rough_share = exp((rates[k] - best) / (ROUGH * heat))
        close += close_share
        rough += rough_share
        if out[k] == answer:
            own_close, own_rough = close_share, rough_share
    if own_close < 0:
        return 0.0
    return doubt / n + (1.0 - doubt) * (own_close / close + own_rough / rough) / 2.0


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
    begin_trick(t, s, log)
    total = 0.0
    for k in range(len(history)):
        answer = history[k]
        if judged >> s.asked & 1:
            n = legal(t, s, out)
            rate_all(t, s, m, desk, out, n, rates)
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
    terms: Any, fresh: Any, states: Any, memory: Any, deals: Any, first: int, history: Any, judged: int, doubt: float,
    heat: float, out: Any, rates: Any, desk: Any, order: Any, log: Any, scores: Any, weights: Any,
) -> None:  # fmt: skip
    """Play the past again in every world: its state, what was seen, and the logarithm of how likely it was.

    `deals[w]` are the counts of kinds dealt to each seat, `history[w]` the answers given since.
    """
    for w in range(len(deals)):
        put(states, w, fresh)
        weights[w] = relive(
            terms[0], states[w], memory[w], deals[w], first, history[w], judged, NEVER, doubt, heat, out, rates, desk,
            order, log, scores[w],
        )  # fmt: skip


def drawn_card(s: Any, seat: int, dice: Dice) -> int:
    """A card out of somebody's hand, by chance."""
    rest = below(dice, s.hand_size[seat])
    for kind in range(KINDS):
        rest -= s.hand[seat * KINDS + kind]
        if rest < 0:
            return kind
    return KINDS


def stir(
    terms: Any, fresh: Any, states: Any, memory: Any, deals: Any, first: int, history: Any, me: int, doubt: float,
    heat: float, steps: int, seed: int, work: Any, seen: Any, out: Any, rates: Any, desk: Any, order: Any, log: Any,
    scores: Any, trial: Any,
) -> int:  # fmt: skip
    """Let two of the others change a card, again and again, in every world (Metropolis): after some steps worlds are
    as frequent as they are likely. Returns how many changes were accepted."""
    t = terms[0]
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
            least = scores[w][one] + scores[w][other] + ln((shown(dice) + 1.0) / (WORD + 2.0))
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
    terms: Any, states: Any, memory: Any, answers: Any, exact: int, lean: float, share: float, work: Any, seen: Any,
    out: Any, rates: Any, desk: Any, log: Any, moves: Any, nodes: Any, keys: Any, bounds: Any, found: Any,
) -> None:  # fmt: skip
    """What each answer brings the person asked in all worlds, summed into `found`.

    What follows is played out. With no more than `exact` cards in hand the rest is solved with open cards, and what
    was played out counts `lean` beside it.
    """
    t = terms[0]
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
