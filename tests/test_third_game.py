"""A third game in a package of its own (tests/third_game): everything works, and nothing of the house was touched."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from maskenball.client import Client, play
from tools.house import Running, server

PACKAGE = Path(__file__).parent / "third_game"
SHEET = """[Game "lantern"]
[Players "Adele, Bruno, Cedric"]
[Pack "9"]
[Deal "7, 6, 5"]
[First "Bruno"]

Bruno: dark
Cedric: light
Adele: light
"""


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The package stands where Python looks for packages."""
    monkeypatch.setenv("PYTHONPATH", str(PACKAGE))
    monkeypatch.setenv("MASKENBALL_DATA", str(tmp_path / "data"))


def run(evening: Coroutine[Any, Any, str]) -> str:
    """Beside whatever loop a browser test has left running in this process."""
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, evening).result()


def maskenball(*words: str, said: str = "") -> str:
    """A command, as a host types it."""
    command = [sys.executable, "-m", "maskenball.cli", *words]
    done = subprocess.run(command, input=said, capture_output=True, text=True, timeout=120, env=dict(os.environ))
    assert done.returncode == 0, done.stderr
    return done.stdout


def python(program: str) -> Any:
    """What a program prints as JSON."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=dict(os.environ))
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_it_is_dealt_with_its_own_options_and_replayed(tmp_path: Path) -> None:
    dealt = maskenball("deal", "--game", "lantern", "--cards", "12", "--seed", "x", "Anna", "Ben")
    assert '[Pack "12"]' in dealt and '[Players "Anna, Ben"]' in dealt
    path = tmp_path / "game.ball"
    path.write_text(SHEET)
    document = json.loads(maskenball("replay", "--json", str(path)))
    assert document["winners"] == ["Adele"] and document["reason"] == "lit"
    told = maskenball("replay", str(path))
    assert "Bruno: dark" in told and "Winner: Adele." in told
    assert "Gewonnen hat Adele." in maskenball("replay", "--lang", "de", str(path))


def test_it_is_played_at_a_keyboard() -> None:
    words = ("play", "--game", "lantern", "--name", "Anna", "--plain", "--pace", "0", "--seed", "3")
    told = maskenball(*words, said="rules\ntable\nlight\n")
    assert "You: light" in told and "The game is over." in told and "card: 4" in told


def test_it_is_simulated_and_bots_meet_in_a_tournament() -> None:
    summary = json.loads(maskenball("simulate", "--game", "lantern", "--games", "300", "--json"))
    assert summary["games"] == 300 and summary["decisions"] == 900 and set(summary["endings"]) == {"lit", "dark"}
    told = maskenball("tournament", "--game", "lantern", "random", "random", "--games", "30")
    assert "no illegal answers" in told


def test_nobody_is_told_a_card_of_another() -> None:
    told = python(
        "import json\n"
        "from maskenball.core.replay import Replay\n"
        "def heard(cards, viewer):\n"
        f"    text = {SHEET!r}.replace('7, 6, 5', cards)\n"
        "    replay = Replay(text)\n"
        "    games = [replay.game, *replay.steps(2)]\n"
        "    view = replay.game.view(viewer)\n"
        "    return [replay.game.message(viewer), view.state.numbers(), view.opening,\n"
        "            replay.game.open_table(), replay.game.own_table(viewer)]\n"
        "worlds = [[heard(cards, viewer) for cards in ('7, 6, 5', '7, 2, 9')] for viewer in (0, None, 1)]\n"
        "print(json.dumps([one == other for one, other in worlds]))\n"
    )
    assert told == [True, True, False]


@pytest.fixture
def lantern_house(tmp_path: Path) -> Iterator[Running]:
    """A server that knows it."""
    with server(tmp_path / "tables.db") as running:
        yield running


@pytest.mark.tier("usual")
def test_it_is_served_and_its_deal_can_be_checked(lantern_house: Running, tmp_path: Path) -> None:
    async def evening(client: Client) -> str:
        seats = [await client.open("Anna", game="lantern", players=3, cards=6)]
        seats += [await client.join(seats[0].join, name) for name in ("Ben", "Carla")]
        async with client.line(seats[0]) as line:
            await line.command("start")
        ends = await asyncio.gather(*(play(client, seat, lambda now: now["answers"][-1]["text"]) for seat in seats))
        assert {end["table"]["phase"] for end in ends} == {"over"}
        assert ends[0]["table"]["options"]["cards"] == 6
        return str(ends[0]["table"]["record"])

    client = Client(lantern_house.address)
    record = run(evening(client))
    path = tmp_path / "record.ball"
    path.write_text(run(client.sheet(record)))
    assert "[Dealt" in path.read_text()
    maskenball("verify", str(path))


@pytest.mark.tier("usual")
def test_people_can_end_it_before_its_rules_do(lantern_house: Running, tmp_path: Path) -> None:
    async def evening(client: Client) -> str:
        seat = await client.open("Anna", game="lantern", players=3, cards=6)
        async with client.line(seat) as line:
            await line.command("start", fill="gentle")
            await line.command("end", game=1)
            async for message in line:
                if message["t"] == "snapshot" and message["table"]["phase"] == "over":
                    break
            assert message["table"]["ended"] == "agreed" and len(message["own"]["cards"]) == 3
            return await client.sheet(message["table"]["record"])

    path = tmp_path / "record.ball"
    path.write_text(run(evening(Client(lantern_house.address))))
    maskenball("verify", str(path))
    assert "Nobody has won." in maskenball("replay", "--lang", "en", str(path))
