"""Tables of every kind, for the lab's tests."""

from __future__ import annotations

from maskenball.core.wish import Wish
from tests.golden import OWN, OWN_DECK, OWN_MASKS

TABLES = (
    *((Wish(), players) for players in range(2, 14)),
    (Wish(scenario="1e-2014"), 7),
    (Wish(scenario="judge,king,queen,fool"), 4),
    (Wish(scenario="judge,king,queen,fool,witch"), 5),
    *((Wish(edition=2, scenario=side), players) for players in range(4, 13) for side in ("2e-A", "2e-B")),
    (Wish(scenario=OWN, block=OWN_MASKS), 11),
    *((Wish("masquerade"), players) for players in (3, 4, 5)),
    (Wish("masquerade", deck="points"), 4),
    (Wish("masquerade", block=OWN_DECK), 5),
)
