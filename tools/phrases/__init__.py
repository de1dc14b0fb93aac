"""The phrases in five languages: the check of `make check`, and the pages for proofreaders."""
