"""What all thinking Mascarade bots share: which question it is, and sound answers to those that have one."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from maskenball.bots.bot import Bot
from maskenball.core.game import View
from maskenball.games.mascarade.beliefs.clues import SILENT, Evidence
from maskenball.games.mascarade.bots.mind import Mind
from maskenball.games.mascarade.rules import answers as ans
from maskenball.games.mascarade.rules.state import CARDS, CHOOSE, CONTEST, NAME, SECRET


class MascaradePlayer(Bot):
    """A bot with a mind. Its kinds differ in how they take a turn and when they claim."""

    game = "mascarade"
    really_swap = 0.5
    keeps_trail = False
    """Whether whole histories are drawn from its beliefs."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.mind = Mind(self.evidence(), self.swap_rate, self.keeps_trail)

    def evidence(self) -> Evidence:
        """How much others' words count."""
        return SILENT

    def swap_rate(self, person: int) -> float:
        """How likely a person is thought to swap two cards that they have taken."""
        return self.really_swap

    def answer(self, view: View) -> int:
        self.mind.look(view)
        kind = view.state.kind
        if kind == CONTEST:
            return self.contest(view)
        if kind == SECRET:
            return self.secret()
        if kind == NAME:
            return self.name_own(view)
        if kind == CHOOSE:
            return self.choose(view)
        return self.turn(view)

    @abstractmethod
    def turn(self, view: View) -> int:
        """Swap, Look or Announce."""

    @abstractmethod
    def contest(self, view: View) -> int:
        """Pass or claim."""

    def best(self, options: list[int], value: Callable[[int], float]) -> int:
        """The option of the highest value; equals are drawn."""
        values = [value(option) for option in options]
        top = max(values)
        return self.chance.choice([o for o, v in zip(options, values, strict=True) if v > top - 1e-6])

    def secret(self) -> int:
        """Swap if the other card is worth more before me; Fools, who touch neither, toss a coin."""
        mind, s = self.mind, self.mind.s
        if s.swap_one not in mind.own_cards():
            return self.chance.choice((ans.SWAP, ans.KEEP))
        gain = mind.card_worth(s.swap_other) - mind.card_worth(s.swap_one)
        if abs(gain) < 0.15:
            return self.chance.choice((ans.SWAP, ans.KEEP))
        return ans.SWAP if gain > 0 else ans.KEEP

    def name_own(self, view: View) -> int:
        """The likeliest own mask."""
        card = self.mind.me * self.mind.t.slots
        return self.best(list(view.legal), lambda answer: self.mind.chance(card, answer - ans.NAME))

    def choose(self, view: View) -> int:
        """A target: what leaves me best off; where no coins move, what is worth most or least known."""
        return self.best(list(view.legal), self.target_value)

    def target_value(self, answer: int) -> float:
        """What a target promises."""
        mind = self.mind
        value = mind.after([answer])
        if ans.CHOOSE_CARD <= answer < ans.DECLINE:
            return value + 0.1 * mind.card_worth(answer - ans.CHOOSE_CARD)
        if ans.CHOOSE_PLAYER <= answer < ans.CHOOSE_CARD:
            card = (answer - ans.CHOOSE_PLAYER) * mind.t.slots
            return value + 0.3 * (1 - mind.likeliest(card)[1])
        return value

    def swap_value(self, answer: int) -> float:
        """What a Swap promises: a better card, and being the only one who knows."""
        own, card = divmod(answer - ans.TAKE, CARDS)
        mine = self.mind.me * self.mind.t.slots + own
        return max(0.0, self.mind.card_worth(card) - self.mind.card_worth(mine))

    def split(self, view: View) -> tuple[list[int], list[int], list[int]]:
        """The legal answers of a turn: swaps, looks, announcements."""
        swaps = [a for a in view.legal if a < ans.SWAP]
        looks = [a for a in view.legal if ans.LOOK <= a < ans.ANNOUNCE]
        return swaps, looks, [a for a in view.legal if ans.ANNOUNCE <= a < ans.PASS]

    def announced(self, answer: int) -> tuple[int, int]:
        """The mask and the own card of an announcement."""
        mask, slot = divmod(answer - ans.ANNOUNCE, 2)
        return mask, self.mind.me * self.mind.t.slots + slot
