"""One game of Mascarade under way: the rules behind the contract that every game of the house offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from maskenball.core import sheet
from maskenball.core.game import Decision, Game, Json, Refusal, Result, View
from maskenball.core.log import Log
from maskenball.games.mascarade.rules import answers as ans, notation, words as w
from maskenball.games.mascarade.rules.events import REASONS, TRADE_PLACES
from maskenball.games.mascarade.rules.masks import MASKS
from maskenball.games.mascarade.rules.refusals import QUESTIONS, against, against_peek
from maskenball.games.mascarade.rules.setup import Setup
from maskenball.games.mascarade.rules.state import OVER, State, Terms
from maskenball.games.mascarade.rules.turn import begin_turn, step
from maskenball.games.mascarade.rules.view import closed_state

KINDS = ("turn", "secret", "contest", "choose", "name")


class Mascarade(Game):
    """A table of Mascarade."""

    title = "mascarade"
    RULES = "mascarade/1"
    KNOWN_HEADERS = notation.KNOWN_HEADERS
    MOST_LEGAL = ans.MOST_LEGAL
    END_RULE, REFUSAL_RULE = "E1", "E4"
    setup: Setup
    t: Terms
    s: State

    def __init__(self, setup: Setup, headers: dict[str, str] | None = None) -> None:
        super().__init__(setup, headers)
        self.mask_ids = {number: id for id, number in setup.edition.numbers.items()}
        self._has_trades = w.PLACES in self.t.rows[::4]
        self._traded: tuple[int, list[tuple[int, int, int]]] = (0, [])

    @classmethod
    def as_seen(cls, view: View) -> Self:
        game = super().as_seen(view)
        game.mask_ids = dict(enumerate([*MASKS, *view.opening.get("own_masks", ())]))
        return game

    def decision(self) -> Decision | None:
        if self.s.kind == OVER:
            return None
        return Decision(self.s.person[self.s.asked], KINDS[self.s.kind])

    def result(self) -> Result | None:
        if self.s.kind != OVER:
            return None
        persons = self.s.person[: self.t.players]
        return Result(REASONS[self.s.reason] or "", tuple(p for p in persons if self.s.winners >> p & 1))

    def _refusal(self, person: int, answer: int) -> Refusal | None:
        if ans.PEEK <= answer < ans.ANSWERS:
            return against_peek(self.t, self.s, person, answer)
        return super()._refusal(person, answer)

    def unasked(self, person: int) -> list[int]:
        peeks = [ans.PEEK + 3 * person + slot for slot in range(self.t.slots)] if self.t.accidents else []
        return [answer for answer in peeks if self.refusal(person, answer) is None]

    def is_unasked(self, answer: int) -> bool:
        return answer >= ans.PEEK

    def text(self, answer: int) -> str:
        return notation.text_of(self.t, self.s, self.names, self.mask_ids, answer)

    def parse(self, tokens: Sequence[sheet.Token]) -> notation.Spoken:
        return notation.parsed(self.t, self.names, self.setup.edition.numbers, tokens)

    def answer(self, person: int, said: Any) -> int:
        return notation.answer_of(self.t, self.s, person, said)

    def option_parts(self, answer: int) -> Json:
        return notation.parts_of(self.mask_ids, answer)

    def option(self, answer: int) -> Json:
        parts = notation.parts_of(self.mask_ids, answer)
        text = notation.worded(self.t, self.s, self.names, parts)
        return {"text": text, **parts, **self.telling.answer_in_words(self, parts)}

    @property
    def takes_unasked(self) -> bool:
        return bool(self.t.accidents)

    def sheet_headers(self) -> list[tuple[str, str]]:
        setup = self.setup
        deal = ", ".join("+".join(cards) for cards in setup.deal)
        if setup.centre:
            deal += f" | {', '.join(setup.centre)}"
        written = [
            ("Game", self.title),
            ("Edition", str(setup.edition.number)),
            ("Players", ", ".join(self.names)),
            ("Deal", deal),
            ("Coins", f"{', '.join(map(str, setup.coins))} | {setup.court}"),
            ("First", self.names[setup.first]),
            ("Preparation", str(setup.preparation)),
        ]
        if setup.accidents:
            written.append(("Options", "accidents"))
        return written

    def person_of(self, answer: int) -> int:
        return (answer - ans.PEEK) // 3 if self.is_unasked(answer) else self.s.person[self.s.asked]

    @classmethod
    def _setup_from(cls, parts: sheet.Sheet) -> Setup:
        return notation.setup_from(parts)

    def _begin(self, log: Log) -> None:
        begin_turn(self.t, self.s, log)

    def _step(self, answer: int, log: Log) -> None:
        step(self.t, self.s, answer, log)

    def _legal(self, room: list[int]) -> int:
        return ans.legal(self.t, self.s, room)

    def _position(self) -> Json:
        t, s = self.t, self.s
        masks = [self.mask_ids[mask] for mask in s.cards[: t.cards]]
        players = [
            {
                "name": self.names[s.person[place]],
                "coins": s.coins[place],
                "cards": masks[place * t.slots : (place + 1) * t.slots],
            }
            for place in range(t.players)
        ]
        own = {"players": players, "centre": masks[t.first_centre :], "court": s.court}
        return {"edition": self.setup.edition.number} | own

    def _closed_state(self, person: int | None) -> State:
        return closed_state(self.t, self.s, person)

    def _question(self) -> str:
        return QUESTIONS[self.s.kind]

    def _against(self, answer: int) -> Refusal:
        return against(self.t, self.s, self.names[self.s.person[self.s.asked]], answer)

    def persons_before(self, at: int) -> list[int]:
        """Who sat at each place before a decision."""
        persons = self.s.person[: self.t.players]
        for decision, one, other in reversed(self._trades()):
            if decision >= at:
                persons[one], persons[other] = persons[other], persons[one]
        return persons

    def _trades(self) -> list[tuple[int, int, int]]:
        """Every exchange of places so far, with the decision that brought it."""
        if self._has_trades and self._traded[0] != len(self.events):
            rows = ((at, event) for at, happened in enumerate(self.events) for event in happened)
            self._traded = len(self.events), [(at, e[2], e[3]) for at, e in rows if e[0] == TRADE_PLACES]
        return self._traded[1]
