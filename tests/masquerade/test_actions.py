"""Thief, Merchant and Magician: what the winner of a trick may do (X1-X4)."""

from __future__ import annotations

import pytest

from maskenball.games.masquerade.rules.match import Masquerade
from tests.masquerade.tables import (
    asked,
    before_the_last_trick,
    hand,
    kind,
    legal,
    not_taken,
    pile,
    say,
    table,
    trick,
    watchers,
)
from tests.played import rule, seen_events

THIEF = ("red-9 red-3", "red-5 red-8", "red-10 red-10 red-11", "red-8 red-11 yellow-2")
MERCHANT = ("red-4 red-4 red-9", "red-5 red-9", "red-6 red-6", "red-10 yellow-2")


def thief(*, loot: bool = False) -> Masquerade:
    """Bruno has won a trick, with a diamond in it or without, and Adele one with the Thief."""
    game = table(*THIEF)
    trick(game, f"red-9 red-5 red-10 {'red-11' if loot else 'red-8'}")
    trick(game, f"red-8 red-10 {'red-8' if loot else 'red-11'} red-3")
    return game


def robbing(cards: str, **piles: str) -> Masquerade:
    """Adele wins the last trick of three with the Thief."""
    game = before_the_last_trick(table("", "", ""), cards, **piles)
    trick(game, cards)
    return game


def merchant() -> Masquerade:
    """Adele has won the first trick with the Merchant."""
    game = table(*MERCHANT)
    trick(game, "red-4 red-5 red-6 red-10")
    return game


# Thief


@rule("X1")
def test_the_thief_chooses_among_the_other_piles_that_have_cards() -> None:
    game = thief()
    assert (asked(game), kind(game), game.document()["trick"]) == ("Adele", "action", [])
    assert legal(game) == {"steal Bruno", "decline"}
    game = robbing("red-3 red-9 red-9", Adele="red-5", Bruno="red-6", Cedric="blue-1")
    assert legal(game) == {"steal Bruno", "steal Cedric", "decline"}


@rule("X1")
@pytest.mark.parametrize("line", ["steal Adele", "steal Cedric", "take yellow-2", "play red-2", "trade red-2 red-3"])
def test_the_thief_may_not_choose_the_own_pile_an_empty_one_or_anything_else(line: str) -> None:
    assert not_taken(thief(), f"Adele: {line}").rule == "X1"


@rule("X1")
def test_the_thief_looks_through_the_whole_pile() -> None:
    told = say(robbing("red-3 red-9 red-9", Bruno="red-6 blue-1 red-6 red-11", Cedric="green-1"), "Adele: steal Bruno")
    assert told[0] == {"event": "steal", "person": 0, "of": 1}
    assert [e["card"] for e in told if e["event"] == "see"] == ["red-6", "red-6", "red-11", "blue-1"]


@rule("X1")
def test_only_a_diamond_of_that_pile_may_be_taken() -> None:
    game = robbing("red-3 red-9 red-9", Adele="green-3", Bruno="red-6 red-11 blue-1", Cedric="yellow-1")
    say(game, "Adele: steal Bruno")
    assert legal(game) == {"take red-11", "take blue-1", "decline"}
    for card in ("red-6", "yellow-1", "green-3", "green-1"):
        assert not_taken(game, f"Adele: take {card}").code == "no-diamond"
    assert not_taken(game, "Adele: steal Cedric").rule == "X1"


@rule("X1")
def test_which_cards_are_diamonds_is_up_to_the_deck() -> None:
    game = before_the_last_trick(table("", "", "", deck="points"), "red-10 red-11 red-12", Bruno="red-8 blue-3 blue-2")
    trick(game, "red-10 red-11 red-12")
    say(game, "Adele: steal Bruno")
    assert legal(game) == {"take red-8", "take blue-2", "decline"}


@rule("X1")
def test_the_stolen_diamond_lies_on_the_thiefs_pile_and_is_shown_to_all() -> None:
    game = thief(loot=True)
    say(game, "Adele: steal Bruno", "Adele: take red-11")
    assert pile(game, "Bruno") == ["red-5", "red-9", "red-10"]
    assert pile(game, "Adele") == ["red-3", "red-8", "red-8", "red-10", "red-11"]
    assert game.s.pile_size == [5, 3, 0, 0, 0]
    for person in watchers(game):
        assert seen_events(game, person)[0] == {"event": "stolen", "person": 0, "of": 1, "card": "red-11"}
    assert (asked(game), kind(game)) == ("Adele", "play")


@rule("X1")
def test_only_one_diamond_is_taken() -> None:
    game = before_the_last_trick(table("", "", ""), "red-3 red-9 red-9", Bruno="blue-1 blue-1 blue-2")
    trick(game, "red-3 red-9 red-9")
    say(game, "Adele: steal Bruno", "Adele: take blue-1")
    assert game.over and pile(game, "Bruno") == ["blue-1", "blue-2"]


@rule("X1")
def test_two_equal_diamonds_are_one_choice() -> None:
    game = robbing("red-3 red-9 red-9", Bruno="blue-1 blue-1 red-6")
    say(game, "Adele: steal Bruno")
    assert sorted(game.text(answer) for answer in game.legal()) == ["decline", "take blue-1"]


@rule("X1")
def test_with_nothing_to_take_the_thief_is_asked_all_the_same_and_can_only_decline() -> None:
    game = thief()
    assert legal(game) == {"steal Bruno", "decline"}
    say(game, "Adele: steal Bruno")
    assert (asked(game), kind(game), legal(game)) == ("Adele", "action", {"decline"})
    say(game, "Adele: decline")
    assert (asked(game), kind(game), game.s.turn) == ("Adele", "play", 3)


@rule("X1")
def test_nobody_else_can_tell_whether_there_was_something_to_take() -> None:
    poor, rich = thief(), thief(loot=True)
    for game in (poor, rich):
        say(game, "Adele: steal Bruno")
    for person in (1, 2, 3, None):
        assert poor.message(person) == rich.message(person)
    assert poor.message(0) != rich.message(0)


@rule("X1")
@pytest.mark.parametrize("before", ["", "red-1 red-5 red-10 red-8"])
def test_if_all_other_piles_are_empty_nothing_is_asked(before: str) -> None:
    game = table("red-1 red-9 red-3", *THIEF[1:])
    trick(game, before)
    trick(game, "red-3 red-8 red-10 red-11" if before else "red-3 red-5 red-10 red-8")
    assert (asked(game), kind(game), game.s.turn) == ("Adele", "play", 3 if before else 2)


@rule("X1", "X2")
@pytest.mark.parametrize("card", ["red-3", "red-4"])
def test_a_thief_or_merchant_that_does_not_win_the_trick_does_nothing(card: str) -> None:
    game = table(f"red-9 {card}", "red-5 red-8", "red-1 red-10", "red-8 red-7")
    trick(game, "red-9 red-5 red-10 red-8")
    trick(game, f"red-8 red-1 red-7 {card}")
    assert (asked(game), kind(game)) == ("Cedric", "play")


@rule("X1")
def test_of_two_thieves_in_a_trick_the_first_wins_and_acts() -> None:
    game = robbing("red-3 red-3 red-9", Cedric="blue-1")
    assert (asked(game), legal(game)) == ("Adele", {"steal Cedric", "decline"})


@rule("X1", "X4")
def test_the_thief_acts_after_the_last_trick_before_the_count() -> None:
    game = robbing("red-3 red-9 red-9", Bruno="blue-1 blue-2")
    assert not game.over and game.document()["turn"] == 14 and kind(game) == "action"
    say(game, "Adele: steal Bruno")
    assert not game.over
    say(game, "Adele: take blue-2")
    assert game.over
    assert [player["diamonds"] for player in game.document()["players"]] == [1, 1, 0]


@rule("X1")
def test_after_the_last_trick_nothing_is_asked_if_all_other_piles_are_empty() -> None:
    assert robbing("red-3 red-9 red-9", Adele="blue-1 blue-2").over


# Merchant


@rule("X2")
def test_the_merchant_trades_any_card_of_the_hand_for_any_of_the_pile_this_trick_included() -> None:
    game = merchant()
    assert (asked(game), kind(game), game.document()["trick"]) == ("Adele", "action", [])
    held, lying = set(hand(game, "Adele")), {"red-4", "red-5", "red-6", "red-10"}
    assert {"red-4", "red-5", "red-9"} <= held
    expected = {f"trade {own} {other}" for own in held for other in lying if own != other}
    assert legal(game) == {*expected, "decline"}


@rule("X2")
def test_the_merchant_may_trade_for_a_card_of_an_earlier_trick() -> None:
    game = table("red-1 red-4 red-9", *MERCHANT[1:])
    trick(game, "red-1 red-9 red-6 red-10")
    trick(game, "red-4 red-5 red-6 yellow-2")
    assert {"trade red-9 red-1", "trade red-9 red-10", "trade red-9 yellow-2"} <= legal(game)


@rule("X2")
@pytest.mark.parametrize("wanted", ["red-5", "red-6", "red-10", "red-4"])
def test_the_two_cards_change_places(wanted: str) -> None:
    game = merchant()
    held, lying = hand(game, "Adele"), pile(game, "Adele")
    say(game, f"Adele: trade red-9 {wanted}")
    held.remove("red-9")
    lying.remove(wanted)
    assert sorted(hand(game, "Adele")) == sorted([*held, wanted])
    assert sorted(pile(game, "Adele")) == sorted([*lying, "red-9"])
    assert (game.s.hand_size[0], game.s.pile_size[0]) == (9, 4)


@rule("X2")
@pytest.mark.parametrize(
    "line",
    [
        "trade red-4 red-4",
        "trade red-5 red-5",
        "trade red-8 red-6",
        "trade red-9 red-8",
        "trade red-9 red-9",
        "play red-9",
        "steal Bruno",
        "take red-5",
    ],
)
def test_the_merchant_trades_nothing_of_the_same_kind_and_nothing_that_is_not_there(line: str) -> None:
    game = merchant()
    assert {"red-4", "red-5", "red-9"} <= set(hand(game, "Adele")) and "red-8" not in hand(game, "Adele")
    assert (not_taken(game, f"Adele: {line}").code, kind(game)) == ("no-trade", "action")


@rule("X2")
def test_equal_cards_are_one_choice_of_the_merchant() -> None:
    game = table("red-4 red-9 red-9", "red-5", "red-6 red-10", "red-6 red-10")
    trick(game, "red-4 red-5 red-6 red-6")
    texts = [game.text(answer) for answer in game.legal()]
    assert texts.count("trade red-9 red-6") == 1
    say(game, "Adele: trade red-9 red-6")
    assert hand(game, "Adele").count("red-9") == 1 and pile(game, "Adele").count("red-6") == 1


@rule("X2")
def test_others_see_that_an_exchange_took_place_and_not_the_cards() -> None:
    game = merchant()
    told = say(game, "Adele: trade red-9 red-6")
    assert told[0] == {"event": "trade", "person": 0, "hand": "red-9", "pile": "red-6"}
    assert seen_events(game, 0) == told
    for person in (1, 2, 3, None):
        assert seen_events(game, person)[0] == {"event": "trade", "person": 0, "hand": None, "pile": None}


@rule("X2")
def test_with_an_empty_hand_the_merchant_is_not_asked() -> None:
    game = before_the_last_trick(table("", "", ""), "red-4 red-9 red-9", Adele="blue-1", Bruno="blue-2")
    trick(game, "red-4 red-9 red-9")
    assert game.over and pile(game, "Adele") == ["red-4", "red-9", "red-9", "blue-1"]


@rule("X2")
def test_a_card_that_was_traded_for_can_be_played_at_once() -> None:
    game = merchant()
    say(game, "Adele: trade red-9 red-10", "Adele: play red-10")
    assert game.document()["trick"] == [{"player": "Adele", "card": "red-10"}]


# Magician


@rule("X3")
@pytest.mark.parametrize("deck", ["default", "points"])
def test_the_magician_asks_for_nothing(deck: str) -> None:
    game = table("red-9 red-1", "red-5 red-8", "red-10 red-11", "red-11 yellow-2", deck=deck)
    trick(game, "red-9 red-5 red-10 red-11")
    trick(game, "red-8 red-11 yellow-2 red-1")
    assert (asked(game), kind(game), game.s.turn) == ("Adele", "play", 3)


@rule("X3")
@pytest.mark.parametrize("card", ["red-2", "red-3", "red-4"])
def test_the_magician_is_the_best_card(card: str) -> None:
    game = table(card, "red-1", "red-9", "red-10")
    trick(game, f"{card} red-1 red-9 red-10")
    assert asked(game) == "Bruno"


# Optional


@rule("X4")
def test_each_question_may_be_declined_and_the_winner_leads_the_next_trick() -> None:
    games = [thief(), thief(loot=True), merchant()]
    say(games[1], "Adele: steal Bruno")
    for game in games:
        turn, lying = game.s.turn, [pile(game, name) for name in game.names]
        assert "decline" in legal(game)
        told = say(game, "Adele: decline")
        assert told == [{"event": "decline", "person": 0}, {"event": "turn", "person": 0, "turn": turn + 1}]
        assert [pile(game, name) for name in game.names] == lying


@rule("X4")
def test_the_winner_decides_before_the_next_trick_is_led() -> None:
    for game in (thief(), merchant()):
        assert not_taken(game, "Bruno: decline").code == "not-asked"
        assert all(not text.startswith("play") for text in legal(game))
        say(game, "Adele: decline")
        assert not_taken(game, "Adele: decline").code == "must-play"


@rule("X4")
def test_declining_after_the_last_trick_ends_the_game() -> None:
    game = robbing("red-3 red-9 red-9", Bruno="blue-1")
    told = say(game, "Adele: decline")
    assert game.over and [e["event"] for e in told[:2]] == ["decline", "over"]
    game = robbing("red-3 red-9 red-9", Bruno="blue-1")
    say(game, "Adele: steal Bruno", "Adele: decline")
    assert game.over and pile(game, "Bruno") == ["blue-1"]


@rule("X4")
def test_while_an_action_is_asked_the_turn_is_that_of_the_trick_just_won() -> None:
    assert (thief().document()["turn"], merchant().document()["turn"]) == (2, 1)
