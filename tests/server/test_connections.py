"""Connections: nobody holds them by silence, one network has its share, and no other site is taken for us."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from maskenball.client import Client
from maskenball.server.limits import UNLIMITED, Bucket, Buckets, Counts, network_of
from maskenball.server.names import Names
from maskenball.server.wire import KEPT_FREE
from tests.server.company import limited, until
from tools.house import PATIENCE, heard, hello, inside, raw, started

HALF_A_HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_A_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"
)
STRANGER = "127.0.0.2"
"""Another address of this machine; who comes from it is no web server of ours."""


def port_of(address: str) -> int:
    return int(address.rpartition(":")[2])


async def connected(address: str, source: str = STRANGER) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A bare connection from an address."""
    return await asyncio.open_connection("127.0.0.1", port_of(address), local_addr=(source, 0))


async def is_closed(reader: asyncio.StreamReader) -> None:
    """Wait until the other end has closed the line, whatever it says before."""
    async with asyncio.timeout(PATIENCE):
        try:
            while await reader.read(65536):
                pass
        except ConnectionError:
            pass


# -- silence ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("said", [b"", HALF_A_HEAD, HALF_A_BODY], ids=["nothing", "half a head", "half a body"])
def test_an_unfinished_request_is_given_up(tmp_path: Path, said: bytes) -> None:
    async def run() -> None:
        limits = replace(UNLIMITED, head_seconds=0.2, body_seconds=0.2)
        async with inside(tmp_path / "tables.db", limits) as server:
            for before in (
                b"",
                b"GET /api/house HTTP/1.1\r\nHost: localhost\r\n\r\n",
            ):  # the first of a line, or a later
                reader, writer = await connected(server.address)
                writer.write(before + said)
                await is_closed(reader)
                writer.close()
            assert await server.store.count() == 0

    asyncio.run(run())


@pytest.mark.parametrize("said", [HALF_A_HEAD, HALF_A_BODY], ids=["head", "body"])
def test_bytes_one_by_one_gain_no_time(tmp_path: Path, said: bytes) -> None:
    async def run() -> None:
        limits = replace(UNLIMITED, head_seconds=0.3, body_seconds=0.3)
        async with inside(tmp_path / "tables.db", limits) as server:
            reader, writer = await connected(server.address)
            writer.write(said)
            closed = asyncio.create_task(is_closed(reader))
            while not closed.done():
                writer.write(b" ")
                await asyncio.sleep(0.02)
            await closed
            writer.close()

    asyncio.run(run())


def test_a_body_that_nobody_reads_is_given_up_too(tmp_path: Path) -> None:
    """Its answer has been sent long before."""

    async def run() -> None:
        async with inside(tmp_path / "tables.db", replace(UNLIMITED, body_seconds=0.3)) as server:
            reader, writer = await connected(server.address)
            writer.write(HALF_A_BODY.replace(b"/api/tables", b"/api/nothing"))
            assert (await reader.readline()).split()[1] == b"405"
            closed = asyncio.create_task(is_closed(reader))
            while not closed.done():
                writer.write(b" ")
                await asyncio.sleep(0.02)
            await closed
            writer.close()

    asyncio.run(run())


def test_an_answer_that_is_not_read_is_given_up(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path / "tables.db", replace(UNLIMITED, answer_seconds=0.3)) as server:
            line = socket.socket()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.bind((STRANGER, 0))
            line.connect(("127.0.0.1", port_of(server.address)))
            ask = b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
            line.sendall(ask * 400)
            await until(lambda: server.connections.open == 1)
            await until(lambda: server.connections.open == 0)
            line.close()

    asyncio.run(run())


def test_a_line_that_plays_is_not_cut_by_the_time_for_requests(tmp_path: Path) -> None:
    async def run() -> None:
        limits = replace(UNLIMITED, head_seconds=1, body_seconds=1, answer_seconds=1)
        async with inside(tmp_path / "tables.db", limits) as server:
            seat = await server.client.open("Anna")
            async with raw(server.address) as line:
                await hello(line, seat)
                reader, writer = await connected(server.address)
                await is_closed(reader)  # so much time has passed
                writer.close()
                await line.send('{"t":"ping"}')
                assert await asyncio.wait_for(line.recv(), PATIENCE) == '{"t":"pong"}'

    asyncio.run(run())


def test_a_line_that_answers_no_ping_is_let_go_and_the_others_are_told(tmp_path: Path) -> None:
    async def run() -> None:
        limits = replace(UNLIMITED, ping_seconds=0.2, silence_seconds=0.2)
        async with inside(tmp_path / "tables.db", limits) as server:
            anna = await server.client.open("Anna")
            ben = await server.client.join(anna.join, "Ben")
            async with raw(server.address) as hears, raw(server.address) as silent:
                await hello(silent, ben)
                assert (await hello(hears, anna))["table"]["seats"][1]["here"]
                silent.transport.pause_reading()  # as when the network is gone: nothing comes, and nobody says so
                told = await heard(hears)
                while told["t"] != "table" or told["table"]["seats"][1]["here"]:
                    told = await heard(hears)
                assert (await server.hall.find(join=anna.join)).here == {0}

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_whoever_says_anything_else_is_there(tmp_path: Path) -> None:
    """On a slow line the server's ping waits behind what was sent before it."""

    async def run() -> None:
        limits = replace(UNLIMITED, ping_seconds=0.2, silence_seconds=0.2)
        async with inside(tmp_path / "tables.db", limits) as server:
            anna = await server.client.open("Anna")
            async with raw(server.address) as busy:
                await hello(busy, anna)
                busy.transport.pause_reading()
                for _ in range(40):
                    await busy.send('{"t":"ping"}')
                    await asyncio.sleep(0.05)
                assert (await server.hall.find(join=anna.join)).here == {0}

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


# -- numbers ---------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def half_heads(address: str, number: int, source: str) -> AsyncIterator[list[asyncio.StreamReader]]:
    """So many unfinished requests from one address."""
    lines = [await connected(address, source) for _ in range(number)]
    for _, writer in lines:
        writer.write(HALF_A_HEAD)
    try:
        yield [reader for reader, _ in lines]
    finally:
        for _, writer in lines:
            writer.transport.abort()


def test_half_heads_of_one_address_keep_nobody_else_out(tmp_path: Path) -> None:
    """1,100 of them at 1,024 descriptors, as an attack once had it: half of what there is room for are held."""
    room = 1_024 - KEPT_FREE

    async def run(address: str) -> int:
        async with half_heads(address, 1_100, STRANGER) as readers:
            answers = [asyncio.create_task(reader.read(1)) for reader in readers]
            seat = await asyncio.wait_for(Client(address).open("Anna"), PATIENCE)  # from another address
            async with raw(address) as line:
                assert (await hello(line, seat))["t"] == "snapshot"
            await until(lambda: sum(answer.done() for answer in answers) >= 1_100 - room // 2)
            held = sum(not answer.done() for answer in answers)
            for answer in answers:
                answer.cancel()
            await asyncio.gather(*answers, return_exceptions=True)
        return held

    running = started(tmp_path / "tables.db", within=("sh", "-c", 'ulimit -n 1024; exec "$@"', "sh"))
    try:
        assert asyncio.run(run(running.address)) == room // 2
    finally:
        running.close()


def test_all_connections_together_are_limited_and_counted_down_again(tmp_path: Path) -> None:
    async def run() -> None:
        limits = limited(connections=20, connections_per_address=10)
        async with inside(tmp_path / "tables.db", limits) as server:
            seat = await server.client.open("Anna")
            async with half_heads(server.address, 10, STRANGER), half_heads(server.address, 10, "127.0.0.3"):
                await until(lambda: server.connections.open == 20)
                reader, writer = await connected(server.address, "127.0.0.4")
                assert b" 503 " in await reader.readline()
                writer.close()
            await until(lambda: server.connections.open == 0)
            async with raw(server.address) as line:  # which is counted as one, though it changes its protocol
                await hello(line, seat)
                assert server.connections.open == 1
            await until(lambda: server.connections.open == 0)
            assert not server.connections._of._of

    asyncio.run(run())


def test_a_web_server_in_front_may_have_more_than_one_guest(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            inside(tmp_path / "tables.db", limited(connections_per_address=5)) as server,
            half_heads(server.address, 20, "127.0.0.1"),
        ):
            await until(lambda: server.connections.open == 20)

    asyncio.run(run())


# -- networks --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("no address", "no address"),
    ],
)
def test_whose_an_address_is(address: str, network: str) -> None:
    assert network_of(address) == network


def test_all_addresses_of_a_home_share_one_bucket_and_one_count() -> None:
    home = [f"2001:db8:1:2::{k:x}" for k in range(1, 40)]
    buckets = Buckets(lambda: Bucket(0, 10))
    assert sum(buckets.take(address) for address in home) == 10
    assert buckets.take("2001:db8:1:3::1")
    counts = Counts()
    for address in home:
        counts.add(address)
    assert counts.of(home[0]) == counts.all == 39 and counts.of("2001:db8:1:3::1") == 0
    for address in home:
        counts.remove(address)
    assert counts.all == 0 and not counts._of


def test_limits_of_the_house_count_a_home_as_one(tmp_path: Path) -> None:
    async def run() -> None:
        limits = limited(tables_at_once=3, tables_per_hour=0, sockets_per_address=2)
        async with inside(tmp_path / "tables.db", limits) as server, httpx.AsyncClient(base_url=server.address) as http:
            said = [{"x-forwarded-for": f"2001:db8:1:2::{k}"} for k in range(1, 6)]
            statuses = [(await http.post("/api/tables", json={}, headers=from_home)).status_code for from_home in said]
            assert statuses == [201, 201, 201, 429, 429]
            first, second, third, *_ = said
            async with raw(server.address, **first), raw(server.address, **second):
                await until(lambda: server.house.sockets.open == 2)
                with pytest.raises(InvalidStatus):
                    async with raw(server.address, **third):
                        pass

    asyncio.run(run())


def test_health_is_limited_like_everything_else(tmp_path: Path) -> None:
    async def run() -> None:
        limits = limited(requests_at_once=3, requests_per_second=0)
        async with inside(tmp_path / "tables.db", limits) as server, httpx.AsyncClient(base_url=server.address) as http:
            assert [(await http.get("/health")).status_code for _ in range(5)] == [200] * 3 + [429] * 2

    asyncio.run(run())


# -- names -----------------------------------------------------------------------------------------------------------

OURS = (
    "localhost", "localhost:8642", "LOCALHOST.", "127.0.0.1:8642", "192.168.7.20:8642", "[::1]:8642", "[2001:db8::7]",
    "ball.localhost", "maskenball.example", "Maskenball.Example:443", "house", "house:8642", "house.local",
    "house.lan", "house.fritz.box",
    "house.lan.example", "",
)  # fmt: skip
OTHERS = (
    "evil.example", "evil.example:8642", "localhost.evil.example", "127.0.0.1.evil.example", "maskenball.example.evil",
    "evil.example@localhost", "localhost@evil.example", "evil.example#localhost", "evillocalhost", "[::1", "[::1]x",
    "localhost:8642:1", "127.0.0.1:x", "0x7f000001", "a b", "house.example", ".", ":8642", "ev\u00efl.example",
)  # fmt: skip


def test_what_a_server_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "House.lan.example")
    names = Names(["maskenball.example."])
    assert [host for host in OURS if host not in names] == []
    assert [host for host in OTHERS if host in names] == []


def test_a_name_that_another_site_points_at_us_gets_nothing(tmp_path: Path) -> None:
    """DNS rebinding: the browser of a guest believes that we are evil.example, so Origin and Host agree."""

    async def run() -> None:
        async with inside(tmp_path / "tables.db", names=("maskenball.example",)) as server:
            port = port_of(server.address)
            evil = {"host": f"evil.example:{port}", "origin": f"http://evil.example:{port}"}
            async with httpx.AsyncClient(base_url=server.address, headers=evil) as http:
                for path in ("/", "/health", "/metrics", "/api/house", "/api/catalogue"):
                    assert (await http.get(path)).status_code == 421
                answer = await http.post("/api/tables", json={})
                assert answer.status_code == 421 and "--name" in answer.text
                assert answer.headers["x-content-type-options"] == "nosniff"
            assert await server.store.count() == 0
            with pytest.raises(InvalidStatus):
                async with raw(server.address, **evil):
                    pass
            good = {"host": "maskenball.example", "origin": "http://maskenball.example"}
            async with httpx.AsyncClient(base_url=server.address, headers=good) as http:
                assert (await http.post("/api/tables", json={})).status_code == 201

    asyncio.run(run())
