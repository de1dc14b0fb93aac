"""Client, Seat and Line: opening and joining tables over HTTP, and a socket that heals itself.

    async with Client("http://localhost:8642") as client:
        seat = await client.open(name="Anna", players=4)
        async with client.line(seat) as line:
            await line.command("start", fill="steady")
            async for message in line: ...

A line gives every command an id and sends it again after a broken connection: the server does it once.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self
from urllib import error as url_error, request as url_request

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]

LONGEST_WAIT = 5.0
"""Seconds between two tries to connect; shorter at first."""
FINAL_NOTICES = ("another-tab", "no-seat")
"""After these a line does not come back by itself."""

_decode = msgspec.json.Decoder(Json).decode
_encode = msgspec.json.Encoder().encode


class Refused(Exception):
    """The server did not do something: `code` for programs, the sentence for people."""

    def __init__(self, told: Json) -> None:
        super().__init__(told.get("sentence", told.get("code", "")))
        self.code: str = told.get("code", "")
        self.told = told


@dataclass(frozen=True)
class Seat:
    """A seat at a table. The token proves that it is yours: keep it, show it to nobody."""

    table: str
    seat: int
    token: str
    join: str
    watch: str


class Client:
    """A server of tables."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        return None

    async def open(self, name: str = "", **options: Any) -> Seat:
        """Open a table and sit down as its host; the options are those of docs/protocol.md. Raises Refused."""
        told = {"name": name, "salt": secrets.token_urlsafe(16), "options": options}
        return Seat(**await self._ask("/api/tables", told))

    async def join(self, join: str, name: str = "", seat: int | None = None) -> Seat:
        """Sit down at somebody's table. Raises Refused."""
        told = {"join": join, "name": name, "salt": secrets.token_urlsafe(16), "seat": seat}
        return Seat(**await self._ask("/api/join", told))

    async def sheet(self, record: str) -> str:
        """The score sheet of a finished game. Raises Refused."""
        return (await asyncio.to_thread(self._fetched, f"/api/games/{record}.ball", None)).decode()

    async def get(self, path: str) -> Json:
        """Anything else that answers with JSON. Raises Refused."""
        found: Json = json.loads(await asyncio.to_thread(self._fetched, path, None))
        return found

    async def _ask(self, path: str, told: Json) -> Json:
        found: Json = json.loads(await asyncio.to_thread(self._fetched, path, told))
        return found

    def _fetched(self, path: str, told: Json | None) -> bytes:
        body = None if told is None else json.dumps(told).encode()
        asked = url_request.Request(self.address + path, body, {"content-type": "application/json"})
        try:
            with url_request.urlopen(asked, timeout=30) as answer:
                read: bytes = answer.read()
                return read
        except url_error.HTTPError as error:
            raw = error.read()
            try:
                refused = json.loads(raw)
            except ValueError:
                refused = {"code": str(error.code), "sentence": raw.decode("utf-8", "replace")[:200]}
            raise Refused(refused) from error

    def line(self, seat: Seat | None = None, watch: str = "") -> Line:
        """A line to a table: to one's seat, or as a spectator by the code to watch."""
        return Line(self.address, seat.token if seat else "", "" if seat else watch)


class Line:
    """A socket to one table, with the latest that is known of it. Iterating gives every message of the stream."""

    def __init__(self, address: str, token: str, watch: str) -> None:
        self._url = address.replace("http", "ws", 1) + "/socket"
        self._token, self._watch = token, watch
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[bytes, asyncio.Future[Json]]] = {}
        self._heard: deque[Json] = deque()
        self._news = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None
        self._ids = secrets.token_hex(4)
        self._count = 0
        self.n = self.game = 0
        """The latest number of the stream, and of which game."""
        self.snapshot: Json = {}
        self.now: Json = {}
        """What was told last about the table as it lies: `asked`, `answers`, `open`, `own`, `seq`."""
        self.closed = False
        self.notice = ""
        """Why the server closed the line, if it did."""

    async def __aenter__(self) -> Self:
        await self._connect()
        self._reading = asyncio.create_task(self._read_on())
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up."""
        self.closed = True
        if self._reading is not None:
            self._reading.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await self._reading
        if self._socket is not None:
            await self._socket.close()
        self._end()

    def _end(self) -> None:
        self.closed = True
        for _, waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError(self.notice or "the line is closed"))
        self._news.set()

    async def _connect(self) -> None:
        self._socket = await connect(
            self._url, compression=None, max_size=None, ping_interval=None, proxy=None, open_timeout=30
        )
        hello = {"t": "hello", "token": self._token, "watch": self._watch, "game": self.game, "after": self.n}
        await self._socket.send(_encode(hello).decode())
        first = _decode(await self._socket.recv())
        if first["t"] == "refused":
            self.closed = True
            raise Refused(first)
        self._hear(first)

    async def _read_on(self) -> None:
        wait = 0.05
        while not self.closed:
            assert self._socket is not None
            try:
                async for frame in self._socket:
                    wait = 0.05
                    self._hear(_decode(frame))
            except WebSocketException:
                pass
            if self.closed or self.notice in FINAL_NOTICES:
                break
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, wait * 2)
            try:
                await self._reconnect()
            except Refused:
                break
            except (OSError, WebSocketException, TimeoutError):
                continue
        self._end()

    async def _reconnect(self) -> None:
        await self._connect()
        assert self._socket is not None
        for frame, _ in list(self._waiting.values()):
            await self._socket.send(frame.decode())

    def _hear(self, message: Json) -> None:
        kind = message["t"]
        if kind in ("done", "refused"):
            _, waiting = self._waiting.pop(message["c"], (b"", None))
            if waiting is not None and not waiting.done():
                waiting.set_result(message)
            return
        if kind == "notice":
            self.notice = message["code"]
        elif kind == "snapshot":
            self.snapshot = message
            self.n, self.game = message["n"], message["table"]["number"]
            self.now = message
        elif kind == "table":
            self.snapshot = {**self.snapshot, "table": message["table"]}
            self.n, self.game = message["n"], message["table"]["number"]
        elif kind == "happened":
            if message["n"] <= self.n:
                return
            self.n, self.now = message["n"], message
        elif kind == "said":
            self.n = message["n"]
        self._heard.append(message)
        self._news.set()

    async def command(self, t: str, **given: Any) -> Json:
        """Ask the table for something and wait for its answer, through broken connections. Raises Refused."""
        self._count += 1
        id = f"{self._ids}-{self._count}"
        frame = _encode({"t": t, "c": id} | given)
        waiting: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._waiting[id] = (frame, waiting)
        if self.closed:
            self._end()
        elif self._socket is not None:
            with suppress(WebSocketException):
                await self._socket.send(frame.decode())
        told = await waiting
        if told["t"] == "refused":
            raise Refused(told)
        return told

    async def answer(self, answer: int) -> Json:
        """Answer the question that is open now. Raises Refused."""
        return await self.command("answer", game=self.game, seq=self.now["seq"], answer=answer)

    async def __aiter__(self) -> AsyncIterator[Json]:
        while True:
            while self._heard:
                yield self._heard.popleft()
            if self.closed:
                return
            self._news.clear()
            await self._news.wait()
