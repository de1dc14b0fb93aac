"""Words in five languages: the single source for terminal and browser."""
