"""Hostile HTTP requests without end: blocks that are hard to read, half requests, noise and floods.

    python -m benchmarks.server_requests ADDRESS REQUESTS SEED

Prints as JSON how they were answered. Anything but an answer or a closed line is an AssertionError.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Callable
from itertools import count
from random import Random
from urllib.parse import urlsplit

import msgspec

AT_ONCE = 16
"""Lines that ask at the same time."""
HALF_KEPT = 50
"""Half requests that are left open, besides."""
PATIENCE = 60
"""Seconds after which a server that does not answer counts as dead."""
MOST = 16_000
"""Characters of a block."""

_numbers = count()


def _long_key(chance: Random) -> str:
    return ".".join(["a"] * chance.randrange(2, 8000)) + "=1"


def _quoted_key(chance: Random) -> str:
    return chance.choice(('"a".', "'b' . ")) * chance.randrange(2, 2500) + "c=1"


def _masks(chance: Random) -> str:
    return "".join(f"[mask.a{k}]\npower='look(ME)'\n" for k in range(chance.randrange(1, 500)))


def _power(chance: Random) -> str:
    words = ("take(1, bank)", "choose(A, others)", "may(take(1, A))", "look(ME)", "when(richer_than_me, take(1, A))")
    power = "\n".join(chance.choice(words) for _ in range(chance.randrange(1, 400)))
    return f"[mask.a]\nminimum_players=4\npower='''\n{power}\n'''"


def _nested(chance: Random) -> str:
    return "x=" + chance.choice(("[", "{a=", "(", '"""', "'''", '"\\"')) * chance.randrange(2, 4000)


def _texts(chance: Random) -> str:
    names = ",".join(f"l{k}='{'x' * chance.randrange(9)}'" for k in range(chance.randrange(1, 800)))
    return f"[mask.a]\npower='take(1, bank)'\nname={{{names}}}"


BLOCKS: tuple[Callable[[Random], str], ...] = (_long_key, _quoted_key, _masks, _power, _nested, _texts)


def posted(path: str, told: object, length: int | None = None) -> bytes:
    """A POST; `length`: what it says of its length, if that is not the truth."""
    body = msgspec.json.encode(told)
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: {len(body) if length is None else length}\r\n\r\n".encode() + body


def got(path: str, *headers: str) -> bytes:
    """A GET."""
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: localhost", *headers, "", ""]).encode("utf-8", "replace")


def _block(chance: Random) -> bytes:
    text = f"# {next(_numbers)}\n{chance.choice(BLOCKS)(chance)}"[:MOST]
    options = {"block": text, "scenario": chance.choice(("", "a,king,queen,judge"))}
    return posted(chance.choice(("/api/check", "/api/check", "/api/tables")), {"options": options})


def _cards(chance: Random) -> bytes:
    scenario = ",".join(chance.choice(("king", "queen", "x", "", "fool")) for _ in range(chance.randrange(60)))[:400]
    return posted("/api/check", {"options": {"scenario": scenario, "players": chance.randrange(14)}})


def _noise(chance: Random) -> bytes:
    return (
        chance.choice((b"", b"GET / HTTP/1.1\r\n", b"POST /api/check HTTP/1.1\r\n"))
        + chance.randbytes(200)
        + b"\r\n\r\n"
    )


def _large_head(chance: Random) -> bytes:
    return got("/", *(f"X-{k}: {'y' * chance.randrange(2000)}" for k in range(chance.randrange(60))))


def _large_body(chance: Random) -> bytes:
    return posted("/api/tables", {"name": "x" * chance.randrange(100_000)})


def _flood(chance: Random) -> bytes:
    code = "".join(chance.choices("23456789abcdefghjkmnpqrstuvwxyz", k=8))
    return got(chance.choice((
        "/health", "/api/catalogue", "/openapi.json", f"/api/invitation/{code}", f"/api/games/{code}.1",
        f"/api/games/{code}.1.ball", f"/api/qr/{code}.svg?base=http://x", "/", f"/t/{code}", "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd", "/assets/" + "x" * 3000, "/api/house", "/metrics",
    )))  # fmt: skip


KINDS: tuple[tuple[Callable[[Random], bytes], int], ...] = (
    (_block, 30), (_cards, 10), (_noise, 15), (_large_head, 5), (_large_body, 3), (_flood, 37),
)  # fmt: skip


async def answered(address: str, request: bytes) -> str:
    """How a server answers: a status, or closed."""
    parts = urlsplit(address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    try:
        writer.write(request)
        async with asyncio.timeout(PATIENCE):
            line = await reader.readline()
        return line.split()[1].decode() if line.startswith(b"HTTP/1.1 ") else "closed"
    except ConnectionError:
        return "closed"
    finally:
        writer.close()


async def left_half(address: str, chance: Random) -> asyncio.StreamWriter:
    """Half a request, and then nothing more."""
    parts = urlsplit(address)
    _, writer = await asyncio.open_connection(parts.hostname, parts.port)
    whole = posted("/api/check", {"options": {}}, 10_000)
    writer.write(whole[: chance.randrange(len(whole))])
    return writer


async def pour(address: str, requests: int, seed: str) -> Counter[str]:
    """Hostile requests on several lines at a time, with half ones left open beside them."""
    found: Counter[str] = Counter()
    made = count()

    async def ask(number: int) -> None:
        chance = Random(f"{seed} {number}")
        makers, weights = zip(*KINDS, strict=True)
        while next(made) < requests:
            (make,) = chance.choices(makers, weights)
            status = await answered(address, make(chance))
            assert not status.startswith("5") or status == "503", f"{make.__name__} was answered with {status}"
            found["requests"] += 1
            found[f"answered {status}" if status.isdigit() else status] += 1

    async def leave_half() -> None:
        chance, kept = Random(f"{seed} half"), list[asyncio.StreamWriter]()
        while True:
            try:
                kept.append(await left_half(address, chance))
                found["left half"] += 1
            except OSError:
                found["not let in"] += 1
            if len(kept) > HALF_KEPT:
                kept.pop(0).close()
            await asyncio.sleep(0.01)

    halving = asyncio.create_task(leave_half())
    await asyncio.gather(*map(ask, range(AT_ONCE)))
    halving.cancel()
    return found


if __name__ == "__main__":
    print(msgspec.json.encode(asyncio.run(pour(sys.argv[1], int(sys.argv[2]), sys.argv[3]))).decode())
