"""A notebook: what one person was told, and how much of it they may read again."""

from __future__ import annotations

from maskenball.core.game import Game, Viewer
from maskenball.phrases.phrases import Phrases
from maskenball.phrases.tellers import teller
from maskenball.phrases.telling import Lines


class Notebook:
    """Fed after every decision; knows what its reader has not been told yet, and what is new since they answered."""

    def __init__(self, game: Game, viewer: Viewer, phrases: Phrases) -> None:
        self.game, self.viewer = game, viewer
        first = game.message(viewer)
        self.teller = teller(first["start"], phrases)
        self.opening: Lines = self.teller.opening()
        self.lines: Lines = []
        self.active = 0
        """Whose turn it is."""
        self._told = self._since = self._turn = 0
        self.hear()

    @property
    def name(self) -> str:
        """Whose notebook it is."""
        return self.game.names[self.viewer] if isinstance(self.viewer, int) else ""

    def hear(self) -> None:
        """Take in what the latest decision has brought."""
        message = self.game.message(self.viewer)
        for event in message["events"]:
            if event["event"] == "turn":
                self.active = event["person"]
        self.lines += self.teller.hear(message)

    def untold(self) -> Lines:
        """What has not been told yet; now it is."""
        lines, self._told = self.lines[self._told :], len(self.lines)
        return lines

    def answered(self, kind: str) -> None:
        """Note that the reader has just answered a question of this kind; what comes now is new."""
        self._since = len(self.lines)
        if kind in ("turn", "play"):
            self._turn = self._since

    def since_answer(self) -> Lines:
        """What happened since the reader's last answer."""
        return _trimmed(self.lines[self._since :])

    def since_turn(self) -> Lines:
        """What happened since the reader's last turn."""
        return _trimmed(self.lines[self._turn :])


def _trimmed(lines: Lines) -> Lines:
    """Without empty lines at the beginning."""
    first = next((at for at, line in enumerate(lines) if line), len(lines))
    return lines[first:]
