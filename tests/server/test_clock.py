"""Clocks: how long a decision may take, what is played when nobody decides, and what is left of the time."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from maskenball.core.game import Game
from maskenball.server import clock, entries as e
from maskenball.server.options import Options
from maskenball.server.store import NotStored
from tests.mascarade.random_tables import random_answer, random_table
from tests.masquerade.agreement import random_answer as random_card, random_table as random_hands
from tests.played import table as position
from tests.server.alone import Alone, Dummies, Listener, Shelf, deal_out, now, table_of, timeless
from tools.house import PATIENCE, inside

FOUR = "king, queen, judge, witch"
CALLED = ("Adele: announce witch", "Bruno: pass", "Cedric: pass", "Didier: pass")


def texts(game: Game, tries: int = 200) -> Counter[str]:
    """What is played when time is up, as texts, in many tries."""
    chance = Random("defaults")
    return Counter(game.text(clock.answer_by_default(game, chance)) for _ in range(tries))


def test_whoever_says_nothing_looks_passes_or_declines() -> None:
    assert set(texts(position(FOUR))) == {"look"}
    assert set(texts(position(FOUR, "Adele: announce king"))) == {"pass"}
    assert set(texts(position("witch, king, queen, judge", *CALLED))) == {"decline"}


def test_with_several_cards_any_of_them_is_looked_at() -> None:
    assert set(texts(position("king+queen+judge, witch+bishop+fool"))) == {"look left", "look right", "look protected"}


def test_where_the_rules_force_a_choice_it_is_chance_alone() -> None:
    secret = position(FOUR, "Adele: take Bruno")
    found = texts(secret, 1000)
    assert set(found) == {"swap", "keep"} and min(found.values()) > 400
    bound = position(FOUR, preparation=1)
    assert set(texts(bound)) == {bound.text(a) for a in bound.legal()} and len(bound.legal()) > 2


def test_in_random_games_a_mild_answer_is_played_wherever_there_is_one() -> None:
    seen: Counter[str] = Counter()
    for k in range(40):
        chance = Random(f"mild {k}")
        game: Any = random_table(chance, accidents=False) if k % 2 else random_hands(chance)
        for _ in range(80):
            if game.over:
                break
            given = clock.answer_by_default(game, chance)
            mild = [a for a in game.legal() if game.text(a).split()[0] in ("pass", "look", "decline")]
            assert given in (mild or game.legal())
            seen[game.text(given).split()[0] if mild else "by chance"] += 1
            game.play(*(random_answer(game, chance) if k % 2 else (game.s.asked, random_card(game, chance))))
    assert min(seen[what] for what in ("pass", "look", "decline", "by chance")) > 10


def test_there_is_no_clock_unless_the_host_wants_one() -> None:
    assert Options().clock == 0

    async def run() -> None:
        alone = Alone(table_of(position(FOUR)))
        await asyncio.sleep(1_000_000)
        assert not alone.answered and alone.snapshot(0)["clock"] == 0 and alone.snapshot(0)["left"] is None
        assert (await alone.command(0, "more-time", seq=0))["code"] == "no-clock"

    timeless(run())


def test_time_starts_again_with_every_decision() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR), clock=10))
        await asyncio.sleep(9)
        await alone.answer(0, _announce(alone))
        await asyncio.sleep(9)
        assert len(alone.answered) == 1 and alone.snapshot(0)["left"] == 1.0
        await asyncio.sleep(0.9)
        assert len(alone.answered) == 1
        await asyncio.sleep(0.2)
        assert [(a.person, a.answer, a.why) for a in alone.answered[1:]] == [(1, "pass", "clock")]
        await asyncio.sleep(9.8)
        assert len(alone.answered) == 2
        await asyncio.sleep(0.2)
        assert len(alone.answered) == 3

    timeless(run())


def _announce(alone: Alone) -> int:
    game = alone.table.game
    assert game is not None
    return next(a for a in game.legal() if game.text(a) == "announce king")


def test_a_table_that_nobody_answers_at_plays_itself_with_legal_answers() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR, preparation=4), clock=10))
        alone.live._chance = Random(1)
        await asyncio.sleep(10 * 40 + 1)
        assert len(alone.answered) == 40 and {a.why for a in alone.answered} == {"clock"}
        heard = [m for m in alone.spectator.heard if m["t"] == "happened"]
        assert len(heard) == 40 and all(m["late"] for m in heard)
        assert {a.answer for a in alone.answered} >= {"swap", "keep"}

    timeless(run())


def test_only_answers_of_the_clock_are_marked() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR), clock=10))
        await alone.answer(0, _announce(alone))
        turn = alone.table.game.s.turn if alone.table.game else 0
        await alone.command(1, "lodge", game=1, turn=turn, plan="pass")
        await alone.command(2, "order", but=[])
        await asyncio.sleep(5)
        assert len(alone.answered) == 3
        assert not [m for m in alone.spectator.heard if "late" in m]

    timeless(run())


def test_more_time_once_in_a_game_for_each_person() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR), clock=10))
        await asyncio.sleep(9)
        assert (await alone.command(1, "more-time", seq=0))["code"] == "not-asked"
        assert (await alone.command(0, "more-time", seq=1))["code"] == "stale"
        assert (await alone.command(0, "more-time", seq=0))["t"] == "done"
        assert alone.snapshot(0)["had_more_time"] and not alone.snapshot(1)["had_more_time"]
        await asyncio.sleep(9.9)
        assert not alone.answered
        assert (await alone.command(0, "more-time", seq=0))["code"] == "no-more-time"
        await asyncio.sleep(0.2)
        assert len(alone.answered) == 1
        assert (await alone.command(1, "more-time", seq=1))["t"] == "done"
        await asyncio.sleep(40)
        assert alone.table.asked and alone.table.asked.person == 0
        assert (await alone.command(0, "more-time", seq=alone.table.seq))["code"] == "no-more-time"

    timeless(run())


def test_a_new_game_gives_everybody_more_time_again() -> None:
    table = table_of(position(FOUR), clock=10)
    table.apply(e.Extended(seat=0))
    table.apply(e.Rematched(secret="another"))
    deal_out(table, position(FOUR))
    assert not table.extended


def test_the_clock_never_runs_for_bots() -> None:
    thinking: list[float] = []

    async def decide(level: str, game: str, seed: str, view: Any) -> int:
        thinking.append(now())
        await asyncio.sleep(1000)
        return int(view.legal[0])

    async def run() -> None:
        alone = Alone(table_of(position(FOUR), bots={0: "steady"}, clock=10), Dummies(decide, pace=0))
        assert alone.snapshot(1)["clock"] == 0 and alone.snapshot(1)["left"] is None
        await asyncio.sleep(999)
        assert thinking == [0.0] and not alone.answered
        await asyncio.sleep(2)
        assert [(a.person, a.why) for a in alone.answered] == [(0, "bot")]

    timeless(run())


def test_the_clock_never_runs_for_a_bot_that_plays_for_somebody() -> None:
    async def decide(level: str, game: str, seed: str, view: Any) -> int:
        await asyncio.sleep(100)
        return int(view.legal[0])

    async def run() -> None:
        alone = Alone(table_of(position(FOUR, first="Bruno"), clock=10), Dummies(decide))
        await asyncio.sleep(9)
        await alone.command(1, "hand-over", seat=1)
        await asyncio.sleep(50)
        assert not alone.answered and alone.snapshot(0)["left"] is None
        await alone.command(1, "take-back")
        await asyncio.sleep(0.2)
        assert [a.why for a in alone.answered] == ["clock"]

    timeless(run())


def test_a_bot_in_between_gives_nobody_more_time() -> None:
    async def decide(level: str, game: str, seed: str, view: Any) -> int:
        await asyncio.sleep(100)
        return int(view.legal[0])

    async def run() -> None:
        alone = Alone(table_of(position(FOUR), clock=10), Dummies(decide))
        for second in range(9):
            await asyncio.sleep(1)
            await alone.live._carry_out([e.HandedOver(by=0, seat=0)])
            await alone.live._carry_out([e.TakenBack(by=0, seat=0)])
            told = alone.people[1].heard[-1]
            assert (told["t"], told["left"]) == ("snapshot", 9.0 - second)
        await asyncio.sleep(1.1)
        assert [(a.person, a.why) for a in alone.answered] == [(0, "clock")]

    timeless(run())


def test_lodging_and_taking_back_gives_nobody_more_time() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR, "Adele: announce king"), clock=10))
        turn = alone.table.game.s.turn if alone.table.game else 0
        for _ in range(9):
            await asyncio.sleep(1)
            await alone.command(1, "lodge", game=1, turn=turn, plan="claim")
            await alone.command(1, "lodge", game=1, turn=turn, plan=None)
        assert alone.snapshot(1)["left"] == 1.0
        await asyncio.sleep(1.1)
        assert [(a.person, a.why) for a in alone.answered] == [(1, "clock")]

    timeless(run())


def test_what_is_left_of_the_time_tells_nobody_of_a_lodged_answer_or_an_order() -> None:
    async def left_after(*given: dict[str, Any]) -> list[tuple[object, object]]:
        alone = Alone(table_of(position(FOUR), clock=10))
        for frame in given:
            if frame["t"] == "order":
                await alone.command(1, **frame)
        await alone.answer(0, _announce(alone))
        turn = alone.table.game.s.turn if alone.table.game else 0
        for frame in given:
            if frame["t"] == "lodge":
                await alone.command(1, game=1, turn=turn, **frame)
        await asyncio.sleep(0.3)  # before the next beat
        assert len(alone.answered) == 1
        return [(alone.snapshot(viewer)["clock"], alone.snapshot(viewer)["left"]) for viewer in (0, 1, 2, 3, None)]

    asked = timeless(left_after())
    assert asked == [(10, 9.7)] * 5
    assert timeless(left_after({"t": "lodge", "plan": "claim"})) == asked
    assert timeless(left_after({"t": "order", "but": []})) == asked
    assert timeless(left_after({"t": "lodge", "plan": "pass"}, {"t": "order", "but": ["king"]})) == asked


def test_coming_back_does_not_start_the_clock_again() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR), clock=10))
        for _ in range(9):
            await asyncio.sleep(1)
            alone.live.enter(Listener(), "token 0", 0, 0, 1)
            alone.live.watch(Listener(), 0, 0)
        await asyncio.sleep(1.1)
        assert len(alone.answered) == 1

    timeless(run())


@pytest.mark.parametrize(("seconds", "left"), [(10, 10.0), (60, 20.0)])
def test_the_clock_waits_while_nobody_is_there_and_leaves_a_moment_to_whoever_comes(seconds: int, left: float) -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR), clock=seconds))
        everybody_leaves(alone)
        await asyncio.sleep(1000)
        assert not alone.answered
        alone.live.enter(Listener(), "token 2", 0, 0, 1)
        assert alone.snapshot(2)["left"] == left
        await asyncio.sleep(left - 0.1)
        assert not alone.answered
        await asyncio.sleep(0.2)
        assert len(alone.answered) == 1

    timeless(run())


def everybody_leaves(alone: Alone) -> None:
    """Nobody is connected any more."""
    for seat, listener in alone.people.items():
        alone.live.quit(listener, f"token {seat}")
    alone.live.quit(alone.spectator, None)


def test_leaving_together_and_coming_back_gives_nobody_more_time() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR), clock=60))
        await asyncio.sleep(10)
        everybody_leaves(alone)
        await asyncio.sleep(5)
        alone.live.enter(Listener(), "token 0", 0, 0, 1)
        assert alone.snapshot(0)["left"] == 45.0
        await asyncio.sleep(44.9)
        assert not alone.answered
        await asyncio.sleep(0.2)
        assert len(alone.answered) == 1

    timeless(run())


def test_a_restart_gives_nobody_more_time() -> None:
    """The journal says when a question was asked; another server goes on from there."""

    async def run() -> None:
        alone = Alone(table_of(position(FOUR), clock=60))
        await asyncio.sleep(7)
        await alone.answer(0, _announce(alone))
        await asyncio.sleep(25)
        game = alone.table.game
        assert game is not None and alone.shelf.times == [7.0]
        again = table_of(game.fresh(), clock=60)
        for entry, at in zip(alone.shelf.written, alone.shelf.times, strict=True):
            again.apply(entry, at)
        back = Alone(again)
        assert back.snapshot(1)["left"] == 35.0
        await asyncio.sleep(34.9)
        assert not back.answered
        await asyncio.sleep(0.2)
        assert [(a.person, a.why) for a in back.answered] == [(1, "clock")]

    timeless(run())


def test_more_time_lasts_over_a_restart() -> None:
    table = table_of(position(FOUR), clock=60)
    table.apply(e.Extended(by=0, seat=0), at=50.0)
    assert clock.deadline_of(table, 0.0) == 110.0


def test_a_clock_of_the_machine_that_was_set_back_gives_nobody_more_time() -> None:
    async def run() -> None:
        table = table_of(position(FOUR), clock=10)
        table.opened_time = 1_000_000.0
        assert Alone(table).snapshot(0)["left"] == 10.0

    timeless(run())


def test_an_answer_that_could_not_be_stored_is_tried_again_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR), clock=10))
        stored, broken = alone.shelf.append, [True]

        async def append(*given: Any, **more: Any) -> None:
            if broken[0]:
                raise NotStored("no space")
            await stored(*given, **more)

        monkeypatch.setattr(alone.shelf, "append", append)
        await asyncio.sleep(11)
        broken[0] = False
        assert not alone.answered
        await asyncio.sleep(3)
        assert len(alone.answered) == 1

    timeless(run())


def test_a_clock_of_one_second_over_sockets(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path / "tables.db") as server:
            client = server.client
            host = await client.open("Anna", players=4, clock=1, first=0)
            for k in range(3):
                await client.join(host.join, f"Guest {k}")
            async with client.line(host) as line:
                await line.command("start")
                await line.command("ready")
                async for message in line:
                    if message["t"] == "happened":
                        assert message["late"] and message["events"][0]["event"] in ("take", "look")
                        break

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


class SlowShelf(Shelf):
    """Takes its time to store."""

    async def append(self, *given: Any, **more: Any) -> None:
        await asyncio.sleep(1)
        await super().append(*given, **more)


def test_more_time_that_was_granted_in_the_last_moment_holds() -> None:
    """Time runs out while it is being stored."""

    async def run() -> None:
        alone = Alone(table_of(position(FOUR), clock=10))
        alone.live._store = SlowShelf()
        await asyncio.sleep(9.5)
        assert (await alone.command(0, "more-time", seq=0))["t"] == "done"
        await asyncio.sleep(5)
        assert alone.table.seq == 0

    timeless(run())


def test_a_seat_taken_back_in_the_last_moment_is_not_played_by_its_bot() -> None:
    async def decide(level: str, game: str, seed: str, view: Any) -> int:
        return int(view.legal[0])

    async def run() -> None:
        alone = Alone(table_of(position(FOUR)), Dummies(decide, pace=1))
        await alone.command(0, "hand-over", seat=0)
        alone.live._store = SlowShelf()
        taking = asyncio.create_task(alone.command(0, "take-back"))
        await asyncio.sleep(0)
        asked, game = alone.table.asked, alone.table.game
        assert asked is not None and game is not None
        await alone.live._house_answers(asked, 0, game.legal()[0], "bot")
        assert (await taking)["t"] == "done" and alone.table.seq == 0

    timeless(run())
