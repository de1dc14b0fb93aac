"""The Masquerade bot that searches sampled worlds: legal, discreet, the same by seed; its endgames are exact."""

from __future__ import annotations

from math import exp
from random import Random

import numpy as np
import pytest

from maskenball.games.masquerade.bots import policy as policy, search as search
from maskenball.games.masquerade.bots.pimc import Effort, MasqueradePimcBot, room_for
from maskenball.games.masquerade.bots.rule import Memory
from maskenball.games.masquerade.rules import answers as ans
from maskenball.games.masquerade.rules.deck import KINDS, PARTNER
from maskenball.games.masquerade.rules.end import diamonds_needed, diamonds_of
from maskenball.games.masquerade.rules.match import Masquerade
from maskenball.games.masquerade.rules.state import OVER, PLAY, SEATS, State, Terms
from maskenball.games.masquerade.rules.trick import step
from maskenball.speed import twin
from tests.bots.hurried import HurriedPimc
from tests.bots.test_masquerade_bots import played
from tests.masquerade.tables import play_by_chance, seeded
from tests.masquerade.two_worlds import compare_two_worlds
from tests.worlds import Pair, view_bytes

SPEEDS = [False, pytest.param(True, marks=pytest.mark.skipif(not twin.available(), reason="needs numba"))]


def test_an_answer_is_likely_if_somebody_close_to_the_ratings_or_rough_would_give_it() -> None:
    rates, answers = [0.0, -0.3, -2.0], [11, 12, 13]

    def softmax(heat: float) -> list[float]:
        shares = [exp(rate / heat) for rate in rates]
        return [share / sum(shares) for share in shares]

    close, rough = softmax(0.1), softmax(0.1 * search.ROUGH)
    found = [search.likelihood(3, answer, answers, rates, 0.2, 0.1) for answer in answers]
    assert found == pytest.approx([0.2 / 3 + 0.4 * (c + r) for c, r in zip(close, rough, strict=True)])
    assert sum(found) == pytest.approx(1) and search.likelihood(3, 14, answers, rates, 0.2, 0.1) == 0


class SlowBot(HurriedPimc):
    """Does without Numba."""

    compiled = False


def make_at(compiled: bool) -> type[HurriedPimc]:
    return HurriedPimc if compiled else SlowBot


@pytest.mark.parametrize("compiled", SPEEDS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_never_an_illegal_answer(players: int, compiled: bool) -> None:
    make = make_at(compiled)
    for number in range(6 if compiled else 1):
        deck = "points" if number % 2 else "default"
        played(seeded(players, f"legal {number}", deck), [make(f"{number}/{seat}") for seat in range(players)])


@pytest.mark.parametrize("compiled", SPEEDS)
def test_the_same_seed_and_the_same_view_give_the_same_answer(compiled: bool) -> None:
    make = make_at(compiled)
    for number in range(12):
        game = play_by_chance(seeded(3 + number % 3, f"same {number}"), number, 3 * number)
        decision = game.decision()
        if decision is None:
            continue
        view = game.view(decision.person)
        before = view_bytes(view)
        assert make(number).decide(view) == make(number).decide(game.view(decision.person))
        assert view_bytes(view) == before


@pytest.mark.skipif(not twin.available(), reason="needs numba")
def test_what_a_bot_cannot_know_does_not_change_its_answer() -> None:
    chance = Random("secrets of worlds")
    compared = 0

    def watch(pair: Pair) -> None:
        nonlocal compared
        one, other = pair.games
        asked = one.decision()
        if asked is None or asked.person not in pair.viewers or one.save() == other.save():
            return
        seed = str(chance.random())
        answers = [HurriedPimc(seed).decide(game.view(asked.person)) for game in (one, other)]
        assert answers[0] == answers[1], one.sheet()
        compared += 1

    for _ in range(8):
        compare_two_worlds(chance, watch)
    assert compared >= 8


def outcome(t: Terms, s: State, diamonds: int) -> int:
    """1 if the partners win with so many, -1 if the others do, 0: a draw."""
    team = s.partners.bit_count()
    if diamonds >= diamonds_needed(t.players, team):
        return 1
    return -1 if 20 - diamonds >= diamonds_needed(t.players, t.players - team) else 0


def by_brute_force(t: Terms, s: State) -> int:
    """The outcome when everybody knows all cards and tries everything."""
    if s.kind == OVER:
        return outcome(t, s, sum(diamonds_of(t, s, seat) for seat in range(t.players) if s.partners >> seat & 1))
    room = [0] * ans.MOST_LEGAL
    found = []
    for answer in room[: ans.legal(t, s, room)]:
        after = s.copy()
        step(t, after, answer, [])
        found.append(by_brute_force(t, after))
    return max(found) if s.partners >> s.asked & 1 else min(found)


def endgames(n: int, cards: int) -> list[Masquerade]:
    """Games by chance, each at a decision with so many cards in the hand of the person asked."""
    found: list[Masquerade] = []
    number = 0
    while len(found) < n:
        number += 1
        game, chance = seeded(3 + number % 3, f"end {number}"), Random(number)
        while game.s.hand_size[game.s.asked] > cards:
            game.play(game.s.asked, chance.choice(game.legal()))
        if number % 2 and game.s.kind == PLAY:
            game.play(game.s.asked, chance.choice(game.legal()))
        if not game.over and len(game.legal()) > 1:
            found.append(game)
    return found


def solved(game: Masquerade, compiled: bool) -> list[float]:
    """What the search says about every legal answer."""
    room = room_for(compiled)
    states = room.states(1)
    states[0] = room.record(game.s.copy())[0]
    found = room.floats(np.zeros(len(game.legal())))
    room.keys.fill(-1)
    room.program.try_answers(
        room.record(game.t), states, room.floats(np.zeros((1, policy.MEMORY))), room.numbers(game.legal()), 14, 0.0,
        0.0, room.work, room.seen, room.out, room.rates, room.desk, room.log(), room.moves, room.nodes, room.keys,
        room.bounds, found,
    )  # fmt: skip
    return list(found)


@pytest.mark.parametrize("compiled", SPEEDS)
@pytest.mark.parametrize(("cards", "n"), [(1, 20), (2, 25), (3, 3)])
def test_the_last_tricks_are_solved_exactly(cards: int, n: int, compiled: bool) -> None:
    for game in endgames(n, cards):
        own = 1 if game.s.partners >> game.s.asked & 1 else -1
        for answer, value in zip(game.legal(), solved(game, compiled), strict=True):
            after = game.s.copy()
            step(game.t, after, answer, [])
            assert value == (1 + own * by_brute_force(game.t, after)) / 2, game.sheet()


def test_the_policy_of_playouts_rates_as_a_person_in_that_seat_does() -> None:
    rated = exchanged = 0
    for number in range(40):
        game, chance = seeded(3 + number % 3, f"policy {number}"), Random(number)
        memory = [0.0] * policy.MEMORY
        policy.forget(memory)
        for seat in range(game.t.players):
            memory[policy.HELD + seat] = game.s.hand[seat * KINDS + PARTNER]
        while (decision := game.decision()) is not None:
            view = game.view(decision.person)
            mind = Memory(view)
            out, rates, desk = [0] * ans.MOST_LEGAL, [0.0] * ans.MOST_LEGAL, [0.0] * policy.DESK
            n = ans.legal(game.t, game.s, out)
            policy.rate_all(game.t, game.s, memory, desk, out, n, rates)
            own: list[float] = [0.0] * ans.MOST_LEGAL
            policy.rate_all(mind.t, mind.s, mind.seen, mind.desk, view.legal, n, own)
            assert own[:n] == pytest.approx(rates[:n])
            rated += n > 1
            exchanged += n > 1 and any(memory[policy.TRADED : policy.TRADED + SEATS])
            answer = chance.choice(view.legal)
            policy.advance(game.t, game.s.copy(), memory, answer, [])
            game.play(decision.person, answer)
    assert rated > 400 and exchanged > 50


@pytest.mark.skipif(not twin.available(), reason="needs numba")
def test_stirred_worlds_agree_with_what_was_seen() -> None:
    for number in range(10):
        game = play_by_chance(seeded(3 + number % 3, f"stirred {number}"), number, 12 + number)
        decision = game.decision()
        if decision is None:
            continue
        view = game.view(decision.person)
        room = room_for(True)
        bot = MasqueradePimcBot(number)
        worlds = bot.worlds(view, Effort(5, 20, 30, 0), room, room.record(view.terms), np.random.default_rng(number))
        own = slice(decision.person * KINDS, (decision.person + 1) * KINDS)
        for state in worlds.states:
            assert state["hand"][own].tolist() == view.state.hand[own]
            assert state["pile"][own].tolist() == view.state.pile[own]
            assert state["hand"].reshape(-1, KINDS).sum(axis=1).tolist() == view.state.hand_size
            assert (state["kind"], state["asked"]) == (view.state.kind, view.state.asked)
