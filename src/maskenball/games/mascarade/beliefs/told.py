"""Exact beliefs as they are sent to whoever asked for them."""

from __future__ import annotations

from maskenball.core.game import Json, View
from maskenball.games.mascarade.beliefs.belief import Belief, dealt_numbers


def believed(view: View) -> Json:
    """How likely each mask lies on each card place, for the person of a View."""
    numbers = dealt_numbers(view)
    belief = Belief.of(view, numbers)
    ids = dict(zip(numbers, view.opening["deal"], strict=True))
    masks = [ids[number] for number in belief.masks]
    rows = belief.marginals().tolist()
    return {"cards": [{m: round(p, 4) for m, p in zip(masks, row, strict=True) if p > 0} for row in rows]}
