"""Mascarade: bluff and memory, first edition (2-13 players) and second edition (4-12)."""
