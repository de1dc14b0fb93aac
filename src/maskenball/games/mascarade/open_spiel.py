"""`python_mascarade`: Mascarade in OpenSpiel.

    pyspiel.load_game("python_mascarade(players=7,edition=1)")
    pyspiel.load_game("python_mascarade(players=4,masks=judge+king+queen+bishop+witch+cheat)")

The deal is public (T5); what is hidden are the swaps. The rules know no last turn: after `max_turns` turns a game is
cut short, and the richest share the win as they do after a bankruptcy (E1).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

import numpy as np

from maskenball.adapters.open_spiel_course import Course, Kind, Past, names_for
from maskenball.adapters.open_spiel_state import TableGame, declared
from maskenball.core.game import Game
from maskenball.games.mascarade import observe as observe_mascarade
from maskenball.games.mascarade.beliefs.belief import Belief
from maskenball.games.mascarade.beliefs.histories import sampled_histories
from maskenball.games.mascarade.rules import answers as ans, words as w
from maskenball.games.mascarade.rules.editions import EDITIONS, Edition, slots_per_place
from maskenball.games.mascarade.rules.events import NAMES
from maskenball.games.mascarade.rules.masks import KINDS, Mask
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.mascarade.rules.scenarios import STANDARD, masks_in_play
from maskenball.games.mascarade.rules.setup import ROWS_THAT_ASK, Setup
from maskenball.games.mascarade.rules.state import CARDS

DEFAULTS: dict[str, Any] = {"players": 4, "edition": 1, "scenario": "", "masks": "", "max_turns": 200}
GAME_TYPE = declared("python_mascarade", "Mascarade", 2, 13, DEFAULTS)


def questions_of(mask: Mask, players: int) -> int:
    """How many questions a power asks at most."""
    asking = sum(row[0] in ROWS_THAT_ASK for row in mask.rows)
    return asking * (players if any(row[0] == w.EACH for row in mask.rows) else 1)


@dataclass(frozen=True)
class MascaradeKind(Kind):
    """A table of Mascarade: its masks and its last turn."""

    players: int
    edition: int
    masks: tuple[str, ...]
    max_turns: int
    answers: ClassVar[int] = ans.PEEK
    outcomes: ClassVar[int] = KINDS
    event_names: ClassVar[tuple[str, ...]] = NAMES
    event_rows: ClassVar[int] = 1024
    deal_size: ClassVar[int] = CARDS
    observed: ClassVar[Any] = observe_mascarade

    @property
    def box(self) -> Edition:
        """The masks of the edition, with their numbers."""
        return EDITIONS[self.edition]

    @property
    def slots(self) -> int:
        """T2: cards before each player."""
        return slots_per_place(self.players)

    @property
    def most_decisions(self) -> int:
        """Every turn an announcement, an answer of everybody else, and the questions of the power."""
        asked = [self.masks.count(id) * questions_of(self.box.mask(id), self.players) for id in set(self.masks)]
        return self.max_turns * max(2, self.players + max(asked))

    @cached_property
    def _pack(self) -> list[int]:
        return sorted(self.box.numbers[id] for id in self.masks)

    @cached_property
    def _ids(self) -> dict[int, str]:
        return {number: id for id, number in self.box.numbers.items()}

    def pack(self) -> Sequence[int]:
        return self._pack

    def card_name(self, card: int) -> str:
        return self._ids[card]

    def setup(self, places: list[list[str]], centre: list[str]) -> Setup:
        """How the game begins."""
        coins = [self.box.coins_at_start] * self.players
        return Setup(names_for(self.players), self.box, places, centre, coins, self.box.preparation_turns)

    def game(self, dealt: Sequence[int]) -> Game:
        ids, slots = [self._ids[card] for card in dealt], self.slots
        places = [ids[place * slots : (place + 1) * slots] for place in range(self.players)]
        return Mascarade(self.setup(places, ids[self.players * slots :]))

    def known_deal(self, dealt: Sequence[int], person: int | None) -> list[int]:
        return list(dealt)  # T5: everyone sees it

    def deal_numbers(self, dealt: Sequence[int], person: int | None) -> list[int]:
        """1 + the mask on each card place; 0: no card there yet."""
        numbers = [1 + card for card in dealt]
        return numbers + [0] * (self.deal_size - len(numbers))

    def is_cut_short(self, game: Game) -> bool:
        turn: int = game.s.turn
        return turn > self.max_turns

    def richest(self, game: Game) -> tuple[int, ...]:
        coins = game.s.coins[: self.players]
        return tuple(game.s.person[place] for place in range(self.players) if coins[place] == max(coins))

    def pasts(self, course: Course, person: int, chance: np.random.Generator, n: int) -> list[Past]:
        """The same public answers, with the hidden swaps drawn from the exact belief of this person."""
        game = course.game
        if game is None:
            return [(course.dealt[:], []) for _ in range(n)]
        belief = Belief.of(game.view(person), course.dealt, trail=True)
        swapped = sampled_histories(belief, chance, n).swapped.tolist()
        return [(course.dealt[:], _answered(game.history, iter(made))) for made in swapped]


def _answered(answers: Sequence[int], swapped: Any) -> list[int]:
    secret = (ans.SWAP, ans.KEEP)
    return [(ans.SWAP if next(swapped) else ans.KEEP) if answer in secret else answer for answer in answers]


class MascaradeGame(TableGame):
    """Mascarade with the parameters of `DEFAULTS`; raises ValueError when it cannot be played."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = DEFAULTS | dict(params or {})
        players, edition = int(given["players"]), int(given["edition"])
        if edition not in EDITIONS:
            raise ValueError(f"there is no edition {edition}")
        if "," in str(given["scenario"]) or int(given["max_turns"]) < 1:
            raise ValueError("name masks with `masks`, like judge+king+queen; and there must be a turn at least")
        scenario = str(given["masks"]).replace("+", ",") or str(given["scenario"]) or STANDARD[edition]
        masks = masks_in_play(scenario, EDITIONS[edition], players)
        kind = MascaradeKind(players, edition, tuple(masks), int(given["max_turns"]))
        super().__init__(GAME_TYPE, kind, dict(params or {}))
