"""Honest: announces only what it is sure to be, claims only when sure, and looks when it does not know."""

from __future__ import annotations

from maskenball.core.game import View
from maskenball.games.mascarade.bots.player import MascaradePlayer
from maskenball.games.mascarade.rules import answers as ans

SURE = 0.97


class HonestBot(MascaradePlayer):
    """Never bluffs."""

    name = "honest"

    def turn(self, view: View) -> int:
        swaps, looks, announcements = self.split(view)
        true = [a for a in announcements if self.mind.chance(*reversed(self.announced(a))) >= SURE]
        paying = [a for a in true if self.mind.power(self.announced(a)[0]) > 0.2]
        if paying:
            return self.best(paying, lambda a: self.mind.power(self.announced(a)[0]))
        unsure = [a for a in looks if self.mind.likeliest(self._own(a))[1] < SURE]
        if unsure:
            return self.best(unsure, lambda a: -self.mind.likeliest(self._own(a))[1])
        return self.best(swaps or looks, self.swap_value if swaps else lambda a: 0.0)

    def contest(self, view: View) -> int:
        named = view.state.named
        true = [a for a in view.legal if a != ans.PASS and self.mind.chance(self._own(a), named) >= SURE]
        return true[0] if true else ans.PASS

    def _own(self, answer: int) -> int:
        """The own card that a look or a claim points at."""
        slot = answer - (ans.CLAIM if answer >= ans.CLAIM else ans.LOOK)
        return int(self.mind.me * self.mind.t.slots + slot)
