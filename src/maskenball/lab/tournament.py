"""Tournaments: bots play each other on duplicate deals, and what that proves.

    tournament = Tournament.field("ev", ["honest", "bluffer"], Wish(), players=6, games=10_000)
    outcome = played(tournament, cores=2, resume="ev.jsonl")
    print(as_table(outcome))

Every deal is played once for each rotation: the bots move on one seat, the cards stay. So the luck of a deal falls on
everyone alike. A game is known by its table, deal and rotation, and is the same on one core or several.

A tournament with a bot of its own (`one`) has several types of tables, and its headline is the worst of them. Types
differ in how much can be won there, so they are compared by odds: the odds of winning over the odds of equals.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import NamedTuple, Self

from maskenball import __version__
from maskenball.bots.bot import Bot
from maskenball.core.chance import shuffled
from maskenball.core.game import Game, Json
from maskenball.core.wish import Wish

Bots = Mapping[str, type[Bot]]

LONGEST = 2_000
"""A game is given up after so many decisions. Nobody wins it."""
UNFINISHED, DRAW = "unfinished", "draw"
GAMES_IN_CHUNK = 12
"""About so many games are played between two lines of the resume file."""
WHOLE = math.lcm(*range(1, 14))
"""One win, in parts that up to 13 players can share evenly: sums of whole numbers have no order."""
REST = " (rest)"
"""Marks a bot that plays against its own kind, so that the two are counted apart."""
HOW_TO_GET_RATINGS = "no ratings: they need openskill (pip install openskill)"

ROTATED, SHUFFLED, MIXED, TEAMS, ONCE = "rotated", "shuffled", "mixed", "teams", "once"


@dataclass(frozen=True)
class TableType:
    """Who sits together, by labels: names of bots, REST behind them where needed.

    ROTATED keeps the order of the seats, SHUFFLED draws one for each deal. MIXED seats the first label with as many of
    the others as there is room for, who take turns from deal to deal, in an order drawn for each deal. All of these are
    then rotated through all seats. TEAMS has two labels: the first takes the Partners' seats and the second those of
    the others, then they change sides. ONCE draws an order for each deal, and each deal is played once: games that have
    nothing in common.
    """

    name: str
    players: int
    seats: tuple[str, ...]
    seating: str = ROTATED

    @property
    def rotations(self) -> int:
        """How often each deal is played."""
        return {TEAMS: 2, ONCE: 1}.get(self.seating, self.players)

    @property
    def habit(self) -> str:
        """How a deal is played again, in words."""
        return {TEAMS: "teams change sides", ONCE: "each deal once"}.get(self.seating, "seats rotated")

    @property
    def labels(self) -> tuple[str, ...]:
        """Who plays here, each once."""
        return tuple(dict.fromkeys(self.seats))

    def seated(self, seed: int, deal: int, rotation: int, game: Game) -> list[str]:
        """The label at each seat of a freshly dealt game."""
        if self.seating == TEAMS:
            partners = game.s.partners
            return [self.seats[(partners >> seat & 1) ^ (rotation == 0)] for seat in range(self.players)]
        order = self.seats
        if self.seating == MIXED:
            one, *others = self.seats
            begin = deal * (self.players - 1)
            order = (one, *(others[(begin + k) % len(others)] for k in range(self.players - 1)))
        if self.seating != ROTATED:
            order = tuple(shuffled(order, f"tournament/{seed}/{self.name}/{deal}"))
        return [order[(seat - rotation) % len(order)] for seat in range(len(order))]


def bot_of(label: str) -> str:
    """The name of the bot behind a label."""
    return label.removesuffix(REST)


class Chunk(NamedTuple):
    """Some deals of one table: what one process plays in one go."""

    table: int
    first: int
    deals: int


@dataclass(frozen=True)
class Tournament:
    """What is to be played; `games` at each table, rounded up to whole deals."""

    tables: tuple[TableType, ...]
    wish: Wish
    players: int
    games: int
    seed: int = 0
    one: str = ""
    """The label whose strength is in question; empty: nobody's."""
    longest: int = LONGEST

    def __post_init__(self) -> None:
        if self.games < 1:
            raise ValueError("a tournament needs games")
        for table in self.tables:
            if table.seating == TEAMS:
                if not self.wish.is_team_game or len(table.seats) != 2:
                    raise ValueError("teams are for games of two teams")
            elif table.seating != MIXED and len(table.seats) != self.players:
                raise ValueError(f"{len(table.seats)} bots, but {self.players} players")
        self.dealt(0)  # raises ValueError if it cannot be played

    @classmethod
    def seated(cls, bots: Sequence[str], wish: Wish, games: int, seed: int = 0) -> Self:
        """One table, its bots in this order round it."""
        return cls((TableType("table", len(bots), tuple(bots)),), wish, len(bots), games, seed)

    @classmethod
    def teams(cls, one: str, other: str, wish: Wish, players: int, games: int, seed: int = 0) -> Self:
        """Masquerade: a team of the one against a team of the other."""
        return cls((TableType("teams", players, (one, _other(one, other)), TEAMS),), wish, players, games, seed)

    @classmethod
    def among(cls, one: str, among: str, wish: Wish, players: int, games: int, seed: int = 0) -> Self:
        """One bot among others of one kind."""
        return cls((_one_v_rest(one, among, players),), wish, players, games, seed, one)

    @classmethod
    def field(cls, one: str, others: Sequence[str], wish: Wish, players: int, games: int, seed: int = 0) -> Self:
        """One bot against each other bot and all of them, at every type of table.

        That is one among others of each kind, half the seats against each kind (in Masquerade: team against team),
        and one among a mixture of all.
        """
        others = tuple(dict.fromkeys(others))
        tables = [_one_v_rest(one, other, players) for other in others]
        for other in others:
            rest = _other(one, other)
            if wish.is_team_game:
                tables.append(TableType(f"team v {other}", players, (one, rest), TEAMS))
            elif players > 3:
                half = players // 2
                seats = (one,) * half + (rest,) * (players - half)
                tables.append(TableType(f"half v {other}", players, seats, SHUFFLED))
        if len(others) > 1 and players > 2:
            rests = [_other(one, other) for other in others]
            tables.append(TableType("mixed", players, (one, *rests), MIXED))
        return cls(tuple(tables), wish, players, games, seed, one)

    def deals(self, table: TableType) -> int:
        """How many deals are played at a table."""
        return -(-self.games // table.rotations)

    @property
    def total(self) -> int:
        """All games of all tables."""
        return sum(self.deals(table) * table.rotations for table in self.tables)

    def dealt(self, deal: int) -> Game:
        """A deal by its number: the same for all tables and rotations."""
        names = tuple(f"Seat{seat + 1}" for seat in range(self.players))
        return self.wish.dealt(names, f"tournament/{self.seed}/{deal}", first=deal % self.players)

    def bot_seed(self, deal: int, rotation: int, seat: int) -> int:
        """The seed of the bot at one seat of one game; it tells nothing about the cards."""
        text = f"bot/{self.seed}/{deal}/{rotation}/{seat}"
        return int.from_bytes(sha256(text.encode()).digest()[:8], "big")

    def opened(self, table: int, deal: int, rotation: int, bots: Bots) -> tuple[Game, list[str], list[Bot]]:
        """One game freshly dealt, with the label and a new bot for each seat."""
        game = self.dealt(deal)
        labels = self.tables[table].seated(self.seed, deal, rotation, game)
        return game, labels, [bots[bot_of(label)](self.bot_seed(deal, rotation, k)) for k, label in enumerate(labels)]

    def chunks(self) -> list[Chunk]:
        """All that is to be played, in pieces."""
        pieces = []
        for number, table in enumerate(self.tables):
            size = max(1, GAMES_IN_CHUNK // table.rotations)
            deals = self.deals(table)
            pieces += [Chunk(number, first, min(size, deals - first)) for first in range(0, deals, size)]
        return pieces

    def settings(self) -> Json:
        """Everything that decides how the games go, but for the programs themselves."""
        return json.loads(json.dumps(asdict(self) | {"wish": self.wish.document(), "version": __version__}))  # type: ignore[no-any-return]


def _other(one: str, other: str) -> str:
    return other + REST if other == one else other


def _one_v_rest(one: str, other: str, players: int) -> TableType:
    return TableType(f"1 v {other}", players, (one,) + (_other(one, other),) * (players - 1))


def ended(game: Game) -> tuple[str, list[int]]:
    """How a game ended and who won; one that was given up is nobody's."""
    result = game.result()
    return (result.reason, sorted(result.winners)) if result else (UNFINISHED, [])


def ladder(names: Iterable[str] = ()) -> Bots:
    """The bots of the house, and those of one's own among some names; raises ValueError."""
    from maskenball.bots.own import with_own

    return with_own(names)


def checked(tournament: Tournament, bots: Bots) -> dict[str, type[Bot]]:
    """The bots that play, by name; raises ValueError if one is unknown or plays another game."""
    chosen = {}
    for name in dict.fromkeys(bot_of(label) for table in tournament.tables for label in table.seats):
        if name not in bots:
            known = ", ".join(bot for bot, kind in bots.items() if kind.game in ("", tournament.wish.game))
            raise ValueError(f"{name!r} is no bot: {known}, or one of yours as FILE.py:CLASS")
        if bots[name].game not in ("", tournament.wish.game):
            raise ValueError(f"{name} plays {bots[name].game}, not {tournament.wish.game}")
        chosen[name] = bots[name]
    return chosen
