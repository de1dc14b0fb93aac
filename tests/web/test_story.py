"""Since your last turn: a turn that is over in one line, the one that goes on step by step, at most six in all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import DESKTOP, PHONE
from tests.web.fed import Fed, fed
from tests.web.scenes import MOMENTS, Scene, reveal, round_before

SAID = ["Bruno said: I am the King.", "4 passed.", "Dario and you said it too."]
VERDICT = "Dario is the King."
PAID, FINED = "Dario +2 from the bank", "Bruno and you −1"


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Iterator[Fed]:
    """A page beside whose table there is a panel."""
    with fed(chromium, DESKTOP, "en") as page:
        yield page


def told(page: Fed) -> list[str]:
    """The lines of the panel."""
    return page.page.locator(".log li").all_inner_texts()


def test_a_contest_is_told_step_by_step_and_never_ahead_of_the_stage(page: Fed) -> None:
    wanted = {"hush": SAID, "turn": SAID, "seals": [*SAID, VERDICT], "fines": [*SAID, VERDICT, PAID],
              "reading": [*SAID, VERDICT, PAID, FINED]}  # fmt: skip
    found = {}
    for beat in wanted:
        page.shows(*MOMENTS[f"reveal: {beat}"](7))
        found[beat] = told(page)
    assert found == wanted


def test_a_round_is_a_line_for_each_turn(page: Fed) -> None:
    page.shows(round_before(7, must=True).told())
    assert told(page) == [
        "Bruno looked at their own card.",
        "Cosima took their own card and Elisa's card.",
        "Dario looked at their own card.",
        "Elisa said Empress, unopposed: +3",
        "Fausto took their own card and your card.",
        "Greta said Judge, you too. Greta is the Judge. +2, you −1",
    ]
    bold = page.page.locator(".log li").last.locator("b").all_inner_texts()
    assert bold == ["Greta", "you", "Greta", "+2", "−1"]


def test_a_lie_that_nobody_could_call_true_is_told_as_one(page: Fed) -> None:
    scene = Scene(7, {0: "thief", 1: "witch", 2: "king"}).begins().plays("announce king").passes(3).plays("look")
    page.shows(scene.told())
    assert told(page)[0] == "Bruno said King, Dario too. Nobody is the King. Bruno −1, Dario −1"


@pytest.mark.parametrize("players", [2, 3, 13])
def test_there_are_never_more_than_six_lines(page: Fed, players: int) -> None:
    scene, _ = reveal(players)
    page.shows(*scene.shows("claim", "reading"))
    reading = told(page)
    page.shows(round_before(players).told())
    assert 0 < len(reading) <= 6 and 0 < len(told(page)) <= 6


def test_who_waits_at_a_phone_reads_the_last_three(chromium: Browser) -> None:
    table = round_before(7)
    with fed(chromium, PHONE, "en") as phone:
        phone.shows(table.plays("look", "look").told())
        assert phone.page.locator("section.tray ol li").all_inner_texts() == [
            "You looked at your card.",
            "Bruno looked at their own card.",
        ]
        phone.shows(*MOMENTS["others swap"](7))
        assert phone.page.locator("section.tray ol li").count() == 0  # the tray says so above
