"""Games side by side: what a learner sees is what its seat may know, and the same interpreted and compiled."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from maskenball.core.wish import Wish
from maskenball.lab.batch import Batch
from maskenball.lab.lab import Lab
from maskenball.lab.programs import observer_of
from tests.lab.tables import TABLES
from tests.mascarade.two_worlds import compare_two_worlds as mascarade_worlds
from tests.masquerade.two_worlds import compare_two_worlds as masquerade_worlds
from tests.worlds import Leak, Pair

SOME = [TABLES[i] for i in (0, 1, 2, 6, 11, 15, 22, 29, 31, 32, 33, 35)]


def buffers(batch: Batch) -> list[bytes]:
    names = ("observations", "masks", "counts", "asked", "rewards", "ended")
    return [getattr(batch, name).tobytes() for name in names]


@pytest.mark.parametrize(("wish", "players"), SOME, ids=lambda part: str(part))
def test_interpreted_and_compiled_batches_show_the_same(wish: Wish, players: int) -> None:
    fast, slow = (Batch(Lab(wish, players, compiled), 6, seed=3) for compiled in (True, False))
    assert buffers(fast) == buffers(slow)
    for _ in range(120):
        fast.step_random()
        slow.step_random()
        assert fast.actions.tobytes() == slow.actions.tobytes()
        assert buffers(fast) == buffers(slow)


def test_float_observations_and_two_cores_show_the_same() -> None:
    lab = Lab(Wish(), 8, compiled=True)
    one, floats, two = Batch(lab, 33, 5), Batch(lab, 33, 5, kind="float32"), Batch(lab, 33, 5, cores=2)
    for _ in range(200):
        for batch in (one, floats, two):
            batch.step_random()
        assert buffers(one) == buffers(two)
        assert np.array_equal(one.observations.astype(np.float32), floats.observations)


def test_masks_and_lists_name_the_legal_answers_and_wins_are_paid_out() -> None:
    batch = Batch(Lab(Wish(edition=2), 6, compiled=True), 64, seed=9)
    ended, paid = 0, np.zeros(6)
    for _ in range(400):
        for row in range(64):
            listed = batch.choices[row, : batch.counts[row]]
            assert sorted(listed) == np.flatnonzero(batch.masks[row]).tolist()
        batch.step_random()
        ended += int(batch.ended.sum())
        paid += batch.rewards.sum(axis=0)
        assert not batch.rewards[batch.ended == 0].any()
    assert ended > 100 and abs(paid.sum() - ended) < 1e-3


def test_an_illegal_action_is_refused_and_its_game_has_not_moved() -> None:
    batch = Batch(Lab(Wish(), 6, compiled=True), 4, seed=1)
    before = buffers(batch)
    for wrong in (-1, 83, 10_000):
        with pytest.raises(ValueError, match="4 of 4"):
            batch.step(np.full(4, wrong, np.int32))
    assert buffers(batch) == before


def test_a_step_writes_into_the_same_buffers() -> None:
    batch = Batch(Lab(Wish(), 6, compiled=True), 16)
    where = [buffer.ctypes.data for buffer in (batch.observations, batch.masks, batch.rewards, batch.asked)]
    batch.step_random()
    assert where == [buffer.ctypes.data for buffer in (batch.observations, batch.masks, batch.rewards, batch.asked)]


class Watcher:
    """Keeps the lab's memory for both worlds and compares what every viewer would observe."""

    def __init__(self) -> None:
        self.memory: dict[int, Any] = {}
        self.compared = 0

    def rows(self, game: Any, viewers: list[int]) -> list[bytes]:
        observer = observer_of(game.title)
        if id(game) not in self.memory:
            self.memory[id(game)] = np.zeros((1, observer.MEMORY), np.int8)
            observer.forget(game.t, game.s, self.memory[id(game)], 0)
        memory = self.memory[id(game)]
        observer.remember(game.t, game.s, memory, 0, game.events[-1])
        if game.over:
            return []
        row = np.zeros((1, observer.SIZE), np.int8)
        seen = []
        for viewer in viewers:
            observer.introduce(game.t, 0, row)
            observer.observe(game.t, game.s, memory, 0, viewer, row)
            seen.append(row.tobytes())
        return seen

    def __call__(self, pair: Pair) -> None:
        viewers = [viewer for viewer in pair.viewers if viewer is not None]
        one, other = (self.rows(game, viewers) for game in pair.games)
        self.compared += len(one)
        if one != other:
            raise Leak(pair.games[0].sheet())


@pytest.mark.parametrize("compare", [mascarade_worlds, masquerade_worlds])
def test_observations_hold_nothing_that_a_seat_may_not_know(compare: Any) -> None:
    total = 0
    for k in range(80):
        watcher = Watcher()
        compare(Random(f"observed {k}"), watch=watcher)
        total += watcher.compared
    assert total > 1000


def test_a_leaking_observation_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    observer = observer_of("mascarade")
    honest = observer.observe

    def leaking(t: Any, s: Any, memory: Any, at: int, person: int, rows: Any) -> None:
        honest(t, s, memory, at, person, rows)
        rows[at, observer.KNOWN_AT] = s.cards[s.person.index(person) * t.slots]

    monkeypatch.setattr(observer, "observe", leaking)
    with pytest.raises(Leak):
        for k in range(100):
            mascarade_worlds(Random(f"observed {k}"), watch=Watcher())
