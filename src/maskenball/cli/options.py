"""What commands share: how they refuse, the language, and the options that describe a table."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click
from click.core import ParameterSource

from maskenball.core.kit import kits

if TYPE_CHECKING:
    from maskenball.core.wish import Wish
    from maskenball.phrases.phrases import Phrases

LANGUAGE = click.option(
    "--lang",
    type=click.Choice(["en", "de", "fr", "it", "nl"]),
    help="The language; else that of your system.",
)

SCENARIO_HELP = "Mascarade: 1e-2013, 1e-2014, 2e-A, 2e-B, or masks with commas."
DECK_HELP = "Masquerade: default, points, or a TOML file of your own."


def refuse(sentence: str) -> NoReturn:
    """Say what is wrong on standard error and end with status 1."""
    click.echo(sentence, err=True)
    sys.exit(1)


def checked_block(path: str | None, game: str = "mascarade") -> str:
    """The text of a file of home-made masks, or of a deck of one's own, checked."""
    if path is None:
        return ""
    from maskenball.core.sheet import Malformed
    from maskenball.core.toml_text import Mistake
    from maskenball.games.mascarade.rules.home_made import masks_from_toml
    from maskenball.games.masquerade.rules.deck import deck_from_toml
    from maskenball.terminal.replay import sheet_text

    try:
        text = sheet_text(path).replace("\r\n", "\n")
        deck_from_toml(text) if game == "masquerade" else masks_from_toml(text)
    except Malformed as malformed:
        refuse(f"{path}:{malformed}")
    except Mistake as mistake:
        refuse(f"{path}:{mistake.line}: {mistake.why}")
    return text


class Table(click.Command):
    """A command that opens tables: it shares the options that say what is played."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.params = [*table_options(), *self.params]


def table_options() -> list[click.Parameter]:
    return [
        click.Option(["--game"], type=click.Choice(list(kits())), default="mascarade", show_default=True),
        click.Option(["--edition"], type=click.IntRange(1, 2), default=1, show_default=True, help="Mascarade: which."),
        click.Option(["--scenario"], default="", metavar="NAME|MASKS", help=SCENARIO_HELP),
        click.Option(["--masks", "masks_file"], metavar="FILE", help="Mascarade: a TOML file of home-made masks."),
        click.Option(["--deck"], default="default", metavar="NAME|FILE", help=DECK_HELP),
    ]


def wish_of(game: str, edition: int, scenario: str, masks_file: str | None, deck: str, accidents: bool = False) -> Wish:
    """What is to be played, from the options that say so; refuses what does not go together.

    A scenario by its name says which edition it is of, where nobody else does.
    """
    from maskenball.core.wish import Wish
    from maskenball.games.mascarade.rules.home_made import masks_from_toml
    from maskenball.games.mascarade.rules.scenarios import SCENARIOS
    from maskenball.games.masquerade.rules.deck import DECKS

    if game == "masquerade":
        given = {"--edition": edition != 1, "--scenario": scenario, "--masks": masks_file, "--accidents": accidents}
        if any(given.values()):
            refuse(f"{' and '.join(option for option, there in given.items() if there)}: only for Mascarade")
        if deck not in DECKS and not Path(deck).is_file():
            refuse(f"{deck!r} is no deck and no file; decks: {', '.join(DECKS)}")
        return Wish(game, deck=deck, block="" if deck in DECKS else checked_block(deck, game))
    if deck != "default":
        refuse("--deck is for Masquerade: add --game masquerade")
    if scenario in SCENARIOS and click.get_current_context().get_parameter_source("edition") is ParameterSource.DEFAULT:
        edition = SCENARIOS[scenario].edition
    wish = Wish(game, edition, scenario, accidents=accidents, block=checked_block(masks_file))
    own = [mask.id for mask in masks_from_toml(wish.block)]
    if own and not set(own) & {name.strip() for name in scenario.split(",")}:
        refuse(f"--masks {masks_file}: name the masks that are to play, these among them: {', '.join(own)}")
    return wish


def advise(wish: Wish, players: int, phrases: Phrases | None = None) -> None:
    """Say on standard error what the rules advise against; to people, in their language."""
    if phrases is not None:
        from maskenball.terminal.refusing import advice

        for sentence in advice(wish, players, phrases):
            click.echo(sentence, err=True)
        return
    for sentence in wish.advice(players):
        click.echo(f"a recommendation of the rules: {sentence}", err=True)
