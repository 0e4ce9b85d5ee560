"""What is wrong with a line that does not parse, in a designer's words."""
