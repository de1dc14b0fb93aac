"""Rebuilt: what one viewer was told, and nothing else, gives them the very View that the real game gives them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from maskenball.core.game import Game
from maskenball.core.kit import kit_of
from maskenball.core.rebuilt import CannotFollow, Rebuilt
from maskenball.core.replay import Replay
from maskenball.core.wish import Wish

GOLDEN = sorted((Path(__file__).parent / "data" / "golden").glob("*.ball"))
NAMES = ("Adele", "Bruno", "Cedric", "Didier", "Emma", "Fran", "Gus")


def sent(told: Any) -> Any:
    """As it comes out of a socket."""
    return json.loads(json.dumps(told))


def begun(game: Game, person: int | None) -> Rebuilt:
    rebuilt: Rebuilt = kit_of(game.title).part("rebuilt")(sent(game.opening(person)), {"block": game.setup.block})
    return rebuilt


def compare(rebuilt: Rebuilt, game: Game) -> None:
    """Every field of the two Views."""
    here, there = rebuilt.view(), game.view(rebuilt.person)
    assert (here.person, here.names, here.opening) == (there.person, there.names, there.opening)
    assert here.terms.numbers() == there.terms.numbers()
    assert here.state.numbers() == there.state.numbers()
    assert list(here.events) == list(there.events)
    assert (here.decision, here.legal, here.options) == (there.decision, there.legal, there.options)
    assert (here.open, here.own, str(here)) == (there.open, there.own, str(there))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_every_golden_game_for_everybody_at_every_decision(file: Path) -> None:
    replay = Replay(file.read_text(encoding="utf-8"))
    followed = [begun(replay.game, person) for person in (None, *range(len(replay.game.names)))]
    for rebuilt in followed:
        compare(rebuilt, replay.game)
    for game in replay.steps():
        for rebuilt in followed:
            rebuilt.hear(sent(game.message(rebuilt.person)["events"]))
            compare(rebuilt, game)
    assert game.over


@pytest.mark.parametrize("seed", range(24))
def test_random_games(seed: int) -> None:
    chance = Random(seed)
    wish = [Wish(), Wish(edition=2), Wish(accidents=True), Wish("masquerade"), Wish("masquerade", deck="points")][
        seed % 5
    ]
    most = 5 if wish.game == "masquerade" else 7
    game = wish.dealt(NAMES[: chance.randint(4, most)], f"rebuilt/{seed}")
    followed = [begun(game, person) for person in chance.sample([None, *range(len(game.names))], 2)]
    while (decision := game.decision()) is not None and len(game.history) < 300:
        person, answers = decision.person, game.legal()
        if chance.random() < 0.1:
            other = chance.randrange(len(game.names))
            person, answers = (other, game.unasked(other)) if game.unasked(other) else (person, answers)
        game.play(person, chance.choice(answers))
        for rebuilt in followed:
            rebuilt.hear(sent(game.message(rebuilt.person)["events"]))
            if chance.random() < 0.2 or game.over:
                compare(rebuilt, game)


def test_what_was_left_out_is_noticed() -> None:
    game = Wish().dealt(NAMES[:4], "left out")
    start = sent(game.opening(0))
    with pytest.raises(CannotFollow, match="the opening leaves something out: 'deal'"):
        kit_of("mascarade").part("rebuilt")({part: told for part, told in start.items() if part != "deal"}, {})
    rebuilt = begun(game, 0)
    for text in ("take Bruno", "swap"):
        game.play(0, text)
    with pytest.raises(CannotFollow, match="decision 1"):  # the first of them was not heard
        rebuilt.hear(sent(game.told(2, 0)))
    rebuilt = begun(game, 0)
    rebuilt.hear(sent(game.told(1, 0)))
    with pytest.raises(CannotFollow, match="decision 2 cannot be"):
        rebuilt.hear([])
    with pytest.raises(CannotFollow, match="decision 2: no decision begins with dance"):
        rebuilt.hear([{"event": "dance"}])
    rebuilt.hear(sent(game.told(2, 0)))
    compare(rebuilt, game)
