"""PettingZoo's own tests pass, and its environments play exactly our rules and show exactly what a seat may know."""

from __future__ import annotations

import copy
import pickle
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from maskenball.adapters import mascarade_v0, masquerade_v0
from maskenball.adapters.pettingzoo import TableEnv
from maskenball.adapters.sight import Follower, Sight
from maskenball.core.game import Game
from maskenball.core.kit import kit_of
from maskenball.core.replay import Replay
from maskenball.games.mascarade.observe import KNOWN_AT
from maskenball.games.mascarade.rules.answers import PEEK
from maskenball.lab.lab import Lab
from maskenball.speed import twin
from maskenball.speed.layout import laid_out
from tests.golden import OWN, OWN_DECK, OWN_MASKS
from tests.mascarade.two_worlds import compare_two_worlds as mascarade_worlds
from tests.masquerade.two_worlds import compare_two_worlds as masquerade_worlds
from tests.worlds import Leak, Pair

TABLES = [
    *((mascarade_v0, {"players": players}) for players in (2, 3, 4, 8, 13)),
    *((mascarade_v0, {"players": players, "edition": 2}) for players in (4, 8, 12)),
    (mascarade_v0, {"players": 8, "edition": 2, "scenario": "2e-B"}),
    (mascarade_v0, {"players": 11, "scenario": OWN, "masks": OWN_MASKS, "accidents": True}),
    *((masquerade_v0, {"players": players}) for players in (3, 4, 5)),
    (masquerade_v0, {"players": 4, "deck": "points"}),
    (masquerade_v0, {"players": 5, "deck": OWN_DECK}),
]
SOME = [TABLES[at] for at in (0, 1, 4, 6, 8, 9, 11, 14)]

every_table = pytest.mark.parametrize(("module", "wish"), TABLES)
some_tables = pytest.mark.parametrize(("module", "wish"), SOME)


def not_listed(test: Any) -> Any:
    """PettingZoo warns of every dict with a mask but those of its own environments."""
    for warning in ("Observation is not a NumPy array", "Observation space for each agent probably should be"):
        test = pytest.mark.filterwarnings(f"ignore:{warning}")(test)
    return test


def random_action(env: Any, chance: Random) -> int:
    return int(chance.choice(np.flatnonzero(env.last()[0]["action_mask"])))


def played(env: Any, chance: Random) -> dict[str, float]:
    """Play the game on the table to its end; what everybody got."""
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        env.step(None if terminated or truncated else random_action(env, chance))
    return got


@not_listed
@every_table
def test_the_api_test_passes(module: Any, wish: dict[str, Any]) -> None:
    api_test(module.env(**wish), num_cycles=60)
    api_test(module.raw_env(**wish, copy=False), num_cycles=30)


@every_table
def test_the_seed_test_passes(module: Any, wish: dict[str, Any]) -> None:
    seed_test(partial(module.env, **wish), num_cycles=30)


@every_table
def test_the_render_test_passes(module: Any, wish: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(module.env, **wish), custom_tests={"ansi": lambda told: "seat_0" in told})
    assert "seat_0" in capsys.readouterr().out


def rules_of(env: TableEnv, seed: int, number: int) -> Game:
    """The game on the table, from the lab's deal and not from the environment."""
    return Lab(env.one.lab.wish, env.one.lab.players, compiled=False).game(number, seed).fresh()


@every_table
def test_a_game_is_the_same_game_by_the_rules(module: Any, wish: dict[str, Any]) -> None:
    env, chance = module.raw_env(**wish), Random("same")
    env.reset(seed=5)
    for number in range(3):
        game = rules_of(env, 5, number)
        witness = Follower(game)
        while not game.over:
            decision = game.decision()
            assert decision is not None
            seen, reward, terminated, truncated, info = env.last()
            assert env.agent_selection == f"seat_{decision.person}"
            assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(game.legal())
            assert seen["observation"].tobytes() == witness.row(decision.person).tobytes()
            assert (reward, terminated, truncated, info) == (0, False, False, {})
            action = random_action(env, chance)
            env.step(action)
            game.play(decision.person, action)
            witness.hear()
        result = game.result()
        assert result is not None
        share = {f"seat_{person}": np.float32(1 / len(result.winners)) for person in result.winners}
        assert env.rewards == dict.fromkeys(env.agents, 0.0) | share
        assert all(env.terminations.values()) and not any(env.truncations.values())
        assert env.infos["seat_0"] == {"seed": 5, "game": number, "decisions": len(game.history)}
        assert env.game().history == game.history and env.game().result() == result
        assert Replay(env.game().sheet()).game.names == tuple(env.possible_agents)
        assert played(env, chance) == dict.fromkeys(env.possible_agents, 0.0) | share
        env.reset()


@some_tables
def test_whoever_is_not_asked_sees_with_their_own_eyes(module: Any, wish: dict[str, Any]) -> None:
    for compiled in (True, False):
        env, chance = module.raw_env(**wish, compiled=compiled), Random("eyes")
        env.reset(seed=2)
        game = rules_of(env, 2, 0)
        witness = Follower(game)
        for _ in range(25):
            for person, agent in enumerate(env.agents):
                seen = env.observe(agent)
                assert seen["observation"].tobytes() == witness.row(person).tobytes()
                assert seen["action_mask"].any() == (agent == env.agent_selection)
            action = random_action(env, chance)
            decision = game.decision()
            assert decision is not None
            env.step(action)
            game.play(decision.person, action)
            witness.hear()
            if game.over:
                break


def test_after_the_end_nothing_is_shown_but_what_never_changes() -> None:
    env = mascarade_v0.raw_env(players=4)
    env.reset(seed=1)
    chance = Random("end")
    while not any(env.terminations.values()):
        env.step(random_action(env, chance))
    rows = {env.observe(agent)["observation"].tobytes() for agent in env.agents}
    assert rows == {env.one.sight.fixed.tobytes()}
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)


@some_tables
def test_interpreted_and_compiled_environments_are_the_same(module: Any, wish: dict[str, Any]) -> None:
    fast, slow = (module.raw_env(**wish, compiled=compiled) for compiled in (True, False))
    assert played_log(fast) == played_log(slow)


def test_without_numba_it_is_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = masquerade_v0.raw_env()
    monkeypatch.setattr(twin, "available", lambda: False)
    slow = masquerade_v0.raw_env()
    assert fast.one.lab.compiled and not slow.one.lab.compiled
    assert played_log(fast) == played_log(slow)


def played_log(env: Any) -> list[object]:
    env.reset(seed=9)
    chance = Random("log")
    log: list[object] = []
    for agent in env.agent_iter(150):
        seen, *rest = env.last()
        log.append((agent, seen["observation"].tobytes(), seen["action_mask"].tobytes(), rest))
        env.step(None if rest[1] or rest[2] else random_action(env, chance))
    return log


@some_tables
def test_the_cap_truncates_and_pays_nobody(module: Any, wish: dict[str, Any]) -> None:
    env, chance = module.env(**wish, max_decisions=7), Random("cap")
    for seed in (1, None, None):
        env.reset(seed=seed)
        for _ in range(7):
            assert not any(env.truncations.values())
            env.step(random_action(env, chance))
        assert all(env.truncations.values()) and not any(env.terminations.values())
        assert played(env, chance) == dict.fromkeys(env.possible_agents, 0.0)
        assert len(env.unwrapped.history) == 7 and not env.agents


@pytest.mark.filterwarnings("ignore")  # PettingZoo's wrapper warns of the illegal move
def test_an_illegal_action_ends_a_wrapped_game_and_is_refused_by_a_raw_one() -> None:
    env = mascarade_v0.env()
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    guilty = env.agent_selection
    env.step(wrong)
    assert all(env.terminations.values())
    assert env.rewards == dict.fromkeys(env.agents, 0) | {guilty: -1.0}
    assert played(env, Random(1))[guilty] == -1 and not env.agents
    env.reset()
    with pytest.raises(AssertionError, match="action space"):
        env.step(10_000)

    raw = mascarade_v0.raw_env()
    raw.reset(seed=1)
    before = raw.observe(guilty)["observation"].tobytes()
    for illegal in (wrong, -1, 10_000, 1 << 40):
        with pytest.raises(ValueError):
            raw.step(illegal)
    assert raw.observe(guilty)["observation"].tobytes() == before and raw.agent_selection == guilty


def test_seeds_name_games_and_resets_go_on() -> None:
    env = mascarade_v0.raw_env(players=5)
    deals = []
    for seed in (3, None, None, 3, None):
        env.reset(seed=seed)
        deals.append(env.game().sheet())
    assert deals[:2] == deals[3:] and len(set(deals)) == 3
    others = {mascarade_v0.raw_env(players=5) for _ in range(3)}
    for other in others:
        other.reset()
    assert len({other.game().sheet() for other in others}) == 3


def test_observations_are_copies_unless_that_is_not_wanted() -> None:
    for copied in (True, False):
        env = mascarade_v0.raw_env(copy=copied)
        env.reset(seed=1)
        seen = env.last()[0]
        before = seen["observation"].tobytes()
        env.step(random_action(env, Random(1)))
        assert (seen["observation"].tobytes() == before) == copied


def test_an_environment_can_be_pickled_and_copied() -> None:
    env = mascarade_v0.raw_env(players=5, edition=2)
    for other in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        assert played_log(other) == played_log(env)


def test_what_does_not_go_together_is_refused() -> None:
    for module, wish in (
        (masquerade_v0, {"edition": 2}), (masquerade_v0, {"masks": OWN_MASKS}), (masquerade_v0, {"deck": "none"}),
        (mascarade_v0, {"deck": "points"}), (mascarade_v0, {"players": 14}), (mascarade_v0, {"scenario": "none"}),
        (mascarade_v0, {"render_mode": "rgb_array"}),
    ):  # fmt: skip
        with pytest.raises(ValueError):
            module.raw_env(**wish)


class Tensors:
    """Plays both worlds of a pair through environments too, and compares what all who cannot tell them apart see."""

    def __init__(self) -> None:
        self.envs: dict[int, TableEnv] = {}
        self.compared = 0
        self.parted = False

    def follow(self, game: Game) -> TableEnv:
        """The environment that stands where this game stands."""
        if id(game) not in self.envs:
            self.envs[id(game)] = table_with(game)
        env = self.envs[id(game)]
        for answer in game.history[len(env.history) :]:
            env.step(answer)
        return env

    def __call__(self, pair: Pair) -> None:
        for game in pair.games:
            self.parted |= game.over or any(answer >= env_answers(game) for answer in game.history)
        if self.parted:  # over, or an accident, which no mask lists
            return
        viewers = [viewer for viewer in pair.viewers if viewer is not None]
        one, other = ([seen(self.follow(game), viewer) for viewer in viewers] for game in pair.games)
        if pair.games[0].save() != pair.games[1].save():
            self.compared += len(viewers)
        if one != other:
            raise Leak(pair.games[0].sheet())


def env_answers(game: Game) -> int:
    return PEEK if game.title == "mascarade" else int(kit_of(game.title).part("answers"))


def seen(env: TableEnv, viewer: int) -> tuple[bytes, bytes]:
    both = env.observe(f"seat_{viewer}")
    return both["observation"].tobytes(), both["action_mask"].tobytes()


def table_with(game: Game) -> TableEnv:
    """An environment with the deal of a game that has just begun."""
    module = mascarade_v0 if game.title == "mascarade" else masquerade_v0
    env: TableEnv = module.raw_env(players=len(game.names))
    env.reset(seed=1)
    one, legal = env.one, game.legal()
    one._table[:], one._states[:] = laid_out(game.t), laid_out(game.s)
    one.sight = Sight(game.title, game.t)
    one.sight.observer.forget(game.t, game.s, one._memory, 0)
    decision = game.decision()
    assert decision is not None
    one.asked[0], one.counts[0] = decision.person, len(legal)
    one.choices[0, : len(legal)] = legal
    one.masks[0] = 0
    one.masks[0, legal] = 1
    one.observations[0] = one.row(decision.person)
    return env


@pytest.mark.parametrize(("compare", "games"), [(mascarade_worlds, 16), (masquerade_worlds, 24)])
def test_tensors_hold_nothing_that_a_seat_may_not_know(compare: Any, games: int) -> None:
    total = 0
    for k in range(games):
        watcher = Tensors()
        compare(Random(f"tensors {k}"), watch=watcher)
        total += watcher.compared
    assert total > 200


def test_a_leaking_tensor_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = TableEnv.observe

    def leaking(env: TableEnv, agent: str) -> Any:
        both = honest(env, agent)
        both["observation"][KNOWN_AT] = env.one._states[0]["cards"][0]
        return both

    monkeypatch.setattr(TableEnv, "observe", leaking)
    with pytest.raises(Leak):
        for k in range(16):
            mascarade_worlds(Random(f"tensors {k}"), watch=Tensors())
