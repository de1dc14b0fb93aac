"""The deck and the deal (D1-D4), and decks of one's own."""

from __future__ import annotations

from collections import Counter

import pytest

from maskenball.core.malformed import Malformed
from maskenball.core.replay import Replay
from maskenball.games.masquerade.rules.deck import CARDS, DECKS, deck_from_toml
from maskenball.games.masquerade.rules.match import Masquerade
from maskenball.games.masquerade.rules.setup import Setup
from tests.masquerade.tables import (
    DIAMONDS,
    GUESTS,
    SIZES,
    asked,
    before_the_last_trick,
    full_pack,
    hand,
    hands,
    kind,
    legal,
    pile,
    seeded,
    sheet,
    table,
    trick,
)
from tests.played import refused, rule

TEN = '["red-5", "red-6", "red-7", "red-8", "red-9", "blue-1", "blue-2", "yellow-1", "yellow-2", "green-1"]'
NINE = TEN.replace(', "green-1"', "")
OWN = f'name = "Candlelight"\ndiamonds = {TEN}\nthief = "blue-2"\nmerchant = "green-3"\n'


def own(diamonds: str = TEN, thief: str = "blue-2", merchant: str = "green-3") -> str:
    return f'diamonds = {diamonds}\nthief = "{thief}"\nmerchant = "{merchant}"\n'


def malformed(text: str) -> Malformed:
    with pytest.raises(Malformed) as caught:
        deck_from_toml(text)
    return caught.value


def page(block: str, *, deck: str | None = "own", above: str = "") -> str:
    """A score sheet with a block at the top."""
    return f"{above}---\n{block}\n---\n{sheet(Deck=deck)}"


@rule("D1")
def test_there_are_42_cards_in_four_colours_and_each_exists_twice() -> None:
    dealt = [card for cards in seeded(3, "ball").setup.hands for card in cards]
    assert len(dealt) == 42
    assert Counter(dealt) == dict.fromkeys(CARDS, 2)
    assert Counter(card.partition("-")[0] for card in CARDS) == {"red": 12, "blue": 3, "yellow": 3, "green": 3}


@rule("D1")
@pytest.mark.parametrize("side", ["blue-1", "yellow-1", "green-1"])
def test_red_is_trump_and_the_highest_red_beats_the_best_side_card(side: str) -> None:
    game = before_the_last_trick(table("", "", ""), f"{side} red-12 {side}")
    trick(game, f"{side} red-12 {side}")
    assert len(pile(game, "Bruno")) == 3


@rule("D1", "D2")
@pytest.mark.parametrize("deck", ["default", "points"])
def test_which_cards_carry_diamonds_is_as_the_deck_table_says(deck: str) -> None:
    assert set(DECKS[deck].diamonds) == DIAMONDS[deck]
    assert len(DECKS[deck].diamonds) * 2 == 20
    assert seeded(4, "x", deck).t.diamond == [int(card in DIAMONDS[deck]) for card in CARDS]


@rule("D2")
@pytest.mark.parametrize(("deck", "thief", "merchant"), [("default", "red-3", "red-4"), ("points", "red-10", "red-6")])
def test_thief_and_merchant_stand_where_the_deck_table_says(deck: str, thief: str, merchant: str) -> None:
    assert (DECKS[deck].thief, DECKS[deck].merchant) == (thief, merchant)
    start = Replay(sheet(Deck=deck)).game.message(None)["start"]
    assert (start["deck"]["thief"], start["deck"]["merchant"]) == (thief, merchant)


@rule("D2")
@pytest.mark.parametrize("deck", ["default", "points"])
def test_the_deck_is_known_to_all_and_red_12_carries_no_diamond(deck: str) -> None:
    game = seeded(3, "x", deck)
    for person in (0, 1, 2, None):
        assert set(game.message(person)["start"]["deck"]["diamonds"]) == DIAMONDS[deck]
    assert "red-12" not in DIAMONDS[deck]


@rule("D2")
def test_what_a_card_does_depends_on_the_deck() -> None:
    cards = ("red-6 red-9", "red-7", "red-8", "")
    default, points = table(*cards), table(*cards, deck="points")
    for game in (default, points):
        trick(game, "red-6 red-7 red-8 yellow-2")
    assert kind(default) == "play"
    assert kind(points) == "action" and "trade red-9 red-8" in legal(points)


@rule("D3")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", ["", "a", "carnival", "é"])
def test_the_whole_pack_is_dealt_red_12_only_to_three(players: int, seed: str) -> None:
    game = seeded(players, seed)
    held = [hand(game, name) for name in game.names]
    assert [len(cards) for cards in held] == [SIZES[players]] * players
    assert sorted(card for cards in held for card in cards) == sorted(full_pack(players))
    assert ("red-12" in full_pack(players)) == (players == 3)


@rule("D3")
@pytest.mark.parametrize(("players", "size"), [(3, 14), (4, 10), (5, 8)])
def test_so_many_tricks_are_played_as_there_are_cards_in_a_hand(players: int, size: int) -> None:
    game = seeded(players, "carnival")
    while not game.over:
        game.play(game.s.asked, game.legal()[-1])
    assert game.document()["turn"] == size
    assert sum(game.s.pile_size) == players * size


@rule("D3")
@pytest.mark.parametrize("players", [0, 1, 2, 6, 7])
def test_masquerade_is_for_three_to_five_players(players: int) -> None:
    with pytest.raises(ValueError, match="3 to 5"):
        Setup.new(("Adele", "Bruno", "Cedric", "Didier", "Emma", "Fran", "Gus")[:players], "x")


@rule("D3")
def test_a_seed_always_deals_the_same_hands_and_another_seed_others() -> None:
    assert seeded(4, "a").setup.hands == seeded(4, "a").setup.hands != seeded(4, "b").setup.hands


@rule("D3")
def test_hands_are_secret() -> None:
    game = seeded(4, "carnival")
    for person in range(4):
        start = game.message(person)["start"]
        assert start["hand"] == hand(game, GUESTS[person]) and "hands" not in start
    assert not {"hand", "hands"} & set(game.message(None)["start"])


@rule("D4")
@pytest.mark.parametrize("first", range(4))
def test_the_host_names_the_first_leader(first: int) -> None:
    game = Masquerade(Setup.new(GUESTS[:4], "x", first=first))
    assert asked(game) == GUESTS[first]
    assert asked(table("", "", "", "", first=first)) == GUESTS[first]


@rule("D4")
@pytest.mark.parametrize("name", GUESTS[:4])
def test_a_score_sheet_names_the_first_leader(name: str) -> None:
    assert Replay(sheet(First=name)).game.document()["to_decide"] == name


# Decks of one's own


@rule("D2")
def test_a_deck_of_ones_own_may_be_any_that_meets_the_conditions() -> None:
    deck = deck_from_toml(OWN)
    assert (len(deck.diamonds), deck.thief, deck.merchant) == (10, "blue-2", "green-3")


@rule("D2")
def test_a_deck_needs_no_name() -> None:
    assert deck_from_toml(own()).thief == "blue-2"


@rule("D2")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        (own(thief="red-13"), "'red-13' is no card"),
        (own(merchant="magician"), "'magician' is no card"),
        (own(TEN.replace("red-5", "Red-5")), "'Red-5' is no card"),
        (own(NINE), "18 diamonds"),
        (own(TEN.replace("]", ', "green-2"]')), "22 diamonds"),
        (own(TEN.replace("green-1", "red-5")), "18 diamonds"),
        (own(TEN.replace("]", ', "red-5"]')), "11 kinds"),
        (own("[]"), "0 diamonds"),
        (own(TEN.replace("green-1", "red-12")), "red-12 carries no diamond"),
        (own(thief="green-3"), "two different cards"),
        (own(thief="red-1"), "red-1 cannot be the Thief"),
        (own(merchant="red-1"), "red-1 cannot be the Merchant"),
        (own(thief="red-2"), "red-2 cannot be the Thief"),
        (own(merchant="red-2"), "red-2 cannot be the Merchant"),
        (own(thief="red-12"), "red-12 cannot be the Thief"),
        (own(merchant="red-12"), "red-12 cannot be the Merchant"),
    ],
)
def test_each_broken_condition_is_named(text: str, why: str) -> None:
    assert why in malformed(text).why
    assert malformed(text).why.count("D2:") == 1


@rule("D2")
def test_all_broken_conditions_are_named_at_once() -> None:
    why = malformed(own('["red-12", "red-12", "purple-1"]', "red-1", "red-1")).why
    for part in ("'purple-1' is no card", "4 diamonds", "red-12 carries", "two different", "the Thief", "the Merchant"):
        assert part in why
    assert why.count("D2:") == 6


@rule("D2")
@pytest.mark.parametrize(
    ("text", "line"),
    [
        (f"{OWN}colour = 1\n", 5),
        (f"\n# mine\nthieves = 2\n{OWN}", 3),
        (f"{OWN}[names]\nthief = 1\n", 5),
        (OWN.replace('"blue-2"\nm', "3\nm"), 3),
        (OWN.replace('"green-3"', '["green-3"]'), 4),
        (OWN.replace(TEN, '"red-5"'), 2),
        (OWN.replace(TEN, "[1, 2]"), 2),
        (OWN.replace(TEN, NINE), 2),
        (OWN.replace("merchant = ", "merchant "), 4),
        (OWN.replace("merchant =", "thief ="), 4),
    ],
)
def test_a_wrong_key_or_type_is_told_with_its_line(text: str, line: int) -> None:
    assert malformed(text).line == line
    assert refused(page(text)).line == line + 1


@rule("D2")
def test_a_line_that_would_end_the_block_is_in_no_deck() -> None:
    assert malformed(f"{OWN}---\n").line == 5


@rule("D2")
@pytest.mark.parametrize("key", ["diamonds", "thief", "merchant"])
def test_a_missing_key_is_named(key: str) -> None:
    assert key in malformed("\n".join(line for line in OWN.split("\n") if not line.startswith(key))).why


@rule("D2")
def test_a_deck_of_ones_own_travels_in_a_block_at_the_top_of_the_sheet() -> None:
    game = Replay(page(OWN, above="# by candlelight\n\n")).game
    assert set(game.message(None)["start"]["deck"]["diamonds"]) == set(deck_from_toml(OWN).diamonds)
    assert game.sheet().startswith(f'---\n{OWN}---\n[Game "masquerade"]\n')
    assert '[Deck "own"]\n' in game.sheet() and Replay(game.sheet()).game.sheet() == game.sheet()


@rule("D2", "X1", "X2")
def test_thief_and_merchant_of_ones_own_may_be_side_cards() -> None:
    deck = deck_from_toml(OWN)
    game = Masquerade(Setup(GUESTS[:3], deck, hands("", "", "")))
    before_the_last_trick(game, "blue-2 blue-3 yellow-1", Bruno="red-5")
    trick(game, "blue-2 blue-3 yellow-1")
    assert legal(game) == {"steal Bruno", "decline"}
    greens = "green-1 green-1 green-2 green-2 green-3 green-3"
    game = Masquerade(Setup(GUESTS[:4], deck, hands("blue-1", "blue-3", greens, ""), 2))
    trick(game, "green-3 yellow-3 blue-1 blue-3")
    assert asked(game) == "Cedric" and "trade green-1 blue-1" in legal(game)


@rule("D2")
def test_the_line_of_a_mistake_counts_from_the_top_of_the_sheet() -> None:
    text = page(own(NINE), above="# mine\n\n")
    assert text.split("\n")[refused(text).line - 1].startswith("diamonds")


@rule("D2")
def test_an_own_deck_without_a_block_is_refused_at_the_deck() -> None:
    text = sheet(Deck="own")
    assert text.split("\n")[refused(text).line - 1] == '[Deck "own"]'
    assert refused(f"---\n \n---\n{text}").line == refused(text).line + 3


@rule("D2")
@pytest.mark.parametrize("deck", [None, "default", "points"])
def test_a_block_without_an_own_deck_is_refused(deck: str | None) -> None:
    assert refused(page(OWN, deck=deck)).line == 1


@rule("D2")
def test_a_table_may_be_opened_with_either_deck_or_ones_own_and_no_other() -> None:
    assert Setup.new(GUESTS[:3], "x", "points").deck is DECKS["points"]
    assert Setup.new(GUESTS[:3], "x", block=OWN).deck.thief == "blue-2"
    with pytest.raises(ValueError, match="no deck"):
        Setup.new(GUESTS[:3], "x", "Points")
    with pytest.raises(ValueError, match="18 diamonds"):
        Setup.new(GUESTS[:3], "x", block=own(NINE))
