"""Beliefs as they are sent to whoever asked for them."""

from __future__ import annotations

from maskenball.core.game import Json, View
from maskenball.games.masquerade.beliefs.worlds import partner_posterior


def believed(view: View) -> Json:
    """How likely each player is a partner, for the person of a View."""
    return {"partners": [round(float(p), 4) for p in partner_posterior(view).partner]}
