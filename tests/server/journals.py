"""Journals past the server: finished games by the thousand, written at once, and whatever was written, read.

Straight to the tables of the database: what is there was not told by those who are to be proved right.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count, groupby
from pathlib import Path
from random import Random

import sqlalchemy as sa

from maskenball.core.replay import Replay
from maskenball.server import commands as c, consequences, deal, entries as e
from maskenball.server.hall import ID_LENGTH, JOIN_LENGTH, WATCH_LENGTH, code, hashed
from maskenball.server.options import Options
from maskenball.server.schema import journal, records, tables
from maskenball.server.store import Store
from maskenball.server.table import Table, folded

SEATS = 6
DIFFERENT = 50
"""So many games are really played; the others are copies under other names."""

Journal = list[e.AnyEntry]


class Played:
    """A table at which one game after the other is played to its end, every answer by chance; and what is stored of it:
    the journal since it began (anew), and the films of earlier games."""

    def __init__(self, chance: Random) -> None:
        opened = e.Opened(options=Options(players=SEATS), secret=deal.new_secret())
        self.table, self.journal, self._chance, self._ids = Table("", opened), Journal([opened]), chance, count()
        self.films: dict[int, str] = {}
        for seat in range(SEATS):
            self._happens([consequences.seated(self.table, f"Player {seat + 1}", hashed(f"{seat}"), None)])

    def _happens(self, entries: Journal) -> None:
        for entry in entries:
            self.table.apply(entry)
            self.journal.append(entry)

    def _asks(self, seat: int, command: type[c.Command], *given: object) -> None:
        self._happens(
            consequences.entries_for(command(f"{next(self._ids)}", *given), self.table, seat, self.table.people)
        )

    def play(self) -> None:
        """A whole game."""
        table = self.table
        self._asks(table.host, c.Start)
        for seat in range(SEATS):
            self._asks(seat, c.Ready)
        self._happens([e.Begun()])
        while table.phase != "over":
            assert table.game is not None and table.asked is not None
            text = table.game.text(self._chance.choice(table.game.legal()))
            self._asks(table.asked.person, c.Answer, table.number, table.seq, text)

    def rematch(self, secret: str = "") -> None:
        """Once more."""
        self.films[self.table.number] = self.table.record()
        self.journal = []
        self._happens([self.table.carried(), e.Rematched(secret=secret or deal.new_secret())])


def finished_game(chance: Random) -> Journal:
    """The journal of a table at which one game was played to its end."""
    played = Played(chance)
    played.play()
    return played.journal


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
                "INSERT INTO tables (id, join_code, watch_code, opened) VALUES (?, ?, ?, ?)",
                (id, code(JOIN_LENGTH), code(WATCH_LENGTH), now),
            )
            entries = played[number % len(played)]
            rows = [(id, n, now, entry) for n, entry in enumerate(entries)]
            connection.executemany("INSERT INTO journal (table_id, n, at, entry) VALUES (?, ?, ?, ?)", rows)
    connection.close()


@contextmanager
def read(database: Path | str) -> Iterator[sa.Connection]:
    """A line to a database by its file or its URL, for reading only."""
    url = str(database) if "://" in str(database) else f"sqlite:///file:{database}?mode=ro&uri=true"
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def journals(database: Path | str, only: Sequence[str] = ()) -> Iterator[tuple[str, Journal]]:
    """Every journal (or only some) with its table's id; raises ValueError where a number is missing."""
    asked = sa.select(tables.c.id, tables.c.first, journal.c.n, journal.c.entry).join_from(tables, journal)
    if only:
        asked = asked.where(tables.c.id.in_(only))
    with read(database) as connection:
        rows = connection.execute(asked.order_by(tables.c.id, journal.c.n))
        for id, entries in groupby(rows, lambda row: str(row[0])):
            found = Journal()
            for _, first, n, entry in entries:
                if n != first + len(found):
                    raise ValueError(f"entry {first + len(found)} of table {id} is missing")
                found.append(e.decode(entry))
            yield id, found


def films(database: Path | str, table: str) -> dict[int, str]:
    """The score sheets that are kept of a table's games, by number."""
    asked = sa.select(records.c.number, records.c.sheet).where(records.c.table_id == table)
    with read(database) as connection:
        return {row.number: row.sheet for row in connection.execute(asked)}


def decisions(sheet: str) -> Iterator[tuple[int, str]]:
    """What was decided in a game: who, and in which words."""
    game = Replay(sheet).finish()
    again = game.fresh()
    for answer in game.history:
        person = again.person_of(answer)
        yield person, again.text(answer)
        again.play(person, answer)


def unreadable(database: Path | str) -> list[str]:
    """Everything that is wrong with a database: its own check, and every journal that does not become a table."""
    wrong = []
    with read(database) as connection:
        if connection.dialect.name == "sqlite":
            found = connection.exec_driver_sql("PRAGMA integrity_check")
            wrong = [f"SQLite: {row[0]}" for row in found if row[0] != "ok"]
    for id, found_journal in journals(database):
        try:
            folded(id, found_journal)
        except Exception as error:
            wrong.append(f"table {id}: {type(error).__name__}: {error}")
    return wrong
