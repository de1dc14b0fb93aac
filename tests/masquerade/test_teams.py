"""Teams: who plays with whom, and that nobody is told (P1-P3)."""

from __future__ import annotations

from itertools import combinations

import pytest

from maskenball.core.game import HIDDEN
from tests.masquerade.tables import (
    GUESTS,
    hand,
    kind,
    play_by_chance,
    say,
    seeded,
    table,
    teams,
    trick,
    watchers,
)
from tests.played import rule, seen_events


def dealt(players: int, *holders: int) -> list[str]:
    """A card for everybody, and a Partner for each holder."""
    return [" ".join(["red-9"] * (seat < 2) + ["red-2"] * holders.count(seat)) for seat in range(players)]


@rule("P1")
@pytest.mark.parametrize(("players", "pair"), [(n, pair) for n in (3, 4, 5) for pair in combinations(range(n), 2)])
def test_whoever_is_dealt_a_partner_is_in_the_partner_team(players: int, pair: tuple[int, int]) -> None:
    game = table(*dealt(players, *pair))
    assert teams(game) == [GUESTS[seat] for seat in pair]
    others = [p["name"] for p in game.document()["players"] if p["team"] == "others"]
    assert others == [name for name in game.names if name not in teams(game)]


@rule("P1")
def test_nobody_announces_it() -> None:
    game = table(*dealt(4, 1, 3))
    assert {event["event"] for event in seen_events(game, None)} == {"turn"}
    for person in watchers(game):
        assert "team" not in str(game.message(person)) and "partners" not in str(game.message(person))


@rule("P2")
@pytest.mark.parametrize("holder", range(3))
def test_both_partners_in_one_hand_of_three_play_alone(holder: int) -> None:
    assert teams(table(*dealt(3, holder, holder))) == [GUESTS[holder]]


@rule("P2")
@pytest.mark.parametrize(("players", "holder"), [(n, seat) for n in (4, 5) for seat in range(n)])
def test_both_partners_in_one_hand_of_four_or_five_bring_in_the_left_neighbour(players: int, holder: int) -> None:
    expected = {GUESTS[holder], GUESTS[(holder + 1) % players]}
    assert set(teams(table(*dealt(players, holder, holder)))) == expected


@rule("P2")
def test_who_leads_does_not_change_whose_left_neighbour_it_is() -> None:
    assert teams(table(*dealt(4, 3, 3), first=2)) == ["Adele", "Didier"]


@rule("P3")
def test_a_merchant_can_carry_a_partner_from_the_pile_into_the_hand_and_the_teams_stay() -> None:
    game = table("red-1 red-4 red-9", "red-2 red-6", "red-2 red-7 red-8", "red-10 red-11 red-10")
    trick(game, "red-1 red-2 red-8 red-10")
    trick(game, "red-4 red-6 red-7 red-11")
    assert kind(game) == "action"
    say(game, "Adele: trade red-9 red-2")
    assert "red-2" in hand(game, "Adele") and "red-2" not in hand(game, "Bruno")
    assert teams(game) == ["Bruno", "Cedric"]
    say(game, "Adele: play red-2")
    assert teams(game) == ["Bruno", "Cedric"]
    play_by_chance(game, "to the end")
    assert teams(game) == ["Bruno", "Cedric"]
    told = {e["person"]: e["team"] for e in seen_events(game, None) if e["event"] == "team"}
    assert told == {0: "others", 1: "partners", 2: "partners", 3: "others"}


@rule("P3", "W1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_view_and_no_message_names_a_team_before_the_end(players: int) -> None:
    game = seeded(players, "masks")
    while not game.over:
        for person in watchers(game):
            assert game.view(person).state.partners == HIDDEN
            assert not [e for e in seen_events(game, person) if e["event"] in ("team", "over", "reveal")]
        play_by_chance(game, len(game.history), 1)
    assert sum(e["event"] == "team" for e in seen_events(game, None)) == players


@rule("P3")
@pytest.mark.parametrize("seed", range(9))
def test_teams_are_the_same_from_the_deal_to_the_end(seed: int) -> None:
    game = seeded(3 + seed % 3, f"teams {seed}")
    at_the_deal = teams(game)
    assert teams(play_by_chance(game, seed)) == at_the_deal
