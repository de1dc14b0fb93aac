"""The tour: it runs from the first cell to the last, and what is kept of it is small and says nothing of a machine."""

from __future__ import annotations

import json
import re
import warnings
from typing import Any

import pytest

from maskenball.lab.simulate import warmed_up
from tools.notebook import ROOT, TOUR, notebook

LARGEST = 300_000


@pytest.fixture(scope="module")
def kept() -> Any:
    return json.loads(TOUR.read_text(encoding="utf-8"))


def outputs(book: Any) -> list[Any]:
    return [output for cell in book["cells"] for output in cell.get("outputs", [])]


def test_the_notebook_runs() -> None:
    warmed_up("mascarade", print)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # those of Jupyter's own machinery
        from tools.notebook import executed

        kinds = [kind for output in outputs(executed()) for kind in output.get("data", {output.get("name"): 0})]
    assert kinds.count("image/svg+xml") == 2 and kinds.count("image/png") == 1 and "stderr" not in kinds


def test_what_is_kept_is_what_the_program_writes(kept: Any) -> None:
    for cell, made in zip(kept["cells"], notebook().cells, strict=True):
        assert "".join(cell["source"]) == made.source and cell["cell_type"] == made.cell_type


def test_what_is_kept_is_small_and_has_no_errors_and_no_paths(kept: Any) -> None:
    assert TOUR.stat().st_size < LARGEST
    assert not [
        output for output in outputs(kept) if output["output_type"] == "error" or output.get("name") == "stderr"
    ]
    text = json.dumps(outputs(kept))
    assert str(ROOT) not in text and not re.search(r"/home/|/tmp/|/root/|/usr/|\d ?(ms|µs|seconds)\b", text)
