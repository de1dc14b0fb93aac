"""Masquerade on a terminal: the trick, the piles and the own hand."""

from __future__ import annotations

from collections.abc import Callable

from maskenball.games.masquerade.telling import named
from maskenball.phrases.board import Board, Cell
from maskenball.phrases.voice import Lines


class MasqueradeBoard(Board):
    """The trick, the piles and the own hand."""

    def card(self, card: str) -> str:
        """A card with what it is."""
        return self.voice.sentence(named(card, self.voice.start["deck"]))

    def cards(self, cards: list[str]) -> str:
        """Cards one after the other."""
        return ", ".join(map(self.card, cards))

    @property
    def hand(self) -> list[str]:
        """The reader's own cards."""
        hands, you = self.own.get("hands"), self.voice.you
        held: list[str] = self.own.get("hand", []) if hands is None or you is None else hands[you]
        return held

    @property
    def played(self) -> dict[int, str]:
        """The card of each person in the trick."""
        leader, players = self.open["leader"], len(self.voice.names)
        return {(leader + k) % players: card for k, card in enumerate(self.open["trick"])}

    def table(self) -> Lines:
        voice = self.voice
        lines = [
            "  " + voice.say("table-pile", person=name, cards=cards)
            for name, cards in zip(voice.names, self.open["pile_sizes"], strict=True)
        ]
        if self.played:
            played = [
                voice.say("table-played", person=voice.names[person], card=self.card(card))
                for person, card in self.played.items()
            ]
            lines.append("  " + voice.say("table-trick", cards=", ".join(played)))
        if self.hand:
            lines.append("  " + voice.say("table-hand", cards=self.cards(self.hand)))
        return lines

    def cells(self) -> list[Cell]:
        return [
            Cell(person, name, self.card(self.played[person]) if person in self.played else "")
            for person, name in enumerate(self.voice.names)
        ]

    def at_a_glance(self, name: Callable[[int], str]) -> Lines:
        return []

    def beside(self) -> Lines:
        playable = [option["card"] for option in self.answers if option["do"] == "play"]  # two of a kind are one answer
        if sorted(playable) == sorted(self.hand):
            return []
        return [self.voice.say("table-hand", cards=self.cards(self.hand))]
