"""Masquerade as the house knows it."""

from maskenball.core.kit import Kit

HERE = "maskenball.games.masquerade"

KIT = Kit(
    "masquerade",
    usual_players=4,
    turns="tricks",
    is_team_game=True,
    levels={"gentle": "careless", "steady": "rule", "cunning": "hasty", "masterly": "pimc"},
    searching=("cunning", "masterly"),
    parts={
        "game": f"{HERE}.rules.match:Masquerade",
        "options": f"{HERE}.options:Options",
        "flags": f"{HERE}.options:FLAGS",
        "chosen_by": f"{HERE}.options:chosen_by",
        "players": f"{HERE}.table:players",
        "dealt": f"{HERE}.table:dealt",
        "told": f"{HERE}.table:told",
        "wish_of": f"{HERE}.table:wish_of",
        "offers": f"{HERE}.offers:offers",
        "beats": f"{HERE}.beats:write",
        "view": f"{HERE}.drawing:MasqueradeView",
        "rebuilt": f"{HERE}.rebuilt:RebuiltMasquerade",
        "telling": f"{HERE}.telling:MasqueradeTelling",
        "board": f"{HERE}.board:MasqueradeBoard",
        "sections": f"{HERE}.pages:SECTIONS",
        "pages": f"{HERE}.pages",
        "bots": f"{HERE}.bots.ladder:BOTS",
        "compiled": f"{HERE}.compiled:RULES",
        "open_spiel": f"{HERE}.open_spiel:GAMES",
        "phrases": f"{HERE}.phrases",
        "observer": f"{HERE}.observe",
        "answers": f"{HERE}.rules.answers:ANSWERS",
        "reasons": f"{HERE}.rules.events:REASONS",
        "unlaid": f"{HERE}.mass_play:unlaid",
        "deck": f"{HERE}.mass_play:deck",
        "dealt_as": f"{HERE}.mass_play:dealt_as",
        "witness": f"{HERE}.witness:MasqueradeWitness",
        "sets": f"{HERE}.sets",
        "chances": f"{HERE}.chances:chances",
        "beliefs": f"{HERE}.beliefs.told:believed",
    },
)
