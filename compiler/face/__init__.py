"""What stands where on a card, and how a terminal shows it."""
