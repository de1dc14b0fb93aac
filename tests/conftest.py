"""What all tests share: the machine's language, marks, and tiers.

| tier | command | what |
|---|---|---|
| quick | `make quick` | rules, score sheets, phrases |
| usual | `make test` | and terminal, server (real sockets, SQLite), a small compiled lab, whole games in Chromium |
| all | `make test-all` | and adapters, research, PostgreSQL, crashes, leaks in large numbers, every browser test |

A test is of the tier that its place says; `@pytest.mark.tier("usual")` says otherwise for a single one.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

TIERS = ("quick", "usual", "all")
HERE = Path(__file__).parent
PLACES = {
    "": "quick",
    "mascarade": "quick",
    "masquerade": "quick",
    "phrases": "quick",
    "terminal": "usual",
    "server": "usual",
    "lab": "usual",
    "beliefs": "usual",
    "bots": "usual",
    "adapters": "all",
    "research": "all",
    "web": "all",
    "mascarade/test_secrecy.py": "usual",
    "masquerade/test_secrecy.py": "usual",
    "phrases/test_browser_words.py": "usual",
    "test_readme.py": "usual",
    "test_rule_table.py": "usual",
    "lab/test_twin.py": "all",
    "bots/test_mascarade_bots.py": "all",
    "bots/test_masquerade_pimc.py": "all",
    "server/test_crashes.py": "all",
    "server/test_exactly_once.py": "all",
    "server/test_hostile.py": "all",
    "server/test_timing.py": "all",
    "server/test_wire_worlds.py": "all",
}
"""The tier of each folder; of a file, where it is another."""
RESEARCH = ("adapters", "research")
"""What imports packages that only `requirements/dev.lock` has: in earlier tiers it is not even read."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--tier", choices=TIERS, default="all", help="How much is tested.  [default: all]")


def pytest_configure(config: pytest.Config) -> None:
    os.environ["LANGUAGE"] = "en"  # whatever the machine speaks
    config.addinivalue_line("markers", "fault(number): the fault in docs/faults.md that a test shows not to be here")
    config.addinivalue_line("markers", "rule(*ids): the rules that a test is about")
    config.addinivalue_line("markers", "tier(name): quick, usual or all, where the place of a test does not say so")


def tier_of(item: pytest.Item) -> str:
    """How early a test is run."""
    mark = item.get_closest_marker("tier")
    if mark is not None:
        return str(mark.args[0])
    if "postgresql" in item.name:
        return "all"
    place = item.path.relative_to(HERE)
    return PLACES.get(place.as_posix()) or PLACES["" if place.parent == Path() else place.parts[0]]


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    is_research = collection_path.parent == HERE and collection_path.name in RESEARCH
    return True if is_research and config.getoption("--tier") != "all" else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = TIERS[: TIERS.index(config.getoption("--tier")) + 1]
    left = [item for item in items if tier_of(item) not in wanted]
    items[:] = [item for item in items if tier_of(item) in wanted]
    config.hook.pytest_deselected(items=left)
