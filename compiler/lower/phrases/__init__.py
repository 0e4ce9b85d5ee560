"""What stands inside lines: players, cards, areas, amounts, conditions, events."""
