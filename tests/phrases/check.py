"""`make check`: every phrase is there in every language, is used, has the same variables, and is spelt right."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from spellchecker import SpellChecker

import maskenball
from maskenball.games.mascarade.editions import EDITIONS
from maskenball.phrases.phrases import FILES, LANGUAGES, ftl_text
from tests.phrases.messages import Message, everything, forms_used

SOURCE = Path(maskenball.__file__).parent
WORDS = Path(__file__).parent / "words"
"""Words that are right although the dictionary does not know them, one file for each language."""

Said = dict[str, dict[str, Message]]


def faults(said: Said | None = None) -> Iterator[str]:
    """Everything that is wrong, a line each."""
    said = everything() if said is None else said
    yield from missing(said)
    yield from other_variables(said)
    yield from mask_faults(said)
    yield from unused(said)
    yield from misspelt(said)


def missing(said: Said) -> Iterator[str]:
    """Keys and attributes that one language has and another has not."""
    for language in LANGUAGES:
        for key in said["en"].keys() - said[language].keys():
            yield f"{language}: {key} is missing"
        for key in said[language].keys() - said["en"].keys():
            yield f"{language}: {key} is not there in English"
        for key, message in said[language].items():
            english = said["en"].get(key)
            if english and not key.startswith("mask-") and message.variables.keys() != english.variables.keys():
                yield f"{language}: {key} has other attributes than in English"
            if english and message.file != english.file:
                yield f"{language}: {key} stands in {message.file}.ftl, in English in {english.file}.ftl"


def other_variables(said: Said) -> Iterator[str]:
    """Messages whose variables differ from the English ones."""
    for language in LANGUAGES:
        for key, message in said[language].items():
            english = said["en"].get(key)
            for where in message.variables if english and not key.startswith("mask-") else ():
                wanted = english.variables.get(where, frozenset()) if english else frozenset()
                if message.variables[where] != wanted:
                    yield f"{language}: {key} {where} has {set(message.variables[where])}, in English {set(wanted)}"


def mask_faults(said: Said) -> Iterator[str]:
    """Every mask of both boxes is named in every form that sentences ask for, and explained."""
    ids = {mask.id for edition in EDITIONS.values() for mask in edition.box} | {"hidden"}
    for language in LANGUAGES:
        asked = {form for name in FILES for form in forms_used(ftl_text(language, name))} | {"the"}
        for id in sorted(ids):
            message = said[language].get(f"mask-{id}")
            if message is None or not asked <= message.texts.keys():
                yield f"{language}: mask-{id} is not there in all forms: {', '.join(sorted(asked))}"
            if id != "hidden" and f"power-{id}" not in said[language]:
                yield f"{language}: nobody says what {id} does"


def unused(said: Said) -> Iterator[str]:
    """Keys that no line of our code can say."""
    plain, patterns = _sayable()
    for key in said["en"]:
        if key not in plain and not any(pattern.fullmatch(key) for pattern in patterns):
            yield f"{key} is never said"


def _sayable() -> tuple[set[str], list[re.Pattern[str]]]:
    """The strings of the code, and the patterns of those that are put together."""
    plain: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [p.value if isinstance(p, ast.Constant) else None for p in node.values]
                letters = "".join(str(p) for p in parts if p)
                if re.fullmatch(r"[a-zA-Z0-9-]{4,}", letters) and "-" in letters:
                    patterns.append(re.compile("".join(re.escape(str(p)) if p else "[a-zA-Z0-9-]+" for p in parts)))
    return plain, patterns


def misspelt(said: Said) -> Iterator[str]:
    """Words that neither the dictionary nor our own list knows."""
    for language in LANGUAGES:
        unknown = unknown_words(language, said[language])
        for word, key in sorted(unknown.items()):
            yield f"{language}: {word!r} ({key}): misspelt, or to be added to tests/phrases/words/{language}.txt"


def unknown_words(language: str, messages: dict[str, Message]) -> dict[str, str]:
    """Each unknown word with a key where it stands."""
    dictionary = SpellChecker(language=language)
    own = set((WORDS / f"{language}.txt").read_text(encoding="utf-8").split())
    where: dict[str, str] = {}
    for key, message in messages.items():
        for text in message.texts.values():
            text = re.sub(r"`[^`]*`|maskenball [a-z-]+( --[a-z]+)?|--[a-z]+", " ", text)
            for word in re.findall(r"[^\W\d_]+(?:['’][^\W\d_]+)*", text):
                for part in re.split(r"['’]", word):
                    where.setdefault(part.lower(), key)
    return {word: where[word] for word in dictionary.unknown(where) if word not in own and len(word) > 1}


if __name__ == "__main__":
    found = list(faults())
    print("\n".join(found) if found else f"phrases: {len(everything()['en'])} keys in {len(LANGUAGES)} languages")
    sys.exit(1 if found else 0)
