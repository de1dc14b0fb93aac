"""The rules of Mascarade: no input or output, no clock, no random numbers."""
