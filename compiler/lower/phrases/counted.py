"""What one noun counts: tags, tiles, cards, resources here, production.

In: a `Thing` whose noun is found. Out: the measure of the graph. What joins measures, compares them
and makes amounts of them is in `measures`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal

from compiler.graph import (
    ANY,
    Areas,
    Cards,
    CardSet,
    Colonies,
    Completed,
    Counter,
    Delegates,
    DelegateSet,
    Generation,
    Goals,
    Group,
    Held,
    Kinds,
    Level,
    Measure,
    Parties,
    Production,
    Score,
    Seats,
    Stock,
    Tags,
    Tiles,
    Whose,
)
from compiler.lower.phrases.areas import area_by_nature, in_row, tile_set
from compiler.lower.phrases.delegates import POSTS, colony_tiles, delegate_set
from compiler.lower.phrases.laid import (
    bears_none,
    group_in,
    groups,
    is_marker,
    kinds_of_tiles,
    laid_out,
    largest_group,
    markers,
    names_cards,
    seats,
    signs,
)
from compiler.lower.phrases.levels import have_seats
from compiler.lower.phrases.nouns import (
    Noun,
    hear_words,
    in_front,
    is_plural,
    named,
    only,
    plain,
    vocabulary_kinds,
)
from compiler.lower.phrases.scope import NOTHING, Bag, Scope
from compiler.lower.phrases.selectors import (
    card_set,
    owner,
    printed_on,
    zone_of,
)
from compiler.lower.phrases.uses import cost_of, points_of
from compiler.messages.meaning import (
    COUNTED_ON_ALL_CARDS,
    NO_PRODUCTION,
    NOT_HELD_HERE,
    SAID_TWICE,
    TAG_OR_RESOURCE,
)
from compiler.names.folding import fold
from compiler.names.written import properties
from dsl.reading.source import Span
from dsl.syntax.nodes import Filter, It, Thing

COUNTED = (
    *("resource", "card resource", "counter", "parameter", "tile", "tag", "card", "production"),
    *("any resource", "point", "victory", "area", "completed parameter", "generation", "seat"),
    *("colony", "party", "milestone", "award", "player", "opponent", "cost", *POSTS, "card name"),
    *("group", "bonus"),
)


def countable(thing: Thing, level: bool) -> tuple[str, ...]:
    """The kinds of nouns that may be meant, likelier ones first. `level`: a number stands behind
    it, as behind a parameter or counter. Where a place on the table is named, tiles come before
    parameters of the same name."""
    words = {f.word for f in thing.filters}
    if level:
        return ("parameter", "counter", *COUNTED)
    if "here" in words:
        return ("card resource", *COUNTED)
    placed = words & {"in play", "adjacent to", "on"} or any(map(in_row, thing.filters))
    if placed or group_in(thing) is not None:
        return ("tile", *COUNTED)
    return COUNTED


def measure_of(scope: Scope, thing: Thing, found: Noun) -> Measure:
    """What a noun counts that was found as one of those `countable`, with what is said of it."""
    match found.kind:
        case "card":
            return Cards(_counted_cards(scope, thing))
        case kind if found.ids and kind in vocabulary_kinds(("card name",), scope.words.own_kinds):
            cards = _counted_cards(scope, thing)
            lies = kind == "event" and cards.zone == "play"
            return Cards(replace(cards, zone="events") if lies else cards)
        case "tile" if is_marker(thing) and bears_none(scope, thing.filters):
            return Seats("you", CardSet())
        case "tile" if is_marker(thing) and (lying := markers(scope, thing)) is not None:
            return lying
        case "tile" if (group := largest_group(scope, thing)) is not None:
            rest = tuple(one for one in thing.filters if one is not group[0])
            return Group(tile_set(scope, replace(thing, filters=rest)), shape=group[1])
        case "tile" if (kinds := kinds_of_tiles(scope, thing)) is not None:
            return kinds
        case "tile":
            return Tiles(tile_set(scope, thing))
        case "group":
            return groups(scope, thing)
        case "bonus":
            return signs(scope, thing)
        case "area":
            return Areas(area_by_nature(scope, thing))
        case "delegate" | "leader" | "chairman":
            return Delegates(delegate_set(scope, thing))
        case "party":
            return _parties(scope, thing)
        case "completed parameter":
            Bag(scope, thing.filters).close()
            return Completed()
        case "seat":
            return seats(scope, thing)
        case "milestone" | "award" as goal:
            bag = Bag(scope, thing.filters)
            goals = Goals(goal, owner(scope, thing, bag))
            bag.close()
            return goals
        case "generation":
            Bag(scope, thing.filters).close()
            return Generation()
        case "cost":
            return cost_of(scope, thing)
        case "any resource" | "production" if _is_of_kinds(found):
            return _kinds(scope, thing, found)
        case "card resource" | "any resource":
            return _held(scope, thing, found)
        case "resource" if any(_is_on_card(scope, one) for one in thing.filters):
            return _held(scope, thing, found)
        case _:
            bag = Bag(scope, thing.filters)
            result = _track(scope, thing, found, bag)
            bag.close()
            return result


def _is_of_kinds(found: Noun) -> bool:
    """`different resources`, `different productions`."""
    return [plain(words) for words in found.words] == ["different"]


def _kinds(scope: Scope, thing: Thing, found: Noun) -> Kinds:
    """`3 different resources`, in stock, in production or on cards."""
    hear_words(scope, thing.words)
    bag = Bag(scope, thing.filters)
    of: Literal["", "stock", "production", "cards"] = ""
    if found.kind == "production" or bag.take("in", lambda f: _says(scope, f, "production")):
        of = "production"
    elif bag.take("on", lambda f: _says(scope, f, "card", "cards")):
        of = "cards"
    elif bag.take("in", lambda f: _says(scope, f, "stock")):
        of = "stock"
    made = Kinds(of, owner(scope, thing, bag))
    bag.close()
    return made


def _says(scope: Scope, filter_: Filter, *words: str) -> bool:
    """Whether nothing but this word stands there."""
    thing = filter_.thing
    if not isinstance(thing, Thing) or thing.number or thing.filters or len(thing.words) != 1:
        return False
    if plain(thing.words[0]) not in words:
        return False
    scope.says(thing, "your")
    hear_words(scope, thing.words)
    return True


def _track(scope: Scope, thing: Thing, found: Noun, bag: Bag) -> Measure:
    if found.kind == "parameter":
        return Level(only(scope, found, thing.span))
    if found.kind == "tag":
        return _tags(scope, thing, found, bag)
    if found.kind == "colony":
        on = colony_tiles(scope, bag, "on")
        return Colonies(owner(scope, thing, bag), on)
    if found.kind == "point" and (printed := points_of(scope, thing, bag)) is not None:
        return printed
    meant = _whose(scope, thing, bag)
    match found.kind:
        case "counter":
            return Counter(only(scope, found, thing.span), meant)
        case "resource":
            return Stock(found.ids, meant)
        case "production":
            return _production(scope, thing, found, meant)
        case _:
            return Score(meant, found.kind == "victory")


def _whose(scope: Scope, thing: Thing, bag: Bag) -> Whose:
    """Of what lies before players: whose it is. In play is only what lies on the board."""
    everywhere = bag.take("in play")
    if everywhere is not None:
        cure = "everybody's: `of all players`; the others': `of opponents`"
        instead = None if scope.says(thing, "your") else "of all players"
        scope.unclear(everywhere.span, cure, instead=instead)
    return owner(scope, thing, bag)


def _parties(scope: Scope, thing: Thing) -> Parties:
    """`party with your delegate`."""
    bag = Bag(scope, thing.filters)
    with_ = bag.take("with")
    bag.close()
    if with_ is None or not isinstance(with_.thing, Thing):
        scope.unclear(thing.span, "for example `1 per party with your delegate`")
        return Parties(DelegateSet())
    found = delegate_set(scope, with_.thing)
    if found.post == "reserve":
        scope.unclear(with_.span, "those in reserve are in no party: `1 per delegate in reserve`")
    return Parties(found)


def _tags(scope: Scope, thing: Thing, found: Noun, bag: Bag) -> Tags:
    """`power tags`, `different tags`, `tags of one kind`; `tags` are all. Those printed on some
    cards are not those that come from elsewhere."""
    said = [words for words in found.words if plain(words) == "different"]
    rest, different = tuple(words for words in found.words if words not in said), bool(said)
    hear_words(scope, tuple(said[-1:]))
    kind = bag.take("of", lambda f: isinstance(f.thing, Thing) and _is_one_kind(f.thing))
    if kind is not None and isinstance(kind.thing, Thing):
        scope.hear(kind.thing, kind.thing.number)
        hear_words(scope, kind.thing.words)
    tags = Tags(
        in_front(scope, replace(found, words=rest), ("tag",)),
        different=different,
        alike=kind is not None,
    )
    if different and len(tags.tags) == 1:
        scope.unclear(thing.span, "of one kind are no different ones: leave out `different`")
    if tags.alike and (different or len(tags.tags) == 1):
        scope.unclear(thing.span, "of all kinds, or of several: `4 tags of one kind`")
    if (printed := printed_on(scope, bag)) is not None:
        return replace(tags, printed=printed, wild=False)
    if (on := bag.take("on")) is not None:
        return _printed(scope, tags, on)
    if (where := bag.take("in")) is not None:
        if not isinstance(where.thing, Thing) or zone_of(scope, where.thing) != "hand":
            scope.unclear(where.span, "for example `1 per science tag in hand`")
        return replace(tags, printed="hand", wild=False)
    plain_noun = thing.number is None and not thing.dets  # `per science tag in play`
    if plain_noun and not different and bag.take("in play") is not None:
        tags = replace(tags, whose="all")
    else:
        tags = replace(tags, whose=_whose(scope, thing, bag))
    if tags.alike and tags.whose != "you":
        scope.unclear(thing.span, "of one player: `an opponent with 4 tags of one kind`")
    return tags


def _is_one_kind(thing: Thing) -> bool:
    one = thing.number is not None and thing.number.value == 1
    return one and not thing.filters and [plain(words) for words in thing.words] == ["kind"]


def _printed(scope: Scope, tags: Tags, on: Filter) -> Tags:
    """`on your cards`."""
    if not isinstance(on.thing, Thing):
        scope.unclear(on.span)
        return tags
    cards = card_set(scope, on.thing, "play", counting=True)
    the = scope.says(on.thing, "the") and not is_plural(scope, on.thing)
    single = not cards.reference and (the or _is_one(scope, on.thing))
    if single or cards != CardSet(zone="play"):
        cure = "for example `1 per space tag on your cards`, `in hand`; of all players `in play`"
        scope.unclear(on.span, cure)
    return replace(tags, printed="play", whose=cards.whose)


def _production(scope: Scope, thing: Thing, found: Noun, meant: Whose) -> Production:
    """`energy production`, `production` of all, `lowest production`, `increased productions`."""
    how: Literal["", "highest", "lowest", "increased"] = ""
    ids: tuple[str, ...] = ()
    for words in found.words:
        scope.hear(*words.words)
        match [fold(word.text) for word in words.words]:
            case ["highest" | "lowest" | "increased"] if how:
                scope.unclear(words.span, "one of them: `highest production`")
            case ["highest"]:
                how = "highest"
            case ["lowest"]:
                how = "lowest"
            case ["increased"]:
                how = "increased"
            case _:
                more = named(scope, words, ("resource",))
                if set(more) & set(ids):
                    scope.fault(SAID_TWICE, words.span, instead="", word=words.words[0].text)
                ids += more
    check_produced(scope, ids, thing.span)
    if how in ("highest", "lowest") and len(ids) == 1:
        rank = "most" if how == "highest" else "fewest"
        scope.unclear(thing.span, f"of one that is asked as `if the {rank} {ids[0]} production`")
    return Production(ids or standard_resources(scope), meant, how)


def standard_resources(scope: Scope) -> tuple[str, ...]:
    """Those of the player board that stand apart are none."""
    symbols = scope.words.named(("resource",))
    return tuple(one.id for one in symbols if "apart" not in properties(one.declaration))


def check_pays(scope: Scope, ids: Iterable[str], span: Span) -> None:
    """Only what is worth something pays for something else."""
    for name in ids:
        symbol = scope.words.find(name, ("resource",))
        if symbol is not None and "worth" not in properties(symbol.declaration):
            cure = f"nothing is paid with {symbol.plural}: they have no `worth`"
            scope.unclear(span, f"{cure}; for example `you may spend {name} as 2 megacredits`")


def check_produced(scope: Scope, ids: Iterable[str], span: Span) -> None:
    """What stands apart has no production."""
    for name in ids:
        symbol = scope.words.find(name, ("resource",))
        if symbol is not None and "apart" in properties(symbol.declaration):
            cure = "leave out `apart` where it is declared, if it should be produced"
            scope.fault(NO_PRODUCTION, span, cure, resource=symbol.plural)


def _counted_cards(scope: Scope, thing: Thing) -> CardSet:
    cards = laid_out(scope, thing) or card_set(scope, thing, counting=True)
    hidden = cards.zone in ("deck", "discard") or (cards.zone == "hand" and cards.whose != "you")
    if hidden and scope.kind != "scenario" and cards != CardSet(zone=cards.zone, whose=cards.whose):
        scope.unclear(thing.span, "nobody may look which cards these are: count all of them")
    if cards.zone in ("deck", "discard") and cards.whose not in ("you", scope.owner):
        scope.unclear(thing.span, "they are nobody's: leave out whose they are")
    if cards.used is not None and replace(cards, zone="") != CardSet(used=True):
        scope.unclear(thing.span, "of your cards, whichever: `1 per card used this generation`")
    if cards.reference and scope.kind != "scenario":
        scope.unclear(thing.span, "that is one card: what is counted are its tags, or its cost")
    if cards.zone or cards.reference or (cards.marked is not None and have_seats(scope, cards)):
        return cards
    return replace(cards, zone="events" if cards.kinds == ("event",) else "play")


def _held(scope: Scope, thing: Thing, found: Noun) -> Held:
    """Resources on cards: here, on a card named, or on all the cards of the owner."""
    bag = Bag(scope, thing.filters)
    cards: CardSet | None = None
    single = False
    if bag.take("here"):
        cards = CardSet(reference="this")
        if found.ids:
            check_holds(scope, found.ids, thing)
    on = bag.take_near("on")
    if on is not None and cards is not None:
        scope.unclear(on.span, "they are `here`")
    if on is not None and isinstance(on.thing, Thing | It):
        cards = card_set(scope, on.thing, "play", counting=True)
        if scope.kind == "scenario" and cards.names:  # it may also lie on another card
            cards = replace(cards, zone="")
        if cards.reference == "this" and found.ids:
            check_holds(scope, found.ids, thing)
        if isinstance(on.thing, Thing) and not cards.reference and not cards.names:
            single = _is_one(scope, on.thing)
        if single and cards.whose not in ("you", "any"):
            scope.unclear(on.span, "`on a card` is one of yours; else count them on all `cards`")
    if cards is None:
        cards = CardSet(zone="play", whose=owner(scope, thing, bag))
        _check_meant(scope, thing, found)
    bag.close()
    return Held(cards, found.ids, single and cards.whose == "you")


def _is_one(scope: Scope, thing: Thing) -> bool:
    """Whether a single card is meant: `a card`, `another card`, `1 card`."""
    words = ("a", "an", "another")
    return thing.number is not None or any(scope.says(thing, word) for word in words)


def _is_on_card(scope: Scope, filter_: Filter) -> bool:
    """`here`, `on "Old Bank"`: what of a stock some card keeps."""
    if filter_.word == "on" and isinstance(filter_.thing, Thing):
        return names_cards(scope, filter_.thing)
    return filter_.word == "here"


def _check_meant(scope: Scope, thing: Thing, found: Noun) -> None:
    """Without a place it may be a slip for `here` or for tags of the same name."""
    for words in thing.words[-1:]:
        word = words.words[0].text
        if (tag := scope.words.find(word, ("tag",))) is not None:
            held = scope.holds and scope.holds in found.ids
            here, at = (f", `{word} here`", thing.span.end()) if held else ("", None)
            cure = f"`{tag.name} tags`{here} or `{word} on your cards`"
            instead = " here" if held else None
            scope.fault(TAG_OR_RESOURCE, thing.span, cure, None, at, instead, word=word)
        elif scope.holds and scope.holds in found.ids:
            cure = f"on this card: `{word} here`; on all: `{word} on your cards`"
            scope.fault(COUNTED_ON_ALL_CARDS, thing.span, cure, word=word)


def check_holds(scope: Scope, ids: tuple[str, ...], thing: Thing) -> None:
    """`here` on a card that does not hold such a resource, or any, is a slip."""
    named = tuple(one for one in ids if one)
    if scope.kind in ("scenario", "tile") or scope.holds in (NOTHING, ANY, *named):
        return
    if scope.holds and not named:
        return
    resource = named[0] if named else "resource"
    kind = scope.words.kinds.get(scope.kind)
    able = kind is not None and "holds" in kind.properties and scope.kind != "event"
    missing = f"holds {resource}" if able and named and not scope.holds else ""
    cure = f"add a line `{missing}`" if missing else f"it holds {scope.holds}"
    if not able:
        cure = "nothing lies on it; `on your cards` and `to a card` are others"
    elif not named:
        cure = "add a line that says which: `holds animal`"
    at, line = (scope.header.end(), f"\n  {missing}") if missing else (None, None)
    symbol = scope.words.find(resource, ("card resource", "resource"))
    several = symbol.plural if symbol is not None else "resources"
    scope.fault(NOT_HELD_HERE, thing.span, cure, None, at, line, resource=several)
