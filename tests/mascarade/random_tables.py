"""Random tables and random play for checks in large numbers: every player count, both editions, any deal."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from maskenball.games.mascarade.rules.answers import PEEK
from maskenball.games.mascarade.rules.editions import EDITIONS, Edition, slots_per_place
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.mascarade.rules.scenarios import SCENARIOS, breaches
from maskenball.games.mascarade.rules.setup import Setup
from tests.played import GUESTS


def random_masks(chance: Random, edition: Edition, players: int) -> list[str]:
    """Masks out of the box, in any mix that fits the table; now and then a standard or a custom scenario."""
    kind = chance.random()
    if kind < 0.3:
        named = chance.choice([s for s in SCENARIOS.values() if s.edition == edition.number])
        return chance.sample(named.masks(players), k=len(named.masks(players)))
    slots = slots_per_place(players)
    box = [m.id for m in edition.box for _ in range(m.copies) if slots == 1 or m.minimum_players <= players]
    while True:
        size = 6 if slots > 1 else min(players + chance.randrange(3), len(box))
        masks = chance.sample(box, k=size)
        if kind < 0.75 or all(b.is_advice for b in breaches(edition, masks, players)):
            return masks


def small_table(chance: Random) -> Mascarade:
    """A table of two or three players, or of four in which a forced swap is bound, with accidental looks."""
    return random_table(chance, accidents=True, players=chance.choice((2, 2, 3, 3, 4)))


def random_table(chance: Random, accidents: bool | None = None, players: int = 0) -> Mascarade:
    """A table in any position a score sheet may start from; of the first edition where players are given."""
    edition = EDITIONS[1 if players else chance.choice((1, 2))]
    players = players or chance.randint(edition.fewest_players, edition.most_players)
    slots = slots_per_place(players)
    masks = random_masks(chance, edition, players)
    rich = chance.random()
    coins = [6] * players if rich < 0.4 else [chance.randint(1, 12) for _ in range(players)]
    if rich > 0.8:
        coins = [chance.choice((9, 10, 11, 12)) for _ in range(players)]
    setup = Setup(
        names=tuple(GUESTS[:players]),
        edition=edition,
        deal=[masks[p * slots : (p + 1) * slots] for p in range(players)],
        centre=masks[players * slots :],
        coins=coins,
        court=chance.choice((0, 0, 1, 2, 5, 9)),
        first=chance.randrange(players),
        preparation=chance.choice((0, 0, 0, 1, 2, 3, 4)),
        accidents=chance.random() < 0.3 if accidents is None else accidents,
    )
    return Mascarade(setup)


def random_answer(game: Mascarade, chance: Random, truth: float = 0.5) -> tuple[int, int]:
    """A person and an answer they may give: usually whoever is asked, now and then somebody who peeks.

    Claims are true more often than uniform play would make them (`truth`), so that powers get used in contests.
    """
    t, s = game.t, game.s
    if t.accidents and chance.random() < 0.08:
        person = chance.choice([p for p in range(t.players) if p != s.active_person])
        return person, PEEK + 3 * person + chance.randrange(t.slots)
    decision = game.decision()
    assert decision is not None
    answers = game.legal()
    if decision.kind == "contest" and chance.random() < truth:
        own = [slot for slot in range(t.slots) if s.cards[s.asked * t.slots + slot] == s.named]
        return decision.person, answers[own[0] + 1] if own else answers[0]
    if decision.kind == "turn" and chance.random() < 0.4:
        announce = [a for a in answers if game.text(a).startswith("announce")]
        answers = announce or answers
    return decision.person, chance.choice(answers)


def with_coins(game: Mascarade, coins: list[int]) -> Mascarade:
    """The same table with other fortunes."""
    return Mascarade(replace(game.setup, coins=coins))
