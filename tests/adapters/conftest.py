"""The adapters' tests use the compiled rules: they are compiled first, once (`make test` has done it already)."""

from __future__ import annotations

import pytest

from maskenball.lab.simulate import warmed_up


@pytest.fixture(scope="session", autouse=True)
def _warm() -> None:
    for game in ("mascarade", "masquerade"):
        warmed_up(game, print)
