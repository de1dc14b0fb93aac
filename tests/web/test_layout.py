"""The layout rule itself, run in Node: places keep apart, the middle stays free, lists mirror the table."""

from __future__ import annotations

import json
from typing import Any

import pytest

from web.node import install, node

Json = dict[str, Any]
STAGES = ((360, 332), (390, 456), (390, 236), (500, 390), (416, 450), (624, 600), (976, 528), (1062, 470), (1136, 700))
SLOTS, CENTRE = {2: 3, 3: 2}, {4: 2, 5: 1}
LETTERS = 15


def run(name: str, wish: object) -> Any:
    """One function of scripts/fit.ts."""
    install()
    wished = json.dumps(wish)
    done = node("scripts/run.mjs", "scripts/fit.ts", name, input=wished, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def tables() -> list[tuple[Json, Json]]:
    """Every number of players on every stage, at rest and with two cards turned up."""
    wishes = [
        {"players": n, "slots": SLOTS.get(n, 1), "centre": CENTRE.get(n, 0), "court": 138, "up": up, "calm": False,
         "width": width, "height": height, "letters": LETTERS}
        for n in range(2, 14) for width, height in STAGES for up in ([], [0, n // 2])
    ]  # fmt: skip
    return list(zip(wishes, run("fits", wishes), strict=True))


def overlap(one: list[float], other: list[float]) -> float:
    """How far two boxes lie on each other, the shorter way."""
    return min(min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1]))


def test_places_keep_apart_and_on_the_stage(tables: list[tuple[Json, Json]]) -> None:
    for wish, layout in tables:
        boxes = layout["boxes"]
        for k, box in enumerate(boxes):
            assert box[0] >= 0 and box[1] >= 0 and box[2] <= wish["width"] and box[3] <= wish["height"], wish
            assert all(overlap(box, other) <= 4 for other in boxes[k + 1 :]), wish


def test_no_place_enters_the_middle(tables: list[tuple[Json, Json]]) -> None:
    for wish, layout in tables:
        middle = layout["middle"]
        assert middle["words"] or wish["height"] < 330, (
            wish
        )  # an announcement is readable on every stage of usual height
        y, half = middle["y"], 15
        plate = [layout["cx"] - 60, y - half, layout["cx"] + 60, y + half]
        assert all(overlap(plate, box) <= 0 for box in layout["boxes"]), wish


def test_a_size_is_chosen_once_and_not_again_when_cards_turn_up(tables: list[tuple[Json, Json]]) -> None:
    for (_, rest), (wish, turned) in zip(tables[::2], tables[1::2], strict=True):
        assert (rest["card"], rest["plates"], rest["places"]) == (turned["card"], turned["plates"], turned["places"]), (
            wish
        )
        assert (rest["middle"]["mask"], rest["middle"]["words"]) == (
            turned["middle"]["mask"],
            turned["middle"]["words"],
        ), wish


def test_three_shapes() -> None:
    sizes = [
        (360, 640),
        (390, 844),
        (768, 1024),
        (640, 360),
        (844, 390),
        (720, 450),
        (1024, 600),
        (1366, 619),
        (1366, 620),
        (1280, 720),
    ]
    assert run("shapes", sizes) == ["upright"] * 3 + ["lying"] * 5 + ["wide"] * 2


def test_targets_mirror_the_table() -> None:
    wishes = [
        {"rows": n, "more": 0, "shape": shape}
        for n, shape in ((2, "upright"), (6, "upright"), (12, "upright"), (9, "wide"), (12, "wide"))
    ]
    assert run("columns", wishes) == [
        [[1, 2]],
        [[1, 2, 3], [6, 5, 4]],
        [[1, 2, 3, 4], [5, 6, 7, 8], [12, 11, 10, 9]],
        [[1, 2, 3], [4, 5, 6], [9, 8, 7]],
        [[1, 2, 3], [4, 5, 6], [9, 8, 7], [12, 11, 10]],
    ]
