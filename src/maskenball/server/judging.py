"""Whether a table can be played as its host wants it. A trial deal takes longer than all the rest of opening a table,
and a host may have written long masks for it: then it is made in a worker before anything is stored, and is known from
then on."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from maskenball.core.game import Json
from maskenball.server.options import Options
from maskenball.server.refusals import refused
from maskenball.server.workers import Late, Payer, Workers

LONGEST = 2.0
"""Seconds that a worker may take."""
SMALL = 500
"""Characters of a host's own; what is no longer is judged at once, in a millisecond or two."""
KEPT = 256


class Judgement(NamedTuple):
    """Everything that speaks against playing so (nothing: it can be played), and the home-made masks in the box."""

    breaches: list[Json]
    own_masks: Json


_known: OrderedDict[Options, Judgement] = OrderedDict()


def tried(options: Options) -> Judgement:
    """A trial deal."""
    return Judgement(options.breaches(), options.own_masks())


async def judged(workers: Workers, payer: Payer, options: Options) -> Judgement:
    """Options that somebody would like to play by. Raises Refused, also where it takes too long to find out."""
    if options not in _known and options.length > SMALL:
        try:
            _keep(options, await workers.do_for(payer, LONGEST, tried, options))
        except Late as late:
            raise refused("too-long", "these masks or cards take too long to read") from late
    return known(options)


def known(options: Options) -> Judgement:
    """The same of options that were judged before they were stored; tried again where that is long ago."""
    if options not in _known:
        _keep(options, tried(options))
    _known.move_to_end(options)
    return _known[options]


def _keep(options: Options, found: Judgement) -> None:
    _known[options] = found
    if len(_known) > KEPT:
        _known.popitem(last=False)
