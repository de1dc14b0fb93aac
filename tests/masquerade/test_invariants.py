"""What holds in every game of Masquerade, whatever is played."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from maskenball.core.game import Refused
from maskenball.games.masquerade.rules.answers import ANSWERS
from maskenball.games.masquerade.rules.deck import CARDS, KINDS, colour_of, pack
from maskenball.games.masquerade.rules.state import PLAY
from tests.masquerade.agreement import random_answer, random_table
from tests.played import rule


@rule("D1", "K1", "K4", "E1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_play_keeps_what_must_hold(players: int) -> None:
    for k in range(60):
        chance = Random(f"invariants {players} {k}")
        game = random_table(chance, players)
        t, whole = game.t, Counter(pack(players))
        while not game.over:
            before = game.s.copy()
            answer = random_answer(game, chance)
            game.play(before.asked, answer)
            s = game.s
            found = Counter({CARDS[k]: sum(s.hand[k::KINDS]) + sum(s.pile[k::KINDS]) for k in range(KINDS)})
            found.update(CARDS[card] for card in s.trick[: s.trick_size])
            assert +found == whole, "every card is accounted for"
            diamonds = sum(n for card, n in found.items() if t.diamond[CARDS.index(card)])
            assert diamonds == 20
            assert [sum(s.hand[p * KINDS : (p + 1) * KINDS]) for p in range(players)] == s.hand_size[:players]
            assert [sum(s.pile[p * KINDS : (p + 1) * KINDS]) for p in range(players)] == s.pile_size[:players]
            if before.kind == PLAY and before.trick_size:
                led = colour_of(before.trick[0])
                held = before.hand[before.asked * KINDS :][:KINDS]
                could = any(n for card, n in enumerate(held) if colour_of(card) == led)
                assert colour_of(answer) == led or not could, "the led colour is followed"
        plays = Counter((event[1]) for step in game.events for event in step if event[0] == 1)
        assert set(plays.values()) == {t.hand_size}, "everyone plays once in every trick"


def test_a_copy_and_a_saved_state_go_on_alike_from_any_question() -> None:
    kinds: Counter[int] = Counter()
    for k in range(60):
        chance = Random(f"copies {k}")
        game = random_table(chance)
        while not game.over:
            kinds[game.s.kind] += 1
            copy, saved, restored = game.copy(), game.save(), game.fresh()
            restored.restore(saved)
            person, answer = game.s.asked, random_answer(game, chance)
            game.play(person, answer)
            assert copy.save() == saved, "playing on does not touch a copy"
            copy.play(person, answer)
            restored.play(person, answer)
            assert copy.save() == restored.save() == game.save()
            assert len(saved) < 400
    assert len(kinds) == 4, "never saved at every kind of question"


@rule("E3")
def test_a_refused_answer_changes_nothing() -> None:
    for k in range(20):
        chance = Random(f"refusals {k}")
        game = random_table(chance)
        while not game.over:
            legal, before = set(game.legal()), game.save()
            for answer in [-1, ANSWERS, *chance.sample(range(ANSWERS), 10)]:
                for person in range(game.t.players):
                    if person != game.s.asked or answer not in legal:
                        with pytest.raises(Refused) as refused:
                            game.play(person, answer)
                        assert refused.value.refusal.rule and str(refused.value)
            assert game.save() == before
            game.play(game.s.asked, random_answer(game, chance))
