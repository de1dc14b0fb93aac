"""Phrases: every sentence that players read, in their language, from the Fluent files beside this one
and in the folders of the games.

    Phrases("de").say("event-announce", person="Adele", you="no", **masks("judge"))

No key falls back to another language: a missing one is an error, and `make check` finds it before anybody else does.
Masks are words with forms (the Judge, le Juge, der Richter, den Richter): the attributes of their message. A sentence
reads the form it needs: `$mask`, `$mask_the`, `$mask_den`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from maskenball.core.breach import Breach
from maskenball.core.kit import kits

LANGUAGES = ("en", "de", "fr", "it", "nl")
OF_THE_BROWSER = ("browser", "home", "learn", "replay", "table")
"""Files that only the browser reads; those of a game have its name before: `…_table`."""


class Unsaid(Exception):
    """A phrase is missing or needs something it was not given: a mistake of ours."""


@cache
def ftl_files(language: str) -> dict[str, str]:
    """The texts of all Fluent files of a language by their names: those of the house, then those of each game."""
    own = [kit.part("phrases").__name__ for kit in kits().values() if kit.has("phrases")]
    folders = [resources.files(package).joinpath(language) for package in (str(__package__), *own)]
    files = [file for folder in folders if folder.is_dir() for file in folder.iterdir() if file.name.endswith(".ftl")]
    return {file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8") for file in files}


def ftl_text(language: str, name: str) -> str:
    """The text of one Fluent file."""
    return ftl_files(language)[name]


def is_of_the_browser(name: str) -> bool:
    """Whether only the browser reads a file."""
    return name.rpartition("_")[2] in OF_THE_BROWSER


@cache
def phrases(language: str) -> Phrases:
    """The phrases of a language; each is read once."""
    return Phrases(language)


class Phrases:
    """All phrases of one language."""

    def __init__(self, language: str, files: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unsupported language {language!r}; choose from: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in files or [name for name in ftl_files(language) if not is_of_the_browser(name)]:
            self._bundle.add_resource(FluentResource(ftl_text(language, name)))

    def say(self, key: str, attribute: str | None = None, /, **given: Any) -> str:
        """A phrase in words; raises Unsaid when it is missing or incomplete."""
        if not self._bundle.has_message(key):
            raise Unsaid(f"{self.language}: no phrase {key!r}")
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise Unsaid(f"{self.language}: {key!r} has no {attribute or 'text'}")
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise Unsaid(f"{self.language}: {key!r}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is such a phrase."""
        return bool(self._bundle.has_message(key))

    def forms(self, mask: str | None, edition: int, own: dict[str, Any] | None = None) -> dict[str, str]:
        """What a sentence about a mask is given: `mask` and every form of it. `own`: home-made masks by id."""
        home_made = (own or {}).get(mask or "")
        key = f"mask-{mask or 'hidden'}"
        if home_made is not None or not self.has(key):
            name = self.home_made_name(mask or "", home_made)
            quoted = self.say("home-made-mask", name=name)
            return {"mask": name} | {f"mask_{form}": quoted for form in self._mask_forms()}
        found = {f"mask_{form}": self.say(key, form, edition=edition) for form in self._mask_forms()}
        return {"mask": self.say(key, edition=edition)} | found

    def home_made_name(self, mask: str, home_made: dict[str, Any] | None) -> str:
        """What a home-made mask is called: in this language, else in English, else by its id."""
        names = (home_made or {}).get("names", {})
        return str(names.get(self.language) or names.get("en") or mask.replace("-", " ").title())

    def power(self, mask: str, edition: int, own: dict[str, Any] | None = None) -> str:
        """What a mask does."""
        home_made = (own or {}).get(mask)
        if home_made is not None:
            texts = home_made.get("texts", {})
            return str(texts.get(self.language) or texts.get("en", ""))
        return self.say(f"power-{mask}", edition=edition)

    def refusal(self, code: str, rule: str, **given: Any) -> str:
        """Why an answer was not taken, with the rule behind it."""
        return self.say("refusal-with-rule", sentence=self.say(f"refusal-{code}", **given), rule=rule)

    def breach(self, breach: Breach, edition: int) -> str:
        """What is wrong with a scenario, and whether that is only advice."""
        said = self.broken(breach, edition)
        return self.say("breach-advice", breach=said) if breach.is_advice else said

    def broken(self, breach: Breach, edition: int) -> str:
        """Which rule a scenario breaks, and how."""
        facts: dict[str, Any] = dict(breach.facts)
        if "mask" in facts and self.has(f"mask-{facts['mask']}"):
            facts["mask"] = self.say(f"mask-{facts['mask']}", edition=edition)
        if "wanted" in facts:
            facts["wanted"] = self.either([str(number) for number in facts["wanted"]])
        return self.say(breach.key, **facts)

    def together(self, words: list[str]) -> str:
        """A, B and C."""
        first, last = ", ".join(words[:-1]), "".join(words[-1:])
        return self.say("and-list", first=first, last=last) if first else last

    def either(self, words: list[str]) -> str:
        """A, B or C."""
        first, last = ", ".join(words[:-1]), "".join(words[-1:])
        return self.say("or-list", first=first, last=last) if first else last

    def _mask_forms(self) -> list[str]:
        return sorted(self._bundle.get_message("mask-hidden").attributes)
