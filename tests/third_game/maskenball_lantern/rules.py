"""The rules of Lantern: everybody holds one secret number and says, once, whether they light their lantern.

L1 Each player is dealt one card; only they see it.
L2 In turn, each player says "light" or "dark".
L3 When all have spoken, the highest card of those who are lit wins. If nobody is lit, the lowest card of all wins.
L4 Then all cards are shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from maskenball.core.game import Decision, Game, Json, Refusal, Result
from maskenball.core.log import Log, emit
from maskenball.core.malformed import Malformed
from maskenball.core.record import OPEN, Open, Record, record
from maskenball.core.sheet import Sheet, Token, whole_number

MOST = 5
LIGHT, DARK = range(2)
TEXTS = ("light", "dark")
SAY, GAME_OVER, SHOW = range(3)
ASKED, OVER = range(2)
REASONS = (None, "lit", "dark")


@record
class Terms(Record):
    """What is fixed for a whole game and known to all."""

    players: Open
    everyone: Open


@record
class State(Record):
    """Where a game stands. Cards are secrets."""

    card: Annotated[list[int], MOST]
    said: Annotated[list[int], MOST, OPEN]
    """0: nothing yet; else 1 + what was said."""
    turn: Open
    kind: Open
    asked: Open
    reason: Open
    winners: Open


@dataclass(frozen=True)
class Setup:
    """Everything that is decided before the first turn."""

    names: tuple[str, ...]
    cards: tuple[int, ...]
    pack: int
    first: int = 0
    block: str = ""

    def terms(self) -> Terms:
        """The fixed part."""
        return Terms(len(self.names), (1 << len(self.names)) - 1)

    def state(self) -> State:
        """The position before the first turn."""
        s = State.blank()
        s.card[: len(self.cards)] = self.cards
        s.asked = self.first
        return s


class Lantern(Game):
    """A table of Lantern."""

    title = "lantern"
    RULES = "lantern/1"
    KNOWN_HEADERS = ("Game", "Players", "Pack", "Deal", "First")
    END_RULE, REFUSAL_RULE = "L3", "L2"
    MOST_LEGAL = 2
    setup: Setup
    t: Terms
    s: State

    def decision(self) -> Decision | None:
        return None if self.s.kind == OVER else Decision(self.s.asked, "turn")

    def result(self) -> Result | None:
        if self.s.kind != OVER:
            return None
        return Result(REASONS[self.s.reason] or "", tuple(p for p in range(self.t.players) if self.s.winners >> p & 1))

    def text(self, answer: int) -> str:
        return TEXTS[answer]

    def parse(self, tokens: Sequence[Token]) -> str:
        if len(tokens) != 1 or tokens[0].text not in TEXTS:
            raise ValueError("say light or dark")
        return tokens[0].text

    def answer(self, person: int, said: Any) -> int:
        return TEXTS.index(said)

    def option_parts(self, answer: int) -> Json:
        return {"do": TEXTS[answer]}

    def sheet_headers(self) -> list[tuple[str, str]]:
        setup = self.setup
        return [
            ("Game", self.title),
            ("Players", ", ".join(self.names)),
            ("Pack", str(setup.pack)),
            ("Deal", ", ".join(map(str, setup.cards))),
            ("First", self.names[setup.first]),
        ]

    @classmethod
    def _setup_from(cls, parts: Sheet) -> Setup:
        names, (deal, line) = parts.players(), parts.need("Deal")
        cards = tuple(whole_number(card.strip(), line) for card in deal.split(","))
        if len(cards) != len(names) or len(set(cards)) < len(cards):
            raise Malformed(line, "one card for each player, all different")
        return Setup(names, cards, parts.number("Pack", 9, most=12), parts.first(names))

    def _begin(self, log: Log) -> None:
        self.s.turn = 1

    def _legal(self, room: list[int]) -> int:
        room[:2] = [LIGHT, DARK]
        return 2

    def _step(self, answer: int, log: Log) -> None:
        t, s = self.t, self.s
        emit(log, SAY, s.asked, answer, 0, 0, t.everyone)
        s.said[s.asked] = 1 + answer
        s.asked = (s.asked + 1) % t.players
        s.turn += 1
        if s.said[s.asked]:
            self._end(log)

    def _end(self, log: Log) -> None:
        t, s = self.t, self.s
        lit = [person for person in range(t.players) if s.said[person] == 1 + LIGHT]
        winner = max(lit, key=lambda p: s.card[p]) if lit else min(range(t.players), key=lambda p: s.card[p])
        s.kind, s.reason, s.winners = OVER, 1 if lit else 2, 1 << winner
        emit(log, GAME_OVER, -1, s.reason, s.winners, 0, t.everyone)
        for person in range(t.players):  # L4
            emit(log, SHOW, person, s.card[person], 0, 0, t.everyone)

    def _position(self) -> Json:
        return {"players": [{"name": name, "card": self.s.card[p]} for p, name in enumerate(self.names)]}

    def _question(self) -> str:
        return "say light or dark"

    def _against(self, answer: int) -> Refusal:
        return Refusal("no-such-answer", "L2", "say light or dark")

    def _closed_state(self, person: int | None) -> State:
        closed = self.s.open_copy(-1)
        for p in range(self.t.players):
            if p == person or self.s.kind == OVER:
                closed.card[p] = self.s.card[p]
        return closed
