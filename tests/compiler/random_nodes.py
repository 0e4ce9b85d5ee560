"""Random nodes of the graph, made from what the classes say of their fields.

In: a library and a seed. Out: nodes that fit their types and name only what is declared; few of
them mean anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass, replace
from random import Random
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from compiler import graph as g
from compiler.document.invariants import known_names
from compiler.graph.base import Ref

DEEP = 4
"""Beyond so many nodes within nodes only small ones follow."""


class Maker:
    def __init__(self, library: g.Library, seed: int) -> None:
        self.rng = Random(seed)
        self.known: Mapping[str, Any] = known_names(library)

    def effect(self) -> g.Effect:
        made: g.Effect = self.value(g.Effect)
        return made

    def value(self, hint: Any, deep: int = 0) -> Any:
        options = [hint]
        while any(get_origin(one) in (Union, UnionType) for one in options):
            options = [part for one in options for part in get_args(one) or (one,)]
        if deep > DEEP:
            options = [one for one in options if not is_dataclass(one)] or options[:1]
        hint = self.rng.choice(options)
        args = get_args(hint)
        if get_origin(hint) is Literal:
            return self.rng.choice(args)
        if get_origin(hint) is Annotated:
            ref = next((one for one in args[1:] if isinstance(one, Ref)), None)
            if ref is not None:
                return self.rng.choice(sorted(self.known.get(ref.what) or ["nothing"]))
            return self.value(args[0], deep)
        if get_origin(hint) is tuple:
            several = [args[0]] * self.rng.choice((1, 2, 2, 3)) if args[-1] is ... else args
            return tuple(self.value(one, deep + 1) for one in several)
        if is_dataclass(hint):
            return self.node(hint, deep + 1)
        return {int: self.rng.choice((1, 1, 2, 3, 0)), bool: self.rng.random() < 0.3}.get(hint)

    def node(self, kind: Any, deep: int) -> Any:
        """Fields with a default keep it, mostly."""
        hints = get_type_hints(kind, include_extras=True)
        filled = {
            one.name: self.value(hints[one.name], deep)
            for one in fields(kind)
            if one.name != "by" and (one.default is MISSING or self.rng.random() < 0.15)
        }
        return kind(**filled)


def cards(library: g.Library, seed: int, number: int) -> list[g.Card]:
    """Cards with one random effect each."""
    maker = Maker(library, seed)
    blank = g.Card("", "random", "automated", "", cost=1)
    return [
        replace(
            blank,
            id=f"card-{index}",
            name=f"Card {index}",
            abilities=(g.Ability("play", maker.effect()),),
        )
        for index in range(number)
    ]
