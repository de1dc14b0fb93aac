"""A bot of your own at an online table: python examples/own_bot.py http://localhost:8642/t/wn7ndgja Rosa"""

import asyncio
import sys
from typing import Any

from maskenball.client import Client, play

LIKED = [("announce", "king"), ("announce", "queen"), ("pass", None), ("keep", None), ("look", None)]


def decide(now: dict[str, Any]) -> str:
    """Announce what pays, believe everybody, let cards lie; whatever else is asked: any answer."""
    legal = {(option["do"], option.get("mask")): str(option["text"]) for option in now["answers"]}
    return next((legal[wish] for wish in LIKED if wish in legal), next(iter(legal.values())))


async def main(link: str, name: str) -> None:
    """Sit down, play one game, tell how it ended."""
    address, _, code = link.rpartition("/t/")
    client = Client(address or "http://localhost:8642")
    end = await play(client, await client.join(code, name), decide)
    over = next(event for told in end["log"] for event in told.get("events", ()) if event["event"] == "over")
    winners = [end["start"]["players"][person] for person in over["winners"]]
    print(f"{', '.join(winners) or 'Nobody'} won. {client.address}/api/games/{end['table']['record']}.ball")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
