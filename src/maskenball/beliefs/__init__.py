"""Beliefs: what a person at the table can know, as exact distributions. Made of Views alone."""
