"""Two worlds in real browsers: what a player may not know is in nothing that their browser holds or is sent.

The same table twice. In one world Ben swaps the cards under the table, in the other he does not; nobody else may
notice. Anna's page and a spectator's must hold the very same document, ARIA tree, storage and frames, until Anna looks
at her own card; and even then her page shows nothing until she holds the button down.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket

from maskenball.client import Line
from maskenball.server import entries as e, memory as memory_of_tables
from maskenball.server.table import CHANGES, Table
from tests.server.company import deal_the_same
from tests.web.conftest import PHONE
from tests.web.elsewhere import Elsewhere
from tests.web.guest import Guest
from tools.house import Inside, inside

ANNA, BEN, CLEO, DORA = 1, 0, 2, 3
LEVELS = ("strict", "log", "notes", "helper")
PONG = '"t":"pong"'
"""When it comes is chance."""

STATE = """() => ({
    document: document.documentElement.outerHTML,
    storage: JSON.stringify([{...localStorage}, {...sessionStorage}]),
    busy: document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity).length
        + document.querySelectorAll(".delta").length,
})"""


@pytest.fixture
def house(elsewhere: Elsewhere, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    """A server whose tables are all dealt the same cards."""
    deal_the_same(monkeypatch)
    opened = inside(tmp_path / "tables.db")
    yield elsewhere(opened.__aenter__())
    elsewhere(opened.__aexit__(None, None, None))


class Watched:
    """A page, and every frame that it was sent."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.frames: list[str] = []
        guest.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        if PONG not in str(frame):
            self.frames.append(str(frame))

    def holds(self) -> dict[str, Any]:
        """All that the page holds when it has come to rest."""
        before: dict[str, Any] = {}
        for _ in range(100):
            state = self.guest.page.evaluate(STATE)
            aria = self.guest.page.locator("body").aria_snapshot()
            found = {**state, "aria": aria, "frames": list(self.frames)}
            if found == before and not state["busy"]:
                return found
            before = found
            self.guest.page.wait_for_timeout(150)
        raise AssertionError("the page does not come to rest")


@dataclass
class World:
    """A table of four: Ben, Cleo and Dora by lines of our own, Anna and a spectator by browsers."""

    elsewhere: Elsewhere
    lines: dict[int, Line]
    anna: Watched
    watcher: Watched
    codes: list[str]

    def answer(self, seat: int, *answers: str) -> None:
        """Somebody decides."""
        line = self.lines[seat]

        async def give() -> None:
            for answer in answers:
                while not (line.now and line.now["asked"] and line.now["asked"]["person"] == seat):
                    await asyncio.sleep(0.01)
                await line.answer(answer)

        self.elsewhere(give())

    def moment(self) -> dict[str, dict[str, Any]]:
        """What both pages hold, without what differs between any two tables."""
        found = {"Anna": self.anna.holds(), "spectator": self.watcher.holds()}
        text = json.dumps(found)
        for code in self.codes:
            text = text.replace(code, "(code)")
        text = re.sub(r'(\\+"(?:token|c|salt)\\+":\\+")[^"\\]+', r"\1(random)", text)
        text = re.sub(r"\b[0-9a-f]{64}\b", "(fingerprint)", text)  # of salts that devices drew
        plain: dict[str, dict[str, Any]] = json.loads(text)
        return plain


@contextmanager
def world(
    chromium: Browser, elsewhere: Elsewhere, house: Inside, memory: str = "log", script: str = ""
) -> Iterator[World]:
    """A new table, with everybody at it and the cards turned down; `script`: what every page does besides."""
    pages = []
    for size in (PHONE, (1280, 800)):
        context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, locale="en")
        context.add_init_script("localStorage.setItem('maskenball-motion', 'quick')")
        if script:
            context.add_init_script(script)
        pages.append(context)
    client = house.client
    ben = elsewhere(client.open("Ben", players=4, first=BEN, memory=memory))
    anna = Watched(Guest(pages[0].new_page(), house.address, "Anna"))
    anna.guest.go(f"/t/{ben.join}")
    anna.guest.page.get_by_label("Your name").fill("Anna")
    anna.guest.button("Sit down").click()
    anna.guest.page.get_by_role("heading", name="Who sits at the table?").wait_for()
    watcher = Watched(Guest(pages[1].new_page(), house.address, ""))
    watcher.guest.go(f"/w/{ben.watch}")
    watcher.guest.page.get_by_text("You are watching").first.wait_for()
    seats = {BEN: ben} | {
        seat: elsewhere(client.join(ben.join, name)) for seat, name in ((CLEO, "Cleo"), (DORA, "Dora"))
    }
    lines = {seat: client.line(token) for seat, token in seats.items()}
    for line in lines.values():
        elsewhere(line.__aenter__())
    elsewhere(lines[BEN].command("start"))
    for line in lines.values():
        elsewhere(line.command("ready"))
    anna.guest.button("Ready").click()
    watcher.guest.page.get_by_role("heading", name="Masks in play").wait_for()
    for page in (anna, watcher):
        page.holds()
        page.frames.clear()  # who promised a salt first, and was ready first, is chance
    yield World(elsewhere, lines, anna, watcher, [ben.table, ben.join, ben.watch])
    for line in lines.values():
        elsewhere(line.__aexit__(None, None, None))
    for context in pages:
        context.close()


def anna_swaps(at: World, crosses: bool) -> None:
    """Anna takes her card and Cleo's, and puts them back."""
    tray, say = at.anna.guest.tray, at.anna.guest.say
    tray.get_by_role("button", name="Cleo").click()
    tray.get_by_role("button", name=say("tray-confirm-take")).click()
    if crosses:
        tray.get_by_role("button", name=say("hands-cross")).click()
    tray.get_by_role("button", name=say("hands-back")).click()


def story(at: World, secret: str) -> dict[str, dict[str, dict[str, Any]]]:
    """Ben's secret, four turns of preparation, a claim that nobody contests, and Anna's look."""
    found = {}
    tray = at.anna.guest.tray
    at.answer(BEN, "take Anna")
    found["Ben holds two cards"] = at.moment()
    at.answer(BEN, secret)
    found["Ben has put them back"] = at.moment()
    anna_swaps(at, crosses=False)
    at.answer(CLEO, "take Dora", "keep")
    at.answer(DORA, "take Cleo", "keep")
    at.answer(BEN, "announce king")
    tray.get_by_role("button", name="Pass", exact=True).click()
    at.answer(CLEO, "pass")
    at.answer(DORA, "pass")
    found["Ben was the King"] = at.moment()
    at.anna.guest.page.reload()
    tray.get_by_role("button", name=re.compile("^Look")).wait_for()
    found["Anna is back"] = at.moment()
    tray.get_by_role("button", name=re.compile("^Look")).click()
    at.answer(CLEO, "look")
    found["Anna has looked"] = at.moment()
    return found


def test_two_worlds_are_one_in_every_browser_until_its_player_may_know(
    chromium: Browser, elsewhere: Elsewhere, house: Inside
) -> None:
    told = []
    for secret in ("swap", "keep"):
        with world(chromium, elsewhere, house) as at:
            told.append(story(at, secret))
            assert not at.anna.guest.faults and not at.watcher.guest.faults
    swapped, kept = told
    for moment, pages in swapped.items():
        for who, held in pages.items():
            for what, text in held.items():
                may_know = who == "Anna" and moment == "Anna has looked" and what == "frames"
                is_same = text == kept[moment][who][what]
                assert is_same != may_know, f"{moment}, {who}: {what} {'is the same' if is_same else 'tells'}"


# -- what Anna saw herself -------------------------------------------------------------------------------------------


def sights(at: World, secret: str, crosses: bool) -> dict[str, dict[str, Any]]:
    """What Anna's page holds each time when the moment has passed of what only she saw: her swap, and her card twice.
    The first time she says that she has seen it, the second time she is asked again."""
    found: dict[str, dict[str, Any]] = {}
    guest, tray = at.anna.guest, at.anna.guest.tray

    def passed(moment: str) -> None:
        at.anna.holds()
        at.anna.frames.clear()
        guest.page.reload()
        tray.wait_for()
        found[moment] = at.moment()["Anna"]

    def looks() -> None:
        tray.get_by_role("button", name=re.compile(f"^{guest.say('tray-look')}")).click()
        guest.button(guest.say("seen-done")).wait_for()

    at.answer(BEN, "take Anna", secret)
    anna_swaps(at, crosses)
    at.answer(CLEO, "take Dora", "keep")
    at.answer(DORA, "take Cleo", "keep")
    at.answer(BEN, "announce king")
    tray.get_by_role("button", name=guest.say("contest-pass"), exact=True).wait_for()
    found["her swap"] = at.moment()["Anna"] | {"frames": []}
    passed("her swap, anew")
    tray.get_by_role("button", name=guest.say("contest-pass"), exact=True).click()
    at.answer(CLEO, "pass")
    at.answer(DORA, "pass")
    looks()
    hold = guest.button(guest.say("seen-hold-short"))
    hold.hover()
    guest.page.mouse.down()
    found["what she sees"] = at.moment()["Anna"]
    guest.page.mouse.up()
    guest.button(guest.say("seen-done")).click()
    guest.button(guest.say("seen-done")).wait_for(state="detached")
    at.anna.holds()
    at.anna.frames.clear()
    at.answer(CLEO, "look")
    found["her look"] = at.moment()["Anna"]
    passed("her look, anew")
    at.answer(DORA, "look")
    at.answer(BEN, "look")
    looks()
    at.answer(CLEO, "announce queen")
    at.answer(DORA, "pass")
    at.answer(BEN, "pass")
    tray.get_by_role("button", name=guest.say("contest-pass"), exact=True).wait_for()
    at.anna.holds()
    at.anna.frames.clear()
    tray.get_by_role("button", name=guest.say("contest-pass"), exact=True).click()
    found["her second look"] = at.moment()["Anna"]
    passed("her second look, anew")
    return found


Told = list[dict[str, dict[str, Any]]]
Leaks = Callable[[pytest.MonkeyPatch], None]


def two_sights(chromium: Browser, elsewhere: Elsewhere, house: Inside, memory: str, script: str = "") -> Told:
    """The same game in two worlds in which Anna sees other cards, and swaps or does not."""
    told = []
    for secret, crosses in (("swap", False), ("keep", True)):
        with world(chromium, elsewhere, house, memory, script) as at:
            told.append(sights(at, secret, crosses))
            assert not at.anna.guest.faults
    return told


def kept(told: Told) -> list[str]:
    """Where the difference between two worlds is still to be found after its moment."""
    one, other = told
    assert one["what she sees"]["document"] != other["what she sees"]["document"]
    moments = [moment for moment in one if moment != "what she sees"]
    return [
        f"{moment}: {what}" for moment in moments for what in one[moment] if one[moment][what] != other[moment][what]
    ]


@pytest.mark.parametrize("memory", LEVELS)
def test_what_somebody_saw_is_nowhere_when_its_moment_has_passed(
    chromium: Browser, elsewhere: Elsewhere, house: Inside, memory: str
) -> None:
    found = kept(two_sights(chromium, elsewhere, house, memory))
    assert ("her look, anew: frames" in found) if memory == "helper" else not found, found


KEEPS = """
    const Native = WebSocket;
    window.WebSocket = class extends Native {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", (event) => {
                const told = JSON.parse(event.data);
                if (told.t === "happened" && told.sight) keep(JSON.stringify(told.sight));
            });
        }
    };
"""
IN_STORAGE = KEEPS + "const keep = (sight) => sessionStorage.setItem('sight', sight);"
IN_DOCUMENT = KEEPS + "const keep = (sight) => (document.documentElement.dataset.sight = sight);"


def sights_stay(patch: pytest.MonkeyPatch) -> None:
    """Neither `seen` nor the next question ends what is sent again."""
    changes: Any = CHANGES
    honest = Table._note_sights
    patch.setitem(changes, e.Seen, lambda table, entry: None)
    patch.setattr(Table, "_note_sights", lambda self, game, is_aside: honest(self, game, True))


def log_with_own_eyes(patch: pytest.MonkeyPatch) -> None:
    """What is told again is told as whoever asks saw it."""
    patch.setattr(memory_of_tables, "eyes", lambda table, person: person)


@pytest.mark.parametrize(
    ("memory", "script", "leak"),
    [
        ("strict", IN_STORAGE, None),
        ("log", IN_DOCUMENT, None),
        ("strict", "", sights_stay),
        ("log", "", log_with_own_eyes),
    ],
    ids=["storage", "document", "sights stay", "own eyes"],
)
def test_a_page_or_a_server_that_keeps_it_is_caught(
    chromium: Browser, elsewhere: Elsewhere, house: Inside, memory: str, script: str, leak: Leaks | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    if leak is not None:
        leak(monkeypatch)
    assert kept(two_sights(chromium, elsewhere, house, memory, script))
