"""The decks by name."""

from __future__ import annotations

from maskenball.core.game import Json
from maskenball.games.masquerade.rules.deck import DECKS
from maskenball.phrases.phrases import Phrases

NAMES = tuple(DECKS)


def listed(phrases: Phrases) -> list[tuple[Json, str]]:
    """All decks by name: as documents, and in words."""
    about = {id: phrases.say(f"deck-{id}") for id in DECKS}
    game = phrases.say("game-masquerade")
    return [({"deck": id, "about": told}, f"{id:9} {game}: {told}") for id, told in about.items()]


def shown(phrases: Phrases, name: str, players: int | None) -> tuple[Json, str]:
    """The cards of a deck: as a document, and in words."""
    if players is not None:
        raise ValueError(f"{name} is a deck of Masquerade, the same for all numbers of players: leave out --players")
    deck = DECKS[name]

    def named(card: str) -> str:
        colour, _, number = card.partition("-")
        return phrases.say("card-colour", colour=colour, number=number)

    actions = phrases.say("opening-deck", thief=named(deck.thief), merchant=named(deck.merchant))
    diamonds = phrases.say("opening-diamonds", cards=", ".join(map(named, deck.diamonds)))
    document = {"deck": deck.id, "diamonds": deck.diamonds, "thief": deck.thief, "merchant": deck.merchant}
    return document, "\n".join([phrases.say(f"deck-{deck.id}"), actions, diamonds])
