"""What must hold of every library; a violation is a fault of the compiler, never of the author.

In: a library without diagnostics, or one read from JSON. Out: nothing, or a `GraphError` that names
the invariant and the declaration.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import fields, replace
from functools import cache
from typing import Any, get_args

from compiler import graph as g
from compiler.graph import Library
from compiler.graph.base import Ref, Text
from compiler.graph.fields import Said, TextField, text_fields, texts
from dsl.lexicon.words import CARD_NUMBER
from dsl.reading.drawings import Undrawable, rebuilt
from dsl.reading.pictures import bytes_of
from dsl.reading.records import dataclass


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
    known = known_names(library)
    ids: set[tuple[str, str]] = set()
    for owner, path, root in _roots(library):
        place = getattr(root, "by", "")
        if (path[0], owner) in ids and hasattr(root, "id"):
            yield Violation("an id is given once", owner, "it stands twice", path, place)
        ids.add((path[0], owner))
        nodes, each = tuple(g.walk(root)), root
        if any(isinstance(node, g.ChooseOne) for node in nodes):
            each = g.changed(root, _each_chosen)
        if any(isinstance(node, g.Settle) for node in nodes):
            each = g.with_first_chosen(each)
        nodes = nodes if each is root else tuple(g.walk(each))
        for name, check in INVARIANTS.items():
            for fault in check(nodes, known):
                yield Violation(name, owner, fault, path, place)


def _each_chosen(node: Any) -> Any:
    """Each that can be chosen in the place of the one chosen, which is nothing elsewhere."""
    return replace(node, body=node.ways) if isinstance(node, g.ChooseOne) else node


def _roots(library: Library) -> Iterator[tuple[str, tuple[str, int], object]]:
    """Every declaration with the name to call it by, and where it stands."""
    for field in fields(library):
        part = getattr(library, field.name)
        if isinstance(part, tuple) and field.name != "rules":
            for index, root in enumerate(part):
                owner = f"{field.name} {getattr(root, 'id', None) or root.name}"
                yield owner, (field.name, index), root


# ---- what is declared ---------------------------------------------------------------------------

Known = Mapping[str, Collection[str]]
Nodes = tuple[Any, ...]
"""A declaration and every node in it, outer ones first."""

ZONES = (
    *("play", "hand", "deck", "bottom", "discard", "events", "here", "market", "table"),
    *("them", *g.LAID_OUT),
)


def known_names(library: Library) -> dict[str, Collection[str]]:
    """The identifiers that may be referred to, by what they are; see `compiler.graph.base.Ref`."""
    known: dict[str, set[str]] = {
        "resource": {r.id for r in library.resources},
        "stock": {r.id for r in library.resources if r.kept == "player"},
        "made": {r.id for r in library.resources if r.standard},
        "held": {r.id for r in library.resources} | {g.ANY},
        "tag": {t.id for t in library.tags},
        "bonus": {b.id for b in library.bonuses},
        "terrain": {t.id for t in library.terrains},
        "tile": {t.id for t in library.tiles},
        "parameter": {p.id for p in library.parameters},
        "counter": {c.id for c in library.counters},
        "board": {b.id for b in library.every_board},
        "area": {
            name
            for board in library.every_board
            for area in board.areas
            for name in (area.label, area.name)
        },
        "region": {
            r for board in library.every_board for area in board.areas for r in area.regions
        },
        "card": {c.id for c in library.cards},
        "rule": {name for name, _ in library.rules},
        "state": {s.id for s in library.states},
        "element": {e.id for e in library.elements},
        "set": {s.id for s in library.sets},
        "kind": {*get_args(g.CardKind), *(k.id for k in library.kinds)},
        "zone": set(ZONES),
    }
    for what, kind in _KINDS.items():
        known[what] = {c.id for c in library.cards if c.kind == kind}
    known["track"] = known["parameter"] | known["counter"]
    known["value"] = set().union(
        *(known[what] for what in ("resource", "tag", "parameter", "element", "card"))
    )
    return {**known}


_KINDS = {
    "project": "standard-project",
    "conversion": "conversion",
    "milestone": "milestone",
    "award": "award",
    "party": "party",
}
"""What is referred to as a card of some kind."""


def _references_resolve(nodes: Nodes, known: Known) -> Iterator[str]:
    players = getattr(nodes[0], "players", ())  # of a scenario
    playing = {"player": players, "answerer": (*players, g.CHANCE)}
    for node in nodes:
        kind: Any = type(node)
        for field in text_fields(kind).references:
            if not (content := getattr(node, field.name)):
                continue
            for said, name in _said(field, content):
                if isinstance(said, Ref):
                    there = playing[said.what] if said.what in playing else known[said.what]
                    if name not in there:
                        yield f"{kind.__name__}.{field.name} names no {said.what}: {name}"


def _said(field: TextField, content: object) -> Iterable[tuple[Said, str]]:
    """The texts in a field; most are one, or a plain list."""
    if field.said is None:
        return texts(field.hint, content)
    if isinstance(content, str):
        return ((field.said, content),)
    return [(field.said, text) for text in content] if isinstance(content, tuple) else ()


_LIKE = {
    "id": re.compile(r"[^\W_]+(-[^\W_]+)*"),
    "name": re.compile(r'[^"\n]+'),
    "number": re.compile(f"({CARD_NUMBER})?"),
    "line": re.compile(r"[^\n]*"),
    "quoted": re.compile(r'[^"\n]*'),
    "colour": re.compile("(#[0-9a-f]{6})?"),
}
"""What texts look like that card text can hold."""


def _texts(nodes: Nodes, _known: Known) -> Iterator[str]:
    for node in nodes:
        kind: Any = type(node)
        for field in text_fields(kind).others:
            for said, text in _said(field, getattr(node, field.name)):
                if isinstance(said, Text) and not _LIKE[said.like].fullmatch(text):
                    yield f"{kind.__name__}.{field.name} is no {said.like}: {text!r}"


def _special(nodes: Nodes, known: Known) -> Iterator[str]:
    if g.SPECIAL not in known["tile"]:
        for node in nodes:
            if isinstance(node, g.Place) and not node.tile:
                yield "a tile of the card itself, and the game has no such tiles"


# ---- shapes -------------------------------------------------------------------------------------

_SEVERAL = (g.OneOf, g.Unordered, g.Then, g.Both, g.Either, g.Sum)


def _branches(nodes: Nodes, _known: Known) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, _SEVERAL) and len(node.parts) < 2:
            yield f"{type(node).__name__} with {len(node.parts)} parts"
    kept = any(isinstance(node, g.ChoosePlayer) and node.kept for node in nodes)
    if kept != any(map(g.means_chosen_player, nodes)):
        yield "a player to remember of whom nothing is said" if kept else "nobody is remembered"
    choices = [node for node in nodes if isinstance(node, g.Settle)]
    if len(choices) > 1:
        yield f"{len(choices)} things to remember"
    for node in choices:
        among = [one.among for one in g.REMEMBERED if getattr(node, one.among)]
        if len(node.each) < 2 or len(among) > 1:
            yield f"Settle with {len(node.each)} of {', '.join(among) or 'nothing'}"


@cache
def _is_amounted(kind: Any) -> bool:
    """Whether nodes of the class say how much of something."""
    return kind in _AMOUNTED or any(field.name == "amount" for field in fields(kind))


_AMOUNTED = (g.Per, g.Chosen, g.KindOfCard, g.Card, g.Place, g.Raise, g.MoveColony)


def _amounts(nodes: Nodes, _known: Known) -> Iterator[str]:
    for node in nodes:
        kind: Any = type(node)
        if not _is_amounted(kind):
            continue
        match node:
            case g.Per(times=times, each=each) if times < 1 or each < 1:
                yield f"{times} per {each}"
            case g.Chosen(times=times) if times < 1:
                yield f"{times} times X"
            case g.KindOfCard(dealt=dealt, kept=kept) if not 0 <= kept <= dealt:
                yield f"{kept} of {dealt} cards kept"
            case g.Card(copies=copies) if copies < 1:
                yield f"{copies} copies"
            case g.Ability() | g.Grant() if node.span == "next":
                if not isinstance(node.rule, g.Discount):
                    yield "no discount on the next of its kind"
            case g.Place(count=int(count)) if count < 1:
                yield f"{count} tiles"
            case g.Raise(steps=int(amount)) | g.MoveColony(steps=int(amount)) if amount < 1:
                yield f"{amount} steps"
        amount_ = getattr(node, "amount", 1)
        if isinstance(node, g.Discount) and isinstance(amount_, int):
            amount_ = abs(amount_) if node.each > 0 else 0  # below zero it costs more
        if isinstance(amount_, int) and amount_ < 1 and not isinstance(node, g.Points):
            yield f"{kind.__name__} of {amount_}"


def _counted(nodes: Nodes, _known: Known) -> Iterator[str]:
    for node in nodes:
        kind: Any = type(node)
        for name in text_fields(kind).needed:
            if not getattr(node, name):
                yield f"{kind.__name__} without {name}"


def _that(nodes: Nodes, _known: Known) -> Iterator[str]:
    """`that` has a meaning only in a trigger and what is done later, where one trades, for what the
    track shows, and in the rent of a tile; a player also where one has been chosen."""
    pointing = [node for node in nodes if _points_to_that(node)]
    if not pointing:
        return
    labels = ("trigger", "trade")
    others: list[object] = [node.rent for node in nodes if isinstance(node, g.TileKind)]
    others += [node for node in nodes if isinstance(node, g.Later)]
    triggers = [a for a in nodes if isinstance(a, g.Ability) and a.label in labels]
    heard = {id(node) for ability in (*triggers, *others) for node in g.walk(ability)}
    chosen = any(map(g.chooses_player, nodes))
    for node in pointing:
        if isinstance(node, g.MoveCards) or (chosen and hasattr(node, "whose")):
            continue  # there it may be the player just mentioned
        if id(node) not in heard:
            yield f"{type(node).__name__} means `that`, but nothing set it off"


def _points_to_that(node: Any) -> bool:
    if isinstance(node, g.That) or getattr(node, "reference", "") == "that":
        return True
    return bool(getattr(node, "whose", "") == "that")


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
        if node.once and node.label != "trigger":
            yield f"{node.label} once in a {node.once}"
        if node.times != 1 and not (node.rule or node.label == "action" or node.once):
            yield f"{node.label} {node.times} times"
        if node.whose != "you" and (node.rule is None or node.whose not in ("all", "opponents")):
            yield f"{node.label} of {node.whose}"


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
    drawing, picture = getattr(nodes[0], "icon", ""), getattr(nodes[0], "picture", None)
    try:
        if drawing and rebuilt(drawing.encode()) != drawing:
            yield "it is not written as the compiler writes it"
        if picture is not None and picture.data:
            bytes_of(picture.data)
    except Undrawable as error:
        yield str(error)


Check = Callable[[Nodes, Known], Iterator[str]]

INVARIANTS: dict[str, Check] = {
    "every reference is resolved": _references_resolve,
    "texts fit into card text": _texts,
    "a special tile is declared": _special,
    "a choice has two branches": _branches,
    "amounts are positive": _amounts,
    "something is counted": _counted,
    "that belongs to a trigger": _that,
    "an ability fits its label": _abilities,
    "a removal has one source": _removals,
    "neighbours are mutual": _neighbours,
    "a drawing is plain shapes": _drawings,
}
