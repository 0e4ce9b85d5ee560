"""How the source of a program is written: operations, expressions, the frames of functions."""
