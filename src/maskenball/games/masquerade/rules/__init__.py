"""The rules of Masquerade: no input or output, no clock, no random numbers."""
