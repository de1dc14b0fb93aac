"""A page that is fed: its files come from the folder, its messages from a scene. No server answers."""

from __future__ import annotations

import json
import mimetypes
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Route, WebSocketRoute

from maskenball.server.app import WEB
from tests.web.scenes import HIDE, LOOK, Json

CODE = "scene"
SEAT = {"table": CODE, "seat": 0, "token": "t", "join": CODE, "watch": "w"}
ADDRESS = "http://ball.test"
GO = """(to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
}"""
"""Goes elsewhere within the page: nothing is loaded anew."""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
EYES = """(seen) => {
    Object.defineProperty(document, "visibilityState", {value: seen ? "visible" : "hidden", configurable: true});
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def _file(route: Route) -> None:
    path = urlsplit(route.request.url).path.lstrip("/")
    file = WEB / path
    if path.startswith("api/"):
        route.fulfill(status=404, body="{}")
    elif path and file.is_file():
        route.fulfill(path=file, content_type=mimetypes.guess_type(file.name)[0] or "text/plain")
    else:
        route.fulfill(path=WEB / "index.html", content_type="text/html")


class Fed:
    """A page at a table that tells what it is given."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        self._socket: WebSocketRoute | None = None
        self._first: Json = {}
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.route("**/*", _file)
        page.route_web_socket("**/socket", self._connected)
        page.add_init_script(f"localStorage.setItem('maskenball-seats', JSON.stringify({json.dumps({CODE: SEAT})}))")

    def _connected(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._heard)

    def _heard(self, said: str | bytes) -> None:
        heard = json.loads(said)
        if heard["t"] == "hello" and self._first:
            self.tells(self._first)
        elif heard["t"] == "ping":
            self.tells({"t": "pong"})
        elif "c" in heard:
            self.tells({"t": "done", "c": heard["c"], "n": 0})

    def tells(self, message: Json) -> None:
        """Something is heard on the line."""
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def hangs_up(self) -> None:
        """The line is lost, and nobody answers any more."""
        assert self._socket is not None
        self._first = {}
        self._socket.close()

    def shows(self, first: Json, *more: Json) -> None:
        """The table at this moment, whatever was shown before."""
        self._first = first
        if self._socket is None:
            self.page.goto(f"{ADDRESS}/t/{CODE}")
        else:
            self.page.evaluate(GO, "/")
            self.page.locator("main.game").wait_for(state="detached")
            self.page.evaluate(GO, f"/t/{CODE}")
        self.page.locator("main.game .stage").wait_for()
        self.page.evaluate("document.fonts.ready")
        for message in more:
            self._goes_on(message)
        self.page.evaluate(FRAMES)

    def _goes_on(self, message: Json) -> None:
        if message in (HIDE, LOOK):
            self.page.evaluate(EYES, message == LOOK)
            return
        self.tells(message)
        self.page.evaluate(FRAMES)


@contextmanager
def page_of(browser: Browser, size: tuple[int, int], language: str, **more: Any) -> Iterator[Page]:
    """A page of this size in which nothing slides, unless wished for otherwise."""
    settings = {"viewport": {"width": size[0], "height": size[1]}, "locale": language, "color_scheme": "dark",
                "reduced_motion": "reduce"}  # fmt: skip
    context = browser.new_context(**(settings | more))
    try:
        yield context.new_page()
    finally:
        context.close()


@contextmanager
def fed(browser: Browser, size: tuple[int, int], language: str, **more: Any) -> Iterator[Fed]:
    """A fed page of this size."""
    with page_of(browser, size, language, **more) as page:
        yield Fed(page)
