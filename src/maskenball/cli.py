"""The `maskenball` command. Thin: each command only passes its words on."""

from __future__ import annotations

import sys
from typing import NoReturn

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


def refuse(sentence: str) -> NoReturn:
    """Say what is wrong on standard error and end with status 1."""
    click.echo(sentence, err=True)
    sys.exit(1)


@main.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_documents", is_flag=True, help="Print one JSON document (one line per FILE).")
@click.option("--until", type=click.IntRange(0), metavar="N", help="Play only the first N decisions.")
@click.option("--view", metavar="NAME", help="What that player saw; with --json the messages a server sends them.")
@click.option("--spectator", is_flag=True, help="What a spectator saw.")
def replay(files: tuple[str, ...], as_documents: bool, until: int | None, view: str | None, spectator: bool) -> None:
    """Play score sheets again (FILE - is standard input).

    \b
    maskenball replay game.ball                the whole story in words
    maskenball replay --json game.ball         where it ended, as JSON
    maskenball replay --view Adele game.ball   only what Adele could know
    """
    from maskenball.games.sheet import Malformed
    from maskenball.terminal import replay as replaying

    if (view is not None or spectator) and len(files) > 1:
        refuse("--view and --spectator take one FILE")
    if view is not None and spectator:
        refuse("--view and --spectator do not go together")
    if as_documents and len(files) > 1:
        failed = False
        for line, went_well in replaying.documents(files, until):
            click.echo(line)
            failed |= not went_well
        sys.exit(1 if failed else 0)
    failed = False
    for path in files:
        try:
            if view is not None or spectator:
                messages = replaying.messages(path, view, until)
                lines = [replaying.as_json(m) for m in messages] if as_documents else replaying.in_words(messages)
            elif as_documents:
                lines = [replaying.as_json(replaying.document(path, until))]
            else:
                lines = ([f"== {path}"] if len(files) > 1 else []) + replaying.whole_story(path, until)
        except Malformed as malformed:
            click.echo(f"{path}:{malformed}", err=True)
            failed = True
        except LookupError as error:
            refuse(str(error.args[0]))
        else:
            click.echo("\n".join(lines))
    if failed:
        sys.exit(1)


def _own_masks(path: str | None) -> str:
    """The text of a file of home-made masks, checked."""
    if path is None:
        return ""
    from maskenball.games.mascarade.home_made import masks_from_toml
    from maskenball.games.sheet import Malformed
    from maskenball.games.toml_text import Mistake
    from maskenball.terminal.replay import sheet_text

    try:
        text = sheet_text(path).replace("\r\n", "\n")
        masks_from_toml(text)
    except Malformed as malformed:
        refuse(f"{path}:{malformed}")
    except Mistake as mistake:
        refuse(f"{path}:{mistake.line}: {mistake.why}")
    return text


edition_option = click.option(
    "--edition", type=click.IntRange(1, 2), default=1, show_default=True, help="Which printing."
)
scenario_option = click.option(
    "--scenario", default="", metavar="NAME|MASKS", help="1e-2013, 1e-2014, 2e-A, 2e-B, or masks with commas."
)
masks_option = click.option("--masks", "masks_file", metavar="FILE", help="A TOML file of home-made masks.")
GUESTS = ["Adele", "Bruno", "Cedric", "Didier", "Emma", "Fran", "Gus", "Harry", "Ida", "Jo", "Kim", "Lea", "Max"]


@main.command()
@click.argument("names", nargs=-1, metavar="[NAME...]")
@click.option("--players", type=click.IntRange(2, 13), help="How many, if no names are given.  [default: 6]")
@edition_option
@scenario_option
@masks_option
@click.option("--seed", help="The same seed deals the same cards.  [default: drawn]")
@click.option("--first", metavar="NAME", help="Who takes the first turn.  [default: drawn from the seed]")
@click.option("--accidents", is_flag=True, help="Play with accidental looks (rule A2.2).")
def deal(
    names: tuple[str, ...], players: int | None, edition: int, scenario: str, masks_file: str | None, seed: str | None,
    first: str | None, accidents: bool,
) -> None:  # fmt: skip
    """Deal the cards of a new game and print it as a score sheet.

    \b
    maskenball deal Adele Bruno Cedric Didier
    maskenball deal --players 8 --edition 2 --scenario 2e-B --seed carnival
    """
    from maskenball.terminal import dealing

    try:
        text = dealing.new_sheet(
            names or tuple(GUESTS[: players or 6]), edition, seed, scenario, first, accidents, _own_masks(masks_file)
        )
    except ValueError as error:
        refuse(str(error))
    click.echo(text, nl=False)


@main.group()
def scenarios() -> None:
    """Which masks are in play: list the sets, show one, check one of your own."""


@scenarios.command("list")
@click.option("--json", "as_documents", is_flag=True, help="As one JSON document.")
def scenarios_list(as_documents: bool) -> None:
    """List all sets of masks."""
    from maskenball.terminal import scenarios as telling

    click.echo(telling.listed(as_documents))


@scenarios.command("show")
@click.argument("name")
@click.option("--players", type=click.IntRange(2, 13), help="Only for so many players.")
@click.option("--json", "as_documents", is_flag=True, help="As one JSON document.")
def scenarios_show(name: str, players: int | None, as_documents: bool) -> None:
    """Show the masks of a set, for each number of players."""
    from maskenball.terminal import scenarios as telling

    try:
        click.echo(telling.shown(name, players, as_documents))
    except ValueError as error:
        refuse(str(error))


@scenarios.command("check")
@click.argument("masks", nargs=-1, required=True, metavar="MASK... | FILE")
@click.option("--players", type=click.IntRange(2, 13), help="How many players.  [default: from the number of cards]")
@edition_option
@masks_option
@click.option("--json", "as_documents", is_flag=True, help="As one JSON document.")
def scenarios_check(
    masks: tuple[str, ...], players: int | None, edition: int, masks_file: str | None, as_documents: bool
) -> None:
    """Check masks of your own choice against rule S4, and name every rule that they break.

    \b
    maskenball scenarios check --players 6 judge king queen witch bishop cheat
    maskenball scenarios check --players 8 my-scenario.txt      (masks separated by commas, spaces or lines)
    """
    from maskenball.games.sheet import Malformed
    from maskenball.terminal import scenarios as telling

    try:
        report, possible = telling.checked(masks, players, edition, _own_masks(masks_file), as_documents)
    except Malformed as malformed:
        refuse(f"{masks[0]}:{malformed}")
    except ValueError as error:
        refuse(str(error))
    click.echo(report, err=not possible and not as_documents)
    sys.exit(0 if possible else 1)


@main.command("mask")
@click.argument("file", metavar="FILE")
def mask(file: str) -> None:
    """Check a TOML file of home-made masks and explain each of them."""
    from maskenball.terminal import scenarios as telling

    click.echo(telling.explained(_own_masks(file)))


@main.command()
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="How many games.")
@click.option("--players", type=click.IntRange(2, 13), default=8, show_default=True, help="How many at the table.")
@edition_option
@scenario_option
@masks_option
@click.option(
    "--seed", type=click.IntRange(0), default=0, show_default=True, help="Game k of a seed is always the same."
)
@click.option("--save", "folder", metavar="DIR", help="Write every game as a score sheet into DIR.")
@click.option("--json", "as_documents", is_flag=True, help="Print the summary as JSON.")
def simulate(
    games: int, players: int, edition: int, scenario: str, masks_file: str | None, seed: int, folder: str | None,
    as_documents: bool,
) -> None:  # fmt: skip
    """Play random games and sum them up: lengths, endings, winners by seat.

    \b
    maskenball simulate --games 10000 --players 6
    maskenball simulate --games 50 --edition 2 --scenario 2e-B --save games/
    """
    from maskenball.lab import simulate as lab

    try:
        summary = lab.simulated(games, players, edition, scenario, _own_masks(masks_file), seed, folder)
    except (ValueError, OSError) as error:
        refuse(str(error))
    click.echo(lab.as_json(summary) if as_documents else lab.as_table(summary))
