"""Moments of Masquerade, each as the snapshot that a page would be sent then; and pages that show them, no server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page

from maskenball.core.beats import beats_of
from maskenball.core.game import Json
from maskenball.front_door import new_game
from maskenball.games.masquerade.rules.match import Masquerade
from maskenball.server.showing import PROTOCOL
from tests.web.fed import CODE, Fed, page_of

NAMES = ("Livia", "Bruno", "Constantin-Maximilian", "Dario", "Elisa")
DRAWN = """async (place) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    while (sessionStorage.getItem(place) === null || !document.querySelector("main.game .stage .table")) await frame();
    await document.fonts.ready;
    await frame();
    await frame();
}"""
"""Waits until the page has drawn the game of which it keeps the deal in this place."""
GAMES = 60
"""Games among which the fullest example of a moment is looked for."""
ASKED = ("question", "answers", "unasked")
"""What a snapshot holds for whoever is asked."""
FOR_EVER = 10**9
"""Milliseconds of a beat that is looked at."""


def kind_of(game: Masquerade) -> str:
    """What is asked of Livia, or of somebody else, if it is one of the moments."""
    asked = game.asked()
    if asked is None:
        return "over"
    kind = asked["says"]["kind"]
    if asked["person"] != 0:
        return "waiting" if kind == "play" else f"seen-{kind}"
    if kind != "play":
        return str(kind)
    hand, can = game.own_table(0)["hand"], {option["card"] for option in game.asking()["answers"]}
    return "lead" if not game.open_table()["trick"] else "follow" if can != set(hand) else "free"


def fullness(game: Masquerade) -> dict[str, int]:
    """How much there is to be shown, of piles and of hands: the examples with the most are taken."""
    own = game.own_table(0)
    seen = sum(event["event"] == "see" for event in game.told(len(game.history), 0))
    trick = len(game.open_table()["trick"])
    return {
        "": 100 * seen + 2 * len(set(own.get("pile", []))) + trick,
        ", full hand": 10 * len(own.get("hand", [])) + trick,
    }


def snapshot(game: Masquerade, clock: int = 30) -> Json:
    """What Livia would be sent who comes to the table now."""
    seats = [
        {"name": name, "kind": "bot" if k > 1 else "person", "level": "steady" if k > 1 else None}
        | {"here": True, "ready": True, "agreed": False}
        for k, name in enumerate(game.names)
    ]
    options = {"game": "masquerade", "players": len(game.names), "memory": "log", "clock": clock, "deck": "default"}
    table: Json = {"id": CODE, "phase": "over" if game.over else "playing", "number": 1, "host": 0, "seats": seats}
    table |= {"options": options | {"deal_seconds": 0, "contest": "lodged", "chat": True, "first": -1}}
    table |= {"breaches": [], "commitment": "", "promises": []} | ({"record": "moment.1"} if game.over else {})
    log = [{"t": "happened", "n": at, "seq": at, "events": game.told(at, 0)} for at in range(1, len(game.history) + 1)]
    told: Json = {"t": "snapshot", "protocol": PROTOCOL, "n": len(log), "you": 0, "table": table, "log": log}
    told |= {"join": CODE, "watch": "w", "complete": True, "game": 1, "seq": len(log), "left": clock * 0.7}
    told |= {"start": game.opening(0), "begins": game.told(0, 0), "clock": clock}
    told |= {"asked": game.asked(), "open": game.open_table(), "own": game.own_table(0)}
    decision = game.decision()
    if decision is not None and decision.person == 0:
        told |= game.asking()
    plain: Json = msgspec.json.decode(msgspec.json.encode(told))
    return plain


def staged(game: Masquerade) -> Iterator[tuple[str, Json]]:
    """Every beat of the latest decision, as it is shown to somebody who comes then; each lasts for ever."""
    beats = [beat._asdict() for beat in beats_of(game, "normal")]
    events = {event["event"] for event in game.told(len(game.history), None)}
    for k, beat in enumerate(beats):
        before = sum(one["ms"] for one in beats[:k])
        lasting = [one | {"ms": FOR_EVER} if one is beat else one for one in beats]
        stage = {"seq": len(game.history), "beats": lasting, "at": before, "paused": False}
        name = [beat["beat"], *(events & {"stolen", "trade", "decline"} if beat["beat"] == "taken" else ())]
        if any(one["beat"] == beat["beat"] for one in beats[:k]):
            name.append("again")
        if beat["beat"] == "count":
            stage["at"] += FOR_EVER // 2
        if beat["ms"]:
            yield f"beat {' '.join(name)}", {"asked": None, "clock": 0, "left": 0, "stage": stage}


def decided(game: Masquerade) -> Json:
    """The message about the latest decision, with beats that last for ever."""
    beats = [beat._asdict() | {"ms": FOR_EVER} for beat in beats_of(game, "normal")]
    at = len(game.history)
    told: Json = {"t": "happened", "n": at, "seq": at, "game": 1, "events": game.told(at, 0), "beats": beats}
    told |= {"asked": None, "open": game.open_table(), "own": game.own_table(0), "clock": 0}
    plain: Json = msgspec.json.decode(msgspec.json.encode(told))
    return plain


def scene(players: int, wanted: Callable[[set[str], Masquerade], bool]) -> tuple[Json, Json]:
    """The table before a decision of which this is true, and the message about it."""
    for seed in range(GAMES):
        game, chance = new_game("masquerade", names=NAMES[:players], seed=f"moment {seed}"), Random(seed)
        assert isinstance(game, Masquerade)
        while (decision := game.decision()) is not None:
            before = snapshot(game) | {"dealt": game.setup.hands}
            game.play(decision.person, chance.choice(game.legal()))
            if wanted({event["event"] for event in game.told(len(game.history), None)}, game):
                return before, decided(game)
    raise AssertionError("no such decision")


@cache
def moments(players: int) -> dict[str, Json]:
    """The fullest example of every moment, and the hands of that game as they were dealt."""
    found: dict[str, tuple[int, Json]] = {}
    for seed in range(GAMES):
        game, chance = new_game("masquerade", names=NAMES[:players], seed=f"moment {seed}"), Random(seed)
        assert isinstance(game, Masquerade)
        while True:
            for what, full in fullness(game).items():
                kind = kind_of(game) + what
                if full > found.get(kind, (-1, {}))[0]:
                    found[kind] = full, snapshot(game) | {"dealt": game.setup.hands}
            full = fullness(game)[""] + max(game.open_table()["pile_sizes"])
            for kind, stage in staged(game) if game.history else ():
                if full > found.get(kind, (-1, {}))[0]:
                    unasked = {key: told for key, told in snapshot(game).items() if key not in ASKED}
                    found[kind] = full, unasked | stage | {"dealt": game.setup.hands}
            decision = game.decision()
            if decision is None:
                break
            answers = [answer for answer in game.legal() if game.text(answer) != "decline"] or game.legal()
            game.play(decision.person, chance.choice(answers))
    return {kind: moment for kind, (_, moment) in found.items()}


class FedTricks(Fed):
    """A fed page at a table of Masquerade."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._dealt: Json = {}
        page.route("**/api/games/**", lambda route: route.fulfill(json=self._dealt))

    def plays(self, happened: Json) -> Iterator[str]:
        """A decision, beat by beat: the page stays at each as long as the test likes."""
        self.tells(happened)
        for k, beat in enumerate(happened["beats"]):
            stage = {"t": "stage", "n": happened["n"], "seq": happened["seq"], "beats": happened["beats"]}
            self.tells(stage | {"at": k * FOR_EVER + 1, "paused": False})
            self.page.locator(f"main.game[data-beat={beat['beat']}]").wait_for()
            yield beat["beat"]

    def shows(self, first: Json, *more: Json) -> None:
        """The table at this moment: each is another game at the same table."""
        number = self._first["table"]["number"] + 1 if self._first else 1
        start = first["start"] | {"hands": first["dealt"]}
        self._dealt = {"record": "moment.1", "start": start, "steps": [], "sheet": ""}
        told = {key: value for key, value in first.items() if key != "dealt"}
        super().shows(told | {"game": number, "table": first["table"] | {"number": number}}, *more)
        self.page.evaluate(DRAWN, f"maskenball-dealt-{CODE}-{number}")


@contextmanager
def fed_tricks(browser: Browser, size: tuple[int, int], language: str = "en", **more: Any) -> Iterator[FedTricks]:
    """A fed page of this size."""
    with page_of(browser, size, language, **more) as page:
        yield FedTricks(page)
