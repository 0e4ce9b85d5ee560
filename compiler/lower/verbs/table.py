"""Verbs on the table: tiles placed, resources put on cards and taken from players or cards.

In: a `Call`. Out: a leaf of the graph.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from compiler import graph
from compiler.graph import AreaSet, CardSet, Whose
from compiler.lower.phrases.areas import area_filters, area_set, tile_set
from compiler.lower.phrases.bans import is_placement_rules
from compiler.lower.phrases.conditions import players_who
from compiler.lower.phrases.counted import check_holds
from compiler.lower.phrases.laid import lies
from compiler.lower.phrases.levels import check_many
from compiler.lower.phrases.nouns import (
    hear_words,
    in_front,
    is_plural,
    is_tile,
    noun,
    only,
    own_kind,
    plain,
    structural,
)
from compiler.lower.phrases.scope import NOTHING, Bag, Scope, dets, is_this, whose
from compiler.lower.phrases.selectors import (
    card_set,
    which_card,
)
from compiler.lower.phrases.uses import check_one
from compiler.lower.verbs.call import Call, bare, said_up_to
from compiler.lower.verbs.exchanged import exchange_with
from compiler.lower.verbs.expansions import (
    build,
    change_party,
    exchange_delegate,
    is_built,
    is_colony,
    is_delegate,
    is_party,
    place_delegates,
    remove_colony,
    remove_delegate,
)
from compiler.lower.verbs.moving import marker
from compiler.lower.verbs.stock import of_each, of_that, of_that_on_it, one_kind
from compiler.messages.meaning import ONLY_OWN_CARDS, WHERE_MISSING, WHICH_ONE
from compiler.messages.names import NAME_MISSING
from compiler.names.written import plain_text, properties
from dsl.lexicon.words import EACH
from dsl.syntax.nodes import Here, It, Thing, Who

# ---- tiles --------------------------------------------------------------------------------------


def claim_tile(call: Call) -> graph.Effect:
    """`claim an ocean tile without owner`."""
    if own_kind(call.scope, call.thing) is not None:
        call.scope.unclear(call.node.span, "who takes it has it: `take 1 … adjacent to your tile`")
    if call.amount != 1:
        cure = "one tile at a time: `claim an ocean tile without owner then claim an ocean tile …`"
        call.scope.unclear(call.thing.span, cure)
    thing = replace(call.thing, number=None, filters=tuple(call.bag.rest))
    call.bag.rest.clear()
    check_one(call.scope, thing)
    return graph.Claim(tile_set(call.scope, thing), call.by)


def place(call: Call) -> graph.Effect:
    scope = call.scope
    if is_delegate(call):
        return place_delegates(call)
    if is_colony(call, "tile"):
        hear_words(scope, call.thing.words)
        if call.amount != 1:
            call.scope.unclear(call.thing.span, "one colony tile at a time")
        for more in call.bag.rest:
            call.scope.unclear(more.span, "leave it out: any that is left may be chosen")
        call.bag.rest.clear()
        return graph.AddColony(call.by)
    if structural(call.thing) == ("colony", ()):
        hear_words(scope, call.thing.words)
        return build(call)
    if own_kind(scope, call.thing) is not None:
        return _lay(call)
    if (made := marker(call, down=False)) is not None:
        return made
    tile = ""
    if structural(call.thing) is not None and is_this(scope, call.thing):
        call.noun()
    else:
        found = call.noun()
        if found is None:
            return graph.Place(NOTHING)
        ids = in_front(scope, found, ("tile",)) if found.kind == "tile" else ()
        if len(ids) != 1:
            scope.fault(
                WHICH_ONE if ids else NAME_MISSING, call.thing.span, wanted="the name of a tile"
            )
        tile = ids[0] if ids else NOTHING
    areas = area_filters(scope, AreaSet(), call.bag)
    under = areas.holding.at if areas.holding is not None else ""
    if under == "it" and scope.lay and not _lies_on_others(scope, tile):
        areas = AreaSet(at="it")  # where what was taken lay
    elif under and not _lies_on_others(scope, tile):
        cure = "only a tile that `stacks` lies on another one; `exchange a city for a special tile`"
        scope.unclear(call.node.span, f"{cure} puts one in its place")
    ignoring, nobodys = call.role("ignoring"), bare(call)
    dry = _ignores(call, "placement bonus", "placement bonuses")
    still = _ignores(call, "tile effect", "tile effects")
    free = ignoring is not None and not (dry or still or nobodys)
    if ignoring is not None and free and not is_placement_rules(scope, ignoring):
        cure = "`ignoring placement rules`, `ignoring placement bonuses` or `ignoring tile effects`"
        scope.unclear(call.node.span, cure)
    check_many(scope, call.thing)
    if isinstance(call.amount, graph.Every) or not (tile or call.amount == 1):
        cure = "so many of a kind: `place 2 oceans`, `place 1 ocean per city`"
        scope.unclear(call.thing.span, cure)
    area = None if areas == AreaSet() else areas
    return graph.Place(tile, area, free, call.amount, nobodys, dry, still, call.by)


def _lay(call: Call) -> graph.Effect:
    """`place 1 find on each land area`."""
    scope, kind = call.scope, own_kind(call.scope, call.thing)
    assert kind is not None
    hear_words(scope, call.thing.words)
    on = [f for f in call.bag.rest if f.word == "on" and isinstance(f.thing, Thing)]
    every = any(scope.says(f.thing, "each") for f in on if isinstance(f.thing, Thing))
    area = area_filters(scope, AreaSet(), call.bag)
    if (
        call.role("ignoring") is not None
        or call.thing.words[1:]
        or not isinstance(call.amount, int)
    ):
        scope.unclear(call.node.span, f"for example `place 1 {kind.word} on each land area`")
    if lies(kind) != "areas":
        cure = f"where it is declared: `kind {kind.id}, lies on areas`"
        scope.unclear(call.thing.span, cure)
    elif not on and area == AreaSet():
        cure = f"for example `place 1 {kind.word} on each land area`"
        scope.fault(WHERE_MISSING, call.node.span, cure, verb="place")
    amount = call.amount if isinstance(call.amount, int) else 1
    if (
        amount > 1
        and not every
        and any(is_plural(scope, f.thing) for f in on if isinstance(f.thing, Thing))
    ):
        cure = (
            f"they lie on one of them: `place {amount} {kind.several} on a land area`; on several "
        )
        scope.unclear(call.node.span, f"{cure}one by one: `place 1 {kind.word} on a land area`")
    return graph.Lay(kind.id, area, amount, every, call.by)


def _lies_on_others(scope: Scope, tile: str) -> bool:
    found = scope.words.find(tile, ("tile",))
    return found is None or "stacks" in properties(found.declaration)


def _ignores(call: Call, *what: str) -> bool:
    """Whether it is said `ignoring placement bonuses`, or whatever else it is."""
    thing = call.role("ignoring")
    if not isinstance(thing, Thing) or thing.dets or thing.filters:
        return False
    if plain_text(thing) not in what:
        return False
    hear_words(call.scope, thing.words)
    return True


def is_about_tile(call: Call) -> bool:
    """The noun is a tile and no resource: `remove 1 greenery adjacent to it`."""
    if call.role("from") is not None or (call.role("to") is not None and call.node.verb != "move"):
        return False
    found = structural(call.thing)
    if found is not None or not call.thing.words:
        return found is not None and found[0] == "tile"
    word = call.thing.words[-1].words[0].text
    return call.scope.words.find(word, ("tile",)) is not None


def move_tile(call: Call) -> graph.Effect:
    """`move a city`, `move nomads to an empty area adjacent to it`."""
    to = call.role("to")
    area = area_set(call.scope, to) if to is not None else None
    tiles = _one_of_tiles(call)
    if not tiles.tiles and area is None:
        cure = "where to? tiles of each kind go elsewhere: `move a tile to a land area`"
        call.scope.unclear(call.node.span, cure)
    return graph.MoveTile(tiles, area, call.by)


def exchange(call: Call) -> graph.Effect:
    """`exchange your greenery for a city`, `exchange the neutral chairman for your delegate`,
    `exchange heat production with an opponent`."""
    if is_delegate(call):
        return exchange_delegate(call)
    if is_party(call):
        return change_party(call)
    words = structural(call.thing)
    whom = next((f.thing for f in call.bag.rest if f.word == "with"), None)
    made = words is not None and words[0] == "production"
    if isinstance(whom, Who) or made or _is_stock(call, whom):
        return exchange_with(call)
    other = call.role("for")
    kind = own_kind(call.scope, call.thing)
    if kind is not None:
        cure = f"`take 1 {kind.word} of an opponent then move 1 {kind.word} to that player`, or "
        call.bag.rest.clear()
        cure += f"`move 1 {kind.word} to the pile then draw 1 {kind.word}`"
        call.scope.unclear(call.node.span, cure)
        return graph.ExchangeTile(graph.TileSet(), NOTHING, call.by)
    if isinstance(other, Thing) and any(isinstance(f.thing, Who) for f in other.filters):
        cure = "another's tile becomes yours by `claim a greenery of an opponent`; two change "
        cure += "places by `exchange your city with a greenery of an opponent`"
        call.scope.unclear(other.span, cure)
        call.scope.hear(*other.filters)
    found = noun(call.scope, other, ("tile",)) if isinstance(other, Thing) else None
    ids = in_front(call.scope, found, ("tile",)) if found is not None else ()
    if other is None and is_tile(call.scope, whom):
        return _swap(call)
    if other is None and call.amount == 2:
        call.scope.unclear(call.node.span, _SWAP)
    elif len(ids) != 1:
        call.scope.unclear(call.node.span, f"for example `{call.frame.example}`")
    return graph.ExchangeTile(_one_of_tiles(call), ids[0] if ids else NOTHING, call.by)


def _is_stock(call: Call, other: object) -> bool:
    """Whether a resource is exchanged with something of one's own."""
    words = call.thing.words
    known = words and call.scope.words.find(words[-1].words[0], ("resource",)) is not None
    return bool(known) and isinstance(other, Thing)


_SWAP = "two tiles that change places: `exchange a city with a greenery of an opponent`"


def _swap(call: Call) -> graph.SwapTiles:
    """`exchange your city with a greenery of an opponent`: those change places."""
    scope = call.scope
    other = call.bag.take_with_rest("with")
    assert other is not None
    if other.number is not None or scope.says(other, "no"):
        scope.unclear(other.span, _SWAP)
    others = tile_set(scope, replace(other, number=None))
    check_one(scope, other)
    tiles = _one_of_tiles(call)
    symbols = (scope.words.find(one, ("tile",)) for one in (*tiles.tiles, *others.tiles))
    if any(one and {"stacks", "reserves"} & {*properties(one.declaration)} for one in symbols):
        scope.unclear(call.node.span, "tiles that take up their area change places")
    return graph.SwapTiles(tiles, others, call.by)


def _one_of_tiles(call: Call) -> graph.TileSet:
    """Which tiles, one of them chosen; the number is one."""
    if call.amount != 1:
        verb = call.node.verb
        cure = f"one tile at a time: `{verb} a city then {verb} a city`"
        call.scope.unclear(call.thing.span, cure)
    thing = replace(call.thing, number=None, filters=tuple(call.bag.rest))
    call.bag.rest.clear()
    if call.scope.says(thing, "no") or any(_is_each(f.thing) for f in thing.filters):
        call.scope.unclear(thing.span, "one tile is chosen: `of any player`, `of an opponent`")
    return tile_set(call.scope, thing)


# ---- things on cards ----------------------------------------------------------------------------


def add(call: Call) -> graph.Effect:
    scope = call.scope
    target = call.here()
    to = call.role("to")
    if to is not None and target is not None:
        scope.unclear(to.span, "it is `here`")
    cure = "for example `add 1 microbe to up to 2 different cards`"
    many = isinstance(to, Thing) and to.number is not None
    several = several_cards(call, to, cure) if isinstance(to, Thing) and many else None
    if to is not None:
        target = several[0] if several is not None else which_card(scope, to)
        if target.whose == "any":
            any_ = next((det for det in getattr(to, "dets", ()) if det.text.lower() == "any"), None)
            at, instead = (any_.span, "a") if any_ is not None else (None, None)
            scope.fault(ONLY_OWN_CARDS, call.node.span, "write `to a card`", None, at, instead)
            target = replace(target, whose="you")
    every = isinstance(to, Thing) and scope.says(to, "each")
    if (like := of_that_on_it(call, target, every or many)) is not None:
        return graph.Add("", call.amount, like, by=call.by)
    here = target == CardSet(reference="this")
    found = noun(scope, call.thing, (*call.frame.things, "resource")) if here else call.noun()
    resource = only(scope, found, call.thing.span)
    if target is None:
        cure = "say where: `here`, `to a card`, `to another card`, `to that card`"
        scope.fault(WHERE_MISSING, call.node.span, cure, verb="add")
        target = CardSet()
    if here and found is not None:
        check_holds(scope, found.ids or (scope.holds,), call.thing)
    number, fewer = several[1:] if several is not None else (1, False)
    resource = resource if found is not None else NOTHING
    return graph.Add(resource, call.amount, target, every, number, fewer, call.by)


def several_cards(call: Call, to: Thing, cure: str) -> tuple[CardSet, int, bool]:
    """`to 2 different cards`, `to up to 3 other cards`: which, how many, whether fewer will do."""
    scope, number = call.scope, to.number
    assert number is not None
    different = [words for words in to.words if plain(words) == "different"]
    hear_words(scope, tuple(different[-1:]))
    rest = tuple(words for words in to.words if words not in different)
    cards = card_set(scope, replace(to, number=None, words=rest), "play")
    fewer = number.bound == "up to"
    scope.hear(number)
    scope.hear_in(number, "bound")
    fixed = isinstance(call.amount, int | graph.Per)
    if number.value is None or number.times_x or (number.bound and not fewer) or not fixed:
        scope.unclear(to.span, cure)
    elif number.value < 2:
        scope.unclear(to.span, "one card: `a card`, `another card`")
    elif cards.whose != "you" or cards.reference:
        scope.unclear(to.span, "several are cards of your own")
    return cards, number.value or 1, fewer


def remove(call: Call) -> graph.Effect:
    scope = call.scope
    if call.node.verb == "remove" and is_delegate(call):
        return remove_delegate(call)
    if call.node.verb == "remove" and is_built(call):
        return remove_colony(call)
    if call.node.verb == "remove" and is_about_tile(call):
        if (made := marker(call, down=True)) is not None:
            return made
        return graph.RemoveTile(_one_of_tiles(call), call.by)
    cards = call.here()
    player: Whose | None = None
    from_ = call.role("from")
    if cards is not None and from_ is not None:
        scope.unclear(from_.span, "it is `here`")
    owning: graph.TileSet | None = None
    players: graph.Condition | None = None
    every = False
    match from_:
        case Who(text="the owner", filters=(_, *_)):
            scope.hear(from_)
            player, owning = "any", _owned_tile(scope, from_)
        case Who(filters=filters, doing=doing) if filters or doing is not None:
            player = whose(scope, replace(from_, filters=(), doing=None))
            players = players_who(scope, from_)
        case Who():
            player = whose(scope, from_)
        case Thing() | It() | Here():
            cards = which_card(scope, from_)
            said = dets(from_) if isinstance(from_, Thing) else set()
            every = "each" in said and call.node.verb == "remove"
            if every and isinstance(from_, Thing):
                scope.says(from_, "each")
            elif said & {"each", "all"}:
                scope.unclear(from_.span, "from one card: `from any card`, `from a card of …`")
            if every and cards.whose == "any":
                scope.unclear(from_.span, "`from each card in play`, `from each card of opponents`")
        case None:
            pass
    each, kinds = of_each(call), one_kind(call) if not call.thing.words else ()
    that = of_that(call)
    found = call.noun() if not (each or kinds or that) else None
    resource = that or only(scope, found, call.thing.span)
    if player is None and cards is None:
        cure = f"say from whom or where: `{call.frame.example}`, `remove 1 animal from any card`"
        held = found is not None and scope.holds and scope.holds in found.ids
        at, instead = (call.node.span.end(), " here") if held else (None, None)
        scope.fault(WHERE_MISSING, call.node.span, cure, None, at, instead, verb=call.node.verb)
    if found is not None and found.kind in ("tile", "delegate"):
        scope.unclear(call.node.span, f"for example `{call.node.verb} 1 greenery of any player`")
    elif found is not None and found.kind != "resource" and player is not None:
        among = player if player != "opponent" else "opponents"
        if owning is not None or players is not None or _is_each(from_) or player == "opponents":
            scope.unclear(call.node.span, "say from which card: `from a card of an opponent`")
        cards, player = CardSet(zone="play", whose=among), None
    if cards == CardSet(reference="this") and found is not None:
        check_holds(scope, found.ids or (scope.holds,), call.thing)
    elif cards is not None and found is not None and found.kind == "resource":
        scope.unclear(call.thing.span, "it lies on no card: `from any player`")
    up_to, number = said_up_to(call), call.thing.number
    if up_to and number is not None and (player in ("all", "opponents") or every):
        cure = "of each it is as much as there is: leave out `up to`; who may choose says `may`"
        scope.unclear(number.span, cure, number.span, f"{number.value or 'X'}")
    steal = call.node.verb == "steal"
    if steal and player == "you" and from_ is not None:
        scope.unclear(from_.span, "from others: `from any player`")
    if found is None and that is None:
        resource = NOTHING
    made = graph.Remove(
        resource, call.amount, player, cards, up_to, steal, owning, players, every, call.by
    )
    if (each or kinds or that) and cards is not None:
        scope.unclear(call.node.span, "out of a stock: `from any player`")
    if each and player in ("any", "opponent"):
        to = " to the owner of this card" * steal
        cure = f"all from one player: `an opponent: lose 1 of each standard resource{to}`"
        scope.unclear(call.node.span, cure)
    if each:
        return graph.Unordered(tuple(replace(made, resource=kind) for kind in each))
    if kinds:
        return graph.OneOf(tuple(replace(made, resource=str(kind)) for kind in kinds))
    return made


def _is_each(who: object) -> bool:
    return isinstance(who, Who) and who.text.lower() in EACH


def _owned_tile(scope: Scope, who: Who) -> graph.TileSet:
    """`the owner of a tile adjacent to it`: whoever owns such a tile."""
    bag = Bag(scope, who.filters)
    tile = bag.take_with_rest("of")
    bag.close()
    if tile is None:
        scope.unclear(who.span, "the owner of what? `the owner of a tile adjacent to it`")
        return graph.TileSet()
    return tile_set(scope, tile, "all")


VERBS: dict[str, Callable[[Call], graph.Effect]] = {
    "place": place,
    "add": add,
    "remove": remove,
    "steal": remove,
    "exchange": exchange,
}
