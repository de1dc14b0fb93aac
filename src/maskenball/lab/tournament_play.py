"""Playing a tournament: on all cores, in chunks, resumable from a file."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

from maskenball.core.game import Json
from maskenball.core.wish import Wish
from maskenball.lab.bot_games import BotFailed as BotFailed, IllegalAnswer as IllegalAnswer, spread, steps
from maskenball.lab.lab import Told
from maskenball.lab.simulate import progress
from maskenball.lab.tournament import Bots, Chunk, Tournament, checked, ended, ladder
from maskenball.lab.tournament_notes import Clock, Row
from maskenball.lab.tournament_score import Outcome, scored


def play_game(
    tournament: Tournament, table: int, deal: int, rotation: int, bots: Bots, clocks: dict[str, Clock]
) -> Row:
    """One game of a tournament; raises BotFailed."""
    kind = tournament.tables[table]
    game, labels, seated = tournament.opened(table, deal, rotation, bots)
    watches = [clocks[label] for label in labels]
    for step in steps(game, seated, tournament.longest):
        watches[step.person].add(step.nanoseconds)
    ending, winners = ended(game)
    seats = [kind.labels.index(label) for label in labels]
    return Row(deal, rotation, len(game.history), game.s.turn, ending, winners, seats)


def play_chunk(tournament: Tournament, number: int, chunk: Chunk, bots: Bots) -> Json:
    """Some deals in all their rotations, as the line of the resume file."""
    table = tournament.tables[chunk.table]
    clocks = {label: Clock() for label in table.labels}
    rows = [
        play_game(tournament, chunk.table, deal, rotation, bots, clocks)
        for deal in range(chunk.first, chunk.first + chunk.deals)
        for rotation in range(table.rotations)
    ]
    return {"chunk": number, "rows": rows, "clocks": {label: clock.noted() for label, clock in clocks.items()}}


def played(
    tournament: Tournament, cores: int | None = None, resume: str | Path | None = None, told: Told | None = None,
    bots: Bots | None = None,
) -> Outcome:  # fmt: skip
    """Play a tournament, or what a resume file does not hold of it yet. Raises ValueError and BotFailed."""
    chosen = checked(tournament, ladder() if bots is None else bots)
    chunks = tournament.chunks()
    sizes = [chunk.deals * tournament.tables[chunk.table].rotations for chunk in chunks]
    with _kept(resume, tournament, chosen) as (finished, keep):
        done = sum(sizes[number] for number in finished)
        if told:
            told(done)
        waiting = [(number, chunk) for number, chunk in enumerate(chunks) if number not in finished]
        jobs = [(tournament, number, chunk, chosen) for number, chunk in waiting]
        for line in spread(play_chunk, jobs, cores or os.cpu_count() or 1):
            keep(line)
            finished[line["chunk"]] = line
            done += sizes[line["chunk"]]
            if told:
                told(done)
    return scored(tournament, [finished[number] for number in range(len(chunks))])


# The resume file: the settings, then a line for each finished chunk


Keep = Callable[[Json], None]


def code_of(bots: Bots) -> str:
    """A short hash of the programs that decide how games go: rules, beliefs, bots."""
    import inspect

    import maskenball

    root = Path(maskenball.__file__).parent
    files = {path for part in ("games", "beliefs", "bots") for path in (root / part).rglob("*.py")}
    files |= {Path(inspect.getfile(bot)) for bot in bots.values()}
    digest = sha256()
    for path in sorted(files):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@contextmanager
def _kept(path: str | Path | None, tournament: Tournament, bots: Bots) -> Iterator[tuple[dict[int, Json], Keep]]:
    """What a resume file holds already, and how to add to it."""
    if path is None:
        yield {}, lambda line: None
        return
    settings = {"tournament": tournament.settings() | {"code": code_of(bots)}}
    file = Path(path)
    finished, length = _read(file, settings, len(tournament.chunks())) if file.exists() else ({}, 0)
    with open(file, "ab") as out:
        out.truncate(length)  # a line that was being written when somebody pulled the plug

        def keep(line: Json) -> None:
            out.write(json.dumps(line).encode() + b"\n")
            out.flush()

        if not length:
            keep(settings)
        yield finished, keep


def _read(file: Path, settings: Json, chunks: int) -> tuple[dict[int, Json], int]:
    """The finished chunks of a resume file, and how many bytes of it are whole lines."""
    data = file.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if not whole:
        if not json.dumps(settings).encode().startswith(data):
            raise ValueError(f"{file} is not the file of a tournament")
        return {}, 0
    finished: dict[int, Json] = {}
    for number, text in enumerate(whole.splitlines(), 1):
        try:
            line = json.loads(text)
            if number > 1:
                finished[range(chunks).index(line["chunk"])] = _chunk(line)
                continue
            there = dict(line["tournament"])
        except (ValueError, KeyError, TypeError) as error:
            raise ValueError(f"{file}:{number}: this is not the file of a tournament") from error
        here = settings["tournament"]
        if there != here:
            raise ValueError(f"{file} belongs to another tournament: {_difference(there, here)}")
    return finished, len(whole)


def _chunk(line: Json) -> Json:
    """A line that holds what a finished chunk holds; raises KeyError, TypeError and ValueError."""
    for row in line["rows"]:
        Row(*row)
    for noted in line["clocks"].values():
        Clock().merge(noted)
    return line


def _difference(there: Json, here: Json) -> str:
    keys = [key for key in here if there.get(key) != here[key]]
    if keys == ["code"]:
        return "the programs have changed since"
    follows = {"code", "tables"} if "players" in keys else {"code"}
    changed = (key for key in keys if key not in follows)
    return "; ".join(f"{key}: {_told(there.get(key))} there, {_told(here[key])} here" for key in changed)


def _told(setting: Any) -> str:
    """A setting in short: of tables, who sits there."""
    try:
        return " / ".join(f"{table['name']} ({', '.join(table['seats'])})" for table in setting)
    except (TypeError, KeyError):
        return str(setting)


def run(
    bots: Sequence[str], wish: Wish, players: int, games: int, seed: int = 0, one: str = "", cores: int | None = None,
    resume: str | None = None,
) -> Outcome:  # fmt: skip
    """`maskenball tournament`, with a progress bar where somebody watches. Raises ValueError, OSError and BotFailed."""
    tournament = arranged(bots, wish, players, games, seed, one)
    with progress("playing", tournament.total) as told:
        return played(tournament, cores, resume, told, ladder([*bots, one]))


def arranged(bots: Sequence[str], wish: Wish, players: int, games: int, seed: int = 0, one: str = "") -> Tournament:
    """Who plays whom; raises ValueError.

    With `one`: that bot against each of `bots`, at every type of table. Without: two in Masquerade are two teams; else
    `bots` sit at one table, in this order, again from the first until all seats are taken.
    """
    if not bots:
        raise ValueError("a tournament needs bots")
    if one:
        return Tournament.field(one, bots, wish, players, games, seed)
    if wish.is_team_game and len(bots) == 2:
        return Tournament.teams(bots[0], bots[1], wish, players, games, seed)
    if len(bots) > players:
        raise ValueError(f"{len(bots)} bots, but {players} players")
    return Tournament.seated([bots[seat % len(bots)] for seat in range(players)], wish, games, seed)
