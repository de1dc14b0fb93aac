"""Databases for tests: `database` runs a test on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgresql import PostgreSQL, Unavailable


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL server; a test that needs it is skipped, with the reason, on machines where there can be none."""
    try:
        server = PostgreSQL()
    except Unavailable as why:
        pytest.skip(f"no PostgreSQL: {why}")
    yield server
    server.close()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The URL of a new database in a file."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of a new empty database, of each kind in turn."""
    if request.param == "sqlite":
        yield request.getfixturevalue("sqlite")
        return
    server: PostgreSQL = request.getfixturevalue("postgresql")
    url = server.fresh()
    yield url
    server.drop(url)
