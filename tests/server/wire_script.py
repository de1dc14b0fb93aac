"""Scripts for two worlds on the wire: the same public decisions at both tables, other secrets in each.

A script is made from the two worlds of the rules (tests/mascarade/two_worlds.py and its sister): other swaps, other
hands, and who has a right to notice what, by the second opinion and never by our views. Around it people do what people
do: they come back in the middle, answer wrongly, chat, ask over HTTP. A few schemers also have secrets of the server:
plans lodged, standing orders, pins, frames that are refused; other ones, and another number of them, in each world.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from maskenball.core.game import Game, Json, Refused
from maskenball.games.mascarade.rules.answers import CLAIM, PASS, PEEK
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.server.entries import Plan
from maskenball.server.options import Options
from tests.mascarade import two_worlds as mascarade
from tests.masquerade import two_worlds as masquerade
from tests.server.nonsense import WORDS
from tests.worlds import Pair, Viewer, fingerprint

GATHERING, MEMORISING = -2, -1
"""Moments before the first decision; moment k comes after k decisions."""
SPECTATOR = None
MOST_DECISIONS = 50
NEVER = 1_000_000
PLANS: tuple[Plan, ...] = ("pass", "claim", "if-nobody", "if-somebody")
SAYINGS = ("hello", "I am the Queen", "nobody believes you", "<b>who</b> was it?", "…")
PATHS = ("/api/invitation/{join}", "/api/invitation/{watch}", "/api/games/{id}.1", "/api/games/{id}.1.ball",
         "/api/games/{id}.2")  # fmt: skip


class Act(NamedTuple):
    """Something that somebody does: send a frame, come (back), fetch a page."""

    who: Viewer
    what: str
    """send, hello or get"""
    told: Json


@dataclass
class Script:
    """What happens at both tables, and in which of them what nobody else may notice."""

    options: Options
    games: tuple[Game, Game]
    decisions: list[tuple[int, int, int]] = field(default_factory=list)
    """Person, and the answer in each world."""
    last: dict[Viewer, int] = field(default_factory=dict)
    """The last moment at which each viewer has no right to tell the worlds apart; -1: there is none."""
    differ_from: int = NEVER
    """The first moment at which there was anything to tell."""
    schemers: set[int] = field(default_factory=set)
    public: dict[int, list[Act]] = field(default_factory=dict)
    secret: tuple[dict[int, list[Act]], dict[int, list[Act]]] = field(default_factory=lambda: ({}, {}))
    promising: set[int] = field(default_factory=set)
    """The schemers whose devices take part in the deal, with another salt in each world."""
    by_itself: tuple[set[int], set[int]] = field(default_factory=lambda: (set(), set()))
    """The moments at which the next decision comes by itself: lodged, or by standing orders."""

    @property
    def fooled(self) -> list[Viewer]:
        """The viewers who are shown two different worlds and must not notice."""
        return [v for v, last in self.last.items() if v not in self.schemers and last >= self.differ_from]

    def add_secret(self, world: int, moment: int, act: Act) -> None:
        """Something that only its schemer may notice."""
        self.secret[world].setdefault(moment, []).append(act)
        self.differ_from = min(self.differ_from, max(moment, 0))


def script_of(title: str, chance: Random) -> Script:
    """A random script of one of the games."""
    noted: list[tuple[list[Viewer], bool]] = []

    def note(pair: Pair) -> None:
        one, other = pair.games
        noted.append((pair.viewers[:], fingerprint(one) != fingerprint(other)))

    if title == "mascarade":
        pair = mascarade.compare_two_worlds(chance, MOST_DECISIONS, note)
    else:
        pair = masquerade.compare_two_worlds(chance, note)
    script = Script(_options(pair.games[0], chance), pair.games)
    moments = len(noted) - 1
    again = pair.games[0].fresh()
    for one, other in zip(*(game.history[:moments] for game in pair.games), strict=True):
        script.decisions.append((again.person_of(one), one, other))
        again.play(again.person_of(one), one)
    if any(len(game.history) == moments and game.over for game in pair.games):
        moments -= 1  # K6, W5: when it is over everybody may know everything
    for viewer in [*range(len(again.names)), SPECTATOR]:
        there = [moment for moment, (viewers, _) in enumerate(noted) if viewer in viewers]
        script.last[viewer] = min(max(there, default=-1), moments)
    script.differ_from = next((k for k, (_, differ) in enumerate(noted) if differ), script.differ_from)
    players = len(again.names)
    script.schemers = set(chance.sample(range(players), k=min(chance.choice((0, 1, 1, 2)), players - 1)))
    Schemes(script, chance).add()
    People(script, chance).add()
    return script


def _options(game: Game, chance: Random) -> Options:
    """Rules by chance, of a table at which this game can be dealt."""
    return options_for(
        game,
        memory=chance.choice(("strict", "log", "notes", "helper")),
        clock=chance.choice((0, 0, 3600)),
        contest=chance.choice(("lodged", "lodged", "lodged", "live")),
    )


def options_for(game: Game, **options: Any) -> Options:
    """The rules of a table at which this game can be played."""
    setup = game.setup
    if game.title == "masquerade":
        deck = "default" if setup.block else setup.deck.id
        return Options(game="masquerade", players=len(game.names), deck=deck, block=setup.block, **options)
    return Options(
        edition=setup.edition.number, players=len(game.names), accidents=setup.accidents, block=setup.block, **options
    )


class Schemes:
    """The secrets of the schemers, drawn for each world on its own; what all see comes out the same."""

    def __init__(self, script: Script, chance: Random) -> None:
        self.script, self.chance = script, chance
        self._ids = 0

    def add(self) -> None:
        """Draw them all."""
        first = MEMORISING if self.script.options.game == "mascarade" else 0
        for world in (0, 1):
            for who in sorted(self.script.schemers):
                if self.chance.random() < 0.5:
                    self.script.promising.add(who)
                for _ in range(self.chance.randrange(4)):
                    self._send(world, self.chance.randrange(first, len(self.script.decisions)), who, self._noise())
        if isinstance(self.script.games[0], Mascarade) and self.script.options.contest == "lodged":
            contests = [c for c in _contests(self.script) if c.person in self.script.schemers]
            for world in (0, 1):
                self._plan(world, contests)

    def _send(self, world: int, moment: int, who: int, frame: Json) -> None:
        self._ids += 1
        self.script.add_secret(world, moment, Act(who, "send", {"c": f"scheme {self._ids}"} | frame))

    def _noise(self) -> Json:
        """Frames that change nothing that anybody else may notice."""
        chance = self.chance
        return chance.choice(
            [
                {"t": "note", "card": chance.randrange(14), "text": chance.choice(("", "king?", "not mine", "♛"))},
                {"t": "note", "card": chance.randrange(14), "text": chance.choice("abc") * chance.randrange(20)},
                {"t": "answer", "game": 1, "seq": 10_000, "answer": chance.choice(WORDS)},
                {"t": "lodge", "game": 1, "turn": 10_000, "plan": chance.choice(PLANS)},
                {"t": "nonsense", "pad": "x" * chance.randrange(30)},
                {"t": "take-back"},
            ]
        )

    def _plan(self, world: int, contests: list[Contest]) -> None:
        """By hand, lodged in one of the ways that come to the same, or by standing orders."""
        standing: set[int] = set()
        if not self.script.options.document().get("accidents"):
            for who in sorted(self.script.schemers):
                if self.chance.random() < 0.5:
                    standing |= self._order(world, who, [c for c in contests if c.person == who])
        self.script.by_itself[world].update(standing)
        for contest in contests:
            is_asked_at_once = contest.asked_from == contest.moment
            if contest.moment not in standing and is_asked_at_once and self.chance.random() < 0.7:
                self._lodge(world, contest)

    def _order(self, world: int, who: int, contests: list[Contest]) -> set[int]:
        """Standing orders that change nothing of what all see; returns the moments at which they are followed."""
        game, chance = self.script.games[0], self.chance
        assert isinstance(game, Mascarade)
        ordered = chance.randrange(len(self.script.decisions))
        but = {c.mask for c in contests if c.moment >= ordered and c.answer != PASS}
        but |= set(chance.sample(sorted(game.mask_ids.values()), k=chance.randrange(4)))
        but.add(game.mask_ids[game.s.named])  # this contest may go on after the script
        self._send(world, ordered, who, {"t": "order", "but": sorted(but)})
        return {c.moment for c in contests if c.moment >= ordered and c.mask not in but}

    def _lodge(self, world: int, contest: Contest) -> None:
        script, chance = self.script, self.chance
        moment = chance.randint(contest.begins, contest.moment)
        frame: Json = {"t": "lodge", "game": 1, "turn": contest.turn}
        if moment < contest.moment and moment not in script.by_itself[world] and chance.random() < 0.8:
            self._send(world, moment, contest.person, frame | {"plan": chance.choice((None, None, *PLANS))})
        if contest.answer == PASS:
            plan = chance.choice(("pass", "if-nobody" if contest.somebody else "if-somebody"))
        else:
            plan = chance.choice(("claim", "if-somebody" if contest.somebody else "if-nobody"))
            frame["own"] = contest.answer - CLAIM
        self._send(world, moment, contest.person, frame | {"plan": plan})
        script.by_itself[world].add(contest.moment)


class Contest(NamedTuple):
    """One answer in a contest."""

    moment: int
    person: int
    answer: int
    mask: str
    turn: int
    begins: int
    """The moment at which the contest begins."""
    asked_from: int
    """The moment from which this person is asked; earlier than `moment` if somebody peeks meanwhile."""
    somebody: bool
    """Whether anybody but the announcer has claimed already."""


def _contests(script: Script) -> Iterator[Contest]:
    game = script.games[0].fresh()
    assert isinstance(game, Mascarade)
    begins = asked_from = 0
    for moment, (person, answer, _) in enumerate(script.decisions):
        asked = game.decision()
        assert asked is not None
        if asked.kind == "contest" and answer < PEEK:
            mask = game.mask_ids[game.s.named]
            yield Contest(moment, person, answer, mask, game.s.turn, begins, asked_from, game.s.claims > 1)
        game.play(person, answer)
        following = game.decision()
        if following != asked:
            asked_from = moment + 1
        if asked.kind != "contest":
            begins = moment + 1


class People:
    """What people do besides playing, the same in both worlds."""

    def __init__(self, script: Script, chance: Random) -> None:
        self.script, self.chance = script, chance
        self._sent: dict[Viewer, list[Json]] = {}
        self._ids = 0

    def add(self) -> None:
        """Draw it all, at moments at which nothing comes by itself."""
        script, chance = self.script, self.chance
        games = [game.fresh() for game in script.games]
        for moment in range(GATHERING, len(script.decisions)):
            if moment == MEMORISING and script.options.game == "masquerade":
                continue
            if moment > 0:
                for game, answer in zip(games, script.decisions[moment - 1][1:], strict=True):
                    game.play(script.decisions[moment - 1][0], answer)
            if moment not in script.by_itself[0] | script.by_itself[1]:
                wanted = chance.choice((0, 0, 0, 1, 1, 2))
                script.public[moment] = [self._act(moment, games) for _ in range(wanted)]

    def _act(self, moment: int, games: list[Game]) -> Act:
        chance = self.chance
        who = chance.choice([*self.script.last])
        kind = chance.random()
        if kind < 0.35:
            return Act(
                who, "hello", {"game": chance.choice((0, 1, 1)), "after": chance.choice((0, max(moment, 0), 10_000))}
            )
        if kind < 0.55:
            return Act(SPECTATOR, "get", {"path": chance.choice(PATHS)})
        sent = self._sent.setdefault(who, [])
        if sent and kind < 0.62:
            return Act(who, "send", chance.choice(sent))
        self._ids += 1
        id = f"act {self._ids}"  # now and then one that a schemer has used, perhaps in one of the worlds only
        if who not in self.script.schemers and chance.random() < 0.4:
            id = f"scheme {chance.randrange(1, 7)}"
        sent.append({"c": id} | self._frame(who, moment, games))
        return Act(who, "send", sent[-1])

    def _frame(self, who: Viewer, moment: int, games: list[Game]) -> Json:
        """A frame that is refused, or changes the same in both worlds."""
        chance, options = self.chance, self.script.options
        wrong = chance.choice(WORDS)
        answer = {"t": "answer", "game": 1, "seq": max(moment, 0), "answer": wrong}
        if (
            moment >= 0
            and (who is None or all(_is_refused(game, who, wrong) for game in games))
            and chance.random() < 0.4
        ):
            return answer
        if options.memory == "helper" and options.players <= 5 and chance.random() < 0.25:
            return {"t": "beliefs"}
        return chance.choice(
            [
                answer | {"seq": 10_000},
                {"t": "say", "text": chance.choice(SAYINGS)},
                {"t": "say", "phrase": "trust-me"},
                {"t": "note", "card": chance.randrange(6), "text": "pin"},
                {"t": "lodge", "game": 1, "turn": 10_000, "plan": "claim"},
                {"t": "order", "but": ["nobody"]},
                {"t": "more-time", "seq": max(moment, 0)},
                {"t": "rematch"},
                {"t": "take-back"},
                {"t": "ping"},
            ]
        )


def _is_refused(game: Game, who: int, words: str) -> bool:
    """Whether this person may not answer so now."""
    try:
        return game.refusal(who, game.meant(who, words)) is not None
    except (ValueError, Refused):
        return True
