"""Locking: a game is open at one keyboard at a time, or the moves of one would overwrite those of the other."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from maskenball.terminal.refusing import printable, refused

try:
    import fcntl
except ImportError:  # Windows: there it is up to the people
    fcntl = None  # type: ignore[assignment]


class Lock:
    """Held while the game of a file is open; the system gives it back whatever ends the program.

    It lies on a small file beside the game, because the game's own file is another one after every save.
    """

    def __init__(self, path: Path) -> None:
        """Raises Refused when somebody else holds it; where nothing can be locked, nothing is."""
        self._beside = path.with_name(f".{path.name}.lock")
        self._handle: int | None = None
        while fcntl is not None and self._handle is None:
            try:
                handle = os.open(self._beside, os.O_RDWR | os.O_CREAT, 0o600)
            except OSError:
                return
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                os.close(handle)
                raise refused("play-open-elsewhere", file=printable(str(path))) from None
            except OSError:
                os.close(handle)
                return
            if self._is_still_there(handle):
                self._handle = handle
            else:
                os.close(handle)

    def _is_still_there(self, handle: int) -> bool:
        """Whether the file is the one that was opened: who held it before may have removed it meanwhile."""
        try:
            return os.path.samestat(os.fstat(handle), os.stat(self._beside))
        except OSError:
            return False

    def release(self) -> None:
        """Let others open the game."""
        if self._handle is not None:
            with contextlib.suppress(OSError):
                self._beside.unlink()
            os.close(self._handle)
            self._handle = None
