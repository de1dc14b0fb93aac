"""What the film of a game says about its deal: in browsers that took part, and in one that did not.

Once on this machine itself, and once as in a house: plain http under another name, where browsers have no SubtleCrypto.
"""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import Route, expect

from maskenball.phrases.phrases import Phrases
from maskenball.server.deal import check
from tests.web.conftest import HOUSE, PHONE, Welcome
from tests.web.guest import Guest, play_on
from tests.web.test_games import sheet_of

UNTRUSTED = "Cross-Origin-Opener-Policy header has been ignored"
"""What Chromium notes about every page over plain http."""
SAY = Phrases("en", ("replay",)).say


def looks_back(guest: Guest, record: str) -> str:
    """What the film says about the deal."""
    guest.go(f"/g/{record}")
    guest.page.get_by_role("tab", name=SAY("replay-proof")).click()
    expect(guest.page.locator(".verdict")).to_be_visible()
    return guest.page.locator("#beside").inner_text()


def at(guest: Guest, name: str) -> Guest:
    """The same guest, who calls the server by this name."""
    guest.address = re.sub(r"//[^:/]+", f"//{name}", guest.address)
    return guest


def record_of(guest: Guest) -> str:
    """The name of the record of the game that is over."""
    link = guest.tray.locator("a[download]").get_attribute("href") or ""
    return link.removeprefix("/api/games/").removesuffix(".ball")


@pytest.mark.tier("usual")
@pytest.mark.parametrize("name", ["localhost", HOUSE])
def test_three_browsers_deal_together_and_the_film_says_what_that_proves(welcome: Welcome, name: str) -> None:
    host = at(welcome("Anna"), name).opens(players=4)
    ben, cleo = at(welcome("Ben", size=PHONE), name).joins(host), at(welcome("Cleo"), name).joins(host)
    guests = [host, ben, cleo]
    assert host.page.evaluate("isSecureContext && !!crypto.subtle") == (name == "localhost")
    host.deals()
    play_on(guests, Random(4))
    at(host, "127.0.0.1")
    game, record = sheet_of(host).finish(), record_of(host)
    at(host, name)
    promises, salts = game.headers["Promises"].split(","), game.headers["Salts"].split(",")
    assert [bool(promise) for promise in promises] == [bool(salt) for salt in salts] == [True, True, True, False]
    assert check(game) == [] and "Unrevealed" not in game.headers
    for guest in guests:
        said = looks_back(guest, record)
        assert SAY("replay-proof-right") in said and SAY("replay-proof-seen") in said
        assert SAY("replay-proof-limits") in said and all(salt in said for salt in salts)
        assert not [fault for fault in guest.faults if UNTRUSTED not in fault]
    dora = at(welcome("Dora"), name)
    said = looks_back(dora, record)
    assert SAY("replay-proof-unseen") in said and SAY("replay-proof-seen") not in said
    _shows_another_sheet(ben, game.headers["Salts"], f"{'0' * 32},{','.join(salts[1:])}")
    assert SAY("replay-proof-wrong") in looks_back(ben, record)
    _shows_another_sheet(cleo, salts[2], "")
    said = looks_back(cleo, record)
    assert SAY("replay-proof-left-out") in said and SAY("replay-proof-unrevealed", names="Cleo") in said
    forged = ",".join([*promises[:3], "0" * 64])
    _shows_another_sheet(host, game.headers["Promises"], forged)
    assert SAY("replay-proof-differs") in looks_back(host, record)


def _shows_another_sheet(guest: Guest, old: str, new: str) -> None:
    """The server shows this guest a score sheet that is not the one of the game."""

    def forge(route: Route) -> None:
        told = route.fetch(url=route.request.url.replace(HOUSE, "127.0.0.1")).json()
        assert old in told["sheet"]
        route.fulfill(json=told | {"sheet": told["sheet"].replace(old, new)})

    guest.page.route("**/api/games/*", forge)


@pytest.mark.tier("usual")
def test_a_page_that_is_loaded_anew_keeps_its_part(welcome: Welcome) -> None:
    host = welcome("Anna").opens(players=4, game="masquerade")
    kept = "localStorage.getItem('maskenball-deals')"
    before = json.loads(host.page.evaluate(kept))
    host.page.reload()
    expect(host.page.get_by_role("heading", name=host.say("gather-title"))).to_be_visible()
    assert json.loads(host.page.evaluate(kept)) == before
    host.deals()
    (seen,) = json.loads(host.page.evaluate(kept)).values()
    assert seen["seat"] == 0 and len(seen["promises"]) == 4 and not any(seen["promises"][1:])
