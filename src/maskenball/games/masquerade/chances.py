"""What a player could know, for a helper to show."""

from __future__ import annotations

from maskenball.core.game import View
from maskenball.games.masquerade.beliefs.worlds import partner_posterior
from maskenball.phrases.board import Chances
from maskenball.phrases.voice import Voice


def chances(view: View, voice: Voice) -> Chances:
    """How likely each player is a partner."""
    figures = [[float(p)] for p in partner_posterior(view).partner]
    return Chances(voice.say("play-helper-partners"), list(view.names), [], figures)
