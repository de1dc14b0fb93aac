"""Swap, or not: which two cards may be taken, and what becomes of them (A1.1-A1.5)."""

from __future__ import annotations

import pytest

from tests.mascarade.test_announce import contest
from tests.played import legal, refused, rule, say, sheet, table

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
        assert game.message(person)["events"] == [{"event": "take", "person": 0, "own": 0, "other": 4}]
    say(game, "Adele: swap")
    for person, swapped in ((0, True), (1, None), (2, None), (3, None), (None, None)):
        event = game.message(person)["events"][0]
        assert event == {"event": "swap", "person": 0, "cards": [0, 4], "swapped": swapped}


@rule("A1.2")
def test_nobody_looks_at_the_cards_while_swapping() -> None:
    game = table(FOUR, "Adele: take Bruno", "Adele: swap")
    assert all("mask" not in event for event in game.message(0)["events"])


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
def test_the_forced_swap_leaves_the_same_choices_centre_included() -> None:
    game = table(FOUR)
    contest(game, "Adele: announce king", "Bruno")
    assert legal(game) == {"take Adele", "take Cedric", "take Didier", "take centre.1", "take centre.2"}
    say(game, "Bruno: take centre.1", "Bruno: swap")
    assert game.document()["centre"] == ["bishop", "cheat"]


@rule("A1.5")
@pytest.mark.parametrize("deal", [TWO, THREE])
def test_the_forced_swap_leaves_the_same_choices_with_several_cards(deal: str) -> None:
    free = takes(legal(table(deal, first="Bruno")))
    game = table(deal)
    contest(game, "Adele: announce king left", "Bruno left")
    assert legal(game) == {f"take {pair}" for pair in free}
