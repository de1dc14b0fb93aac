"""Our games in OpenSpiel: its own checks, secrets kept, worlds drawn again, and its own algorithms at work."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import maskenball.adapters.open_spiel  # noqa: F401
from maskenball.adapters.open_spiel_course import Course
from maskenball.adapters.open_spiel_observer import TableObserver
from maskenball.core.game import Game
from maskenball.games.mascarade.beliefs.belief import dealt_masks
from maskenball.games.mascarade.open_spiel import MascaradeKind
from maskenball.games.mascarade.rules import answers as ans
from maskenball.games.mascarade.rules.editions import EDITIONS
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.masquerade.open_spiel import MasqueradeKind
from maskenball.games.masquerade.rules.deck import CARDS
from tests.mascarade.two_worlds import compare_two_worlds as two_worlds_of_mascarade
from tests.masquerade.two_worlds import compare_two_worlds as two_worlds_of_masquerade
from tests.worlds import Pair, view_bytes

DATA = Path(__file__).parent.parent / "data"
MINI = "python_mini_mascarade"
SIMULATED = [
    *(f"python_mascarade(players={players},edition=1,max_turns=20)" for players in (2, 3, 4)),
    *(f"python_mascarade(players={players},edition=1,max_turns=8)" for players in (8, 13)),
    *(f"python_mascarade(players={players},edition=2,max_turns=8)" for players in (4, 8, 12)),
    *(f"python_masquerade(players={players})" for players in (3, 4, 5)),
    "python_mascarade(players=8,edition=2,scenario=2e-B,max_turns=20)",
    "python_mascarade",
    "python_mascarade(players=4,masks=judge+king+queen+fool+spy+thief,max_turns=8)",
    MINI,
]
PLAYED = {
    MINI: "open-spiel-mini.txt",
    "python_mascarade(players=4,max_turns=5)": "open-spiel-mascarade.txt",
    "python_masquerade(players=3)": "open-spiel-masquerade.txt",
}


def one_step(state: Any, chance: Random) -> None:
    """Chance deals by its odds, players answer anything."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, odds)[0])
    else:
        state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize("name", SIMULATED)
def test_open_spiels_own_check_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "parameters",
    [
        "python_mini_mascarade(masks=king+fool+queen)",
        "python_mini_mascarade(max_turns=0)",
        "python_mascarade(max_turns=0)",
    ],
)
def test_what_cannot_be_played_is_refused(parameters: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError)):
        pyspiel.load_game(parameters)


def test_every_other_mask_can_be_played_in_the_small_game() -> None:
    chance = Random("small")
    for mask in EDITIONS[1].box:
        if mask.id in ("fool", "king", "queen"):
            continue
        game = pyspiel.load_game(f"python_mini_mascarade(masks=king+{mask.id}+queen,max_turns=5)")
        for _ in range(20):
            state = game.new_initial_state()
            while not state.is_terminal():
                assert state.legal_actions()
                state.apply_action(chance.choice(state.legal_actions()))


def test_an_observation_of_nothing_is_refused() -> None:
    nothing = pyspiel.IIGObservationType(
        public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    with pytest.raises(ValueError):
        pyspiel.load_game(MINI).make_py_observer(nothing)


@pytest.mark.parametrize("name", ["python_mascarade(players=4)", "python_masquerade(players=5)", MINI])
def test_what_is_declared_is_true(name: str) -> None:
    game, chance = pyspiel.load_game(name), Random(name)
    assert game.get_type().utility == pyspiel.GameType.Utility.CONSTANT_SUM
    for _ in range(3):
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            assert state.returns() == [0.0] * game.num_players()
            legal = state.legal_actions()
            assert legal == sorted(set(legal))
            mask = state.legal_actions_mask()
            assert [action for action, allowed in enumerate(mask) if allowed] == legal
            if state.is_chance_node():
                assert sum(odds for _, odds in state.chance_outcomes()) == pytest.approx(1)
            else:
                decisions += 1
            one_step(state, chance)
        assert decisions <= game.max_game_length()
        assert len(state.history()) - decisions == game.max_chance_nodes_in_history()
        assert sum(state.returns()) == pytest.approx(game.utility_sum())


def test_chance_deals_one_card_after_the_other_with_its_exact_odds() -> None:
    state = pyspiel.load_game("python_mascarade(players=8)").new_initial_state()
    odds = {state.action_to_string(a): p for a, p in state.chance_outcomes()}
    assert odds["deal peasant"] == 2 / 8 and odds["deal judge"] == 1 / 8
    state = pyspiel.load_game("python_masquerade(players=4)").new_initial_state()
    first = CARDS.index("red-1")
    assert dict(state.chance_outcomes())[first] == 2 / 40
    state.apply_action(first)
    assert dict(state.chance_outcomes())[first] == 1 / 39


@pytest.mark.parametrize(
    "name", ["python_mascarade(players=3,edition=2)", "python_mascarade(edition=3)", "python_masquerade(players=6)",
             "python_mascarade(masks=judge+king)", "python_mini_mascarade(masks=king+nobody)"],
)  # fmt: skip
def test_a_table_that_cannot_be_played_is_refused(name: str) -> None:
    with pytest.raises(ValueError):
        pyspiel.load_game(name)


@pytest.mark.parametrize("name", ["python_mascarade(players=6,max_turns=9)", "python_masquerade(players=3)"])
def test_a_state_survives_serialisation(name: str) -> None:
    game, chance = pyspiel.load_game(name), Random(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        if chance.random() < 0.1:
            text = pyspiel.serialize_game_and_state(game, state)
            _, again = pyspiel.deserialize_game_and_state(text)
            assert again.history() == state.history() and again.legal_actions() == state.legal_actions()
            for player in range(game.num_players()):
                assert again.information_state_string(player) == state.information_state_string(player)
                assert again.observation_tensor(player) == state.observation_tensor(player)
        one_step(state, chance)


def test_a_game_without_end_is_cut_short_and_the_richest_win() -> None:
    state = pyspiel.load_game("python_mascarade(players=4,max_turns=5)").new_initial_state()
    chance = Random(1)
    while state.is_chance_node():
        one_step(state, chance)
    for _ in range(4):  # preparation: take and keep
        state.apply_action(state.legal_actions()[0])
        state.apply_action(ans.KEEP)
    state.apply_action(ans.ANNOUNCE + 2 * 3)  # the King
    for _ in range(3):
        state.apply_action(ans.PASS)
    assert state.is_terminal() and state.returns() == [1.0, 0.0, 0.0, 0.0]


def told(name: str) -> str:
    """OpenSpiel's account of a seeded random game from its first state on, without rows of zeros."""
    lines = generate_playthrough.playthrough(name, action_sequence=None, seed=7).splitlines()
    lines = lines[lines.index("# State 0") :]
    kept = [line.rstrip() for line in lines if line.strip("◯ ") and "InformationStateTensor(" not in line]
    return "\n".join(kept) + "\n"


@pytest.mark.parametrize("name", PLAYED)
def test_a_recorded_game_is_told_as_before(name: str) -> None:
    assert told(name) == (DATA / PLAYED[name]).read_text(encoding="utf-8")


def as_states(games: tuple[Game, ...]) -> list[Any]:
    """Games of the house as an observer takes them."""
    states = []
    for game in games:
        if isinstance(game, Mascarade):
            masks = tuple(id for cards in [*game.setup.deal, game.setup.centre] for id in cards)
            course = Course(MascaradeKind(len(game.names), game.setup.edition.number, masks, 10_000))
            course.dealt = dealt_masks(game.setup)
        else:
            course = Course(MasqueradeKind(len(game.names), "default"))
            course.dealt = [CARDS.index(card) for hand in game.setup.hands for card in hand]
        course.game = game
        states.append(SimpleNamespace(course=course))
    return states


def sights(state: Any, player: int) -> list[Any]:
    """All strings and tensors of one player."""
    found: list[Any] = []
    for recall in (False, True):
        observer = TableObserver(state.course.kind, recall)
        observer.set_from(state, player)
        found += [observer.string_from(state, player), observer.tensor.tobytes()]
    return found


@pytest.mark.parametrize("compare", [two_worlds_of_mascarade, two_worlds_of_masquerade])
def test_worlds_that_a_player_cannot_tell_apart_look_the_same(compare: Any) -> None:
    compared = 0
    for seed in range(8):
        chance = Random(seed)

        def watch(pair: Pair, chance: Random = chance) -> None:
            nonlocal compared
            if chance.random() < 0.7 or pair.games[0].save() == pair.games[1].save():
                return
            one, other = as_states(pair.games)
            for player in pair.viewers:
                if player is not None:
                    assert sights(one, player) == sights(other, player)
                    compared += 1

        compare(Random(seed), watch=watch)
    assert compared > 30


def test_whoever_swapped_knows_and_the_others_do_not() -> None:
    state = pyspiel.load_game("python_mascarade(players=4)").new_initial_state()
    while state.is_chance_node():
        one_step(state, Random(2))
    state.apply_action(state.legal_actions()[0])
    kept, swapped = state.child(ans.KEEP), state.child(ans.SWAP)
    for player in range(4):
        same = sights(kept, player) == sights(swapped, player)
        assert same == (player != 0)
        strings = kept.information_state_string(player), swapped.information_state_string(player)
        tensors = kept.information_state_tensor(player), swapped.information_state_tensor(player)
        assert (strings[0] == strings[1]) == (tensors[0] == tensors[1]) == (player != 0)


@pytest.fixture(scope="module")
def mini_tree() -> list[Any]:
    """Every state of the small game."""
    states, open_ones = [], [pyspiel.load_game(MINI).new_initial_state()]
    while open_ones:
        state = open_ones.pop()
        states.append(state)
        if not state.is_terminal():
            open_ones += [state.child(action) for action in state.legal_actions()]
    return states


def test_the_small_game_is_as_large_as_we_say(mini_tree: list[Any]) -> None:
    kinds = Counter(state.current_player() for state in mini_tree)
    assert (kinds[-1], kinds[0] + kinds[1], kinds[-4]) == (10, 3417, 4364)
    deciding = [state for state in mini_tree if state.current_player() >= 0]
    informed = {(s.current_player(), s.information_state_string()) for s in deciding}
    assert Counter(player for player, _ in informed) == {0: 1538, 1: 1149}
    assert max(len(state.course.seen(0)) for state in mini_tree) <= 64


def test_an_information_state_says_all_that_a_view_says(mini_tree: list[Any]) -> None:
    views: dict[str, bytes] = {}
    tensors: dict[str, bytes] = {}
    observer = TableObserver(mini_tree[0].course.kind, recall=True)
    for state in mini_tree[::4]:
        if state.course.game is None:
            continue
        for player in (0, 1):
            text = observer.string_from(state, player)
            view = view_bytes(state.course.game.view(player))
            assert views.setdefault(text, view) == view
            observer.set_from(state, player)
            assert tensors.setdefault(text, observer.tensor.tobytes()) == observer.tensor.tobytes()
    assert len(set(views.values())) == len(set(tensors.values())) == len(views)


@pytest.mark.parametrize(
    "name", ["python_mascarade(players=2,max_turns=40)", "python_mascarade(players=6,edition=2,max_turns=20)",
             "python_mascarade(players=9,max_turns=14)", "python_masquerade(players=3)", "python_masquerade(players=4)",
             "python_masquerade(players=5)", MINI],
)  # fmt: skip
def test_a_state_drawn_again_looks_the_same_to_its_player(name: str) -> None:
    game, chance, sampler = pyspiel.load_game(name), Random(name), Random(1).random
    others = 0
    for _ in range(2):
        state = game.new_initial_state()
        while not state.is_terminal():
            if chance.random() < 0.2:
                player = chance.randrange(game.num_players())
                drawn = state.resample_from_infostate(player, sampler)
                assert drawn.information_state_string(player) == state.information_state_string(player)
                assert drawn.information_state_tensor(player) == state.information_state_tensor(player)
                assert drawn.current_player() == state.current_player()
                assert len(drawn.history()) == len(state.history())
                if player == state.current_player():
                    assert drawn.legal_actions() == state.legal_actions()
                others += drawn.history() != state.history()
            one_step(state, chance)
    assert others or name == MINI


def test_states_are_drawn_as_likely_as_they_are() -> None:
    """Brute force: of all courses of three hidden swaps those that look the same are drawn, equally often."""
    game = pyspiel.load_game("python_mini_mascarade(max_turns=9)")
    seen: dict[tuple[int, ...], str] = {}
    for first, second, third in product((ans.SWAP, ans.KEEP), repeat=3):
        state = game.new_initial_state()
        deal = [a for _, a in sorted((state.action_to_string(a), a) for a in state.legal_actions())]
        swaps = [1, ans.SWAP, 0, first, 2, ans.KEEP, 0, second, ans.LOOK, 2, third]  # player 1 swaps in secret
        for action in [*deal, *swaps]:
            state.apply_action(action)
        seen[tuple(state.history())] = state.information_state_string(0)
    alike = {past for past, text in seen.items() if text == state.information_state_string(0)}
    assert len(alike) == 4  # player 0 has looked: both of the first two swaps were made, or none
    chance = np.random.default_rng(5)
    drawn = Counter(tuple(state.resample_from_infostate(0, chance.random).history()) for _ in range(640))
    assert set(drawn) == alike
    assert all(120 < n < 200 for n in drawn.values())


@pytest.mark.parametrize("name", ["python_mascarade(players=4,max_turns=7)", "python_masquerade(players=4)"])
def test_open_spiels_ismcts_plays_our_games_unchanged(name: str) -> None:
    game, chance, random_state = pyspiel.load_game(name), Random(3), np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, random_state)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=4, random_state=random_state)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            one_step(state, chance)
    assert sum(state.returns()) == pytest.approx(1)


def test_open_spiels_cfr_solves_a_small_game() -> None:
    game = pyspiel.load_game("python_mini_mascarade(masks=king+bishop)")
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(game, solver.average_policy()) < 0.02


if __name__ == "__main__":  # python -m tests.adapters.test_open_spiel: write the recorded games anew
    for name, file in PLAYED.items():
        (DATA / file).write_text(told(name), encoding="utf-8")
