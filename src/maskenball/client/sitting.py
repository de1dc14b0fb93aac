"""Sitting down: a bot at an online table, by the link that people are sent."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from maskenball.bots.bot import Bot, number_decided
from maskenball.bots.own import with_own
from maskenball.client.client import Client, Json, Seat
from maskenball.client.following import Following
from maskenball.core.game import NoSuchAnswer, Refused

PASSING = ("answered", "bot-plays", "not-asked", "not-now", "other-game", "stale")
"""Refusals that say only that somebody was faster: the clock, the host, or oneself on another line."""


@dataclass(frozen=True)
class Sitting:
    """How an online game ended, for the bot that played it."""

    name: str
    """What the bot was called at this table."""
    winners: tuple[str, ...]
    """The names of those who won."""
    reason: str
    """Why the game ended: a word of its rules, or `agreed` or `long` where people or the table ended it."""
    sheet: str
    """Where the score sheet can be fetched."""

    @property
    def won(self) -> bool:
        """Whether the bot is among the winners."""
        return self.name in self.winners


def sit(link: str, bot: type[Bot] | str, name: str = "", seed: int | str | None = None) -> Sitting:
    """Sit down at a table by its link, play one game to its end, and tell how it ended.

        maskenball.sit("http://localhost:8642/t/wn7ndgja", Mine, name="Rosa")

    The bot is a class, or the name of one of the house's; at the table it is called `name`, or else as the table likes.
    It is shown the same Views as at home. `seed`: for its dice (None: others each time). Raises Refused when the
    table does not take it, ConnectionError when it loses its seat, and whatever the bot raises.
    """
    return asyncio.run(sit_async(link, bot, name, seed))


async def sit_async(link: str, bot: type[Bot] | str, name: str = "", seed: int | str | None = None) -> Sitting:
    """`sit`, for programs that do something else meanwhile."""
    address, found, code = link.rstrip("/").rpartition("/t/")
    if not found or not code:
        raise ValueError(f"{link!r} is not the link of a table: http://HOST/t/CODE")
    kind = _kind(bot)
    client = Client(address)
    seat = await client.join(code, name)
    return await played(client, seat, kind(secrets.token_hex(8) if seed is None else seed))


async def played(client: Client, seat: Seat, bot: Bot) -> Sitting:
    """One game by a bot at a seat that it has already."""
    async with client.line(seat) as line:
        following, answered = Following(line), (0, -1)
        async for message in line:
            following.hear(message)
            table = line.snapshot["table"]
            if table["phase"] == "over" and line.now["t"] == "snapshot":
                return _ended(client, line.snapshot)
            if table["phase"] == "memorising" and not table["seats"][line.snapshot["you"]]["ready"]:
                await _tried(line.command("ready"))
            elif line.is_asked_to_end:
                await _tried(line.command("end", game=line.game))
            elif "answers" in line.now and following.is_up_to_date and (line.game, following.seq) != answered:
                answered = (line.game, following.seq)
                await _tried(line.answer(await _decided(bot, following)))
        raise ConnectionError(line.notice or "the line was closed before the game was over")


async def _decided(bot: Bot, following: Following) -> str:
    """The text of a bot's answer; the line is attended to while it thinks. Raises NoSuchAnswer."""
    if bot.game not in ("", following.game):
        raise ValueError(f"{bot.name} plays {bot.game}, not {following.game}")
    view = following.view()
    number = await asyncio.to_thread(number_decided, bot, view)
    if number not in view.legal:
        texts = ", ".join(option.text for option in view.options)
        raise NoSuchAnswer(f"{bot.name} gave the illegal answer {number}; legal: {texts}")
    return view.options[view.legal.index(number)].text


async def _tried(asked: Coroutine[Any, Any, Json]) -> None:
    try:
        await asked
    except Refused as refused:
        if refused.code not in PASSING:
            raise


def _ended(client: Client, end: Json) -> Sitting:
    names = end["start"]["players"]
    events = (event for told in end["log"] for event in told.get("events", ()))
    over: Json = next((event for event in events if event["event"] == "over"), {})
    return Sitting(
        name=names[end["you"]],
        winners=tuple(names[person] for person in over.get("winners", ())),
        reason=str(over.get("reason") or end["table"].get("ended", "")),
        sheet=f"{client.address}/api/games/{end['table']['record']}.ball",
    )


def _kind(bot: type[Bot] | str) -> type[Bot]:
    if not isinstance(bot, str):
        return bot
    known = with_own([bot])
    if bot not in known:
        raise ValueError(f"{bot!r} is no bot: {', '.join(known)}, or one of yours as FILE.py:CLASS")
    return known[bot]
