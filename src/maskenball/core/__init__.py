"""What all games share: the contract of a game, its records, score sheets, chance."""
