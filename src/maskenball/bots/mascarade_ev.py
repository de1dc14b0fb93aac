"""EV: one step of expected value on exact beliefs, for turns and for contests."""

from __future__ import annotations

from maskenball.bots.mascarade_ears import Ears
from maskenball.bots.mascarade_player import MascaradePlayer
from maskenball.games.game import View
from maskenball.games.mascarade import answers as ans


class EvBot(MascaradePlayer):
    """Weighs every answer by what it expects from it."""

    name = "ev"
    boldness = 0.75
    """How surely the holder of a mask is expected to claim it."""
    curiosity = 1.1
    """What knowing the own card is worth, when nothing is known of it."""
    margin = 0.15
    """How much better than passing a claim must look."""

    keen = 0.6
    """How much a better card for the next turn counts today."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.ears = Ears()
        self.mind.listeners.append(self.ears.hear)

    def turn(self, view: View) -> int:
        self.listen_for_liars(view)
        return self.best(list(view.legal), self.turn_value)

    def listen_for_liars(self, view: View) -> None:
        """How likely somebody will claim falsely."""
        self.liars = self.ears.chance_of_a_lie(p for p in range(view.table.players) if p != view.person)

    def turn_value(self, answer: int) -> float:
        """What an answer of a turn promises."""
        mind = self.mind
        if answer >= ans.ANNOUNCE:
            return mind.announce_value(*self.announced(answer), self.boldness, self.liars)
        if answer >= ans.LOOK:
            sure = mind.likeliest(mind.me * mind.t.slots + answer - ans.LOOK)[1]
            return mind.now + self.curiosity * (1 - sure)
        return mind.now + 0.25 + self.keen * self.swap_value(answer)

    def contest(self, view: View) -> int:
        claims = [a for a in view.legal if a != ans.PASS]
        own = self.mind.me * self.mind.t.slots
        values = {a: self.mind.claim_values(own + a - ans.CLAIM) for a in claims}
        likely = self.best(claims, lambda a: values[a][1])
        passing, claiming = values[likely]
        return likely if claiming > passing + self.margin else ans.PASS
