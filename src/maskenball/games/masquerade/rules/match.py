"""One game of Masquerade under way: the rules behind the contract that every game of the house offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from maskenball.core import sheet
from maskenball.core.game import Decision, Game, Json, Refusal, Result, View
from maskenball.core.log import Log
from maskenball.games.masquerade.rules import answers as ans, notation
from maskenball.games.masquerade.rules.deck import CARDS, KINDS, told_deck
from maskenball.games.masquerade.rules.end import diamonds_of
from maskenball.games.masquerade.rules.events import REASONS, TEAMS
from maskenball.games.masquerade.rules.refusals import QUESTIONS, against
from maskenball.games.masquerade.rules.setup import Setup
from maskenball.games.masquerade.rules.state import OVER, PLAY, State, Terms
from maskenball.games.masquerade.rules.trick import begin_trick, step
from maskenball.games.masquerade.rules.view import closed_state


def sorted_cards(counts: Sequence[int]) -> list[str]:
    """The cards of a hand or pile: red, blue, yellow, green, low numbers first."""
    return [card for card, n in zip(CARDS, counts, strict=True) for _ in range(n)]


class Masquerade(Game):
    """A table of Masquerade."""

    title = "masquerade"
    RULES = "masquerade/1"
    KNOWN_HEADERS = notation.KNOWN_HEADERS
    MOST_LEGAL = ans.MOST_LEGAL
    END_RULE, REFUSAL_RULE = "E1", "E3"
    setup: Setup
    t: Terms
    s: State

    @classmethod
    def as_seen(cls, view: View) -> Self:
        game = super().as_seen(view)
        game.setup = Setup(view.names, told_deck(view.opening["deck"]), [])
        return game

    def decision(self) -> Decision | None:
        if self.s.kind == OVER:
            return None
        return Decision(self.s.asked, "play" if self.s.kind == PLAY else "action")

    def result(self) -> Result | None:
        if self.s.kind != OVER:
            return None
        return Result(REASONS[self.s.reason] or "", tuple(p for p in range(self.t.players) if self.s.winners >> p & 1))

    def text(self, answer: int) -> str:
        return notation.text_of(self.names, answer)

    def parse(self, tokens: Sequence[sheet.Token]) -> notation.Spoken:
        return notation.parsed(self.names, tokens)

    def answer(self, person: int, said: Any) -> int:
        return notation.answer_of(said)

    def option_parts(self, answer: int) -> Json:
        return notation.parts_of(answer)

    def sheet_headers(self) -> list[tuple[str, str]]:
        setup = self.setup
        return [
            ("Game", self.title),
            ("Players", ", ".join(self.names)),
            ("Deck", setup.deck.id),
            ("Hands", ", ".join(" ".join(hand) for hand in setup.hands)),
            ("First", self.names[setup.first]),
        ]

    def cards_of(self, counts: Sequence[int], seat: int) -> list[str]:
        """The cards of one seat's hand or pile."""
        return sorted_cards(counts[seat * KINDS : (seat + 1) * KINDS])

    @classmethod
    def _setup_from(cls, parts: sheet.Sheet) -> Setup:
        return notation.setup_from(parts)

    def _begin(self, log: Log) -> None:
        begin_trick(self.t, self.s, log)

    def _step(self, answer: int, log: Log) -> None:
        step(self.t, self.s, answer, log)

    def _legal(self, room: list[int]) -> int:
        return ans.legal(self.t, self.s, room)

    def _position(self) -> Json:
        s, seats = self.s, range(self.t.players)
        diamonds = [diamonds_of(self.t, s, seat) for seat in seats]
        teams = [TEAMS[s.partners >> seat & 1] for seat in seats]
        return {
            "players": [
                {
                    "name": self.names[seat],
                    "hand": self.cards_of(s.hand, seat),
                    "pile": self.cards_of(s.pile, seat),
                    "diamonds": diamonds[seat],
                    "team": teams[seat],
                }
                for seat in seats
            ],
            "trick": [
                {"player": self.names[(s.leader + k) % self.t.players], "card": CARDS[s.trick[k]]}
                for k in range(s.trick_size)
            ],
            "scores": {team: sum(d for d, own in zip(diamonds, teams, strict=True) if own == team) for team in TEAMS},
        }

    def _question(self) -> str:
        return QUESTIONS[self.s.kind]

    def _against(self, answer: int) -> Refusal:
        return against(self.s, answer)

    def _closed_state(self, person: int | None) -> State:
        return closed_state(self.t, self.s, person)
