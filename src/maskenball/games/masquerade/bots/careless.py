"""Careless: the rule player of Masquerade, who now and then does not look."""

from __future__ import annotations

from maskenball.core.game import View
from maskenball.games.masquerade.bots.rule import MasqueradeRuleBot

CARELESS = 0.3


class MasqueradeCarelessBot(MasqueradeRuleBot):
    """Plays any card three times out of ten."""

    name = "careless"

    def answer(self, view: View) -> int:
        if self.chance.random() < CARELESS:
            return self.chance.choice(view.legal)
        return super().answer(view)
