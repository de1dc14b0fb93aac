"""Mutants: every row of every power altered, one number at a time. Recorded games must notice each of them.

The games against which a mutant is held are played on the sound engine and checked against the second opinion where
it knows the mask; a mutant survives if all of them can be replayed on it without a difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from maskenball.core.game import Refused
from maskenball.core.log import Event
from maskenball.games.mascarade.rules import words as w
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.mascarade.rules.setup import Setup
from maskenball.games.mascarade.rules.state import Terms
from tests.golden import OWN, OWN_MASKS
from tests.mascarade.agreement import opinion_on
from tests.mascarade.random_tables import random_answer
from tests.played import GUESTS

OPERANDS = {
    w.MOVE: 3, w.LIFT: 3, w.CHOOSE: 3, w.CHOOSE_CARD: 3, w.LOOK: 1, w.SWAP_OR_NOT: 2, w.FORTUNES: 2, w.PLACES: 2,
    w.NAME: 1, w.SHOW: 2, w.TURN_DOWN: 1, w.WHEN: 3, w.UNLESS: 3, w.JUMP: 1, w.BEGIN: 1, w.EACH: 2,
}  # fmt: skip
"""How many numbers of a row mean something."""
ROLES = 7
ROLE_COLUMNS = {w.MOVE: (2, 3), w.LIFT: (2, 3), w.FORTUNES: (1, 2), w.PLACES: (1, 2)}
"""Which of them are roles; a role is altered to its neighbours in the list of roles, which has no end."""

SKIPS = {w.CHOOSE: 3, w.CHOOSE_CARD: 3, w.WHEN: 3, w.UNLESS: 3, w.JUMP: 1, w.EACH: 2}
"""Which of them says how many rows to skip."""

MOST_READS = 20_000


class Mutant(NamedTuple):
    """One altered number: the mask, which of its rows, which number in it, and the new value."""

    mask: str
    row: int
    column: int
    value: int


class Story(NamedTuple):
    """A game as the sound engine played it: the answers, and the events and legal answers after each."""

    game: Mascarade
    decisions: list[tuple[int, int, list[Event], list[int]]]


def mutants_of(game: Mascarade, mask: str) -> Iterator[Mutant]:
    """Each row done away with, ended, and each of its numbers one higher and one lower."""
    rows = game.setup.edition.mask(mask).rows
    for at, row in enumerate(rows[:-1]):
        op = row[0]
        if op != w.STEP:
            yield Mutant(mask, at, 0, w.STEP)
        if not (op == w.JUMP and rows[at + row[1]][0] == w.END):  # that would be the same program
            yield Mutant(mask, at, 0, w.END)
        if op == w.STEP:
            yield Mutant(mask, at, 0, w.BEGIN)  # a row that does nothing here
        for column in range(1, OPERANDS.get(op, 0) + 1):
            if op in (w.WHEN, w.UNLESS) and column == 2 and row[1] != w.AT_LEAST:
                continue
            is_role = column in ROLE_COLUMNS.get(op, ())
            for value in (row[column] - 1, row[column] + 1):
                if is_role:
                    yield Mutant(mask, at, column, value % ROLES)
                elif column == SKIPS.get(op) and at + value < len(rows) and rows[at + value][0] == w.STEP:
                    continue  # one more look at the end, where nothing has moved: the same program
                elif value >= 0 or row[column] < 0:
                    yield Mutant(mask, at, column, value)


def mutated(sound: Mascarade, mutant: Mutant) -> Terms:
    """The table of a game with one number altered."""
    t = sound.t.copy()
    number = sound.setup.edition.numbers[mutant.mask]
    t.rows = Bounded(t.rows)
    t.rows[(t.entry[number] + mutant.row) * 4 + mutant.column] = mutant.value
    return t


class Bounded(list[int]):
    """Rows that may be read so many times: a mutant that runs in circles is noticed too."""

    reads = 0

    def __getitem__(self, at: Any) -> Any:
        self.reads += 1
        if self.reads > MOST_READS:
            raise IndexError("runs in circles")
        return super().__getitem__(at)


def story(setup: Setup, chance: Random, favourite: str) -> Story:
    """A game in which a mask is announced as often as it can be, checked against the second opinion."""
    game = Mascarade(setup)
    beyond = chance.random() < 0.3
    if beyond:  # a fortune that no game can hold shows that a STEP row looks at the end even where it cannot come
        game.s.coins[chance.randrange(game.t.players)] = chance.choice((0, 13, 14))
    opinion = None if setup.block or beyond else opinion_on(game)
    start = game.copy()
    decisions = []
    while not game.over and len(game.history) < 150:
        person, answer = random_answer(game, chance, truth=0.5)
        wanted = [a for a in game.legal() if game.text(a).startswith(f"announce {favourite}")]
        if wanted and chance.random() < 0.7:
            answer = chance.choice(wanted)
        text = game.text(answer)
        events = game.play(person, answer)
        if opinion is not None:
            opinion.play(game.names[person], text)
            assert sorted(opinion.legal()) == sorted(map(game.text, game.legal()))
        decisions.append((person, answer, events, game.legal()))
    return Story(start, decisions)


def notices(told: Story, mutant: Mutant) -> bool:
    """Whether a story cannot be replayed on a mutant as it was."""
    game = told.game.copy()
    game.t = mutated(told.game, mutant)
    try:
        for person, answer, events, legal in told.decisions:
            if game.play(person, answer) != events or game.legal() != legal:
                return True
    except (Refused, IndexError, RecursionError, AssertionError):
        return True
    return False


def tables_with(mask: str, edition: int, chance: Random) -> Setup:
    """A table at which a mask is in play, fortunes near the edges so that every step's end matters."""
    from maskenball.games.mascarade.rules.editions import EDITIONS, slots_per_place

    box = EDITIONS[edition]
    known = box.mask(mask)
    fewest = max(box.fewest_players, known.minimum_players)
    players = chance.randint(fewest, min(box.most_players, fewest + 4))
    slots = slots_per_place(players)
    others = [m.id for m in box.box for _ in range(m.copies) if m.id != mask and m.minimum_players <= players]
    size = 6 if slots > 1 else min(players + chance.randrange(3), len(others) + known.copies)
    masks = [mask] * known.copies
    masks += chance.sample(others, k=size - known.copies)
    chance.shuffle(masks)
    coins = [chance.choice((1, 1, 2, 3, 5, 6, 8, 9, 10, 11, 12, 12)) for _ in range(players)]
    return Setup(
        tuple(GUESTS[:players]), box, [masks[p * slots : (p + 1) * slots] for p in range(players)],
        masks[players * slots :], coins, preparation=0, court=chance.randrange(4),
    )  # fmt: skip


def own_table(chance: Random) -> Setup:
    """A table with the home-made masks of the tests."""
    from dataclasses import replace

    setup = Setup.new(tuple(GUESTS[:11]), 1, str(chance.random()), OWN, block=OWN_MASKS)
    coins = [chance.choice((1, 2, 3, 5, 6, 8, 9, 10, 11, 12)) for _ in range(11)]
    return replace(setup, coins=coins, court=chance.randrange(4), preparation=0)


def survivors(mask: str, edition: int, own: bool, most_stories: int = 400) -> list[Mutant]:
    """The mutants of a mask that no story notices. Stories are added until all are caught or there are enough."""
    chance = Random(f"{mask} {edition}")
    alive: list[Mutant] | None = None
    for _ in range(most_stories):
        setup = own_table(chance) if own else tables_with(mask, edition, chance)
        told = story(setup, chance, mask)
        if alive is None:
            alive = list(mutants_of(told.game, mask))
        alive = [mutant for mutant in alive if not notices(told, mutant)]
        if not alive:
            break
    return alive or []
