"""The board: where the game stands, at a glance; drawn on a good terminal, a line of text elsewhere."""

from __future__ import annotations

from maskenball.games.mascarade.telling import MascaradeTeller
from maskenball.games.masquerade.telling import MasqueradeTeller
from maskenball.terminal.notebook import Notebook
from maskenball.terminal.screen import Screen

TURN = "▶"


def show(screen: Screen, book: Notebook) -> None:
    """What somebody wants to see before they answer."""
    teller = book.teller
    cells = _mascarade(book) if isinstance(teller, MascaradeTeller) else _masquerade(book)
    if screen.draws and any(below for _, below in cells):
        _draw(screen, cells)
    elif isinstance(teller, MascaradeTeller):
        screen.say("  " + " · ".join(_in_words(book, teller)))
    if isinstance(teller, MasqueradeTeller) and sorted(_playable(teller)) != sorted(teller.hand):
        screen.say("  " + teller.say("table-hand", cards=teller.cards(teller.hand)))


def _name(book: Notebook, person: int) -> str:
    mark = f"{TURN} " if person == book.active else ""
    return mark + book.game.names[person]


def _playable(teller: MasqueradeTeller) -> list[str]:
    """The cards that the answers name; two of a kind are one answer."""
    return [option["card"] for option in teller.answers if option["do"] == "play"]


def _in_words(book: Notebook, teller: MascaradeTeller) -> list[str]:
    """Everybody's coins, and the court."""
    coins = [
        teller.say("table-place", person=_name(book, person), coins=teller.coins[place])
        for place, person in enumerate(teller.person_at)
    ]
    return [*coins, teller.say("table-court", coins=teller.court)]


def _mascarade(book: Notebook) -> list[tuple[str, str]]:
    teller = book.teller
    assert isinstance(teller, MascaradeTeller)
    coins = [(_name(book, person), str(teller.coins[place])) for place, person in enumerate(teller.person_at)]
    court = teller.say("table-court", coins="").rstrip(" :\u00a0\u202f")
    return [*coins, (court, str(teller.court))]


def _masquerade(book: Notebook) -> list[tuple[str, str]]:
    teller = book.teller
    assert isinstance(teller, MasqueradeTeller)
    played = dict(teller.trick)
    return [
        (_name(book, person), teller.card(played[person]) if person in played else "")
        for person in range(len(teller.names))
    ]


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
