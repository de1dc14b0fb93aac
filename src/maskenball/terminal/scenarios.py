"""`maskenball scenarios`: the sets of masks, and the check of one's own; home-made masks explained."""

from __future__ import annotations

import json
import re
from pathlib import Path

from maskenball.core.sheet import Malformed
from maskenball.games.mascarade.pages import mask_page
from maskenball.games.mascarade.rules.editions import EDITIONS, Edition
from maskenball.games.mascarade.rules.explain import explain
from maskenball.games.mascarade.rules.home_made import masks_from_toml
from maskenball.games.mascarade.rules.scenarios import SCENARIOS, breaches, unknown_masks
from maskenball.games.masquerade.rules.deck import DECKS, Deck
from maskenball.phrases.phrases import Phrases
from maskenball.terminal.replay import sheet_text


def listed(phrases: Phrases, as_document: bool) -> str:
    """All sets of masks by name, and the decks of Masquerade."""
    sets = [(s, phrases.say(f"scenario-{s.id}")) for s in SCENARIOS.values()]
    decks = [(d, phrases.say(f"deck-{d.id}")) for d in DECKS.values()]
    if as_document:
        named = [{"scenario": s.id, "edition": s.edition, "about": about} for s, about in sets]
        return json.dumps([*named, *({"deck": d.id, "about": about} for d, about in decks)], ensure_ascii=False)
    told = [f"{s.id:9} {phrases.say('edition', edition=s.edition)}: {about}" for s, about in sets]
    return "\n".join([*told, *(f"{d.id:9} {phrases.say('game-masquerade')}: {about}" for d, about in decks)])


def shown(phrases: Phrases, name: str, players: int | None, as_document: bool) -> str:
    """The masks of a set, for each number of players or for one; or the cards of a deck."""
    if name in DECKS and players is not None:
        raise ValueError(f"{name} is a deck of Masquerade, the same for all numbers of players: leave out --players")
    if name in DECKS:
        return _deck_shown(phrases, DECKS[name], as_document)
    if name not in SCENARIOS:
        raise ValueError(f"{name!r} is not a scenario or a deck. Choose from: {', '.join([*SCENARIOS, *DECKS])}")
    sheets = SCENARIOS[name].sheets
    if players is not None and players not in sheets:
        raise ValueError(f"{name} has no sheet for {players} players: {min(sheets)} to {max(sheets)}")
    chosen = {n: sheets[n].split() for n in sheets if players in (None, n)}
    if as_document:
        return json.dumps({"scenario": name, "edition": SCENARIOS[name].edition, "sheets": chosen})
    edition = SCENARIOS[name].edition
    names = {n: ", ".join(_named(phrases, id, edition) for id in masks) for n, masks in chosen.items()}
    return "\n".join(phrases.say("scenario-sheet", players=f"{n:2}", masks=masks) for n, masks in names.items())


def _named(phrases: Phrases, id: str, edition: int) -> str:
    """A mask in the reader's language, and its id where that is another word."""
    name = phrases.forms(id, edition)["mask"]
    return name if name.casefold().replace(" ", "-") == id else f"{name} ({id})"


def _deck_shown(phrases: Phrases, deck: Deck, as_document: bool) -> str:
    if as_document:
        return json.dumps({"deck": deck.id, "diamonds": deck.diamonds, "thief": deck.thief, "merchant": deck.merchant})

    def named(card: str) -> str:
        colour, _, number = card.partition("-")
        return phrases.say("card-colour", colour=colour, number=number)

    actions = phrases.say("opening-deck", thief=named(deck.thief), merchant=named(deck.merchant))
    diamonds = phrases.say("opening-diamonds", cards=", ".join(map(named, deck.diamonds)))
    return "\n".join([phrases.say(f"deck-{deck.id}"), actions, diamonds])


def checked(
    phrases: Phrases, words: tuple[str, ...], players: int | None, edition: int, block: str, as_document: bool
) -> tuple[str, bool]:
    """What S4 says about masks named on the line or in a file, and whether they can be played."""
    text = sheet_text(words[0]) if len(words) == 1 and _names_a_file(words[0]) else " ".join(words)
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
