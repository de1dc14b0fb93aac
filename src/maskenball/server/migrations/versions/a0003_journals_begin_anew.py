"""Journals begin anew with every game: what was played before becomes a score sheet. Score sheets outlive their table.

A journal with rematches is cut before the last one, where an entry says all that remains of the table. So is that of a
table of 0.1.0, whose games were counted anew although their score sheets have their numbers.
"""

from __future__ import annotations

import time

import msgspec
import sqlalchemy as sa
from alembic import op

from maskenball.server import entries as e
from maskenball.server.table import Table

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

tables = sa.table("tables", *map(sa.column, ("id", "first")))
journal = sa.table("journal", *map(sa.column, ("table_id", "n", "at", "entry")))
records = sa.table("records", *map(sa.column, ("table_id", "number", "at", "sheet")))


def upgrade() -> None:
    """Where each journal begins, how old each score sheet is, and every journal with several games cut."""
    op.add_column("tables", sa.Column("first", sa.Integer, nullable=False, server_default="0"))
    op.rename_table("records", "older_records")
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
        sa.Index("records_by_age", "at"),
    )
    connection, now = op.get_bind(), time.time()
    older = sa.table("older_records", *map(sa.column, ("table_id", "number", "sheet")))
    known = sa.select(older.c.table_id, older.c.number, sa.literal(now), older.c.sheet)
    connection.execute(records.insert().from_select(["table_id", "number", "at", "sheet"], known))
    op.drop_table("older_records")
    for table_id in connection.execute(sa.select(tables.c.id)).scalars().all():
        _cut(connection, table_id, now)


def _cut(connection: sa.Connection, table_id: str, now: float) -> None:
    rows = connection.execute(journal.select().where(journal.c.table_id == table_id).order_by(journal.c.n)).all()
    games = connection.execute(sa.select(sa.func.max(records.c.number)).where(records.c.table_id == table_id)).scalar()
    try:
        carried, films = remains(table_id, [e.decode(bytes(row.entry)) for row in rows], games or 0)
    except Exception:
        return  # it cannot be read; the server will set it aside and say so
    if carried is None:
        return
    at, first = rows[carried.place].at, carried.place
    connection.execute(journal.delete().where(journal.c.table_id == table_id, journal.c.n <= first))
    op.bulk_insert(journal, [{"table_id": table_id, "n": first, "at": at, "entry": e.encode(carried)}])
    op.bulk_insert(
        records, [{"table_id": table_id, "number": k, "at": now, "sheet": sheet} for k, sheet in films.items() if sheet]
    )
    connection.execute(tables.update().where(tables.c.id == table_id).values(first=first))


def remains(table_id: str, entries: list[e.AnyEntry], games: int) -> tuple[e.Carried | None, dict[int, str]]:
    """The entry with which a journal begins anew, in the place of the one before the last rematch, and the score sheets
    of the games until then; None: there was no rematch. `games`: so many score sheets are kept already."""
    opened, *rest = entries
    assert isinstance(opened, e.Opened)
    table, carried, films = Table(table_id, opened), None, dict[int, str]()
    for entry in rest:
        if isinstance(entry, e.Rematched):
            films[table.number] = table.record()
        if isinstance(entry, e.Rematched) or (isinstance(entry, e.Closed) and games > table.number):
            table.number = max(table.number, games)
            carried = msgspec.structs.replace(table.carried(), place=table.entries - 1)
        table.apply(entry)
    return carried, films


def downgrade() -> None:
    """Games are gone from their journals for good."""
    op.drop_index("records_by_age", "records")
    op.drop_column("records", "at")
    op.drop_column("tables", "first")
