"""Wire: a WebSocket as lean as it gets, so that the program that loads a server costs little itself.

Text goes out in one frame each, masked with zeros (which changes nothing); whole messages come in as bytes. It speaks
to servers of ours only: no fragments, no extensions.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Self, cast
from urllib.parse import urlsplit

Heard = Callable[[bytes], None]

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL = MASKED = 0x80
NO_MASK = b"\0\0\0\0"


class Wire(asyncio.Protocol):
    """One line to a server; `heard` is called with every message, `lost` when the line is gone."""

    __slots__ = ("_heard", "_lost", "_rest", "_shaken", "_transport", "open")

    def __init__(self, heard: Heard, lost: Callable[[], None] | None) -> None:
        self._heard, self._lost = heard, lost
        self._rest = b""
        self._shaken = False
        self._transport: asyncio.WriteTransport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def to(
        cls, address: str, path: str, heard: Heard, lost: Callable[[], None] | None = None, source: str = ""
    ) -> Self:
        """A line that is open; `source`: the address of this machine to call from."""
        parts = urlsplit(address)
        loop = asyncio.get_running_loop()
        local = (source, 0) if source else None
        transport, wire = await loop.create_connection(
            lambda: cls(heard, lost), parts.hostname or "", parts.port or 80, local_addr=local
        )
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await wire.open
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.WriteTransport", transport)

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server took no WebSocket"))
        elif self._lost is not None:
            self._lost()

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at = 0 if self._shaken else self._shake(data)
        size = len(data)
        while size - at >= 2:
            length, head = data[at + 1], 2
            if length == 126:
                length, head = int.from_bytes(data[at + 2 : at + 4]), 4
            elif length == 127:
                length, head = int.from_bytes(data[at + 2 : at + 10]), 10
            end = at + head + length
            if end > size:
                break
            kind = data[at] & 0x0F
            if kind == TEXT:
                self._heard(data[at + head : end])
            elif kind == PING and self._transport is not None:
                self._transport.write(framed(data[at + head : end], PONG))
            elif kind == CLOSE:
                self.close()
            at = end
        self._rest = data[at:]

    def _shake(self, data: bytes) -> int:
        """Where frames begin, once the server has agreed to speak in frames."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        if not data.startswith(b"HTTP/1.1 101"):
            self.close()
            return len(data)
        self._shaken = True
        self.open.set_result(None)
        return end + 4

    def send(self, text: bytes) -> None:
        """Send a message; on a line that is gone nothing happens."""
        if self._transport is not None:
            self._transport.write(framed(text))

    def close(self) -> None:
        """Hang up, without ceremony."""
        if self._transport is not None:
            self._transport.close()


def framed(text: bytes, kind: int = TEXT) -> bytes:
    """A message as a client's frame."""
    size = len(text)
    if size < 126:
        head = bytes((FINAL | kind, MASKED | size))
    elif size < 65536:
        head = bytes((FINAL | kind, MASKED | 126)) + size.to_bytes(2)
    else:
        head = bytes((FINAL | kind, MASKED | 127)) + size.to_bytes(8)
    return head + NO_MASK + text
