"""Bundled card sets: data only."""
