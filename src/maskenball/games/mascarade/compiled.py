"""The rules of Mascarade as programs that are compiled find them."""

from __future__ import annotations

from maskenball.games.mascarade.rules import answers, end, events, masks, opening, power, state, turn, words
from maskenball.speed.rules import Rules

RULES = Rules(
    (answers, end, power, turn, opening),
    (state, events, masks, words),
    {
        "legal": answers.legal,
        "step": turn.step,
        "begin": turn.begin_turn,
        "lay_out": opening.lay_out,
        "OVER": state.OVER,
    },
)
