"""Masquerade as the house knows it."""

from maskenball.core.kit import Kit

HERE = "maskenball.games.masquerade"

KIT = Kit(
    "masquerade",
    usual_players=4,
    turns="tricks",
    is_team_game=True,
    levels={"gentle": "careless", "steady": "rule", "cunning": "hasty", "masterly": "pimc"},
    parts={
        "game": f"{HERE}.rules.match:Masquerade",
        "dealt": f"{HERE}.table:dealt",
        "told": f"{HERE}.table:told",
        "wish_of": f"{HERE}.table:wish_of",
        "offers": f"{HERE}.offers:offers",
        "view": f"{HERE}.drawing:MasqueradeView",
        "teller": f"{HERE}.telling:MasqueradeTeller",
        "sections": f"{HERE}.pages:SECTIONS",
        "pages": f"{HERE}.pages",
        "bots": f"{HERE}.bots.ladder:BOTS",
        "compiled": f"{HERE}.compiled:RULES",
        "observer": f"{HERE}.observe",
        "answers": f"{HERE}.rules.answers:ANSWERS",
        "reasons": f"{HERE}.rules.events:REASONS",
        "unlaid": f"{HERE}.mass_play:unlaid",
        "deck": f"{HERE}.mass_play:deck",
        "dealt_as": f"{HERE}.mass_play:dealt_as",
        "chances": f"{HERE}.chances:chances",
        "beliefs": f"{HERE}.beliefs.told:believed",
    },
)
