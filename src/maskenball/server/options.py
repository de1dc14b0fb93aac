"""What a host chooses about a table, and whether it can be played so."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from maskenball.core.breach import Breach, Impossible
from maskenball.core.game import Json
from maskenball.core.kit import kit_of
from maskenball.core.toml_text import Mistake
from maskenball.core.wish import Wish

Memory = Literal["strict", "log", "notes", "helper"]
Contest = Literal["lodged", "live"]
LevelName = Literal["gentle", "steady", "cunning", "masterly"]

MOST_PLAYERS = 13
LONGEST_BLOCK = 16_384

Text = Annotated[str, msgspec.Meta(max_length=400)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The rules of one table. All of it is public, and shown in the invitation."""

    game: Annotated[str, msgspec.Meta(max_length=40)] = "mascarade"
    edition: Literal[1, 2] = 1
    scenario: Text = ""
    """Empty: the standard one. Its name, or masks separated by commas."""
    deck: Text = "default"
    block: Annotated[str, msgspec.Meta(max_length=LONGEST_BLOCK)] = ""
    """The TOML of home-made masks, or of a deck of one's own."""
    accidents: bool = False
    players: Annotated[int, msgspec.Meta(ge=2, le=MOST_PLAYERS)] = 6
    memory: Memory = "log"
    clock: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """Seconds for each decision; 0: no clock."""
    contest: Contest = "lodged"
    """lodged: answers can be given in advance. live: everybody answers when asked, in the order of seats."""
    chat: bool = True
    first: Annotated[int, msgspec.Meta(ge=-1, lt=MOST_PLAYERS)] = -1
    """The seat that takes the first turn; -1: drawn with the deal."""

    def __post_init__(self) -> None:
        kit_of(self.game)  # a game that is not there cannot be chosen

    @property
    def wish(self) -> Wish:
        """What is played, as the rules want it."""
        return Wish(self.game, self.edition, self.scenario, self.deck, self.accidents, self.block)

    def misfits(self) -> list[Json]:
        """Everything that speaks against playing so, live while a host chooses; `advice` does not prevent it."""
        names = tuple(f"Player {seat + 1}" for seat in range(self.players))
        found: list[Json] = []
        try:
            self.wish.dealt(names, "a trial", 0)
        except Impossible as impossible:
            found = [_misfit(breach) for breach in impossible.breaches]
        except Mistake as mistake:
            found = [{"rule": "S5", "sentence": mistake.why, "line": mistake.line, "advice": False}]
        except ValueError as error:
            found = [{"rule": "D1", "sentence": str(error), "advice": False}]
        if self.first >= self.players:
            found.append({"rule": "T6", "sentence": f"there is no seat {self.first + 1}", "advice": False})
        return found or [_misfit(breach) for breach in self.wish.advice_against(self.players)]

    def own_masks(self) -> Json:
        """The home-made masks that lie in the box now; none while there is a mistake in their block."""
        kit = kit_of(self.game)
        masks: Json = kit.part("own_masks")(self.block) if kit.has("own_masks") else {}
        return masks


def _misfit(breach: Breach) -> Json:
    return {
        "rule": breach.rule,
        "sentence": breach.sentence,
        "key": breach.key,
        "facts": dict(breach.facts),
        "advice": breach.is_advice,
    }
