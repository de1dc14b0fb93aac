"""The store: journals on disk. One thread writes; whatever waits at the same moment is committed together.

`append` returns when its entries are durable, and raises `NotStored` when they are not: then nothing of them is there.
SQLite by default, PostgreSQL by its URL, with the same code; what is particular to each is in sqlite.py and
postgresql.py. Nobody waits for ever: a database that does not answer counts as gone.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError

from maskenball.server.database import Database, Line, Unusable
from maskenball.server.postgresql import PostgreSQL
from maskenball.server.schema import journal, records, seats, tables
from maskenball.server.sqlite import SQLite

T = TypeVar("T")
log = logging.getLogger("maskenball.store")

LARGEST_GROUP = 512
"""No more than so many writes are committed together: the first of them should not wait long for the last."""
SCHEMA_VERSION = "0003"
GONE = (OperationalError, InterfaceError)
"""What is raised when it is not the write's fault."""
PATIENCE = 5
"""Seconds after which a database that does not answer, or that somebody else has locked, counts as gone."""
MARGIN = 1
"""Seconds more, in which the database itself may say what is wrong."""


class NotStored(Exception):
    """It is not on disk; nothing of it is."""


class Overtaken(NotStored):
    """Somebody else has written this place of the journal: what is known of the table is out of date."""


INSERTS = {table: table.insert() for table in (tables, journal, seats, records)}
"""In the order in which rows refer to each other."""

TRIAL = {"id": "-", "join_code": "-", "watch_code": "-", "opened": 0.0}
TRIAL_IS_OVER = tables.delete().where(tables.c.id == "-")
"""A table that comes and goes in one commit, to see whether tables can be stored."""

Rows = list[tuple[sa.Table, list[dict[str, Any]]]]


@dataclass
class Write:
    """Rows that are written together or not at all, and where to tell how it went."""

    rows: Rows
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    changes: Sequence[sa.Executable] = ()
    """What is done to rows that are there, after these."""

    @property
    def is_trial(self) -> bool:
        """Whether it is only to see if anything can be stored."""
        return not self.rows and not self.changes


@dataclass
class Found:
    """A journal as it was read, from where it began (anew) on; `times`: when each entry was written."""

    table_id: str
    entries: list[bytes] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    missing: int | None = None
    """The first number that should be there and is not."""


class Store:
    """A database of tables. `alone`: no other server may use it."""

    def __init__(self, url: str, alone: bool = True) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self._database: Database = (SQLite if self.is_sqlite else PostgreSQL)(url, PATIENCE, alone)
        self._engine = self._database.engine()
        self._writing = Line(self._engine, self._database, self._database.begins)
        self._reading = Line(self._engine, self._database)
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._reader = ThreadPoolExecutor(1, "reader")
        self._trial: asyncio.Future[None] | None = None
        self.commits = self.writes = 0
        """For the metrics: how many commits there were, for how many writes."""

    def open(self) -> None:
        """Bring the database to this version and start the writer. Raises Unusable or NotStored with what to do."""
        try:
            self._database.claim()
            with self._writing.held():  # it holds the lock, and finds what is missing, before anything is changed
                self._migrate()
            with self._reading.held():  # while one line is open SQLite keeps its WAL, whatever becomes of the other
                pass
        except BaseException as error:
            self.close()
            if isinstance(error, (SQLAlchemyError, sqlite3.Error)):
                raise NotStored(f"the database cannot be used: {_cause(error)}") from error
            raise
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
        """Write what waits, then end; whoever keeps us waiting is left."""
        self._reading.cut()
        self._reader.shutdown(cancel_futures=True)
        self._reading.hang_up()
        if self._writer is not None:
            self._queue.put(None)
            self._writer.join(PATIENCE + MARGIN)
            if self._writer.is_alive():
                self._writing.cut()
                self._writer.join(MARGIN)
            try:
                self._writing.end()
            except Exception as error:
                log.error("the database was not closed in good order", extra={"cause": _cause(error)})
            self._writer = None
        self._writing.hang_up()
        self._database.release()

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

    async def check(self) -> None:
        """Store something that nobody will find, as a move is stored. Raises NotStored with the reason."""
        if self._trial is None or self._trial.done():
            self._trial = asyncio.ensure_future(self._written([]))
        await asyncio.shield(self._trial)

    async def _written(self, rows: Rows, changes: Sequence[sa.Executable] = ()) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(Write(rows, loop, done, changes))
        await self._patiently(done, self._writing)

    async def _patiently(self, answer: Awaitable[T], line: Line) -> T:
        """An answer of the database, unless it takes too long. What was asked for is then not begun any more; if it was
        begun, it may be there nevertheless: whoever writes next is told Overtaken."""
        try:
            async with asyncio.timeout(PATIENCE + MARGIN):
                return await answer
        except TimeoutError:
            line.cut()
            raise NotStored("the database does not answer") from None

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
        """What waits, without what is not waited for any more; nothing: this is the end."""
        group: list[Write] = []
        while not group or (len(group) < LARGEST_GROUP and not self._queue.empty()):
            following = self._queue.get()
            if following is None:
                if group:
                    self._queue.put(None)
                break
            if not following.done.done():
                group.append(following)
        return group

    def _commit(self, group: Sequence[Write]) -> None:
        gathered: dict[sa.Table, list[dict[str, Any]]] = {table: [] for table in INSERTS}
        for write in group:
            for table, rows in write.rows:
                gathered[table] += rows
        with self._writing.held() as connection:
            with connection.begin():
                for table, rows in gathered.items():
                    if rows:
                        connection.execute(INSERTS[table], rows)
                for write in group:
                    for change in write.changes:
                        connection.execute(change)
                if any(write.is_trial for write in group):
                    connection.execute(INSERTS[tables], [TRIAL])
                    connection.execute(TRIAL_IS_OVER)
                self._database.commits(connection)
            self._database.has_committed()
        self.commits += 1
        self.writes += sum(not write.is_trial for write in group)

    def _commit_one_by_one(self, group: Sequence[Write], failed: Exception) -> list[Exception | None]:
        """A group failed: a write that cannot be done shall harm no other. Where the database is gone nothing is tried
        again, so that nobody waits for each of the others too; a line to it that broke is tried anew, once for each."""
        outcome: list[Exception | None] = []
        for write in group:
            if _is_gone(failed):
                outcome.append(NotStored(_cause(failed)))
                continue
            if write.done.done():
                outcome.append(None)  # nobody waits for it any more
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
        return await self._read(lambda c: self._find(c, asked))

    async def id_by(self, *, join: str = "", watch: str = "", token: str = "") -> str | None:
        """The id of a table, found by one of its other names; None: there is none. Raises NotStored."""
        asked = _asking_for_id("", join, watch, token)
        return await self._read(lambda c: c.execute(asked).scalar())

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
        return await self._read(lambda c: c.execute(asked).scalar())

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
        return await self._read(lambda c: [(id, at) for id, at in c.execute(asked)])

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
        found = await self._read(lambda c: [tuple(row) for row in c.execute(asked)])
        if found:
            await self._written([], [records.delete().where(key.in_(found))])
        return bool(found)

    async def count(self) -> int:
        """How many tables there are."""
        asked = sa.select(sa.func.count()).select_from(tables)
        return await self._read(lambda c: int(c.execute(asked).scalar() or 0))

    async def _read(self, question: Callable[[sa.Connection], T]) -> T:
        asked = asyncio.get_running_loop().run_in_executor(self._reader, self._asked, question)
        return await self._patiently(asked, self._reading)

    def _asked(self, question: Callable[[sa.Connection], T], is_again: bool = False) -> T:
        """In the reader's thread: an answer. A line that broke since it was last used is tried anew, once."""
        try:
            with self._reading.held() as connection, connection.begin():
                return question(connection)
        except (SQLAlchemyError, Unusable) as error:
            if isinstance(error, DBAPIError) and error.connection_invalidated and not is_again:
                return self._asked(question, True)
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


def _is_gone(error: Exception) -> bool:
    """Whether there is no use in trying again. What was raised while a line was opened is no SQLAlchemyError."""
    return not error.connection_invalidated if isinstance(error, GONE) else not isinstance(error, SQLAlchemyError)


def _cause(error: BaseException) -> str:
    """What a database says, in one line without the statement and its values."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]
