"""Expiry: old tables are removed, then the films of their games; nothing that is in use, and nobody waits for it."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from maskenball.client import Refused
from maskenball.core.replay import Replay
from maskenball.server import entries as e, expiry
from maskenball.server.expiry import DAY, Expiry, Keeping
from maskenball.server.hall import Hall
from maskenball.server.schema import journal, records, seats, tables
from maskenball.server.store import Store
from maskenball.server.thinking import Thinkers
from tests.server.company import until
from tests.server.journals import finished_game
from tests.server.tampering import connected, films_of
from tools.house import inside, started

NOW = 2_000_000_000.0


async def add(store: Store, id: str, days_ago: float, entries: list[e.AnyEntry]) -> None:
    """A table at which something last happened so many days ago."""
    written = [e.encode(entry) for entry in entries]
    await store.add(id, f"join{id}", f"watch{id}", written[:1], [f"token{id}"])
    if written[1:]:
        await store.append(id, 1, written[1:])
    with connected(store.url) as connection:
        touched = sa.update(journal).where(journal.c.table_id == id, journal.c.n == len(written) - 1)
        connection.execute(touched.values(at=NOW - days_ago * DAY))


def left(database: str) -> set[str]:
    """The tables that are still there."""
    with connected(database) as connection:
        return set(connection.execute(sa.select(tables.c.id)).scalars())


def rows_of(database: str, id: str) -> int:
    """How much is left of a table, its films not counted."""
    with connected(database) as connection:
        counts = [sa.select(sa.func.count()).where(table.c.table_id == id) for table in (journal, seats)]
        return sum(connection.execute(count).scalar() or 0 for count in counts)


def test_what_nobody_has_touched_for_long_goes_and_its_films_go_later(database: str) -> None:
    over = finished_game(Random(1))

    async def run(store: Store) -> None:
        hall = Hall(store, Thinkers(), Keeping(tables=180, films=730))
        await add(store, "new", 179, over)
        await add(store, "old", 181, over)
        await add(store, "opened", 181, over[:1])
        await add(store, "older", 731, over)
        await add(store, "broken", 400, over[5:])
        await add(store, "live", 400, over)
        await hall.find(id="live")
        await hall.expiry.clear_out(NOW)
        assert left(database) == {"new", "live"}
        assert not any(rows_of(database, id) for id in ("old", "opened", "older", "broken"))
        assert {id: list(films_of(database, id)) for id in ("new", "old", "opened", "older")} == {
            "new": [], "old": [1], "opened": [], "older": [],
        }  # fmt: skip
        assert Replay(await hall.sheet("old", 1)).finish().over
        with pytest.raises(Refused) as refused:
            await hall.find(join="joinold")
        assert refused.value.code == "unknown"
        await hall.expiry.clear_out(NOW + 550 * DAY)
        with pytest.raises(Refused):
            await hall.sheet("old", 1)
        assert left(database) == {"live"} and list(films_of(database, "new")) == [1]

    store = Store(database)
    store.open()
    try:
        asyncio.run(run(store))
    finally:
        store.close()


def test_nothing_goes_if_the_host_keeps_it_for_ever(sqlite: str) -> None:
    async def run(store: Store) -> None:
        await add(store, "old", 10_000, finished_game(Random(1)))
        with connected(sqlite) as connection:
            connection.execute(records.insert(), [{"table_id": "gone", "number": 1, "at": 0.0, "sheet": "[Game]"}])
        await Expiry(Hall(store, Thinkers()), Keeping(0, 0)).clear_out(NOW)
        assert left(sqlite) == {"old"} and films_of(sqlite, "gone") == {1: "[Game]"}

    store = Store(sqlite)
    store.open()
    try:
        asyncio.run(run(store))
    finally:
        store.close()


def test_it_is_done_in_portions(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "LOOKED_AT", 3)
    opened = finished_game(Random(1))[:1]

    async def run(store: Store) -> None:
        for k in range(10):
            await add(store, f"t{k}", 200 if k % 2 else 100, opened)
        with connected(sqlite) as connection:
            films = [{"table_id": "gone", "number": k, "at": 0.0, "sheet": "[Game]"} for k in range(8)]
            connection.execute(records.insert(), films)
        commits = store.commits
        await Hall(store, Thinkers()).expiry.clear_out(NOW)
        assert left(sqlite) == {f"t{k}" for k in range(0, 10, 2)} and not films_of(sqlite, "gone")
        assert store.commits - commits == 5 + 3

    store = Store(sqlite)
    store.open()
    try:
        asyncio.run(run(store))
    finally:
        store.close()


def test_whoever_comes_while_a_table_is_removed_finds_none(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And not one whose moves could not be stored any more."""

    async def run() -> None:
        async with inside(sqlite) as server:
            seat = await server.client.open("Anna")
            hall = server.hall
            hall._forget(hall.live[seat.table])
            removing, go_on = asyncio.Event(), asyncio.Event()
            remove = server.store.remove

            async def slowly(*given: object) -> None:
                removing.set()
                await go_on.wait()
                await remove(*given)  # type: ignore[arg-type]

            monkeypatch.setattr(server.store, "remove", slowly)
            clearing = asyncio.create_task(hall.expiry.clear_out(time.time() + 200 * DAY))
            await removing.wait()
            for line in (server.client.line(seat), server.client.line(watch=seat.watch)):
                with pytest.raises(Refused, match="no such table"):
                    async with line:
                        pass
            go_on.set()
            await clearing
            assert not left(sqlite) and not hall.locked_out

    asyncio.run(run())


def test_a_server_clears_out_when_it_starts(sqlite: str) -> None:
    async def fill(store: Store) -> None:
        await add(store, "old", 0, finished_game(Random(1)))
        with connected(sqlite) as connection:
            connection.execute(sa.update(journal).values(at=time.time() - 31 * DAY))

    store = Store(sqlite)
    store.open()
    asyncio.run(fill(store))
    store.close()
    file = Path(re.sub("^sqlite:///", "", sqlite))
    running = started(file, "--keep-tables", "32")
    running.close()
    assert left(sqlite) == {"old"}
    running = started(file, "--keep-tables", "30")
    try:
        asyncio.run(until(lambda: not left(sqlite)))
    finally:
        running.close()
    assert list(films_of(sqlite, "old")) == [1]
