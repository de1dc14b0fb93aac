"""The end: diamonds are counted, a team wins or nobody does; and what is refused (E1-E3)."""

from __future__ import annotations

import pytest

from maskenball.core.game import Refused
from maskenball.games.masquerade.rules.answers import ANSWERS
from maskenball.games.masquerade.rules.match import Masquerade
from tests.masquerade.tables import (
    DIAMONDS,
    GUESTS,
    before_the_last_trick,
    everything,
    not_taken,
    pile,
    play_by_chance,
    say,
    seeded,
    sheet,
    table,
    trick,
)
from tests.played import refused, rule, seen_events

ALL = sorted(DIAMONDS["default"]) * 2
LAST = {3: "red-5 red-9 red-10", 4: "red-5 red-9 red-10 red-8", 5: "red-5 red-9 red-10 red-8 red-8"}
NOT_ASKED_NOW = [
    "Bruno: play red-5",
    "Adele: play red-10",
    "Adele: decline",
    "Adele: steal Bruno",
    "Adele: take blue-1",
]


def counted(players: int, holders: tuple[int, int], partners: int) -> Masquerade:
    """A game at its end in which the partner team has so many diamonds, its members about half each."""
    game = table(*(" ".join(["red-2"] * holders.count(seat)) for seat in range(players)))
    members = [seat for seat in range(players) if game.s.partners >> seat & 1]
    others = [seat for seat in range(players) if seat not in members]
    piles: dict[int, list[str]] = {seat: [] for seat in range(players)}
    for k, card in enumerate(ALL):
        team = members if k < partners else others
        piles[team[k % len(team)]].append(card)
    before_the_last_trick(game, LAST[players], **{GUESTS[seat]: " ".join(cards) for seat, cards in piles.items()})
    trick(game, LAST[players])
    return game


@rule("E1")
@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize("deck", ["default", "points"])
def test_each_team_adds_up_the_diamonds_on_its_members_piles(seed: int, deck: str) -> None:
    document = play_by_chance(seeded(3 + seed % 3, f"e{seed}", deck), seed).document()
    sums = {"partners": 0, "others": 0}
    for player in document["players"]:
        diamonds = sum(card in DIAMONDS[deck] for card in player["pile"])
        assert player["diamonds"] == diamonds and player["hand"] == []
        sums[player["team"]] += diamonds
    assert document["scores"] == sums and sum(sums.values()) == 20


@rule("E1")
def test_the_diamonds_of_the_last_trick_count_too() -> None:
    game = before_the_last_trick(table("red-2", "red-2", ""), "red-5 red-11 blue-1", Bruno="green-1")
    trick(game, "red-5 red-11 blue-1")
    assert [player["diamonds"] for player in game.document()["players"]] == [2, 1, 0]
    assert game.document()["scores"] == {"partners": 3, "others": 0}


@rule("E1")
def test_nothing_is_counted_before_the_last_card() -> None:
    game = before_the_last_trick(table("red-2", "red-2", ""), LAST[3], Adele=" ".join(ALL))
    trick(game, "red-5 red-9")
    assert game.result() is None and not game.document()["over"] and game.document()["winners"] == []
    trick(game, "red-10")
    result = game.result()
    assert result is not None and (result.reason, result.winners) == ("tricks", (0, 1))


@rule("E2")
@pytest.mark.parametrize("partners", range(21))
@pytest.mark.parametrize(
    ("players", "holders", "needed"),
    [
        (3, (1, 1), 6),
        (3, (0, 2), 15),
        (5, (0, 3), 8),
        (5, (4, 4), 8),
    ],
)
def test_three_and_five_players_win_with_their_threshold(
    players: int, holders: tuple[int, int], needed: int, partners: int
) -> None:
    game = counted(players, holders, partners)
    document = game.document()
    team = "partners" if partners >= needed else "others"
    assert document["scores"] == {"partners": partners, "others": 20 - partners}
    assert document["winners"] == [p["name"] for p in document["players"] if p["team"] == team] != []
    assert (document["over"], document["reason"]) == (True, "tricks")


@rule("E2")
@pytest.mark.parametrize("holders", [(0, 2), (3, 3)])
@pytest.mark.parametrize("partners", range(21))
def test_four_players_need_11_and_10_10_is_a_draw(holders: tuple[int, int], partners: int) -> None:
    document = counted(4, holders, partners).document()
    team = "partners" if partners >= 11 else "others" if partners <= 9 else "nobody"
    assert document["winners"] == [p["name"] for p in document["players"] if p["team"] == team]
    assert document["reason"] == ("draw" if partners == 10 else "tricks")


@rule("E2")
@pytest.mark.parametrize(
    ("players", "holders", "partners", "winners"),
    [
        (3, (0, 0), 5, ["Bruno", "Cedric"]),
        (3, (0, 0), 6, ["Adele"]),
        (3, (0, 1), 14, ["Cedric"]),
        (3, (0, 1), 15, ["Adele", "Bruno"]),
        (4, (3, 3), 11, ["Adele", "Didier"]),
        (4, (3, 3), 9, ["Bruno", "Cedric"]),
        (4, (3, 3), 10, []),
        (5, (1, 4), 7, ["Adele", "Cedric", "Didier"]),
        (5, (1, 4), 8, ["Bruno", "Emma"]),
    ],
)
def test_winners_are_all_members_of_the_team_clockwise(
    players: int, holders: tuple[int, int], partners: int, winners: list[str]
) -> None:
    assert counted(players, holders, partners).document()["winners"] == winners


@rule("E2")
def test_the_end_is_told_with_reason_winners_and_scores() -> None:
    (over,) = [e for e in seen_events(counted(5, (1, 4), 7), None) if e["event"] == "over"]
    assert over == {"event": "over", "reason": "tricks", "winners": [0, 2, 3], "partners": 7, "others": 13}
    (over,) = [e for e in seen_events(counted(4, (0, 1), 10), None) if e["event"] == "over"]
    assert over == {"event": "over", "reason": "draw", "winners": [], "partners": 10, "others": 10}


@rule("E2")
def test_a_stolen_diamond_decides_the_game() -> None:
    ends = []
    for take in ("Adele: take blue-1", "Adele: decline"):
        game = table("red-2", "", "red-2", "")
        mine = " ".join(
            ["green-1", "green-1", "green-2", "green-2", "green-3", "green-3", "blue-2", "blue-2", "blue-3"]
        )
        yours = "blue-1 blue-1 blue-3 yellow-1 yellow-1 yellow-2 yellow-2 yellow-3 yellow-3 red-11"
        before_the_last_trick(game, "red-3 red-9 red-10 red-11", Adele=mine, Bruno=yours)
        trick(game, "red-3 red-9 red-10 red-11")
        say(game, "Adele: steal Bruno", take)
        ends.append((game.document()["winners"], game.document()["reason"]))
    assert ends == [(["Adele", "Cedric"], "tricks"), ([], "draw")]


# Refusals


@rule("E3")
@pytest.mark.parametrize("line", NOT_ASKED_NOW)
def test_an_illegal_choice_is_refused_with_the_reason_and_changes_nothing(line: str) -> None:
    game = table("red-9", "red-5", "red-10", "red-8")
    refusal = not_taken(game, line)
    assert refusal.code and refusal.rule in ("K1", "E3") and refusal.sentence
    fault = refused(sheet(line, of=("red-9", "red-5", "red-10", "red-8")))
    assert fault.line == 6 and refusal.sentence in fault.why


@rule("E3")
@pytest.mark.parametrize("seed", range(3))
def test_in_games_by_chance_every_answer_is_legal_or_refused_without_a_trace(seed: int) -> None:
    game = seeded(3 + seed, f"refuse {seed}")
    while not game.over:
        decision = game.decision()
        assert decision is not None
        legal, saved = set(game.legal()), game.save()
        for answer in range(-1, ANSWERS + 1):
            assert (game.refusal(decision.person, answer) is None) == (answer in legal)
            assert game.refusal((decision.person + 1) % len(game.names), answer) is not None
        assert game.save() == saved
        play_by_chance(game, len(game.history), 1)


@rule("E3")
@pytest.mark.parametrize("answer", [-1, 0, ANSWERS - 1, ANSWERS, 10**9])
def test_when_the_game_is_over_everything_is_refused(answer: int) -> None:
    game = play_by_chance(seeded(4, "over"), "over")
    before = everything(game)
    for person in range(4):
        with pytest.raises(Refused) as caught:
            game.play(person, answer)
        assert caught.value.refusal.code == "over"
    assert everything(game) == before and game.document()["legal"] == []


@rule("E3")
def test_play_goes_on_after_a_refusal() -> None:
    game = table("red-9", "red-5", "red-10", "red-8")
    not_taken(game, "Adele: play red-8")
    trick(game, "red-9 red-5 red-10 red-8")
    assert pile(game, "Bruno") == ["red-5", "red-8", "red-9", "red-10"]
