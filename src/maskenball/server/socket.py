"""Sockets: frames come in, are decoded and judged, and go to their table; messages go out without anybody waiting.

Written on ASGI itself: ten thousand idle sockets cost what uvicorn costs, and one small object each.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Protocol

import msgspec

from maskenball.core.game import Refused
from maskenball.server import commands as c
from maskenball.server.hall import hashed
from maskenball.server.limits import Bucket, Buckets, Counts, Limits, network_of
from maskenball.server.refusals import refused
from maskenball.server.showing import notice, refusal
from maskenball.server.store import NotStored

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

    from maskenball.server.hall import Hall
    from maskenball.server.live import LiveTable

log = logging.getLogger("maskenball.socket")

NORMAL, GOING_AWAY, POLICY, TOO_LARGE, TRY_LATER = 1000, 1001, 1008, 1009, 1013
PONG = b'{"t":"pong"}'
WIRE = "maskenball.wire"
"""The extension of ASGI that hands over the line itself."""
CLOSING_SECONDS = 15.0
"""How long a line that is being closed may take to be closed."""


class Carrier(Protocol):
    """What a line offers beyond ASGI, where every message is a task and a copy."""

    @property
    def unread(self) -> int:
        """How many bytes wait until the other end reads."""

    def say(self, message: bytes) -> None:
        """Send a text without waiting."""

    def abort(self) -> None:
        """Cut the line off, whether or not the other end reads."""


class Socket:
    """One line to one table."""

    __slots__ = ("_closing", "_has_begun", "_limit", "_send", "_wire", "address", "closed")

    def __init__(self, send: Send, limit: int, wire: Carrier, address: str = "") -> None:
        self._send, self._limit, self._wire, self.address = send, limit, wire, address
        self._closing: asyncio.Task[None] | None = None
        self._has_begun = False
        self.closed = False
        """Whether nothing more can be said, nor is heard."""

    def send(self, message: bytes) -> None:
        """Hand a message over. A reader who is too slow is cut off: what waits for one must not grow without bound. The
        first message does not count: whoever was cut off because of it could never come back."""
        if self.closed:
            return
        if not self._has_begun:
            self._has_begun = True
            self._limit += len(message)
        elif self._wire.unread > self._limit:
            self.closed = True
            self._wire.abort()
            return
        self._wire.say(message)

    def part(self, message: bytes) -> None:
        """A last message, then the line is closed."""
        self.send(message)
        self.close(NORMAL)

    def close(self, code: int) -> None:
        """Close the line when what waits has been sent."""
        if not self.closed:
            self.closed = True
            self._closing = asyncio.create_task(self._close(code))
            asyncio.get_running_loop().call_later(CLOSING_SECONDS, self._wire.abort)

    async def _close(self, code: int) -> None:
        with suppress(RuntimeError, OSError):
            await self._send({"type": "websocket.close", "code": code})

    async def finish(self) -> None:
        """Wait until the line is closed, if it is being closed: when we return to uvicorn it is cut."""
        if self._closing is not None:
            await asyncio.wait({self._closing})


class Sockets:
    """All lines of a server."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self.hall, self.limits = hall, limits
        self._of = Counts()
        self.stored = Buckets(lambda: Bucket(limits.stored_per_hour / 3600, limits.stored_at_once))
        """What each address has had stored."""
        self.hellos = count(1)
        """Who came last: a line whose table took long to find must not take the seat from a later one."""
        self._showing_next = asyncio.Lock()
        self.frames = self.refused = 0
        """For the metrics."""

    @property
    def open(self) -> int:
        """How many there are."""
        return self._of.all

    async def turn_to_be_shown(self) -> None:
        """Wait for one's turn: a whole table takes milliseconds to show, and moves come in between."""
        async with self._showing_next:
            await asyncio.sleep(0)

    async def serve(self, scope: Scope, receive: Receive, send: Send, wire: Carrier) -> None:
        """One socket, from its first frame to its last."""
        address = (scope.get("client") or ("", 0))[0]
        await receive()  # websocket.connect
        if self._is_too_many(address):
            await send({"type": "websocket.close", "code": TRY_LATER})
            return
        await send({"type": "websocket.accept"})
        socket = Socket(send, self.limits.outbox, wire, network_of(address))
        self._of.add(address)
        try:
            await Conversation(self, socket, receive, address).hold()
            await socket.finish()
        finally:
            socket.closed = True
            self._of.remove(address)

    def _is_too_many(self, address: str) -> bool:
        limits = self.limits
        full = self.open >= limits.sockets or self._of.of(address) >= limits.sockets_per_address
        return full or self.hall.stopping


class Conversation:
    """What is said on one socket."""

    __slots__ = ("_address", "_bucket", "_live", "_receive", "_socket", "_sockets", "_strikes", "_token")

    def __init__(self, sockets: Sockets, socket: Socket, receive: Receive, address: str) -> None:
        limits = sockets.limits
        self._sockets, self._socket, self._receive, self._address = sockets, socket, receive, address
        self._bucket = Bucket(limits.frames_per_second, limits.frames_at_once)
        self._strikes = 0
        self._live: LiveTable | None = None
        self._token: str | None = None

    async def hold(self) -> None:
        """Listen until the line is closed."""
        if not await self._is_welcome():
            return
        try:
            while (frame := await self._next_frame()) is not None:
                await self._heard(frame)
        finally:
            assert self._live is not None
            self._live.quit(self._socket, self._token)

    async def _is_welcome(self) -> bool:
        """Whether the first frame came in time, and says who this is."""
        try:
            async with asyncio.timeout(self._sockets.limits.hello_seconds):
                frame = await self._next_frame()
                return frame is not None and await self._greeted(frame)
        except TimeoutError:
            self._socket.close(POLICY)
            return False

    async def _next_frame(self) -> bytes | None:
        """The next frame; None when the line is closed."""
        while True:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return None
            if self._socket.closed:
                continue
            self._sockets.frames += 1
            text = message.get("text")
            frame: bytes = text.encode("utf-8", "surrogatepass") if text is not None else message.get("bytes") or b""
            if len(frame) > self._sockets.limits.frame:
                self._socket.send(refusal("", refused("too-long")))
                self._socket.close(TOO_LARGE)
                continue
            return frame

    async def _greeted(self, frame: bytes) -> bool:
        """The first frame says who this is."""
        command = self._understood(frame)
        if not isinstance(command, c.Hello) or bool(command.token) == bool(command.watch):
            self._refuse("", refused("not-understood", "the first frame says hello, with a token or a code to watch"))
            self._socket.close(POLICY)
            return False
        arrival = next(self._sockets.hellos)
        try:
            if command.token:
                self._live = await self._sockets.hall.find(token=hashed(command.token))
                if self._live.table.seat_of(hashed(command.token)) is None:
                    raise refused("unknown")
                self._token = hashed(command.token)
                await self._sockets.turn_to_be_shown()
                self._live.enter(self._socket, self._token, command.game, command.after, arrival)
            else:
                self._live = await self._sockets.hall.find(watch=command.watch)
                if len(self._live.watching) >= self._sockets.limits.watchers_per_table:
                    raise refused("too-many")
                await self._sockets.turn_to_be_shown()
                self._live.watch(self._socket, command.game, command.after)
        except Refused as why:
            self._refuse("", why)
            self._socket.close(POLICY)
            return False
        except NotStored:
            self._refuse("", refused("not-stored", "the tables cannot be read just now; try again in a moment"))
            self._socket.close(TRY_LATER)
            return False
        return True

    async def _heard(self, frame: bytes) -> None:
        if not self._bucket.take():
            self._refuse(_id_in(frame), refused("too-many"))
            self._strike()
            return
        command = self._understood(frame)
        if command is None:
            self._refuse(_id_in(frame), refused("not-understood"))
            self._strike()
        elif isinstance(command, c.Ping):
            self._socket.send(PONG)
        elif isinstance(command, c.Hello):
            self._refuse("", refused("not-understood", "this line has said hello already"))
            self._strike()
        elif self._token is None:
            self._refuse(command.c, refused("spectator"))
        else:
            assert self._live is not None
            self._socket.send(await self._live.command(self._token, command, self._may_store, self._socket.address))

    def _may_store(self, size: int) -> bool:
        return self._sockets.stored.take(self._address, size)

    def _understood(self, frame: bytes) -> c.AnyFrame | None:
        try:
            return c.decode(frame)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return None

    def _refuse(self, id: str, why: Refused) -> None:
        self._sockets.refused += 1
        self._socket.send(refusal(id, why))

    def _strike(self) -> None:
        """Somebody who talks nonsense, or too much of it, is shown the door."""
        self._strikes += 1
        if self._strikes >= self._sockets.limits.strikes:
            self._socket.part(notice("too-many"))


class _Id(msgspec.Struct):
    c: str = ""


_decode_id = msgspec.json.Decoder(_Id).decode


def _id_in(frame: bytes) -> str:
    """The id of a frame that is not taken, if it has one that can be told back."""
    try:
        return _decode_id(frame).c[:40]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
