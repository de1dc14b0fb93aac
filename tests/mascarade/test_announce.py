"""Announce: what may be said, who answers, who turns up, who pays (A3.1-A3.7)."""

from __future__ import annotations

import pytest

from maskenball.core.game import Json
from maskenball.games.mascarade.rules.match import Mascarade
from tests.played import coins, legal, question_of, refused, rule, say, seen_events, sheet, table

TWO = "king+bishop+fool, judge+queen+witch"
THREE = "king+bishop, judge+queen, witch+fool"
FOUR = "king, bishop, judge, queen | thief, cheat"
SIX_2E = "judge, king, puppet-master, patron, beggar, cheat"


def contest(game: Mascarade, announcement: str, *claims: str) -> list[Json]:
    """An announcement and the whole round of answers: those named ("Bruno", "Bruno left") claim, all others pass."""
    words = {name: f"claim {slot}".strip() for name, _, slot in (claim.partition(" ") for claim in claims)}
    told = say(game, announcement)
    for _ in range(game.t.players - 1):
        asked = game.document()["to_decide"]
        told += say(game, f"{asked}: {words.pop(asked, 'pass')}")
    assert not words
    return told


def paid(told: list[Json]) -> list[tuple[int | str, int | str, int, str]]:
    """The payments, in order: from, to, how much, why."""
    return [(e["from"], e["to"], e["amount"], e["why"]) for e in told if e["event"] == "coins"]


def kinds(told: list[Json]) -> list[str]:
    return [event["event"] for event in told]


def announcements(texts: set[str]) -> set[str]:
    return {text.removeprefix("announce ") for text in texts if text.startswith("announce ")}


@rule("A3.1")
def test_any_mask_in_play_may_be_announced_true_or_not_centre_included() -> None:
    assert announcements(legal(table(FOUR))) == {"king", "bishop", "judge", "queen", "thief", "cheat"}


@rule("A3.1")
@pytest.mark.parametrize("mask", ["witch", "fool", "empress", "Bruno", "king left"])
def test_a_mask_that_is_not_in_play_cannot_be_announced(mask: str) -> None:
    assert refused(sheet(FOUR, f"Adele: announce {mask}")).line == 8


@rule("A3.1")
@pytest.mark.parametrize("deal", [TWO, THREE])
def test_with_several_cards_the_announcer_points_at_left_or_right(deal: str) -> None:
    masks = {"king", "bishop", "fool", "judge", "queen", "witch"}
    expected = {f"{mask} {slot}" for mask in masks for slot in ("left", "right")}
    assert announcements(legal(table(deal))) == expected
    refused(sheet(deal, "Adele: announce king"))
    refused(sheet(deal, "Adele: announce king protected"))


@rule("A3.2")
@pytest.mark.parametrize("first", range(4))
def test_each_other_player_is_asked_once_clockwise_from_the_announcers_left(first: int) -> None:
    names = ["Adele", "Bruno", "Cedric", "Didier"]
    game = table(FOUR, f"{names[first]}: announce queen", first=names[first])
    for place in range(first + 1, first + 4):
        assert game.document()["kind"] == "contest"
        assert game.document()["to_decide"] == names[place % 4]
        assert legal(game) == {"pass", "claim"}
        say(game, f"{names[place % 4]}: pass")
    assert game.document()["kind"] == "turn"


@rule("A3.2")
@pytest.mark.parametrize(
    "line", ["Cedric: claim", "Adele: claim", "Bruno: look", "Bruno: claim left", "Bruno: take Adele"]
)
def test_nobody_answers_out_of_turn_or_with_another_action(line: str) -> None:
    assert refused(sheet(FOUR, "Adele: announce king", line)).line == 9


@rule("A3.2")
def test_those_who_answer_later_have_heard_those_before() -> None:
    game = table(FOUR, "Adele: announce king", "Bruno: claim")
    assert seen_events(game, 2) == [{"event": "claim", "person": 1, "card": 1}]
    assert question_of(game, 2) == {"person": 2, "kind": "contest"}


@rule("A3.2")
@pytest.mark.parametrize(("deal", "slots"), [(THREE, ("left", "right")), (TWO, ("left", "right", "protected"))])
def test_with_several_cards_a_claimant_points_at_one_protected_too(deal: str, slots: tuple[str, ...]) -> None:
    assert legal(table(deal, "Adele: announce king left")) == {"pass", *(f"claim {slot}" for slot in slots)}
    refused(sheet(deal, "Adele: announce king left", "Bruno: claim"))


@rule("A3.2", "A3.5")
def test_a_claim_with_the_protected_card_is_a_true_claim() -> None:
    game = table(TWO, coins="6, 4")
    contest(game, "Adele: announce witch left", "Bruno protected")
    assert legal(game) == {"choose Adele", "decline"}
    say(game, "Bruno: choose Adele")
    assert (coins(game), game.s.court) == ([3, 6], 1)


@rule("A3.3")
@pytest.mark.parametrize("mask", ["king", "queen", "thief"])
def test_unopposed_the_announcer_uses_the_power_and_no_card_is_turned_up(mask: str) -> None:
    game = table(FOUR)
    told = contest(game, f"Adele: announce {mask}")
    assert coins(game)[0] == {"king": 9, "queen": 8, "thief": 8}[mask]
    assert game.s.court == 0
    assert not {"turn-up", "turn-down"} & set(kinds(told))


@rule("A3.4")
def test_announcer_and_claimants_turn_up_all_at_once_after_the_last_answer() -> None:
    game = table(FOUR, "Adele: announce king", "Bruno: claim", "Cedric: claim")
    assert seen_events(game, 3) == [{"event": "claim", "person": 2, "card": 2}]
    say(game, "Didier: pass")
    for person in (0, 1, 2, 3, None):
        shown = [(e["card"], e["mask"]) for e in seen_events(game, person) if e["event"] == "turn-up"]
        assert shown == [(0, "king"), (1, "bishop"), (2, "judge")]


@rule("A3.4")
def test_with_several_cards_only_the_card_that_was_pointed_at_is_turned_up() -> None:
    told = contest(table(THREE), "Adele: announce queen right", "Cedric left")
    assert [(e["card"], e["mask"]) for e in told if e["event"] == "turn-up"] == [(1, "bishop"), (4, "witch")]


@rule("A3.5")
def test_the_true_claimant_uses_the_power_outside_the_own_turn() -> None:
    game = table(FOUR)
    contest(game, "Adele: announce queen", "Cedric", "Didier")
    assert coins(game) == [5, 6, 5, 8]
    assert game.document()["to_decide"] == "Bruno"


@rule("A3.5")
def test_the_announcer_who_told_the_truth_uses_the_power() -> None:
    game = table(FOUR)
    contest(game, "Adele: announce king", "Bruno")
    assert coins(game) == [9, 5, 6, 6]


@rule("A3.5")
def test_if_none_has_the_mask_no_power_is_used() -> None:
    game = table(FOUR)
    told = contest(game, "Adele: announce thief", "Bruno")
    assert "power" not in kinds(told)
    assert (coins(game), game.s.court) == ([5, 5, 6, 6], 2)


@rule("A3.5")
def test_a_true_mask_in_the_other_hand_counts_as_false() -> None:
    game = table(THREE)
    told = contest(game, "Adele: announce king right", "Bruno left")
    assert "power" not in kinds(told)
    assert (coins(game), game.s.court) == ([5, 5, 6], 2)


@rule("A3.6")
@pytest.mark.parametrize("claims", [["Bruno"], ["Bruno", "Didier"], ["Bruno", "Cedric", "Didier"]])
def test_each_false_claimant_pays_one_coin_to_the_court_after_the_power(claims: list[str]) -> None:
    game = table(FOUR)
    payments = paid(contest(game, "Adele: announce king", *claims))
    assert payments[0] == ("bank", 0, 3, "power")
    assert payments[1:] == [("ABCD".index(name[0]), "court", 1, "fine") for name in claims]
    assert game.s.court == len(claims)


@rule("A3.6")
def test_nobody_pays_who_only_passed_or_told_the_truth() -> None:
    game = table(FOUR)
    contest(game, "Adele: announce queen", "Didier")
    assert (coins(game), game.s.court) == ([5, 6, 6, 8], 1)


@rule("A3.6")
def test_the_fine_is_paid_from_the_place_where_the_liar_sits_now() -> None:
    game = table(SIX_2E, edition=2, coins="6, 6, 6, 3, 6, 6")
    contest(game, "Adele: announce puppet-master", "Cedric")
    told = say(game, "Cedric: choose Adele", "Cedric: choose Didier")
    assert paid(told)[-1] == (3, "court", 1, "fine")
    assert coins(game) == [5, 6, 8, 1, 6, 6]


@rule("A3.6")
def test_it_counts_what_the_card_was_when_it_was_turned_up() -> None:
    game = table("fool, bishop, judge, king")
    contest(game, "Adele: announce fool", "Bruno")
    say(game, "Adele: choose Bruno", "Adele: choose Cedric", "Adele: swap")
    assert coins(game) == [7, 5, 6, 6]


@rule("A3.6")
def test_a_spy_who_swaps_the_own_card_away_pays_no_fine_and_the_liar_who_gets_it_does() -> None:
    game = table("king, spy, judge, queen")
    contest(game, "Adele: announce spy", "Bruno")
    say(game, "Bruno: choose Adele", "Bruno: swap")
    assert game.document()["players"][0]["cards"] == ["spy"]
    assert coins(game) == [5, 6, 6, 6]


@rule("A3.7")
def test_all_cards_that_were_turned_up_are_turned_down_again() -> None:
    game = table(FOUR)
    told = contest(game, "Adele: announce king", "Bruno", "Didier")
    assert [event["card"] for event in told if event["event"] == "turn-down"] == [0, 1, 3]
    assert kinds(told).index("turn-down") > max(i for i, kind in enumerate(kinds(told)) if kind == "coins")
    assert not any(game.view(None).state.face_audience)


@rule("A3.7")
def test_cards_stay_up_while_the_power_is_being_used() -> None:
    game = table(FOUR)
    contest(game, "Adele: announce bishop", "Bruno")
    for person in (0, 1, 2, 3, None):
        faces = game.view(person).state.face_mask
        assert [game.mask_ids.get(faces[card]) for card in (0, 1, 2)] == ["king", "bishop", None]
    told = say(game, "Bruno: choose Cedric")
    assert [event["card"] for event in told if event["event"] == "turn-down"] == [0, 1]
