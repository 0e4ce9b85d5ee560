"""The plain data that services hand each other.

A payment is made of sources and ends in a mix. A thing that a turn may offer is an `Offer`, with
its guard; tables by price hold several.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.state.state import Entry, State

Source = tuple[bool, int, int]
"""(on a card, player field or card index, worth of one)"""

Mix = tuple[int, ...]
"""How many of each source, and of the currency last."""

Test = Callable[[State, Entry], Any]
"""Whether it may be done, by whom the entry says."""

Option = tuple[Any, ...]
"""What a menu offers: `("play", card)`, `("use", card, way)`."""

Offer = tuple[Option, Test | None, Entry]
"""(option of the menu, its guard or None when nothing can stand in its way, what the guard is asked
about: the pool entry that the effect would be)"""

Opener = Callable[[State, int], int]
"""Those of the offers in a mask that may be taken now."""

Priced = tuple[list[int], list[int]]
"""Rising prices, and the mask of what is to be had for less than each, and for more than all."""

Group = tuple[int, list[Source], list[int], list[int]]
"""Cards that may be paid with the same sources besides the currency: their mask; the sources; the
prices among them in rising order, and for each number of prices that can be paid the mask of
cards."""
