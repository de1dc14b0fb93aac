"""The house at a keyboard: replaying, dealing, looking scenarios up."""
