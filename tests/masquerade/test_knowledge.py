"""Who knows what: messages and views of players and spectators (W1-W5)."""

from __future__ import annotations

from random import Random

import pytest

from maskenball.core.game import HIDDEN
from maskenball.games.masquerade.rules.deck import KINDS
from maskenball.games.masquerade.rules.match import Masquerade
from tests.masquerade.tables import (
    before_the_last_trick,
    hand,
    kind,
    play_by_chance,
    say,
    seeded,
    sent,
    table,
    teams,
    trick,
    watchers,
)
from tests.played import question_of, rule, seen_events

THIEF = ("red-9 red-3", "red-5 red-8", "red-10 red-10 red-9", "red-8 red-11 yellow-2")


def thief() -> Masquerade:
    """Bruno has won a trick with a diamond in it, and Adele one with the Thief."""
    game = table(*THIEF)
    trick(game, "red-9 red-5 red-10 red-11")
    trick(game, "red-8 red-10 red-8 red-3")
    return game


def merchant() -> Masquerade:
    """Adele has won the first trick with the Merchant."""
    game = table("red-4 red-7 red-9", "red-5 red-9", "red-6 red-6", "red-10 yellow-2")
    trick(game, "red-4 red-5 red-6 red-10")
    return game


def swapped(hands: list[list[str]], one: tuple[int, str], other: tuple[int, str]) -> list[str]:
    """The same deal but for two cards that change hands."""
    again = [cards[:] for cards in hands]
    again[one[0]].remove(one[1])
    again[other[0]].remove(other[1])
    again[one[0]].append(other[1])
    again[other[0]].append(one[1])
    return [" ".join(cards) for cards in again]


def played_alike(worlds: list[Masquerade], viewer: int | None, untouched: set[str], seed: object) -> int:
    """Play the same random answers in both worlds while they can be, none of them about the untouched cards.

    Whatever the viewer is sent on the way must be the same, byte for byte; returns how many decisions there were.
    """
    dice = Random(str(seed))
    while True:
        assert sent(worlds[0], viewer) == sent(worlds[1], viewer)
        both = [a for a in worlds[0].legal() if a in worlds[1].legal()]
        both = [a for a in both if not untouched & set(worlds[0].text(a).split())]
        if not both or worlds[0].decision() != worlds[1].decision():
            return len(worlds[0].history)
        answer = dice.choice(both)
        for world in worlds:
            world.play(world.s.asked, answer)


@rule("W1")
@pytest.mark.parametrize("card", ["red-9", "red-3"])
def test_every_card_that_is_played_is_public(card: str) -> None:
    game = table(*THIEF)
    say(game, f"Adele: play {card}")
    for person in watchers(game):
        assert seen_events(game, person) == [{"event": "play", "person": 0, "card": card}]
        assert question_of(game, person) == {"person": 1, "kind": "play"}


@rule("W1")
def test_trick_winners_pile_sizes_and_the_number_of_cards_in_hand_are_public() -> None:
    game = thief()
    for person in watchers(game):
        state = game.view(person).state
        assert (state.pile_size[:4], state.hand_size[:4]) == ([4, 4, 0, 0], [8, 8, 8, 8])
        assert {"event": "trick", "person": 0, "turn": 2} in seen_events(game, person)


@rule("W1")
@pytest.mark.parametrize("answer", ["take red-11", "decline"])
def test_whose_pile_is_looked_through_and_the_theft_or_its_refusal_are_public(answer: str) -> None:
    game = thief()
    say(game, "Adele: steal Bruno")
    for person in watchers(game):
        assert seen_events(game, person)[0] == {"event": "steal", "person": 0, "of": 1}
    say(game, f"Adele: {answer}")
    stolen = {"event": "stolen", "person": 0, "of": 1, "card": "red-11"}
    for person in watchers(game):
        told = seen_events(game, person)[0]
        assert told == (stolen if answer != "decline" else {"event": "decline", "person": 0})


@rule("W1")
@pytest.mark.parametrize(("answer", "event"), [("trade red-9 red-6", "trade"), ("decline", "decline")])
def test_that_an_exchange_or_its_refusal_took_place_is_public(answer: str, event: str) -> None:
    game = merchant()
    say(game, f"Adele: {answer}")
    assert {seen_events(game, person)[0]["event"] for person in watchers(game)} == {event}


@rule("W1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_view_shows_anothers_pile_or_a_team_before_the_end(players: int) -> None:
    game = seeded(players, "piles")
    while not game.over:
        for person in watchers(game):
            state = game.view(person).state
            for seat in range(players):
                own = slice(seat * KINDS, (seat + 1) * KINDS)
                assert state.pile[own] == (game.s.pile[own] if seat == person else [HIDDEN] * KINDS)
            assert state.partners == HIDDEN
        play_by_chance(game, len(game.history), 1)


@rule("W2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_sees_the_own_hand_and_no_other(players: int) -> None:
    game = play_by_chance(seeded(players, "hands"), "hands", 2 * players)
    for person in watchers(game):
        state = game.view(person).state
        for seat in range(players):
            own = slice(seat * KINDS, (seat + 1) * KINDS)
            assert state.hand[own] == (game.s.hand[own] if seat == person else [HIDDEN] * KINDS)


@rule("W2")
@pytest.mark.parametrize("game", [table(*THIEF), thief(), merchant()])
def test_only_who_is_asked_hears_what_may_be_answered(game: Masquerade) -> None:
    for person in watchers(game):
        assert ("answers" in game.message(person)) == (person == game.s.asked == 0)
        assert game.view(person).legal == (tuple(game.legal()) if person == 0 else ())
    assert [a["text"] for a in game.message(0)["answers"]] == game.document()["legal"]


@rule("W2")
def test_what_the_thief_saw_only_the_thief_knows() -> None:
    game = thief()
    say(game, "Adele: steal Bruno")
    seen = [e["card"] for e in seen_events(game, 0)[1:]]
    assert seen == ["red-5", "red-9", "red-10", "red-11"]
    for person in (1, 2, 3, None):
        assert [e["card"] for e in seen_events(game, person)[1:]] == [None] * 4


@rule("W2")
@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_the_cards_of_an_exchange_stay_with_the_merchant(viewer: int | None) -> None:
    told = []
    for line in ("trade red-9 red-6", "trade red-7 red-10", "trade red-9 red-4"):
        game = merchant()
        say(game, f"Adele: {line}")
        told.append(sent(game, viewer))
    assert told.count(told[0]) == 3


@rule("W2")
def test_the_merchant_knows_what_was_exchanged() -> None:
    game = merchant()
    say(game, "Adele: trade red-9 red-6")
    assert seen_events(game, 0)[0] == {"event": "trade", "person": 0, "hand": "red-9", "pile": "red-6"}


@rule("W2")
@pytest.mark.parametrize("viewer", [2, 3, None])
def test_who_holds_a_partner_is_secret_until_it_is_played(viewer: int | None) -> None:
    deal = table("red-2 red-9", "red-10 red-11", "red-2 red-6 red-7 red-8", "").setup.hands
    worlds = [table(*(" ".join(cards) for cards in deal)), table(*swapped(deal, (0, "red-2"), (1, "red-11")))]
    assert teams(worlds[0]) != teams(worlds[1])
    assert played_alike(worlds, viewer, {"red-2", "red-11"}, "partner") >= 12


@rule("P2", "W2")
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_the_unknowing_partner_sees_not_one_byte_of_difference(players: int, seed: int) -> None:
    some = ["red-2 red-2", "", "red-9 red-9 red-6 red-7 red-8 red-10", *[""] * (players - 3)]
    deal = table(*some).setup.hands
    alone = table(*(" ".join(cards) for cards in deal))
    apart = table(*swapped(deal, (0, "red-2"), (2, "red-9")))
    assert (teams(alone), teams(apart)) == (["Adele", "Bruno"], ["Adele", "Cedric"])
    assert played_alike([alone, apart], 1, {"red-2", "red-9"}, seed) >= 2 * players
    for person in (0, 2):
        assert sent(alone, person) != sent(apart, person)


@rule("W3")
@pytest.mark.parametrize("seed", range(10))
def test_two_cards_that_change_hands_unseen_change_nothing_for_the_others(seed: int) -> None:
    players = 3 + seed % 3
    deal = seeded(players, f"w{seed}").setup.hands
    mine, yours = next((a, b) for a in deal[0] for b in deal[1] if a != b and a[:3] == b[:3])
    worlds = [table(*(" ".join(cards) for cards in deal)), table(*swapped(deal, (0, mine), (1, yours)))]
    for viewer in [*range(2, players), None]:
        again = [world.fresh() for world in worlds]
        assert played_alike(again, viewer, {mine, yours}, seed) > players


@rule("W3")
def test_a_refusal_tells_nobody_anything_and_is_no_event() -> None:
    game = table(*THIEF)
    before = [sent(game, person) for person in watchers(game)]
    assert game.refusal(1, 0) is not None and game.refusal(0, 20) is not None
    assert [sent(game, person) for person in watchers(game)] == before


@rule("W4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_spectator_sees_exactly_what_every_player_sees(players: int) -> None:
    game = seeded(players, "gallery")
    while not game.over:
        people = range(players)
        for seen, *rows in zip(game.view(None).events, *(game.view(p).events for p in people), strict=True):
            hidden = any(row[4] == HIDDEN for row in rows)
            assert seen == ((*rows[0][:4], HIDDEN) if hidden else rows[0])
        numbers = [game.view(p).state.numbers() for p in people]
        for n, *those in zip(game.view(None).state.numbers(), *numbers, strict=True):
            assert n == (those[0] if those.count(those[0]) == players else HIDDEN)
        play_by_chance(game, len(game.history), 1)


@rule("W4")
def test_a_spectator_is_dealt_nothing_and_asked_nothing() -> None:
    game = table(*THIEF)
    told = game.message(None)
    assert told["start"]["you"] is None and "hand" not in told["start"] and "answers" not in told
    public = {**game.message(2)["start"], "you": None}
    assert public.pop("hand") == hand(game, "Cedric")
    assert public["says"].pop()["say"] == "opening-hand"
    assert told["start"] == public


@rule("W5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_when_the_game_is_over_everything_is_shown_to_all(players: int) -> None:
    game = play_by_chance(seeded(players, "midnight"), "midnight")
    assert kind(game) == "over"
    for person in watchers(game):
        state = game.view(person).state
        used = players * KINDS
        assert (state.pile[:used], state.hand[:used]) == (game.s.pile[:used], [0] * used)
        assert (state.partners, state.winners, state.reason) == (game.s.partners, game.s.winners, game.s.reason)
        assert game.message(person) == game.message(None)


@rule("W5")
def test_the_last_message_tells_teams_and_piles() -> None:
    game = before_the_last_trick(table("red-2", "", "red-2"), "red-5 red-9 red-10", Bruno="blue-1", Cedric="red-7")
    trick(game, "red-5 red-9 red-10")
    told = seen_events(game, 1)
    assert [e["team"] for e in told if e["event"] == "team"] == ["partners", "others", "partners"]
    revealed = [(e["person"], e["card"]) for e in told if e["event"] == "reveal"]
    assert revealed == [(0, "red-5"), (0, "red-9"), (0, "red-10"), (1, "blue-1"), (2, "red-7")]
