"""Sitting down: the bots that play at home play at an online table, by its link, and are shown the same Views."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import maskenball
from maskenball.client import Client
from maskenball.client.client import Json, Line
from maskenball.client.following import Following
from maskenball.client.sitting import played
from maskenball.core.game import View
from maskenball.core.kit import Kit
from tools.house import PATIENCE, server


class First(maskenball.Bot):
    def decide(self, view: View) -> maskenball.Option:
        return view.options[0]


class Careful(maskenball.Bot):
    """Any answer, if it is shown the whole View; notes what it is shown."""

    seen: list[View]

    def decide(self, view: View) -> str:
        self.__class__.seen.append(view)
        return self.chance.choice(view.options).text


class Wrong(First):
    game = "masquerade"


class Illegal(maskenball.Bot):
    def decide(self, view: View) -> int:
        return 9999


async def together(address: str, bots: list[Any], **options: object) -> list[maskenball.Sitting]:
    """Bots sit down by the link, one after the other; the host's seat is a bot's, too."""
    client = Client(address)
    host = await client.open("Anna", **options)
    link = f"{address}/t/{host.join}"
    sitting = [asyncio.create_task(maskenball.sit_async(link, bot, f"Guest{n}", n)) for n, bot in enumerate(bots)]
    try:
        async with client.line(host) as line:
            async for _ in line:
                if sum(seat["kind"] == "person" for seat in line.snapshot["table"]["seats"]) == len(bots) + 1:
                    break
            await line.command("start", fill="gentle")
        ends = await asyncio.gather(played(client, host, maskenball.house_bots()["random"](1)), *sitting)
    finally:
        for task in sitting:
            task.cancel()
    return ends


def run(address: str, bots: list[Any], **options: object) -> list[maskenball.Sitting]:
    return asyncio.run(asyncio.wait_for(together(address, bots, **options), 2 * PATIENCE))


@pytest.mark.parametrize(
    "options",
    [
        {"players": 4, "game": "mascarade"},
        {"players": 5, "edition": 2, "memory": "strict"},
        {"players": 4, "accidents": True, "memory": "helper"},
        {"players": 4, "game": "masquerade", "memory": "strict"},
    ],
    ids=str,
)
def test_house_bots_and_own_bots_play_a_whole_game_online(options: dict[str, Any], tmp_path: Path) -> None:
    Careful.seen = []
    strong = "rule" if options.get("game") == "masquerade" else "ev"
    with server(tmp_path / "tables.db") as running:
        ends = run(running.address, [First, Careful, strong], **options)
        sheet = asyncio.run(Client(running.address).sheet(ends[0].sheet.rpartition("/")[2].removesuffix(".ball")))
    assert [end.name for end in ends] == ["Anna", "Guest0", "Guest1", "Guest2"]
    game = maskenball.replay(sheet)
    result = game.result()
    assert game.over and result is not None and "\nGuest0: " in sheet and "\nGuest2: " in sheet
    for end in ends:
        assert end.reason == result.reason and set(end.winners) == {game.names[p] for p in result.winners}
        assert end.won == (end.name in end.winners)
    online = {len(view.events): view for view in Careful.seen}
    again, me = game.fresh(), game.names.index("Guest1")
    for answer in game.history:  # what the bot was shown online is what it would have been shown at home
        person = again.person_of(answer)
        home = again.view(me)
        if person == me and home.legal:
            view = online.pop(len(home.events))
            assert view.state.numbers() == home.state.numbers() and view.terms.numbers() == home.terms.numbers()
            assert (view.opening, list(view.events), view.decision) == (home.opening, home.events, home.decision)
            assert (view.legal, view.options, view.open, view.own) == (home.legal, home.options, home.open, home.own)
        again.play(person, answer)
    assert not online


def test_a_game_that_cannot_be_rebuilt_is_played_by_its_options(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Kit.has
    monkeypatch.setattr(Kit, "has", lambda self, name: name != "rebuilt" and honest(self, name))
    Careful.seen = []
    with server(tmp_path / "tables.db") as running:
        ends = run(running.address, [First, Careful, "random"], players=4)
    assert len({end.winners for end in ends}) == 1
    (seat,) = {view.person for view in Careful.seen}
    for view in Careful.seen:
        assert view.state is None and view.terms is None
        assert view.options and len(view.legal) == len(view.options)
        assert view.opening["game"] == "mascarade" and "coins" in view.open and "faces" in view.own
        assert view.decision is not None and view.decision.person == seat


def test_what_cannot_sit_down_or_play_says_why(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="is not the link of a table: http://HOST/t/CODE"):
        maskenball.sit("http://localhost:8642", First)
    with pytest.raises(ValueError, match="'nobody' is no bot: random, honest"):
        maskenball.sit("http://localhost:8642/t/code", "nobody")
    with server(tmp_path / "tables.db") as running:
        with pytest.raises(maskenball.Refused, match="no such table"):
            maskenball.sit(f"{running.address}/t/nowhere222", First)
        with pytest.raises(ValueError, match="wrong plays masquerade, not mascarade"):
            run(running.address, [Wrong, First, First], players=4)
        with pytest.raises(maskenball.NoSuchAnswer, match="illegal gave the illegal answer 9999; legal: "):
            run(running.address, [Illegal, First, First], players=4)


def test_whoever_missed_something_is_told_what_the_table_tells() -> None:
    game = maskenball.new_game(players=4, seed="missed", first="Adele")
    line = Line("http://localhost", "", "")
    following = Following(line)

    def now() -> Json:
        return {"game": 1, "seq": len(game.history), "open": game.open_table(), "own": game.own_table(0)} | {
            "asked": game.asked(), **(game.asking() if game.view(0).legal else {})
        }  # fmt: skip

    def snapshot(**more: object) -> Json:
        shown = {
            "t": "snapshot",
            "start": game.opening(0),
            "begins": game.told(0, 0),
            "log": [],
            "table": {"options": {}},
        }
        return now() | shown | more

    line.now = snapshot()
    following.hear(line.now)
    assert following.view().state.numbers() == game.view(0).state.numbers()
    game.play("Adele", "take Bruno")
    line.now = now() | {"t": "happened", "events": game.told(1, 0)}
    assert not following.is_up_to_date
    following.hear(line.now)
    following.hear(line.now)  # what comes twice is heard once
    assert following.is_up_to_date and following.view().state.numbers() == game.view(0).state.numbers()
    game.play("Adele", "keep")
    game.play("Bruno", "take Adele")
    line.now = now() | {"t": "happened", "events": game.told(3, 0)}  # the second decision was lost
    following.hear(line.now)
    assert following.is_up_to_date and following.view().state is None
    fresh = Following(line)
    line.now = snapshot()  # sits down in the middle, and is told nothing of what was before
    fresh.hear(line.now)
    assert fresh.is_up_to_date and fresh.view().state is None and fresh.view().open == game.open_table()
