"""The checker measured: mistakes seeded into cards, and what is said about them."""
