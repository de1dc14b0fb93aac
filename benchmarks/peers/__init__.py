"""Scripts that measure other projects, each run in an environment of its own."""
