"""Decks: 21 kinds of cards, each twice; which carry diamonds, and where Thief and Merchant stand, as data.

A kind is a number: red 1-12 first, then blue, yellow and green 1-3. In each colour a lower number is the better card.
"""

from __future__ import annotations

from dataclasses import dataclass

from maskenball.games.chance import shuffled
from maskenball.games.toml_text import Mistake, line_of, loaded

COLOURS = ("red", "blue", "yellow", "green")
CARDS = tuple([f"red-{n}" for n in range(1, 13)] + [f"{c}-{n}" for c in COLOURS[1:] for n in range(1, 4)])
KINDS = len(CARDS)
COLOUR_OF = tuple(COLOURS.index(card.split("-")[0]) for card in CARDS)
RED = 0
MAGICIAN, PARTNER, RED_TWELVE = 0, 1, 11
COPIES = 2
DIAMOND_KINDS = 10
KEYS = ("name", "diamonds", "thief", "merchant")
HAND_SIZES = {3: 14, 4: 10, 5: 8}


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


def broken_conditions(deck: Deck) -> list[str]:
    """Every condition of D2 that a deck does not meet."""
    broken = [
        f"D2: {card!r} is no card"
        for card in dict.fromkeys((*deck.diamonds, deck.thief, deck.merchant))
        if card not in CARDS
    ]
    if len(set(deck.diamonds)) != DIAMOND_KINDS or len(deck.diamonds) != DIAMOND_KINDS:
        found = COPIES * len(set(deck.diamonds))
        broken.append(f"D2: {found} diamonds ({len(deck.diamonds)} kinds named), there must be 20 (10 different kinds)")
    if CARDS[RED_TWELVE] in deck.diamonds:
        broken.append("D2: red-12 carries no diamond")
    if deck.thief == deck.merchant:
        broken.append("D2: Thief and Merchant must be two different cards")
    taken = {CARDS[MAGICIAN]: "the Magician", CARDS[PARTNER]: "the Partner", CARDS[RED_TWELVE]: "not in every game"}
    for name, card in (("Thief", deck.thief), ("Merchant", deck.merchant)):
        if card in taken:
            broken.append(f"D2: {card} cannot be the {name}: it is {taken[card]}")
    return broken


def deck_from_toml(text: str) -> Deck:
    """A deck of one's own: diamonds = [ten cards], thief = "…", merchant = "…". Raises Mistake."""
    data = loaded(text)
    for key in data:
        if key not in KEYS:
            raise Mistake(line_of(text, key), f"{key!r} is not known ({', '.join(KEYS)})")
    diamonds = data.get("diamonds")
    if not isinstance(diamonds, list) or not all(isinstance(card, str) for card in diamonds):
        raise Mistake(line_of(text, "diamonds"), "diamonds must be a list of ten cards")
    for key in ("thief", "merchant"):
        if not isinstance(data.get(key), str):
            raise Mistake(line_of(text, key), f'{key} must be a card such as "red-3"')
    name = data.get("name", "")
    if not isinstance(name, str):
        raise Mistake(line_of(text, "name"), "name must be a text")
    deck = Deck("own", name, tuple(diamonds), data["thief"], data["merchant"])
    broken = broken_conditions(deck)
    if broken:
        at_fault = next((key for key in ("thief", "merchant") if f"the {key.title()}" in broken[0]), "diamonds")
        raise Mistake(line_of(text, at_fault), "; ".join(broken))
    return deck


def pack(players: int) -> list[str]:
    """D3: the cards in play, each twice; without the red 12s for 4 and 5 players."""
    kinds = [card for card in CARDS if players == 3 or card != CARDS[RED_TWELVE]]
    return [card for card in kinds for _ in range(COPIES)]


def dealt(players: int, seed: str) -> list[list[str]]:
    """The hands that a seed deals."""
    deck, size = shuffled(pack(players), seed), HAND_SIZES[players]
    return [deck[seat * size : (seat + 1) * size] for seat in range(players)]
