"""What a player could know exactly, for a helper to show."""

from __future__ import annotations

from maskenball.core.game import View
from maskenball.games.mascarade.beliefs.belief import Belief, dealt_numbers
from maskenball.games.mascarade.telling import MascaradeTeller
from maskenball.phrases.telling import Chances


def chances(view: View, teller: MascaradeTeller) -> Chances:
    """How likely each mask lies on each card place."""
    numbers = dealt_numbers(view)
    belief = Belief.of(view, numbers)
    ids = dict(zip(numbers, view.opening["deal"], strict=True))
    masks = [teller.mask(ids[number])["mask"] for number in belief.masks]
    cards = [teller.card(card) for card in range(len(numbers))]
    return Chances(teller.say("play-helper-title"), cards, masks, belief.marginals().tolist())
