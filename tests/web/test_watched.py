"""What a page makes of what it is told: whatever it missed, and whenever it comes."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import DESKTOP, PHONE
from tests.web.fed import fed
from tests.web.scenes import HELD, Json, Scene, reveal

WITH_TWELVE = (6, 12, 6, 6, 6, 6, 6)


def snapshot_during(scene: Scene, beats: list[Json]) -> Json:
    """What somebody is sent who comes while these beats are shown."""
    stage: Json = {"seq": scene.table.seq, "beats": beats, "at": 0, "paused": False, "keeper": None, "going": []}
    told: Json = json.loads(scene._showing(stage).snapshot(0))
    return told


def test_whoever_may_see_the_card_that_the_princess_shows_sees_it(chromium: Browser) -> None:
    scene = Scene(7, {4: "princess", 1: "witch"}, first=4).begins()
    scene.plays("announce princess").passes()
    with fed(chromium, DESKTOP, "en") as page:
        page.shows(*scene.shows("choose Bruno", "turn"))
        expect(page.page.locator(".stage .face .name")).to_have_text(["Witch"])


def test_a_reveal_that_happened_while_the_line_was_lost_is_offered(chromium: Browser) -> None:
    scene, _ = reveal(7)
    with fed(chromium, DESKTOP, "en") as page:
        page.shows(scene.told())
        expect(page.page.locator("button.missed")).to_have_count(0)
        scene.plays("claim")
        page.tells(scene.told())
        page.page.locator("button.missed").click()
        expect(page.page.locator(".faces .seal").first).to_be_visible()


def test_who_comes_while_the_last_decision_is_shown_is_not_told_the_end(chromium: Browser) -> None:
    scene = Scene(7, {}, coins=WITH_TWELVE, first=1).begins().plays("announce king")
    scene.passes()
    assert scene.table.phase == "over"
    with fed(chromium, DESKTOP, "en") as page:
        page.shows(snapshot_during(scene, [{"beat": "unopposed", "ms": HELD, "events": []}]))
        expect(page.page.get_by_role("button", name="Once more")).to_have_count(0)
        page.tells(scene.told())
        expect(page.page.get_by_role("button", name="Once more").first).to_be_visible()


def test_what_is_said_while_a_line_was_lost_in_a_stage_is_heard(chromium: Browser) -> None:
    scene, _ = reveal(7)
    before, happened = scene.shows("claim", "reading")
    with fed(chromium, DESKTOP, "en") as page:
        page.shows(before, happened)
        again = snapshot_during(scene, happened["beats"])
        again["log"].append({"t": "said", "n": 999, "seat": 1, "name": "Bruno", "text": "Who was that?", "phrase": ""})
        page.tells(again)
        page.page.get_by_role("button", name="Words").first.click()
        expect(page.page.get_by_text("Who was that?").first).to_be_visible()


def test_what_one_saw_is_put_down_when_the_table_goes_on(chromium: Browser) -> None:
    scene = Scene(7, {0: "thief"}, first=0).begins()
    with fed(chromium, DESKTOP, "en") as page:
        page.shows(*scene.shows("look", "sight"))
        seen = page.page.get_by_role("button", name="Seen", exact=True)
        expect(seen).to_have_count(1)
        page.tells(scene.asks())
        expect(seen).to_have_count(1)
        page.tells(scene.shows("look", "sight")[1])
        expect(page.page.get_by_text("Bruno looks at their own card").first).to_be_visible()
        expect(seen).to_have_count(0)


def test_the_tray_says_who_looks_whatever_was_seen_before(chromium: Browser) -> None:
    scene = Scene(7, {4: "princess", 1: "witch"}, first=4).begins()
    scene.plays("announce princess").passes()
    with fed(chromium, DESKTOP, "en") as page:
        page.shows(*scene.shows("choose Bruno", "turn"), scene.shows("look", "sight")[1])
        expect(page.page.locator("section.tray h2")).to_have_text("Fausto looks at their own card.")


@pytest.mark.parametrize("beat", ["power", "rest", "uncover", "winner"])
def test_what_ends_a_game_is_said_until_its_end(chromium: Browser, beat: str) -> None:
    scene = Scene(7, {0: "thief", 1: "king"}, coins=WITH_TWELVE, first=1).begins()
    scene.plays("announce king").passes_until(0)
    with fed(chromium, PHONE, "en") as page:
        page.shows(*scene.shows("claim", beat))
        expect(page.page.locator(".stage .says")).to_have_text("Brunois the King")
        expect(page.page.locator("section.tray h2")).to_have_text("Bruno is the King")
        expect(page.page.locator(".faces li")).to_have_count(2)
        page.tells(scene.told())
        expect(page.page.get_by_role("button", name="Once more").first).to_be_visible()
