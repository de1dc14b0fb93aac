"""`make check`: every phrase is there in every language, is used, has the same variables, and is spelt right."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from spellchecker import SpellChecker

import maskenball
from maskenball.games.mascarade.rules.editions import EDITIONS
from maskenball.phrases.phrases import LANGUAGES, ftl_text
from tools.phrases import browser_calls
from tools.phrases.browser_calls import Call
from tools.phrases.messages import ALL_FILES, MASK_FORM, Message, everything, files_of, forms_used

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
    yield from unheard(said)
    yield from unheard_in_the_browser(said)
    yield from misspelt(said)


def missing(said: Said) -> Iterator[str]:
    """Files, keys and attributes that one language has and another has not."""
    for language in LANGUAGES:
        for name in set(ALL_FILES) - set(files_of(language)):
            yield f"{language}: {name}.ftl is missing"
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
        asked = {form for name in files_of(language) for form in forms_used(ftl_text(language, name))} | {"the"}
        for id in sorted(ids):
            message = said[language].get(f"mask-{id}")
            if message is None or not asked <= message.texts.keys():
                yield f"{language}: mask-{id} is not there in all forms: {', '.join(sorted(asked))}"
            if id != "hidden" and f"power-{id}" not in said[language]:
                yield f"{language}: nobody says what {id} does"


def unused(said: Said) -> Iterator[str]:
    """Keys that no line of our code can say."""
    plain, patterns = _sayable()
    files = list(browser_calls.sources())
    plain |= {text for _, code in files for text in browser_calls.strings(code)}
    words = "|".join(sorted(map(re.escape, plain), key=len, reverse=True))
    sayable = [re.compile("".join(f"(?:{words})" if part is None else re.escape(part) for part in p)) for p in patterns]
    templates = {template for call in browser_calls.calls(files) for template in call.templates}
    sayable += [re.compile(rf"(?:{words}|\d+)".join(map(re.escape, template))) for template in templates]
    for key in said["en"]:
        if key not in plain and not any(pattern.fullmatch(key) for pattern in sayable):
            yield f"{key} is never said"


def _sayable() -> tuple[set[str], list[list[str | None]]]:
    """The short strings of the code, and those that are put together out of them (None: one of the strings)."""
    plain: set[str] = set()
    patterns: list[list[str | None]] = []
    for _, node in _nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"[\w-]{1,40}", node.value):
            plain.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [str(p.value) if isinstance(p, ast.Constant) else None for p in node.values]
            letters = "".join(p for p in parts if p)
            if re.fullmatch(r"[a-zA-Z0-9-]{4,}", letters) and "-" in letters:
                patterns.append(parts)
    return plain | {word.lower() for word in plain}, patterns


def _nodes() -> Iterator[tuple[str, ast.AST]]:
    """Everything in our code, with the file it stands in."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield path.name, node


def unheard(said: Said) -> Iterator[str]:
    """Places in the code that say what is not there, or give it other variables than it has."""
    for name, node in _nodes():
        if not (isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "say" and node.args):
            continue
        key = node.args[0]
        if not (isinstance(key, ast.Constant) and isinstance(key.value, str)):
            continue
        where = f"{name}:{node.lineno}"
        message = said["en"].get(key.value)
        if message is None:
            yield f"{where} says {key.value}, which is not there"
            continue
        attribute = node.args[1] if len(node.args) > 1 else None
        wanted = message.variables.get(str(attribute.value) if isinstance(attribute, ast.Constant) else "", frozenset())
        given = {MASK_FORM.sub("mask", word.arg) for word in node.keywords if word.arg}
        if given - wanted:
            yield f"{where}: {key.value} has no {', '.join(sorted(given - wanted))}"
        if wanted - given and all(word.arg for word in node.keywords):
            yield f"{where}: {key.value} is not given {', '.join(sorted(wanted - given))}"


def unheard_in_the_browser(said: Said, files: Iterable[tuple[str, str]] | None = None) -> Iterator[str]:
    """Places in the browser's code that say what is not there, or give it other variables than it has."""
    for call in browser_calls.calls(browser_calls.sources() if files is None else files):
        for key in call.keys:
            message = said["en"].get(key)
            if message is None:
                yield f"{call.where} says {key}, which is not there"
            elif message.file == "terminal" and not key.startswith("rules-"):
                yield f"{call.where} says {key}, which only the terminal knows"
            else:
                yield from _misgiven(call, message)
        for template in call.templates:
            pattern = re.compile(r"[\w-]+".join(map(re.escape, template)))
            found = [message for key, message in said["en"].items() if pattern.fullmatch(key)]
            if all(_wanting(call, message) for message in found):
                yield f"{call.where} says {'…'.join(template)}, which is not there, or needs more variables"


def _misgiven(call: Call, message: Message) -> Iterator[str]:
    wanting, given = _wanting(call, message), {MASK_FORM.sub("mask", name) for name in call.given}
    if wanting:
        yield f"{call.where}: {message.key} {wanting}"
    surplus = given - message.variables.get(call.attribute or "", given)
    if surplus and call.attribute is not None:
        yield f"{call.where}: {message.key} has no {', '.join(sorted(surplus))}"


def _wanting(call: Call, message: Message) -> str:
    """What a call lacks to say a message; empty: nothing, as far as can be read off."""
    if call.attribute is None:
        return ""
    if call.attribute not in message.variables:
        return f"has no {call.attribute or 'text'}"
    lacking = message.variables[call.attribute] - {MASK_FORM.sub("mask", name) for name in call.given}
    return f"is not given {', '.join(sorted(lacking))}" if lacking and not call.gives_more else ""


def misspelt(said: Said) -> Iterator[str]:
    """Words that neither the dictionary nor our own list knows."""
    for language in LANGUAGES:
        unknown = unknown_words(language, said[language])
        for word, key in sorted(unknown.items()):
            yield f"{language}: {word!r} ({key}): misspelt, or to be added to tools/phrases/words/{language}.txt"


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
