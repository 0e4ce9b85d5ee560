"""A bot for games of short generations: it plans each one to its end."""
