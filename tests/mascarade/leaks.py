"""Deliberate leaks: each makes the engine tell somebody what they may not know. Each must be caught.

A leak is a function that patches the engine through pytest's monkeypatch.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from maskenball.core import game as contract
from maskenball.core.game import Game, Json
from maskenball.core.log import Log
from maskenball.games.mascarade import telling
from maskenball.games.mascarade.rules import answers as ans, events as e, match, power, turn, view
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.mascarade.rules.state import State, Terms

Patch = pytest.MonkeyPatch
LEAKS: dict[str, Callable[[Patch], None]] = {}


def leak(install: Callable[[Patch], None]) -> Callable[[Patch], None]:
    """List a leak by its name."""
    LEAKS[install.__name__] = install
    return install


def _patch_emit(patch: Patch, change: Callable[..., tuple[int, ...] | None]) -> None:
    """Let every event pass through `change(kind, who, x, y, value, audience)`."""

    def emit(log: Log, *row: int) -> None:
        changed = change(*row)
        if changed is not None:
            log.append(changed)  # type: ignore[arg-type]

    for module in (turn, power):
        patch.setattr(module, "emit", emit)


def _open_to(kind: int, audience_of: Callable[[int, int], int]) -> Callable[[Patch], None]:
    def install(patch: Patch) -> None:
        def change(k: int, who: int, x: int, y: int, value: int, audience: int) -> tuple[int, ...]:
            return (k, who, x, y, value, audience_of(who, audience) if k == kind else audience)

        _patch_emit(patch, change)

    return install


EVERYBODY = 0b1111111111111

LEAKS["swap_told_to_everyone"] = _open_to(e.SWAP, lambda who, audience: EVERYBODY)
LEAKS["swap_told_to_the_next_person"] = _open_to(e.SWAP, lambda who, audience: audience | 1 << (who + 1))
LEAKS["swap_told_to_person_0"] = _open_to(e.SWAP, lambda who, audience: audience | 1)
LEAKS["look_told_to_everyone"] = _open_to(e.LOOK, lambda who, audience: EVERYBODY)
LEAKS["look_told_to_the_person_before"] = _open_to(e.LOOK, lambda who, audience: audience | (1 << who) >> 1)
LEAKS["peek_told_to_everyone"] = _open_to(e.PEEK, lambda who, audience: EVERYBODY)
LEAKS["princess_shows_the_holder"] = _open_to(e.TURN_UP, lambda who, audience: audience | 1 << who)


@leak
def spectator_sees_what_most_see(patch: Patch) -> None:
    closed = contract.seen_by

    def seen_by(person: int | None, event: Any, everyone: int) -> Any:
        return closed(contract.ALL_KNOWING if person is None and event[5].bit_count() > 3 else person, event, everyone)

    patch.setattr(contract, "seen_by", seen_by)


@leak
def spectator_is_all_knowing(patch: Patch) -> None:
    closed = contract.seen_by
    patch.setattr(
        contract, "seen_by", lambda p, event, all: closed(contract.ALL_KNOWING if p is None else p, event, all)
    )


def _patch_closed_state(patch: Patch, spoil: Callable[[Terms, State, State, int | None], None]) -> None:
    closed_state = view.closed_state

    def spoiled(t: Terms, s: State, person: int | None) -> State:
        closed = closed_state(t, s, person)
        spoil(t, s, closed, person)
        return closed

    patch.setattr(match, "closed_state", spoiled)


@leak
def view_holds_all_cards(patch: Patch) -> None:
    _patch_closed_state(patch, lambda t, s, closed, person: setattr(closed, "cards", s.cards[:]))


@leak
def view_holds_the_own_card(patch: Patch) -> None:
    def spoil(t: Terms, s: State, closed: State, person: int | None) -> None:
        for place in range(t.players):
            if s.person[place] == person:
                closed.cards[place * t.slots] = s.cards[place * t.slots]

    _patch_closed_state(patch, spoil)


@leak
def view_holds_the_centre(patch: Patch) -> None:
    def spoil(t: Terms, s: State, closed: State, person: int | None) -> None:
        closed.cards[t.first_centre : t.cards] = s.cards[t.first_centre : t.cards]

    _patch_closed_state(patch, spoil)


@leak
def view_keeps_the_last_seen_face(patch: Patch) -> None:
    _patch_closed_state(patch, lambda t, s, closed, person: setattr(closed, "face_mask", s.face_mask[:]))


@leak
def view_holds_all_events_open(patch: Patch) -> None:
    whole = Game.view

    def opened(self: Game, person: int | None) -> contract.View:
        return replace(whole(self, person), events=[event[:5] for step in self.events for event in step])

    patch.setattr(Game, "view", opened)


def _patch_message(patch: Patch, spoil: Callable[[Mascarade, Json, int | None], None]) -> None:
    whole = Game.message

    def spoiled(self: Game, person: int | None) -> Json:
        told = whole(self, person)
        assert isinstance(self, Mascarade)
        spoil(self, told, person)
        return told

    patch.setattr(Game, "message", spoiled)


@leak
def message_carries_the_last_answer(patch: Patch) -> None:
    _patch_message(patch, lambda game, told, person: told.update(answer=game.history[-1] if game.history else None))


@leak
def message_is_longer_after_a_swap(patch: Patch) -> None:
    def spoil(game: Mascarade, told: Json, person: int | None) -> None:
        if game.history and game.history[-1] == ans.SWAP:
            told["pad"] = ""

    _patch_message(patch, spoil)


@leak
def message_carries_the_document(patch: Patch) -> None:
    _patch_message(patch, lambda game, told, person: told.update(document=game.document()))


@leak
def answers_stand_in_an_order_that_tells(patch: Patch) -> None:
    def spoil(game: Mascarade, told: Json, person: int | None) -> None:
        if "answers" in told and sum(game.s.cards[: game.t.players // 2]) % 2:
            told["answers"].reverse()

    _patch_message(patch, spoil)


@leak
def question_tells_a_true_claimant(patch: Patch) -> None:
    def spoil(game: Mascarade, told: Json, person: int | None) -> None:
        asked = told["asked"]
        if asked and asked["kind"] == "contest" and game.s.cards[game.s.asked * game.t.slots] == game.s.named:
            asked["kind"] = "Contest"

    _patch_message(patch, spoil)


@leak
def answers_are_told_to_spectators_with_the_card(patch: Patch) -> None:
    def spoil(game: Mascarade, told: Json, person: int | None) -> None:
        if person is None and told["asked"]:
            told["asked"]["hint"] = game.s.cards[game.s.asked * game.t.slots]

    _patch_message(patch, spoil)


@leak
def nothing_is_told_when_nothing_was_swapped(patch: Patch) -> None:
    def change(kind: int, who: int, x: int, y: int, value: int, audience: int) -> tuple[int, ...] | None:
        return None if kind == e.SWAP and not value else (kind, who, x, y, value, audience)

    _patch_emit(patch, change)


@leak
def cards_are_named_in_another_order_when_swapped(patch: Patch) -> None:
    def change(kind: int, who: int, x: int, y: int, value: int, audience: int) -> tuple[int, ...]:
        if kind == e.SWAP and value:
            x, y = y, x
        return kind, who, x, y, value, audience

    _patch_emit(patch, change)


@leak
def announcement_tells_whether_it_is_true(patch: Patch) -> None:
    honest = turn.announce

    def announce(t: Terms, s: State, mask: int, card: int, log: Log) -> None:
        honest(t, s, mask, card, log)
        log[-1] = (*log[-1][:2], log[-1][2], log[-1][3] + 100 * (s.cards[card] == mask), *log[-1][4:])

    patch.setattr(turn, "announce", announce)


@leak
def turned_down_cards_say_what_they_are(patch: Patch) -> None:
    honest = power.turn_down

    def turn_down(t: Terms, s: State, card: int, log: Log) -> None:
        honest(t, s, card, log)
        log[-1] = (*log[-1][:3], s.cards[card], *log[-1][4:])

    patch.setattr(turn, "turn_down", turn_down)
    patch.setattr(telling, "described", lambda event, masks, persons: {"event": "turn-down", "row": list(event)})


@leak
def refusal_tells_the_own_mask(patch: Patch) -> None:
    honest = Game.refusal

    def refusal(self: Game, person: int, answer: int) -> contract.Refusal | None:
        refused = honest(self, person, answer)
        own = self.s.cards[self.s.person.index(person) * self.t.slots]
        return refused and refused._replace(sentence=f"{refused.sentence} ({own})")

    patch.setattr(Game, "refusal", refusal)


@leak
def opening_tells_the_first_persons_secret_plan(patch: Patch) -> None:
    """A new field of the state, open by mistake: what lies before the active player."""
    honest = State.open_copy

    def open_copy(self: State, hidden: int) -> State:
        copy = honest(self, hidden)
        copy.named_own = self.cards[self.active]
        return copy

    patch.setattr(State, "open_copy", open_copy)
