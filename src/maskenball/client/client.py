"""Client, Seat and Line: opening and joining tables over HTTP, and a socket that heals itself.

    async with Client("http://localhost:8642") as client:
        seat = await client.open(name="Anna", players=4)
        async with client.line(seat) as line:
            await line.command("start", fill="steady")
            async for message in line: ...

A line gives every command an id and sends it again after a broken connection: the server does it once. Messages are
numbered: where one is missing the line connects anew and asks for what it missed; what comes twice is heard once. A
line to a seat takes part in the deals of its table by itself (`Line.part`).
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPException
from types import TracebackType
from typing import Any, Self
from urllib import error as url_error, request as url_request

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from maskenball.client.part import Part
from maskenball.core.game import Refusal, Refused
from maskenball.core.option import Option, options_of

Json = dict[str, Any]

SHORTEST_WAIT, LONGEST_WAIT = 0.05, 5.0
"""Seconds between two tries to connect; shorter at first."""
PATIENCE = 3.0
"""Seconds without an answer after which something was lost on the way: the line connects anew and asks again."""
SILENCE = 30.0
"""Seconds without a word after which a line connects anew, in case it is dead or the last word was lost."""
FINAL_NOTICES = ("another-tab", "no-seat")
FINAL_REFUSALS = ("unknown", "set-aside")
"""After these a line does not come back by itself."""

_decode = msgspec.json.Decoder(Json).decode
_encode = msgspec.json.Encoder().encode


def refused(told: Json) -> Refused:
    """What the server did not do, and why, as it told us."""
    code = str(told.get("code", ""))
    return Refused(Refusal(code, told.get("rule", ""), told.get("sentence", code)), told.get("details"))


@dataclass(frozen=True)
class Seat:
    """A seat at a table. The token proves that it is yours: keep it, show it to nobody."""

    table: str
    seat: int
    token: str
    join: str
    watch: str


class Missed(ConnectionError):
    """Something was lost on the way."""


@dataclass
class Asked:
    """A command that is not answered yet, and when it was sent last."""

    frame: str
    answer: asyncio.Future[Json]
    sent: float


class Client:
    """A server of tables."""

    def __init__(self, address: str, patience: float = PATIENCE, silence: float = SILENCE) -> None:
        self.address, self.patience, self.silence = address.rstrip("/"), patience, silence

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        return None

    async def open(self, name: str = "", **options: Any) -> Seat:
        """Open a table and sit down as its host; the options are those of docs/protocol.md. Raises Refused."""
        return Seat(**await self._ask("/api/tables", {"name": name, "options": options}))

    async def join(self, join: str, name: str = "", seat: int | None = None) -> Seat:
        """Sit down at somebody's table. Raises Refused."""
        return Seat(**await self._ask("/api/join", {"join": join, "name": name, "seat": seat}))

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
                told = json.loads(raw)
            except ValueError:
                told = {"code": str(error.code), "sentence": raw.decode("utf-8", "replace")[:200]}
            raise refused(told) from error
        except HTTPException as error:  # the server was stopped in the middle of its answer
            raise ConnectionError(str(error)) from error

    def line(self, seat: Seat | None = None, watch: str = "") -> Line:
        """A line to a table: to one's seat, or as a spectator by the code to watch."""
        return Line(self.address, seat.token if seat else "", "" if seat else watch, self.patience, self.silence)


class Line:
    """A socket to one table, with the latest that is known of it. Iterating gives every message of the stream."""

    def __init__(
        self, address: str, token: str, watch: str, patience: float = PATIENCE, silence: float = SILENCE
    ) -> None:
        self._url = address.replace("http", "ws", 1) + "/socket"
        self._token, self._watch = token, watch
        self._patience, self._silence = patience, silence
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, Asked] = {}
        self._heard: deque[Json] = deque()
        self._news = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None
        self._ids = secrets.token_hex(4)
        self._count = 0
        self.n = self.game = 0
        """The latest number of the stream, and of which game."""
        self.snapshot: Json = {}
        self.now: Json = {}
        """What was told last about the table as it lies: `asked`, `answers`, `open`, `own`, `seq`. Where people are
        shown what happened, nobody is asked before `asks` comes."""
        self.part = Part()
        """What this line brings to the deals, and saw of them."""
        self._bringing: asyncio.Task[None] | None = None
        self._is_shuffled = asyncio.Event()
        """Whether no cards are on their way."""
        self.closed = False
        self.notice = ""
        """Why the server closed the line, if it did."""

    async def __aenter__(self) -> Self:
        try:
            await self._connect()
        except BaseException:
            self.closed = True
            raise
        self._reading = asyncio.create_task(self._read_on())
        await asyncio.sleep(0)  # our promise goes before whatever else will be asked for
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up."""
        self.closed = True
        for task in filter(None, (self._bringing, self._reading)):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task
        if self._socket is not None:
            await self._socket.close()
        self._end()

    def _end(self) -> None:
        self.closed = True
        for asked in self._waiting.values():
            if not asked.answer.done():
                asked.answer.set_exception(ConnectionError(self.notice or "the line is closed"))
        self._news.set()
        self._is_shuffled.set()

    # -- connecting --------------------------------------------------------------------------------------------------

    async def _connect(self) -> None:
        """Say hello and be shown the table. Raises Refused, and Missed when nothing comes back."""
        self._socket = await connect(
            self._url, compression=None, max_size=None, ping_interval=None, proxy=None, open_timeout=30
        )
        hello = {"t": "hello", "token": self._token, "watch": self._watch, "game": self.game, "after": self.n}
        try:
            await self._socket.send(_encode(hello).decode())
            first = await self._next(self._patience)
            if first["t"] == "refused":
                raise refused(first)
            if first["t"] != "snapshot":
                raise Missed("the table was not shown")
        except BaseException:
            self._drop()
            raise
        self._show(first)

    async def _next(self, patience: float) -> Json:
        """The next message; raises Missed when there is none for so long, or the line broke."""
        assert self._socket is not None
        try:
            async with asyncio.timeout(patience):
                return _decode(await self._socket.recv())
        except (TimeoutError, ConnectionClosed) as error:
            raise Missed("nothing was heard") from error

    async def _read_on(self) -> None:
        wait = SHORTEST_WAIT
        while not self.closed:
            try:
                while True:
                    self._hear(await self._next(self._silence))
                    wait = SHORTEST_WAIT
            except Missed:
                self._drop()
            if self.closed or self.notice in FINAL_NOTICES:
                break
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, wait * 2)
            try:
                await self._reconnect()
                wait = SHORTEST_WAIT
            except Refused as why:
                if why.code in FINAL_REFUSALS:
                    break
            except (OSError, WebSocketException, TimeoutError):
                continue
        self._end()

    async def _reconnect(self) -> None:
        await self._connect()
        assert self._socket is not None
        for asked in list(self._waiting.values()):
            asked.sent = asyncio.get_running_loop().time()
            await self._socket.send(asked.frame)

    def _drop(self) -> None:
        """Give the socket up, without ceremony."""
        if self._socket is not None:
            self._socket.transport.abort()

    # -- hearing -----------------------------------------------------------------------------------------------------

    def _hear(self, message: Json) -> None:
        """Take a message in; raises Missed when others must have come before it."""
        kind = message["t"]
        if kind in ("done", "refused"):
            asked = self._waiting.pop(message["c"], None)
            if asked is not None and not asked.answer.done():
                asked.answer.set_result(message)
            if message.get("n", 0) > self.n:
                raise Missed("what the command led to is missing")
        elif kind == "notice":
            self.notice = message["code"]
            self._tell(message)
        elif "n" in message:
            self._follow(kind, message)

    def _follow(self, kind: str, message: Json) -> None:
        """The stream, number by number. What is no part of it has the latest number: who is connected, a snapshot."""
        n = message["n"]
        if n > self.n + 1 or (n > self.n and kind == "table" and not self._is_next(message["table"])):
            raise Missed("a message is missing")
        if n < self.n or (n == self.n and kind in ("happened", "said")):
            return
        if kind == "snapshot":
            self._show(message)
            return
        self.n = n
        if kind == "table":
            self.snapshot = {**self.snapshot, "table": message["table"]}
            self.game = message["table"]["number"]
            self._take_part()
        elif kind in ("happened", "asks"):
            self.now = message
        self._tell(message)

    def _is_next(self, table: Json) -> bool:
        """Whether more than who is connected has changed, and no more than can be told without a snapshot."""
        known = self.snapshot["table"]
        if (table["phase"], table["number"]) != (known["phase"], known["number"]):
            return False
        return _without_presence(table) != _without_presence(known)

    def _show(self, snapshot: Json) -> None:
        self.snapshot = self.now = snapshot
        self.n, self.game = snapshot["n"], snapshot["table"]["number"]
        self._take_part()
        self._tell(snapshot)

    def _take_part(self) -> None:
        """Promise or reveal our salt, if it is time for it; nobody waits for that."""
        if self.snapshot["table"]["phase"] == "shuffling":
            self._is_shuffled.clear()
        else:
            self._is_shuffled.set()
        if self.snapshot["you"] is not None and (self._bringing is None or self._bringing.done()):
            self._bringing = asyncio.create_task(self._bring())

    async def _bring(self) -> None:
        with suppress(Refused, ConnectionError):
            while (wanted := self.part.wanted(self.snapshot["table"], self.snapshot["you"])) is not None:
                await self.command(wanted[0], **wanted[1])

    def _tell(self, message: Json) -> None:
        self._heard.append(message)
        self._news.set()

    async def __aiter__(self) -> AsyncIterator[Json]:
        while True:
            while self._heard:
                yield self._heard.popleft()
            if self.closed:
                return
            self._news.clear()
            await self._news.wait()

    # -- asking ------------------------------------------------------------------------------------------------------

    async def command(self, t: str, **given: Any) -> Json:
        """Ask the table for something and wait for its answer, through broken connections; after `start` for the cards
        too, which come when the devices have revealed their salts. Raises Refused."""
        self._count += 1
        id = f"{self._ids}-{self._count}"
        loop = asyncio.get_running_loop()
        asked = self._waiting[id] = Asked(
            _encode({"t": t, "c": id} | given).decode(), loop.create_future(), loop.time()
        )
        if self.closed:
            self._end()
        elif self._socket is not None:
            with suppress(WebSocketException):
                await self._socket.send(asked.frame)
        try:
            told = await self._answered(asked)
        finally:
            self._waiting.pop(id, None)
        if told["t"] == "refused":
            raise refused(told)
        if t == "start":
            await self._is_shuffled.wait()
        return told

    async def _answered(self, asked: Asked) -> Json:
        """The answer to a command. Where it does not come in time the line connects anew, and asks again."""
        loop = asyncio.get_running_loop()
        while not asked.answer.done():
            await asyncio.wait([asked.answer], timeout=max(0.0, asked.sent + self._patience - loop.time()))
            if not asked.answer.done() and loop.time() >= asked.sent + self._patience:
                asked.sent = loop.time()
                self._drop()
        return asked.answer.result()

    @property
    def options(self) -> tuple[Option, ...]:
        """The answers to the question that is open now; none, if somebody else is asked."""
        return options_of(self.now.get("answers", ()))

    @property
    def is_asked_to_end(self) -> bool:
        """Whether somebody else wants to end the game, and this seat has not agreed yet."""
        table, you = self.snapshot["table"], self.snapshot["you"]
        wanted = {seat for seat, chair in enumerate(table["seats"]) if chair["agreed"]}
        return table["phase"] in ("memorising", "playing") and bool(wanted) and you not in wanted

    async def answer(self, answer: str | Option) -> Json:
        """Answer the question that is open now with an option or its `text`. Raises Refused."""
        return await self.command("answer", game=self.game, seq=self.now["seq"], answer=str(answer))


def _without_presence(table: Json) -> Json:
    return table | {"seats": [seat | {"here": None} for seat in table["seats"]]}
