"""Saving: a game at the keyboard is a score sheet, with what the table needs in headers of its own.

The file is written after every decision, to a file beside it that then takes its name: whatever happens to the
terminal or the program, the file is whole. In mid-game it holds the whole truth, so only its owner may read it.
"""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote, unquote

from maskenball.core.game import Decision, Game, Refused
from maskenball.core.kit import LEVEL_NAMES, USUAL_LEVEL
from maskenball.core.malformed import Malformed
from maskenball.core.replay import Replay
from maskenball.core.sheet import written
from maskenball.data_folder import data_folder, made_folder
from maskenball.phrases.phrases import LANGUAGES
from maskenball.terminal.locking import Lock
from maskenball.terminal.refusing import printable, refused, short
from maskenball.terminal.seating import MEMORIES, USUAL_MEMORY, Seating

KEYBOARD, BOTS, MEMORY, LANGUAGE, DRAWN, RESULT, NOTE = (
    "Keyboard", "Bots", "Memory", "Language", "Drawn-From", "Result", "Note-",
)  # fmt: skip


class Note(NamedTuple):
    """What somebody wrote down, and after how many decisions."""

    person: str
    seq: int
    text: str


def new_file(game: str) -> Path:
    """A file for a new game; it is made at once, so that nobody else takes its name. Raises OSError."""
    folder = made_folder("games")
    name = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    for attempt in range(1, 1000):
        path = folder / (f"{name}.ball" if attempt == 1 else f"{name}-{attempt}.ball")
        with contextlib.suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            return path
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), name)


def kept_files() -> list[Path]:
    """What lies where games are kept, the latest first. Raises OSError."""
    found = []
    for path in (data_folder() / "games").glob("*.ball"):
        with contextlib.suppress(OSError):
            found.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(found, reverse=True)]


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
        self.skipped: list[tuple[Path, Exception]] = []
        """Files that were looked at before this one and are no games, and why."""
        self.lock: Lock | None = None
        self._is_on_disk = False
        self._is_changed = False
        self._copies: set[Path] = set()
        self._lines: list[tuple[str, str]] = []
        self._replay: Replay | None = None

    @classmethod
    def from_text(cls, text: str, path: Path | None, people: tuple[str, ...] = ()) -> Kept:
        """The game of a score sheet before its first decision; `catch_up` goes on. Raises Malformed, ValueError."""
        replay = Replay(text)
        game, headers = replay.game, replay.game.headers
        here = _people(headers.pop(KEYBOARD, None), people, game.names, path)
        memory, language = headers.pop(MEMORY, USUAL_MEMORY), headers.pop(LANGUAGE, "")
        seating = Seating(
            here,
            _levels(headers.pop(BOTS, ""), [name for name in game.names if name not in here], path),
            unquote(headers.pop(DRAWN, "")),
            memory if memory in MEMORIES else USUAL_MEMORY,
            language if language in LANGUAGES else "",
        )
        headers.pop(RESULT, None)
        kept = cls(game, seating, path, [_read_note(headers.pop(h)) for h in list(headers) if h.startswith(NOTE)])
        kept._replay, kept._is_on_disk = replay, path is not None
        return kept

    @classmethod
    def begun(cls, game: Game, seating: Seating) -> Kept:
        """A new game with a file of its own, if there can be one."""
        try:
            kept = cls(game, seating, new_file(game.title).resolve())
            assert kept.path is not None
            kept.lock = Lock(kept.path)
            kept.save()
        except OSError as error:
            kept = cls(game, seating, None)
            kept.failure = error
        return kept

    @property
    def is_safe(self) -> bool:
        """Whether all of it lies in its file."""
        return self.path is not None and self._is_on_disk and self.failure is None

    @property
    def is_partly_safe(self) -> bool:
        """Whether its file holds the game as it stood some decisions ago, at least."""
        return self.path is not None and self._is_on_disk

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
        """Take an answer, and save; raises Refused. Once it is taken it is kept, whatever interrupts us."""
        refusal = self.game.refusal(person, answer)
        if refusal is not None:
            raise Refused(refusal)
        line = self.game.names[person], self.game.text(answer)
        self._is_changed = True
        self._lines.append(line)
        self.game.play(person, answer)
        self.save()

    def note(self, person: str, text: str) -> None:
        """Write something down, and save."""
        kept = "".join(c if c.isprintable() else " " for c in text).replace('"', "”").strip()
        self._is_changed = True
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
        try:
            write(self.path, self.sheet())
        except OSError as error:
            self.failure = error
        else:
            self.failure, self._is_on_disk, self._is_changed = None, True, False

    def save_rest(self) -> None:
        """Save what an interruption has kept from being saved."""
        if self._is_changed:
            self.save()

    def save_to(self, path: Path) -> None:
        """Write a copy to a file of somebody's choice; a game without a file of its own goes on in it.

        What is there and not ours stays. Raises OSError, ValueError.
        """
        is_there = os.path.lexists(path)
        try:
            path = path.resolve()
        except RuntimeError as error:  # links that lead in a circle
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path)) from error
        if path == self.path:
            write(path, self.sheet())
        else:
            self._copy_to(path, is_there)
        if path == self.path or self.path is None or self.failure is not None:
            self.path, self.failure, self._is_on_disk, self._is_changed = path, None, True, False

    def _copy_to(self, path: Path, is_there: bool) -> None:
        if is_there and not (path in self._copies and path.is_file()):
            raise refused("play-why-taken")
        if not path.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
        lock = Lock(path)
        try:
            write(path, self.sheet())
        except BaseException:
            lock.release()
            raise
        self._copies.add(path)
        if self.path is None or self.failure is not None:
            self.close()
            self.lock = lock
        else:
            lock.release()

    def close(self) -> None:
        """Let the game be opened elsewhere."""
        if self.lock is not None:
            self.lock.release()
            self.lock = None


def _people(header: str | None, wanted: tuple[str, ...], names: tuple[str, ...], path: Path | None) -> tuple[str, ...]:
    """Who is at the keyboard: as the sheet says; only one that does not say can be told."""
    file = printable(str(path))
    here = tuple(dict.fromkeys(name for name in (header or "").split(", ") if name))
    if header is None:
        here = wanted or names[:1]
    elif not here:
        raise refused("play-sheet-keyboard", file=file)
    elif wanted and set(wanted) != set(here):
        raise refused("play-resume-names", people=", ".join(here))
    for name in here:
        if name not in names:
            raise refused("play-nobody-called", person=short(name), people=", ".join(names))
    return here


def _levels(header: str, bots: list[str], path: Path | None) -> dict[str, str]:
    """The level of every bot as the sheet says, or the usual one."""
    levels = dict(bot.rpartition(" ")[::2] for bot in header.split(", ") if " " in bot)
    for name, level in levels.items():
        if level not in LEVEL_NAMES:
            raise refused("play-sheet-level", file=printable(str(path)), level=short(level), person=short(name))
    return {name: levels.get(name, USUAL_LEVEL) for name in bots}


def _read_note(value: str) -> Note:
    person, seq, text = [*value.split(", ", 2), "", ""][:3]
    return Note(person, int(seq) if seq.isdecimal() else 0, text)
