"""A game at the terminal: the table, what lies beside the board, the person who plays."""
