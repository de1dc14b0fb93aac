"""A bot must answer the same in two worlds that its seat cannot tell apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from maskenball.bots.bot import Bot, number_decided
from maskenball.core.game import Game
from tests.worlds import Leak, Pair


class Asked:
    """Watches two worlds of a game. Where they really differ and whoever is asked cannot know it, every bot is asked
    in both of them, with the same seed; raises Leak when a bot does not answer the same."""

    def __init__(self, bots: Mapping[str, type[Bot]], seed: object = "secret") -> None:
        self.bots, self.seed = bots, seed
        self.positions = 0
        """In so many positions every bot was asked. A question with one legal answer is none."""
        self.passed_over = 0
        """So many questions were left out, because the worlds were still the same or there was no choice."""
        self.tables: Counter[str] = Counter()

    def __call__(self, pair: Pair) -> None:
        one, other = pair.games
        decision = one.decision()
        if decision is None or decision.person not in pair.viewers:
            return
        if one.save() == other.save() or len(one.legal()) < 2:
            self.passed_over += 1
            return
        self.positions += 1
        self.tables[table_name(one)] += 1
        for name in self.bots:
            here, there = (self._answer(name, game, decision.person) for game in pair.games)
            if here != there:
                why = "knows" if self._answer(name, one, decision.person) == here else "is not the same twice"
                raise Leak(f"{name} {why}: {one.text(here)}, or {one.text(there)}\n{one.sheet()}")

    def _answer(self, name: str, game: Game, person: int) -> int:
        return number_decided(self.bots[name](f"{self.seed}/{self.positions}"), game.view(person))


def table_name(game: Game) -> str:
    """The game, its edition and its players, in words."""
    edition = f" {game.setup.edition.number}e" if game.title == "mascarade" else ""
    return f"{game.title.title()}{edition} of {len(game.names)}"
