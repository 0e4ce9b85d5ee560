"""From the syntax tree to the effect graph: declarations, each with its own module."""
