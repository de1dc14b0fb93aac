"""The helper: what a person could know exactly, for training."""

from __future__ import annotations

from maskenball.core.kit import kit_of
from maskenball.phrases.board import Chances
from maskenball.terminal.notebook import Notebook
from maskenball.terminal.screen import Screen

LEAST = 0.005
"""What is less likely is not listed."""


def show(screen: Screen, book: Notebook) -> None:
    """Everything that can be worked out from what the reader has seen."""
    assert isinstance(book.viewer, int)
    kit = kit_of(book.game.title)
    chances: Chances = kit.part("chances")(book.game.view(book.viewer), book.voice)
    screen.say(chances.title)
    needed = max(map(len, chances.rows)) + sum(max(len(name), 4) + 2 for name in chances.columns) + 4
    if chances.columns and screen.draws and needed <= screen.width:
        _draw(screen, chances)
        return
    for row, figures in zip(chances.rows, chances.figures, strict=True):
        screen.say(f"  {row}: {_likely(chances.columns, figures)}")


def _likely(columns: list[str], figures: list[float]) -> str:
    if not columns:
        return f"{figures[0]:.0%}"
    found = sorted(((p, name) for p, name in zip(figures, columns, strict=True) if p >= LEAST), reverse=True)
    return ", ".join(f"{name} {p:.0%}" for p, name in found)


def _draw(screen: Screen, chances: Chances) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table("", *chances.columns, box=box.SIMPLE_HEAD, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for row, figures in zip(chances.rows, chances.figures, strict=True):
        cells = (Text(f"{p:.0%}" if p >= LEAST else "·", style="bold" if p > 0.5 else "") for p in figures)
        table.add_row(Text(row), *cells)
    screen.draw(table)
