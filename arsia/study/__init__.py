"""Studies: many games of bots, written down in one file; see docs/strength.md."""
