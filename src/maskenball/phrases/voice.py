"""The voice: says in one reader's language what a game has decided to say (`core/telling.py`).

It puts in names, the forms of masks and "you", and follows nothing: each message is told for itself.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from maskenball.core.game import Json
from maskenball.core.telling import Sentence
from maskenball.phrases.phrases import Phrases

Lines = list[str]
YOU = {"person": "you", "target": "target_you"}
"""Persons of a sentence, and what says whether they are the reader."""
NOT_GIVEN = ("say", "says", "help", "depth", "private", "gap")
GAP = "…"
"""Stands in a heading for what the answers below it differ in."""


class Choice(NamedTuple):
    """One answer as a reader sees it: the text of the score sheet, in words, and what it means."""

    text: str
    words: str
    help: str


class Grouped(NamedTuple):
    """An answer among others that begin alike: their heading with what it means, its own words with what they mean."""

    heading: str
    about: str
    words: str
    help: str


def yes(condition: bool) -> str:
    """What a phrase selects on."""
    return "yes" if condition else "no"


class Voice:
    """Speaks to one reader of one game."""

    def __init__(self, start: Json, phrases: Phrases) -> None:
        self.start, self.phrases = start, phrases
        self.names: list[str] = start["players"]
        self.you: int | None = start.get("you")
        self.edition: int = start.get("edition", 1)
        self.own_masks: Json = start.get("own_masks", {})

    def say(self, key: str, **given: object) -> str:
        """A phrase in the reader's language."""
        return self.phrases.say(key, **given)

    def sentence(self, sentence: Sentence, about: Json | None = None) -> str:
        """A sentence in words; `about` is the event, option or question that it belongs to."""
        given: dict[str, object] = {}
        for name, value in {**(about or {}), **sentence}.items():
            if name not in NOT_GIVEN and value is not None:
                given |= self._given(name, value)
        return self.say(sentence["say"], **given)

    def _given(self, name: str, value: Any) -> dict[str, object]:
        """What a phrase is given for one thing that a sentence names."""
        if value == GAP:
            return dict.fromkeys(self.mask(None) if name == "mask" else [name], GAP)
        if name in YOU:
            return {name: self.names[value], YOU[name]: yes(value == self.you)}
        if name == "winners":
            return {name: self.phrases.together([self.names[person] for person in value])}
        if name == "mask":
            return dict(self.mask(value))
        if name == "power":
            return {name: self.power(value)}
        if isinstance(value, list):
            return {name: ", ".join(self._word(name, one) for one in value)}
        if isinstance(value, dict):
            return {name: self._word(name, value)}
        return {name: yes(value) if isinstance(value, bool) else value}

    def _word(self, name: str, value: Any) -> str:
        """One of several things, or one that is a sentence of its own."""
        if isinstance(value, dict) and "or" in value:
            return self.phrases.either([self.sentence(one) for one in value["or"]])
        if isinstance(value, dict):
            return self.sentence(value)
        return self.mask(value)["mask"] if name == "masks" else str(value)

    def mask(self, id: str | None) -> dict[str, str]:
        """A mask in all its forms."""
        return self.phrases.forms(id, self.edition, self.own_masks)

    def power(self, id: str) -> str:
        """What a mask does."""
        return self.phrases.power(id, self.edition, self.own_masks)

    def opening(self) -> Lines:
        """The table before the first turn."""
        return [line for sentence in self.start["says"] for line in self._line(sentence, None)]

    def told(self, message: Json) -> Lines:
        """What happened, in sentences; an empty line stands before whatever begins."""
        lines: Lines = []
        for event in message["events"]:
            for at, sentence in enumerate(event.get("says", ())):
                lines += ["", *self._line(sentence, event)] if _begins(sentence, at) else self._line(sentence, event)
        return lines

    def _line(self, sentence: Sentence, about: Json | None) -> Lines:
        return ["  " * sentence.get("depth", 1) + self.sentence(sentence, about)]

    def question(self, message: Json) -> str:
        """What the reader is asked."""
        return self.sentence(message["question"])

    def waiting(self, message: Json) -> str:
        """Who else is asked, and what."""
        return self.sentence(message["asked"]["says"], message["asked"])

    def choice(self, option: Json) -> Choice:
        """An answer in words, and what it means."""
        words = self.sentence(option["says"], option) if "says" in option else option["text"]
        return Choice(option["text"], words, self.sentence(option["help"], option) if "help" in option else "")

    def grouped(self, option: Json) -> Grouped:
        """The heading under which an answer stands, if it begins like others; else it stands for itself."""
        choice, says, help = self.choice(option), option.get("says", {}), option.get("help", {})
        if "gap" not in says:
            return Grouped("", "", choice.words, choice.help)
        heading = self.sentence(says | {says["gap"]: GAP}, option)
        words = self._only(says, option)
        if "gap" not in help:
            return Grouped(heading, choice.help, words, "")
        return Grouped(heading, self.sentence(help | {help["gap"]: GAP}, option), words, self._only(help, option))

    def _only(self, sentence: Sentence, option: Json) -> str:
        """What stands in the gap."""
        name = sentence["gap"]
        return str(self._given(name, {**option, **sentence}[name])[name])

    def refusal(self, code: str, rule: str, asked: Json | None) -> str:
        """Why an answer was not taken."""
        person = self.names[asked["person"]] if asked else ""
        return self.phrases.refusal(code, rule, edition=self.edition, person=person, you=yes(False))


def _begins(sentence: Sentence, at: int) -> bool:
    """Whether a turn begins with a sentence of an event, or the end."""
    return at == 0 and sentence.get("depth", 1) == 0
