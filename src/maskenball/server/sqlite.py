"""SQLite: one file for one server, closed to others, and no commit lost without a word.

While a server runs, SQLite's own `-wal` and `-shm` lie beside `tables.db`, and a `-lock` that keeps others out.
A `-mark` stays: it says how many commits the file has seen. The file itself counts them too, each in the very commit
(`user_version`), so one that knows of fewer than its mark was cut or replaced, or has lost its WAL.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path
from typing import IO

import sqlalchemy as sa

from maskenball.lock import Held, Lock
from maskenball.server.database import Database, Unusable

log = logging.getLogger("maskenball.store")

MOST_COMMITS = 2**31
"""`user_version` counts so far, then from 0 again."""
SETTINGS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
"""A commit survives a power cut."""


class SQLite(Database):
    """A file of tables."""

    def __init__(self, url: str, patience: float, alone: bool) -> None:
        super().__init__(url, patience, alone)
        name = sa.make_url(url).database
        if not name:
            raise ValueError("tables are kept in a file")
        self._file = Path(name).resolve()
        self._lock: Lock | None = None
        self._mark: IO[bytes] | None = None
        self._count = 0
        """Commits that the file has seen."""
        self._itself: tuple[int, int] | None = None
        """Device and inode of the file that was opened."""
        self._seen: dict[Path, os.stat_result] = {}
        """The file and its WAL, as they were after the last commit."""

    def engine(self) -> sa.Engine:
        waits = {"timeout": self._patience, "check_same_thread": False}
        engine = sa.create_engine(self.url, connect_args=waits, poolclass=sa.NullPool)
        sa.event.listen(engine, "do_connect", self._still_there)
        sa.event.listen(engine, "connect", _prepare)
        sa.event.listen(engine, "begin", _begin)
        return engine

    def claim(self) -> None:
        if not self._alone:
            return
        try:
            self._lock = Lock(self._beside("-lock"))
            self._close_to_others()
            if self._file.stat().st_nlink > 1:
                raise Unusable(f"{self._file} has a second name (a hard link): another server could use it by that")
            handle = os.open(self._beside("-mark"), os.O_RDWR | os.O_CREAT, 0o600)
        except Held:
            why = f"another server keeps its tables in {self._file}; stop it, or name another file with --database"
            raise Unusable(why) from None
        except OSError as error:
            raise Unusable(f"tables cannot be kept in {self._file}: {error.strerror}") from error
        self._mark = os.fdopen(handle, "r+b", 0)
        told = self._mark.read(20).strip()
        self._count = int(told) if told.isdigit() else 0

    def _beside(self, ending: str) -> Path:
        return self._file.with_name(self._file.name + ending)

    def _close_to_others(self) -> None:
        """The file is made for its owner alone, and SQLite makes the others like it. One that everybody may read, as
        0.1.0 made it, is closed; what a host allows a group stays."""
        if not self._file.exists():
            self._file.touch(0o600)
        for path in (self._file, self._beside("-wal"), self._beside("-shm")):
            if path.is_file() and path.stat().st_mode & stat.S_IRWXO:
                path.chmod(0o600)

    def _still_there(self, *_: object) -> None:
        """Before every new connection: one that finds no file would make a new one."""
        if self._itself is not None and self._itself != _identity(self._file):
            raise Unusable(f"{self._file.name} was removed or replaced while the server ran")

    def begins(self, writer: sqlite3.Connection) -> None:
        self._itself = self._itself or _identity(self._file)
        self._seen = {}
        found = int(writer.execute("PRAGMA user_version").fetchone()[0])
        missing = (self._count - found) % MOST_COMMITS
        if self._alone and 0 < missing < MOST_COMMITS // 2:
            raise Unusable(
                f"{self._file.name} has lost the last {missing} of the commits that were stored in it; put back what "
                f"is missing ({self._file.name}-wal, or a backup), or remove {self._file.name}-mark to go on without"
            )
        self._count = found

    def commits(self, connection: sa.Connection) -> None:
        self._compare()  # a commit would make a WAL that was cut as long as it was
        connection.exec_driver_sql(f"PRAGMA user_version = {(self._count + 1) % MOST_COMMITS}")

    def has_committed(self) -> None:
        self._count = (self._count + 1) % MOST_COMMITS
        self._compare()
        if self._mark is not None:
            with suppress(OSError):  # a mark that is behind says less, and nothing wrong
                self._mark.seek(0)
                self._mark.write(b"%019d\n" % self._count)

    def _compare(self) -> None:
        """The file and its WAL must stay what they were. Who made one smaller may mean well: then all is there."""
        for path in (self._file, self._beside("-wal")):
            try:
                now = path.stat()
            except OSError as error:
                raise Unusable(f"{path.name} was removed while the server ran") from error
            before = self._seen.get(path, now)
            if (now.st_dev, now.st_ino) != (before.st_dev, before.st_ino):
                raise Unusable(f"{path.name} was replaced while the server ran")
            if now.st_size < before.st_size and not self._is_sound():
                raise Unusable(f"{path.name} was cut while the server ran")
            self._seen[path] = now

    def _is_sound(self) -> bool:
        """Whether somebody who opens the file now finds it whole, with the last commit in it."""
        try:
            with closing(sqlite3.connect(f"{self._file.as_uri()}?mode=ro", uri=True)) as other:
                (found,) = other.execute("PRAGMA user_version").fetchone()
                (verdict,) = other.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.Error:
            return False
        return bool(found == self._count and verdict == "ok")

    def cut(self, connection: sqlite3.Connection) -> None:
        with suppress(sqlite3.Error):
            connection.interrupt()

    def ends(self, writer: sqlite3.Connection) -> None:
        """Everything goes into the one file: whoever copies it after a stop has all of it."""
        is_busy, *_ = writer.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if is_busy:
            log.warning("somebody else has the database open: the last moves are still in its WAL")

    def release(self) -> None:
        if self._mark is not None:
            self._mark.close()
        if self._lock is not None:
            self._lock.release()
        self._mark = self._lock = None


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _prepare(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so, and hold for new tables too
    for setting in SETTINGS:
        connection.execute(f"PRAGMA {setting}")


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")
