"""Journals past the server: finished games by the thousand, written at once, and whatever was written, read.

Straight to the tables of SQLite: what is there was not told by those who are to be proved right.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator, Sequence
from itertools import count, groupby
from pathlib import Path
from random import Random

from maskenball.server import commands as c, consequences, deal, entries as e
from maskenball.server.hall import ID_LENGTH, JOIN_LENGTH, WATCH_LENGTH, code, hashed
from maskenball.server.options import Options
from maskenball.server.store import Store
from maskenball.server.table import Table, folded

SEATS = 6
DIFFERENT = 50
"""So many games are really played; the others are copies under other names."""

Journal = list[e.AnyEntry]


def finished_game(chance: Random) -> Journal:
    """The journal of a table at which one game was played to its end, every answer by chance."""
    opened = e.Opened(options=Options(players=SEATS), secret=deal.new_secret())
    table, written, ids = Table("", opened), Journal([opened]), count()

    def happens(entries: Journal) -> None:
        for entry in entries:
            table.apply(entry)
            written.append(entry)

    for seat in range(SEATS):
        happens([consequences.seated(table, f"Player {seat + 1}", hashed(f"{seat}"), "", None)])
    happens(consequences.entries_for(c.Start(f"{next(ids)}"), table, table.host, table.people))
    for seat in range(SEATS):
        happens(consequences.entries_for(c.Ready(f"{next(ids)}"), table, seat, table.people))
    happens([e.Begun()])
    while table.phase != "over":
        assert table.game is not None and table.asked is not None
        answer = c.Answer(f"{next(ids)}", table.number, table.seq, table.game.text(chance.choice(table.game.legal())))
        happens(consequences.entries_for(answer, table, table.asked.person, table.people))
    return written


def write_games(database: Path, games: int, seed: object = 0) -> None:
    """Fill a new database with finished games."""
    store = Store(f"sqlite:///{database}")
    store.open()
    store.close()
    chance = Random(f"stored {seed}")
    played = [[e.encode(entry) for entry in finished_game(chance)] for _ in range(min(DIFFERENT, games))]
    now = time.time()
    with sqlite3.connect(database) as connection:
        for number in range(games):
            id = code(ID_LENGTH)
            connection.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?)", (id, code(JOIN_LENGTH), code(WATCH_LENGTH), now)
            )
            entries = played[number % len(played)]
            rows = [(id, n, now, entry) for n, entry in enumerate(entries)]
            connection.executemany("INSERT INTO journal (table_id, n, at, entry) VALUES (?, ?, ?, ?)", rows)
    connection.close()


def journals(database: Path, only: Sequence[str] = ()) -> Iterator[tuple[str, Journal]]:
    """Every journal (or only some) with its table's id; raises ValueError where a number is missing."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    which = f"WHERE table_id IN ({', '.join('?' * len(only))})" if only else ""
    rows = connection.execute(f"SELECT table_id, n, entry FROM journal {which} ORDER BY table_id, n", only)
    for id, entries in groupby(rows, lambda row: str(row[0])):
        found = Journal()
        for _, n, entry in entries:
            if n != len(found):
                raise ValueError(f"entry {len(found)} of table {id} is missing")
            found.append(e.decode(entry))
        yield id, found
    connection.close()


def unreadable(database: Path) -> list[str]:
    """Everything that is wrong with a database: its own check, and every journal that does not become a table."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    wrong = [f"SQLite: {row[0]}" for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]
    connection.close()
    for id, journal in journals(database):
        try:
            folded(id, journal)
        except Exception as error:
            wrong.append(f"table {id}: {type(error).__name__}: {error}")
    return wrong
