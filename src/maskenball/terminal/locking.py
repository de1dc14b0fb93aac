"""Locking: a game is open at one keyboard at a time, or the moves of one would overwrite those of the other."""

from __future__ import annotations

from pathlib import Path

from maskenball import lock
from maskenball.terminal.refusing import printable, refused


class Lock:
    """Held while the game of a file is open; where nothing can be locked, nothing is."""

    def __init__(self, path: Path) -> None:
        """Raises Refused when the game is open elsewhere."""
        self._lock: lock.Lock | None = None
        try:
            self._lock = lock.Lock(path.with_name(f".{path.name}.lock"))
        except lock.Held:
            raise refused("play-open-elsewhere", file=printable(str(path))) from None
        except OSError:
            pass

    def release(self) -> None:
        """Let others open the game."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None
