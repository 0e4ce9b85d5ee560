"""The effect graph as JSON and back, with its schemas."""
