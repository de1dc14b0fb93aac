"""The store: journals on disk. One thread writes; whatever waits at the same moment is committed together.

`append` returns when its entries are durable, and raises `NotStored` when they are not: then nothing of them is there.
SQLite by default (WAL, synchronous=FULL: a commit survives a power cut), PostgreSQL by its URL, with the same code.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError, SQLAlchemyError

from maskenball.server.schema import journal, records, seats, tables

T = TypeVar("T")
log = logging.getLogger("maskenball.store")

LARGEST_GROUP = 512
"""No more than so many writes are committed together: the first of them should not wait long for the last."""
SCHEMA_VERSION = "0003"
GONE = (OperationalError, InterfaceError)
"""What is raised when it is not the write's fault."""
PATIENCE = 5
"""Seconds after which a database that does not answer, or that somebody else has locked, counts as gone."""


class NotStored(Exception):
    """It is not on disk; nothing of it is."""


class Overtaken(NotStored):
    """Somebody else has written this place of the journal: what is known of the table is out of date."""


INSERTS = {table: table.insert() for table in (tables, journal, seats, records)}
"""In the order in which rows refer to each other."""

Rows = list[tuple[sa.Table, list[dict[str, Any]]]]


@dataclass
class Write:
    """Rows that are written together or not at all, and where to tell how it went."""

    rows: Rows
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    changes: Sequence[sa.Executable] = ()
    """What is done to rows that are there, after these."""


@dataclass
class Found:
    """A journal as it was read, from where it began (anew) on; `times`: when each entry was written."""

    table_id: str
    entries: list[bytes] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    missing: int | None = None
    """The first number that should be there and is not."""


class Store:
    """A database of tables."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self._engine = sa.create_engine(url, **self._engine_options())
        if self.is_sqlite:
            sa.event.listen(self._engine, "connect", _prepare_sqlite)
            sa.event.listen(self._engine, "begin", _begin_sqlite)
        else:
            sa.event.listen(self._engine, "connect", _prepare_postgresql)
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._reading = threading.Lock()
        self._writer: threading.Thread | None = None
        self._line: sa.Connection | None = None
        self.commits = self.writes = 0
        """For the metrics: how many commits there were, for how many writes."""

    def _engine_options(self) -> dict[str, Any]:
        if self.is_sqlite:
            return {
                "connect_args": {"timeout": PATIENCE, "check_same_thread": False},
                "pool_size": 2,
                "max_overflow": 2,
            }
        waits = {"connect_timeout": PATIENCE, "tcp_user_timeout": PATIENCE * 1000}
        return {"connect_args": waits, "pool_size": 2, "max_overflow": 2, "pool_pre_ping": True}

    def open(self) -> None:
        """Bring the database to this version and start the writer. Raises NotStored with what to do."""
        try:
            self._migrate()
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise NotStored(f"the database cannot be used: {_cause(error)}") from error
        self._writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._writer.start()

    def _migrate(self) -> None:
        known = None
        with self._engine.begin() as connection:
            if sa.inspect(connection).has_table("alembic_version"):
                known = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
                if known == SCHEMA_VERSION:
                    return  # the usual case; Alembic takes half a second to load
            from alembic import command
            from alembic.config import Config
            from alembic.util import CommandError

            config = Config()
            config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
            config.attributes["connection"] = connection
            try:
                command.upgrade(config, "head")
            except CommandError as error:
                raise NotStored(f"the database is of version {known}, which a newer Maskenball has written") from error

    def close(self) -> None:
        """Write what waits, then end."""
        if self._writer is not None:
            self._queue.put(None)
            self._writer.join()
            self._writer = None
        self._hang_up()
        self._engine.dispose()

    async def append(
        self,
        table_id: str,
        n: int,
        entries: Sequence[bytes],
        tokens: Sequence[str] = (),
        *,
        at: float | None = None,
        gone: Sequence[str] = (),
        begins: bool = False,
        film: tuple[int, str] | None = None,
    ) -> None:
        """Make entries durable as numbers n, n + 1, … of a journal, with the tokens that come and go with them.
        `begins`: the journal begins anew with them, and what was before is not kept; `film`: the number and the score
        sheet of the game that was in it."""
        at = time.time() if at is None else at
        rows: Rows = [
            (journal, [{"table_id": table_id, "n": n + k, "at": at, "entry": entry} for k, entry in enumerate(entries)])
        ]
        changes: list[sa.Executable] = []
        if tokens:
            rows.append((seats, [{"token": token, "table_id": table_id} for token in tokens]))
        if gone:
            changes.append(seats.delete().where(seats.c.token.in_(gone)))
        if begins:
            changes.append(tables.update().where(tables.c.id == table_id).values(first=n))
            changes.append(journal.delete().where(journal.c.table_id == table_id, journal.c.n < n))
        if film is not None and film[1]:
            rows.append((records, [{"table_id": table_id, "number": film[0], "at": at, "sheet": film[1]}]))
        await self._written(rows, changes)

    async def add(self, table_id: str, join: str, watch: str, entries: Sequence[bytes], tokens: Sequence[str]) -> None:
        """A new table with the first entries of its journal."""
        at = time.time()
        await self._written(
            [
                (tables, [{"id": table_id, "join_code": join, "watch_code": watch, "opened": at}]),
                (journal, [{"table_id": table_id, "n": k, "at": at, "entry": e} for k, e in enumerate(entries)]),
                (seats, [{"token": token, "table_id": table_id} for token in tokens]),
            ]
        )

    async def _written(self, rows: Rows, changes: Sequence[sa.Executable] = ()) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(Write(rows, loop, done, changes))
        await done

    def _write_on(self) -> None:
        """The writer: take what waits, commit it together, tell everybody."""
        while True:
            group = self._next_group()
            if not group:
                return
            try:
                self._commit(group)
                outcome: list[Exception | None] = [None] * len(group)
            except Exception as error:
                outcome = self._commit_one_by_one(group, error)
            _tell(list(zip(group, outcome, strict=True)))

    def _next_group(self) -> list[Write]:
        first = self._queue.get()
        if first is None:
            return []
        group = [first]
        while len(group) < LARGEST_GROUP and not self._queue.empty():
            following = self._queue.get()
            if following is None:
                self._queue.put(None)
                break
            group.append(following)
        return group

    def _commit(self, group: Sequence[Write]) -> None:
        gathered: dict[sa.Table, list[dict[str, Any]]] = {table: [] for table in INSERTS}
        for write in group:
            for table, rows in write.rows:
                gathered[table] += rows
        with self._writing_line() as connection, connection.begin():
            for table, rows in gathered.items():
                if rows:
                    connection.execute(INSERTS[table], rows)
            for write in group:
                for change in write.changes:
                    connection.execute(change)
        self.commits += 1
        self.writes += len(group)

    @contextmanager
    def _writing_line(self) -> Iterator[sa.Connection]:
        """The writer's connection. It stays open: to ask for one takes longer than to write. After a fault it is
        another one."""
        if self._line is None:
            self._line = self._engine.connect()
        try:
            yield self._line
        except BaseException:
            self._hang_up()
            raise

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None

    def _commit_one_by_one(self, group: Sequence[Write], failed: Exception) -> list[Exception | None]:
        """A group failed: a write that cannot be done shall harm no other. Where the database is gone nothing is tried
        again, so that nobody waits for each of the others too; a line to it that broke is tried anew, once for each."""
        outcome: list[Exception | None] = []
        for write in group:
            if isinstance(failed, GONE) and not failed.connection_invalidated:
                outcome.append(NotStored(_cause(failed)))
                continue
            try:
                self._commit([write])
                outcome.append(None)
            except IntegrityError as error:
                outcome.append(Overtaken(_cause(error)))
            except Exception as error:
                failed = error
                outcome.append(NotStored(_cause(error)))
        if any(type(found) is NotStored for found in outcome):
            log.error("writes failed", extra={"cause": _cause(failed), "writes": len(group)})
        return outcome

    async def journal_by(self, *, id: str = "", join: str = "", watch: str = "", token: str = "") -> Found | None:
        """The journal of a table, found by one of its names; None: there is none. Raises NotStored."""
        asked = _asking_for_id(id, join, watch, token)
        return await asyncio.to_thread(self._read, lambda c: self._find(c, asked))

    async def id_by(self, *, join: str = "", watch: str = "", token: str = "") -> str | None:
        """The id of a table, found by one of its other names; None: there is none. Raises NotStored."""
        asked = _asking_for_id("", join, watch, token)
        return await asyncio.to_thread(self._read, lambda c: c.execute(asked).scalar())

    def _find(self, connection: sa.Connection, asked: sa.Select[Any]) -> Found | None:
        table_id = connection.execute(asked).scalar()
        if table_id is None:
            return None
        entries = (
            sa.select(tables.c.first, journal.c.n, journal.c.at, journal.c.entry)
            .join(tables, tables.c.id == journal.c.table_id)
            .where(journal.c.table_id == table_id, journal.c.n >= tables.c.first)
            .order_by(journal.c.n)
        )
        rows = list(connection.execute(entries))
        missing = next((row.first + k for k, row in enumerate(rows) if row.n != row.first + k), None)
        return Found(table_id, [bytes(row.entry) for row in rows], [row.at for row in rows], missing)

    async def sheet(self, table_id: str, number: int) -> str | None:
        """The score sheet of a game that its table's journal does not hold any more; None: there is none."""
        asked = sa.select(records.c.sheet).where(records.c.table_id == table_id, records.c.number == number)
        return await asyncio.to_thread(self._read, lambda c: c.execute(asked).scalar())

    async def touched(self, after: str, most: int) -> list[tuple[str, float]]:
        """The next tables in the order of their ids, and when something last happened at each."""
        latest = (
            sa.select(journal.c.at)
            .where(journal.c.table_id == tables.c.id)
            .order_by(journal.c.n.desc())
            .limit(1)
            .scalar_subquery()
        )
        asked = (
            sa.select(tables.c.id, sa.func.coalesce(latest, tables.c.opened))
            .where(tables.c.id > after)
            .order_by(tables.c.id)
            .limit(most)
        )
        return await asyncio.to_thread(self._read, lambda c: [(id, at) for id, at in c.execute(asked)])

    async def remove(self, table_id: str, touched: float, film: tuple[int, str] | None) -> None:
        """Nothing is kept of a table but the films of its games; `film`: the last of them, that its journal holds."""
        rows: Rows = []
        if film is not None and film[1]:
            rows.append((records, [{"table_id": table_id, "number": film[0], "at": touched, "sheet": film[1]}]))
        gone = [table.delete().where(table.c.table_id == table_id) for table in (seats, journal)]
        await self._written(rows, [*gone, tables.delete().where(tables.c.id == table_id)])

    async def remove_films(self, before: float, most: int) -> bool:
        """Remove some of the films that are older; returns whether there were any."""
        key = sa.tuple_(records.c.table_id, records.c.number)
        asked = sa.select(records.c.table_id, records.c.number).where(records.c.at < before).limit(most)
        found = await asyncio.to_thread(self._read, lambda c: [tuple(row) for row in c.execute(asked)])
        if found:
            await self._written([], [records.delete().where(key.in_(found))])
        return bool(found)

    async def count(self) -> int:
        """How many tables there are."""
        asked = sa.select(sa.func.count()).select_from(tables)
        return await asyncio.to_thread(self._read, lambda c: int(c.execute(asked).scalar() or 0))

    def _read(self, question: Callable[[sa.Connection], T]) -> T:
        try:
            with self._reading, self._engine.connect() as connection:
                return question(connection)
        except SQLAlchemyError as error:
            raise NotStored(_cause(error)) from error


def _asking_for_id(id: str, join: str, watch: str, token: str) -> sa.Select[Any]:
    if token:
        return sa.select(seats.c.table_id).where(seats.c.token == token)
    if join:
        return sa.select(tables.c.id).where(tables.c.join_code == join)
    if watch:
        return sa.select(tables.c.id).where(tables.c.watch_code == watch)
    return sa.select(tables.c.id).where(tables.c.id == id)


def _tell(outcomes: list[tuple[Write, Exception | None]]) -> None:
    """Tell everybody in the loop how their write went, all with one call: waking a loop costs."""
    for loop in {write.loop for write, _ in outcomes}:
        here = [(write.done, error) for write, error in outcomes if write.loop is loop]
        try:
            loop.call_soon_threadsafe(_resolve, here)
        except RuntimeError:
            log.warning("a write ended after its server had stopped")


def _resolve(outcomes: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for done, error in outcomes:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


def _cause(error: BaseException) -> str:
    """What a database says, in one line without the statement and its values."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]


def _prepare_sqlite(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so, and hold for new tables too
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {setting}")


def _begin_sqlite(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _prepare_postgresql(connection: Any, _: object) -> None:
    connection.execute(f"SET lock_timeout = '{PATIENCE}s'")
    connection.commit()
