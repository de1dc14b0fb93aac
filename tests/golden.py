"""Golden games: whole games with everything they tell, kept as files and compared in every test run.

`make record` writes them anew; read the difference before you believe it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from random import Random

from maskenball.core.game import ALL_KNOWING, Game
from maskenball.core.replay import Replay
from maskenball.core.wish import Wish
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.masquerade.rules.match import Masquerade
from maskenball.phrases.phrases import phrases
from maskenball.terminal.replay import in_words, whole_story
from tests.mascarade.random_tables import random_answer
from tests.masquerade.agreement import random_answer as masquerade_answer
from tests.played import GUESTS

FOLDER = Path(__file__).parent / "data" / "golden"
OWN_MASKS = (FOLDER.parent / "own-masks.toml").read_text(encoding="utf-8")
OWN_DECK = (FOLDER.parent / "own-deck.toml").read_text(encoding="utf-8")


STANDARD = Wish()


@dataclass(frozen=True)
class Recipe:
    """How a golden game is made."""

    name: str
    players: int
    wish: Wish = STANDARD

    def play(self) -> Game:
        """The game, played at random but always the same."""
        chance = Random(self.name)
        game = self.wish.dealt(tuple(GUESTS[: self.players]), self.name)
        while not game.over and len(game.history) < 250:
            if isinstance(game, Mascarade):
                game.play(*random_answer(game, chance, truth=0.6))
            elif isinstance(game, Masquerade):
                game.play(game.s.asked, masquerade_answer(game, chance))
        return game


OWN = "judge, king, queen, fool, widow, peasant, peasant, broker, herald, smuggler, miller, twin, twin"
RECIPES = (
    Recipe("first-2", 2),
    Recipe("first-3", 3),
    Recipe("first-4", 4),
    Recipe("first-7-2014", 7, Wish(scenario="1e-2014")),
    Recipe("first-8-accidents", 8, Wish(accidents=True)),
    Recipe("first-13", 13),
    Recipe("second-4-A", 4, Wish(edition=2)),
    Recipe("second-6-B", 6, Wish(edition=2, scenario="2e-B")),
    Recipe("second-12-A", 12, Wish(edition=2)),
    Recipe("second-12-B", 12, Wish(edition=2, scenario="2e-B")),
    Recipe("own-masks-11", 11, Wish(scenario=OWN, block=OWN_MASKS)),
    Recipe("masquerade-3", 3, Wish("masquerade")),
    Recipe("masquerade-4-points", 4, Wish("masquerade", deck="points")),
    Recipe("masquerade-5-own", 5, Wish("masquerade", block=OWN_DECK)),
)


def transcript(text: str) -> str:
    """All that a score sheet tells: to the all-knowing, to the first player, to a spectator; one message a line."""
    lines = []
    for viewer in (ALL_KNOWING, 0, None):
        replay = Replay(text)
        messages = [replay.game.message(viewer), *(game.message(viewer) for game in replay.steps())]
        lines += [json.dumps(message, ensure_ascii=False) for message in messages]
    lines.append(json.dumps(replay.game.document(), ensure_ascii=False))
    return "\n".join(lines) + "\n"


def words(path: Path) -> str:
    """The same told in words: to the all-knowing, and to the first player."""
    first = Replay(path.read_text(encoding="utf-8")).game.names[0]
    english = phrases("en")
    seen = in_words(str(path), first, None, english)
    return "\n".join([*whole_story(str(path), None, english), "", *seen, ""])


def record() -> None:
    """Write all golden games anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for recipe in RECIPES:
        text = recipe.play().sheet()
        (FOLDER / f"{recipe.name}.ball").write_text(text, encoding="utf-8")
        (FOLDER / f"{recipe.name}.jsonl").write_text(transcript(text), encoding="utf-8")
        (FOLDER / f"{recipe.name}.txt").write_text(words(FOLDER / f"{recipe.name}.ball"), encoding="utf-8")
        print(f"recorded {recipe.name}")


if __name__ == "__main__":
    record()
