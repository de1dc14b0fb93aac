"""Saving: a game at the keyboard is a score sheet, with what the table needs in headers of its own.

The file is written after every decision, to a file beside it that then takes its name: whatever happens to the
terminal or the program, the file is whole. In mid-game it holds the whole truth, so only its owner may read it.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote, unquote

from maskenball.games.game import Decision, Game
from maskenball.games.replay import Replay
from maskenball.games.sheet import Malformed, written
from maskenball.terminal.seating import MEMORIES, USUAL_LEVEL, USUAL_MEMORY, Seating

KEYBOARD, BOTS, MEMORY, LANGUAGE, DRAWN, RESULT, NOTE = (
    "Keyboard", "Bots", "Memory", "Language", "Drawn-From", "Result", "Note-",
)  # fmt: skip


class Note(NamedTuple):
    """What somebody wrote down, and after how many decisions."""

    person: str
    seq: int
    text: str


def data_folder() -> Path:
    """The folder of the user in which games are kept (MASKENBALL_DATA names another)."""
    named = os.environ.get("MASKENBALL_DATA")
    if named:
        return Path(named)
    usual = os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else os.environ.get("XDG_DATA_HOME")
    return Path(usual or Path.home() / ".local" / "share") / "maskenball"


def new_file(game: str) -> Path:
    """A file for a new game; it is made at once, so that nobody else takes its name. Raises OSError."""
    folder = data_folder() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    for attempt in range(1, 1000):
        path = folder / (f"{name}.ball" if attempt == 1 else f"{name}-{attempt}.ball")
        with contextlib.suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            return path
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), name)


def latest() -> Path | None:
    """The game that was left last and is not over."""
    files = sorted((data_folder() / "games").glob("*.ball"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in files:
        text = path.read_text(encoding="utf-8", errors="replace")
        if text and f"\n[{RESULT} " not in text:
            return path
    return None


def write(path: Path, text: str) -> None:
    """Put a text in a file, wholly or not at all; nobody else may read it. Raises OSError."""
    handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


class Kept:
    """A game under way with everything that is kept about it."""

    def __init__(self, game: Game, seating: Seating, path: Path | None, notes: list[Note] | None = None) -> None:
        self.game, self.seating, self.path = game, seating, path
        self.notes = notes or []
        self.failure: OSError | None = None
        """Why it could not be saved the last time, if so."""
        self._lines: list[tuple[str, str]] = []
        self._replay: Replay | None = None

    @classmethod
    def from_text(cls, text: str, path: Path | None, people: tuple[str, ...] = ()) -> Kept:
        """The game of a score sheet before its first decision; `catch_up` goes on. Raises Malformed, ValueError."""
        replay = Replay(text)
        game, headers = replay.game, replay.game.headers
        here = people or tuple(name for name in headers.pop(KEYBOARD, game.names[0]).split(", ") if name)
        missing = [name for name in here if name not in game.names]
        if missing:
            raise ValueError(f"{missing[0]!r} is no player of this game: {', '.join(game.names)}")
        levels = dict(bot.rpartition(" ")[::2] for bot in headers.pop(BOTS, "").split(", ") if " " in bot)
        memory = headers.pop(MEMORY, USUAL_MEMORY)
        seating = Seating(
            here,
            {name: levels.get(name, USUAL_LEVEL) for name in game.names if name not in here},
            unquote(headers.pop(DRAWN, "")),
            memory if memory in MEMORIES else USUAL_MEMORY,
            headers.pop(LANGUAGE, ""),
        )
        headers.pop(KEYBOARD, None)
        headers.pop(RESULT, None)
        kept = cls(game, seating, path, [_read_note(headers.pop(h)) for h in list(headers) if h.startswith(NOTE)])
        kept._replay = replay
        return kept

    @classmethod
    def begun(cls, game: Game, seating: Seating) -> Kept:
        """A new game with a file of its own, if there can be one."""
        try:
            kept = cls(game, seating, new_file(game.title))
            kept.save()
        except OSError as error:
            kept = cls(game, seating, None)
            kept.failure = error
        return kept

    def catch_up(self) -> Iterator[Decision]:
        """Play the decisions of the sheet: after each, who took it and what they were asked. Raises ValueError."""
        if self._replay is None:
            return
        again = self.game.fresh()
        try:
            for game in self._replay.steps():
                answer = game.history[-1]
                person, asked = again.person_of(answer), again.decision()
                self._lines.append((game.names[person], again.text(answer)))
                again.play(person, answer)
                yield Decision(person, asked.kind if asked and asked.person == person else "")
        except Malformed as malformed:
            raise ValueError(f"{self.path}:{malformed}") from malformed
        self._replay = None

    def play(self, person: int, answer: int) -> None:
        """Take an answer, and save; raises Refused."""
        text = self.game.text(answer)
        self.game.play(person, answer)
        self._lines.append((self.game.names[person], text))
        self.save()

    def note(self, person: str, text: str) -> None:
        """Write something down, and save."""
        kept = "".join(c if c.isprintable() else " " for c in text).replace('"', "”").strip()
        self.notes.append(Note(person, len(self.game.history), kept))
        self.save()

    def sheet(self) -> str:
        """The score sheet, with the headers of this table."""
        seating, result = self.seating, self.game.result()
        own = {
            KEYBOARD: ", ".join(seating.people),
            BOTS: ", ".join(f"{name} {level}" for name, level in seating.levels.items()),
            MEMORY: seating.memory,
            LANGUAGE: seating.language,
            DRAWN: quote(seating.seed),
        }
        own |= {f"{NOTE}{n}": f"{note.person}, {note.seq}, {note.text}" for n, note in enumerate(self.notes, 1)}
        if result is not None:
            own[RESULT] = ", ".join(self.game.names[p] for p in result.winners) or "-"
        headers = [*self.game.sheet_headers(), *self.game.headers.items(), *own.items()]
        return written(headers, self.game.setup.block, self._lines)

    def save(self) -> None:
        """Keep the game as it is now; a failure is noted and does not end the game."""
        if self.path is None:
            return
        self.failure = None
        try:
            write(self.path, self.sheet())
        except OSError as error:
            self.failure = error

    def save_to(self, path: Path) -> None:
        """Write a copy to a file of somebody's choice; what is there and no score sheet stays. Raises OSError."""
        if path.is_file() and path.stat().st_size and b"[Game " not in path.read_bytes()[:100_000]:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        write(path, self.sheet())


def _read_note(value: str) -> Note:
    person, seq, text = [*value.split(", ", 2), "", ""][:3]
    return Note(person, int(seq) if seq.isdecimal() else 0, text)
