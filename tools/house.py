"""Servers to try: one in a process of its own, as hosts run it, and one in this loop, whose parts can be reached.

Tests, measurements and the examples of docs/protocol.md are all made on these two.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from maskenball.client import Client, Seat
from maskenball.server.app import House
from maskenball.server.hall import Hall
from maskenball.server.limits import UNLIMITED, Limits
from maskenball.server.names import Names
from maskenball.server.serve import Server, Settings, configured, links, listening
from maskenball.server.store import Store
from maskenball.server.thinking import Thinkers
from maskenball.server.wire import Connections

Json = dict[str, Any]
PATIENCE = 30
"""Seconds after which whatever hangs is given up."""


@dataclass
class Running:
    """A server in a process of its own."""

    process: subprocess.Popen[str]
    address: str

    def kill(self) -> None:
        """As a power cut would end it."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As a host would end it."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def close(self) -> None:
        """End it if it still runs, and read no more of what it said."""
        if self.process.poll() is None:
            self.stop()
        if self.process.stdout:
            self.process.stdout.close()


def started(
    database: str | Path, *options: str, port: int = 0, errors: Path | None = None, within: tuple[str, ...] = ()
) -> Running:
    """Start a server and wait until it listens; `errors`: where its log goes; `within`: the words of a program that
    runs it."""
    command = [sys.executable, "-m", "maskenball.cli", "serve", "--port", str(port), "--database", str(database)]
    log = (errors or Path(os.devnull)).open("a")
    process = subprocess.Popen(
        [*within, *command, "--lang", "en", "--pace", "0", "--unlimited", *options],
        stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    log.close()
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(r"http://\S+[0-9]", line)
        if found:
            return Running(process, found[0])
    raise AssertionError(f"the server did not start: it ended with {process.wait()}")


@contextmanager
def server(database: str | Path, *options: str) -> Iterator[Running]:
    """A server in a process of its own, ended at the end."""
    running = started(database, *options)
    try:
        yield running
    finally:
        running.close()


@dataclass
class Inside:
    """A server in the loop of the caller."""

    address: str
    house: House
    hall: Hall
    store: Store
    connections: Connections

    @property
    def client(self) -> Client:
        """A client of it."""
        return Client(self.address)


@asynccontextmanager
async def inside(
    database: str | Path, limits: Limits = UNLIMITED, pace: float = 0, thinkers: Thinkers | None = None,
    alone: bool = True, names: tuple[str, ...] = (),
) -> AsyncIterator[Inside]:  # fmt: skip
    """A server in this loop: real sockets, a real database, and every part of it at hand. `alone`: it has the database
    for itself, as every server has."""
    url = str(database) if "://" in str(database) else f"sqlite:///{database}"
    store = Store(url, alone)
    store.open()
    hall = Hall(store, thinkers or Thinkers(1, pace))
    house = House(hall, limits, Names(names))
    bound = listening(Settings(port=0))
    ready = asyncio.Event()
    config = configured(house, limits)
    serving = Server(config, house, ready.set)
    serving.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(serving.serve(sockets=[bound]))
    await asyncio.wait_for(ready.wait(), PATIENCE)
    try:
        yield Inside(links(bound)[0].rstrip("/"), house, hall, store, config.counted)
    finally:
        serving.should_exit = True
        await asyncio.wait_for(task, PATIENCE)
        store.close()
        bound.close()


@asynccontextmanager
async def raw(address: str, **headers: str) -> AsyncIterator[ClientConnection]:
    """A bare socket that says nothing by itself."""
    url = address.replace("http", "ws", 1) + "/socket"
    async with connect(url, compression=None, max_size=None, proxy=None, additional_headers=headers) as socket:
        yield socket


async def hello(socket: ClientConnection, seat: Seat | None = None, watch: str = "", **more: Any) -> Json:
    """Say hello on a bare socket; returns the first message."""
    told = {"t": "hello", **({"token": seat.token} if seat else {"watch": watch}), **more}
    await socket.send(json.dumps(told))
    return await heard(socket)


async def heard(socket: ClientConnection) -> Json:
    """The next message."""
    message: Json = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
    return message
