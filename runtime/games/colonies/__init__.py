"""Colony tiles, their tracks, and fleets that trade with them."""
