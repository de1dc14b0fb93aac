"""`archive`: very many finished games, written straight into the store, and a server on top of them.

How much disk they take, how soon a server is up, and how long somebody waits who comes to a table that nobody has open:
the invitation is asked for, so that its journal must be read and folded. A table at which hundreds of games were played
must not take longer than one with a single past game: the last game is the same at both.
"""

from __future__ import annotations

import http.client
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

from benchmarks.bots_page import Page, Progress, table
from maskenball.server import entries as e
from maskenball.server.hall import ID_LENGTH, JOIN_LENGTH, WATCH_LENGTH, code
from maskenball.server.store import Store
from tests.server.journals import Played
from tools.house import started

A_TABLE = 10
"""Games that were played at each table; the last is still in its journal."""
DIFFERENT = 20
"""So many tables are really played at; the others are copies under other names."""
MANY, COMPARED = 500, 30
"""Past games of a table with many, and how many such tables are compared with as many that have one."""
VISITS = 500
STARTS = 5
MOST_SECONDS, MOST_TIMES = 1.0, 1.5


def lived(past: int, chance: Random) -> Played:
    """A table with so many past games, at whose end another was played, which is the same for all."""
    played = Played(chance)
    for k in range(past):
        played.play()
        played.rematch("the same" if k == past - 1 else "")
    played._chance = Random("the last game")
    played.play()
    return played


class Archive:
    """A database that is filled past the server."""

    def __init__(self, database: Path) -> None:
        self.database = database
        store = Store(f"sqlite:///{database}")
        store.open()
        store.close()
        self._line = sqlite3.connect(database)
        self._now = time.time()

    def add(self, played: Played) -> str:
        """One more table like this; returns the code to join it."""
        id, join = code(ID_LENGTH), code(JOIN_LENGTH)
        begins = played.journal[0]
        first = begins.place if isinstance(begins, e.Carried) else 0
        self._line.execute(
            "INSERT INTO tables (id, join_code, watch_code, opened, first) VALUES (?, ?, ?, ?, ?)",
            (id, join, code(WATCH_LENGTH), self._now, first),
        )
        rows = [(id, n, self._now, e.encode(entry)) for n, entry in enumerate(played.journal, first)]
        self._line.executemany("INSERT INTO journal (table_id, n, at, entry) VALUES (?, ?, ?, ?)", rows)
        films = [(id, number, self._now, sheet) for number, sheet in played.films.items()]
        self._line.executemany("INSERT INTO records (table_id, number, at, sheet) VALUES (?, ?, ?, ?)", films)
        return join

    def close(self) -> None:
        """All of it is on disk."""
        self._line.commit()
        self._line.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._line.close()


def visits(address: str, joins: list[str]) -> Iterator[float]:
    """Seconds until each table has shown itself to somebody who has its link."""
    parts = urlsplit(address)
    with closing(http.client.HTTPConnection(parts.hostname or "", parts.port)) as line:
        for join in joins:
            since = time.perf_counter()
            line.request("GET", f"/api/invitation/{join}")
            answer = line.getresponse()
            answer.read()
            assert answer.status == 200, answer.status
            yield time.perf_counter() - since


def starts(database: Path) -> Iterator[float]:
    """Seconds from the start of the process to the first answer."""
    for _ in range(STARTS):
        since = time.perf_counter()
        running = started(database)
        parts = urlsplit(running.address)
        with closing(http.client.HTTPConnection(parts.hostname or "", parts.port)) as line:
            line.request("GET", "/health")
            assert line.getresponse().status == 200
        yield time.perf_counter() - since
        running.close()


def campaign(games: int, many: int = MANY) -> Page:
    """Fill a database, then measure."""
    chance, tables = Random("archive"), games // A_TABLE
    progress = Progress("archive, tables", tables)
    kinds = []
    for k in range(min(DIFFERENT, tables)):
        kinds.append(lived(A_TABLE - 1, chance))
        progress(k)
    one, several = lived(1, chance), lived(many, chance)
    with TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        archive, joins = Archive(database), []
        for k in range(tables):
            joins.append(archive.add(kinds[k % len(kinds)]))
            progress(k)
        archive.close()
        size = database.stat().st_size
        begun = list(starts(database))
        archive = Archive(database)
        fresh, seasoned = ([archive.add(kind) for _ in range(COMPARED)] for kind in (one, several))
        archive.close()
        running = started(database)
        try:
            list(visits(running.address, joins[:10]))  # what a first visit loads into the process is not asked for
            waits = list(visits(running.address, chance.sample(joins[10:], min(VISITS, tables - 10))))
            mixed = [wait for pair in zip(fresh, seasoned, strict=True) for wait in visits(running.address, list(pair))]
        finally:
            running.close()
    few_ms, many_ms = 1000 * median(mixed[::2]), 1000 * median(mixed[1::2])
    p99 = 1000 * quantiles(waits, n=100)[98]
    rows = [
        ["finished games, at tables", f"{tables * A_TABLE}, at {tables}"],
        ["on disk", f"{size / 1e6:.0f} MB, {size / (tables * A_TABLE) / 1000:.1f} KB a game"],
        [
            "start until the first answer, median (worst) of " + str(STARTS),
            f"{median(begun):.2f} s ({max(begun):.2f} s)",
        ],
        ["a table that nobody has open, p50 and p99", f"{1000 * median(waits):.1f} ms, {p99:.1f} ms"],
        [
            f"... with 1 and with {many} past games, p50",
            f"{few_ms:.1f} ms, {many_ms:.1f} ms: {many_ms / few_ms:.2f} times",
        ],
        ["entries in their journals", f"{len(one.journal)}, {len(several.journal)}"],
    ]
    text = (
        f"Up within {MOST_SECONDS:.0f} s, and {MOST_TIMES} times as long for a table with many past games, is what is "
        "allowed.\n\n" + table(("what", "measured"), rows)
    )
    return Page(text, median(begun) < MOST_SECONDS and many_ms / few_ms <= MOST_TIMES)
