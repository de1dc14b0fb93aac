"""The group of all commands."""

from __future__ import annotations

import sys

import click

from maskenball import __version__


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="maskenball")
def main() -> None:
    """The masked-ball card games, for people and for programs.

    Try `maskenball deal > game.ball`, write decisions below the headers, then `maskenball replay game.ball`.
    """
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")  # type: ignore[union-attr]
