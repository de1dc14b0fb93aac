"""What commands share: how they refuse, the language, and the options that describe a table."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

from maskenball.core.kit import USUAL_GAME, kit_of, kits

if TYPE_CHECKING:
    from maskenball.core.flags import Flag
    from maskenball.core.wish import Wish
    from maskenball.phrases.phrases import Phrases

LANGUAGE = click.option(
    "--lang",
    type=click.Choice(["en", "de", "fr", "it", "nl"]),
    help="The language; else that of your system.",
)


def refuse(sentence: str) -> NoReturn:
    """Say what is wrong on standard error and end with status 1."""
    click.echo(sentence, err=True)
    sys.exit(1)


def text_of(path: str) -> str:
    """The text of a file that was named on the line."""
    from maskenball.core.malformed import Malformed
    from maskenball.terminal.replay import sheet_text

    try:
        return sheet_text(path).replace("\r\n", "\n")
    except Malformed as malformed:
        refuse(f"{path}:{malformed}")


class TableCommand(click.Command):
    """A command that opens tables: it shares the options that say what is played."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.params = [*table_options(), *self.params]


def game_option() -> click.Option:
    """Which of the games."""
    return click.Option(["--game"], type=click.Choice(list(kits())), default=USUAL_GAME, show_default=True)


def table_options() -> list[click.Parameter]:
    """The game, and the flags of each; what two games call the same is one flag."""
    from maskenball.core.flags import flags_of

    flags = {flag.name: flag for kit in kits().values() for flag in flags_of(kit)}
    return [game_option(), *(_option(flag) for flag in flags.values())]


def _option(flag: Flag) -> click.Option:
    """A flag on the line; None: it was not said."""
    name = [f"--{flag.name}"]
    if isinstance(flag.usual, bool):
        return click.Option(name, is_flag=True, default=None, help=flag.help)
    kind: Any = click.Choice([str(value) for value in flag.values]) if flag.values else type(flag.usual)
    usual = f"  [default: {flag.usual}]" if flag.usual != "" else ""
    return click.Option(name, type=kind, metavar=flag.metavar, help=flag.help + usual)


def wish_of(game: str, **said: Any) -> Wish:
    """What is to be played, from the flags that say so; refuses what does not go together."""
    from maskenball.core.flags import chosen_by, flags_of
    from maskenball.core.malformed import Malformed
    from maskenball.core.wish import Wish

    kit = kit_of(game)
    given = {name: value for name, value in said.items() if value is not None}
    own = {flag.name: flag for flag in flags_of(kit)}
    strange = [name for name in given if name not in own]
    if strange:
        others = [k.name for k in kits().values() if any(flag.name in strange for flag in flags_of(k))]
        words = " and ".join(f"--{name}" for name in strange)
        refuse(f"{words}: only with --game {' or '.join(others)}")
    paths = {n: v for n, v in given.items() if own[n].is_file or (own[n].may_be_file and Path(v).is_file())}
    texts = {name: text_of(path) for name, path in paths.items()}
    values = {name: _value(own[name], value) for name, value in given.items()}
    try:
        return Wish(game, **chosen_by(kit, values | texts))
    except Malformed as malformed:
        refuse(f"{next(iter(paths.values()), '')}:{malformed.line}: {malformed.why}")
    except ValueError as error:
        refuse(f"{''.join(f'--{name} {path}: ' for name, path in paths.items())}{error}")


def _value(flag: Flag, said: Any) -> Any:
    """A value as the game wants it: one of a few is chosen by how it is written."""
    return next((value for value in flag.values if str(value) == said), said)


def advise(wish: Wish, players: int, phrases: Phrases | None = None) -> None:
    """Say on standard error what the rules advise against; to people, in their language."""
    if phrases is not None:
        from maskenball.terminal.refusing import advice

        for sentence in advice(wish, players, phrases):
            click.echo(sentence, err=True)
        return
    for sentence in wish.advice(players):
        click.echo(f"a recommendation of the rules: {sentence}", err=True)
