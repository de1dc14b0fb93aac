"""What a player of Masquerade can know: sampled worlds."""
