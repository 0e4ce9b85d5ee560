"""What belongs to a verb, place by place, as cheap checks over tables.

Out: `PLACES`, in the order of the list in `docs/architecture.md`, and what is missing in each. It
is run as a program in a copy of the sources, where a verb is being added:
`python -m tests.verbs` prints what is missing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any, get_args

PLACES = (
    "dsl/lexicon/verbs.py",
    "compiler/graph/leaves.py",
    "compiler/footprint/leaves.py",
    "compiler/lower/verbs/",
    "compiler/writing/leaves.py",
    "compiler/text/locale/",
    "compiler/icons/leaves.py",
    "runtime/program/verbs/",
)


def missing() -> list[str]:
    """One line for each thing that is missing, which begins with the place."""
    try:
        return list(_missing())
    except (AttributeError, ImportError) as error:  # somebody names a node that there is not
        if "compiler.graph'" not in str(error):
            raise
        return [f"{PLACES[1]}: {error}"]


def _missing() -> Iterator[str]:
    from compiler import graph as g
    from compiler.graph.fields import node_name
    from compiler.icons.effects import EFFECTS as ICONS
    from compiler.lower.verbs.dispatch import LEAVES
    from compiler.text.catalogue import catalogue, languages
    from compiler.text.effects import EFFECTS as TEXTS
    from dsl.lexicon.verbs import FRAMES
    from runtime.games.wanted import EXTENSIONS
    from runtime.program.verbs import VERBS

    played = {*VERBS, *(node for extension in EXTENSIONS for node in extension.verbs)}
    of_parties = (g.PlaceDelegates, g.RemoveDelegate, g.ExchangeDelegate)  # nothing plays them yet
    row, node, prints, lower, written, words, icons, engine = PLACES
    yield from (f"{row}: no row `{verb}`" for verb in sorted({*LEAVES} - {*FRAMES}))
    yield from (f"{lower}: no function for `{verb}`" for verb in sorted({*FRAMES} - {*LEAVES}))
    leaves = get_args(g.Leaf)
    yield from (f"{node}: {kind.__name__} is not in `Leaf`" for kind in VERBS if kind not in leaves)
    for kind in leaves:
        name = node_name(kind)
        if "facts" not in vars(kind):
            yield f"{node}: {name} does not say whether it pays, takes or gives: `facts`"
        if not _goes(lambda kind=kind: _footprint(kind)):
            yield f"{prints}: no footprint of {name}"
        if not _goes(lambda kind=kind: _card_text(kind)):
            yield f"{written}: no card text for {name}"
        for language in languages():
            said = catalogue(language).bundles[0].has_message(name)
            if not said and kind not in TEXTS:
                yield f"{words}{language}.ftl: no message `{name}`"
        if kind not in ICONS:
            yield f"{icons}: no icons for {name}"
        if kind not in played and kind not in of_parties:
            yield f"{engine}: no function for {name}"


def _goes(work: Callable[[], object]) -> bool:
    """Whether some case is there for the node; `assert_never` says that none is."""
    from compiler.writing import Unwritable

    try:
        work()
    except Unwritable:
        return True
    except AssertionError:
        return False
    return True


def _footprint(kind: type) -> object:
    from compiler.footprint.effects import footprint

    return footprint(_example(kind), _library())


def _card_text(kind: type) -> object:
    from compiler.writing.leaves import leaf
    from compiler.writing.names import Names

    return leaf(Names.of(_library()), _example(kind))


def _library() -> Any:
    from compiler import graph as g

    return g.Library(
        resources=(g.ResourceKind("a", "a", "as"),),
        parameters=(g.ParameterKind("a", "a", "", 0, 9),),
        tiles=(g.TileKind("a", "a", "as"),),
    )


def _example(kind: type) -> Any:
    """A node with the plainest things in it."""
    from dataclasses import MISSING, fields

    from compiler import graph as g

    plain: dict[str, Any] = {
        "resources": ("a", "a"),
        "amount": 1,
        "steps": 1,
        "tiles": g.TileSet(("a",)),
        "others": g.TileSet(("a",)),
        "cards": g.CardSet(zone="play"),
        "delegates": g.DelegateSet(),
        "area": g.AreaSet(terrains=("a",)),
        "to": g.CardSet(reference="this"),
    }
    needed = (one.name for one in fields(kind) if one.default is MISSING)  # type: ignore[arg-type]
    filled = {name: plain.get(name, "a") for name in needed}
    if kind is g.MoveCards:
        filled["to"] = "hand"
    return kind(**filled)


if __name__ == "__main__":
    sys.stdout.write("\n".join(missing()))
