"""The rulebook page: every mask of both editions, one sentence each.

`MASKS` lists the ids in a fixed order; the number of a mask is its position there. Numbers from `len(MASKS)` up to
`KINDS` are for home-made masks (rule S5).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from maskenball.games.mascarade.rules.words import (
    Row,
    Word,
    a,
    all_but_holder,
    at_least,
    b,
    bank,
    bank_gives,
    both_shown,
    cards_of_others,
    cards_of_others_but_a,
    cards_of_others_or_centre,
    choose,
    court,
    each_other_player,
    left,
    look,
    may,
    me,
    named_right,
    names_own_mask,
    others,
    others_but_a,
    richer_than_me,
    richest_others,
    right,
    sentence_rows,
    show,
    swap_fortunes,
    swap_or_not,
    take,
    take_all,
    take_up_to,
    trade_places,
    turn_down,
    unless,
    when,
    win,
)  # fmt: skip

KINDS = 24
"""How many different masks the answers have room for."""


@dataclass(frozen=True)
class Mask:
    """A mask: its power, whether it brings coins from the bank (★), from how many players on, how many cards."""

    id: str
    power: tuple[Word, ...]
    bank: bool = False
    minimum_players: int = 0
    minimum_is_ours: bool = False
    """Whether that number is our reading: no book gives one, and the printed card could not be seen."""
    copies: int = 1
    names: dict[str, str] = field(default_factory=dict, hash=False)
    texts: dict[str, str] = field(default_factory=dict, hash=False)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The program of the power."""
        return sentence_rows(self.power)


def mask(
    id: str, *power: Word, bank: bool = False, minimum_players: int = 0, minimum_is_ours: bool = False, copies: int = 1
) -> Mask:
    """Declare a mask."""
    return Mask(id, power, bank, minimum_players, minimum_is_ours, copies)


STAR = OURS = True

# fmt: off
judge         = mask("judge", take_all(court))
bishop        = mask("bishop", choose(a, richest_others), take(2, a))
trickster     = mask("trickster", choose(a, richest_others), take(2, a))
king_1e       = mask("king", take(3, bank), bank=STAR)
king_2e       = mask("king", take(2, bank), bank=STAR)
queen         = mask("queen", take(2, bank), bank=STAR)
empress       = mask("empress", take(3, bank), bank=STAR)
fool          = mask("fool", take(1, bank), choose(a, cards_of_others), choose(b, cards_of_others_but_a), swap_or_not(a, b), bank=STAR)
thief         = mask("thief", take(1, left, right))
witch         = mask("witch", may(choose(a, others), swap_fortunes(me, a)))
spy_1e        = mask("spy", choose(a, cards_of_others_or_centre), look(me), look(a), swap_or_not(me, a))
spy_2e        = mask("spy", choose(a, cards_of_others), look(me), look(a), swap_or_not(me, a))
peasant       = mask("peasant", when(both_shown, take(2, bank), otherwise=take(1, bank)), bank=STAR, minimum_players=8, copies=2)
cheat         = mask("cheat", when(at_least(10), win()))
inquisitor    = mask("inquisitor", choose(a, others), names_own_mask(a), show(a), unless(named_right, take(4, a)), turn_down(a), minimum_players=8)
guru          = mask("guru", choose(a, others), names_own_mask(a), show(a), unless(named_right, take(4, a)), turn_down(a), minimum_players=8)
widow         = mask("widow", take_up_to(10, bank), bank=STAR)
puppet_master = mask("puppet-master", choose(a, others), choose(b, others_but_a), take(1, a, b), trade_places(a, b), minimum_players=6, minimum_is_ours=OURS)
patron        = mask("patron", take(3, bank), bank_gives(1, left, right), bank=STAR)
beggar        = mask("beggar", each_other_player(a, when(richer_than_me, take(1, a))))
princess      = mask("princess", take(2, bank), choose(a, others), show(a, all_but_holder), bank=STAR, minimum_players=6, minimum_is_ours=OURS)
# fmt: on

FIRST_EDITION = (judge, bishop, king_1e, fool, queen, thief, witch, spy_1e, peasant, cheat, inquisitor, widow)
SECOND_EDITION = (
    judge, trickster, empress, king_2e, fool, thief, witch, spy_2e, peasant, cheat, guru, widow, puppet_master, patron,
    beggar, princess,
)  # fmt: skip

MASKS = (
    "judge", "bishop", "trickster", "king", "queen", "empress", "fool", "thief", "witch", "spy", "peasant", "cheat",
    "inquisitor", "guru", "widow", "puppet-master", "patron", "beggar", "princess",
)  # fmt: skip
