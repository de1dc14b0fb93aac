"""Moves through a proxy that drops, doubles, delays and cuts whole frames, in both directions: exactly once.

What is lost is asked for again, what comes twice is done once: in the end the journal has every acknowledged move once,
every line has heard every decision once, and everybody sees what a fresh spectator sees.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

from maskenball.client import Client
from tests.server.promises import Company

MISHAPS = ("drop", "double", "delay", "cut")
SHARE = 0.1
"""How often each of them happens to a frame."""
LONGEST_DELAY = 0.05
PATIENCE, SILENCE = 0.4, 0.8
"""How soon lines suspect a loss: sooner than usual, since it happens all the time."""

Told = Callable[[int], None]
"""Told how many moves are made."""


class Proxy:
    """Stands between lines and a server. The handshake passes, and so do frames about the connection itself."""

    def __init__(self, address: str, chance: Random, share: float = SHARE) -> None:
        self._target, self._chance, self._share = urlsplit(address), chance, share
        self._listening: asyncio.Server | None = None
        self._open: set[asyncio.Task[None]] = set()
        self.address = ""
        self.found: Counter[str] = Counter()

    async def __aenter__(self) -> Self:
        self._listening = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._listening.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        assert self._listening is not None
        self._listening.close()
        for task in list(self._open):
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)

    def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._hold(reader, writer))
        self._open.add(task)
        task.add_done_callback(self._open.discard)

    async def _hold(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A line and its other half: when one direction ends, so does the other."""
        self.found["lines"] += 1
        try:
            from_server, to_server = await asyncio.open_connection(self._target.hostname, self._target.port)
            await asyncio.gather(self._pass_on(reader, to_server), self._pass_on(from_server, writer))
        except OSError:
            writer.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One direction, until it is cut."""
        try:
            writer.write(await reader.readuntil(b"\r\n\r\n"))
            mishap = ""
            while mishap != "cut":
                frame, is_data = await _next_frame(reader)
                mishap = self.mishap(frame) if is_data else ""
                if mishap == "delay":
                    await asyncio.sleep(self._chance.uniform(0, LONGEST_DELAY))
                if mishap not in ("drop", "cut"):
                    writer.write(frame * 2 if mishap == "double" else frame)
                    await writer.drain()
        except (OSError, asyncio.IncompleteReadError, RuntimeError):  # the last: what uvloop says of a closed line
            pass
        finally:
            writer.transport.abort()

    def mishap(self, frame: bytes) -> str:
        """What happens to a frame: one of MISHAPS, or nothing."""
        which = int(self._chance.random() / self._share) if self._share else len(MISHAPS)
        mishap = MISHAPS[which] if which < len(MISHAPS) else ""
        self.found["frames"] += 1
        if mishap:
            self.found[mishap] += 1
        return mishap


async def _next_frame(reader: asyncio.StreamReader) -> tuple[bytes, bool]:
    """The next frame as it is, and whether it carries a message."""
    head = await reader.readexactly(2)
    size = head[1] & 0x7F
    if size >= 126:
        longer = await reader.readexactly(2 if size == 126 else 8)
        head, size = head + longer, int.from_bytes(longer)
    masked = 4 if head[1] & 0x80 else 0
    return head + await reader.readexactly(masked + size), (head[0] & 0x0F) < 8


async def through_proxy(
    address: str,
    database: Path,
    moves: int,
    tables: int,
    players: int,
    seed: object,
    told: Told | None = None,
) -> tuple[Company, Counter[str]]:
    """Play so many moves and see what is left of them: all that was promised, and what happened on the way."""
    async with Proxy(address, Random(f"proxy {seed}")) as proxy:
        company = Company(Client(address), Client(proxy.address, PATIENCE, SILENCE), players, seed)
        await company.gather(tables)

        def is_enough() -> bool:
            if told is not None:
                told(company.tally.moves)
            return company.tally.moves >= moves

        await company.play(is_enough)
        await company.judge(database)
        return company, proxy.found
