"""The slow truth about beliefs of Mascarade: every hidden swap both ways, on the rules themselves.

The game is played again with each hidden swap made or not; a branch in which the observer would have seen anything
else is dropped. What is left, with the weight of its choices, is the exact distribution.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import pytest

from maskenball.core.game import Refused, SeenEvent, seen_by
from maskenball.games.mascarade.beliefs.belief import Belief, dealt_masks, seats_of
from maskenball.games.mascarade.beliefs.clues import ByPerson, Evidence, for_person
from maskenball.games.mascarade.beliefs.swaps import swap_posteriors
from maskenball.games.mascarade.rules import events as e
from maskenball.games.mascarade.rules.answers import KEEP, PEEK, SWAP
from maskenball.games.mascarade.rules.match import Mascarade
from tests.mascarade.random_tables import random_answer, random_table

MOST_HIDDEN = 6
Arrangement = tuple[int, ...]


@dataclass
class Truth:
    """The weight of every arrangement, and for each hidden swap the weight of the branches in which it was made."""

    weights: dict[Arrangement, float] = field(default_factory=lambda: defaultdict(float))
    swapped: dict[int, float] = field(default_factory=lambda: defaultdict(float))

    @property
    def total(self) -> float:
        return sum(self.weights.values())

    def chances(self) -> dict[Arrangement, float]:
        return {arrangement: weight / self.total for arrangement, weight in self.weights.items()}


def seen_events(game: Mascarade, observer: int | None, since: int = 0) -> list[list[SeenEvent]]:
    """What the observer saw, a list for each decision."""
    return [[seen_by(observer, event, game.everyone) for event in events] for events in game.events[since:]]


def words_weigh(game: Mascarade, events: list[SeenEvent], observer: int | None, evidence: Evidence) -> float:
    """How much the words of a decision speak for this branch (before anything else has happened in it)."""
    weight = 1.0
    for kind, who, x, y, _ in events:
        if who == observer or kind not in (e.ANNOUNCE, e.CLAIM, e.PASS):
            continue
        place = game.s.person.index(who)
        cards = range(place * game.t.slots, (place + 1) * game.t.slots)
        said = {e.ANNOUNCE: ([y], evidence.announcement), e.CLAIM: ([x], evidence.claim)}
        about, ratio = said.get(kind, (list(cards), evidence.passing))
        mask = x if kind == e.ANNOUNCE else game.s.named
        if mask in [game.s.cards[card] for card in about]:
            weight *= for_person(ratio, who)
    return weight


def truth_about(game: Mascarade, observer: int | None, q: ByPerson, evidence: Evidence) -> Truth:
    """Play every branch."""
    truth = Truth()
    told = seen_events(game, observer)

    def explore(branch: Mascarade, at: int, weight: float, made: tuple[int, ...]) -> None:
        while at < len(game.history):
            answer = game.history[at]
            person = branch.person_of(answer)
            if answer in (SWAP, KEEP) and person != observer:
                chance = for_person(q, person)
                other = branch.copy()
                if played(other, person, SWAP, at):
                    explore(other, at + 1, weight * chance, (*made, at))
                weight, answer = weight * (1 - chance), KEEP
            elif answer < PEEK:
                weight *= words_weigh(branch, told[at + 1], observer, evidence)
            if not played(branch, person, answer, at):
                return
            at += 1
        truth.weights[tuple(branch.s.cards[: branch.t.cards])] += weight
        for swap in made:
            truth.swapped[swap] += weight

    def played(branch: Mascarade, person: int, answer: int, at: int) -> bool:
        try:
            branch.play(person, answer)
        except Refused:
            return False
        return [seen_by(observer, event, game.everyone) for event in branch.events[-1]] == told[at + 1]

    explore(game.fresh(), 0, 1.0, ())
    return truth


def random_position(chance: Random, most_hidden: int = MOST_HIDDEN, **table: bool) -> tuple[Mascarade, int | None]:
    """A random game, broken off while few swaps are hidden from a random observer."""
    game = random_table(chance, **table)
    observer = chance.choice([*range(game.t.players), None])
    hidden, stop = 0, chance.randint(3, 60)
    while not game.over and len(game.history) < stop:
        person, answer = random_answer(game, chance)
        hidden += answer in (SWAP, KEEP) and person != observer
        if hidden > most_hidden:
            break
        game.play(person, answer)
    return game, observer


def random_by_person(chance: Random, low: float, high: float) -> ByPerson:
    """A number for everybody or for each."""
    if chance.random() < 0.5:
        return chance.uniform(low, high)
    numbers = [chance.uniform(low, high) for _ in range(13)]
    by_person: Callable[[int], float] = numbers.__getitem__
    return by_person


def random_evidence(chance: Random) -> Evidence:
    """Words count or do not."""
    if chance.random() < 0.4:
        return Evidence()
    return Evidence(*(random_by_person(chance, 0.2, 5) for _ in range(3)))


def agree_on_a_position(chance: Random) -> tuple[Mascarade, int | None]:
    """Belief and brute force must be the same, swaps included; raises AssertionError with the score sheet."""
    game, observer = random_position(chance)
    q, evidence = random_by_person(chance, 0.05, 0.95), random_evidence(chance)
    truth = truth_about(game, observer, q, evidence)
    deal, view = dealt_masks(game.setup), game.view(observer)
    belief = Belief.of(view, deal, q=q, evidence=evidence)
    where = f"observer {observer}\n{game.sheet()}"
    assert dict(belief.arrangements()) == pytest.approx(truth.chances(), rel=1e-9, abs=1e-12), where
    seats = seats_of(len(deal), game.t.players, game.t.slots)
    swaps = swap_posteriors(deal, view.events, observer, q, evidence, seats)
    hidden = [i for i, a in enumerate(game.history) if a in (SWAP, KEEP) and game_person(game, i) != observer]
    assert [swap.chance for swap in swaps] == pytest.approx([truth.swapped[i] / truth.total for i in hidden]), where
    return game, observer


def game_person(game: Mascarade, decision: int) -> int:
    """Who made a swap, by its event."""
    return next(event[1] for event in game.events[decision + 1] if event[0] == e.SWAP)


def agree_on_many(positions: int, seed: str = "brute force") -> None:
    """A long campaign: `agree_on_many(10_000)`."""
    for k in range(positions):
        agree_on_a_position(Random(f"{seed} {k}"))
