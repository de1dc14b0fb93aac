"""Where a person's games and tables are kept."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The folder of the user in which games are kept (MASKENBALL_DATA names another). Raises OSError."""
    named = os.environ.get("MASKENBALL_DATA")
    if named:
        return Path(named)
    usual = os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else os.environ.get("XDG_DATA_HOME")
    try:
        return Path(usual or Path.home() / ".local" / "share") / "maskenball"
    except RuntimeError as error:  # a user without a home
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), "~") from error
