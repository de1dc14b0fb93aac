"""Whether a table can be played as its host wants it. A trial deal takes longer than all the rest of opening a table,
and a host may have written long masks for it: then it is made in a worker, before anything is stored or shown, and is
known as long as those options are."""

from __future__ import annotations

from typing import NamedTuple
from weakref import WeakKeyDictionary

from maskenball.core.game import Json
from maskenball.server.options import Options
from maskenball.server.refusals import refused
from maskenball.server.workers import Late, Payer, Workers

LONGEST = 2.0
"""Seconds that a worker may take."""
SMALL = 500
"""Characters of a host's own; what is no longer is judged at once, in a millisecond or two."""


class Judgement(NamedTuple):
    """Everything that speaks against playing so (nothing: it can be played), and the home-made masks in the box."""

    breaches: list[Json]
    own_masks: Json


TOO_LONG = "these masks or cards take too long to read"
UNREADABLE = Judgement([{"rule": "S5", "sentence": TOO_LONG, "advice": False}], {})

_known: WeakKeyDictionary[Options, Judgement] = WeakKeyDictionary()


def tried(options: Options) -> Judgement:
    """A trial deal."""
    return Judgement(options.breaches(), options.own_masks())


async def judged(workers: Workers, payer: Payer, options: Options) -> Judgement:
    """Options that somebody would like to play by. Raises Refused, also where it takes too long to find out."""
    found = _known.pop(options, None)  # other options that read the same may be forgotten sooner than these
    try:
        found = found or await _tried(workers, payer, options)
    except Late as late:
        raise refused("too-long", TOO_LONG) from late
    _known[options] = found
    return found


async def judge_again(workers: Workers, payer: Payer, options: Options) -> None:
    """Options that were stored once, when their table comes back."""
    try:
        _known[options] = await _tried(workers, payer, options)
    except Late:
        _known[options] = UNREADABLE


async def _tried(workers: Workers, payer: Payer, options: Options) -> Judgement:
    if options.length <= SMALL:
        return tried(options)
    found: Judgement = await workers.do_for(payer, LONGEST, tried, options)
    return found


def known(options: Options) -> Judgement:
    """What was judged before these options were stored or shown."""
    if options not in _known:
        _known[options] = tried(options)
    return _known[options]
