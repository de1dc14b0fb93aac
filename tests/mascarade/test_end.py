"""The end: when the game is over, who has won, and what is refused (E1-E4)."""

from __future__ import annotations

import pytest

from maskenball.core.game import Refused
from maskenball.games.mascarade.rules.answers import ANSWERS
from tests.mascarade.test_announce import contest
from tests.played import coins, legal, rule, say, table

FOUR = "king, bishop, judge, queen | thief, cheat"
FOUR_2E = "king, trickster, judge, empress | thief, cheat"
EIGHT = "peasant, peasant, judge, king, fool, witch, spy, widow"


@rule("E1")
@pytest.mark.parametrize(
    ("fortunes", "announcement", "claims", "reason"),
    [
        ("9, 6, 6, 6", "king", [], None),
        ("10, 6, 6, 6", "king", [], "thirteen"),
        ("12, 6, 6, 6", "king", [], "thirteen"),
        ("6, 2, 6, 6", "king", ["Bruno"], None),
        ("6, 1, 6, 6", "king", ["Bruno"], "bankrupt"),
        ("1, 6, 6, 6", "queen", ["Didier"], "bankrupt"),
        ("10, 6, 6, 6", "cheat", [], "cheat"),
        ("9, 6, 6, 6", "cheat", [], None),
    ],
)
def test_the_game_ends_with_thirteen_with_nothing_or_by_a_cheat(
    fortunes: str, announcement: str, claims: list[str], reason: str | None
) -> None:
    game = table(FOUR, coins=fortunes)
    contest(game, f"Adele: announce {announcement}", *claims)
    assert (game.document()["reason"], game.over) == (reason, reason is not None)


@rule("E1")
def test_the_game_ends_at_once_and_asks_nobody_any_more() -> None:
    game = table(FOUR, coins="10, 6, 6, 6")
    contest(game, "Adele: announce king")
    document = game.document()
    assert (document["to_decide"], document["kind"], document["legal"]) == (None, None, [])
    with pytest.raises(Refused, match="the game is over"):
        say(game, "Bruno: look")


@rule("E1")
def test_any_player_with_thirteen_ends_the_game_not_only_the_one_whose_turn_it_is() -> None:
    game = table(FOUR, coins="6, 6, 6, 11")
    contest(game, "Adele: announce queen", "Didier")
    assert game.document()["winners"] == ["Didier"]


@rule("E2")
@pytest.mark.parametrize(("edition", "deal"), [(1, FOUR), (2, FOUR_2E)])
def test_a_cheat_wins_alone_though_others_are_richer_or_as_rich(edition: int, deal: str) -> None:
    game = table(deal, edition=edition, coins="10, 12, 10, 6")
    contest(game, "Adele: announce cheat")
    assert (game.document()["reason"], game.document()["winners"]) == ("cheat", ["Adele"])


@rule("E2")
def test_a_cheat_who_is_contested_wins_before_anybody_pays() -> None:
    game = table("cheat, bishop, judge, queen", coins="10, 1, 6, 6")
    contest(game, "Adele: announce cheat", "Bruno")
    assert (coins(game), game.document()["winners"]) == ([10, 1, 6, 6], ["Adele"])


@rule("E3")
@pytest.mark.parametrize(
    ("edition", "fortunes", "winners"),
    [
        (1, "11, 11", ["Adele", "Bruno"]),
        (1, "12, 11", ["Adele"]),
        (1, "11, 12", ["Bruno"]),
        (1, "12, 10", ["Adele"]),
        (2, "11, 11", ["Adele", "Bruno"]),
        (2, "12, 11", ["Adele", "Bruno"]),
        (2, "11, 12", ["Adele", "Bruno"]),
        (2, "12, 10", ["Adele"]),
    ],
)
def test_of_several_with_thirteen_the_richest_win_in_the_first_edition_and_all_in_the_second(
    edition: int, fortunes: str, winners: list[str]
) -> None:
    game = table(EIGHT, edition=edition, coins=f"{fortunes}, 6, 6, 6, 6, 6, 12")
    contest(game, "Adele: announce peasant", "Bruno")
    assert (game.document()["reason"], game.document()["winners"]) == ("thirteen", winners)


@rule("E3")
@pytest.mark.parametrize(("edition", "deal"), [(1, FOUR), (2, FOUR_2E)])
@pytest.mark.parametrize(
    ("fortunes", "winners"),
    [("5, 1, 6, 9", ["Didier"]), ("5, 1, 9, 9", ["Cedric", "Didier"]), ("9, 1, 6, 8", ["Adele", "Didier"])],
)
def test_when_somebody_has_nothing_the_richest_win_and_ties_are_shared(
    edition: int, deal: str, fortunes: str, winners: list[str]
) -> None:
    game = table(deal, edition=edition, coins=fortunes)
    contest(game, "Adele: announce judge", "Bruno")
    assert (game.document()["reason"], game.document()["winners"]) == ("bankrupt", winners)


@rule("E3")
def test_winners_stand_in_clockwise_order_of_places() -> None:
    game = table("beggar, king, puppet-master, patron, judge, cheat", edition=2, coins="6, 6, 6, 6, 9, 1")
    contest(game, "Adele: announce puppet-master", "Cedric")
    say(game, "Cedric: choose Emma", "Cedric: choose Bruno")
    contest(game, "Emma: announce king", "Fran")
    assert game.document()["reason"] == "bankrupt"
    assert (coins(game), game.document()["winners"]) == ([5, 7, 8, 6, 8, 0], ["Cedric", "Bruno"])


@rule("E3")
def test_thirteen_and_nothing_in_the_same_step_is_a_win_by_thirteen() -> None:
    game = table("bishop, king, judge, queen", coins="11, 2, 1, 1")
    contest(game, "Adele: announce bishop")
    say(game, "Adele: choose Bruno")
    assert coins(game) == [13, 0, 1, 1]
    assert (game.document()["reason"], game.document()["winners"]) == ("thirteen", ["Adele"])


@rule("E4")
@pytest.mark.parametrize(
    ("before", "line"),
    [
        ([], "Bruno: look"),
        ([], "Adele: take Adele"),
        ([], "Adele: pass"),
        ([], "Adele: swap"),
        ([], "Adele: decline"),
        ([], "Adele: name king"),
        ([], "Adele: choose Bruno"),
        ([], "Bruno: peek"),
        (["Adele: take Bruno"], "Adele: look"),
        (["Adele: announce bishop"], "Cedric: claim"),
        (["Adele: announce bishop"], "Bruno: announce king"),
        (["Adele: announce bishop", "Bruno: claim", "Cedric: pass", "Didier: pass"], "Adele: choose Cedric"),
        (["Adele: announce bishop", "Bruno: claim", "Cedric: pass", "Didier: pass"], "Bruno: choose Bruno"),
        (["Adele: announce bishop", "Bruno: claim", "Cedric: pass", "Didier: pass"], "Bruno: choose centre.1"),
    ],
)
def test_a_refused_move_changes_nothing_and_says_why(before: list[str], line: str) -> None:
    game = table(FOUR, *before)
    saved, document, messages = game.save(), game.document(), [game.message(p) for p in (0, 1, 2, 3, None)]
    with pytest.raises(Refused) as caught:
        say(game, line)
    assert caught.value.refusal.sentence and caught.value.refusal.rule and caught.value.refusal.code
    assert (game.save(), game.document()) == (saved, document)
    assert [game.message(p) for p in (0, 1, 2, 3, None)] == messages


@rule("E4")
def test_exactly_the_answers_that_are_listed_are_taken() -> None:
    game = table(FOUR, "Adele: announce thief", "Bruno: claim")
    listed = set(game.legal())
    assert legal(game) == {"pass", "claim"}
    for answer in range(-1, ANSWERS + 1):
        assert (game.refusal(2, answer) is None) == (answer in listed)
