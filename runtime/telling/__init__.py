"""The game in words, ids and views for those who look at it."""
