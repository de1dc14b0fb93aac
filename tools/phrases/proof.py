"""`make docs`: all sentences of a language with samples, for a native reader to proofread: docs/phrases/LANGUAGE.md."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from maskenball.games.mascarade.rules.masks import MASKS
from maskenball.phrases.phrases import LANGUAGES, Phrases, ftl_text
from tools.phrases.messages import Message, files_of, messages

FOLDER = Path(__file__).parents[2] / "docs" / "phrases"
SELECTED = {
    "you": ("no", "yes"), "target_you": ("no", "yes"), "slot": ("only", "left", "right", "protected"),
    "swapped": ("hidden", "yes", "no"), "must": ("prepare", "swap", "look", "swap-or-look"), "edition": (1, 2),
    "reason": ("thirteen", "bankrupt", "cheat"), "kind": ("turn", "secret", "contest", "choose", "name"),
    "colour": ("red", "blue", "yellow", "green"), "team": ("partners", "others"), "possible": ("yes", "no"),
    "amount": (1, 3), "copies": (1, 2),
}  # fmt: skip
GIVEN: dict[str, object] = {
    "person": "Adele", "target": "Bruno", "first": "Adele", "last": "Bruno", "winners": "Adele",
    "people": "Adele, Bruno",
    "number": 3, "turn": 5, "players": 6, "coins": 4, "court": 2, "target_coins": 7, "cards": 5, "stars": 1, "least": 8,
    "most": 13, "wanted": "6/7/8", "partners": 12, "others": 8, "rule": "A3.1", "file": "game.ball", "seed": "carnival",
    "text": "xyz", "known": "1e-2013", "scenario": "2e-A", "why": "…", "fortunes": "…", "answers": "…", "option": "…",
    "help": "…", "level": "…", "about": "…", "marks": "…", "game": "Mascarade", "sentence": "…", "breach": "…",
    "name": "Alchemist",
}  # fmt: skip


def samples(phrases: Phrases, message: Message, where: str) -> Iterator[dict[str, object]]:
    """What a message can be given, so that all its variants are seen."""
    wanted = message.variables[where]
    card = phrases.say("card-of", slot="only", person="Bruno", you="no")
    own = phrases.say("card-of", slot="only", person="Adele", you="yes")
    red = phrases.say("card-colour", colour="red", number=3)
    cards = red if message.file == "masquerade" else card
    given = GIVEN | {"card": cards, "other": card, "own": own, "hand": red, "pile": red, "thief": red, "merchant": red}
    given |= {"masks": phrases.forms("judge", 1)["mask"], "power": phrases.power("judge", 1)}
    given |= {name: f"{{{name}}}" for name in wanted if name not in given and name != "mask"}
    selected = {name: _variants(name, message.cases[where].get(name, [])) for name in sorted(wanted - GIVEN.keys())}
    variants = {name: values for name, values in selected.items() if values}
    for values in product(*variants.values()):
        chosen = given | dict(zip(variants, values, strict=True))
        for mask in MASKS if "mask" in wanted else (None,):
            yield chosen | phrases.forms(mask, 1)


def _variants(name: str, cases: Sequence[object]) -> Sequence[object]:
    """Values of a variable that show every case of a message."""
    usual = SELECTED.get(name, ())
    return usual if set(cases) <= set(usual) else cases


def page(language: str) -> str:
    """The whole page of a language."""
    phrases, all_messages = Phrases(language, files_of(language)), messages(language)
    lines = [
        f"# {phrases.say('language-name')}: every sentence",
        "",
        "Written by `make docs`; correct the Fluent files.",
    ]
    for name in files_of(language):
        lines += ["", f"## {name}.ftl", "", "| key | in all its forms |", "|---|---|"]
        for key in re.findall(r"^([a-z][\w-]*) =", ftl_text(language, name), re.M):
            for where in all_messages[key].texts:
                given = samples(phrases, all_messages[key], where)
                said = dict.fromkeys(phrases.say(key, where or None, **sample) for sample in given)
                lines.append(f"| {key}{'.' + where if where else ''} | {' · '.join(said).replace('|', '/')} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        (FOLDER / f"{language}.md").write_text(page(language), encoding="utf-8")
