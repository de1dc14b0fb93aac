"""docs/protocol.md is true: its examples are what is said today, its tables name what there is, its recipes work."""

from __future__ import annotations

import ast
import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from maskenball import server
from maskenball.client import Refused
from maskenball.core.game import ALL_KNOWING, Game
from maskenball.core.wish import Wish
from maskenball.games.mascarade.rules import answers as mascarade_answers
from maskenball.server.consequences import ROOM_FOR_A_SEAT
from maskenball.server.hall import hashed
from maskenball.server.limits import Limits
from maskenball.server.refusals import SENTENCES
from maskenball.server.seat import REMEMBERED
from maskenball.server.store import NotStored
from maskenball.server.table import CHAT_KEPT
from tools.house import PATIENCE, heard, hello, inside, raw
from tools.protocol import page as protocol_page
from tools.protocol.example_game import ExampleGame, played

SOURCE = Path(server.__path__[0])
ROOT = protocol_page.ROOT
Shapes = dict[str, set[str]]


@cache
def game() -> ExampleGame:
    """The example game, once for all tests here."""
    return played()


def text() -> str:
    return protocol_page.PAGE.read_text(encoding="utf-8")


def section(title: str) -> str:
    """What stands under a heading, up to the next of the same rank or a higher one."""
    rank = title.partition(" ")[0]
    found = re.search(rf"^{re.escape(title)}\n(.*?)(?=^#{{1,{len(rank)}}} |\Z)", text(), re.DOTALL | re.MULTILINE)
    assert found is not None, f"there is no {title}"
    return found[1]


def rows(part: str, head: str) -> dict[str, list[str]]:
    """The tables under a heading that begin with a column called so: the cells by their first one."""
    found: dict[str, list[str]] = {}
    for table in re.findall(rf"^\| {re.escape(head)} \|.*?\n\|---.*?\n((?:\|.*\n)+)", part, re.MULTILINE):
        for line in table.splitlines():
            name, *cells = (cell.strip() for cell in line.strip("|").split("|"))
            found[name.strip("`")] = cells
    return found


def names_in(cell: str) -> set[str]:
    return set(re.findall(r"`([\w-]+)`", cell))


# -- the page and the code -------------------------------------------------------------------------------------------


def test_the_page_is_up_to_date() -> None:
    assert text() == protocol_page.page(game()), "run `make docs`"


def test_everything_that_is_generated_is_on_the_page() -> None:
    assert set(protocol_page.BLOCK.findall(text())) == set(protocol_page.blocks(game()))


def test_every_frame_has_a_section() -> None:
    commands = set(re.findall(r"^### ([\w-]+)$", section("## Commands"), re.MULTILINE))
    assert commands | {"hello", "ping"} == set(protocol_page.frames())
    assert all(section(f"### {name}") for name in ("hello", "ping"))


def test_every_message_has_a_section() -> None:
    kinds = set()
    for name in ("showing.py", "socket.py"):
        kinds |= set(re.findall(r'"t": ?"(\w+)"', (SOURCE / name).read_text(encoding="utf-8")))
    assert kinds == set(re.findall(r"^### (\w+)$", section("## Messages"), re.MULTILINE)) and len(kinds) == 10


def test_every_refusal_is_in_the_table_and_none_is_made_up() -> None:
    raised = protocol_page.first_words("refused", SOURCE)
    notices = protocol_page.first_words("notice", SOURCE)
    conditional = {"seat-taken", "no-seat"}  # refused("seat-taken" if … else "no-seat")
    assert raised | notices - {"another-tab"} | conditional == set(SENTENCES)
    listed = rows(section("## Refusals"), "code")
    assert set(SENTENCES) <= set(listed)
    assert notices == set(re.findall(r"`([\w-]+)`:", rows(section("### notice"), "field")["code"][0]))


def test_every_refusal_of_the_rules_is_in_the_table() -> None:
    listed = rows(section("## Refusals"), "code")
    found = {str(ast.literal_eval(call.args[0])) for call in protocol_page.calls("Refusal", SOURCE.parent / "games")}
    assert len(found) > 15 and found <= set(listed)


def test_numbers_that_the_page_names() -> None:
    page = text()
    assert (
        f"latest {REMEMBERED} of a seat" in page
        and f"{ROOM_FOR_A_SEAT} entries" in page
        and f"latest {CHAT_KEPT}" in page
    )
    assert Limits().hello_seconds == 10 and "within ten seconds" in page


# -- the fields of messages ------------------------------------------------------------------------------------------


async def until_late(folder: Path) -> list[dict[str, Any]]:
    """What the example game lacks: a clock that decides, and accidents, which nobody is asked for."""
    async with inside(folder / "tables.db") as running:
        host = await running.client.open("Anna", players=2, clock=1, accidents=True, first=1)
        async with running.client.line(host) as line:
            await line.command("start", fill="gentle")
            await line.command("ready")
            messages = []
            async for message in line:
                messages.append(message)
                if message.get("late"):
                    return messages
    raise AssertionError("the line was closed")


@pytest.fixture(scope="module")
def messages(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """Messages of every kind with every field."""
    more = asyncio.run(asyncio.wait_for(until_late(tmp_path_factory.mktemp("late")), PATIENCE))
    return [*(message for _, message in game().heard), *more]


@pytest.mark.parametrize("kind", ["done", "refused", "notice", "snapshot", "table", "happened", "said"])
def test_the_fields_of_a_message_are_those_in_its_table(kind: str, messages: list[dict[str, Any]]) -> None:
    seen = {field for message in messages if message["t"] == kind for field in message}
    part = section(f"### {kind}").partition("`table` is the same")[0]
    assert seen == set(rows(part, "field"))


def test_the_fields_of_a_table_are_those_in_its_table(messages: list[dict[str, Any]]) -> None:
    documents = [message["table"] for message in messages if "table" in message]
    listed = rows(section("### snapshot").partition("`table` is the same")[2], "field")
    assert {field for document in documents for field in document} == set(listed)
    shown = {field for document in documents for seat in document["seats"] for field in seat}
    assert shown <= names_in(listed["seats"][0]) and len(shown) == 6


def test_what_the_log_of_a_snapshot_holds() -> None:
    logs = [item for _, message in game().heard if message["t"] == "snapshot" for item in message["log"]]
    assert {frozenset(item) for item in logs if item["t"] == "happened"} == {frozenset({"t", "n", "seq", "events"})}


# -- the words of the games ------------------------------------------------------------------------------------------

OWN = (ROOT / "docs" / "masks" / "alchemist.toml").read_text(encoding="utf-8")
WISHES = {
    "mascarade": [
        (Wish(), 13), (Wish(), 3), (Wish(edition=2), 12), (Wish(edition=2, scenario="2e-B"), 12),
        (Wish(accidents=True), 6), (Wish(scenario="judge, king, queen, witch, bishop, alchemist", block=OWN), 6),
    ],
    "masquerade": [(Wish("masquerade"), 4)],
}  # fmt: skip


class Words:
    """Everything that random games say on the wire."""

    def __init__(self, title: str) -> None:
        self.events: Shapes = {}
        self.answers: Shapes = {}
        self.kinds: set[str] = set()
        self.open: set[str] = set()
        self.own: set[str] = set()
        self.start: set[str] = set()
        for wish, players in WISHES[title]:
            for seed in range(8):
                self._play(wish.dealt(tuple(f"Player {k}" for k in range(players)), str(seed)), Random(seed))

    def _play(self, rules: Game, chance: Random) -> None:
        while (asked := rules.decision()) is not None:
            self.kinds.add(asked.kind)
            self._look(rules)
            person, answer = asked.person, chance.choice(rules.legal())
            peeking = (person + 1) % len(rules.names)
            peek = mascarade_answers.PEEK + 3 * peeking
            if rules.title == "mascarade" and chance.random() < 0.2 and rules.refusal(peeking, peek) is None:
                person, answer = peeking, peek
            rules.play(person, answer)
        self._look(rules)
        self.start |= set(rules.fresh().message(0)["start"]) - {"says"}
        for at in range(len(rules.events)):
            for viewer in (0, None, ALL_KNOWING):
                for told in rules.told(at, viewer):
                    self.events.setdefault(told["event"], set()).update(told.keys() - {"event", "says"})

    def _look(self, rules: Game) -> None:
        self.open |= set(rules.open_table())
        self.own |= set(rules.own_table(0))
        for option in map(rules.option, rules.legal() if not rules.over else ()):
            self.answers.setdefault(option["do"], set()).update(option.keys() - {"text", "do", "says", "help"})


@pytest.mark.parametrize("title", ["mascarade", "masquerade"])
def test_the_words_of_a_game_are_those_on_the_page(title: str) -> None:
    words, part = Words(title), section(f"## {title.title()}")
    assert {name: names_in(cells[0]) for name, cells in rows(part, "event").items()} == words.events
    assert {name: names_in(cells[0]) for name, cells in rows(part, "`do`").items()} == words.answers
    assert set(rows(part, "field")) == words.open
    start, own, kinds = (
        re.search(pattern, part) for pattern in (r"`start`: (.*)", r"`own`: ([^.]*)", r"kind` is (.*?)\.")
    )
    assert start and own and kinds
    masks_in_play = {"masks"} if title == "mascarade" else set()  # which the server adds
    assert names_in(re.sub(r"\(`name`, .*?\)|\(home-made.*?\)", "", start[1])) == words.start | masks_in_play
    assert names_in(own[1]) == words.own
    assert names_in(kinds[1]) == words.kinds


# -- recipes ---------------------------------------------------------------------------------------------------------


def test_the_deal_is_checked_by_a_program_that_needs_nothing_of_ours() -> None:
    (block,) = re.findall(r"```python\n(from hashlib.*?)```", text(), re.DOTALL)
    assert "maskenball" not in block and block.count("assert") == 4
    exec(block, {})


def steps(block: str) -> list[tuple[str, str]]:
    """The commands of a console, which go on until their quotation is closed, and what each prints."""
    found = []
    for part in block.removeprefix("$ ").split("\n$ "):
        lines = part.splitlines()
        size = next(k for k in range(1, len(lines) + 1) if "\n".join(lines[:k]).count("'") % 2 == 0)
        found.append(("\n".join(lines[:size]), "\n".join(lines[size:])))
    return found


@pytest.mark.skipif(not shutil.which("sha256sum"), reason="needs sha256sum")
def test_the_deal_is_checked_by_hand() -> None:
    (block,) = re.findall(r"```console\n(.*?)```", section("## The deal can be checked"), re.DOTALL)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    assert len(steps(block)) == 5
    for command, expected in steps(block):
        done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, env=os.environ | {"PATH": path})
        assert done.stdout.strip() == expected, command


def test_the_seat_of_the_first_turn_is_the_third_number() -> None:
    numbers = re.search(r"cut -c 1-8\n([0-9a-f]{8})\n", text())
    assert numbers is not None
    over = game().examples["over"][0].told
    assert int(numbers[1], 16) % len(over["table"]["seats"]) == over["start"]["first"]


# -- numbers, and what is never sent ---------------------------------------------------------------------------------


def test_numbers_go_on_without_a_gap_for_everybody() -> None:
    latest: dict[object, int] = {}
    for person, message in game().heard:
        if "n" not in message or message["t"] == "done":
            continue
        before = latest.get(person, int(message["n"]))
        assert before <= message["n"] <= before + 1, message
        assert (
            message["t"] in ("table", "snapshot", "asks", "stage") or message["n"] == before + 1 or person not in latest
        )
        latest[person] = message["n"]
    assert len(latest) >= 6


def test_a_command_that_is_sent_again_is_answered_the_same_and_done_once() -> None:
    e = game().examples
    first, again = e["pass"], e["the same again"]
    assert first[0] == again[0] and first[-1] == again[-1] and len(again) == 2


def test_tokens_secrets_and_plans_are_never_sent() -> None:
    tokens = [seat["token"] for seat in game().seats.values()]
    over = game().examples["over"][0].told["table"]
    private = [*tokens, *map(hashed, tokens)]
    for _, message in game().heard:
        told = json.dumps(message)
        assert not any(secret in told for secret in private)
        if message.get("table", {}).get("phase") != "over":
            assert over["secret"] not in told and not any(salt in told for salt in over["salts"])
        if "you" in message and message["you"] is None:
            assert not {"join", "lodged", "order", "pins"} & message.keys()
    plans = [message for _, message in game().heard if message.get("lodged") or message.get("order")]
    assert {message["you"] for message in plans} <= {2, 3}, "Carla's order and Dora's plan"


# -- how lines end ---------------------------------------------------------------------------------------------------


async def end_of(socket: ClientConnection) -> tuple[list[str], int | None]:
    """The codes of what is still heard, and the closing code (None: there was none)."""
    codes = []
    try:
        while True:
            codes.append((await heard(socket)).get("code", ""))
    except ConnectionClosed as closed:
        return codes, closed.rcvd.code if closed.rcvd else None


def run(test: Any) -> None:
    asyncio.run(asyncio.wait_for(test, PATIENCE))


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ('{"t": "ping"}', "not-understood"),
        ('{"t": "hello"}', "not-understood"),
        ('{"t": "hello", "token": "a", "watch": "b"}', "not-understood"),
        ('{"t": "hello", "token": "nobody"}', "unknown"),
        ('{"t": "hello", "watch": "nothing2"}', "unknown"),
    ],
)
def test_a_hello_that_is_refused_ends_the_line(frame: str, code: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path / "tables.db") as running, raw(running.address) as socket:
            await socket.send(frame)
            assert await end_of(socket) == ([code], 1008)

    run(test())


def test_who_says_nothing_is_cut_off(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(hello_seconds=0.1)
        async with inside(tmp_path / "tables.db", limits) as running, raw(running.address) as socket:
            assert await end_of(socket) == ([], 1008)

    run(test())


def test_tables_that_cannot_be_read_are_to_be_tried_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(**name: str) -> None:
        raise NotStored("gone")

    async def test() -> None:
        async with inside(tmp_path / "tables.db") as running, raw(running.address) as socket:
            monkeypatch.setattr(running.store, "id_by", gone)
            await socket.send('{"t": "hello", "token": "somebody"}')
            assert await end_of(socket) == (["not-stored"], 1013)

    run(test())


@pytest.mark.parametrize(
    ("frame", "told", "code"),
    [
        (b"x" * 20_001, [], 1009),
        (b"\xff", [], 1007),
    ],
)
def test_frames_that_end_the_line(frame: bytes, told: list[str], code: int, tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path / "tables.db") as running:
            seat = await running.client.open("Anna")
            async with raw(running.address) as socket:
                await hello(socket, seat)
                await socket.send(frame, text=True)
                assert await end_of(socket) == (told, code)

    run(test())


def test_too_much_nonsense_ends_with_a_notice(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path / "tables.db") as running:
            seat = await running.client.open("Anna")
            async with raw(running.address) as socket:
                await hello(socket, seat)
                for _ in range(Limits().strikes):
                    await socket.send("{}")
                codes, code = await end_of(socket)
                assert codes == ["not-understood"] * Limits().strikes + ["too-many"] and code == 1000

    run(test())


def test_a_reader_for_whom_too_much_waits_is_cut_off_without_a_word(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path / "tables.db", Limits(outbox=-1_000_000)) as running:
            seat = await running.client.open("Anna")
            async with raw(running.address) as socket:
                assert (await hello(socket, seat))["t"] == "snapshot"  # the first message is never too much
                await socket.send('{"t":"ping"}')
                assert await end_of(socket) == ([], None)

    run(test())


@pytest.mark.parametrize(
    ("headers", "path", "limits"),
    [
        ({"Origin": "https://elsewhere.example"}, "/socket", Limits()),
        ({}, "/other", Limits()),
        ({}, "/socket", Limits(sockets=0)),
    ],
)
def test_sockets_that_are_not_opened(headers: dict[str, str], path: str, limits: Limits, tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path / "tables.db", limits) as running:
            address = running.address + path.removesuffix("/socket")
            with pytest.raises(InvalidStatus) as refused:
                async with raw(address, **headers):
                    pass
            assert refused.value.response.status_code == 403

    run(test())


# -- what the page says in words -------------------------------------------------------------------------------------


def test_a_refusal_is_remembered_and_a_new_try_needs_a_new_id(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path / "tables.db") as running:
            seat = await running.client.open("Anna", players=2)
            async with raw(running.address) as socket:
                await hello(socket, seat)
                start = {"t": "start", "c": "a"}
                await socket.send(json.dumps(start))
                assert (await heard(socket))["code"] == "not-full"
                await running.client.join(seat.join, "Ben")
                await heard(socket)
                await socket.send(json.dumps(start))
                assert (await heard(socket))["code"] == "not-full"
                await socket.send(json.dumps(start | {"c": "b"}))
                assert (await heard(socket))["t"] == "snapshot"

    run(test())


def test_people_can_leave_when_the_game_is_over_and_the_record_stays(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path / "tables.db") as running:
            client = running.client
            host = await client.open("Anna", players=3)
            guest = await client.join(host.join, "Ben")
            async with client.line(host) as line, client.line(guest) as other:
                await other.command("say", text="Good evening")
                await line.command("start", fill="gentle")
                for seat, own in enumerate((line, other)):
                    await own.command("hand-over", seat=seat, level="gentle")
                async for message in other:
                    if message["t"] == "snapshot" and message["table"]["phase"] == "over":
                        break
                record = other.snapshot["table"]["record"]
                with pytest.raises(ConnectionError, match="no-seat"):
                    await line.command("leave")
                assert (await client.sheet(record)).startswith("[Game")
                await other.command("rematch")
                assert other.snapshot["table"]["host"] == 1
                with pytest.raises(Refused, match="no such table"):
                    async with client.line(host):
                        pass

    run(test())
