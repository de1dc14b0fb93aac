"""The campaigns about bots and beliefs: each runs, in small, and each can fail.

This is the test of `benchmarks/`, and the only one that imports from there.
"""

from __future__ import annotations

import inspect
from random import Random
from zlib import crc32

import numpy as np
import pytest

from benchmarks import bots_calibration, bots_endurance, bots_inference, bots_ladder, bots_secrecy, bots_updates
from benchmarks.bots import main
from benchmarks.bots_marginals import Marginals
from benchmarks.bots_tables import home_made_kinds, opened
from maskenball.bots.bot import Bot, RandomBot
from maskenball.bots.ladder import BOTS
from maskenball.core.game import HIDDEN, Game, View
from maskenball.core.wish import Wish
from maskenball.games.mascarade.beliefs.belief import Belief, dealt_masks
from maskenball.games.mascarade.rules import events as e
from tests.mascarade.random_tables import random_answer, random_table

CHEAP = {name: BOTS[name] for name in ("random", "honest", "rule")}
SIGHTS = (e.LOOK, e.PEEK, e.TURN_UP, e.REVEAL)


class Peeking(RandomBot):
    """Looks over the shoulder of whoever runs the game."""

    name = "peeking"

    def answer(self, view: View) -> int:
        return view.legal[crc32(game_above().save()) % len(view.legal)]


class Moody(RandomBot):
    """Never twice the same."""

    name = "moody"
    asked = 0

    def answer(self, view: View) -> int:
        Moody.asked += 1
        return view.legal[Moody.asked % len(view.legal)]


class Illegal(RandomBot):
    """Sooner or later says what is not allowed."""

    name = "illegal"

    def answer(self, view: View) -> int:
        return super().answer(view) if len(view.events) < 20 else 9999


class Broken(RandomBot):
    """Falls over."""

    name = "broken"

    def answer(self, view: View) -> int:
        raise RuntimeError("out of ideas")


def game_above() -> Game:
    """The game that the nearest of those who called us is busy with."""
    frame = inspect.currentframe()
    while frame is not None:
        game = frame.f_locals.get("game")
        if isinstance(game, Game):
            return game
        frame = frame.f_back
    raise LookupError("nobody plays")


def test_secrecy_passes_bots_that_know_only_their_view() -> None:
    page = bots_secrecy.campaign(40, CHEAP)
    assert page.holds
    assert page.text.count("| random |") == 2 and "| honest | Mascarade |" in page.text and "Masquerade of" in page.text


@pytest.mark.parametrize(("bot", "why"), [(Peeking, "peeking knows"), (Moody, "moody is not the same twice")])
def test_secrecy_catches_a_bot_that_peeks_and_one_that_is_not_the_same_twice(bot: type[Bot], why: str) -> None:
    page = bots_secrecy.campaign(40, {bot.name: bot})
    assert not page.holds and why in page.text and "[Players" in page.text


def test_endurance_plays_at_tables_of_all_kinds() -> None:
    page = bots_endurance.campaign(60, CHEAP, longest=200)
    assert page.holds, page.text
    for group in ("1e-2013", "2e-B", "alchemist", "any position", "Masquerade, points"):
        assert group in page.text


@pytest.mark.parametrize(("bot", "why"), [(Illegal, "gave the illegal answer 9999"), (Broken, "out of ideas")])
def test_endurance_catches_an_illegal_answer_and_a_crash(bot: type[Bot], why: str) -> None:
    page = bots_endurance.campaign(16, CHEAP | {bot.name: bot}, longest=200)
    assert not page.holds and f"{bot.name} " in page.text and why in page.text and "[Players" in page.text


def test_endurance_reports_games_that_do_not_end_and_bots_that_do_not_play(monkeypatch: pytest.MonkeyPatch) -> None:
    page = bots_endurance.campaign(8, CHEAP, longest=3)
    assert page.holds and "Given up, by who sat there: none" not in page.text
    monkeypatch.setattr(bots_endurance, "ENOUGH", bots_endurance.WHOLE)  # every bot in every game
    assert "PLAYED TOO FEW" in bots_endurance.campaign(16, CHEAP, longest=3).text


def test_slow_bots_sit_at_few_tables_and_quick_ones_at_many() -> None:
    chance, seats = Random("slow"), {"planner": 0, "random": 0}
    game = Wish().dealt(("Adele", "Bruno", "Cedric", "Didier"), "slow")
    for _ in range(4000):
        lineup = bots_endurance.seated(chance, game, {"random": RandomBot, "honest": RandomBot, "planner": RandomBot})
        assert len(lineup) == 4
        for name in seats:
            seats[name] += name in lineup
    assert 240 < seats["planner"] < 500 and seats["random"] > 2000


def test_tables_of_endurance_cover_every_size_and_have_home_made_masks() -> None:
    sizes = {(game.title, len(game.names)) for _, game in (opened(k, Random(k)) for k in range(120))}
    assert sizes == {("mascarade", n) for n in range(2, 14)} | {("masquerade", n) for n in (3, 4, 5)}
    assert {(kind.wish.edition, kind.players) for kind in home_made_kinds()} >= {(1, 4), (1, 13), (2, 4), (2, 12)}


def test_the_ladder_says_which_order_is_true() -> None:
    tables = ((Wish(), 4), (Wish("masquerade"), 4))
    assert bots_ladder.campaign(40, CHEAP, tables=tables).holds
    upside_down = {name: BOTS[name] for name in ("honest", "random")}
    page = bots_ladder.campaign(40, upside_down, tables=tables[:1])
    assert not page.holds and "| random | honest | 40 |" in page.text and page.text.endswith("NO |")


def test_inference_tells_who_makes_more_of_the_same_deals() -> None:
    pair = {name: BOTS[name] for name in ("careless", "random")}
    page = bots_inference.campaign(60, pair=pair)
    assert page.holds and "| careless v rule |" in page.text and page.text.startswith("| 30 deals |")
    assert not bots_inference.campaign(60, pair=dict(reversed(pair.items()))).holds


def test_calibration_and_updates_fill_their_tables() -> None:
    text = bots_calibration.campaign(1, plays=("ev", "random"), players=(6,)).text
    assert "| 6, ev |" in text and "| 6, random: marginals, q = 0.5 |" in text
    assert "| 4 | 1 | ev |" in bots_updates.campaign(1, tables=((Wish(), 4),)).text


def test_a_belief_that_knows_scores_better_than_one_that_does_not() -> None:
    case = bots_calibration.Case(6, "random")
    for number in range(8):
        case.play(number)
    brier = {name: tally.mean(2, sum(case.decisions)) for name, tally in case.tallies.items()}
    assert brier[bots_calibration.EXACT] < brier[bots_calibration.SURER_EXACT] < brier[bots_calibration.MASKS]
    for name in (bots_calibration.EXACT, bots_calibration.MARGINALS):  # what they call certain is certain
        tally = case.tallies[name]
        assert tally.true[0] == 0 and tally.true[-1] == tally.cases[-1] > 0


def test_marginals_are_exact_until_a_card_is_seen_and_add_up_after_that() -> None:
    differ = []
    for k in range(40):
        chance = Random(f"marginals {k}")
        game = random_table(chance, accidents=False)
        deal = dealt_masks(game.setup)
        single, joint = Marginals(deal, 0), Belief(deal, 0)
        for _ in range(50):
            if not game.over:
                game.play(*random_answer(game, chance))
        for belief in (single, joint):
            belief.update(game.view(0).events)
        chances, difference = single.marginals(), np.abs(single.marginals() - joint.marginals()).max()
        assert chances.sum(1) == pytest.approx(np.ones(len(deal)))
        assert chances.sum(0) == pytest.approx([deal.count(mask) for mask in single.masks], abs=1e-3)
        if any(kind in SIGHTS and value != HIDDEN for kind, _, _, _, value in game.view(0).events):
            differ.append(difference > 0.01)
        else:
            assert difference < 1e-9
    assert any(differ)


def test_the_command_ends_with_1_when_something_did_not_hold(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["secrecy", "--games", "5", "--bots", "random"], CHEAP) == 0
    assert main(["endurance", "--games", "4"], {"broken": Broken}) == 1
    assert "out of ideas" in capsys.readouterr().out
