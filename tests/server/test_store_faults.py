"""A database that fails under a running server: moves are refused, health says why, nothing untrue is told."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, closing, contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from maskenball.client import Client, Seat
from maskenball.server import store as store_module
from maskenball.server.store import NotStored, Store
from tests.server.company import Guest, until
from tests.server.postgresql import PostgreSQL
from tests.server.tampering import entries_of, locked
from tools.house import PATIENCE, Inside, Json, Running, inside, raw, server, started

Fault = Callable[[Path, Running], AbstractContextManager[None]]


async def health(address: str) -> tuple[int, Json]:
    """What a host is told."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        answer = await http.get("/health")
    return answer.status_code, answer.json()


class Talk:
    """Somebody who says one word after the other at a table, and knows which of them were acknowledged."""

    def __init__(self, guest: Guest, seat: Seat, address: str) -> None:
        self.guest, self.seat, self.address = guest, seat, address
        self.kept: list[str] = []
        self._count = 0

    async def says(self) -> str:
        """Say something; returns `done`, or why not."""
        self._count += 1
        word = f"word {self._count}."
        told = await self.guest.ask("say", text=word)
        if told["t"] == "done":
            self.kept.append(word)
        return str(told.get("code") or told["t"])

    def lost(self, database: str) -> list[str]:
        """Words that were acknowledged and are not on disk."""
        stored = b" ".join(entries_of(database, self.seat.table)).decode()
        return [word for word in self.kept if word not in stored]


@asynccontextmanager
async def talking(address: str, seat: Seat | None = None) -> AsyncIterator[Talk]:
    """Somebody at a table, who has said something already."""
    seat = seat or await Client(address).open("Anna")
    async with raw(address) as line:
        guest = Guest(line, seat)
        await guest.greet()
        talk = Talk(guest, seat, address)
        assert await talk.says() == "done"
        yield talk


# -- SQLite: what can happen to its files ----------------------------------------------------------------------------


@contextmanager
def moved(path: Path) -> Iterator[None]:
    """While this lasts a file has another name."""
    path.rename(path.with_suffix(".away"))
    try:
        yield
    finally:
        path.with_suffix(".away").rename(path)


def deleted(file: Path, _: Running) -> AbstractContextManager[None]:
    return moved(file)


@contextmanager
def replaced(file: Path, _: Running) -> Iterator[None]:
    with moved(file):
        shutil.copy(file.with_suffix(".away"), file)
        yield


@contextmanager
def full(file: Path, running: Running) -> Iterator[None]:
    size = Path(f"{file}-wal").stat().st_size
    _, most = resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (size, most))
    try:
        yield
    finally:
        resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (most, most))


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux can fill a disk for one process")
@pytest.mark.parametrize(
    ("fault", "why"),
    [(deleted, "removed"), (replaced, "replaced"), (full, "full|I/O")],
    ids=["deleted", "replaced", "full"],
)
def test_a_file_that_is_gone_or_full_is_noticed_at_once_and_good_again_afterwards(
    tmp_path: Path, fault: Fault, why: str
) -> None:
    file = tmp_path / "tables.db"

    async def run(running: Running) -> Talk:
        async with talking(running.address) as talk:
            with fault(file, running):
                assert [await talk.says() for _ in range(3)] == ["not-stored"] * 3
                status, told = await health(running.address)
                assert status == 503 and not told["ok"] and re.search(why, told["why"]), told
            assert await talk.says() in ("done", "stale")  # stale: the first refused one had been stored
            assert await talk.says() == "done"
            assert (await health(running.address))[0] == 200
            return talk

    with server(file) as running:
        talk = asyncio.run(run(running))
    assert not talk.lost(f"sqlite:///{file}")


def cut_file(file: Path) -> None:
    os.truncate(file, 4096)


def cut_wal(file: Path) -> None:
    os.truncate(f"{file}-wal", 0)


def unlink_wal(file: Path) -> None:
    Path(f"{file}-wal").unlink()


@pytest.mark.parametrize("damage", [cut_file, cut_wal, unlink_wal])
def test_a_file_that_is_cut_under_the_server_is_noticed_at_once(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    """And stays noticed: nothing is built upon what is left."""
    file = tmp_path / "tables.db"
    with server(file) as running:
        seat = asyncio.run(Client(running.address).open("Anna"))

    async def run(running: Running) -> None:
        async with talking(running.address, seat) as talk:
            damage(file)
            assert [await talk.says() for _ in range(3)] == ["not-stored"] * 3
            assert [(await health(running.address))[0] for _ in range(2)] == [503, 503]

    with server(file) as running:  # everything before is in the file itself, not in the WAL
        asyncio.run(run(running))


def test_a_file_that_its_host_makes_smaller_is_no_fault(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def run(running: Running) -> Talk:
        async with talking(running.address) as talk:
            with closing(sqlite3.connect(file)) as host:
                host.execute("CREATE TABLE filler AS SELECT zeroblob(100000) AS filled")
                host.commit()
                host.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                assert await talk.says() == "done"
                host.execute("DROP TABLE filler")
                host.commit()
                host.execute("VACUUM")
                host.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            assert [await talk.says() for _ in range(2)] == ["done"] * 2
            return talk

    with server(file) as running:
        talk = asyncio.run(run(running))
    assert not talk.lost(f"sqlite:///{file}")


# -- databases that keep us waiting, or take nothing -----------------------------------------------------------------


async def is_refused_and_said(server: Inside, talk: Talk) -> None:
    assert await talk.says() == "not-stored"
    status, told = await health(server.address)
    assert status == 503 and told["why"]


def test_a_database_that_somebody_has_locked_is_noticed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "PATIENCE", 1)

    async def run() -> Talk:
        async with inside(database) as server, talking(server.address) as talk:
            with locked(database):
                await is_refused_and_said(server, talk)
            assert await talk.says() == "done" and (await health(server.address))[0] == 200
            return talk

    assert not asyncio.run(run()).lost(database)


READ_ONLY = {"sqlite": "PRAGMA query_only = ON", "postgresql": "SET default_transaction_read_only = on"}


def test_a_database_that_can_only_be_read_is_noticed(database: str) -> None:
    def read_only(line: Any, _: object) -> None:
        line.execute(READ_ONLY[database.partition("+")[0].partition(":")[0]])
        line.commit()

    async def run() -> Talk:
        async with inside(database) as server, talking(server.address) as talk:
            sa.event.listen(server.store._engine, "connect", read_only)
            server.store._writing.hang_up()
            await is_refused_and_said(server, talk)
            sa.event.remove(server.store._engine, "connect", read_only)
            assert await talk.says() == "done"
            return talk

    assert not asyncio.run(run()).lost(database)


def test_a_postgresql_that_hangs_is_given_up_and_found_again(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its processes are stopped, so that no line breaks and none is answered."""
    monkeypatch.setattr(store_module, "PATIENCE", 1)
    database = postgresql.fresh()

    async def run() -> Talk:
        async with inside(database) as server, talking(server.address) as talk:
            with postgresql.hung(database):
                await is_refused_and_said(server, talk)
                with pytest.raises(NotStored):
                    await server.store.count()
                assert await talk.says() == "not-stored"
                await until(lambda: server.store._writing._connection is None)  # the writer has given it up too
            async with asyncio.timeout(PATIENCE):
                while await talk.says() != "done":  # until PostgreSQL has let go of the line that was given up
                    pass
            assert (await health(server.address))[0] == 200
            return talk

    try:
        assert not asyncio.run(run()).lost(database)
    finally:
        postgresql.drop(database)


def test_a_store_is_closed_though_its_postgresql_hangs_in_a_commit(
    postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "PATIENCE", 1)
    database = postgresql.fresh()
    store = Store(database)
    store.open()
    commit, begun = store._commit, Event()

    def noticed(group: Sequence[store_module.Write]) -> None:
        begun.set()
        commit(group)

    async def begin() -> None:
        """Whoever waits for the write goes with the loop."""
        writing = asyncio.create_task(store.append("one", 1, [b"first"]))
        await until(begun.is_set)
        writing.cancel()

    monkeypatch.setattr(store, "_commit", noticed)
    try:
        with postgresql.hung(database):
            asyncio.run(begin())
            closing_it = Thread(target=store.close, daemon=True)
            closing_it.start()
            closing_it.join(PATIENCE)
            assert not closing_it.is_alive()
    finally:
        postgresql.drop(database)


def test_a_server_stops_though_its_postgresql_hangs(postgresql: PostgreSQL) -> None:
    database = postgresql.fresh()
    try:
        with server(database) as running:
            asyncio.run(Client(running.address).open("Anna"))
            with postgresql.hung(database):
                running.stop()
        assert running.process.returncode == 0
    finally:
        postgresql.drop(database)


def test_a_write_that_nobody_waits_for_any_more_is_not_begun(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "PATIENCE", 0)
    monkeypatch.setattr(store_module, "MARGIN", 0.2)

    async def run() -> None:
        store = Store(sqlite)
        store.open()
        await store.add("one", "join", "watch", [b"opened"], [])
        commit, begun, goes_on = store._commit, Event(), Event()

        def hangs(group: Sequence[store_module.Write]) -> None:
            begun.set()
            goes_on.wait(PATIENCE)
            commit(group)

        monkeypatch.setattr(store, "_commit", hangs)
        first = asyncio.create_task(store.append("one", 1, [b"first"]))
        await until(begun.is_set)
        for waiting in (first, store.append("one", 2, [b"second"])):
            with pytest.raises(NotStored, match="does not answer"):
                await waiting
        goes_on.set()
        await asyncio.to_thread(store.close)

    asyncio.run(run())
    assert b"second" not in entries_of(sqlite, "one")


# -- a start after which something is missing ------------------------------------------------------------------------


def start(file: Path) -> subprocess.CompletedProcess[str]:
    """Try to start a server that cannot."""
    words = [sys.executable, "-m", "maskenball.cli", "serve", "--port", "0", "--database", str(file)]
    return subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE)


def cut_wal_in_half(file: Path) -> None:
    wal = Path(f"{file}-wal")
    os.truncate(wal, wal.stat().st_size // 2)


def unlink_all(file: Path) -> None:
    for path in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        path.unlink(missing_ok=True)


def empty_all(file: Path) -> None:
    unlink_all(file)
    file.touch()


@pytest.mark.parametrize("damage", [cut_wal, cut_wal_in_half, unlink_wal, unlink_all, empty_all])
def test_what_was_lost_while_the_server_was_down_is_reported_at_the_start(
    tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    file, kept = tmp_path / "tables.db", tmp_path / "kept"
    running = started(file)
    seat = asyncio.run(Client(running.address).open("Anna"))
    running.process.send_signal(signal.SIGKILL)
    running.process.wait(PATIENCE)
    running.close()
    shutil.copytree(tmp_path, kept)
    damage(file)
    for _ in range(2):
        done = start(file)
        assert done.returncode == 1 and "has lost the last" in done.stderr and "tables.db-mark" in done.stderr
    for path in kept.iterdir():  # put back what is missing
        shutil.copy(path, tmp_path / path.name)
    with server(file):
        pass
    assert len(entries_of(f"sqlite:///{file}", seat.table)) == 2
    unlink_all(file)
    assert "has lost the last" in start(file).stderr
    Path(f"{file}-mark").unlink()  # go on without, as the sentence says
    with server(file) as again:
        assert asyncio.run(health(again.address))[1]["tables"] == 0


def test_a_kill_alone_is_no_loss(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    for _ in range(3):
        running = started(file)
        asyncio.run(Client(running.address).open("Anna"))
        running.kill()
        running.close()
    with server(file) as running:
        assert asyncio.run(health(running.address))[1]["tables"] == 3
