"""What the rules of all games share: pool, payment, board, cards, and what a turn offers."""
