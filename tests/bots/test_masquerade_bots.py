"""The bots of Masquerade: never an illegal answer, the same answer from the same View, sound play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from maskenball.bots.bot import Bot, RandomBot, number_decided
from maskenball.core.game import View
from maskenball.games.masquerade.bots.rule import MasqueradeRuleBot, Memory
from maskenball.games.masquerade.rules.match import Masquerade
from tests.bots.same_answer import Asked
from tests.masquerade.agreement import random_table
from tests.masquerade.tables import play_by_chance, say, seeded, table, trick
from tests.masquerade.two_worlds import compare_two_worlds
from tests.worlds import view_bytes

Maker = Callable[[int | str], Bot]


def played(game: Masquerade, bots: Sequence[Bot]) -> Masquerade:
    """Play to the end; every answer must be legal."""
    while (decision := game.decision()) is not None:
        view = game.view(decision.person)
        answer = bots[decision.person].decide(view)
        assert answer in view.legal, game.sheet()
        game.play(decision.person, answer)
    return game


def share_won(make: Maker, against: Maker, deals: int, players: int = 4) -> float:
    """Of the decided games: every deal twice, as the partner team and as the others."""
    won = decided = 0
    for deal in range(deals):
        for swapped in (0, 1):
            game = seeded(players, f"duel {deal}")
            mine = [(game.s.partners >> seat & 1) != swapped for seat in range(players)]
            bots = [(make if own else against)(f"{deal}/{seat}") for seat, own in enumerate(mine)]
            result = played(game, bots).result()
            assert result is not None
            if result.winners:
                decided += 1
                won += mine[result.winners[0]]
    return won / decided


@pytest.mark.parametrize(("make", "tables"), [(MasqueradeRuleBot, 150)])
def test_never_an_illegal_answer(make: Maker, tables: int) -> None:
    chance = Random("illegal")
    for number in range(tables):
        game = random_table(chance, 3 + number % 3)
        kinds: list[Maker] = [make, make, RandomBot]
        played(game, [chance.choice(kinds)(f"{number}/{seat}") for seat in range(len(game.names))])


@pytest.mark.parametrize("make", [MasqueradeRuleBot])
def test_the_same_seed_and_the_same_view_give_the_same_answer(make: Maker) -> None:
    for number in range(30):
        game = play_by_chance(seeded(3 + number % 3, f"same {number}"), number, number)
        decision = game.decision()
        assert decision is not None
        before = view_bytes(game.view(decision.person))
        view = game.view(decision.person)
        assert make(number).decide(view) == make(number).decide(game.view(decision.person))
        assert view_bytes(view) == before  # and it is left as it was


@pytest.mark.parametrize(("make", "pairs"), [(MasqueradeRuleBot, 30)])
def test_what_a_bot_cannot_know_does_not_change_its_answer(make: type[Bot], pairs: int) -> None:
    chance, asked = Random("secrets"), Asked({make.name: make})
    for _ in range(pairs):
        compare_two_worlds(chance, asked)
    assert asked.positions >= pairs


def test_the_rule_player_beats_random_clearly() -> None:
    assert share_won(MasqueradeRuleBot, RandomBot, 40) > 0.7
    assert share_won(MasqueradeRuleBot, RandomBot, 20, players=3) > 0.6


def test_both_partners_in_one_hand_make_the_left_neighbour_a_friend() -> None:
    assert Memory(table("red-2 red-2", "", "", "").view(0)).friends() == [1, 1, 0, 0]
    assert Memory(table("red-2 red-2", "", "").view(0)).friends() == [1, 0, 0]


def test_whoever_plays_a_partner_is_a_friend_of_the_other() -> None:
    game = table("red-2", "red-2", "", "")
    trick(game, "red-2 red-2")
    assert Memory(game.view(0)).friends()[1] > 0.9
    assert Memory(game.view(1)).friends()[0] > 0.9


@pytest.mark.parametrize("make", [MasqueradeRuleBot])
def test_the_last_player_takes_diamonds_from_an_enemy_as_cheaply_as_possible(make: Maker) -> None:
    mine = "red-2 red-2 red-5 red-5 red-6 red-6 red-7 red-7 red-9 red-9"
    game = table(mine, "blue-3", "blue-1", "blue-2", first=1)
    say(game, "Bruno: play blue-3", "Cedric: play blue-1", "Didier: play blue-2")
    assert game.text(number_decided(make(1), game.view(0))) in ("play red-9", "play red-7")


def test_a_spectator_decides_nothing() -> None:
    view: View = table("", "", "", "").view(None)
    with pytest.raises(AssertionError):
        Memory(view)
