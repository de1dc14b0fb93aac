"""Programs that play Mascarade."""
