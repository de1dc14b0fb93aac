"""Why the server does not do something: a code for programs, a sentence for people who have no translation."""

from __future__ import annotations

from maskenball.core.game import Json, Refusal, Refused

SENTENCES = {
    "not-now": "this cannot be done at this point",
    "not-yet": "people are still being shown what happened",
    "not-alone": "somebody else plays at this table",
    "not-host": "only the host can do this",
    "no-seat": "there is no such seat",
    "seat-taken": "somebody sits there",
    "seat-empty": "nobody sits there",
    "full": "every seat is taken",
    "not-full": "there are empty seats",
    "unplayable": "the table cannot be played like this",
    "other-game": "that was meant for another game",
    "stale": "that was meant for an earlier moment",
    "not-asked": "somebody else is asked",
    "no-contest": "there is no contest to answer",
    "answered": "you have answered already",
    "not-promised": "that is not the salt that you promised",
    "no-card": "you have no such card",
    "no-lodging": "at this table everybody answers when asked",
    "no-clock": "there is no clock at this table",
    "no-more-time": "you have had more time already",
    "no-notes": "the memory rule of this table allows no notes",
    "no-helper": "the memory rule of this table allows no helper",
    "no-chat": "the host wants no chat",
    "empty": "nothing was said",
    "spectator": "spectators only watch",
    "present": "they are here: only they themselves can hand their seat over",
    "bot-plays": "a bot plays for you: take your seat back first",
    "too-many": "too much at once: wait a moment",
    "journal-full": "you have written as much as one seat may for now",
    "set-aside": "this table cannot be read; its journal was set aside",
    "not-stored": "the move could not be stored, so it was not made; try again",
    "unknown": "there is no such table or seat",
    "no-answer": "these words are not an answer at this table",
    "other-rules": "this game was played under rules that this version does not know; its score sheet can be read",
    "not-understood": "that frame was not understood",
    "too-long": "that frame is too long",
    "not-over": "the game is not over",
    "stopping": "the server is stopping; your seat is kept",
}


def refused(code: str, sentence: str = "", details: list[Json] | None = None) -> Refused:
    """The server does not do something: to be raised, or told to whoever asked."""
    return Refused(Refusal(code, "", sentence or SENTENCES[code]), details)
