"""docs/protocol.md: a game played on a real server, and the page with what was said in it."""
