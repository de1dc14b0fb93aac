"""Secrecy in the browser: no document, storage, request or frame holds what its player may not know."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import WebSocket

from tests.web.conftest import Welcome
from tests.web.guest import Guest
from tests.web.test_boxes import at_table

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


SWAPS = """() => {
    window.swaps = new Promise((done) => {
        const frames = new Set();
        let last = performance.now() + 20000;
        let back = false;
        const watch = () => {
            const cards = [...document.querySelectorAll(".traveller")];
            const moving = cards.map((one) => one.className + getComputedStyle(one).animationName);
            if (moving.length) frames.add(moving.join("|"));
            if (!back && cards.some((one) => one.classList.contains("coming"))) {
                back = true;
                last = performance.now() + 1500;
            }
            if (performance.now() < last) requestAnimationFrame(watch);
            else done([...frames].sort());
        };
        watch();
    });
}"""
"""Watches from now on until the cards have come back."""


def test_the_swap_looks_the_same_whether_swapped_or_not(welcome: Welcome) -> None:
    seen = []
    for crossings in (0, 1):
        host = welcome("Anna").opens(players=4)
        other = welcome("Ben").joins(host)
        other.page.evaluate("localStorage.setItem('maskenball-motion', '')")
        host.deals()
        for guest in (host, other):
            guest.button("Ready").click()
        chance = Random(5)
        for _ in range(400):
            if host.tray.get_by_role("button", name="Cross the cards").count():
                break
            for guest in (host, other):
                guest.acts(chance) if guest is other or not guest.tray.get_by_role(
                    "button", name="Cross the cards"
                ).count() else None
            host.page.wait_for_timeout(20)
        other.page.evaluate(SWAPS)
        for _ in range(crossings):
            host.button("Cross the cards").click()
        host.button("Put them back").click()
        seen.append(other.page.evaluate("() => window.swaps"))
    assert seen[0] == seen[1] and any("coming" in frame for frame in seen[0])
