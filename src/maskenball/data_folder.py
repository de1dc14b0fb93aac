"""Where a person's games and tables are kept."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from platformdirs import user_data_path

FOR_OTHERS = 0o077
"""What a file allows to everybody but its owner."""


def data_folder() -> Path:
    """The folder of the user in which games are kept (MASKENBALL_DATA names another). Raises OSError."""
    named = os.environ.get("MASKENBALL_DATA")
    if named:
        return Path(named)
    try:
        before = Path.home() / ".local" / "share" / "maskenball"
    except RuntimeError as error:  # a user without a home
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), "~") from error
    usual = user_data_path("maskenball", appauthor=False)
    return before if before.is_dir() and not usual.is_dir() else usual


def made_folder(*within: str) -> Path:
    """The data folder, or one in it, which nobody else may look into; made if it is not there. Raises OSError."""
    folder = data_folder()
    is_named = bool(os.environ.get("MASKENBALL_DATA"))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not is_named and folder.stat().st_mode & FOR_OTHERS:
        folder.chmod(0o700)  # 0.1.0 made it for everybody to read
    found = folder.joinpath(*within)
    found.mkdir(mode=0o700, exist_ok=True)
    return found
