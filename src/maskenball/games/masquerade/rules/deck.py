"""Decks: 21 kinds of cards, each twice; which carry diamonds, and where Thief and Merchant stand, as data.

A kind is a number: red 1-12 first, then blue, yellow and green 1-3. In each colour a lower number is the better card.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from maskenball.core.chance import shuffled
from maskenball.core.malformed import Malformed
from maskenball.core.toml_text import line_of, line_with, loaded

COLOURS = ("red", "blue", "yellow", "green")
CARDS = tuple([f"red-{n}" for n in range(1, 13)] + [f"{c}-{n}" for c in COLOURS[1:] for n in range(1, 4)])
KINDS = len(CARDS)
RED = 0
REDS = 12
SIDES = 3
MAGICIAN, PARTNER, RED_TWELVE = 0, 1, 11
COPIES = 2
DIAMOND_KINDS = 10
KEYS = ("name", "diamonds", "thief", "merchant")
HAND_SIZES = {3: 14, 4: 10, 5: 8}


def colour_of(kind: int) -> int:
    """The colour of a kind: 0 is red."""
    return RED if kind < REDS else 1 + (kind - REDS) // SIDES


def first_of(colour: int) -> int:
    """The best card of a colour; `first_of(colour + 1)` is one past its last."""
    return 0 if colour == RED else REDS + (colour - 1) * SIDES


@dataclass(frozen=True)
class Deck:
    """A deck: the kinds that carry a diamond, and the kinds that are Thief and Merchant."""

    id: str
    about: str
    diamonds: tuple[str, ...]
    thief: str
    merchant: str


_SIDES = tuple(card for card in CARDS if not card.startswith("red"))
DECKS = {
    deck.id: deck
    for deck in (
        Deck(
            "default",
            "a reconstruction: every side card and red 11 carry diamonds",
            (*_SIDES, "red-11"),
            "red-3",
            "red-4",
        ),
        Deck(
            "points",
            "an alternative: side cards 1-2 and red 8-11 carry diamonds",
            (*(card for card in _SIDES if card[-1] in "12"), "red-8", "red-9", "red-10", "red-11"),
            "red-10",
            "red-6",
        ),
    )
}


def told_deck(told: Mapping[str, Any]) -> Deck:
    """The deck that an opening tells of."""
    return Deck(told["name"], "", tuple(told["diamonds"]), told["thief"], told["merchant"])


def broken_conditions(deck: Deck) -> list[tuple[str, str]]:
    """Every condition of D2 that a deck does not meet: what it is about (a key of the TOML), and a sentence."""
    broken = []
    for key, cards in (("diamonds", deck.diamonds), ("thief", (deck.thief,)), ("merchant", (deck.merchant,))):
        broken += [(key, f"D2: {card!r} is no card") for card in dict.fromkeys(cards) if card not in CARDS]
    if len(set(deck.diamonds)) != DIAMOND_KINDS or len(deck.diamonds) != DIAMOND_KINDS:
        found = f"{COPIES * len(set(deck.diamonds))} diamonds ({len(deck.diamonds)} kinds named)"
        broken.append(("diamonds", f"D2: {found}, there must be 20 (10 different kinds)"))
    if CARDS[RED_TWELVE] in deck.diamonds:
        broken.append(("diamonds", "D2: red-12 carries no diamond"))
    if deck.thief == deck.merchant:
        broken.append(("merchant", "D2: Thief and Merchant must be two different cards"))
    taken = {CARDS[MAGICIAN]: "the Magician", CARDS[PARTNER]: "the Partner", CARDS[RED_TWELVE]: "not in every game"}
    for key, card in (("thief", deck.thief), ("merchant", deck.merchant)):
        if card in taken:
            broken.append((key, f"D2: {card} cannot be the {key.title()}: it is {taken[card]}"))
    return broken


def deck_from_toml(text: str) -> Deck:
    """A deck of one's own: diamonds = [ten cards], thief = "…", merchant = "…". Raises Malformed."""
    data = loaded(text)
    for key in data:
        if key not in KEYS:
            raise Malformed(line_of(text, key), f"{key!r} is not known ({', '.join(KEYS)})")
    diamonds = data.get("diamonds")
    if not isinstance(diamonds, list) or not all(isinstance(card, str) for card in diamonds):
        raise Malformed(line_of(text, "diamonds"), "diamonds must be a list of ten cards")
    for key in ("thief", "merchant"):
        if not isinstance(data.get(key), str):
            raise Malformed(line_of(text, key), f'{key} must be a card such as "red-3"')
    name = data.get("name", "")
    if not isinstance(name, str):
        raise Malformed(line_of(text, "name"), "name must be a text")
    deck = Deck("own", name, tuple(diamonds), data["thief"], data["merchant"])
    broken = broken_conditions(deck)
    if broken:
        key, first_sentence = broken[0]
        line = line_of(text, key)
        named = first_sentence.split("'")[1:2]  # a word that is no card stands in quotes
        raise Malformed(line_with(text, named[0], line) if named else line, "; ".join(why for _, why in broken))
    return deck


def pack(players: int) -> list[str]:
    """D3: the cards in play, each twice; without the red 12s for 4 and 5 players."""
    kinds = [card for card in CARDS if players == 3 or card != CARDS[RED_TWELVE]]
    return [card for card in kinds for _ in range(COPIES)]


def dealt(players: int, seed: str) -> list[list[str]]:
    """The hands that a seed deals."""
    deck, size = shuffled(pack(players), seed), HAND_SIZES[players]
    return [deck[seat * size : (seat + 1) * size] for seat in range(players)]
