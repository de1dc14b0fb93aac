"""The stage on three screens at once: nothing is told before it is seen, and nobody can answer earlier than others.

Three pages sit at one table of a real server: one with all motion, one that wants it quick, one with none. Each records
what it hears and shows, and when (stage_time.js), and plays by itself; `Findings` compares that with the beats that the
server told, and candles with the server's deadline. The long campaign is `python -m benchmarks.stage`.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import Any
from unittest import mock

from playwright.sync_api import Browser, Page

from maskenball.client import Line
from maskenball.core.game import Json
from maskenball.phrases.phrases import Phrases
from maskenball.phrases.voice import Voice
from maskenball.server.live import LiveTable
from tests.web.elsewhere import Elsewhere
from tests.web.guest import Guest
from tools.house import Inside

RECORDER = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
SCREENS: tuple[tuple[str, tuple[int, int], Json], ...] = (
    ("Anna", (1280, 800), {}),
    ("Ben", (390, 844), {"quick": True}),
    ("Cleo", (1366, 650), {"reduced_motion": "reduce"}),
)
EARLY = 15
"""Milliseconds by which a page's timers may be off."""
TOGETHER = 60
"""Milliseconds in which a page has drawn what it heard."""
FLIGHT = 560
"""Milliseconds after which coins land; a tenth of it for whoever wants motion quick."""
HEARTBEAT = 30
"""Milliseconds between two signs of life of a page that nothing holds up."""
CANDLE_OFF = 200
"""Milliseconds by which a candle may be wrong."""
PHRASES = ("table",)

Recorded = list[tuple[float, Json]]


@dataclass
class Screen:
    """A page with everything that it heard and showed, with the times in milliseconds since 1970."""

    page: Page
    name: str
    flight: float
    heard: Recorded = field(default_factory=list)
    shown: Recorded = field(default_factory=list)

    def read(self) -> None:
        """Take what was recorded since the last time."""
        found = self.page.evaluate("() => window.recorded()")
        self.heard += found["heard"]
        self.shown += found["shown"]


@dataclass
class Findings:
    """What was looked at, and what was wrong."""

    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    candles: list[float] = field(default_factory=list)
    """By how many milliseconds each number of a candle came too late."""
    excused: list[float] = field(default_factory=list)
    """The same without the time for which the question was on its way, or the page held up by a busy machine."""

    def fault(self, what: str, screen: Screen, moment: str) -> None:
        """Something was wrong."""
        self.counts[what] += 1
        self.faults.append(f"{what}: {screen.name}, {moment}")


AHEAD, EARLIER, CANDLE_LIT = "ahead of the stage", "question before the stage's end", "candle during the stage"
SOONER = "could answer earlier than others"


class Shown:
    """One decision on one screen: its beats with their times, and what was there while they lasted; `ends`: when the
    server's stage does."""

    def __init__(self, screen: Screen, at: int, start: Json, ends: float) -> None:
        self.screen, self.ends = screen, ends
        self.t0, self.told = screen.heard[at]
        self.voice = Voice(start | {"says": []}, Phrases("en"))
        self.begins: list[float] = list(accumulate((beat["ms"] for beat in self.told["beats"]), initial=self.t0))
        later = (t for t, told in screen.heard[at + 1 :] if told["t"] in ("asks", "happened", "snapshot"))
        self.until = next(later, self.ends)
        self.before = next((state for t, state in reversed(screen.shown) if t <= self.t0), None)
        self.states = [(t, state) for t, state in screen.shown if self.t0 < t < self.until]

    @property
    def seq(self) -> tuple[int, int]:
        """Which decision."""
        return self.told["game"], self.told["seq"]

    @property
    def is_contested(self) -> bool:
        """Whether cards were turned up."""
        return any(beat["beat"] == "hush" for beat in self.told["beats"])

    @property
    def goes_on(self) -> bool:
        """Whether it is an answer in a contest round that goes on: others may answer ahead."""
        return [beat["beat"] for beat in self.told["beats"]] == ["walk"]

    def begin_of(self, name: str) -> float:
        """When a beat begins."""
        return next(self.begins[k] for k, beat in enumerate(self.told["beats"]) if beat["beat"] == name)

    def sentences(self) -> list[tuple[float, str]]:
        """Everything that is told of it, and from when on."""
        found = []
        for k, beat in enumerate(self.told["beats"]):
            for number in beat["events"]:
                event = self.told["events"][number]
                lands = self.screen.flight if event["event"] in ("coins", "fortunes") else 0
                lines = self.voice.told({"events": [event]})
                found += [(self.begins[k] + lands, plain(line)) for line in lines if line.strip()]
        return found

    def purses(self) -> list[tuple[float, dict[Any, int]]]:
        """What lies in all purses, one after the other, and from when on."""
        assert self.before is not None
        held: dict[Any, int] = dict(map(tuple, self.before["coins"])) | {"court": self.before["court"]}
        found = [(0.0, dict(held))]
        for k, beat in enumerate(self.told["beats"]):
            events = [self.told["events"][number] for number in beat["events"]]
            paid = [event for event in events if event["event"] in ("coins", "fortunes")]
            for event in paid:
                if event["event"] == "fortunes":
                    one, other = event["places"]
                    held[one], held[other] = held[other], held[one]
                else:
                    for purse, amount in ((event["from"], -event["amount"]), (event["to"], event["amount"])):
                        if purse in held:
                            held[purse] += amount
            if paid:
                found.append((self.begins[k] + self.screen.flight, dict(held)))
        return found

    def results(self) -> list[str]:
        """How it could be said who is what."""
        announced = self.told["open"].get("announced") or next(
            (event["mask"] for event in self.told["events"] if event["event"] == "power"), None
        )
        if announced is None:
            return []
        browser, forms = Phrases("en", PHRASES), self.voice.mask(announced)
        said = [browser.say("reveal-nobody", **forms)]
        said += [
            browser.say("reveal-is", you=you, person=name, **forms)
            for name in self.voice.names
            for you in ("yes", "no")
        ]
        return [plain(one) for one in said]


def plain(text: str) -> str:
    """As a page's recorder has it."""
    return re.sub(r"\s+", " ", text).strip()


def look_at(shown: Shown, findings: Findings) -> None:
    """Whether anything was told before it was seen."""
    before = shown.before
    findings.counts["decisions shown"] += 1
    findings.counts["contested reveals shown"] += shown.is_contested
    if before is None or not before["coins"]:
        return
    sentences, purses = shown.sentences(), shown.purses()
    results = [one for one in shown.results() if one not in before["table"]] if shown.is_contested else []
    down = before["labels"].count("face down")
    for t, state in shown.states:
        moment = f"{shown.seq} at {t - shown.t0:.0f} ms of {shown.ends - shown.t0:.0f}"
        for text in {text for begins, text in sentences if t < begins - EARLY}:
            due = before["log"].count(text) + sum(one == text and t >= begins - EARLY for begins, one in sentences)
            if state["log"].count(text) > due:
                findings.fault(AHEAD, shown.screen, f"{moment}: the log says {text!r}")
            if due == 0:
                for where in ("spoken", "title", "table"):
                    if text in state[where] and text not in before[where]:
                        findings.fault(AHEAD, shown.screen, f"{moment}: {where} says {text!r}")
        lies = dict(map(tuple, state["coins"])) | {"court": state["court"]}
        if lies not in [held for begins, held in purses if t >= begins - EARLY]:
            findings.fault(AHEAD, shown.screen, f"{moment}: purses {lies}")
        if shown.is_contested and t < shown.begin_of("turn") - EARLY and state["labels"].count("face down") < down:
            findings.fault(AHEAD, shown.screen, f"{moment}: a face")
        if results and t < shown.begin_of("seals") - EARLY:
            for text in results:
                if text in state["table"]:
                    findings.fault(AHEAD, shown.screen, f"{moment}: {text!r}")
        if t < shown.ends - EARLY:
            if state["asks"] and not (shown.goes_on or (before["asks"] and t - shown.t0 < TOGETHER)):
                findings.fault(EARLIER, shown.screen, moment)
            if state["candle"] and t - shown.t0 > TOGETHER:
                findings.fault(CANDLE_LIT, shown.screen, moment)
    if shown.until < shown.ends - EARLY:
        findings.fault(EARLIER, shown.screen, f"{shown.seq}: told {shown.ends - shown.until:.0f} ms too soon")


def judged(screens: list[Screen], times: ServersTimes) -> Findings:
    """All that was recorded, looked at."""
    findings = Findings()
    for screen in screens:
        start: Json = {}
        for at, (t, told) in enumerate(screen.heard):
            start = told.get("start") or start
            if told["t"] == "happened" and "beats" in told:
                look_at(Shown(screen, at, start, times.ends[told["game"], told["seq"]]), findings)
            if told["t"] == "asks":
                key = told["game"], told["seq"]
                after = next((t for t, _ in screen.heard[at + 1 :] if _["t"] in ("happened", "snapshot")), t)
                states = [(when, state) for when, state in screen.shown if t <= when < after]
                if told.get("answers"):
                    findings.counts["questions asked"] += 1
                    if any(state["asks"] and when < times.ends[key] - EARLY for when, state in states):
                        findings.fault(SOONER, screen, f"{key}")
                if key in times.deadlines:
                    on_its_way = max(0.0, t - times.ends.get(key, t))
                    look_at_candle(states, times.deadlines[key], on_its_way, findings)
    return findings


def look_at_candle(states: Recorded, deadline: float, on_its_way: float, findings: Findings) -> None:
    """Every time that the number of a candle changes it says when the time will be up."""
    before = None
    for t, state in states:
        found = re.search(r"(\d+):(\d\d)$", state["candle"])
        left = int(found[1]) * 60 + int(found[2]) if found else None
        if before is not None and left == before - 1:
            late = t - (deadline - left * 1000)
            findings.candles.append(late)
            findings.excused.append(late - min(max(late, 0.0), on_its_way + max(0.0, state["held"] - HEARTBEAT)))
        before = left
    findings.counts["questions with a candle"] += before is not None


@dataclass
class ServersTimes:
    """When the stage of each decision ends, and the time for the question after it, in milliseconds since 1970."""

    ends: dict[tuple[int, int], float] = field(default_factory=dict)
    deadlines: dict[tuple[int, int], float] = field(default_factory=dict)


@contextmanager
def servers_times() -> Iterator[ServersTimes]:
    """What the server itself says of its times."""
    noted = ServersTimes()
    honest = LiveTable._set_clock

    def note(self: LiveTable) -> None:
        honest(self)
        now, key = time.time() - self._time(), (self.table.number, self.table.seq)
        if self.stage.is_on:
            noted.ends[key] = (now + self.stage.ends) * 1000
        if self._deadline is not None and self.table.phase == "playing":
            noted.deadlines[key] = (now + self._deadline) * 1000

    with mock.patch.object(LiveTable, "_set_clock", note):
        yield noted


@contextmanager
def company(
    chromium: Browser, elsewhere: Elsewhere, house: Inside, thinks: tuple[int, int], **options: Any
) -> Iterator[list[Screen]]:
    """A table at which three pages and a program sit, and the cards are dealt."""
    contexts, screens = [], []
    host = ""
    for name, size, more in SCREENS:
        settings = {key: value for key, value in more.items() if key != "quick"}
        context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, locale="en", **settings)
        contexts.append(context)
        if "quick" in more:
            context.add_init_script("localStorage.setItem('maskenball-motion', 'quick')")
        context.add_init_script(f"window.thinks = {list(thinks)};")
        context.add_init_script(RECORDER)
        guest = Guest(context.new_page(), house.address, name)
        if host:
            guest.go(f"/t/{host}")
            guest.page.get_by_label(guest.say("home-name")).fill(name)
            guest.button(guest.say("join-sit")).click()
            guest._is_seated()
        else:
            guest.opens(players=4)
            host = guest.code
        screens.append(Screen(guest.page, name, FLIGHT / 10 if "quick" in more else FLIGHT))
    seat = elsewhere(house.client.join(host, "Dora"))
    line = house.client.line(seat)
    elsewhere(line.__aenter__())
    playing = asyncio.run_coroutine_threadsafe(passes(line), elsewhere.loop)
    chosen = {"players": 4, "memory": "log", **options}
    screens[0].page.evaluate("(told) => window.tells('choose', told)", {"options": chosen})
    screens[0].page.evaluate("() => window.tells('start', {})")
    yield screens
    playing.cancel()
    elsewhere(line.__aexit__(None, None, None))
    for context in contexts:
        context.close()


async def passes(line: Line) -> None:
    """Somebody who plays by a program: announces, and never claims."""
    async for _ in line:
        table = line.snapshot["table"]
        if table["phase"] == "memorising" and not table["seats"][line.snapshot["you"]]["ready"]:
            await line.command("ready")
        elif line.now and "answers" in line.now:
            texts = [answer["text"] for answer in line.now["answers"]]
            wanted = ("pass", "announce king", "announce queen", texts[0])
            await line.answer(next(text for text in wanted if text in texts))


def recorded(screens: list[Screen], wanted: int, kind: str, longest: float) -> None:
    """Let them play until each has seen so much."""
    until = time.monotonic() + longest
    while time.monotonic() < until:
        screens[0].page.wait_for_timeout(500)
        for screen in screens:
            screen.read()
        done = [_count(screen, kind) for screen in screens]
        if min(done) >= wanted:
            return
    raise AssertionError(f"only {done} of {wanted} {kind} in {longest:.0f} s")


def _count(screen: Screen, kind: str) -> int:
    if kind == "questions":
        return sum(told["t"] == "asks" and bool(told["asked"]) for _, told in screen.heard)
    reveals = [t for t, told in screen.heard if any(beat["beat"] == "hush" for beat in told.get("beats", ()))]
    return sum(any(told["t"] == "asks" and when > t for when, told in screen.heard) for t in reveals)


def campaign(
    chromium: Browser, house: Inside, elsewhere: Elsewhere, wanted: int, kind: str, thinks: tuple[int, int] = (40, 120),
    longest: float = 900, **options: Any,
) -> Findings:  # fmt: skip
    """So many reveals, or questions, on three screens at once."""
    with servers_times() as times, company(chromium, elsewhere, house, thinks, **options) as screens:
        recorded(screens, wanted, kind, longest)
        return judged(screens, times)
