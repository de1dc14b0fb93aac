"""Commands for people at a keyboard: `play`, `watch`, `rules`."""

from __future__ import annotations

import math
import sys
from typing import Any

import click
from click.core import ParameterSource

from maskenball.cli.group import main
from maskenball.cli.options import LANGUAGE, TableCommand, advise, refuse, wish_of
from maskenball.core.guests import GUESTS
from maskenball.core.kit import LEVEL_NAMES, USUAL_GAME, USUAL_LEVEL, kit_of, kits

LEVEL = click.option(
    "--level",
    "levels",
    multiple=True,
    type=click.Choice(LEVEL_NAMES),
    help=f"How well bots play: once for all, or once for each bot.  [default: {USUAL_LEVEL}]",
)


def _finite(context: click.Context, option: click.Parameter, pace: float | None) -> float | None:
    """A pace that is a number at all."""
    if pace is not None and math.isnan(pace):
        raise click.BadParameter(f"{pace} is not in the range 0<=x<=60.")
    return pace


PACE = click.option("--pace", type=click.FloatRange(0, 60), callback=_finite,
                    help="Seconds between sentences.  [default: 0.5, 0 in pipes]")  # fmt: skip
PLAIN = click.option("--plain", is_flag=True, help="Lines of text only: no colour, no drawn table.")


GOES_ON_WITH = ("people", "resume", "pace", "plain", "lang")
"""What can be said about a game that goes on; all else was agreed when it began."""


def _agreed_already(context: click.Context) -> str:
    """The options on the line that a game that goes on cannot change."""
    given = [
        option.opts[0]
        for option in context.command.params
        if option.name not in GOES_ON_WITH
        and context.get_parameter_source(str(option.name)) is not ParameterSource.DEFAULT
    ]
    return ", ".join(given)


@main.command(cls=TableCommand)
@click.option("--name", "people", multiple=True, help="Who is at the keyboard; again for more.  [default: your login]")
@click.option("--players", type=click.IntRange(2, 13), help="How many, with the bots.  [default: 6, or 4]")
@LEVEL
@click.option("--memory", type=click.Choice(["strict", "log", "notes", "helper"]), default="log", show_default=True,
              help="What can be read again. strict clears the screen after each of your turns.")  # fmt: skip
@click.option("--seed", help="The same seed deals the same cards.  [default: drawn]")
@click.option("--first", metavar="NAME", help="Who takes the first turn.  [default: drawn from the seed]")
@click.option("--resume", is_flag=False, flag_value="", metavar="[FILE]", help="Go on with a game; alone: the latest.")
@PACE
@PLAIN
@LANGUAGE
@click.pass_context
def play(
    context: click.Context, /, people: tuple[str, ...], players: int | None, levels: tuple[str, ...], memory: str,
    seed: str | None, first: str | None, resume: str | None, pace: float | None, plain: bool, lang: str | None,
    **wished: Any,
) -> None:  # fmt: skip
    """Play at this keyboard, against bots and with each other.

    The game is kept after every decision, in your data folder (MASKENBALL_DATA names another). Its file is a score
    sheet and holds the whole truth, hidden cards too: do not read it before the game is over.

    \b
    maskenball play
    maskenball play --name Anna --name Ben --players 5 --level cunning
    maskenball play --game masquerade --memory notes --lang fr
    maskenball play --resume
    """
    from maskenball.core.game import Refused
    from maskenball.terminal import opening, play as playing
    from maskenball.terminal.language import spoken
    from maskenball.terminal.refusing import reason
    from maskenball.terminal.screen import Screen

    phrases = spoken(lang)
    try:
        if resume is not None:
            if agreed := _agreed_already(context):
                refuse(phrases.say("play-resume-options", options=agreed))
            kept = opening.resumed(resume, people, lang)
        else:
            wish = wish_of(**wished)
            here = people or (opening.login_name(phrases),)
            names = opening.company(here, players or max(kit_of(wish.game).usual_players, len(here)), GUESTS)
            kept = opening.opened(wish, here, names, levels, memory, seed, first, phrases.language)
            advise(wish, len(kept.game.names), phrases)
        status = playing.run(kept, spoken(lang or kept.seating.language), Screen(plain, pace))
    except (ValueError, LookupError, Refused) as error:
        refuse(reason(error, phrases, int(wished.get("edition") or 1)))
    sys.exit(status)


@main.command(cls=TableCommand)
@click.argument("names", nargs=-1, metavar="[NAME...]")
@click.option("--players", type=click.IntRange(2, 13), help="How many, if no names are given.  [default: 6, or 4]")
@LEVEL
@click.option("--seed", help="The same seed: the same game.  [default: drawn]")
@click.option("--first", metavar="NAME", help="Who takes the first turn.  [default: drawn from the seed]")
@click.option("--view", metavar="NAME", help="Only what that player can know.")
@click.option("--spectator", is_flag=True, help="Only what everybody can know.")
@PACE
@PLAIN
@LANGUAGE
def watch(
    names: tuple[str, ...], players: int | None, levels: tuple[str, ...], seed: str | None,
    first: str | None, view: str | None, spectator: bool, pace: float | None, plain: bool, lang: str | None,
    **wished: Any,
) -> None:  # fmt: skip
    """Watch bots play, with all secrets told or as one of them sees it.

    \b
    maskenball watch --level masterly --level steady --players 2
    maskenball watch --game masquerade --pace 0 --spectator
    """
    from maskenball.core.game import ALL_KNOWING, Refused
    from maskenball.terminal import opening, watch as watching
    from maskenball.terminal.language import spoken
    from maskenball.terminal.refusing import reason, refused, short
    from maskenball.terminal.screen import Screen

    phrases = spoken(lang)
    if view is not None and spectator:
        refuse("--view and --spectator do not go together")
    if names and players not in (None, len(names)):
        refuse(phrases.say("play-names-unfit", names=len(names), players=players))
    try:
        seats = names or tuple(GUESTS[: players or kit_of(wished["game"]).usual_players])
        wish = wish_of(**wished)
        game, seating = opening.bots_only(wish, seats, levels, seed, first)
        if view is not None and view not in game.names:
            raise refused("play-nobody-called", person=short(view), people=", ".join(game.names))
        advise(wish, len(seats), phrases)
        viewer = None if spectator else ALL_KNOWING if view is None else game.names.index(view)
        watching.run(game, seating, viewer, phrases, Screen(plain, pace))
    except (ValueError, Refused) as error:
        refuse(reason(error, phrases, int(wished.get("edition") or 1)))
    except KeyboardInterrupt:
        sys.exit(130)


@main.command()
@click.argument("mask", nargs=-1, metavar="[MASK]...")
@click.option("--game", type=click.Choice(list(kits())), default=USUAL_GAME, show_default=True)
@click.option(
    "--edition", type=click.IntRange(1, 2), default=1, show_default=True, help="Which printing, where there are two."
)
@LANGUAGE
def rules(mask: tuple[str, ...], game: str, edition: int, lang: str | None) -> None:
    """The rules of a game, or what some masks do (by id, or by name in any of our languages).

    \b
    maskenball rules --game masquerade
    maskenball rules king spy
    maskenball rules Spion --edition 2 --lang de
    """
    from maskenball.terminal import rules as telling
    from maskenball.terminal.language import spoken
    from maskenball.terminal.screen import Screen

    phrases, unknown = spoken(lang), ""
    if any(word.strip() for word in mask):
        lines, unknown = telling.several(phrases, game, edition, mask)
    else:
        lines = telling.whole(phrases, game, edition) + telling.imprint(phrases)
    if unknown:
        refuse(phrases.say("play-mask-unknown", text=unknown))
    Screen(plain=True).say_all(lines)
