"""A game that the browser has no screens for is played on a plain table (tests/third_game)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.test_third_game import PACKAGE
from tests.web.conftest import DESKTOP, PHONE, SMALL_PHONE, Welcome
from tools.house import Running, server


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that knows it."""
    monkeypatch.setenv("PYTHONPATH", str(PACKAGE))
    with server(tmp_path / "tables.db") as running:
        yield running


@pytest.mark.tier("usual")
@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL_PHONE])
def test_it_is_played_in_the_browser_on_a_plain_table(welcome: Welcome, size: tuple[int, int]) -> None:
    anna = welcome("Anna", size=size).opens(game="lantern")
    page = anna.page
    page.get_by_role("combobox", name="cards").select_option("6")
    anna.button(anna.say("gather-start-bots")).click()
    page.get_by_role("button", name="light", exact=True).click()
    expect(page.get_by_role("heading", name="Winner")).to_be_visible()
    anna.button(anna.say("end-replay")).click()
    anna.button("To the end").click()
    expect(page.get_by_text("The game is over.").first).to_be_visible()
    assert not anna.faults
