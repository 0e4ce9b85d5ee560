"""A game as numbers: the state, where each number stands, what the supply has left."""
