"""`python_masquerade`: Masquerade in OpenSpiel.

    pyspiel.load_game("python_masquerade(players=4)")

Cards are dealt hand after hand. The winning team shares the win; a draw (only 10 : 10 with four players) is shared by
all, which is half of what each winner would have got.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

import numpy as np

from maskenball.adapters.open_spiel_course import Course, Kind, Past, names_for
from maskenball.adapters.open_spiel_state import TableGame, declared
from maskenball.core.game import Game
from maskenball.games.masquerade import observe as observe_masquerade
from maskenball.games.masquerade.beliefs.worlds import World, sampled_worlds
from maskenball.games.masquerade.rules import answers as ans
from maskenball.games.masquerade.rules.deck import CARDS, DECKS, HAND_SIZES, KINDS, pack
from maskenball.games.masquerade.rules.events import NAMES
from maskenball.games.masquerade.rules.match import Masquerade
from maskenball.games.masquerade.rules.setup import Setup

DEFAULTS: dict[str, Any] = {"players": 4, "deck": "default"}
GAME_TYPE = declared("python_masquerade", "Masquerade", 3, 5, DEFAULTS)
WORLDS = 4
"""How many worlds are drawn for each past that is chosen among them by weight."""


@dataclass(frozen=True)
class MasqueradeKind(Kind):
    """A table of Masquerade: how many sit there, and the deck."""

    players: int
    deck: str
    answers: ClassVar[int] = ans.ANSWERS
    outcomes: ClassVar[int] = KINDS
    event_names: ClassVar[tuple[str, ...]] = NAMES
    event_rows: ClassVar[int] = 384
    deal_size: ClassVar[int] = KINDS
    observed: ClassVar[Any] = observe_masquerade

    @property
    def hand_size(self) -> int:
        """D3: cards in a hand."""
        return HAND_SIZES[self.players]

    @property
    def most_decisions(self) -> int:
        """In every trick a card of everybody, and at most two questions of the Thief."""
        return self.hand_size * (self.players + 2)

    @cached_property
    def _pack(self) -> list[int]:
        return [CARDS.index(card) for card in pack(self.players)]

    def pack(self) -> Sequence[int]:
        return self._pack

    def card_name(self, card: int) -> str:
        return CARDS[card]

    def game(self, dealt: Sequence[int]) -> Game:
        cards, size = [CARDS[card] for card in dealt], self.hand_size
        hands = [cards[seat * size : (seat + 1) * size] for seat in range(self.players)]
        return Masquerade(Setup(names_for(self.players), DECKS[self.deck], hands))

    def known_deal(self, dealt: Sequence[int], person: int | None) -> list[int]:
        if person is None:
            return []
        return sorted(dealt[person * self.hand_size : (person + 1) * self.hand_size])

    def deal_numbers(self, dealt: Sequence[int], person: int | None) -> list[int]:
        """How many of each kind lie in the own hand."""
        held = Counter(self.known_deal(dealt, person))
        return [held[kind] for kind in range(KINDS)]

    def pasts(self, course: Course, person: int, chance: np.random.Generator, n: int) -> list[Past]:
        """Deals, and what was exchanged in secret, under which this person has seen what they saw."""
        game = course.game
        if game is None:
            return [(self._dealt_so_far(course.dealt, person, chance), []) for _ in range(n)]
        worlds = sampled_worlds(game.view(person), chance, WORLDS * n)
        weights = np.array([world.weight for world in worlds])
        chosen = chance.choice(len(worlds), n, p=weights / weights.sum()).tolist()
        return [self._past(course.dealt, game.history, worlds[k], person) for k in chosen]

    def _own(self, person: int) -> range:
        return range(person * self.hand_size, (person + 1) * self.hand_size)

    def _dealt_so_far(self, dealt: Sequence[int], person: int, chance: np.random.Generator) -> list[int]:
        own, rest = self._own(person), Counter(self.pack())
        rest.subtract(dealt[at] for at in own if at < len(dealt))
        others = iter(chance.permutation(sorted(rest.elements())).tolist())
        return [card if at in own else next(others) for at, card in enumerate(dealt)]

    def _past(self, dealt: Sequence[int], answers: Sequence[int], world: World, person: int) -> Past:
        cards = [
            kind
            for seat in range(self.players)
            for kind in range(KINDS)
            for _ in range(world.dealt[seat * KINDS + kind])
        ]
        own = self._own(person)
        cards[own.start : own.stop] = dealt[own.start : own.stop]  # in the order they came
        return cards, _answered(self.game(dealt), answers, world, person)


def _answered(game: Game, answers: Sequence[int], world: World, person: int) -> list[int]:
    """The answers with the exchanges of others replaced by those of a world."""
    hidden, given = iter(world.exchanges), []
    for answer in answers:
        seat = game.person_of(answer)
        game.play(seat, answer)
        if seat != person and ans.TRADE_CARDS <= answer < ans.DECLINE:
            trader, card, wanted = next(hidden)
            assert trader == seat
            answer = ans.TRADE_CARDS + card * KINDS + wanted
        given.append(answer)
    return given


class MasqueradeGame(TableGame):
    """Masquerade with the parameters of `DEFAULTS`; raises ValueError when it cannot be played."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = DEFAULTS | dict(params or {})
        players, deck = int(given["players"]), str(given["deck"])
        if players not in HAND_SIZES or deck not in DECKS:
            raise ValueError(f"Masquerade is for 3 to 5 players with a deck of {', '.join(DECKS)}")
        super().__init__(GAME_TYPE, MasqueradeKind(players, deck), dict(params or {}))


GAMES = [(GAME_TYPE, MasqueradeGame)]
