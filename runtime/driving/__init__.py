"""A game from outside: decisions and answers, saves, scenarios, many games at once."""
