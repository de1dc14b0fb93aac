"""The contest round: answers in advance, walked in the order of seats; the game sees a strictly ordered round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maskenball.core.game import Game
from maskenball.core.kit import kit_of
from maskenball.server.entries import Cause
from maskenball.server.refusals import refused

if TYPE_CHECKING:
    from maskenball.server.commands import Lodge, Order
    from maskenball.server.table import Table


def _ahead(game: Game | None) -> Any:
    """How a game takes answers in advance; None: it takes none."""
    return kit_of(game.title).part("ahead") if game is not None and kit_of(game.title).has("ahead") else None


def contested(table: Table) -> Game | None:
    """The game, if a contest is going on."""
    ahead = _ahead(table.game)
    return table.game if table.asked and ahead and ahead.is_contested(table.game) else None


def is_to_be_asked(game: Game, person: int) -> bool:
    """Whether somebody can still say what they will answer."""
    return bool(_ahead(game).is_to_be_asked(game, person))


def check_lodging(table: Table, seat: int, wanted: Lodge) -> None:
    """Raise Refused unless this plan can be lodged now."""
    if table.options.contest == "live":
        raise refused("no-lodging")
    if wanted.game != table.number:
        raise refused("other-game")
    game = contested(table)
    if game is None or wanted.turn != game.s.turn:
        raise refused("no-contest")
    if not is_to_be_asked(game, seat):
        raise refused("answered")
    if not _ahead(game).has_card(game, wanted.own):
        raise refused("no-card")


def check_order(table: Table, wanted: Order) -> None:
    """Raise Refused unless standing orders make sense here."""
    if table.options.contest == "live":
        raise refused("no-lodging")
    ahead = _ahead(table.game)
    if table.phase not in ("memorising", "playing") or ahead is None:
        raise refused("not-now")
    if wanted.but is not None and not ahead.knows(table.game, wanted.but):
        raise refused("not-now", "one of these is not a mask of this table")


def answer_in_advance(table: Table) -> tuple[int, Cause] | None:
    """What the person asked has already said they would answer; None: they must be asked."""
    game, asked = contested(table), table.asked
    if game is None or asked is None or table.options.contest == "live":
        return None
    ahead, lodged = _ahead(game), table.lodged.get(asked.person)
    if lodged is not None and lodged.turn == game.s.turn:
        return ahead.planned(game, lodged.plan, lodged.own), "lodged"
    if asked.person in table.orders:
        answer = ahead.ordered(game, table.orders[asked.person])
        return None if answer is None else (answer, "standing")
    return None
