"""Secrecy in the browser: no document, storage, request or frame holds what its player may not know."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Browser, WebSocket

from tests.web.conftest import DESKTOP, Welcome
from tests.web.fed import fed
from tests.web.guest import Guest
from tests.web.test_boxes import at_table
from tests.web.test_film import GOLDEN, THEN, told

STATE = """() => ({
    dom: document.body.outerHTML,
    storage: JSON.stringify({...localStorage, ...sessionStorage}),
    loaded: performance.getEntriesByType("resource").map((one) => one.name),
})"""


def masks_shown(html: str) -> list[str]:
    """The drawings of masks that a document uses outside the sprite and the list of masks in play."""
    table = html[html.index('class="stage') : html.index('class="tray')]
    return re.findall(r"#mask-[a-z-]+", table)


def test_no_face_is_in_the_document_after_the_cards_were_turned_down(welcome: Welcome) -> None:
    guest = welcome("Anna")
    at_table(guest, players=6)
    assert len(masks_shown(guest.page.evaluate(STATE)["dom"])) == 6
    guest.acts(Random(1))
    guest.page.get_by_text("card face down").first.wait_for(state="attached")
    guest.page.wait_for_timeout(600)
    state = guest.page.evaluate(STATE)
    assert masks_shown(state["dom"]) == []
    assert not re.search("king|queen|judge|witch|bishop|cheat", state["storage"].lower())
    assert not [name for name in state["loaded"] if "mask-" in name]


def frames_of(guest: Guest) -> list[str]:
    """Every frame that the page is sent from now on."""
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    guest.page.on("websocket", listen)
    return frames


def test_no_frame_tells_a_spectator_a_mask_that_nobody_turned_up(welcome: Welcome) -> None:
    host = welcome("Anna").opens(players=4)
    link = host.page.get_by_label("Who has this link can watch, and sees no secret.").input_value()
    watcher = welcome("")
    frames = frames_of(watcher)
    watcher.go("/" + link.split("/", 3)[3])
    watcher.page.get_by_text("You are watching").first.wait_for()
    host.deals()
    host.acts(Random(1))
    host.page.get_by_text("card face down").first.wait_for(state="attached")
    seen = len(frames)
    chance = Random(2)
    for _ in range(60):
        host.acts(chance)
        host.page.wait_for_timeout(20)
    told = [frame for frame in frames[seen:] if frame.startswith('{"t":"happened"')]
    assert told
    for frame in told:
        for look in re.findall(r'\{"event":"(?:look|swap)"[^}]*\}', frame):
            assert '"mask":null' in look or '"swapped":null' in look, look


WRITES_DOWN = """
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.moved.push([this.className, ...how]);
        return animate.apply(this, how);
    };
"""
"""How cards are moved."""
STANDS_STILL = """async () => {
    const moves = () => document.getAnimations().filter((one) => one.effect.getTiming().iterations !== Infinity);
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await document.fonts.ready;
    for (let still = 0; still < 3; still = moves().length ? 0 : still + 1) await frame();
}"""


@pytest.mark.parametrize("you", [0, 1, None])
def test_the_swap_looks_the_same_whether_swapped_or_not(chromium: Browser, you: int | None) -> None:
    first, *decisions = told((GOLDEN / "first-4.ball").read_text())
    take, put = decisions[0], decisions[1]
    seen = []
    for swapped in (True, False):
        with fed(chromium, DESKTOP, "en", reduced_motion="no-preference") as page:
            page.page.add_init_script(WRITES_DOWN)
            page.shows(first | {"you": you})
            own = [{"at": 0, **put["events"][0], "swapped": swapped, "says": []}] if you == 0 else []
            page.page.evaluate(STANDS_STILL)
            for moved, decision in ((4, take), (8, put | {"sight": own})):
                page.tells(
                    decision
                    | {"beats": [beat | {"ms": 1 if beat["beat"] == "named" else 60000} for beat in decision["beats"]]}
                )
                page.page.wait_for_function("(moved) => window.moved.length === moved", arg=moved)
                page.tells(decision[THEN])
                page.page.evaluate(STANDS_STILL)
            seen.append((page.page.evaluate("window.moved"), page.page.locator("main.game .stage").inner_html()))
    assert seen[0] == seen[1] and len(seen[0][0]) == 8
