"""The text that environments render: a game told in sentences, to a spectator or to one person."""

from __future__ import annotations

from maskenball.core.game import Game, Viewer
from maskenball.phrases.phrases import phrases
from maskenball.terminal.notebook import Notebook

RENDER_MODES = ["human", "ansi"]


def mode_checked(mode: str | None) -> str | None:
    """A render mode that we have; raises ValueError for another."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"{mode!r} is no render mode: {', '.join(RENDER_MODES)}")
    return mode


class Story:
    """Tells one game; what it tells is what its viewer is sent, no more."""

    def __init__(self, game: Game, viewer: Viewer = None) -> None:
        self.game = game
        self._book = Notebook(game, viewer, phrases("en"))
        self._lines = self._book.opening

    def play(self, answer: int) -> None:
        """The person asked gives an answer."""
        decision = self.game.decision()
        assert decision is not None
        self.game.play(decision.person, answer)
        self.hear()

    def hear(self) -> None:
        """Take in what the latest decision has brought."""
        self._book.hear()

    def news(self) -> str:
        """What has happened since it was asked last, where the game stands, and who is asked."""
        lines = [*self._lines, *self._book.untold()]
        self._lines = []
        if not self.game.over:
            lines += ["", *self._book.board().table(), self._book.voice.waiting(self._book.latest)]
        return "\n".join(lines)
