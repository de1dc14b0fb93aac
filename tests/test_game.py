"""The contract of every game: stale answers, viewers, and what a View holds."""

from __future__ import annotations

import pytest

from maskenball.core.chance import below
from maskenball.core.game import ALL_KNOWING, HIDDEN, Refused
from maskenball.core.replay import Replay
from maskenball.core.wish import Wish
from maskenball.lab.lab import Lab
from tests.played import GUESTS, sheet

WISHES = [(Wish(), 6), (Wish("masquerade"), 4)]


@pytest.mark.parametrize(("wish", "players"), WISHES)
def test_a_stale_answer_is_refused_and_changes_nothing(wish: Wish, players: int) -> None:
    game = wish.dealt(tuple(GUESTS[:players]), "stale")
    decision = game.decision()
    assert decision is not None
    game.play(decision.person, game.legal()[0], seq=0)
    before, asked = game.save(), game.decision()
    assert asked is not None
    for seq in (0, 2, 99):
        with pytest.raises(Refused) as refused:
            game.play(asked.person, game.legal()[0], seq=seq)
        assert refused.value.refusal.code == "stale"
    assert game.save() == before and len(game.history) == 1
    game.play(asked.person, game.legal()[0], seq=1)


@pytest.mark.parametrize(("wish", "players"), WISHES)
@pytest.mark.parametrize("nobody", [-1, 6, 99])
def test_a_person_who_does_not_sit_there_sees_nothing(wish: Wish, players: int, nobody: int) -> None:
    game = wish.dealt(tuple(GUESTS[:players]), "nobody")
    for look in (game.view, game.message):
        with pytest.raises(ValueError, match="no person"):
            look(nobody)


@pytest.mark.parametrize(("wish", "players"), WISHES)
def test_nothing_done_to_a_view_reaches_the_game(wish: Wish, players: int) -> None:
    game = wish.dealt(tuple(GUESTS[:players]), "view")
    before, table = game.save(), game.t.copy()
    view = game.view(1)
    view.terms.players = 99
    for row in (view.state.numbers(), view.state.person if wish.game == "mascarade" else view.state.trick):
        row[:] = [7] * len(row)
    assert game.save() == before and game.t == table


def test_a_card_that_was_swapped_after_all_saw_it_is_not_shown_to_its_holder_again() -> None:
    mask = '''[mask.x]
minimum_players = 4
power = """
choose(A, cards_of_others)
swap_or_not(me, A)
choose(B, cards_of_others)
show(B, all_but_holder)
choose(A, others)
"""
'''
    seen = set()
    for bit in ("swap", "keep"):
        lines = ["Adele: announce x", "Bruno: claim", "Cedric: pass", "Didier: pass", "Adele: choose Bruno"]
        text = sheet("x, bishop, judge, queen | thief, cheat", *lines, f"Adele: {bit}", "Adele: choose Bruno")
        game = Replay(f"---\n{mask}---\n{text}").finish()
        for viewer in (1, None):
            assert game.view(viewer).state.face_mask[1] == HIDDEN
            seen.add((viewer, repr(game.view(viewer).state)))
    assert len(seen) == 2, "Bruno and a spectator cannot tell swap from keep"


def test_the_all_knowing_is_no_number() -> None:
    game = Wish("masquerade").dealt(tuple(GUESTS[:4]), "all")
    assert "hands" in game.message(ALL_KNOWING)["start"]
    assert not any("hands" in game.message(viewer)["start"] for viewer in (0, 1, 2, 3, None))


def test_a_draw_that_falls_in_the_uneven_rest_is_thrown_away() -> None:
    assert below(10, iter([2**32 - 1, 2**32 - 5, 7])) == 7
    assert below(10, iter([2**32 - 7])) == (2**32 - 7) % 10


def test_the_seats_take_turns_to_begin_in_the_lab() -> None:
    lab = Lab(Wish(), 5, compiled=False)
    assert [lab.game(k).setup.first for k in range(7)] == [0, 1, 2, 3, 4, 0, 1]
