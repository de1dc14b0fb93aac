"""Masquerade fits: no state scrolls, nothing is cut or covered, and a thumb reaches every card."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from maskenball.core.beats import beats_of
from maskenball.games.masquerade.rules.match import Masquerade
from tests.web.conftest import DESKTOP
from tests.web.tricks import fed_tricks, moments, scene

CHECK = (Path(__file__).parent / "tricks.js").read_text(encoding="utf-8")
SIZES = ((360, 640), (390, 664), (390, 844), (412, 732), (844, 390), (720, 450), (1024, 600), (1280, 720), (1366, 650),
         (1440, 900))  # fmt: skip
LANGUAGES, PLAYERS = ("en", "de", "fr", "it", "nl"), (3, 4, 5)
SOAK = bool(os.environ.get("MASKENBALL_SOAK"))
ASKED = {"lead", "follow", "free", "steal", "take", "trade"}
SEEN = {"waiting", "seen-steal", "seen-take", "seen-trade", "over"}
BEATS = {"play", "lies", "wins", "gathers", "lands", "taken stolen", "taken trade", "taken decline", "leads",
         "hush", "uncover", "sides", "count", "winner"}  # fmt: skip


def faults(page: Page) -> list[str]:
    """What is wrong with what the page draws now."""
    found: list[str] = page.evaluate(CHECK)
    return found


def test_every_moment_of_a_game_is_looked_at() -> None:
    for players in PLAYERS:
        beats = BEATS | ({"unknowing"} if players > 3 else set())
        wanted = ASKED | SEEN | {f"beat {beat}" for beat in beats}
        assert {name.split(",")[0] for name in moments(players)} == wanted


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_scrolls_or_is_cut_or_covered(chromium: Browser, size: tuple[int, int]) -> None:
    """Every moment at every size in every language, with every number of players; in `make soak` all of it together."""
    found = []
    for k, language in enumerate(LANGUAGES):
        with fed_tricks(chromium, size, language) as guest:
            for players in PLAYERS if SOAK else PLAYERS[(SIZES.index(size) + k) % 3 :][:1]:
                for name, moment in moments(players).items():
                    guest.shows(moment)
                    found += [f"{language}, {players}, {name}: {fault}" for fault in faults(guest.page)]
            assert not guest.faults
    assert not found, "\n".join(found)


def test_nothing_of_a_trick_is_told_before_it_is_seen(chromium: Browser) -> None:
    def wins(events: set[str], game: Masquerade) -> bool:
        open_now = game.open_table()
        return "trick" in events and "turn" in events and open_now["leader"] == 0 and open_now["pile_sizes"][0] > 4

    before, happened = scene(4, wins)
    pile = len(before["own"]["pile"])
    with fed_tricks(chromium, DESKTOP) as guest:
        guest.shows(before)
        page, seen = guest.page, dict[str, dict[str, Any]]()
        for beat in guest.plays(happened):
            seen[beat] = {
                "tray": page.locator(".tray h2").inner_text(),
                "pile": int(page.locator(".chip.right").inner_text().split("cards")[0].split()[-1]),
                "cards": page.locator(".trick .lying").count(),
                "told": page.locator(".log").inner_text().count("You win the trick"),
                "turn": page.locator(".stage .turn").inner_text(),
            }
        assert not guest.faults
    won, turn = seen["lies"]["told"], f"Trick {before['open']['turn']} of 10"
    assert [seen[beat]["tray"] for beat in ("lies", "wins", "gathers", "lands", "leads")] == [
        "The trick is full", "You win the trick", "You win the trick", "You win the trick", "You lead",
    ]  # fmt: skip
    for beat in ("play", "lies", "wins", "gathers"):
        assert seen[beat] | {"tray": "", "told": 0} == {"tray": "", "pile": pile, "cards": 4, "told": 0, "turn": turn}
    assert [seen[beat]["told"] - won for beat in ("play", "wins", "leads")] == [0, 1, 1]
    assert (seen["lands"]["pile"], seen["lands"]["cards"]) == (pile + 4, 0)


@pytest.mark.parametrize("copy", [0, 1])
@pytest.mark.parametrize("ahead", [True, False])
def test_the_twin_of_a_card_that_was_played_is_not_lifted(chromium: Browser, copy: int, ahead: bool) -> None:
    def plays_one_of_two(events: set[str], game: Masquerade) -> bool:
        plays = [event for event in game.told(len(game.history), 0) if event["event"] == "play"]
        held = game.own_table(0).get("hand", [])
        return "trick" not in events and any(one["person"] == 0 and one["card"] in held for one in plays)

    before, happened = scene(4, plays_one_of_two)
    card = next(event["card"] for event in happened["events"] if event["event"] == "play")
    at = [k for k, one in enumerate(before["own"]["hand"]) if one == card][copy]
    question = {key: before[key] for key in ("asked", "question", "answers")}
    asks = {"t": "asks", "game": 1, "clock": 0}
    with fed_tricks(chromium, DESKTOP) as guest:
        lifted, plays = guest.page.locator(".hand .lifted"), guest.page.locator(".tray .button.main")
        guest.shows({key: told for key, told in before.items() if not ahead or key not in question})
        guest.page.locator(".hand button").nth(at).click()
        expect(lifted).to_have_count(1)
        guest.tells(asks | {key: before[key] for key in ("n", "seq", "open", "own")} | question)
        expect(plays).to_be_enabled()
        expect(lifted).to_have_count(1)
        guest.tells(happened)
        expect(guest.page.locator(".hand button")).to_have_count(len(happened["own"]["hand"]))
        guest.tells(asks | {key: happened[key] for key in ("n", "seq", "open", "own")} | question)
        expect(plays).to_be_disabled()
        expect(lifted).to_have_count(0)
        assert not guest.faults


def test_nothing_of_the_end_is_told_before_it_is_seen(chromium: Browser) -> None:
    before, happened = scene(5, lambda events, game: game.over and "unknowing" in str(beats_of(game, "normal")))
    with fed_tricks(chromium, DESKTOP) as guest:
        guest.shows(before)
        seen = {}
        for beat in guest.plays(happened):
            team, counted = guest.page.locator(".seat .badge"), guest.page.locator(".count .sum b")
            seen[beat] = (team.count(), sum(map(int, counted.all_inner_texts())), guest.page.locator(".won").count())
        assert not guest.faults
    assert [seen[beat][0] for beat in ("lands", "hush", "uncover", "sides", "unknowing")] == [0, 0, 0, 4, 5]
    assert [seen[beat][1] for beat in ("sides", "count", "winner")] == [0, 0, 20]
    assert [seen[beat][2] > 0 for beat in ("count", "winner")] == [False, True]
