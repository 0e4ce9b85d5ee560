"""What effects read and change, as bits: one for each atom of a footprint.

In: the standing rules, of which some let one resource be spent for another, and the names of atoms.
Out: their bits, the same for the same name; footprints with what conditions about the past see.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_

from compiler import graph as g
from compiler.footprint.atoms import Footprint

EVERY = -1
"""All bits, however many there will be."""


class Atoms:
    """`held`: what lies on cards is told apart by these resources; with none it is one atom."""

    def __init__(
        self, rules: Iterable[g.Continuous], currency: str, held: Iterable[str] = ()
    ) -> None:
        self.currency, self.held = currency, [f"held {name}" for name in held]
        self.numbers: dict[str, int] = {}
        self.spent_for: dict[str, list[str]] = {}
        """By resource, the atoms of what may be spent for it."""
        for rule in rules:
            if isinstance(rule, g.SpendAs):
                at = f"held {rule.resource}" if rule.here else f"stock {rule.resource}"
                self.spent_for.setdefault(rule.instead, []).append(at)

    def bits(self, what: str) -> int:
        if what == "anything":
            return EVERY
        if what == "payment":
            purse = [f"stock {self.currency}", *self.spent_for.get(self.currency, ())]
            return reduce(or_, map(self.bits, purse))
        if what == "held" and self.held:
            return reduce(or_, map(self._one, self.held))
        resource = what.removeprefix("stock ")
        if resource in self.spent_for and what != f"stock {self.currency}":
            return reduce(or_, map(self._at, [what, *self.spent_for[resource]]))
        return self._at(what)

    def _at(self, what: str) -> int:
        return self._one("held" if what.startswith("held ") and not self.held else what)

    def _one(self, what: str) -> int:
        return 1 << self.numbers.setdefault(what, len(self.numbers))


def with_history(print_: Footprint, asked: Iterable[g.Event]) -> Footprint:
    """With what conditions about the past see of it; `asked`: what they ask about."""
    changed = {what for what, _ in print_.changes}
    if any(event.kind in print_.raises and _may_be(event, changed) for event in asked):
        return print_ | Footprint(adds=frozenset({("history", "all")}))
    return print_


def _may_be(event: g.Event, changed: set[str]) -> bool:
    """Whether an effect that raises such events, and changes this, can be what is asked about."""
    match event.kind:
        case "raise" if event.parameter:
            return bool({f"level {event.parameter}", f"counter {event.parameter}"} & changed)
        case "gain" if event.resources:
            return any(f"stock {name}" in changed for name in event.resources)
        case "produce" if event.resources:
            return any(f"production {name}" in changed for name in event.resources)
        case _:
            return True
