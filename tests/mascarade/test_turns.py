"""Turns: preparation, the three actions, those who were turned up, and whose turn is next (U1-U4)."""

from __future__ import annotations

import pytest

from tests.mascarade.test_announce import contest
from tests.played import GUESTS, legal, refused, rule, say, sheet, table

TWO = "king+bishop+fool, judge+queen+witch"
THREE = "king+bishop, judge+queen, witch+fool"
FOUR = "king, bishop, judge, queen | thief, cheat"
SIX_2E = "puppet-master, king, judge, princess, beggar, witch"
EIGHT = "inquisitor, bishop, judge, king, queen, fool, peasant, peasant"
EIGHT_2E = "guru, trickster, judge, king, empress, fool, princess, puppet-master"


def verbs(texts: set[str]) -> set[str]:
    return {text.split()[0] for text in texts}


@rule("U1")
@pytest.mark.parametrize(
    ("deal", "order"),
    [(TWO, "ABAB"), (THREE, "ABCA"), (FOUR, "ABCD"), ("judge, bishop, king, queen, witch, cheat", "ABCD")],
)
def test_the_first_four_turns_of_the_game_are_for_swapping_only(deal: str, order: str) -> None:
    game = table(deal, preparation=4)
    for turn, initial in enumerate(order, 1):
        document = game.document()
        assert (document["turn"], document["to_decide"][0]) == (turn, initial)
        assert verbs(legal(game)) == {"take"}
        say(game, f"{document['to_decide']}: {document['legal'][0]}", f"{document['to_decide']}: keep")
    assert verbs(legal(game)) == {"take", "look", "announce"}


@rule("U1")
@pytest.mark.parametrize("action", ["look", "announce king"])
@pytest.mark.parametrize("edition", [1, 2])
def test_look_and_announce_are_refused_during_preparation(action: str, edition: int) -> None:
    deal = "king, judge, witch, fool"
    assert "(U1)" in refused(sheet(deal, f"Adele: {action}", preparation=4, edition=edition)).why
    prepared = [f"{name}: {half}" for name in GUESTS[:3] for half in ("take Didier", "keep")]
    assert "(U1)" in refused(sheet(deal, *prepared, f"Didier: {action}", preparation=4, edition=edition)).why


@rule("U2")
def test_from_the_fifth_turn_on_there_are_three_actions() -> None:
    game = table(FOUR, *(f"{name}: {half}" for name in GUESTS[:4] for half in ("take centre.1", "keep")), preparation=4)
    assert game.document()["turn"] == 5
    masks = ("king", "bishop", "judge", "queen", "thief", "cheat")
    cards = ("Bruno", "Cedric", "Didier", "centre.1", "centre.2")
    assert legal(game) == {"look", *(f"announce {mask}" for mask in masks), *(f"take {card}" for card in cards)}


@rule("U2")
@pytest.mark.parametrize("lines", [["look"], ["take Bruno", "swap"], ["take centre.1", "keep"]])
def test_a_player_takes_exactly_one_action(lines: list[str]) -> None:
    said = [f"Adele: {line}" for line in lines]
    assert table(FOUR, *said).document()["to_decide"] == "Bruno"
    for more in ("look", "take Bruno", "announce king"):
        assert refused(sheet(FOUR, *said, f"Adele: {more}")).line == 8 + len(lines)


@rule("U2")
def test_a_swap_once_begun_cannot_become_another_action() -> None:
    assert legal(table(FOUR, "Adele: take Bruno")) == {"swap", "keep"}
    refused(sheet(FOUR, "Adele: take Bruno", "Adele: announce king"))


@rule("U3")
@pytest.mark.parametrize(("edition", "allowed"), [(1, {"take"}), (2, {"take", "look"})])
def test_a_claimant_whose_turn_is_next_may_not_announce(edition: int, allowed: set[str]) -> None:
    game = table("king, cheat, judge, witch | thief, spy", edition=edition)
    contest(game, "Adele: announce king", "Bruno")
    assert game.document()["to_decide"] == "Bruno"
    assert verbs(legal(game)) == allowed


@rule("U3")
@pytest.mark.parametrize(("edition", "action"), [(1, "announce king"), (1, "look"), (2, "announce king")])
def test_a_claimant_who_announces_next_is_told_why_not(edition: int, action: str) -> None:
    claimed = ("Adele: announce king", "Bruno: claim", "Cedric: pass", "Didier: pass")
    deal = "king, cheat, judge, witch | thief, spy"
    assert "(U3)" in refused(sheet(deal, *claimed, f"Bruno: {action}", edition=edition)).why


@rule("U3")
def test_a_truthful_claimant_is_bound_as_well() -> None:
    game = table(FOUR)
    contest(game, "Adele: announce bishop", "Bruno")
    say(game, "Bruno: choose Cedric")
    assert (game.document()["to_decide"], verbs(legal(game))) == ("Bruno", {"take"})


@rule("U3")
def test_only_the_turn_immediately_before_counts() -> None:
    game = table(FOUR)
    contest(game, "Adele: announce king", "Bruno", "Cedric")
    say(game, "Bruno: take Adele", "Bruno: keep")
    assert (game.document()["to_decide"], verbs(legal(game))) == ("Cedric", {"take", "look", "announce"})


@rule("U3")
def test_who_only_passed_is_free() -> None:
    game = table(FOUR)
    contest(game, "Adele: announce judge", "Cedric", "Didier")
    assert (game.document()["to_decide"], verbs(legal(game))) == ("Bruno", {"take", "look", "announce"})


@rule("U3")
@pytest.mark.parametrize(("edition", "mask", "allowed"), [(1, "inquisitor", {"take"}), (2, "guru", {"take", "look"})])
@pytest.mark.parametrize("named", ["judge", "king"])
def test_the_target_of_inquisitor_or_guru_may_not_announce_next(
    edition: int, mask: str, allowed: set[str], named: str
) -> None:
    game = table(EIGHT if edition == 1 else EIGHT_2E, edition=edition)
    contest(game, f"Adele: announce {mask}")
    say(game, "Adele: choose Bruno", f"Bruno: name {named}")
    assert (game.document()["to_decide"], verbs(legal(game))) == ("Bruno", allowed)


@rule("U3")
def test_the_target_of_the_princess_may_not_announce_next() -> None:
    game = table(SIX_2E, edition=2)
    contest(game, "Adele: announce princess")
    say(game, "Adele: choose Bruno")
    assert (game.document()["to_decide"], verbs(legal(game))) == ("Bruno", {"take", "look"})


@rule("U3")
@pytest.mark.parametrize(
    ("deal", "claims"), [(THREE, ["Bruno right"]), (THREE, ["Bruno left"]), (TWO, ["Bruno protected"])]
)
def test_the_restriction_applies_whichever_of_several_cards_was_turned_up(deal: str, claims: list[str]) -> None:
    game = table(deal)
    contest(game, "Adele: announce king left", *claims)
    assert (game.document()["to_decide"], verbs(legal(game))) == ("Bruno", {"take"})


@rule("U3")
def test_with_two_players_the_announcer_is_free_again_after_the_opponents_turn() -> None:
    game = table(TWO)
    contest(game, "Adele: announce king left", "Bruno left")
    say(game, "Bruno: take left Adele.left", "Bruno: keep")
    assert verbs(legal(game)) == {"take", "look", "announce"}


@rule("U3", "U4")
def test_the_restriction_follows_the_player_and_not_the_place() -> None:
    game = table(SIX_2E, edition=2)
    contest(game, "Adele: announce puppet-master", "Bruno")
    say(game, "Adele: choose Bruno", "Adele: choose Didier")
    assert (game.document()["to_decide"], verbs(legal(game))) == ("Didier", {"take", "look", "announce"})


@rule("U3", "U4")
def test_an_announcer_who_was_moved_to_the_next_place_has_the_turn_again_and_is_bound() -> None:
    game = table(SIX_2E.replace("puppet-master, king, judge", "judge, king, puppet-master"), edition=2)
    contest(game, "Adele: announce puppet-master", "Cedric")
    say(game, "Cedric: choose Adele", "Cedric: choose Bruno")
    assert (game.document()["to_decide"], verbs(legal(game))) == ("Adele", {"take", "look"})


@rule("U4")
def test_the_place_clockwise_of_the_one_that_took_the_turn_is_next_wherever_its_player_went() -> None:
    game = table(SIX_2E.replace("puppet-master, king, judge", "judge, king, puppet-master"), edition=2)
    contest(game, "Adele: announce puppet-master", "Cedric")
    say(game, "Cedric: choose Adele", "Cedric: choose Didier")
    asked = []
    for _ in range(6):
        asked.append(game.document()["to_decide"])
        say(game, f"{asked[-1]}: look")
    assert asked == ["Bruno", "Cedric", "Adele", "Emma", "Fran", "Didier"]


@rule("U4")
def test_after_the_last_place_the_first_is_next() -> None:
    game = table(FOUR, "Didier: look", first="Didier")
    assert game.document()["to_decide"] == "Adele"
    assert game.document()["turn"] == 2
