"""Score sheets of Masquerade: what is read, what is refused and at which line, and what is written."""

from __future__ import annotations

from typing import Any

import pytest

from maskenball.core.malformed import Malformed
from maskenball.core.replay import Replay
from maskenball.games.masquerade.rules.match import Masquerade
from tests.masquerade.tables import GUESTS, full_pack, hands, play_by_chance, seeded, sheet
from tests.played import refused

OWN = (
    'diamonds = ["red-5", "red-6", "red-7", "red-8", "red-9", "blue-1", "blue-2", "yellow-1", "yellow-2", "green-1"]\n'
    'thief = "blue-2"   # a side card\nmerchant = "red-7"\n'
)
FOUR = [" ".join(hand) for hand in hands("", "", "", "")]
SOME = ("red-9 red-3", "red-5 red-8", "red-10 red-10 red-9", "red-8 red-11 yellow-2")
FIRST_LINE = 6


def line_of(text: str, name: str) -> int:
    """The last line on which a header stands."""
    return max(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(f"[{name} "))


def dealt(*hands: str) -> str:
    return ", ".join(hands)


def malformed(text: str) -> Malformed:
    """The complaint about a score sheet that cannot be read, before a decision of it is played."""
    with pytest.raises(Malformed) as caught:
        Replay(text)
    return caught.value


def test_the_good_sheet_is_accepted() -> None:
    document = Replay(sheet("Adele: play red-1", "Bruno: play red-7")).finish().document()
    assert (document["game"], document["decisions"], document["to_decide"]) == ("masquerade", 2, "Cedric")
    assert not {"edition", "centre", "court"} & set(document)


@pytest.mark.parametrize("name", ["Game", "Players", "Hands", "First"])
def test_a_missing_header_is_told_at_line_1(name: str) -> None:
    without: dict[str, Any] = {name: None}
    fault = malformed("# a comment\n\n" + sheet("Adele: play red-1", **without))
    assert fault.line == 1 and name in fault.why


@pytest.mark.parametrize(
    "value",
    [
        "",
        dealt(*FOUR[:3]),
        dealt(*FOUR, ""),
        dealt(*FOUR, "red-1"),
        dealt(*FOUR[:3], ""),
        " ".join(FOUR),
        "; ".join(FOUR),
        dealt(*FOUR).replace("red-1 ", "magician ", 1),
        dealt(*FOUR).replace("red-1 ", "Red-1 ", 1),
        dealt(*FOUR).replace("red-1 ", "red-01 ", 1),
        dealt(*FOUR).replace("red-1 ", "red-13 ", 1),
        dealt(*FOUR).replace("red-1 ", "blue-4 ", 1),
        dealt(*FOUR).replace("red-1 ", "black-1 ", 1),
        dealt(*FOUR).replace("red-1 ", "red-1+", 1),
        dealt(*FOUR).replace("red-1 ", "", 1),
        dealt(*FOUR).replace("red-1 ", "red-1 red-1 ", 1),
        dealt(*FOUR).replace("red-1 ", "red-2 ", 1),
        dealt(*FOUR).replace("red-1 red-1", "red-12 red-12", 1),
        dealt(*FOUR).replace("red-1 ", "red-12 ", 1),
        dealt("red-1 " + FOUR[0], FOUR[1].partition(" ")[2], *FOUR[2:]),
        dealt(FOUR[0].partition(" ")[2], FOUR[1] + " red-1", *FOUR[2:]),
    ],
)
def test_wrong_hands_are_told_at_their_line(value: str) -> None:
    text = sheet(Hands=value)
    assert malformed(text).line == line_of(text, "Hands")


def test_three_players_need_both_red_12() -> None:
    text = sheet(of=("", "", ""))
    assert text.count("red-12") == 2 and Replay(text).game.document()["decisions"] == 0
    assert malformed(text.replace("red-12", "red-11", 1)).line == 3


@pytest.mark.parametrize("players", [3, 4, 5])
def test_hands_are_a_complete_deal_in_any_order_and_with_any_spaces(players: int) -> None:
    text = sheet(of=[""] * players)
    odd = text.replace(" blue-1", "\t blue-1").replace(", ", " ,").replace("\n", "\r\n")
    document = Replay(odd).game.document()
    assert document == Replay(text).game.document()
    assert sorted(card for player in document["players"] for card in player["hand"]) == sorted(full_pack(players))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_hands_of_another_number_of_players_are_refused(players: int) -> None:
    for others in {3, 4, 5} - {players}:
        text = sheet(of=[""] * players, Players=", ".join(GUESTS[:others]))
        assert malformed(text).line == line_of(text, "Hands")


@pytest.mark.parametrize("beside", ["Seed", "Scenario"])
def test_neither_seed_nor_scenario_stands_beside_hands(beside: str) -> None:
    headers: dict[str, Any] = {beside: "carnival"}
    text = sheet(**headers)
    assert malformed(text).line == line_of(text, beside) == 5
    assert malformed(f'\n[{beside} "x"]\n{sheet()}').line == 2


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_seed_deals_the_hands_and_is_saved_as_hands(players: int) -> None:
    game = Replay(sheet(of=[""] * players, Hands=None, Seed="carnival")).game
    assert game.document() == seeded(players, "carnival").document()
    assert "[Seed" not in game.sheet() and Replay(game.sheet()).game.document() == game.document()


@pytest.mark.parametrize("value", ["", "Default", "points, default", "own deck", "1e-2013", "mine"])
def test_an_unknown_deck_is_told_at_its_line(value: str) -> None:
    text = sheet(Deck=value)
    assert malformed(text).line == line_of(text, "Deck")


def test_without_a_deck_it_is_the_default_deck() -> None:
    assert Replay(sheet()).game.sheet() == Replay(sheet(Deck="default")).game.sheet()
    assert Replay(sheet()).game.sheet() != Replay(sheet(Deck="points")).game.sheet()


def test_a_block_must_be_closed() -> None:
    assert malformed(f"# mine\n---\n{OWN}{sheet(Deck='own')}").line == 2


@pytest.mark.parametrize(
    "value",
    [
        "",
        "Adele",
        "Adele, Bruno",
        "Adele, Bruno, Cedric, Didier, Emma, Fran",
        "Adele, Bruno, Cedric, Adele",
        "Adele, , Cedric, Didier",
        "Adele, Bruno, Cedric, centre",
        "Adele, Bruno, Cedric, centre.1",
        "Adele, Bruno, Cedric, D[idier",
        "Adele, Bruno, Cedric, D\\idier",
        "Adele, Bruno, Cedric, D#idier",
        "Adele, Bruno, Cedric, Di\x01dier",
        f"Adele, Bruno, Cedric, {'D' * 25}",
    ],
)
def test_wrong_players_are_told_at_their_line(value: str) -> None:
    text = sheet(Players=value)
    assert malformed(text).line == line_of(text, "Players") == 2


@pytest.mark.parametrize("value", ["", "Emma", "adele", "Adele, Bruno", "0", "centre"])
def test_a_wrong_first_is_told_at_its_line(value: str) -> None:
    text = sheet(First=value)
    assert malformed(text).line == line_of(text, "First") == 4


@pytest.mark.parametrize("value", ["accidents", "peek", ",", "none"])
def test_there_are_no_options(value: str) -> None:
    text = sheet(Options=value)
    assert malformed(text).line == line_of(text, "Options")
    assert Replay(sheet(Options="")).game.sheet() == Replay(sheet()).game.sheet()


def test_unknown_headers_are_kept() -> None:
    game = Replay(sheet(Date="2024-02-13 # Fat Tuesday", Edition="7")).game
    assert game.headers == {"Date": "2024-02-13 # Fat Tuesday", "Edition": "7"}
    assert Replay(game.sheet()).game.headers == game.headers


@pytest.mark.parametrize("name", ["Hands", "Players", "Deck", "Date"])
def test_no_header_stands_twice_or_after_a_decision(name: str) -> None:
    text = sheet("Adele: play red-1", Deck="default", Date="today")
    again = text.split("\n")[line_of(text, name) - 1]
    assert malformed(f"{again}\n{text}").line == line_of(text, name) + 1
    assert malformed(f"{text}{again}\n").line == text.count("\n") + 1


@pytest.mark.parametrize(
    "line",
    [
        "Bruno: play",
        "Bruno: play red-7 red-8",
        "Bruno: play red-13",
        "Bruno: play Red-7",
        "Bruno: play red 7",
        "Bruno: play red-7.left",
        "Bruno: play Adele",
        "Bruno: Play red-7",
        'Bruno: "play" red-7',
        "Bruno: play.red-7",
        "Bruno: steal",
        "Bruno: steal Fran",
        "Bruno: steal Adele Cedric",
        "Bruno: steal Adele.left",
        "Bruno: steal red-7",
        "Bruno: take",
        "Bruno: take Adele",
        "Bruno: take red-7 red-8",
        "Bruno: trade",
        "Bruno: trade red-7",
        "Bruno: trade red-7 red-8 red-9",
        "Bruno: trade red-7 Adele",
        "Bruno: decline red-7",
        "Bruno: decline steal",
        "Bruno: pass",
        "Bruno: announce king",
        "Bruno: peek",
        "Bruno:",
        "Bruno play red-7",
        "Fran: play red-7",
        "bruno: play red-7",
        "play red-7",
    ],
)
def test_a_malformed_line_is_refused_though_it_is_never_played(line: str) -> None:
    assert malformed(sheet("Adele: play red-1", line)).line == FIRST_LINE + 1


@pytest.mark.parametrize(
    "line",
    [
        "Bruno: play red-1",
        "Cedric: play red-11",
        "Bruno: decline",
        "Bruno: steal Adele",
        "Bruno: steal Bruno",
        "Bruno: take blue-1",
        "Bruno: trade red-7 red-7",
        "Bruno: trade red-7 red-1",
    ],
)
def test_an_illegal_line_is_refused_only_when_it_is_played(line: str) -> None:
    text = sheet("Adele: play red-1", line)
    assert Replay(text).finish(1).document()["decisions"] == 1
    assert refused(text).line == FIRST_LINE + 1


def test_thief_and_merchant_on_a_sheet() -> None:
    lines = ["Adele: play red-9", "Bruno: play red-5", "Cedric: play red-10", "Didier: play red-11"]
    lines += ["Bruno: play red-8", "Cedric: play red-10", "Didier: play red-8", "Adele: play red-3"]
    lines += ["Adele: steal Bruno", "Adele: take red-11", "Adele: play red-4", "Bruno: play red-6"]
    lines += ["Cedric: play red-9", "Didier: play yellow-2", "Adele: trade red-1 red-11"]
    game = Replay(sheet(*lines, of=SOME)).finish()
    assert game.sheet().split("\n\n")[1] == "\n".join(lines) + "\n"
    first = game.document()["players"][0]
    assert (first["pile"], first["diamonds"]) == (
        ["red-1", "red-3", "red-4", "red-6", "red-8", "red-8", "red-9", "red-10", "yellow-2"],
        1,
    )
    assert "red-11" in first["hand"]


def test_cards_of_the_document_are_sorted_red_blue_yellow_green() -> None:
    shuffled = " ".join(reversed(FOUR[2].split()))
    document = Replay(sheet(Hands=dealt(*FOUR[:2], shuffled, FOUR[3]))).game.document()
    assert document["players"][2]["hand"] == FOUR[2].split()
    assert FOUR[2].split()[:3] == ["red-11", "red-11", "blue-1"]


def test_names_with_other_signs_stand_in_quotes() -> None:
    names = ("Dr. No", "Zoë", "Mr X", "play")
    text = sheet('"Dr. No": play red-1', Players=", ".join(names), First="Dr. No")
    game = Replay(text).finish()
    assert '\n"Dr. No": play red-1\n' in game.sheet() and Replay(game.sheet()).finish().sheet() == game.sheet()
    assert malformed(text.replace('"Dr. No": play', "Dr. No: play")).line == FIRST_LINE
    for line, good in (('steal "Dr. No"', True), ("steal Dr. No", False), ("steal play", True), ("steal Mr X", False)):
        page = text + f"Zoë: {line}\n"
        if good:
            assert refused(page).line == FIRST_LINE + 1 and Replay(page).finish(1)
        else:
            assert malformed(page).line == FIRST_LINE + 1


def test_needless_quotes_tabs_and_comments_are_accepted() -> None:
    plain = sheet("Adele: play red-1", "Bruno: play red-7")
    odd = sheet('\t"Adele"\t:\tplay\tred-1 # trump', "Bruno:play red-7", Options="")
    assert Replay(odd.replace("\n", "\r\n")).finish().sheet() == Replay(plain).finish().sheet()


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(("deck", "block"), [("default", ""), ("points", ""), ("own", OWN)])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_by_chance_replays_to_the_same_document_and_the_same_sheet(
    players: int, deck: str, block: str, seed: int
) -> None:
    game = play_by_chance(seeded(players, f"round {seed}", deck, block=block), seed, 1000 if seed else 23)
    again = Replay(game.sheet()).finish()
    assert isinstance(again, Masquerade)
    assert again.document() == game.document() and again.document()["over"] == (seed > 0)
    assert (again.sheet(), again.save(), again.events) == (game.sheet(), game.save(), game.events)
