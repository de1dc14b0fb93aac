"""The slow truth about Masquerade: every deal and every hidden exchange, played again on the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import factorial
from random import Random

from maskenball.core.game import Refused
from maskenball.games.masquerade.rules.answers import DECLINE, PLAY_CARD, STEAL_FROM, TRADE_CARDS
from maskenball.games.masquerade.rules.deck import CARDS, COPIES, KINDS, pack
from maskenball.games.masquerade.rules.match import Masquerade
from maskenball.games.masquerade.rules.setup import Setup
from maskenball.games.masquerade.rules.state import SEATS
from tests.masquerade.agreement import random_answer, random_table

Counts = list[int]
Guess = tuple[tuple[int, ...], tuple[tuple[int, int, int], ...]]
"""A deal (flat counts) and the hidden exchanges: seat, given, wanted."""


def is_trade(answer: int) -> bool:
    return TRADE_CARDS <= answer < DECLINE


def deeds(game: Masquerade) -> list[tuple[int, int]]:
    """Every decision with its person."""
    again = game.fresh()
    found = []
    for answer in game.history:
        found.append((again.s.asked, answer))
        again.play(again.s.asked, answer)
    return found


def played_again(game: Masquerade, observer: int | None, guess: Guess) -> tuple[Masquerade, float] | None:
    """The same game after another deal, with other hidden exchanges, and the chance of just these exchanges; None if
    it is not legal, or the observer would have seen something else."""
    dealt, exchanges = guess
    hands = [[CARDS[k] for k in range(KINDS) for _ in range(dealt[seat * KINDS + k])] for seat in range(game.t.players)]
    setup = game.setup
    again = Masquerade(Setup(setup.names, setup.deck, hands, setup.first, setup.block))
    hidden, weight = list(exchanges), 1.0
    for person, answer in deeds(game):
        if is_trade(answer) and person != observer:
            seat, given, wanted = hidden.pop(0)
            assert seat == person
            answer = TRADE_CARDS + given * KINDS + wanted
            if answer in again.legal():
                weight /= len(again.legal()) - 1
        try:
            again.play(person, answer)
        except Refused:
            return None
    assert not hidden
    one, other = game.view(observer), again.view(observer)
    same = list(one.events) == list(other.events) and one.state == other.state and one.legal == other.legal
    return (again, weight) if same else None


def all_worlds(game: Masquerade, observer: int | None) -> dict[Guess, float]:
    """Every world that the observer cannot rule out, with its chance."""
    done = deeds(game)
    others = [seat for seat in range(game.t.players) if seat != observer]
    secret = [person for person, answer in done if is_trade(answer) and person != observer]
    pairs = [(given, wanted) for given in range(KINDS) for wanted in range(KINDS) if given != wanted]
    worlds: dict[Guess, float] = {}
    for chosen in product(pairs, repeat=len(secret)):
        exchanges = tuple((seat, *pair) for seat, pair in zip(secret, chosen, strict=True))
        gone = spent_cards(done, observer, exchanges)
        rest = [pack(game.t.players).count(card) for card in CARDS]
        for kind in range(KINDS):
            if observer is not None:
                rest[kind] -= game.s.hand[observer * KINDS + kind]
            rest[kind] -= sum(gone[seat * KINDS + kind] for seat in range(SEATS))
        if min(rest) < 0:
            continue
        for hands in splits(rest, [game.s.hand_size[seat] for seat in others]):
            dealt = gone[:]
            for seat, hand in zip(others, hands, strict=True):
                for kind in range(KINDS):
                    dealt[seat * KINDS + kind] += hand[kind]
            if observer is not None:
                for kind in range(KINDS):
                    dealt[observer * KINDS + kind] += game.s.hand[observer * KINDS + kind]
            if min(dealt) < 0:
                continue
            guess = (tuple(dealt), exchanges)
            again = played_again(game, observer, guess)
            if again is not None:
                worlds[guess] = again[1] * ways_to_deal(dealt)
    total = sum(worlds.values())
    return {guess: weight / total for guess, weight in worlds.items()}


def spent_cards(
    done: list[tuple[int, int]], observer: int | None, exchanges: tuple[tuple[int, int, int], ...]
) -> Counts:
    """What left each hand, less what came into it."""
    gone, hidden = [0] * SEATS * KINDS, list(exchanges)
    for person, answer in done:
        if answer < STEAL_FROM:
            gone[person * KINDS + answer - PLAY_CARD] += 1
        elif is_trade(answer):
            given, wanted = hidden.pop(0)[1:] if person != observer else divmod(answer - TRADE_CARDS, KINDS)
            gone[person * KINDS + given] += 1
            gone[person * KINDS + wanted] -= 1
    return gone


def splits(rest: Counts, sizes: list[int]) -> Iterator[list[Counts]]:
    """All ways to split cards into hands of these sizes."""
    if not sizes:
        yield []
        return
    for hand in hands_of(rest, sizes[0], 0):
        left = [has - taken for has, taken in zip(rest, hand, strict=True)]
        for more in splits(left, sizes[1:]):
            yield [hand, *more]


def hands_of(rest: Counts, size: int, kind: int) -> Iterator[Counts]:
    """All hands of a size."""
    if size == 0:
        yield [0] * KINDS
        return
    if kind == KINDS:
        return
    for taken in range(min(rest[kind], size) + 1):
        for hand in hands_of(rest, size - taken, kind + 1):
            hand[kind] += taken
            yield hand


def ways_to_deal(dealt: Counts) -> float:
    """In how many ways two equal cards make this deal."""
    ways = 1.0
    for kind in range(KINDS):
        ways *= factorial(COPIES)
        for seat in range(SEATS):
            ways /= factorial(dealt[seat * KINDS + kind])
    return ways


def late_position(chance: Random, cards_left: int, secret: int) -> tuple[Masquerade, int]:
    """A random game near its end, in which so many exchanges are hidden from a random observer."""
    while True:
        game = random_table(chance)
        observer = chance.randrange(game.t.players)
        hidden = 0
        while not game.over and sum(game.s.hand_size[p] for p in range(game.t.players) if p != observer) > cards_left:
            person, answer = game.s.asked, random_answer(game, chance)
            hidden += is_trade(answer) and person != observer
            game.play(person, answer)
        if not game.over and hidden == secret:
            return game, observer
