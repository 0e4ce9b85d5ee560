"""Scenarios: the position that is given, what is done, and what must be so then."""
