"""A notebook: what one person was told, and how much of it they may read again."""

from __future__ import annotations

from maskenball.core.game import Game, Json, Viewer
from maskenball.core.kit import kit_of
from maskenball.phrases.board import Board
from maskenball.phrases.phrases import Phrases
from maskenball.phrases.voice import Lines, Voice


class Notebook:
    """Fed after every decision; knows what its reader has not been told yet, and what is new since they answered."""

    def __init__(self, game: Game, viewer: Viewer, phrases: Phrases) -> None:
        self.game, self.viewer = game, viewer
        self.latest: Json = game.message(viewer)
        """The message that came last."""
        self.voice = Voice(self.latest["start"], phrases)
        self.opening: Lines = self.voice.opening()
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
        self.latest = self.game.message(self.viewer)
        for event in self.latest["events"]:
            if event["event"] == "turn":
                self.active = event["person"]
        self.lines += self.voice.told(self.latest)

    @property
    def answers(self) -> list[Json]:
        """What the reader may answer now."""
        answers: list[Json] = self.latest.get("answers", [])
        return answers

    def question(self) -> str:
        """What the reader is asked now."""
        return self.voice.question(self.latest)

    def board(self) -> Board:
        """The table as it lies before the reader."""
        return board_of(self.game, self.viewer, self.voice, self.answers)

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


def board_of(game: Game, viewer: Viewer, voice: Voice, answers: list[Json]) -> Board:
    """The table as it lies before a viewer."""
    kit = kit_of(game.title)
    kind: type[Board] = kit.part("board") if kit.has("board") else Board
    return kind(voice, game.open_table(), game.own_table(viewer), answers)
