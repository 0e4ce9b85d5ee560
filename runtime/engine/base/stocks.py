"""What goes out of the limited supplies of resources and comes back, up to what a player may have.

In: where the supplies stand. Out: how many there were, and the supply with fewer or more.
"""

from __future__ import annotations

from runtime.engine.base.helpers import helper
from runtime.state.layout import Layout
from runtime.state.state import State


class Stocks:
    """Gains out of limited supplies and up to what a player may have, and what goes back; by the
    index of the resource."""

    def __init__(self, layout: Layout) -> None:
        self.supplies = {layout.resource[name]: one for name, one in layout.stock_supply.items()}
        self.most = {layout.resource[name]: most for name, most in layout.most.items()}
        self.stock = {layout.resource[name]: field for name, field in layout.stock.items()}
        self.kinds = {field: kind for kind, field in self.stock.items()}
        self.fields = {layout.stock[name]: one for name, one in layout.stock_supply.items()}

    @helper
    def takes(self, state: State, who: int, resource: int, count: int) -> int:
        """Take up to `n` out of the supply, as far as the player has room; how many these are."""
        if resource in self.most:
            count = max(0, min(count, self.most[resource] - state.p[who][self.stock[resource]]))
        supply = self.supplies.get(resource)
        if supply is None:
            return count
        count = min(count, supply.count(state))
        supply.take(state, count)
        return count

    @helper
    def gives(self, state: State, resource: int, count: int) -> None:
        """Put `n` back."""
        supply = self.supplies.get(resource)
        if supply is not None:
            supply.take(state, -count)

    def gives_field(self, state: State, field: int, count: int) -> None:
        """The same by the field of a player's stock."""
        supply = self.fields.get(field)
        if supply is not None:
            supply.take(state, -count)
