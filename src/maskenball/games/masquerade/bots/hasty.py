"""Hasty: PIMC that looks at few worlds and does not ask why others played what they played."""

from __future__ import annotations

from typing import ClassVar

from maskenball.games.masquerade.bots.pimc import Effort, MasqueradePimcBot


class MasqueradeHastyBot(MasqueradePimcBot):
    """Searches a little."""

    name = "hasty"
    infers: ClassVar[bool] = False
    effort: ClassVar[tuple[Effort, Effort]] = (Effort(12, 24, 0, 2), Effort(4, 2, 0, 2))
