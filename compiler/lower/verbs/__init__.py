"""What a verb with its parts means: one function for each, by family."""
