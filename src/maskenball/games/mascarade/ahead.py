"""Answers in advance: what somebody may say before the contest comes to them, and what it means when it does."""

from __future__ import annotations

from collections.abc import Collection

from maskenball.games.mascarade.rules.answers import CLAIM, PASS
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.mascarade.rules.state import CONTEST


def is_contested(game: Mascarade) -> bool:
    """Whether a contest is going on."""
    return game.s.kind == CONTEST


def is_to_be_asked(game: Mascarade, person: int) -> bool:
    """Whether the walk round the table has yet to come to this person, or is with them now; never to who announced."""
    t, s = game.t, game.s
    place = s.person[: t.players].index(person)
    return place != s.active and (place - s.active) % t.players >= (s.asked - s.active) % t.players


def has_card(game: Mascarade, own: int) -> bool:
    """Whether everybody has a card with this number."""
    return own < game.t.slots


def knows(game: Mascarade, masks: Collection[str]) -> bool:
    """Whether these are masks of the box."""
    return set(masks) <= set(game.setup.edition.numbers)


def planned(game: Mascarade, plan: str, own: int) -> int:
    """The answer that a plan comes to now."""
    somebody = game.s.claims > 1
    claims = {"pass": False, "claim": True, "if-nobody": not somebody, "if-somebody": somebody}
    return CLAIM + own if claims[plan] else PASS


def ordered(game: Mascarade, but: Collection[str]) -> int | None:
    """The answer of somebody who passes on every mask but these; None: they must be asked."""
    return None if game.mask_ids[game.s.named] in but else PASS
