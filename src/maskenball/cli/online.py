"""Commands for tables online: `serve`, `verify`."""

from __future__ import annotations

import sys

import click

from maskenball.cli.group import main
from maskenball.cli.options import LANGUAGE, refuse


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", type=click.IntRange(0, 65535), help="The port; 0: any.  [default: 8642, or the next free one]")
@click.option("--lan", is_flag=True, help="Let phones and other machines in the same house join.")
@click.option("--name", "names", metavar="NAME", multiple=True, help="A name by which browsers call this server "
              "on the internet, such as maskenball.example; repeatable.")  # fmt: skip
@click.option("--database", metavar="URL|FILE", default="", help="Where tables are kept: a file of SQLite, or "
              "postgresql://…  [default: tables.db in your data folder]")  # fmt: skip
@click.option("--pace", type=click.FloatRange(0, 10), default=1.0, show_default=True, help="How long things are "
              "shown and bots wait, times the pace of each table; 0: no time at all, for programs.")  # fmt: skip
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="For bots that search.")
@click.option("--keep-tables", type=click.IntRange(0), default=180, show_default=True, metavar="DAYS", help="Remove a "
              "table at which nothing has happened for so long; 0: never.")  # fmt: skip
@click.option("--keep-films", type=click.IntRange(0), default=730, show_default=True, metavar="DAYS", help="Remove the "
              "score sheets of finished games after so long; 0: never.")  # fmt: skip
@click.option("--log", "log_level", type=click.Choice(["debug", "info", "warning", "error"]), default="warning",
              show_default=True, help="Log level; logs go to standard error as JSON lines.")  # fmt: skip
@click.option("--unlimited", is_flag=True, help="No limits on rates and numbers: for load tests on one machine.")
@LANGUAGE
def serve(
    host: str, port: int | None, lan: bool, names: tuple[str, ...], database: str, pace: float, workers: int,
    keep_tables: int, keep_films: int,
    log_level: str, unlimited: bool, lang: str | None,
) -> None:  # fmt: skip
    """Serve tables for the browser; stop with Ctrl-C. Tables are kept and go on at the next start.

    \b
    maskenball serve                       on this machine
    maskenball serve --lan                 for phones in the same room: scan the code
    maskenball serve --database postgresql://user@host/maskenball
    """
    from maskenball.server.expiry import Keeping
    from maskenball.server.limits import UNLIMITED, Limits
    from maskenball.server.serve import Settings, Unable, serve as run_server
    from maskenball.server.welcome import welcome
    from maskenball.terminal.language import spoken

    phrases = spoken(lang)
    limits = UNLIMITED if unlimited else Limits()
    keeping = Keeping(keep_tables, keep_films)
    settings = Settings(database, host, port, lan, pace, workers, log_level, limits, keeping, names)
    try:
        run_server(settings, lambda here, house: welcome(here, house, phrases))
    except Unable as error:
        refuse(str(error))
    except KeyboardInterrupt:  # before it listened: nothing is begun
        pass


@main.command()
@click.argument("sheet", type=click.Path(exists=True, dir_okay=False, allow_dash=True), metavar="GAME.ball")
def verify(sheet: str) -> None:
    """Check the deal of a game that was played online, and say what that proves and what it does not.

    The score sheet of a finished game carries the server's secret and commitment, and the promises and salts of the
    devices; this does the sums again, and replays the game.
    """
    from maskenball.core.malformed import Malformed
    from maskenball.core.replay import Replay
    from maskenball.server.deal import check, proven
    from maskenball.terminal.replay import sheet_text

    try:
        game = Replay(sheet_text(sheet)).finish()
    except Malformed as malformed:
        refuse(f"{sheet}:{malformed}")
    wrong = check(game)
    for sentence in wrong:
        click.echo(sentence, err=True)
    if wrong:
        sys.exit(1)
    for sentence in proven(game):
        click.echo(sentence)
