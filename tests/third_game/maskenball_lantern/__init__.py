"""Lantern, a game in a package of its own: what docs/adding-a-game.md tells, done."""
