"""Conditions and events: what must hold, and what a trigger listens to.

In: conditions and happenings of the syntax tree. Out: `Condition` and `Event` of the graph. The
same words make an event after `when` and history after `if`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import assert_never

from compiler import graph
from compiler.graph import CardSet
from compiler.lower.phrases.deeds import (
    NO_ONE,
    PERIODS,
    asked,
    check_remembered,
    none_done,
    of_another,
    so_many,
)
from compiler.lower.phrases.events import event
from compiler.lower.phrases.measures import compared, described, leads, theirs
from compiler.lower.phrases.nouns import hear_words, noun, only, plain
from compiler.lower.phrases.scope import (
    BY_LOT,
    OWNERS,
    Bag,
    Scope,
    bound_of,
    by,
    check_some,
    dets,
    value_of,
    whose,
)
from compiler.lower.phrases.selectors import card_filters, card_set, takes_them
from compiler.lower.phrases.uses import in_phase
from compiler.messages.meaning import SINCE_WHEN
from compiler.names.written import plain_text
from dsl.lexicon.words import RANKS
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
    Stated,
    Thing,
    Who,
)

# ---- conditions ---------------------------------------------------------------------------------


def condition(scope: Scope, node: Condition) -> graph.Condition:
    match node:
        case Is(thing=thing):
            return (
                _state(scope, thing)
                or in_phase(scope, thing)
                or _recurring(scope, thing)
                or leads(scope, thing)
                or asked(scope, compared(scope, thing), thing.span)
            )
        case Has():
            return _has(scope, node)
        case Happening() if (much := _done_so_much(scope, node)) is not None:
            return much
        case Happening(who=Who() as who) if OWNERS.get(who.text.lower()) in _KNOWN:
            done = of_another(scope, _history(scope, replace(node, who=None)), node.span)
            return graph.Of(whose(scope, who), done, by(node.span))
        case Happening():
            return _history(scope, node)
        case Stated():
            return _stated(scope, node)
        case And(parts=parts):
            return graph.Both(tuple(condition(scope, part) for part in parts))
        case Or(parts=(Is(thing=Thing(number=Number() as number, words=())), Is(thing=rest))) if (
            rest.dets and rest.dets[0].text.lower() in ("more", "fewer")
        ):
            return _bounded(scope, number, rest)
        case Or(parts=parts):
            return graph.Either(tuple(condition(scope, part) for part in parts))
        case _:
            assert_never(node)


def _bounded(scope: Scope, number: Number, thing: Thing) -> graph.Condition:
    """`3 or more plant tags`, `2 or fewer cities`, which are `3 plant tags` and `max 2 cities`."""
    bound = thing.dets[0]
    scope.hear(number, bound)
    if bound.text.lower() == "fewer" and not number.bound:
        number = replace(number, bound="max")
    return compared(scope, replace(thing, number=number, dets=thing.dets[1:]))


LAST_GENERATION = (
    "which is the last is known when it ends: `at game end: …`, or `if 3 completed parameters`; "
    "who plays alone knows its number, `if generation 14`"
)


def _state(scope: Scope, thing: Thing) -> graph.Condition | None:
    """`connected`, `no connected`, `greens`: a single word that is declared as a state, or the name
    of a party."""
    if len(thing.words) != 1 or thing.number is not None or thing.filters:
        return None
    word = thing.words[0].words[0]
    party = scope.words.find(word, ("party",))
    if party is not None:
        scope.hear(word)
        return graph.Rules(party.id, by(thing.span))
    symbol = scope.words.find(word, ("state",))
    if symbol is not None:
        scope.hear(word)
        made = graph.InState(symbol.id, by(thing.span))
        return graph.Not(made) if scope.says(thing, "no") else made
    return None


_ORDINALS = {"second": 2, "third": 3, "fourth": 4, "fifth": 5}


def _recurring(scope: Scope, thing: Thing) -> graph.Condition | None:
    """`every 3 generations`, `every third generation`, `odd generation`."""
    *front, last = [plain(words) for words in thing.words] or [""]
    if last == "generation" and front in (["last"], ["final"]):
        hear_words(scope, thing.words)
        scope.unclear(thing.span, LAST_GENERATION)
        return graph.Recurring(2, by(thing.span))
    if (front, last) in ((["odd"], "generation"), (["even"], "generation")) and not thing.number:
        hear_words(scope, thing.words)
        scope.says(thing, "an", "the")
        Bag(scope, thing.filters).close()
        even = graph.Recurring(2, by(thing.span))
        return even if front == ["even"] else graph.Not(even)
    if last not in ("generation", "generations") or not scope.says(thing, "every"):
        return None
    hear_words(scope, thing.words)
    number = thing.number
    scope.hear(number)
    every = number.value if number is not None and not front and not number.bound else None
    if number is None and len(front) == 1:
        every = _ORDINALS.get(front[0])
    if every is None or every < 2 or thing.filters or (number is not None and number.signed):
        scope.unclear(thing.span, "for example `every 3 generations`")
    return graph.Recurring(every or 2, by(thing.span))


RANKED: dict[str, graph.Rank] = {
    phrase: rank
    for phrase in RANKS
    for rank in ("second most", "most", "fewest")
    if phrase.endswith(f"the {rank}")
}
"""Who has the most, second most or fewest."""


def _somebody_has(scope: Scope, who: Who, thing: Thing) -> graph.Condition:
    """`that player has more plants than you`, `an opponent has 2 cities`: one who has it is
    enough; `each opponent has fewer cities than you`: nobody of whom it is not so. Of oneself `you
    have 2 cities` is `2 cities`."""
    text = who.text.lower()
    meant = whose(scope, _somebody(scope, who, NO_ONE | EVERY_ONE))
    if meant == "you":
        return condition(scope, Is(thing, span=thing.span))
    if meant in ("all", "opponents"):
        cure = "one is enough: `an opponent has …`; or all: `each opponent has …`"
        scope.unclear(who.span, cure)
    held = leads(scope, thing) or theirs(scope, thing)
    part = graph.Not(held) if text in EVERY_ONE else held
    found = graph.Of(meant, part, by(thing.span))
    return graph.Not(found) if text in NO_ONE | EVERY_ONE else found


EVERY_ONE = {"each player": "any player", "each opponent": "an opponent"}
"""Of whom it is said that they all have something: none of whom it is not so."""


def _somebody(scope: Scope, who: Who, one_of: Mapping[str, str] = NO_ONE) -> Who:
    scope.hear(who)
    return replace(who, text=one_of.get(who.text.lower(), who.text))


def _stated(scope: Scope, node: Stated) -> graph.Condition:
    """`you are the first player`, `that player is not the chairman`, `it is an event`."""
    if node.verb == "is" and not isinstance(node.subject, Who):
        return _what_it_is(scope, node)
    wrong = node.verb != "is"
    found: graph.Condition = graph.IsFirst(by(node.span))
    match node.thing:
        case Who(text=text, filters=(), doing=None) if OWNERS.get(text.lower()) == "first":
            scope.hear(node.thing)
        case Thing(number=None) as thing if plain_text(thing).lower() in ("chairman", "leader"):
            found = compared(scope, thing, somebodys=True)
        case _:
            wrong = True
    who = node.subject
    if wrong or not isinstance(who, Who):
        scope.unclear(node.span, "for example `if you are the first player`")
        return found
    none = who.text.lower() in NO_ONE
    if node.negated and isinstance(found, graph.Compare):
        found = replace(found, bound="max", value=0)
    elif node.negated:
        found = graph.Not(found)
    meant = whose(scope, _somebody(scope, who))
    if meant == "you":
        return found
    if meant in ("all", "opponents"):
        scope.unclear(who.span, "one is enough: `if an opponent is the first player`")
    made = graph.Of(meant, found, by(node.span))
    return graph.Not(made) if none else made


def _what_it_is(scope: Scope, node: Stated) -> graph.Condition:
    """`it is an event`, `that card is not a science card`: of a card, by what is printed on it."""
    subject, thing = node.subject, node.thing
    if isinstance(thing, Thing) and plain_text(thing) in ("last generation", "final generation"):
        scope.unclear(node.span, LAST_GENERATION)
        return graph.IsFirst(by(node.span))
    if isinstance(subject, Thing) and is_completed(thing):
        return _completed(scope, node, subject)
    if isinstance(subject, Thing) and (chosen := _settled(scope, subject, thing)) is not None:
        asked = replace(chosen, by=by(node.span))
        return graph.Not(asked) if node.negated else asked
    if isinstance(subject, Thing) and (party := _party(scope, thing)) is not None:
        cure = "that a party rules is said by its name alone"
        instead = party if "that" not in dets(subject) else None
        if instead is None:
            cure = "one that the card remembers: `choose a party` on a line of its own"
        scope.unclear(node.span, cure, at=node.span if instead else None, instead=instead)
        return graph.Rules(party, by(node.span))
    if isinstance(subject, Thing) and dets(subject) & {"its", "their"}:
        scope.unclear(node.span, "how much it is: `if its cost 10`, `if its cost max 9`")
        return graph.IsFirst(by(node.span))
    if isinstance(subject, Thing) and [det.text.lower() for det in subject.dets] != ["that"]:
        scope.unclear(node.span, "for example `if it is an event`, `if you are the first player`")
        return graph.IsFirst(by(node.span))
    wanted = card_set(scope, thing)
    if wanted != CardSet(kinds=wanted.kinds, tags=wanted.tags):
        scope.unclear(thing.span, "what is printed on it: `an event`, `a science card`")
    cards = replace(wanted, reference=card_set(scope, subject).reference)
    made = graph.Matches(cards, by(node.span))
    return graph.Not(made) if node.negated else made


def is_completed(thing: AnyThing) -> bool:
    """What is said of a parameter: `temperature is completed`."""
    if not isinstance(thing, Thing) or thing.number or thing.filters or thing.dets:
        return False
    return plain_text(thing) == "completed"


def _completed(scope: Scope, node: Stated, subject: Thing) -> graph.Condition:
    """`temperature is completed`: its track has reached its end."""
    found = noun(scope, subject, ("parameter",))
    Bag(scope, subject.filters).close()
    if isinstance(node.thing, Thing):
        hear_words(scope, node.thing.words)
    scope.says(subject, "the")
    which = only(scope, found, subject.span)
    if found is not None and not which:
        cure = "which one? `if temperature is completed`; how many: `if 2 completed parameters`"
        scope.unclear(subject.span, cure)
    bound: graph.Bound = "max" if node.negated else "min"
    return graph.Compare(graph.Completed(which), bound, int(not node.negated), by=by(node.span))


def _settled(scope: Scope, subject: Thing, thing: AnyThing) -> graph.Settled | None:
    """`the chosen tag is plant`, `the chosen resource is heat`, also of a party or a parameter, and
    `that tag is plant` of what nothing else is meant by."""
    if not isinstance(thing, Thing):
        return None
    said, that = [plain(words) for words in subject.words], dets(subject) == {"that"}
    family = next((one for one in graph.REMEMBERED if said == [graph.THE_CHOSEN, one.what]), None)
    if that and (said == [scope.for_line] if scope.for_line else scope.remembers or scope.trigger):
        family = next((one for one in graph.REMEMBERED if said == [one.what]), None)
        scope.says(subject, *["that"] * (family is not None))
    if family is None:
        return None
    hear_words(scope, (*subject.words, *thing.words))
    scope.says(subject, "the")
    scope.says(thing, "a", "an")
    names = [one.words[0] for one in thing.words if len(one.words) == 1]
    found = scope.words.find(names[0], (family.what,)) if names else None
    more = [plain(words) for words in thing.words[1:]]
    if that and scope.trigger and not scope.for_line:
        party = family.what == "party"
        heard = "greens becomes dominant" if party else "you play a plant tag"
        scope.unclear(subject.span, f"each by a line of its own: `when {heard}: …`")
    elif not scope.remembers and scope.for_line != family.what:
        scope.unclear(subject.span, "on another line it is chosen: `choose a tag`")
    if found is None or more not in ([], ["tag"]) or thing.number or thing.filters:
        scope.unclear(thing.span, "for example `the chosen tag is plant`")
        return graph.Settled()
    return graph.Settled(**{family.what: found.id})


def _party(scope: Scope, thing: AnyThing) -> str | None:
    """The id of the party of that name."""
    symbol = scope.words.find(plain_text(thing), ("party",)) if isinstance(thing, Thing) else None
    return symbol.id if symbol is not None else None


def _has(scope: Scope, node: Has) -> graph.Condition:
    """`it has a microbe tag`, `that card has requirements`."""
    match node.subject:
        case Thing(number=Number(times_x=False) as number, words=(), dets=(), filters=filters) if (
            takes_them(scope, bag := Bag(scope, filters))
        ):
            bag.close()
            scope.hear_in(number, "bound")
            check_some(scope, number)
            wanted = replace(_wanted(scope, node.thing), zone="them")
            bound = bound_of(number)
            return graph.Compare(graph.Cards(wanted), bound, value_of(number), by=by(node.span))
        case It() | Here():
            cards = card_set(scope, node.subject)
        case Thing():
            cards = card_set(scope, node.subject)
            if not cards.reference:
                cure = "of which card? `if it has …`, `if that card has …`, `if 2 of them have …`"
                scope.unclear(node.subject.span, cure)
        case Who() as who:
            return _somebody_has(scope, who, node.thing)
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
    parts = described(scope, who.filters, _are_others(who))
    if who.doing is not None:
        parts.append(of_another(scope, _history(scope, who.doing), who.span))
    return parts[0] if len(parts) == 1 else graph.Both(tuple(parts))


def _are_others(who: Who) -> bool:
    meant = BY_LOT.get(who.text.lower()) or OWNERS.get(who.text.lower())
    return meant in ("opponent", "opponents")


# ---- history ------------------------------------------------------------------------------------

_KNOWN = ("that", "owner", "first", "holder", "chosen")
"""Players who are known from what has happened, or from the table."""


def _done_so_much(scope: Scope, node: Happening) -> graph.Condition | None:
    """`you placed 2 cities this generation`; None where it is not said how many."""
    bare, found = _without_period(node)
    much = so_many(scope, bare, PERIODS[found.word]) if found is not None else None
    if much is not None:
        scope.hear(found)
    return much


def _history(scope: Scope, node: Happening) -> graph.Condition:
    """`you raised rating this generation`; the period may stand at the thing or at a role."""
    period: graph.Period | None = None
    node, found = _without_period(_without_thing(scope, none_done(scope, node)))
    if found is not None:
        scope.hear(found)
        period = PERIODS.get(found.word)
    if period is None:
        scope.fault(SINCE_WHEN, node.span, "add `this generation` or `this action`")
    none = isinstance(node.who, Who) and node.who.text.lower() in NO_ONE
    if isinstance(node.who, Who) and node.who.text.lower() in EVERY_ONE and not node.negated:
        meant = whose(scope, _somebody(scope, node.who, EVERY_ONE))
        own = replace(node, who=Who("you", span=node.who.span))
        did = graph.Happened(event(scope, own), period or "generation", by(node.span))
        return graph.Not(
            graph.Of(meant, graph.Not(of_another(scope, did, node.span)), by(node.span))
        )
    if isinstance(node.who, Who) and none:
        node = replace(node, who=_somebody(scope, node.who))
    happened = graph.Happened(event(scope, node), period or "generation", by(node.span))
    check_remembered(scope, happened.event, node.span, others=False)
    if node.negated and (none or happened.event.who in ("all", "opponents")):
        scope.unclear(node.span, "for example `if no opponent passed this generation`")
    return graph.Not(happened) if node.negated or none else happened


def _without_thing(scope: Scope, node: Happening) -> Happening:
    """`no opponent passed this generation`: behind a verb without a thing stands the period."""
    thing = node.thing
    if not isinstance(thing, Thing) or [det.text.lower() for det in thing.dets] != ["this"]:
        return node
    period = f"this {plain_text(thing)}"
    if period not in PERIODS or thing.number is not None or thing.filters:
        return node
    scope.hear(*thing.dets)
    hear_words(scope, thing.words)
    alone = Thing(filters=(Filter(period, None, thing.span),), span=thing.span)
    return replace(node, thing=alone)


def _without_period(node: Happening) -> tuple[Happening, Filter | None]:
    things: list[AnyThing | None] = [node.thing, *(role.thing for role in node.roles)]
    found: Filter | None = None
    for index, thing in enumerate(things):
        if isinstance(thing, Thing | Who | It):
            for filter_ in thing.filters:
                if filter_.word in PERIODS:
                    found = filter_
                    rest = tuple(f for f in thing.filters if f is not filter_)
                    alone = isinstance(thing, Thing) and thing == Thing(
                        filters=(filter_,), span=thing.span
                    )
                    things[index] = None if alone else replace(thing, filters=rest)
    roles = tuple(
        replace(role, thing=thing)
        for role, thing in zip(node.roles, things[1:], strict=True)
        if thing is not None
    )
    return replace(node, thing=things[0], roles=roles), found
