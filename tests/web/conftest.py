"""A real server in a process of its own, and real Chromium pages that play at it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from maskenball.server.app import WEB
from tests.web.elsewhere import Elsewhere
from tests.web.guest import Guest
from tools.house import Running, server

CHROMIUM = shutil.which("chromium")
HOUSE = "ball.house"
"""A name for this machine that browsers do not take for this machine: plain http there is as in a house."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", f"--host-resolver-rules=MAP {HOUSE} 127.0.0.1"]  # fmt: skip
DESKTOP, PHONE, SMALL_PHONE = (1280, 800), (390, 844), (360, 640)

Welcome = Callable[..., Guest]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser; one for each worker."""
    assert CHROMIUM, "the browser tests need Debian's chromium: apt-get install chromium"
    assert (WEB / "index.html").is_file(), "the browser client is not built: make web"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def elsewhere() -> Iterator[Elsewhere]:
    """Where a server of ours and other people's lines may be."""
    found = Elsewhere()
    yield found
    found.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    """A server with a database of its own; bots do not wait."""
    with server(tmp_path / "tables.db", "--name", HOUSE) as running:
        yield running


@pytest.fixture
def welcome(chromium: Browser, house: Running) -> Iterator[Welcome]:
    """Somebody with a browser of their own: `welcome("Anna", size=PHONE, language="de")`."""
    with ExitStack() as stack:

        def come(name: str = "", size: tuple[int, int] = DESKTOP, language: str = "en", **more: Any) -> Guest:
            settings = {"viewport": {"width": size[0], "height": size[1]}, "locale": language, "color_scheme": "dark"}
            context = chromium.new_context(**(settings | more))
            stack.callback(context.close)
            context.add_init_script("localStorage.setItem('maskenball-motion', 'quick')")
            return Guest(context.new_page(), house.address, name, language)

        yield come
