"""What a command leads to: entries for the journal, or a refusal. Reads the table, changes nothing.

asked? current? legal?  ->  entries  ->  (stored)  ->  Table.apply
"""

from __future__ import annotations

from functools import singledispatch

from maskenball.games.guests import GUESTS
from maskenball.server import clean, commands as c, contest, deal, entries as e
from maskenball.server.options import LevelName, Options
from maskenball.server.refusals import Declined
from maskenball.server.table import Phase, Table

NAMELESS = "Guest"
MOST_SAYINGS = 1000
"""In one game."""
BETWEEN_GAMES: tuple[Phase, ...] = ("gathering", "over")


def seated(table: Table, name: str, token: str, salt: str, wanted: int | None) -> e.Seated:
    """Somebody joins: at the seat they want, or the first empty one."""
    if table.phase != "gathering":
        raise Declined("not-now", "a game is going on at this table; watch it, or wait for the next")
    empty = [seat for seat, chair in enumerate(table.seats) if not chair.taken]
    if not empty:
        raise Declined("full")
    if wanted is not None and wanted not in empty:
        raise Declined("seat-taken" if wanted < len(table.seats) else "no-seat")
    return e.Seated(
        seat=empty[0] if wanted is None else wanted,
        name=clean.name_of(name, table.names(), NAMELESS),
        token=token,
        salt=salt,
    )


@singledispatch
def entries_for(command: c.Command, table: Table, seat: int) -> list[e.AnyEntry]:
    """What this command of this seat leads to now; raises Declined."""
    raise Declined("not-understood")


def _host_only(table: Table, seat: int) -> None:
    if seat != table.host:
        raise Declined("not-host")


def _only(table: Table, *phases: Phase) -> None:
    if table.phase not in phases:
        raise Declined("not-now")


def _in_time(seq: int, table: Table) -> None:
    """An answer may cross with what somebody does unasked; the question is still the same."""
    if not table.opened_at <= seq <= table.seq:
        raise Declined("stale")


def _chair(table: Table, seat: int) -> int:
    if seat >= len(table.seats):
        raise Declined("no-seat")
    return seat


@entries_for.register
def _(command: c.Answer, table: Table, seat: int) -> list[e.AnyEntry]:
    _only(table, "playing", "over")
    if command.game != table.number:
        raise Declined("other-game")
    _in_time(command.seq, table)
    if table.seats[seat].level is not None:
        raise Declined("bot-plays")
    assert table.game is not None
    refusal = table.game.refusal(seat, command.answer)
    if refusal is not None:
        raise Declined.by_rules(refusal)
    return [e.Answered(seat, command.c, seat, command.answer)]


@entries_for.register
def _(command: c.Lodge, table: Table, seat: int) -> list[e.AnyEntry]:
    contest.check_lodging(table, seat, command)
    return [e.Lodged(seat, command.c, seat, command.turn, command.plan, command.own)]


@entries_for.register
def _(command: c.Order, table: Table, seat: int) -> list[e.AnyEntry]:
    contest.check_order(table, command)
    return [e.Ordered(seat, command.c, seat, command.but)]


@entries_for.register
def _(command: c.Ready, table: Table, seat: int) -> list[e.AnyEntry]:
    _only(table, "memorising")
    if seat in table.ready:
        raise Declined("answered")
    found: list[e.AnyEntry] = [e.Readied(seat, command.c, seat)]
    waiting = [p for p in table.people if p != seat and p not in table.ready and table.seats[p].level is None]
    return found if waiting else [*found, e.Begun()]


@entries_for.register
def _(command: c.Begin, table: Table, seat: int) -> list[e.AnyEntry]:
    _host_only(table, seat)
    _only(table, "memorising")
    return [e.Begun(seat, command.c)]


@entries_for.register
def _(command: c.MoreTime, table: Table, seat: int) -> list[e.AnyEntry]:
    _only(table, "playing")
    if not table.options.clock:
        raise Declined("no-clock")
    _in_time(command.seq, table)
    asked = table.asked
    if asked is None or asked.person != seat:
        raise Declined("not-asked")
    if seat in table.extended:
        raise Declined("no-more-time")
    return [e.Extended(seat, command.c, seat)]


@entries_for.register
def _(command: c.Note, table: Table, seat: int) -> list[e.AnyEntry]:
    if table.options.memory not in ("notes", "helper"):
        raise Declined("no-notes")
    _only(table, "memorising", "playing")
    return [e.Noted(seat, command.c, seat, command.card, clean.cut(clean.cleaned(command.text), 24))]


@entries_for.register
def _(command: c.Say, table: Table, seat: int) -> list[e.AnyEntry]:
    if not table.options.chat:
        raise Declined("no-chat")
    if len(table.sayings) >= MOST_SAYINGS:
        raise Declined("too-many")
    text = clean.saying_of(command.text)
    if not text and not command.phrase:
        raise Declined("empty")
    return [e.Said(seat, command.c, seat, "" if command.phrase else text, command.phrase or "")]


@entries_for.register
def _(command: c.Sit, table: Table, seat: int) -> list[e.AnyEntry]:
    _only(table, "gathering")
    if table.seats[_chair(table, command.seat)].taken:
        raise Declined("seat-taken")
    return [e.Moved(seat, command.c, seat, command.seat)]


@entries_for.register
def _(command: c.Salt, table: Table, seat: int) -> list[e.AnyEntry]:
    _only(table, "gathering")
    if command.commitment != table.commitment:
        raise Declined("stale")
    return [e.Salted(seat, command.c, seat, command.salt)]


@entries_for.register
def _(command: c.Leave, table: Table, seat: int) -> list[e.AnyEntry]:
    _only(table, *BETWEEN_GAMES)
    return [e.Emptied(seat=seat)]


@entries_for.register
def _(command: c.AddBot, table: Table, seat: int) -> list[e.AnyEntry]:
    _host_only(table, seat)
    _only(table, "gathering")
    chair = table.seats[_chair(table, command.seat)]
    if chair.is_person:
        raise Declined("seat-taken")
    return [e.Botted(seat, command.c, command.seat, chair.name or _guest(table, []), command.level)]


def _guest(table: Table, coming: list[str]) -> str:
    taken = {name.casefold() for name in [*table.names(), *coming]}
    free = [name for name in GUESTS if name.casefold() not in taken]
    return free[0] if free else clean.name_of(GUESTS[0], [*table.names(), *coming], NAMELESS)


@entries_for.register
def _(command: c.Remove, table: Table, seat: int) -> list[e.AnyEntry]:
    _host_only(table, seat)
    _only(table, "gathering")
    if not table.seats[_chair(table, command.seat)].taken:
        raise Declined("seat-empty")
    return [e.Emptied(seat, command.c, command.seat)]


@entries_for.register
def _(command: c.Choose, table: Table, seat: int) -> list[e.AnyEntry]:
    _host_only(table, seat)
    _only(table, "gathering")
    if command.options.players < len(table.people):
        raise Declined("full", "more people sit here than that")
    return [e.Changed(seat, command.c, command.options)]


@entries_for.register
def _(command: c.Start, table: Table, seat: int) -> list[e.AnyEntry]:
    _host_only(table, seat)
    _only(table, "gathering")
    wrong = [misfit for misfit in table.options.misfits() if not misfit["advice"]]
    if wrong:
        raise Declined("unplayable", details=wrong)
    return [*_bots_for_empty_seats(table, command.fill), _dealt(table, seat, command.c)]


def _bots_for_empty_seats(table: Table, level: LevelName | None) -> list[e.AnyEntry]:
    empty = [seat for seat, chair in enumerate(table.seats) if not chair.taken]
    if empty and level is None:
        raise Declined("not-full")
    found: list[e.AnyEntry] = []
    names: list[str] = []
    for seat in empty:
        names.append(_guest(table, names))
        found.append(e.Botted(seat=seat, name=names[-1], level=level or "steady"))
    return found


def _dealt(table: Table, seat: int, command: str) -> e.Started:
    seed = deal.seed_of(table.secret, [chair.salt for chair in table.seats])
    options: Options = table.options
    first = options.first if options.first >= 0 else deal.first_of(seed, options.players)
    return e.Started(seat, command, seed, first)


@entries_for.register
def _(command: c.HandOver, table: Table, seat: int) -> list[e.AnyEntry]:
    _host_only(table, seat)
    _only(table, "memorising", "playing")
    if not table.seats[_chair(table, command.seat)].is_person:
        raise Declined("seat-empty")
    found: list[e.AnyEntry] = [e.HandedOver(seat, command.c, command.seat, command.level)]
    if table.phase == "memorising":
        others = [p for p in table.people if p != command.seat and table.seats[p].level is None]
        if all(p in table.ready for p in others):
            found.append(e.Begun())
    return found


@entries_for.register
def _(command: c.TakeBack, table: Table, seat: int) -> list[e.AnyEntry]:
    if table.seats[seat].level is None:
        raise Declined("not-now")
    return [e.TakenBack(seat, command.c, seat)]


@entries_for.register
def _(command: c.Rematch, table: Table, seat: int) -> list[e.AnyEntry]:
    _host_only(table, seat)
    _only(table, "over")
    return [e.Rematched(seat, command.c, deal.new_secret(), int(command.rotate))]
