"""Powers: every mask of both editions, and the rules they share (P1-P5)."""

from __future__ import annotations

from typing import Any

import pytest

from maskenball.core.game import Refused
from maskenball.games.mascarade.rules.match import Mascarade
from tests.mascarade.test_announce import contest, kinds, paid
from tests.played import coins, legal, refused, rule, say, seen_events, sheet, table

TWO = "king+bishop+fool, judge+queen+witch"
THREE = "king+bishop, judge+queen, witch+fool"
IN_BOTH_EDITIONS = ("judge", "thief", "king", "witch", "cheat", "fool", "spy", "widow")
BOTH_EDITIONS = pytest.mark.parametrize("edition", [1, 2])
RICHEST = pytest.mark.parametrize(("mask", "edition"), [("bishop", 1), ("trickster", 2)])
QUESTIONER = pytest.mark.parametrize(("mask", "edition"), [("inquisitor", 1), ("guru", 2)])


def seats(*masks: str, players: int = 6) -> str:
    """A deal that begins with these masks; the rest are masks of both editions."""
    rest = [mask for mask in IN_BOTH_EDITIONS if mask not in masks]
    return ", ".join([*masks, *rest][:players])


def unopposed(mask: str, edition: int, players: int = 6, **headers: Any) -> Mascarade:
    """Adele is that mask, says so, and everybody passes."""
    game = table(seats(mask, players=players), edition=edition, **headers)
    contest(game, f"Adele: announce {mask}")
    return game


def cards(game: Mascarade) -> list[str]:
    return [card for player in game.document()["players"] for card in player["cards"]]


# Judge


@rule("P3")
@BOTH_EDITIONS
@pytest.mark.parametrize("court", [0, 1, 6])
def test_judge_takes_all_coins_from_the_court(edition: int, court: int) -> None:
    game = unopposed("judge", edition, coins=f"6, 6, 6, 6, 6, 6 | {court}")
    assert (coins(game), game.s.court) == ([6 + court, 6, 6, 6, 6, 6], 0)


@rule("P3", "A3.6")
@BOTH_EDITIONS
def test_judge_leaves_the_fines_of_this_turn_in_the_court(edition: int) -> None:
    game = table(seats("judge"), edition=edition, coins="6, 6, 6, 6, 6, 6 | 4")
    contest(game, "Adele: announce judge", "Bruno", "Fran")
    assert (coins(game), game.s.court) == ([10, 5, 6, 6, 6, 5], 2)


# Bishop, Trickster


@rule("P2", "P5")
@RICHEST
def test_bishop_and_trickster_take_two_from_the_richest_other(mask: str, edition: int) -> None:
    game = unopposed(mask, edition, coins="12, 6, 9, 6, 8, 6")
    assert coins(game)[0] == 12
    assert legal(game) == {"choose Cedric"}
    game = unopposed(mask, edition, coins="10, 6, 9, 6, 8, 6")
    say(game, "Adele: choose Cedric")
    assert coins(game) == [12, 6, 7, 6, 8, 6]


@rule("P2")
@RICHEST
def test_bishop_and_trickster_choose_only_among_the_richest(mask: str, edition: int) -> None:
    game = unopposed(mask, edition, coins="9, 8, 7, 8, 6, 8")
    assert legal(game) == {"choose Bruno", "choose Didier", "choose Fran"}
    for line in ("Adele: choose Cedric", "Adele: choose Adele", "Adele: decline"):
        with pytest.raises(Refused) as caught:
            say(game, line)
        assert caught.value.refusal.rule == "P2"
    say(game, "Adele: choose Didier")
    assert coins(game) == [11, 8, 7, 6, 6, 8]


@rule("P3")
@RICHEST
@pytest.mark.parametrize(("poor", "taken"), [(2, 2), (1, 1)])
def test_bishop_and_trickster_take_no_more_than_there_is(mask: str, edition: int, poor: int, taken: int) -> None:
    game = unopposed(mask, edition, coins=f"6, {', '.join([str(poor)] * 5)}")
    say(game, "Adele: choose Emma")
    assert coins(game) == [6 + taken, poor, poor, poor, 0, poor]
    assert game.document()["reason"] == "bankrupt"


@rule("P2")
def test_bishop_with_two_players_takes_from_the_opponent() -> None:
    game = table(TWO)
    contest(game, "Adele: announce bishop right")
    assert legal(game) == {"choose Bruno"}
    say(game, "Adele: choose Bruno")
    assert coins(game) == [8, 4]


# King, Queen, Empress


@rule("P3")
@pytest.mark.parametrize(
    ("mask", "edition", "bank"), [("king", 1, 3), ("king", 2, 2), ("queen", 1, 2), ("empress", 2, 3)]
)
def test_king_queen_and_empress_take_from_the_bank(mask: str, edition: int, bank: int) -> None:
    game = table(seats(mask), edition=edition)
    assert paid(contest(game, f"Adele: announce {mask}")) == [("bank", 0, bank, "power")]
    assert coins(game) == [6 + bank, 6, 6, 6, 6, 6]


@rule("P3")
@pytest.mark.parametrize(
    ("mask", "edition", "before"), [("king", 1, 10), ("king", 2, 11), ("queen", 1, 11), ("empress", 2, 10)]
)
def test_king_queen_and_empress_win_with_exactly_thirteen_and_not_with_one_less(
    mask: str, edition: int, before: int
) -> None:
    assert unopposed(mask, edition, coins=f"{before}, 6, 6, 6, 6, 6").document()["winners"] == ["Adele"]
    assert not unopposed(mask, edition, coins=f"{before - 1}, 6, 6, 6, 6, 6").over


# Fool


@rule("P5", "P2")
@BOTH_EDITIONS
@pytest.mark.parametrize(("half", "expected"), [("swap", ["cheat", "king"]), ("keep", ["king", "cheat"])])
@pytest.mark.parametrize("order", [("Bruno", "Didier"), ("Didier", "Bruno")])
def test_fool_takes_one_then_swaps_the_cards_of_two_others_or_not(
    edition: int, half: str, expected: list[str], order: tuple[str, str]
) -> None:
    game = table("fool, king, judge, cheat | spy, thief", edition=edition)
    contest(game, "Adele: announce fool")
    assert coins(game) == [7, 6, 6, 6]
    assert legal(game) == {"choose Bruno", "choose Cedric", "choose Didier"}
    say(game, f"Adele: choose {order[0]}")
    assert legal(game) == {f"choose {name}" for name in ("Bruno", "Cedric", "Didier") if name != order[0]}
    say(game, f"Adele: choose {order[1]}", f"Adele: {half}")
    assert [cards(game)[1], cards(game)[3]] == expected
    assert game.document()["centre"] == ["spy", "thief"]


@rule("P2")
@BOTH_EDITIONS
@pytest.mark.parametrize("line", ["choose Adele", "choose centre.1", "decline"])
def test_fool_never_takes_the_own_card_or_a_centre_card_and_cannot_decline(edition: int, line: str) -> None:
    lines = ["Adele: announce fool", "Bruno: pass", "Cedric: pass", "Didier: pass"]
    deal = "fool, king, judge, cheat | spy, thief"
    assert "(P2)" in refused(sheet(deal, *lines, f"Adele: {line}", edition=edition)).why
    assert refused(sheet(deal, *lines, "Adele: choose Bruno", "Adele: choose Bruno", edition=edition)).line == 13


@rule("P4")
def test_fool_with_three_players_takes_one_card_of_each_other() -> None:
    game = table(THREE, first="Cedric")
    contest(game, "Cedric: announce fool right")
    assert legal(game) == {"choose Adele.left", "choose Adele.right", "choose Bruno.left", "choose Bruno.right"}
    say(game, "Cedric: choose Bruno.right")
    assert legal(game) == {"choose Adele.left", "choose Adele.right"}
    say(game, "Cedric: choose Adele.left", "Cedric: swap")
    assert cards(game) == ["queen", "bishop", "judge", "king", "witch", "fool"]


@rule("P4")
@pytest.mark.parametrize(("first", "second"), [("left", "right"), ("right", "left")])
def test_fool_with_two_players_takes_both_hand_cards_of_the_opponent(first: str, second: str) -> None:
    game = table(TWO)
    contest(game, "Adele: announce fool left")
    assert legal(game) == {"choose Bruno.left", "choose Bruno.right"}
    say(game, f"Adele: choose Bruno.{first}")
    assert legal(game) == {f"choose Bruno.{second}"}
    say(game, f"Adele: choose Bruno.{second}", "Adele: swap")
    assert cards(game) == ["king", "bishop", "fool", "queen", "judge", "witch"]


@rule("P5", "P3")
@BOTH_EDITIONS
def test_fool_who_has_thirteen_with_the_coin_chooses_no_more(edition: int) -> None:
    game = unopposed("fool", edition, coins="12, 6, 6, 6, 6, 6")
    assert game.document()["winners"] == ["Adele"]


# Thief


@rule("P3")
@BOTH_EDITIONS
@pytest.mark.parametrize("first", ["Adele", "Cedric", "Fran"])
def test_thief_takes_one_from_each_neighbour(edition: int, first: str) -> None:
    game = table(seats("thief"), edition=edition, first=first)
    contest(game, f"{first}: announce thief")
    place = "ABCDEF".index(first[0])
    expected = [6] * 6
    expected[place], expected[(place + 1) % 6], expected[place - 1] = 8, 5, 5
    assert coins(game) == expected


@rule("P3")
@BOTH_EDITIONS
@pytest.mark.parametrize(("poor", "expected"), [("1, 6", [8, 0, 5]), ("6, 1", [8, 5, 0]), ("1, 1", [8, 0, 0])])
def test_both_coins_of_the_thief_are_one_step(edition: int, poor: str, expected: list[int]) -> None:
    left, right = poor.split(", ")
    game = unopposed("thief", edition, players=4, coins=f"6, {left}, 6, {right}")
    assert [coins(game)[0], coins(game)[1], coins(game)[3]] == expected
    assert (game.document()["reason"], game.document()["winners"]) == ("bankrupt", ["Adele"])


@rule("P4")
@pytest.mark.parametrize(("coins_before", "expected"), [("6, 6", [8, 4]), ("6, 2", [8, 0]), ("6, 1", [7, 0])])
def test_thief_with_one_opponent_takes_two_from_that_player(coins_before: str, expected: list[int]) -> None:
    game = table("thief+bishop+fool, judge+queen+witch", coins=coins_before)
    contest(game, "Adele: announce thief left")
    assert coins(game) == expected
    assert game.over == (expected[1] == 0)


# Witch


@rule("P2")
@BOTH_EDITIONS
@pytest.mark.parametrize(("target", "expected"), [("Bruno", [2, 5, 6]), ("Cedric", [6, 2, 5])])
def test_witch_swaps_the_whole_fortune_with_one_other(edition: int, target: str, expected: list[int]) -> None:
    game = unopposed("witch", edition, coins="5, 2, 6, 6, 6, 6")
    assert legal(game) == {"decline", *(f"choose {name}" for name in ("Bruno", "Cedric", "Didier", "Emma", "Fran"))}
    say(game, f"Adele: choose {target}")
    assert coins(game)[:3] == expected


@rule("P2")
@BOTH_EDITIONS
def test_witch_may_decline(edition: int) -> None:
    game = unopposed("witch", edition, coins="5, 2, 6, 6, 6, 6")
    told = say(game, "Adele: decline")
    assert told[0] == {"event": "decline", "person": 0}
    assert coins(game) == [5, 2, 6, 6, 6, 6]
    assert game.document()["to_decide"] == "Bruno"


@rule("A3.6", "P2")
def test_a_liar_pays_from_the_fortune_the_witch_left() -> None:
    game = table(seats("witch"), coins="1, 9, 6, 6, 6, 6")
    contest(game, "Adele: announce witch", "Bruno")
    say(game, "Adele: choose Bruno")
    assert (coins(game), game.document()["reason"]) == ([9, 0, 6, 6, 6, 6], "bankrupt")


# Spy


@rule("P2")
@BOTH_EDITIONS
@pytest.mark.parametrize(("half", "expected"), [("swap", ["judge", "spy"]), ("keep", ["spy", "judge"])])
def test_spy_looks_at_both_cards_and_then_swaps_them_or_not(edition: int, half: str, expected: list[str]) -> None:
    game = table("spy, king, judge, cheat", edition=edition)
    contest(game, "Adele: announce spy")
    told = say(game, "Adele: choose Cedric")
    assert {(e["card"], e["mask"]) for e in told if e["event"] == "look"} == {(0, "spy"), (2, "judge")}
    assert legal(game) == {"swap", "keep"}
    say(game, f"Adele: {half}")
    assert [cards(game)[0], cards(game)[2]] == expected


@rule("P2")
@pytest.mark.parametrize(("edition", "centre"), [(1, {"choose centre.1", "choose centre.2"}), (2, set())])
def test_spy_chooses_a_centre_card_only_in_the_first_edition(edition: int, centre: set[str]) -> None:
    game = table("spy, king, judge, cheat | fool, thief", edition=edition)
    contest(game, "Adele: announce spy")
    assert legal(game) == {"choose Bruno", "choose Cedric", "choose Didier"} | centre


@rule("P2")
def test_spy_of_the_first_edition_swaps_with_the_centre() -> None:
    game = table("spy, king, judge, cheat | fool, thief")
    contest(game, "Adele: announce spy")
    say(game, "Adele: choose centre.2", "Adele: swap")
    assert (cards(game)[0], game.document()["centre"]) == ("thief", ["fool", "spy"])


@rule("P2")
def test_a_false_spy_uses_the_power_with_whatever_the_own_card_is() -> None:
    game = table("king, spy, judge, cheat", "Adele: announce spy", "Bruno: pass", "Cedric: pass", "Didier: pass")
    say(game, "Adele: choose Bruno", "Adele: swap")
    assert cards(game) == ["spy", "king", "judge", "cheat"]


@rule("P4")
def test_own_card_of_the_spy_is_the_one_that_was_claimed_with() -> None:
    game = table("king+bishop+fool, judge+queen+spy")
    contest(game, "Adele: announce spy left", "Bruno protected")
    assert legal(game) == {"choose Adele.left", "choose Adele.right"}
    told = say(game, "Bruno: choose Adele.right", "Bruno: swap")
    assert {e["card"] for e in told if e["event"] == "look"} == {5, 1}
    assert cards(game) == ["king", "spy", "fool", "judge", "queen", "bishop"]


# Peasants


@rule("P1")
@BOTH_EDITIONS
@pytest.mark.parametrize(
    ("claims", "expected", "court"),
    [
        ([], [7, 6, 6], 0),
        (["Bruno"], [8, 8, 6], 0),
        (["Cedric"], [7, 6, 5], 1),
        (["Bruno", "Cedric"], [8, 8, 5], 1),
    ],
)
def test_peasants_take_one_each_or_two_if_both_are_turned_up(
    edition: int, claims: list[str], expected: list[int], court: int
) -> None:
    game = table(seats("peasant", "peasant", players=8), edition=edition)
    contest(game, "Adele: announce peasant", *claims)
    assert (coins(game), game.s.court) == ([*expected, 6, 6, 6, 6, 6], court)


@rule("P1")
@BOTH_EDITIONS
def test_both_peasants_may_be_claimants_of_a_false_announcement(edition: int) -> None:
    game = table(seats("judge", "peasant", "king", "peasant", players=8), edition=edition)
    contest(game, "Adele: announce peasant", "Bruno", "Didier")
    assert coins(game)[:4] == [5, 8, 6, 8]


@rule("P1", "P3")
@BOTH_EDITIONS
def test_both_peasants_take_their_coins_in_one_step(edition: int) -> None:
    game = table(seats("peasant", "peasant", players=8), edition=edition, coins="11, 11, 6, 6, 6, 6, 6, 6")
    contest(game, "Adele: announce peasant", "Bruno")
    assert game.document()["winners"] == ["Adele", "Bruno"]


# Cheat


@rule("E2")
@BOTH_EDITIONS
@pytest.mark.parametrize(("fortune", "wins"), [(9, False), (10, True), (12, True)])
def test_cheat_wins_with_ten_or_more_and_else_nothing_happens(edition: int, fortune: int, wins: bool) -> None:
    game = unopposed("cheat", edition, coins=f"{fortune}, 12, 6, 6, 6, 6")
    assert (game.over, game.document()["winners"]) == (wins, ["Adele"] if wins else [])
    assert coins(game)[0] == fortune


@rule("P5")
@pytest.mark.parametrize(
    ("mask", "edition", "fortunes"),
    [
        ("cheat", 1, "9, 6, 6, 6, 6, 6"),
        ("judge", 1, "6, 6, 6, 6, 6, 6 | 0"),
        ("judge", 2, "6, 6, 6, 6, 6, 6 | 0"),
        ("widow", 1, "10, 6, 6, 6, 6, 6"),
        ("beggar", 2, "6, 6, 5, 4, 3, 2"),
    ],
)
def test_a_power_without_effect_says_that_nothing_happens(mask: str, edition: int, fortunes: str) -> None:
    table_of_six = table(seats(mask), edition=edition, coins=fortunes)
    told = contest(table_of_six, f"Adele: announce {mask}")
    assert kinds(told)[-3:] == ["power", "nothing", "turn"]
    assert told[-2] == {"event": "nothing", "person": 0, "mask": mask}


@rule("P5")
@pytest.mark.parametrize(
    ("mask", "edition", "fortunes"),
    [
        ("cheat", 1, "10, 6, 6, 6, 6, 6"),
        ("judge", 1, "6, 6, 6, 6, 6, 6 | 1"),
        ("widow", 1, "9, 6, 6, 6, 6, 6"),
        ("beggar", 2, "6, 7, 5, 4, 3, 2"),
        ("thief", 1, "6, 6, 6, 6, 6, 6"),
        ("witch", 1, "6, 6, 6, 6, 6, 6"),
    ],
)
def test_a_power_with_effect_does_not(mask: str, edition: int, fortunes: str) -> None:
    told = contest(table(seats(mask), edition=edition, coins=fortunes), f"Adele: announce {mask}")
    assert "power" in kinds(told) and "nothing" not in kinds(told)


# Inquisitor, Guru


@rule("P2")
@QUESTIONER
@pytest.mark.parametrize(("fortune", "given"), [(6, 4), (5, 4), (4, 4), (3, 3), (1, 1)])
def test_who_names_a_wrong_mask_gives_four_coins_or_all_they_have(
    mask: str, edition: int, fortune: int, given: int
) -> None:
    game = unopposed(mask, edition, players=8, coins=f"6, 6, {fortune}, 6, 6, 6, 6, 6")
    say(game, "Adele: choose Cedric", "Cedric: name king")
    assert coins(game) == [6 + given, 6, fortune - given, 6, 6, 6, 6, 6]
    assert game.over == (fortune == given)


@rule("P2")
@QUESTIONER
def test_who_names_the_own_mask_gives_nothing(mask: str, edition: int) -> None:
    game = unopposed(mask, edition, players=8)
    told = say(game, "Adele: choose Cedric", "Cedric: name thief")
    assert coins(game) == [6] * 8
    assert kinds(told) == ["choose", "name", "turn-up", "turn-down", "turn"]
    assert told[2] == {"event": "turn-up", "person": 2, "card": 2, "mask": "thief"}


@rule("P2")
@QUESTIONER
def test_the_one_asked_must_name_a_mask_in_play(mask: str, edition: int) -> None:
    game = unopposed(mask, edition, players=8)
    assert legal(game) == {f"choose {name}" for name in ("Bruno", "Cedric", "Didier", "Emma", "Fran", "Gus", "Harry")}
    say(game, "Adele: choose Cedric")
    assert game.document()["kind"] == "name"
    assert legal(game) == {f"name {m}" for m in (mask, "judge", "thief", "king", "witch", "cheat", "fool", "spy")}
    for line in ("Cedric: name widow", "Cedric: pass", "Adele: name thief"):
        with pytest.raises(Refused):
            say(game, line)


@rule("P2", "P5")
@QUESTIONER
def test_a_liar_of_the_contest_may_be_questioned_and_pays_both(mask: str, edition: int) -> None:
    game = table(seats(mask, players=8), edition=edition)
    contest(game, f"Adele: announce {mask}", "Bruno")
    told = say(game, "Adele: choose Bruno", "Bruno: name king")
    assert paid(told) == [(1, 0, 4, "power"), (1, "court", 1, "fine")]
    assert [e["card"] for e in told if e["event"] == "turn-down"] == [1, 0]


# Widow


@rule("P3")
@BOTH_EDITIONS
@pytest.mark.parametrize(("before", "after"), [(1, 10), (9, 10), (10, 10), (12, 12)])
def test_widow_is_lifted_to_ten_and_takes_nothing_with_ten_or_more(edition: int, before: int, after: int) -> None:
    game = unopposed("widow", edition, coins=f"{before}, 6, 6, 6, 6, 6")
    assert coins(game) == [after, 6, 6, 6, 6, 6]


# Puppet Master


@rule("P5", "P3")
@pytest.mark.parametrize("order", [("Bruno", "Emma"), ("Emma", "Bruno")])
def test_puppet_master_takes_one_from_each_of_two_who_then_change_places(order: tuple[str, str]) -> None:
    game = unopposed("puppet-master", 2)
    assert coins(game) == [6] * 6
    say(game, f"Adele: choose {order[0]}")
    assert coins(game) == [6] * 6
    assert legal(game) == {f"choose {n}" for n in ("Bruno", "Cedric", "Didier", "Emma", "Fran") if n != order[0]}
    told = say(game, f"Adele: choose {order[1]}")
    assert coins(game) == [8, 5, 6, 6, 5, 6]
    assert kinds(told)[-4:] == ["coins", "coins", "places", "turn"]
    assert [p["name"][0] for p in game.document()["players"]] == ["A", "E", "C", "D", "B", "F"]


@rule("P3")
@pytest.mark.parametrize("fortunes", ["6, 1, 6, 6, 6, 6", "6, 1, 1, 6, 6, 6", "11, 6, 6, 6, 6, 6"])
def test_players_do_not_change_places_when_the_puppet_masters_coins_end_the_game(fortunes: str) -> None:
    game = unopposed("puppet-master", 2, coins=fortunes)
    told = say(game, "Adele: choose Bruno", "Adele: choose Cedric")
    assert game.document()["winners"] == ["Adele"]
    assert "places" not in kinds(told)
    assert coins(game)[0] == int(fortunes.partition(",")[0]) + 2


@rule("P2")
@pytest.mark.parametrize("line", ["choose Adele", "decline"])
def test_puppet_master_must_choose_two_others(line: str) -> None:
    with pytest.raises(Refused) as caught:
        say(unopposed("puppet-master", 2), f"Adele: {line}")
    assert caught.value.refusal.rule == "P2"


# Patron


@rule("P3")
@pytest.mark.parametrize("first", ["Adele", "Bruno", "Fran"])
def test_patron_takes_three_and_each_neighbour_one_from_the_bank(first: str) -> None:
    game = table(seats("patron"), edition=2, first=first)
    told = contest(game, f"{first}: announce patron")
    place = "ABCDEF".index(first[0])
    assert paid(told)[0] == ("bank", place, 3, "power")
    assert {payment[1] for payment in paid(told)[1:]} == {(place + 1) % 6, (place - 1) % 6}
    assert sorted(coins(game)) == [6, 6, 6, 7, 7, 9]


@rule("P3")
def test_patrons_own_coins_come_a_step_before_those_of_the_neighbours() -> None:
    game = unopposed("patron", 2, coins="10, 12, 6, 6, 6, 12")
    assert (coins(game), game.document()["winners"]) == ([13, 12, 6, 6, 6, 12], ["Adele"])


@rule("P3")
def test_both_neighbours_of_the_patron_take_their_coin_together() -> None:
    game = unopposed("patron", 2, coins="6, 12, 6, 6, 6, 12")
    assert (coins(game), game.document()["winners"]) == ([9, 13, 6, 6, 6, 13], ["Bruno", "Fran"])


# Beggar


@rule("P3")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("6, 6, 6, 6, 6, 6", [6, 6, 6, 6, 6, 6]),
        ("6, 7, 7, 7, 7, 7", [7, 6, 7, 7, 7, 7]),
        ("1, 2, 2, 3, 4, 5", [5, 1, 2, 2, 3, 4]),
        ("6, 5, 9, 7, 8, 9", [9, 5, 8, 7, 7, 8]),
        ("12, 6, 6, 6, 6, 6", [12, 6, 6, 6, 6, 6]),
    ],
)
def test_beggar_gets_one_from_each_who_is_strictly_richer_at_that_moment(before: str, after: list[int]) -> None:
    assert coins(unopposed("beggar", 2, coins=before)) == after


@rule("P3")
def test_beggar_asks_clockwise_from_the_left_of_the_beggar() -> None:
    game = table(seats("beggar"), edition=2, first="Didier", coins="9, 9, 9, 3, 9, 9")
    told = contest(game, "Didier: announce beggar")
    assert [payment[0] for payment in paid(told)] == [4, 5, 0, 1, 2]


@rule("P3")
def test_beggar_asks_player_by_player_so_the_rich_still_count_after_the_poor() -> None:
    game = table(seats("beggar"), edition=2, coins="11, 12, 12, 6, 6, 6")
    contest(game, "Adele: announce beggar")
    assert coins(game) == [12, 11, 12, 6, 6, 6]
    assert not game.over


# Princess


@rule("P5", "K3")
def test_princess_takes_two_then_shows_a_card_to_everyone_but_its_holder() -> None:
    game = unopposed("princess", 2)
    assert coins(game) == [8, 6, 6, 6, 6, 6]
    assert legal(game) == {f"choose {name}" for name in ("Bruno", "Cedric", "Didier", "Emma", "Fran")}
    say(game, "Adele: choose Emma")
    for person, mask in ((0, "witch"), (1, "witch"), (4, None), (5, "witch")):
        shown = [e for e in seen_events(game, person) if e["event"] == "turn-up"]
        assert shown == [{"event": "turn-up", "person": 4, "card": 4, "mask": mask}]


@rule("P5", "P3")
def test_princess_who_has_thirteen_with_her_coins_shows_no_card() -> None:
    game = unopposed("princess", 2, coins="11, 6, 6, 6, 6, 6")
    assert game.document()["winners"] == ["Adele"]


# What powers share


@rule("P2")
@pytest.mark.parametrize(
    ("mask", "edition", "lines"),
    [
        ("spy", 1, ["choose Bruno"]),
        ("fool", 1, ["choose Bruno", "choose Cedric"]),
        ("fool", 2, ["choose Bruno", "choose Cedric"]),
    ],
)
def test_choices_are_public_but_swap_or_not_is_secret_to_its_user(mask: str, edition: int, lines: list[str]) -> None:
    game = unopposed(mask, edition)
    for line in lines:
        say(game, f"Adele: {line}")
        chosen = {"event": "choose", "person": 0, "card": "ABC".index(line.split()[1][0])}
        assert all(seen_events(game, person)[0] == chosen for person in (1, 5, None))
    say(game, "Adele: swap")
    assert [seen_events(game, person)[0]["swapped"] for person in (0, 1, 2, None)] == [True, None, None, None]


@rule("P2")
@pytest.mark.parametrize(
    ("mask", "edition"),
    [
        *((mask, 1) for mask in ("bishop", "spy", "fool", "inquisitor")),
        *((mask, 2) for mask in ("trickster", "spy", "fool", "guru", "puppet-master", "princess")),
    ],
)
def test_only_the_witch_may_decline(mask: str, edition: int) -> None:
    game = unopposed(mask, edition, players=8)
    assert "decline" not in legal(game)
    with pytest.raises(Refused, match="may not be declined"):
        say(game, "Adele: decline")


@rule("P3")
def test_fines_do_not_happen_when_the_power_ends_the_game() -> None:
    game = table(seats("king"), coins="10, 6, 6, 6, 6, 6 | 2")
    contest(game, "Adele: announce king", "Bruno")
    assert (coins(game), game.s.court, game.over) == ([13, 6, 6, 6, 6, 6], 2, True)


@rule("P3", "A3.6")
def test_all_fines_of_a_turn_are_one_step() -> None:
    game = table(seats("judge"), coins="6, 1, 1, 9, 6, 9")
    contest(game, "Adele: announce witch", "Bruno", "Cedric", "Fran")
    assert (coins(game), game.s.court) == ([5, 0, 0, 9, 6, 8], 4)
    assert game.document()["winners"] == ["Didier"]


@rule("P4")
@pytest.mark.parametrize("mask", ["peasant", "inquisitor"])
@pytest.mark.parametrize("deal", [TWO, THREE])
def test_masks_with_a_minimum_number_of_players_are_never_in_play_with_two_or_three(mask: str, deal: str) -> None:
    assert "(P4)" in refused(sheet(deal.replace("fool", mask))).why


@rule("P4")
@pytest.mark.parametrize("players", [2, 3])
def test_the_target_of_a_card_power_is_never_protected(players: int) -> None:
    deal = "spy+bishop+fool, judge+queen+witch" if players == 2 else "spy+bishop, judge+queen, witch+fool"
    game = table(deal)
    contest(game, "Adele: announce spy left")
    names = ("Bruno", "Cedric")[: players - 1]
    assert legal(game) == {f"choose {name}.{slot}" for name in names for slot in ("left", "right")}


@rule("P5")
@pytest.mark.parametrize("half", ["swap", "keep"])
def test_cards_that_are_face_up_may_be_secretly_swapped(half: str) -> None:
    game = table("king, fool, judge, queen")
    contest(game, "Adele: announce fool", "Bruno", "Cedric")
    say(game, "Bruno: choose Adele", "Bruno: choose Cedric", f"Bruno: {half}")
    assert cards(game) == (["judge", "fool", "king", "queen"] if half == "swap" else ["king", "fool", "judge", "queen"])
    assert coins(game) == [5, 7, 5, 6]


@rule("P5")
def test_a_power_with_only_one_legal_choice_still_asks_for_it() -> None:
    game = unopposed("bishop", 1, coins="6, 6, 7, 6, 6, 6")
    assert (game.document()["kind"], legal(game)) == ("choose", {"choose Cedric"})
