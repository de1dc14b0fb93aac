"""Score sheets: what is read, what is refused and at which line, and what is written."""

from __future__ import annotations

import pytest

from maskenball.core import sheet as sheets
from maskenball.core.game import ALL_KNOWING
from maskenball.core.malformed import Malformed
from maskenball.core.replay import Replay
from maskenball.core.wish import Wish
from maskenball.lab.lab import Lab
from tests.played import refused, rule, sheet, table

GOOD: dict[str, str | None] = {
    "Game": "mascarade",
    "Edition": "1",
    "Players": "Adele, Bruno, Cedric, Didier",
    "Deal": "king, bishop, judge, queen | thief, cheat",
    "Coins": "6, 6, 6, 6 | 0",
    "First": "Adele",
    "Preparation": "0",
    "Options": "",
}
SEEDED: dict[str, str | None] = {"Deal": None, "Scenario": "1e-2013", "Seed": "carnival"}
OWN = '[mask.alchemist]\nbank = true\npower = """\ntake(1, bank)\n"""\n'


def page(*lines: str, **headers: str | None) -> str:
    """A score sheet that is good but for these headers (None: left out)."""
    written = [f'[{name} "{value}"]' for name, value in (GOOD | headers).items() if value is not None]
    return "\n".join([*written, "", *lines, ""])


def line_of(text: str, name: str) -> int:
    """The last line on which a header stands."""
    return max(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(f"[{name} "))


def same_after_replay(written: str) -> bool:
    """Whether a sheet that the product wrote reads as the same sheet again."""
    return Replay(written).finish().sheet() == written


# Reading


def test_the_good_page_is_accepted() -> None:
    assert Replay(page("Adele: announce king", "Bruno: pass")).finish().document()["decisions"] == 2


def test_more_decisions_than_any_game_has_are_refused_at_their_line() -> None:
    most = page(*["Adele: look"] * sheets.MOST_LINES)
    assert len(sheets.read(most).lines) == sheets.MOST_LINES
    with pytest.raises(Malformed, match="no more than") as told:
        sheets.read(f"{most}Adele: look")
    assert told.value.line == len(GOOD) + 2 + sheets.MOST_LINES


def test_a_text_longer_than_any_sheet_is_not_read() -> None:
    with pytest.raises(Malformed, match="too many"):
        sheets.read("#" * (sheets.LONGEST_SHEET + 1))


def test_headers_come_in_any_order() -> None:
    lines = page().strip().split("\n")
    assert Replay("\n".join(reversed(lines))).game.document() == Replay("\n".join(lines)).game.document()


def test_the_blank_line_after_the_headers_is_free() -> None:
    headers = page().strip()
    assert Replay(f"{headers}\nAdele: look").finish() and Replay(f"\n\n{headers}\n\n\nAdele: look\n\n").finish()


def test_unknown_headers_are_kept_and_ignored() -> None:
    game = Replay(page(Date="2024-02-13 # Fat Tuesday", Site="")).game
    assert game.headers == {"Date": "2024-02-13 # Fat Tuesday", "Site": ""}
    assert '[Date "2024-02-13 # Fat Tuesday"]\n' in game.sheet() and same_after_replay(game.sheet())


@pytest.mark.parametrize("name", ["Game", "Players", "Deal", "Options", "Date"])
def test_no_header_stands_twice(name: str) -> None:
    text = f'[{name} "{GOOD.get(name) or ""}"]\n{page(Date="today")}'
    assert refused(text).line == line_of(text, name) > 1


@pytest.mark.parametrize("name", ["Date", "Options"])
def test_no_header_follows_a_decision(name: str) -> None:
    text = page("Adele: look", f'[{name} ""]', Options=None)
    assert refused(text).line == line_of(text, name)


@pytest.mark.parametrize(
    "header", ["[Date]", "[Date today]", '[Date "x"', '[Date "x"] y', '[ "x"]', '[Date "x" "y"]', '["Date" "x"]']
)
def test_a_header_has_one_form(header: str) -> None:
    assert refused(f"\n{header}\n{page()}").line == 2


def test_a_quotation_mark_must_be_closed() -> None:
    assert refused(f'[Date "x]\n{page()}').line == 1


def test_a_comment_begins_anywhere_but_in_quotes() -> None:
    text = page("Adele: look # hm", '# "', "Bruno: look# \"it's", 'Cedric: look #" #', Date="1 # 2")
    game = Replay(f"# a game\n{text.replace(']', '] # yes', 1)}").finish()
    assert game.headers == {"Date": "1 # 2"} and len(game.history) == 3


def test_crlf_tabs_and_needless_quotes_are_accepted() -> None:
    plain = page("Adele: take Bruno", "Adele: keep", "Bruno: take centre.1", "Bruno: swap")
    odd = page('\t"Adele"\t:\ttake\t"Bruno"', "Adele:keep  ", " Bruno: take\tcentre.1", '"Bruno" : swap')
    odd = odd.replace("[Edition ", "[\tEdition\t").replace("king, bishop", "\tking ,bishop\t")
    assert Replay(odd.replace("\n", "\r\n")).finish().sheet() == Replay(plain).finish().sheet()


def test_a_byte_order_mark_is_skipped() -> None:
    assert Replay(f"\ufeff{page()}").game.sheet() == Replay(page()).game.sheet()


@pytest.mark.parametrize("name", ["Game", "Edition", "Players", "Deal", "First"])
def test_a_missing_header_is_told_at_line_1(name: str) -> None:
    fault = refused(f"# comment\n\n{page('Adele: look', **{name: None})}")
    assert fault.line == 1 and name in fault.why


def test_an_empty_text_is_no_game() -> None:
    assert refused("").line == 1


def test_what_may_be_left_out_has_its_default() -> None:
    document = Replay(page(Coins=None, Preparation=None, Options=None)).game.document()
    assert [p["coins"] for p in document["players"]] == [6, 6, 6, 6] and document["court"] == 0
    assert all(text.startswith("take ") for text in document["legal"])


def test_the_court_may_be_left_out_of_the_coins() -> None:
    document = Replay(page(Coins="1, 12, 3,4")).game.document()
    assert [p["coins"] for p in document["players"]] == [1, 12, 3, 4] and document["court"] == 0


def test_the_court_may_hold_much() -> None:
    assert Replay(page(Coins="6, 6, 6, 6 | 250")).game.document()["court"] == 250


def test_spaces_around_a_number_are_free() -> None:
    assert Replay(page(Preparation="           4 ")).game.document()["legal"]


# Wrong headers, each at its line


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Game", "chess"), ("Game", ""), ("Game", "Mascarade"),
        ("Edition", "3"), ("Edition", "0"), ("Edition", ""), ("Edition", "1e"), ("Edition", "²"), ("Edition", "٢"),
        ("First", "Emma"), ("First", "adele"), ("First", ""), ("First", "Adele, Bruno"),
        ("Preparation", "5"), ("Preparation", "-1"), ("Preparation", "four"), ("Preparation", ""),
        ("Preparation", "²"), ("Preparation", "٣"), ("Preparation", "1.0"), ("Preparation", "9" * 5000),
        ("Options", "accident"), ("Options", "Accidents"), ("Options", "accidents, magic"), ("Options", ","),
    ],
)  # fmt: skip
def test_a_wrong_header_is_told_at_its_line(name: str, value: str) -> None:
    text = page("Adele: look", **{name: value})
    assert refused(text).line == line_of(text, name)


@pytest.mark.parametrize(
    "value",
    [
        "6, 6, 6", "6, 6, 6, 6, 6", "6, 6, 6, ", "", "0, 6, 6, 6", "13, 6, 6, 6", "-1, 6, 6, 6", "six, 6, 6, 6",
        "+6, 6, 6, 6", "６, 6, 6, 6", "6.0, 6, 6, 6", "6 6 6 6", "6, 6, 6, 6 |", "6, 6, 6, 6 | -1",
        "6, 6, 6, 6 | 0 | 0", "6, 6, 6, 6 | x", "| 6, 6, 6, 6", "6, 6, 6 | 6", f"{'9' * 5000}, 6, 6, 6",
    ],
)  # fmt: skip
def test_wrong_coins_are_told_at_their_line(value: str) -> None:
    text = page(Coins=value)
    assert refused(text).line == line_of(text, "Coins")


@pytest.mark.parametrize(
    "value",
    [
        "king, bishop, judge", "king, bishop, judge, queen, fool", "king, bishop, judge, queen | thief, cheat, witch",
        "king, bishop, judge, ", "", "king, bishop, judge, king", "king, bishop, judge, queen | king",
        "king, bishop, judge, jester", "king, bishop, judge, empress", "King, bishop, judge, queen",
        "king+fool, bishop, judge, queen", "king+fool, bishop+witch, judge+spy, queen+widow",
        "peasant, peasant, judge, queen | peasant", "king bishop judge queen", "king, bishop, judge, queen | a | b",
    ],
)  # fmt: skip
def test_a_wrong_deal_is_told_at_its_line(value: str) -> None:
    text = page(Deal=value)
    assert refused(text).line == line_of(text, "Deal")


@rule("P4", "T2")
@pytest.mark.parametrize(
    ("players", "value"),
    [
        ("A, B", "king+queen, bishop+fool"),
        ("A, B", "king+queen+judge, bishop+fool+witch | thief"),
        ("A, B", "king+queen+judge, bishop+fool+peasant"),
        ("A, B", "king, bishop"),
        ("A, B, C", "king+queen+judge, bishop+fool+witch, thief+cheat+spy"),
        ("A, B, C", "king+queen, judge+bishop, fool+witch | thief"),
        ("A, B, C", "king+queen, judge+bishop, fool+inquisitor"),
    ],
)
def test_a_wrong_deal_for_two_or_three_is_told_at_its_line(players: str, value: str) -> None:
    text = page(Players=players, First="A", Deal=value, Coins=None)
    assert refused(text).line == line_of(text, "Deal")


@pytest.mark.parametrize("value", ["peasant, king, thief, queen", "thief, cheat, spy, witch | inquisitor"])
def test_a_deal_may_be_any_mix_of_the_box(value: str) -> None:
    assert Replay(page(Deal=value)).game.sheet()


@rule("S4")
@pytest.mark.parametrize(
    ("edition", "players"), [("1", 1), ("1", 14), ("2", 2), ("2", 3), ("2", 13), ("2", 1), ("1", 30)]
)
def test_a_wrong_number_of_players_is_told_at_the_players(edition: str, players: int) -> None:
    text = page(Edition=edition, Players=", ".join(f"P{n}" for n in range(players)), First="P0")
    assert refused(text).line == line_of(text, "Players")


@rule("S4")
@pytest.mark.parametrize(
    "scenario",
    [
        "2e-A", "1e-2015", "", "king", "judge, king, queen", "judge, king, queen, witch, empress, fool",
        "king, queen, fool, witch, bishop, spy", "judge, king, king, queen, fool, spy",
        "judge, king, queen, fool, peasant, peasant", "judge, king, queen, fool, spy, ",
    ],
)  # fmt: skip
def test_a_wrong_scenario_is_told_at_its_line(scenario: str) -> None:
    text = page(**SEEDED | {"Scenario": scenario})
    assert refused(text).line == line_of(text, "Scenario")


def test_a_scenario_breaks_several_rules_and_hears_of_all() -> None:
    why = refused(page(**SEEDED | {"Scenario": "king, king, peasant"})).why
    assert all(broken in why for broken in ("S4a", "S4c", "S4d", "S4e", "S4f"))


@rule("S4")
def test_too_few_bank_masks_are_only_a_recommendation_in_the_first_edition() -> None:
    few = "judge, bishop, thief, witch, spy, cheat"
    assert Replay(page(**SEEDED | {"Scenario": few})).game.sheet()
    few = few.replace("bishop", "trickster")
    assert "S4b" in refused(page(**SEEDED | {"Scenario": few, "Edition": "2"})).why


@pytest.mark.parametrize("missing", ["Scenario", "Seed"])
def test_scenario_and_seed_need_each_other(missing: str) -> None:
    assert refused(f"\n{page(**SEEDED | {missing: None})}").line == 1


@pytest.mark.parametrize("beside", ["Scenario", "Seed"])
def test_neither_scenario_nor_seed_stands_beside_a_deal(beside: str) -> None:
    text = page(**{beside: SEEDED[beside]})
    assert refused(text).line == line_of(text, beside)


def test_scenario_and_seed_deal_the_cards_and_are_saved_as_a_deal() -> None:
    game = Replay(page(**SEEDED)).game
    written = game.sheet()
    assert "[Deal " in written and "[Seed " not in written and "[Scenario " not in written
    assert Replay(written).game.document() == game.document() == Replay(page(**SEEDED)).game.document()
    assert game.document() != Replay(page(**SEEDED | {"Seed": "lent"})).game.document()


# Names


@pytest.mark.parametrize(
    "name",
    [
        "Dr. No", "Max.left", "x:y", "½", "Ⅳ", "²", "Centre.1", "Max.", ".", "a b", "O'Hara", "centre 1", "x|y", "a+b",
        "a\u00a0b", "a\u2028b", "🎭", "(me)", "-–-", "swap?",
    ],
)  # fmt: skip
def test_such_a_name_needs_quotes(name: str) -> None:
    seats = f"Adele, {name}, Cedric, Didier"
    lines = (f'Adele: take "{name}"', "Adele: keep", f'"{name}": look')
    game = Replay(page(*lines, Players=seats)).finish()
    assert f'take "{name}"' in game.document()["legal"] and same_after_replay(game.sheet())
    assert game.sheet().endswith("".join(f"{line}\n" for line in lines))
    assert refused(page("Adele: look", f"{name}: look", Players=seats)).line == 11
    assert refused(page(f"Adele: take {name}", Players=seats)).line == 10


@pytest.mark.parametrize(
    "name",
    ["left", "pass", "take", "king", "Zoë", "李", "o-2_x", "٣", "7", "-", "e\u0301", "Centre", "protected", "L" * 24],
)
def test_such_a_name_stands_bare(name: str) -> None:
    game = Replay(page(f"Adele: take {name}", "Adele: keep", f"{name}: look", Players=f"Adele, {name}, C, D")).finish()
    assert f"take {name}" in game.document()["legal"] and same_after_replay(game.sheet())


def test_players_called_like_their_cards_are_told_apart() -> None:
    headers: dict[str, str | None] = {
        "Players": "left, right", "First": "left", "Coins": None, "Deal": "king+queen+judge, fool+witch+bishop",
    }  # fmt: skip
    document = Replay(page("left: take left right.right", "left: swap", **headers)).finish().document()
    assert [p["cards"] for p in document["players"]] == [["witch", "queen", "judge"], ["fool", "king", "bishop"]]
    assert "take right left.left" in document["legal"] and "take left right.protected" in document["legal"]


@pytest.mark.parametrize(
    "name",
    [
        "", "L" * 25, "centre", "centre.1", "centre.", "centre.x", "a\\b", "[a", "a]", "a\x01b", "a\x7f", "a\x85b",
        "\u00a0a", "a\u00a0", "\u3000a", "\u2003a", "Adele", "a\tb",
    ],
)  # fmt: skip
def test_such_a_name_is_refused_at_the_players(name: str) -> None:
    text = page(Players=f"Adele, {name}, Cedric, Didier")
    assert refused(text).line == line_of(text, "Players")


@pytest.mark.parametrize("name", ["a,b", 'a"b', "a#b", "a\nb"])
def test_a_sign_that_means_something_is_in_no_name(name: str) -> None:
    assert sheets.unfit_name(name)


def test_a_hash_in_the_players_is_no_comment_but_a_wrong_name() -> None:
    text = page(Players="Adele, Br#no, Cedric, Didier")
    assert refused(text).line == line_of(text, "Players")


def test_a_name_is_kept_and_compared_as_it_is_written() -> None:
    game = Replay(page("Rene\u0301: look", Players="Rene\u0301, Ren\u00e9, C, D", First="Rene\u0301")).finish()
    assert game.names[:2] == ("Rene\u0301", "Ren\u00e9") and "Rene\u0301: look\n" in game.sheet()
    assert refused(page(Players="Rene\u0301, B, C, D", First="Ren\u00e9")).line == 6


# Decisions


@pytest.mark.parametrize(
    "line",
    [
        "Adele take Bruno", "Adele:", "Adele: ", ": take Bruno", "Nobody: pass", "adele: pass", "Adele Bruno: pass",
        "Adele: dance", "Adele: Take Bruno", 'Adele: "take" Bruno', "Adele: take", "Adele: take Bruno Cedric",
        'Adele: take "Bruno', 'Adele: take "Bruno"x', 'Adele: take x"Bruno"', "Adele: take Nobody",
        "Adele: take centre", "Adele: take centre.3", "Adele: take centre.0", "Adele: take centre.١",
        'Adele: take "centre.1"',
        "Adele: take Bruno.left", "Adele: take Bruno.", "Adele: take left Bruno", "Adele: look left",
        "Adele: announce", "Adele: announce empress", "Adele: announce jester", "Adele: announce king left",
        "Adele: announce king, queen", "Adele: swap now", "Adele: keep.", "Adele: claim left", "Adele: claim king",
        "Adele: pass pass", "Adele: choose", "Adele: choose Bruno Cedric", "Adele: decline it", "Adele: name",
        "Adele: name jester", "Adele: peek left", "---", "Adele: play red-1", "Adele: steal Bruno",
    ],
)  # fmt: skip
def test_a_malformed_line_is_refused_though_it_is_never_played(line: str) -> None:
    with pytest.raises(Malformed) as caught:
        Replay(page("Adele: look", line, "Bruno: look"))
    assert caught.value.line == 11


@pytest.mark.parametrize(
    "line",
    [
        "Cedric: take Adele", "Bruno: keep", "Bruno: pass", "Bruno: take Bruno", "Bruno: announce spy",
        "Bruno: choose Adele", "Bruno: decline", "Bruno: name king", "Bruno: peek", "Bruno: claim",
    ],
)  # fmt: skip
@rule("E4")
def test_an_illegal_line_is_refused_only_when_it_is_played(line: str) -> None:
    text = page("Adele: look", line)
    assert refused(text).line == 11
    assert Replay(text).finish(until=1).document()["to_decide"] == "Bruno"


@pytest.mark.parametrize(
    "line", ["A: take left", "A: take B.left", "A: take left B", "A: look", "A: announce king", "A: look x"]
)
def test_with_several_cards_the_card_must_be_named(line: str) -> None:
    headers: dict[str, str | None] = {"Players": "A, B, C", "First": "A", "Coins": None}
    assert refused(page(line, Deal="king+queen, judge+bishop, fool+witch", **headers)).line == 9


# The block of home-made masks


@rule("S5")
def test_home_made_masks_travel_in_a_block_at_the_top() -> None:
    text = (
        f"\ufeff# our own\n\n--- \n{OWN}---\n{page('Adele: announce alchemist', Deal='alchemist, king, judge, queen')}"
    )
    plain, windows = Replay(text).finish(), Replay(text.replace("\n", "\r\n")).finish()
    assert plain.sheet().startswith(f"---\n{OWN}---\n[Game ") and same_after_replay(plain.sheet())
    assert windows.sheet() == plain.sheet()


@rule("S5")
def test_an_empty_block_is_none() -> None:
    assert Replay(f"---\n\n---\n{page()}").game.sheet() == Replay(page()).game.sheet()


@rule("S5")
def test_signs_in_the_block_are_left_to_toml() -> None:
    text = f'---\n{OWN}text = "#1 [x] \'"  # "\n---\n{page(Deal="alchemist, king, judge, queen")}'
    assert same_after_replay(Replay(text).game.sheet())


@rule("S5")
@pytest.mark.parametrize(
    ("block", "line"),
    [
        ("[mask.alchemist\n", 3),
        ("[mask.alchemist]\npower = 'tke(1, bank)'\n", 4),
        ("[mask.alchemist]\npower = '''\ntake(1, bank)\ntake(1, bnak)\n'''\n", 6),
        ("\n[mask.king]\npower = 'win()'\n", 4),
        ("\n\n[mask.alchemist]\npower = 'win()'\ncopies = 5\n", 7),
    ],
)  # fmt: skip
def test_a_mistake_in_the_block_is_told_at_its_line_of_the_sheet(block: str, line: int) -> None:
    assert refused(f"# mine\n---\n{block}\n---\n{page()}").line == line


@rule("S5")
@pytest.mark.parametrize(
    "block",
    [f"[mask.a]\npower = 'win()'\ncopies = {'9' * 5000}", f"x = {'[' * 5000}", f"[mask.a]\npower = '{'-' * 5000}1'"],
    ids=["huge number", "deep array", "deep power"],
)
def test_a_block_that_no_reader_can_take_is_malformed(block: str) -> None:
    assert 1 <= refused(f"---\n{block}\n---\n{page()}").line <= 5


@rule("S5")
def test_a_block_must_be_closed() -> None:
    assert refused(f"\n---\n{OWN}{page()}").line == 2


@rule("S5")
def test_a_block_stands_only_at_the_top() -> None:
    text = page()
    assert refused(f"{text}---\n{OWN}---\n").line == text.count("\n") + 1


@rule("S5")
def test_a_home_made_mask_keeps_to_its_copies_and_players() -> None:
    twice = f"---\n{OWN}---\n{page(Deal='alchemist, alchemist, judge, queen')}"
    assert refused(twice).line == line_of(twice, "Deal")
    late = f"---\n{OWN}minimum_players = 4\n---\n{sheet('alchemist+king, queen+judge, fool+witch')}"
    assert refused(late).line == line_of(late, "Deal")


# Writing


@pytest.mark.parametrize(
    ("edition", "players", "scenario"),
    [
        *((1, players, "") for players in range(2, 14)),
        *((2, players, scenario) for players in range(4, 13, 2) for scenario in ("2e-A", "2e-B")),
    ],
)
def test_a_random_game_replays_to_the_same_document_and_the_same_sheet(
    edition: int, players: int, scenario: str
) -> None:
    lab = Lab(Wish(edition=edition, scenario=scenario), players, compiled=False)
    for game in (lab.game(k, seed=7) for k in range(3)):
        again = Replay(game.sheet()).finish()
        assert again.document() == game.document() and again.sheet() == game.sheet()


@rule("S5")
def test_a_random_game_with_a_home_made_mask_replays_as_well() -> None:
    wish = Wish(scenario="judge, king, queen, witch, bishop, alchemist", block=OWN)
    for game in (Lab(wish, 5, compiled=False).game(k, seed=8) for k in range(3)):
        again = Replay(game.sheet()).finish()
        assert again.document() == game.document() and again.sheet() == game.sheet()


def test_a_game_can_be_saved_at_every_decision() -> None:
    game = Lab(Wish(edition=2, scenario="2e-B"), 8, compiled=False).game(0, seed=3)
    for cut in range(0, len(game.history), 5):
        part = Replay(game.sheet()).finish(until=cut)
        again = Replay(part.sheet()).finish()
        assert again.document() == part.document() and again.message(ALL_KNOWING) == part.message(ALL_KNOWING)


@rule("A2.2")
def test_accidental_looks_are_written_down() -> None:
    lines = ("Bruno: peek", "Adele: announce king", "Didier: peek", "Bruno: pass")
    game = table("king, queen, judge, fool", *lines, options="accidents")
    assert game.sheet().endswith("".join(f"{line}\n" for line in lines)) and same_after_replay(game.sheet())


def test_everything_that_was_not_standard_is_written() -> None:
    game = Replay(page(Coins="1, 2, 3, 4 | 5", First="Cedric", Preparation="2", Options="accidents")).game
    written = game.sheet()
    assert Replay(written).game.message(0) == game.message(0) and same_after_replay(written)
    assert '[Coins "1, 2, 3, 4 | 5"]' in written and '[First "Cedric"]' in written
