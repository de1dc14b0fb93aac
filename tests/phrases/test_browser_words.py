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
from maskenball.phrases.tellers import teller
from maskenball.phrases.telling import Teller
from maskenball.server.commands import PHRASES
from maskenball.server.options import Options
from maskenball.server.refusals import SENTENCES
from tests.golden import FOLDER
from tools.phrases import check, proof
from tools.phrases.browser_calls import calls
from tools.phrases.messages import everything, files_of, messages
from web.node import is_installed, node

SHEETS = sorted(FOLDER.glob("*.ball"))
NEVER_MET = {"no-answer", "not-understood", "stopping"}
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
    sent = [replay.game.message(viewer) | {"open": replay.game.open_table(), "own": replay.game.own_table(viewer)}]
    for game in replay.steps():
        sent.append(game.message(viewer) | {"open": game.open_table(), "own": game.own_table(viewer)})
    return Stream(path.stem, viewer, sent)


def some_seat(path: Path) -> int:
    """Another seat in every game."""
    return len(path.stem) % len(Replay(path.read_text(encoding="utf-8")).game.names)


def asked(tells: Teller) -> list[str]:
    """What is asked and can be answered; or who else is asked."""
    if tells.answers:
        return [
            tells.question(),
            *(word for choice in tells.choices() for word in (choice.text, choice.words, choice.help)),
        ]
    return [tells.waiting()] if tells.asked else []


def told_in_python(sent: Stream, words: Phrases) -> list[list[str]]:
    """The same by our own teller: the opening, each message, the table at the end, what refusals are given."""
    tells = teller(sent.start, words)
    told = [tells.opening()]
    for message in sent.messages:
        told.append([*tells.hear(message), *asked(tells)])
    return [*told, tells.table(), [json.dumps(tells.refusal_facts(), separators=(",", ":"), ensure_ascii=False)]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_tells_every_game_as_python_does(language: str) -> None:
    streams = [stream(path, viewer) for path in SHEETS for viewer in (some_seat(path), None, ALL_KNOWING)]
    games = [{"start": sent.start, "messages": sent.messages} for sent in streams]
    told = told_by_the_browser({"language": language, "games": games})["games"]
    for sent, found in zip(streams, told, strict=True):
        expected = told_in_python(sent, phrases(language))
        for number, (theirs, ours) in enumerate(zip(found, expected, strict=True)):
            assert theirs == ours, f"{sent.game}, {sent.viewer}, message {number - 1}"


class Late(NamedTuple):
    """A log that begins late, and what it should say."""

    wish: Json
    lines: list[list[str]]
    asked: list[str]
    table: list[str]


def late_logs(path: Path, words: Phrases) -> Iterator[Late]:
    """What somebody is sent who comes back to a strict table: since their last turn began, or nothing; many times."""
    seat = some_seat(path)
    sent = stream(path, seat)
    start = {key: value for key, value in sent.start.items() if key not in ("deal", "hand")}
    start |= {"masks": sorted(sent.start["deal"])} if "deal" in sent.start else {}
    tells, told, since = teller(sent.start, words), [], 1
    for at, message in enumerate(sent.messages):
        before = sent.messages[at - 1]["asked"] if at else None
        if before and before["person"] == seat and before["kind"] in ("turn", "play"):
            since = at
        told.append(tells.hear(message))
        if at % 3 == 0 or message["asked"] is None:
            log = [{"seq": k, "events": sent.messages[k]["events"]} for k in range(since, at + 1)]
            now = {key: message[key] for key in ("asked", "answers", "open", "own") if key in message}
            lines = [*(told[:1] if since == 1 else [[]]), *told[since : at + 1]]
            yield Late({"start": start, "log": log, "now": now}, lines, asked(tells), tells.table())
            first = told[0] if message["open"]["turn"] == 1 else []
            yield Late({"start": start, "log": [], "now": now}, [first], asked(tells), tells.table())


def test_a_log_that_begins_late_is_told_right() -> None:
    words = phrases("en")
    logs = [log for path in SHEETS for log in late_logs(path, words)]
    told = told_by_the_browser({"language": "en", "late": [log.wish for log in logs]})["late"]
    for log, found in zip(logs, told, strict=True):
        assert found["lines"] == log.lines
        question = log.wish["now"]["asked"] or {"kind": "over", "person": 0}
        is_won = log.wish["start"]["game"] == "masquerade" and question["kind"] != "play"
        if not is_won:  # a trick that was won before the log begins is not known
            assert sorted(map(sorted, found["table"])) == sorted(map(sorted, log.table))  # nor in which order a hand is
        if log.wish["log"] or question["kind"] not in ("action", "name"):  # nor who won a contest
            nameless = words.say("waiting", kind="choose", person=log.wish["start"]["players"][question["person"]])
            assert found["asked"] == log.asked or (is_won and found["asked"] == [nameless])


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
    found = list(misfits())
    names = [["A"], ["A", "B"], ["A", "B", "C"], []]
    wish = {
        "phrases": wanted,
        "refusals": [{"code": code, "rule": "A1", "facts": facts} for code in codes],
        "misfits": [told for told, _ in found],
        "together": names,
        "own": OWN,
    }
    told = told_by_the_browser({"language": language} | wish)
    assert told["phrases"] == [words.say(key, attribute, **given) for key, given, attribute in wanted]
    assert told["refusals"] == [words.refusal(code, "A1", **facts) for code in codes]
    assert told["misfits"] == [words.breach(breach, 1) for _, breach in found]
    assert told["together"] == [words.together(list(some)) for some in names]
    masks = [*OWN, "judge", "not-to-be-found", None]
    assert told["own"] == [
        [words.forms(mask, 1, OWN), words.power(mask, 1, OWN) if mask in OWN else ""] for mask in masks
    ]


def misfits() -> Iterator[tuple[Json, Breach]]:
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
            breaches = tuple(options.wish.advice_against(options.players))
        except Impossible as impossible:
            breaches = impossible.breaches
        yield from zip(options.misfits(), breaches, strict=True)


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
        masks = [
            (event["event"], event["mask"], event["event"] in ("look", "peek", "turn-up", "reveal"))
            for event in events
            if event.get("mask") is not None
        ]
        assert masks == [(line["kind"], line["mask"], line.get("seen", False)) for line in lines if "mask" in line]
        paid = [("fine" if e["why"] == "fine" else "coins", e["amount"]) for e in events if e["event"] == "coins"]
        assert paid == [(line["kind"], line["paid"]["amount"]) for line in lines if "paid" in line]
        own = [event["event"] for event in events if event.get("person") == sent.viewer and secret_of(event)]
        assert own == [line["kind"] for line in lines if line["private"]]
        turns = [event["event"] for event in events if event["event"] in ("turn", "over")]
        assert turns == [line["kind"] for line in lines if line.get("begins")]


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
