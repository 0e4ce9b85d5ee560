"""What is pending: which order it comes in, and whether all of it can be done."""
