"""Database: what the store asks of SQLite and of PostgreSQL alike; Line: a connection that stays open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError


class Unusable(Exception):
    """A database that cannot be used, or not now; says why."""


class Database:
    """A kind of database. What only one of them needs does nothing here. All of it raises Unusable."""

    def __init__(self, url: str, patience: float, alone: bool) -> None:
        self.url, self._patience, self._alone = url, patience, alone

    def engine(self) -> sa.Engine:
        """Where connections come from."""
        raise NotImplementedError

    def claim(self) -> None:
        """Before anything else: no other server may use it."""

    def begins(self, writer: Any) -> None:
        """The writer has a new line; its connection is the driver's own."""

    def commits(self, connection: sa.Connection) -> None:
        """Before every commit."""

    def has_committed(self) -> None:
        """After every commit, before anybody is told: is it where it will be looked for?"""

    def cut(self, connection: Any) -> None:
        """Make whoever waits for an answer to a line fail, from another thread."""

    def ends(self, writer: Any) -> None:
        """Before the last line is closed."""

    def release(self) -> None:
        """After everything else: others may use it."""


class Line:
    """A connection that stays open: to ask for one takes longer than to write. After a fault it is another one."""

    def __init__(self, engine: sa.Engine, database: Database, begins: Callable[[Any], None] | None = None) -> None:
        self._engine, self._database, self._begins = engine, database, begins
        self._connection: sa.Connection | None = None
        self._driver: Any = None

    @contextmanager
    def held(self) -> Iterator[sa.Connection]:
        """The connection; whatever goes wrong with it, it is hung up. A row that does not fit is not its fault."""
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
                self._driver = self._connection.connection.driver_connection
                if self._begins is not None:
                    self._begins(self._driver)
            yield self._connection
        except IntegrityError:
            raise
        except BaseException:
            self.hang_up()
            raise

    def cut(self) -> None:
        """From another thread: whoever waits for an answer shall wait no longer."""
        driver = self._driver
        if driver is not None:
            self._database.cut(driver)

    def end(self) -> None:
        """Hang up in good order."""
        try:
            with self.held():
                self._database.ends(self._driver)
        finally:
            self.hang_up()

    def hang_up(self) -> None:
        """Close it."""
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            connection.close()
