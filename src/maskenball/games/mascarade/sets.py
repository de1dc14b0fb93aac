"""The sets of masks by name, the check of one's own, and home-made masks explained."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from maskenball.core.game import Json
from maskenball.core.malformed import Malformed
from maskenball.games.mascarade.pages import mask_page
from maskenball.games.mascarade.rules.editions import EDITIONS, Edition
from maskenball.games.mascarade.rules.explain import explain
from maskenball.games.mascarade.rules.home_made import masks_from_toml
from maskenball.games.mascarade.rules.scenarios import SCENARIOS, breaches, unknown_masks
from maskenball.phrases.phrases import Phrases

NAMES = tuple(SCENARIOS)


def listed(phrases: Phrases) -> list[tuple[Json, str]]:
    """All sets of masks by name: as documents, and in words."""
    found = []
    for one in SCENARIOS.values():
        about = phrases.say(f"scenario-{one.id}")
        told = f"{one.id:9} {phrases.say('edition', edition=one.edition)}: {about}"
        found.append(({"scenario": one.id, "edition": one.edition, "about": about}, told))
    return found


def shown(phrases: Phrases, name: str, players: int | None) -> tuple[Json, str]:
    """The masks of a set, for each number of players or for one: as a document, and in words."""
    sheets = SCENARIOS[name].sheets
    if players is not None and players not in sheets:
        raise ValueError(f"{name} has no sheet for {players} players: {min(sheets)} to {max(sheets)}")
    chosen = {n: sheets[n].split() for n in sheets if players in (None, n)}
    edition = SCENARIOS[name].edition
    names = {n: ", ".join(_named(phrases, id, edition) for id in masks) for n, masks in chosen.items()}
    told = [phrases.say("scenario-sheet", players=f"{n:2}", masks=masks) for n, masks in names.items()]
    return {"scenario": name, "edition": edition, "sheets": chosen}, "\n".join(told)


def _named(phrases: Phrases, id: str, edition: int) -> str:
    """A mask in the reader's language, and its id where that is another word."""
    name = phrases.forms(id, edition)["mask"]
    return name if name.casefold().replace(" ", "-") == id else f"{name} ({id})"


def checked(
    phrases: Phrases, words: tuple[str, ...], players: int | None, edition: int, block: str, as_document: bool,
    text_of: Callable[[str], str],
) -> tuple[str, bool]:  # fmt: skip
    """What S4 says about masks named on the line or in a file, and whether they can be played."""
    text = text_of(words[0]) if len(words) == 1 and _names_a_file(words[0]) else " ".join(words)
    lines = [re.sub(r"#.*", "", line).replace(",", " ").split() for line in text.split("\n")]
    masks = [mask for line in lines for mask in line]
    box = EDITIONS[edition].with_own_masks(masks_from_toml(block))
    for number, line in enumerate(lines, 1):
        unknown = unknown_masks(box, [_id_of(phrases, name, box) for name in line])
        if unknown and len(lines) > 1:
            raise Malformed(number, f"{unknown[0]} is not a mask of edition {edition}")
    masks = [_id_of(phrases, name, box) for name in masks]
    count = players or _players_for(len(masks), box)
    found = breaches(box, masks, count)
    possible = all(b.is_advice for b in found)
    if as_document:
        rows = [{"rule": b.rule, "sentence": b.sentence, "advice": b.is_advice} for b in found]
        document = {"possible": possible, "edition": edition, "players": count, "masks": masks, "breaches": rows}
        return json.dumps(document), possible
    kind = "no" if not possible else "advised" if found else "yes"
    verdict = phrases.say("scenario-verdict", verdict=kind, cards=len(masks), players=count, edition=edition)
    told = sorted(found, key=lambda b: b.is_advice)
    sentences = [phrases.broken(b, edition) if possible else phrases.breach(b, edition) for b in told]
    return "\n".join([verdict, *sentences]), possible


def _id_of(phrases: Phrases, name: str, box: Edition) -> str:
    """The id of a mask that somebody may have named in their language."""
    page = None if name in box.numbers else mask_page(phrases, name, box.number)
    return page.id if page else name


def _players_for(cards: int, box: Edition) -> int:
    """How many players so many cards are for: as many as cards, if that fits."""
    fitting = [n for n in range(box.fewest_players, box.most_players + 1) if cards in box.cards_for(n)]
    return max(fitting) if fitting else min(max(cards, box.fewest_players), box.most_players)


def _names_a_file(word: str) -> bool:
    """Whether a word is meant as a file: it is one, or looks like a path."""
    try:
        return Path(word).is_file() or (("." in word or "/" in word) and "," not in word)
    except OSError:  # too long for a file's name
        return False


def explained(block: str) -> str:
    """Every home-made mask of a file with what it does."""
    parts = []
    for mask in masks_from_toml(block):
        star = " ★" if mask.bank else ""
        least = f", from {mask.minimum_players} players" if mask.minimum_players else ""
        parts.append(f"{mask.names.get('en', mask.id)}{star} ({mask.id}, {mask.copies} in the box{least})")
        parts.append(f"  {mask.texts.get('en') or explain(mask.power)}")
        parts += [f"    {word}" for word in mask.power]
    return "\n".join(parts) if parts else "no masks in this file"
