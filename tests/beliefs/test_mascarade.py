"""Beliefs of Mascarade: equal to the slow truth, the same for the same View, and as sure as they should be."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from maskenball.core.game import View
from maskenball.games.mascarade.beliefs.belief import Belief, Contradiction, dealt_masks
from maskenball.games.mascarade.beliefs.clues import Evidence
from maskenball.games.mascarade.rules import events as e
from maskenball.games.mascarade.rules.answers import KEEP, SWAP
from maskenball.games.mascarade.rules.masks import MASKS
from maskenball.games.mascarade.rules.match import Mascarade
from tests.beliefs.brute_force import agree_on_a_position, random_position, seen_events
from tests.mascarade.random_tables import random_answer, random_table
from tests.mascarade.two_worlds import compare_two_worlds
from tests.played import say, table
from tests.worlds import Pair

SIX = "judge, bishop, king, queen, witch, cheat"
POSITIONS = 400


def belief_of(game: Mascarade, name: str | None, q: float = 0.5) -> Belief:
    person = None if name is None else game.names.index(name)
    return Belief.of(game.view(person), dealt_masks(game.setup), q=q)


def chances(game: Mascarade, name: str | None, card: int, q: float = 0.5) -> dict[str, float]:
    """What somebody believes to lie on a card place."""
    belief = belief_of(game, name, q)
    row = belief.marginals()[card].tolist()
    return {MASKS[mask]: round(chance, 6) for mask, chance in zip(belief.masks, row, strict=True) if chance > 1e-12}


def distribution(view: View, deal: list[int]) -> bytes:
    belief = Belief.of(view, deal, q=0.3, evidence=Evidence(3.0, 2.0, 0.5))
    return belief.keys.tobytes() + belief.weights.tobytes()


def test_beliefs_and_swaps_equal_brute_force_at_every_kind_of_table() -> None:
    census: Counter[str] = Counter()
    for k in range(POSITIONS):
        game, observer = agree_on_a_position(Random(f"belief {k}"))
        census[f"{game.t.players} players"] += 1
        census["spectator"] += observer is None
        census["centre"] += game.t.cards > game.t.first_centre
        for events in seen_events(game, observer):
            for kind, who, x, _, value in events:
                census["peek"] += kind == e.PEEK
                census["peek of the observer"] += kind == e.PEEK and who == observer
                census["turned up to others"] += kind == e.TURN_UP and value == -1 and observer is not None
                census["power of " + MASKS[x] if kind == e.POWER else ""] += 1
    rare = ["spectator", "centre", "peek", "peek of the observer", "turned up to others"]
    rare += [f"{n} players" for n in range(2, 14)]
    rare += [f"power of {mask}" for mask in ("fool", "spy", "princess", "puppet-master", "guru", "inquisitor")]
    assert [what for what in rare if not census[what]] == []


def test_the_deal_is_known_to_all() -> None:
    game = table(SIX)
    assert belief_of(game, None).arrangements() == [(tuple(dealt_masks(game.setup)), 1.0)]
    assert belief_of(game, "Bruno").entropy() == 0


def test_a_swap_of_another_is_as_likely_as_q_says() -> None:
    game = table(SIX, "Adele: take Bruno", "Adele: swap")
    assert chances(game, "Bruno", 0, q=0.25) == {"judge": 0.75, "bishop": 0.25}
    assert belief_of(game, "Bruno").entropy() == pytest.approx(1)


def test_the_author_of_a_swap_knows() -> None:
    assert chances(table(SIX, "Adele: take Bruno", "Adele: swap"), "Adele", 0) == {"bishop": 1}
    assert chances(table(SIX, "Adele: take Bruno", "Adele: keep"), "Adele", 0) == {"judge": 1}


def test_a_look_tells_about_both_cards_of_an_earlier_swap() -> None:
    game = table(SIX, "Adele: take Bruno", "Adele: swap", "Bruno: look")
    assert chances(game, "Bruno", 0) == {"bishop": 1}
    assert chances(game, "Cedric", 0) == {"judge": 0.5, "bishop": 0.5}


def test_two_peasants_are_one_mask() -> None:
    game = table("judge, bishop, king, queen, witch, cheat, peasant, peasant", first="Gus")
    say(game, "Gus: take Harry", "Gus: swap")
    assert len(belief_of(game, "Adele")) == 1


def test_a_princess_tells_all_but_the_holder() -> None:
    game = table("judge, princess, king, widow, witch, cheat", edition=2)
    say(game, "Adele: take Bruno", "Adele: swap", "Bruno: take Cedric", "Bruno: keep", "Cedric: announce princess")
    say(game, "Didier: pass", "Emma: pass", "Fran: pass", "Adele: pass", "Bruno: pass", "Cedric: choose Bruno")
    assert chances(game, "Didier", 1) == {"judge": 1}
    assert chances(game, "Bruno", 1) == {"judge": 0.5, "princess": 0.5}
    assert chances(game, None, 1) == {"judge": 0.25, "princess": 0.25, "king": 0.5}


def test_words_count_when_evidence_is_switched_on() -> None:
    game = table(SIX, "Adele: take Bruno", "Adele: swap", "Bruno: take Cedric", "Bruno: keep", "Cedric: look")
    say(game, "Didier: take Emma", "Didier: keep", "Emma: announce queen")
    deal = dealt_masks(game.setup)
    witch_and_queen = [MASKS.index("queen"), MASKS.index("witch")]
    deaf = Belief.of(game.view(5), deal)
    assert [deaf.chance_of(4, mask) for mask in witch_and_queen] == pytest.approx([0.5, 0.5])
    trusting = Belief.of(game.view(5), deal, evidence=Evidence(announcement=lambda who: 3.0 if who == 4 else 1.0))
    assert [trusting.chance_of(4, mask) for mask in witch_and_queen] == pytest.approx([0.75, 0.25])
    own = Belief.of(game.view(4), deal, evidence=Evidence(announcement=3.0))
    assert [own.chance_of(4, mask) for mask in witch_and_queen] == pytest.approx([0.5, 0.5])


def test_updates_take_in_only_what_is_new() -> None:
    for k in range(20):
        chance = Random(f"bit by bit {k}")
        game = random_table(chance)
        deal = dealt_masks(game.setup)
        belief = Belief.of(game.view(0), deal)
        for _ in range(40):
            if game.over:
                break
            game.play(*random_answer(game, chance))
            copied = belief.copy()
            belief.update(game.view(0).events)
            copied.update(game.view(0).events)
            assert copied.weights.tolist() == belief.weights.tolist()
        whole = Belief.of(game.view(0), deal)
        assert whole.arrangements() == belief.arrangements()


def test_shorter_events_and_impossible_events_are_refused() -> None:
    game = table(SIX, "Adele: take Bruno", "Adele: swap")
    belief = belief_of(game, None)
    with pytest.raises(ValueError, match="only 0"):
        belief.update([])
    with pytest.raises(Contradiction):
        belief.update([*game.view(None).events, (e.LOOK, 3, 3, 0, MASKS.index("judge"))])


def test_samples_are_possible_worlds_as_often_as_they_are_likely() -> None:
    game = table(SIX, "Adele: take Bruno", "Adele: swap", "Bruno: take Cedric", "Bruno: keep")
    belief = belief_of(game, None, q=0.3)
    drawn = Counter(map(tuple, belief.sample(np.random.default_rng(1), 20_000)))
    expected = dict(belief.arrangements())
    assert set(drawn) == set(expected)
    for world, chance in expected.items():
        assert drawn[world] / 20_000 == pytest.approx(chance, abs=0.015)


def test_a_cap_reports_what_was_lost_and_gives_way_when_the_truth_was_dropped() -> None:
    game = table(SIX, "Adele: take Bruno", "Adele: swap", "Bruno: take Cedric", "Bruno: swap")
    capped = Belief.of(game.view(3), dealt_masks(game.setup), q=0.1, most=1)
    assert len(capped) == 1
    assert capped.lost == pytest.approx(0.19)
    seen = [*game.view(3).events, (e.TURN_UP, 1, 1, 0, MASKS.index("king"))]
    capped.update(seen)
    assert capped.chance_of(1, MASKS.index("king")) == 1
    assert capped.lost == 0


def test_equal_views_give_equal_beliefs() -> None:
    compared = 0

    def watch(pair: Pair) -> None:
        nonlocal compared
        one, other = pair.games
        if len(one.history) % 9 == 0:
            for viewer in pair.viewers:
                first, second = (distribution(g.view(viewer), dealt_masks(g.setup)) for g in (one, other))
                assert first == second
                compared += one.s.cards != other.s.cards

    for k in range(30):
        compare_two_worlds(Random(f"belief worlds {k}"), 60, watch)
    assert compared > 50


def test_beliefs_are_as_sure_as_they_should_be() -> None:
    """Of all things believed with a chance of about 30 %, about 30 % are true."""
    believed, true, cases = np.zeros(10), np.zeros(10), np.zeros(10)
    for k in range(900):
        chance = Random(f"calibration {k}")
        game = random_table(chance, accidents=False)
        observer = chance.randrange(game.t.players)
        for _ in range(chance.randint(8, 50)):
            if not game.over:
                person, answer = random_answer(game, chance, truth=0.0)  # claims by chance: words are wind here
                if answer in (SWAP, KEEP):
                    answer = SWAP if chance.random() < 0.35 else KEEP
                game.play(person, answer)
        if game.over:
            continue
        belief = Belief.of(game.view(observer), dealt_masks(game.setup), q=0.35)
        card = chance.randrange(game.t.cards)  # one card for each game: cards of one game are not independent
        for mask, row in zip(belief.masks, belief.marginals()[card].tolist(), strict=True):
            at = min(int(row * 10), 9)
            believed[at] += row
            true[at] += game.s.cards[card] == mask
            cases[at] += 1
    enough = cases > 25
    assert enough.sum() >= 4
    errors = 4 * np.sqrt(0.25 / cases[enough])
    assert (np.abs(believed - true)[enough] / cases[enough] <= errors).all()


def test_positions_for_brute_force_are_not_trivial() -> None:
    sizes = []
    for k in range(60):
        game, observer = random_position(Random(f"belief {k}"))
        sizes.append(len(Belief.of(game.view(observer), dealt_masks(game.setup))))
    assert sum(size > 3 for size in sizes) > 15
