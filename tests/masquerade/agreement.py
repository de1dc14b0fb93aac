"""The second opinion on Masquerade: random games on both, compared after every decision."""

from __future__ import annotations

from collections import Counter
from random import Random

from maskenball.core.game import ALL_KNOWING
from maskenball.games.masquerade.rules.answers import DECLINE
from maskenball.games.masquerade.rules.deck import (
    CARDS,
    DECKS,
    HAND_SIZES,
    MAGICIAN,
    PARTNER,
    Deck,
    broken_conditions,
    pack,
)
from maskenball.games.masquerade.rules.match import Masquerade
from maskenball.games.masquerade.rules.setup import Setup
from maskenball.games.masquerade.rules.state import PLAY
from tests.masquerade.second_opinion import Opinion
from tests.played import GUESTS, seen_events

Census = Counter[str]


def random_deck(chance: Random) -> Deck:
    """One of ours, or any other that meets D2."""
    if chance.random() < 0.6:
        return chance.choice(list(DECKS.values()))
    while True:
        diamonds = tuple(chance.sample(CARDS, k=10))
        thief, merchant = chance.sample(CARDS, k=2)
        deck = Deck("own", "", diamonds, thief, merchant)
        if not broken_conditions(deck):
            return deck


def block_of(deck: Deck) -> str:
    """A deck of one's own as a TOML block; empty for ours."""
    if deck.id in DECKS:
        return ""
    return f'diamonds = {list(deck.diamonds)}\nthief = "{deck.thief}"\nmerchant = "{deck.merchant}"\n'.replace("'", '"')


def random_table(chance: Random, players: int | None = None) -> Masquerade:
    """A fresh deal; both Partners in one hand more often than chance would have it."""
    seats = players or chance.choice((3, 4, 5))
    cards, size = pack(seats), HAND_SIZES[seats]
    chance.shuffle(cards)
    if chance.random() < 0.2:
        partners = CARDS[PARTNER]
        cards = [partners, partners, *(card for card in cards if card != partners)]
    hands = [cards[k * size : (k + 1) * size] for k in range(seats)]
    turned = chance.randrange(seats)
    deck = random_deck(chance)
    names = tuple(GUESTS[:seats])
    return Masquerade(Setup(names, deck, hands[turned:] + hands[:turned], chance.randrange(seats), block_of(deck)))


def random_answer(game: Masquerade, chance: Random) -> int:
    """A random legal answer; actions are used more often than declined."""
    legal = game.legal()
    if game.s.kind != PLAY and len(legal) > 1 and chance.random() < 0.8:
        legal = [answer for answer in legal if answer != DECLINE]
    return chance.choice(legal)


def opinion_on(game: Masquerade) -> Opinion:
    """The second opinion, sitting at the same table."""
    deck = game.setup.deck
    return Opinion(
        list(game.names), game.setup.hands, game.setup.first, frozenset(deck.diamonds), deck.thief, deck.merchant
    )


def agree_on_a_game(chance: Random, census: Census, players: int | None = None) -> None:
    """Play one random game on both; raises AssertionError with the score sheet when they differ."""
    game = random_table(chance, players)
    opinion = opinion_on(game)
    assert seen_events(game, ALL_KNOWING) == opinion.start(), game.sheet()
    while not game.over:
        before = game.s.copy()
        answer = random_answer(game, chance)
        person, text = game.s.asked, game.text(answer)
        game.play(person, answer)
        events = seen_events(game, ALL_KNOWING)
        assert events == opinion.play(game.names[person], text), f"{game.sheet()}\n# events differ"
        mine, theirs = game.document(), opinion.document()
        mine["legal"], theirs["legal"] = sorted(mine["legal"]), sorted(theirs["legal"])  # type: ignore[call-overload]
        assert mine == theirs, f"{game.sheet()}\n# documents differ"
        kinds = Counter(event["event"] for event in events)
        census["thefts"] += kinds["stolen"]
        census["piles looked through"] += kinds["steal"]
        census["trades"] += kinds["trade"]
        census["actions declined"] += kinds["decline"]
        census["second Magician beat the first"] += (
            before.kind == PLAY and answer == MAGICIAN and MAGICIAN in before.trick[: before.trick_size]
        )
    census["games"] += 1
    census[f"games of {game.t.players}"] += 1
    census["decisions"] += len(game.history)
    result = game.result()
    assert result is not None
    census[f"ended: {result.reason}"] += 1
    census["both Partners in one hand"] += any(hand.count(CARDS[PARTNER]) == 2 for hand in game.setup.hands)
