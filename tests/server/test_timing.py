"""The time of a bot's answer tells nothing: it is drawn from chance alone, before the bot thinks."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import numpy as np
import pytest

from maskenball.core.game import Decision, View
from maskenball.server.live import LiveTable
from maskenball.server.thinking import BEAT, LONGEST, SHORTEST, Thinkers
from tests.played import table as position
from tests.server.alone import Alone, Dummies, now, table_of, timeless
from tests.server.timing import HOLDINGS, Think, answer_times, by_bot, ks_probability

SAMPLES = 2000
UNLIKELY = 1e-4
"""Samples are drawn from fixed seeds: what passes once passes always."""


def test_the_statistic_knows_equal_samples_from_unequal_ones() -> None:
    chance = np.random.default_rng(1)
    found = [ks_probability(chance.uniform(0, 1, 500).tolist(), chance.uniform(0, 1, 500).tolist()) for _ in range(400)]
    assert 0.02 < np.mean(np.array(found) < 0.05) < 0.08 and 0.4 < np.mean(np.array(found) < 0.5) < 0.6
    shifted = chance.uniform(0.05, 1.05, SAMPLES).tolist()
    assert ks_probability(chance.uniform(0, 1, SAMPLES).tolist(), shifted) < UNLIKELY
    assert ks_probability(shifted, shifted) == 1.0


@pytest.mark.parametrize("what", HOLDINGS)
def test_when_a_bot_answers_does_not_depend_on_what_it_holds(what: str) -> None:
    one, other = HOLDINGS[what]
    think = by_bot("steady")
    times = [answer_times(game, think, SAMPLES, f"{what} {k}") for k, game in enumerate((one, other))]
    assert ks_probability(*times) > UNLIKELY
    if "contest" in what:
        assert {round(seconds, 6) for sample in times for seconds in sample} == {BEAT}
    else:
        assert SHORTEST <= min(times[0]) < max(times[0]) <= LONGEST


def quick_or_slow(view: View) -> float:
    """Seconds of thinking that tell what Adele holds, if anybody could see them."""
    return 0.1 if view.opening["deal"][0] == "king" else SHORTEST - 0.05


async def thinks_as_long_as_the_holding_asks(view: View) -> int:
    await asyncio.sleep(quick_or_slow(view))
    return view.legal[0]


def probability(think: Think, samples: int = SAMPLES) -> float:
    """Of the difference that two holdings make."""
    one, other = HOLDINGS["a turn with a strong mask and a weak one"]
    return ks_probability(answer_times(one, think, samples, "one"), answer_times(other, think, samples, "other"))


def test_how_long_a_bot_thinks_does_not_show() -> None:
    assert probability(thinks_as_long_as_the_holding_asks) > UNLIKELY


def test_a_delay_that_begins_after_the_thought_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def bot_answers(self: LiveTable, asked: Decision, level: str) -> None:
        assert self.table.game is not None
        answer = await self._thinkers.decide(self.payer, level, "mascarade", "seed", self.table.game.view(asked.person))
        await asyncio.sleep(self._thinkers.delay(asked.kind))
        await self._house_answers(asked, self.table.seq, answer, "bot")

    monkeypatch.setattr(LiveTable, "_bot_answers", bot_answers)
    assert probability(thinks_as_long_as_the_holding_asks, 300) < UNLIKELY


def test_a_delay_drawn_from_the_answer_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def bot_answers(self: LiveTable, asked: Decision, level: str) -> None:
        assert self.table.game is not None
        answer = await self._thinkers.decide(self.payer, level, "mascarade", "seed", self.table.game.view(asked.person))
        await asyncio.sleep(self._thinkers.delay(asked.kind) + 0.1 * (answer % 2))
        await self._house_answers(asked, self.table.seq, answer, "bot")

    async def odd_or_even(view: View) -> int:
        wanted = view.opening["deal"][0] == "king"
        return next(answer for answer in view.legal if answer % 2 == wanted)

    assert probability(odd_or_even) > UNLIKELY
    monkeypatch.setattr(LiveTable, "_bot_answers", bot_answers)
    assert probability(odd_or_even) < UNLIKELY


def test_a_delay_is_drawn_before_the_question_is_thought_about() -> None:
    order: list[str] = []

    class Noting(Dummies):
        def delay(self, kind: str) -> float:
            order.append("delay")
            return super().delay(kind)

    async def decide(level: str, game: str, seed: str, view: Any) -> int:
        order.append("thought")
        return int(view.legal[0])

    async def run() -> None:
        Alone(table_of(position("king, queen, judge, witch"), bots={0: "steady"}), Noting(decide))
        await asyncio.sleep(SHORTEST / 2)
        assert order == ["delay", "thought"]

    timeless(run())


def test_a_bot_that_cannot_think_answers_as_late_as_any(monkeypatch: pytest.MonkeyPatch) -> None:
    async def decide(level: str, game: str, seed: str, view: Any) -> int:
        raise RuntimeError("no idea")

    async def run() -> list[float]:
        times = []
        for _ in range(50):
            began = now()
            alone = Alone(table_of(position("king, queen, judge, witch"), bots={0: "steady"}), Dummies(decide))
            await asyncio.sleep(LONGEST + 1)
            happened = [m["t"] == "happened" for m in alone.spectator.heard]
            assert sum(happened) == 1
            times.append(alone.spectator.times[happened.index(True)] - began)
        return times

    times = timeless(run())
    assert SHORTEST <= min(times) < max(times) <= LONGEST and len(set(times)) == 50


def test_delays_are_chance_and_scale_with_the_pace() -> None:
    for pace in (0.0, 0.5, 1.0, 3.0):
        thinkers = Thinkers(pace=pace)
        thinkers._chance = Random(1)  # type: ignore[assignment]
        drawn = [thinkers.delay(kind) for kind in ("turn", "secret", "choose", "name", "play", "action") * 100]
        assert pace * SHORTEST <= min(drawn) <= max(drawn) <= pace * LONGEST
        assert thinkers.delay("contest") == pace * BEAT
        assert pace == 0 or len(set(drawn)) == len(drawn)
