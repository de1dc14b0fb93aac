"""The table of Masquerade as a picture and as text, made of a View: what its person may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from maskenball.core.drawing import BACK, FAINT, GOLD, PAPER, TABLE, Box, Picture, ring, short
from maskenball.core.game import HIDDEN, View
from maskenball.games.masquerade.rules import events as e
from maskenball.games.masquerade.rules.deck import CARDS, COLOURS, KINDS, MAGICIAN, PARTNER, colour_of
from maskenball.games.masquerade.rules.events import REASONS, TEAMS
from maskenball.games.masquerade.rules.refusals import QUESTIONS
from maskenball.games.masquerade.rules.state import OVER, TAKE

PLACE_WIDTH, PLACE_HEIGHT, CARD_WIDTH, CARD_HEIGHT = 150, 104, 62, 40
MIDDLE = Box.around(0, 0, 190, 60)
ROW = 10
"""Cards in a row of the own hand."""
FILLS = ("#fbdcd8", "#d9e8fa", "#fdf2c4", "#dcf2dc")
DIAMOND = "♦"


class MasqueradeView(View):
    """A View that can be looked at."""

    def picture(self) -> str:
        me = self.person or 0
        drawing = Picture()
        boxes = ring(self.terms.players, PLACE_WIDTH, PLACE_HEIGHT, MIDDLE)
        half = max(ROW * (CARD_WIDTH + 4) / 2 + 8, *(box.x + box.width for box in boxes))
        drawing.frame(MIDDLE, TABLE)
        drawing.words(0, -4, f"Trick {self.state.turn}", 14, bold=True)
        roles = f"Thief {CARDS[self.terms.thief]}, Merchant {CARDS[self.terms.merchant]}"
        drawing.words(0, 16, roles, 10, colour=FAINT)
        for k, box in enumerate(boxes):
            self._draw_seat(drawing, (me + k) % self.terms.players, box)
        below = max(box.y + box.height for box in boxes) + 12
        drawing.frame(Box(-half, below, 2 * half, 30), TABLE)
        drawing.words(0, below + 20, self._headline(short), 14, bold=True)
        below += 42
        for title, kinds in self._open_cards():
            below = self._draw_cards(drawing, title, kinds, half, below)
        return drawing.svg(f"Masquerade, trick {self.state.turn}")

    def __str__(self) -> str:
        s, wide = self.state, max(map(len, self.names))
        lines = [f"Masquerade, trick {s.turn}"]
        for seat, name in enumerate(self.names):
            mark = ">" if self.decision is not None and seat == self.decision.person else " "
            played = self._played(seat)
            card = f"  plays {self._label(played)}" if played != HIDDEN else ""
            team = f"  {self._team(seat)}" if self._team(seat) else ""
            lines.append(f"{mark} {name:<{wide}}  hand {s.hand_size[seat]:>2}  pile {s.pile_size[seat]:>2}{card}{team}")
        for title, kinds in self._open_cards():
            lines.append(f"{title}: {', '.join(map(self._label, kinds)) or 'no cards'}")
        return "\n".join([*lines, self._headline(str)])

    def _draw_seat(self, drawing: Picture, seat: int, box: Box) -> None:
        s = self.state
        asked = self.decision is not None and seat == self.decision.person
        drawing.frame(box, PAPER, GOLD if asked else FAINT, 3 if asked else 1)
        drawing.words(box.middle, box.y + 20, short(self.names[seat]), 13, bold=True)
        for k, (label, size) in enumerate((("hand", s.hand_size[seat]), ("pile", s.pile_size[seat]))):
            x = box.x + 20 + 32 * k
            drawing.frame(Box(x - 11, box.y + 32, 22, 30), BACK if size else PAPER)
            drawing.words(x, box.y + 52, str(size), 12, bold=True)
            drawing.words(x, box.y + 76, label, 10, colour=FAINT)
        spot = Box(box.x + box.width - CARD_WIDTH - 10, box.y + 32, CARD_WIDTH, CARD_HEIGHT)
        played = self._played(seat)
        if played != HIDDEN:
            self._draw_card(drawing, spot, played)
        else:
            drawing.frame(spot, PAPER, "#e4dfe8", dashed=True)
        note = self._team(seat) or ("you" if seat == self.person else "leads" if seat == s.leader else "")
        drawing.words(box.middle, box.y + 95, note, 11, colour=FAINT)

    def _draw_card(self, drawing: Picture, box: Box, kind: int) -> None:
        drawing.card(box, " ", FILLS[colour_of(kind)])
        number = CARDS[kind].split("-")[1] + (f" {DIAMOND}" if self.terms.diamond[kind] else "")
        drawing.words(box.middle, box.y + 18, number, 14, bold=True)
        drawing.words(box.middle, box.y + 33, self._role(kind) or COLOURS[colour_of(kind)], 10)

    def _draw_cards(self, drawing: Picture, title: str, kinds: Sequence[int], half: float, top: float) -> float:
        """Open cards in rows under a title; returns where the next thing may begin."""
        rows = max(1, -(-len(kinds) // ROW))
        drawing.frame(Box(-half, top, 2 * half, 26 + rows * (CARD_HEIGHT + 4)), PAPER)
        drawing.words(0, top + 17, title if kinds else f"{title}: no cards", 12, colour=FAINT)
        for k, kind in enumerate(kinds):
            row, column = divmod(k, ROW)
            x = -ROW * (CARD_WIDTH + 4) / 2 + column * (CARD_WIDTH + 4)
            self._draw_card(drawing, Box(x, top + 24 + row * (CARD_HEIGHT + 4), CARD_WIDTH, CARD_HEIGHT), kind)
        return top + 26 + rows * (CARD_HEIGHT + 4) + 8

    def _open_cards(self) -> list[tuple[str, list[int]]]:
        """The cards that only this person sees, under their titles: the own ones, and the pile that a Thief looks
        through."""
        if self.person is None:
            return []
        own = slice(self.person * KINDS, (self.person + 1) * KINDS)
        rows = [("your hand", _kinds(self.state.hand[own])), ("your pile", _kinds(self.state.pile[own]))]
        if self.state.kind == TAKE and self.state.asked == self.person:
            begin = max(k for k, event in enumerate(self.events) if event[0] == e.STEAL)
            looked = sorted(event[4] for event in self.events[begin:] if event[0] == e.SEE)
            rows.append((f"the pile of {short(self.names[self.state.victim])}", looked))
        return rows

    def _played(self, seat: int) -> int:
        """The card of a seat in this trick."""
        s = self.state
        turn = (seat - s.leader) % self.terms.players
        return int(s.trick[turn]) if turn < s.trick_size else HIDDEN

    def _team(self, seat: int) -> str:
        """W5: when it is over, the team of a seat and its diamonds."""
        s = self.state
        if s.kind != OVER:
            return ""
        found = sum(s.pile[seat * KINDS + kind] * self.terms.diamond[kind] for kind in range(KINDS))
        return f"{TEAMS[s.partners >> seat & 1]}, {found} {DIAMOND}"

    def _role(self, kind: int) -> str:
        roles = {self.terms.thief: "Thief", self.terms.merchant: "Merchant", MAGICIAN: "Magician", PARTNER: "Partner"}
        return roles.get(kind, "")

    def _label(self, kind: int) -> str:
        return CARDS[kind] + (DIAMOND if self.terms.diamond[kind] else "")

    def _headline(self, name: Callable[[str], str]) -> str:
        """The open question, or how it ended; `name` may shorten names."""
        if self.decision is not None:
            return f"{name(self.names[self.decision.person])} is to {QUESTIONS[self.state.kind]}"
        winners = [name(who) for p, who in enumerate(self.names) if self.state.winners >> p & 1]
        return f"Over ({REASONS[self.state.reason]}): {', '.join(winners) or 'nobody'} won"


def _kinds(counts: Sequence[int]) -> list[int]:
    """Every card of a hand or a pile, in order."""
    return [kind for kind, n in enumerate(counts) for _ in range(n)]
