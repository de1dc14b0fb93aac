"""A stop is a stop, and one server has its database for itself: real processes, real signals."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from maskenball.client import Client
from maskenball.server.serve import Unable, opened_store
from tests.server.company import Guest
from tests.server.postgresql import PostgreSQL
from tests.server.tampering import entries_of
from tools.house import PATIENCE, Running, raw, server, started

SERVE = [sys.executable, "-m", "maskenball.cli", "serve"]


@contextmanager
def ended_at_last(running: Running) -> Iterator[Running]:
    try:
        yield running
    finally:
        running.close()


def refused(*words: str, **environment: str) -> str:
    """What a server says that does not start."""
    done = subprocess.run(
        [*SERVE, *words], capture_output=True, text=True, timeout=PATIENCE, env=os.environ | environment
    )
    assert done.returncode == 1 and not done.stdout and done.stderr.count("\n") == 1, done
    return done.stderr


def url(file: Path) -> str:
    return f"sqlite:///{file}"


# -- a stop ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
def test_a_stop_tells_everybody_and_leaves_one_whole_file(tmp_path: Path, how: signal.Signals) -> None:
    file, log = tmp_path / "tables.db", tmp_path / "log"

    async def until_stopped(running: Running) -> tuple[str, int]:
        client = Client(running.address)
        seat = await client.open("Anna")
        async with raw(running.address) as line, raw(running.address) as watching:
            guest, spectator = Guest(line, seat), Guest(watching, None, seat.watch)
            await guest.greet()
            await spectator.greet()
            for k in range(20):
                await guest.do("say", text=f"word {k}")
            running.process.send_signal(how)
            for everybody in (guest, spectator):
                assert (await everybody.until_closed())[-1] == {"t": "notice", "code": "stopping"}
            return seat.table, await asyncio.to_thread(running.process.wait, PATIENCE)

    with ended_at_last(started(file, errors=log)) as running:
        table, code = asyncio.run(until_stopped(running))
    assert code == 0 and log.read_text() == ""
    assert not Path(f"{file}-wal").exists()
    shutil.copy(file, tmp_path / "copy.db")
    assert len(entries_of(url(tmp_path / "copy.db"), table)) == 22


def test_a_stop_while_somebody_else_reads_still_leaves_everything_in_one_file(tmp_path: Path) -> None:
    """Then SQLite itself would leave the WAL to the other."""
    file = tmp_path / "tables.db"
    with ended_at_last(started(file)) as running:
        seat = asyncio.run(Client(running.address).open("Anna"))
        other = subprocess.Popen(
            [sys.executable, "-c", "import sqlite3, sys; d = sqlite3.connect(sys.argv[1]);"
             "print(d.execute('SELECT count(*) FROM tables').fetchone(), flush=True); input()", str(file)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert other.stdin is not None and other.stdout is not None
        try:
            assert other.stdout.readline() == "(1,)\n"
            running.stop()
            shutil.copy(file, tmp_path / "copy.db")
        finally:
            other.communicate("\n")
    assert running.process.returncode == 0 and len(entries_of(url(tmp_path / "copy.db"), seat.table)) == 2


# -- one server for one database -------------------------------------------------------------------------------------


def test_a_second_server_on_the_same_file_is_refused_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "other name.db").symlink_to(tmp_path / "tables.db")
    with server(tmp_path / "tables.db") as running:
        for file in ("tables.db", "other name.db"):
            assert "another server keeps its tables" in refused("--port", "0", "--database", str(tmp_path / file))
        assert asyncio.run(Client(running.address).get("/health"))["ok"]
    with server(tmp_path / "tables.db"):
        pass


def test_make_run_typed_twice_says_so_and_takes_no_other_port(tmp_path: Path) -> None:
    first = subprocess.Popen(
        [*SERVE, "--lan", "--lang", "en"], stdout=subprocess.PIPE, text=True,
        env=os.environ | {"MASKENBALL_DATA": str(tmp_path), "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    assert first.stdout is not None
    try:
        while "http://" not in first.stdout.readline():
            assert first.poll() is None
        assert "another server keeps its tables" in refused("--lan", MASKENBALL_DATA=str(tmp_path))
    finally:
        first.send_signal(signal.SIGINT)
        first.communicate(timeout=PATIENCE)
    assert first.returncode == 0


def test_the_lock_of_a_server_that_was_killed_holds_nobody_up(tmp_path: Path) -> None:
    running = started(tmp_path / "tables.db")
    running.kill()
    running.close()
    with server(tmp_path / "tables.db"):
        pass


def test_a_second_server_on_the_same_postgresql_is_refused_with_the_reason(postgresql: PostgreSQL) -> None:
    database = postgresql.fresh()
    try:
        with server(database):
            assert "another server keeps its tables" in refused("--port", "0", "--database", database)
        with server(database):
            pass
    finally:
        postgresql.drop(database)


# -- nobody else's eyes ----------------------------------------------------------------------------------------------


def test_everything_that_is_stored_is_closed_to_others(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    before = os.umask(0o022)
    try:
        for _ in range(2):
            with server(file) as running:
                asyncio.run(Client(running.address).open("Anna"))
                assert {path.name for path in tmp_path.iterdir()} == {
                    "tables.db", "tables.db-wal", "tables.db-shm", "tables.db-mark", "tables.db-lock"
                }  # fmt: skip
                assert {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()} == {0o600}
            file.chmod(0o644)  # as 0.1.0 made it
    finally:
        os.umask(before)


def test_a_folder_that_is_not_there_is_named_and_not_made(tmp_path: Path) -> None:
    assert str(tmp_path / "nothing") in refused("--port", "0", "--database", str(tmp_path / "nothing" / "tables.db"))
    assert not (tmp_path / "nothing").exists()


def test_a_stop_before_anybody_can_come_is_one_too(tmp_path: Path) -> None:
    """The database is open, and nobody listens yet: it is closed in good order."""
    file = tmp_path / "tables.db"
    command = [sys.executable, "-m", "maskenball.cli", "serve", "--port", "0", "--database", str(file)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    until = time.monotonic() + PATIENCE
    while not Path(f"{file}-lock").exists() and time.monotonic() < until:
        time.sleep(0.001)
    process.send_signal(signal.SIGTERM)
    _, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, errors) == (0, "") and not Path(f"{file}-wal").exists()


def test_a_database_with_a_second_name_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with closing(opened_store(str(file))):
        pass
    os.link(file, tmp_path / "other.db")
    with pytest.raises(Unable, match="hard link"):
        opened_store(str(tmp_path / "other.db"))
