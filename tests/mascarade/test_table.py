"""The table: places, slots, the centre, coins, the deal and who begins (T1-T6)."""

from __future__ import annotations

import pytest

from maskenball.core.game import HIDDEN
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.mascarade.rules.setup import Setup
from tests.mascarade.test_announce import contest
from tests.played import GUESTS, coins, legal, refused, rule, say, sheet, table

TWO = "king+bishop+fool, judge+queen+witch"
THREE = "king+bishop, judge+queen, witch+fool"
FOUR = "king, bishop, judge, queen | thief, cheat"
SIX = "puppet-master, king, judge, patron, beggar, witch"


def seated(game: Mascarade) -> list[str]:
    return [player["name"] for player in game.document()["players"]]


@rule("T1")
def test_puppet_master_moves_players_but_neither_their_cards_nor_their_coins() -> None:
    game = table(SIX, edition=2, coins="6, 7, 3, 6, 6, 6")
    contest(game, "Adele: announce puppet-master")
    say(game, "Adele: choose Bruno", "Adele: choose Cedric")
    assert seated(game) == ["Adele", "Cedric", "Bruno", "Didier", "Emma", "Fran"]
    assert [player["cards"] for player in game.document()["players"]][1:3] == [["king"], ["judge"]]
    assert coins(game) == [8, 6, 2, 6, 6, 6]


@rule("T1")
def test_no_swap_of_cards_or_fortunes_moves_a_player() -> None:
    game = table(SIX, "Adele: take Bruno", "Adele: swap", edition=2, coins="6, 7, 3, 6, 6, 6")
    contest(game, "Bruno: announce witch")
    say(game, "Bruno: choose Cedric")
    assert coins(game)[1:3] == [3, 7]
    assert seated(game) == GUESTS[:6]


@rule("T2")
@pytest.mark.parametrize(("deal", "slots"), [(TWO, 3), (THREE, 2), (FOUR, 1), (SIX, 1)])
def test_each_place_has_three_slots_for_two_players_two_for_three_and_else_one(deal: str, slots: int) -> None:
    game = table(deal, edition=2 if deal == SIX else 1)
    assert {len(player["cards"]) for player in game.document()["players"]} == {slots}
    assert game.message(None)["start"]["slots"] == slots


@rule("T2")
@pytest.mark.parametrize(
    "deal",
    [
        "king+bishop, judge+queen",
        "king, bishop, judge",
        "king+bishop+fool, judge+queen+witch, cheat+spy+thief",
        "king+fool, bishop, judge, queen",
    ],
)
def test_a_deal_that_does_not_fill_the_slots_is_refused(deal: str) -> None:
    assert "every place has" in refused(sheet(deal)).why


@rule("T3")
def test_cards_of_the_centre_lie_in_two_slots_and_are_masks_in_play() -> None:
    game = table(FOUR)
    assert game.document()["centre"] == ["thief", "cheat"]
    assert {"take centre.1", "take centre.2", "announce thief", "announce cheat"} <= legal(game)
    assert "announce witch" not in legal(game)
    assert not {"take centre.1", "announce thief"} & legal(table("king, bishop, judge, queen"))


@rule("T3")
@pytest.mark.parametrize("deal", [f"{FOUR}, spy", f"{TWO} | spy", f"{THREE} | spy"])
def test_the_centre_holds_two_cards_at_most_and_none_with_two_or_three_players(deal: str) -> None:
    assert "in the centre" in refused(sheet(deal)).why


@rule("T4")
@pytest.mark.parametrize("players", [2, 3, 4, 13])
def test_every_place_starts_with_six_coins_and_the_court_is_empty(players: int) -> None:
    game = Mascarade(Setup.new(tuple(GUESTS[:players]), 1, "a seed"))
    assert coins(game) == [6] * players
    assert game.s.court == 0


@rule("T4")
def test_fortunes_and_the_court_are_public_at_all_times() -> None:
    game = table(FOUR, coins="1, 12, 5, 6 | 7")
    say(game, "Adele: announce king", "Bruno: pass")
    for person in (0, 1, 2, 3, None):
        view = game.view(person)
        assert (view.state.coins[:4], view.state.court) == ([1, 12, 5, 6], 7)


@rule("T4")
def test_the_bank_never_runs_out() -> None:
    full = ", ".join(["9"] + ["12"] * 12)
    deal = "king, bishop, judge, queen, fool, witch, thief, spy, peasant, peasant, cheat, inquisitor, widow"
    game = table(deal, coins=f"{full} | 999999999")
    contest(game, "Adele: announce king")
    assert coins(game)[0] == 12


@rule("T5")
def test_everyone_sees_the_whole_deal_and_then_all_cards_are_face_down() -> None:
    game = table(FOUR)
    for person in (0, 1, 2, 3, None):
        start = game.message(person)["start"]
        assert start["deal"] == ["king", "bishop", "judge", "queen", "thief", "cheat"]
        assert start["centre"] == 2
        state = game.view(person).state
        assert set(state.cards) == set(state.face_mask) == {HIDDEN}
        assert not any(state.face_audience)


@rule("T5")
def test_the_cards_are_dealt_at_random() -> None:
    deals = [Setup.new(tuple(GUESTS[:4]), 1, f"seed {n}") for n in range(60)]
    for slot in range(6):
        assert len({[*map("".join, setup.deal), *setup.centre][slot] for setup in deals}) == 6
    assert deals[0] == Setup.new(tuple(GUESTS[:4]), 1, "seed 0")


@rule("T6")
@pytest.mark.parametrize("first", [0, 2, 3])
def test_play_is_clockwise_from_the_player_the_host_names(first: int) -> None:
    game = table(FOUR, first=GUESTS[first])
    for turn in range(6):
        asked = GUESTS[(first + turn) % 4]
        assert game.document()["to_decide"] == asked
        say(game, f"{asked}: look")


@rule("T6")
def test_a_table_without_a_first_player_is_refused() -> None:
    assert "[First] is missing" in refused(sheet(FOUR).replace('[First "Adele"]\n', "")).why
    assert "not a player" in refused(sheet(FOUR, first="Zoe")).why
    assert Mascarade(Setup.new(tuple(GUESTS[:5]), 1, "a seed", first=3)).document()["to_decide"] == "Didier"
