"""Two worlds in real browsers: what a player may not know is in nothing that their browser holds or is sent.

The same table twice. In one world Ben swaps the cards under the table, in the other he does not; nobody else may
notice. Anna's page and a spectator's must hold the very same document, ARIA tree, storage and frames, until Anna looks
at her own card; and even then her page shows nothing until she holds the button down.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, WebSocket

from maskenball.client import Line
from tests.server.company import deal_the_same
from tests.web.conftest import PHONE
from tests.web.guest import Guest
from tools.house import PATIENCE, Inside, inside

T = TypeVar("T")
ANNA, BEN, CLEO, DORA = 1, 0, 2, 3

STATE = """() => ({
    document: document.documentElement.outerHTML,
    storage: JSON.stringify([{...localStorage}, {...sessionStorage}]),
    busy: document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity).length
        + document.querySelectorAll(".delta").length,
})"""


class Elsewhere:
    """A loop in a thread of its own: Playwright's pages and our lines cannot share one."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()

    def __call__(self, work: Awaitable[T]) -> T:
        async def done() -> T:
            return await work

        return asyncio.run_coroutine_threadsafe(done(), self.loop).result(PATIENCE)

    def close(self) -> None:
        """End it."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(PATIENCE)
        self.loop.close()


@pytest.fixture
def elsewhere() -> Iterator[Elsewhere]:
    """Where the server and the other people's lines are."""
    found = Elsewhere()
    yield found
    found.close()


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
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

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
def world(chromium: Browser, elsewhere: Elsewhere, house: Inside) -> Iterator[World]:
    """A new table, with everybody at it and the cards turned down."""
    pages = []
    for size in (PHONE, (1280, 800)):
        context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, locale="en")
        context.add_init_script("localStorage.setItem('maskenball-motion', 'quick')")
        pages.append(context)
    client = house.client
    ben = elsewhere(client.open("Ben", players=4, first=BEN, memory="log"))
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


def story(at: World, secret: str) -> dict[str, dict[str, dict[str, Any]]]:
    """Ben's secret, four turns of preparation, a claim that nobody contests, and Anna's look."""
    found = {}
    tray = at.anna.guest.tray
    at.answer(BEN, "take Anna")
    found["Ben holds two cards"] = at.moment()
    at.answer(BEN, secret)
    found["Ben has put them back"] = at.moment()
    tray.get_by_role("button", name="Cleo").click()
    tray.get_by_role("button", name="This one").click()
    tray.get_by_role("button", name="Put them back").click()
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
