"""`maskenball replay`: score sheets played again, as documents, as one person's messages, or in words."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from maskenball.games.game import ALL_KNOWING, Json, Viewer
from maskenball.games.replay import Replay
from maskenball.games.sheet import Malformed
from maskenball.terminal.telling import Teller
from maskenball.terminal.telling_mascarade import MascaradeTeller
from maskenball.terminal.telling_masquerade import MasqueradeTeller


def sheet_text(path: str) -> str:
    """The text of a score sheet; raises Malformed when it cannot be read."""
    try:
        data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except OSError as error:
        raise Malformed(1, f"cannot be read: {error.strerror}") from error
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Malformed(data[: error.start].count(b"\n") + 1, "this is not UTF-8 text") from error


def as_json(thing: Json) -> str:
    """One line of JSON."""
    return json.dumps(thing, ensure_ascii=False)


def document(path: str, until: int | None) -> Json:
    """Where the game of a score sheet stands after all decisions, or the first so many."""
    return Replay(sheet_text(path)).finish(until).document()


def documents(paths: Sequence[str], until: int | None) -> Iterator[tuple[str, bool]]:
    """A line per file: its document, or what is wrong with it; and whether it went well."""
    for path in paths:
        try:
            found = document(path, until)
        except Malformed as malformed:
            yield as_json({"file": path, "error": f"{path}:{malformed}"}), False
        else:
            yield as_json({"file": path} | found), True


def messages(path: str, viewer: str | None, until: int | None) -> list[Json]:
    """What one person (None: a spectator) was sent, message by message."""
    replay = Replay(sheet_text(path))
    if viewer is not None and viewer not in replay.game.names:
        raise LookupError(f"{viewer!r} is no player of this game: {', '.join(replay.game.names)}")
    person = None if viewer is None else replay.game.names.index(viewer)
    return _messages(replay, person, until)


def _messages(replay: Replay, person: Viewer, until: int | None) -> list[Json]:
    return [replay.game.message(person), *(game.message(person) for game in replay.steps(until))]


TELLERS: dict[str, type[Teller]] = {"mascarade": MascaradeTeller, "masquerade": MasqueradeTeller}


def in_words(told: list[Json]) -> list[str]:
    """Messages as sentences."""
    start = told[0]["start"]
    teller = TELLERS[start["game"]](start)
    return [*teller.opening(), *(line for message in told for line in teller.told(message))]


def whole_story(path: str, until: int | None) -> list[str]:
    """The game in words, with every secret told; and, if it is not over, where it stands."""
    replay = Replay(sheet_text(path))
    told = _messages(replay, ALL_KNOWING, until)
    lines = in_words(told)
    if not replay.game.over:
        teller = TELLERS[replay.game.title](told[0]["start"])
        document = replay.game.document()
        question = f"{document['to_decide']} is to decide: {', '.join(document['legal'])}"
        lines += ["", teller.standing(replay.game), question]
    return lines
