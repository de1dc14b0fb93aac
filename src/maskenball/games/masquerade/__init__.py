"""Masquerade: tricks with hidden partners, 3-5 players."""
