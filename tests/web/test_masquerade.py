"""Masquerade in real browsers."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.guest import Guest
from tests.web.test_games import sheet_of


def plays_a_card(guest: Guest, chance: Random) -> bool:
    """Do what is asked: a card, a theft, a trade, or nothing."""
    tray = guest.tray
    if guest.is_over:
        return False
    decline = tray.locator(".acts > .button:not(.main)", has_text="Do nothing")
    if decline.count() and decline.first.is_enabled():
        decline.first.click(timeout=1500)
        return True
    confirm = tray.locator("button.main:not([disabled])")
    if confirm.count():
        confirm.first.click(timeout=1500)
        return True
    if not tray.locator("button.main").count():
        return False
    cards = guest.page.locator(".hand button:not([aria-disabled=true])")
    others = tray.locator("ul button, [role=radio]")
    if others.count():
        others.nth(chance.randrange(others.count())).click(timeout=1500)
    elif cards.count():  # in a fan only the left edge of a card can be touched
        cards.nth(chance.randrange(cards.count())).click(timeout=1500, position={"x": 8, "y": 20})
    else:
        return False
    return True


def test_four_play_masquerade_and_the_score_sheet_replays(welcome: Welcome) -> None:
    host = welcome("Anna").opens(game="masquerade")
    guests = [host, welcome("Ben").joins(host)]
    host.page.get_by_role("button", name="Deal, with bots").click()
    chance = Random(1)
    for _ in range(1500):
        if all(guest.is_over for guest in guests):
            break
        moved = 0
        for guest in guests:
            try:
                moved += plays_a_card(guest, chance)
            except Exception as error:  # what was to be clicked has gone in the meantime
                if "Timeout" not in type(error).__name__:
                    raise
        if not moved:
            host.page.wait_for_timeout(30)
    else:
        raise AssertionError("the game does not end: " + " | ".join(guest.tray.inner_text() for guest in guests))
    game = sheet_of(host).finish()
    assert game.title == "masquerade" and len(game.names) == 4
    for guest in guests:
        assert not guest.faults, guest.faults
        expect(guest.page.get_by_role("link", name="Score sheet")).to_be_visible()
