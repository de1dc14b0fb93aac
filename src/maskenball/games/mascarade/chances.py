"""What a player could know exactly, for a helper to show."""

from __future__ import annotations

from maskenball.core.game import View
from maskenball.games.mascarade.beliefs.belief import Belief, dealt_numbers
from maskenball.games.mascarade.telling import card_named
from maskenball.phrases.board import Chances
from maskenball.phrases.voice import Voice


def chances(view: View, voice: Voice) -> Chances:
    """How likely each mask lies on each card place."""
    numbers = dealt_numbers(view)
    belief = Belief.of(view, numbers)
    ids = dict(zip(numbers, view.opening["deal"], strict=True))
    masks = [voice.mask(ids[number])["mask"] for number in belief.masks]
    persons, slots = view.state.person, view.terms.slots
    cards = [voice.sentence(card_named(card, persons[: view.terms.players], slots)) for card in range(len(numbers))]
    return Chances(voice.say("play-helper-title"), cards, masks, belief.marginals().tolist())
