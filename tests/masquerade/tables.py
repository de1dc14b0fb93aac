"""Short ways to a position of Masquerade: hands from a few named cards, decisions as texts, whole games by chance."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

import pytest

from maskenball.core.game import ALL_KNOWING, Json, Refusal, Refused
from maskenball.core.sheet import read
from maskenball.games.masquerade.rules.deck import CARDS, DECKS, KINDS
from maskenball.games.masquerade.rules.match import Masquerade
from maskenball.games.masquerade.rules.setup import Setup
from maskenball.games.masquerade.rules.state import SEATS
from tests.played import seen_events

GUESTS = ("Adele", "Bruno", "Cedric", "Didier", "Emma")
SIZES = {3: 14, 4: 10, 5: 8}
SIDES = [f"{colour}-{n}" for colour in ("blue", "yellow", "green") for n in (1, 2, 3)]
DIAMONDS = {"default": {*SIDES, "red-11"}, "points": {*(card for card in SIDES if card[-1] in "12")}}
DIAMONDS["points"] |= {"red-8", "red-9", "red-10", "red-11"}


def full_pack(players: int) -> list[str]:
    """All cards in play, written down here once more: red 1-11 (12 with three players), 1-3 of the sides, all twice."""
    reds = [f"red-{n}" for n in range(1, 13 if players == 3 else 12)]
    return [card for card in reds + SIDES for _ in range(2)]


def hands(*some: str) -> list[list[str]]:
    """Hands that hold these cards, a text per player. What is missing comes from the rest of the pack in its order:
    Adele's hand is filled first (low reds), the last player's at the end (side colours)."""
    dealt = [text.split() for text in some]
    rest = full_pack(len(some))
    for card in (card for hand in dealt for card in hand):
        rest.remove(card)
    for hand in dealt:
        while len(hand) < SIZES[len(some)]:
            hand.append(rest.pop(0))
    return dealt


def table(*some: str, first: int = 0, deck: str = "default") -> Masquerade:
    """A game in which the players hold these cards and others, see `hands`."""
    return Masquerade(Setup(GUESTS[: len(some)], DECKS[deck], hands(*some), first))


def seeded(players: int, seed: str, deck: str = "default", *, block: str = "") -> Masquerade:
    """A game dealt by chance."""
    return Masquerade(Setup.new(GUESTS[:players], seed, deck, block=block))


def sheet(*lines: str, of: Sequence[str] = ("", "", "", ""), **headers: str | None) -> str:
    """A score sheet: the hands that these cards begin (`of`), one decision a line; a header of None is left out."""
    given: dict[str, str | None] = {
        "Game": "masquerade",
        "Players": ", ".join(GUESTS[: len(of)]),
        "Hands": ", ".join(" ".join(hand) for hand in hands(*of)),
        "First": "Adele",
    }
    written = [f'[{name} "{value}"]' for name, value in (given | headers).items() if value is not None]
    return "\n".join([*written, "", *lines, ""])


def understood(game: Masquerade, line: str) -> tuple[int, int]:
    """Who decides in a line "Adele: play red-1", and the number of the answer."""
    (cut,) = read(line).lines
    person = game.names.index(cut.who.text)
    answer = game.answer(person, game.parse(cut.tokens))
    return person, -1 if answer is None else answer


def say(game: Masquerade, *lines: str) -> list[Json]:
    """Play these decisions; returns their events in the all-knowing form."""
    told: list[Json] = []
    for line in lines:
        game.play(*understood(game, line))
        told += seen_events(game, ALL_KNOWING)
    return told


def trick(game: Masquerade, cards: str) -> list[Json]:
    """Play a whole trick, or as many cards of it as are named, from the leader on."""
    told: list[Json] = []
    for card in cards.split():
        told += say(game, f"{asked(game)}: play {card}")
    return told


def not_taken(game: Masquerade, line: str) -> Refusal:
    """The reason why a decision is refused; E3: it has changed nothing."""
    before = everything(game)
    with pytest.raises(Refused) as caught:
        say(game, line)
    assert everything(game) == before
    return caught.value.refusal


def everything(game: Masquerade) -> tuple[object, ...]:
    """All there is to know about a position, to compare."""
    return game.save(), game.history[:], [events[:] for events in game.events], game.document()


def legal(game: Masquerade) -> set[str]:
    """The texts of all legal answers, each of which must stand there once."""
    texts = [game.text(answer) for answer in game.legal()]
    assert len(set(texts)) == len(texts)
    return set(texts)


def asked(game: Masquerade) -> str:
    """Who is to decide."""
    decision = game.decision()
    assert decision is not None
    return game.names[decision.person]


def kind(game: Masquerade) -> str:
    """What kind of question is open."""
    decision = game.decision()
    return decision.kind if decision else "over"


def hand(game: Masquerade, name: str) -> list[str]:
    """The cards somebody holds, in the order of the document."""
    return game.cards_of(game.s.hand, game.names.index(name))


def pile(game: Masquerade, name: str) -> list[str]:
    """The cards on somebody's pile, in the order of the document."""
    return game.cards_of(game.s.pile, game.names.index(name))


def teams(game: Masquerade) -> list[str]:
    """The members of the partner team."""
    return [player["name"] for player in game.document()["players"] if player["team"] == "partners"]


def before_the_last_trick(game: Masquerade, cards: str, **piles: str) -> Masquerade:
    """Leave everybody one card (from Adele on) and lay these piles; the rest of the pack is nowhere."""
    s = game.s
    s.hand, s.pile = [0] * SEATS * KINDS, [0] * SEATS * KINDS
    for seat, card in enumerate(cards.split()):
        s.hand[seat * KINDS + CARDS.index(card)] = s.hand_size[seat] = 1
        lying = piles.get(game.names[seat], "").split()
        s.pile_size[seat] = len(lying)
        for one in lying:
            s.pile[seat * KINDS + CARDS.index(one)] += 1
    s.turn = game.t.hand_size
    return game


def play_by_chance(game: Masquerade, seed: object, decisions: int = 1000) -> Masquerade:
    """So many random decisions, or to the end."""
    dice = Random(str(seed))
    for _ in range(decisions):
        decision = game.decision()
        if decision is None:
            break
        game.play(decision.person, dice.choice(game.legal()))
    return game


def sent(game: Masquerade, person: int | None) -> str:
    """The latest message and the view of one person, byte for byte."""
    return json.dumps(game.message(person)) + repr(game.view(person))


def watchers(game: Masquerade) -> list[int | None]:
    """All players and a spectator."""
    return [*range(len(game.names)), None]
