"""Mascarade bots: never an illegal answer, the same answer for the same View, and nothing they may not know."""

from __future__ import annotations

from random import Random

import pytest

from maskenball.bots.bot import Bot
from maskenball.core.wish import Wish
from maskenball.games.mascarade.rules.match import Mascarade
from tests.bots.hurried import QUICK as BOTS
from tests.bots.same_answer import Asked
from tests.lab.tables import TABLES
from tests.mascarade.random_tables import random_table
from tests.mascarade.two_worlds import compare_two_worlds
from tests.played import GUESTS

NAMES = [name for name, bot in BOTS.items() if bot.game in ("", "mascarade")]
MASCARADE = [(wish, players) for wish, players in TABLES if wish.game == "mascarade"]


def played(game: Mascarade, bots: list[Bot], most: int = 600) -> Mascarade:
    """Let bots play; every answer goes through the refusals of the rules."""
    while not game.over and len(game.history) < most:
        decision = game.decision()
        assert decision is not None
        game.play(decision.person, bots[decision.person].decide(game.view(decision.person)))
    return game


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_finds_a_legal_answer_at_every_kind_of_table(name: str) -> None:
    for wish, players in MASCARADE:
        game = wish.dealt(tuple(GUESTS[:players]), f"legal {name}")
        assert isinstance(game, Mascarade)
        played(game, [BOTS[name](seat) for seat in range(players)], most=120)


def test_bots_of_all_kinds_play_together_from_any_position() -> None:
    for k in range(60):
        chance = Random(f"mixed {k}")
        game = random_table(chance, accidents=False)
        played(game, [BOTS[chance.choice(NAMES)](f"{k}/{seat}") for seat in range(game.t.players)], most=150)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_and_the_same_views_give_the_same_game(name: str) -> None:
    sheets = {played(_table(), [BOTS[name](f"s{seat}") for seat in range(6)], 300).sheet() for _ in range(2)}
    others = {played(_table(), [BOTS[name](f"other{k}/{seat}") for seat in range(6)], 300).sheet() for k in range(5)}
    assert len(sheets) == 1 and sheets != others


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_that_sits_down_in_mid_game_answers_as_if_it_had_been_there(name: str) -> None:
    game, chance, checked = _table(), Random("sits down"), 0
    bots = [BOTS[name](f"s{seat}") for seat in range(6)]
    while not game.over and len(game.history) < 250:
        decision = game.decision()
        assert decision is not None
        answer = bots[decision.person].decide(game.view(decision.person))
        if chance.random() < 0.2:
            assert BOTS[name](f"s{decision.person}").decide(game.view(decision.person)) == answer
            checked += 1
        game.play(decision.person, answer)
    assert checked > 4


def _table() -> Mascarade:
    game = Wish().dealt(tuple(GUESTS[:6]), "same")
    assert isinstance(game, Mascarade)
    return game


def test_a_bot_answers_the_same_where_it_may_not_know_the_difference() -> None:
    asked = Asked({name: BOTS[name] for name in NAMES})
    for k in range(25):
        compare_two_worlds(Random(f"bots {k}"), watch=asked)
    assert asked.positions > 100


def test_a_thinking_bot_wins_far_more_than_its_share_against_random_ones() -> None:
    for name in ("honest", "ev", "reader"):
        won = 0.0
        for k in range(60):
            game = Wish().dealt(tuple(GUESTS[:6]), f"share {k}", first=k % 6)
            assert isinstance(game, Mascarade)
            seat = k % 6
            bots = [BOTS[name if p == seat else "random"](f"{k}/{p}") for p in range(6)]
            result = played(game, bots, most=5000).result()
            assert result is not None
            won += (seat in result.winners) / len(result.winners)
        assert won / 60 > 0.45, f"{name} won {won} of 60"
