"""The words of Mascarade in five languages."""
