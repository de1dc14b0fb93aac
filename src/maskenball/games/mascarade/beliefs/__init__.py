"""What a player of Mascarade can know, as exact distributions."""
