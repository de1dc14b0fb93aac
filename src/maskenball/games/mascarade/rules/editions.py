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
    turned_up_may_look: bool
    """U3: a player who was turned up the turn before may also Look, not only Swap."""
    thirteen_is_shared: bool
    """E3: of several players with 13 or more all win, not only the richest."""
    bank_share_is_advice: bool
    """S4b: too few bank masks is a warning, not a refusal."""
    centre_until: int
    """S4e: up to so many players a scenario of one's own must have a card in the centre; with more it may."""
    six_are_advised: bool
    """S4e: with 4 or 5 players six cards are recommended."""

    def with_own_masks(self, own: tuple[Mask, ...]) -> Edition:
        """The edition with home-made masks laid into its box (S5)."""
        return replace(self, box=(*self.box, *own)) if own else self

    def cards_for(self, players: int) -> list[int]:
        """S4e: how many cards a scenario of one's own may have, never more than the box holds for so many players."""
        if slots_per_place(players) > 1:
            return [6]
        held = sum(mask.copies for mask in self.box if mask.minimum_players <= players)
        fewest = players + 1 if players <= self.centre_until else players
        return [cards for cards in range(fewest, players + 3) if cards <= held]

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
    1, 2, 13, FIRST_EDITION, turned_up_may_look=False, thirteen_is_shared=False, bank_share_is_advice=True,
    centre_until=0, six_are_advised=True,
)  # fmt: skip
SECOND = Edition(
    2, 4, 12, SECOND_EDITION, turned_up_may_look=True, thirteen_is_shared=True, bank_share_is_advice=False,
    centre_until=5, six_are_advised=False,
)  # fmt: skip
EDITIONS = {1: FIRST, 2: SECOND}


def slots_per_place(players: int) -> int:
    """T2: how many cards lie before each player."""
    return {2: 3, 3: 2}.get(players, 1)
