"""One game of Mascarade under way: the rules behind the contract that every game of the house offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from maskenball.games import sheet
from maskenball.games.game import Decision, Event, Game, Json, Refusal, Result, SeenEvent
from maskenball.games.mascarade import answers as ans, notation
from maskenball.games.mascarade.events import REASONS, described
from maskenball.games.mascarade.explain import explain
from maskenball.games.mascarade.refusals import refusal
from maskenball.games.mascarade.setup import Setup
from maskenball.games.mascarade.state import OVER, State
from maskenball.games.mascarade.turn import begin_turn, step
from maskenball.games.mascarade.view import closed_state

KINDS = ("turn", "secret", "contest", "choose", "name")


class Mascarade(Game):
    """A table of Mascarade."""

    title = "mascarade"
    KNOWN_HEADERS = notation.KNOWN_HEADERS

    def __init__(self, setup: Setup, headers: dict[str, str] | None = None) -> None:
        super().__init__(setup.names, headers)
        self.setup = setup
        self.t = setup.table()
        self.s = setup.state()
        self.mask_ids = {number: id for id, number in setup.edition.numbers.items()}
        opening: list[Event] = []
        begin_turn(self.t, self.s, opening)
        self.events.append(opening)

    @classmethod
    def from_sheet(cls, parts: sheet.Sheet) -> Self:
        """The game that a score sheet's headers describe; raises Malformed."""
        return cls(notation.setup_from(parts), parts.unread(cls.KNOWN_HEADERS))

    def fresh(self) -> Self:
        """The same game before its first decision."""
        return type(self)(self.setup, self.headers)

    def decision(self) -> Decision | None:
        if self.s.kind == OVER:
            return None
        return Decision(self.s.person[self.s.asked], KINDS[self.s.kind])

    def legal(self) -> list[int]:
        room = [0] * ans.MOST_LEGAL
        return room[: ans.legal(self.t, self.s, room)]

    def result(self) -> Result | None:
        if self.s.kind != OVER:
            return None
        persons = self.s.person[: self.t.players]
        return Result(REASONS[self.s.reason] or "", tuple(p for p in persons if self.s.winners >> p & 1))

    def refusal(self, person: int, answer: int) -> Refusal | None:
        return refusal(self.t, self.s, self.names, person, answer)

    def text(self, answer: int) -> str:
        return notation.text_of(self.t, self.s, self.names, self.mask_ids, answer)

    def parse(self, tokens: Sequence[sheet.Token]) -> notation.Spoken:
        return notation.parsed(self.t, self.names, self.setup.edition.numbers, tokens)

    def answer(self, person: int, said: Any) -> int | None:
        return notation.answer_of(self.t, self.s, person, said)

    def describe(self, event: SeenEvent) -> Json:
        return described(event, self.mask_ids, self.s.person[: self.t.players])

    def option(self, answer: int) -> Json:
        return super().option(answer) | notation.parts_of(self.t, self.mask_ids, answer)

    def copy(self) -> Self:
        new = type(self).__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.s = self.s.copy()
        new.history = self.history[:]
        new.events = self.events[:]
        return new

    def save(self) -> bytes:
        return self.s.save()

    def restore(self, saved: bytes) -> None:
        self.s = State.restore(saved)

    def document(self) -> Json:
        t, s = self.t, self.s
        decision, result = self.decision(), self.result()
        masks = [self.mask_ids[mask] for mask in s.cards[: t.cards]]
        return {
            "game": self.title,
            "edition": self.setup.edition.number,
            "decisions": len(self.history),
            "turn": s.turn,
            "over": result is not None,
            "winners": [self.names[p] for p in result.winners] if result else [],
            "reason": result.reason if result else None,
            "players": [
                {
                    "name": self.names[s.person[place]],
                    "coins": s.coins[place],
                    "cards": masks[place * t.slots : (place + 1) * t.slots],
                }
                for place in range(t.players)
            ],
            "centre": masks[t.first_centre :],
            "court": s.court,
            "to_decide": self.names[decision.person] if decision else None,
            "kind": decision.kind if decision else None,
            "legal": [self.text(answer) for answer in self.legal()],
        }

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

    @property
    def sheet_block(self) -> str:
        return self.setup.block

    def _step(self, answer: int) -> list[Event]:
        happened: list[Event] = []
        step(self.t, self.s, answer, happened)
        return happened

    def person_of(self, answer: int) -> int:
        if answer >= ans.PEEK:
            return (answer - ans.PEEK) // 3
        return self.s.person[self.s.asked]

    def _opening(self, person: int | None) -> Json:
        setup = self.setup
        told: Json = {
            "game": self.title,
            "edition": setup.edition.number,
            "you": person,
            "players": list(self.names),
            "slots": self.t.slots,
            "deal": [id for cards in [*setup.deal, setup.centre] for id in cards],  # T5: everyone sees it
            "centre": len(setup.centre),
            "coins": setup.coins,
            "court": setup.court,
            "first": setup.first,
            "preparation": setup.preparation,
            "options": ["accidents"] if setup.accidents else [],
        }
        own = setup.edition.own_masks
        if own:
            told["own_masks"] = {m.id: {"names": m.names, "texts": {"en": explain(m.power)} | m.texts} for m in own}
        return told

    def _closed_state(self, person: int | None) -> tuple[Any, Any]:
        return self.t, closed_state(self.t, self.s, person)
