"""The games and what expansions add to them, and which of both a library needs."""
