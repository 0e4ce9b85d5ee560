"""The sentences of cards.

In: sentences, as `compiler.text.Texts` makes them. Out: rules for `sentence`: what one says of a
card, as `Said`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import replace
from typing import Any

from compiler.graph import (
    WAYS,
    Ability,
    CardSet,
    Continuous,
    Discount,
    Each,
    Event,
    Grant,
    Library,
    Points,
    Span,
    When,
    both,
    changed,
    without_wild,
)
from compiler.reading.meanings.nouns import listed
from compiler.reading.meanings.rules import times
from compiler.reading.meanings.structure import as_shown
from compiler.reading.parsing.grammar import Build, Grammar
from compiler.text.words import Words, readable
from dsl.reading.records import dataclass


@dataclass(frozen=True, slots=True)
class Said:
    """What a sentence says of a card: the name of a field of it (`abilities`, `points`,
    `requirements`, `start` …), and what it holds."""

    field: str
    value: Hashable


def sentences(g: Grammar, words: Words, library: Library) -> None:
    _fields(g, words, dict.fromkeys(name for card in library.cards for name, _ in card.fields))
    _abilities(g)
    _cards(g, words)


def _in_stock(words: Words) -> Build:
    """What a corporation begins with; what cards hold is put there."""

    def build(so: Any) -> Any:
        amount, resource = so
        kind = words.resources.get(resource)
        known = isinstance(amount, int) and kind is not None and kind.kept == "player"
        return (resource, amount) if known else None

    return build


def _for_next(text: Continuous, number: Any = 1) -> Ability | None:
    """What it costs less is the next card, or the next thing of those that it is about; or what so
    many of them cost."""
    if not isinstance(text, Discount):
        return None
    span: Span = "next-card" if text.cards == CardSet() else "next"
    return Ability("effect", rule=text, span=span, times=number)


_COSTS = {"cards": "cards", "money": "money", "per": "maybe-per"}


def _next_cost(number: Any, cards: Any, money: Any, way: str, per: Any, how: str) -> Ability | None:
    return _for_next(times(Discount(money, cards), way, per), number)


# ---- abilities -----------------------------------------------------------------------------------

LABELS = (
    "action",
    "once",
    "full",
    "first-action",
    "build",
    "trade",
    "colony",
    "bonus",
    "conversion",
)


def _abilities(g: Grammar) -> None:
    for label in LABELS:
        g.say(f"label:{label}", f"label-{label}", lambda: "")
        g.join("sentence", f"{{label:label:{label}}}: {{effect:effect}}", _labelled(label))
    g.join("sentence", "{label:label:full}, {effect:effect}", _labelled("full"))
    often = {"times": "whole", "text": "effect"}
    g.say("often-action", "often-action", lambda times, text: (int(times), text), **often)
    g.join("sentence", "{label:label:action}: {so:often-action}", _often)
    g.join("sentence", "{effect:effect}", _played)
    for kind in ("generation-long", "card-long"):
        g.join("open", f"{{one:{kind}}}", lambda one: Grant(one.rule, one.span, one.times))
    g.say("label:effect", "label-effect", lambda: "")
    g.join(
        "sentence", "{label:label:effect}: {rule:conditioned}", lambda rule: Said("abilities", rule)
    )
    g.join("sentence", "{rule:conditioned}", lambda rule: Said("abilities", rule))
    g.join("conditioned", "{rule:rule}", lambda rule: Ability("effect", rule=rule))
    g.say("conditioned", "said-if", conditioned, text="conditioned", condition="clause")
    for kind in ("conditioned", "passing"):
        g.join(kind, f"{{people:people}}: {{one:{kind}}}", _of)
    g.same("passing", ("generation-long", "card-long"))
    g.say(
        "generation-long",
        "this-generation",
        lambda text: Ability("effect", rule=text, span="generation"),
        text="rule",
    )
    g.say(
        "card-long",
        "for-next-card",
        lambda text: Ability("effect", rule=text, span="next-card"),
        text="rule",
    )
    g.say(
        "card-long",
        "for-next-cards",
        lambda number, text: Ability("effect", rule=text, span="next-card", times=number),
        number="whole",
        text="rule",
    )
    g.say("card-long", "for-next", _for_next, text="rule")
    g.say("card-long", "for-next-times", _for_next, number="whole", text="rule")
    g.say("card-long", "next-cards-cost", _next_cost, number="whole", **_COSTS)
    g.join("card-long", "{text:next-card}", _for_next)
    g.say("passing", "said-if", conditioned, text="passing", condition="clause")
    g.join("sentence", "{rule:passing}", lambda rule: Said("abilities", rule))
    for would, way in ((False, "when"), (True, "when-would")):
        g.say("trigger", way, _trigger(would), events="events", text="effect")
        for said, once in (("first", "generation"), ("ever", "game")):
            built = _trigger(would, once)
            holes = {"events": "events", "text": "effect", "times": "whole"}
            g.say("trigger", f"{way}-{said}", built, **holes)
    g.same("sentence", ("trigger",))
    g.join("sentence", "{label:label:effect}: {said:trigger}", lambda said: said)
    g.say("at", "at", lambda value: value, value="whole")
    g.join(
        "sentence",
        "{at:at}: {effect:effect}",
        lambda at, effect: Said("abilities", Ability("moment", effect, at=at)),
    )
    g.say("each-step", "at-each-step", lambda: "")
    g.join(
        "sentence",
        "{step:each-step}: {effect:effect}",
        lambda effect: Said("abilities", Ability("moment", effect)),
    )


def _played(effect: Any) -> Said | None:
    """What holds for a while and is all that a sentence says is no effect but a rule."""
    plain = effect.body if isinstance(effect, Each) and effect.players is None else effect
    return None if isinstance(plain, Grant) else Said("abilities", Ability("play", effect))


def _labelled(label: Any) -> Build:
    """What is there only while something holds begins with `if`."""

    def build(effect: Any) -> Said:
        if label in WAYS and isinstance(effect, When) and effect.no is None:
            return Said("abilities", Ability(label, effect.yes, condition=effect.condition))
        return Said("abilities", Ability(label, effect))

    return build


def _of(people: Any, one: Any) -> Any:
    """What is said of other players."""
    return replace(one, whose=people) if one.whose == "you" else None


def _often(so: Any) -> Said | None:
    times, effect = so
    ability: Any = getattr(_labelled("action")(effect=effect), "value", None)
    return Said("abilities", replace(ability, times=times)) if ability is not None else None


def _trigger(would: bool, once: Any = "") -> Build:
    """What is done `instead` is so of all that would happen."""

    def build(events: Any, text: Any, times: Any = "one") -> Said | None:
        if {event.would for event in events} != {would}:
            return None
        often = 1 if times == "one" else int(times)
        return Said("abilities", Ability("trigger", text, events, once=once, times=often))

    return build


def conditioned(text: Any, condition: Any) -> Any:
    return replace(text, condition=condition) if text.condition is None else None


# ---- what else is said of cards ------------------------------------------------------------------


def _cards(g: Grammar, words: Words) -> None:
    g.say("sentence", "requires-what", lambda needs: Said("requirements", needs), needs="needs:and")
    for amount, negative in (("{so:so-many:points}", False), ("-{so:so-many:points}", True)):
        g.join("point", amount, _points(negative))
    g.say("point", "said-if", conditioned, text="point", condition="clause")
    listed(g, "points-told", "point")
    g.join("own-points", "{points:points-told:and}", lambda points: points)
    g.join("all-points", "{points:own-points}", lambda points: points)
    g.join("all-points", "{people:people}: {points:own-points}", _points_of)
    g.join("all-points", "{people:people} {who:who}: {points:own-points}", _points_of_some)
    g.say("all-points", "each-scores", _points_of_others, people="people", points="own-points")
    listed(g, "points-of-all", "all-points")
    g.join(
        "sentence",
        "{points:points-of-all:and}",
        lambda points: Said("points", without_wild(sum(points, ()))),
    )
    g.say("sentence", "start-with", lambda things: Said("start", things), things="starts:and")
    g.join("start", "{so:so-many:resource}", _in_stock(words))
    listed(g, "starts", "start")
    g.say("sentence", "beginner", lambda: Said("beginner", "yes"))
    g.say("kept-said", "protected", lambda things: Said("protected", "yes"), things="kept-here")
    g.same("sentence", ("kept-said",))
    g.join("sentence", "{label:label:effect}: {said:kept-said}", lambda said: said)
    g.join("kept-here", "{names:resources:or}", lambda names: names)
    g.same("kept-here", ("some-resources",))
    g.say("sentence", "wild-tag", lambda: Said("wild", "yes"))
    g.say(
        "sentence",
        "award-for",
        lambda most: Said("measure", (without_wild(most[0]), most[1])),
        most="most",
    )
    g.say("most", "most", _for_most, things="rivalled")
    g.say("most", "most-stock", _for_most, things="had")
    g.say("most", "highest", lambda track, rank: (track, rank == "fewest"), track="is-track")
    g.say("cheaper", "costs-less", lambda text: (text, 0), text="so-many:money-less")
    g.say(
        "cheaper",
        "costs-less-least",
        lambda text, least: (text, least),
        text="so-many:money-less",
        least="money",
    )
    g.join("sentence", "{so:cheaper}", lambda so: Said("cheaper", (so[0][0], so[1])))
    g.say(
        "sentence",
        "field-opens",
        lambda things: Said("fields", ("opens", things)),
        things="resources:or",
    )
    g.say("sentence", "replaces", lambda name: Said("replaces", "yes"), name="older")
    g.say("sentence", "only-on-board", lambda board: Said("board", board), board="map")
    g.scanners["older"] = lambda text, place: (len(text) - 1, "") if text.endswith('"') else None


def _fields(g: Grammar, words: Words, names: Iterable[str]) -> None:
    """What the kind of a card adds: `Track: 1, 2, 4`."""
    g.same("value", ("whole", "resource", "parameter", "element", "card-name"))
    for tag in words.tags:
        g.word("value", words.tag(tag), tag)
    for element in words.elements:
        g.word("value", words.element(element), element)
    g.join("values", "{one:value}", lambda one: (one,))
    g.join("values", "{others:values}, {one:value}", lambda others, one: (*others, one))
    for name in names:
        if name == "opens":
            continue  # a sentence of its own
        g.word("field", words.catalogue.name(f"field-{name}") or readable(name), name)
    g.join(
        "sentence",
        "{name:field}: {values:values}",
        lambda name, values: Said("fields", (name, values)),
    )


def _points_of(people: Any, points: Any) -> Any:
    return tuple(replace(one, whose=people) for one in points)


def _points_of_others(people: Any, points: Any) -> Any:
    return None if people == "you" else _points_of(people, changed(points, _yours))


def _yours(node: Any) -> Any:
    """What is theirs is their own."""
    return replace(node, whose="you") if getattr(node, "whose", "") == "theirs" else node


def _points_of_some(people: Any, who: Any, points: Any) -> Any:
    """What is said of them stands as a condition of each of them."""
    return tuple(replace(one, whose=people, condition=both(who, one.condition)) for one in points)


def _points(negative: bool) -> Build:
    def build(so: Any) -> Any:
        amount, _ = so
        if isinstance(amount, int) and amount < 0 and negative:
            return None
        return Points(amount, negative=negative)

    return build


def settled(said: Said, kind: str) -> Said:
    """The same on a card of that kind, where words mean something of their own: X is what the
    track of a colony shows, and nobody plays a global event or a party."""
    value: Any = said.value
    if kind == "conversion" and isinstance(value, Ability) and value.label == "play":
        value = replace(value, label="action")
    if kind == "colony" and isinstance(value, Ability) and value.label == "trade":
        value = changed(value, as_shown)
    if kind == "global-event" or _is_nobodys(value):
        value = without_wild(value)
    return Said(said.field, value)


def _is_nobodys(value: Any) -> bool:
    """What a phase brings, or a party that comes to rule, is nobody's action."""
    match value:
        case Ability("bonus") | Ability("trigger", events=(Event("phase"),)):
            return True
        case _:
            return False


def _for_most(things: Any, rank: str) -> tuple[Any, bool]:
    """What an award counts, and whether it is for the fewest."""
    return things, rank == "fewest"
