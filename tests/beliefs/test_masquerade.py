"""Beliefs of Masquerade: sampled worlds agree with everything seen; the partner posterior equals the slow truth."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from random import Random

import numpy as np
import pytest

from maskenball.core.game import View
from maskenball.core.replay import Replay
from maskenball.games.masquerade.beliefs.accounts import LOOKED, Story
from maskenball.games.masquerade.beliefs.worlds import Over, Partners, World, partner_posterior, sampled_worlds
from maskenball.games.masquerade.rules.deck import CARDS, KINDS, PARTNER
from maskenball.games.masquerade.rules.match import Masquerade
from tests.beliefs.all_deals import all_worlds, late_position, played_again
from tests.masquerade.agreement import random_answer, random_table
from tests.masquerade.tables import play_by_chance, say, seeded, table, trick
from tests.masquerade.two_worlds import compare_two_worlds
from tests.worlds import Pair


def dice(seed: int = 1) -> np.random.Generator:
    return np.random.default_rng(seed)


def true_partners(game: Masquerade, observer: int) -> Partners:
    """The partner posterior by enumeration of all worlds."""
    chances = [0.0] * game.t.players
    for guess, weight in all_worlds(game, observer).items():
        again = played_again(game, observer, guess)
        assert again is not None
        for person in range(game.t.players):
            chances[person] += weight * (again[0].s.partners >> person & 1)
    holds = game.setup.hands[observer].count(CARDS[PARTNER]) > 0
    return Partners(tuple(chances), 0.0 if holds else chances[observer])


def assert_agrees_with_what_was_seen(game: Masquerade, observer: int | None, world: World) -> None:
    """The world, played again on the rules, shows the observer the same, and is in the state it says."""
    again = played_again(game, observer, (tuple(world.dealt), world.exchanges))
    assert again is not None, game.sheet()
    assert again[0].s == world.state, game.sheet()


def test_without_a_partner_in_hand_you_are_one_of_four_secretly_with_ten_per_cent() -> None:
    game = table("red-1 red-3", "red-2", "", "red-2")
    seen = partner_posterior(game.view(0))
    assert seen.unknowing == pytest.approx(45 / 435)
    assert round(seen.unknowing, 3) == 0.103
    assert seen.partner[0] == seen.unknowing
    one_or_both = 1 - (20 * 19) / (30 * 29)
    assert seen.partner[1] == pytest.approx(one_or_both)  # Bruno's right neighbour, Adele, has none
    assert seen.partner[3] == pytest.approx(one_or_both + 45 / 435)  # or Cedric has both
    assert sum(seen.partner) == pytest.approx(2)


def test_with_a_partner_in_hand_the_other_is_anywhere() -> None:
    seen = partner_posterior(table("red-2", "red-2", "", "").view(0))
    assert seen.partner == pytest.approx((1, 1 / 3, 1 / 3, 1 / 3))
    assert seen.unknowing == 0


def test_with_both_partners_in_hand_all_is_known() -> None:
    assert partner_posterior(table("red-2 red-2", "", "", "").view(0)).partner == (1, 1, 0, 0)
    assert partner_posterior(table("red-2 red-2", "", "").view(0)).partner == (1, 0, 0)


def test_three_players_have_no_unknowing_partner() -> None:
    seen = partner_posterior(table("red-1", "red-2", "red-2").view(0))
    assert seen.unknowing == 0
    assert seen.partner == pytest.approx((0, *(1 - (14 * 13) / (28 * 27),) * 2))


def test_whoever_does_not_follow_red_holds_no_partner_any_more() -> None:
    sides = "blue-1 blue-1 blue-2 blue-3 green-1 green-2 green-3 yellow-1 yellow-2 yellow-3"
    game = table("red-1 red-3", "red-5", sides, "")
    trick(game, "red-1 red-5 blue-1")
    assert partner_posterior(game.view(0)).partner[2] < 0.2  # only as a neighbour of both
    assert all(world.dealt[2 * KINDS + PARTNER] == 0 for world in sampled_worlds(game.view(0), dice(), 50))


def test_when_it_is_over_the_teams_are_known_and_nothing_is_guessed() -> None:
    game = play_by_chance(seeded(4, "over"), 1)
    assert partner_posterior(game.view(0)).partner == tuple(float(game.s.partners >> p & 1) for p in range(4))
    with pytest.raises(Over):
        sampled_worlds(game.view(0), dice(), 1)


@pytest.mark.parametrize("k", range(40))
def test_partner_posterior_equals_brute_force(k: int) -> None:
    game, observer = late_position(Random(f"late {k}"), cards_left=7, secret=0)
    mine, true = partner_posterior(game.view(observer)), true_partners(game, observer)
    assert mine.partner == pytest.approx(true.partner), game.sheet()
    assert mine.unknowing == pytest.approx(true.unknowing)


@pytest.mark.parametrize(("k", "secret"), [(k, secret) for secret in (0, 1) for k in range(8)])
def test_sampled_worlds_are_all_there_are_as_often_as_they_are_likely(k: int, secret: int) -> None:
    game, observer = late_position(Random(f"worlds {k}"), cards_left=4 - 2 * secret, secret=secret)
    true = all_worlds(game, observer)
    found: dict[object, float] = defaultdict(float)
    story = Story(game.view(observer))
    assert {a.assumed[0][1:3] for a in story.accounts(dice(), 10_000)[0] if secret} >= {
        g[1][0][1:] for g in true if secret
    }
    for world in sampled_worlds(game.view(observer), dice(), 6000):
        found[tuple(world.dealt), world.exchanges] += world.weight
    assert set(found) <= set(true)
    if len(true) <= 40:
        assert max(abs(found[guess] - weight) for guess, weight in true.items()) < 0.05, game.sheet()
    else:
        mine, slow = partner_posterior(game.view(observer), dice(), 4000), true_partners(game, observer)
        assert mine.partner == pytest.approx(slow.partner, abs=0.12)


def test_every_sampled_world_agrees_with_everything_seen() -> None:
    secrets, looks = 0, 0
    for k in range(60):
        chance = Random(f"samples {k}")
        game = random_table(chance)
        observer = chance.choice([*range(game.t.players), None])
        stop = chance.randint(0, game.t.players * game.t.hand_size - 1)
        while len(game.history) < stop and not game.over:
            game.play(game.s.asked, random_answer(game, chance))
        if game.over:
            continue
        story = Story(game.view(observer))
        secrets += len(story.secrets) > 0
        looks += any(any(deed.kinds) and deed.what == LOOKED for deed in story.deeds)
        worlds = sampled_worlds(game.view(observer), dice(k), 6)
        assert sum(world.weight for world in worlds) == pytest.approx(1)
        for world in worlds:
            assert_agrees_with_what_was_seen(game, observer, world)
    assert secrets > 5
    assert looks > 1


def test_a_look_through_a_pile_gives_a_hidden_exchange_away() -> None:
    game = table("red-4 blue-1", "red-3 red-5", "red-6 red-8", "red-7 red-9")
    trick(game, "red-4 red-5 red-6 red-7")
    say(game, "Adele: trade blue-1 red-7")
    guessed = {world.exchanges for world in sampled_worlds(game.view(1), dice(), 300)}
    assert len(guessed) > 20
    trick(game, "red-7 red-3 red-8 red-9")
    say(game, "Bruno: steal Adele")
    given, wanted = CARDS.index("blue-1"), CARDS.index("red-7")
    assert {world.exchanges for world in sampled_worlds(game.view(1), dice(), 50)} == {((0, given, wanted),)}
    assert len({world.exchanges for world in sampled_worlds(game.view(2), dice(), 50)}) > 1


def view_of(game: object, viewer: int | None) -> View:
    assert isinstance(game, Masquerade)
    return game.view(viewer)


def test_equal_views_give_equal_worlds() -> None:
    compared = 0

    def watch(pair: Pair) -> None:
        nonlocal compared
        one, other = pair.games
        if len(one.history) % 12 == 5 and not one.over:
            for viewer in pair.viewers:
                drawn = [
                    [(w.dealt, w.exchanges, w.weight) for w in sampled_worlds(view_of(game, viewer), dice(), 4)]
                    for game in (one, other)
                ]
                assert drawn[0] == drawn[1]
                compared += one.s.hand != other.s.hand

    for k in range(25):
        compare_two_worlds(Random(f"masquerade belief {k}"), watch)
    assert compared > 20


def test_many_hidden_exchanges_still_leave_worlds_that_fit() -> None:
    """Four exchanges in one game: the guesses are a choice out of too many, and the first choice may all be wrong."""
    text = (Path(__file__).parents[1] / "data" / "many-exchanges.ball").read_text(encoding="utf-8")
    game = Replay(text).finish()
    for seed in range(3):
        for person in range(4):
            worlds = sampled_worlds(game.view(person), np.random.default_rng(seed), 10)
            assert len(worlds) == 10
