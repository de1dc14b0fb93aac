"""Wire: our end of every connection, which nobody can hold by silence.

Uvicorn accepts whoever comes and waits as long as they like. Here a connection counts from the moment it is accepted,
whatever it has said, and whoever owes a head, a body, or the reading of an answer has a limited time for it.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request as WireRequest

from maskenball.server.limits import Counts, Limits
from maskenball.server.socket import WIRE

MOST_UNREAD = 1024 * 1024
"""Bytes of pongs that may wait for somebody who pings and does not read."""
MOST_FRAGMENTS = 1000
NO_TEXT = 1007
"""The code of RFC 6455 for a text that is none."""
KEPT_FREE = 100
"""Descriptors that are for other things than guests."""
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Connections:
    """How many connections there are, in all and from each network."""

    def __init__(self, limits: Limits, descriptors: int) -> None:
        self.limits = limits
        self._most = max(1, min(limits.connections, descriptors - KEPT_FREE))
        self._most_of_one = min(limits.connections_per_address, max(1, self._most // 2))
        self._of = Counts()

    @property
    def open(self) -> int:
        """How many there are."""
        return self._of.all

    def has_room_for(self, address: str, is_proxy: bool) -> bool:
        """Whether one more may come. A web server in front speaks for many, and waits for none of them."""
        return self._of.all < self._most and (is_proxy or self._of.of(address) < self._most_of_one)

    def enter(self, address: str) -> None:
        """One more."""
        self._of.add(address)

    def leave(self, address: str) -> None:
        """One less."""
        self._of.remove(address)


class Config(uvicorn.Config):
    """How uvicorn serves, with the connections that all its protocols count."""

    def __init__(self, connections: Connections, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.counted = connections


class Caller(H11Protocol):
    """Uvicorn's end of a connection that speaks HTTP."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._awaits: Any = None
        self._timer: asyncio.TimerHandle | None = None
        counted, address = cast(Config, self.config).counted, _address(self.client)
        has_room = counted.has_room_for(address, address in cast(ProxyHeadersMiddleware, self.app).trusted_hosts)
        counted.enter(address)
        if has_room:
            self._wait()
        else:
            transport.write(FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._wait()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._awaits = None
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._wait_no_more()
        cast(Config, self.config).counted.leave(_address(self.client))

    def _wait(self) -> None:
        """Whatever comes next has its time from now, however many bytes of it come one by one."""
        awaits = self.conn.their_state
        if awaits is self._awaits:
            return
        self._awaits = awaits
        self._wait_no_more()
        limits = cast(Config, self.config).counted.limits
        if self.transport.get_protocol() is self:  # else a Wire has taken over
            seconds = {h11.IDLE: limits.head_seconds, h11.SEND_BODY: limits.body_seconds}
            self._timer = self.loop.call_later(seconds.get(awaits, limits.answer_seconds), self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _address(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""


class Wire(WebSocketsSansIOProtocol):
    """Uvicorn's end of a socket, which began as a Caller. The other end can neither keep it open by not reading, nor
    make it grow."""

    _heard_at = 0.0
    """When anything last came, as the loop counts time."""

    def data_received(self, data: bytes) -> None:
        self._heard_at = self.loop.time()
        super().data_received(data)

    def handle_connect(self, event: WireRequest) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = {WIRE: self}

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        cast(Config, self.config).counted.leave(_address(self.client))

    @property
    def unread(self) -> int:
        """How many bytes wait until the other end reads."""
        return self.transport.get_write_buffer_size()

    def say(self, message: bytes) -> None:
        """Send a text without waiting."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(framed(message))

    def abort(self) -> None:
        """Cut the line off, whether or not the other end reads."""
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Nobody has answered a ping in time. Whoever said anything else since is there: on a slow line a ping waits
        behind what was sent before it."""
        if self._heard_at > self.ping_sent_at:
            self.pong_timer = self.pending_ping_payload = None
            self.last_ping_rtt = self.loop.time() - self.ping_sent_at
            self.schedule_ping()
        else:
            super().keepalive_timeout()
            self.transport.abort()  # to close it would wait until somebody reads

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(self.frames):
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def framed(message: bytes) -> bytes:
    """A text as a server's frame (RFC 6455, 5.2)."""
    size = len(message)
    if size < 126:
        head = bytes((0x81, size))
    elif size < 65536:
        head = b"\x81\x7e" + size.to_bytes(2)
    else:
        head = b"\x81\x7f" + size.to_bytes(8)
    return head + message


def _is_text(fragments: list[bytes]) -> bool:
    try:
        b"".join(fragments).decode()
    except UnicodeDecodeError:
        return False
    return True
