"""The tour through research, as a notebook: `python -m tools.notebook` writes and executes it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

ROOT = Path(__file__).parent.parent
TOUR = ROOT / "docs" / "research" / "tour.ipynb"

CELLS = (
    """# A tour
Bots against bots, what a player can know, the table as a picture, and a player that learns. Everything here runs in
seconds; there are too few games for conclusions. It needs `pip install 'maskenball[lab,research]' ipykernel` and a
checkout, for `examples/`.""",
    """
import sys
from pathlib import Path

root = next(folder for folder in (Path.cwd(), *Path.cwd().parents) if (folder / "examples").is_dir())
sys.path.insert(0, str(root))

from examples import train_ppo as ppo  # before numpy: it says how many threads that may use

import matplotlib.pyplot as plt
import numpy as np

import maskenball
from maskenball.games.mascarade.beliefs.belief import Belief, dealt_masks
from maskenball.lab.bot_games import steps
from maskenball.lab.intervals import wilson
from maskenball.lab.lab import Lab

house = maskenball.house_bots()
""",
    """## The table
A `Game` shows itself as a spectator sees it, never a secret. A `View` shows what its person may know. `print(game)`
and `print(view)` say the same in words.""",
    """
names = ("Adele", "Bruno", "Cedric", "Didier", "Edith", "Fritz")
game = maskenball.new_game(names=names, seed="tour 2", first="Adele")
bots = [house["ev"](seat) for seat in range(6)]
for _ in steps(game, bots, 2000):
    if game.s.pc >= 0 and game.s.claims > 1:  # cards were turned up, and a power is in use
        break
game.view(0)
""",
    "print(game.view(0))",
    """## Random against honest
One honest bot among five that answer anything.""",
    """
games = 60
wins = ppo.wins_among(house["honest"], "random", 0, games)
low, high = wilson(wins, games)
print(f"honest among five random: {wins / games:.0%} of {games} games ({low:.0%} - {high:.0%}); fair is {1 / 6:.0%}")
""",
    """## A small tournament
Duplicate deals, seats rotated; `maskenball tournament` does the same with a table, JSON and a picture.""",
    """
for table in maskenball.tournament(["random", "bluffer"], one="honest", players=4, games=12).tables:
    for bot in table.bots:
        low, high = bot.interval
        print(f"{table.name:15} {bot.name:8} {bot.share:4.0%}  ({low:.0%} - {high:.0%})")
""",
    """## What a player can know
The exact distribution over all arrangements, for one observer: how much is unknown (in bits), and how sure they are of
the own card. It falls when a card is seen and climbs with every swap under the table.""",
    """
game = maskenball.new_game(names=names, seed="tour 5", first="Adele")
bots = [house["ev"](seat) for seat in range(6)]
unknown, own = [], []
for _ in steps(game, bots, 120):
    belief = Belief.of(game.view(0), dealt_masks(game.setup))
    unknown.append(belief.entropy())
    own.append(belief.marginals()[game.s.person.index(0)].max())
_, (above, below) = plt.subplots(2, 1, sharex=True, figsize=(7, 4))
above.plot(unknown, color="#7a5ea8")
above.set_ylabel("unknown (bits)")
below.step(range(len(own)), own, color="#c08a1c")
below.set_ylabel("surest own mask")
below.set_ylim(0, 1.05)
below.set_xlabel("decisions")
plt.show()
""",
    """## A player that learns
A few rounds of `examples/train_ppo.py`: far too few to play well. What five minutes of it achieve stands in the
documentation.""",
    """
seat, lab = ppo.Seat(maskenball.Wish(), 6), Lab(maskenball.Wish(), 6)
net = ppo.Net(seat.inputs, seat.outputs, np.random.default_rng(1))
chance = np.random.default_rng(2)
for number in range(12):
    round_ = ppo.play_round(seat, lab, net, seed=number, games=150)
    loss = ppo.learn_from(net, round_, rate=2e-3, curiosity=0.02, chance=chance, minibatch=256)
    if number % 3 == 2:
        print(f"round {number + 1}: loss {loss:.2f}")
games = 60
wins = ppo.wins_among(ppo.as_bot(seat, net.weights), "random", 0, games)
low, high = wilson(wins, games)
print(f"learner among five random: {wins / games:.0%} of {games} games ({low:.0%} - {high:.0%}); fair is {1 / 6:.0%}")
""",
    """
game = maskenball.new_game(names=names, seed="tour 9", first="Adele")
learner = ppo.as_bot(seat, net.weights)
for _ in steps(game, [learner(0), *(house["honest"](seat) for seat in range(1, 6))], 2000):
    pass
game
""",
)


def notebook() -> Any:
    """The notebook before it is executed."""
    v4: Any = nbformat.v4  # it has no types
    book = v4.new_notebook()
    for number, text in enumerate(CELLS):
        words = text[0] not in "\np"
        make = v4.new_markdown_cell if words else v4.new_code_cell
        book.cells.append(make(text.strip(), id=f"tour-{number}"))
    book.metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    return book


def executed() -> Any:
    """The notebook with its outputs; raises CellExecutionError."""
    book = notebook()
    client = NotebookClient(
        book, timeout=300, kernel_name="python3", record_timing=False, resources={"metadata": {"path": str(ROOT)}}
    )
    client.execute()
    book.metadata.pop("language_info", None)
    return book


def written(book: Any) -> str:
    """The text of the file."""
    api: Any = nbformat
    return f"{api.writes(book)}\n"


if __name__ == "__main__":
    TOUR.parent.mkdir(exist_ok=True)
    TOUR.write_text(written(executed()), encoding="utf-8")
    print(f"{TOUR.relative_to(ROOT)}: {TOUR.stat().st_size:,} bytes")
