"""The words of Masquerade in five languages."""
