"""Rights about the board: where tiles may be placed too, where they may not, and that one's own
stay where they are.

In: the right of an `effect:` line. Out: continuous rules of the graph.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from compiler import graph
from compiler.graph import AreaSet, Continuous, TileSet
from compiler.lower.phrases.areas import area_filters, tile_set
from compiler.lower.phrases.nouns import hear_words, in_front, is_plural, noun, structural
from compiler.lower.phrases.scope import Bag, Scope, by
from compiler.messages.meaning import ROLE_DOES_NOT_FIT, WHERE_MISSING
from compiler.names.folding import fold
from dsl.syntax.nodes import AnyThing, Filter, Right, Role, Thing, Word

MORE = "you may place cities adjacent to any city"
LESS = "opponents may not place tiles adjacent to your city"


def siting(
    scope: Scope, node: Right, whose: Literal["you", "opponents", "all"]
) -> list[Continuous]:
    """`you may place cities adjacent to any city`, `… ignoring placement rules`, `opponents may not
    place tiles adjacent to this tile`. Whose the neighbours are is said as in the rule of a tile:
    nothing said is anybody's."""
    barred = whose == "all" or not node.allowed
    example = f"for example `{LESS if barred else MORE}`"
    thing = node.thing
    if not isinstance(thing, Thing) or thing.number is not None:
        scope.unclear(node.span, example)
        return []
    scope.says(thing, "your", "a", "any", "the")
    found = noun(scope, replace(thing, filters=()), ("tile",))
    if found is None:
        return []
    tiles = in_front(scope, found, ("tile",))
    bag = Bag(scope, [_with_article(scope, filter_) for filter_ in thing.filters])
    area = area_filters(replace(scope, owner="all"), AreaSet(), bag)
    bag.close()
    said = [_is_free(scope, role) for role in node.roles]
    free = any(said)
    if area == AreaSet() and not free and not barred:
        scope.fault(WHERE_MISSING, node.span, example, verb="place")
    elif free and (area != AreaSet() or barred):
        scope.unclear(node.roles[0].span, f"say where: {example}")
    where = None if area == AreaSet() else area
    return [graph.Siting(tiles, where, free, whose, barred, by(node.span))]


def _with_article(scope: Scope, filter_: Filter) -> Filter:
    """`adjacent to cities`: where many are placed, each lies next to one."""
    thing = filter_.thing
    plural = isinstance(thing, Thing) and not thing.number and not thing.dets
    if filter_.word != "adjacent to" or not isinstance(thing, Thing) or not plural:
        return filter_
    if not is_plural(scope, thing):
        return filter_
    scope.hear(filter_)
    return replace(filter_, thing=replace(thing, dets=(Word("a", span=thing.span),)))


def _is_free(scope: Scope, role: Role) -> bool:
    """`ignoring placement rules`; any other role is reported."""
    if role.word != "ignoring":
        scope.fault(ROLE_DOES_NOT_FIT, role.span, word=role.word)
        return False
    scope.hear(role)
    free = is_placement_rules(scope, role.thing)
    if not free:
        scope.unclear(role.span, "`ignoring placement rules`")
    return free


def is_placement_rules(scope: Scope, thing: AnyThing) -> bool:
    """Whether it is that which stands behind `ignoring`."""
    if not isinstance(thing, Thing):
        return False
    if [fold(w.words[0].text) for w in thing.words] != ["placement", "rules"]:
        return False
    hear_words(scope, thing.words)
    return True


def keeping(scope: Scope, node: Right) -> list[Continuous]:
    """`opponents may not remove your cities`: nor move nor exchange them."""
    for role in node.roles:
        scope.fault(ROLE_DOES_NOT_FIT, role.span, word=role.word)
    tiles = tile_set(scope, node.thing) if node.thing is not None else TileSet()
    mine = isinstance(node.thing, Thing) and scope.says(node.thing, "your")
    if tiles.whose != "you" or not mine or node.allowed:
        scope.unclear(node.span, "for example `opponents may not remove your tiles`")
    return [graph.KeptTiles(tiles, by(node.span))]


def is_about_tiles(scope: Scope, thing: AnyThing | None) -> bool:
    """`your tiles`, `your cities`."""
    if not isinstance(thing, Thing) or not thing.words:
        return False
    found = structural(thing)
    word = thing.words[-1].words[0]
    if found is not None:
        return found[0] == "tile"
    return scope.words.find(word.text, ("tile",), word.quoted) is not None
