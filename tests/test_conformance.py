"""Games, bad sheets and secret pairs with expected results, made by an independent implementation of the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from maskenball.games.replay import Replay
from maskenball.games.sheet import Malformed

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
def test_one_person_cannot_tell_a_pair_of_games_apart(case: dict[str, Any]) -> None:
    told = []
    for text in (case["a"], case["b"]):
        replay = Replay(text)
        viewer = None if case["view"] is None else replay.game.names.index(case["view"])
        messages = [replay.game.message(viewer), *(game.message(viewer) for game in replay.steps())]
        told.append(json.dumps(messages))
    assert told[0] == told[1]
