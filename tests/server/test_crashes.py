"""Crashes, restarts and clocks: servers in processes of their own, killed as by a power cut, and databases that fail.

`@pytest.mark.fault(N)` cites the list in docs/faults.md of what hit other projects.
"""

from __future__ import annotations

import asyncio
import json
import resource
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any
from urllib import request as url_request

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from maskenball.client import Client, Line, Refused, Seat, play
from maskenball.core.game import View
from maskenball.core.replay import Replay
from maskenball.server import clock, entries as e, store as store_module
from maskenball.server.deal import check
from maskenball.server.schema import journal, tables
from maskenball.server.store import Store, Write
from maskenball.server.table import Table, folded
from maskenball.server.thinking import Thinkers
from maskenball.server.workers import Payer
from tests.server.company import Guest, until
from tests.server.journals import decisions
from tests.server.postgresql import PostgreSQL
from tests.server.tampering import connected, entries_of, films_of, locked, overwrite, remove
from tools.house import PATIENCE, Json, Running, inside, raw, started


class Phoenix:
    """A server in a process of its own that is killed, and comes back at the same address."""

    def __init__(self, database: str, log: Path, *options: str) -> None:
        self.database, self._log, self.options = database, log, options
        self._running: Running | None = None
        self._port = 0
        self.rise()

    def rise(self) -> None:
        """Start, or start again."""
        self._running = started(self.database, *self.options, port=self._port, errors=self._log)
        self._port = int(self.address.rpartition(":")[2])

    @property
    def process(self) -> subprocess.Popen[str]:
        """The process."""
        assert self._running is not None
        return self._running.process

    @property
    def address(self) -> str:
        """Where it is, now and after every restart."""
        assert self._running is not None
        return self._running.address

    @property
    def client(self) -> Client:
        """A client of it."""
        return Client(self.address)

    def kill(self) -> None:
        """The power is cut."""
        if self._running is not None:
            self._running.kill()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self._running = None

    def killed_and_back(self) -> None:
        """The power is cut, and comes back."""
        self.kill()
        self.rise()

    def log(self) -> list[Json]:
        """What it has told on standard error. (Python itself has a word to say when it is killed.)"""
        return [json.loads(line) for line in self._log.read_text().splitlines() if line.startswith("{")]

    def figure(self, name: str) -> int:
        """One of its metrics."""
        with url_request.urlopen(f"{self.address}/metrics", timeout=PATIENCE) as answer:
            figures = dict(line.split() for line in answer.read().decode().splitlines())
        return int(figures[f"maskenball_{name}"])


@pytest.fixture
def phoenix(database: str, tmp_path: Path) -> Iterator[Phoenix]:
    """A server on each kind of database. It has told of no fault of its own when the test is over."""
    server = Phoenix(database, tmp_path / "log")
    yield server
    server.kill()
    assert not [line for line in server.log() if "trace" in line]


@asynccontextmanager
async def connected_guests(address: str, seats: list[Seat]) -> AsyncIterator[list[Guest]]:
    """Everybody of a table on a bare line, and a spectator; all have been greeted, at the same time."""
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(raw(address)) for _ in range(len(seats) + 1)]
        guests = [Guest(line, seat) for line, seat in zip(lines, seats, strict=False)]
        guests.append(Guest(lines[-1], None, seats[0].watch))
        await asyncio.gather(*(guest.greet() for guest in guests))
        for guest in guests:
            await guest.catch_up()
        yield guests


async def dealt(client: Client, players: int = 3, **options: object) -> list[Seat]:
    """A table full of people; the cards lie face down and person 0 is asked."""
    host = await client.open("Anna", players=players, first=0, **options)
    seats = [host, *[await client.join(host.join, f"Guest {k}") for k in range(1, players)]]
    async with client.line(host) as line:
        await line.command("start")
        if line.snapshot["table"]["phase"] == "memorising":
            await ready(line)
    return seats


async def ready(line: Line) -> None:
    """Whoever is alone at the table has seen enough: the cards lie face down."""
    await line.command("ready")
    await until(lambda: bool(line.snapshot["table"]["phase"] == "playing"))


def any_answer(now: Json) -> str:
    """The first of the answers that are allowed."""
    return str(now["answers"][0]["text"])


async def moved(guest: Guest, **more: object) -> Json:
    """Somebody who is asked answers; returns what they are told."""
    now = guest.now
    return await guest.ask("answer", game=now["game"], seq=now["seq"], answer=any_answer(now), **more)


def table_of(database: str, id: str) -> Table:
    """A table, read from its journal on disk."""
    return folded(id, [e.decode(entry) for entry in entries_of(database, id)])


def answers_of(database: str, id: str) -> dict[tuple[int, int], tuple[int, str]]:
    """All moves of a table on disk: by game and number of the decision, who did what."""
    films = films_of(database, id)
    found = {(game, seq): done for game, sheet in films.items() for seq, done in enumerate(decisions(sheet))}
    game, seq = len(films), 0
    for entry in map(e.decode, entries_of(database, id)):
        if isinstance(entry, e.Started):
            game, seq = game + 1, 0
        elif isinstance(entry, e.Answered):
            found[game, seq] = (entry.person, entry.answer)
            seq += 1
    return found


def every_journal(database: str) -> dict[str, list[bytes]]:
    """All that is on disk."""
    with connected(database) as connection:
        found: dict[str, list[bytes]] = {row.id: [] for row in connection.execute(sa.select(tables.c.id))}
        for row in connection.execute(sa.select(journal).order_by(journal.c.n)):
            found.setdefault(row.table_id, []).append(bytes(row.entry))
    return found


def without_promises(journals: dict[str, list[bytes]]) -> dict[str, list[bytes]]:
    """Journals without what devices do by themselves whenever they come to a table at which people gather."""
    return {id: [row for row in journal if b'"promised"' not in row] for id, journal in journals.items()}


def run_until_killed(program: str) -> None:
    """Run a program that kills itself."""
    ended = subprocess.run([sys.executable, "-c", program], timeout=PATIENCE)
    assert ended.returncode == -signal.SIGKILL


# -- 22: a torn file ------------------------------------------------------------------------------------------------


@pytest.mark.fault(22)
def test_a_kill_in_the_middle_of_a_commit_leaves_nothing_torn(database: str) -> None:
    """With so little memory that half of it is in the file before it is committed."""
    run_until_killed(f"""
import asyncio, os, signal, sqlalchemy as sa
from maskenball.server.schema import journal
from maskenball.server.store import Store

async def main():
    store = Store({database!r})
    if store.is_sqlite:
        sa.event.listen(store._engine, "connect", lambda line, _: line.execute("PRAGMA cache_size = 5"))
    store.open()
    ids = [f"t{{k}}" for k in range(300)]
    await asyncio.gather(*(store.add(id, f"join{{id}}", f"watch{{id}}", [b"opened" * 50], [id]) for id in ids))
    sa.event.listen(store._engine, "commit", lambda _: os.kill(os.getpid(), signal.SIGKILL))
    rows = [dict(table_id=id, n=1, at=0.0, entry=b"move" * 50) for id in ids]
    await store._written([(journal, rows)])

asyncio.run(main())
""")
    found = every_journal(database)
    assert len(found) == 300 and all(entries == [b"opened" * 50] for entries in found.values())

    async def run() -> None:
        store = Store(database)
        store.open()
        for id in found:
            await store.append(id, 1, [b"goes on"])
        store.close()

    asyncio.run(run())
    assert all(entries[1:] == [b"goes on"] for entries in every_journal(database).values())


@pytest.mark.fault(22)
def test_a_torn_journal_does_not_keep_the_server_from_starting(phoenix: Phoenix) -> None:
    async def run() -> None:
        torn, whole = await dealt(phoenix.client), await dealt(phoenix.client)
        phoenix.kill()
        last = entries_of(phoenix.database, torn[0].table)[-1]
        overwrite(phoenix.database, torn[0].table, 4, last[: len(last) // 2])
        phoenix.rise()
        with pytest.raises(Refused, match="cannot be read"):
            async with phoenix.client.line(torn[0]):
                pass
        async with connected_guests(phoenix.address, whole) as guests:
            assert (await moved(guests[0]))["t"] == "done"
        assert (await phoenix.client.get("/health"))["set_aside"] == [torn[0].table]

    asyncio.run(run())


# -- 23: told before stored ------------------------------------------------------------------------------------------


@pytest.mark.fault(23)
def test_nobody_is_told_of_a_move_before_it_is_stored(phoenix: Phoenix) -> None:
    async def run() -> None:
        seats = await dealt(phoenix.client)
        before = entries_of(phoenix.database, seats[0].table)
        async with connected_guests(phoenix.address, seats) as guests:
            told = [len(guest.frames) for guest in guests]
            with locked(phoenix.database):
                frames = phoenix.figure("frames_total")
                now = guests[0].now
                await guests[0].send("answer", game=now["game"], seq=now["seq"], answer=any_answer(now))
                while phoenix.figure("frames_total") == frames:
                    await asyncio.sleep(0.01)
                for guest in guests[1:]:
                    await guest.catch_up()
                phoenix.kill()
            for guest in guests:
                await guest.until_closed()
            heard = [message["t"] for guest, n in zip(guests, told, strict=True) for message in guest.heard[n - 1 :]]
            assert "happened" not in heard and "done" not in [json.loads(f)["t"] for f in guests[0].frames]
        phoenix.rise()
        assert entries_of(phoenix.database, seats[0].table) == before
        async with connected_guests(phoenix.address, seats) as guests:
            assert guests[0].now["seq"] == 0
            assert (await moved(guests[0]))["t"] == "done"
            for guest in guests[1:]:
                assert (await guest.next())["t"] == "happened"

    asyncio.run(run())


# -- 24: nobody hears ------------------------------------------------------------------------------------------------


@pytest.mark.fault(24)
def test_after_a_restart_everybody_hears_the_next_move(phoenix: Phoenix) -> None:
    async def run() -> None:
        seats = await dealt(phoenix.client)
        client = phoenix.client
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(client.line(seat)) for seat in seats]
            lines.append(await stack.enter_async_context(client.line(watch=seats[0].watch)))
            phoenix.killed_and_back()
            await asyncio.wait_for(lines[0].answer(any_answer(lines[0].now)), PATIENCE)
            await asyncio.gather(*(asyncio.wait_for(hears_move(line), PATIENCE) for line in lines))

    asyncio.run(run())


async def hears_move(line: Line) -> None:
    """Listen until a move is told, or a snapshot after it."""
    async for message in line:
        if message["t"] in ("happened", "snapshot") and message.get("seq") == 1:
            return


# -- 25, 26: clocks --------------------------------------------------------------------------------------------------


@pytest.mark.fault(25)
def test_nobody_loses_on_time_while_the_server_is_down(phoenix: Phoenix) -> None:
    async def run() -> None:
        seats = await dealt(phoenix.client, clock=1000)
        async with connected_guests(phoenix.address, seats):
            pass
        phoenix.kill()
        with connected(phoenix.database) as connection:  # a long night
            connection.execute(sa.update(journal).values(at=journal.c.at - 86_400))
        phoenix.rise()
        async with connected_guests(phoenix.address, seats), raw(phoenix.address) as line:
            back = Guest(line, seats[0])
            assert 0 < (await back.greet())["left"] <= clock.GRACE
            assert (await moved(back))["t"] == "done"
        assert [entry for entry in map(e.decode, entries_of(phoenix.database, seats[0].table)) if is_late(entry)] == []

    asyncio.run(run())


def test_a_restart_does_not_start_the_clock_again(phoenix: Phoenix) -> None:
    async def run() -> None:
        seats = await dealt(phoenix.client, clock=1000)
        phoenix.kill()
        with connected(phoenix.database) as connection:  # five minutes have passed
            connection.execute(sa.update(journal).values(at=journal.c.at - 300))
        phoenix.rise()
        async with raw(phoenix.address) as line:
            assert clock.GRACE < (await Guest(line, seats[0]).greet())["left"] <= 700

    asyncio.run(run())


def is_late(entry: e.AnyEntry) -> bool:
    """Whether the clock played."""
    return isinstance(entry, e.Answered) and entry.why == "clock"


@pytest.mark.fault(26)
def test_clocks_run_again_after_a_restart(phoenix: Phoenix) -> None:
    async def run() -> None:
        seats = await dealt(phoenix.client, clock=1)
        memorising = await phoenix.client.open("Anna", players=2, deal_seconds=1)
        await phoenix.client.join(memorising.join, "Bruno")
        async with phoenix.client.line(memorising) as line:
            await line.command("start")
        phoenix.killed_and_back()
        async with connected_guests(phoenix.address, seats) as guests:
            while not guests[1].now.get("late"):
                await guests[1].next()
        async with phoenix.client.line(memorising) as line:
            async for message in line:
                if message["t"] == "snapshot" and message["table"]["phase"] == "playing":
                    break
        assert is_late(e.decode(entries_of(phoenix.database, seats[0].table)[-1]))

    asyncio.run(asyncio.wait_for(run(), 2 * PATIENCE))


# -- 27, 28, 29: which table is which --------------------------------------------------------------------------------


@pytest.mark.fault(27)
def test_a_restart_neither_duplicates_nor_invents_tables(phoenix: Phoenix) -> None:
    async def run() -> None:
        tables = [await dealt(phoenix.client) for _ in range(3)] + [[await phoenix.client.open("Anna", players=4)]]
        seats = [seat for table in tables for seat in table]
        before = every_journal(phoenix.database)
        with locked(phoenix.database):  # a table that is being opened when the power is cut
            writes = phoenix.figure("writes_total")
            opening = asyncio.create_task(phoenix.client.open("Zoe"))
            await asyncio.sleep(0.2)
            assert phoenix.figure("writes_total") == writes and not opening.done()
            phoenix.kill()
        with pytest.raises(Exception, match=r"(?i)connection|remote end|reset|refused"):
            await opening
        for _ in range(2):
            phoenix.rise()
            assert phoenix.figure("live_tables") == 0
            lines = [phoenix.client.line(seat) for seat in seats]
            async with AsyncExitStack() as stack:
                await asyncio.gather(*(stack.enter_async_context(line) for line in lines))
                for seat, line in zip(seats, lines, strict=True):
                    assert (line.snapshot["table"]["id"], line.snapshot["you"]) == (seat.table, seat.seat)
                    assert (line.snapshot["join"], line.snapshot["watch"]) == (seat.join, seat.watch)
                assert phoenix.figure("live_tables") == len(tables)
            assert (await phoenix.client.get("/health"))["tables"] == len(tables)
            assert without_promises(every_journal(phoenix.database)) == without_promises(before)
            phoenix.kill()

    asyncio.run(run())


@pytest.mark.fault(28)
def test_an_action_of_an_old_game_does_nothing_in_a_new_one(phoenix: Phoenix) -> None:
    """The same person is asked the same in both: only the number of the game tells them apart."""

    async def run() -> None:
        seats = await dealt(phoenix.client)
        async with phoenix.client.line(seats[0]) as line:
            old = {"seq": line.now["seq"], "answer": any_answer(line.now), "game": line.game}
        async with connected_guests(phoenix.address, seats) as guests:
            assert (await guests[0].ask("answer", **old | {"c": "first move"}))["t"] == "done"
        await played_out(phoenix.client, seats, Random(1))
        async with phoenix.client.line(seats[0]) as line:
            for command in ("rematch", "start"):
                await line.command(command)
            await ready(line)
        before = entries_of(phoenix.database, seats[0].table)
        for _ in range(2):
            async with connected_guests(phoenix.address, seats) as guests:
                now = guests[0].now
                assert (now["game"], now["seq"]) == (2, 0) and old["answer"] in [a["text"] for a in now["answers"]]
                assert (await guests[0].ask("answer", **old))["code"] == "other-game"
                assert (await guests[0].ask("answer", **old | {"c": "first move"}))["t"] in ("done", "refused")
                assert guests[0].now["seq"] == 0
            assert entries_of(phoenix.database, seats[0].table) == before
            phoenix.killed_and_back()

    asyncio.run(run())


async def played_out(client: Client, seats: list[Seat], chance: Random) -> Json:
    """Everybody answers by chance until the game is over; returns the host's last snapshot."""
    ends = await asyncio.gather(
        *(play(client, seat, lambda now: str(chance.choice(now["answers"])["text"])) for seat in seats)
    )
    return ends[0]


@pytest.mark.fault(29)
def test_a_lost_game_is_not_begun_anew_under_the_same_name(phoenix: Phoenix) -> None:
    async def run() -> None:
        whole, without_journal, without_beginning, without_anything = [await dealt(phoenix.client) for _ in range(4)]
        phoenix.kill()
        remove(phoenix.database, without_journal[0].table)
        remove(phoenix.database, without_beginning[0].table, 0)
        remove(phoenix.database, without_anything[0].table)
        with connected(phoenix.database) as connection:
            for name, column in (("seats", "table_id"), ("tables", "id")):
                lost = sa.text(f"DELETE FROM {name} WHERE {column} = :id")
                connection.execute(lost, {"id": without_anything[0].table})
        left = every_journal(phoenix.database)
        phoenix.rise()
        for seats in (without_journal, without_beginning):
            await nobody_gets_in(phoenix.client, seats[0])
        await nobody_gets_in(phoenix.client, without_anything[0], "unknown")
        assert every_journal(phoenix.database) == left
        async with connected_guests(phoenix.address, whole) as guests:
            assert (await moved(guests[0]))["t"] == "done"

    asyncio.run(run())


async def nobody_gets_in(client: Client, seat: Seat, code: str = "set-aside") -> None:
    """By none of its names a table can be reached."""
    for line in (client.line(seat), client.line(watch=seat.watch)):
        with pytest.raises(Refused) as refused:
            async with line:
                pass
        assert refused.value.code == code
    with pytest.raises(Refused) as refused:
        await client.join(seat.join, "Zoe")
    assert refused.value.code == code
    for path in (
        f"/api/invitation/{seat.join}",
        f"/api/invitation/{seat.watch}",
        f"/api/games/{seat.table}.1",
        f"/api/games/{seat.table}.1.ball",
    ):
        with pytest.raises(Refused) as refused:
            await client.get(path)
        assert refused.value.code == code


# -- 30: a lock held over a database call ----------------------------------------------------------------------------


@pytest.mark.fault(30)
def test_nobody_waits_for_a_table_that_waits_for_the_database(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "PATIENCE", 4 * PATIENCE)

    async def run() -> None:
        async with inside(database) as server:
            one, two, asleep = [await dealt(server.client) for _ in range(3)]
            server.hall.let_go(1e12)
            server.hall.let_go(1e12)
            assert not server.hall.live
            async with connected_guests(server.address, one) as ones, connected_guests(server.address, two) as twos:
                with locked(database):
                    waiting = [asyncio.create_task(moved(guests[0])) for guests in (ones, twos)]
                    saying = [asyncio.create_task(guest.ask("say", phrase="hurry")) for guest in ones[1:-1]]
                    async with connected_guests(server.address, asleep):  # read from disk
                        assert len(server.hall.live) == 3
                    for path in (f"/api/invitation/{one[0].join}", "/api/catalogue"):
                        await asyncio.wait_for(server.client.get(path), PATIENCE)
                    await ones[-1].catch_up()
                    assert not any(task.done() for task in (*waiting, *saying))
                told = await asyncio.wait_for(asyncio.gather(*waiting, *saying), PATIENCE)
                assert [answer["t"] for answer in told] == ["done"] * 4

    asyncio.run(run())


# -- 31: one bad record ----------------------------------------------------------------------------------------------

BAD: dict[str, bytes | None] = {
    "torn": b'{"e":"answered","person":0,"ans',
    "empty": b"",
    "no JSON": b"\x00\xff\xfe\x80 not at all",
    "nested": b"[" * 100_000,
    "of a future version": b'{"e":"teleported","seat":1}',
    "an illegal move": b'{"e":"answered","person":0,"answer":"decline"}',
    "somebody else's move": b'{"e":"answered","person":2,"answer":"swap"}',
    "a seat that is not there": b'{"e":"seated","seat":99,"name":"Zoe","token":"x"}',
    "a table too small": b'{"e":"changed","options":{"players":2}}',
    "a number for a move": b'{"e":"answered","person":0,"answer":0}',
    "a game of nobody": b'{"e":"started","rules":"mascarade/1","sheet":"[Game \\"mascarade\\"]"}',
    "opened twice": b'{"e":"opened"}',
    "missing": None,
}


@pytest.mark.fault(31)
def test_one_bad_record_is_set_aside_and_all_other_tables_load(phoenix: Phoenix) -> None:
    async def run() -> None:
        bad = {kind: await dealt(phoenix.client) for kind in BAD}
        good = [await dealt(phoenix.client) for _ in range(2)]
        for seats in bad.values():  # so that nothing bad stands at the very end
            async with phoenix.client.line(seats[0]) as line:
                await line.command("say", phrase="hello")
        phoenix.kill()
        for kind, seats in bad.items():
            last = len(entries_of(phoenix.database, seats[0].table)) - 1
            damage(phoenix.database, seats[0].table, last - 1, BAD[kind])
        phoenix.rise()
        for seats in bad.values():
            await nobody_gets_in(phoenix.client, seats[0])
        for seats in good:
            async with connected_guests(phoenix.address, seats) as guests:
                assert (await moved(guests[0]))["t"] == "done"
        set_aside = {seats[0].table for seats in bad.values()}
        assert set((await phoenix.client.get("/health"))["set_aside"]) == set_aside
        named = [line["table"] for line in phoenix.log() if line["level"] == "error"]
        assert sorted(named) == sorted(set_aside)

    asyncio.run(run())


def damage(database: str, table: str, n: int, entry: bytes | None) -> None:
    """Spoil an entry."""
    if entry is None:
        remove(database, table, n)
    else:
        overwrite(database, table, n, entry)


# -- kills under load ------------------------------------------------------------------------------------------------

KILLS, BETWEEN_KILLS, TABLES = 5, 120, 4


def test_five_kills_under_load_lose_nothing_that_was_acknowledged(phoenix: Phoenix) -> None:
    load = Load(phoenix)
    asyncio.run(load.run())
    assert len(load.moves) >= KILLS * BETWEEN_KILLS and len(load.finished) >= TABLES


class Load:
    """Several tables of programs that play by chance, game after game, and talk; what they were promised is noted."""

    def __init__(self, phoenix: Phoenix) -> None:
        self._phoenix, self._chance = phoenix, Random(7)
        self.moves: dict[tuple[str, int, int], tuple[int, str]] = {}
        """Acknowledged moves: by table, game and number of the decision, who did what."""
        self.said: dict[str, tuple[int, str]] = {}
        """The latest words at each table, and the game in which they were said."""
        self.finished: dict[str, str] = {}
        """Score sheets of finished games."""
        self._last = False

    async def run(self) -> None:
        """Play; kill the server again and again; then let everybody finish their game."""
        client = self._phoenix.client
        tables = [await dealt(client, 3 + k % 2) for k in range(TABLES)]
        playing = [asyncio.create_task(self._play_on(client, seats)) for seats in tables]
        for _ in range(KILLS):
            await self._until_moves(len(self.moves) + BETWEEN_KILLS, playing)
            self._phoenix.kill()
            self._compare(tables)
            self._phoenix.rise()
        self._last = True
        await asyncio.wait_for(asyncio.gather(*playing), 4 * PATIENCE)
        self._compare(tables)
        for record, sheet in self.finished.items():
            assert await client.sheet(record) == sheet

    async def _until_moves(self, number: int, playing: list[asyncio.Task[None]]) -> None:
        async with asyncio.timeout(4 * PATIENCE):
            while len(self.moves) < number:
                await asyncio.sleep(0.01)
                for task in playing:
                    if task.done():
                        await task

    def _compare(self, tables: list[list[Seat]]) -> None:
        """Everything that was acknowledged is on disk, and every table can be read."""
        database = self._phoenix.database
        stored = {(s[0].table, *at): done for s in tables for at, done in answers_of(database, s[0].table).items()}
        assert self.moves.items() <= stored.items()
        for seats in tables:
            table_of(database, seats[0].table)
        for id, (game, words) in self.said.items():
            gone_on = len(films_of(database, id)) >= game  # then a new journal has begun, with the latest sayings
            assert gone_on or f'"{words}"'.encode() in b"".join(entries_of(database, id))

    async def _play_on(self, client: Client, seats: list[Seat]) -> None:
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(client.line(seat)) for seat in seats]
            playing = [asyncio.create_task(self._play(*both)) for both in zip(lines, seats, strict=True)]
            await asyncio.wait(playing, return_when="FIRST_COMPLETED")  # the host decides when it is over
            for task in playing:
                if task.done():
                    await task
                task.cancel()

    async def _play(self, line: Line, seat: Seat) -> None:
        """One person. Everything they do is acknowledged in the end, whatever happens in between."""
        answered, over = (0, -1), 0
        async for _ in line:
            now = line.now
            if line.snapshot["table"]["phase"] == "over" and now["t"] == "snapshot" and line.game > over:
                over = line.game
                if seat.seat == 0 and await self._is_last(line):
                    return
            elif line.snapshot["table"]["phase"] == "memorising":
                with suppress(Refused):  # ready already, or those who are here were
                    await line.command("ready")
            elif "answers" in now and (line.game, now["seq"]) != answered:
                answered = (line.game, now["seq"])
                answer = str(self._chance.choice(now["answers"])["text"])
                await line.answer(answer)
                self.moves[seat.table, *answered] = (seat.seat, answer)
                if self._chance.random() < 0.1:
                    await self._talk(line, seat)

    async def _talk(self, line: Line, seat: Seat) -> None:
        words = f"words {self._chance.random()}"
        await line.command("say", text=words)
        self.said[seat.table] = line.game, words

    async def _is_last(self, line: Line) -> bool:
        """The host keeps the score sheet, and asks for another game unless it was the last."""
        record = line.snapshot["table"]["record"]
        self.finished[record] = await patiently(self._phoenix.client.sheet, record)
        if not self._last:
            for command in ("rematch", "start"):
                await line.command(command)
        return self._last


async def patiently(act: Callable[[str], Awaitable[str]], given: str) -> str:
    """Try again while the server is down."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await act(given)
            except OSError:
                await asyncio.sleep(0.05)


# -- a database that fails -------------------------------------------------------------------------------------------


@contextmanager
def no_room(database: str, process: subprocess.Popen[str]) -> Iterator[None]:
    """While this lasts the disk is full for a process: its files can grow no more."""
    size = Path(database.removeprefix("sqlite:///") + "-wal").stat().st_size
    _, most = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, most))
    try:
        yield
    finally:
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (most, most))


@pytest.fixture
def fails(phoenix: Phoenix, request: pytest.FixtureRequest) -> Callable[[], AbstractContextManager[None]]:
    """The database of a server fails: the disk is full, or PostgreSQL throws everybody out."""
    database = phoenix.database
    if database.startswith("sqlite"):
        if not hasattr(resource, "prlimit"):
            pytest.skip("only Linux can fill a disk for one process")
        return lambda: no_room(database, phoenix.process)
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return lambda: server.gone(database)


def test_what_cannot_be_stored_is_refused_and_nobody_is_told(
    phoenix: Phoenix, fails: Callable[[], AbstractContextManager[None]]
) -> None:
    async def run() -> None:
        seats = await dealt(phoenix.client)
        gathering = await phoenix.client.open("Zoe")
        before = entries_of(phoenix.database, seats[0].table)
        async with connected_guests(phoenix.address, seats) as guests:
            told = [len(guest.heard) for guest in guests]
            now = guests[0].now
            move = {"c": "my move", "game": now["game"], "seq": now["seq"], "answer": any_answer(now)}
            with fails():
                for _ in range(3):
                    assert (await guests[0].ask("answer", **move))["code"] == "not-stored"
                    assert (await guests[1].ask("say", phrase="hurry"))["code"] == "not-stored"
                for refused in (phoenix.client.open("Yves"), phoenix.client.join(gathering.join, "Yves")):
                    with pytest.raises(Refused) as found:
                        await refused
                    assert found.value.code == "not-stored"
                for guest in guests:
                    await guest.catch_up()
            assert [len(guest.heard) for guest in guests] == told
            assert entries_of(phoenix.database, seats[0].table) == before
            assert (await guests[0].ask("answer", **move))["t"] == "done"
            for guest in guests:
                await guest.catch_up()
                assert [message["t"] for message in guest.heard][-1] == "happened" and guest.now["seq"] == 1
        assert (await phoenix.client.join(gathering.join, "Yves")).seat == 1
        phoenix.killed_and_back()
        assert answers_of(phoenix.database, seats[0].table) == {(1, 0): (0, move["answer"])}
        await asyncio.wait_for(played_out(phoenix.client, seats, Random(1)), 2 * PATIENCE)

    asyncio.run(run())


def test_who_comes_while_the_tables_cannot_be_read_is_told_to_try_again(postgresql: PostgreSQL, tmp_path: Path) -> None:
    database = postgresql.fresh()
    phoenix = Phoenix(database, tmp_path / "log")

    async def run() -> None:
        seats = await dealt(phoenix.client)
        phoenix.killed_and_back()
        with postgresql.gone(database):
            for attempt in (
                phoenix.client.line(seats[0]).__aenter__(),
                phoenix.client.get(f"/api/invitation/{seats[0].join}"),
            ):
                with pytest.raises(Refused) as refused:
                    await attempt
                assert refused.value.code == "not-stored"
            with pytest.raises(Refused):
                await phoenix.client.get("/health")
        async with connected_guests(phoenix.address, seats) as guests:
            assert (await moved(guests[0]))["t"] == "done"

    try:
        asyncio.run(run())
    finally:
        phoenix.kill()
        postgresql.drop(database)


def test_a_commit_whose_answer_was_lost_is_neither_denied_nor_done_twice(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database stores a move and breaks before it can say so; so it does again when it is asked."""
    commit = Store._commit
    broken: list[bool] = []

    def commit_and_break(store: Store, group: list[Write]) -> None:
        commit(store, group)
        if broken:
            raise OperationalError(
                "", {}, Exception("the line to the database broke"), connection_invalidated=broken.pop()
            )

    monkeypatch.setattr(Store, "_commit", commit_and_break)

    async def run() -> None:
        async with inside(database) as server:
            seats = await dealt(server.client)
            async with connected_guests(server.address, seats) as guests:
                broken.append(True)
                assert (await moved(guests[0], c="first"))["t"] == "done"  # asked once more, it knew better
                await guests[1].catch_up()
                asked = guests[guests[1].now["asked"]["person"]]
                await asked.catch_up()
                broken.append(False)
                assert (await moved(asked, c="second"))["code"] == "not-stored"
                assert (await moved(asked, c="second"))["t"] == "done"
                for guest in guests:
                    await guest.catch_up()
                    assert guest.now["seq"] == 2
        assert len(answers_of(database, seats[0].table)) == 2

    asyncio.run(run())


# -- bots and records ------------------------------------------------------------------------------------------------


def test_bots_go_on_after_a_restart_and_their_old_processes_end(database: str, tmp_path: Path) -> None:
    """A bot is asked and takes its time when the power is cut; when somebody is there again it answers."""
    phoenix = Phoenix(database, tmp_path / "log", "--pace", "10")

    async def run() -> None:
        host = await phoenix.client.open("Anna", players=3, first=1)
        async with raw(phoenix.address) as socket:
            guest = Guest(socket, host)
            await guest.greet()
            await guest.do("start", fill="gentle")
            await guest.do("ready")
            await until(lambda: bool(children_of(phoenix.process.pid)))
            workers = children_of(phoenix.process.pid)
            phoenix.kill()
        assert not bot_moves(database, host.table)
        phoenix.options = ("--pace", "0")
        phoenix.rise()
        async with raw(phoenix.address) as socket:
            guest = Guest(socket, host)
            await until_asked(guest, await guest.greet())
        assert bot_moves(database, host.table)
        await asyncio.wait_for(played_out(phoenix.client, [host], Random(2)), 2 * PATIENCE)
        await until(lambda: not any(is_running(worker) for worker in workers))

    try:
        asyncio.run(run())
    finally:
        phoenix.kill()


async def until_asked(guest: Guest, told: Json) -> None:
    """Listen until there is a question to answer."""
    while "answers" not in told:
        told = await guest.next()


class Musing(Thinkers):
    """Bots that do not answer before they are told to."""

    def __init__(self) -> None:
        super().__init__(1, 0)
        self.asked, self.may_answer = asyncio.Event(), asyncio.Event()

    async def decide(self, payer: Payer, level: str, game: str, seed: str, view: View) -> int:
        self.asked.set()
        await self.may_answer.wait()
        return await super().decide(payer, level, game, seed, view)


def test_bots_try_again_when_their_move_could_not_be_stored(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(store_module, "PATIENCE", 1)

    async def run() -> None:
        bots = Musing()
        async with inside(database, thinkers=bots) as server:
            host = await server.client.open("Anna", players=3, first=1)
            async with raw(server.address) as socket:
                guest = Guest(socket, host)
                await guest.greet()
                await guest.do("start", fill="gentle")
                await guest.do("ready")
                await asyncio.wait_for(bots.asked.wait(), PATIENCE)
                with locked(database):
                    bots.may_answer.set()
                    await until(lambda: "writes failed" in caplog.text)
                assert not bot_moves(database, host.table)
                await until_asked(guest, await guest.next())
            assert bot_moves(database, host.table)

    asyncio.run(run())


def bot_moves(database: str, id: str) -> list[e.Answered]:
    """The moves of bots at a table, as they are on disk."""
    entries = map(e.decode, entries_of(database, id))
    return [entry for entry in entries if isinstance(entry, e.Answered) and entry.why == "bot"]


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            state = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(state[1]) == pid:
                found.append(int(folder.name))
    return found


def is_running(pid: int) -> bool:
    """Whether a process is there, and more than a name."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("game", ["mascarade", "masquerade"])
def test_the_record_of_a_finished_game_is_the_same_after_a_restart(phoenix: Phoenix, game: str) -> None:
    async def run() -> None:
        seats = await dealt(phoenix.client, game=game)
        end = await asyncio.wait_for(played_out(phoenix.client, seats, Random(3)), 2 * PATIENCE)
        record = end["table"]["record"]
        before = await phoenix.client.sheet(record), await phoenix.client.get(f"/api/games/{record}")
        async with phoenix.client.line(seats[1]) as line:
            shown = line.snapshot
        phoenix.killed_and_back()
        assert (await phoenix.client.sheet(record), await phoenix.client.get(f"/api/games/{record}")) == before
        async with phoenix.client.line(seats[1]) as line:
            assert line.snapshot == shown
        assert not check(Replay(before[0]).finish())
        async with phoenix.client.line(seats[0]) as line:  # and the same when the table has gone on since
            await line.command("rematch")
            await line.command("start")
        phoenix.killed_and_back()
        assert await phoenix.client.sheet(record) == before[0]

    asyncio.run(run())


class Slow(Thinkers):
    """Bots who would think longer than anybody waits."""

    def __init__(self) -> None:
        super().__init__(1, 0)
        self.is_deciding, self.is_believing = asyncio.Event(), asyncio.Event()
        self.thinking = 0

    async def decide(self, payer: Payer, level: str, game: str, seed: str, view: View) -> int:
        self.is_deciding.set()
        return int(await self._think(payer))

    async def believe(self, payer: Payer, view: View) -> Json:
        self.is_believing.set()
        told: Json = await self._think(payer)
        return told

    async def _think(self, payer: Payer) -> Any:
        self.thinking += 1
        try:
            return await self.quick.do(payer, PATIENCE, time.sleep, PATIENCE)
        finally:
            self.thinking -= 1


def test_a_server_that_stops_while_a_bot_thinks_plays_nothing_for_it(sqlite: str, caplog: Any) -> None:
    async def run() -> Seat:
        thinkers = Slow()
        async with inside(sqlite, thinkers=thinkers) as server:
            host = await server.client.open("Anna", players=4, memory="helper", first=1)
            async with server.client.line(host) as line:
                await line.command("start", fill="gentle")
                await ready(line)
                asking = asyncio.create_task(line.command("beliefs"))
                await asyncio.wait_for(thinkers.is_deciding.wait(), PATIENCE)
                await asyncio.wait_for(thinkers.is_believing.wait(), PATIENCE)
                assert server.hall.live[host.table].table.asked is not None
                server.hall.close()
                await until(lambda: not thinkers.thinking)  # whoever thought was stopped
                asking.cancel()
        return host

    host = asyncio.run(run())
    kinds = [type(e.decode(entry)) for entry in entries_of(sqlite, host.table)]
    assert kinds[-1] is e.Begun and e.Answered not in kinds
    assert not [record for record in caplog.records if record.exc_info]
