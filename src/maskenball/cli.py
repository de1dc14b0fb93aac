"""The `maskenball` command. Thin: each command only passes its words on."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click
from click.core import ParameterSource

from maskenball import __version__

if TYPE_CHECKING:
    from maskenball.games.house import Wish


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="maskenball")
def main() -> None:
    """The masked-ball card games, for people and for programs.

    Try `maskenball deal > game.ball`, write decisions below the headers, then `maskenball replay game.ball`.
    """
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")  # type: ignore[union-attr]


LANGUAGE = click.option(
    "--lang",
    type=click.Choice(["en", "de", "fr", "it", "nl"]),
    help="The language; else that of your system.",
)


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
    from maskenball.games.sheet import Malformed
    from maskenball.terminal import replay as replaying
    from maskenball.terminal.language import spoken

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
                messages = replaying.messages(path, view, until)
                lines = (
                    [replaying.as_json(m) for m in messages] if as_documents else replaying.in_words(messages, phrases)
                )
            elif as_documents:
                lines = [replaying.as_json(replaying.document(path, until))]
            else:
                lines = ([f"== {path}"] if len(files) > 1 else []) + replaying.whole_story(path, until, phrases)
        except Malformed as malformed:
            click.echo(f"{path}:{malformed}", err=True)
            failed = True
        except LookupError as error:
            refuse(str(error.args[0]))
        else:
            click.echo("\n".join(lines))
    if failed:
        sys.exit(1)


def _checked_block(path: str | None, game: str = "mascarade") -> str:
    """The text of a file of home-made masks, or of a deck of one's own, checked."""
    if path is None:
        return ""
    from maskenball.games.mascarade.home_made import masks_from_toml
    from maskenball.games.masquerade.deck import deck_from_toml
    from maskenball.games.sheet import Malformed
    from maskenball.games.toml_text import Mistake
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
        self.params = [*_table_options(), *self.params]


def _table_options() -> list[click.Parameter]:
    return [
        click.Option(
            ["--game"], type=click.Choice(["mascarade", "masquerade"]), default="mascarade", show_default=True
        ),
        click.Option(["--edition"], type=click.IntRange(1, 2), default=1, show_default=True, help="Mascarade: which."),
        click.Option(["--scenario"], default="", metavar="NAME|MASKS", help=SCENARIO_HELP),
        click.Option(["--masks", "masks_file"], metavar="FILE", help="Mascarade: a TOML file of home-made masks."),
        click.Option(["--deck"], default="default", metavar="NAME|FILE", help=DECK_HELP),
    ]


SCENARIO_HELP = "Mascarade: 1e-2013, 1e-2014, 2e-A, 2e-B, or masks with commas."
DECK_HELP = "Masquerade: default, points, or a TOML file of your own."


def _wish(game: str, edition: int, scenario: str, masks_file: str | None, deck: str, accidents: bool = False) -> Wish:
    """What is to be played, from the options that say so; refuses what does not go together."""
    from maskenball.games.house import Wish
    from maskenball.games.masquerade.deck import DECKS

    if game == "masquerade":
        if scenario or masks_file or accidents or edition != 1:
            refuse("--edition, --scenario, --masks and --accidents are for Mascarade")
        if deck not in DECKS and not Path(deck).is_file():
            refuse(f"{deck!r} is no deck and no file; decks: {', '.join(DECKS)}")
        return Wish(game, deck=deck, block="" if deck in DECKS else _checked_block(deck, game))
    if deck != "default":
        refuse("--deck is for Masquerade: add --game masquerade")
    return Wish(game, edition, scenario, accidents=accidents, block=_checked_block(masks_file))


def _edition_of_scenario(context: click.Context, wished: dict[str, Any]) -> None:
    """A scenario by its name says which edition it is of."""
    from maskenball.games.mascarade.scenarios import SCENARIOS

    if wished["scenario"] in SCENARIOS and context.get_parameter_source("edition") is ParameterSource.DEFAULT:
        wished["edition"] = SCENARIOS[wished["scenario"]].edition


GUESTS = ["Adele", "Bruno", "Cedric", "Didier", "Emma", "Fran", "Gus", "Harry", "Ida", "Jo", "Kim", "Lea", "Max"]
USUAL_PLAYERS = {"mascarade": 6, "masquerade": 4}


@main.command(cls=Table)
@click.argument("names", nargs=-1, metavar="[NAME...]")
@click.option("--players", type=click.IntRange(2, 13), help="How many, if no names are given.  [default: 6, or 4]")
@click.option("--seed", help="The same seed deals the same cards.  [default: drawn]")
@click.option("--first", metavar="NAME", help="Who takes the first turn.  [default: drawn from the seed]")
@click.option("--accidents", is_flag=True, help="Mascarade: play with accidental looks (rule A2.2).")
def deal(names: tuple[str, ...], players: int | None, seed: str | None, first: str | None, **wished: Any) -> None:
    """Deal the cards of a new game and print it as a score sheet.

    \b
    maskenball deal Adele Bruno Cedric Didier
    maskenball deal --players 8 --edition 2 --scenario 2e-B --seed carnival
    maskenball deal --game masquerade --players 5
    """
    from maskenball.terminal import dealing

    if names and players not in (None, len(names)):
        refuse(f"{len(names)} names, but --players {players}")
    seats = names or tuple(GUESTS[: players or USUAL_PLAYERS[wished["game"]]])
    wish = _wish(**wished)
    try:
        text = dealing.new_sheet(wish, seats, seed, first)
    except ValueError as error:
        refuse(str(error))
    _advise(wish, len(seats))
    click.echo(text, nl=False)


def _advise(wish: Wish, players: int) -> None:
    """Say on standard error what the rules advise against."""
    for sentence in wish.advice(players):
        click.echo(f"a recommendation of the rules: {sentence}", err=True)


LEVEL = click.option(
    "--level",
    "levels",
    multiple=True,
    type=click.Choice(["gentle", "steady", "cunning", "masterly"]),
    help="How well bots play: once for all, or once for each bot.  [default: steady]",
)
PACE = click.option("--pace", type=click.FloatRange(0), help="Seconds between sentences.  [default: 0.5, 0 in pipes]")
PLAIN = click.option("--plain", is_flag=True, help="Lines of text only: no colour, no drawn table.")


@main.command(cls=Table)
@click.option("--name", "people", multiple=True, help="Who is at the keyboard; again for more.  [default: your login]")
@click.option("--players", type=click.IntRange(2, 13), help="How many, with the bots.  [default: 6, or 4]")
@LEVEL
@click.option("--memory", type=click.Choice(["strict", "log", "notes", "helper"]), default="log", show_default=True,
              help="What can be read again. strict clears the screen after each of your turns.")  # fmt: skip
@click.option("--seed", help="The same seed deals the same cards.  [default: drawn]")
@click.option("--first", metavar="NAME", help="Who takes the first turn.  [default: drawn from the seed]")
@click.option("--accidents", is_flag=True, help="Mascarade: play with accidental looks (rule A2.2).")
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
    from maskenball.terminal import opening, play as playing
    from maskenball.terminal.language import spoken
    from maskenball.terminal.screen import Screen

    try:
        if resume is not None:
            kept = opening.resumed(resume, people, lang)
        else:
            _edition_of_scenario(context, wished)
            wish, phrases = _wish(**wished), spoken(lang)
            here = people or (opening.login_name(phrases),)
            names = opening.company(here, players or max(USUAL_PLAYERS[wish.game], len(here)), GUESTS)
            kept = opening.opened(wish, here, names, levels, memory, seed, first, phrases.language)
            _advise(wish, len(kept.game.names))
        status = playing.run(kept, spoken(lang or kept.seating.language), Screen(plain, pace))
    except (ValueError, LookupError) as error:
        refuse(str(error.args[0]))
    sys.exit(status)


@main.command(cls=Table)
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
@click.pass_context
def watch(
    context: click.Context, /, names: tuple[str, ...], players: int | None, levels: tuple[str, ...], seed: str | None,
    first: str | None, view: str | None, spectator: bool, pace: float | None, plain: bool, lang: str | None,
    **wished: Any,
) -> None:  # fmt: skip
    """Watch bots play, with all secrets told or as one of them sees it.

    \b
    maskenball watch --level masterly --level steady --players 2
    maskenball watch --game masquerade --pace 0 --spectator
    """
    from maskenball.games.game import ALL_KNOWING
    from maskenball.terminal import opening, watch as watching
    from maskenball.terminal.language import spoken
    from maskenball.terminal.screen import Screen

    if view is not None and spectator:
        refuse("--view and --spectator do not go together")
    if names and players not in (None, len(names)):
        refuse(f"{len(names)} names, but --players {players}")
    _edition_of_scenario(context, wished)
    try:
        seats = names or tuple(GUESTS[: players or USUAL_PLAYERS[wished["game"]]])
        game, seating = opening.bots_only(_wish(**wished), seats, levels, seed, first)
        if view is not None and view not in game.names:
            refuse(f"{view!r} is no player of this game: {', '.join(game.names)}")
        viewer = None if spectator else ALL_KNOWING if view is None else game.names.index(view)
        watching.run(game, seating, viewer, spoken(lang), Screen(plain, pace))
    except ValueError as error:
        refuse(str(error))
    except KeyboardInterrupt:
        sys.exit(130)


@main.command()
@click.argument("mask", nargs=-1)
@click.option("--game", type=click.Choice(["mascarade", "masquerade"]), default="mascarade", show_default=True)
@click.option("--edition", type=click.IntRange(1, 2), default=1, show_default=True, help="Mascarade: which.")
@LANGUAGE
def rules(mask: tuple[str, ...], game: str, edition: int, lang: str | None) -> None:
    """The rules of a game, or what one mask does (by its id or its name).

    \b
    maskenball rules --game masquerade
    maskenball rules spy --edition 2 --lang de
    """
    from maskenball.terminal import rules as telling
    from maskenball.terminal.language import spoken
    from maskenball.terminal.screen import Screen

    phrases, text = spoken(lang), " ".join(mask)
    if text:
        lines = telling.one(phrases, game, edition, text)
    else:
        lines = telling.whole(phrases, game, edition) + telling.imprint(phrases)
    if not lines:
        refuse(phrases.say("play-mask-unknown", text=text))
    Screen(plain=True).say_all(lines)


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
    from maskenball.games.sheet import Malformed
    from maskenball.terminal import scenarios as telling
    from maskenball.terminal.language import spoken

    try:
        block = _checked_block(masks_file)
        report, possible = telling.checked(spoken(lang), masks, players, edition, block, as_documents)
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

    click.echo(telling.explained(_checked_block(file)))


@main.command(cls=Table)
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
        wish, seats = _wish(**wished), players or USUAL_PLAYERS[wished["game"]]
        room = lab.open_lab(wish, seats, games, interpreted, say)
        _advise(wish, seats)
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


@main.command(cls=Table)
@click.argument("bots", nargs=-1, required=True, metavar="BOT...")
@click.option("--one", default="", metavar="BOT", help="This bot against each of the others, at every type of table.")
@click.option("--games", type=click.IntRange(1), default=600, show_default=True, help="Games for each type of table.")
@click.option("--players", type=click.IntRange(2, 13), help="How many at the table.  [default: 6, or 4]")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Same seed, same games.")
@click.option("--cores", type=click.IntRange(1), help="How many processor cores.  [default: all]")
@click.option("--resume", metavar="FILE", help="Keep finished games in FILE, and go on from it.")
@click.option("--plot", metavar="FILE", help="Draw the shares as an SVG picture.")
@click.option("--json", "as_documents", is_flag=True, help="Print the outcome as JSON.")
def tournament(
    bots: tuple[str, ...], one: str, games: int, players: int | None, seed: int, cores: int | None,
    resume: str | None, plot: str | None, as_documents: bool, **wished: Any,
) -> None:  # fmt: skip
    """Let bots play each other on duplicate deals, and say how sure the result is.

    \b
    maskenball tournament --one ev honest random --games 1200
    maskenball tournament honest ev reader --players 6 --resume ladder.jsonl
    """
    from maskenball.lab import tournament_report as report
    from maskenball.lab.tournament_play import BotFailed, run as played

    _need_numpy()
    try:
        seats = players or USUAL_PLAYERS[wished["game"]]
        outcome = played(bots, _wish(**wished), seats, games, seed, one, cores, resume)
        if plot:
            Path(plot).write_text(report.as_svg(outcome), encoding="utf-8")
    except (ValueError, OSError, BotFailed) as error:
        refuse(str(error))
    click.echo(report.as_json(outcome) if as_documents else report.as_table(outcome))


def _need_numpy() -> None:
    """Refuse to let bots play where they cannot think."""
    from importlib.util import find_spec

    if find_spec("numpy") is None:
        refuse("the bots need numpy: pip install 'maskenball[lab]'")


@main.command(cls=Table)
@click.argument("masks_in_play", default="", metavar="[SCENARIO]")
@click.option("--games", type=click.IntRange(1), default=600, show_default=True, help="How many games.")
@click.option("--players", type=click.IntRange(2, 13), help="How many at the table.  [default: 6, or 4]")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Same seed, same games.")
@click.option("--bot", "bots", multiple=True, metavar="BOT", help="Who plays; again for more.  [default: ev, or rule]")
@click.option("--cores", type=click.IntRange(1), help="How many processor cores.  [default: all]")
@click.option("--plot", metavar="FILE", help="Draw the rates as an SVG picture.")
@click.option("--json", "as_documents", is_flag=True, help="Print the outcome as JSON.")
@click.pass_context
def balance(
    context: click.Context, /, masks_in_play: str, games: int, players: int | None, seed: int, bots: tuple[str, ...],
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

    _need_numpy()
    if masks_in_play and wished["scenario"]:
        refuse("name the scenario once: as SCENARIO or with --scenario")
    wished["scenario"] = masks_in_play or wished["scenario"]
    _edition_of_scenario(context, wished)
    try:
        wish, seats = _wish(**wished), players or USUAL_PLAYERS[wished["game"]]
        found = lab.run(bots, wish, seats, games, seed, cores)
        if plot:
            Path(plot).write_text(report.as_svg(found), encoding="utf-8")
    except (ValueError, OSError, BotFailed) as error:
        refuse(str(error))
    _advise(wish, seats)
    click.echo(report.as_json(found) if as_documents else report.as_table(found))


@main.command("warm-up")
def warm_up() -> None:
    """Compile the rules of both games for mass play and for bots, once (a minute or two); later starts are instant."""
    from maskenball.bots.ladder import BOTS
    from maskenball.lab import simulate as lab
    from maskenball.speed import twin

    if not twin.available():
        refuse("the compiled rules need numba: pip install 'maskenball[lab]'")
    for game in USUAL_PLAYERS:
        lab.warmed_up(game, click.echo)
    for bot in BOTS.values():
        if bot.program and not bot.program.is_warm():
            click.echo(f"compiling what {bot.name} thinks with (once, less than a minute)")
            bot.warm_up()
    click.echo(f"ready, in {twin.cache_root()}")


def run() -> None:
    """The command, with what can go wrong around it told in one line."""
    try:
        main()
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except OSError as error:
        refuse(f"cannot go on: {error.strerror or error}")


if __name__ == "__main__":
    run()
