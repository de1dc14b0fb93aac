"""A game of Masquerade, made again out of what one viewer was told.

Hidden are the hands and piles of others, the teams, and what others traded. The cards that the viewer does not hold are
dealt anyhow; where somebody plays or shows a card that should not be there, it changes places with one of theirs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from maskenball.core.game import Json
from maskenball.core.rebuilt import Rebuilt
from maskenball.games.masquerade.rules import answers as ans
from maskenball.games.masquerade.rules.deck import CARDS, HAND_SIZES, KINDS, pack, told_deck
from maskenball.games.masquerade.rules.match import Masquerade
from maskenball.games.masquerade.rules.setup import Setup
from maskenball.games.masquerade.rules.state import TRADE

Cards = list[int]
"""Hands or piles of the state: how many of each kind each seat has."""


class RebuiltMasquerade(Rebuilt):
    """A table of Masquerade beside the real one."""

    game: Masquerade

    def _dealt(self, start: Json, chosen: Json) -> Masquerade:
        names = tuple(start["players"])
        own = list(start["hand"]) if self.person is not None else []
        left = list((Counter(pack(len(names))) - Counter(own)).elements())
        size = HAND_SIZES[len(names)]
        hands = [own if seat == self.person else [left.pop() for _ in range(size)] for seat in range(len(names))]
        return Masquerade(Setup(names, told_deck(start["deck"]), hands, start["first"]))

    def _answer(self, events: Sequence[Json]) -> int:
        said = events[0]
        do = said["event"]
        if do == "play":
            return ans.PLAY_CARD + CARDS.index(said["card"])
        if do == "steal":
            return ans.STEAL_FROM + int(said["of"])
        if do == "stolen":
            return ans.TAKE_CARD + CARDS.index(said["card"])
        if do == "decline":
            return ans.DECLINE
        if do != "trade":
            raise ValueError(f"no decision begins with {do}")
        if said["hand"] is not None:
            return ans.TRADE_CARDS + CARDS.index(said["hand"]) * KINDS + CARDS.index(said["pile"])
        return self._some_trade()

    def _some_trade(self) -> int:
        """A trade that it can have been; with cards of others, if need be, so that there is one."""
        s = self.game.s
        assert s.kind == TRADE
        if self.game.legal() == [ans.DECLINE]:  # the hand and the pile are of one kind here
            held = next(k for k in range(KINDS) if s.hand[s.asked * KINDS + k])
            other = next(kind for _, seat, kind in self._hidden() if kind != held and seat != s.asked)
            self._bring(s.hand, s.asked, other)
        return self.game.legal()[0]

    def _arrange(self, answer: int, events: Sequence[Json]) -> None:
        s, asked = self.game.s, self.game.s.asked
        said = events[0]
        if said["event"] == "play":
            self._bring(s.hand, asked, CARDS.index(said["card"]))
        elif said["event"] == "stolen":
            self._bring(s.pile, said["of"], CARDS.index(said["card"]))
        seen = Counter(CARDS.index(event["card"]) for event in events if event["event"] == "see" and event["card"])
        for kind, n in seen.items():
            self._bring(s.pile, said["of"], kind, n, seen)
        if any(event["event"] == "over" for event in events):
            self._lay_open(answer, events)

    def _bring(self, cards: Cards, seat: int, kind: int, n: int = 1, kept: Counter[int] | None = None) -> None:
        """See to it that a hand or pile holds a card so often; those that are `kept` stay."""
        if seat == self.person:
            return
        mine = slice(seat * KINDS, (seat + 1) * KINDS)
        while cards[mine][kind] < n:
            there, other, _ = next(h for h in self._hidden() if h[2] == kind and (h[0] is not cards or h[1] != seat))
            given = next(
                k for k in range(KINDS) if k != kind and cards[mine][k] > (kept[k] if kept is not None else 0)
            )  # fmt: skip
            for held, at, change in ((cards, seat, 1), (there, other, -1)):
                held[at * KINDS + kind] += change
                held[at * KINDS + given] -= change

    def _hidden(self) -> Iterator[tuple[Cards, int, int]]:
        """Every kind of card that the viewer does not know to lie somewhere: in which hands or piles, whose, which."""
        s = self.game.s
        for cards in (s.hand, s.pile):
            for seat in range(self.game.t.players):
                if seat != self.person:
                    yield from ((cards, seat, k) for k in range(KINDS) if cards[seat * KINDS + k])

    def _lay_open(self, answer: int, events: Sequence[Json]) -> None:
        """W5: before the last answer, lay piles and teams as everybody will see them after it."""
        game, s = self.game, self.game.s
        s.partners = sum(1 << event["person"] for event in events if event.get("team") == "partners")
        after = game.copy()
        after._step(answer, [])
        shown = [0] * len(s.pile)
        for event in events:
            if event["event"] == "reveal":
                shown[event["person"] * KINDS + CARDS.index(event["card"])] += 1
        for at, there in enumerate(shown):
            s.pile[at] += there - after.s.pile[at]
