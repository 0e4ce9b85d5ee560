"""The engine: the effect graph as generated code, and games that run on it."""
