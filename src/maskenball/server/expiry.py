"""Expiry: what nobody has touched for long is removed, tables first, the films of their games later.

A little at a time, between the moves of others; a table that is in use never. Films are score sheets in `records`; the
last game of a table is still in its journal, and becomes a film when the table goes.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from maskenball.server import entries as e
from maskenball.server.store import NotStored
from maskenball.server.table import ENDED, folded

if TYPE_CHECKING:
    from maskenball.server.hall import Hall
    from maskenball.server.store import Found

log = logging.getLogger("maskenball.expiry")

DAY = 24 * 60 * 60
LOOKED_AT = 200
"""So many tables are looked at together, or films removed: a few milliseconds of the database's time."""
PAUSE = 0.02
"""Seconds after each of these portions, for everybody else."""


@dataclass(frozen=True)
class Keeping:
    """For how many days something is kept after it was last touched; 0: for ever."""

    tables: int = 180
    films: int = 730


def last_film(found: Found) -> tuple[int, str] | None:
    """The number and the score sheet of the game that a journal holds, if it has come to its end."""
    try:
        table = folded(found.table_id, [e.decode(entry) for entry in found.entries], found.times)
        return (table.number, table.record()) if table.phase in ENDED else None
    except Exception:
        return None  # a table that cannot be read was named when somebody came for it


class Expiry:
    """What goes, and when."""

    def __init__(self, hall: Hall, keeping: Keeping) -> None:
        self._hall, self._store, self.keeping = hall, hall.store, keeping

    async def go_on(self) -> None:
        """Clear out at the start and every day, for ever."""
        while True:
            try:
                await self.clear_out(time.time())
            except NotStored as why:
                log.warning("old tables could not be removed; tried again tomorrow", extra={"cause": str(why)})
            await asyncio.sleep(DAY)

    async def clear_out(self, now: float) -> None:
        """Remove everything that is too old now."""
        if self.keeping.tables:
            await self._clear_tables(now - self.keeping.tables * DAY, now)
        if self.keeping.films:
            while await self._store.remove_films(now - self.keeping.films * DAY, LOOKED_AT):
                await asyncio.sleep(PAUSE)

    async def _clear_tables(self, before: float, now: float) -> None:
        seen, gone = "", 0
        while found := await self._store.touched(seen, LOOKED_AT):
            for id, touched in found:
                if touched < before and self._hall.lock_out(id):
                    await self._remove(id, touched, now)
                    gone += 1
            seen = found[-1][0]
            await asyncio.sleep(PAUSE)
        if gone:
            log.info("old tables were removed", extra={"tables": gone})

    async def _remove(self, id: str, touched: float, now: float) -> None:
        film = None
        try:
            if not self.keeping.films or touched >= now - self.keeping.films * DAY:
                found = await self._store.journal_by(id=id)
                film = None if found is None else await asyncio.to_thread(last_film, found)
            await self._store.remove(id, touched, film)
        finally:
            self._hall.locked_out.discard(id)
        await asyncio.sleep(PAUSE)
