"""What an editor wants to know of card text: one service for all editors, without any protocol."""
