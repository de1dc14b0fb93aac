"""Bluffer: announces whatever pays best, true or not, and claims when it is more likely right than wrong."""

from __future__ import annotations

from maskenball.core.game import View
from maskenball.games.mascarade.bots.player import MascaradePlayer
from maskenball.games.mascarade.rules import answers as ans


class BlufferBot(MascaradePlayer):
    """Greedy."""

    name = "bluffer"

    def turn(self, view: View) -> int:
        swaps, looks, announcements = self.split(view)
        if announcements:
            return self.best(announcements, lambda a: self.mind.power(self.announced(a)[0]) + self.chance.random())
        return self.best(swaps or looks, self.swap_value if swaps else lambda a: 0.0)

    def contest(self, view: View) -> int:
        own, named = self.mind.me * self.mind.t.slots, view.state.named
        claims = [a for a in view.legal if a != ans.PASS]
        likely = self.best(claims, lambda a: self.mind.chance(own + a - ans.CLAIM, named))
        return likely if self.mind.chance(own + likely - ans.CLAIM, named) > 0.5 else ans.PASS
