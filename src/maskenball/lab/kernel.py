"""Kernels: loops around the rules, written once for both games and both speeds.

The names declared at the top are empty here. `speed/twin.py` makes copies of these functions in which they stand
for the rules of one game, interpreted or compiled.
"""

from __future__ import annotations

from typing import Any

from maskenball.speed.dice import Dice, below, mixed, thrown
from maskenball.speed.rows import clear, count, number, put

legal: Any = None
step: Any = None
begin: Any = None
lay_out: Any = None
remember: Any = None
forget: Any = None
introduce: Any = None
observe: Any = None
asked_person: Any = None
OVER = -1
FOLD = 0x7FFFFFFF


def shuffle(deck: Any, order: Any, size: int, dice: Dice) -> Dice:
    """Put the deck into `order` and shuffle it there (Fisher-Yates); returns the dice."""
    for k in range(size):
        order[k] = deck[k]
    for last in range(size - 1, 0, -1):
        dice = thrown(dice)
        other = below(dice, last + 1)
        card = order[last]
        order[last] = order[other]
        order[other] = card
    return dice


def open_game(t: Any, s: Any, deck: Any, order: Any, size: int, seed: int, game: int, log: Any) -> Dice:
    """Deal game number `game` of a seed into a fresh state; the seats take turns to begin. Returns the dice."""
    dice = shuffle(deck, order, size, mixed(seed, game))
    lay_out(t, s, order, game % t.players)
    begin(t, s, log)
    return dice


def pick(out: Any, n: int, weights: Any, dice: Dice) -> int:
    """One of the first n answers: each as likely as the others, or as its weight says (all 0: as the others)."""
    if len(weights) > 0:
        total = 0
        for k in range(n):
            total += weights[out[k]]
        if total > 0:
            rest = below(dice, total)
            for k in range(n):
                rest -= weights[out[k]]
                if rest < 0:
                    return int(out[k])
    return int(out[below(dice, n)])


def play_out(t: Any, s: Any, weights: Any, out: Any, log: Any, dice: Dice) -> int:
    """Play a game from where it stands to its end; returns the number of decisions."""
    decisions = 0
    while s.kind != OVER:
        n = legal(t, s, out)
        dice = thrown(dice)
        clear(log)
        step(t, s, pick(out, n, weights, dice), log)
        decisions += 1
    return decisions


def play_out_noting(t: Any, s: Any, weights: Any, out: Any, log: Any, dice: Dice, notes: Any) -> int:
    """The same, with a checksum over every answer, every set of legal answers and every event in `notes[0]`."""
    decisions = 0
    sum_of_all = 17
    while s.kind != OVER:
        n = legal(t, s, out)
        for k in range(n):
            sum_of_all = (sum_of_all * 31 + out[k]) & FOLD
        dice = thrown(dice)
        answer = pick(out, n, weights, dice)
        clear(log)
        step(t, s, answer, log)
        sum_of_all = (sum_of_all * 31 + answer) & FOLD
        for row in range(count(log)):
            for column in range(6):
                sum_of_all = (sum_of_all * 31 + number(log, row, column) + 7) & FOLD
        decisions += 1
    notes[0] = sum_of_all
    return decisions


def play_games(
    terms: Any, fresh: Any, states: Any, deck: Any, order: Any, seed: int, first: int, games: int, weights: Any,
    out: Any, log: Any, results: Any, noting: bool,
) -> None:  # fmt: skip
    """Whole games; a row of results each: decisions, turns, reason, winners (a bitset of persons), checksum."""
    t = terms[0]
    size = len(deck)
    for k in range(games):
        put(states, 0, fresh)
        s = states[0]
        clear(log)
        dice = open_game(t, s, deck, order, size, seed, first + k, log)
        if noting:
            results[k, 0] = play_out_noting(t, s, weights, out, log, dice, results[k, 4:])
        else:
            results[k, 0] = play_out(t, s, weights, out, log, dice)
        results[k, 1] = s.turn
        results[k, 2] = s.reason
        results[k, 3] = s.winners


def play_from(
    terms: Any,
    source: Any,
    states: Any,
    seed: int,
    first: int,
    games: int,
    weights: Any,
    out: Any,
    log: Any,
    results: Any,
) -> None:
    """Playouts from one position: the state in `source[0]` is copied and played to its end, again and again."""
    t = terms[0]
    for k in range(games):
        put(states, 0, source)
        s = states[0]
        results[k, 0] = play_out(t, s, weights, out, log, mixed(seed, first + k))
        results[k, 1] = s.turn
        results[k, 2] = s.reason
        results[k, 3] = s.winners


def show(
    t: Any, s: Any, memory: Any, at: int, observations: Any, masks: Any, choices: Any, counts: Any, asked: Any
) -> None:
    """Write down what the person asked in game `at` sees and may do."""
    person = asked_person(s)
    asked[at] = person
    observe(t, s, memory, at, person, observations)
    masks[at, :] = 0
    n = legal(t, s, choices[at])
    counts[at] = n
    for k in range(n):
        masks[at, choices[at, k]] = 1


def open_batch(
    terms: Any, fresh: Any, states: Any, deck: Any, order: Any, memory: Any, numbers: Any, seed: int, begin_at: int,
    end_at: int, observations: Any, masks: Any, choices: Any, counts: Any, asked: Any, log: Any,
) -> None:  # fmt: skip
    """Deal the games `begin_at` to `end_at` of a batch."""
    t = terms[0]
    for at in range(begin_at, end_at):
        put(states, at, fresh)
        s = states[at]
        clear(log)
        open_game(t, s, deck, order, len(deck), seed, numbers[at], log)
        forget(t, s, memory, at)
        introduce(t, at, observations)
        show(t, s, memory, at, observations, masks, choices, counts, asked)


def step_batch(
    terms: Any, fresh: Any, states: Any, deck: Any, order: Any, memory: Any, numbers: Any, seed: int, begin_at: int,
    end_at: int, observations: Any, masks: Any, choices: Any, counts: Any, asked: Any, log: Any,
    actions: Any, rewards: Any, ended: Any,
) -> int:  # fmt: skip
    """One decision in each game; a game that ends is paid out and dealt anew. Returns how many actions were illegal.

    An illegal action changes nothing in its game.
    """
    t = terms[0]
    illegal = 0
    for at in range(begin_at, end_at):
        action = actions[at]
        if action < 0 or action >= masks.shape[1] or masks[at, action] == 0:
            illegal += 1
            continue
        if ended[at]:
            ended[at] = 0
            for person in range(t.players):
                rewards[at, person] = 0
        s = states[at]
        clear(log)
        step(t, s, action, log)
        if s.kind == OVER:
            ended[at] = 1
            winners = 0
            for person in range(t.players):
                winners += s.winners >> person & 1
            for person in range(t.players):
                rewards[at, person] = (s.winners >> person & 1) / winners if winners else 0.0
            numbers[at] += len(numbers)
            put(states, at, fresh)
            s = states[at]
            clear(log)
            open_game(t, s, deck, order, len(deck), seed, numbers[at], log)
            forget(t, s, memory, at)
        else:
            remember(t, s, memory, at, log)
        show(t, s, memory, at, observations, masks, choices, counts, asked)
    return illegal


def random_actions(choices: Any, counts: Any, dice: Any, begin_at: int, end_at: int, actions: Any) -> None:
    """A legal action for each game of a batch, each as likely as the others."""
    for at in range(begin_at, end_at):
        words = dice[at]
        words[0], words[1], words[2], words[3] = now = thrown((words[0], words[1], words[2], words[3]))
        actions[at] = choices[at, below(now, counts[at])]
