"""The rules of Masquerade as programs that are compiled find them."""

from __future__ import annotations

from maskenball.games.masquerade.rules import actions, answers, deck, end, events, opening, state, trick
from maskenball.speed.rules import Rules

RULES = Rules(
    (answers, actions, end, trick, opening, deck),
    (state, events),
    {
        "legal": answers.legal,
        "step": trick.step,
        "begin": trick.begin_trick,
        "lay_out": opening.lay_out,
        "OVER": state.OVER,
    },
)
