"""The game with corporations, generations and a deck."""
