"""What was done, counted: `cards you played this generation`, and so many at once.

In: phrases and clauses, as `compiler.text.events` makes them. Out: rules for measures and
comparisons of deeds, and for events of which so many come at once.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from compiler.graph import (
    COUNTED_AT_ONCE,
    OF_TOKENS,
    CardSet,
    Compare,
    Deeds,
    Event,
    Library,
)
from compiler.reading.meanings.measures import in_play
from compiler.reading.parsing.grammar import Build, Grammar

_DEEDS = {
    "play": ("play-card", "play-tag"),
    "place": ("place", "colony", "delegate", "lay"),
    "raise": ("raise", "produce"),
    "add": ("add",),
    "add-here": ("add-here",),
    "remove": ("remove",),
    "lift": ("lift",),
    "use": ("project", "convert"),
    "trade": ("trade",),
    "lose": ("lose", "unproduce"),
    "pass": ("pass",),
    "discard": ("discard", "scrap"),
    **{kind: (kind,) for kind in ("gain", "draw", "buy", "spend", "claim", "fund")},
    **{kind: (kind,) for kind in ("reveal", "look", "hide", "take", "shift")},
}
"""How it is said what was done of what is counted, and of what kinds the events are."""

_CLAUSES = {"produce": "increase", "lift": "remove"}
"""Where the clause has another verb."""


def _projects(names: Any) -> Event:
    return Event("project", cards=CardSet(kinds=("standard-project",), names=names))


def _at_full_price(project: Any) -> Any:
    return replace(project, full=True)


def counted_deeds(g: Grammar) -> None:
    """Kinds `deed:KIND`, what is counted of it, and the measures and comparisons of it."""
    for kind in ("play-card", "discard", "draw", "buy"):
        g.join(f"deed:{kind}", "{cards:cards-counted}", each_card(kind))
    g.join("deed:play-tag", "{tags:tags-noun}", lambda tags: Event("play-tag", tags=tags))
    g.say("tags-noun", "tags", lambda stem: stem, stem="stems:tag:or")
    for kind in ("place", "lift"):
        g.join(f"deed:{kind}", "{tiles:tile-noun}", _of_tiles(kind))
    g.say("deed:colony", "colonies", lambda: Event("colony"))
    g.join("deed:delegate", "{one:delegate-noun}", sent)
    for kind in ("gain", "spend", "lose", "add", "add-here", "remove"):
        g.join(f"deed:{kind}", "{names:resources:or}", _of_resources(kind))
        g.say(f"deed:{kind}", "resources", _of_no_resources(kind))
    for kind in ("produce", "unproduce"):
        g.say(f"deed:{kind}", "steps-of", _steps(kind), track="deed-production")
    g.same("deed-production", ("event-production",))
    g.say("deed-production", "any-production", lambda: ())
    g.say(
        "deed:raise", "steps-of", lambda track: Event("raise", parameter=track), track="deed-track"
    )
    g.same("deed-track", ("track",))
    g.say("deed-track", "any-parameter", lambda: "")
    g.say("deed-project", "deed-projects", lambda: Event("project"))
    g.say(
        "deed-project",
        "deed-projects-costing",
        lambda projects, money: replace(projects, cost_min=money),
        projects="deed-project",
        money="money",
    )
    g.join("deed-project", "{names:projects-named:or}", _projects)
    g.say("deed:project", "at-full-price", _at_full_price, project="deed-project")
    g.same("deed:project", ("deed-project",))
    g.say(
        "deed:project",
        "deed-actions",
        lambda cards: Event("project", cards=replace(cards, zone="play")),
        cards="cards-counted",
    )
    for timed in ("trade", "pass"):
        g.say(f"deed:{timed}", "deed-times", plain(timed))
    for goal in ("claim", "fund"):
        g.say(f"deed:{goal}", f"deed-{goal}", plain(goal))
    g.say("deed:convert", "deed-convert", lambda: _conversion(()))
    g.join("deed:convert", "{names:conversions:or}", lambda names: _conversion(names))
    for done, kinds in _DEEDS.items():
        g.same(f"deeds:{done}", (f"deed:{kind}" for kind in kinds))
        for message in ("deeds", "deeds-of-theirs"):
            kind = "thing" if message == "deeds" else "rival-part"
            g.say(
                kind,
                message,
                _deeds(done),
                things=f"deeds:{done}",
                who="person",
                whom="person",
                period="period",
            )
        for kind in kinds:
            act = _CLAUSES.get(kind, done.removesuffix("-here"))
            g.join(f"figured:{kind}", f"{{value:whole}} {{event:deed:{kind}}}", _figured)
            g.say(f"much:{kind}", "count", _much, thing=f"figured:{kind}")
            told = f"much:{kind}"
            if kind in ("add", "add-here", "remove"):
                told = f"told:{kind}"
                message = "things-to" if act == "add" else "things-from"
                g.say(
                    told,
                    message,
                    _told_much,
                    things=f"much:{kind}",
                    card="a-card",
                    source="event-source",
                )
            for so_much, subject in (("person", "person"), ("who", "relative"), ("each", "silent")):
                g.say(
                    f"happening-much:{so_much}",
                    f"event-{act}",
                    _told_so_much,
                    who=subject,
                    thing=told,
                    period="period",
                )


def at_once(g: Grammar) -> None:
    """Events of which so many come at once: `you gain at least 3 plants at once`."""
    for done, kinds in _DEEDS.items():
        for kind in kinds:
            if kind.removesuffix("-here") not in COUNTED_AT_ONCE:
                continue
            act, told = _CLAUSES.get(kind, done.removesuffix("-here")), f"at-least:{kind}"
            g.say(told, "count", _least, thing=f"figured:{kind}")
            g.say(told, "count-bounded", _or_more, value="whole", things=f"deed:{kind}")
            g.say(told, "at-once", lambda thing: thing, thing=told)
            track = {"raise": "event-track"}.get(kind, "event-production")
            if kind in ("raise", "produce"):
                g.say(told, "steps-at-once", _so_far(kind), track=track, steps="whole")
            if act in ("add", "remove"):
                message = "things-to" if act == "add" else "things-from"
                holes = {"things": told, "card": "a-card", "source": "event-source"}
                told = f"at-least-told:{kind}"
                g.say(told, message, _with_whom, **holes)
            g.say("event", f"event-{act}", _heard, who="person", thing=told, period="period")


def tokens(g: Grammar, library: Library) -> None:
    """What is done with cards of a set's own kinds, and the seats that are taken on some."""
    seated = {one.id for one in library.kinds if one.seats}
    own = {one.id for one in library.kinds} - seated
    seated |= {one.id for one in library.cards if one.kind in seated}
    own |= {one.id for one in library.cards if one.kind in own}

    def of(kind: Any, among: set[str]) -> Build:
        def build(cards: Any = None, card: Any = None, number: str = "") -> Any:
            cards = cards or card
            named = {*cards.kinds, *cards.names}
            return Event(kind, cards=cards) if named and named <= among else None

        return build

    for kind in OF_TOKENS:
        g.join(f"done:{kind}", "{cards:a-card}", of(kind, own))
        g.join(f"deed:{kind}", "{cards:cards-counted}", of(kind, own))
    g.say("done:take", "a-seat", of("take", seated), card="a-card")
    g.say("deed:take", "deed-seats", of("take", seated), card="a-card")


def _so_far(kind: Any) -> Build:
    if kind == "raise":
        return lambda track, steps: Event(kind, parameter=track, least=steps)
    return lambda track, steps: Event(kind, resources=track, least=steps)


def _least(bound: str, thing: Any) -> Any:
    event, value = thing
    return replace(event, least=value) if bound == "least" else None


def _or_more(bound: str, value: Any, things: Any) -> Any:
    return replace(things, least=value) if bound == "more" else None


def _with_whom(things: Any, card: Any = None, source: Any = None) -> Any:
    if things.kind == "add":
        cards = in_play(card)
        return things if (things.cards or CardSet(zone="play")) == cards else None
    return replace(things, of=source or None)


def _heard(who: Any, tense: str, period: Any, thing: Any) -> Any:
    named = thing.resources or thing.parameter
    return replace(thing, who=who) if named and tense == "now" and not period else None


def _of_tiles(kind: Any) -> Build:
    def build(tiles: Any) -> Any:
        tiles = replace(tiles, whose="all") if tiles.whose == "you" else tiles
        return Event(kind, tiles=None if tiles == type(tiles)(whose="all") else tiles)

    return build


def plain(kind: Any) -> Build:
    return lambda: Event(kind)


def _conversion(names: Any) -> Event:
    return Event("convert", cards=CardSet(kinds=("conversion",), names=names))


def _of_resources(kind: Any) -> Build:
    return lambda names: _here(kind, names)


def _of_no_resources(kind: Any) -> Build:
    return lambda: _here(kind, ())


def _here(kind: Any, names: Any) -> Event:
    if kind == "add-here":
        return Event("add", cards=CardSet(reference="this"), resources=names)
    return Event(kind, resources=names)


def _steps(kind: Any) -> Build:
    return lambda track: Event(kind, resources=track)


def _deeds(done: str) -> Build:
    def build(
        things: Any, done: Any, period: Any, who: Any = None, whom: Any = None, wanted: str = done
    ) -> Any:
        return Deeds(things, period, who or whom or "you") if done == wanted and period else None

    return build


def _figured(value: Any, event: Any) -> Any:
    return event, value


def _much(bound: Any, thing: Any) -> Any:
    event, value = thing
    return event, "min" if bound == "least" else bound, value


def _told_much(things: Any, card: Any = None, source: Any = None) -> Any:
    event = things[0]
    if event.kind == "add":
        cards = in_play(card)
        return None if (event.cards or CardSet(zone="play")) != cards else things
    return things if source == "" else None


def _told_so_much(who: Any, tense: str, period: Any, thing: Any) -> Any:
    event, bound, value = thing
    if tense != "past" or not period:
        return None
    return Compare(Deeds(event, period, who), bound, value)


def each_card(kind: Any) -> Build:
    return lambda cards: Event(kind, cards=None if cards == CardSet() else cards)


def sent(one: Any) -> Any:
    cards = CardSet(names=one.parties) if one.parties else None
    event = Event("delegate", cards=cards, standing=one.standing)
    return event if one == event.sent() else None
