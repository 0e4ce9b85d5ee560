"""Events in words.

In: event patterns. Out: clauses that follow `when` (`you play a science tag`), or tell the past
(`you played a science tag`). One function per kind of event, in `EVENTS`: its verb, and what it is
done to; the sentence is the catalogue's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Literal

from compiler.graph import (
    GAME_END,
    OF_TOKENS,
    SET_UP,
    THE_CHOSEN,
    CardSet,
    Deeds,
    Event,
    TileSet,
)
from compiler.text.itself import hears_itself
from compiler.text.selectors import (
    a_card,
    a_delegate,
    a_tile,
    cards_counted,
    colony_tile,
    delegate_noun,
    number_of,
    tags_noun,
    tile_noun,
)
from compiler.text.words import Words, level, readable

Tense = Literal["now", "past", "not", "would"]


def _resources(words: Words, event: Event) -> str:
    if event.each:
        names = words.joined((words.resource(r, many=False) for r in event.resources), "or")
        return f"1 {names or words.say('resources', number='one')}"
    names = words.joined((words.resource(r) for r in event.resources), "or")
    return names or words.say("resources", number="many")


def _played(words: Words, event: Event) -> tuple[str, str]:
    cards = event.cards or CardSet()
    if event.cost_min is not None:
        cards = replace(cards, cost_min=event.cost_min)
    return "play", a_card(words, cards)


def _tag_played(words: Words, event: Event) -> tuple[str, str]:
    tag = words.say("tag-a", noun=tags_noun(words, event.tags, many=False))
    if event.cards and event.cards != CardSet():
        tag = words.say("tag-on", tag=tag, card=a_card(words, event.cards, role="from"))
    return "play", tag


def _placed(words: Words, event: Event) -> tuple[str, str]:
    noun = words.say("tiles", number="one")
    return "place", a_tile(words, event.tiles) if event.tiles else words.say(
        "tile-a", noun=noun, role="object"
    )


def _lifted(words: Words, event: Event) -> tuple[str, str]:
    tiles = event.tiles or TileSet(whose="all")
    return "remove", a_tile(
        words, replace(tiles, whose="you") if event.of in ("you", "owner") else tiles
    )


def _gained(words: Words, event: Event) -> tuple[str, str]:
    return "gain", _resources(words, event)


def _produced(words: Words, event: Event) -> tuple[str, str]:
    stem = words.stems("resource", event.resources)
    if event.resources:
        track = words.say("production-of", stem=stem, owner="", whose="own")
    else:
        track = words.say("a-production")
    return "increase", words.say("some-track", track=track, each=_yes(event.each))


def _raised(words: Words, event: Event) -> tuple[str, str]:
    track = (
        words.own_track(event.parameter, event.who)
        if event.parameter
        else words.say("a-global-parameter")
    )
    return "raise", words.say("some-track", track=track, each=_yes(event.each))


def _lowered(words: Words, event: Event) -> tuple[str, str]:
    return "lose", _raised(words, event)[1]


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _added(words: Words, event: Event) -> tuple[str, str]:
    card = a_card(words, event.cards or CardSet())
    return "add", words.say("things-to", things=_resources(words, event), card=card)


def _removed(words: Words, event: Event) -> tuple[str, str]:
    things = _resources(words, event)
    if event.production:
        things = words.say("whatever-is-taken")
    return "remove", words.say("things-from", things=things, source=_from_whom(words, event))


def _from_whom(words: Words, event: Event) -> str:
    match event.of:
        case None:
            return words.say("person-another")
        case "you" | "owner":
            return words.person("you", "from")
        case of:
            return words.person(of, "from")


def _project_used(words: Words, event: Event) -> tuple[str, str]:
    names = event.cards.names if event.cards is not None else ()
    if event.cards is not None and event.cards.reference:
        what = words.say("a-project-this")
    elif event.cards is not None and event.cards.zone == "play":
        what = words.say("an-action", card=a_card(words, replace(event.cards, zone=""), "from"))
    elif names:
        named = (words.say("a-project-named", name=words.card(name)) for name in names)
        what = words.joined(named, "or")
    elif event.cost_min is None:
        what = words.say("a-project")
    else:
        what = words.say("a-project-costing", money=words.money(event.cost_min))
    return "use", words.say("at-full-price", project=what) if event.full else what


def _converted(words: Words, event: Event) -> tuple[str, str]:
    names = event.cards.names if event.cards is not None else ()
    if names:
        return "use", words.joined((words.card(name) for name in names), "or")
    return "convert", _resources(words, event)


def _alone(words: Words, event: Event) -> tuple[str, str]:
    return event.kind, ""


def _new_tag(words: Words, event: Event) -> tuple[str, str]:
    return "play", words.say("tag-new", who=event.who)


def _colony(words: Words, event: Event) -> tuple[str, str]:
    if event.colonies is None:
        return "place", words.say("a-colony")
    return "place", words.say("a-colony-on", tile=colony_tile(words, event.colonies))


def _colony_bonus(words: Words, event: Event) -> tuple[str, str]:
    if event.colonies is None:
        return "gain", words.say("a-colony-bonus")
    return "gain", words.say("a-colony-bonus-of", tile=colony_tile(words, event.colonies))


def _sent(words: Words, event: Event) -> tuple[str, str]:
    return "place", a_delegate(words, event.sent())


def _traded(words: Words, event: Event) -> tuple[str, str]:
    if event.colonies is None:
        return "trade", ""
    return "trade", words.say("with-colony", tile=colony_tile(words, event.colonies))


def _of_a_card(words: Words, event: Event) -> tuple[str, str]:
    return event.kind, a_card(words, event.cards or CardSet())


def _token(words: Words, event: Event) -> tuple[str, str]:
    cards = event.cards or CardSet()
    if event.kind == "take" and words.have_seats(cards):
        return "take", words.say("a-seat", card=a_card(words, cards, "from"))
    return _DEEDS.get(event.kind, event.kind), a_card(words, cards)


def _unproduced(words: Words, event: Event) -> tuple[str, str]:
    return "lose", _produced(words, event)[1]


def _led(words: Words, event: Event) -> tuple[str, str]:
    names = _names(event)
    named = "yes" if names else "no"
    return "lead", words.say("led-party", named=named, parties=words.parties(names, "from"))


def _spent(words: Words, event: Event) -> tuple[str, str]:
    return event.kind, _resources(words, event)


def _goal(words: Words, event: Event) -> tuple[str, str]:
    return event.kind, words.say(f"a-goal-{event.kind}")


# ---- counted -------------------------------------------------------------------------------------


def deeds(words: Words, measure: Deeds, many: bool, players: bool = True) -> str:
    """`events you played this generation`; of `players` that are compared nobody is named."""
    event = measure.event
    return words.say(
        "deeds" if players else "deeds-of-theirs",
        things=deed_noun(words, event, many),
        who=words.person(measure.whose),
        whom=words.person(measure.whose, "from"),
        done=_deed(event),
        period=words.say(f"period-{measure.period}"),
    )


def _deed(event: Event) -> str:
    """The verb, and with it where."""
    here = event.kind == "add" and event.cards is not None
    return "add-here" if here else _DEEDS.get(event.kind, event.kind)


_DEEDS = {
    **dict.fromkeys(("play-card", "play-tag"), "play"),
    **dict.fromkeys(("colony", "delegate"), "place"),
    **dict.fromkeys(("produce", "raise"), "raise"),
    **dict.fromkeys(("project", "convert"), "use"),
    "unproduce": "lose",
    "lay": "place",
    "scrap": "discard",
}


def deed_noun(words: Words, event: Event, many: bool) -> str:
    """What was played, placed, raised …, without an article."""
    number = number_of(many)
    match event.kind:
        case "play-card" | "discard" | "draw" | "buy":
            return cards_counted(words, event.cards or CardSet(), many)
        case "take" if words.have_seats(event.cards or CardSet()):
            card = a_card(words, event.cards or CardSet(), "from")
            return words.say("deed-seats", number=number, card=card)
        case _ if event.kind in OF_TOKENS:
            return cards_counted(words, event.cards or CardSet(), many)
        case "play-tag":
            return tags_noun(words, event.tags, many)
        case "place" | "lift":
            return tile_noun(words, event.tiles or TileSet(whose="all"), many)
        case "colony":
            colonies = words.say("colonies", number=number)
            if event.colonies is None:
                return colonies
            tile = colony_tile(words, event.colonies)
            return words.say("colonies-on", colonies=colonies, tile=tile)
        case "delegate":
            return delegate_noun(words, event.sent(), many)
        case "produce" | "unproduce":
            track = words.say("any-production")
            if event.resources:
                stem = words.stems("resource", event.resources)
                track = words.say("production-of", stem=stem, owner="", whose="other")
            return words.say("steps-of", track=track.strip(), number=number)
        case "raise":
            any_ = words.say("any-parameter")
            track = words.track(event.parameter) if event.parameter else any_
            return words.say("steps-of", track=track, number=number)
        case "project" if event.cards is not None and event.cards.zone == "play":
            meant = replace(event.cards, zone="")
            cards = cards_counted(words, meant, many=True, role="from")
            return words.say("deed-actions", number=number, cards=cards)
        case "project":
            if event.cards is not None and event.cards.names:
                return _project_used(words, event)[1]
            what = words.say("deed-projects", number=number)
            if event.cost_min is not None:
                money = words.money(event.cost_min)
                what = words.say("deed-projects-costing", projects=what, money=money)
            return words.say("at-full-price", project=what) if event.full else what
        case "trade" | "pass":
            times = words.say("deed-times", number=number)
            if event.colonies is None:
                return times
            tile = colony_tile(words, event.colonies)
            return words.say("deed-times-with", times=times, tile=tile)
        case "convert" if event.cards is not None and event.cards.names:
            return words.joined(map(words.card, event.cards.names), "or")
        case "claim" | "fund" | "convert":
            return words.say(f"deed-{event.kind}", number=number)
        case _:
            names = words.joined((words.resource(r, many) for r in event.resources), "or")
            return names or words.say("resources", number=number)


def _told_much(words: Words, event: Event, much: str) -> str:
    """So much of it, as it stands in the clause."""
    match event.kind:
        case "add":
            card = a_card(words, event.cards or CardSet())
            return words.say("things-to", things=much, card=card)
        case "remove":
            return words.say("things-from", things=much, source=_from_whom(words, event))
    return much


# ---- clauses -------------------------------------------------------------------------------------

EVENTS: dict[str, Callable[[Words, Event], tuple[str, str]]] = {
    "play-card": _played,
    "play-tag": _tag_played,
    "place": _placed,
    "gain": _gained,
    "produce": _produced,
    "raise": _raised,
    "lower": _lowered,
    "add": _added,
    "remove": _removed,
    "project": _project_used,
    "convert": _converted,
    **dict.fromkeys(("pass", "chair", "begin-turn", "end-turn"), _alone),
    "new-tag": _new_tag,
    "colony": _colony,
    "trade": _traded,
    "delegate": _sent,
    "discard": _of_a_card,
    "claim": _goal,
    "fund": _goal,
    "spend": _spent,
    "lose": _spent,
    "lead": _led,
    "draw": _of_a_card,
    "buy": _of_a_card,
    "unproduce": _unproduced,
    "lift": _lifted,
    "colony-bonus": _colony_bonus,
    **dict.fromkeys(OF_TOKENS, _token),
}


def together(events: Iterable[Event]) -> tuple[Event, ...]:
    """Neighbours that differ only in the cards that they name are told as one event."""
    found: list[Event] = []
    for event in events:
        before = _names(found[-1]) if found else ()
        if before and _names(event) and _named(found[-1], ()) == _named(event, ()):
            found[-1] = _named(event, (*before, *_names(event)))
        else:
            found.append(event)
    return tuple(found)


def _names(event: Event) -> tuple[str, ...]:
    return event.cards.names if event.cards is not None else ()


def _named(event: Event, names: tuple[str, ...]) -> Event:
    return replace(event, cards=replace(event.cards or CardSet(), names=names))


def phase_called(words: Words, event: Event) -> str:
    """`production phase`; what is no phase has a name of its own."""
    own = words.catalogue.name(f"moment-{event.phase}")
    return own or phase_name(words, event.phase)


def phase_name(words: Words, phase: str) -> str:
    return words.say("phase-called", phase=_phase(words, phase))


def _phase(words: Words, phase: str) -> str:
    return words.catalogue.name(f"phase-{phase}") or readable(phase)


def _reached(words: Words, event: Event, value: int | str) -> str:
    known = event.parameter in words.parameters
    common = known or event.parameter == THE_CHOSEN
    said = level(words, event.parameter, int(value)) if known else str(value)
    said = words.say("its-end") if value == "end" else said
    whose = "table" if common else event.who
    is_chosen = event.parameter == THE_CHOSEN
    track = words.say("the-chosen-parameter") if is_chosen else words.track(event.parameter)
    return words.say("event-reach", track=track, level=said, whose=whose)


def happening(
    words: Words,
    event: Event,
    tense: Tense = "now",
    period: str = "",
    who: str = "",
    much: str = "",
) -> str:
    """What happens or happened, as a clause: `you play a science tag`; `period`: when it did.
    `who`: the subject, where it is not the player's name. `much`: so much of it."""
    if event.kind == "phase" and event.phase in (SET_UP, GAME_END):
        return words.say(f"event-{event.phase}")
    if event.kind == "phase":
        heard = "event-produced" if event.phase == "production" else "event-phase"
        return words.say(heard, phase=_phase(words, event.phase), tense=tense, period=period)
    if event.kind in ("dominant", "ruling"):
        party = words.parties(_names(event), "object")
        return words.say("event-party", party=party, which=event.kind, named=_yes(bool(party)))
    if event.level is not None:
        return _reached(words, event, event.level)
    if event.placing:
        whom = words.person(event.who, "from")
        return words.say("event-given", whom=whom, thing=_resources(words, event))
    verb, thing = EVENTS[event.kind](words, event)
    if event.least is not None and event.kind in ("raise", "produce"):
        thing = words.say("steps-at-once", track=thing, steps=event.least)
    elif event.least is not None:
        noun = f"{event.least} {deed_noun(words, event, event.least != 1)}"
        much = words.say("at-once", thing=words.say("count", bound="least", thing=noun))
    thing = _told_much(words, event, much) if much else thing
    if event.would and tense == "now":
        tense = "would"
    person = "you" if event.who == "you" and not who else "other"
    parts = {
        "who": who or words.person(event.who),
        "person": person,
        "tense": tense,
        "thing": thing,
        "period": period,
    }
    return words.say(f"event-{verb}", **parts)


def any_of(words: Words, events: Iterable[Event], later: bool = False) -> str:
    """The clauses with `or`; one who does both is named once. Who waits for something `later` does
    so when the card has been played, and hears nothing of that."""
    told = together(events)
    first, *others = (happening(words, event) for event in told)
    you = f"{words.person('you')} "
    again = you if first.startswith(you) else ""
    text = words.joined((first, *(text.removeprefix(again) for text in others)), "or")
    on, tracks = None if later else words.on, words.parameters
    if on is not None and any(hears_itself(on, event, tracks) for event in told):
        return words.say("hears-itself", text=text)
    return text
