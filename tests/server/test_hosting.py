"""docs/hosting.md is true: its commands work, its snippets do what they say, its tables name what there is."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from click.testing import CliRunner
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from maskenball.cli import main
from maskenball.client import Client
from maskenball.server import schema, serve
from maskenball.server.hall import hashed
from maskenball.server.limits import Limits
from tests.server.postgresql import PostgreSQL
from tools.house import PATIENCE, hello, inside, raw, server, started

ROOT = Path(__file__).parents[2]
GUEST = "203.0.113.7"
SITE = "maskenball.example"


def text() -> str:
    return (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def block(language: str, about: str = "") -> str:
    """The block of code in a language that is about something."""
    (found,) = (str(code) for code in re.findall(rf"```{language}\n(.*?)```", text(), re.DOTALL) if about in code)
    return found


def first_cells(head: str) -> set[str]:
    """The first column of a table."""
    table = re.search(rf"^\| {head} \|.*?\n\|---.*?\n((?:\|.*\n)+)", text(), re.MULTILINE)
    assert table is not None
    return set(re.findall(r"^\| `([^`]+)`", table[1], re.MULTILINE))


def run(test: Awaitable[None]) -> None:
    async def within_patience() -> None:
        await asyncio.wait_for(test, PATIENCE)

    asyncio.run(within_patience())


# -- commands --------------------------------------------------------------------------------------------------------


def test_every_option_is_in_the_table() -> None:
    options = {word for option in main.commands["serve"].params for word in option.opts if word.startswith("--")}
    assert options == first_cells("option")


def test_make_run_is_what_the_page_says() -> None:
    recipe = re.search(r"^run:.*?\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert recipe is not None and "maskenball serve --lan" in recipe[1] and "`maskenball serve --lan`" in text()


def test_numbers_and_names_that_the_page_says() -> None:
    assert serve.USUAL_PORT == 8642 and serve.PORTS_TRIED == 20
    assert serve.Settings().host == "127.0.0.1" and serve.Settings().workers == 1
    assert set(schema.metadata.tables) == first_cells("table")


def test_the_service_is_started_with_words_that_the_command_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    (line,) = re.findall(r"ExecStart=\S+/maskenball (.*)", block("ini"))
    served: list[serve.Settings] = []
    monkeypatch.setattr(serve, "serve", lambda settings, ready: served.append(settings))
    done = CliRunner().invoke(main, shlex.split(line))
    assert done.exit_code == 0, done.output
    assert served[0].port == 8642 and served[0].log_level == "info" and served[0].names == (SITE,)


def test_tables_are_kept_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MASKENBALL_DATA", str(tmp_path / "kept"))
    assert serve.database_url("") == f"sqlite:///{tmp_path / 'kept' / 'tables.db'}"
    monkeypatch.delenv("MASKENBALL_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", "")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert serve.database_url("") == f"sqlite:///{tmp_path}/.local/share/maskenball/tables.db"


@pytest.mark.parametrize(
    "url", ["nothing://here", "mysql://user:secret@host/name", "postgresql://user:secret@host:x/y"]
)
def test_a_database_that_is_not_known_is_refused_in_one_line(url: str) -> None:
    done = CliRunner().invoke(main, ["serve", "--port", "0", "--database", url])
    assert done.exit_code == 1 and isinstance(done.exception, SystemExit)
    assert done.stderr.count("\n") == 1 and "secret" not in done.stderr


# -- behind a web server ---------------------------------------------------------------------------------------------


def passed_on(but: str = "") -> dict[str, str]:
    """The headers that nginx would pass on with the page's snippet, of a guest's browser on the page itself."""
    known = {"$http_host": SITE, "$proxy_add_x_forwarded_for": GUEST, "$scheme": "https"}
    headers = dict(re.findall(r"proxy_set_header (\S+) (\S+);", block("nginx")))
    assert headers.pop("Upgrade") == "$http_upgrade" and headers.pop("Connection") == "$connection_upgrade"
    return {name: known[value] for name, value in headers.items() if name != but} | {"Origin": f"https://{SITE}"}


@asynccontextmanager
async def socket_through(address: str, headers: dict[str, str]) -> AsyncIterator[ClientConnection]:
    """A socket as it comes from a web server: the Host that was passed on, at our address."""
    here = urlsplit(address)
    others = {name: value for name, value in headers.items() if name != "Host"}
    url = f"ws://{headers.get('Host', here.netloc)}/socket"
    async with connect(
        url, host=here.hostname, port=here.port, compression=None, proxy=None, additional_headers=others
    ) as socket:
        yield socket


async def opens(address: str, headers: dict[str, str]) -> int:
    async with httpx.AsyncClient(base_url=address, headers=headers) as http:
        return (await http.post("/api/tables", json={})).status_code


def test_browsers_are_let_in_through_the_snippet_and_not_without_its_host(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path / "tables.db", names=(SITE,)) as running:
            seat = await running.client.open("Anna")
            assert await opens(running.address, passed_on()) == 201
            assert await opens(running.address, passed_on(but="Host")) == 400
            assert await opens(running.address, passed_on(but="X-Forwarded-Proto")) == 400
            for origin in ("https://elsewhere.example", f"http://{SITE}"):
                assert await opens(running.address, passed_on() | {"Origin": origin}) == 400
            assert await opens(running.address, passed_on() | {"Host": "elsewhere.example"}) == 421
            async with socket_through(running.address, passed_on()) as socket:
                assert (await hello(socket, seat))["t"] == "snapshot"
            with pytest.raises(InvalidStatus):
                async with socket_through(running.address, passed_on(but="Host")):
                    pass

    run(test())


def test_limits_count_by_the_address_that_is_passed_on(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(tables_per_hour=1, tables_at_once=1)
        async with inside(tmp_path / "tables.db", limits, names=(SITE,)) as running:
            others = passed_on() | {"X-Forwarded-For": "203.0.113.8"}
            assert [await opens(running.address, passed_on()) for _ in range(2)] == [201, 429]
            assert await opens(running.address, others) == 201

    run(test())


def test_an_address_that_a_stranger_passes_on_is_not_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(
        "FORWARDED_ALLOW_IPS", "10.0.0.2"
    )  # so that we are strangers, as the page says for another machine

    async def test() -> None:
        limits = Limits(tables_per_hour=1, tables_at_once=1)
        async with inside(tmp_path / "tables.db", limits, names=(SITE,)) as running:
            mine = passed_on() | {"Origin": f"http://{SITE}"}  # nor is the scheme
            assert await opens(running.address, passed_on()) == 400
            assert await opens(running.address, mine) == 201
            assert await opens(running.address, mine | {"X-Forwarded-For": "203.0.113.8"}) == 429

    assert "FORWARDED_ALLOW_IPS=10.0.0.2" in text()
    run(test())


# -- what is stored --------------------------------------------------------------------------------------------------


async def a_table(address: str) -> tuple[str, list[str]]:
    """A table with a deal and a few words; its id, and everything that opens it."""
    client = Client(address)
    host = await client.open("Anna", players=2)
    guest = await client.join(host.join, "Ben")
    async with client.line(host) as line:
        await line.command("say", text="Good evening")
        await line.command("start")
    return host.table, [host.token, guest.token, host.join, host.watch]


async def is_there(address: str, token: str) -> bool:
    async with raw(address) as socket:
        await socket.send(json.dumps({"t": "hello", "token": token}))
        return "snapshot" in str(await asyncio.wait_for(socket.recv(), PATIENCE))


def tables_in(file: Path) -> int:
    """How many tables a copy of the database holds; none if it is none."""
    database = sqlite3.connect(file)
    try:
        return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.OperationalError:
        return 0
    finally:
        database.close()


def test_a_backup_made_while_the_server_runs_holds_everything(tmp_path: Path) -> None:
    command = block("console", "backup").removeprefix("$ ").replace("python3", shlex.quote(sys.executable), 1)
    with server(tmp_path / "tables.db") as running:
        _, (token, *_) = asyncio.run(a_table(running.address))
        subprocess.run(["sh", "-c", command], cwd=tmp_path, check=True)
        (tmp_path / "alone.db").write_bytes((tmp_path / "tables.db").read_bytes())
    assert tables_in(tmp_path / "backup.db") == 1 and tables_in(tmp_path / "alone.db") == 0
    with server(tmp_path / "backup.db") as again:
        assert asyncio.run(is_there(again.address, token))


def test_of_tokens_only_hashes_are_stored(tmp_path: Path) -> None:
    async def test() -> list[str]:
        async with inside(tmp_path / "tables.db") as running:
            return (await a_table(running.address))[1]

    token, other, join, watch = asyncio.run(test())
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
    assert token.encode() not in stored and other.encode() not in stored
    assert all(part.encode() in stored for part in (hashed(token), hashed(other), join, watch))


def test_a_table_can_be_deleted_with_three_statements(tmp_path: Path) -> None:
    async def filled() -> tuple[str, str, str]:
        async with inside(tmp_path / "tables.db") as running:
            table, (token, *_) = await a_table(running.address)
            return table, token, (await a_table(running.address))[1][0]

    async def left(token: str, other: str) -> list[bool]:
        async with inside(tmp_path / "tables.db") as running:
            return [await is_there(running.address, token), await is_there(running.address, other)]

    table, token, other = asyncio.run(filled())
    assert asyncio.run(left(token, other)) == [True, True]
    database = sqlite3.connect(tmp_path / "tables.db")
    database.execute("PRAGMA foreign_keys = ON")
    database.executescript(re.sub(r"'\w+'", f"'{table}'", block("sql")))
    database.close()
    assert asyncio.run(left(token, other)) == [False, True]


def test_postgresql_works_by_the_url_on_the_page(postgresql: PostgreSQL) -> None:
    fresh = postgresql.fresh()
    url = fresh.replace("postgresql+psycopg://", "postgresql://")
    assert url.startswith("postgresql://") and "--database postgresql://" in text()
    try:
        with server(url) as running:
            _, (token, *_) = asyncio.run(a_table(running.address))
        with server(url) as again:
            assert asyncio.run(is_there(again.address, token))
    finally:
        postgresql.drop(fresh)


def test_a_database_of_a_newer_version_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db"):
        pass
    database = sqlite3.connect(tmp_path / "tables.db")
    with database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    before = list(database.iterdump())
    done = CliRunner().invoke(main, ["serve", "--port", "0", "--database", str(tmp_path / "tables.db")])
    assert done.exit_code == 1 and "newer" in done.stderr and done.stderr.count("\n") == 1
    assert list(database.iterdump()) == before
    database.close()


# -- watching it -----------------------------------------------------------------------------------------------------


def test_health_and_metrics_tell_what_the_page_names(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            inside(tmp_path / "tables.db", names=(SITE,)) as running,
            httpx.AsyncClient(base_url=running.address) as http,
        ):
            await a_table(running.address)
            health = (await http.get("/health")).json()
            assert health == {"ok": True, "tables": 1, "set_aside": []}
            assert all(f"`{name}`" in text() for name in (*health, "why"))
            lines = (await http.get("/metrics")).text.splitlines()
            figures = dict(line.split() for line in lines if not line.startswith("#"))
            assert set(figures) == first_cells("metric")
            assert figures["maskenball_live_tables"] == "1" and figures["maskenball_writes_total"] == "7"
            elsewhere = [{"host": SITE}, {"x-forwarded-for": "192.0.2.7"}]
            assert [(await http.get("/metrics", headers=asked)).status_code for asked in elsewhere] == [404, 404]

    run(test())


def test_logs_are_lines_of_json_without_secrets(tmp_path: Path) -> None:
    log = tmp_path / "log"
    running = started(tmp_path / "tables.db", "--log", "debug", errors=log)
    try:
        table, secrets = asyncio.run(a_table(running.address))
    finally:
        running.stop()
        assert running.process.stdout is not None
        running.process.stdout.close()
    written = log.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in written.splitlines()]
    assert all({"at", "level", "from", "what"} <= line.keys() for line in lines)
    assert any(line.get("table") == table for line in lines)
    assert not any(line["from"].startswith("alembic") for line in lines)
    assert not any(secret in written for secret in [*secrets, "Anna", "Good evening", *map(hashed, secrets)])
