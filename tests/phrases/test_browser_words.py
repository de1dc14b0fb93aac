"""The browser's words: TypeScript tells every game word for word as Python does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from maskenball.core.breach import Breach, Impossible
from maskenball.core.game import ALL_KNOWING, Json, Viewer
from maskenball.core.replay import Replay
from maskenball.phrases.phrases import LANGUAGES, Phrases, phrases
from maskenball.phrases.voice import Voice
from maskenball.server.commands import PHRASES
from maskenball.server.options import Options
from maskenball.server.refusals import SENTENCES
from tests.golden import FOLDER
from tools.phrases import check, proof
from tools.phrases.browser_calls import calls
from tools.phrases.messages import everything, files_of, messages
from web.node import is_installed, node

SHEETS = sorted(FOLDER.glob("*.ball"))
NEVER_MET = {"no-answer", "not-promised", "not-understood", "stopping"}
"""Codes that only programs meet."""


def told_by_the_browser(wish: Json) -> Json:
    """What the browser's code says, run in Node."""
    assert is_installed(), "`make check` installs the packages of the browser client"
    run = node(
        "scripts/run.mjs",
        "scripts/tell.ts",
        "tell",
        input=json.dumps(wish),
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    assert run.returncode == 0, run.stderr
    told: Json = json.loads(run.stdout)
    return told


class Stream(NamedTuple):
    """What one viewer is sent of a game, with the table as it lies after each message."""

    game: str
    viewer: Viewer
    messages: list[Json]

    @property
    def start(self) -> Json:
        start: Json = self.messages[0]["start"]
        return start


@cache
def stream(path: Path, viewer: Viewer) -> Stream:
    """A golden game as it is sent."""
    replay = Replay(path.read_text(encoding="utf-8"))
    return Stream(path.stem, viewer, [replay.game.message(viewer), *(game.message(viewer) for game in replay.steps())])


def some_seat(path: Path) -> int:
    """Another seat in every game."""
    return len(path.stem) % len(Replay(path.read_text(encoding="utf-8")).game.names)


def asked(voice: Voice, message: Json) -> list[str]:
    """What is asked and can be answered; or who else is asked."""
    if "question" in message:
        return [voice.question(message), *(word for option in message["answers"] for word in voice.choice(option))]
    return [voice.waiting(message)] if message["asked"] else []


def told_in_python(sent: Stream, words: Phrases) -> list[list[str]]:
    """The same by our own voice: the opening, then each message."""
    voice = Voice(sent.start, words)
    return [voice.opening(), *([*voice.told(message), *asked(voice, message)] for message in sent.messages)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_tells_every_game_as_python_does(language: str) -> None:
    streams = [stream(path, viewer) for path in SHEETS for viewer in (some_seat(path), None, ALL_KNOWING)]
    games = [{"start": sent.start, "messages": sent.messages} for sent in streams]
    told = told_by_the_browser({"language": language, "games": games})["games"]
    for sent, found in zip(streams, told, strict=True):
        expected = told_in_python(sent, phrases(language))
        for number, (theirs, ours) in enumerate(zip(found, expected, strict=True)):
            assert theirs == ours, f"{sent.game}, {sent.viewer}, message {number - 1}"


def test_a_message_is_told_for_itself() -> None:
    """Whoever comes late hears the same: no sentence depends on what was told before."""
    path = next(path for path in SHEETS if path.stem == "first-8-accidents")
    sent, words = stream(path, 0), phrases("en")
    whole = told_in_python(sent, words)
    for at, message in enumerate(sent.messages):
        late = told_in_python(sent._replace(messages=[sent.messages[0], message]), words)
        assert late[-1] == whole[at + 1]


OWN: Json = {
    "broker": {"names": {"en": "Broker", "de": "Makler"}, "texts": {"en": "Takes 1 coin.", "fr": "Prend 1 pièce."}},
    "old-b2-bear": {"names": {}, "texts": {}},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_the_same_in_the_browser(language: str) -> None:
    words, all_messages = Phrases(language, files_of(language)), messages(language)
    wanted = [
        (key, next(proof.samples(words, message, where)), where or None)
        for key, message in all_messages.items()
        for where in message.texts
    ]
    codes = sorted(key.removeprefix("refusal-") for key in all_messages if key.startswith("refusal-"))
    codes.remove("with-rule")
    facts = {"edition": 2, "person": "Adele"}
    found = list(breaches())
    names = [["A"], ["A", "B"], ["A", "B", "C"], []]
    wish = {
        "phrases": wanted,
        "refusals": [{"code": code, "rule": "A1", "facts": facts} for code in codes],
        "breaches": [told for told, _ in found],
        "together": names,
        "own": OWN,
    }
    told = told_by_the_browser({"language": language} | wish)
    assert told["phrases"] == [words.say(key, attribute, **given) for key, given, attribute in wanted]
    assert told["refusals"] == [words.refusal(code, "A1", **facts) for code in codes]
    assert told["breaches"] == [words.breach(breach, 1) for _, breach in found]
    assert told["together"] == [words.together(list(some)) for some in names]
    masks = [*OWN, "judge", "not-to-be-found", None]
    assert told["own"] == [
        [words.forms(mask, 1, OWN), words.power(mask, 1, OWN) if mask in OWN else ""] for mask in masks
    ]


def breaches() -> Iterator[tuple[Json, Breach]]:
    """What speaks against some tables, as the server tells it and as the rules do."""
    for options in (
        Options(scenario="judge, king"),
        Options(scenario="spy, spy, peasant, widow, wolf, cheat, witch", players=13),
        Options(scenario="2e-A"),
        Options(scenario="carnival"),
        Options(scenario="judge, bishop, witch, cheat, king, thief, spy", players=7),
        Options(edition=2, players=3),
    ):
        try:
            options.wish.dealt(tuple(map(str, range(options.players))), "")
            found = tuple(options.wish.advice_against(options.players))
        except Impossible as impossible:
            found = impossible.breaches
        yield from zip(options.breaches(), found, strict=True)


def test_whatever_the_server_says_by_code_can_be_said_in_words() -> None:
    english = messages("en")
    refused = {code for code in SENTENCES if f"refused-{code}" not in english}
    assert refused == NEVER_MET | {"stale"}
    assert all(f"phrase-{id}" in english for id in PHRASES)
    assert all(f"notice-{code}" in english for code in ("another-tab", "no-seat", "stopping", "too-many"))
    told = told_by_the_browser(
        {"language": "en", "refusals": [{"code": code, "rule": "", "facts": {}} for code in ("stale", "full", "502")]}
    )
    words = Phrases("en", files_of("en"))
    assert told["refusals"] == [words.say(key) for key in ("refusal-stale", "refused-full", "refused-else")]


def test_lines_carry_what_they_are_about() -> None:
    streams = [stream(path, viewer) for path in SHEETS for viewer in (some_seat(path), None)]
    games = [{"start": sent.start, "messages": sent.messages} for sent in streams]
    for sent, lines in zip(streams, told_by_the_browser({"language": "en", "signs": games})["signs"], strict=True):
        events = [event for message in sent.messages for event in message["events"]]
        told = [(event["event"], event.get("mask")) for event in events for _ in event.get("says", ())]
        assert told == [(line["kind"], line["event"].get("mask")) for line in lines]
        own = [event["event"] for event in events if event.get("person") == sent.viewer and secret_of(event)]
        assert own == [line["kind"] for line in lines if line["private"]]
        turns = [event["event"] for event in events if event["event"] in ("turn", "over")]
        assert turns == [line["kind"] for line in lines if line["begins"]]


def secret_of(event: Json) -> bool:
    """Whether an event tells its person what others do not see."""
    shown = {"look": "mask", "peek": "mask", "swap": "swapped", "see": "card", "trade": "hand"}
    return event["event"] in shown and event[shown[event["event"]]] is not None


def test_the_calls_of_the_browser_are_read_off() -> None:
    code = """
      say("house-close");
      words.say('level-gentle', {}, "about") + say(on ? "a-b" : (off ? `c-d` : "e-f"), { n, m: f({ p: 1 }, 2), ...o });
      say(`menu-${a ? "}" : b}-title`, { "deep": `${x}, {y}` });
      say(key, given);
    """
    found = [(call.keys, call.templates, set(call.given), call.gives_more) for call in calls([("", code)])]
    assert found == [
        (("house-close",), (), set(), False),
        (("level-gentle",), (), set(), False),
        (("a-b", "c-d", "e-f"), (), {"n", "m"}, True),
        ((), (("menu-", "-title"),), {"deep"}, False),
        ((), (), set(), True),
    ]  # fmt: skip
    assert [call.attribute for call in calls([("", code)])] == ["", "about", "", "", ""]


def test_the_check_finds_what_the_browser_says_wrongly() -> None:
    said = everything()
    wrong = {
        'say("house-sneeze")': "x.svelte:1 says house-sneeze, which is not there",
        "say(`sneeze-${kind}`)": "x.svelte:1 says sneeze-…",
        'say("house-close", { person })': "x.svelte:1: house-close has no person",
        'say("event-pass", { person })': "x.svelte:1: event-pass is not given you",
        "say(`event-pa${kind}`, { person })": "x.svelte:1 says event-pa…",
        'say("level-gentle", {}, "story")': "x.svelte:1: level-gentle has no story",
        'say("play-thinking", { person })': "x.svelte:1 says play-thinking, which only the terminal knows",
    }
    for code, fault in wrong.items():
        assert [found[: len(fault)] for found in check.unheard_in_the_browser(said, [("x.svelte", code)])] == [fault]
    right = 'say("event-announce", { ...who, ...forms }) + say(`level-${level}`, {}, "about") + say("rules-star")'
    assert not list(check.unheard_in_the_browser(said, [("x.svelte", right)]))
