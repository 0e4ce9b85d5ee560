"""Conditions and events: what must hold, and what a trigger listens to.

In: conditions and happenings of the syntax tree. Out: `Condition` and `Event` of the graph. The
same words make an event after `when` and history after `if`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from compiler import graph
from compiler.graph import Bound, CardSet, Compare, Event, Measure, Whose
from compiler.lower_measures import check_level, measure
from compiler.lower_nouns import Noun, in_front, noun
from compiler.lower_scope import NOTHING, OWNERS, Bag, Scope, by, dets, value_of, whose
from compiler.lower_selectors import card_set, tile_set
from compiler.vocabulary import plain_text
from dsl.diagnostics import near, nearest
from dsl.nodes import (
    And,
    AnyThing,
    Condition,
    Filter,
    Happening,
    Has,
    Here,
    Is,
    It,
    Number,
    Or,
    Role,
    Thing,
    Who,
    Word,
)

# ---- conditions ---------------------------------------------------------------------------------


def condition(scope: Scope, node: Condition) -> graph.Condition:
    match node:
        case Is(thing=thing):
            return _state(scope, thing) or compare(scope, thing)
        case Has():
            return _has(scope, node)
        case Happening():
            return _history(scope, node)
        case And(parts=parts):
            return graph.Both(tuple(condition(scope, part) for part in parts))
        case Or(parts=parts):
            return graph.Either(tuple(condition(scope, part) for part in parts))
        case _:
            assert_never(node)


def _state(scope: Scope, thing: Thing) -> graph.InState | None:
    """`connected`: a single word that is declared as a state."""
    if len(thing.words) != 1 or thing.number is not None or thing.filters:
        return None
    symbol = scope.words.find(thing.words[0].words[0].text, ("state",))
    return graph.InState(symbol.id, by(thing.span)) if symbol is not None else None


def compare(scope: Scope, thing: Thing) -> Compare:
    """`3 oceans`, `oxygen max 6%`, `no energy`, `any science here`."""
    bag = Bag(scope, thing.filters)
    level = bag.take_number()
    counted = measure(scope, replace(thing, filters=tuple(bag.rest)))
    number = level or thing.number
    track = isinstance(counted, graph.Level | graph.Counter)
    _check_number(scope, thing, level, counted)
    if number is None and "no" not in dets(thing) and (track or not thing.dets):
        example = "temperature -12" if track else "2 power tags"
        word = _name(counted) if track else plain_text(thing)
        scope.fault("E2001", thing.span, f"for example `{example}`", word=word)
    if number is None:
        bound: Bound = "max" if "no" in dets(thing) else "min"
        return Compare(counted, bound, 0 if bound == "max" else 1, by(thing.span))
    if number.times_x:
        scope.unclear(number.span, "a condition needs a plain number")
    value = value_of(number)
    if isinstance(counted, graph.Level):
        check_level(scope, counted.parameter, number, value)
    return Compare(counted, bound_of(number), value, by(thing.span))


def _check_number(scope: Scope, thing: Thing, level: Number | None, counted: Measure) -> None:
    """A level stands behind its track, a number in front of what is counted; both are not below
    zero, except levels."""
    many = isinstance(counted, graph.Stock | graph.Tags | graph.Cards | graph.Tiles | graph.Held)
    number = level or thing.number
    if many and level is not None:
        help_ = f"write `{level.value or 1} {plain_text(thing)}`"
        scope.fault("E2029", level.span, help_, word=plain_text(thing))
    elif number is not None and value_of(number) < 0 and not isinstance(counted, graph.Level):
        scope.fault("E2003", number.span, number=value_of(number))


def _name(counted: Measure) -> str:
    match counted:
        case graph.Level(parameter=name) | graph.Counter(counter=name):
            return name
        case _:
            return NOTHING


def bound_of(number: Number) -> Bound:
    return "max" if number.bound in ("max", "up to") else "min"


def _has(scope: Scope, node: Has) -> graph.Condition:
    """`it has a microbe tag`, `that card has requirements`."""
    match node.subject:
        case It() | Here():
            cards = card_set(scope, node.subject)
        case Thing():
            cards = card_set(scope, node.subject)
        case Who(span=span):
            scope.unclear(span, "what you have is asked without `has`: `if 2 power tags`")
            return graph.Matches(CardSet())
        case _:
            assert_never(node.subject)
    wanted = card_filters(scope, node.thing)
    return graph.Matches(replace(wanted, reference=cards.reference), by(node.span))


def card_filters(scope: Scope, thing: Thing) -> CardSet:
    """What a card `has`, as the filters of a card set."""
    from compiler.lower_selectors import _card_filters

    bag = Bag(scope, (Filter("with", replace(thing, filters=()), thing.span), *thing.filters))
    cards = _card_filters(scope, CardSet(), bag)
    bag.close()
    return cards


def players_who(scope: Scope, who: Who) -> graph.Condition:
    """What holds for `any player with a venus tag`, `… who removed your plants this generation`.

    The condition is that player's own: `you` in it is that player, `owner` whose ability it is."""
    parts: list[graph.Condition] = []
    for filter_ in who.filters:
        if filter_.word == "with" and isinstance(filter_.thing, Thing):
            parts.append(compare(scope, filter_.thing))
        else:
            scope.unclear(filter_.span)
    if who.doing is not None:
        done = _history(scope, who.doing)
        if isinstance(done, graph.Happened) and done.event.kind == "remove":
            done = replace(done, event=replace(done.event, of="owner"))
        parts.append(done)
    return parts[0] if len(parts) == 1 else graph.Both(tuple(parts))


# ---- history ------------------------------------------------------------------------------------

_PERIODS: dict[str, graph.Period] = {
    "this generation": "generation",
    "this action": "action",
    "this game": "game",
}


def _history(scope: Scope, node: Happening) -> graph.Condition:
    """`you raised rating this generation`; the period may stand at the thing or at a role."""
    period: graph.Period | None = None
    node, found = _without_period(node)
    if found is not None:
        period = _PERIODS.get(found.word)
    if period is None:
        scope.fault("E2016", node.span, "add `this generation` or `this action`")
    happened = graph.Happened(event(scope, node), period or "generation", by(node.span))
    return graph.Not(happened) if node.negated else happened


def _without_period(node: Happening) -> tuple[Happening, Filter | None]:
    things: list[AnyThing | None] = [node.thing, *(role.thing for role in node.roles)]
    found: Filter | None = None
    for index, thing in enumerate(things):
        if isinstance(thing, Thing | Who | It):
            for filter_ in thing.filters:
                if filter_.word in _PERIODS:
                    found = filter_
                    rest = tuple(f for f in thing.filters if f is not filter_)
                    things[index] = replace(thing, filters=rest)
    roles = tuple(
        replace(role, thing=thing)
        for role, thing in zip(node.roles, things[1:], strict=True)
        if thing is not None
    )
    return replace(node, thing=things[0], roles=roles), found


# ---- events -------------------------------------------------------------------------------------


def events(scope: Scope, happenings: tuple[Happening, ...]) -> tuple[Event, ...]:
    """The events of a trigger; one without a subject has that of the one before."""
    found: list[Event] = []
    who: Who | Word | None = None
    for happening in happenings:
        who = happening.who or who
        if who is None:
            scope.fault("E0033", happening.span, None, "you", missing="you", word=happening.verb)
        found += _each_event(scope, replace(happening, who=who))
    return tuple(found)


def event(scope: Scope, node: Happening) -> Event:
    found = _each_event(scope, node)
    return found[0] if found else Event("pass")


def _each_event(scope: Scope, node: Happening) -> list[Event]:
    who = _actor(scope, node.who)
    match node.verb:
        case "place":
            return [_place(scope, node, who)]
        case "play":
            return [_play(scope, node, who)]
        case "gain" | "production":
            return [_gain(scope, node, who)]
        case "raise":
            return [_raise(scope, node, who)]
        case "add":
            return [_add(scope, node, who)]
        case "remove":
            return [_remove(scope, node, who)]
        case "use":
            return [_use(scope, node, who)]
        case "pass":
            return [Event("pass", who)]
        case _:
            help_ = "events are: play, place, gain, raise, add, remove, use, pass"
            scope.fault("E2008", node.span, help_, what=f"`when … {node.verb}`")
            return []


def _actor(scope: Scope, who: Who | Word | None) -> Whose:
    """Who does it; in an event `any` is anybody."""
    match who:
        case None:
            return "you"
        case Who():
            meant = whose(scope, who)
            return "all" if meant == "any" else meant
        case Word():
            help_ = "`you`, `anyone`, `an opponent`"
            scope.fault("E1015", who.span, help_, near(who.text, OWNERS), word=who.text)
            return "you"
        case _:
            assert_never(who)


def _thing_of(scope: Scope, node: Happening) -> Thing:
    if isinstance(node.thing, Thing):
        return node.thing
    scope.fault("E1012", node.span, wanted=f"what `{node.verb}` acts on")
    return Thing(span=node.span)


def _no_roles(scope: Scope, roles: tuple[Role, ...], *known: str) -> None:
    for role in roles:
        if role.word not in known:
            scope.fault("E2007", role.span, word=role.word)


def _place(scope: Scope, node: Happening, who: Whose) -> Event:
    _no_roles(scope, node.roles)
    thing = _thing_of(scope, node)
    return Event("place", who, tiles=tile_set(scope, thing, "all") if thing.words else None)


def _play(scope: Scope, node: Happening, who: Whose) -> Event:
    _no_roles(scope, node.roles)
    thing = _thing_of(scope, node)
    if not thing.words:
        return Event("play-card", who)
    found = noun(scope, thing, ("tag", "card", "card name"))
    if found is not None and found.kind == "tag":
        Bag(scope, thing.filters).close()
        return Event("play-tag", who, tags=_tag_ids(scope, thing, found))
    if found is None:
        return Event("play-card", who)
    return Event("play-card", who, cards=card_set(scope, replace(thing, number=None)))


def _tag_ids(scope: Scope, thing: Thing, found: Noun) -> tuple[str, ...]:
    if not found.words and "any" not in dets(thing):
        scope.fault("E1012", thing.span, "`any tag` for all of them", wanted="the name of a tag")
    return in_front(scope, found, ("tag",))


def _gain(scope: Scope, node: Happening, who: Whose) -> Event:
    _no_roles(scope, node.roles)
    thing = _thing_of(scope, node)
    each = thing.number is not None
    found = noun(scope, thing, ("resource", "production", "any resource")) if thing.words else None
    Bag(scope, thing.filters).close()
    if found is None:
        return Event("gain", who)
    ids = in_front(scope, found, ("resource",))
    kind: graph.EventKind = "produce" if found.kind == "production" else "gain"
    return Event(kind, who, resources=ids, each=each)


def _raise(scope: Scope, node: Happening, who: Whose) -> Event:
    _no_roles(scope, node.roles)
    thing = _thing_of(scope, node)
    bag = Bag(scope, thing.filters)
    each = bag.take_number() is not None or thing.number is not None
    bag.close()
    found = noun(scope, thing, ("parameter", "counter", "production")) if thing.words else None
    if found is None:
        return Event("raise", who)
    if found.kind == "production":
        ids = in_front(scope, found, ("resource",))
        return Event("produce", who, resources=ids, each=each)
    return Event("raise", who, parameter=found.ids[0], each=each)


def _add(scope: Scope, node: Happening, who: Whose) -> Event:
    _no_roles(scope, node.roles, "to")
    thing = _thing_of(scope, node)
    bag = Bag(scope, thing.filters)
    cards: CardSet | None = CardSet(reference="this") if bag.take("here") else None
    bag.close()
    for role in node.roles:
        cards = card_set(scope, role.thing, "play")
    found = noun(scope, thing, ("card resource", "any resource")) if thing.words else None
    ids = found.ids if found is not None else ()
    return Event("add", who, cards=cards, resources=ids, each=thing.number is not None)


def _remove(scope: Scope, node: Happening, who: Whose) -> Event:
    """From another player; `resources/production` stands for whatever it is."""
    _no_roles(scope, node.roles)
    thing = _thing_of(scope, node)
    bag = Bag(scope, thing.filters)
    bag.take("of", lambda f: isinstance(f.thing, Who))
    bag.close()
    if not thing.words or (len(thing.words[-1].words) > 1 and _general(thing)):
        return Event("remove", who, each=thing.number is not None)
    found = noun(scope, thing, ("resource", "card resource", "production", "any resource"))
    ids = found.ids if found is not None else ()
    return Event("remove", who, resources=ids, each=thing.number is not None)


def _general(thing: Thing) -> bool:
    words = [word.text.lower() for word in thing.words[-1].words]
    return words in (["resources", "production"], ["resource", "production"])


def _use(scope: Scope, node: Happening, who: Whose) -> Event:
    _no_roles(scope, node.roles)
    thing = _thing_of(scope, node)
    found = noun(scope, thing, ("standard project", "conversion")) if thing.words else None
    if found is None:
        return Event("project", who)
    bag = Bag(scope, thing.filters)
    least: int | None = None
    cost = bag.take("with")
    if cost is not None and isinstance(cost.thing, Thing):
        if plain_text(cost.thing) != "cost":
            meant = nearest(plain_text(cost.thing), ("cost",))
            scope.fault("E2006", cost.span, "for example `with cost min 20`", meant)
        number = bag.take_number() or cost.thing.number
        least = value_of(number) if number is not None else None
        if number is None or number.bound != "min":
            scope.fault("E2001", cost.span, "for example `with cost min 20`", word="cost")
    bag.close()
    kind = found.kind
    ids = in_front(scope, found, (kind,))
    if kind == "conversion":
        return Event("convert", who, cards=CardSet(kinds=("conversion",), names=ids))
    cards = CardSet(kinds=("standard-project",), names=ids) if ids else None
    return Event("project", who, cards=cards, cost_min=least)
