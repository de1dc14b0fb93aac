"""Limits: how much one socket, one address or one table may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

ADDRESSES_KEPT = 10_000


@dataclass(frozen=True)
class Limits:
    """The numbers. Those of a server on the open internet; load tests on loopback raise them."""

    frame: int = 20_000
    """Bytes in one frame; a scenario with home-made masks fits."""
    body: int = 32_768
    """Bytes in one HTTP request."""
    frames_per_second: float = 20
    frames_at_once: int = 60
    requests_per_second: float = 5
    requests_at_once: int = 60
    """HTTP requests and new sockets, by address: a room full of phones may share one."""
    connections: int = 25_000
    connections_per_address: int = 500
    """Whatever they have said, or nothing yet. Never more than half of what the system allows are of one address."""
    head_seconds: float = 10
    body_seconds: float = 20
    """How long the head of a request may take to come, and then its body."""
    answer_seconds: float = 120
    """How long somebody may take to read an answer."""
    tables_per_hour: float = 60
    tables_at_once: int = 30
    stored_per_hour: float = 16 * 1024 * 1024
    stored_at_once: int = 4 * 1024 * 1024
    """Bytes that one address may have written into journals, not counting the moves of games."""
    sockets: int = 20_000
    sockets_per_address: int = 400
    watchers_per_table: int = 200
    outbox: int = 512 * 1024
    """Bytes that may wait for a slow reader before it is cut off."""
    hello_seconds: float = 10
    """How long a new socket may stay silent."""
    ping_seconds: float = 10
    silence_seconds: float = 5
    """How often a line is asked whether it is still there (hidden pages answer too), and how long it may then be silent
    before it is dead."""
    strikes: int = 10
    """Frames that are not understood before a socket is closed."""


class Bucket:
    """Fills steadily; everything that is asked for takes a drop, or more."""

    __slots__ = ("_at", "_level", "_most", "_per_second")

    def __init__(self, per_second: float, at_once: int) -> None:
        self._per_second, self._most = per_second, at_once
        self._level, self._at = float(at_once), time.monotonic()

    def take(self, drops: int = 1) -> bool:
        """Whether there were so many drops to take."""
        now = time.monotonic()
        self._level = min(self._most, self._level + (now - self._at) * self._per_second)
        self._at = now
        if self._level < drops:
            return False
        self._level -= drops
        return True


@lru_cache(ADDRESSES_KEPT)
def network_of(address: str) -> str:
    """Whose an address is. With IPv6 every home has 2^64 of them, so that all of a /64 count as one."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((int(found) >> 64 << 64, 64)))
    return str(found)


class Counts:
    """How many of something there are, in all and from each network."""

    def __init__(self) -> None:
        self.all = 0
        self._of: dict[str, int] = {}

    def of(self, address: str) -> int:
        """How many are from the network of an address."""
        return self._of.get(network_of(address), 0)

    def add(self, address: str) -> None:
        """One more."""
        self.all += 1
        self._of[network_of(address)] = self.of(address) + 1

    def remove(self, address: str) -> None:
        """One less."""
        self.all -= 1
        left = self.of(address) - 1
        if left:
            self._of[network_of(address)] = left
        else:
            del self._of[network_of(address)]


class Buckets:
    """A bucket for each network; the ones used longest ago are forgotten."""

    def __init__(self, new: Callable[[], Bucket]) -> None:
        self._new = new
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, drops: int = 1) -> bool:
        """Whether this address may."""
        network = network_of(address)
        bucket = self._of.pop(network, None) or self._new()
        self._of[network] = bucket
        if len(self._of) > ADDRESSES_KEPT:
            self._of.popitem(last=False)
        return bucket.take(drops)


UNLIMITED = Limits(
    frames_per_second=1e9,
    frames_at_once=1_000_000_000,
    requests_per_second=1e9,
    requests_at_once=1_000_000_000,
    tables_per_hour=1e9,
    tables_at_once=1_000_000_000,
    stored_per_hour=1e15,
    stored_at_once=1_000_000_000_000,
    connections=1_000_000,
    connections_per_address=1_000_000,
    sockets=1_000_000,
    sockets_per_address=1_000_000,
    watchers_per_table=1_000_000,
)
"""For load tests on one machine. Sizes stay limited."""
