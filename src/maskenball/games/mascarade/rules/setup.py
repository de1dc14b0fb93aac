"""How a game of Mascarade begins: who sits where, what was dealt, and the terms made of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from maskenball.games.mascarade.rules import words as w
from maskenball.games.mascarade.rules.editions import EDITIONS, Edition, slots_per_place
from maskenball.games.mascarade.rules.home_made import masks_from_toml
from maskenball.games.mascarade.rules.opening import lay_out
from maskenball.games.mascarade.rules.scenarios import STANDARD, dealt, masks_in_play
from maskenball.games.mascarade.rules.state import State, Terms

OPTIONS = ("accidents",)
ROWS_THAT_ASK = (w.CHOOSE, w.CHOOSE_CARD, w.SWAP_OR_NOT, w.NAME)


@dataclass(frozen=True)
class Setup:
    """Everything that is decided before the first turn."""

    names: tuple[str, ...]
    edition: Edition
    deal: list[list[str]]
    centre: list[str]
    coins: list[int]
    preparation: int
    court: int = 0
    first: int = 0
    accidents: bool = False
    block: str = ""
    """The TOML of home-made masks, as it was written."""

    @classmethod
    def new(
        cls, names: tuple[str, ...], edition: int, seed: str, scenario: str = "", *, first: int = 0,
        accidents: bool = False, block: str = "",
    ) -> Self:  # fmt: skip
        """A fresh table: a scenario (empty: the standard one) dealt from a seed. Raises Impossible or Malformed."""
        box = EDITIONS[edition].with_own_masks(masks_from_toml(block))
        masks = masks_in_play(scenario or STANDARD[edition], box, len(names))
        deal, centre = dealt(masks, len(names), seed)
        coins, preparation = [box.coins_at_start] * len(names), box.preparation_turns  # T4, U1
        return cls(names, box, deal, centre, coins, preparation, first=first, accidents=accidents, block=block)

    def terms(self) -> Terms:
        """The fixed part: sizes, switches, and the programs of all masks of the box."""
        t = Terms.blank()
        numbers = self.edition.numbers
        in_play = sorted({numbers[name] for cards in [*self.deal, self.centre] for name in cards})
        t.players = len(self.names)
        t.slots = slots_per_place(t.players)
        t.first_centre = t.players * t.slots
        t.cards = t.first_centre + len(self.centre)
        t.kinds = len(in_play)
        t.in_play[: t.kinds] = in_play
        t.accidents = int(self.accidents)
        t.turned_up_may_look = int(self.edition.turned_up_may_look)
        t.winning_is_shared = int(self.edition.winning_is_shared)
        t.winning_fortune = self.edition.winning_fortune
        t.fine = self.edition.fine
        t.everyone = (1 << t.players) - 1
        at = 0
        for mask in self.edition.box:
            number, rows = numbers[mask.id], mask.rows
            t.entry[number] = at
            t.asks_nothing[number] = int(not any(row[0] in ROWS_THAT_ASK for row in rows))
            for row in rows:
                t.rows[at * 4 : at * 4 + 4] = row
                at += 1
        return t

    def state(self) -> State:
        """The position before the first turn."""
        s = State.blank()
        numbers = self.edition.numbers
        s.coins[: len(self.coins)] = self.coins
        s.court = self.court
        s.preparation = self.preparation
        masks = [numbers[name] for cards in [*self.deal, self.centre] for name in cards]
        lay_out(self.terms(), s, masks, self.first)
        return s
