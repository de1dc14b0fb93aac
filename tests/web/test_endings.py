"""The deal's time and an end by agreement, in real browsers: the smallest phone in German beside a desktop."""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from maskenball.core.replay import Replay
from maskenball.server import deal
from tests.web.conftest import DESKTOP, SMALL_PHONE, Welcome
from tests.web.guest import Guest
from tests.web.test_games import sheet_of

SHOTS = os.environ.get("ENDING_SHOTS", "")
"""A folder for pictures, for whoever wants to look."""


def shoot(guests: list[Guest], name: str) -> None:
    """A picture of every page."""
    for guest in guests if SHOTS else []:
        guest.page.screenshot(path=Path(SHOTS) / f"{name}-{guest.name}.png")


def wants_the_end(guest: Guest, ask: str) -> None:
    """Press the button that asks, read what it means, and be sure."""
    guest.button(guest.say(ask)).click()
    expect(guest.page.get_by_text(guest.say("end-ask", "about"))).to_be_visible()
    sure = guest.button(guest.say("end-sure"))
    sure.scroll_into_view_if_needed()
    expect(sure).to_be_in_viewport(ratio=1)
    sure.click()


def is_ended(guest: Guest) -> None:
    """The page says that nobody has won, and nobody is asked any more."""
    expect(guest.tray.get_by_role("heading", name=guest.say("game-ended", why="agreed"))).to_be_visible()


@pytest.mark.tier("usual")
@pytest.mark.parametrize(("game", "players"), [("mascarade", 2), ("mascarade", 6), ("masquerade", 4)])
def test_two_people_and_bots_end_a_game_together(welcome: Welcome, game: str, players: int) -> None:
    host = welcome("Anna", size=SMALL_PHONE, language="de").opens(game=game, players=players)
    ben = welcome("Ben", size=DESKTOP).joins(host)
    guests = [host, ben]
    host.deals()
    if game == "mascarade":
        for guest in guests:
            expect(guest.page.get_by_role("timer")).to_contain_text(re.compile(r"0:[0-3]\d"))
        shoot(guests, f"deal-{players}")
        host.button(host.say("memorise-ready")).click()
        expect(host.page.get_by_text(host.say("memorise-waiting", people="Ben"))).to_be_visible()
        expect(host.tray.get_by_role("button")).to_have_count(0)  # nobody can turn the cards down for others
        shoot(guests, f"waiting-{players}")
        ben.button(ben.say("memorise-ready")).click()
        expect(ben.button(ben.say("memorise-ready"))).to_have_count(0)
    chance = Random(f"{game} {players}")
    for _ in range(12):
        if not sum(guest.acts(chance) for guest in guests):
            host.page.wait_for_timeout(30)
    host.button(host.say("table-menu")).click()
    shoot(guests, f"menu-{game}-{players}")
    wants_the_end(host, "end-ask")
    expect(ben.page.get_by_text(ben.say("end-wanted", n=1, people="Anna"))).to_be_visible()
    host.page.keyboard.press("Escape")
    expect(host.button(host.say("end-not"))).to_be_visible()
    shoot(guests, f"wanted-{game}-{players}")
    wants_the_end(ben, "end-wanted-too")
    for guest in guests:
        is_ended(guest)
    shoot(guests, f"ended-{game}-{players}")
    assert not ben.page.locator("main .gone").count()  # cards that were under the table lie on it again
    replay = sheet_of(host)
    assert replay.game.headers["Ended"] == "agreed" and not replay.finish().over and not deal.check(replay.game)
    for guest in guests:
        guest.button(guest.say("end-replay")).click()
        guest.page.get_by_role("button", name=guest.say("replay-last")).click()
        expect(guest.page.get_by_role("heading", name=guest.say("game-ended", why="agreed"))).to_be_visible()
    shoot(guests, f"film-{game}-{players}")
    assert not [guest.faults for guest in guests if guest.faults]


@pytest.mark.tier("usual")
def test_one_person_among_bots_ends_it_alone_or_plays_on(welcome: Welcome) -> None:
    anna = welcome("Anna", size=SMALL_PHONE).opens(players=13)
    anna.deals()
    anna.button(anna.say("table-menu")).click()
    anna.button(anna.say("end-ask")).click()
    anna.button(anna.say("end-not")).click()
    expect(anna.button(anna.say("end-ask"))).to_be_visible()
    wants_the_end(anna, "end-ask")
    anna.page.keyboard.press("Escape")
    is_ended(anna)
    assert Replay(sheet_of(anna).game.sheet()).game.headers["Ended"] == "agreed"


@pytest.mark.tier("usual")
def test_a_host_chooses_how_long_the_deal_lies_open(welcome: Welcome) -> None:
    host = welcome("Anna").opens()
    host.button(host.say("option-more")).click()
    host.chooses(host.say("option-deal"), "0")
    guest = welcome("Ben", size=SMALL_PHONE, language="fr").joins(host)
    expect(guest.page.get_by_text(guest.say("option-deal-open")).first).to_be_attached()
    host.deals()
    expect(host.button(host.say("memorise-ready"))).to_be_visible()
    assert not host.page.get_by_role("timer").count()
    host.go("/")
    host.opens(game="masquerade")
    host.button(host.say("option-more")).click()
    expect(host.page.get_by_text(host.say("option-clock"))).to_be_visible()
    assert not host.page.get_by_text(host.say("option-deal"), exact=True).count()
