"""Chance: the only place where cards are shuffled, from a seed that is a text.

The stream is SHA-256 of `seed`, a line feed and a counter written in decimal, so that anybody can check a deal
with any programming language. Numbers are drawn without bias: a draw that falls in the uneven rest is thrown away.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


def words(seed: str) -> Iterator[int]:
    """32-bit words without end, eight from each digest."""
    counter = 0
    while True:
        digest = sha256(f"{seed}\n{counter}".encode()).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        counter += 1


def below(n: int, stream: Iterator[int]) -> int:
    """A whole number from 0 to n - 1, each as likely as the others."""
    fair = (1 << 32) - (1 << 32) % n
    for word in stream:
        if word < fair:
            return word % n
    raise AssertionError("the stream has no end")


def shuffled(cards: Sequence[T], seed: str) -> list[T]:
    """The cards in an order that depends on the seed alone (Fisher-Yates, from the last card down)."""
    deck = list(cards)
    stream = words(seed)
    for last in range(len(deck) - 1, 0, -1):
        other = below(last + 1, stream)
        deck[last], deck[other] = deck[other], deck[last]
    return deck
