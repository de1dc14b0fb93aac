"""Dice: small random numbers for playouts, the same interpreted and compiled.

A state is a whole number of 32 bits, never 0 (xorshift). Game `k` of seed `s` starts from a state of its own, so it is
the same game alone, in a batch, and on any number of cores.
"""

from __future__ import annotations

MASK = 0xFFFFFFFF


def mixed(seed: int, game: int) -> int:
    """The first state of a game's dice: seed and number stirred until neighbours have nothing in common."""
    x = (seed * 0x2545F491 + game * 0x9E3779B1 + 0x7F4A7C15) & MASK
    for _ in range(2):
        x ^= x >> 16
        x = (x * 0x21F0AAAD) & MASK
        x ^= x >> 15
        x = (x * 0x735A2D97) & MASK
        x ^= x >> 15
    return x if x else 1


def thrown(x: int) -> int:
    """The next state."""
    x ^= (x << 13) & MASK
    x ^= x >> 17
    x ^= (x << 5) & MASK
    return x


def below(x: int, n: int) -> int:
    """A number from 0 to n - 1 read off a state."""
    return (x * n) >> 32
