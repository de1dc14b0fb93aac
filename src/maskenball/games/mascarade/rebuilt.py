"""A game of Mascarade, made again out of what one viewer was told.

The deal is known to all; hidden is only whether cards were really swapped. Every secret half is taken for `keep`, and
where a card is seen that should not lie there, it changes places with one of its kind before it is seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from maskenball.core.game import Json
from maskenball.core.rebuilt import Rebuilt
from maskenball.games.mascarade.rules import answers as ans
from maskenball.games.mascarade.rules.editions import EDITIONS
from maskenball.games.mascarade.rules.home_made import masks_from_toml
from maskenball.games.mascarade.rules.match import Mascarade
from maskenball.games.mascarade.rules.setup import Setup
from maskenball.games.mascarade.rules.state import CARDS

SIMPLE = {"pass": ans.PASS, "decline": ans.DECLINE}


class RebuiltMascarade(Rebuilt):
    """A table of Mascarade beside the real one."""

    game: Mascarade

    def _dealt(self, start: Json, chosen: Json) -> Mascarade:
        block = str(chosen.get("block", "")) if "own_masks" in start else ""
        slots, deal, players = start["slots"], start["deal"], len(start["players"])
        setup = Setup(
            names=tuple(start["players"]),
            edition=EDITIONS[start["edition"]].with_own_masks(masks_from_toml(block)),
            deal=[deal[place * slots : (place + 1) * slots] for place in range(players)],
            centre=deal[players * slots :],
            coins=list(start["coins"]),
            court=start["court"],
            first=start["first"],
            preparation=start["preparation"],
            accidents="accidents" in start["options"],
            block=block,
        )
        return Mascarade(setup)

    def _answer(self, events: Sequence[Json]) -> int:
        said, slots = events[0], self.game.t.slots
        do = said["event"]
        if do in SIMPLE:
            return SIMPLE[do]
        if do == "take":
            return ans.TAKE + int(said["own"]) % slots * CARDS + int(said["other"])
        if do == "swap":
            return ans.SWAP if said["swapped"] else ans.KEEP
        if do == "look":
            return ans.LOOK + int(said["card"]) % slots
        if do == "announce":
            return ans.ANNOUNCE + 2 * self._mask(said) + int(said["card"]) % slots
        if do == "claim":
            return ans.CLAIM + int(said["card"]) % slots
        if do == "choose":
            return ans.CHOOSE_PLAYER + int(said["place"]) if "place" in said else ans.CHOOSE_CARD + int(said["card"])
        if do == "name":
            return ans.NAME + self._mask(said)
        if do == "peek":
            return ans.PEEK + 3 * int(said["person"]) + int(said["card"]) % slots
        raise ValueError(f"no decision begins with {do}")

    def _arrange(self, answer: int, events: Sequence[Json]) -> None:
        cards = self.game.s.cards
        came_from = list(range(self.game.t.cards))
        wanted: dict[int, int] = {}
        for event in events:
            if event["event"] == "swap" and event["swapped"]:
                one, other = event["cards"]
                came_from[one], came_from[other] = came_from[other], came_from[one]
            elif event["event"] in ("look", "peek", "turn-up", "reveal") and event["mask"] is not None:
                wanted[came_from[event["card"]]] = self._mask(event)
        for card, mask in wanted.items():
            if cards[card] != mask:
                other = next(k for k in came_from if cards[k] == mask and wanted.get(k) != mask)
                cards[card], cards[other] = cards[other], cards[card]

    def _mask(self, event: Json) -> int:
        return self.game.setup.edition.numbers[event["mask"]]
