"""EV: one step of expected value on exact beliefs, for turns and for contests."""

from __future__ import annotations

from maskenball.core.game import View
from maskenball.games.mascarade.bots.contest import Contest
from maskenball.games.mascarade.bots.ears import Ears
from maskenball.games.mascarade.bots.player import MascaradePlayer
from maskenball.games.mascarade.rules import answers as ans


class EvBot(MascaradePlayer):
    """Weighs every answer by what it expects from it."""

    name = "ev"
    sure, unsure = 0.95, 0.5
    """How surely the holder of a mask is expected to claim it, if they must know it and if they need not."""
    curiosity, doubt = 1.1, 3.0
    """What knowing the own card is worth, when nothing is known of it; and how many times more where no bluff passes
    because somebody always claims."""
    margin = 0.15
    """How much better than passing a claim must look. Much more, and at small tables nobody would stop a bluff that all
    see through: the game would go round in circles."""
    keen = 0.6
    """How much a better card for the next turn counts today."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.ears = Ears()
        self.mind.listeners.append(self.ears.hear)
        self.expected = Contest(self.mind, self.claims, self.ears.chance_to_lie)

    def turn(self, view: View) -> int:
        self.liars = self.ears.chance_of_a_lie(p for p in range(view.terms.players) if p != view.person)
        return self.best(list(view.legal), self.turn_value)

    def claims(self, card: int) -> float:
        """How surely whoever has a card before them claims it, if it is the mask that was named."""
        owner = self.mind.s.person[card // self.mind.t.slots]
        return self.sure if card in self.ears.known[owner] else self.unsure

    def turn_value(self, answer: int) -> float:
        """What an answer of a turn promises."""
        mind = self.mind
        if answer >= ans.ANNOUNCE:
            return self.expected.announcing(*self.announced(answer))
        if answer >= ans.LOOK:
            sure = mind.likeliest(mind.me * mind.t.slots + answer - ans.LOOK)[1]
            return mind.now + self.curiosity * (1 + self.doubt * self.liars) * (1 - sure)
        return mind.now + 0.25 + self.keen * self.swap_value(answer)

    def contest(self, view: View) -> int:
        claims = [a for a in view.legal if a != ans.PASS]
        own = self.mind.me * self.mind.t.slots
        values = {a: self.expected.claiming(own + a - ans.CLAIM) for a in claims}
        likely = self.best(claims, lambda a: values[a][1])
        passing, claiming = values[likely]
        return likely if claiming > passing + self.margin else ans.PASS
