"""Work off the loop: everybody has a share, nothing takes for ever, and no request holds the tables up."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Any, NoReturn
from urllib import request as url_request

import pytest

from maskenball.client import Client, Refused
from maskenball.core.game import View
from maskenball.core.kit import LEVEL_NAMES, kits
from maskenball.server import film, hall as hall_module, judging, workers as workers_module
from maskenball.server.holds import TICK, Holds
from maskenball.server.options import Options
from maskenball.server.table import Table, folded
from maskenball.server.thinking import Thinkers, simpler
from maskenball.server.workers import Late, Payer, Stopped, Workers
from tests.server.company import house, playing, posted, until
from tools.house import PATIENCE, server

QUICKLY = 0.05
"""Seconds that work may take which would take for ever."""


def noted(worker: str) -> str:
    """In a worker: something that takes no time."""
    return worker


async def order_of(jobs: list[Payer]) -> list[Payer]:
    """In which order one worker does jobs that are asked for at once; the first of them is begun before the rest."""
    crew, done = Workers(), list[Payer]()

    async def do(payer: Payer) -> None:
        await crew.do(payer, PATIENCE, noted, payer.table)
        done.append(payer)

    try:
        await asyncio.gather(*map(do, jobs))
    finally:
        crew.close()
    return done


def test_somebody_who_asks_for_little_does_not_wait_for_those_who_ask_for_much() -> None:
    greedy = [Payer("attacker", f"table {table}") for table in range(29) for _ in range(13)]
    mine = Payer("somebody", "a table")
    done = asyncio.run(order_of([*greedy, mine]))
    assert done.index(mine) <= 2 and len(done) == len(greedy) + 1


def test_at_one_address_every_table_has_its_share() -> None:
    loud = [Payer("house", "loud")] * 20
    quiet = Payer("house", "quiet")
    done = asyncio.run(order_of([*loud, quiet]))
    assert done.index(quiet) <= 2


def test_work_that_takes_too_long_is_ended_and_the_next_is_done() -> None:
    async def run() -> None:
        crew = Workers()
        try:
            with pytest.raises(Late):
                await crew.do(Payer(), QUICKLY, time.sleep, PATIENCE)
            assert await crew.do(Payer(), PATIENCE, noted, "next") == "next"
            assert (crew.done, crew.late) == (1, 1)
        finally:
            crew.close()

    asyncio.run(run())


def test_a_worker_that_dies_is_replaced_once(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        crew = Workers()
        try:
            with pytest.raises(Exception, match="terminated abruptly"):
                await crew.do(Payer(), PATIENCE, os._exit, 1)
            assert await crew.do(Payer(), PATIENCE, noted, "next") == "next"
        finally:
            crew.close()

    asyncio.run(run())
    assert [record.getMessage() for record in caplog.records] == ["a worker died"] * 2


def test_what_nobody_waits_for_any_more_is_not_done() -> None:
    async def run() -> None:
        crew = Workers()
        try:
            first = asyncio.create_task(crew.do(Payer(), PATIENCE, noted, "first"))
            second = asyncio.create_task(crew.do(Payer(), PATIENCE, noted, "second"))
            await asyncio.sleep(0)
            second.cancel()
            assert await first == "first"
            assert await crew.do(Payer(), PATIENCE, noted, "third") == "third"
            assert crew.done == 2
        finally:
            crew.close()

    asyncio.run(run())


def test_whoever_waits_when_the_server_stops_is_told() -> None:
    async def run() -> None:
        crew = Workers()
        waiting = [asyncio.create_task(crew.do(Payer(), PATIENCE, time.sleep, PATIENCE)) for _ in range(3)]
        await asyncio.sleep(0)
        crew.close()
        assert [type(found) for found in await asyncio.gather(*waiting, return_exceptions=True)] == [Stopped] * 3
        with pytest.raises(Stopped):
            await crew.do(Payer(), PATIENCE, noted, "late")

    asyncio.run(run())


def test_who_asks_again_and_again_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "MOST_WAITING", 2)

    async def run() -> None:
        crew = Workers()
        try:
            asked = [crew.do_for(Payer("attacker"), PATIENCE, noted, "x") for _ in range(5)]
            found = await asyncio.gather(*asked, crew.do_for(Payer("somebody"), PATIENCE, noted, "y"),
                                         return_exceptions=True)  # fmt: skip
            assert [getattr(one, "code", one) for one in found] == ["x", "x", "x", "too-many", "too-many", "y"]
        finally:
            crew.close()

    asyncio.run(run())


# -- which bots wait for which ---------------------------------------------------------------------------------------


class Noting(Workers):
    """Notes what it was given, and does nothing."""

    def __init__(self, is_ready: bool) -> None:
        super().__init__()
        self.given: list[str] = []
        self._ready = is_ready

    @property
    def is_ready(self) -> bool:
        return self._ready

    async def do(self, payer: Payer, seconds: float, work: Any, *given: Any) -> int:
        self.given.append(given[0])
        return 0


def levels_asked(pace: float, is_ready: bool, game: str) -> tuple[list[str], list[str]]:
    """The levels that think quickly, and those that search, when a bot of each is asked."""
    bots = Thinkers(pace=pace)
    quick, deep = Noting(True), Noting(is_ready)
    bots.quick, bots.deep = quick, deep

    async def run() -> None:
        view: Any = View
        for level in LEVEL_NAMES:
            await bots.decide(Payer(), level, game, "seed", view)

    asyncio.run(run())
    return quick.given, deep.given


def test_quick_bots_never_wait_for_those_that_search() -> None:
    assert levels_asked(1, True, "mascarade") == (["gentle", "steady", "cunning"], ["masterly"])
    assert levels_asked(1, True, "masquerade") == (["gentle", "steady"], ["cunning", "masterly"])


def test_while_programs_are_compiled_a_simpler_bot_answers() -> None:
    assert levels_asked(1, False, "mascarade") == (["gentle", "steady", "cunning", "cunning"], [])
    assert levels_asked(1, False, "masquerade") == (["gentle", "steady", "steady", "steady"], [])


def test_programs_among_themselves_get_the_bot_they_asked_for() -> None:
    assert levels_asked(0, False, "mascarade")[1] == ["masterly"]


def test_the_simpler_bot_of_every_game_does_not_search() -> None:
    for kit in kits().values():
        assert all(simpler(level, kit.name) not in kit.searching for level in kit.searching)


# -- no request holds the loop ---------------------------------------------------------------------------------------

HOSTILE = {
    "a key of 8,000 parts": ".".join("a" * 8000) + "=1",
    "400 masks": "".join(f"[mask.a{k}]\npower = 'look(ME)'\n" for k in range(400)),
    "a long power": "[mask.a]\npower = '''\n" + "take(1, bank)\n" * 1000 + "'''",
    "many languages": "[mask.a]\npower = 'take(1, bank)'\nname = {" + ",".join(f"l{k}='x'" for k in range(1500)) + "}",
}


@pytest.fixture
def loop_never_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """A trial deal, or a replay, in this process fails the test: workers are processes of their own."""

    def in_the_loop(*given: object) -> NoReturn:
        raise AssertionError("it was done in the loop")

    monkeypatch.setattr(Options, "breaches", in_the_loop)
    monkeypatch.setattr(Options, "own_masks", in_the_loop)
    monkeypatch.setattr(film, "Replay", in_the_loop)


def test_blocks_of_strangers_are_read_off_the_loop(tmp_path: Path, loop_never_tries: None) -> None:
    async def run() -> None:
        async with house(tmp_path) as server:
            for name, text in HOSTILE.items():
                options = {"block": text[:16_000]}
                status, told = await posted(server, "/api/check", {"options": options})
                assert status == 200 and (told["breaches"] or name == "many languages"), name
                host = await server.client.open("Anna", **options)
                async with server.client.line(host) as line:
                    assert line.snapshot["table"]["breaches"] == told["breaches"]
            async with server.client.line(host) as line:
                options = {"block": "[mask.b]\npower = 'x'\n#" + "x" * 1000}
                await line.command("choose", options=options | {"players": 6})
            assert server.hall.thinkers.quick.done > len(HOSTILE)
        async with house(tmp_path) as server, server.client.line(host) as line:  # read from disk, it is judged anew
            assert line.snapshot["table"]["breaches"]
            assert server.hall.thinkers.quick.done == 1

    asyncio.run(run())


def test_a_server_of_its_own_reads_hostile_blocks_in_its_workers(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as running:

        async def run() -> None:
            client = Client(running.address)
            for text in HOSTILE.values():
                await client.open("Anna", block=text[:16_000])
            figures = await asyncio.to_thread(fetched_text, f"{running.address}/metrics")
            assert f"maskenball_works_total {len(HOSTILE)}\n" in figures

        asyncio.run(run())


def fetched_text(url: str) -> str:
    """What a server answers."""
    with url_request.urlopen(url, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


def test_who_asks_pays_and_only_the_host_may_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paid: list[Payer] = []
    do_for = Workers.do_for

    async def noting(self: Workers, payer: Payer, *given: Any) -> Any:
        paid.append(payer)
        return await do_for(self, payer, *given)

    monkeypatch.setattr(Workers, "do_for", noting)

    async def run() -> None:
        async with house(tmp_path) as inn:
            host = await inn.client.open("Anna", players=4)
            guest = await inn.client.join(host.join, "Ben")
            options = {"players": 4, "block": "#" * 1000}
            async with inn.client.line(host), inn.client.line(guest) as line:
                with pytest.raises(Refused) as told:
                    await line.command("choose", options=options)
                assert told.value.code == "not-host" and not paid
            async with inn.client.line(host) as line:
                await line.command("choose", options=options)
            assert paid == [Payer("127.0.0.1", host.table)]

    asyncio.run(run())


def test_work_that_fails_is_refused_and_the_line_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "tried", gone)

    async def run() -> None:
        async with house(tmp_path) as inn:
            status, told = await posted(inn, "/api/check", {"options": {"block": "# gone" * 200}})
            assert (status, told["code"]) == (409, "not-now")
            monkeypatch.undo()
            host = await inn.client.open("Anna", players=4)
            monkeypatch.setattr(judging, "tried", gone)
            async with inn.client.line(host) as line:
                with pytest.raises(Refused) as refused:
                    await line.command("choose", options={"players": 4, "block": "# gone" * 200})
                assert refused.value.code == "not-now"
                await line.command("say", text="still here")

    asyncio.run(run())


def gone(options: Options) -> NoReturn:
    """In a worker: the process dies."""
    os._exit(1)


def test_after_a_thought_that_took_too_long_searchers_are_ready_again() -> None:
    async def run() -> None:
        crew = Workers()
        try:
            crew.prepare()
            await until(lambda: crew.is_ready)
            with pytest.raises(Late):
                await crew.do(Payer(), QUICKLY, time.sleep, PATIENCE)
            assert not crew.is_ready
            await until(lambda: crew.is_ready)  # though nobody has asked for anything
        finally:
            crew.close()

    asyncio.run(run())


def test_the_longest_hold_of_the_loop_is_told() -> None:
    async def run() -> None:
        holds = Holds()
        watching = asyncio.create_task(holds.watch())
        await asyncio.sleep(2 * TICK)
        began = time.process_time()
        while time.process_time() - began < 10 * TICK:
            pass
        await asyncio.sleep(2 * TICK)
        watching.cancel()
        assert holds.longest >= 8 * TICK and holds.lately == holds.longest

    asyncio.run(run())


def test_blocks_that_take_too_long_are_refused_and_not_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judging._known.clear()
    monkeypatch.setattr(judging, "tried", lost_in_thought)
    monkeypatch.setattr(judging, "LONGEST", QUICKLY)

    async def run() -> None:
        async with house(tmp_path) as server:
            wanted = {"options": {"block": "#" * 5000}}
            for path in ("/api/check", "/api/tables"):
                status, told = await posted(server, path, wanted)
                assert (status, told["code"]) == (413, "too-long")
            assert not server.hall.live and await server.store.count() == 0

    asyncio.run(run())


def lost_in_thought(options: Options) -> NoReturn:
    """In a worker: never ends."""
    while True:
        time.sleep(PATIENCE)


def test_films_are_made_off_the_loop(tmp_path: Path, loop_never_tries: None) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server) as company:
            await company.play_out()
            film = await server.client.get(f"/api/games/{company.table.id}.1")
            assert len(film["steps"]) == company.table.seq + 1
            assert server.hall.thinkers.quick.done == 1

    options = Options(players=4, first=0)
    judging._known[options] = judging.Judgement([], {})
    asyncio.run(run())


def test_however_often_a_record_is_asked_for_its_journal_is_read_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def noting(id: str, *given: Any) -> Table:
        read.append(id)
        return folded(id, *given)

    monkeypatch.setattr(hall_module, "folded", noting)

    async def run() -> None:
        async with house(tmp_path) as server, playing(server) as company:
            await company.play_out()
            id = company.table.id
        async with house(tmp_path) as server:
            sheets = [await server.client.sheet(f"{id}.1") for _ in range(10)]
            assert len(set(sheets)) == 1 and read == [id]

    asyncio.run(run())
