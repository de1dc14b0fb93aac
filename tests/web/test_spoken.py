"""A game as a screen reader tells it: each sentence once, in the order in which it is seen, nothing left out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from maskenball.core.replay import Replay
from maskenball.phrases.phrases import Phrases
from maskenball.phrases.voice import Voice
from tests.web.conftest import DESKTOP
from tests.web.fed import fed
from tests.web.test_film import GOLDEN, THEN, told

LISTENS = """() => {
    window.spoken = [];
    const heard = (nodes) => window.spoken.push(...[...nodes].map((node) => node.textContent.trim()).filter(Boolean));
    const told = (one) => (one.type === "characterData" ? [one.target] : one.addedNodes);
    const listen = (changes) => changes.forEach((one) => heard(told(one)));
    for (const region of document.querySelectorAll("body [aria-live]")) {
        new MutationObserver(listen).observe(region, { childList: true, characterData: true, subtree: true });
    }
}"""
"""Writes down what is added to a live region, or changed in it."""


@pytest.mark.parametrize("name", ["first-7-2014", "masquerade-3"])
def test_each_sentence_is_spoken_once_and_in_order(chromium: Browser, name: str) -> None:
    sheet = (GOLDEN / f"{name}.ball").read_text()
    voice = Voice(Replay(sheet).game.opening(None), Phrases("en"))
    first, *decisions = told(sheet)
    wanted: list[str] = []
    with fed(chromium, DESKTOP, "en") as page:
        page.shows(first)
        page.page.evaluate(LISTENS)
        for decision in decisions:
            page.tells(decision)
            page.tells(decision[THEN])
            in_order = [decision["events"][k] for beat in decision["beats"] for k in beat["events"]]
            wanted += [line.strip() for line in voice.told({"events": in_order}) if line]
            asked = decision[THEN]["asked"]
            if asked and (
                asked["kind"] == "action" or (decision["open"].get("announced") and asked["kind"] != "contest")
            ):
                wanted.append(voice.waiting(decision[THEN]))
        page.page.wait_for_function("(last) => window.spoken.at(-1) === last", arg=wanted[-1])
        assert page.page.evaluate("window.spoken") == wanted


def test_a_question_is_spoken_as_often_as_it_is_asked(chromium: Browser) -> None:
    first, *decisions = told((GOLDEN / "first-4.ball").read_text())
    asked = decisions[0][THEN] | {"question": {"say": "question-contest", "mask": "king"}, "answers": [], "beats": []}
    with fed(chromium, DESKTOP, "en") as page:
        page.shows(first | {"you": 0})
        page.page.evaluate(LISTENS)
        page.tells(asked)
        page.page.wait_for_function("window.spoken.length === 1")
        page.tells(asked | {"seq": 2})
        page.page.wait_for_function("window.spoken.length === 2")
