"""Reader: EV that also reads what others say: announcements and claims count, by how honest each has been so far."""

from __future__ import annotations

from maskenball.games.mascarade.beliefs.clues import Evidence
from maskenball.games.mascarade.bots.ev import EvBot

TRUE_AT_FIRST, FALSE_AT_FIRST = 2.0, 1.0
"""How often everybody is taken to have spoken true and false before they have said anything."""


class ReaderBot(EvBot):
    """Keeps an honesty rate for every person."""

    name = "reader"
    really_swap = 0.8
    passing = 0.35
    """How many times likelier people pass when they are what was announced."""

    def evidence(self) -> Evidence:
        return Evidence(announcement=self.trust, claim=self.trust, passing=self.passing)

    def trust(self, person: int) -> float:
        """How many times likelier a person's word is when it is true."""
        true = self.ears.true_words[person] + TRUE_AT_FIRST
        false = self.ears.false_words[person] + FALSE_AT_FIRST
        return min(12.0, max(0.8, 1.0 + 1.5 * true / false))
