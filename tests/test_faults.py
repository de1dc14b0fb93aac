"""Every fault in docs/faults.md is cited by a test, and no test cites one that is not there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "faults.md"


def listed() -> list[int]:
    """The numbers on the page, in its order."""
    return [int(number) for number in re.findall(r"^(\d+)\. \*\*", PAGE.read_text(encoding="utf-8"), re.MULTILINE)]


def cited() -> Iterator[tuple[object, str]]:
    """What each mark of a test says, and where."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if "mark.fault" not in text:
            continue
        for test in ast.parse(text).body:
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                for mark in test.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.fault":
                        yield ast.literal_eval(mark.args[0]), f"{path.stem}.{test.name}"


def test_the_page_counts_thirty_seven_faults() -> None:
    assert listed() == list(range(1, 38))


def test_every_fault_is_cited_by_a_test() -> None:
    by_a_test = {number for number, _ in cited()}
    assert [number for number in listed() if number not in by_a_test] == []


def test_no_test_cites_a_fault_that_is_not_on_the_page() -> None:
    assert [(number, test) for number, test in cited() if number not in listed()] == []
