"""How a game of Masquerade begins: who sits where, the deck, and the hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from maskenball.core.breach import Breach, Impossible
from maskenball.games.masquerade.rules.deck import CARDS, DECKS, HAND_SIZES, Deck, dealt, deck_from_toml
from maskenball.games.masquerade.rules.opening import lay_out
from maskenball.games.masquerade.rules.state import State, Terms


@dataclass(frozen=True)
class Setup:
    """Everything that is decided before the first trick."""

    names: tuple[str, ...]
    deck: Deck
    hands: list[list[str]]
    first: int = 0
    block: str = ""
    """The TOML of a deck of one's own, as it was written."""

    @classmethod
    def new(cls, names: tuple[str, ...], seed: str, deck: str = "default", *, first: int = 0, block: str = "") -> Self:
        """A fresh table, dealt from a seed. Raises ValueError."""
        if len(names) not in HAND_SIZES:
            facts = {"least": min(HAND_SIZES), "most": max(HAND_SIZES), "players": len(names)}
            sentence = "Masquerade is for {least} to {most} players, not {players}".format(**facts)
            raise Impossible([Breach("D1", sentence, kind="players", facts=facts)])
        if block:
            return cls(names, deck_from_toml(block), dealt(len(names), seed), first, block)
        if deck not in DECKS:
            raise ValueError(f"{deck!r} is no deck: {', '.join(DECKS)}, or a file of your own")
        return cls(names, DECKS[deck], dealt(len(names), seed), first)

    def terms(self) -> Terms:
        """The fixed part: sizes and the deck."""
        t = Terms.blank()
        t.players = len(self.names)
        t.hand_size = HAND_SIZES[t.players]
        t.thief = CARDS.index(self.deck.thief)
        t.merchant = CARDS.index(self.deck.merchant)
        t.diamond = [int(card in self.deck.diamonds) for card in CARDS]
        t.everyone = (1 << t.players) - 1
        return t

    def state(self) -> State:
        """The position before the first trick, teams included."""
        s = State.blank()
        lay_out(self.terms(), s, [CARDS.index(card) for hand in self.hands for card in hand], self.first)
        return s
