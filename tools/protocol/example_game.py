"""One small game on a real server in which every command is given once: the examples of docs/protocol.md.

Whatever is drawn by chance comes from a seed here, so that the game and all its words are the same each time.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import tempfile
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from maskenball.core.game import Refused
from maskenball.server import commands as c
from maskenball.server.consequences import entries_for
from maskenball.server.deal import fingerprint
from maskenball.server.live import LiveTable
from tools.house import Inside, Json, heard, inside, raw

CHANCE = "protocol 22"
"""With this seed Anna takes the first turn."""
PLAYED = {"players": 4, "memory": "helper", "clock": 600}
PEOPLE = ("Anna", "Ben", "Carla", "Dora")
SECONDS_LEFT = 571.3
"""Stands for what a clock showed."""
MILLISECONDS_GONE = 340
"""Stands for how long a stage had been on."""
SENT, HEARD = "→", "←"
LIKED = ("announce king", "announce queen", "pass", "keep", "look")
"""What everybody does if they may."""


class Line(NamedTuple):
    """Something that went over the wire: which way, and what."""

    way: str
    told: Any


Lines = list[Line]


@contextmanager
def fixed_chance() -> Iterator[None]:
    """Codes, tokens and secrets from a seed."""
    chance = Random(CHANCE)

    def token_urlsafe(size: int) -> str:
        return urlsafe_b64encode(chance.randbytes(size)).rstrip(b"=").decode()

    with (
        patch.object(secrets, "choice", chance.choice),
        patch.object(secrets, "token_urlsafe", token_urlsafe),
        patch.object(secrets, "token_hex", lambda size: chance.randbytes(size).hex()),
    ):
        yield


class Person:
    """Somebody at the table, or a spectator: a socket, and everything that was heard on it."""

    def __init__(self, game: ExampleGame, name: str, socket: ClientConnection) -> None:
        self._game, self._name, self._socket = game, name, socket
        self._count = 0
        self.now: Json = {}
        """The latest message that said who is asked."""

    async def hear(self) -> Json:
        """The next message."""
        message = await heard(self._socket)
        if message.get("left") is not None:
            message["left"] = SECONDS_LEFT
        if "at" in message.get("stage", {}):
            message["stage"]["at"] = MILLISECONDS_GONE
        self._game.heard.append((self, message))
        if message["t"] in ("snapshot", "happened", "asks"):
            self.now = message
        return message

    async def say(self, frame: Json, last: str) -> Lines:
        """Send a frame and hear everything up to a message of kind `last`, or a refusal."""
        await self._socket.send(json.dumps(frame))
        lines = [Line(SENT, frame)]
        while lines[-1].way == SENT or lines[-1].told["t"] not in (last, "refused"):
            lines.append(Line(HEARD, await self.hear()))
        return lines

    async def catch_up(self) -> None:
        """Hear everything that was on its way."""
        await self.say({"t": "ping"}, "pong")

    async def ask(self, t: str, example: str = "", **given: Any) -> Json:
        """Give a command, keep what came of it as an example, and return the answer."""
        await self.catch_up()
        self._count += 1
        return await self.send({"t": t, "c": f"{self._name}-{self._count}", **given}, example or f"command {t}")

    async def send(self, frame: Json, example: str) -> Json:
        """Send a whole frame, keep what came of it, and return the answer."""
        lines = await self.say(frame, "done")
        self._game.examples.setdefault(example, lines)
        answer: Json = lines[-1].told
        return answer

    async def hear_phase(self, phase: str) -> None:
        """Hear everything until the table has come so far."""
        while self.now["table"]["phase"] != phase:
            await self.hear()

    async def ending(self) -> tuple[Lines, int]:
        """What is still heard before the line is closed, and the closing code."""
        lines: Lines = []
        try:
            while True:
                lines.append(Line(HEARD, await self.hear()))
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return lines, closed.rcvd.code

    @property
    def asked(self) -> int | None:
        """Who is asked, as far as this person has heard."""
        return self.now["asked"]["person"] if self.now["asked"] else None

    def liked(self) -> str:
        """What this person likes to answer."""
        known = [str(option["text"]) for option in self.now["answers"]]
        return next((text for text in LIKED if text in known), known[0])

    async def answer(self, answer: str | None = None, example: str = "") -> Json:
        """Answer the open question: as liked, or so."""
        await self.catch_up()
        game, seq = self.now["game"], self.now["seq"]
        return await self.ask("answer", example, game=game, seq=seq, answer=self.liked() if answer is None else answer)


class ExampleGame:
    """The game as it goes on, and what is kept of it."""

    def __init__(self, server: Inside, http: httpx.AsyncClient) -> None:
        self.server, self._http = server, http
        self._open = AsyncExitStack()
        self._lines: Counter[str] = Counter()
        self.examples: dict[str, Lines] = {}
        self.heard: list[tuple[Person, Json]] = []
        """Every message that anybody heard, and on which line."""
        self.seats: dict[str, Json] = {}
        self.when: dict[str, dict[str, str]] = {}
        """For each command and phase: who may give it, or why not."""

    async def ask(self, method: str, path: str, body: Json | None = None, example: str = "") -> Any:
        """An HTTP request, kept as an example."""
        answer = await self._http.request(method, path, json=body)
        is_json = answer.headers["content-type"] == "application/json"
        told = answer.json() if is_json else answer.text
        shown = [Line(SENT, f"{method} {path}"), *([] if body is None else [Line(SENT, body)])]
        shown += [Line(HEARD, f"{answer.status_code} {answer.headers['content-type']}"), Line(HEARD, told)]
        self.examples.setdefault(example or f"{method} {path}", shown)
        return told

    async def join(self, name: str, example: str = "join") -> Person:
        """Somebody sits down and connects."""
        body = {"join": self.seats["Anna"]["join"], "name": name}
        self.seats[name] = await self.ask("POST", "/api/join", body, example)
        return await self.connect(name)

    async def connect(self, name: str, example: str = "hello", **more: int) -> Person:
        """Somebody connects to their seat."""
        return await self.greet(name, {"t": "hello", "token": self.seats[name]["token"], **more}, example)

    async def greet(self, name: str, hello: Json, example: str) -> Person:
        """A new socket and its first frame."""
        self._lines[name] += 1
        id = name.lower() + (f"-{self._lines[name]}" if self._lines[name] > 1 else "")  # of its commands
        person = Person(self, id, await self._open.enter_async_context(raw(self.server.address)))
        self.examples.setdefault(example, await person.say(hello, "snapshot"))
        return person

    @property
    def live(self) -> LiveTable:
        """The table inside the server."""
        return self.server.hall.live[self.seats["Anna"]["table"]]

    async def look_who_may(self) -> None:
        """Try every command at this moment, without carrying it out."""
        phase = self.live.table.phase
        for command in samples(self.live):
            name = str(command.__struct_config__.tag)
            self.when.setdefault(name, {})[phase] = await who_may(self.live, command)

    async def close(self) -> None:
        """Close all sockets."""
        await self._open.aclose()


def samples(live: LiveTable) -> list[c.AnyCommand]:
    """One command of each kind, such that only the moment and the seat can speak against it."""
    table = live.table
    asked = [table.game.text(answer) for answer in table.game.legal()] if table.game and table.asked else ["pass"]
    turn = table.game.s.turn if table.game else 0
    empty = next((seat for seat, chair in enumerate(table.seats) if not chair.taken), 3)
    return [
        c.Sit("x", empty), c.Promise("x", table.commitment, "0" * 64), c.Reveal("x", salt_of("Ben")), c.Leave("x"),
        c.AddBot("x", empty),
        c.Remove("x", 1), c.Choose("x", table.options),
        c.Start("x", "steady"), c.Ready("x"), c.Answer("x", table.number, table.seq, asked[0]),
        c.Lodge("x", table.number, turn, "pass"), c.Order("x", ()), c.MoreTime("x", table.seq),
        c.Keep("x"), c.GoOn("x"), c.Steer("x", "pause"),
        c.End("x", table.number), c.Seen("x", table.number, table.seq), c.Note("x", 0, "King?"),
        c.Beliefs("x"), c.Say("x", "Good evening"), c.SetPace("x", "brisk"), c.HandOver("x", 2),
        c.TakeBack("x"), c.Rematch("x"),
    ]  # fmt: skip


async def who_may(live: LiveTable, command: c.AnyCommand) -> str:
    """Whether anyone may give a command now, or the host alone, or nobody for which reason."""
    reasons = [await reason_against(live, command, seat) for seat in range(len(live.table.seats))]
    host, *guests = reasons[: len(live.table.people)]
    if "" in guests:
        return "anyone"
    return "host" if host == "" else f"`{host}`"


async def reason_against(live: LiveTable, command: c.AnyCommand, seat: int) -> str:
    """The code of the refusal; empty: it would be carried out."""
    table = live.table
    chair = table.seats[seat]
    if isinstance(command, (c.Beliefs, *c.OF_THE_STAGE)):
        told = json.loads(await live.command(chair.token, command))
        return str(told.get("code", ""))
    before = chair.level
    if isinstance(command, c.TakeBack) and table.game is not None:
        chair.level = "steady"  # a bot plays for them
    try:
        entries_for(command, table, seat, live.here)
    except Refused as why:
        return why.code
    finally:
        chair.level = before
    return ""


async def gather(game: ExampleGame) -> dict[str, Person]:
    """People come, look round, and choose what to play."""
    await game.ask("GET", "/api/catalogue")
    await game.ask("POST", "/api/check", {"options": {"players": 4, "scenario": "king, queen, judge"}})
    new = {"name": "Anna", "options": PLAYED}
    game.seats["Anna"] = await game.ask("POST", "/api/tables", new)
    join, watch = game.seats["Anna"]["join"], game.seats["Anna"]["watch"]
    await game.ask("GET", f"/api/invitation/{join}", example="invitation")
    await game.ask("POST", "/api/join", {"join": "nothere2", "name": "Ben"}, "join refused")
    anna = await game.connect("Anna")
    ben = await game.join("Ben")
    await anna.catch_up()
    await ben.catch_up()
    game.examples["ping"] = await ben.say({"t": "ping"}, "pong")
    rita = await game.greet("Rita", {"t": "hello", "watch": watch}, "hello of a spectator")
    await rita.ask("say", "refused spectator", text="Psst!")
    await anna.ask("say", text="Good evening!")
    await anna.ask("say", "command say, ready-made", phrase="good-luck")
    await ben.ask("sit", seat=3)
    await ben.ask("sit", "back", seat=1)
    carla = await game.join("Carla", "join again")
    await game.look_who_may()
    await anna.ask("bot", seat=3, level="gentle")
    await anna.ask("remove", seat=3)
    await anna.ask("choose", options={"players": 4, "scenario": "king, queen, judge"})
    await anna.ask("start", "refused unplayable", fill="steady")
    await anna.ask("choose", "back", options=PLAYED)
    await anna.ask("start", "refused not-full")
    await leave(game, await game.join("Dora", "join again"))
    dora = await game.join("Dora", "join again")
    people = {"Anna": anna, "Ben": ben, "Carla": carla, "Dora": dora}
    for name, person in people.items():
        await person.ask("promise", commitment=anna.now["table"]["commitment"], promise=fingerprint(salt_of(name)))
    return people | {"Rita": rita}


def salt_of(name: str) -> str:
    """What somebody's device brings to the deal."""
    return f"a-pinch-of-salt-from-{name.lower()}"


async def leave(game: ExampleGame, dora: Person) -> None:
    """Somebody gives their seat up; the answer to that is the end of the line."""
    await dora.catch_up()
    leaving = {"t": "leave", "c": "dora-1"}
    game.examples["command leave"] = [*await dora.say(leaving, "notice"), *(await dora.ending())[0]]


async def prepare(game: ExampleGame, people: dict[str, Person]) -> None:
    """The cards are dealt and looked at; four swaps."""
    anna, ben, carla, dora = (people[name] for name in PEOPLE)
    await anna.ask("start")
    await game.look_who_may()
    for name in PEOPLE:
        await people[name].ask("reveal", salt=salt_of(name))
    while "start" not in anna.now:
        await anna.hear()
    await game.look_who_may()
    for person in (ben, anna, carla, dora):
        await person.ask("ready")
    for person in (anna, ben, carla, dora):
        await person.hear_phase("playing")
    await carla.ask("note", card=2, text="King?")
    await anna.answer("announce king", "refused by a rule")
    for person in (anna, ben, carla, dora):
        await person.answer(example="command answer, a swap")
        await person.answer("swap", "secret")
        if person is not dora:
            await person.ask("seen", game=1, seq=person.now["seq"])
    people["Dora"] = await game.connect("Dora", "hello with a sight")
    for other in (ben, people["Rita"]):
        await other.catch_up()


async def contest(game: ExampleGame, people: dict[str, Person]) -> None:
    """Anna says that she is the King; the others have said in advance what they think of it, but for Ben."""
    anna, ben, carla, dora = (people[name] for name in PEOPLE)
    await carla.ask("order", but=["queen"])
    await anna.ask("pace", pace="brisk")
    await anna.answer()
    await ben.catch_up()
    await game.look_who_may()
    await dora.catch_up()
    await dora.ask("lodge", game=1, turn=dora.now["open"]["turn"], plan="if-nobody")
    await ben.ask("more-time", seq=ben.now["seq"])
    await anna.ask("beliefs")
    await anna.ask("hand-over", "refused present", seat=2, level="steady")
    await carla.ask("hand-over", seat=2, level="steady")
    await carla.ask("take-back")
    seq, before = ben.now["seq"], ben.now["n"]
    await ben.ask("answer", "refused stale", game=1, seq=seq - 1, answer=ben.liked())
    passing = {"t": "answer", "c": "ben-pass", "game": 1, "seq": seq, "answer": ben.liked()}
    await ben.send(passing, "pass")
    heard_first = len(game.heard)
    while ben.now["seq"] < seq + 3:
        await ben.hear()
    game.examples["the round went on"] = [Line(HEARD, told) for _, told in game.heard[heard_first:]]
    await ben.send(passing, "the same again")
    await carla.ask("order", "order taken back", but=None)
    await carla.ask("end", game=1)
    await carla.ask("end", "end taken back", game=1, agreed=False)
    people["Ben"] = await come_back(game, before)
    lines, _ = await ben.ending()
    game.examples["notice"] = lines[-1:]


async def come_back(game: ExampleGame, after: int) -> Person:
    """Ben connects once more: the stream goes on after the number that he names."""
    return await game.connect("Ben", "hello again", game=1, after=after)


async def look(game: ExampleGame, people: dict[str, Person]) -> None:
    """At a pace for people everybody looks at what happened before the next question opens."""
    anna, ben, dora = people["Anna"], people["Ben"], people["Dora"]
    game.live.pace = 1
    before = len(game.heard)
    asked = {"game": 1, "seq": ben.now["seq"], "answer": ben.liked()}
    await ben.send({"t": "answer", "c": "ben-announces", **asked}, "staged")
    for t in ("keep", "go-on"):
        await anna.ask(t)
    await anna.ask("steer", how="pause")
    people["Dora"] = await game.connect("Dora", "hello, while something is shown", game=1, after=dora.now["n"])
    while people["Dora"].now["t"] != "asks":
        await people["Dora"].hear()
    heard = [told for person, told in game.heard[before:] if person is ben and told["t"] == "happened"]
    game.examples["looking"] = [Line(HEARD, heard[0]), Line(HEARD, people["Dora"].now)]
    game.live.pace = 0


async def play_on(people: dict[str, Person]) -> None:
    """Everybody does what they like until it is over."""
    anna = people["Anna"]
    while True:
        await anna.catch_up()
        if anna.asked is None:
            return
        await people[PEOPLE[anna.asked]].answer()


async def end(game: ExampleGame, people: dict[str, Person]) -> None:
    """The game is over: records, and once more."""
    anna = people["Anna"]
    await game.look_who_may()
    record = anna.now["table"]["record"]
    game.examples["over"] = [Line(HEARD, anna.now)]
    await game.ask("GET", f"/api/games/{record}.ball", example="sheet")
    await game.ask("GET", f"/api/games/{record}", example="replay")
    await game.ask("GET", f"/api/games/{record.partition('.')[0]}.2", example="refused record")
    await anna.ask("rematch", rotate=True)
    await anna.ask("start", "again")
    for person in (people[name] for name in PEOPLE):
        await person.ask("end", "all agree", game=2)
    await anna.hear_phase("over")
    game.examples["ended"] = [Line(HEARD, anna.now)]


async def _played(folder: Path) -> ExampleGame:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(inside(folder / "tables.db"))
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=server.address))
        game = ExampleGame(server, http)
        people = await gather(game)
        await prepare(game, people)
        await contest(game, people)
        await look(game, people)
        await play_on(people)
        await end(game, people)
        server.hall.close()
        for person in people.values():
            game.examples["notice stopping"] = (await person.ending())[0][-1:]
        await game.close()
        return game


def played() -> ExampleGame:
    """The whole game."""
    with tempfile.TemporaryDirectory() as folder, fixed_chance():
        return asyncio.run(_played(Path(folder)))
