"""Where bots think: in processes of their own, so that no table waits for a thought.

A thought is a pure function of what the bot was given: its seed, and its View. How long an answer is held back is drawn
from chance alone, before the bot thinks, and is longer than thinking takes: the time of an answer tells nothing.

Bots that answer in milliseconds never wait for those that search. The searchers compile their programs when the server
starts; until that is done, and at a pace for people, a simpler one answers in their place.
"""

from __future__ import annotations

from collections import OrderedDict
from random import SystemRandom
from typing import TYPE_CHECKING

from maskenball.core.beats import Pace
from maskenball.core.game import Json, View
from maskenball.core.kit import LEVEL_NAMES, LevelName, kit_of, kits
from maskenball.server.workers import Payer, Workers

if TYPE_CHECKING:
    from maskenball.bots.bot import Bot

SHORTEST, LONGEST = 0.9, 2.2
"""Seconds before a bot's answer, at a normal pace."""
BEAT = 0.3
"""Seconds before an answer in a contest round, at a normal pace, whether it was lodged, ordered or a bot's."""
TEMPO: dict[Pace, float] = {"calm": 1.4, "normal": 1.0, "brisk": 0.5}
"""How much longer or shorter bots wait at a table's pace."""
LONGEST_THOUGHT = 20.0
"""Seconds after which a bot is not waited for; then the house answers for it."""
LONGEST_BELIEF = 5.0
MINDS_KEPT = 256

_minds: OrderedDict[tuple[str, str, str], Bot] = OrderedDict()
"""In a worker: bots that have thought before; what they remember saves time and changes nothing."""


def decided(level: str, game: str, seed: str, view: View) -> int:
    """In a worker: what a bot of this level answers."""
    from maskenball.bots.bot import number_decided
    from maskenball.bots.levels import LEVELS

    key = (level, game, seed)
    bot = _minds.pop(key, None) or LEVELS[level].bot(game)(seed)
    _minds[key] = bot
    if len(_minds) > MINDS_KEPT:
        _minds.popitem(last=False)
    return number_decided(bot, view)


def believed(view: View) -> Json:
    """In a worker: what the person of a View could know exactly."""
    kit = kit_of(view.opening["game"])
    told: Json = kit.part("beliefs")(view) if kit.has("beliefs") else {}
    return told


def compiled() -> None:
    """In a worker: every searcher has its program at hand."""
    from maskenball.bots.levels import LEVELS

    for kit in kits().values():
        for level in kit.searching:
            bot = LEVELS[level].bot(kit.name)
            bot.warm_up()
            bot.load()


def simpler(level: str, game: str) -> LevelName:
    """The best level below this one whose bot does not search."""
    searching = kit_of(game).searching
    below = LEVEL_NAMES[: LEVEL_NAMES.index(level)] if level in LEVEL_NAMES else ()
    return next((one for one in reversed(below) if one not in searching), LEVEL_NAMES[0])


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, workers: int = 1, pace: float = 1.0) -> None:
        self.pace = pace
        self.quick = Workers()
        """For thoughts of milliseconds, and for all other work that would hold the loop up."""
        self.deep = Workers(workers, niceness=10, prepare=compiled)
        """For searchers."""
        self._chance = SystemRandom()

    def delay(self, kind: str) -> float:
        """How long to hold an answer back: known before the question is thought about."""
        return self.pace * (BEAT if kind == "contest" else self._chance.uniform(SHORTEST, LONGEST))

    async def decide(self, payer: Payer, level: str, game: str, seed: str, view: View) -> int:
        """A bot's answer."""
        searches = level in kit_of(game).searching
        if searches and self.pace and not self.deep.is_ready:
            level, searches = simpler(level, game), False
        crew = self.deep if searches else self.quick
        return int(await crew.do(payer, LONGEST_THOUGHT, decided, level, game, seed, view))

    async def believe(self, payer: Payer, view: View) -> Json:
        """Exact beliefs of the person of a View."""
        told: Json = await self.quick.do_for(payer, LONGEST_BELIEF, believed, view)
        return told

    def prepare(self) -> None:
        """Let searchers compile their programs while people gather."""
        self.deep.prepare()

    def close(self) -> None:
        """End the workers, whatever they think about."""
        self.quick.close()
        self.deep.close()
