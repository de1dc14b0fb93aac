"""The helper: what a person could know exactly, for training."""

from __future__ import annotations

from maskenball.core.game import Game
from maskenball.games.mascarade.telling import MascaradeTeller
from maskenball.phrases.telling import Lines
from maskenball.terminal.notebook import Notebook
from maskenball.terminal.screen import Screen

LEAST = 0.005
"""What is less likely is not listed."""


def show(screen: Screen, book: Notebook) -> None:
    """Everything that can be worked out from what the reader has seen."""
    if isinstance(book.teller, MascaradeTeller):
        screen.say(book.teller.say("play-helper-title"))
        _masks(screen, book, book.teller)
    else:
        screen.say(book.teller.say("play-helper-partners"))
        screen.say_all(_partners(book.game, _person(book)))


def _person(book: Notebook) -> int:
    assert isinstance(book.viewer, int)
    return book.viewer


def _masks(screen: Screen, book: Notebook, teller: MascaradeTeller) -> None:
    from maskenball.games.mascarade.beliefs.belief import Belief, dealt_numbers

    view = book.game.view(_person(book))
    numbers = dealt_numbers(view)
    belief = Belief.of(view, numbers)
    ids = dict(zip(numbers, view.opening["deal"], strict=True))
    names = [teller.mask(ids[number])["mask"] for number in belief.masks]
    chances = belief.marginals().tolist()
    cards = [teller.card(card) for card in range(len(numbers))]
    needed = max(map(len, cards)) + sum(max(len(name), 4) + 2 for name in names) + 4
    if screen.draws and needed <= screen.width:
        _draw(screen, cards, names, chances)
        return
    for card, row in zip(cards, chances, strict=True):
        likely = sorted(((p, name) for p, name in zip(row, names, strict=True) if p >= LEAST), reverse=True)
        screen.say(f"  {card}: " + ", ".join(f"{name} {p:.0%}" for p, name in likely))


def _draw(screen: Screen, cards: list[str], names: list[str], chances: list[list[float]]) -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table("", *names, box=box.SIMPLE_HEAD, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for card, row in zip(cards, chances, strict=True):
        table.add_row(
            Text(card), *(Text(f"{p:.0%}" if p >= LEAST else "·", style="bold" if p > 0.5 else "") for p in row)
        )
    screen.draw(table)


def _partners(game: Game, person: int) -> Lines:
    from maskenball.games.masquerade.beliefs.worlds import partner_posterior

    chances = partner_posterior(game.view(person)).partner
    return [f"  {name}: {p:.0%}" for name, p in zip(game.names, chances, strict=True)]
