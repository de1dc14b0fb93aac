"""What writes the generated pages of docs/ and checks the phrases, for `make docs` and `make check`."""
