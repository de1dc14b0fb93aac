"""The host cannot cheat by ordinary commands: the deal lies open for everybody, and nobody present is replaced."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from maskenball.client import Client
from maskenball.server import entries as e
from maskenball.server.live import AWAY_AFTER
from tests.played import table as position
from tests.server.alone import Alone, Dummies, Listener, table_of, timeless
from tests.server.company import Guest, gathered, house, until
from tools.house import PATIENCE, raw, server

FOUR = "king, bishop, judge, queen | thief, cheat"


def memorising(**options: Any) -> Alone:
    """Four people at a table, all connected, who look at the deal."""
    return Alone(table_of(position(FOUR), begun=False, **options))


def leaves(alone: Alone, seat: int) -> None:
    """Somebody's line is cut."""
    alone.live.quit(alone.people[seat], alone.table.seats[seat].token)


def comes(alone: Alone, seat: int) -> None:
    """Somebody connects anew."""
    alone.people[seat] = Listener()
    alone.live.enter(alone.people[seat], alone.table.seats[seat].token, 0, 0, 1)


# -- the attack ------------------------------------------------------------------------------------------------------


def test_a_host_cannot_turn_the_deal_down_while_somebody_looks(tmp_path: Path) -> None:
    """Everything that a host can send, back to back with the deal, on a server of its own."""

    async def run() -> None:
        with server(tmp_path / "tables.db") as running:
            host = await Client(running.address).open("Anna", players=2, deal_seconds=600)
            ben = await Client(running.address).join(host.join, "Ben")
            async with raw(running.address) as first, raw(running.address) as second:
                anna, other = Guest(first, host), Guest(second, ben)
                await anna.greet()
                await other.greet()
                sent = [await anna.send("start"), await anna.send("ready"), await anna.send("begin")]
                sent += [await anna.send("hand-over", seat=1), await anna.send("end", game=1)]
                told = {c: await anna.answer_to(c) for c in sent}
                assert [told[c]["t"] for c in sent] == ["done", "done", "refused", "refused", "done"]
                assert [told[c].get("code") for c in sent[2:4]] == ["not-understood", "present"]
                assert (await anna.ask("answer", game=1, seq=0, answer="look"))["code"] == "not-now"
                await other.catch_up()
                table = next(message["table"] for message in reversed(other.heard) if "table" in message)
                assert table["phase"] == "memorising" and table["seats"][1]["level"] is None
                await other.do("ready")
                while other.now["table"]["phase"] == "memorising":
                    await other.next()

    asyncio.run(asyncio.wait_for(run(), 2 * PATIENCE))


# -- how long the deal lies open -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("options", "seconds"), [({}, 30), ({"deal_seconds": 7, "clock": 600}, 7)])
def test_the_deal_lies_open_for_its_time_whatever_the_clock_is(options: dict[str, Any], seconds: int) -> None:
    async def run() -> None:
        alone = memorising(**options)
        await alone.command(0, "ready")
        assert alone.snapshot(1)["clock"] == seconds and alone.snapshot(1)["left"] == seconds
        await asyncio.sleep(seconds - 0.1)
        assert alone.phase == "memorising"
        await asyncio.sleep(0.2)
        assert alone.phase == "playing"

    timeless(run())


def test_handing_over_and_taking_back_does_not_stretch_the_time_and_everybody_is_told_what_is_left() -> None:
    async def run() -> None:
        alone = memorising()
        for _ in range(9):
            await asyncio.sleep(3)
            await alone.command(1, "hand-over", seat=1)
            await alone.command(1, "take-back")
        assert [m["left"] for m in alone.people[2].heard if m["t"] == "snapshot"][-1] == 3.0
        await asyncio.sleep(3.1)
        assert alone.phase == "playing"

    timeless(run())


def test_without_a_time_the_deal_lies_open_until_everybody_present_is_ready() -> None:
    async def run() -> None:
        alone = memorising(deal_seconds=0)
        for seat in (0, 1, 2):
            await alone.command(seat, "ready")
        await asyncio.sleep(100_000)
        assert alone.phase == "memorising" and alone.snapshot(3)["left"] is None
        await alone.command(3, "ready")
        await asyncio.sleep(0.1)
        assert alone.phase == "playing"

    timeless(run())


def test_whoever_is_away_holds_nobody_up() -> None:
    async def run() -> None:
        alone = memorising(deal_seconds=0)
        for seat in (0, 1):
            await alone.command(seat, "ready")
        leaves(alone, 2)
        await asyncio.sleep(10)
        assert alone.phase == "memorising"
        leaves(alone, 3)
        await asyncio.sleep(AWAY_AFTER - 0.1)
        assert alone.phase == "memorising"
        await asyncio.sleep(0.2)
        assert alone.phase == "playing"

    timeless(run())


def test_a_bot_for_somebody_needs_no_time_for_the_deal() -> None:
    async def run() -> None:
        async def never(*_: object) -> int:
            await asyncio.sleep(10_000)
            raise AssertionError

        alone = Alone(table_of(position(FOUR), begun=False, deal_seconds=0), Dummies(never))
        for seat in (0, 1, 2):
            await alone.command(seat, "ready")
        await alone.command(3, "hand-over", seat=3)
        await asyncio.sleep(0.1)
        assert alone.phase == "playing"

    timeless(run())


@pytest.mark.parametrize("was_ready", [False, True])
@pytest.mark.parametrize("deal_seconds", [0, 30])
def test_a_table_that_everybody_left_comes_on_when_one_is_back(deal_seconds: int, was_ready: bool) -> None:
    async def run() -> None:
        alone = memorising(deal_seconds=deal_seconds)
        alone.live.quit(alone.spectator, None)
        if was_ready:
            await alone.command(1, "ready")
        for seat in range(4):
            leaves(alone, seat)
        await asyncio.sleep(1000)
        assert alone.phase == "memorising"
        comes(alone, 1)
        if not was_ready:
            await asyncio.sleep(0.1)
            assert alone.phase == "memorising"
            await alone.command(1, "ready")
        await asyncio.sleep(0.1)
        assert alone.phase == "playing"

    timeless(run())


def test_spectators_alone_do_not_turn_the_deal_down_before_its_time() -> None:
    async def run() -> None:
        alone = memorising()
        for seat in range(4):
            leaves(alone, seat)
        await asyncio.sleep(29)
        assert alone.phase == "memorising"
        await asyncio.sleep(2)
        assert alone.phase == "playing"

    timeless(run())


def test_somebody_who_comes_in_the_last_moment_still_sees_the_deal(tmp_path: Path) -> None:
    """The cards are about to be turned down, and whoever comes now is not ready: they are not."""

    async def run() -> None:
        async with house(tmp_path) as inside, gathered(inside, players=2, deal_seconds=0) as company:
            await company.host.do("start")
            live = inside.hall.live[company.table.id]
            async with live._turn:  # a move is on its way
                guest = company.guests[1]
                await guest.socket.close()
                await until(lambda: live.here == {0})
                company.table.ready.add(0)
                live.arrange()
                await asyncio.sleep(0)
                await company.come_back(1)
            await company.catch_up()
            assert company.table.phase == "memorising"

    asyncio.run(run())


def test_loading_a_page_anew_cuts_no_deal_short() -> None:
    async def run() -> None:
        alone = memorising(deal_seconds=30)
        for seat in (0, 1, 2):
            await alone.command(seat, "ready")
        leaves(alone, 3)
        await asyncio.sleep(5)
        comes(alone, 3)
        await asyncio.sleep(AWAY_AFTER)
        assert alone.phase == "memorising"

    timeless(run())


# -- nobody present is replaced ----------------------------------------------------------------------------------------


def test_nobody_present_is_replaced_but_whoever_is_away_is() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR)))
        assert (await alone.command(0, "hand-over", seat=2))["code"] == "present"
        assert (await alone.command(1, "hand-over", seat=2))["code"] == "not-host"
        leaves(alone, 2)
        await asyncio.sleep(AWAY_AFTER - 0.1)
        assert (await alone.command(0, "hand-over", seat=2))["code"] == "present"  # they may be loading the page anew
        await asyncio.sleep(0.2)
        assert (await alone.command(1, "hand-over", seat=2))["code"] == "not-host"
        assert (await alone.command(0, "hand-over", seat=2))["t"] == "done"
        assert (await alone.command(0, "hand-over", seat=2, level="gentle"))["code"] == "answered"
        comes(alone, 2)
        assert (await alone.command(2, "take-back"))["t"] == "done"

    timeless(run())


def test_anybody_may_let_a_bot_play_for_themselves() -> None:
    async def run() -> None:
        alone = Alone(table_of(position(FOUR)))
        assert (await alone.command(2, "hand-over", seat=2))["t"] == "done"
        assert alone.table.seats[2].level == "steady"
        assert alone.shelf.written == [e.HandedOver(2, "1", 2)]

    timeless(run())
