"""A film is the table that was played at: told by the record, it shows what a page showed that the server told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from maskenball.core.beats import beats_of
from maskenball.core.replay import Replay
from maskenball.phrases.phrases import Phrases
from maskenball.server.film import filmed
from maskenball.server.showing import PROTOCOL
from tests.web.conftest import DESKTOP, PHONE
from tests.web.fed import ADDRESS, CODE, Fed, fed
from tests.web.scenes import Json

GOLDEN = Path(__file__).parents[1] / "data" / "golden"
GAMES = ("first-7-2014", "first-3", "masquerade-4-points")
AFTERWARDS = ("rest", "down", "leads", "gathers", "lands")
"""Beats after the moment at which a step of the film rests."""
DRAWN = """(stage) => {
    const texts = [...stage.querySelectorAll(".unseen, .court, .says, .delta")].map((one) => one.textContent.trim());
    const signs = [".seal:not(.wrong)", ".seal.wrong", ".gone"].map((one) => stage.querySelectorAll(one).length);
    return [...texts, ...signs].join("\\n");
}"""
"""Who has what, what lies open, what is said of it, and how many cards are sealed or gone."""


BEATS = {"hush": ".place.lifted", "turn": ".stage .face", "seals": ".seal", "fines": ".delta", "reading": ".delta"}
"""What one sees in a beat, and not before."""


def told(sheet: str) -> Iterator[Json]:
    """What a spectator is told of a game: the snapshot, then each decision with its beats, and the table as it lies."""
    replay = Replay(sheet)
    game = replay.game
    seats: list[Json] = [
        {"name": name, "kind": "person", "level": None, "here": True, "ready": True, "agreed": False}
        for name in game.names
    ]
    options: Json = {"game": game.title, "players": len(seats), "memory": "log", "clock": 0, "deal_seconds": 0}
    options |= {"pace": "brisk", "contest": "lodged", "chat": True, "first": -1}
    table: Json = {"id": CODE, "phase": "playing", "number": 1, "host": 0, "seats": seats, "options": options}
    table |= {"breaches": [], "commitment": "", "promises": []}
    now: Json = {"game": 1, "clock": 0}
    yield {
        "t": "snapshot", "protocol": PROTOCOL, "n": 0, "you": None, "table": table, "join": CODE, "watch": "w",
        "log": [], "complete": True, "seq": 0, "start": game.opening(None), "begins": game.told(0, None), "left": 0,
        "asked": game.asked(), "open": game.open_table(), "own": game.own_table(None),
    } | now  # fmt: skip
    for at, _ in enumerate(replay.steps(), 1):
        lies = {"open": game.open_table(), "own": game.own_table(None)}
        beats = [beat._replace(ms=1)._asdict() for beat in beats_of(game, "brisk")]
        happened = {"t": "happened", "n": at, "seq": at, "events": game.told(at, None), "beats": beats, "asked": None}
        yield now | lies | happened | {THEN: now | lies | {"t": "asks", "n": at, "seq": at, "asked": game.asked()}}


THEN = "asks"
"""In a decision: the message after it."""


def until_rest(beats: list[Any]) -> list[Any]:
    """The beats up to the one in which a step of the film rests."""
    return beats[: max(k for k, beat in enumerate(beats) if beat["beat"] not in AFTERWARDS) + 1]


def film_page(browser: Browser, sheet: str, size: tuple[int, int]) -> Page:
    """The film of a game whose beats take no time."""
    film = json.loads(filmed("recorded.1", sheet) or b"")
    for step in film["steps"]:
        step["beats"] = [beat | {"ms": 1} for beat in step["beats"]]
    page = Fed(
        browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce").new_page()
    ).page
    page.route("**/api/games/**", lambda route: route.fulfill(json=film))
    page.goto(f"{ADDRESS}/g/recorded.1")
    return page


TABLE = ".film .stage, main.game .stage"


def drawn(page: Page) -> str:
    """What one sees at the table."""
    return str(page.locator(TABLE).evaluate(DRAWN))


def comes_to_show(page: Page, wanted: str) -> None:
    """The table looks like this, or soon does."""
    try:
        page.wait_for_function(
            f"([table, wanted]) => ({DRAWN})(document.querySelector(table)) === wanted",
            arg=[TABLE, wanted],
            timeout=5000,
        )
    except TimeoutError:
        assert drawn(page) == wanted


@pytest.mark.parametrize("name", GAMES)
def test_the_film_shows_at_every_decision_what_the_table_showed(chromium: Browser, name: str) -> None:
    sheet = (GOLDEN / f"{name}.ball").read_text()
    messages = list(told(sheet))
    film = film_page(chromium, sheet, DESKTOP)
    film.get_by_role("radio").nth(1).click()
    with fed(chromium, DESKTOP, "en") as live:
        live.shows(messages[0])
        for at, message in enumerate(messages[1:-1], 1):
            film.get_by_role("slider").fill(str(at))
            wanted = drawn(film)
            live.tells({**message, "beats": until_rest(message["beats"])})
            comes_to_show(live.page, wanted)
            live.tells(message[THEN])
        assert not live.faults


@pytest.mark.parametrize("name", ["first-3", "masquerade-4-points"])
def test_a_step_in_motion_comes_to_rest_as_it_is_shown_still(chromium: Browser, name: str) -> None:
    sheet = (GOLDEN / f"{name}.ball").read_text()
    film = film_page(chromium, sheet, PHONE)
    slider = film.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    for at in range(1, last + 1):
        slider.fill(str(at))
        wanted = drawn(film)
        slider.fill(str(at - 1))
        film.locator("body").press("ArrowRight")
        comes_to_show(film, wanted)


def test_with_the_whole_truth_every_card_lies_open_as_it_lay_then(chromium: Browser) -> None:
    sheet = (GOLDEN / "first-3.ball").read_text()
    film, phrases = film_page(chromium, sheet, DESKTOP), Phrases("en")
    for at, step in enumerate(json.loads(filmed("recorded.1", sheet) or b"")["steps"]):
        film.get_by_role("slider").fill(str(at))
        is_under = film.locator(".film .gone").count() > 0
        gone = [str(card) for card in step["open"]["out_of_sight"] if is_under]
        names = film.locator(".film .slot .face .name").all_inner_texts()
        lying = [phrases.forms(mask, 1)["mask"] for card, mask in step["truth"]["faces"].items() if card not in gone]
        assert sorted(names) == sorted(lying), at


@pytest.mark.parametrize("layer", [0, 1])
def test_the_end_of_a_film_counts_the_diamonds(chromium: Browser, layer: int) -> None:
    sheet = (GOLDEN / "masquerade-4-points.ball").read_text()
    film = film_page(chromium, sheet, DESKTOP)
    film.get_by_role("radio").nth(layer).click()
    film.locator("body").press("End")
    truth = json.loads(filmed("recorded.1", sheet) or b"")["steps"][-1]["truth"]
    deck = Replay(sheet).game.opening(None)["deck"]["diamonds"]
    each = [sum(card in deck for card in pile) for pile in truth["piles"]]
    expect(film.locator(".seat .gold")).to_have_text([str(one) for one in each])
    sums = [
        sum(n for n, team in zip(each, truth["teams"], strict=True) if team == side) for side in ("partners", "others")
    ]
    expect(film.locator(".count .sum b")).to_have_text([str(one) for one in sums])
    expect(film.locator(".count .gem:not(.empty)")).to_have_count(sum(sums))


def test_whoever_comes_during_a_reveal_sees_what_all_see_in_that_beat(chromium: Browser) -> None:
    first, *decisions = told((GOLDEN / "first-7-2014.ball").read_text())
    at = next(k for k, one in enumerate(decisions) if "fines" in [beat["beat"] for beat in one["beats"]])
    events = [{key: one[key] for key in ("t", "n", "seq", "events")} for one in decisions]
    before = first | decisions[at - 1][THEN] | {"t": "snapshot", "log": events[:at]}
    after = first | decisions[at] | {"t": "snapshot", "log": events[: at + 1]}
    with fed(chromium, DESKTOP, "en") as there, fed(chromium, DESKTOP, "en") as late:
        for number, _ in enumerate(decisions[at]["beats"], 1):
            beats = decisions[at]["beats"][:number]
            table = {"table": first["table"] | {"number": number}}  # each time another game
            there.shows(before | table)
            there.tells(decisions[at] | {"beats": beats})
            there.page.wait_for_selector(BEATS.get(beats[-1]["beat"], ".stage"))
            late.shows(after | table | {"stage": {"seq": at + 1, "beats": beats, "at": 9999, "paused": False}})
            comes_to_show(late.page, drawn(there.page))
        assert not there.faults and not late.faults


@pytest.mark.parametrize("name", GAMES)
def test_a_step_looks_the_same_from_wherever_one_comes_to_it(chromium: Browser, name: str) -> None:
    sheet = (GOLDEN / f"{name}.ball").read_text()
    film = film_page(chromium, sheet, DESKTOP)
    slider, truth, table = film.get_by_role("slider"), *(film.get_by_role("radio").nth(k) for k in (0, 1))
    slider.wait_for()
    steps = range(min(40, int(slider.get_attribute("max") or 0)))

    def shown(at: int) -> str:
        slider.fill(str(at))
        return drawn(film)

    forwards = [shown(at) for at in steps]
    assert [shown(at) for at in reversed(steps)] == forwards[::-1]
    table.click()
    as_heard = [shown(at) for at in steps]
    for at in steps:
        slider.fill(str(at))
        truth.click()
        assert drawn(film) == forwards[at], at
        table.click()
        assert drawn(film) == as_heard[at], at
