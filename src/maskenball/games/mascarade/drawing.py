"""The table of Mascarade as a picture and as text, made of a View: what its person may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from maskenball.core.drawing import FAINT, GOLD, INK, PAPER, TABLE, Box, Picture, ring, short
from maskenball.core.game import HIDDEN, View
from maskenball.games.mascarade.rules.events import REASONS
from maskenball.games.mascarade.rules.masks import MASKS
from maskenball.games.mascarade.rules.refusals import QUESTIONS
from maskenball.games.mascarade.rules.state import CONTEST, OVER, SECRET

CARD_WIDTH, CARD_HEIGHT = 92, 26
COURT_WIDTH, COURT_HEIGHT, WITH_CENTRE = 230, 62, 104
ASKED = "#fff4d3"


class MascaradeView(View):
    """A View that can be looked at."""

    def picture(self) -> str:
        width = self.terms.slots * (CARD_WIDTH + 6) + 38
        me = 0 if self.person is None else self.state.person.index(self.person)
        drawing = Picture()
        court = Box.around(0, 0, COURT_WIDTH, WITH_CENTRE if self._centre() else COURT_HEIGHT)
        boxes = ring(self.terms.players, width, 88, court)
        below = max(box.y + box.height for box in boxes) + 12
        half = max(250.0, *(box.x + box.width for box in boxes))
        drawing.frame(Box(-half, below, 2 * half, 30), TABLE)
        self._draw_court(drawing, court)
        for k, box in enumerate(boxes):
            self._draw_place(drawing, (me + k) % self.terms.players, box)
        drawing.words(0, below + 20, self._headline(short), 14, bold=True)
        return drawing.svg(f"Mascarade, turn {self.state.turn}")

    def __str__(self) -> str:
        t, s = self.terms, self.state
        lines = [f"Mascarade, turn {s.turn}, court {s.court}"]
        wide = max(map(len, self.names))
        for place in range(t.players):
            cards = " ".join(f"[{self._face(card) or '?'}]" for card in self._cards_at(place))
            notes = "".join(f"  {note}" for note in (self._said_at(place), self._you_at(place)) if note)
            mark = ">" if place == s.active and s.kind != OVER else " "
            lines.append(f"{mark} {self.names[s.person[place]]:<{wide}} {s.coins[place]:>3}  {cards}{notes}")
        if self._centre():
            lines.append("  centre: " + " ".join(f"[{self._face(card) or '?'}]" for card in self._centre()))
        return "\n".join([*lines, self._headline(str)])

    def _draw_court(self, drawing: Picture, court: Box) -> None:
        s, centre = self.state, self._centre()
        drawing.frame(court, TABLE)
        drawing.words(0, court.y + 20, f"Turn {s.turn}", 12, colour=FAINT)
        drawing.words(-22, court.y + 44, "Court", 14, bold=True)
        drawing.coin(20, court.y + 39, s.court)
        for k, card in enumerate(centre):
            x = (k - (len(centre) - 1) / 2) * (CARD_WIDTH + 6)
            drawing.card(
                Box.around(x, court.y + 80, CARD_WIDTH, CARD_HEIGHT), self._face(card), marked=self._taken(card)
            )

    def _draw_place(self, drawing: Picture, place: int, box: Box) -> None:
        s = self.state
        active = place == s.active and s.kind != OVER
        asked = place == s.asked and s.kind != OVER
        drawing.frame(box, ASKED if asked else PAPER, GOLD if active else FAINT, 3 if active else 1)
        name = short(self.names[s.person[place]], 11)
        drawing.words(box.middle - 15, box.y + 21, name, 13, bold=True)
        drawing.coin(box.x + box.width - 18, box.y + 17, s.coins[place])
        for slot, card in enumerate(self._cards_at(place)):
            spot = Box(box.x + 22 + slot * (CARD_WIDTH + 6), box.y + 33, CARD_WIDTH, CARD_HEIGHT)
            drawing.card(spot, self._face(card), marked=self._taken(card))
        note = self._said_at(place) or self._you_at(place)
        drawing.words(box.middle, box.y + 78, note, 11, colour=INK if self._said_at(place) else FAINT)

    def _centre(self) -> range:
        return range(self.terms.first_centre, self.terms.cards)

    def _cards_at(self, place: int) -> range:
        return range(place * self.terms.slots, (place + 1) * self.terms.slots)

    def _name(self, mask: int) -> str:
        return [*MASKS, *self.opening.get("own_masks", ())][mask]  # type: ignore[no-any-return]

    def _face(self, card: int) -> str:
        """The mask that the person may see there, or nothing."""
        s = self.state
        mask = s.cards[card] if s.cards[card] != HIDDEN else s.face_mask[card]
        return "" if mask == HIDDEN else short(self._name(mask))

    def _taken(self, card: int) -> bool:
        return self.state.kind == SECRET and card in (self.state.swap_one, self.state.swap_other)

    def _you_at(self, place: int) -> str:
        return "you" if self.state.person[place] == self.person else ""

    def _said_at(self, place: int) -> str:
        """What somebody says in the contest or in the power that is under way."""
        s = self.state
        if s.kind == OVER or (s.kind != CONTEST and s.pc < 0) or place not in s.claim_place[: s.claims]:
            return ""
        return f"I am the {short(self._name(s.named))}" if place == s.claim_place[0] else "No, I am!"

    def _headline(self, name: Callable[[str], str]) -> str:
        """The open question, or how it ended; `name` may shorten names."""
        if self.decision is not None:
            return f"{name(self.names[self.decision.person])} is to {QUESTIONS[self.state.kind]}"
        s = self.state
        winners = [name(self.names[p]) for p in s.person[: self.terms.players] if s.winners >> p & 1]
        return f"Over ({REASONS[s.reason]}): {', '.join(winners) or 'nobody'} won"
