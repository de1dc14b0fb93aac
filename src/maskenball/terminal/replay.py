"""`maskenball replay`: score sheets played again, as documents, as one person's messages, or in words."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from maskenball.core.game import ALL_KNOWING, Json, Viewer
from maskenball.core.malformed import Malformed
from maskenball.core.replay import Replay
from maskenball.core.sheet import LONGEST_SHEET
from maskenball.phrases.phrases import Phrases
from maskenball.phrases.voice import Voice
from maskenball.terminal.notebook import board_of


def sheet_text(path: str) -> str:
    """The text of a score sheet; raises Malformed when it cannot be read."""
    try:
        if path == "-":
            data = sys.stdin.buffer.read(LONGEST_SHEET + 1)
        else:
            with Path(path).open("rb") as file:
                data = file.read(LONGEST_SHEET + 1)
    except OSError as error:
        raise Malformed(1, f"cannot be read: {error.strerror}") from error
    if len(data) > LONGEST_SHEET:
        raise Malformed(1, f"this is too long; there is room for {LONGEST_SHEET} bytes")
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
    return _messages(*_seen_by(path, viewer), until)


def _seen_by(path: str, viewer: str | None) -> tuple[Replay, int | None]:
    replay = Replay(sheet_text(path))
    if viewer is not None and viewer not in replay.game.names:
        raise LookupError(f"{viewer!r} is not a player of this game: {', '.join(replay.game.names)}")
    return replay, None if viewer is None else replay.game.names.index(viewer)


def _messages(replay: Replay, person: Viewer, until: int | None) -> list[Json]:
    return [replay.game.message(person), *(game.message(person) for game in replay.steps(until))]


def in_words(path: str, viewer: str | None, until: int | None, phrases: Phrases) -> list[str]:
    """The same as sentences."""
    replay, person = _seen_by(path, viewer)
    told = _messages(replay, person, until)
    return [*_told(Voice(told[0]["start"], phrases), told), *_ending(replay, phrases)]


def _told(voice: Voice, messages: list[Json]) -> list[str]:
    return [*voice.opening(), *(line for message in messages for line in voice.told(message))]


def whole_story(path: str, until: int | None, phrases: Phrases) -> list[str]:
    """The game in words, with every secret told; and, if it is not over, where it stands."""
    replay = Replay(sheet_text(path))
    messages = _messages(replay, ALL_KNOWING, until)
    voice = Voice(messages[0]["start"], phrases)
    lines = _told(voice, messages)
    ending = _ending(replay, phrases)
    if ending:
        lines += ["", *board_of(replay.game, ALL_KNOWING, voice, []).table(), *ending]
    elif not replay.game.over:
        document = replay.game.document()
        answers = ", ".join(document["legal"])
        question = phrases.say("replay-standing", person=document["to_decide"], answers=answers)
        lines += ["", *board_of(replay.game, ALL_KNOWING, voice, []).table(), question]
    return lines


def _ending(replay: Replay, phrases: Phrases) -> list[str]:
    """Why a game was ended that its rules did not end, if all of it was played."""
    game = replay.game
    why = game.headers.get("Ended")
    is_ended = why in ("agreed", "long") and not game.over and len(game.history) == len(replay.decisions)
    return [phrases.say("game-ended", why=why)] if is_ended else []
