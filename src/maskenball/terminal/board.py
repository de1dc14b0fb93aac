"""The board: where the game stands, at a glance; drawn on a good terminal, a line of text elsewhere."""

from __future__ import annotations

from maskenball.terminal.notebook import Notebook
from maskenball.terminal.screen import Screen

TURN = "▶"


def show(screen: Screen, book: Notebook) -> None:
    """What somebody wants to see before they answer."""
    board = book.board()
    cells = [(_name(book, cell.person, cell.title), cell.below) for cell in board.cells()]
    words = board.at_a_glance(lambda person: _name(book, person, book.game.names[person]))
    if screen.draws and any(below for _, below in cells):
        _draw(screen, cells)
    elif words:
        screen.say("  " + " · ".join(words))
    screen.say_all(f"  {line}" for line in board.beside())


def _name(book: Notebook, person: int | None, title: str) -> str:
    return f"{TURN} {title}" if person is not None and person == book.active else title


def _draw(screen: Screen, cells: list[tuple[str, str]]) -> None:
    """A table of two rows, or several of them where one would be too wide."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    for part in _parts(cells, screen.width):
        table = Table(box=box.ROUNDED, show_header=False, border_style="dim")
        for name, _ in part:
            table.add_column(justify="center", style="bold yellow" if name.startswith(TURN) else "")
        for row in (0, 1):
            table.add_row(*(Text(cell[row]) for cell in part))
        screen.draw(table)


def _parts(cells: list[tuple[str, str]], width: int) -> list[list[tuple[str, str]]]:
    """The cells in as few parts of the same length as there is room for."""
    for pieces in range(1, len(cells) + 1):
        each = -(-len(cells) // pieces)
        parts = [cells[at : at + each] for at in range(0, len(cells), each)]
        if all(sum(max(map(len, cell)) + 3 for cell in part) < width for part in parts):
            return parts
    return [[cell] for cell in cells]
