"""Parties, their delegates, and global events: the expansion Turmoil."""

from runtime.games.turmoil.extension import Turmoil

__all__ = ["Turmoil"]
