"""docs/lab.md is true: its tables are the layouts, its programs run."""

from __future__ import annotations

import re

import pytest

from tools.layouts import PAGE, page


def test_the_index_tables_are_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `make docs`"


def test_the_programs_on_the_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    namespace: dict[str, object] = {}
    for block in re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL):
        exec(block, namespace)
    assert "(64, " in capsys.readouterr().out
