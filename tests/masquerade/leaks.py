"""Deliberate leaks of Masquerade: each must be caught by the two worlds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from maskenball.core import game as contract
from maskenball.core.game import ALL_KNOWING, Game, Json
from maskenball.core.log import Log
from maskenball.games.masquerade.rules import actions, events as e, match, trick, view
from maskenball.games.masquerade.rules.end import diamonds_of
from maskenball.games.masquerade.rules.match import Masquerade
from maskenball.games.masquerade.rules.state import State, Terms

Patch = pytest.MonkeyPatch
LEAKS: dict[str, Callable[[Patch], None]] = {}


def leak(install: Callable[[Patch], None]) -> Callable[[Patch], None]:
    """List a leak by its name."""
    LEAKS[install.__name__] = install
    return install


def _open_kind(kind: int, audience_of: Callable[[int, int], int]) -> Callable[[Patch], None]:
    def install(patch: Patch) -> None:
        def emit(log: Log, k: int, who: int, x: int, y: int, value: int, audience: int) -> None:
            log.append((k, who, x, y, value, audience_of(who, audience) if k == kind else audience))

        patch.setattr(actions, "emit", emit)
        patch.setattr(trick, "emit", emit)

    return install


EVERYBODY = 0b11111
LEAKS["trade_told_to_everyone"] = _open_kind(e.TRADE, lambda who, audience: EVERYBODY)
LEAKS["trade_told_to_the_next"] = _open_kind(e.TRADE, lambda who, audience: audience | 1 << (who + 1))
LEAKS["thiefs_look_told_to_everyone"] = _open_kind(e.SEE, lambda who, audience: EVERYBODY)
LEAKS["thiefs_look_told_to_person_0"] = _open_kind(e.SEE, lambda who, audience: audience | 1)


def _spoil_state(spoil: Callable[[Terms, State, State, int | None], None]) -> Callable[[Patch], None]:
    def install(patch: Patch) -> None:
        honest = view.closed_state

        def spoiled(t: Terms, s: State, person: int | None) -> State:
            closed = honest(t, s, person)
            spoil(t, s, closed, person)
            return closed

        patch.setattr(match, "closed_state", spoiled)

    return install


LEAKS["view_holds_all_hands"] = _spoil_state(lambda t, s, closed, person: setattr(closed, "hand", s.hand[:]))
LEAKS["view_holds_all_piles"] = _spoil_state(lambda t, s, closed, person: setattr(closed, "pile", s.pile[:]))
LEAKS["view_holds_the_teams"] = _spoil_state(lambda t, s, closed, person: setattr(closed, "partners", s.partners))


@leak
def view_tells_the_own_team(patch: Patch) -> None:
    def spoil(t: Terms, s: State, closed: State, person: int | None) -> None:
        if person is not None:
            closed.partners = s.partners & 1 << person

    _spoil_state(spoil)(patch)


def _spoil_message(spoil: Callable[[Masquerade, Json, int | None], None]) -> Callable[[Patch], None]:
    def install(patch: Patch) -> None:
        honest = Game.message

        def spoiled(self: Game, person: int | None) -> Json:
            told = honest(self, person)
            assert isinstance(self, Masquerade)
            spoil(self, told, person)
            return told

        patch.setattr(Game, "message", spoiled)

    return install


@leak
def message_counts_all_diamonds(patch: Patch) -> None:
    def spoil(game: Masquerade, told: Json, person: int | None) -> None:
        told["diamonds"] = [diamonds_of(game.t, game.s, seat) for seat in range(game.t.players)]

    _spoil_message(spoil)(patch)


@leak
def message_names_the_own_team(patch: Patch) -> None:
    def spoil(game: Masquerade, told: Json, person: int | None) -> None:
        told["team"] = person is not None and person >= 0 and bool(game.s.partners >> person & 1)

    _spoil_message(spoil)(patch)


@leak
def opening_is_longer_for_a_partner(patch: Patch) -> None:
    def spoil(game: Masquerade, told: Json, person: int | None) -> None:
        if "start" in told and person is not None and game.s.partners >> person & 1:
            told["start"]["hand"].append("")

    _spoil_message(spoil)(patch)


@leak
def message_carries_the_last_answer(patch: Patch) -> None:
    _spoil_message(lambda game, told, person: told.update(last=game.history[-1:]))(patch)


@leak
def message_tells_whether_there_is_something_to_take(patch: Patch) -> None:
    def spoil(game: Masquerade, told: Json, person: int | None) -> None:
        told["choices"] = len(game.legal())

    _spoil_message(spoil)(patch)


@leak
def opening_shows_spectators_a_hand(patch: Patch) -> None:
    def spoil(game: Masquerade, told: Json, person: int | None) -> None:
        if person is None and "start" in told:
            told["start"]["hand"] = game.cards_of(game.s.hand, 0)

    _spoil_message(spoil)(patch)


@leak
def view_holds_all_events_open(patch: Patch) -> None:
    honest = Game.view

    def opened(self: Game, person: int | None) -> contract.View:
        return replace(honest(self, person), events=[event[:5] for step in self.events for event in step])

    patch.setattr(Game, "view", opened)


@leak
def spectator_is_all_knowing(patch: Patch) -> None:
    honest = contract.seen_by

    def seen_by(person: int | None, event: Any, everyone: int) -> Any:
        return honest(ALL_KNOWING if person is None else person, event, everyone)

    patch.setattr(contract, "seen_by", seen_by)


@leak
def refusal_tells_what_the_neighbour_holds(patch: Patch) -> None:
    honest = Game.refusal

    def refusal(self: Game, person: int, answer: int) -> contract.Refusal | None:
        refused = honest(self, person, answer)
        red = sum(self.s.hand[((person + 1) % self.t.players) * 21 :][:12])
        return refused and refused._replace(sentence=f"{refused.sentence} ({red})")

    patch.setattr(Game, "refusal", refusal)
