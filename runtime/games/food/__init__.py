"""Food production: factories, modules around them in a grid, a market of modules."""

from runtime.games.food.extension import Food

__all__ = ["Food"]
