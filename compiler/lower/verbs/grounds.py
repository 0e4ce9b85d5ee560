"""What areas of the board give to who has or chooses them: what is printed there, and lies beside.

In: a `Call`. Out: a leaf of the graph.
"""

from __future__ import annotations

from dataclasses import replace

from compiler import graph
from compiler.lower.phrases.areas import area_set, says_empty, tile_set
from compiler.lower.phrases.nouns import hear_words, is_plural, structural
from compiler.lower.verbs.call import Call
from compiler.lower.verbs.expansions import bonuses, is_colony
from dsl.syntax.nodes import It, Thing


def gain_bonuses(call: Call) -> graph.Effect:
    """`gain all bonuses under it`, `gain all colony bonuses`."""
    hear_words(call.scope, call.thing.words)
    if is_colony(call, "bonus"):
        return bonuses(call)
    if not isinstance(call.amount, graph.Every) or structural(call.thing) != ("bonus", ()):
        call.scope.unclear(call.thing.span, "for example `gain all bonuses under it`")
    under = call.bag.take("under")
    on = None if under else call.bag.take("on")  # else it is where those tiles lie
    beside = None if under or on else call.bag.take("adjacent to")
    if beside is not None:
        call.scope.unclear(beside.span, "`on an area adjacent to …`, or `on each area …`")
        call.bag.rest.clear()
    found = under or on
    if found is None and beside is None:
        cure = "say where: `under it`, `under this tile`, `on an area adjacent to this tile`"
        call.scope.unclear(call.thing.span, cure)
    if under is not None and isinstance(under.thing, It):
        call.scope.hear(under.thing)
        return graph.GainBonus("it", by=call.by)
    if found is None or not isinstance(found.thing, Thing):
        return graph.GainBonus("this", by=call.by)
    if call.bag.rest and call.bag.rest[0].span.column < found.span.column:
        call.scope.unclear(call.bag.rest[0].span, "behind the tile: `under a city of an opponent`")
    thing = replace(found.thing, filters=(*found.thing.filters, *call.bag.rest))
    call.bag.rest.clear()
    if on is not None:
        return _on_areas(call, thing)
    each, number = call.scope.says(thing, "each"), thing.number
    if (number is not None and number.value != 1) or is_plural(call.scope, thing):
        cure = "`under each tile`, or under one: `under it`, `under this tile`, `under a city`"
        call.scope.unclear(found.span, cure)
    call.scope.hear(number)
    tiles = tile_set(call.scope, replace(thing, number=None))
    if tiles.at:
        return graph.GainBonus("it" if tiles.at == "it" else "this", by=call.by)
    return graph.GainBonus("", tiles, each=each, by=call.by)


def _on_areas(call: Call, thing: Thing) -> graph.Effect:
    """`gain all bonuses on an area adjacent to this tile`, `on each area with your marker`."""
    each = call.scope.says(thing, "each")
    call.scope.says(thing, "a", "an", "any")
    if thing.number is not None or is_plural(call.scope, thing):
        call.scope.unclear(thing.span, "`on an area …`, or on all of them: `on each area …`")
    if says_empty(thing):
        call.scope.unclear(thing.span, "whatever lies there: leave out `empty`")
    areas = area_set(call.scope, thing)
    noun_ = structural(thing) is not None
    if (bool(areas.names) == noun_) or (each and not noun_) or call.scope.says(thing, "the"):
        call.scope.unclear(thing.span, "`on an area …`, `on each area …`, or one by its name")
    return graph.GainBonus("", None, replace(areas, empty=False), each, call.by)
