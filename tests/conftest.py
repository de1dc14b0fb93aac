"""What all tests share."""

from __future__ import annotations

import os

import pytest


def pytest_configure(config: pytest.Config) -> None:
    os.environ["LANGUAGE"] = "en"  # whatever the machine speaks
    config.addinivalue_line("markers", "rule(*ids): the rules that a test is about")
