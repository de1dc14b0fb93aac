"""Tricks: who must play what, and who wins (K1-K4)."""

from __future__ import annotations

import pytest

from maskenball.core.game import ALL_KNOWING
from tests.masquerade.tables import (
    GUESTS,
    asked,
    before_the_last_trick,
    hand,
    kind,
    legal,
    not_taken,
    pile,
    play_by_chance,
    seeded,
    sheet,
    table,
    trick,
)
from tests.played import refused, rule

MIXED = ("blue-1 blue-3 yellow-2 red-7", "blue-2 blue-2 red-9 green-1", "yellow-1 yellow-3 green-2", "blue-3 red-10")


def plays(cards: list[str]) -> set[str]:
    return {f"play {card}" for card in cards}


def winner(cards: str, *, first: int = 0) -> str:
    """Who wins a trick whose cards are played in this order."""
    order = cards.split()
    some = [order[(seat - first) % len(order)] for seat in range(len(order))]
    game = table(*some, first=first)
    return GUESTS[next(e["person"] for e in trick(game, cards) if e["event"] == "trick")]


@rule("K1")
@pytest.mark.parametrize("first", range(4))
def test_the_leader_plays_any_card(first: int) -> None:
    game = table(*MIXED, first=first)
    assert legal(game) == plays(hand(game, GUESTS[first]))


@rule("K1")
def test_the_others_play_clockwise_from_the_leader() -> None:
    game = table(*MIXED, first=2)
    order = []
    for _ in range(4):
        order.append(asked(game))
        game.play(game.s.asked, game.legal()[0])
    assert order == ["Cedric", "Didier", "Adele", "Bruno"]


@rule("K1")
@pytest.mark.parametrize("led", ["blue-2", "red-9", "green-1"])
def test_who_holds_the_led_colour_must_follow_it(led: str) -> None:
    colour = led.partition("-")[0]
    game = table("blue-1 red-7 yellow-2 green-3", MIXED[1], *MIXED[2:], first=1)
    trick(game, led)
    for name in ("Cedric", "Didier", "Adele"):
        follow = [card for card in hand(game, name) if card.startswith(colour)]
        assert asked(game) == name and legal(game) == plays(follow or hand(game, name))
        game.play(game.s.asked, game.legal()[0])


@rule("K1")
def test_red_is_followed_like_any_colour() -> None:
    game = table("red-9", "blue-1 red-7", "", "")
    trick(game, "red-9")
    assert all(text.startswith("play red-") for text in legal(game))
    assert not_taken(game, "Bruno: play blue-1").code == "follow"


@rule("K1")
def test_no_red_need_be_played_by_who_cannot_follow() -> None:
    game = table("yellow-1", "red-7 blue-1", "yellow-2", "")
    trick(game, "yellow-1")
    assert legal(game) == plays(sorted(set(hand(game, "Bruno"))))
    assert {"play blue-1", "play red-7"} <= legal(game)


@rule("K1")
def test_who_cannot_follow_plays_any_card() -> None:
    game = table("green-1", "", "", "")
    assert not any(card.startswith("green") for card in hand(game, "Bruno"))
    trick(game, "green-1")
    assert legal(game) == plays(hand(game, "Bruno"))


@rule("K1")
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("Bruno: decline", "must-play"),
        ("Bruno: steal Adele", "must-play"),
        ("Bruno: take blue-1", "must-play"),
        ("Bruno: trade blue-2 blue-1", "must-play"),
        ("Bruno: play red-9", "follow"),
        ("Bruno: play blue-3", "not-in-hand"),
        ("Cedric: play blue-2", "not-asked"),
        ("Adele: play blue-3", "not-asked"),
    ],
)
def test_nobody_may_skip_and_nothing_else_is_legal(line: str, code: str) -> None:
    game = table(*MIXED)
    trick(game, "blue-1")
    assert not_taken(game, line).code == code
    assert refused(sheet("Adele: play blue-1", line, of=MIXED)).line == 7


@rule("K1")
def test_two_equal_cards_in_a_hand_are_one_choice_and_one_of_them_stays() -> None:
    game = table("red-7 red-7", "", "", "")
    assert [game.text(answer) for answer in game.legal()].count("play red-7") == 1
    trick(game, "red-7")
    assert hand(game, "Adele").count("red-7") == 1


@rule("K2")
@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("blue-2 blue-1 blue-3", "Bruno"),
        ("blue-1 blue-2 blue-3", "Adele"),
        ("yellow-3 yellow-2 yellow-1", "Cedric"),
        ("red-9 red-12 red-10", "Adele"),
        ("red-12 red-10 red-11", "Bruno"),
        ("red-3 red-2 red-1", "Cedric"),
    ],
)
def test_the_lowest_number_of_the_led_colour_wins(cards: str, name: str) -> None:
    assert winner(cards) == name


@rule("K2")
@pytest.mark.parametrize("other", ["yellow-1", "blue-1"])
def test_a_low_card_of_another_side_colour_does_not_win(other: str) -> None:
    game = before_the_last_trick(table("", "", "", first=2), f"{other} green-2 green-3")
    told = trick(game, f"green-3 {other} green-2")
    assert {"event": "trick", "person": 1, "turn": 14} in told


@rule("K2")
@pytest.mark.parametrize(
    ("reds", "name"), [("red-10 red-9", "Bruno"), ("red-8 red-9", "Adele"), ("red-1 red-2", "Adele")]
)
def test_if_red_was_played_the_lowest_red_wins(reds: str, name: str) -> None:
    game = table(reds.split()[0], reds.split()[1], "green-1", "green-2", first=2)
    trick(game, f"green-1 green-2 {reds}")
    assert asked(game) == name and len(pile(game, name)) == 4


@rule("K2")
def test_a_single_red_beats_the_led_colour_whatever_its_number() -> None:
    game = table("", "red-11", "green-1", "green-1 green-2", first=2)
    assert all(card.startswith("red") for card in hand(game, "Adele"))
    trick(game, "green-1 green-2 red-5 red-11")
    assert asked(game) == "Adele"


@rule("K3")
@pytest.mark.parametrize(
    "cards", ["red-9 red-9 red-10", "blue-1 blue-1 blue-2", "red-10 red-9 red-9", "red-2 red-2 red-3"]
)
def test_of_two_identical_cards_the_first_wins(cards: str) -> None:
    best = min(cards.split(), key=lambda card: int(card.partition("-")[2]))
    assert winner(cards) == GUESTS[cards.split().index(best)]


@rule("K3")
@pytest.mark.parametrize("first", range(3))
@pytest.mark.parametrize("cards", ["red-1 red-1 red-2", "red-1 red-2 red-1", "red-2 red-1 red-1"])
def test_the_second_magician_beats_the_first(cards: str, first: int) -> None:
    second = 2 if cards.endswith("red-1") else 1
    assert winner(cards, first=first) == GUESTS[(first + second) % 3]


@rule("K3")
def test_two_magicians_on_a_side_card_the_second_wins_too() -> None:
    game = table("red-1", "red-1", "green-1", "green-2", first=2)
    trick(game, "green-1 green-2 red-1 red-1")
    assert asked(game) == "Bruno"


@rule("K3")
def test_two_identical_trumps_on_a_side_card_the_first_wins() -> None:
    game = table("red-8", "red-8", "green-1", "green-2", first=2)
    trick(game, "green-1 green-2 red-8 red-8")
    assert asked(game) == "Adele"


@rule("K4")
@pytest.mark.parametrize("first", range(4))
def test_the_winner_takes_the_trick_and_leads_the_next(first: int) -> None:
    game = table("red-9", "red-10", "red-5", "red-8", first=first)
    order = ["red-9", "red-10", "red-5", "red-8"]
    told = trick(game, " ".join(order[first:] + order[:first]))
    assert told[-2:] == [{"event": "trick", "person": 2, "turn": 1}, {"event": "turn", "person": 2, "turn": 2}]
    assert pile(game, "Cedric") == ["red-5", "red-8", "red-9", "red-10"]
    assert [pile(game, name) for name in ("Adele", "Bruno", "Didier")] == [[], [], []]
    assert (asked(game), kind(game)) == ("Cedric", "play") and legal(game) == plays(hand(game, "Cedric"))


@rule("K4")
def test_the_document_shows_the_unfinished_trick_in_the_order_played() -> None:
    game = table("red-9", "red-10", "red-5", "red-8", first=2)
    trick(game, "red-5 red-8 red-9")
    assert game.document()["trick"] == [
        {"player": "Cedric", "card": "red-5"},
        {"player": "Didier", "card": "red-8"},
        {"player": "Adele", "card": "red-9"},
    ]
    trick(game, "red-10")
    assert (game.document()["trick"], game.document()["turn"]) == ([], 2)


@rule("K1", "K2", "K3", "K4")
@pytest.mark.parametrize("seed", range(12))
def test_in_games_by_chance_every_trick_is_won_as_the_rules_say(seed: int) -> None:
    game = play_by_chance(seeded(3 + seed % 3, f"k{seed}", ("default", "points")[seed % 2]), seed)
    cards: list[tuple[int, str]] = []
    leader = 0
    for event in (event for at in range(len(game.events)) for event in game.told(at, ALL_KNOWING)):
        if event["event"] == "play":
            assert event["person"] == (leader + len(cards)) % len(game.names)
            cards.append((event["person"], event["card"]))
        elif event["event"] == "trick":
            leader = by_the_book(cards)
            assert event["person"] == leader
            cards = []


def by_the_book(cards: list[tuple[int, str]]) -> int:
    """By the words: the lowest red, else the lowest of the led colour; the first of equals, save Magicians."""
    colours = [card.partition("-")[0] for _, card in cards]
    trump = "red" if "red" in colours else colours[0]
    lowest = min(int(card.partition("-")[2]) for _, card in cards if card.startswith(trump))
    equal = [person for person, card in cards if card == f"{trump}-{lowest}"]
    return equal[-1] if (trump, lowest) == ("red", 1) else equal[0]
