"""What moves, moves by transform and opacity: nothing is laid out anew for it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from maskenball.server.app import WEB
from tests.web.fed import fed
from tests.web.scenes import reveal, round_before

MOVES = {"transform", "translate", "opacity", "visibility"}
"""`translate` is a transform of its own; `visibility` only says from when on something is there."""
NOT_A_PROPERTY = {"offset", "computedOffset", "easing", "composite"}
RUNNING = """() => new Promise((done) => {
    const found = new Set();
    const names = (one) => one.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
    const end = performance.now() + 1500;
    const look = () => {
        for (const one of document.getAnimations()) names(one).forEach((name) => found.add(name));
        if (performance.now() < end) requestAnimationFrame(look);
        else done([...found]);
    };
    look();
})"""


def test_style_sheets_move_nothing_else() -> None:
    styles = "".join(file.read_text(encoding="utf-8") for file in WEB.rglob("*.css"))
    assert "@keyframes" in styles
    moved = set()
    for value in re.findall(r"[{;]transition:([^;}]*)", styles):
        moved |= {part.split()[0] for part in re.split(r",(?![^(]*\))", value)} - {"none"}
    moved |= {name for value in re.findall(r"[{;]transition-property:([^;}]*)", styles) for name in value.split(",")}
    for frames in re.findall(r"@keyframes [\w-]+\{((?:[^{}]*\{[^{}]*\})*)\}", styles):
        for body in re.findall(r"\{([^{}]*)\}", frames):
            moved |= {one.split(":")[0].strip() for one in body.split(";") if one.strip()}
    assert moved - {"animation-timing-function"} <= MOVES


@pytest.mark.parametrize("scene", ["reveal", "coins", "swap"])
def test_nothing_else_moves_while_it_is_shown(chromium: Browser, scene: str) -> None:
    if scene == "swap":
        table = round_before(7).plays("look")
        moment = table.shows("take Elisa", "under")
    else:
        table, _ = reveal(7)
        moment = table.shows("claim", "turn" if scene == "reveal" else "fines")
    with fed(chromium, (1280, 800), "en", reduced_motion="no-preference") as page:
        page.shows(moment[0])
        page.tells(moment[1])
        moved = set(page.page.evaluate(RUNNING)) - NOT_A_PROPERTY
    assert moved and moved <= MOVES
