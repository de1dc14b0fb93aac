"""Editions: the numbers and switches in which the two printings of the game differ, as data."""

from __future__ import annotations

from dataclasses import dataclass, replace

from maskenball.games.mascarade.rules.masks import FIRST_EDITION, MASKS, SECOND_EDITION, Mask


@dataclass(frozen=True)
class Edition:
    """One edition: its box of masks and the rules that are its own."""

    number: int
    fewest_players: int
    most_players: int
    box: tuple[Mask, ...]
    coins_at_start: int
    """T4: what every place starts with."""
    preparation_turns: int
    """U1: the first so many turns of a game are preparation."""
    fine: int
    """A3.6: what each liar pays to the court."""
    winning_fortune: int
    """E1: whoever has so many coins ends the game."""
    turned_up_may_look: bool
    """U3: a player who was turned up the turn before may also Look, not only Swap."""
    winning_is_shared: bool
    """E3: of several players with a winning fortune all win, not only the richest."""
    cards_to_a_star: int
    """S4b: one of so many cards at least brings coins from the bank."""
    bank_share_is_advice: bool
    """S4b: too few bank masks is a warning, not a refusal."""
    centre_until: int
    """S4e: up to so many players a scenario of one's own must have a card in the centre; with more it may."""
    most_in_centre: int
    """S4e: so many cards at most lie in the centre, where each place has one."""
    advised_cards: int
    """S4e: so many cards at least are recommended where fewer would do (0: nothing is)."""

    def with_own_masks(self, own: tuple[Mask, ...]) -> Edition:
        """The edition with home-made masks laid into its box (S5)."""
        return replace(self, box=(*self.box, *own)) if own else self

    def cards_for(self, players: int) -> list[int]:
        """S4e: how many cards a scenario of one's own may have, never more than the box holds for so many players."""
        if slots_per_place(players) > 1:
            return [players * slots_per_place(players)]
        held = sum(mask.copies for mask in self.box if mask.minimum_players <= players)
        fewest = players + 1 if players <= self.centre_until else players
        return [cards for cards in range(fewest, players + self.most_in_centre + 1) if cards <= held]

    @property
    def own_masks(self) -> tuple[Mask, ...]:
        """The home-made masks of the box."""
        return tuple(m for m in self.box if m.id not in MASKS)

    @property
    def numbers(self) -> dict[str, int]:
        """The number of every mask of the box."""
        own = {m.id: len(MASKS) + i for i, m in enumerate(self.own_masks)}
        return {m.id: own[m.id] if m.id in own else MASKS.index(m.id) for m in self.box}

    def mask(self, id: str) -> Mask:
        """The mask of that id."""
        return next(m for m in self.box if m.id == id)


FIRST = Edition(
    1, 2, 13, FIRST_EDITION, coins_at_start=6, preparation_turns=4, fine=1, winning_fortune=13,
    turned_up_may_look=False, winning_is_shared=False, cards_to_a_star=3, bank_share_is_advice=True,
    centre_until=0, most_in_centre=2, advised_cards=6,
)  # fmt: skip
SECOND = Edition(
    2, 4, 12, SECOND_EDITION, coins_at_start=6, preparation_turns=4, fine=1, winning_fortune=13,
    turned_up_may_look=True, winning_is_shared=True, cards_to_a_star=3, bank_share_is_advice=False,
    centre_until=5, most_in_centre=2, advised_cards=0,
)  # fmt: skip
EDITIONS = {1: FIRST, 2: SECOND}


def slots_per_place(players: int) -> int:
    """T2: how many cards lie before each player."""
    return {2: 3, 3: 2}.get(players, 1)
