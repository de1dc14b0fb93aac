"""The tables of the database: the journal is the truth, `tables` and `seats` say where to look."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table as DatabaseTable,
    Text,
)

metadata = MetaData()

tables = DatabaseTable(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("join_code", String(16), nullable=False, unique=True),
    Column("watch_code", String(16), nullable=False, unique=True),
    Column("opened", Float, nullable=False),
    Column("first", Integer, nullable=False, server_default="0"),
)
"""`first`: the number of the entry with which the journal begins: the opening, or all that remains of what was before.
"""

journal = DatabaseTable(
    "journal",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

records = DatabaseTable(
    "records",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("sheet", Text, nullable=False),
    Index("records_by_age", "at"),
)
"""Score sheets of games that no journal holds any more; they outlive their table. `at`: since when."""

seats = DatabaseTable(
    "seats",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Index("seats_of_table", "table_id"),
)
"""Which table a token's hash belongs to. Who sits where is in the journal."""
