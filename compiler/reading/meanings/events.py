"""Events: what triggers hear, and what has happened.

In: clauses, as `compiler.text.events` makes them. Out: rules for `events` of a trigger, and for
`happening`, from which conditions about the past are made.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from compiler.graph import (
    GAME_END,
    REPLACED,
    SET_UP,
    THE_CHOSEN,
    CardSet,
    Event,
    Library,
)
from compiler.reading.meanings.deeds import (
    at_once,
    counted_deeds,
    each_card,
    plain,
    sent,
    tokens,
)
from compiler.reading.meanings.measures import in_play
from compiler.reading.meanings.nouns import always, listed
from compiler.reading.meanings.sets import either
from compiler.reading.parsing.grammar import Build, Grammar
from compiler.text.words import Words, readable

Told = tuple[str, str, Event]
"""When it happens (`now`, `past`, `not`), in which period, and what."""

ACTS = {
    "play": ("play-card", "play-tag", "new-tag"),
    "place": ("place", "colony", "delegate", "lay"),
    "gain": ("gain", "colony-bonus"),
    "increase": ("produce",),
    "raise": ("raise",),
    "add": ("add",),
    "remove": ("remove", "lift"),
    "use": ("project", "convert-named"),
    "convert": ("convert",),
    "pass": ("pass",),
    "trade": (),
    "discard": ("discard", "scrap"),
    **{kind: (kind,) for kind in ("reveal", "look", "hide", "take", "shift")},
    "claim": ("claim",),
    "fund": ("fund",),
    "spend": ("spend",),
    "lose": ("lose", "unproduce"),
    "draw": ("draw",),
    "buy": ("buy",),
    "chair": (),
    "begin-turn": (),
    "end-turn": (),
    "lead": ("lead",),
}
"""The messages of events, and of what kinds the things are that stand in them."""


def events(g: Grammar, words: Words, library: Library) -> None:
    for act, kinds in ACTS.items():
        g.same(f"done:{act}", (f"done:{kind}" for kind in kinds))
        for kind, subject in (
            ("happening", "person"),
            ("happening-on", "you"),
            ("happening-who", "relative"),
            ("happening-none", "no-person"),
            ("happening-each", "silent"),
        ):
            g.say(
                kind, f"event-{act}", _told(act), who=subject, thing=f"done:{act}", period="period"
            )
    for act in ("play-tag", "play-card", "place"):
        both = {"head": f"done:{act}", "last": f"done:{act}"}
        g.say(f"done:{act}", "list-or", lambda head, last: either(head, last), **both)
    counted_deeds(g)
    at_once(g)
    g.word("you", "", SAME)
    g.word("silent", "", "you")
    g.say("relative", "person-who", lambda: "you")
    for whose in ("all", "opponents"):
        g.say("no-person", f"person-none-{whose}", always(whose))
    g.word("period", "", "")
    for period in ("game", "generation", "action"):
        g.say("period", f"period-{period}", always(period))
    _things_done(g)
    tokens(g, library)
    _phases(g, words, library)
    g.join("event", "{told:happening}", _now)
    g.join("event-on", "{told:happening-on}", _now)
    g.same("event-on", ("event",))
    for word in ("and", "or"):
        head = f"events:{word}:head"
        g.join(head, "{one:event}", lambda one: (one,))
        g.join(head, f"{{others:{head}}}, {{one:event-on}}", _and_on)
    g.join("events", "{one:event}", lambda one: (one,))
    g.say(
        "events",
        "list-or",
        lambda head, last: _and_on(head, last),
        head="events:or:head",
        last="event-on",
    )
    g.say("events", "hears-itself", lambda text: text, text="events")


SAME = "same"
"""Who does it where that is not said again."""


def _and_on(others: Any, one: Any) -> Any:
    """`an opponent claims a milestone or funds an award`"""
    return (*others, replace(one, who=others[-1].who) if one.who == SAME else one)


def _told(act: Any) -> Build:
    def build(who: Any, tense: str, period: Any, thing: Any = None) -> Any:
        return tense, period, replace(thing or Event(act), who=who)

    return build


def _now(told: Any) -> Any:
    tense, period, event = told
    if tense == "would" and event.kind in REPLACED and not period:
        return replace(event, would=True)
    return event if tense == "now" and not period else None


def _things_done(g: Grammar) -> None:
    g.join("done:play-card", "{cards:a-card}", lambda cards: _card_played(cards))
    for kind in ("discard", "draw", "buy"):
        g.join(f"done:{kind}", "{cards:a-card}", each_card(kind))
    g.say("tag-a", "tag-a", lambda noun: noun, noun="tags-noun")
    g.say("tags-noun", "tags", lambda stem: stem, stem="stems:tag:or")
    g.say("tags-noun", "tags-plain", lambda: ())
    g.join("done:play-tag", "{tags:tag-a}", lambda tags: Event("play-tag", tags=tags))
    g.say(
        "done:play-tag",
        "tag-on",
        lambda tag, card: Event("play-tag", tags=tag, cards=card),
        tag="tag-a",
        card="a-card",
    )
    g.say("done:new-tag", "tag-new", lambda: Event("new-tag"))
    g.join(
        "done:place",
        "{tiles:a-tile}",
        lambda tiles: Event("place", tiles=None if tiles == type(tiles)() else tiles),
    )
    g.join("done:lift", "{tiles:a-tile}", _lifted)
    g.join("done:delegate", "{one:a-delegate}", sent)
    g.word("done:pass", "", Event("pass"))
    for goal in ("claim", "fund"):
        g.say(f"done:{goal}", f"a-goal-{goal}", plain(goal))
    for kind in ("gain", "convert", "spend", "lose"):
        g.join(f"done:{kind}", "{what:event-things}", _event(kind))
    for kind in ("produce", "unproduce"):
        g.say(f"done:{kind}", "some-track", _moved(kind), track="event-production")
    g.say(
        "event-production",
        "production-of",
        lambda stem: stem,
        stem="stems:resource:or",
        owner="nothing",
    )
    g.say("event-production", "a-production", lambda: ())
    g.say(
        "done:raise",
        "some-track",
        lambda track, each: Event("raise", parameter=track, each=each == "yes"),
        track="event-track",
    )
    g.same("event-track", ("track",))
    g.say("event-track", "a-global-parameter", lambda: "")
    g.say("done:add", "things-to", _added, things="event-things", card="a-card")
    g.say("done:remove", "things-from", _removed, things="removed", source="event-source")
    g.say("done:remove", "your-things", lambda things: _removed(things, "you"), things="removed")
    g.say("removed", "whatever-is-taken", lambda: ((), "production"))
    g.same("removed", ("event-things",))
    g.same("event-source", ("person",))
    g.say("event-source", "person-another", lambda: "")
    g.join("event-things", "1 {names:resources:or}", lambda names: (names, "each"))
    g.join("event-things", "{names:resources:or}", lambda names: (names, ""))
    g.join("event-things", "1 {some:some-resources}", lambda some: ((), "each"))
    g.join("event-things", "{some:some-resources}", lambda some: ((), ""))
    g.say("a-project", "a-project", lambda: Event("project"))
    g.say(
        "a-project",
        "a-project-costing",
        lambda money: Event("project", cost_min=money),
        money="money",
    )
    g.say("a-project", "paid-project", lambda: Event("project", cost_min=1))
    g.say("project-named", "a-project-named", lambda name: name, name="project-name")
    listed(g, "projects-named", "project-named")
    g.join(
        "a-project",
        "{names:projects-named:or}",
        lambda names: Event("project", cards=CardSet(names=names)),
    )
    g.say(
        "a-project",
        "a-project-this",
        lambda: Event("project", cards=CardSet(reference="this")),
    )
    g.say(
        "a-project",
        "an-action",
        lambda card: Event("project", cards=replace(card, zone="play")),
        card="a-card",
    )
    g.same("done:project", ("a-project",))
    g.say(
        "done:project",
        "at-full-price",
        lambda project: replace(project, full=True),
        project="a-project",
    )
    listed(g, "conversions", "name:conversion")
    g.join(
        "done:convert-named",
        "{names:conversions:or}",
        lambda names: Event("convert", cards=CardSet(names=names)),
    )


def _lifted(tiles: Any) -> Any:
    tiles = replace(tiles, whose="all") if tiles.whose == "any" else tiles
    return Event("lift", tiles=None if tiles == type(tiles)(whose="all") else tiles)


def _card_played(cards: Any) -> Any:
    return Event("play-card", cards=None if cards == CardSet() else cards)


def _event(kind: Any) -> Build:
    return lambda what: Event(kind, resources=what[0], each=what[1] == "each")


def _moved(kind: Any) -> Build:
    return lambda track, each: Event(kind, resources=track, each=each == "yes")


def _added(things: Any, card: Any) -> Any:
    names, each = things
    cards = in_play(card)
    return Event("add", resources=names, cards=cards, each=each == "each")


def _removed(things: Any, source: Any) -> Any:
    names, each = things
    made = each == "production"
    return Event("remove", resources=names, of=source or None, each=each == "each", production=made)


def _phases(g: Grammar, words: Words, library: Library) -> None:
    phases = ("production", "research", "action", "solar")
    for phase in (*phases, *(one.id for one in library.phases)):
        g.word("phase", words.catalogue.name(f"phase-{phase}") or readable(phase), phase)
    for moment in (SET_UP, GAME_END):
        g.say(
            "happening",
            f"event-{moment}",
            always(("now", "", Event("phase", "all", phase=moment))),
        )
    g.say(
        "happening",
        "event-produced",
        lambda tense, period: (_tense(tense), period, Event("phase", "all", phase="production")),
        period="period",
    )
    g.say(
        "happening",
        "event-phase",
        lambda tense, period, phase: (_tense(tense), period, Event("phase", "all", phase=phase)),
        phase="phase",
        period="period",
    )
    g.say("happening", "event-party", _party_stands, party="parties:or")
    g.say("happening", "event-reach", _reached, track="track", level="level-reached")
    g.join("level-reached", "{value:level}", lambda value: value)
    g.join("level-reached", "{level:level-of}", lambda level: level[1])
    g.say("level-reached", "its-end", lambda: "end")
    g.say(
        "happening",
        "event-given",
        lambda whom, thing: (
            "now",
            "",
            Event("gain", whom, resources=thing[0], each=thing[1] == "each", placing=True),
        ),
        whom="person",
        thing="event-things",
    )


def _party_stands(which: Any, named: str, party: Any = ()) -> Any:
    cards = CardSet(names=party) if named == "yes" else None
    return "now", "", Event(which, "all", cards)


def _tense(tense: str) -> str:
    return tense if tense in ("past", "not", "now") else "now"


def _reached(track: Any, level: Any, whose: str) -> Any:
    if level == "end" and track != THE_CHOSEN:
        return None
    who: Any = "you" if whose == "you" else "all"
    return "now", "", Event("raise", who, parameter=track, level=level)
