"""Home-made masks (S5): every word of their language does what it says, and every mistake is told with its line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from maskenball.core.game import Json
from maskenball.core.malformed import Malformed
from maskenball.core.replay import Replay
from maskenball.games.mascarade.rules.explain import explain
from maskenball.games.mascarade.rules.home_made import MOST_MASKS, masks_from_toml, read_sentence
from maskenball.games.mascarade.rules.masks import FIRST_EDITION, SECOND_EDITION, Mask
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.mascarade.rules.words import NOUNS, VERBS, Word, sentence_rows
from tests.played import coins, legal, refused, rule, say, seen_events, sheet

pytestmark = rule("S5")

DEAL = "own, king, queen, judge, fool | witch, bishop"
PASSES = ("Bruno: pass", "Cedric: pass", "Didier: pass", "Emma: pass")


def toml(power: str, *more: str, id: str = "own") -> str:
    """A file with one mask; `more` are further lines like "copies = 2"."""
    return "\n".join([f"[mask.{id}]", *more, "power = '''", *power.split("; "), "'''", ""])


def dealt(power: str, *lines: str, deal: str = DEAL, copies: int = 1) -> Mascarade:
    """A table of five whose purses are 6, 7, 8, 5, 9 and 4 in the court, with a mask of that power at Adele's."""
    block = toml(power, "minimum_players = 4", f"copies = {copies}")
    game = Replay(f"---\n{block}---\n{sheet(deal, *lines, coins='6, 7, 8, 5, 9 | 4')}").finish()
    assert isinstance(game, Mascarade)
    return game


def used(power: str, *choices: str) -> Mascarade:
    """The table after Adele has used that power unopposed, with what she (or who is named) said then."""
    said = [choice if ":" in choice else f"Adele: {choice}" for choice in choices]
    return dealt(power, "Adele: announce own", *PASSES, *said)


def seen(game: Mascarade, person: int | None, event: str) -> list[Json]:
    """The events of a kind that the latest decision showed to somebody."""
    return [e for e in seen_events(game, person) if e["event"] == event]


# What it says, it does

MONEY: list[tuple[str, list[str], list[int], int]] = [
    ("take(1, bank)", [], [7, 7, 8, 5, 9], 4),
    ("take(1, left, right)", [], [8, 6, 8, 5, 8], 4),
    ("take(3, court)", [], [9, 7, 8, 5, 9], 1),
    ("take(6, court)", [], [10, 7, 8, 5, 9], 0),
    ("take_all(court)", [], [10, 7, 8, 5, 9], 0),
    ("take_up_to(9, bank)", [], [9, 7, 8, 5, 9], 4),
    ("take_up_to(5, bank)", [], [6, 7, 8, 5, 9], 4),
    ("take_up_to(8, court)", [], [8, 7, 8, 5, 9], 2),
    ("choose(A, others); take_up_to(8, A)", ["choose Didier"], [8, 7, 8, 3, 9], 4),
    ("give(2, left)", [], [4, 9, 8, 5, 9], 4),
    ("give(1, right, court, bank)", [], [3, 7, 8, 5, 10], 5),
    ("bank_gives(1, left, right, court)", [], [6, 8, 8, 5, 10], 5),
    ("choose(A, others); bank_gives(2, A)", ["choose Cedric"], [6, 7, 10, 5, 9], 4),
    ("choose(A, others); take(2, A)", ["choose Cedric"], [8, 7, 6, 5, 9], 4),
    ("choose(B, others); take(2, B)", ["choose Cedric"], [8, 7, 6, 5, 9], 4),
    ("choose(A, richest_others); take(1, A)", ["choose Emma"], [7, 7, 8, 5, 8], 4),
    ("choose(A, poorest_others); give(1, A)", ["choose Didier"], [5, 7, 8, 6, 9], 4),
    ("choose(A, others); choose(B, others_but_A); take(1, A, B)", ["choose Emma", "choose Bruno"], [8, 6, 8, 5, 8], 4),
    ("choose(A, cards_of_others); take(1, A)", ["choose Bruno"], [7, 6, 8, 5, 9], 4),
    ("may(choose(A, others), take(1, A)); take(1, bank)", ["choose Bruno"], [8, 6, 8, 5, 9], 4),
    ("may(choose(A, others), take(1, A)); take(1, bank)", ["decline"], [7, 7, 8, 5, 9], 4),
    ("swap_fortunes(me, left)", [], [7, 6, 8, 5, 9], 4),
    ("choose(A, others); swap_fortunes(A, right)", ["choose Didier"], [6, 7, 8, 9, 5], 4),
    ("when(at_least(6), take(1, bank), otherwise=give(1, bank))", [], [7, 7, 8, 5, 9], 4),
    ("when(at_least(7), take(1, bank), otherwise=[give(1, bank), give(1, left)])", [], [4, 8, 8, 5, 9], 4),
    ("when(at_least(7), take(1, bank))", [], [6, 7, 8, 5, 9], 4),
    ("unless(at_least(7), take(1, bank), take(1, court))", [], [8, 7, 8, 5, 9], 3),
    ("unless(at_least(6), take(1, bank))", [], [6, 7, 8, 5, 9], 4),
    ("choose(A, others); when(richer_than_me, take(1, A))", ["choose Bruno"], [7, 6, 8, 5, 9], 4),
    ("choose(A, others); when(richer_than_me, take(1, A))", ["choose Didier"], [6, 7, 8, 5, 9], 4),
    ("each_other_player(A, when(richer_than_me, take(1, A)))", [], [9, 6, 7, 5, 8], 4),
    ("each_other_player(B, give(1, B))", [], [2, 8, 9, 6, 10], 4),
    (
        "each_other_player(A, may(choose(B, others_but_A), give(1, B)))",
        ["choose Cedric", "decline", "choose Bruno", "decline"],
        [4, 8, 9, 5, 9],
        4,
    ),
    ("when(both_shown, take(3, bank), otherwise=take(1, bank))", [], [7, 7, 8, 5, 9], 4),
]
CARDS = [
    "look(me)", "choose(A, cards_of_others_or_centre); look(A)", "choose(A, cards_of_others); swap_or_not(me, A)",
    "choose(A, cards_of_others); choose(B, cards_of_others_but_As); swap_or_not(A, B)",
    "choose(A, others); show(A)", "show(me, everyone)", "choose(A, others); show(A, all_but_holder)",
    "choose(A, others); show(A); turn_down(A)", "trade_places(left, right)",
    "choose(A, others); names_own_mask(A); when(named_right, take(1, A), otherwise=take(2, A))", "win()",
]  # fmt: skip
POWERS = list(dict.fromkeys([*(power for power, *_ in MONEY), *CARDS]))


def test_every_word_of_the_language_is_tried() -> None:
    assert set(re.findall(r"\w+", " ".join(POWERS))) >= {*VERBS, *NOUNS}


@pytest.mark.parametrize(("power", "choices", "purses", "court"), MONEY, ids=lambda x: x if isinstance(x, str) else "")
def test_the_coins_go_where_the_power_says(power: str, choices: list[str], purses: list[int], court: int) -> None:
    game = used(power, *choices)
    assert (coins(game), game.s.court) == (purses, court)
    assert game.document()["to_decide"] == "Bruno" and game.document()["turn"] == 2


@pytest.mark.parametrize("power", POWERS)
def test_a_game_with_such_a_mask_is_saved_and_replayed(power: str) -> None:
    game = used(power)
    assert Replay(game.sheet()).finish().document() == game.document()
    assert Replay(game.sheet()).finish().sheet() == game.sheet()


@pytest.mark.parametrize("power", POWERS)
def test_a_table_with_such_a_mask_is_opened_to_everyone(power: str) -> None:
    game = dealt(power)
    for person in (*range(5), None):
        assert game.message(person)["start"]["own_masks"]["own"]["texts"]["en"]


@pytest.mark.parametrize(
    ("power", "choices", "group"),
    [
        ("choose(A, others); take(1, A)", [], "Bruno Cedric Didier Emma"),
        ("choose(A, richest_others); take(1, A)", [], "Emma"),
        ("choose(A, poorest_others); take(1, A)", [], "Didier"),
        ("take(2, right); choose(A, richest_others); take(1, A)", [], "Cedric"),
        ("choose(A, others); choose(B, others_but_A); take(1, B)", ["choose Emma"], "Bruno Cedric Didier"),
        ("choose(A, cards_of_others); look(A)", [], "Bruno Cedric Didier Emma"),
        ("choose(A, cards_of_others_or_centre); look(A)", [], "Bruno Cedric Didier Emma centre.1 centre.2"),
        ("choose(A, cards_of_others); choose(B, cards_of_others_but_As); swap_or_not(A, B)", ["choose Bruno"],
         "Cedric Didier Emma"),
    ],
)  # fmt: skip
def test_a_choice_falls_on_its_group(power: str, choices: list[str], group: str) -> None:
    assert legal(used(power, *choices)) == {f"choose {name}" for name in group.split()}


def test_what_may_be_declined_can_be_and_nothing_else() -> None:
    assert "decline" in legal(used("may(choose(A, others), take(1, A))"))
    assert "decline" not in legal(used("choose(A, others); take(1, A)"))


@pytest.mark.parametrize(
    ("power", "choices", "mask"),
    [
        ("look(me)", [], "own"),
        ("choose(A, cards_of_others_or_centre); look(A)", ["choose centre.2"], "bishop"),
        ("choose(A, others); choose(B, others_but_A); look(B)", ["choose Bruno", "choose Didier"], "judge"),
    ],
)
def test_only_the_user_sees_a_card_they_look_at(power: str, choices: list[str], mask: str) -> None:
    game = used(power, *choices)
    assert [e["mask"] for e in seen(game, 0, "look")] == [mask]
    assert [e["mask"] for e in seen(game, 1, "look")] == [None]


@pytest.mark.parametrize(("answer", "cards"), [("swap", ["queen", "king", "own"]), ("keep", ["own", "king", "queen"])])
def test_two_cards_are_swapped_or_not(answer: str, cards: list[str]) -> None:
    game = used("choose(A, cards_of_others); swap_or_not(me, A)", "choose Cedric", answer)
    assert [p["cards"][0] for p in game.document()["players"]][:3] == cards


def test_a_card_of_the_centre_can_be_swapped() -> None:
    game = used("choose(A, cards_of_others_or_centre); swap_or_not(me, A)", "choose centre.1", "swap")
    assert game.document()["centre"] == ["own", "bishop"]


def test_the_cards_of_two_others_are_swapped() -> None:
    power = "choose(A, cards_of_others); choose(B, cards_of_others_but_As); swap_or_not(A, B)"
    game = used(power, "choose Bruno", "choose Emma", "swap")
    assert [p["cards"][0] for p in game.document()["players"]] == ["own", "fool", "queen", "judge", "king"]


@pytest.mark.parametrize(
    ("power", "choices", "masks"),
    [
        ("choose(A, others); show(A)", ["choose Bruno"], ["king", "king", "king"]),
        ("choose(A, others); show(A, all_but_holder)", ["choose Bruno"], ["king", None, None]),
        ("show(me)", [], ["own", "own", "own"]),
        ("show(me, all_but_holder)", [], [None, "own", None]),
    ],
)
def test_a_card_is_shown_to_its_audience(power: str, choices: list[str], masks: list[str | None]) -> None:
    game = used(power, *choices)
    assert [seen(game, person, "turn-up")[0]["mask"] for person in (0, 1, None)] == masks
    assert len(seen(game, None, "turn-down")) == 1


@rule("U3")
def test_whoever_was_shown_must_swap_next() -> None:
    assert all(text.startswith("take ") for text in legal(used("choose(A, others); show(A)", "choose Bruno")))


def test_a_card_can_be_turned_down_before_the_power_goes_on() -> None:
    game = used("choose(A, others); show(A); turn_down(A); take(1, A)", "choose Bruno")
    kinds = [e["event"] for e in seen_events(game, None)]
    assert kinds.index("turn-up") < kinds.index("turn-down") < kinds.index("coins")


@pytest.mark.parametrize(("named", "purses"), [("king", [7, 6, 8, 5, 9]), ("queen", [8, 5, 8, 5, 9])])
def test_the_chosen_must_name_their_mask(named: str, purses: list[int]) -> None:
    power = "choose(A, others); names_own_mask(A); when(named_right, take(1, A), otherwise=take(2, A))"
    assert coins(used(power, "choose Bruno", f"Bruno: name {named}")) == purses
    assert used(power, "choose Bruno").document()["kind"] == "name"


def test_only_a_is_asked_to_name_a_mask() -> None:
    with pytest.raises(Malformed, match="names_own_mask"):
        masks_from_toml(toml("choose(B, cards_of_others); names_own_mask(B)"))


def test_two_players_change_places() -> None:
    document = used("trade_places(left, right)").document()
    assert [p["name"] for p in document["players"]] == ["Adele", "Emma", "Cedric", "Didier", "Bruno"]
    assert [p["coins"] for p in document["players"]] == [6, 7, 8, 5, 9] and document["to_decide"] == "Emma"


def test_a_mask_can_win_at_once() -> None:
    document = used("win(); take_all(left)").document()
    assert (document["over"], document["winners"], document["reason"]) == (True, ["Adele"], "cheat")


@rule("P3")
def test_the_rest_does_not_happen_when_the_game_is_over() -> None:
    game = used("choose(A, others); take_all(A); take(9, bank)", "choose Didier")
    assert game.document()["reason"] == "bankrupt" and coins(game) == [11, 7, 8, 0, 9]


def test_a_mask_that_speaks_of_cards_is_played_by_two_and_three() -> None:
    block = toml("choose(A, cards_of_others); look(A)")
    for deal in ("own+king+queen, judge+fool+witch", "own+king, queen+judge, fool+witch"):
        start = sheet(deal, "Adele: announce own left", "Bruno: pass", *["Cedric: pass"] * (deal.count(",") - 1))
        game = Replay(f"---\n{block}---\n{start}").finish()
        assert isinstance(game, Mascarade) and "choose Bruno.right" in legal(game)
        assert not any("protected" in text for text in legal(game))


# Two copies in one contest

TWINS = "own, own, queen, judge, fool"


def contest(power: str, *claims: str) -> Mascarade:
    """Adele announces the mask, everybody says what they say, and there are two cards of it."""
    return dealt(power, "Adele: announce own", *claims, deal=TWINS, copies=2)


def test_both_shown_asks_for_both_copies() -> None:
    power = "when(both_shown, take(3, bank), otherwise=take(1, bank))"
    assert coins(contest(power, "Bruno: claim", *PASSES[1:])) == [9, 10, 8, 5, 9]
    assert coins(contest(power, "Bruno: pass", "Cedric: claim", *PASSES[2:])) == [7, 7, 7, 5, 9]
    assert coins(contest(power, "Bruno: claim", "Cedric: claim", *PASSES[2:])) == [9, 10, 7, 5, 9]


@rule("P1", "P3")
def test_both_copies_that_ask_nothing_make_one_step() -> None:
    game = contest("take(6, bank)", "Bruno: claim", *PASSES[1:])
    assert coins(game) == [12, 13, 8, 5, 9] and game.document()["winners"] == ["Bruno"]
    game = contest("take(7, bank)", "Bruno: claim", *PASSES[1:])
    assert coins(game) == [13, 14, 8, 5, 9] and game.document()["winners"] == ["Bruno"]


@rule("P1")
def test_both_copies_that_ask_choose_one_after_the_other() -> None:
    game = contest("choose(A, others); take(1, A)", "Bruno: claim", "Cedric: claim", *PASSES[2:])
    say(game, "Adele: choose Emma")
    assert coins(game) == [7, 7, 8, 5, 8] and game.document()["to_decide"] == "Bruno"
    say(game, "Bruno: choose Emma")
    assert (coins(game), game.s.court) == ([7, 8, 7, 5, 7], 5) and game.document()["turn"] == 2


# Printing and explaining


def again(power: Sequence[Word]) -> tuple[Word, ...]:
    """The same sentence, printed and read."""
    return read_sentence("\n".join(map(str, power)), 1, 13)


@pytest.mark.parametrize("mask", [*FIRST_EDITION, *SECOND_EDITION], ids=lambda m: m.id)
def test_a_mask_of_the_box_reads_back_as_it_is_printed(mask: Mask) -> None:
    assert sentence_rows(again(mask.power)) == mask.rows and again(mask.power) == mask.power


@pytest.mark.parametrize("power", POWERS)
def test_a_home_made_mask_reads_back_as_it_is_printed(power: str) -> None:
    words = read_sentence(power, 1, 4)
    assert again(words) == words


@pytest.mark.parametrize("mask", [*FIRST_EDITION, *SECOND_EDITION], ids=lambda m: m.id)
def test_every_mask_of_the_box_can_be_explained(mask: Mask) -> None:
    assert explain(mask.power).endswith(".") and "_" not in explain(mask.power)


EXPLAINED = [
    ("take(1, bank)", "Take 1 coin from the bank."),
    ("take(2, left, right)", "2 coins from your left neighbour and your right neighbour"),
    ("take_all(court)", "all coins from the court"),
    ("take_up_to(10, bank)", "up to a fortune of 10"),
    ("give(3, court)", "Give 3 coins to the court"),
    ("bank_gives(1, left)", "Your left neighbour get"),
    ("choose(A, poorest_others)", "the poorest other player"),
    ("may(choose(A, others), take(4, A))", "may choose another player; if you do, take 4 coins from the first chosen"),
    ("look(me)", "Look at your own card in secret"),
    ("choose(A, cards_of_others_or_centre); swap_or_not(me, A)", "one in the centre"),
    ("choose(A, cards_of_others); swap_or_not(me, A)", "swap them or not"),
    ("swap_fortunes(left, right)", "exchange all their coins"),
    ("trade_places(left, right)", "change places"),
    ("choose(A, others); names_own_mask(A)", "must name their own mask"),
    ("show(me)", "shown to everyone."),
    ("show(me, all_but_holder)", "shown to everyone but its holder"),
    ("choose(B, others); show(B); turn_down(B)", "The card of the second chosen is turned down again"),
    ("when(at_least(10), win(), otherwise=take(1, bank))", "If you have 10 coins or more, you win at once, alone; oth"),
    ("when(both_shown, win())", "If both cards of this mask are turned up"),
    ("unless(at_least(5), take(5, bank))", "Unless you have 5 coins or more, take 5 coins"),
    ("each_other_player(A, take(1, A))", "With each other player in turn, clockwise from your left: take 1 coin"),
    ("win()", "You win at once, alone."),
    ("when(at_least(5), choose(A, richest_others), take(1, A))", "the richest other player"),
    ("may(choose(A, others), choose(B, poorest_others), swap_fortunes(A, B))", "the poorest other player"),
    ("each_other_player(A, choose(B, poorest_others), give(1, B))", "the poorest other player"),
]


@pytest.mark.parametrize(("power", "mention"), EXPLAINED)
def test_an_explanation_says_what_the_power_does(power: str, mention: str) -> None:
    assert mention in explain(read_sentence("\n".join(power.split("; ")), 1, 4))


def test_every_verb_is_explained() -> None:
    assert set(re.findall(r"\w+", " ".join(power for power, _ in EXPLAINED))) >= set(VERBS)


# Declaring


def test_a_mask_has_all_that_its_table_says() -> None:
    more = (
        "name = { en = 'Own', de = 'Eigene' }",
        "text = 'Mine.'",
        "bank = true",
        "minimum_players = 5",
        "copies = 3",
    )
    (mask,) = masks_from_toml(toml("win()", *more))
    assert (mask.id, mask.bank, mask.minimum_players, mask.copies) == ("own", True, 5, 3)
    assert mask.names == {"en": "Own", "de": "Eigene"} and mask.texts == {"en": "Mine."}


def test_what_is_left_out_has_its_default() -> None:
    (mask,) = masks_from_toml("[mask.own]\npower = 'win()'")
    assert (mask.bank, mask.minimum_players, mask.copies, mask.names, mask.texts) == (False, 0, 1, {}, {})


def test_nothing_declares_nothing() -> None:
    assert masks_from_toml("") == masks_from_toml(" \n\n") == ()


def test_words_may_stand_on_one_line_or_on_several() -> None:
    several = read_sentence("take(1, bank)  # gold\n\ntake_all(\n  court,\n)\n")
    assert several == read_sentence("take(1, bank); take_all(court)")


@pytest.mark.parametrize("count", [1, MOST_MASKS])
def test_there_is_room_for_several_masks(count: int) -> None:
    masks = masks_from_toml("\n".join(toml("win()", id=f"own-{n}") for n in range(count)))
    assert [mask.id for mask in masks] == [f"own-{n}" for n in range(count)]


def test_the_page_says_how_many_masks_a_file_holds() -> None:
    page = Path(__file__).parents[2] / "docs" / "masks" / "README.md"
    assert f"One file holds up to {MOST_MASKS} masks." in page.read_text(encoding="utf-8")


# Mistakes


def malformed(text: str) -> Malformed:
    """What is wrong with a file of masks."""
    with pytest.raises(Malformed) as caught:
        masks_from_toml(text)
    return caught.value


@pytest.mark.parametrize(
    ("power", "line", "word"),
    [
        ("take(1, bank); tke(1, bank)", 4, "do you mean 'take'"),
        ("take(1, bnak)", 3, "do you mean 'bank'"),
        ("choose(A, richest_other)", 3, "do you mean 'richest_others'"),
        ("win(); win(); xyzzy(1)", 5, "'xyzzy' is not known"),
        ("win(); take", 4, "take"),
        ("take()", 3, "take"), ("take(1)", 3, "purse"), ("take(bank)", 3, "number"), ("take(1, 2)", 3, "bank, court"),
        ("take_all()", 3, "take_all"), ("take_all(court, left)", 3, "take_all"), ("win(1)", 3, "win"),
        ("choose(A)", 3, "choose"), ("choose(A, others, me)", 3, "choose"), ("look()", 3, "look"),
        ("swap_or_not(me)", 3, "swap_or_not"), ("show()", 3, "show"), ("when()", 3, "when"),
        ("when(at_least(), win())", 3, "at_least"), ("take(1, bank, purse=2)", 3, "take"),
        ("take(1, bank, **me)", 3, "take"), ("take(*bank)", 3, "bank"),
        ("take(0, bank)", 3, "1 to 99"), ("take(100, bank)", 3, "1 to 99"), ("take(-1, bank)", 3, "-1"),
        ("take(1.5, bank)", 3, "1.5"), ("take(True, bank)", 3, "1 to 99"), ("take('1', bank)", 3, "'1'"),
        ("take_all(bank)", 3, "take_all"), ("take(1, me)", 3, "me"), ("take(1, everyone)", 3, "everyone"),
        ("choose(me, others)", 3, "me"), ("choose(A, court)", 3, "court"), ("show(me, others)", 3, "others"),
        ("swap_or_not(me, me)", 3, "me twice"), ("trade_places(me, left)", 3, "me"),
        ("when(bank, win())", 3, "condition"), ("when(at_least(3))", 3, "at least one word"),
        ("when(at_least(3), win(), otherwise=3)", 3, "otherwise"), ("unless(win(), win())", 3, "condition"),
        ("may(win(), win())", 3, "may"), ("may(choose(A, others))", 3, "at least one word"),
        ("each_other_player(left, win())", 3, "left"), ("each_other_player(A)", 3, "at least one word"),
        ("win(); bank", 4, "does nothing by itself"), ("at_least(3)", 3, "does nothing by itself"),
        ("win(); 7", 4, "does nothing by itself"), ("x = 1", 3, "words like"), ("import os", 3, "words like"),
        ("win(); os.exit(1)", 4, "os.exit(1)"), ("lambda: 1", 3, "lambda"), ("win(", 3, "cannot read"),
        ("win(); )", 4, "cannot read"), ("", 3, "says nothing"), ("# nothing", 3, "says nothing"),
        # what was not chosen
        ("take(1, A)", 3, "A was not chosen"), ("choose(A, others); take(1, B)", 4, "B was not chosen"),
        ("take(1, A); choose(A, others)", 3, "A was not chosen"), ("choose(B, others_but_A)", 3, "A was not chosen"),
        ("choose(B, cards_of_others_but_As)", 3, "A was not chosen"), ("when(richer_than_me, win())", 3, "A was not"),
        ("choose(A, others); when(named_right, win())", 4, "named"),
        ("choose(A, others); choose(B, cards_of_others_but_As)", 4, "A is a player"),
        ("when(at_least(9), choose(A, others)); take(1, A)", 4, "A"),
        ("may(choose(A, others), take(1, A)); take(1, A)", 4, "A"),
        ("when(at_least(9), win(), otherwise=choose(A, others)); take(1, A)", 4, "A"),
        # a card of the centre is no player
        ("choose(A, cards_of_others_or_centre); take(1, A)", 4, "centre"),
        ("choose(A, cards_of_others_or_centre); show(A)", 4, "centre"),
        ("choose(A, cards_of_others_or_centre); names_own_mask(A)", 4, "centre"),
        ("choose(A, cards_of_others_or_centre); when(richer_than_me, win())", 4, "centre"),
        ("choose(A, cards_of_others_or_centre); when(at_least(9), choose(A, others)); take(1, A)", 5, "A"),
        # one card or several
        ("choose(A, others); look(A)", 4, "minimum_players = 4"),
        ("choose(A, others); show(A)", 4, "minimum_players = 4"),
        ("choose(A, others); names_own_mask(A)", 4, "minimum_players = 4"),
        ("each_other_player(A, look(A))", 3, "minimum_players = 4"),
        ("choose(A, others); choose(B, others_but_A)", 4, "minimum_players = 3"),
        # a loop that never ends
        ("win(); each_other_player(A, each_other_player(A, look(me)))", 4, "A"),
        ("win(); each_other_player(A, choose(A, others), look(me))", 4, "A"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_power_is_told_with_its_line_and_word(power: str, line: int, word: str) -> None:
    found = malformed(toml(power))
    assert found.line == line and word in found.why


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ("[mask.own", 1, "TOML"), ("\n\n[mask.own]\npower = ", 4, "TOML"), ("[mask.own]\npower = 'win()", 2, "TOML"),
        ("[mask.own]\npower = 'win()'\n\n[mask.own]\npower = 'win()'", 4, "twice"),
        ("# nothing", 1, "no mask"), ("[mask]", 1, "no mask"), ("\n[masks.own]\npower = 'win()'", 2, "'masks'"),
        ("title = 'x'\n[mask.own]\npower = 'win()'", 1, "'title'"), ("[mask]\n\nown = 3", 3, "needs a table"),
        ("[mask.own]\nname = 'Own'", 1, "no power"), ("[mask.own]\n\npwer = 'win()'", 3, "do you mean 'power'"),
        ("[mask.own]\npower = 'win()'\ncolour = 'red'", 3, "'colour'"), ("[mask.own]\npower = 3", 2, "a text"),
        ("[mask.own]\npower = ['win()']", 2, "a text"), ("[mask.own]\nbank = 1\npower = 'win()'", 2, "true or false"),
        ("[mask.own]\npower = 'win()'\ncopies = true", 3, "whole number"),
        ("[mask.own]\npower = 'win()'\ncopies = '2'", 3, "whole number"),
        ("[mask.own]\npower = 'win()'\ncopies = 0", 3, "1 to 4"),
        ("[mask.own]\npower = 'win()'\ncopies = 5", 3, "1 to 4"),
        ("[mask.own]\npower = 'win()'\nminimum_players = 14", 3, "0 to 13"),
        ("[mask.own]\npower = 'win()'\nminimum_players = -1", 3, "0 to 13"),
        ("[mask.own]\npower = 'win()'\nminimum_players = 4.0", 3, "whole number"),
        ("[mask.own]\nname = 3\npower = 'win()'", 2, "name"),
        ("[mask.own]\ntext = { en = 3 }\npower = 'win()'", 2, "text"),
        ("[mask.king]\npower = 'win()'", 1, "'king'"), ("[mask.beggar]\npower = 'win()'", 1, "'beggar'"),
        ("\n[mask.Own]\npower = 'win()'", 2, "'Own'"), ("[mask.'my own']\npower = 'win()'", 1, "'my own'"),
        ("[mask.own_one]\npower = 'win()'", 1, "'own_one'"), ("[mask.\"\"]\npower = 'win()'", 1, "''"),
        ("[mask.one]\npower = 'win()'\n[mask.two]\npower = 'tke()'", 4, "'tke'"),
        ("[mask.one]\ncopies = 2\npower = 'win()'\n[mask.two]\npower = 'win()'\ncopies = 9", 6, "copies"),
        ("[mask.own]\npower = '''win()\n\ntke()'''", 4, "'tke'"),
        ("[mask.own]\r\npower = '''\r\nwin()\r\ntke()\r\n'''\r\n", 4, "'tke'"),
        ("[mask.own]\ntext = '''\npower is what it has\n'''\npower = 'tke()'", 5, "'tke'"),
        ("[mask.own]\npower = '''\nwin()\n'''\ntext = '''\ncopies it has\n'''\ncopies = 7", 8, "copies"),
        ("[mask]\n\nown = { power = 'tke()' }", 3, "'tke'"),
    ],
)  # fmt: skip
def test_a_mistake_in_a_table_is_told_with_its_line_and_word(text: str, line: int, word: str) -> None:
    found = malformed(text)
    assert found.line == line and word in found.why


def test_there_is_not_room_for_ever_more_masks() -> None:
    found = malformed("\n".join(toml("win()", id=f"own-{n}") for n in range(MOST_MASKS + 1)))
    assert found.line == 1 and str(MOST_MASKS) in found.why


def test_a_power_can_be_too_long() -> None:
    found = malformed(toml("; ".join(["take(1, bank)"] * 200)))
    assert found.line == 1 and "too long" in found.why


@pytest.mark.parametrize("power", ["-" * 5000 + "1", f"take({'1+' * 5000}1, bank)", "may(" * 4000])
def test_a_power_that_is_nested_too_deep_is_a_mistake_like_any_other(power: str) -> None:
    assert malformed(toml(power)).line == 3


def test_a_mask_keeps_its_minimum_in_a_deal_for_three() -> None:
    block = toml("win()", "minimum_players = 4")
    assert "own" in refused(f"---\n{block}---\n{sheet('own+king, queen+judge, fool+witch')}").why
