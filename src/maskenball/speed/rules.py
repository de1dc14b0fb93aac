"""The rules of each game as they are handed to a program that is to run fast."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from typing import Any

from maskenball.games.mascarade import (
    answers as mascarade_answers,
    end as mascarade_end,
    events as mascarade_events,
    masks as mascarade_masks,
    opening as mascarade_opening,
    power as mascarade_power,
    state as mascarade_state,
    turn as mascarade_turn,
    words as mascarade_words,
)  # fmt: skip
from maskenball.games.masquerade import (
    actions as masquerade_actions,
    answers as masquerade_answers,
    deck as masquerade_deck,
    end as masquerade_end,
    events as masquerade_events,
    opening as masquerade_opening,
    state as masquerade_state,
    trick as masquerade_trick,
)  # fmt: skip


@dataclass(frozen=True)
class Rules:
    """Where the rules of a game are, and the names under which a program finds them."""

    modules: tuple[ModuleType, ...]
    constants: tuple[ModuleType, ...]
    """Modules of which only numbers are used."""
    names: dict[str, Any]


RULES = {
    "mascarade": Rules(
        (mascarade_answers, mascarade_end, mascarade_power, mascarade_turn, mascarade_opening),
        (mascarade_state, mascarade_events, mascarade_masks, mascarade_words),
        {
            "legal": mascarade_answers.legal,
            "step": mascarade_turn.step,
            "begin": mascarade_turn.begin_turn,
            "lay_out": mascarade_opening.lay_out,
            "OVER": mascarade_state.OVER,
        },
    ),
    "masquerade": Rules(
        (
            masquerade_answers,
            masquerade_actions,
            masquerade_end,
            masquerade_trick,
            masquerade_opening,
            masquerade_deck,
        ),
        (masquerade_state, masquerade_events),
        {
            "legal": masquerade_answers.legal,
            "step": masquerade_trick.step,
            "begin": masquerade_trick.begin_trick,
            "lay_out": masquerade_opening.lay_out,
            "OVER": masquerade_state.OVER,
        },
    ),
}
