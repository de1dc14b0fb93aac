"""Every printed mask has a drawing of its own; one that is missing would be shown as the oval of home-made ones."""

from __future__ import annotations

import re
from pathlib import Path

from maskenball.games.mascarade.rules.masks import MASKS

WEB = Path(__file__).parents[1] / "web"


def test_every_printed_mask_is_drawn() -> None:
    sprite = (WEB / "public" / "sprite.svg").read_text(encoding="utf-8")
    drawn = re.findall(r'id="mask-([a-z-]+)"', sprite)
    assert sorted(drawn) == sorted([*MASKS, "own"])
    code = (WEB / "src" / "parts" / "masks.ts").read_text(encoding="utf-8")
    listed = " ".join(re.findall(r'"([a-z -]+) ?"', code)).split()
    assert set(MASKS) <= set(listed)
