"""Scenarios: the standard sets, what a set of one's own must satisfy, and home-made masks (S1-S5)."""

from __future__ import annotations

import pytest

from maskenball.core.breach import Impossible
from maskenball.core.malformed import Malformed
from maskenball.core.replay import Replay
from maskenball.games.mascarade.rules.editions import EDITIONS
from maskenball.games.mascarade.rules.home_made import masks_from_toml
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.mascarade.rules.scenarios import breaches
from maskenball.games.mascarade.rules.setup import Setup
from tests.mascarade.test_announce import contest
from tests.played import GUESTS, coins, legal, refused, rule, say, sheet

SIX = "judge bishop king queen witch cheat"
EIGHT = "judge bishop king fool queen witch peasant peasant"
EIGHT_A = "judge trickster empress fool king witch peasant peasant"
EIGHT_B = "judge princess patron puppet-master beggar guru witch fool"


def in_play(players: int, edition: int, scenario: str = "") -> tuple[list[str], int]:
    setup = Setup.new(tuple(GUESTS[:players]), edition, "a seed", scenario)
    return sorted([mask for cards in setup.deal for mask in cards] + setup.centre), len(setup.centre)


def new(edition: int, players: int, masks: str, block: str = "") -> Mascarade:
    names = tuple(f"guest{n}" for n in range(players))
    return Mascarade(Setup.new(names, edition, "a seed", masks.replace(" ", ", "), block=block))


@rule("S1")
@pytest.mark.parametrize(
    ("players", "masks", "centre"),
    [
        (4, "judge bishop king queen thief cheat", 2),
        (5, SIX, 1),
        (6, SIX, 0),
        (7, "judge bishop king queen thief witch spy", 0),
        (8, EIGHT, 0),
        (9, f"{EIGHT} cheat", 0),
        (10, f"{EIGHT} cheat spy", 0),
        (11, f"{EIGHT} cheat spy inquisitor", 0),
        (12, f"{EIGHT} cheat spy inquisitor widow", 0),
        (13, f"{EIGHT} cheat spy inquisitor widow thief", 0),
    ],
)
def test_standard_sets_of_the_first_edition(players: int, masks: str, centre: int) -> None:
    assert in_play(players, 1) == in_play(players, 1, "1e-2013") == (sorted(masks.split()), centre)


@rule("S1")
def test_the_revision_of_2014_has_the_fool_instead_of_the_spy_with_seven_players() -> None:
    assert in_play(7, 1, "1e-2014") == (sorted(["judge", "bishop", "king", "queen", "thief", "witch", "fool"]), 0)
    for players in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13):
        assert in_play(players, 1, "1e-2014") == in_play(players, 1, "1e-2013")


@rule("S2")
@pytest.mark.parametrize("players", [2, 3])
def test_two_or_three_players_play_with_six_masks_and_no_centre(players: int) -> None:
    assert in_play(players, 1) == (sorted(["bishop", "fool", "judge", "queen", "king", "witch"]), 0)


@rule("S3")
@pytest.mark.parametrize(
    ("players", "side", "masks", "centre"),
    [
        (4, "A", "judge trickster empress king thief cheat", 2),
        (5, "A", "judge trickster empress king witch cheat", 1),
        (6, "A", "judge trickster empress king witch cheat", 0),
        (7, "A", "judge trickster empress fool king thief witch", 0),
        (8, "A", EIGHT_A, 0),
        (9, "A", f"{EIGHT_A} cheat", 0),
        (10, "A", f"{EIGHT_A} cheat spy", 0),
        (11, "A", f"{EIGHT_A} cheat spy guru", 0),
        (12, "A", f"{EIGHT_A} cheat spy guru widow", 0),
        (4, "B", "judge witch patron king beggar cheat", 2),
        (5, "B", "judge spy patron empress beggar thief", 1),
        (6, "B", "judge princess patron puppet-master beggar cheat", 0),
        (7, "B", "judge princess patron puppet-master beggar spy fool", 0),
        (8, "B", EIGHT_B, 0),
        (9, "B", f"{EIGHT_B} widow", 0),
        (10, "B", f"{EIGHT_B} widow cheat", 0),
        (11, "B", f"{EIGHT_B} widow cheat spy", 0),
        (12, "B", f"{EIGHT_B} widow cheat spy king", 0),
    ],
)
def test_sheets_of_the_second_edition(players: int, side: str, masks: str, centre: int) -> None:
    assert in_play(players, 2, f"2e-{side}") == (sorted(masks.split()), centre)


@rule("S3")
@pytest.mark.parametrize(
    ("players", "edition", "scenario"),
    [(3, 2, "2e-A"), (13, 2, "2e-B"), (6, 1, "2e-A"), (6, 2, "1e-2013"), (6, 2, "2e-C")],
)
def test_a_sheet_that_is_not_there_is_refused(players: int, edition: int, scenario: str) -> None:
    with pytest.raises(Impossible):
        in_play(players, edition, scenario)


@rule("S3", "S4")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("players", range(4, 13))
def test_every_sheet_of_the_second_edition_satisfies_the_rule_for_custom_scenarios(players: int, side: str) -> None:
    assert breaches(EDITIONS[2], in_play(players, 2, f"2e-{side}")[0], players) == []


@rule("S4")
@pytest.mark.parametrize(
    ("edition", "players", "masks", "broken"),
    [
        (1, 6, "bishop king queen fool witch cheat", "S4a"),
        (2, 6, "trickster king empress fool witch cheat", "S4a"),
        (2, 6, "judge trickster thief witch cheat king", "S4b"),
        (2, 7, "judge trickster thief witch cheat king empress", "S4b"),
        (1, 8, "judge king queen fool peasant witch spy thief", "S4c"),
        (2, 8, "judge king empress fool peasant witch spy thief", "S4c"),
        (1, 7, "judge king queen fool peasant peasant witch", "S4d"),
        (1, 7, "judge king queen fool inquisitor spy witch", "S4d"),
        (2, 7, "judge king empress fool peasant peasant witch", "S4d"),
        (2, 7, "judge king empress fool guru spy witch", "S4d"),
        (2, 5, "judge king empress fool puppet-master witch", "S4d"),
        (2, 5, "judge king empress fool princess witch", "S4d"),
        (1, 2, "judge king queen fool witch", "S4e"),
        (1, 2, "judge king queen fool witch bishop spy", "S4e"),
        (1, 3, "judge king queen fool witch bishop spy", "S4e"),
        (1, 4, "judge king queen", "S4e"),
        (1, 4, "judge king queen fool witch bishop spy", "S4e"),
        (1, 5, "judge king queen fool", "S4e"),
        (1, 5, "judge king queen fool witch bishop spy thief", "S4e"),
        (1, 6, "judge king queen fool witch", "S4e"),
        (1, 6, "judge king queen fool witch bishop spy thief widow", "S4e"),
        (1, 1, "judge king queen fool witch bishop", "S4e"),
        (1, 14, f"{EIGHT} cheat spy inquisitor widow thief", "S4e"),
        (2, 3, "judge king empress fool witch trickster", "S4e"),
        (2, 4, "judge king empress fool", "S4e"),
        (2, 5, "judge king empress fool witch", "S4e"),
        (2, 5, "judge king empress fool witch trickster spy thief", "S4e"),
        (2, 13, f"{EIGHT_A} cheat spy guru widow thief", "S4e"),
        (1, 6, "judge king king queen fool witch", "S4f"),
        (1, 8, "judge king queen peasant peasant peasant witch spy", "S4f"),
        (2, 6, "judge judge king empress fool witch", "S4f"),
        (1, 5, "king king peasant inquisitor", "S4a S4c S4d S4e S4f"),
        (2, 5, "cheat thief witch thief peasant", "S4a S4b S4c S4d S4e S4f"),
    ],
)
def test_a_custom_scenario_is_refused_with_every_rule_it_breaks(
    edition: int, players: int, masks: str, broken: str
) -> None:
    with pytest.raises(Impossible) as caught:
        new(edition, players, masks)
    assert {breach.rule for breach in caught.value.breaches} == set(broken.split())
    assert all(f"{rule_id}:" in str(caught.value) for rule_id in broken.split())


@rule("S4")
@pytest.mark.parametrize(
    ("edition", "players", "masks"),
    [
        (1, 2, "judge king queen spy widow thief"),
        (1, 3, "judge king queen spy widow thief"),
        (1, 4, "judge king queen fool witch bishop"),
        (1, 5, "judge king queen fool witch bishop"),
        (1, 5, "judge king queen fool witch bishop spy"),
        (1, 6, "judge king queen fool witch bishop"),
        (1, 6, "judge king queen fool witch bishop spy thief"),
        (1, 8, "judge king peasant peasant inquisitor bishop spy thief"),
        (2, 4, "judge king empress fool witch"),
        (2, 5, "judge king empress fool witch trickster"),
        (2, 6, "judge trickster puppet-master princess cheat king"),
        (2, 8, "judge trickster thief witch cheat king peasant peasant"),
        (2, 8, "judge trickster thief guru cheat king peasant peasant princess"),
    ],
)
def test_a_custom_scenario_that_satisfies_all_is_played(edition: int, players: int, masks: str) -> None:
    assert breaches(EDITIONS[edition], masks.split(), players) == []
    start = new(edition, players, masks).message(None)["start"]
    assert sorted(start["deal"]) == sorted(masks.split())


@rule("S4")
def test_too_few_bank_masks_is_only_a_warning_in_the_first_edition() -> None:
    masks = "judge bishop thief witch cheat king"
    assert [(b.rule, b.is_advice) for b in breaches(EDITIONS[1], masks.split(), 6)] == [("S4b", True)]
    assert new(1, 6, masks).document()["kind"] == "turn"


@rule("S4")
@pytest.mark.parametrize(
    ("players", "masks", "centre"),
    [
        (4, "judge king queen fool", 0),
        (4, "judge king queen fool witch", 1),
        (5, "judge king queen fool witch", 0),
        (6, "judge king queen fool witch bishop", 0),
    ],
)
def test_the_centre_is_optional_in_the_first_edition_and_six_cards_are_advised(
    players: int, masks: str, centre: int
) -> None:
    advised = [("S4e", True)] if len(masks.split()) < 6 else []
    assert [(b.rule, b.is_advice) for b in breaches(EDITIONS[1], masks.split(), players)] == advised
    game = new(1, players, masks)
    assert len(game.setup.centre) == centre
    assert sum(text.startswith("take centre") for text in legal(game)) == centre


@rule("S4")
@pytest.mark.parametrize(
    ("edition", "players", "cards"),
    [
        (1, 2, [6]), (1, 3, [6]), (1, 4, [4, 5, 6]), (1, 5, [5, 6, 7]), (1, 7, [7, 8, 9]), (1, 11, [11, 12, 13]),
        (1, 12, [12, 13]), (1, 13, [13]), (2, 4, [5, 6]), (2, 5, [6, 7]), (2, 6, [6, 7, 8]), (2, 12, [12, 13, 14]),
    ],
)  # fmt: skip
def test_no_more_cards_are_offered_than_the_box_holds(edition: int, players: int, cards: list[int]) -> None:
    assert EDITIONS[edition].cards_for(players) == cards


@rule("S4", "S5")
def test_a_home_made_mask_counts_from_its_number_of_players_on() -> None:
    box = EDITIONS[1].with_own_masks(masks_from_toml("[mask.own]\npower = 'take(1, bank)'\nminimum_players = 13\n"))
    assert (box.cards_for(12), box.cards_for(13)) == ([12, 13], [13, 14])


@rule("S4")
@pytest.mark.parametrize(
    ("edition", "stranger"), [(1, "empress"), (1, "trickster"), (2, "queen"), (2, "bishop"), (2, "jester")]
)
def test_a_mask_of_the_other_edition_is_unknown_and_not_too_many(edition: int, stranger: str) -> None:
    masks = f"judge king fool widow {stranger} {stranger}"
    with pytest.raises(Impossible, match=f"{stranger} is not a mask") as caught:
        new(edition, 6, masks)
    assert {breach.rule for breach in caught.value.breaches} == {"S4"}


@rule("S4")
def test_a_score_sheet_with_an_unfit_scenario_is_refused_at_its_line() -> None:
    deal = "judge, king, queen, fool"
    text = sheet(deal).replace(f'[Deal "{deal}"]', '[Seed "x"]\n[Scenario "bishop, king, king"]')
    complaint = refused(text)
    assert complaint.line == text.split("\n").index('[Scenario "bishop, king, king"]') + 1
    assert all(broken in complaint.why for broken in ("S4a", "S4e", "S4f"))


ALCHEMIST = """
[mask.alchemist]
name = "Alchemist"
bank = true
minimum_players = 4
power = '''
take(1, bank)
choose(A, others)
when(richer_than_me, take(1, A))
'''
"""


@rule("S5")
def test_a_home_made_mask_is_dealt_announced_and_used() -> None:
    text = f"---{ALCHEMIST}---\n" + sheet("alchemist, judge, king, queen", coins="6, 8, 6, 6")
    game = Replay(text).finish()
    assert isinstance(game, Mascarade)
    contest(game, "Adele: announce alchemist")
    assert coins(game) == [7, 8, 6, 6]
    say(game, "Adele: choose Bruno")
    assert coins(game) == [8, 7, 6, 6]
    assert Replay(game.sheet()).finish().document() == game.document()


@rule("S5", "S4")
def test_a_home_made_mask_counts_in_a_custom_scenario() -> None:
    masks = "judge alchemist empress thief witch cheat"
    assert "alchemist" in new(2, 4, masks, ALCHEMIST).message(None)["start"]["deal"]
    with pytest.raises(Impossible, match="S4b"):
        new(2, 4, masks, ALCHEMIST.replace("bank = true", "bank = false"))
    with pytest.raises(Impossible, match="S4d"):
        new(2, 4, masks, ALCHEMIST.replace("minimum_players = 4", "minimum_players = 5"))
    with pytest.raises(Impossible, match="alchemist is not a mask"):
        new(2, 4, masks)


@rule("S5")
@pytest.mark.parametrize(
    ("right", "wrong", "line"),
    [("take(1, bank)", "steal(1, bank)", 7), ("alchemist", "judge", 2), ("bank = true", "gold = true", 4)],
)
def test_a_home_made_mask_that_makes_no_sense_is_refused_with_its_line(right: str, wrong: str, line: int) -> None:
    with pytest.raises(Malformed) as caught:
        new(1, 4, "judge king queen fool witch", ALCHEMIST.replace(right, wrong))
    assert caught.value.line == line
