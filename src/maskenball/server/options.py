"""What a host chooses about a table, and whether it can be played so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from maskenball.core.beats import Pace
from maskenball.core.breach import Breach, Impossible
from maskenball.core.game import Json
from maskenball.core.kit import USUAL_GAME, kit_of, kits
from maskenball.core.malformed import Malformed
from maskenball.core.wish import Wish

Memory = Literal["strict", "log", "notes", "helper"]
Contest = Literal["lodged", "live"]


def _usual(game: str) -> Any:
    """A game's options when nothing is chosen."""
    return kit_of(game).part("options")()


MOST_PLAYERS = max(max(kit.part("players")(_usual(kit.name))) for kit in kits().values())


class HouseOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The rules of one table, whatever is played there. All of it is public, and shown in the invitation."""

    game: Annotated[str, msgspec.Meta(max_length=40)] = USUAL_GAME
    players: Annotated[int, msgspec.Meta(ge=2, le=MOST_PLAYERS)] = 6
    memory: Memory = "log"
    clock: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    """Seconds for each decision; 0: no clock."""
    deal_seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 30
    """How long the deal lies open if somebody is not ready; 0: until everybody present is."""
    pace: Pace = "normal"
    """How long everybody looks at what happened, and how fast bots answer."""
    contest: Contest = "lodged"
    """lodged: answers can be given in advance. live: everybody answers when asked, in the order of seats."""
    chat: bool = True
    first: Annotated[int, msgspec.Meta(ge=-1, lt=MOST_PLAYERS)] = -1
    """The seat that takes the first turn; -1: drawn with the deal."""

    def __post_init__(self) -> None:
        own = kit_of(self.game).part("options").__struct_fields__  # a game that is not there cannot be chosen
        for name in sorted(GAME_FIELDS):
            if name not in own and getattr(self, name) != GAME_FIELDS[name].default:
                raise ValueError(f"{name} is not an option of {self.game}")

    @property
    def wish(self) -> Wish:
        """What is played, as the rules want it."""
        return Wish(self.game, **self._own())

    def _own(self) -> Json:
        """What is chosen about the game itself."""
        return {name: getattr(self, name) for name in kit_of(self.game).part("options").__struct_fields__}

    @property
    def length(self) -> int:
        """How many characters were written for this table."""
        return sum(len(value) for value in self._own().values() if isinstance(value, str))

    def document(self) -> Json:
        """Everything that holds at the table: the rules of the house, and those of its game."""
        return {name: getattr(self, name) for name in HouseOptions.__struct_fields__} | self._own()

    def breaches(self) -> list[Json]:
        """Everything that speaks against playing so, live while a host chooses; `advice` does not prevent it."""
        names = tuple(f"Player {seat + 1}" for seat in range(self.players))
        found: list[Json] = []
        try:
            self.wish.dealt(names, "a trial", 0)
        except Impossible as impossible:
            found = [_told(breach) for breach in impossible.breaches]
        except Malformed as malformed:
            found = [{"rule": "S5", "sentence": malformed.why, "line": malformed.line, "advice": False}]
        except ValueError as error:
            found = [{"rule": "D1", "sentence": str(error), "advice": False}]
        if self.first >= self.players:
            found.append({"rule": "T6", "sentence": f"there is no seat {self.first + 1}", "advice": False})
        return found or [_told(breach) for breach in self.wish.advice_against(self.players)]

    def own_masks(self) -> Json:
        """The home-made masks that lie in the box now; none while there is a mistake in their block."""
        kit = kit_of(self.game)
        masks: Json = kit.part("own_masks")(self.wish.chosen) if kit.has("own_masks") else {}
        return masks


def _told(breach: Breach) -> Json:
    return {
        "rule": breach.rule,
        "sentence": breach.sentence,
        "key": breach.key,
        "facts": dict(breach.facts),
        "advice": breach.is_advice,
    }


def _game_fields() -> dict[str, msgspec.structs.FieldInfo]:
    """What can be chosen about any of the games; what two of them call the same is the same."""
    found: dict[str, msgspec.structs.FieldInfo] = {}
    for kit in kits().values():
        for field in msgspec.structs.fields(kit.part("options")):
            known = found.setdefault(field.name, field)
            is_house = field.name in HouseOptions.__struct_fields__
            if is_house or (known.type, known.default) != (field.type, field.default):
                raise TypeError(f"{kit.name}: the option {field.name} is another one elsewhere; call it differently")
    return found


GAME_FIELDS = _game_fields()

if TYPE_CHECKING:

    class Options(HouseOptions, frozen=True):
        """The rules of one table: those of the house, and those of its game."""

        def __init__(self, **chosen: Any) -> None: ...

else:
    Options = msgspec.defstruct(
        "Options",
        [(field.name, field.type, field.default) for field in GAME_FIELDS.values()],
        bases=(HouseOptions,),
        module=__name__,
        frozen=True,
        weakref=True,
    )
    Options.__doc__ = "The rules of one table: those of the house, and those of its game."
