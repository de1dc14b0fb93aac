"""Tables, their journals, and the seats' tokens."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The first tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("join_code", sa.String(16), nullable=False, unique=True),
        sa.Column("watch_code", sa.String(16), nullable=False, unique=True),
        sa.Column("opened", sa.Float, nullable=False),
    )
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Index("seats_of_table", "table_id"),
    )


def downgrade() -> None:
    """Nothing at all."""
    for name in ("seats", "journal", "tables"):
        op.drop_table(name)
