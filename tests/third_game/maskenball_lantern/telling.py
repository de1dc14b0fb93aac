"""What Lantern says and shows: in the words of its score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from maskenball.core.game import ALL_KNOWING, Json, SeenEvent, Viewer
from maskenball.core.telling import Telling, ended, plainly
from maskenball_lantern.rules import GAME_OVER, OVER, REASONS, SAY, TEXTS, Lantern


class LanternTelling(Telling):
    """Lantern."""

    def opening(self, game: Lantern, viewer: Viewer) -> Json:
        own = {"card": game.setup.cards[viewer]} if isinstance(viewer, int) else {}
        return super().opening(game, viewer) | own

    def events(self, game: Lantern, at: int, seen: Sequence[SeenEvent]) -> list[Json]:
        return [self._event(game, row) for row in seen]

    def _event(self, game: Lantern, row: SeenEvent) -> Json:
        kind, who, x, y, _ = row
        if kind == SAY:
            return {"event": "say", "person": who, "says": plainly(TEXTS[x])}
        if kind == GAME_OVER:
            over = {"event": "over", "reason": REASONS[x], "winners": [p for p in range(game.t.players) if y >> p & 1]}
            return over | {"says": ended(over)}
        return {"event": "show", "person": who, "card": x, "says": plainly(str(x))}

    def open_table(self, game: Lantern) -> Json:
        t, s = game.t, game.s
        return {"turn": s.turn, "said": [TEXTS[said - 1] if said else "-" for said in s.said[: t.players]]}

    def own_table(self, game: Lantern, viewer: Viewer) -> Json:
        if viewer is ALL_KNOWING or game.s.kind == OVER:
            return self.revealed(game)
        return {"card": game.s.card[viewer]} if isinstance(viewer, int) else {}

    def revealed(self, game: Lantern) -> Json:
        return {"cards": game.s.card[: game.t.players]}
