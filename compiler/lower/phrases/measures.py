"""What can be counted, and amounts.

In: things of the syntax tree (`2 building tags`, `1 per city in play`, `3X`). Out: measures and
amounts of the graph, and the level that a condition asks for.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal

from compiler.graph import (
    Against,
    Amount,
    Areas,
    Both,
    Bound,
    Cards,
    CardSet,
    Chosen,
    Colonies,
    Compare,
    Completed,
    Condition,
    Counter,
    Delegates,
    DelegateSet,
    Every,
    Generation,
    Held,
    Less,
    Level,
    Measure,
    More,
    Parties,
    Per,
    Players,
    Production,
    Score,
    Shown,
    Stock,
    Sum,
    Tags,
    Tiles,
    Whose,
)
from compiler.lower.phrases.areas import area_set, tile_set
from compiler.lower.phrases.delegates import POSTS, delegate_set
from compiler.lower.phrases.levels import check_level
from compiler.lower.phrases.nouns import Noun, hear_words, in_front, is_plural, named, noun, plain
from compiler.lower.phrases.scope import NOTHING, Bag, Scope, by, positive, value_of
from compiler.lower.phrases.selectors import card_set, owner
from compiler.messages.meaning import (
    AMOUNT_MISSING,
    COUNTED_ON_ALL_CARDS,
    NO_AMOUNT,
    NO_PRODUCTION,
    NOT_HELD_HERE,
    NUMBER_BEHIND,
    PLURAL_WITHOUT_NUMBER,
    SAID_TWICE,
    TAG_OR_RESOURCE,
)
from compiler.messages.names import NAME_MISSING
from compiler.names.folding import fold
from compiler.names.vocabulary import plain_text, properties
from dsl.reading.source import Span
from dsl.syntax.nodes import Filter, It, Number, Thing, Who

COUNTED = (
    *("resource", "card resource", "counter", "parameter", "tile", "tag", "card", "production"),
    *("any resource", "point", "victory", "area", "completed parameter", "generation"),
    *("colony", "party", "player", "opponent", *POSTS),
)


def measure(scope: Scope, thing: Thing, level: bool = False) -> Measure:
    """What the thing counts; its own number is not looked at. `level`: a number stands behind it,
    as behind a parameter or counter, so that one of these is meant where there is one."""
    bag = Bag(scope, thing.filters)
    parts = []
    while (plus := bag.take_with_rest("plus")) is not None:
        parts.append(plus)
    first = _one(scope, replace(thing, filters=tuple(bag.rest)), level)
    if not parts:
        return first
    others = [measure(scope, part) for part in parts]
    flat = [p for m in (first, *others) for p in (m.parts if isinstance(m, Sum) else (m,))]
    return Sum(tuple(flat))


def _one(scope: Scope, thing: Thing, level: bool) -> Measure:
    wanted = ("parameter", "counter", *COUNTED) if level else _wanted(thing)
    found = noun(scope, thing, wanted)
    if found is None:
        return Sum(())
    match found.kind:
        case "card":
            return Cards(_counted_cards(scope, thing))
        case "tile":
            return Tiles(tile_set(scope, thing))
        case "area":
            return Areas(area_set(scope, thing))
        case "delegate" | "leader" | "chairman":
            return Delegates(delegate_set(scope, thing))
        case "party":
            return _parties(scope, thing)
        case "player" | "opponent":
            return _players(scope, thing, found)
        case "completed parameter":
            Bag(scope, thing.filters).close()
            return Completed()
        case "generation":
            Bag(scope, thing.filters).close()
            return Generation()
        case "card resource" | "any resource":
            return _held(scope, thing, found)
        case "resource" if any(f.word == "here" for f in thing.filters):
            return _held(scope, thing, found)
        case _:
            bag = Bag(scope, thing.filters)
            result = _track(scope, thing, found, bag)
            bag.close()
            return result


def _wanted(thing: Thing) -> tuple[str, ...]:
    """Tiles before parameters of the same name where a place on the table is named."""
    words = {f.word for f in thing.filters}
    if "here" in words:
        return ("card resource", *COUNTED)
    if words & {"in play", "adjacent to", "on"}:
        return ("tile", *COUNTED)
    return COUNTED


def _track(scope: Scope, thing: Thing, found: Noun, bag: Bag) -> Measure:
    if found.kind == "parameter":
        return Level(found.ids[0])
    if found.kind == "tag" and (cards := bag.take("on")) is not None:
        return _printed_tags(scope, thing, found, cards)
    everywhere = None if found.kind == "colony" else bag.take("in play")
    if everywhere is not None:
        cure = "everybody's: `of all players`; the others': `of opponents`"
        scope.unclear(everywhere.span, cure, instead="of all players")
    meant = owner(scope, thing, bag)
    match found.kind:
        case "colony":
            return Colonies(meant)
        case "counter":
            return Counter(found.ids[0], meant)
        case "resource":
            return Stock(found.ids, meant)
        case "production":
            return _production(scope, thing, found, meant)
        case "point" | "victory":
            return Score(meant, found.kind == "victory")
        case _:
            return _tags(scope, thing, found, meant)


def _parties(scope: Scope, thing: Thing) -> Parties:
    """`party with your delegate`."""
    bag = Bag(scope, thing.filters)
    with_ = bag.take("with")
    bag.close()
    if with_ is None or not isinstance(with_.thing, Thing):
        scope.unclear(thing.span, "for example `1 per party with your delegate`")
        return Parties(DelegateSet())
    return Parties(delegate_set(scope, with_.thing))


def _printed_tags(scope: Scope, thing: Thing, found: Noun, on: Filter) -> Tags:
    """`space tags on your cards`: not those that come from elsewhere."""
    whose: Whose = "you"
    if isinstance(on.thing, Thing):
        cards = card_set(scope, on.thing, "play", counting=True)
        whose = cards.whose
        if cards != CardSet(zone="play", whose=whose):
            scope.unclear(on.span, "for example `1 per space tag on your cards`")
    else:
        scope.unclear(on.span)
    return replace(_tags(scope, thing, found, whose), printed=True)


def _tags(scope: Scope, thing: Thing, found: Noun, meant: Whose) -> Tags:
    said = [words for words in found.words if plain(words) == "different"]
    rest, different = tuple(words for words in found.words if words not in said), bool(said)
    hear_words(scope, tuple(said[-1:]))
    if not rest and not different:
        cure = "`power tag`, `different tag`"
        scope.fault(NAME_MISSING, thing.span, cure, wanted="the name of a tag")
    return Tags(in_front(scope, replace(found, words=rest), ("tag",)), meant, different)


def _production(scope: Scope, thing: Thing, found: Noun, meant: Whose) -> Production:
    """`energy production`, `lowest production`, `increased productions`."""
    how: Literal["", "highest", "lowest", "increased"] = ""
    ids: tuple[str, ...] = ()
    for words in found.words:
        scope.hear(*words.words)
        match [fold(word.text) for word in words.words]:
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
    if not ids and not how:
        scope.fault(
            NAME_MISSING, thing.span, "for example `energy production`", wanted="a resource"
        )
    check_produced(scope, ids, thing.span)
    return Production(ids or standard_resources(scope), meant, how)


def standard_resources(scope: Scope) -> tuple[str, ...]:
    """Those of the player board that stand apart are none."""
    symbols = scope.words.named(("resource",))
    return tuple(one.id for one in symbols if "apart" not in properties(one.declaration))


def check_produced(scope: Scope, ids: Iterable[str], span: Span) -> None:
    """What stands apart has no production."""
    for name in ids:
        symbol = scope.words.find(name, ("resource",))
        if symbol is not None and "apart" in properties(symbol.declaration):
            cure = "leave out `apart` where it is declared, if it should be produced"
            scope.fault(NO_PRODUCTION, span, cure, resource=symbol.plural)


def _counted_cards(scope: Scope, thing: Thing) -> CardSet:
    cards = card_set(scope, thing, counting=True)
    hidden = cards.zone in ("deck", "discard") or (cards.zone == "hand" and cards.whose != "you")
    if hidden and scope.kind != "scenario" and cards != CardSet(zone=cards.zone, whose=cards.whose):
        scope.unclear(thing.span, "nobody may look which cards these are: count all of them")
    if cards.zone or cards.reference:
        return cards
    return replace(cards, zone="events" if cards.kinds == ("event",) else "play")


def _held(scope: Scope, thing: Thing, found: Noun) -> Held:
    """Resources on cards: here, on a card named, or on all the cards of the owner."""
    bag = Bag(scope, thing.filters)
    cards: CardSet | None = None
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
    if cards is None:
        cards = CardSet(zone="play", whose=owner(scope, thing, bag))
        _check_meant(scope, thing, found)
    bag.close()
    return Held(cards, found.ids)


def _check_meant(scope: Scope, thing: Thing, found: Noun) -> None:
    """Without a place it may be a slip for `here` or for tags of the same name."""
    for words in thing.words[-1:]:
        word = words.words[0].text
        if (tag := scope.words.find(word, ("tag",))) is not None:
            here = f", `{word} here`" if scope.holds and scope.holds in found.ids else ""
            cure = f"`{tag.name} tags`{here} or `{word} on your cards`"
            scope.fault(TAG_OR_RESOURCE, thing.span, cure, word=word)
        elif scope.holds and scope.holds in found.ids:
            cure = f"on this card: `{word} here`; on all: `{word} on your cards`"
            scope.fault(COUNTED_ON_ALL_CARDS, thing.span, cure, word=word)


def check_holds(scope: Scope, ids: tuple[str, ...], thing: Thing) -> None:
    """`here` on a card that does not hold such a resource is a slip."""
    if scope.kind in ("scenario", "tile") or "" in ids or scope.holds == NOTHING:
        return
    if scope.holds not in ids:
        resource = ids[0] if ids else "resource"
        cure = f"add a line `holds {resource}`" if not scope.holds else f"it holds {scope.holds}"
        symbol = scope.words.find(resource, ("card resource", "resource"))
        several = symbol.plural if symbol is not None else "resources"
        scope.fault(NOT_HELD_HERE, thing.span, cure, resource=several)


# ---- comparisons --------------------------------------------------------------------------------


def compared(scope: Scope, thing: Thing, somebodys: bool = False) -> Compare | Against:
    """A number of something, or more of it than of something else. `somebodys`: it is asked of a
    player who is not the one whose effect it is, so that there may be more than `you` have."""
    dets = [det for det in thing.dets if det.text.lower() in ("more", "fewer")]
    if not dets:
        return _compare(scope, thing)
    scope.hear(*dets)
    bag = Bag(scope, thing.filters)
    than = bag.take("than")
    counted = replace(thing, dets=tuple(d for d in thing.dets if d not in dets))
    first = measure(scope, replace(counted, filters=tuple(bag.rest)))
    fewer, place = dets[0].text.lower() == "fewer", by(thing.span)
    match than.thing if than is not None else None:
        case Thing() as other if not counted.number:
            return Against(first, measure(scope, other), fewer, by=place)
        case Who(text=text) as who if text.lower() == "you" and somebodys:
            scope.hear(who)
            return Against(first, first, fewer, rival=True, by=place)
        case Who():
            cure = "for example `if that player has more plants than you`"
        case _:
            cure = "than what? `if more plants than heat`, `an opponent with more plants than you`"
    scope.unclear(thing.span, cure)
    return Against(first, first, by=place)


def _compare(scope: Scope, thing: Thing) -> Compare:
    """`3 oceans`, `oxygen max 6%`, `no energy`, `any science here`."""
    bag = Bag(scope, thing.filters)
    level = bag.take_number()
    less = _less(scope, bag)
    rest = replace(thing, filters=tuple(bag.rest))
    counted = measure(scope, rest, level is not None)
    if counted == Sum(()):
        return Compare(counted, "min", 1, by=by(thing.span))  # which has been said
    number = level or thing.number
    scope.hear_in(number, "bound", "sign" if number and number.signed == "-" else "")
    track = isinstance(counted, Level | Counter | Generation)
    _check_number(scope, thing, level, counted)
    if number is None and not scope.says(thing, "no") and (track or not thing.dets):
        example = "temperature -12" if track else "2 power tags"
        word = _track_name(counted) if track else plain_text(thing)
        scope.fault(AMOUNT_MISSING, thing.span, f"for example `{example}`", word=word)
    if number is None:
        scope.says(thing, "any")  # at least one
        bound: Bound = "max" if scope.says(thing, "no") else "min"
        return Compare(counted, bound, 0 if bound == "max" else 1, by=by(thing.span))
    if number.times_x:
        scope.unclear(number.span, "a condition needs a plain number")
    value = value_of(number)
    if isinstance(counted, Level | Counter):
        check_level(scope, _track_name(counted), number, value)
    return Compare(counted, bound_of(number), value, less, by(thing.span))


def _less(scope: Scope, bag: Bag) -> Amount:
    """`heat 6 minus 2 per science tag beyond 1`: how much lower the value is."""
    minus = bag.take_with_rest("minus")
    if minus is None:
        return 0
    own = Bag(scope, minus.filters)
    less = amount(scope, replace(minus, filters=()), own)
    own.close()
    if less is None:
        scope.fault(
            AMOUNT_MISSING, minus.span, "for example `minus 2 per science tag`", word="minus"
        )
    return less or 0


def _check_number(scope: Scope, thing: Thing, level: Number | None, counted: Measure) -> None:
    """A level stands behind its track, a number in front of what is counted; both are not below
    zero, except levels."""
    many = isinstance(counted, Stock | Tags | Cards | Tiles | Held)
    number = level or thing.number
    if many and level is not None:
        cure = f"write `{level.value or 1} {plain_text(thing)}`"
        scope.fault(NUMBER_BEHIND, level.span, cure, word=plain_text(thing))
    elif number is not None and value_of(number) < 0 and not isinstance(counted, Level):
        scope.fault(NO_AMOUNT, number.span, number=value_of(number))


def _track_name(counted: Measure) -> str:
    match counted:
        case Level(parameter=name) | Counter(counter=name):
            return name
        case Generation():
            return "generation"
        case _:
            return NOTHING


def bound_of(number: Number) -> Bound:
    return "max" if number.bound in ("max", "up to") else "min"


def described(scope: Scope, filters: tuple[Filter, ...]) -> list[Condition]:
    """What is said of players `with …`, who are `you` in it."""
    found: list[Condition] = []
    bag = Bag(scope, filters)
    while (having := bag.take_to("with")) is not None:
        found.append(compared(scope, having, somebodys=True))
    bag.close()
    return found


def _players(scope: Scope, thing: Thing, found: Noun) -> Players:
    """`opponent with 2 jovian tags`, `player`."""
    parts = described(scope, thing.filters)
    holding = parts[0] if len(parts) == 1 else Both(tuple(parts)) if parts else None
    return Players("opponents" if found.kind == "opponent" else "all", holding)


# ---- amounts ------------------------------------------------------------------------------------


def plain_amount(scope: Scope, number: Number) -> Amount:
    """A number as written: 3, X, 3X; its sign is the verb's business."""
    scope.hear_in(number, "X")
    if number.times_x:
        times = 1 if number.value is None else abs(number.value)
        return Shown(times) if scope.shown else Chosen(times)
    return abs(number.value or 0)


def amount(scope: Scope, thing: Thing, bag: Bag) -> Amount | None:
    """How much: `3`, `X`, `all`, `1 per 2 plant tags`, `4 minus 1 per city`, `all except 3`. None
    when nothing is said."""
    if thing.number is None and scope.says(thing, "all"):
        return Every(_except(scope, bag))
    if thing.number is not None and thing.number.times_x and _first(bag, "", "per") == "":
        capped = bag.take_number("max")
        if capped is not None:
            return _capped(scope, thing.number, capped, bag)
    if _first(bag, "minus", "per") == "minus" and thing.number is not None:
        minus = bag.take_with_rest("minus")
        if minus is not None:
            scope.hear(thing.number)
            return less_amount(scope, minus, abs(positive(scope, thing.number)))
    per = bag.take_with_rest("per")
    if per is None:
        return plain_amount(scope, thing.number) if thing.number is not None else None
    number = thing.number
    if number is None:
        return None
    scope.hear(number)
    if number.times_x:
        scope.unclear(per.span)
    return per_amount(scope, per, abs(positive(scope, number)))


def _capped(scope: Scope, number: Number, capped: Number, bag: Bag) -> Amount:
    """`X … max 4`, `X … max 1 per power tag`: what the player chooses is no more than that."""
    found = plain_amount(scope, number)
    scope.hear_in(capped, "bound")
    per = bag.take_with_rest("per")
    limit = value_of(capped)
    if not isinstance(found, Chosen) or found.times > 1 or capped.times_x:
        scope.unclear(capped.span, "a limit goes with a plain X: `spend X heat max 4`")
        return found
    if limit < 1:
        scope.fault(NO_AMOUNT, capped.span, number=limit)
    return Chosen(1, limit if per is None else per_amount(scope, per, max(limit, 1)))


def _first(bag: Bag, *words: str) -> str:
    return next((filter_.word for filter_ in bag.rest if filter_.word in words), "")


def _except(scope: Scope, bag: Bag) -> Amount:
    """`all plants except 3`, `… except 3 plus 1 per city`."""
    but = bag.take_with_rest("except")
    if but is None:
        return 0
    own = Bag(scope, but.filters)
    plus = own.take_with_rest("plus")
    own.close()
    if but.number is None or but.words:
        scope.unclear(but.span, "for example `lose all plants except 3`")
        return 0
    scope.hear(but.number)
    if plus is None:
        return value_of(but.number)
    per, least = _counted(scope, plus), positive(scope, but.number)
    return More(least, per) if per is not None else least


def less_amount(scope: Scope, minus: Thing, amount_: int) -> Amount:
    """`4 minus 1 per city`."""
    per = _counted(scope, minus)
    return Less(amount_, per) if per is not None else amount_


def _counted(scope: Scope, thing: Thing) -> Per | None:
    """`1 per city`, that is taken away or added."""
    own = Bag(scope, thing.filters)
    found = amount(scope, replace(thing, filters=()), own)
    own.close()
    if isinstance(found, Per) and not thing.words:
        return found
    scope.unclear(thing.span, "for example `minus 1 per city`")
    return None


def per_amount(scope: Scope, per: Thing, times: int) -> Per:
    """`times` per so many of what `per` counts, up to its `max`."""
    bag = Bag(scope, per.filters)
    each = value_of(per.number) if per.number is not None else 1
    capped = bag.take_number("max", "up to")
    cap = value_of(capped) if capped is not None else None
    minus = bag.take_with_rest("minus")
    plus = bag.take_with_rest("plus") if cap is not None else None
    beyond = bag.take("beyond", lambda f: isinstance(f.thing, Thing) and not f.thing.words)
    first = beyond.thing.number if beyond and isinstance(beyond.thing, Thing) else None
    scope.hear(per.number, first)
    scope.hear_in(capped, "bound")
    check_many(scope, per)
    counted = measure(scope, replace(per, number=None, filters=tuple(bag.rest)))
    if each < 1:
        scope.fault(NO_AMOUNT, per.span, number=each)
    return Per(
        counted,
        times,
        max(each, 1),
        cap,
        measure(scope, plus) if plus is not None else None,
        measure(scope, minus) if minus is not None else None,
        value_of(first) if first is not None else 0,
    )


def check_many(scope: Scope, thing: Thing) -> None:
    """`per microbes`, `place oceans`: a number was perhaps forgotten."""
    if thing.number is None and not thing.dets and is_plural(scope, thing):
        scope.fault(PLURAL_WITHOUT_NUMBER, thing.span, word=thing.words[-1].words[0].text)
