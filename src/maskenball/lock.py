"""Lock: one program at a time for one file."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path

from filelock import FileLock, Timeout


class Held(Exception):
    """Another program holds the lock."""


class Lock:
    """Held from the moment it is made; the system gives it back whatever ends the program.

    It lies on a file of its own, because the file that it is about may be replaced by another one of the same name.
    """

    def __init__(self, path: Path) -> None:
        """Raises Held; OSError where nothing can be locked."""
        if not path.parent.is_dir():  # the library would make it
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
        self._path = path
        self._lock = FileLock(path, mode=0o600, blocking=False, thread_local=False)
        try:
            self._lock.acquire()
        except Timeout:
            raise Held from None

    def release(self) -> None:
        """Let others have it. The file goes first: whoever has opened it meanwhile sees that it is gone."""
        if self._lock.is_locked:
            with contextlib.suppress(OSError):
                self._path.unlink()
            self._lock.release()
