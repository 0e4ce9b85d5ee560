"""The faces of sets while they are written: what is shown of them, and what changes."""
