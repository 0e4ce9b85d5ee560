"""Conditions and events: what must hold, and what a trigger listens to.

In: conditions and happenings of the syntax tree. Out: `Condition` and `Event` of the graph. The
same words make an event after `when` and history after `if`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from compiler import graph
from compiler.graph import Bound, CardSet, Compare, Measure
from compiler.lower.phrases.events import event
from compiler.lower.phrases.levels import check_level
from compiler.lower.phrases.measures import amount, measure
from compiler.lower.phrases.nouns import plain
from compiler.lower.phrases.scope import NOTHING, Bag, Scope, by, value_of
from compiler.lower.phrases.selectors import card_filters, card_set
from compiler.messages.meaning import AMOUNT_MISSING, NO_AMOUNT, NUMBER_BEHIND, SINCE_WHEN
from compiler.names.vocabulary import plain_text
from dsl.syntax.nodes import (
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
    Thing,
    Who,
)

# ---- conditions ---------------------------------------------------------------------------------


def condition(scope: Scope, node: Condition) -> graph.Condition:
    match node:
        case Is(thing=thing):
            return _state(scope, thing) or _leads(scope, thing) or compare(scope, thing)
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


def _state(scope: Scope, thing: Thing) -> graph.Condition | None:
    """`connected`, `no connected`, `greens`: a single word that is declared as a state, or the name
    of a party."""
    if len(thing.words) != 1 or thing.number is not None or thing.filters:
        return None
    word = thing.words[0].words[0]
    party = scope.words.find(word.text, ("party",))
    if party is not None:
        scope.hear(word)
        return graph.Rules(party.id, by(thing.span))
    symbol = scope.words.find(word.text, ("state",))
    if symbol is not None:
        scope.hear(word)
        made = graph.InState(symbol.id, by(thing.span))
        return graph.Not(made) if scope.says(thing, "no") else made
    return None


_RANKS: dict[str, graph.Rank] = {"most": "most", "fewest": "fewest"}


def _leads(scope: Scope, thing: Thing) -> graph.Leads | None:
    """`the most cities`: you are among the players who have most."""
    first = plain(thing.words[0]) if len(thing.words) > 1 else ""
    if first not in _RANKS or thing.number is not None:
        return None
    scope.hear(thing.words[0].words[0])
    counted = measure(scope, replace(thing, words=thing.words[1:]))
    return graph.Leads(_RANKS[first], counted, by(thing.span))


def compare(scope: Scope, thing: Thing) -> Compare:
    """`3 oceans`, `oxygen max 6%`, `no energy`, `any science here`."""
    bag = Bag(scope, thing.filters)
    level = bag.take_number()
    less = _less(scope, bag)
    rest = replace(thing, filters=tuple(bag.rest))
    counted = measure(scope, rest, level is not None)
    if counted == graph.Sum(()):
        return Compare(counted, "min", 1, by=by(thing.span))  # which has been said
    number = level or thing.number
    scope.hear_in(number, "bound", "sign" if number and number.signed == "-" else "")
    track = isinstance(counted, graph.Level | graph.Counter | graph.Generation)
    _check_number(scope, thing, level, counted)
    if number is None and not scope.says(thing, "no") and (track or not thing.dets):
        example = "temperature -12" if track else "2 power tags"
        word = _name(counted) if track else plain_text(thing)
        scope.fault(AMOUNT_MISSING, thing.span, f"for example `{example}`", word=word)
    if number is None:
        scope.says(thing, "any")  # at least one
        bound: Bound = "max" if scope.says(thing, "no") else "min"
        return Compare(counted, bound, 0 if bound == "max" else 1, by=by(thing.span))
    if number.times_x:
        scope.unclear(number.span, "a condition needs a plain number")
    value = value_of(number)
    if isinstance(counted, graph.Level | graph.Counter):
        check_level(scope, _name(counted), number, value)
    return Compare(counted, bound_of(number), value, less, by(thing.span))


def _less(scope: Scope, bag: Bag) -> graph.Amount:
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
    many = isinstance(counted, graph.Stock | graph.Tags | graph.Cards | graph.Tiles | graph.Held)
    number = level or thing.number
    if many and level is not None:
        cure = f"write `{level.value or 1} {plain_text(thing)}`"
        scope.fault(NUMBER_BEHIND, level.span, cure, word=plain_text(thing))
    elif number is not None and value_of(number) < 0 and not isinstance(counted, graph.Level):
        scope.fault(NO_AMOUNT, number.span, number=value_of(number))


def _name(counted: Measure) -> str:
    match counted:
        case graph.Level(parameter=name) | graph.Counter(counter=name):
            return name
        case graph.Generation():
            return "generation"
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
    wanted = _wanted(scope, node.thing)
    return graph.Matches(replace(wanted, reference=cards.reference), by(node.span))


def _wanted(scope: Scope, thing: Thing) -> CardSet:
    """What a card `has`, as the filters of a card set."""
    bag = Bag(scope, (Filter("with", replace(thing, filters=()), thing.span), *thing.filters))
    cards = card_filters(scope, CardSet(), bag)
    bag.close()
    return cards


def players_who(scope: Scope, who: Who) -> graph.Condition:
    """What holds for `any player with a venus tag`, `… who removed your plants this generation`.

    The condition is that player's own: `you` in it is that player, `owner` whose ability it is."""
    scope.hear(who)
    parts: list[graph.Condition] = []
    for filter_ in who.filters:
        scope.hear(filter_)
        if filter_.word == "with" and isinstance(filter_.thing, Thing):
            parts.append(compare(scope, filter_.thing))
        else:
            scope.unclear(filter_.span)
    if who.doing is not None:
        done = _history(scope, who.doing)
        if isinstance(done, graph.Happened) and done.event.of == "you":
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
        scope.hear(found)
        period = _PERIODS.get(found.word)
    if period is None:
        scope.fault(SINCE_WHEN, node.span, "add `this generation` or `this action`")
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
