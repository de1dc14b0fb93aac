"""PostgreSQL: one server for one database, and one that hangs is not waited for."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from maskenball.server.database import Database, Unusable

if TYPE_CHECKING:
    import psycopg

SERVERS = 0x6D61736B
"""The number of the advisory lock, which PostgreSQL keeps for each database apart."""


class PostgreSQL(Database):
    """A database of tables. The writer's line holds the lock: with the line it is lost, and with the next one asked for
    again, so that of two servers one can write, whatever becomes of their lines."""

    def engine(self) -> sa.Engine:
        seconds = int(self._patience)
        waits = {"connect_timeout": seconds, "tcp_user_timeout": seconds * 1000}
        engine = sa.create_engine(self.url, connect_args=waits, poolclass=sa.NullPool)
        sa.event.listen(engine, "connect", self._prepare)
        return engine

    def _prepare(self, connection: psycopg.Connection[Any], _: object) -> None:
        connection.execute(f"SET lock_timeout = '{int(self._patience)}s'")
        for setting in ("tcp_keepalives_idle = 10", "tcp_keepalives_interval = 5", "tcp_keepalives_count = 3"):
            connection.execute(f"SET {setting}")  # a lost server's lock is free again soon
        connection.commit()

    def begins(self, writer: psycopg.Connection[Any]) -> None:
        if not self._alone:
            return
        from psycopg.errors import LockNotAvailable

        try:
            writer.execute("SET LOCAL lock_timeout = '1s'")  # an own line that was just closed may still be known
            writer.execute("SELECT pg_advisory_lock(%s)", [SERVERS])
            writer.commit()
        except LockNotAvailable:
            why = "another server keeps its tables in this database; stop it, or name another with --database"
            raise Unusable(why) from None

    def cut(self, connection: psycopg.Connection[Any]) -> None:
        with suppress(Exception), socket.socket(fileno=os.dup(connection.fileno())) as line:  # it may end by itself
            line.shutdown(socket.SHUT_RDWR)
