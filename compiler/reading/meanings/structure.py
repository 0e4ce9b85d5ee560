"""Effects held together: and, or, then, to, may, if. Loosest last.

In: phrases, as `compiler.text.structure` makes them. Out: rules for `effect`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from compiler.graph import (
    REMEMBERED,
    ChooseOne,
    Chosen,
    Decides,
    Event,
    Gain,
    Later,
    Look,
    Lot,
    Matches,
    May,
    OneOf,
    Otherwise,
    Pays,
    Place,
    Raise,
    Ranked,
    Remembered,
    Repeatedly,
    Shown,
    SomeOf,
    Take,
    Then,
    Trade,
    Unordered,
    When,
    changed,
    of_the_line,
    walk,
    with_leaves,
)
from compiler.reading.meanings.effects import shared
from compiler.reading.meanings.everybody import each, ones_own
from compiler.reading.parsing.grammar import Build, Grammar
from compiler.text.amounts import of_what
from compiler.text.words import Words

SHARED = (
    "gain",
    "spend",
    "add",
    "remove",
    "steal",
    "increase",
    "decrease",
    "raise",
    "lower",
    "place",
)
"""Verbs that neighbours share."""


def _chosen(family: Remembered, every: tuple[str, ...]) -> Build:
    """What is chosen for the line among all there are, or among some of them, as they stand
    there."""

    def build(what: Any, **among: Any) -> Any:
        ids = tuple(one for one in every if one in among[family.among]) if among else every
        if among and not 1 < len(ids) == len(among[family.among]) < len(every):
            return None
        return ChooseOne(of_the_line(what, family), **{family.among: ids})

    return build


def structure(g: Grammar, words: Words) -> None:
    shared(g, SHARED)
    every = words.plain_tags, words.standard_resources, words.every_party, (*words.parameters,)
    listed = "tag-names:or", "resources:or", "parties:or", "parameters:or"
    for family, ids, among in zip(REMEMBERED, every, listed, strict=True):
        build = _chosen(family, ids)
        g.say("done", f"choose-{family.what}", build, what="effect")
        g.say("done", f"choose-{family.among}", build, what="effect", **{family.among: among})
    g.join("atom", "{one:leaf}", lambda one: one)
    g.join("atom", "({one:effect})", lambda one: one)
    g.say("atom", "bare", _bare, text="step")
    g.say("atom", "bare-owned", _bare, text="step")
    g.say("atom", "dry", _placed("dry"), text="leaf")
    g.say("atom", "still", _placed("still"), text="leaf")
    g.say("atom", "trade-alone", _alone, text="leaf")
    _opened(g)
    for word in ("and", "or"):
        _listed(g, word)
    g.join("all", "{parts:list:and}", lambda parts: _all(parts))
    g.join("choice", "{parts:list:or}", lambda parts: OneOf(parts) if len(parts) > 1 else None)
    g.say("choice", "list-long-or", _or, head="or-part", last="or-last")
    g.same("or-part", ("atom", "all", "choice", "pays"))
    g.same("or-last", ("atom", "all", "open", "pays"))
    g.say("last-choice", "either", lambda choice: choice, choice="choice")
    g.say("done", "left-to-chance", lambda choice: OneOf(choice.parts, True), choice="choice")
    g.say(
        "all",
        "list-long-and",
        lambda head, last: _all((*head, last)),
        head="long:head",
        last="and-last",
    )
    g.join("long:head", "{one:and-part}", lambda one: one if isinstance(one, tuple) else (one,))
    g.join(
        "long:head",
        "{others:long:head}, {one:and-part}",
        lambda others, one: (*others, *(one if isinstance(one, tuple) else (one,))),
    )
    g.same("and-part", ("atom", "group:and"))
    g.join("and-group", "{parts:group:and}", _all)
    g.same("and-last", ("atom", "and-group", "open", "last-choice"))
    g.same("step", ("all", "choice", "last-choice", "atom"))
    g.say("then", "then", _then, head="then-head", last="then-last")
    g.join("then", "{head:then-head}. {last:if-of-it}", _then)
    g.say("then", "rest", _rest, text="then")
    g.say("leaf", "rest", _seen, text="leaf")
    g.join("if-of-it", "{one:open}", lambda one: one if _asks_of_it(one) else None)
    g.same("then-head", ("step", "then"))
    g.same("then-last", ("step", "open", "pays"))
    g.say("pays", "pays", lambda cost, gain: Pays(cost, gain), cost="step", gain="got")
    g.same("got", ("step", "then", "pays", "done"))
    g.same("open", ("done",))
    g.say("short-pays", "pays", lambda cost, gain: Pays(cost, gain), cost="atom", gain="atom")
    g.say("pays", "pays-for", lambda cost, gain: Pays(cost, gain), cost="step", gain="effect")
    g.same("effect", ("step", "then", "pays", "open"))


def lot(least: int, most: int, what: Any) -> Any:
    return Lot(least, most, changed(what, as_shown))


def as_shown(node: Any) -> Any:
    """X is what is shown, and not chosen."""
    return Shown(node.times) if isinstance(node, Chosen) else node


def _bare(text: Any) -> Any:
    """Nobody gets what any of it brings."""
    made = with_leaves(
        text, lambda leaf: replace(leaf, bare=True) if isinstance(leaf, Place | Raise) else leaf
    )
    return made if made != text else None


def _alone(text: Any) -> Any:
    return replace(text, alone=True) if isinstance(text, Trade) and not text.alone else None


def _placed(how: str) -> Callable[[Any], Any]:
    """A tile that is placed and of which this holds besides."""

    def made(text: Any) -> Any:
        placed = isinstance(text, Place) and not getattr(text, how)
        return replace(text, **{how: True}) if placed else None

    return made


def _listed(g: Grammar, word: str) -> None:
    """`a, b and c`, where neighbours of one verb may have become one."""
    part, head, kind = f"{word}-item", f"list:{word}:head", f"list:{word}"
    g.join(part, "{one:atom}", lambda one: (one,))
    if word == "or":
        g.join(part, "{one:short-pays}", lambda one: (one,))
    g.join(part, f"{{group:group:{word}}}", lambda group: group)
    g.join(f"{word}-end", f"{{one:{part}}}", lambda one: one)
    for one in ("open", "last-choice") if word == "and" else ("open", "pays"):
        g.join(f"{word}-end", f"{{one:{one}}}", lambda one: (one,))
    g.join(head, f"{{one:{part}}}", lambda one: one)
    g.join(head, f"{{others:{head}}}, {{one:{part}}}", lambda others, one: (*others, *one))
    g.join(kind, f"{{one:{part}}}", lambda one: one if len(one) > 1 else None)
    g.say(kind, f"list-{word}", lambda head, last: (*head, *last), head=head, last=f"{word}-end")


def _all(parts: Any) -> Any:
    flat: list[Any] = []
    for part in parts:
        flat += part.parts if isinstance(part, Unordered) else (part,)
    return flat[0] if len(flat) == 1 else Unordered(tuple(flat))


def _or(head: Any, last: Any) -> Any:
    first = head.parts if isinstance(head, OneOf) else (head,)
    return OneOf((*first, last))


def _then(head: Any, last: Any) -> Any:
    first = head.parts if isinstance(head, Then) else (head,)
    return Then((*first, last))


def _rest(text: Any) -> Any:
    """What is left of the cards seen is discarded in any case."""
    return text if any(isinstance(node, Look) for node in text.parts) else None


def _seen(text: Any) -> Any:
    return text if isinstance(text, Look) else None


def _asks_of_it(one: Any) -> bool:
    """`If it has a plant tag, …`, of what was done just before."""
    known = [node for node in walk(getattr(one, "condition", None)) if isinstance(node, Matches)]
    return any(node.cards.reference in ("it", "that") for node in known)


def _if_behind(condition: Any, yes: Any) -> Any:
    """`Gain 2 plants, or 5 plants if …`: more of the same, where it holds; of another choice nobody
    knows what the condition is for."""
    match yes:
        case OneOf((Gain(resource=one) as first, Gain(resource=other) as last)) if one == other:
            return When(condition, last, first)
        case OneOf():
            return None
        case _:
            return When(condition, yes)


def _takes(text: Any) -> bool:
    """What was looked at and is not taken is discarded in any case."""
    return any(isinstance(node, Take) for node in walk(text))


def _opened(g: Grammar) -> None:
    """Whatever follows belongs to them."""
    g.say("open", "may", lambda what: May(what), what="effect")
    g.say("open", "repeatedly", lambda what: Repeatedly(what), what="effect")
    g.say("if", "if", lambda condition, yes: When(condition, yes), condition="clause", yes="effect")
    g.say("if", "if-behind", _if_behind, condition="clause", yes="effect")
    g.say("open", "otherwise", lambda text, no: replace(text, no=no), text="if", no="effect")
    g.say("open", "otherwise-discards", lambda text: text if _takes(text) else None, text="if")
    g.same("open", ("if",))
    g.join("some", "{one:atom}", lambda one: (one,))
    g.say("some", "list-some", lambda head, last: (*head, last), head="some", last="atom")
    g.say("done", "lot", lot, least="whole", most="whole", what="effect")
    for message, fewer in (("some-of", False), ("some-of-fewer", True)):
        g.say("done", message, _some_of(fewer), count="whole", what="some")
    g.say(
        "open",
        "or-else",
        lambda first, instead: Otherwise(first, instead),
        first="then-head",
        instead="effect",
    )
    g.join("open", "{people:people}: {body:effect}", lambda people, body: each(people, body))
    g.join(
        "open",
        "{people:people} {who:who}: {body:effect}",
        lambda people, who, body: each(people, body, who),
    )
    g.say("phase-name", "phase-called", lambda phase: phase, phase="phase")
    g.say("open", "in-next-phase", _in_phase, phase="phase-name", text="effect")
    for lasts in ("once", "once this generation", "this generation"):
        for would, way in ((False, "later"), (True, "later-would")):
            message = f"{way}-{lasts.replace(' ', '-')}"
            g.say("open", message, _later(lasts, would), events="events", text="effect")
    g.say("open", "decides", lambda who, what: Decides(who, what), who="people", what="effect")
    g.say(
        "ranked",
        "people-ranked",
        lambda rank, of, things: (
            (rank.replace("-", " "), things) if of == of_what(things) else None
        ),
        things="rivalled",
    )
    g.join(
        "open",
        "{who:ranked}: {body:effect}",
        lambda who, body: Ranked(who[0], who[1], ones_own(body)),
    )


def _some_of(fewer: bool) -> Any:
    least = 1 if fewer else 2  # one of them is a choice
    return lambda count, what: (
        SomeOf(what, count, fewer) if len(what) > 1 and count >= least else None
    )


def _in_phase(phase: Any, text: Any) -> Any:
    return Later((Event("phase", "all", phase=phase),), text)


def _later(lasts: Any, would: bool) -> Any:
    """What is done `instead` is so of all that would happen."""

    def build(events: Any, text: Any) -> Any:
        fits = {event.would for event in events} == {would}
        return Later(events, text, lasts) if fits else None

    return build
