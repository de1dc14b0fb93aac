"""A PostgreSQL server for tests, out of the wheel `pgserver`: started when it is first asked for, ended with its tests.

PostgreSQL does not run as root: then it runs as `nobody`. Nothing is installed, no user is made, no port is opened: it
listens at a socket in a temporary folder of its own, so several can run side by side.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, LiteralString

import psycopg
from psycopg import sql

STARTING_SECONDS = 60
STOPPING_SECONDS = 30

UNTIL_INPUT_ENDS = '"$@" & read line; kill -INT $!; wait; rm -rf data'
"""PostgreSQL ends when the tests do, whatever ended them: then nobody holds the other end of its input any more."""
QUICK = ("fsync=off", "full_page_writes=off", "max_connections=200")
"""Tests end processes, never the machine."""


class Unavailable(Exception):
    """PostgreSQL cannot run on this machine; says why."""


class PostgreSQL:
    """A server with as many databases as are asked for. Raises Unavailable."""

    def __init__(self) -> None:
        self._programs = _programs()
        self._as = _unprivileged()
        self._folder = Path(tempfile.mkdtemp(prefix="pg-"))  # short: the path of a socket must be
        self._count = 0
        self._process: subprocess.Popen[bytes] | None = None
        try:
            if self._as:
                os.chown(self._folder, self._as["user"], self._as["group"])
            self._start()
        except BaseException:
            self.close()
            raise

    def _start(self) -> None:
        data = str(self._folder / "data")
        wanted = ["initdb", "--pgdata", data, "--username", "postgres", "--auth", "trust", "--encoding", "UTF8"]
        done = self._run([*wanted, "--locale", "C", "--no-sync"])
        if done.returncode:
            raise Unavailable(f"initdb: {(done.stderr or done.stdout).strip()[-300:]}")
        settings = [part for setting in QUICK for part in ("-c", setting)]
        server = [str(self._programs / "postgres"), "-D", data, "-k", str(self._folder), "-h", "", *settings]
        with (self._folder / "log").open("wb") as log:
            self._process = subprocess.Popen(
                ["sh", "-c", UNTIL_INPUT_ENDS, "sh", *server], stdin=subprocess.PIPE, stdout=log, stderr=log,
                cwd=self._folder, **self._as,
            )  # fmt: skip
        self._wait_until_it_listens()

    def _run(self, words: list[str]) -> subprocess.CompletedProcess[str]:
        program = [str(self._programs / words[0]), *words[1:]]
        try:
            return subprocess.run(
                program, cwd=self._folder, capture_output=True, text=True, timeout=STARTING_SECONDS, **self._as
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise Unavailable(f"{words[0]} does not run: {error}") from error

    def _wait_until_it_listens(self) -> None:
        until = time.monotonic() + STARTING_SECONDS
        while time.monotonic() < until:
            try:
                self.do("SELECT 1")
                return
            except psycopg.OperationalError:
                time.sleep(0.05)
        raise Unavailable(f"postgres does not listen: {(self._folder / 'log').read_text()[-300:]}")

    def do(self, statement: LiteralString, name: str = "") -> None:
        """Do something to the server as a whole; `{name}` stands for a name, `{text}` for the same as a text."""
        with psycopg.connect(
            self._address("postgres"), autocommit=True, connect_timeout=STARTING_SECONDS
        ) as connection:
            connection.execute(sql.SQL(statement).format(name=sql.Identifier(name), text=sql.Literal(name)))

    def _address(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self._folder}"

    def fresh(self) -> str:
        """The URL of a new empty database."""
        self._count += 1
        name = f"test{self._count}"
        self.do("CREATE DATABASE {name}", name)
        return self._address(name).replace("postgresql:", "postgresql+psycopg:")

    def drop(self, url: str) -> None:
        """Take a database away, whoever still uses it."""
        self.do("DROP DATABASE {name} WITH (FORCE)", name_of(url))

    @contextmanager
    def gone(self, url: str) -> Iterator[None]:
        """While this lasts a database throws everybody out and lets nobody in."""
        name = name_of(url)
        self.do("ALTER DATABASE {name} ALLOW_CONNECTIONS false", name)
        self.do("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = {text}", name)
        try:
            yield
        finally:
            self.do("ALTER DATABASE {name} ALLOW_CONNECTIONS true", name)

    @contextmanager
    def hung(self, url: str) -> Iterator[None]:
        """While this lasts nobody gets an answer, and no line breaks."""
        with psycopg.connect(self._address("postgres")) as connection:
            asked = "SELECT pid FROM pg_stat_activity WHERE datname = %s"
            backends = [int(pid) for (pid,) in connection.execute(asked, [name_of(url)])]
        postmaster = int((self._folder / "data" / "postmaster.pid").read_text().split()[0])
        stopped = [postmaster, *backends]
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in stopped:
                os.kill(pid, signal.SIGCONT)

    def close(self) -> None:
        """End the server and leave nothing behind."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            self._process.wait(STOPPING_SECONDS)
        shutil.rmtree(self._folder, ignore_errors=True)


def name_of(url: str) -> str:
    """The name of a database, out of its URL."""
    return url.partition("@/")[2].partition("?")[0]


def _programs() -> Path:
    """Where initdb and postgres are. The package is not imported: it would look for folders and make users."""
    found = find_spec("pgserver")
    if found is None or found.origin is None:
        raise Unavailable("the package pgserver is not installed")
    programs = Path(found.origin).parent / "pginstall" / "bin"
    if not (programs / "postgres").exists():
        raise Unavailable("this pgserver brings no PostgreSQL for this machine")
    return programs


def _unprivileged() -> dict[str, Any]:
    """How to run PostgreSQL, which refuses to be root."""
    if os.geteuid():
        return {}
    try:
        nobody = pwd.getpwnam("nobody")
    except KeyError as error:
        raise Unavailable("PostgreSQL does not run as root, and there is no user `nobody`") from error
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
