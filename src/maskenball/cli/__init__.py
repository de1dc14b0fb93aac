"""The `maskenball` command. Thin: each command only passes its words on."""

from __future__ import annotations

import sys

from maskenball.cli import keyboard, mass_play, online, sheets  # noqa: F401  (their commands join the group)
from maskenball.cli.group import main
from maskenball.cli.options import refuse

__all__ = ["main", "run"]


def run() -> None:
    """The command, with what can go wrong around it told in one line."""
    try:
        main()
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except OSError as error:
        refuse(f"cannot go on: {error.strerror or error}")
