"""Mass play: many games, fast, on exactly the same rules."""
