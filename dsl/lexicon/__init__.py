"""The words of the language, and a line cut into them."""
