"""What people say and what the language says for it: rows of patterns, by what they are about."""
