"""Dice: fast random numbers for playouts, the same interpreted and compiled.

Dice are four numbers: three words of 32 bits and a carry (multiply-with-carry, lag 3, period about 2^125). Seed and
game number (64 and 62 bits) are stirred reversibly into the first ones, so no two games of any seeds begin with the
same dice. Game `k` of seed `s` is the same game alone, in a batch, and on any number of cores.
"""

from __future__ import annotations

WORD = 0xFFFFFFFF
MULTIPLIER = 0x4F1BA5B3
"""Times 2^96, less 1, it is a safe prime: hence the long period. Products stay below 2^63."""
CARRY = 0x3FFFFFFF

Dice = tuple[int, int, int, int]
LOWEST: Dice = (0, 0, 0, 0)
"""Dice of which every draw is 0, where nothing shall be left to chance."""


def mixed(seed: int, game: int) -> Dice:
    """The dice of a game: seed and number stirred (rounds of sfc32) until neighbours have nothing in common."""
    a, b, c = seed & WORD, (seed >> 32) & WORD, game & WORD
    for n in range(12):
        a, b, c = b ^ (b >> 9), (c * 9) & WORD, (((c << 21) & WORD | c >> 11) + a + b + n) & WORD
    return a, b, c, ((game >> 32) & CARRY) + 1


def thrown(dice: Dice) -> Dice:
    """The dice after the next throw."""
    x, y, z, carry = dice
    product = MULTIPLIER * x + carry
    return y, z, product & WORD, product >> 32


def shown(dice: Dice) -> int:
    """What the dice show: 32 bits."""
    return dice[2]


def below(dice: Dice, n: int) -> int:
    """A number from 0 to n - 1 read off the dice. None is favoured by more than n in 2^32."""
    return (dice[2] * n) >> 32
