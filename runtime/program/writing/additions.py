"""What a game and its extensions add to the language's own rules, or take out of them.

In: decided outside, by whoever knows the games. Out: `Additions`, plain data that the writers look
at. Functions of the engine are told by their names only: whoever links the program brings them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from compiler.footprint.atoms import Footprint


@dataclass(frozen=True, slots=True)
class Native:
    """An operation that is written in Python, not made from a node: the names of its functions, as
    in `Code`; `take` is empty where it asks nothing."""

    run: str
    able: str
    take: str = ""
    footprint: Footprint = field(default_factory=Footprint)


@dataclass(frozen=True, slots=True)
class Additions:
    """`lacks`: nodes, and kinds of events, that mean nothing in this game, and what they are in
    words; `states` and `zones`: for each more that cards may ask about an expression of generated
    code; `bought`: for more kinds of cards the operation that lays down what was bought; `kinds`:
    more that lie on the table. `verbs`: for more nodes what writes their code, given node and
    builder; `measures`: for more that can be counted, and for an `Event` about colony tiles, what
    writes the expression, given node and `Expressions`."""

    lacks: Mapping[type | str, str] = field(default_factory=lambda: MappingProxyType({}))
    states: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    zones: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    bought: Mapping[str, Native] = field(default_factory=lambda: MappingProxyType({}))
    kinds: tuple[str, ...] = ()
    verbs: Mapping[type, Callable[..., Any]] = field(default_factory=lambda: MappingProxyType({}))
    measures: Mapping[type, Callable[..., str]] = field(
        default_factory=lambda: MappingProxyType({})
    )


NONE = Additions()
