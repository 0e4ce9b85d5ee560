"""From source text to a syntax tree, and what is wrong with it in a designer's words."""
