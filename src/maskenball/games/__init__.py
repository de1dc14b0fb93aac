"""The rules of both games. Nothing here does input or output, reads a clock, or draws a random number of its own."""
