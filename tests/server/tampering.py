"""What can happen to a database behind a server's back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa

from maskenball.server.schema import journal, records


@contextmanager
def connected(database: str) -> Iterator[sa.Connection]:
    """A line to a database of somebody who is not the server; what they do is done at the end."""
    engine = sa.create_engine(database, poolclass=sa.NullPool)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


@contextmanager
def locked(database: str) -> Iterator[None]:
    """While this lasts nobody else can write; everybody can read."""
    with connected(database) as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.exec_driver_sql("LOCK TABLE tables, journal, seats IN EXCLUSIVE MODE")
        yield
        connection.rollback()


def entries_of(database: str, table: str) -> list[bytes]:
    """A journal as it is on disk."""
    asked = sa.select(journal.c.entry).where(journal.c.table_id == table).order_by(journal.c.n)
    with connected(database) as connection:
        return [bytes(row.entry) for row in connection.execute(asked)]


def films_of(database: str, table: str) -> dict[int, str]:
    """The score sheets that are kept of a table's games, by number."""
    asked = sa.select(records.c.number, records.c.sheet).where(records.c.table_id == table).order_by(records.c.number)
    with connected(database) as connection:
        return {row.number: row.sheet for row in connection.execute(asked)}


def overwrite(database: str, table: str, n: int, entry: bytes) -> None:
    """Put something else where an entry was."""
    with connected(database) as connection:
        connection.execute(_entry(table, n, sa.update(journal)).values(entry=entry))


def remove(database: str, table: str, *numbers: int) -> None:
    """Take entries out of a journal; none named: all of them."""
    with connected(database) as connection:
        for n in numbers or range(len(entries_of(database, table))):
            connection.execute(_entry(table, n, sa.delete(journal)))


def _entry(table: str, n: int, change: Any) -> Any:
    return change.where(journal.c.table_id == table, journal.c.n == n)
