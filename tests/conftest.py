"""What all tests share."""

from __future__ import annotations

import os

import pytest


def pytest_configure(config: pytest.Config) -> None:
    os.environ["LANGUAGE"] = "en"  # whatever the machine speaks
    config.addinivalue_line("markers", "rule(*ids): the rules that a test is about")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Spread the tests in the browser, which mostly wait, evenly among those that compute."""
    waiting = [item for item in items if "/web/" in item.path.as_posix()]
    computing = [item for item in items if "/web/" not in item.path.as_posix()]
    if waiting and computing:
        for at, item in enumerate(waiting):
            computing.insert(round(at * (len(computing) + 1) / len(waiting)), item)
        items[:] = computing
