"""What a host chooses about a table of Mascarade, and how it is said."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from maskenball.core.flags import Flag
from maskenball.core.toml_text import LONGEST_BLOCK
from maskenball.games.mascarade.rules.home_made import masks_from_toml
from maskenball.games.mascarade.rules.scenarios import SCENARIOS


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The usual, if nothing is chosen."""

    edition: Literal[1, 2] = 1
    scenario: Annotated[str, msgspec.Meta(max_length=400)] = ""
    """Empty: the standard one. Its name, or masks separated by commas."""
    accidents: bool = False
    block: Annotated[str, msgspec.Meta(max_length=LONGEST_BLOCK)] = ""
    """The TOML of home-made masks."""


FLAGS = [
    Flag("edition", "Mascarade: which.", usual=1, values=(1, 2)),
    Flag("scenario", f"Mascarade: {', '.join(SCENARIOS)}, or masks with commas.", metavar="NAME|MASKS"),
    Flag("masks", "Mascarade: a TOML file of home-made masks.", metavar="FILE", is_file=True),
    Flag("accidents", "Mascarade: play with accidental looks (rule A2.2).", usual=False),
]


def chosen_by(said: dict[str, Any]) -> dict[str, Any]:
    """Options from flags. A scenario by its name says which edition it is of, where nobody else does."""
    chosen = {name: value for name, value in said.items() if name != "masks"}
    scenario = str(chosen.get("scenario", ""))
    if scenario in SCENARIOS:
        chosen.setdefault("edition", SCENARIOS[scenario].edition)
    if said.get("masks"):
        own = [mask.id for mask in masks_from_toml(said["masks"])]
        if own and not set(own) & {name.strip() for name in scenario.split(",")}:
            raise ValueError(f"name the masks that are to play, these among them: {', '.join(own)}")
        chosen["block"] = said["masks"]
    return chosen
