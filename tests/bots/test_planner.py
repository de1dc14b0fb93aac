"""The planner: its playouts are the same at both speeds, its people think what they can, and it tells kinds apart."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from maskenball.bots.ladder import BOTS
from maskenball.core.wish import Wish
from maskenball.games.mascarade.beliefs.belief import Belief, dealt_masks
from maskenball.games.mascarade.beliefs.histories import Histories, sampled_histories
from maskenball.games.mascarade.bots import playout as playout
from maskenball.games.mascarade.bots.company import Company
from maskenball.games.mascarade.bots.ears import Ears
from maskenball.games.mascarade.bots.planner import PROGRAM, Option, PlannerBot
from maskenball.games.mascarade.rules.match import Mascarade
from tests.lab.tables import TABLES
from tests.mascarade.random_tables import random_answer
from tests.played import GUESTS


class Noting(PlannerBot):
    """A planner that keeps what it weighed, at both speeds."""

    few, many = 60, 60
    noted: list[tuple[Any, Any]]

    def _played_out(
        self, options: list[Option], histories: Histories, kinds: Any, first: int, last: int, seed: int
    ) -> Any:
        sums = super()._played_out(options, histories, kinds, first, min(last, first + 3), seed)
        self.compiled = False
        self.noted.append((sums, super()._played_out(options, histories, kinds, first, min(last, first + 3), seed)))
        self.compiled = True
        return sums


@pytest.mark.parametrize(("wish", "players"), [table for table in TABLES if table[0].game == "mascarade"][::3])
def test_playouts_are_the_same_interpreted_and_compiled(wish: Wish, players: int) -> None:
    bot, chance = Noting(1), Random(f"speeds {players}")
    bot.noted = []
    game = wish.dealt(tuple(GUESTS[:players]), "speeds")
    assert isinstance(game, Mascarade)
    while not game.over and len(game.history) < 60 and len(bot.noted) < 8:
        decision = game.decision()
        assert decision is not None
        if decision.person == 0:
            bot.decide(game.view(0))
        game.play(*random_answer(game, chance, truth=0.7))
    assert bot.noted
    for compiled, interpreted in bot.noted:
        assert np.allclose(compiled, interpreted, atol=1e-9)


def test_people_in_a_playout_think_what_swaps_leave_open_and_know_what_they_see() -> None:
    game = Wish().dealt(tuple(GUESTS[:6]), "thinks")
    assert isinstance(game, Mascarade)
    chance, t = Random("thinks"), game.t
    for _ in range(8):  # the preparation: nothing but swaps, so marginals are exact
        game.play(*random_answer(game, chance))
    bot = PlannerBot(0)
    bot.view = game.view(0)
    bot.mind.look(bot.view)
    assert bot.mind.belief is not None
    past, deal = bot._past(), np.array(dealt_masks(game.setup), np.int32)
    _, swapped = sampled_histories(bot.mind.belief, np.random.default_rng(1), 1)
    cards, minds = np.zeros(15, np.int32), np.zeros((6, t.cards, t.kinds))
    PROGRAM.interpreted.recall(t, deal, past, swapped[0], cards, minds)
    spectator = Belief.of(game.view(None), deal.tolist())
    columns = [spectator.masks.index(mask) for mask in t.in_play[: t.kinds]]
    idle = next(p for p in range(6) if all(event[1] != p for event in bot.view.events if event[0] == 2))
    assert np.allclose(minds[idle], spectator.marginals()[:, columns])
    PROGRAM.interpreted.sees(t, minds[idle], 0, playout.index_of(t, cards[0]))
    assert minds[idle][0, playout.index_of(t, cards[0])] == 1.0
    assert np.allclose(minds[idle].sum(axis=1), 1.0) and np.allclose(minds[idle].sum(axis=0), 1.0)


@pytest.mark.parametrize(("name", "kind"), [("random", 0), ("honest", 1), ("ev", 2), ("bluffer", 2)])
def test_the_company_tells_kinds_of_people_apart(name: str, kind: int) -> None:
    right = judged = 0
    for k in range(24):
        game, ears = Wish().dealt(tuple(GUESTS[:6]), f"kinds {k}"), Ears()
        company = Company(ears)
        bots = [BOTS[name](f"{k}/{seat}") for seat in range(6)]
        while not game.over and len(game.history) < 150:
            decision = game.decision()
            assert decision is not None
            game.play(decision.person, bots[decision.person].decide(game.view(decision.person)))
        view = game.view(None)
        for event in view.events:
            company.hear(view, event)
            ears.hear(view, event)
        right += int((company.weights.argmax(axis=1) == kind).sum())
        judged += 6
    assert right / judged > 0.7, f"{name}: {right} of {judged}"
