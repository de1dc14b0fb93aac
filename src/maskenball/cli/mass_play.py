"""Commands for many games: `simulate`, `tournament`, `balance`, `warm-up`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from maskenball.cli.group import main
from maskenball.cli.options import TableCommand, advise, refuse, wish_of
from maskenball.core.kit import kit_of, kits


@main.command(cls=TableCommand)
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="How many games.")
@click.option("--players", type=click.IntRange(2, 13), help="How many at the table.  [default: 6, or 4]")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Same seed, same games.")
@click.option("--weight", "weights", multiple=True, metavar="VERB=N", help="Do this N times as often, e.g. pass=5.")
@click.option("--interpreted", is_flag=True, help="Do not use the compiled rules (the games are the same).")
@click.option("--cores", type=click.IntRange(1), help="How many processor cores.  [default: all]")
@click.option("--save", "folder", metavar="DIR", help="Write every game as a score sheet into DIR.")
@click.option("--out", metavar="FILE", help="Write a row per game to FILE, .csv or .parquet.")
@click.option("--json", "as_documents", is_flag=True, help="Print the summary as JSON.")
def simulate(
    games: int, players: int | None, seed: int, weights: tuple[str, ...], interpreted: bool, cores: int | None,
    folder: str | None, out: str | None, as_documents: bool, **wished: Any,
) -> None:  # fmt: skip
    """Play random games and sum them up: lengths, endings, winners by seat.

    \b
    maskenball simulate --games 10000 --players 6
    maskenball simulate --games 50 --edition 2 --scenario 2e-B --save games/
    maskenball simulate --game masquerade --players 5 --out games.csv
    """
    from maskenball.lab import simulate as lab

    def say(sentence: str) -> None:
        click.echo(sentence, err=True)

    try:
        wish, seats = wish_of(**wished), players or kit_of(wished["game"]).usual_players
        room = lab.open_lab(wish, seats, games, interpreted, say)
        advise(wish, seats)
        table = lab.weights_by_verb(room.sample, _weights(weights)) if weights else []
        played = lab.simulated(room, games, seed, table, cores)
        if out:
            lab.save_table(room, played, out)
        if folder:
            lab.save_sheets(room, games, folder, seed, table)
    except (ValueError, OSError) as error:
        refuse(str(error))
    summary = lab.summed(room, played, seed)
    click.echo(lab.as_json(summary) if as_documents else lab.as_table(summary))


def _weights(given: tuple[str, ...]) -> dict[str, int]:
    """Weights as they stand on the line: pass=5."""
    found = {}
    for word in given:
        verb, equals, number = word.partition("=")
        if not equals or not number.isdecimal() or int(number) > 1000:
            refuse(f"--weight {word}: write a verb and a whole number up to 1000, like pass=5")
        found[verb] = int(number)
    return found


def _picture(context: click.Context, parameter: click.Parameter, path: str | None) -> str | None:
    """Where a picture will be: better refused before the games than after them."""
    if path is not None and not context.resilient_parsing:
        place = Path(path)
        if place.suffix.lower() != ".svg":
            refuse(f"--plot {path}: the picture is an SVG, let its name end with .svg")
        if not place.parent.is_dir():
            refuse(f"--plot {path}: there is no folder {place.parent}")
        if place.is_dir():
            refuse(f"--plot {path}: this is a folder")
    return path


PLOT = click.option("--plot", metavar="FILE", callback=_picture, help="Draw the shares as an SVG picture.")


def _told(text: str, plot: str | None, picture: Callable[[], str]) -> None:
    """The result, and then its picture: what was played is told even if the picture cannot be written."""
    click.echo(text)
    if plot:
        try:
            Path(plot).write_text(picture(), encoding="utf-8")
        except OSError as error:
            refuse(str(error))


@main.command(cls=TableCommand)
@click.argument("bots", nargs=-1, required=True, metavar="BOT...")
@click.option("--one", default="", metavar="BOT", help="This bot against each of the others, at every type of table.")
@click.option(
    "--games",
    type=click.IntRange(1),
    default=600,
    show_default=True,
    help="Games for each type of table, rounded up to whole deals in all their rotations.",
)
@click.option("--players", type=click.IntRange(2, 13), help="How many at the table.  [default: 6, or 4]")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Same seed, same games.")
@click.option("--cores", type=click.IntRange(1), help="How many processor cores.  [default: all]")
@click.option("--resume", metavar="FILE", help="Keep finished games in FILE, and go on from it.")
@PLOT
@click.option("--json", "as_documents", is_flag=True, help="Print the outcome as JSON.")
def tournament(
    bots: tuple[str, ...], one: str, games: int, players: int | None, seed: int,
    cores: int | None, resume: str | None, plot: str | None, as_documents: bool, **wished: Any,
) -> None:  # fmt: skip
    """Let bots play each other on duplicate deals, and say how sure the result is.

    The bots sit round one table, again from the first until all seats are taken; two in Masquerade are two teams.
    With --one, one bot plays alone among others of each kind, with half the seats, and among a mixture.

    \b
    maskenball tournament --one ev honest random --games 1200
    maskenball tournament honest ev reader --players 6 --resume ladder.jsonl
    maskenball tournament --game masquerade pimc rule --plot teams.svg
    maskenball tournament --one mine.py:Timid honest       a bot of your own

    \b
    Mascarade:  random, honest, bluffer, ev, reader, planner
    Masquerade: random, careless, rule, hasty, pimc
    """
    from maskenball.lab import tournament_report as report
    from maskenball.lab.tournament_play import BotFailed, run as played

    try:
        seats = players or kit_of(wished["game"]).usual_players
        outcome = played(bots, wish_of(**wished), seats, games, seed, one, cores, resume)
    except (ValueError, OSError, BotFailed) as error:
        refuse(str(error))
    except KeyboardInterrupt:
        refuse(f"stopped; the same command goes on from {resume}" if resume else "stopped; --resume FILE keeps games")
    text = report.as_json(outcome) if as_documents else report.as_table(outcome)
    _told(text, plot, lambda: report.as_svg(outcome))


@main.command(cls=TableCommand)
@click.argument("masks_in_play", default="", metavar="[SCENARIO]")
@click.option("--games", type=click.IntRange(1), default=600, show_default=True, help="How many games.")
@click.option("--players", type=click.IntRange(2, 13), help="How many at the table.  [default: 6, or 4]")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Same seed, same games.")
@click.option("--bot", "bots", multiple=True, metavar="BOT", help="Who plays; again for more.  [default: ev, or rule]")
@click.option("--cores", type=click.IntRange(1), help="How many processor cores.  [default: all]")
@PLOT
@click.option("--json", "as_documents", is_flag=True, help="Print the outcome as JSON.")
def balance(
    masks_in_play: str, games: int, players: int | None, seed: int, bots: tuple[str, ...],
    cores: int | None, plot: str | None, as_documents: bool, **wished: Any,
) -> None:  # fmt: skip
    """Is a scenario fair? Who wins, how games end, how bluffs and claims go, as bots play it.

    \b
    maskenball balance 2e-A --players 6 --games 3000
    maskenball balance "judge, king, queen, witch, bishop, cheat" --bot ev --bot reader --plot balance.svg
    maskenball balance --game masquerade --players 5 --json
    """
    from maskenball.lab import balance as lab, balance_report as report
    from maskenball.lab.bot_games import BotFailed

    if masks_in_play and wished["scenario"]:
        refuse("name the scenario once: as SCENARIO or with --scenario")
    wished["scenario"] = masks_in_play or wished["scenario"] or None
    try:
        wish, seats = wish_of(**wished), players or kit_of(wished["game"]).usual_players
        found = lab.run(bots, wish, seats, games, seed, cores)
    except (ValueError, OSError, BotFailed) as error:
        refuse(str(error))
    except KeyboardInterrupt:
        refuse("stopped")
    advise(wish, seats)
    _told(report.as_json(found) if as_documents else report.as_table(found), plot, lambda: report.as_svg(found))


@main.command("warm-up")
def warm_up() -> None:
    """Compile the rules of both games for mass play and for bots, once (a minute or two); later starts are instant."""
    from maskenball.bots.ladder import BOTS
    from maskenball.lab import simulate as lab
    from maskenball.speed import twin

    if not twin.available():
        refuse("the compiled rules need numba: pip install 'maskenball[lab]'")
    for kit in kits().values():
        if kit.has("compiled"):
            lab.warmed_up(kit.name, click.echo)
    for bot in BOTS.values():
        if bot.program and not bot.program.is_warm():
            click.echo(f"compiling the {bot.name} bot (once, less than a minute)")
            bot.warm_up()
    click.echo(f"ready, in {twin.cache_root()}")
