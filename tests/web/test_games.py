"""Whole games in real browsers."""

from __future__ import annotations

import re
import urllib.request
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from maskenball.core.replay import Replay
from tests.web.conftest import PHONE, SMALL_PHONE, Welcome
from tests.web.guest import Guest, play_on


def sheet_of(guest: Guest) -> Replay:
    """The score sheet that the page links to."""
    link = guest.tray.get_by_role("link", name=guest.say("end-sheet")).get_attribute("href")
    with urllib.request.urlopen(f"{guest.address}{link}") as answer:
        return Replay(answer.read().decode())


def masks_of(game: Any) -> list[str]:
    """All masks that were dealt."""
    return [mask for cards in [*game.setup.deal, game.setup.centre] for mask in cards]


@pytest.mark.tier("usual")
def test_three_browsers_and_bots_play_a_whole_game_and_its_score_sheet_replays_to_the_same_end(
    welcome: Welcome,
) -> None:
    host = welcome("Anna").opens()
    guests = [host, welcome("Ben", size=PHONE).joins(host), welcome("Cleo").joins(host)]
    host.deals()
    play_on(guests, Random(1))
    game = sheet_of(host).finish()
    result = game.result()
    assert result is not None and {"Anna", "Ben", "Cleo"} < set(game.names) and len(game.names) == 6
    for guest in guests:
        assert not guest.faults
        for winner in result.winners:
            expect(guest.tray.get_by_role("heading")).to_contain_text(game.names[winner])


@pytest.mark.tier("usual")
@pytest.mark.parametrize(("players", "language"), [(2, "de"), (3, "fr")])
def test_the_special_games_for_two_and_three(welcome: Welcome, players: int, language: str) -> None:
    host = welcome("Anna", size=PHONE, language=language).opens(players=players)
    guests = [host, welcome("Ben").joins(host)]
    host.deals()
    play_on(guests, Random(players))
    assert len(sheet_of(host).finish().names) == players
    assert host.page.locator("html").get_attribute("lang") == language
    assert not [guest.faults for guest in guests if guest.faults]


@pytest.mark.tier("usual")
def test_the_second_edition_with_puppet_master_and_princess(welcome: Welcome) -> None:
    host = welcome("Anna", language="nl").opens(edition=2, players=6)
    host.chooses(host.say("option-masks"), "2e-B")
    host.deals()
    play_on([host], Random(5))
    game = sheet_of(host).finish()
    assert {"puppet-master", "princess"} <= {mask for cards in [*game.setup.deal, game.setup.centre] for mask in cards}
    assert not host.faults


def test_thirteen_on_a_small_phone(welcome: Welcome) -> None:
    host = welcome("Anna", size=SMALL_PHONE, language="it").opens(players=13)
    host.deals()
    expect(host.page.get_by_role("list", name=host.say("table-ring")).get_by_role("listitem")).to_have_count(13)
    play_on([host], Random(13))
    assert len(sheet_of(host).finish().names) == 13 and not host.faults


def test_a_scenario_of_ones_own_with_the_reason_for_every_broken_rule(welcome: Welcome) -> None:
    host = welcome("Anna").opens()
    host.chooses("Masks in play", "own")
    host.button("One less: Judge").click()
    expect(host.page.get_by_text("S4a")).to_be_visible()
    expect(host.page.get_by_role("button", name="Deal, with bots")).to_be_disabled()
    host.button("One more: Judge").click()
    host.button("One more: Spy").click()
    expect(host.page.get_by_text("S4a")).to_be_hidden()
    host.deals()
    play_on([host], Random(2))
    game = sheet_of(host).finish()
    assert "spy" in masks_of(game)


def test_a_home_made_mask_is_laid_into_the_box_and_played(welcome: Welcome) -> None:
    host = welcome("Anna").opens()
    host.chooses("Masks in play", "own")
    host.page.get_by_text("Home-made masks", exact=True).click()
    text = host.page.get_by_label("Home-made masks as text")
    text.fill("[mask.lamplighter]\nname = 'Lamplighter'\npower = 'take(1, bonk)'")
    text.blur()
    expect(host.page.get_by_text("S5")).to_be_visible()
    expect(host.button("One more: Lamplighter")).to_have_count(0)
    text.fill("#" * 20_000)
    text.blur()
    expect(host.page.get_by_text("That text is too long.")).to_be_visible()
    text.fill("[mask.lamplighter]\nname = 'Lamplighter'\nbank = true\npower = 'take(1, bank)'")
    text.blur()
    host.button("One more: Lamplighter").click()
    host.button("One less: Cheat").click()
    expect(host.page.get_by_text("S5")).to_be_hidden()
    host.deals()
    play_on([host], Random(3))
    game = sheet_of(host).finish()
    assert "lamplighter" in masks_of(game) and not host.faults


def test_a_look_by_accident_is_seen_by_all_and_its_card_by_one(welcome: Welcome) -> None:
    host = welcome("Anna").opens(players=4)
    ben = welcome("Ben", size=PHONE).joins(host)
    host.button("More choices").click()
    host.page.get_by_label("Accidental looks").check()
    host.chooses("First turn", "0")
    host.deals()
    for guest in (host, ben):
        guest.acts(Random(1))
    peek = re.compile("Look at your card by accident")
    expect(host.tray.get_by_text("The first four turns")).to_be_visible()
    expect(host.tray.get_by_role("button", name=peek)).to_have_count(0)  # it is Anna's turn
    taken = host.tray.get_by_role("button", name="Adele")
    taken.click()
    ben.tray.get_by_role("button", name=peek).click()
    expect(ben.tray.get_by_role("button", name="Hold to see what you saw")).to_be_visible()
    expect(host.page.get_by_text("Ben looks at their own card by accident.").first).to_be_attached()
    expect(taken).to_have_attribute("aria-pressed", "true")  # whoever is asked goes on where they were
    assert not host.page.get_by_text("by accident: it is").count() and not host.faults and not ben.faults


def test_choices_made_faster_than_the_server_answers_are_all_kept(welcome: Welcome) -> None:
    host = welcome("Anna").opens()
    host.page.get_by_role("combobox", name="Edition").wait_for()
    host.page.evaluate(
        """() => {
            for (const [label, value] of [["Edition", "2"], ["Players", "8"]]) {
                const field = [...document.querySelectorAll("label")].find((one) => one.innerText.startsWith(label));
                field.querySelector("select").value = value;
                field.querySelector("select").dispatchEvent(new Event("change", { bubbles: true }));
            }
        }"""
    )
    expect(host.page.get_by_role("combobox", name="Players")).to_have_value("8")
    host.page.reload()
    expect(host.page.get_by_role("combobox", name="Players")).to_have_value("8")
    expect(host.page.get_by_role("combobox", name="Edition")).to_have_value("2")
    assert not host.faults


@pytest.mark.tier("usual")
def test_four_play_masquerade_on_a_desktop_and_a_phone(welcome: Welcome) -> None:
    host = welcome("Anna").opens(game="masquerade")
    guests = [host, welcome("Ben", size=PHONE).joins(host)]
    host.deals()
    play_on(guests, Random(1))
    game = sheet_of(host).finish()
    assert game.title == "masquerade" and len(game.names) == 4
    assert not [guest.faults for guest in guests if guest.faults]
