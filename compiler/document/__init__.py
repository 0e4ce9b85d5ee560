"""The effect graph as JSON and back, with its schemas, and what must hold of it."""
