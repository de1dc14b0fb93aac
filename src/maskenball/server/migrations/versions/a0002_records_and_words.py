"""Score sheets of finished games; journals in words. Tables of 0.1.0 wrote numbers: their finished games become score
sheets, and they are closed with a notice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from maskenball.server.migrations.numbered_journals import rewritten

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Records, and every journal anew."""
    records = op.create_table(
        "records",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("sheet", sa.Text, nullable=False),
    )
    journal = sa.table("journal", *map(sa.column, ("table_id", "n", "at", "entry")))
    connection = op.get_bind()
    for table_id in connection.execute(sa.select(journal.c.table_id).distinct()).scalars().all():
        rows = connection.execute(journal.select().where(journal.c.table_id == table_id).order_by(journal.c.n)).all()
        entries, sheets = rewritten(table_id, [bytes(row.entry) for row in rows])
        if entries is None:
            continue  # it cannot be read; the server will set it aside and say so
        connection.execute(journal.delete().where(journal.c.table_id == table_id))
        at = rows[-1].at
        op.bulk_insert(
            journal, [{"table_id": table_id, "n": n, "at": at, "entry": entry} for n, entry in enumerate(entries)]
        )
        op.bulk_insert(
            records, [{"table_id": table_id, "number": number, "sheet": sheet} for number, sheet in sheets.items()]
        )


def downgrade() -> None:
    """Numbers are gone for good; only the score sheets could be thrown away."""
    op.drop_table("records")
