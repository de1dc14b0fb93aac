"""`maskenball serve`: the server as a program."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass, field

import uvicorn
from sqlalchemy.exc import ArgumentError

from maskenball.data_folder import made_folder
from maskenball.server import logs
from maskenball.server.app import House
from maskenball.server.database import Unusable
from maskenball.server.expiry import Keeping
from maskenball.server.hall import Hall
from maskenball.server.limits import Limits
from maskenball.server.names import Names
from maskenball.server.store import NotStored, Store
from maskenball.server.thinking import Thinkers
from maskenball.server.wire import Caller, Config, Connections, Wire

USUAL_PORT = 8642
PORTS_TRIED = 20
FAREWELL_SECONDS = 0.2
"""Time for the last messages to leave."""
GARBAGE = (2_000, 5, 1_000_000_000)
"""New objects after which garbage is looked for, how often before older ones are looked through too, and old ones never
while people play: with a hundred tables that held everybody up for 200 ms and found nothing. Tables and lines hold no
cycles; what is left is looked for when the hall is empty."""


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    database: str = ""
    """A URL; empty: a file in the user's data folder."""
    host: str = "127.0.0.1"
    port: int | None = None
    """None: the usual one, or the next that is free."""
    lan: bool = False
    pace: float = 1.0
    """1: as people like it; 0: nothing is shown, and bots and lodged answers do not wait (for programs among
    themselves)."""
    workers: int = 1
    log_level: str = "warning"
    limits: Limits = field(default_factory=Limits)
    keeping: Keeping = field(default_factory=Keeping)
    names: tuple[str, ...] = ()
    """Names by which browsers may call the server, beside its addresses and the machine's own names."""


class Unable(Exception):
    """The server cannot start; says what to do."""


def database_url(wanted: str) -> str:
    """The URL of the database; a plain file name is one of SQLite, PostgreSQL is spoken to by psycopg."""
    if not wanted:
        try:
            folder = made_folder()
        except OSError as error:
            raise Unable(f"cannot keep tables in {error.filename}: {error.strerror}; use --database FILE") from error
        return f"sqlite:///{folder / 'tables.db'}"
    if "://" not in wanted:
        return f"sqlite:///{wanted}"
    scheme, _, rest = wanted.partition("://")
    return f"postgresql+psycopg://{rest}" if scheme in ("postgres", "postgresql") else wanted


def opened_store(wanted: str) -> Store:
    """The store of tables, ready. Raises Unable; what is said never holds a password."""
    url = database_url(wanted)
    kind = url.partition("://")[0].partition("+")[0]
    try:
        store = Store(url)
        store.open()
    except Unusable as error:
        raise Unable(str(error)) from error
    except NotStored as error:
        raise Unable(f"{error}; name another place with --database") from error
    except ModuleNotFoundError as error:
        hint = "; pip install 'maskenball[postgresql]'" if kind == "postgresql" else ""
        raise Unable(f"the package {error.name} is missing, which a database of {kind} needs{hint}") from error
    except (ArgumentError, ValueError) as error:
        raise Unable(f"--database: that is no URL of a database that is known here ({kind})") from error
    return store


def listening(settings: Settings) -> socket.socket:
    """A socket that listens. Raises Unable."""
    host = "0.0.0.0" if settings.lan and settings.host == "127.0.0.1" else settings.host
    usual = range(USUAL_PORT, USUAL_PORT + PORTS_TRIED)
    ports = list(usual) if settings.port is None else [settings.port]
    for port in ports:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # else asyncio sends with delays
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, port))
        except OSError as error:
            found.close()
            if port == ports[-1]:
                raise Unable(f"cannot listen at {host}:{port}: {error.strerror}; choose another with --port") from error
            continue
        found.listen(2048)
        return found
    raise Unable("there is no port to listen at")


def lan_address() -> str:
    """This machine's address in the house; empty if it has none. Nothing is sent."""
    with contextlib.closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            found: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if found.startswith("127.") else found


def links(bound: socket.socket) -> tuple[str, str]:
    """The link for this machine, and the one for others in the house (empty: there is none)."""
    host, port = bound.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        lan = lan_address()
        return f"http://localhost:{port}/", f"http://{lan}:{port}/" if lan else ""
    shown = "localhost" if host in ("127.0.0.1", "::1") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/", ""


class Server(uvicorn.Server):
    """Uvicorn, with a word when it listens and a farewell before it stops."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._house, self._hall, self._ready = house, house.hall, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            tasks = (self._hall.sweep(), self._house.holds.watch())
            self._chores = [asyncio.create_task(task) for task in tasks]
            if self._hall.thinkers.pace:
                self._hall.thinkers.prepare()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for chore in self._chores:
            chore.cancel()
        self._hall.close()
        await asyncio.sleep(FAREWELL_SECONDS)
        await super().shutdown(sockets)
        self._captured_signals.clear()  # else uvicorn raises them again, and the store is not closed


def configured(house: House, limits: Limits) -> Config:
    """How uvicorn serves the house."""
    return Config(
        Connections(limits, descriptors()),
        house,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=Caller,
        ws=Wire,
        ws_max_size=limits.frame,
        ws_per_message_deflate=False,
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.silence_seconds,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def descriptors() -> int:
    """How many files and connections this process may have open. As many as it may ever have: the usual 1024 are for
    programs that are older than poll."""
    try:
        import resource
    except ImportError:  # Windows
        return 8192
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if allowed != most:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
            allowed = most
    return sys.maxsize if allowed == resource.RLIM_INFINITY else allowed


def serve(settings: Settings, ready: Callable[[str, str], None]) -> None:
    """Serve until told to stop, and end the process; `ready` is called with the links when people can come. Raises
    Unable."""
    logs.begin(settings.log_level)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn has its own while it serves; this is for before
    with (
        contextlib.closing(opened_store(settings.database)) as store,
        contextlib.closing(listening(settings)) as bound,
    ):
        hall = Hall(store, Thinkers(settings.workers, settings.pace), settings.keeping)
        house = House(hall, settings.limits, Names((settings.host, *settings.names)))
        here, others = links(bound)
        house.base = others.rstrip("/")
        server = Server(configured(house, settings.limits), house, lambda: ready(here, others))
        logging.getLogger("uvicorn.error").setLevel("WARNING")
        gc.freeze()  # what is there now stays: it need not be searched for garbage
        gc.set_threshold(*GARBAGE)
        server.run(sockets=[bound])
    # Everything is stored and closed. Python would wait, for ever, for a worker that was ended as it wrote its result.
    sys.stdout.flush()
    os._exit(0)
