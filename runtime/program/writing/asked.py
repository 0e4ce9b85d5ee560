"""What verbs ask of the library while they are written.

In: a `Layout`, and the events that conditions ask about. Out: what there is in the library, what
its cards can do, and what there is only so much of.
"""

from __future__ import annotations

from functools import cached_property

from compiler import graph as g
from compiler.graph import walk
from runtime.state.layout import Layout
from runtime.state.supply import Supply


class Asked:
    """Of one library; `memory`: the events that conditions ask about, and since when."""

    def __init__(self, layout: Layout, memory: tuple[tuple[g.Event, g.Period], ...] = ()) -> None:
        self.layout = layout
        self.library = layout.library
        self.memory = memory

    def remembers(self, event: g.EventKind) -> bool:
        """Whether some condition asks about such events in the past; known after collecting."""
        return any(remembered.kind == event for remembered, _ in self.memory)

    def least(self, resource: str) -> int:
        return next(kind.least for kind in self.library.resources if kind.id == resource)

    def end(self, parameter: str, which: str) -> int:
        kind = next(kind for kind in self.library.parameters if kind.id == parameter)
        return int(getattr(kind, which))

    def floor(self, parameter: str, now: bool) -> str:
        """How far it goes down: what tiles raise to as many as lie there, `now` or when it does."""
        lowest, tile = self.end(parameter, "lowest"), self.layout.raising(parameter)
        step = self.end(parameter, "step")
        lying = f" + {step}*S.tiles[{tile}].bit_count()"
        return f"({lowest}{lying})" if now and tile >= 0 else f"{lowest}"

    def repeating(self, label: str) -> int:
        """Cards with such an ability that itself does another card's anew."""
        return sum(
            1 << index
            for index, card in enumerate(self.library.cards)
            if any(
                isinstance(node, g.REPEATS)
                for one in card.abilities
                if one.label == label
                for node in walk(one)
            )
        )

    def missed(self, measure: g.Measure) -> str:
        """By how many a requirement that asks for this may be missed; empty where by none."""
        first = len(self.library.parameters)
        numbers = [i for i, one in enumerate(self.layout.missed) if g.counts_such(measure, one)]
        slack = " + ".join(f"slack[{first + i}]" for i in numbers)
        return f"({slack})" if len(numbers) > 1 else slack

    @cached_property
    def stacks(self) -> bool:
        """Whether cards can come to lie on others."""
        return any(isinstance(n, g.MoveCards) and n.to == "here" for n in self.layout.nodes)

    @cached_property
    def replaceable(self) -> frozenset[str]:
        """The resources as which others may be spent."""
        return frozenset(n.instead for n in self.layout.nodes if isinstance(n, g.SpendAs))

    def holdable(self) -> tuple[str, ...]:
        held = {card.holds for card in self.library.cards}
        kinds = self.library.resources
        return tuple(kind.id for kind in kinds if kind.kept == "card" or kind.id in held)

    def left(self, node: g.Place) -> str:
        """How many such tiles the supply has, as an expression; empty where placing one is not
        left out for want of tiles."""
        kind = self._tile(node)
        return self.layout.tile_supply[kind.id].left if kind.supply is not None else ""

    def stock_supply(self, resource: str) -> Supply | None:
        return self.layout.stock_supply.get(resource)

    def is_limited(self, *resources: str) -> bool:
        """Whether there are only so many of one of them, or a player may have only so many."""
        limited = {*self.layout.stock_supply, *self.layout.most}
        return not limited.isdisjoint(resources)

    def are_cubes(self, *resources: str) -> bool:
        """Whether one of them is the cubes of a parameter, which must be there in full."""
        supplies = map(self.stock_supply, resources)
        return any(supply is not None and supply.full is not None for supply in supplies)

    def counter_kind(self, counter: str) -> g.CounterKind:
        return next(kind for kind in self.library.counters if kind.id == counter)

    def guards_production(self) -> bool:
        """Whether any card can keep production from being lowered."""
        rules = (ability.rule for card in self.library.cards for ability in card.abilities)
        return any(isinstance(rule, g.Protect) and rule.of == "production" for rule in rules)

    def _tile(self, node: g.Place) -> g.TileKind:
        name = node.tile or g.SPECIAL
        return next(kind for kind in self.library.tiles if kind.id == name)
