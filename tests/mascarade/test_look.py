"""Look, and the accidental look of the table option (A2.1-A2.2)."""

from __future__ import annotations

import pytest

from tests.mascarade.test_announce import contest
from tests.played import GUESTS, legal, refused, rule, say, seen_events, sheet, table

TWO = "king+bishop+fool, judge+queen+witch"
THREE = "king+bishop, judge+queen, witch+fool"
FOUR = "king, bishop, judge, queen | thief, cheat"
FOUR_2E = "king, trickster, judge, empress | thief, cheat"


def looks(texts: set[str]) -> set[str]:
    return {text for text in texts if text.startswith("look")}


@rule("A2.1")
def test_a_player_looks_secretly_at_the_own_card() -> None:
    game = table(FOUR, "Adele: look")
    for person, mask in ((0, "king"), (1, None), (2, None), (3, None), (None, None)):
        assert seen_events(game, person)[0] == {"event": "look", "person": 0, "card": 0, "mask": mask}


@rule("A2.1")
def test_a_look_shows_the_card_as_it_lies_now() -> None:
    told = say(table(FOUR), "Adele: take Bruno", "Adele: swap", "Bruno: look")
    assert [event["mask"] for event in told if event["event"] == "look"] == ["king"]


@rule("A2.1")
@pytest.mark.parametrize(
    ("deal", "slots"),
    [(FOUR, {"look"}), (THREE, {"look left", "look right"}), (TWO, {"look left", "look right", "look protected"})],
)
def test_with_several_cards_a_player_looks_at_one_of_them_protected_included(deal: str, slots: set[str]) -> None:
    assert looks(legal(table(deal))) == slots


@rule("A2.1")
@pytest.mark.parametrize(
    ("slot", "card", "mask"), [("left", 0, "king"), ("right", 1, "bishop"), ("protected", 2, "fool")]
)
def test_which_of_several_cards_was_looked_at_is_public(slot: str, card: int, mask: str) -> None:
    game = table(TWO, f"Adele: look {slot}")
    assert seen_events(game, 0)[0] == {"event": "look", "person": 0, "card": card, "mask": mask}
    assert seen_events(game, 1)[0] == {"event": "look", "person": 0, "card": card, "mask": None}


@rule("A2.1")
@pytest.mark.parametrize(
    ("deal", "look"),
    [(FOUR, "look Bruno"), (FOUR, "look left"), (THREE, "look"), (THREE, "look protected"), (TWO, "look")],
)
def test_nobody_looks_at_another_card_or_at_no_card_in_particular(deal: str, look: str) -> None:
    assert refused(sheet(deal, f"Adele: {look}")).line == 8


@rule("A2.2")
def test_a_card_in_somebody_elses_hands_is_looked_at_as_it_lay() -> None:
    game = table(FOUR, "Adele: take Bruno", "Bruno: peek", options="accidents")
    assert seen_events(game, 1) == [{"event": "peek", "person": 1, "card": 1, "mask": "bishop"}]


@rule("A2.2")
@pytest.mark.parametrize(
    ("deal", "peeks"),
    [(FOUR, ["peek"]), (THREE, ["peek left", "peek right"]), (TWO, ["peek left", "peek right", "peek protected"])],
)
def test_what_may_be_done_without_being_asked_is_listed_for_everyone_but_the_active_player(
    deal: str, peeks: list[str]
) -> None:
    game = table(deal, options="accidents")
    assert [game.text(answer) for answer in game.unasked(1)] == peeks
    assert not game.unasked(0) and not table(deal).unasked(1)


@rule("A2.2")
def test_accidental_looks_need_the_table_option() -> None:
    assert "(A2.2)" in refused(sheet(FOUR, "Bruno: peek")).why
    game = table(FOUR, "Bruno: peek", options="accidents")
    assert seen_events(game, 1) == [{"event": "peek", "person": 1, "card": 1, "mask": "bishop"}]
    for person in (0, 2, 3, None):
        assert seen_events(game, person) == [{"event": "peek", "person": 1, "card": 1, "mask": None}]


@rule("A2.2")
@pytest.mark.parametrize(("edition", "deal"), [(1, FOUR), (2, FOUR_2E), (1, THREE), (1, TWO)])
def test_who_looked_by_accident_must_look_on_the_next_turn_at_any_own_card(edition: int, deal: str) -> None:
    own = "" if deal in (FOUR, FOUR_2E) else " left"
    game = table(deal, f"Bruno: peek{own}", f"Adele: look{own}", edition=edition, options="accidents")
    free = table(deal, f"Adele: look{own}", edition=edition, options="accidents")
    assert legal(game) == looks(legal(free))
    assert legal(game) != legal(free)


@rule("A2.2")
@pytest.mark.parametrize("action", ["take Adele", "announce king"])
def test_who_looked_by_accident_is_refused_anything_else(action: str) -> None:
    lines = ("Bruno: peek", "Adele: look", f"Bruno: {action}")
    assert "(A2.2)" in refused(sheet(FOUR, *lines, options="accidents")).why


@rule("A2.2")
def test_the_obligation_ends_with_that_look() -> None:
    game = table(FOUR, "Bruno: peek", *(f"{name}: look" for name in GUESTS[:4] * 2), options="accidents")
    say(game, "Adele: look")
    assert "announce king" in legal(game)


@rule("A2.2")
def test_the_player_whose_turn_it_is_cannot_look_by_accident() -> None:
    for lines in ([], ["Adele: take Bruno"], ["Adele: announce king"], ["Adele: announce king", "Bruno: claim"]):
        assert "(A2.2)" in refused(sheet(FOUR, *lines, "Adele: peek", options="accidents")).why


@rule("A2.2")
@pytest.mark.parametrize("decisions", range(7))
def test_an_accidental_look_may_come_before_any_decision_and_changes_nothing_else(decisions: int) -> None:
    lines = ["Adele: announce bishop", "Bruno: claim", "Cedric: pass", "Didier: pass", "Bruno: choose Cedric"]
    lines += ["Bruno: take Adele", "Bruno: swap"]
    game = table(FOUR, *lines[:decisions], "Didier: peek", *lines[decisions:], options="accidents")
    assert game.document() == table(FOUR, *lines, options="accidents").document() | {"decisions": 8}


@rule("A2.2")
def test_the_obligation_waits_through_preparation() -> None:
    game = table(FOUR, "Bruno: peek", "Adele: take Bruno", "Adele: keep", preparation=2, options="accidents")
    assert looks(legal(game)) == set()
    say(game, "Bruno: take Adele", "Bruno: keep", "Cedric: look", "Didier: look", "Adele: look")
    assert legal(game) == {"look"}
    say(game, "Bruno: look", "Cedric: look", "Didier: look", "Adele: look")
    assert {"look", "announce king", "take Adele"} <= legal(game)


@rule("A2.2", "U3")
def test_the_obligation_waits_where_the_first_edition_forbids_a_look() -> None:
    game = table(FOUR, "Bruno: peek", options="accidents")
    contest(game, "Adele: announce king", "Bruno")
    assert {text.split()[0] for text in legal(game)} == {"take"}
    say(game, "Bruno: take Adele", "Bruno: keep", "Cedric: look", "Didier: look", "Adele: look")
    assert legal(game) == {"look"}


@rule("A2.2", "U3")
def test_in_the_second_edition_a_turned_up_player_who_owes_a_look_takes_it_at_once() -> None:
    game = table(FOUR_2E, "Bruno: peek", edition=2, options="accidents")
    contest(game, "Adele: announce king", "Bruno")
    assert legal(game) == {"look"}


@rule("A2.2")
def test_one_look_settles_every_accidental_look_before_it() -> None:
    game = table(FOUR, "Bruno: peek", "Bruno: peek", "Adele: look", "Bruno: look", options="accidents")
    say(game, "Cedric: look", "Didier: look", "Adele: look")
    assert "announce king" in legal(game)


@rule("A2.2")
def test_only_an_own_card_that_is_there_is_looked_at_by_accident() -> None:
    refused(sheet(FOUR, "Bruno: peek left", options="accidents"))
    refused(sheet(THREE, "Bruno: peek protected", options="accidents"))
    told = say(table(TWO, options="accidents"), "Bruno: peek protected")
    assert told == [{"event": "peek", "person": 1, "card": 5, "mask": "witch"}]
    assert not any("peek" in text for text in legal(table(TWO, options="accidents")))
