"""What a contest would bring: the worth of announcing a mask, and of claiming or letting others speak.

Who really is the mask, and who of those would say so, is weighed by beliefs and habits; each outcome is then played out
by the rules. Of several people who might be the mask, the likeliest stands for all.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod

from maskenball.games.mascarade.bots.mind import Mind
from maskenball.games.mascarade.rules import answers as ans

Habit = Callable[[int], float]
"""A chance for each card, or for each person."""
SLIGHT = 0.01
"""What is less likely is not played out."""


class Contest:
    """What one mind expects of others when a mask is named.

    `claims`: how surely the owner of a card claims, if it is the mask. `lies`: how likely a person claims who is not.
    """

    def __init__(self, mind: Mind, claims: Habit, lies: Habit) -> None:
        self.mind, self.claims, self.lies = mind, claims, lies

    def announcing(self, mask: int, card: int) -> float:
        """The worth of announcing: unopposed, claimed by whoever really is the mask, or by somebody who is not."""
        mind = self.mind
        mine = mind.chance(card, mask)
        answer = ans.ANNOUNCE + 2 * mask + card - mind.me * mind.t.slots
        places = self._after_me()
        rival, holders = self._who_claims(mask, places)
        said = self._said(answer, rival, places)
        lost = mind.after(said, {rival: mask, **self._mine_too(mask, card)}) if holders > SLIGHT else 0.0
        won = mind.after(said, {card: mask}) if mine > SLIGHT else 0.0
        nobody = mind.after(said)
        quiet = (1 - holders) * self._quiet(places)
        true = mine / max(1e-9, 1 - holders) if mine < 1 - holders else 1.0
        contested = true * won + (1 - true) * nobody
        return holders * lost + quiet * (mind.now + mind.power(mask)) + (1 - holders - quiet) * contested

    def claiming(self, card: int) -> tuple[float, float]:
        """In a contest: the worth of passing, and of claiming with a card."""
        mind, s = self.mind, self.mind.s
        spoken = s.claim_card[: s.claims]
        speaker = max(spoken, key=lambda c: mind.chance(c, s.named))
        places = self._after_me()
        places = places[: places.index(s.active)]
        rival, comes = self._who_claims(s.named, places)
        mine, spoke = mind.chance(card, s.named), sum(mind.chance(c, s.named) for c in spoken)
        total = max(1.0, mine + spoke + comes)
        mine, spoke, comes = mine / total, spoke / total, comes / total
        nobody = 1 - mine - spoke - comes

        def worth(answer: int, holder: int, chance: float, mine_too: dict[int, int], claimant: int = -1) -> float:
            """The worth of an answer of mine in a world that is so likely, if one more claims."""
            if chance <= SLIGHT:
                return 0.0
            return chance * mind.after(self._said(answer, claimant, places), {holder: s.named, **mine_too})

        claim, mine_too = ans.CLAIM + card - mind.me * mind.t.slots, self._mine_too(s.named, card)
        claiming = (
            worth(claim, card, mine, {})
            + worth(claim, speaker, spoke, mine_too)
            + worth(claim, rival, comes, mine_too, rival)
            + nobody * mind.after([claim])
        )
        unopposed = mind.after([ans.PASS])
        opposed = s.claims > 1
        quiet = 0.0 if opposed else self._quiet(places)
        doubter = places[0] * mind.t.slots if places and not opposed else -1
        passing = (
            quiet * (1 - comes) * unopposed
            + worth(ans.PASS, rival, comes, {}, rival)
            + (1 - quiet) * worth(ans.PASS, speaker, spoke, {}, doubter)
            + (1 - quiet) * (mine + nobody) * mind.after(self._said(ans.PASS, doubter, places))
        )
        return passing, claiming

    def _after_me(self) -> list[int]:
        """The other places, clockwise."""
        mind = self.mind
        return [place % mind.t.players for place in range(mind.me + 1, mind.me + mind.t.players)]

    def _who_claims(self, mask: int, places: list[int]) -> tuple[int, float]:
        """Of those at some places: the card of the likeliest rightful claimant, and how likely there is any."""
        slots = self.mind.t.slots
        weights = {
            card: self.mind.chance(card, mask) * self.claims(card)
            for place in places
            for card in range(place * slots, (place + 1) * slots)
        }
        return max(weights, key=lambda card: weights[card], default=-1), min(1.0, sum(weights.values()))

    def _quiet(self, places: list[int]) -> float:
        """How likely nobody at some places claims falsely."""
        return prod(1 - self.lies(self.mind.s.person[place]) for place in places)

    def _mine_too(self, mask: int, card: int) -> dict[int, int]:
        """Of two like masks one may be mine although somebody else is one."""
        mine = self.mind.copies(mask) > 1 and self.mind.chance(card, mask) > 0.5
        return {card: mask} if mine else {}

    def _said(self, answer: int, rival: int, places: list[int]) -> list[int]:
        """My answer, and those at the places to come: only the owner of one card claims, or nobody (-1)."""
        owner, slot = divmod(rival, self.mind.t.slots)
        return [answer, *(ans.CLAIM + slot if place == owner else ans.PASS for place in places)]
