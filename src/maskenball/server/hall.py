"""The hall: every table in use, found by link or token, loaded when somebody comes, let go when all have left."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256

from maskenball.server import consequences, deal, entries as e, judging
from maskenball.server.entries import Opened
from maskenball.server.expiry import Expiry, Keeping
from maskenball.server.live import LiveTable
from maskenball.server.options import Options
from maskenball.server.refusals import refused
from maskenball.server.showing import notice
from maskenball.server.store import Found, Store
from maskenball.server.table import ENDED, Table, folded
from maskenball.server.thinking import Thinkers
from maskenball.server.workers import Payer

log = logging.getLogger("maskenball.hall")

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Signs that nobody mistakes for each other when they read a code aloud."""
JOIN_LENGTH, WATCH_LENGTH, ID_LENGTH = 8, 10, 10
LET_GO_AFTER = 60.0
"""Seconds after which a table that nobody is connected to leaves the memory."""
UNREADABLE_KEPT = 1000


def code(length: int) -> str:
    """A random code."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def hashed(token: str) -> str:
    """What is kept of a token: whoever reads the database cannot take a seat with it."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def _entries_of(found: Found) -> list[e.AnyEntry]:
    if found.missing is not None:
        raise ValueError(f"entry {found.missing} is missing")
    return [e.decode(entry) for entry in found.entries]


class Hall:
    """All tables of a server."""

    def __init__(self, store: Store, thinkers: Thinkers, keeping: Keeping = Keeping()) -> None:  # noqa: B008 it is frozen
        self.store, self.thinkers = store, thinkers
        self.expiry = Expiry(self, keeping)
        self.locked_out: set[str] = set()
        """Tables that are being removed."""
        self.live: dict[str, LiveTable] = {}
        self.unreadable: OrderedDict[str, str] = OrderedDict()
        """Tables that were set aside, and why."""
        self._by: dict[tuple[str, str], str] = {}
        """The ids of live tables by join code, watch code and token."""
        self._names: dict[str, set[tuple[str, str]]] = {}
        """The same the other way round: everything to be forgotten with a table."""
        self._loading: dict[str, asyncio.Lock] = {}
        self._deserted: dict[str, float] = {}
        self.stopping = False

    async def open(self, payer: Payer, options: Options, name: str) -> tuple[LiveTable, int, str]:
        """A new table with its host; returns it, the host's seat and the host's token."""
        await judging.judged(self.thinkers.quick, payer, options)
        token = secrets.token_urlsafe(16)
        opened = Opened(options=options, join=code(JOIN_LENGTH), watch=code(WATCH_LENGTH), secret=deal.new_secret())
        table = Table(code(ID_LENGTH), opened)
        host = consequences.seated(table, name, hashed(token), None)
        await self.store.add(table.id, table.join, table.watch, [e.encode(opened), e.encode(host)], [hashed(token)])
        table.apply(host)
        live = self._keep(LiveTable(table, self.store, self.thinkers))
        self._know_as(table.id, "token", hashed(token))
        log.info("a table was opened", extra={"table": table.id, "game": options.game})
        return live, host.seat, token

    async def join(self, join: str, name: str, wanted: int | None, token: str = "") -> tuple[LiveTable, int, str]:
        """Somebody sits down at a table; whoever sits there already by this token keeps the seat."""
        live = await self.find(join=join)
        token = token or secrets.token_urlsafe(16)
        seat = await live.join(name, hashed(token), wanted)
        self._know_as(live.table.id, "token", hashed(token))
        return live, seat, token

    async def find(self, *, join: str = "", watch: str = "", token: str = "", id: str = "") -> LiveTable:
        """A table by one of its names; raises Refused when there is none, or it cannot be read."""
        names = (("join", join), ("watch", watch), ("token", token), ("id", id))
        kind, name = next(((kind, name) for kind, name in names if name), ("", ""))
        if not name or (kind in ("join", "watch") and not set(name) <= set(ALPHABET)):
            raise refused("unknown")
        known = name if kind == "id" else self._by.get((kind, name)) or await self.store.id_by(**{kind: name})
        if known is None:
            raise refused("unknown")
        live = self.live.get(known) or await self._brought_back(known)
        if kind == "token":
            self._know_as(live.table.id, "token", name)
        return live

    async def _brought_back(self, id: str) -> LiveTable:
        """A table from its journal, which is read once, however many come at the same time."""
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                if id in self.live:
                    return self.live[id]
                if id in self.locked_out:
                    raise refused("unknown")
                found = await self.store.journal_by(id=id)
                if found is None:
                    raise refused("unknown")
                live = self._loaded(found)
                if live.table.phase == "gathering":
                    await judging.judge_again(self.thinkers.quick, Payer(table=id), live.table.options)
                return self.live.get(id) or self._keep(live)
        finally:
            if not lock.locked():
                self._loading.pop(id, None)

    def _loaded(self, found: Found) -> LiveTable:
        with self._setting_aside(found.table_id):
            return LiveTable(folded(found.table_id, _entries_of(found), found.times), self.store, self.thinkers)

    @contextmanager
    def _setting_aside(self, id: str) -> Iterator[None]:
        """A journal that cannot be read is set aside and named, and disturbs no other."""
        try:
            yield
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            if id not in self.unreadable:
                log.error("a table cannot be read and is set aside", extra={"table": id, "cause": why})
            self.unreadable[id] = why
            if len(self.unreadable) > UNREADABLE_KEPT:
                self.unreadable.popitem(last=False)
            raise refused("set-aside") from error

    async def sheet(self, id: str, number: int) -> str:
        """The score sheet of a game that is over, or cannot be played on; raises Refused."""
        kept = await self.store.sheet(id, number)
        if kept:
            return kept
        table = (await self.find(id=id)).table  # it stays for a minute: however many ask, its journal is read once
        if table.number != number:
            raise refused("unknown")
        if table.phase not in ENDED:
            raise refused("not-over")
        return table.record()

    def _keep(self, live: LiveTable) -> LiveTable:
        table = live.table
        self.live[table.id] = live
        self._know_as(table.id, "join", table.join)
        self._know_as(table.id, "watch", table.watch)
        self._deserted[table.id] = time.monotonic()
        self.unreadable.pop(table.id, None)
        return live

    def _know_as(self, id: str, kind: str, name: str) -> None:
        if id in self.live:
            self._by[kind, name] = id
            self._names.setdefault(id, set()).add((kind, name))

    def let_go(self, now: float) -> None:
        """Drop tables that nobody has been connected to for a while; the journal keeps them."""
        for id, live in list(self.live.items()):
            if not live.is_deserted or live.is_busy:
                self._deserted.pop(id, None)
            elif now - self._deserted.setdefault(id, now) >= LET_GO_AFTER:
                self._forget(live)

    def _forget(self, live: LiveTable) -> None:
        live.rest()
        id = live.table.id
        del self.live[id]
        self._deserted.pop(id, None)
        for name in self._names.pop(id, ()):
            self._by.pop(name, None)

    def lock_out(self, id: str) -> bool:
        """Let nobody come to this table any more, if nobody is coming: it will be removed."""
        if id in self.live or id in self._loading:
            return False
        self.locked_out.add(id)
        return True

    async def sweep(self) -> None:
        """Let tables go, and remove old ones, for ever."""
        await asyncio.gather(self._let_go_on(), self.expiry.go_on())

    async def _let_go_on(self) -> None:
        """When the last table has gone nobody waits, and garbage is looked for everywhere."""
        while True:
            await asyncio.sleep(LET_GO_AFTER / 4)
            was_used = bool(self.live)
            self.let_go(time.monotonic())
            if was_used and not self.live:
                gc.collect()

    def close(self) -> None:
        """Say good-bye to everybody; every table is on disk."""
        self.stopping = True
        for live in list(self.live.values()):
            live.part_all(notice("stopping"))
        self.thinkers.close()
