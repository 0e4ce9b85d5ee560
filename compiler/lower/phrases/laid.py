"""Cards of a set's own kinds where they are laid out: on areas, in their row, on their pile.

In: things of the syntax tree. Out: `CardSet`s of the graph. What lies face down can only be told by
its kind and its place.
"""

from __future__ import annotations

from dataclasses import replace

from compiler.graph import AreaSet, CardSet
from compiler.lower.phrases.areas import area_filters
from compiler.lower.phrases.nouns import own_kind
from compiler.lower.phrases.scope import Bag, Scope
from compiler.lower.phrases.selectors import card_set, zone_of
from compiler.names.vocabulary import Symbol
from compiler.names.written import properties
from dsl.syntax.nodes import AnyThing, Filter, Thing

_ON_AREAS = ("on", "adjacent to", "under")


def lies(kind: Symbol) -> str:
    """`areas`, `row`, or empty where such cards only lie in their pile."""
    line = properties(kind.declaration).get("lies")
    thing = line.things[0].thing if line is not None and line.things else None
    first = thing.filters[:1] if isinstance(thing, Thing) else ()
    return {"on": "areas", "in": "row"}[first[0].word] if first else ""


def laid_out(scope: Scope, thing: Thing, source: AnyThing | None = None) -> CardSet | None:
    """`find adjacent to your tile`, `boons in the row`; None for other cards, and where no place is
    said. `source`: what is said `from …`."""
    kind = own_kind(scope, thing)
    if kind is None:
        return None
    if any(filter_.word in _ON_AREAS for filter_ in thing.filters):
        return _on_areas(scope, thing, kind)
    inside = [f for f in thing.filters if f.word == "in" and isinstance(f.thing, Thing)]
    place = source if source is not None else inside[0].thing if inside else None
    if not isinstance(place, Thing):
        return None
    zone = zone_of(scope, place)
    if zone not in ("row", "pile"):
        return None
    scope.hear(*inside[:1])
    rest = tuple(filter_ for filter_ in thing.filters if filter_ not in inside[:1])
    cards = card_set(scope, replace(thing, filters=rest))
    if cards.zone == "here" or (source is not None and inside):
        scope.unclear(thing.span, "they lie at one place: say only that")
    if zone == "row" and lies(kind) != "row":
        scope.unclear(thing.span, f"where {kind.plural} lie stands where they are declared")
    if zone == "pile" and cards != CardSet(kinds=cards.kinds):
        scope.unclear(thing.span, "nobody knows which lie in the pile")
    return replace(cards, zone=zone)


def _on_areas(scope: Scope, thing: Thing, kind: Symbol) -> CardSet:
    bag = Bag(scope, [_on(filter_) for filter_ in thing.filters])
    scope.hear(*thing.filters)
    area = replace(area_filters(scope, AreaSet(), bag), empty=False)
    bag.close()
    cards = card_set(scope, replace(thing, filters=()))
    if cards != CardSet(kinds=cards.kinds) and "open" not in properties(kind.declaration):
        scope.unclear(thing.span, f"which {kind.plural} lie there is hidden: say only where")
    if lies(kind) != "areas":
        scope.unclear(thing.span, f"where {kind.plural} lie stands where they are declared")
    return replace(cards, zone="areas", on=area)


def _on(filter_: Filter) -> Filter:
    """`under it` is where the tile lies, as `on it` is."""
    return replace(filter_, word="on") if filter_.word == "under" else filter_
