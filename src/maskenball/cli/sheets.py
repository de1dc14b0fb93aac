"""Commands on paper: `deal`, `replay`, `scenarios`, `mask`."""

from __future__ import annotations

import sys
from typing import Any

import click

from maskenball.cli.group import main
from maskenball.cli.options import LANGUAGE, TableCommand, advise, refuse, text_of, wish_of
from maskenball.core.guests import GUESTS
from maskenball.core.kit import kit_of


@main.command(cls=TableCommand)
@click.argument("names", nargs=-1, metavar="[NAME...]")
@click.option("--players", type=click.IntRange(2, 13), help="How many, if no names are given.  [default: 6, or 4]")
@click.option("--seed", help="The same seed deals the same cards.  [default: drawn]")
@click.option("--first", metavar="NAME", help="Who takes the first turn.  [default: drawn from the seed]")
def deal(names: tuple[str, ...], players: int | None, seed: str | None, first: str | None, **wished: Any) -> None:
    """Deal the cards of a new game and print it as a score sheet.

    \b
    maskenball deal Adele Bruno Cedric Didier
    maskenball deal --players 8 --edition 2 --scenario 2e-B --seed carnival
    maskenball deal --game masquerade --players 5
    """
    from maskenball.core.game import Refused
    from maskenball.terminal import dealing

    if names and players not in (None, len(names)):
        refuse(f"{len(names)} names, but --players {players}")
    seats = names or tuple(GUESTS[: players or kit_of(wished["game"]).usual_players])
    wish = wish_of(**wished)
    try:
        text = dealing.new_sheet(wish, seats, seed, first)
    except (ValueError, Refused) as error:
        refuse(str(error))
    advise(wish, len(seats))
    click.echo(text, nl=False)


@main.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_documents", is_flag=True, help="Print one JSON document (one line per FILE).")
@click.option("--until", type=click.IntRange(0), metavar="N", help="Play only the first N decisions.")
@click.option("--view", metavar="NAME", help="What that player saw; with --json the messages a server sends them.")
@click.option("--spectator", is_flag=True, help="What a spectator saw.")
@LANGUAGE
def replay(
    files: tuple[str, ...], as_documents: bool, until: int | None, view: str | None, spectator: bool, lang: str | None
) -> None:
    """Play score sheets again (FILE - is standard input).

    \b
    maskenball replay game.ball                the whole story in words
    maskenball replay --json game.ball         where it ended, as JSON
    maskenball replay --view Adele game.ball   only what Adele could know
    """
    from maskenball.core.malformed import Malformed
    from maskenball.terminal import replay as replaying
    from maskenball.terminal.language import spoken
    from maskenball.terminal.screen import in_order

    phrases = spoken(lang)
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
                lines = (
                    [replaying.as_json(message) for message in replaying.messages(path, view, until)]
                    if as_documents
                    else replaying.in_words(path, view, until, phrases)
                )
            elif as_documents:
                lines = [replaying.as_json(replaying.document(path, until))]
            else:
                lines = ([f"== {path}"] if len(files) > 1 else []) + replaying.whole_story(path, until, phrases)
        except Malformed as malformed:
            click.echo(in_order(f"{path}:{malformed}"), err=True)
            failed = True
        except LookupError as error:
            refuse(str(error.args[0]))
        else:
            text = "\n".join(lines)
            click.echo(text if as_documents else in_order(text))
    if failed:
        sys.exit(1)


@main.group()
def scenarios() -> None:
    """Which masks are in play: list the sets, show one, check one of your own."""


@scenarios.command("list")
@click.option("--json", "as_documents", is_flag=True, help="As one JSON document.")
@LANGUAGE
def scenarios_list(as_documents: bool, lang: str | None) -> None:
    """List all sets of masks."""
    from maskenball.terminal import scenarios as telling
    from maskenball.terminal.language import spoken

    click.echo(telling.listed(spoken(lang), as_documents))


@scenarios.command("show")
@click.argument("name")
@click.option("--players", type=click.IntRange(2, 13), help="Only for so many players.")
@click.option("--json", "as_documents", is_flag=True, help="As one JSON document.")
@LANGUAGE
def scenarios_show(name: str, players: int | None, as_documents: bool, lang: str | None) -> None:
    """Show the masks of a set for each number of players, or the cards of a deck of Masquerade."""
    from maskenball.terminal import scenarios as telling
    from maskenball.terminal.language import spoken

    try:
        click.echo(telling.shown(spoken(lang), name, players, as_documents))
    except ValueError as error:
        refuse(str(error))


@scenarios.command("check")
@click.argument("masks", nargs=-1, required=True, metavar="MASK... | FILE")
@click.option("--players", type=click.IntRange(2, 13), help="How many players.  [default: from the number of cards]")
@click.option("--edition", type=click.IntRange(1, 2), default=1, show_default=True, help="Which one.")
@click.option("--masks", "masks_file", metavar="FILE", help="A TOML file of home-made masks.")
@click.option("--json", "as_documents", is_flag=True, help="As one JSON document.")
@LANGUAGE
def scenarios_check(
    masks: tuple[str, ...], players: int | None, edition: int, masks_file: str | None, as_documents: bool,
    lang: str | None,
) -> None:  # fmt: skip
    """Check masks of your own choice against rule S4, and name every rule that they break.

    \b
    maskenball scenarios check --players 6 judge king queen witch bishop cheat
    maskenball scenarios check --players 8 my-scenario.txt      (masks separated by commas, spaces or lines)
    """
    from maskenball.core.malformed import Malformed
    from maskenball.terminal import scenarios as telling
    from maskenball.terminal.language import spoken
    from maskenball.terminal.replay import sheet_text

    try:
        block = _checked_masks(masks_file)
        check = telling.checks_masks().checked
        report, possible = check(spoken(lang), masks, players, edition, block, as_documents, sheet_text)
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

    click.echo(telling.checks_masks().explained(_checked_masks(file)))


def _checked_masks(path: str | None) -> str:
    """The text of a file of home-made masks."""
    from maskenball.core.malformed import Malformed
    from maskenball.terminal import scenarios as telling

    text = text_of(path) if path else ""
    try:
        telling.checks_masks().masks_from_toml(text)
    except Malformed as malformed:
        refuse(f"{path}:{malformed.line}: {malformed.why}")
    return text
