"""Refusing: what cannot be, as a phrase that every language can say."""

from __future__ import annotations

from maskenball.core.breach import Impossible
from maskenball.core.game import Refusal, Refused
from maskenball.core.wish import Wish
from maskenball.phrases.phrases import Phrases, phrases

LONGEST_ECHO = 60


def refused(key: str, /, **facts: object) -> Refused:
    """What was asked for is not done: the phrase that says why is its code, what it is about its details."""
    return Refused(Refusal(key, "", phrases("en").say(key, **facts)), facts)


def reason(error: Exception, said: Phrases, edition: int = 1) -> str:
    """Why something cannot be, in a language as far as it has the words."""
    if isinstance(error, Refused) and error.details is not None:
        sentence = said.say(error.code, **error.details)
    elif isinstance(error, Impossible):
        sentence = " ".join(said.breach(breach, edition) for breach in error.breaches)
    else:
        sentence = str(error.args[0] if error.args else error)
    return printable(sentence)


def advice(wish: Wish, players: int, said: Phrases) -> list[str]:
    """What the rules advise against in a wish, though it can be played."""
    return [said.breach(breach, wish.edition) for breach in wish.advice_against(players)]


def printable(text: str) -> str:
    """A text that any terminal takes, whatever bytes it once came from."""
    return text.encode("utf-8", "replace").decode("utf-8")


def short(text: str) -> str:
    """What somebody typed, as it is told back to them."""
    shown = "".join(c if c.isprintable() else "?" for c in text)
    return shown if len(shown) <= LONGEST_ECHO else shown[:LONGEST_ECHO] + "…"
