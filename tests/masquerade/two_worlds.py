"""Two worlds of Masquerade: the same cards on the table, other cards in other hands."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from maskenball.core.game import Game, Json, Refused
from maskenball.games.masquerade.rules.answers import DECLINE, STEAL_FROM, TRADE_CARDS
from maskenball.games.masquerade.rules.deck import KINDS
from maskenball.games.masquerade.rules.match import Masquerade
from maskenball.games.masquerade.rules.state import STEAL
from tests.masquerade.agreement import opinion_on, random_answer, random_table
from tests.masquerade.second_opinion import Illegal
from tests.worlds import Pair, Viewer, Watch, fingerprint, unwatched


class Entitlement:
    """What the rules let a viewer see (W1, W2, W4, W5), from the events and documents of the second opinion."""

    def __init__(self) -> None:
        self.latest: dict[int, list[Json]] = {}
        self.documents: dict[int, Json] = {}

    def happened(self, game: Game, events: list[Json], document: Json) -> None:
        """Note what a decision caused in one of the worlds."""
        self.latest[id(game)] = events
        self.documents[id(game)] = document

    def __call__(self, game: Game, viewer: Viewer) -> object:
        document = self.documents[id(game)]
        public = [self._seen(event, viewer) for event in self.latest[id(game)]]
        sizes = [(len(p["hand"]), len(p["pile"])) for p in document["players"]]
        own = None
        if viewer is not None:
            player = document["players"][viewer]
            asked = document["to_decide"] == player["name"]
            own = (player["hand"], player["pile"], sorted(document["legal"]) if asked else None)
        question = (document["to_decide"], document["kind"], document["turn"], document["trick"])
        return public, sizes, own, question

    def _seen(self, event: Json, viewer: Viewer) -> Json:
        if event["event"] in ("see", "trade") and event["person"] != viewer:  # W2
            return {key: value for key, value in event.items() if key not in ("card", "hand", "pile")}
        return event


def other_world(one: Masquerade, chance: Random) -> Masquerade:
    """The same table with two cards of two hands exchanged: whoever holds neither hand cannot know."""
    hands = [hand[:] for hand in one.setup.hands]
    first, second = chance.sample(range(len(hands)), k=2)
    for _ in range(chance.choice((1, 1, 2))):
        i, j = chance.randrange(len(hands[first])), chance.randrange(len(hands[second]))
        hands[first][i], hands[second][j] = hands[second][j], hands[first][i]
    return Masquerade(replace(one.setup, hands=hands))


def tempting_answer(one: Masquerade, other: Masquerade, chance: Random) -> int:
    """A random answer that likes the Thief, the Merchant, and piles that are not the same in both worlds."""
    legal = one.legal()
    liked = [a for a in legal if a in (one.t.thief, one.t.merchant)]
    if one.s.kind == STEAL:
        seats = range(one.t.players)
        differ = [p for p in seats if one.s.pile[p * KINDS :][:KINDS] != other.s.pile[p * KINDS :][:KINDS]]
        liked = [a for a in legal if a - STEAL_FROM in differ]
    return chance.choice(liked) if liked and chance.random() < 0.7 else random_answer(one, chance)


class SideBySide:
    """Two games with their second opinions, played together."""

    def __init__(self, one: Masquerade, other: Masquerade, chance: Random, watch: Watch = unwatched) -> None:
        self.games = (one, other)
        self.opinions = (opinion_on(one), opinion_on(other))
        self.entitled = Entitlement()
        self.chance, self.watch = chance, watch
        for game, opinion in zip(self.games, self.opinions, strict=True):
            self.entitled.happened(game, opinion.start(), opinion.document())
        self.pair = Pair(one, other, self.entitled)
        self._compare()

    def _compare(self) -> None:
        one, other = self.games
        self.pair.compare(self.chance, really_differ=fingerprint(one) != fingerprint(other))
        self.watch(self.pair)

    def play(self, *answers: int) -> bool:
        """An answer in each world; False when the worlds have parted in public."""
        person = self.games[0].s.asked
        try:
            for game, opinion, answer in zip(self.games, self.opinions, answers, strict=True):
                text = game.text(answer)
                game.play(person, answer)
                self.entitled.happened(game, opinion.play(game.names[person], text), opinion.document())
        except (Refused, Illegal):
            return False
        self._compare()
        return True


def compare_two_worlds(chance: Random, watch: Watch = unwatched) -> Pair:
    """Play a random game in two worlds; raises Leak if anybody can tell what they may not know."""
    one = random_table(chance)
    other = other_world(one, chance)
    worlds = SideBySide(one, other, chance, watch)
    while not one.over and worlds.pair.viewers:
        both = set(one.legal()) & set(other.legal())
        answer = tempting_answer(one, other, chance)
        if answer not in both and both:
            answer = chance.choice(sorted(both))
        turned = answer
        if TRADE_CARDS <= answer < DECLINE and chance.random() < 0.8:  # another exchange in the other world
            turned = chance.choice([a for a in other.legal() if TRADE_CARDS <= a < DECLINE])
        if not worlds.play(answer, turned):
            break
    return worlds.pair


def unknowing_partner_pair(chance: Random) -> Pair:
    """P2: the left neighbour of a hand with both Partners, and the same neighbour when they are in two other hands."""
    while True:
        one = random_table(chance, chance.choice((4, 5)))
        holders = [seat for seat, hand in enumerate(one.setup.hands) if hand.count("red-2") == 2]
        if holders:
            break
    holder, players = holders[0], len(one.names)
    neighbour = (holder + 1) % players
    third = chance.choice([seat for seat in range(players) if seat not in (holder, neighbour)])
    hands = [hand[:] for hand in one.setup.hands]
    i, j = hands[holder].index("red-2"), chance.randrange(len(hands[third]))
    hands[holder][i], hands[third][j] = hands[third][j], hands[holder][i]
    other = Masquerade(replace(one.setup, hands=hands))
    worlds = SideBySide(one, other, chance)
    assert neighbour in worlds.pair.fooled
    assert one.s.partners >> neighbour & 1 and not other.s.partners >> neighbour & 1
    while not one.over and neighbour in worlds.pair.viewers:
        both = sorted(set(one.legal()) & set(other.legal()))
        if not both or not worlds.play(*[chance.choice(both)] * 2):
            break
    return worlds.pair
