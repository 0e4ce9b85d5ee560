"""From text to the tree of what the author wrote, and back in its canonical form."""
