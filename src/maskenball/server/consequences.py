"""What a command leads to: entries for the journal, or a refusal. Reads the table and who is connected to it, changes
nothing.

asked? current? legal?  ->  entries  ->  (stored)  ->  Table.apply
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from maskenball.core.game import Game, Refusal, Refused
from maskenball.core.guests import GUESTS
from maskenball.core.kit import USUAL_LEVEL, LevelName
from maskenball.server import clean, commands as c, contest, deal, entries as e, judging
from maskenball.server.options import Options
from maskenball.server.refusals import refused
from maskenball.server.table import OWN_TURNS, Phase, Table

NAMELESS = "Guest"
MOST_DECISIONS = 2000
"""A game that has not ended by then is ended by the house: two people could swap for ever."""
ROOM_FOR_A_SEAT = 300
"""So much may one seat have written in one game beyond its moves, and one more with every ten decisions."""
ROOM_WHILE_GATHERING = 500
"""A journal that holds so much while people gather begins anew."""
PLAYING = (c.Reveal, c.Answer, c.Ready, c.Seen)
"""Commands for which there is always room."""
MAKING_ROOM = (c.Rematch, c.Leave)
BETWEEN_GAMES: tuple[Phase, ...] = ("gathering", "over")
DURING_GAMES: tuple[Phase, ...] = ("memorising", "playing")


def seated(table: Table, name: str, token: str, wanted: int | None) -> e.Seated:
    """Somebody joins: at the seat they want, or the first empty one."""
    if table.phase != "gathering":
        raise refused("not-now", "a game is going on at this table; watch it, or wait for the next")
    empty = [seat for seat, chair in enumerate(table.seats) if not chair.taken]
    if not empty:
        raise refused("full")
    if wanted is not None and wanted not in empty:
        raise refused("seat-taken" if wanted < len(table.seats) else "no-seat")
    return e.Seated(
        seat=empty[0] if wanted is None else wanted,
        name=clean.name_of(name, table.names(), NAMELESS),
        token=token,
    )


def entries_for(command: c.Command, table: Table, seat: int, here: Collection[int]) -> list[e.AnyEntry]:
    """What this command of this seat leads to now, while the seats `here` are connected; raises Refused."""
    found = CONSEQUENCES[type(command)](command, table, seat)
    if isinstance(command, c.HandOver) and command.seat != seat and command.seat in here:
        raise refused("present")
    if table.phase == "gathering":
        return with_room(table, found)
    if not _always_fits(command):
        coming = sum(e.weight(entry) for entry in found)
        if table.seats[seat].spent + coming > ROOM_FOR_A_SEAT + table.seq // 10:
            raise refused("journal-full")
    return found


def _always_fits(command: c.Command) -> bool:
    """Whether a game needs it, or it makes room. To agree to an end always fits; to take that back again and again does
    not."""
    return isinstance(command, (*PLAYING, *MAKING_ROOM)) or (isinstance(command, c.End) and command.agreed)


def with_room(table: Table, found: list[e.AnyEntry]) -> list[e.AnyEntry]:
    """The same; in a journal that begins anew if it has grown long while people gather."""
    return [table.carried(), *found] if table.weight >= ROOM_WHILE_GATHERING else found


def _host_only(table: Table, seat: int) -> None:
    if seat != table.host:
        raise refused("not-host")


def _only(table: Table, *phases: Phase) -> None:
    if table.phase not in phases:
        raise refused("not-now")


def _in_time(seq: int, table: Table) -> None:
    """An answer may cross with what somebody does unasked; the question is still the same."""
    if not table.opened_at <= seq <= table.seq:
        raise refused("stale")


def _chair(table: Table, seat: int) -> int:
    if seat >= len(table.seats):
        raise refused("no-seat")
    return seat


def _answer(command: c.Answer, table: Table, seat: int) -> list[e.AnyEntry]:
    _only(table, "playing", "over")
    if command.game != table.number:
        raise refused("other-game")
    _in_time(command.seq, table)
    if table.seats[seat].level is not None:
        raise refused("bot-plays")
    assert table.game is not None
    if table.ended:
        raise Refused(Refusal("over", table.game.END_RULE, "the game is over"))
    try:
        answer = table.game.meant(seat, command.answer)
    except ValueError as error:
        raise refused("no-answer") from error
    return answered(table, seat, answer, seat, command.c)


def answered(
    table: Table, person: int, answer: int, by: int = -1, c: str = "", why: e.Cause = "person"
) -> list[e.AnyEntry]:
    """A move, whoever makes it: a person, a bot, a clock, or what was said in advance. Raises Refused."""
    assert table.game is not None
    refusal = table.game.refusal(person, answer)
    if refusal is not None:
        raise Refused(refusal)
    found: list[e.AnyEntry] = [e.Answered(by, c, person, table.game.text(answer), why)]
    asked = table.asked
    if person in table.agreed and asked is not None and asked.person == person and asked.kind in OWN_TURNS:
        found.insert(0, e.Agreed(seat=person, agreed=False))
    if _is_too_long_with(table.game, person, answer):
        found.append(e.Ended(by, c, why="long"))
    return found


def _is_too_long_with(game: Game, person: int, answer: int) -> bool:
    """Whether this decision is the last one that a game may have, and does not end it."""
    if len(game.history) + 1 < MOST_DECISIONS:
        return False
    after = game.copy()
    after.play(person, answer)
    return not after.over


def _lodge(command: c.Lodge, table: Table, seat: int) -> list[e.AnyEntry]:
    contest.check_lodging(table, seat, command)
    return [e.Lodged(seat, command.c, seat, command.turn, command.plan, command.own)]


def _order(command: c.Order, table: Table, seat: int) -> list[e.AnyEntry]:
    contest.check_order(table, command)
    return [e.Ordered(seat, command.c, seat, command.but)]


def _ready(command: c.Ready, table: Table, seat: int) -> list[e.AnyEntry]:
    _only(table, "memorising")
    if seat in table.ready:
        raise refused("answered")
    return [e.Readied(seat, command.c, seat)]


def _more_time(command: c.MoreTime, table: Table, seat: int) -> list[e.AnyEntry]:
    _only(table, "playing")
    if not table.options.clock:
        raise refused("no-clock")
    _in_time(command.seq, table)
    asked = table.asked
    if asked is None or asked.person != seat:
        raise refused("not-asked")
    if seat in table.extended:
        raise refused("no-more-time")
    return [e.Extended(seat, command.c, seat)]


def _end(command: c.End, table: Table, seat: int) -> list[e.AnyEntry]:
    _only(table, *DURING_GAMES)
    if command.game != table.number:
        raise refused("other-game")
    if table.seats[seat].level is not None:
        raise refused("bot-plays")
    if command.agreed == (seat in table.agreed):
        raise refused("answered")
    return [e.Agreed(seat, command.c, seat, command.agreed)]


def _seen(command: c.Seen, table: Table, seat: int) -> list[e.AnyEntry]:
    if command.game != table.number:
        raise refused("other-game")
    if table.sights.get(seat) != command.seq:
        raise refused("answered")
    return [e.Seen(seat, command.c, seat)]


def _note(command: c.Note, table: Table, seat: int) -> list[e.AnyEntry]:
    if table.options.memory not in ("notes", "helper"):
        raise refused("no-notes")
    _only(table, *DURING_GAMES)
    return [e.Noted(seat, command.c, seat, command.card, clean.cut(clean.cleaned(command.text), 24))]


def _say(command: c.Say, table: Table, seat: int) -> list[e.AnyEntry]:
    if not table.options.chat:
        raise refused("no-chat")
    text = clean.saying_of(command.text)
    if not text and not command.phrase:
        raise refused("empty")
    return [e.Said(seat, command.c, seat, "" if command.phrase else text, command.phrase or "")]


def _sit(command: c.Sit, table: Table, seat: int) -> list[e.AnyEntry]:
    _only(table, "gathering")
    if table.seats[_chair(table, command.seat)].taken:
        raise refused("seat-taken")
    return [e.Moved(seat, command.c, seat, command.seat)]


def _promise(command: c.Promise, table: Table, seat: int) -> list[e.AnyEntry]:
    _only(table, "gathering")
    if command.commitment != table.commitment:
        raise refused("stale")
    if command.promise == table.seats[seat].promise:
        raise refused("answered")
    return [e.Promised(seat, command.c, seat, command.promise)]


def _reveal(command: c.Reveal, table: Table, seat: int) -> list[e.AnyEntry]:
    _only(table, "shuffling")
    chair = table.seats[seat]
    if chair.salt:
        raise refused("answered")
    if deal.fingerprint(command.salt) != chair.promise:
        raise refused("not-promised")
    return [e.Revealed(seat, command.c, seat, command.salt)]


def _leave(command: c.Leave, table: Table, seat: int) -> list[e.AnyEntry]:
    _only(table, *BETWEEN_GAMES)
    return [e.Emptied(seat=seat)]


def _add_bot(command: c.AddBot, table: Table, seat: int) -> list[e.AnyEntry]:
    _host_only(table, seat)
    _only(table, "gathering")
    chair = table.seats[_chair(table, command.seat)]
    if chair.is_person:
        raise refused("seat-taken")
    return [e.Botted(seat, command.c, command.seat, chair.name or _guest(table, []), command.level)]


def _guest(table: Table, coming: list[str]) -> str:
    taken = [*table.names(), *coming]
    free = [name for name in GUESTS if not clean.is_alike(name, taken)]
    return free[0] if free else clean.name_of(GUESTS[0], taken, NAMELESS)


def _remove(command: c.Remove, table: Table, seat: int) -> list[e.AnyEntry]:
    _host_only(table, seat)
    _only(table, "gathering")
    if not table.seats[_chair(table, command.seat)].taken:
        raise refused("seat-empty")
    return [e.Emptied(seat, command.c, command.seat)]


def _choose(command: c.Choose, table: Table, seat: int) -> list[e.AnyEntry]:
    _host_only(table, seat)
    _only(table, "gathering")
    if command.options.players < len(table.people):
        raise refused("full", "more people sit here than that")
    return [e.Changed(seat, command.c, command.options)]


def _start(command: c.Start, table: Table, seat: int) -> list[e.AnyEntry]:
    _host_only(table, seat)
    _only(table, "gathering")
    wrong = [breach for breach in judging.known(table.options).breaches if not breach["advice"]]
    if wrong:
        raise refused("unplayable", details=wrong)
    bots = _bots_for_empty_seats(table, command.fill)
    if any(table.promises):
        return [*bots, e.Called(seat, command.c)]
    coming = {bot.seat: bot.name for bot in bots}
    names = [coming.get(at, chair.name) for at, chair in enumerate(table.seats)]
    return [*bots, dealt(table, names, seat, command.c)]


def _bots_for_empty_seats(table: Table, level: LevelName | None) -> list[e.Botted]:
    empty = [seat for seat, chair in enumerate(table.seats) if not chair.taken]
    if empty and level is None:
        raise refused("not-full")
    found: list[e.Botted] = []
    names: list[str] = []
    for seat in empty:
        names.append(_guest(table, names))
        found.append(e.Botted(seat=seat, name=names[-1], level=level or USUAL_LEVEL))
    return found


def dealt(table: Table, names: list[str], seat: int = -1, command: str = "") -> e.Started:
    """The cards that the secret and the salts deal."""
    seed = deal.seed_of(table.secret, [chair.salt for chair in table.seats])
    options: Options = table.options
    first = options.first if options.first >= 0 else deal.first_of(seed, options.players)
    return e.started(options.wish.dealt(tuple(names), seed, first), seat, command)


def _pace(command: c.SetPace, table: Table, seat: int) -> list[e.AnyEntry]:
    _host_only(table, seat)
    if table.phase == "closed":
        raise refused("not-now")
    return [e.Paced(seat, command.c, command.pace)]


def _hand_over(command: c.HandOver, table: Table, seat: int) -> list[e.AnyEntry]:
    if command.seat != seat:
        _host_only(table, seat)
    _only(table, *DURING_GAMES)
    if not table.seats[_chair(table, command.seat)].is_person:
        raise refused("seat-empty")
    if table.seats[command.seat].level is not None:
        raise refused("answered")  # else a bot that is about to answer would begin anew
    return [e.HandedOver(seat, command.c, command.seat, command.level)]


def _take_back(command: c.TakeBack, table: Table, seat: int) -> list[e.AnyEntry]:
    if table.seats[seat].level is None:
        raise refused("not-now")
    return [e.TakenBack(seat, command.c, seat)]


def _rematch(command: c.Rematch, table: Table, seat: int) -> list[e.AnyEntry]:
    _host_only(table, seat)
    _only(table, "over", "closed")
    return [table.carried(), e.Rematched(seat, command.c, deal.new_secret(), int(command.rotate))]


CONSEQUENCES: dict[type[c.Command], Callable[[Any, Table, int], list[e.AnyEntry]]] = {
    c.Answer: _answer,
    c.Lodge: _lodge,
    c.Order: _order,
    c.Ready: _ready,
    c.MoreTime: _more_time,
    c.End: _end,
    c.Seen: _seen,
    c.Note: _note,
    c.Say: _say,
    c.Sit: _sit,
    c.Promise: _promise,
    c.Reveal: _reveal,
    c.Leave: _leave,
    c.AddBot: _add_bot,
    c.Remove: _remove,
    c.Choose: _choose,
    c.Start: _start,
    c.SetPace: _pace,
    c.HandOver: _hand_over,
    c.TakeBack: _take_back,
    c.Rematch: _rematch,
}
"""What each kind of command leads to. Beliefs are asked for elsewhere: they change nothing."""
