"""Swap, or not: which two cards may be taken, and what becomes of them (A1.1-A1.5)."""

from __future__ import annotations

import pytest

from maskenball.core.replay import Replay
from maskenball.games.mascarade.rules.match import Mascarade
from tests.mascarade.test_announce import contest
from tests.played import legal, refused, rule, say, seen_events, sheet, table

TWO = "king+bishop+fool, judge+queen+witch"
THREE = "king+bishop, judge+queen, witch+fool"
FOUR = "king, bishop, judge, queen | thief, cheat"


def takes(texts: set[str]) -> set[str]:
    return {text.removeprefix("take ") for text in texts if text.startswith("take ")}


@rule("A1.1")
@pytest.mark.parametrize("edition", [1, 2])
def test_the_other_card_is_another_players_or_one_of_the_centre(edition: int) -> None:
    game = table("king, cheat, judge, witch | thief, spy", edition=edition)
    assert takes(legal(game)) == {"Bruno", "Cedric", "Didier", "centre.1", "centre.2"}


@rule("A1.1")
@pytest.mark.parametrize("card", ["Adele", "centre.3", "Zoe", "Bruno.left", "centre"])
def test_the_own_card_twice_or_a_card_that_is_not_there_cannot_be_taken(card: str) -> None:
    assert refused(sheet(FOUR, f"Adele: take {card}")).line == 8


@rule("A1.1")
def test_a_centre_card_cannot_be_taken_where_there_is_none() -> None:
    refused(sheet("king, bishop, judge, queen | thief", "Adele: take centre.2"))
    assert takes(legal(table("king, bishop, judge, queen | thief"))) == {"Bruno", "Cedric", "Didier", "centre.1"}


@rule("A1.2")
@pytest.mark.parametrize(
    ("other", "half", "cards"),
    [
        ("Cedric", "swap", ["judge", "bishop", "king", "queen", "thief", "cheat"]),
        ("Cedric", "keep", ["king", "bishop", "judge", "queen", "thief", "cheat"]),
        ("centre.2", "swap", ["cheat", "bishop", "judge", "queen", "thief", "king"]),
        ("centre.2", "keep", ["king", "bishop", "judge", "queen", "thief", "cheat"]),
    ],
)
def test_the_two_cards_are_swapped_or_left(other: str, half: str, cards: list[str]) -> None:
    document = table(FOUR, f"Adele: take {other}", f"Adele: {half}").document()
    assert [card for player in document["players"] for card in player["cards"]] + document["centre"] == cards


@rule("A1.2")
def test_the_two_cards_are_public_but_only_the_player_knows_whether_they_were_swapped() -> None:
    game = table(FOUR, "Adele: take centre.1")
    for person in (0, 1, 2, 3, None):
        assert seen_events(game, person) == [{"event": "take", "person": 0, "own": 0, "other": 4}]
    say(game, "Adele: swap")
    for person, swapped in ((0, True), (1, None), (2, None), (3, None), (None, None)):
        event = seen_events(game, person)[0]
        assert event == {"event": "swap", "person": 0, "cards": [0, 4], "swapped": swapped}


@rule("A1.2")
def test_nobody_looks_at_the_cards_while_swapping() -> None:
    game = table(FOUR, "Adele: take Bruno", "Adele: swap")
    assert all("mask" not in event for event in seen_events(game, 0))


@rule("A1.2")
def test_nobody_else_decides_whether_the_cards_are_swapped() -> None:
    refused(sheet(FOUR, "Adele: take Bruno", "Bruno: swap"))
    refused(sheet(FOUR, "Adele: swap"))


@rule("A1.3")
def test_with_three_players_the_other_card_may_be_the_own_other_card() -> None:
    others = {f"{name}.{slot}" for name in ("Bruno", "Cedric") for slot in ("left", "right")}
    pairs = {f"{own} {other}" for own in ("left", "right") for other in others}
    assert takes(legal(table(THREE))) == pairs | {"left Adele.right"}
    document = table(THREE, "Adele: take left Adele.right", "Adele: swap").document()
    assert document["players"][0]["cards"] == ["bishop", "king"]


@rule("A1.3")
def test_with_three_players_a_card_of_another_is_swapped_into_the_chosen_hand() -> None:
    document = table(THREE, "Adele: take right Cedric.left", "Adele: swap").document()
    assert [player["cards"] for player in document["players"]] == [
        ["king", "witch"],
        ["judge", "queen"],
        ["bishop", "fool"],
    ]


@rule("A1.3")
@pytest.mark.parametrize("cards", ["left Adele.left", "Bruno.left", "left Bruno", "protected Bruno.left"])
def test_with_three_players_two_different_cards_must_be_named(cards: str) -> None:
    assert refused(sheet(THREE, f"Adele: take {cards}")).line == 8


@rule("A1.4")
def test_with_two_players_the_own_protected_card_may_be_the_other_card() -> None:
    pairs = {f"{own} Bruno.{other}" for own in ("left", "right") for other in ("left", "right")}
    own = {"left Adele.right", "left Adele.protected", "right Adele.protected"}
    assert takes(legal(table(TWO))) == pairs | own
    document = table(TWO, "Adele: take right Adele.protected", "Adele: swap").document()
    assert document["players"][0]["cards"] == ["king", "fool", "bishop"]


@rule("A1.4")
@pytest.mark.parametrize(
    "cards", ["left Bruno.protected", "right Bruno.protected", "protected Bruno.left", "protected Adele.left"]
)
def test_with_two_players_the_opponents_protected_card_is_never_taken(cards: str) -> None:
    assert refused(sheet(TWO, f"Adele: take {cards}")).line == 8


@rule("A1.5")
def test_with_one_card_each_the_forced_swap_leaves_every_choice_centre_included() -> None:
    game = table(FOUR)
    contest(game, "Adele: announce king", "Bruno")
    assert legal(game) == {"take Adele", "take Cedric", "take Didier", "take centre.1", "take centre.2"}
    say(game, "Bruno: take centre.1", "Bruno: swap")
    assert game.document()["centre"] == ["bishop", "cheat"]


@rule("A1.5")
@pytest.mark.parametrize("slot", ["left", "right"])
def test_with_three_players_the_forced_swap_takes_the_slot_that_was_turned_up(slot: str) -> None:
    game = table(THREE)
    contest(game, "Adele: announce king left", f"Bruno {slot}")
    others = {f"{name}.{other}" for name in ("Adele", "Cedric") for other in ("left", "right")}
    assert legal(game) == {f"take {slot} {other}" for other in others} | {"take left Bruno.right"}


@rule("A1.5")
@pytest.mark.parametrize(
    ("slot", "pairs"),
    [
        ("left", {"left Adele.left", "left Adele.right", "left Bruno.right", "left Bruno.protected"}),
        ("right", {"right Adele.left", "right Adele.right", "left Bruno.right", "right Bruno.protected"}),
        ("protected", {"left Bruno.protected", "right Bruno.protected"}),
    ],
)
def test_with_two_players_the_forced_swap_takes_the_slot_that_was_turned_up(slot: str, pairs: set[str]) -> None:
    game = table(TWO)
    contest(game, "Adele: announce king left", f"Bruno {slot}")
    assert legal(game) == {f"take {pair}" for pair in pairs}


@rule("A1.5")
def test_another_slot_is_refused_with_the_reason_and_in_preparation_it_is_not() -> None:
    lines = ("Adele: announce king left", "Bruno: claim right", "Cedric: pass", "Bruno: take left Adele.left")
    assert "(A1.5)" in refused(sheet(THREE, *lines)).why
    assert "(A1.1)" in refused(sheet(THREE, *lines[:3], "Bruno: take right Bruno.right")).why
    assert "take left Adele.left" in legal(table(THREE, first="Bruno", preparation=4))


@rule("A1.5")
def test_the_slot_counts_whatever_lies_there_now() -> None:
    """Bruno's right card is up; the Fool, who really is one, changes it in secret with Adele's."""
    game = table("king+bishop, judge+queen, fool+witch", "Adele: announce fool left", "Bruno: claim right")
    say(game, "Cedric: claim left", "Cedric: choose Bruno.right", "Cedric: choose Adele.left", "Cedric: swap")
    assert game.document()["players"][1]["cards"] == ["judge", "king"]
    pairs = takes(legal(game))
    assert pairs >= {"right Adele.left", "left Bruno.right"} and "left Adele.left" not in pairs


@rule("A1.5")
def test_what_must_be_taken_is_told_to_everyone() -> None:
    game = table(THREE)
    contest(game, "Adele: announce king left", "Bruno right")
    for person in (0, 1, 2, None):
        (turn,) = [event for event in seen_events(game, person) if event["event"] == "turn"]
        assert turn["must"] == "swap" and turn["cards"] == [3]
    assert game.open_table()["must_take"] == [3]
    four = table(FOUR)
    contest(four, "Adele: announce king", "Bruno")
    assert "cards" not in seen_events(four, 1)[-1] and four.open_table()["must_take"] == []


USHER = """---
[mask.usher]
minimum_players = 3
power = 'choose(A, others); choose(B, others_but_A); trade_places(A, B)'
---
"""


@rule("A1.5", "S5")
@pytest.mark.parametrize(
    ("bruno", "pairs"),
    [
        ("claim right", {"left Adele.right", "right Bruno.left", "right Cedric.right"}),
        ("pass", {"left Adele.right", "left Bruno.left", "right Bruno.left", "right Cedric.right"}),
    ],
)
def test_a_seen_card_stays_with_its_place_and_who_has_none_may_take_any(bruno: str, pairs: set[str]) -> None:
    """A home-made mask moves Adele, who was turned up, to the place of Bruno."""
    lines = ("Adele: announce usher left", f"Bruno: {bruno}", "Cedric: claim right", "Cedric: choose Adele")
    game = Replay(USHER + sheet("king+bishop, judge+queen, witch+usher", *lines, "Cedric: choose Bruno")).finish()
    assert isinstance(game, Mascarade) and game.document()["to_decide"] == "Adele"
    assert takes(legal(game)) >= pairs
    assert ("left Bruno.left" in takes(legal(game))) == (bruno == "pass")
