"""Gymnasium's own checker passes; a seat against bots plays by the rules; the vector environment is the lab's batch."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from maskenball.adapters.gymnasium import BatchVectorEnv, SeatEnv
from maskenball.adapters.sight import Follower
from maskenball.core.wish import Wish
from maskenball.lab.batch import Batch
from maskenball.lab.lab import Lab

MODULE = "maskenball.adapters.gymnasium:maskenball"
SEATS = [
    ("mascarade", {"players": 4, "opponents": "random"}),
    ("mascarade", {"players": 2, "opponents": ["honest"], "seat": 1}),
    ("mascarade", {"players": 5, "edition": 2, "opponents": ["bluffer", "random", "ev", "random"], "seat": 3}),
    ("masquerade", {"players": 3, "opponents": "rule", "seat": 2}),
    ("masquerade", {"players": 5, "deck": "points"}),
]
every_seat = pytest.mark.parametrize(("game", "wish"), SEATS)


def seated(game: str, wish: dict[str, Any]) -> SeatEnv:
    env = SeatEnv(game, **wish)
    env.reset(seed=4)
    return env


@pytest.mark.parametrize("title", ["Mascarade", "Masquerade"])
def test_gymnasium_makes_and_checks_them(title: str) -> None:
    env = gymnasium.make(f"{MODULE}/{title}-v0", players=4, opponents="random")
    check_env(env.unwrapped)
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    for _ in range(5):
        seen, _, ended, cut, info = env.step(env.action_space.sample(info["action_mask"]))
        assert env.observation_space.contains(seen) and not ended and not cut


@every_seat
def test_a_seat_sees_what_it_may_and_is_paid_by_the_rules(game: str, wish: dict[str, Any]) -> None:
    env, chance, ended, reward = seated(game, wish), Random("seat"), False, 0.0
    for _ in range(2):
        _, info = env.reset()
        ended = False
        while not ended:
            assert np.flatnonzero(info["action_mask"]).tolist() == sorted(env.game.legal())
            action = int(chance.choice(np.flatnonzero(info["action_mask"])))
            seen, reward, ended, cut, info = env.step(action)
            assert not cut and env.observation_space.contains(seen)
            assert ended or reward == 0
            assert seen.tobytes() == followed(env).row(env.seat).tobytes()
        result = env.game.result()
        assert result is not None and not info["action_mask"].any()
        assert reward == (1 / len(result.winners) if env.seat in result.winners else 0)
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(0)


def followed(env: SeatEnv) -> Follower:
    """The eyes of somebody who has heard the same game from its deal on."""
    again = env.game.fresh()
    witness = Follower(again)
    for answer in env.game.history:
        again.play(again.person_of(answer), answer)
        witness.hear()
    return witness


def test_the_same_seed_is_the_same_game() -> None:
    sheets = []
    for _ in range(2):
        env, chance = seated(*SEATS[0]), Random("twice")
        for _ in range(8):
            env.step(chance.choice(env.game.legal()))
        sheets.append(env.game.sheet())
    assert sheets[0] == sheets[1]
    env.reset()
    assert env.game.fresh().sheet() != seated(*SEATS[0]).game.fresh().sheet()


@every_seat
def test_an_illegal_action_ends_the_game(game: str, wish: dict[str, Any]) -> None:
    env = seated(game, wish)
    wrong = next(action for action in range(500) if action not in env.game.legal())
    seen, reward, ended, cut, info = env.step(wrong)
    assert (reward, ended, cut, info["illegal"]) == (-1, True, False, True)
    assert not info["action_mask"].any() and env.observation_space.contains(seen)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(env.game.legal()[0])


@every_seat
def test_the_cap_truncates(game: str, wish: dict[str, Any]) -> None:
    env = SeatEnv(game, **wish, max_decisions=12)
    env.reset(seed=1)
    ended = cut = False
    while not ended and not cut:
        _, reward, ended, cut, info = env.step(env.game.legal()[0])
    assert cut and not ended and reward == 0 and len(env.game.history) == 12 and not info["action_mask"].any()


def test_it_is_told_to_the_seat(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv("mascarade", players=4, render_mode="ansi", seat=1)
    env.reset(seed=1)
    assert "seat_0" in env.render()
    env = SeatEnv("masquerade", render_mode="human")
    env.reset(seed=1)
    env.step(env.game.legal()[0])
    assert env.render() is None and "seat_0" in capsys.readouterr().out


def test_what_does_not_go_together_is_refused() -> None:
    for wish in ({"opponents": "rule"}, {"opponents": ["ev"]}, {"seat": 6}, {"render_mode": "rgb_array"}):
        with pytest.raises(ValueError):
            SeatEnv("mascarade", **wish)


@pytest.mark.parametrize(("wish", "players"), [(Wish(), 6), (Wish(edition=2), 12), (Wish("masquerade"), 5)])
def test_the_vector_environment_is_the_batch(wish: Wish, players: int) -> None:
    env, batch = BatchVectorEnv(wish, players, 32), Batch(Lab(wish, players), 32, seed=7)
    seen, info = env.reset(seed=7)
    paid = 0.0
    for _ in range(200):
        assert seen.tobytes() == batch.observations.tobytes()
        assert info["action_mask"].tobytes() == batch.masks.tobytes()
        assert info["asked"].tobytes() == batch.asked.tobytes()
        acted = batch.asked.copy()
        actions = batch.random_actions().copy()
        batch.step(actions)
        seen, rewards, ended, cut, info = env.step(actions)
        assert ended.tolist() == batch.ended.astype(bool).tolist() and not cut.any()
        assert rewards.tolist() == [batch.rewards[row, seat] for row, seat in enumerate(acted)]
        assert info["rewards"].tobytes() == batch.rewards.tobytes()
        paid += info["rewards"].sum() - ended.sum()
        assert env.observation_space.contains(seen) and env.single_observation_space.contains(seen[0])
    assert abs(paid) < 1e-3


def test_vector_resets_are_seeded_and_go_on() -> None:
    env = BatchVectorEnv(Wish(), 6, 8)
    shown = [env.reset(seed=seed)[0].tobytes() for seed in (1, None, None, 1, None)]
    assert shown[:2] == shown[3:] and len(set(shown)) == 3
    for copied in (True, False):
        env = BatchVectorEnv(Wish(), 6, 8, copy=copied)
        seen, _ = env.reset(seed=1)
        before = seen.tobytes()
        env.step(env.random_actions())
        assert (seen.tobytes() == before) == copied
    with pytest.raises(ValueError, match="not legal"):
        env.step(np.full(8, -1))


def test_vector_copies_that_somebody_holds_are_never_written_again() -> None:
    env = BatchVectorEnv(Wish("masquerade"), 4, 8)
    env.reset(seed=1)
    kept, rows, addresses = [], [], set()
    for _ in range(12):
        seen, *_, info = env.step(env.random_actions())
        kept.append((seen, seen.tobytes()))
        rows.append((info["action_mask"][3], info["action_mask"][3].tobytes()))
    assert all(array.tobytes() == before for array, before in [*kept, *rows])
    del seen, info
    kept.clear()
    for _ in range(12):
        addresses.add(env.step(env.random_actions())[0].ctypes.data)
    assert len(addresses) == 1
