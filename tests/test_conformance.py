"""Games, bad sheets and secret pairs with expected results, made by an independent implementation of the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from maskenball.cli import main
from maskenball.core.malformed import Malformed
from maskenball.core.replay import Replay
from maskenball.terminal.replay import as_json, messages

DATA = Path(__file__).parent / "data"


def vectors(name: str) -> list[Any]:
    """The cases of one file."""
    with (DATA / f"{name}.jsonl").open(encoding="utf-8") as lines:
        cases = [json.loads(line) for line in lines]
    return [pytest.param(case, id=case["name"]) for case in cases]


@pytest.mark.parametrize("case", vectors("games"))
def test_replaying_gives_the_expected_document(case: dict[str, Any]) -> None:
    for expected in case["expect"]:
        found, wanted = Replay(case["sheet"]).finish(expected["until"]).document(), expected["doc"]
        assert sorted(found.pop("legal")) == sorted(wanted.pop("legal"))
        assert found == wanted


@pytest.mark.parametrize("case", vectors("bad"))
def test_a_bad_sheet_is_refused_at_the_line_at_fault(case: dict[str, Any]) -> None:
    with pytest.raises(Malformed) as refused:
        Replay(case["sheet"]).finish()
    assert refused.value.line == case["line"], case["why"]


@pytest.mark.parametrize("case", vectors("pairs"))
def test_one_person_cannot_tell_a_pair_of_games_apart(case: dict[str, Any], tmp_path: Path) -> None:
    told = []
    for text in (case["a"], case["b"]):
        path = tmp_path / "game.ball"
        path.write_text(text, encoding="utf-8", newline="")
        told.append([as_json(message) for message in messages(str(path), case["view"], None)])
    assert told[0] == told[1]


def test_all_sheets_in_one_run_of_the_command(tmp_path: Path) -> None:
    """Whole games end as expected, bad sheets are told with their line, through `maskenball replay --json FILE...`."""
    wanted: dict[str, Any] = {}
    for case in (param.values[0] for param in [*vectors("games"), *vectors("bad")]):
        path = tmp_path / f"{case['name']}.ball"
        path.write_text(case["sheet"], encoding="utf-8", newline="")
        wanted[str(path)] = case
    done = CliRunner().invoke(main, ["replay", "--json", *wanted])
    assert done.exit_code == 1
    found = {document["file"]: document for document in map(json.loads, done.stdout.splitlines())}
    assert list(found) == list(wanted)
    compared = 0
    for file, case in wanted.items():
        if "line" in case:
            assert found[file]["error"].startswith(f"{file}:{case['line']}: ")
            continue
        last = case["expect"][-1]
        if last["until"] == found[file]["decisions"]:
            compared += 1
            assert sorted(found[file].pop("legal")) == sorted(last["doc"].pop("legal"))
            assert found[file] == {"file": file} | last["doc"]
    assert compared > 100
