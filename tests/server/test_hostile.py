"""Hostile input: odd frames and bodies, lines that do not read, markup, other sites, and people who want too much.

`@pytest.mark.fault(N)` cites the list in docs/faults.md of what hit other projects.
"""

from __future__ import annotations

import asyncio
import gc
import json
import socket as sockets
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from urllib import error as url_error, request as url_request

import pytest
import uvloop
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame as WireFrame, Opcode

from maskenball.client import Client, Refused, Seat
from maskenball.core.game import Viewer
from maskenball.core.replay import Replay
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.server import deal, socket as socket_module
from maskenball.server.deal import check
from maskenball.server.hall import hashed
from maskenball.server.limits import UNLIMITED, Limits
from maskenball.server.socket import Socket
from maskenball.server.wire import Wire
from tests.server.company import Guest, begin, gathered, house, playing, posted, until
from tests.server.nonsense import frames, poured
from tests.server.test_tables import gathered as dealt, whole_game
from tools.house import PATIENCE, Inside, Json, Running, hello, inside, raw, started

# -- 32: odd frames --------------------------------------------------------------------------------------------------

ODD = {
    "null": b"null",
    "nothing": b"",
    "a number": b"17",
    "a huge number": b"9" * 5000,
    "a text": b'"hello"',
    "a list": b'[{"t":"ping"}]',
    "an empty object": b"{}",
    "no kind": b'{"c":"x"}',
    "an unknown kind": b'{"t":"fly","c":"x"}',
    "a kind that is a number": b'{"t":1,"c":"x"}',
    "an entry": b'{"e":"answered","person":0,"answer":0}',
    "half an object": b'{"t":"say","c":"x","te',
    "nested lists": b"[" * 19_000,
    "nested objects": b'{"t":' * 3_900,
    "nested where it is not known": b'{"t":"choose","c":"x","options":' + b'{"players":' * 1_700,
    "a lone surrogate": rb'{"t":"say","c":"x","text":"\ud800"}',
    "a number too large": b'{"t":"answer","c":"x","game":1,"seq":0,"answer":1e400}',
    "negative": b'{"t":"sit","c":"x","seat":-1}',
    "not a number": b'{"t":"sit","c":"x","seat":NaN}',
    "an id that is none": b'{"t":"ready","c":{"x":1}}',
    "an id too long": b'{"t":"ready","c":"' + b"x" * 4000 + b'"}',
    "controls": bytes(range(32)),
    "another protocol": b'42["update",{}]',
}


@contextmanager
def watched(database: str, log: Path) -> Iterator[Running]:
    """A server in a process of its own that must be the same one at the end, and has told of no fault."""
    running = started(database, errors=log)
    assert running.process.stdout is not None
    try:
        yield running
        assert running.process.poll() is None
    finally:
        running.stop()
        running.process.stdout.close()
    told = [json.loads(line) for line in log.read_text().splitlines()]
    assert not [line for line in told if "trace" in line or line["level"] == "error"]


@pytest.mark.parametrize("is_text", [True, False], ids=["text", "binary"])
@pytest.mark.fault(32)
def test_null_and_other_odd_frames_are_refused_and_kill_nobody(sqlite: str, tmp_path: Path, is_text: bool) -> None:
    async def run(address: str) -> None:
        client = Client(address)
        seats = await dealt(client, {"players": 3})
        others = asyncio.create_task(whole_game(client, await dealt(client, {"players": 4}), 1))
        for frame in ODD.values():
            async with raw(address) as socket:  # as the first frame
                await socket.send(frame, text=is_text)
                assert (await Guest(socket, None).next())["code"] == "not-understood"
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == socket_module.POLICY
            async with raw(address) as socket:  # and as a later one
                await hello(socket, seats[0])
                await socket.send(frame, text=is_text)
                guest = Guest(socket, seats[0])
                while (told := await guest.next())["t"] != "refused":
                    pass
                assert told["code"] == "not-understood"
                await guest.do("say", phrase="hello")
        await asyncio.wait_for(others, 2 * PATIENCE)

    with watched(sqlite, tmp_path / "log") as running:
        asyncio.run(run(running.address))


@pytest.mark.fault(32)
def test_wrong_first_frames_are_refused(database: str) -> None:
    async def run() -> None:
        async with inside(database) as server:
            seat = await server.client.open("Anna")
            wrong: dict[str, str] = {
                '{"t":"ping"}': "not-understood",
                '{"t":"hello"}': "not-understood",
                json.dumps({"t": "hello", "token": seat.token, "watch": seat.watch}): "not-understood",
                json.dumps({"t": "hello", "token": "x" * 65}): "not-understood",
                json.dumps({"t": "hello", "token": seat.join}): "unknown",
                json.dumps({"t": "hello", "token": "\x00 ü"}): "unknown",
                json.dumps({"t": "hello", "watch": seat.join}): "unknown",
                json.dumps({"t": "hello", "watch": "\x00"}): "unknown",
                json.dumps({"t": "hello", "watch": "' OR 1=1 --"}): "unknown",
                json.dumps({"t": "say", "c": "x", "text": "hello"}): "not-understood",
            }
            for frame, code in wrong.items():
                async with raw(server.address) as socket:
                    await socket.send(frame)
                    told = [message["code"] for message in await Guest(socket, None).until_closed()]
                    assert (told, socket.close_code) == ([code], socket_module.POLICY), frame

    asyncio.run(run())


def test_thousands_of_hostile_frames_are_refused_while_another_table_goes_on(database: str, tmp_path: Path) -> None:
    async def run(address: str) -> Counter[str]:
        client = Client(address)
        gathering = [await client.open("Anna", players=4, memory="notes")]
        tables = [
            gathering,
            await dealt(client, {"players": 3, "memory": "helper", "clock": 3600}),
            await dealt(client, {"players": 3, "game": "masquerade", "memory": "strict"}),
        ]
        seats = [seat for table in tables for seat in table]
        known = [text for seat in seats for text in (seat.table, seat.join, seat.watch, seat.token)]
        honest = await dealt(client, {"players": 4})
        pouring = [asyncio.create_task(poured(address, Random(seed), 1000, seats, known)) for seed in range(3)]
        await asyncio.wait_for(whole_game(client, honest, 1), 4 * PATIENCE)
        return sum(await asyncio.gather(*pouring), Counter())

    with watched(database, tmp_path / "log") as running:
        found = asyncio.run(asyncio.wait_for(run(running.address), 8 * PATIENCE))
    assert found["frames"] >= 3000 and found["refused: not-understood"] > 900
    assert found["closed: 1007"] and found["closed: 1009"] and found["done"]


def test_the_same_seed_makes_the_same_nonsense() -> None:
    one, two = ([*islice(frames(Random(5), ["code"]), 500)] for _ in range(2))
    assert one == two and len(set(one)) > 300
    kinds = Counter((frame.is_text, frame.closes) for frame in one)
    assert all(kinds[kind] for kind in ((True, True), (True, False), (False, False)))


HONEST_BODIES: tuple[Json, ...] = (
    {"name": "Anna", "options": {"players": 4}},
    {"join": "abcdefgh", "name": "Bruno", "seat": 1},
    {"options": {"game": "masquerade", "players": 3, "deck": "default"}},
)


def test_hostile_bodies_and_paths_are_refused(database: str, tmp_path: Path) -> None:
    async def run(address: str) -> Counter[int]:
        client = Client(address)
        seat = await client.open("Anna")
        stream = frames(Random(3), [seat.join, seat.watch, seat.table], HONEST_BODIES)
        found: Counter[int] = Counter()
        for path in ("/api/tables", "/api/join", "/api/check"):
            for body in (*ODD_BODIES, *(frame.body for frame in islice(stream, 150))):
                found[await status_of(address, path, body)] += 1
        for path in ODD_PATHS:
            found[await status_of(address, path.format(seat=seat), None)] += 1
        await cut_short(address)
        assert (await client.join(seat.join, "Bruno")).seat == 1
        return found

    with watched(database, tmp_path / "log") as running:
        found = asyncio.run(asyncio.wait_for(run(running.address), 4 * PATIENCE))
    assert set(found) <= {200, 201, 400, 403, 404, 405, 409, 413} and found[400] > 300 and found[404] > 5


ODD_BODIES = (
    b"null", b"", b"[]", b'{"join":""}', b'{"join":"\\u0000"}', b'{"join":"abcdefgh","seat":null}', b'{"name":null}',
    b'{"options":null}', b'{"options":{"players":1}}', b'{"options":{"first":12,"players":2}}', b'{"salt":"\\n"}',
    b"[" * 30_000, b"x" * 40_000,
)  # fmt: skip
ODD_PATHS = (
    "/api/invitation/%00", "/api/invitation/%ED%A0%80", "/api/invitation/%F0%9F%8E%AD", "/api/invitation/..%2f..%2f",
    "/api/invitation/" + "a" * 5000, "/api/invitation/'--", "/api/games/{seat.table}.0", "/api/games/{seat.table}.9999",
    "/api/games/{seat.table}.1e5.ball", "/api/games/%00.1", "/api/games/x.1.ball.ball", "/api/games/{seat.table}.-1",
    "/api/tables", "/api/nothing", "/api/", "//", "/%2e%2e/%2e%2e/etc/passwd", "/socket",
)  # fmt: skip


async def status_of(address: str, path: str, body: bytes | None) -> int:
    """What HTTP status something gets; a refusal of the API is always JSON with a code."""

    def fetch() -> int:
        asked = url_request.Request(address + path, body, {"content-type": "application/json"})
        try:
            with url_request.urlopen(asked, timeout=PATIENCE) as answer:
                return int(answer.status)
        except url_error.HTTPError as error:
            with error:
                told = error.read()
                if body is not None:
                    assert json.loads(told)["code"], told
                return error.code

    return await asyncio.to_thread(fetch)


async def cut_short(address: str) -> None:
    """Requests that break off, and bytes that are no requests."""
    host, port = address.removeprefix("http://").split(":")
    for told in (
        b"POST /api/tables HTTP/1.1\r\nHost: [::1]\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{",
        b"GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"\x00" * 100,
        b"GET / HTTP/9.9\r\n\r\n",
    ):
        _, writer = await asyncio.open_connection(host, int(port))
        writer.write(told)
        await writer.drain()
        await asyncio.sleep(0.05)
        writer.close()
        await writer.wait_closed()


# -- 33: leaks -------------------------------------------------------------------------------------------------------


@pytest.mark.fault(33)
def test_failed_reconnects_leave_nothing_behind(database: str) -> None:
    async def run() -> None:
        async with inside(database, replace(UNLIMITED, hello_seconds=0.2)) as server:
            seats = [await server.client.open("Anna") for _ in range(3)]
            leaving = await server.client.join(seats[0].join, "Bruno")
            async with server.client.line(leaving) as line:
                with pytest.raises(ConnectionError, match="no-seat"):
                    await line.command("leave")
            forget_tables(server)
            for seat in (*seats, leaving):
                for farewell in (None, "silent", "abrupt", "half", "twice", "unknown"):
                    await failed_reconnect(server.address, seat, farewell)
            await until(lambda: server.house.sockets.open == 0)
            await until(lambda: all(live.is_deserted for live in server.hall.live.values()))
            forget_tables(server)
            hall = server.hall
            assert not (hall.live or hall._by or hall._names or hall._loading or hall._deserted)
            assert not server.house.sockets._of._of
            async with server.client.line(seats[0]) as line:
                assert line.snapshot["you"] == 0

    asyncio.run(run())


def forget_tables(server: Inside) -> None:
    """As if a long time had passed."""
    for _ in range(2):
        server.hall.let_go(1e12)


async def failed_reconnect(address: str, seat: Seat, farewell: str | None) -> None:
    """Somebody who does not get far."""
    async with raw(address) as socket:
        if farewell == "silent":
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(socket.recv(), PATIENCE)
        elif farewell == "half":
            await socket.send(json.dumps({"t": "hello", "token": seat.token})[:-5])
        elif farewell == "unknown":
            await socket.send(json.dumps({"t": "hello", "token": seat.token[::-1]}))
        else:
            await socket.send(json.dumps({"t": "hello", "token": seat.token}))
        if farewell == "twice":
            async with raw(address) as again:
                await again.send(json.dumps({"t": "hello", "token": seat.token}))
        if farewell in ("abrupt", "twice"):
            socket.transport.abort()


@pytest.mark.fault(33)
def test_somebody_who_does_not_read_the_farewell_is_let_go(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_module, "CLOSING_SECONDS", 0.3)

    async def run() -> None:
        async with (
            inside(sqlite, replace(UNLIMITED, outbox=1 << 30)) as server,
            swamping(server.address) as (host, other),
            deaf(server.address, other),
        ):
            await until(lambda: 1 in server.hall.live[other.table].here)
            line = line_of(server, other)
            while unread(line) < 100_000:
                await swamp(host)
            await host.do("remove", seat=1)
            await until(lambda: server.house.sockets.open == 1)

    asyncio.run(run())


@asynccontextmanager
async def swamping(address: str) -> AsyncIterator[tuple[Guest, Seat]]:
    """A host who can have very much sent to everybody at the table, and the seat of somebody else."""
    client = Client(address)
    seat = await client.open("Anna")
    other = await client.join(seat.join, "Bruno")
    async with raw(address) as socket:
        host = Guest(socket, seat)
        await host.greet()
        yield host, other


async def swamp(host: Guest) -> None:
    """Have at least 16,000 bytes sent to everybody."""
    await host.do("choose", options={"block": "#" + "x" * 16_000})
    host.frames.clear()


@asynccontextmanager
async def deaf(address: str, seat: Seat) -> AsyncIterator[Callable[[bytes], Awaitable[None]]]:
    """Somebody who says hello at their seat and never reads; gives what sends bytes on their line."""
    loop, port = asyncio.get_running_loop(), int(address.rpartition(":")[2])
    with sockets.socket() as line:
        line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        line.setblocking(False)
        await loop.sock_connect(line, ("127.0.0.1", port))
        key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        upgrade = f"GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\n"
        await loop.sock_sendall(line, upgrade.encode())
        assert b" 101" in await loop.sock_recv(line, 12)

        async def send(told: bytes) -> None:
            await loop.sock_sendall(line, told)

        await send(wire(Opcode.TEXT, json.dumps({"t": "hello", "token": seat.token}).encode()))
        yield send


def wire(opcode: Opcode, data: bytes, is_last: bool = True) -> bytes:
    """A frame as a client puts it on the wire."""
    return WireFrame(opcode, data, is_last).serialize(mask=True)


def line_of(server: Inside, seat: Seat) -> Wire:
    """The server's end of somebody's line."""
    found = server.hall.live[seat.table].seated[hashed(seat.token)]
    assert isinstance(found, Socket) and isinstance(found._wire, Wire)
    return found._wire


def unread(line: Wire) -> int:
    """How many bytes wait for somebody."""
    return line.transport.get_write_buffer_size()


# -- 34: markup ------------------------------------------------------------------------------------------------------

MARKUP = (
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "Anna&lt;b&gt;", "{{7*7}}", "javascript:alert(1)",
    "\u202egnp.exe\u2066", "Anna\x00\x1b[31m\x07", "a\u200bb\ufeffc", "\U000e0041tag", "  \t\r\n x \u2028 y \u00a0 ",
    '"], "Secret": "x', "centre", "centre.1", "#1 [Names] \\", "Anna: pass", "\ud83c\udfad", "e\u0301" * 40,
)  # fmt: skip


@pytest.mark.fault(34)
def test_markup_in_names_and_chat_stays_text(sqlite: str) -> None:
    """Nothing that looks like a page comes from here, and nothing that fools a reader's eye; a record can be read."""

    async def run() -> None:
        async with inside(sqlite) as server:
            names = [text.encode("utf-16", "surrogatepass").decode("utf-16") for text in MARKUP]
            for k in range(0, len(names), 4):
                await played_with_names(server, [*names[k : k + 4], "Anna", "Anna"][:5])

    asyncio.run(run())


async def played_with_names(server: Inside, names: list[str]) -> None:
    client = server.client
    host = await client.open(names[0], players=len(names))
    seats = [host, *[await client.join(host.join, name) for name in names[1:]]]
    async with client.line(host) as line:
        for name in names:
            try:
                await line.command("say", text=name)
            except Refused as refused:
                assert refused.code == "empty"
        await line.command("start")
    ends = await asyncio.wait_for(whole_game(client, seats, 1), 2 * PATIENCE)
    snapshot: Json = ends[0]
    shown = [seat["name"] for seat in snapshot["table"]["seats"]]
    assert len({name.casefold() for name in shown}) == len(names)
    for text in (*shown, *(said["text"] for said in snapshot["log"] if said["t"] == "said")):
        assert text and text == text.strip() and not any(is_odd(c) for c in text), repr(text)
    game = Replay(await client.sheet(snapshot["table"]["record"])).finish()
    assert list(game.names) == shown and not check(game)


def is_odd(c: str) -> bool:
    """Whether a sign does something other than being read."""
    return not c.isprintable() and c not in "\u200c\u200d"


@pytest.mark.fault(34)
def test_every_answer_says_that_it_is_no_page(sqlite: str) -> None:
    async def run() -> None:
        async with inside(sqlite) as server:
            await server.client.open("<script>alert(1)</script>")
            for path in (
                "/api/catalogue",
                "/api/invitation/<script>",
                "/health",
                "/openapi.json",
                "/<script>x</script>",
            ):
                asked = url_request.Request(server.address + path.replace("<", "%3C").replace(">", "%3E"))
                headers, body = await asyncio.to_thread(answered, asked)
                assert headers["x-content-type-options"] == "nosniff"
                policy = headers["content-security-policy"]
                assert "script-src 'self'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
                assert headers["content-type"].startswith(("application/json", "text/plain"))
                assert "<script>" not in body or headers["content-type"].startswith("application/json")

    asyncio.run(run())


def answered(asked: url_request.Request) -> tuple[dict[str, str], str]:
    """Headers and body of an answer, whatever its status."""
    try:
        answer = url_request.urlopen(asked, timeout=PATIENCE)
    except url_error.HTTPError as error:
        answer = error
    with answer:
        return {key.lower(): value for key, value in answer.headers.items()}, answer.read().decode()


@pytest.mark.fault(34)
def test_a_salt_cannot_spoil_the_record(sqlite: str) -> None:
    async def run() -> None:
        async with inside(sqlite) as server, gathered(server) as company:
            salt = "Az09_-" * 10
            told = {"commitment": company.table.commitment, "promise": deal.fingerprint(salt)}
            await company.host.do("promise", **told)
            await company.host.do("start")
            for odd in ("x\n", "x\n\n", "a,b", 'a"]', " ", "ä", "x", "\n"):
                assert (await company.host.ask("reveal", salt=f"{salt}{odd * 9}"))["code"] == "not-understood", odd
            await company.host.do("reveal", salt=salt)

    asyncio.run(run())


# -- 35: slow readers ------------------------------------------------------------------------------------------------


@pytest.mark.fault(35)
def test_what_waits_for_somebody_who_does_not_read_is_bounded(sqlite: str) -> None:
    most = 200_000

    async def run() -> None:
        async with (
            inside(sqlite, replace(UNLIMITED, outbox=most)) as server,
            swamping(server.address) as (host, other),
            deaf(server.address, other),
        ):
            await until(lambda: 1 in server.hall.live[other.table].here)
            line, waited = line_of(server, other), 0
            for _ in range(2000):
                await swamp(host)
                waited = max(waited, unread(line))
                if server.house.sockets.open == 1:
                    break
            assert 0 < waited <= most + 40_000  # the first message, which does not count, and the last
            assert server.house.sockets.open == 1 and unread(line) == 0
            await until(lambda: server.hall.live[other.table].here == {0})

    asyncio.run(run())


@pytest.mark.fault(35)
def test_who_does_not_read_is_cut_off_by_a_real_server_too(sqlite: str, tmp_path: Path) -> None:
    async def run(address: str) -> None:
        async with swamping(address) as (host, other), deaf(address, other):
            for _ in range(4000):
                await swamp(host)
                if await open_sockets(address) == 1:
                    return
            raise AssertionError("nobody was cut off")

    with watched(sqlite, tmp_path / "log") as running:
        asyncio.run(run(running.address))


async def open_sockets(address: str) -> int:
    """How many lines a server has."""
    _, told = await asyncio.to_thread(answered, url_request.Request(f"{address}/metrics"))
    return int(dict(line.split() for line in told.splitlines())["maskenball_open_sockets"])


@pytest.mark.parametrize(
    ("first", "flood"),
    [
        (b"", wire(Opcode.PING, b"x" * 125)),
        (wire(Opcode.TEXT, b"", False), wire(Opcode.CONT, b"", False)),
    ],
    ids=["pings", "fragments"],
)
@pytest.mark.fault(35)
def test_nobody_can_make_the_server_hoard_frames(sqlite: str, tmp_path: Path, first: bytes, flood: bytes) -> None:
    """Pongs that nobody reads, and a message that never ends."""

    async def run(address: str) -> None:
        seat = await Client(address).open("Anna")
        async with deaf(address, seat) as send:
            with pytest.raises(ConnectionError):
                await send(first)
                for _ in range(1000):
                    await send(flood * 1000)

    with watched(sqlite, tmp_path / "log") as running:
        asyncio.run(asyncio.wait_for(run(running.address), 2 * PATIENCE))


@pytest.mark.fault(35)
def test_who_keeps_up_is_not_cut_off_whatever_the_letters(sqlite: str) -> None:
    async def run() -> None:
        async with inside(sqlite, replace(UNLIMITED, outbox=20_000)) as server, gathered(server, players=2) as company:
            for _ in range(150):
                await company.host.do("say", text="ü" * 200)
                await company.catch_up()
            assert company.host.heard[-1]["text"] == "ü" * 200
            await until(lambda: all(unread(line_of(server, seat)) == 0 for seat in company.seats))

    asyncio.run(run())


# -- 36: other sites -------------------------------------------------------------------------------------------------


@pytest.mark.fault(36)
def test_pages_of_other_sites_can_neither_open_sockets_nor_tables(sqlite: str) -> None:
    async def run() -> None:
        async with inside(sqlite) as server:
            host = server.address.removeprefix("http://")
            seat = await server.client.open("Anna")
            for origin in (
                "http://evil.example", f"http://{host}.evil.example", f"http://evil.example:{host.rpartition(':')[2]}",
                "null", f"https://{host}", f"http://evil@{host}", "http://localhost", "", "file://", f"http://evil.example/{host}",
            ):  # fmt: skip
                with pytest.raises(InvalidStatus) as refused:
                    async with raw(server.address, origin=origin):
                        pass
                assert refused.value.response.status_code == 403, origin
                status, told = await posted(server, "/api/tables", {"name": "Zoe"}, origin=origin)
                assert (status, told["code"]) == (400, "not-understood"), origin
                status, told = await posted(server, "/api/join", {"join": seat.join}, origin=origin)
                assert (status, told["code"]) == (400, "not-understood"), origin
            for kind in (
                "text/plain",
                "application/x-www-form-urlencoded",
                "multipart/form-data",
            ):  # what a form can send
                status, told = await posted(server, "/api/tables", {}, **{"content-type": kind})
                assert (status, told["code"]) == (400, "not-understood")
            assert await server.store.count() == 1
            async with raw(server.address, origin=f"http://{host}") as socket:
                assert (await hello(socket, seat))["t"] == "snapshot"
            assert (await posted(server, "/api/tables", {}, origin=f"http://{host}"))[0] == 201

    asyncio.run(run())


# -- 37: too much ----------------------------------------------------------------------------------------------------


@pytest.mark.fault(37)
def test_one_address_cannot_open_thousands_of_tables(sqlite: str) -> None:
    async def run() -> None:
        limits = replace(UNLIMITED, tables_at_once=10, tables_per_hour=60)
        async with inside(sqlite, limits) as server:
            found = Counter([(await posted(server, "/api/tables", {}))[0] for _ in range(40)])
            assert set(found) == {201, 429} and found[201] <= 12
            assert await server.store.count() == len(server.hall.live) == found[201]
            status, told = await posted(server, "/api/tables", {})
            assert (status, told["code"]) == (429, "too-many")
            status, _ = await posted(server, "/api/tables", {}, **{"x-forwarded-for": "192.0.2.7"})  # by a proxy here
            assert status == 201

    asyncio.run(run())


@pytest.mark.fault(37)
def test_the_usual_limits_are_limits() -> None:
    usual, none = Limits(), UNLIMITED
    assert usual.tables_at_once <= 30 and usual.tables_per_hour <= 60
    for name in ("frame", "body", "outbox", "hello_seconds", "strikes"):  # sizes are limited in load tests too
        assert getattr(usual, name) == getattr(none, name) < 1_000_000


@pytest.mark.fault(37)
def test_one_address_cannot_take_all_sockets(sqlite: str) -> None:
    async def run() -> None:
        async with inside(sqlite, replace(UNLIMITED, sockets_per_address=3)) as server:
            seat = await server.client.open("Anna")
            async with raw(server.address), raw(server.address):
                async with raw(server.address) as third:
                    assert (await hello(third, seat))["t"] == "snapshot"
                    with pytest.raises(InvalidStatus):
                        async with raw(server.address):
                            pass
                await until(lambda: server.house.sockets.open == 2)
                async with raw(server.address) as third:
                    assert (await hello(third, seat))["t"] == "snapshot"

    asyncio.run(run())


@pytest.mark.fault(37)
def test_one_address_cannot_knock_at_all_doors(sqlite: str) -> None:
    """Codes cannot be tried out by one new socket after another."""

    async def run() -> None:
        async with inside(sqlite, replace(UNLIMITED, requests_at_once=8, requests_per_second=0.001)) as server:
            with pytest.raises(InvalidStatus):
                for _ in range(20):
                    async with raw(server.address) as socket:
                        assert (await hello(socket, watch="2345678923"))["code"] == "unknown"

    asyncio.run(run())


def test_who_sends_too_many_frames_is_told_so_and_then_shown_the_door(sqlite: str) -> None:
    async def run() -> None:
        async with inside(sqlite, replace(UNLIMITED, frames_at_once=5, frames_per_second=0.001)) as server:
            seat = await server.client.open("Anna")
            async with raw(server.address) as socket:
                guest = Guest(socket, seat)
                await guest.greet()
                told = [await guest.ask("say", phrase="hello") for _ in range(10)]
                assert [answer["t"] for answer in told] == ["done"] * 5 + ["refused"] * 5
                assert {answer["code"] for answer in told[5:]} == {"too-many"}
                for _ in range(20):
                    await guest.send("say", phrase="hello")
                last = (await guest.until_closed())[-1]
                assert (last["t"], last["code"], socket.close_code) == ("notice", "too-many", 1000)

    asyncio.run(run())


def test_lines_and_tables_that_are_gone_leave_nothing_that_must_be_searched_for(sqlite: str) -> None:
    """Garbage is not searched for while people play: a search would hold them up for a fifth of a second."""

    async def run() -> list[str]:
        async with inside(sqlite) as server:

            async def visit() -> None:
                seats = await dealt(server.client, {"players": 3})
                await whole_game(server.client, seats, 1)
                async with raw(server.address) as socket:
                    await hello(socket, seats[0])
                async with raw(server.address) as socket:
                    await hello(socket, seats[0])
                    socket.transport.abort()

            async def all_left() -> None:
                await until(lambda: all(live.is_deserted for live in server.hall.live.values()))
                server.hall.let_go(0)
                server.hall.let_go(1e12)
                assert not server.hall.live
                await until(lambda: asyncio.all_tasks() <= before)

            before = asyncio.all_tasks()
            await visit()
            await all_left()
            gc.collect()
            gc.disable()
            try:
                for _ in range(3):
                    await visit()
                await all_left()
                gc.set_debug(gc.DEBUG_SAVEALL)
                gc.collect()
                return [type(one).__name__ for one in gc.garbage]
            finally:
                gc.set_debug(0)
                gc.garbage.clear()
                gc.enable()

    left = uvloop.run(run())
    ours = {"Wire", "ServerProtocol", "Queue", "Socket", "Conversation", "LiveTable", "Table", "Mascarade", "State"}
    assert not ours & set(left), left


def test_what_hundred_watchers_are_told_again_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: Counter[int] = Counter()
    telling = Mascarade.told

    def noting(self: Mascarade, at: int, viewer: Viewer) -> list[Json]:
        told[at] += viewer is None
        return telling(self, at, viewer)

    async def run() -> None:
        async with house(tmp_path) as server, playing(server, memory="log") as company:
            await company.play_out()
            await company.host.do("rematch")
            await begin(company)
            for _ in range(20):
                await company.play(Random(1).choice(company.game.legal()))
            monkeypatch.setattr(Mascarade, "told", noting)
            watch = company.seats[0].watch
            async with AsyncExitStack() as stack:
                lines = [await stack.enter_async_context(raw(server.address)) for _ in range(20)]
                for shown in await asyncio.gather(*(hello(line, watch=watch) for line in lines)):
                    assert len(shown["log"]) == 20
            assert max(told[at] for at in range(1, 21)) == 1

    asyncio.run(run())
