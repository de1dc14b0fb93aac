"""Programs that play Masquerade."""
