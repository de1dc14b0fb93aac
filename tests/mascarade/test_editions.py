"""An edition is data: a printing with other numbers plays by them, and nothing else needs to know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from maskenball.core.malformed import Malformed
from maskenball.core.wish import Wish
from maskenball.games.mascarade.rules.editions import EDITIONS, FIRST
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.mascarade.rules.scenarios import breaches
from maskenball.games.mascarade.rules.setup import Setup
from maskenball.lab.lab import Lab, Played
from tests.played import GUESTS, coins, legal, rule, say, table

OTHER = replace(
    FIRST, coins_at_start=8, preparation_turns=2, fine=2, winning_fortune=10, cards_to_a_star=2, most_in_centre=1,
    advised_cards=5,
)  # fmt: skip
DEAL = "king, queen, judge, witch"


@pytest.fixture(autouse=True)
def _another_printing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EDITIONS, 1, OTHER)


@rule("T4", "U1")
def test_a_new_game_begins_with_the_coins_and_the_preparation_of_its_edition() -> None:
    game = Mascarade(Setup.new(tuple(GUESTS[:6]), 1, "seed"))
    assert coins(game) == [8] * 6 and game.s.preparation == 2
    for _ in range(2):
        assert {text.split()[0] for text in legal(game)} == {"take"}
        for _ in ("take", "swap"):
            decision = game.decision()
            assert decision is not None
            game.play(decision.person, game.legal()[0])
    assert {text.split()[0] for text in legal(game)} == {"take", "look", "announce"}


@rule("T4", "U1")
def test_a_sheet_takes_what_it_does_not_say_from_the_edition_and_keeps_to_its_limits() -> None:
    assert coins(table(DEAL)) == [8] * 4
    assert table(DEAL, preparation=2).s.preparation == 2
    with pytest.raises(Malformed):
        table(DEAL, preparation=3)
    with pytest.raises(Malformed, match="1 to 9 coins, not 10"):
        table(DEAL, coins="8, 8, 8, 10 | 0")
    with pytest.raises(Malformed, match="at most 1"):
        table(f"{DEAL} | bishop, fool")


@rule("A3.6")
def test_liars_pay_the_fine_of_the_edition_or_what_they_have() -> None:
    game = table(DEAL, coins="4, 4, 1, 4 | 0", first="Cedric")
    say(game, "Cedric: announce king", "Didier: claim", "Adele: pass", "Bruno: pass")
    assert coins(game) == [4, 4, 0, 2] and game.s.court == 3


@rule("E1", "E3")
def test_the_winning_fortune_of_the_edition_ends_the_game() -> None:
    game = table(DEAL)  # eight coins, and the King brings three
    say(game, "Adele: announce king", "Bruno: pass", "Cedric: pass", "Didier: pass")
    result = game.result()
    assert result is not None and (result.reason, result.winners) == ("thirteen", (0,))


@rule("S4")
def test_a_choice_of_masks_is_checked_against_the_numbers_of_the_edition() -> None:
    six = ["judge", "king", "queen", "witch", "bishop", "thief"]
    assert OTHER.cards_for(4) == [4, 5]
    assert {b.rule for b in breaches(OTHER, six, 4)} == {"S4b", "S4e"}
    assert [b.sentence for b in breaches(OTHER, six[:4], 4)] == ["4 cards; 5 are recommended with 4 players"]


def test_compiled_rules_play_by_the_same_numbers() -> None:
    fast = Lab(Wish(), 6, compiled=True).play(60, seed=5, noting=True)
    slow = Lab(Wish(), 6, compiled=False).play(60, seed=5, noting=True)
    assert [Played(*row) for row in fast.tolist()] == slow
