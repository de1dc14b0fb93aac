"""Whatever people write is bounded: what a table stores, what it is shown of it, and what one address may have stored.

Each of these is an attack that once worked, made again on a real server.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import sqlalchemy as sa

from maskenball.client import Client, Seat
from maskenball.core.replay import Replay
from maskenball.server.consequences import ROOM_FOR_A_SEAT, ROOM_WHILE_GATHERING
from maskenball.server.deal import check
from maskenball.server.schema import journal, seats, tables
from maskenball.server.table import CHAT_KEPT
from tests.server.company import Company, Guest, begin, fetched, gathered, house, limited, playing, posted, until
from tests.server.tampering import connected, entries_of, films_of
from tools.house import Running, hello, raw, started

EMOJI = "🎭" * 200
BLOCK = "#" + "x" * 16_000


def stored(database: str, table: str) -> tuple[int, int]:
    """How many entries a journal has on disk, and how many bytes."""
    found = entries_of(database, table)
    return len(found), sum(map(len, found))


async def greeted(running: Running, seat: Seat) -> dict[str, object]:
    """The first message on a new line."""
    async with raw(running.address) as line:
        return await hello(line, seat)


def test_nobody_is_locked_out_by_what_somebody_says_nor_after_a_restart(sqlite: str) -> None:
    """842 sayings of 200 emoji made the first message too long for the line, for ever."""

    async def flood(running: Running) -> list[Seat]:
        client = Client(running.address)
        host = await client.open("Anna", players=3)
        both = [host, await client.join(host.join, "Ben")]
        async with raw(running.address) as socket:
            guest = Guest(socket, both[1])
            await guest.greet()
            for _ in range(842):
                await guest.send("say", text=EMOJI)
            for _ in range(842):
                await guest.answer_to(f"c{_ + 1}")
        return both

    async def comes(running: Running, both: list[Seat]) -> None:
        for seat in both:
            told = await greeted(running, seat)
            log = told["log"]
            assert told["t"] == "snapshot" and isinstance(log, list)
            assert [item["text"] for item in log] == [EMOJI] * CHAT_KEPT

    running = started(sqlite)
    try:
        both = asyncio.run(flood(running))
        asyncio.run(comes(running, both))
        running.kill()
        running.close()
        running = started(sqlite)
        asyncio.run(comes(running, both))
    finally:
        running.close()
    assert stored(sqlite, both[0].table)[0] <= ROOM_WHILE_GATHERING + 2


def test_a_first_message_longer_than_the_outbox_arrives_and_the_line_goes_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path, limited(outbox=1000)) as server, playing(server) as company:
            for _ in range(10):
                await company.host.do("say", text=EMOJI)
            told = await company.come_back(1)
            assert len(json.dumps(told)) > 10_000
            await company.host.do("say", text="still there?")
            await company.guests[1].do("say", text="yes")

    asyncio.run(run())


def test_who_has_said_too_much_in_a_game_mutes_nobody_else(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, playing(server) as company:
            host = company.host
            for _ in range(ROOM_FOR_A_SEAT):
                await host.do("say", text="bla")
            assert (await host.ask("say", text="bla"))["code"] == "journal-full"
            assert (await host.ask("order", but=[]))["code"] == "journal-full"
            await company.guests[1].do("say", text="enough")
            chance = Random(1)
            for _ in range(10):
                await company.play(chance.choice(company.game.legal()))
            await host.do("say", text="sorry")
            await company.play_out()
            await host.do("rematch")
            await begin(company)
            for _ in range(ROOM_FOR_A_SEAT):
                await host.do("say", text="bla")

    asyncio.run(run())


def test_a_host_who_chooses_large_options_for_ever_fills_no_disk(sqlite: str) -> None:
    """Eight hosts who sent 16 KB each time wrote 9 GB in an hour."""
    times = 400

    async def run(running: Running) -> Seat:
        seat = await Client(running.address).open("Anna")
        async with raw(running.address) as socket:
            host = Guest(socket, seat)
            await host.greet()
            for k in range(times):
                await host.do("choose", options={"block": f"{BLOCK}{k}"})
                host.frames.clear()
        return seat

    running = started(sqlite)
    try:
        seat = asyncio.run(run(running))
        running.kill()
        running.close()
        entries, size = stored(sqlite, seat.table)
        assert entries < 60 and size < 700_000 < times * len(BLOCK) / 9
        running = started(sqlite)
        told = asyncio.run(greeted(running, seat))
        assert told["table"]["options"]["block"] == f"{BLOCK}{times - 1}"  # type: ignore[index]
    finally:
        running.close()


def test_an_address_that_has_much_stored_is_refused_and_can_still_play(tmp_path: Path) -> None:
    limits = limited(stored_per_hour=0, stored_at_once=100_000)

    async def run() -> None:
        async with house(tmp_path, limits) as server, playing(server) as company, gathered(server) as other:
            told = [await other.host.ask("choose", options={"block": BLOCK}) for _ in range(8)]
            codes = [message.get("code", "done") for message in told]
            assert codes == ["done"] * codes.index("too-many") + ["too-many"] * (8 - codes.index("too-many"))
            assert 4 <= codes.index("too-many") <= 7
            while (await company.host.ask("say", text=EMOJI))["t"] == "done":
                pass
            await company.play_out()
            assert company.table.phase == "over"

    asyncio.run(run())


async def play_games(company: Company, games: int) -> None:
    """Game after game, with a rematch after each."""
    for number in range(games):
        await begin(company)
        await company.play_out(number)
        await company.host.do("say", text=f"game {number + 1}")
        await company.host.do("rematch", c=f"rematch {number + 1}")


def test_a_table_stores_one_game_however_many_were_played_and_every_film_is_there(tmp_path: Path) -> None:
    async def run() -> tuple[str, str]:
        async with house(tmp_path) as server, gathered(server, players=3) as company:
            await play_games(company, 4)
            id, url = company.table.id, server.store.url
            kept = entries_of(url, id)
            assert [json.loads(entry)["e"] for entry in kept] == ["carried", "rematched"]
            films = films_of(url, id)
            assert list(films) == [1, 2, 3, 4]
            for number, sheet in films.items():
                game = Replay(sheet).finish()
                assert game.over and not check(game)
                async with asyncio.timeout(30):
                    status, told = await fetched(server, f"/api/games/{id}.{number}")
                assert status == 200 and told["sheet"] == sheet
            assert (await fetched(server, f"/api/games/{id}.5"))[0] == 404
            server.hall._forget(server.hall.live[id])
            table = (await server.hall.find(id=id)).table
            assert table.number == 4 and table.phase == "gathering" and table.sayings[-1].text == "game 4"
            return id, url

    asyncio.run(run())


def test_a_command_is_done_once_also_when_a_new_journal_has_begun_in_between(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, gathered(server, players=3) as company:
            await begin(company)
            await company.play_out()
            said = await company.guests[1].do("say", text="once", c="in the old journal")
            again = await company.host.do("rematch", c="once more")
            id = company.table.id
            server.hall._forget(server.hall.live[id])
            for person, command, first in ((1, "say", said), (0, "rematch", again)):
                guest = await company.line(person)
                await guest.greet()
                given = {"text": "once"} if command == "say" else {}
                assert await guest.ask(command, c=first["c"], **given) == first
            assert company.table.n == again["n"]
            assert [json.loads(entry)["e"] for entry in entries_of(server.store.url, id)] == ["carried", "rematched"]

    asyncio.run(run())


def test_the_last_who_is_ready_is_answered_the_same_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server, gathered(server, players=3) as company:
            await company.host.do("start")
            for guest in company.guests[:2]:
                await guest.do("ready")
            first = await company.guests[2].do("ready", c="I am")
            await until(lambda: company.table.phase == "playing")
            assert await company.guests[2].do("ready", c="I am") == first

    asyncio.run(run())


def test_who_has_left_can_join_again_by_the_same_token(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as server:
            host = await server.client.open("Anna", players=3)
            mine = {"join": host.join, "name": "Ben", "token": "b" * 30}
            for _ in range(3):
                status, told = await posted(server, "/api/join", mine)
                assert (status, told["seat"]) == (201, 1)
                async with raw(server.address) as socket:
                    guest = Guest(socket, Seat(**told))
                    await guest.greet()
                    await guest.send("leave")
                    await guest.until_closed()
            with connected(server.store.url) as connection:
                assert connection.execute(sa.select(sa.func.count()).select_from(seats)).scalar() == 1
                assert connection.execute(sa.select(tables.c.first)).scalar() == 0
                assert connection.execute(sa.select(sa.func.count()).select_from(journal)).scalar() == 2 + 3 * 2

    asyncio.run(run())
