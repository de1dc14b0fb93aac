"""Mascarade as the house knows it."""

from maskenball.core.kit import Kit

HERE = "maskenball.games.mascarade"

KIT = Kit(
    "mascarade",
    usual_players=6,
    is_memorised=True,
    levels={"gentle": "honest", "steady": "ev", "cunning": "reader", "masterly": "planner"},
    searching=("masterly",),
    parts={
        "game": f"{HERE}.rules.match:Mascarade",
        "options": f"{HERE}.options:Options",
        "flags": f"{HERE}.options:FLAGS",
        "chosen_by": f"{HERE}.options:chosen_by",
        "players": f"{HERE}.table:players",
        "dealt": f"{HERE}.table:dealt",
        "advice": f"{HERE}.table:advice",
        "told": f"{HERE}.table:told",
        "wish_of": f"{HERE}.table:wish_of",
        "offers": f"{HERE}.offers:offers",
        "own_masks": f"{HERE}.offers:own_masks",
        "ahead": f"{HERE}.ahead",
        "beats": f"{HERE}.beats:write",
        "view": f"{HERE}.drawing:MascaradeView",
        "rebuilt": f"{HERE}.rebuilt:RebuiltMascarade",
        "telling": f"{HERE}.telling:MascaradeTelling",
        "board": f"{HERE}.board:MascaradeBoard",
        "sections": f"{HERE}.pages:SECTIONS",
        "pages": f"{HERE}.pages",
        "bots": f"{HERE}.bots.ladder:BOTS",
        "compiled": f"{HERE}.compiled:RULES",
        "open_spiel": f"{HERE}.open_spiel_mini:GAMES",
        "phrases": f"{HERE}.phrases",
        "observer": f"{HERE}.observe",
        "answers": f"{HERE}.rules.answers:ANSWERS",
        "reasons": f"{HERE}.rules.events:REASONS",
        "unlaid": f"{HERE}.mass_play:unlaid",
        "deck": f"{HERE}.mass_play:deck",
        "dealt_as": f"{HERE}.mass_play:dealt_as",
        "witness": f"{HERE}.witness:MascaradeWitness",
        "sets": f"{HERE}.sets",
        "chances": f"{HERE}.chances:chances",
        "beliefs": f"{HERE}.beliefs.told:believed",
    },
)
