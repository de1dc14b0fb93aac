"""The seven worked examples of the printed rules as score sheets, and whole short games."""

from __future__ import annotations

import pytest

from maskenball.core.replay import Replay
from maskenball.games.mascarade.rules.match import Mascarade
from tests.mascarade.test_announce import contest
from tests.played import coins, legal, rule, say, table

SEVEN = "witch, thief, judge, spy, king, queen, bishop"
EIGHT = "judge, inquisitor, peasant, peasant, king, queen, fool, widow"


def fortune(game: Mascarade, name: str) -> int:
    return next(int(player["coins"]) for player in game.document()["players"] if player["name"] == name)


# Example 1


@rule("A3.5", "A3.6")
def test_example_1_three_false_claims_of_king() -> None:
    game = table(
        "witch, thief, judge, king",
        """
        Adele: announce king
        Bruno: claim
        Cedric: claim
        Didier: pass
        """,
    )
    assert (coins(game), game.s.court) == ([5, 5, 5, 6], 3)
    assert game.document()["to_decide"] == "Bruno"


@rule("A3.5", "A3.6")
def test_example_1_with_the_king_among_the_claimants_the_others_pay_all_the_same() -> None:
    game = table(
        "witch, thief, judge, king",
        """
        Adele: announce king
        Bruno: claim
        Cedric: claim
        Didier: claim
        """,
    )
    assert (coins(game), game.s.court) == ([5, 5, 5, 9], 3)


# Example 2


@rule("A3.5", "A3.6", "U3")
@pytest.mark.parametrize(("edition", "cedric", "verbs"), [(1, 9, {"take"}), (2, 8, {"take", "look"})])
def test_example_2_thief_announces_king_and_the_king_is_next(edition: int, cedric: int, verbs: set[str]) -> None:
    game = table(
        "witch, thief, king, spy",
        """
        Bruno: announce king
        Cedric: claim
        Didier: pass
        Adele: pass
        """,
        edition=edition,
        first="Bruno",
    )
    assert (coins(game), game.s.court) == ([6, 5, cedric, 6], 1)
    assert game.document()["to_decide"] == "Cedric"
    assert {text.split()[0] for text in legal(game)} == verbs


# Example 3


@rule("A3.5", "A3.6", "U4")
@pytest.mark.parametrize("court", [0, 1, 5])
def test_example_3_judge_takes_the_court_before_the_fines(court: int) -> None:
    game = table(
        SEVEN,
        """
        Adele: announce judge
        Bruno: pass
        Cedric: claim
        Didier: claim
        Emma: pass
        Fran: pass
        Gus: pass
        """,
        coins=f"6, 6, 6, 6, 6, 6, 6 | {court}",
    )
    assert (coins(game), game.s.court) == ([5, 6, 6 + court, 5, 6, 6, 6], 2)
    assert game.document()["to_decide"] == "Bruno"
    assert "announce king" in legal(game)


# Example 4


@rule("A3.6", "P2")
@pytest.mark.parametrize(("named", "bruno", "cedric"), [("judge", 10, 2), ("inquisitor", 10, 2), ("peasant", 6, 6)])
def test_example_4_inquisitor_questions_a_peasant(named: str, bruno: int, cedric: int) -> None:
    game = table(
        EIGHT,
        f"""
        Bruno: announce inquisitor
        Cedric: pass
        Didier: pass
        Emma: pass
        Fran: claim
        Gus: pass
        Harry: pass
        Adele: pass
        Bruno: choose Cedric
        Cedric: name {named}
        """,
        first="Bruno",
    )
    assert (coins(game), game.s.court) == ([6, bruno, cedric, 6, 6, 5, 6, 6], 1)
    assert game.document()["to_decide"] == "Cedric"


# Example 5


@rule("P1", "A3.6")
@pytest.mark.parametrize(
    ("didier", "fran", "expected", "court"),
    [
        ("pass", "pass", [7, 6, 6], 0),
        ("claim", "pass", [8, 8, 6], 0),
        ("claim", "claim", [8, 8, 5], 1),
        ("pass", "claim", [7, 6, 5], 1),
    ],
)
def test_example_5_peasants(didier: str, fran: str, expected: list[int], court: int) -> None:
    game = table(
        EIGHT,
        f"""
        Cedric: announce peasant
        Didier: {didier}
        Emma: pass
        Fran: {fran}
        Gus: pass
        Harry: pass
        Adele: pass
        Bruno: pass
        """,
        first="Cedric",
    )
    assert [fortune(game, name) for name in ("Cedric", "Didier", "Fran")] == expected
    assert game.s.court == court


# Example 6


@rule("E2", "A3.5")
@pytest.mark.parametrize(
    ("cedric", "winners", "adele"), [(10, ["Cedric"], 11), (12, ["Cedric"], 11), (9, [], 10), (1, [], 10)]
)
def test_example_6_cheat(cedric: int, winners: list[str], adele: int) -> None:
    game = table(
        "queen, bishop, cheat, king",
        """
        Adele: announce cheat
        Bruno: pass
        Cedric: claim
        Didier: pass
        """,
        coins=f"11, 6, {cedric}, 6",
    )
    assert game.document()["winners"] == winners
    assert game.document()["reason"] == ("cheat" if winners else None)
    assert coins(game) == [adele, 6, cedric, 6]
    assert game.document()["to_decide"] == (None if winners else "Bruno")


# Example 7


@rule("E1", "E3", "P3")
@pytest.mark.parametrize(
    ("harry", "richest", "winners"), [(3, 9, ["Harry"]), (3, 10, ["Bruno", "Harry"]), (12, 11, ["Harry"])]
)
def test_example_7_widow(harry: int, richest: int, winners: list[str]) -> None:
    game = table(
        "queen, king, judge, bishop, fool, spy, cheat, widow",
        """
        Adele: announce widow
        Bruno: pass
        Cedric: pass
        Didier: pass
        Emma: pass
        Fran: pass
        Gus: pass
        Harry: claim
        """,
        coins=f"1, {richest}, 6, 6, 6, 6, 6, {harry}",
    )
    assert coins(game) == [0, richest, 6, 6, 6, 6, 6, max(harry, 10)]
    assert (game.document()["reason"], game.document()["winners"]) == ("bankrupt", winners)


@rule("E1", "P3")
def test_example_7_with_two_coins_adele_stays_in_the_game() -> None:
    game = table("queen, king, judge, widow", coins="2, 9, 6, 3")
    contest(game, "Adele: announce widow", "Didier")
    assert (coins(game), game.over) == ([1, 9, 6, 10], False)


# Whole games. An announcement with its round of answers is one line: "/" is followed by those who claim.

GAMES = {
    "two players": (
        1, "king+bishop+fool, judge+queen+witch",
        """
        Adele: take left Bruno.left
        Adele: keep
        Bruno: take left Bruno.protected
        Bruno: swap
        Adele: take right Adele.protected
        Adele: keep
        Bruno: take right Adele.left
        Bruno: keep
        Adele: announce king left
        Bruno: announce queen right / Adele protected
        Adele: take left Adele.protected
        Adele: keep
        Bruno: announce witch left
        Bruno: choose Adele
        Adele: announce king left
        Bruno: look protected
        Adele: announce king left
        """,
        11, ["Adele"], "thirteen", [14, 8],
    ),
    "three players": (
        1, "king+bishop, judge+queen, witch+fool",
        """
        Adele: take left Adele.right
        Adele: swap
        Bruno: take left Cedric.right
        Bruno: keep
        Cedric: take right Adele.left
        Cedric: keep
        Adele: take right Bruno.left
        Adele: keep
        Bruno: announce queen right
        Cedric: announce fool right / Adele left
        Cedric: choose Adele.right
        Cedric: choose Bruno.right
        Cedric: swap
        Adele: take left Adele.right
        Adele: keep
        Bruno: announce king right / Adele right
        Cedric: announce judge left
        Adele: look right
        Bruno: announce king right
        """,
        11, ["Bruno"], "thirteen", [4, 14, 9],
    ),
    "four players, first edition": (
        1, "king, bishop, judge, queen | thief, cheat",
        """
        Adele: take Bruno
        Adele: swap
        Bruno: take centre.1
        Bruno: keep
        Cedric: take Didier
        Cedric: swap
        Didier: take Adele
        Didier: keep
        Adele: announce king / Bruno
        Bruno: take centre.2
        Bruno: keep
        Cedric: announce queen
        Didier: announce judge / Adele
        Adele: take Bruno
        Adele: swap
        Bruno: announce thief
        Cedric: look
        Didier: look
        Adele: announce king
        Bruno: announce cheat
        """,
        14, ["Bruno"], "cheat", [6, 11, 7, 7],
    ),
    "four players, second edition": (
        2, "king, beggar, judge, patron | witch, cheat",
        """
        Adele: take Bruno
        Adele: keep
        Bruno: take centre.1
        Bruno: keep
        Cedric: take Didier
        Cedric: keep
        Didier: take Adele
        Didier: keep
        Adele: announce king / Bruno
        Bruno: look
        Cedric: announce judge
        Didier: announce patron
        Adele: announce king
        Bruno: announce beggar
        Cedric: announce witch
        Cedric: decline
        Didier: announce patron / Cedric
        Adele: announce king
        """,
        13, ["Adele"], "thirteen", [13, 8, 7, 11],
    ),
    "seven players, first edition": (
        1, "witch, thief, judge, spy, king, queen, bishop",
        """
        Adele: take Bruno
        Adele: keep
        Bruno: take Cedric
        Bruno: keep
        Cedric: take Didier
        Cedric: keep
        Didier: take Emma
        Didier: swap
        Emma: announce spy / Cedric
        Emma: choose Fran
        Emma: swap
        Fran: announce spy
        Fran: choose Didier
        Fran: swap
        Gus: announce bishop
        Gus: choose Didier
        Adele: announce king / Fran
        Bruno: announce thief
        Cedric: announce judge
        Didier: announce king
        Emma: announce queen / Fran
        Fran: take Gus
        Fran: keep
        Gus: announce bishop
        Gus: choose Fran
        Adele: announce witch
        Adele: choose Gus
        Bruno: announce thief
        Cedric: announce king / Fran
        Didier: look
        Emma: announce queen
        Fran: announce king
        Gus: look
        Adele: look
        Bruno: announce king
        """,
        23, ["Bruno"], "thirteen", [9, 13, 4, 7, 10, 12, 4],
    ),
    "seven players, second edition": (
        2, "judge, princess, patron, puppet-master, beggar, spy, fool",
        """
        Adele: take Bruno
        Adele: keep
        Bruno: take Cedric
        Bruno: keep
        Cedric: take Didier
        Cedric: keep
        Didier: take Emma
        Didier: keep
        Emma: announce beggar
        Fran: announce princess / Bruno
        Bruno: choose Gus
        Gus: take Fran
        Gus: keep
        Adele: announce judge
        Bruno: announce patron
        Cedric: announce puppet-master / Didier
        Didier: choose Cedric
        Didier: choose Emma
        Didier: look
        Cedric: announce princess
        Cedric: choose Bruno
        Fran: announce beggar
        Gus: announce fool
        Gus: choose Adele
        Gus: choose Bruno
        Gus: keep
        Adele: announce patron
        Bruno: announce patron
        """,
        16, ["Bruno"], "thirteen", [10, 14, 6, 8, 6, 8, 7],
    ),
    "thirteen players": (
        1, "judge, bishop, king, fool, queen, witch, peasant, peasant, cheat, spy, inquisitor, widow, thief",
        """
        Adele: take Bruno
        Adele: keep
        Bruno: take Cedric
        Bruno: keep
        Cedric: take Didier
        Cedric: keep
        Didier: take Emma
        Didier: keep
        Emma: announce queen
        Fran: announce peasant / Gus, Harry
        Gus: take Fran
        Gus: keep
        Harry: announce inquisitor / Kim
        Kim: choose Gus
        Gus: name peasant
        Ida: announce widow
        Jo: announce spy
        Jo: choose Adele
        Jo: keep
        Kim: announce inquisitor
        Kim: choose Lea
        Lea: name king
        Lea: take Max
        Lea: keep
        Max: announce thief
        Adele: announce judge
        Bruno: announce bishop
        Bruno: choose Ida
        Cedric: announce king
        Didier: announce fool
        Didier: choose Adele
        Didier: choose Bruno
        Didier: swap
        Emma: announce queen
        Fran: announce witch
        Fran: choose Emma
        Gus: announce peasant / Harry
        Harry: take Gus
        Harry: keep
        Ida: announce cheat
        Jo: look
        Kim: announce cheat
        """,
        24, ["Kim"], "cheat", [7, 8, 9, 7, 5, 10, 10, 9, 8, 6, 10, 1, 8],
    ),
    "twelve players, second edition": (
        2, "judge, trickster, empress, fool, king, witch, peasant, peasant, cheat, spy, guru, widow",
        """
        Adele: take Bruno
        Adele: keep
        Bruno: take Cedric
        Bruno: keep
        Cedric: take Didier
        Cedric: keep
        Didier: take Emma
        Didier: keep
        Emma: announce king / Gus, Harry
        Fran: announce witch
        Fran: decline
        Gus: announce peasant / Harry
        Harry: look
        Ida: announce guru / Kim
        Kim: choose Lea
        Lea: name widow
        Jo: announce spy
        Jo: choose Lea
        Jo: swap
        Kim: announce guru
        Kim: choose Harry
        Harry: name king
        Lea: announce widow / Jo
        Adele: announce judge
        Bruno: announce trickster
        Bruno: choose Jo
        Cedric: announce empress
        Didier: announce empress
        Emma: announce empress
        Fran: announce empress
        Gus: announce empress
        Harry: announce empress
        Ida: announce empress
        Jo: announce empress
        Kim: announce empress
        """,
        23, ["Kim"], "thirteen", [10, 8, 9, 9, 11, 9, 10, 6, 8, 11, 13, 5],
    ),
}  # fmt: skip


@rule("U1", "U2", "E1", "E3", "T6")
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_from_the_deal_to_its_end(name: str) -> None:
    edition, deal, lines, turns, winners, reason, fortunes = GAMES[name]
    game = table(deal, edition=edition, preparation=4)
    for line in lines.strip().split("\n"):
        said, _, claims = line.strip().partition(" / ")
        if " announce " in said:
            contest(game, said, *claims.split(", ") if claims else ())
        else:
            say(game, said)
    document = game.document()
    assert (document["winners"], document["reason"]) == (winners, reason)
    assert (document["turn"], coins(game)) == (turns, fortunes)
    assert Replay(game.sheet()).finish().document() == document
