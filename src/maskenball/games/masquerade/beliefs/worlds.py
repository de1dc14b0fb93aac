"""What one observer of Masquerade can know: deals that agree with everything they saw, and who the partners are.

    worlds = sampled_worlds(game.view(0), np.random.default_rng(1), 100)
    worlds[0].state              # a whole state, ready to be played on, with the weight worlds[0].weight
    partner_posterior(game.view(0)).partner

Every deal that the plays allow is as likely as it was dealt: nothing is read into which legal card somebody played.
An exchange that is hidden is any of those that were legal then, all alike. Without hidden exchanges all of this is
exact, with them worlds have weights.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import NamedTuple

import numpy as np

from maskenball.core.game import View
from maskenball.games.masquerade.beliefs.accounts import Account, Exchange, Story
from maskenball.games.masquerade.beliefs.fillings import Fillings
from maskenball.games.masquerade.rules.deck import KINDS, PARTNER
from maskenball.games.masquerade.rules.opening import partners
from maskenball.games.masquerade.rules.state import OVER, SEATS, State

MOST_ACCOUNTS = 250
"""How many guesses about hidden exchanges are followed up at a time."""
MOST_COUNTED = 64
"""For how many of them the deals are counted."""
WORLDS = 400


class World(NamedTuple):
    """A deal that agrees with everything seen, the state it has led to, and the exchanges that are assumed."""

    state: State
    dealt: list[int]
    """How many cards of each kind each seat was dealt: `dealt[seat * KINDS + kind]`."""
    exchanges: tuple[tuple[int, int, int], ...]
    """Seat, given, wanted, for each hidden exchange in order."""
    weight: float


class Partners(NamedTuple):
    """How likely each person is in the partner team, and how likely the observer is without knowing it (P2)."""

    partner: tuple[float, ...]
    unknowing: float


class Over(ValueError):
    """The game is over and everything is shown (W5): there is nothing to guess."""


def sampled_worlds(view: View, chance: np.random.Generator, n: int) -> list[World]:
    """So many worlds for the person of a View. Without hidden exchanges all weights are the same."""
    if view.state.kind == OVER:
        raise Over("the game is over, all cards are shown")
    story = Story(view)
    guesses = _guesses(story, chance)
    shares = np.array([account.ways() * fillings.total() for account, fillings in guesses])
    drawn = Counter(chance.choice(len(guesses), n, p=shares / shares.sum()).tolist())
    worlds = [world for guess, k in sorted(drawn.items()) for world in _worlds(*guesses[guess], chance, k)]
    total = sum(world.weight for world in worlds)
    return [world._replace(weight=world.weight / total) for world in worlds]


def _guesses(story: Story, chance: np.random.Generator) -> list[tuple[Account, Fillings]]:
    """Accounts of the hidden exchanges under which the open cards fit into the hands, with all ways to fill them."""
    most = MOST_ACCOUNTS
    while True:
        accounts, all_tried = story.accounts(chance, most)
        assert accounts, "what was seen contradicts the rules"
        order = chance.permutation(len(accounts)).tolist() if len(accounts) > 1 else [0]
        found: list[tuple[Account, Fillings]] = []
        for at in order:
            account = accounts[at]
            fillings = _fillings(account)
            if fillings is not None and fillings.total() > 0:
                found.append((account, fillings))
                if len(found) == MOST_COUNTED:
                    break
        if found:
            return found
        assert not all_tried, "what was seen contradicts the rules"
        most *= 4


def _fillings(account: Account) -> Fillings | None:
    room = account.room()
    if min(room) < 0:
        return None
    return Fillings([account.weights(kind) for kind in account.open_cards()], room)


def _worlds(account: Account, fillings: Fillings, chance: np.random.Generator, n: int) -> list[World]:
    others, cards = account.story.others, account.open_cards()
    exchanges = tuple((x.seat, x.given, x.wanted) for x in account.assumed)
    found = []
    for hands in fillings.draw(chance, n).tolist():
        dealt = account.dealt[:]
        for kind, hand in zip(cards, hands, strict=True):
            dealt[others[hand] * KINDS + kind] += 1
        if account.story.observer is not None:
            own = account.story.observer * KINDS
            dealt[own : own + KINDS] = account.story.own
        weight = 1.0
        for exchange in account.assumed:
            weight /= _choices(exchange, dealt)
        found.append(World(_state(account, dealt), dealt, exchanges, weight))
    return found


def _choices(exchange: Exchange, dealt: list[int]) -> int:
    """X2: between how many exchanges the Merchant could choose."""
    first, pile = exchange.seat * KINDS, exchange.pile
    hand = [kind for kind in range(KINDS) if dealt[first + kind] > exchange.spent[kind]]
    wanted = sum(1 for n in pile if n)
    return sum(wanted - (pile[kind] > 0) for kind in hand)


def _state(account: Account, dealt: list[int]) -> State:
    view = account.story.view
    state: State = view.state.copy()
    state.hand = dealt[:]
    state.partners = partners(view.terms, state)
    state.hand = [has - gone for has, gone in zip(dealt, account.spent, strict=True)]
    state.pile = account.pile[:]
    return state


def partner_posterior(view: View, chance: np.random.Generator | None = None, n: int = WORLDS) -> Partners:
    """Who is how likely in the partner team: exact without hidden exchanges, else from so many weighted worlds."""
    persons = range(view.terms.players)
    if view.state.kind == OVER:
        return Partners(tuple(float(view.state.partners >> person & 1) for person in persons), 0.0)
    story = Story(view)
    if story.secrets:
        worlds = sampled_worlds(view, chance or np.random.default_rng(0), n)
        teams = [(world.state.partners, world.weight) for world in worlds]
    else:
        teams = _exact_teams(story)
    total = sum(weight for _, weight in teams)
    chances = tuple(sum(weight for team, weight in teams if team >> person & 1) / total for person in persons)
    secretly = story.observer is not None and not story.own[PARTNER]
    return Partners(chances, chances[story.observer] if secretly and story.observer is not None else 0.0)


def _exact_teams(story: Story) -> list[tuple[int, float]]:
    """Every partner team there may be, with its weight: all ways to place the Partners that nobody has seen."""
    account = story.fresh()
    assert account.follow(0, len(story.deeds)), "what was seen contradicts the rules"
    cards = account.open_cards()
    rest = Fillings([account.weights(kind) for kind in cards if kind != PARTNER], account.room())
    weights = account.weights(PARTNER)
    state = State.blank()
    teams = []
    for hands in product(range(len(story.others)), repeat=account.spare[PARTNER]):
        besides = [hands.count(hand) for hand in range(len(story.others))]
        weight = rest.total(besides) * float(np.prod([weights[hand] for hand in hands]))
        if weight > 0:
            held = [account.dealt[seat * KINDS + PARTNER] for seat in range(SEATS)]
            for hand in hands:
                held[story.others[hand]] += 1
            if story.observer is not None:
                held[story.observer] = story.own[PARTNER]
            for seat in range(SEATS):
                state.hand[seat * KINDS + PARTNER] = held[seat]
            teams.append((partners(story.view.terms, state), weight))
    return teams
