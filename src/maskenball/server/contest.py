"""The contest round: answers in advance, walked in the order of seats; the game sees a strictly ordered round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maskenball.games.mascarade.rules.answers import CLAIM, PASS
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.server.entries import Cause
from maskenball.server.refusals import Declined

if TYPE_CHECKING:
    from maskenball.server.commands import Lodge, Order
    from maskenball.server.table import Table


def contested(table: Table) -> Mascarade | None:
    """The game, if a contest is going on."""
    asked = table.asked
    return table.game if asked and asked.kind == "contest" and isinstance(table.game, Mascarade) else None


def is_to_be_asked(game: Mascarade, person: int) -> bool:
    """Whether the walk round the table has yet to come to this person, or is with them now."""
    t, s = game.t, game.s
    place = s.person[: t.players].index(person)
    return (place - s.active) % t.players >= (s.asked - s.active) % t.players


def check_lodging(table: Table, seat: int, wanted: Lodge) -> None:
    """Raise Declined unless this plan can be lodged now."""
    if table.options.contest == "live":
        raise Declined("no-lodging")
    if wanted.game != table.number:
        raise Declined("other-game")
    game = contested(table)
    if game is None or wanted.turn != game.s.turn:
        raise Declined("no-contest")
    if seat == game.s.person[game.s.active] or not is_to_be_asked(game, seat):
        raise Declined("answered")
    if wanted.own >= game.t.slots:
        raise Declined("no-card")


def check_order(table: Table, wanted: Order) -> None:
    """Raise Declined unless standing orders make sense here."""
    if table.options.contest == "live":
        raise Declined("no-lodging")
    if table.phase not in ("memorising", "playing") or not isinstance(table.game, Mascarade):
        raise Declined("not-now")
    known = set(table.game.setup.edition.numbers)
    if wanted.but is not None and not set(wanted.but) <= known:
        raise Declined("not-now", "one of these is not a mask of this table")


def answer_in_advance(table: Table) -> tuple[int, Cause] | None:
    """What the person asked has already said they would answer; None: they must be asked."""
    game = contested(table)
    if game is None or table.options.contest == "live":
        return None
    person = game.s.person[game.s.asked]
    lodged = table.lodged.get(person)
    if lodged is not None and lodged.turn == game.s.turn:
        others_claimed = game.s.claims > 1
        claims = {"pass": False, "claim": True, "if-nobody": not others_claimed, "if-somebody": others_claimed}
        return (CLAIM + lodged.own if claims[lodged.plan] else PASS), "lodged"
    if person in table.orders and game.mask_ids[game.s.named] not in table.orders[person]:
        return PASS, "standing"
    return None
