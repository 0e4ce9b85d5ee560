"""What must hold of every library; a violation is a fault of the compiler, never of the author.

In: a library without diagnostics, or one read from JSON. Out: nothing, or a `GraphError` that names
the invariant and the declaration.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from typing import Any

from compiler import graph as g
from compiler.graph import Library
from dsl.reading.drawings import Undrawable, rebuilt


class GraphError(Exception):
    """An internal error: `invariant: declaration: what is wrong`."""


def verify(library: Library) -> None:
    """Check every invariant. Raises GraphError for the first violation."""
    for found in violations(library):
        raise GraphError(f"{found.invariant}: {found.owner}: {found.fault}")


@dataclass(frozen=True, slots=True)
class Violation:
    """`path` is where the declaration stands in the library: the field and its index."""

    invariant: str
    owner: str
    fault: str
    path: tuple[str, int]
    by: str


def violations(library: Library) -> Iterator[Violation]:
    """Everything that does not hold, declaration by declaration."""
    known = _known(library)
    for owner, path, root in _roots(library):
        nodes = tuple(g.walk(root))
        for name, check in INVARIANTS.items():
            for fault in check(nodes, known):
                yield Violation(name, owner, fault, path, getattr(root, "by", ""))


def _roots(library: Library) -> Iterator[tuple[str, tuple[str, int], object]]:
    """Every declaration with the name to call it by, and where it stands."""
    for field in fields(library):
        part = getattr(library, field.name)
        if isinstance(part, tuple) and field.name != "rules":
            for index, root in enumerate(part):
                owner = f"{field.name} {getattr(root, 'id', None) or root.name}"
                yield owner, (field.name, index), root


# ---- what is declared ---------------------------------------------------------------------------

Known = dict[str, frozenset[str]]
Nodes = tuple[Any, ...]
"""A declaration and every node in it, outer ones first."""


def _known(library: Library) -> Known:
    """The identifiers that may be referred to, by what they are."""
    known = {
        "resource": {r.id for r in library.resources},
        "stock": {r.id for r in library.resources if r.kept == "player"},
        "held": {r.id for r in library.resources if r.kept == "card"},
        "tag": {t.id for t in library.tags},
        "bonus": {b.id for b in library.bonuses},
        "terrain": {t.id for t in library.terrains},
        "tile": {t.id for t in library.tiles},
        "parameter": {p.id for p in library.parameters},
        "counter": {c.id for c in library.counters},
        "board": {b.id for b in library.boards},
        "card": {c.id for c in library.cards},
        "rule": {name for name, _ in library.rules},
        "state": {s.id for s in library.states},
        "element": {e.id for e in library.elements},
    }
    known["track"] = known["parameter"] | known["counter"]
    return {what: frozenset(ids) for what, ids in known.items()}


_REFERENCES: dict[type, dict[str, str]] = {
    g.CardSet: {"tags": "tag", "holds": "held", "names": "card"},
    g.TileSet: {"tiles": "tile"},
    g.AreaSet: {"terrains": "terrain", "bonus": "bonus"},
    g.Stock: {"resources": "stock"},
    g.Production: {"resources": "stock"},
    g.Level: {"parameter": "parameter"},
    g.Counter: {"counter": "counter"},
    g.Tags: {"tags": "tag"},
    g.Held: {"resources": "resource"},
    g.Event: {"tags": "tag", "resources": "resource", "parameter": "track"},
    g.Printed: {"resources": "bonus"},
    g.Lowest: {"resources": "stock"},
    g.Gain: {"resource": "stock"},
    g.Lose: {"resource": "stock"},
    g.Spend: {"resource": "resource"},
    g.Pay: {"using": "stock"},
    g.Produce: {"resource": "stock"},
    g.Raise: {"track": "track"},
    g.Place: {"tile": "tile"},
    g.GainTag: {"tag": "tag"},
    g.Add: {"resource": "held"},
    g.Remove: {"resource": "resource"},
    g.Discount: {"projects": "card", "conversions": "card"},
    g.Worth: {"resource": "stock"},
    g.Tolerance: {"parameters": "parameter"},
    g.SpendAs: {"resource": "resource", "instead": "stock"},
    g.Protect: {"resources": "resource"},
    g.Override: {"rule": "rule"},
    g.CountsAs: {"resources": "stock", "tag": "tag"},
    g.Card: {"tags": "tag", "holds": "held"},
    g.ResourceKind: {
        "on_tags": "tag",
        "becomes": "stock",
        "counted": "parameter",
        "as_tag": "tag",
    },
    g.TileKind: {"counted": "parameter"},
    g.TerrainKind: {"also": "terrain"},
    g.AreaPlace: {"terrain": "terrain", "bonus": "bonus", "tags": "tag"},
    g.Board: {"milestones": "card", "awards": "card"},
    g.InState: {"state": "state"},
    g.Scenario: {"board": "board"},
}
"""Fields that hold identifiers; an empty one is always allowed."""


def _references_resolve(nodes: Nodes, known: Known) -> Iterator[str]:
    for node in nodes:
        for field, what in _REFERENCES.get(type(node), {}).items():
            content = getattr(node, field)
            for name in content if isinstance(content, tuple) else (content,):
                if isinstance(name, str) and name and name not in known[what]:
                    yield f"{type(node).__name__}.{field} names no {what}: {name}"


# ---- shapes -------------------------------------------------------------------------------------

_SEVERAL = (g.OneOf, g.Unordered, g.Then, g.Both, g.Either, g.Sum)


def _branches(nodes: Nodes, _known: Known) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, _SEVERAL) and len(node.parts) < 2:
            yield f"{type(node).__name__} with {len(node.parts)} parts"


def _amounts(nodes: Nodes, _known: Known) -> Iterator[str]:
    for node in nodes:
        match node:
            case g.Per(times=times, each=each) if times < 1 or each < 1:
                yield f"{times} per {each}"
            case g.Chosen(times=times) if times < 1:
                yield f"{times} times X"
            case g.Place(count=count) if count < 1:
                yield f"{count} tiles"
            case g.Raise(steps=int(amount)) if amount < 1:
                yield f"{amount} steps"
        amount_ = getattr(node, "amount", 1)
        if isinstance(amount_, int) and amount_ < 1 and not isinstance(node, g.Points):
            yield f"{type(node).__name__} of {amount_}"


def _counted(nodes: Nodes, _known: Known) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, g.Stock | g.Production) and not node.resources:
            yield f"{type(node).__name__} of no resource"


def _that(nodes: Nodes, _known: Known) -> Iterator[str]:
    """`that` has a meaning only in a trigger, and where one trades, for what the track shows."""
    labels = ("trigger", "trade")
    triggers = [a for a in nodes if isinstance(a, g.Ability) and a.label in labels]
    heard = {id(node) for ability in triggers for node in g.walk(ability)}
    for node in nodes:
        if isinstance(node, g.MoveCards):
            continue  # there it may be the player just mentioned
        points = isinstance(node, g.That) or getattr(node, "reference", "") == "that"
        if (points or getattr(node, "whose", "") == "that") and id(node) not in heard:
            yield f"{type(node).__name__} means `that`, but nothing set it off"


def _abilities(nodes: Nodes, _known: Known) -> Iterator[str]:
    for node in nodes:
        if not isinstance(node, g.Ability):
            continue
        if (node.label == "effect") != (node.rule is not None):
            yield f"a rule and the label {node.label}"
        if (node.label == "effect") == (node.effect is not None):
            yield f"an effect and the label {node.label}"
        if (node.label == "trigger") != bool(node.events):
            yield f"events and the label {node.label}"


def _removals(nodes: Nodes, _known: Known) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, g.Remove) and (node.whose is None) == (node.cards is None):
            yield "a removal from both or neither of a player and a card"


def _neighbours(nodes: Nodes, _known: Known) -> Iterator[str]:
    root = nodes[0]
    if isinstance(root, g.Board):
        places = {area.label: area for area in root.areas}
        for area in root.areas:
            for label in area.neighbours:
                if label not in places or area.label not in places[label].neighbours:
                    yield f"{area.label} is next to {label}, but not the other way round"


def _drawings(nodes: Nodes, _known: Known) -> Iterator[str]:
    """They come into pages that others open."""
    drawing = getattr(nodes[0], "icon", "")
    try:
        if drawing and rebuilt(drawing.encode()) != drawing:
            yield "it is not written as the compiler writes it"
    except Undrawable as error:
        yield str(error)


def _identifiers(nodes: Nodes, _known: Known) -> Iterator[str]:
    """They come into names of files and addresses in pages."""
    name = getattr(nodes[0], "id", "")
    if not _IDENTIFIER.fullmatch(name):
        yield f"no identifier: {name!r}"


_IDENTIFIER = re.compile(r"[\w-]*")

Check = Callable[[Nodes, Known], Iterator[str]]

INVARIANTS: dict[str, Check] = {
    "every reference is resolved": _references_resolve,
    "a choice has two branches": _branches,
    "amounts are positive": _amounts,
    "something is counted": _counted,
    "that belongs to a trigger": _that,
    "an ability fits its label": _abilities,
    "a removal has one source": _removals,
    "neighbours are mutual": _neighbours,
    "a drawing is plain shapes": _drawings,
    "an identifier is plain letters": _identifiers,
}
