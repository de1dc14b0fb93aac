"""A witness of Mascarade: who said to be what, and whether it was true."""

from __future__ import annotations

from maskenball.core.log import Log
from maskenball.core.witness import Claimed, Said, Witness
from maskenball.games.mascarade.rules.events import ANNOUNCE, CLAIM
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.mascarade.rules.state import CONTEST


class MascaradeWitness(Witness):
    """Knows every card."""

    def __init__(self, game: Mascarade) -> None:
        super().__init__(game)
        self.game = game
        self.masks = sorted({mask for cards in (*game.setup.deal, game.setup.centre) for mask in cards})
        self.held = [list(cards) for cards in game.setup.deal]
        self._open: Said | None = None
        self._cards = game.s.cards[:]

    def hear(self, events: Log) -> None:
        """What one decision brought about. Cards are judged as they lay before it: a power may move them at once."""
        game = self.game
        for kind, _, x, y, _, _ in events:
            if kind == ANNOUNCE:
                self._open = Said(game.mask_ids[x], true=self._cards[y] == x, opposed=False)
            elif kind == CLAIM:
                named = game.s.named
                self.claimed.append(Claimed(game.mask_ids[named], true=self._cards[x] == named))
                if self._open:
                    self._open = self._open._replace(opposed=True)
        if self._open and game.s.kind != CONTEST:
            self.said.append(self._open)
            self._open = None
        self._cards = game.s.cards[:]
