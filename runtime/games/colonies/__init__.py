"""Colony tiles, their tracks, and fleets that trade with them."""

from runtime.games.colonies.extension import Colonies

__all__ = ["Colonies"]
