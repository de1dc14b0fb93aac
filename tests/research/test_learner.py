"""The example that learns: it runs, its loss is finite, and as a bot it answers legally and knows only its View."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from examples import train_ppo as ppo
from maskenball.core.game import Game
from maskenball.core.wish import Wish
from maskenball.games.mascarade import observe as seen
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.lab.lab import Lab
from maskenball.lab.simulate import warmed_up
from tests.bots.same_answer import Asked
from tests.mascarade import two_worlds

NAMES = tuple(f"P{k}" for k in range(ppo.PLAYERS))
SEAT = ppo.Seat(Wish(), ppo.PLAYERS)


def decided_net(seed: int = 3) -> ppo.Net:
    """An untrained net whose answers depend strongly on what it sees."""
    net = ppo.Net(SEAT.inputs, SEAT.outputs, np.random.default_rng(seed))
    net.weights[4] *= 100
    return net


def random_game(seed: str, decisions: int) -> Game:
    game, chance = Wish().dealt(NAMES, seed), Random(seed)
    while not game.over and len(game.history) < decisions:
        decision = game.decision()
        assert decision is not None
        game.play(decision.person, chance.choice(game.legal()))
    return game


@pytest.fixture(scope="module")
def trained() -> tuple[ppo.Net, list[ppo.Progress]]:
    warmed_up("mascarade", print)
    net = ppo.Net(SEAT.inputs, SEAT.outputs, np.random.default_rng(1))
    lab = Lab(Wish(), ppo.PLAYERS)
    return net, list(ppo.training(SEAT, lab, net, seconds=2, seed=1, games=60))


def test_a_few_seconds_of_training_change_a_net_and_its_loss_is_finite(
    trained: tuple[ppo.Net, list[ppo.Progress]],
) -> None:
    net, progress = trained
    before = ppo.Net(SEAT.inputs, SEAT.outputs, np.random.default_rng(1))
    assert progress and progress[-1].done == 1 and progress[-1].decisions > 1000
    assert all(np.isfinite(at.loss) for at in progress)
    for old, new in zip(before.weights, net.weights, strict=True):
        assert np.isfinite(new).all() and not np.array_equal(old, new)


def test_learning_finds_an_answer_that_pays() -> None:
    net, chance = decided_net(), np.random.default_rng(1)
    net.weights[4] /= 100
    inputs = chance.random((192, SEAT.inputs), np.float32)
    legal = np.ones((192, SEAT.outputs), bool)
    for _ in range(60):
        thought = net(inputs, legal)
        answers = ppo.drawn(thought.log_chances, chance)
        paid = (answers == 5).astype(np.float32)
        said = thought.log_chances[np.arange(192), answers]
        round_ = ppo.Round(inputs, legal, answers, said, paid - thought.worth, paid)
        ppo.learn_from(net, round_, 3e-3, 0.0, chance, minibatch=96)
    assert np.exp(net(inputs, legal).log_chances[:, 5]).mean() > 0.9


def test_a_slope_is_the_slope_of_the_loss() -> None:
    net, chance = decided_net(), np.random.default_rng(4)
    net.weights = [weight.astype(np.float64) for weight in net.weights]
    inputs, legal = chance.random((8, SEAT.inputs)), chance.random((8, SEAT.outputs)) < 0.6
    legal[:, 0] = True
    answers = np.zeros(8, int)
    said = net(inputs, legal).log_chances[:, 0] - 0.05  # type: ignore[arg-type]
    round_ = ppo.Round(inputs, legal, answers, said, chance.normal(size=8), chance.normal(size=8))  # type: ignore[arg-type]
    slopes = []
    net.learn = lambda inputs, thought, slope, rate: slopes.append(slope)  # type: ignore[method-assign]
    bias = net.weights[5]
    for column in (0, 3, SEAT.outputs):
        losses = []
        for shift in (1e-4, -1e-4):
            bias[column] += shift
            losses.append(ppo.learn_from(net, round_, 0, 0.03, np.random.default_rng(1)))
            bias[column] -= shift
        assert (losses[0] - losses[1]) / 2e-4 == pytest.approx(slopes[-1][:, column].sum(), abs=2e-3)


def test_what_a_bot_sees_is_what_the_lab_shows() -> None:
    compared = 0
    for k in range(6):
        game, memory = Wish().dealt(NAMES, f"eyes {k}"), np.zeros((1, seen.MEMORY), np.int8)
        seen.forget(game.t, game.s, memory, 0)
        chance = Random(k)
        for _ in range(120):
            decision = game.decision()
            if decision is None:
                break
            row = np.zeros((1, seen.SIZE), np.int8)
            seen.introduce(game.t, 0, row)
            seen.observe(game.t, game.s, memory, 0, decision.person, row)
            assert np.array_equal(row, ppo.seen_row(game.view(decision.person)))
            compared += 1
            seen.remember(game.t, game.s, memory, 0, game.play(decision.person, chance.choice(game.legal())))
    assert compared > 200


def test_every_legal_answer_can_be_given() -> None:
    for k in range(6):
        game = random_game(f"answers {k}", 15 * k)
        if not game.over:
            assert set(game.legal()) <= set(SEAT.spoken[game.s.asked].tolist())


def test_as_a_bot_it_plays_to_the_end(trained: tuple[ppo.Net, list[ppo.Progress]]) -> None:
    wins = ppo.wins_among(ppo.as_bot(SEAT, trained[0].weights), "random", 0, 6)  # an illegal answer would raise
    assert 0 <= wins <= 6


def test_it_answers_the_same_in_two_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    def table(chance: Random) -> Mascarade:
        game = Wish().dealt(NAMES, str(chance.random()))
        assert isinstance(game, Mascarade)
        return game

    monkeypatch.setattr(two_worlds, "random_table", table)
    asked = Asked({"learner": ppo.as_bot(SEAT, decided_net().weights)})
    for k in range(15):
        two_worlds.compare_two_worlds(Random(f"learner {k}"), watch=asked)
    assert asked.positions > 100


def test_tables_it_was_not_made_for_are_refused() -> None:
    with pytest.raises(ValueError, match="one card"):
        ppo.Seat(Wish(), 3)
    with pytest.raises(ValueError, match="Puppet Master"):
        ppo.Seat(Wish(edition=2, scenario="2e-B"), 6)
    bot = ppo.as_bot(SEAT, decided_net().weights)()
    with pytest.raises(ValueError, match="another table"):
        bot.decide(Wish().dealt(NAMES[:5], "other").view(0))
