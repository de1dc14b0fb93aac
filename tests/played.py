"""Short ways to a position, for tests: a table line, the answers as text, and what must hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from maskenball.core.game import ALL_KNOWING, Game, Json, Viewer
from maskenball.core.malformed import Malformed
from maskenball.core.replay import Replay
from maskenball.games.mascarade.rules.match import Mascarade

GUESTS = ["Adele", "Bruno", "Cedric", "Didier", "Emma", "Fran", "Gus", "Harry", "Ida", "Jo", "Kim", "Lea", "Max"]


def rule(*ids: str) -> Callable[[Any], Any]:
    """Mark a test with the ids of the rules it is about."""
    return pytest.mark.rule(*ids)


def sheet(deal: str, *lines: str, edition: int = 1, first: str = "Adele", preparation: int = 0, **headers: str) -> str:
    """A score sheet of Mascarade: guests by their first letters, in order, ordinary turns from the start."""
    players = deal.partition("|")[0].count(",") + 1
    given = {
        "Game": "mascarade", "Edition": str(edition), "Players": ", ".join(GUESTS[:players]), "Deal": deal,
        "First": first, "Preparation": str(preparation),
    } | {name.title(): value for name, value in headers.items()}  # fmt: skip
    return "".join(f'[{name} "{value}"]\n' for name, value in given.items()) + "\n" + "\n".join(lines) + "\n"


def table(deal: str, *lines: str, **headers: Any) -> Mascarade:
    """The game after these decisions; headers as for `sheet` (coins="6, 6, …| 0", options="accidents")."""
    game = Replay(sheet(deal, *lines, **headers)).finish()
    assert isinstance(game, Mascarade)
    return game


def say(game: Mascarade, *lines: str) -> list[Json]:
    """Play more decisions ("Adele: pass"); returns their events in the all-knowing form."""
    from maskenball.core.sheet import read

    told: list[Json] = []
    for line in read("\n".join(lines)).lines:
        person = game.names.index(line.who.text)
        answer = game.answer(person, game.parse(line.tokens))
        game.play(person, -1 if answer is None else answer)
        told += seen_events(game, ALL_KNOWING)
    return told


def seen_events(game: Game, viewer: Viewer) -> list[Json]:
    """What the latest decision brought, as a viewer saw it; without the sentences that tell it."""
    return [without_words(event) for event in game.message(viewer)["events"]]


def without_words(event: Json) -> Json:
    """An event by its facts alone."""
    return {name: fact for name, fact in event.items() if name != "says"}


def question_of(game: Game, viewer: Viewer = None) -> Json | None:
    """Who a viewer hears is asked, and what kind of question it is."""
    told = game.message(viewer)["asked"]
    return told and {"person": told["person"], "kind": told["kind"]}


def coins(game: Mascarade) -> list[int]:
    """The fortunes by place."""
    return game.s.coins[: game.t.players]


def legal(game: Mascarade) -> set[str]:
    """The texts of all legal answers."""
    return {game.text(answer) for answer in game.legal()}


def refused(text: str) -> Malformed:
    """The complaint about a score sheet that must be refused."""
    with pytest.raises(Malformed) as caught:
        Replay(text).finish()
    return caught.value
