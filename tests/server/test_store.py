"""The store: what is written together, in which order, once, and by which version."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from threading import Event

import pytest
import sqlalchemy as sa

from maskenball.server import store as store_module
from maskenball.server.store import NotStored, Overtaken, Store, Write
from tests.server.company import until
from tests.server.tampering import connected, entries_of, locked, remove
from tools.house import PATIENCE


@asynccontextmanager
async def opened(database: str, *tables: str, alone: bool = True) -> AsyncIterator[Store]:
    """A store with some tables, each of which has one entry."""
    store = Store(database, alone)
    store.open()
    try:
        for id in tables:
            await store.add(id, f"join{id}", f"watch{id}", [b"opened"], [f"token{id}"])
        yield store
    finally:
        store.close()


def brought_up(database: str) -> None:
    """Bring a database to this version."""
    store = Store(database)
    try:
        store.open()
    finally:
        store.close()


def begins_to_write(store: Store) -> Callable[[], bool]:
    """Tells whether the thread of a store has begun to write since now."""
    begun, commit = Event(), store._commit

    def noticed(group: Sequence[Write]) -> None:
        begun.set()
        commit(group)

    store._commit = noticed  # type: ignore[method-assign]
    return begun.is_set


def test_writes_that_wait_at_the_same_moment_are_committed_together(database: str) -> None:
    ids = [f"t{k}" for k in range(40)]

    async def run() -> None:
        async with opened(database, *ids) as store:
            commits, writes = store.commits, store.writes
            with locked(database):
                begun = begins_to_write(store)
                waiting = [asyncio.create_task(store.append(id, 1, [b"move"])) for id in ids]
                await until(begun)
                assert not any(task.done() for task in waiting)
            await asyncio.wait_for(asyncio.gather(*waiting), PATIENCE)
            assert store.writes - writes == len(ids)
            assert store.commits - commits < len(ids) / 2

    asyncio.run(run())
    assert all(entries_of(database, id) == [b"opened", b"move"] for id in ids)


def test_a_place_that_is_taken_is_not_written_again(database: str) -> None:
    async def run() -> None:
        async with opened(database, "one", alone=False) as store, opened(database, alone=False) as other:
            await store.append("one", 1, [b"first"])
            with pytest.raises(Overtaken):
                await other.append("one", 1, [b"second"])
            await other.append("one", 2, [b"third"])

    asyncio.run(run())
    assert entries_of(database, "one") == [b"opened", b"first", b"third"]


def test_entries_come_together_or_not_at_all(database: str) -> None:
    async def run() -> None:
        async with opened(database, "one") as store:
            await store.append("one", 3, [b"there already"])
            with pytest.raises(Overtaken):
                await store.append("one", 1, [b"a", b"b", b"c"], ["token"])
            assert await store.journal_by(token="token") is None
            with pytest.raises(Overtaken):
                await store.append("one", 4, [b"with the token of somebody else"], ["tokenone"])

    asyncio.run(run())
    assert entries_of(database, "one") == [b"opened", b"there already"]


def test_a_write_that_fails_takes_no_other_with_it(database: str) -> None:
    ids = [f"t{k}" for k in range(10)]

    async def run() -> None:
        async with opened(database, *ids) as store:
            with locked(database):
                begun = begins_to_write(store)
                wishes = [(id, 0 if id == "t5" else 1) for id in ids]
                waiting = [asyncio.create_task(store.append(id, n, [b"move"])) for id, n in wishes]
                await until(begun)
            outcome = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), PATIENCE)
            assert [type(found) for found in outcome] == [type(None)] * 5 + [Overtaken] + [type(None)] * 4

    asyncio.run(run())
    assert [len(entries_of(database, id)) for id in ids] == [2] * 5 + [1] + [2] * 4


def test_when_the_database_is_gone_everybody_is_told_after_one_wait(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty tables do not wait forty times as long as one."""
    monkeypatch.setattr(store_module, "PATIENCE", 1)
    ids = [f"t{k}" for k in range(40)]

    async def run() -> None:
        async with opened(database, *ids) as store:
            with locked(database):
                waiting = [store.append(id, 1, [b"move"]) for id in ids]
                outcome = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), PATIENCE)
            assert {type(found) for found in outcome} == {NotStored}
            await asyncio.gather(*(store.append(id, 1, [b"move"]) for id in ids))

    asyncio.run(run())
    assert all(entries_of(database, id) == [b"opened", b"move"] for id in ids)


def test_entries_are_read_in_the_order_in_which_they_were_written(database: str) -> None:
    async def run() -> None:
        async with opened(database, "one", "two", "three") as store:

            async def fill(id: str) -> None:
                for n in range(1, 60, 3):
                    await store.append(id, n, [f"{id} {n + k}".encode() for k in range(3)])

            await asyncio.gather(*(fill(id) for id in ("one", "two", "three")))
            for id in ("one", "two", "three"):
                found = await store.journal_by(id=id)
                assert found is not None and found.missing is None
                assert found.entries == [b"opened", *(f"{id} {n}".encode() for n in range(1, 61))]

    asyncio.run(run())


def test_a_gap_in_a_journal_is_noticed(database: str) -> None:
    async def run() -> None:
        async with opened(database, "one") as store:
            await store.append("one", 1, [b"a", b"b", b"c"])
            remove(database, "one", 2)
            found = await store.journal_by(id="one")
            assert found is not None and found.missing == 2

    asyncio.run(run())


def test_a_journal_is_found_by_each_of_its_names(database: str) -> None:
    async def run() -> None:
        async with opened(database, "one", "two") as store:
            for names in ({"id": "two"}, {"join": "jointwo"}, {"watch": "watchtwo"}, {"token": "tokentwo"}):
                found = await store.journal_by(**names)
                assert found is not None and found.table_id == "two"
            for names in ({"id": "three"}, {"join": "watchtwo"}, {"watch": "jointwo"}, {"token": "jointwo"}):
                assert await store.journal_by(**names) is None
            assert await store.count() == 2

    asyncio.run(run())


def test_an_empty_database_gets_its_tables_and_its_version(database: str) -> None:
    brought_up(database)
    with connected(database) as connection:
        names = {"alembic_version", "journal", "records", "seats", "tables"}
        assert set(sa.inspect(connection).get_table_names()) == names
        known = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    assert known == store_module.SCHEMA_VERSION


def test_a_database_that_is_there_already_keeps_what_is_in_it(database: str) -> None:
    async def run() -> None:
        async with opened(database, "one") as store:
            await store.append("one", 1, [b"move"])
        async with opened(database) as store:
            found = await store.journal_by(token="tokenone")
            assert found is not None and found.entries == [b"opened", b"move"]

    asyncio.run(run())


def test_a_start_that_was_killed_half_way_leaves_a_database_that_can_be_used(database: str) -> None:
    """Tables are made together with their version, or not at all."""
    killed_before_commit = f"""
import os, signal, sqlalchemy as sa
from maskenball.server.store import Store
store = Store({database!r})
sa.event.listen(store._engine, "commit", lambda _: os.kill(os.getpid(), signal.SIGKILL))
store.open()
"""
    ended = subprocess.run([sys.executable, "-c", killed_before_commit], timeout=PATIENCE)
    assert ended.returncode == -signal.SIGKILL
    with connected(database) as connection:
        assert not sa.inspect(connection).get_table_names()
    brought_up(database)


def test_a_database_of_a_newer_version_is_refused_and_left_alone(database: str) -> None:
    brought_up(database)
    with connected(database) as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9876'")
    with pytest.raises(NotStored, match=r"9876.*newer"):
        brought_up(database)
    served = subprocess.run(
        [sys.executable, "-m", "maskenball.cli", "serve", "--port", "0", "--database", database],
        capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert served.returncode and "newer Maskenball" in served.stderr and "Traceback" not in served.stderr
    with connected(database) as connection:
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == "9876"


def test_a_file_that_is_no_database_is_refused_in_one_sentence(sqlite: str) -> None:
    file = re.sub("^sqlite:///", "", sqlite)
    with open(file, "wb") as out:
        out.write(b"these are not the tables you are looking for" * 1000)
    with pytest.raises(NotStored, match="not a database"):
        brought_up(sqlite)
