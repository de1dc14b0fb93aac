"""What holds in every game, whatever is played."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from maskenball.core.game import ALL_KNOWING, Json
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.mascarade.rules.state import State
from tests.mascarade.random_tables import random_answer, random_table
from tests.played import rule, seen_events


def bank_pays(events: list[Json]) -> int:
    return sum(e["amount"] * ((e["from"] == "bank") - (e["to"] == "bank")) for e in events if e["event"] == "coins")


def check_position(game: Mascarade, dealt: Counter[int]) -> None:
    t, s = game.t, game.s
    assert Counter(s.cards[: t.cards]) == dealt, "every card lies in exactly one place"
    assert sorted(s.person[: t.players]) == list(range(t.players)), "everybody sits somewhere"
    decision = game.decision()
    assert (decision is None) == (game.result() is not None), "somebody is asked or it is over"
    assert bool(game.legal()) == (decision is not None)
    assert min(s.coins) >= 0 and s.court >= 0
    if decision and decision.kind == "turn":
        assert all(0 < coins < 13 for coins in s.coins[: t.players]), "nobody starts a turn with 0 or 13"
        assert not any(s.face_audience), "all cards lie face down when a turn begins"


def check_powers(game: Mascarade, before: State, events: list[Json]) -> None:
    """Witch, Spy, Fool and Puppet Master move what their text says and nothing else; Beggars bankrupt nobody."""
    s, used = game.s, game.mask_ids[game.s.named]
    kinds = {e["event"] for e in events}
    if "fortunes" in kinds:
        paid = [e for e in events if e["event"] == "coins"]
        if not paid:
            assert Counter(s.coins) == Counter(before.coins)
    if used in ("spy", "fool") and "swap" in kinds:
        swap = next(e for e in events if e["event"] == "swap")
        moved = {i for i in range(game.t.cards) if s.cards[i] != before.cards[i]}
        assert moved <= set(swap["cards"])
        assert bool(moved) <= swap["swapped"]
    if "places" in kinds:
        assert s.cards == before.cards, "cards stay when people move"
    if used == "beggar" and "power" in kinds:
        givers = [e["from"] for e in events if e["event"] == "coins" and e["why"] == "power"]
        assert all(before.coins[place] > 1 for place in givers)


@rule("T1", "P3", "E1")
@pytest.mark.parametrize("part", range(4))
def test_random_play_keeps_what_must_hold(part: int) -> None:
    for k in range(80):
        chance = Random(f"invariants {part} {k}")
        game = random_table(chance)
        dealt = Counter(game.s.cards[: game.t.cards])
        total = sum(game.s.coins) + game.s.court
        while not game.over:
            before = game.s.copy()
            person, answer = random_answer(game, chance, truth=0.7)
            game.play(person, answer)
            events = seen_events(game, ALL_KNOWING)
            total += bank_pays(events)
            assert sum(game.s.coins) + game.s.court == total, "coins come only from the bank"
            check_position(game, dealt)
            check_powers(game, before, events)


def test_a_copy_and_a_saved_state_go_on_alike_from_any_question() -> None:
    kinds: Counter[str] = Counter()
    for k in range(150):
        chance = Random(f"copies {k}")
        game = random_table(chance)
        while not game.over:
            decision = game.decision()
            assert decision is not None
            power = game.mask_ids[game.s.named] if game.s.pc >= 0 else "no power"
            kinds[f"{decision.kind} in {power}"] += 1
            copy, saved = game.copy(), game.save()
            restored = game.fresh()
            restored.restore(saved)
            person, answer = random_answer(game, chance, truth=0.8)
            game.play(person, answer)
            assert copy.save() == saved, "playing on does not touch a copy"
            copy.play(person, answer)
            restored.play(person, answer)
            assert copy.save() == restored.save() == game.save()
            assert copy.document() == game.document()
            assert len(saved) < 400
    for power in ("fool", "spy", "witch", "bishop", "trickster", "inquisitor", "guru", "puppet-master", "princess"):
        assert any(kind.endswith(f" in {power}") for kind in kinds), f"never in the middle of {power}"


@rule("E4")
def test_a_refused_answer_changes_nothing() -> None:
    from maskenball.core.game import Refused
    from maskenball.games.mascarade.rules.answers import ANSWERS, PEEK

    for k in range(40):
        chance = Random(f"refusals {k}")
        game = random_table(chance)
        for _ in range(60):
            if game.over:
                break
            decision, legal, before = game.decision(), set(game.legal()), game.save()
            assert decision is not None
            for answer in [-1, ANSWERS, ANSWERS + 7, *chance.sample(range(PEEK), 20)]:
                for person in range(game.t.players):
                    if person == decision.person and answer in legal:
                        continue
                    with pytest.raises(Refused) as refused:
                        game.play(person, answer)
                    assert refused.value.refusal.rule and str(refused.value)
            assert game.save() == before
            game.play(*random_answer(game, chance))
        if game.over:
            with pytest.raises(Refused):
                game.play(0, 0)
