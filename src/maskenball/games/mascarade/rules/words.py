"""The words of which a mask's power is made.

A power is a sentence of words. Each word turns into rows of four small numbers, `(op, a, b, c)`, which `power.py`
runs; the word itself is kept beside its rows, so that a power can be printed, explained and read from a text.
Roles stand for places and cards: ME is the user, A and B are what was chosen. `ME`'s card is the one the user
announced or claimed with.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from maskenball.core.malformed import Malformed

Row = tuple[int, int, int, int]

# Roles: whose coins, whose card, which person.
ME, A, B, LEFT, RIGHT, COURT, BANK = range(7)

# What a row does.
(END, STEP, MOVE, LIFT, CHOOSE, CHOOSE_CARD, LOOK, SWAP_OR_NOT, FORTUNES, PLACES, NAME, SHOW, TURN_DOWN, WHEN, UNLESS,
 JUMP, BEGIN, EACH, WIN) = range(19)  # fmt: skip

ALL = -1
"""As an amount: everything that is there."""

# Whom, or which card, a choice may fall on.
OTHERS, OTHERS_BUT_A, RICHEST_OTHERS, POOREST_OTHERS = range(4)
CARDS_OF_OTHERS, CARDS_OF_OTHERS_BUT_A, CARDS_OF_OTHERS_OR_CENTRE = range(3)

# Conditions.
NAMED_RIGHT, BOTH_SHOWN, RICHER_THAN_ME, AT_LEAST = range(4)

EVERYONE, ALL_BUT_HOLDER = range(2)


def wrong(word: str, why: str) -> Malformed:
    """What a sentence that the language does not allow is refused with: the word where it goes wrong, and why."""
    return Malformed(0, f"{word}: {why}")


@dataclass(frozen=True)
class Name:
    """A noun of the language: a role, a group, or a condition."""

    text: str
    sort: str
    code: int
    amount: int = 0

    def __str__(self) -> str:
        return f"{self.text}({self.amount})" if self.text == "at_least" else self.text


@dataclass(frozen=True)
class Word:
    """A verb of the language with what it was given, and the rows it stands for."""

    text: str
    given: tuple[Name | Word | int, ...]
    rows: tuple[Row, ...]
    otherwise: tuple[Word, ...] = ()

    def __str__(self) -> str:
        given = [str(thing) for thing in self.given]
        if self.otherwise:
            given.append(
                f"otherwise={self.otherwise[0]}" if len(self.otherwise) == 1 else f"otherwise={_listed(self.otherwise)}"
            )
        return f"{self.text}({', '.join(given)})"


def _listed(words: Sequence[Word]) -> str:
    return f"[{', '.join(map(str, words))}]"


me = Name("me", "role", ME)
a = Name("A", "role", A)
b = Name("B", "role", B)
left = Name("left", "role", LEFT)
right = Name("right", "role", RIGHT)
court = Name("court", "role", COURT)
bank = Name("bank", "role", BANK)
others = Name("others", "players", OTHERS)
others_but_a = Name("others_but_A", "players", OTHERS_BUT_A)
richest_others = Name("richest_others", "players", RICHEST_OTHERS)
poorest_others = Name("poorest_others", "players", POOREST_OTHERS)
cards_of_others = Name("cards_of_others", "cards", CARDS_OF_OTHERS)
cards_of_others_but_a = Name("cards_of_others_but_As", "cards", CARDS_OF_OTHERS_BUT_A)
cards_of_others_or_centre = Name("cards_of_others_or_centre", "cards", CARDS_OF_OTHERS_OR_CENTRE)
everyone = Name("everyone", "audience", EVERYONE)
all_but_holder = Name("all_but_holder", "audience", ALL_BUT_HOLDER)
named_right = Name("named_right", "condition", NAMED_RIGHT)
both_shown = Name("both_shown", "condition", BOTH_SHOWN)
richer_than_me = Name("richer_than_me", "condition", RICHER_THAN_ME)


def at_least(coins: int) -> Name:
    """The condition that the user has so many coins."""
    _number("at_least", coins)
    return Name("at_least", "condition", AT_LEAST, coins)


def _number(word: str, n: object) -> int:
    if not isinstance(n, int) or isinstance(n, bool) or not 1 <= n <= 99:
        raise wrong(word, "needs a whole number of coins from 1 to 99")
    return n


def _noun(word: str, noun: object, sort: str, allowed: Sequence[Name]) -> Name:
    if not isinstance(noun, Name) or noun.sort != sort or noun not in allowed:
        raise wrong(word, f"needs one of {', '.join(n.text for n in allowed)}, not {noun}")
    return noun


def _purses(word: str, given: tuple[object, ...], allowed: Sequence[Name]) -> list[Name]:
    if not given:
        raise wrong(word, "needs to know whose purse")
    return [_noun(word, purse, "role", allowed) for purse in given]


def take(coins: int, *purses: Name) -> Word:
    """The user takes so many coins from each of the purses, all in one step."""
    n = _number("take", coins)
    roles = _purses("take", purses, (bank, court, a, b, left, right))
    return Word("take", (n, *roles), (*((MOVE, n, role.code, ME) for role in roles), (STEP, 0, 0, 0)))


def take_all(purse: Name) -> Word:
    """The user takes everything from a purse."""
    role = _noun("take_all", purse, "role", (court, a, b, left, right))
    return Word("take_all", (role,), ((MOVE, ALL, role.code, ME), (STEP, 0, 0, 0)))


def take_up_to(fortune: int, purse: Name) -> Word:
    """The user takes coins until they have a fortune of so many; with as many or more, nothing."""
    n = _number("take_up_to", fortune)
    role = _noun("take_up_to", purse, "role", (bank, court, a, b))
    return Word("take_up_to", (n, role), ((LIFT, n, role.code, ME), (STEP, 0, 0, 0)))


def give(coins: int, *purses: Name) -> Word:
    """The user pays so many coins to each of the purses, all in one step."""
    n = _number("give", coins)
    roles = _purses("give", purses, (bank, court, a, b, left, right))
    return Word("give", (n, *roles), (*((MOVE, n, ME, role.code) for role in roles), (STEP, 0, 0, 0)))


def bank_gives(coins: int, *purses: Name) -> Word:
    """Each of the purses gets so many coins from the bank, all in one step."""
    n = _number("bank_gives", coins)
    roles = _purses("bank_gives", purses, (a, b, left, right, court))
    return Word("bank_gives", (n, *roles), (*((MOVE, n, BANK, role.code) for role in roles), (STEP, 0, 0, 0)))


def choose(role: Name, group: Name) -> Word:
    """The user chooses a player, or a card, out of a group."""
    target = _noun("choose", role, "role", (a, b))
    if not isinstance(group, Name) or group.sort not in ("players", "cards"):
        raise wrong("choose", f"needs a group of players or of cards, not {group}")
    op = CHOOSE if group.sort == "players" else CHOOSE_CARD
    return Word("choose", (target, group), ((op, target.code, group.code, 0),))


def may(choice: Word, *sentence: Word) -> Word:
    """The user may decline the choice; then the sentence does not happen."""
    if not isinstance(choice, Word) or choice.text != "choose":
        raise wrong("may", "begins with what may be declined: may(choose(…), …)")
    body = _rows("may", sentence)
    op, role, group, _ = choice.rows[0]
    return Word("may", (choice, *sentence), ((op, role, group, len(body) + 1), *body))


def look(role: Name) -> Word:
    """The user looks at a card, in secret."""
    target = _noun("look", role, "role", (me, a, b))
    return Word("look", (target,), ((LOOK, target.code, 0, 0),))


def swap_or_not(one: Name, other: Name) -> Word:
    """The user takes two cards out of sight and swaps them or not."""
    first, second = _two("swap_or_not", one, other, (me, a, b))
    return Word("swap_or_not", (first, second), ((SWAP_OR_NOT, first.code, second.code, 0),))


def swap_fortunes(one: Name, other: Name) -> Word:
    """Two players exchange all their coins."""
    first, second = _two("swap_fortunes", one, other, (me, a, b, left, right))
    return Word("swap_fortunes", (first, second), ((FORTUNES, first.code, second.code, 0), (STEP, 0, 0, 0)))


def trade_places(one: Name, other: Name) -> Word:
    """Two players change places; their cards and coins stay."""
    first, second = _two("trade_places", one, other, (a, b, left, right))
    return Word("trade_places", (first, second), ((PLACES, first.code, second.code, 0),))


def _two(word: str, one: object, other: object, allowed: Sequence[Name]) -> tuple[Name, Name]:
    first, second = _noun(word, one, "role", allowed), _noun(word, other, "role", allowed)
    if first == second:
        raise wrong(word, f"needs two different ones, not {first} twice")
    return first, second


def names_own_mask(role: Name) -> Word:
    """A player must say which mask lies before them."""
    target = _noun("names_own_mask", role, "role", (a,))
    return Word("names_own_mask", (target,), ((NAME, target.code, 0, 0),))


def show(role: Name, audience: Name = everyone) -> Word:
    """A card is turned up, for everyone or for everyone but its holder."""
    target = _noun("show", role, "role", (me, a, b))
    to_whom = _noun("show", audience, "audience", (everyone, all_but_holder))
    given = (target,) if to_whom == everyone else (target, to_whom)
    return Word("show", given, ((SHOW, target.code, to_whom.code, 0),))


def turn_down(role: Name) -> Word:
    """A card that was turned up is turned down at once."""
    target = _noun("turn_down", role, "role", (a, b))
    return Word("turn_down", (target,), ((TURN_DOWN, target.code, 0, 0),))


def when(condition: Name, *sentence: Word, otherwise: Word | list[Word] | tuple[Word, ...] = ()) -> Word:
    """The sentence happens if the condition holds; if not, the other one."""
    test = _condition("when", condition)
    then = _rows("when", sentence)
    if not isinstance(otherwise, Word | list | tuple):
        raise wrong("otherwise", f"needs words to do, not {otherwise}")
    other = (otherwise,) if isinstance(otherwise, Word) else tuple(otherwise)
    if not other:
        return Word("when", (test, *sentence), ((WHEN, test.code, test.amount, len(then) + 1), *then))
    instead = _rows("otherwise", other)
    rows = ((WHEN, test.code, test.amount, len(then) + 2), *then, (JUMP, len(instead) + 1, 0, 0), *instead)
    return Word("when", (test, *sentence), rows, other)


def unless(condition: Name, *sentence: Word) -> Word:
    """The sentence happens if the condition does not hold."""
    test = _condition("unless", condition)
    then = _rows("unless", sentence)
    return Word("unless", (test, *sentence), ((UNLESS, test.code, test.amount, len(then) + 1), *then))


def _condition(word: str, condition: object) -> Name:
    if not isinstance(condition, Name) or condition.sort != "condition":
        raise wrong(word, f"begins with a condition, not {condition}")
    return condition


def each_other_player(role: Name, *sentence: Word) -> Word:
    """The sentence happens with each other player in turn, clockwise from the left."""
    target = _noun("each_other_player", role, "role", (a, b))
    body = _rows("each_other_player", sentence)
    rows = ((BEGIN, target.code, 0, 0), (EACH, target.code, len(body) + 2, 0), *body, (JUMP, -len(body) - 1, 0, 0))
    return Word("each_other_player", (target, *sentence), rows)


def win() -> Word:
    """The user wins at once, alone."""
    return Word("win", (), ((WIN, 0, 0, 0),))


def _rows(word: str, sentence: Sequence[Word]) -> tuple[Row, ...]:
    if not sentence or not all(isinstance(w, Word) for w in sentence):
        raise wrong(word, "needs at least one word to do")
    return tuple(row for w in sentence for row in w.rows)


def sentence_rows(sentence: Sequence[Word]) -> tuple[Row, ...]:
    """The program of a whole power."""
    return (*_rows("mask", sentence), (END, 0, 0, 0))


NOUNS = {
    noun.text: noun
    for noun in (
        me, a, b, left, right, court, bank, others, others_but_a, richest_others, poorest_others, cards_of_others,
        cards_of_others_but_a, cards_of_others_or_centre, everyone, all_but_holder, named_right, both_shown,
        richer_than_me,
    )
}  # fmt: skip

VERBS = {
    verb.__name__: verb
    for verb in (
        take, take_all, take_up_to, give, bank_gives, choose, may, look, swap_or_not, swap_fortunes, trade_places,
        names_own_mask, show, turn_down, when, unless, each_other_player, win, at_least,
    )
}  # fmt: skip
