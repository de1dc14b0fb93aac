"""Masquerade on a score sheet: answers as texts, texts as answers, and the headers of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from maskenball.core.game import Json
from maskenball.core.malformed import Malformed
from maskenball.core.sheet import Header, Sheet, Token, person_named, quoted
from maskenball.games.masquerade.rules import answers as ans
from maskenball.games.masquerade.rules.deck import (
    CARDS,
    DECKS,
    HAND_SIZES,
    KINDS,
    Deck,
    dealt,
    deck_from_toml,
    pack,
)
from maskenball.games.masquerade.rules.setup import Setup

KNOWN_HEADERS = ("Game", "Players", "Hands", "Seed", "Deck", "First", "Options")


class Spoken(NamedTuple):
    """A decision as it was written: what is done, with which cards or whom."""

    verb: str
    card: int = 0
    other_card: int = 0
    person: int = -1


def text_of(names: Sequence[str], answer: int) -> str:
    """An answer as a score sheet writes it."""
    parts = parts_of(answer)
    if parts["do"] == "steal":
        return f"steal {quoted(names[parts['of']])}"
    return " ".join(parts.values())


def parts_of(answer: int) -> Json:
    """What an answer is about, so that a client can draw it without reading its text."""
    if answer < ans.STEAL_FROM:
        return {"do": "play", "card": CARDS[answer - ans.PLAY_CARD]}
    if answer < ans.TAKE_CARD:
        return {"do": "steal", "of": answer - ans.STEAL_FROM}
    if answer < ans.TRADE_CARDS:
        return {"do": "take", "card": CARDS[answer - ans.TAKE_CARD]}
    if answer < ans.DECLINE:
        given, wanted = divmod(answer - ans.TRADE_CARDS, KINDS)
        return {"do": "trade", "hand": CARDS[given], "pile": CARDS[wanted]}
    return {"do": "decline"}


def parsed(names: Sequence[str], tokens: Sequence[Token]) -> Spoken:
    """A decision that is well formed; raises ValueError with what is wrong."""
    verb, given = tokens[0], tokens[1:]
    if verb.quoted or verb.after_dot is not None or verb.text not in ("play", "steal", "take", "trade", "decline"):
        raise ValueError(f"unknown decision {verb.text!r}")
    wanted = {"trade": 2, "decline": 0}.get(verb.text, 1)
    if len(given) != wanted:
        raise ValueError(f"{verb.text!r} is said with {wanted} {'card' if wanted == 1 else 'cards'}, not {len(given)}")
    if verb.text == "steal":
        person = person_named(given[0], names)
        if person is None or given[0].after_dot is not None:
            raise ValueError(
                f"{given[0].text!r} is not a player (names with other signs than letters and digits need quotes)"
            )
        return Spoken(verb.text, person=person)
    cards = [_card(token) for token in given]
    return Spoken(verb.text, *cards)


def _card(token: Token) -> int:
    if token.quoted or token.after_dot is not None or token.text not in CARDS:
        raise ValueError(f"{token.text!r} is no card: red-1 to red-12, blue-1 to blue-3, yellow and green alike")
    return CARDS.index(token.text)


def answer_of(said: Spoken) -> int:
    """The answer that was meant."""
    if said.verb == "play":
        return ans.PLAY_CARD + said.card
    if said.verb == "steal":
        return ans.STEAL_FROM + said.person
    if said.verb == "take":
        return ans.TAKE_CARD + said.card
    if said.verb == "trade":
        return ans.TRADE_CARDS + said.card * KINDS + said.other_card
    return ans.DECLINE


def setup_from(sheet: Sheet) -> Setup:
    """The game that the headers describe; raises Malformed."""
    names = sheet.players()
    if len(names) not in HAND_SIZES:
        raise Malformed(sheet.headers["Players"].line, f"{len(names)} players, Masquerade is for 3 to 5")
    options = sheet.headers.get("Options", Header("", 0))
    if options.value.strip():
        raise Malformed(options.line, f"{options.value!r} is no table option of Masquerade")
    return Setup(names, _deck(sheet), _hands(sheet, len(names)), sheet.first(names), sheet.block)


def _deck(sheet: Sheet) -> Deck:
    value, line = sheet.headers.get("Deck", Header("default", 1))
    if value == "own":
        if not sheet.block.strip():
            raise Malformed(line, "a deck of one's own stands in a block between two lines --- at the top")
        return sheet.from_block(deck_from_toml)
    if sheet.block.strip():
        raise Malformed(sheet.block_line - 1, 'a block, but the header [Deck "own"] is missing')
    if value not in DECKS:
        raise Malformed(line, f"{value!r} is no deck: {', '.join(DECKS)}, own")
    return DECKS[value]


def _hands(sheet: Sheet, players: int) -> list[list[str]]:
    """Hands, or Seed."""
    sheet.not_dealt_twice()
    if "Hands" not in sheet.headers:
        if "Seed" not in sheet.headers:
            raise Malformed(1, "the header [Hands] is missing (or [Seed])")
        return dealt(players, sheet.headers["Seed"].value)
    value, line = sheet.headers["Hands"]
    hands = [hand.split() for hand in value.split(",")]
    if len(hands) != players:
        raise Malformed(line, f"{len(hands)} hands, but there are {players} players")
    for card in (card for hand in hands for card in hand):
        if card not in CARDS:
            raise Malformed(line, f"{card!r} is no card: red-1 to red-12, blue-1 to blue-3, yellow and green alike")
    if any(len(hand) != HAND_SIZES[players] for hand in hands):
        raise Malformed(line, f"with {players} players every hand has {HAND_SIZES[players]} cards")
    found, wanted = Counter(card for hand in hands for card in hand), Counter(pack(players))
    for card in CARDS:
        if found[card] != wanted[card]:
            raise Malformed(line, f"{card} is dealt {found[card]} times, not {wanted[card]}")
    return hands
