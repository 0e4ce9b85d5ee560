"""Sentences turned round, and what is said of them in passing: as people write who do not know how
the printed game says it.

In: the messages at the end of `compiler/text/wordings`. Out: rules that give the same nodes as
those of the other modules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from compiler.graph import (
    Ability,
    Add,
    Chosen,
    Cost,
    Draw,
    Event,
    Gain,
    Held,
    Lose,
    OneOf,
    Pays,
    Per,
    Place,
    Points,
    Produce,
    Raise,
    Remove,
    Spend,
    Then,
    Tiles,
    Unordered,
    Worth,
)
from compiler.graph import CardSet as Cards
from compiler.reading.meanings.measures import in_play
from compiler.reading.meanings.nouns import listed
from compiler.reading.meanings.sentences import Said
from compiler.reading.meanings.sets import narrowed
from compiler.reading.parsing.grammar import Build, Grammar
from compiler.reading.spoken.infinitives import infinitives
from compiler.text.words import Words


def turned(g: Grammar, words: Words) -> None:
    _points(g)
    _tracks(g, words)
    _gains(g, words)
    g.say(
        "sentence",
        "once-a-generation",
        lambda what: Said("abilities", Ability("action", what)),
        what="effect",
    )
    g.say(
        "sentence",
        "once-in-a-game",
        lambda what: Said("abilities", Ability("once", what)),
        what="effect",
    )
    _given_up(g)
    g.say("leaf", "loses-so-much", _loses, whom="person", thing="taken")
    infinitives(g)
    _of_cards(g)
    g.say(
        "made",
        "production-whose",
        lambda stem, whose: (stem, whose),
        stem="stem:resource",
        whose="possessed",
    )
    g.join("thing", "{owner:owner} {tiles:tiles}", _tiles_of)
    g.say("made", "production-of-any", lambda stem: (stem, "any"), stem="stem:resource")
    g.say("thing", "tiles-yours", lambda tiles: _yours(tiles), tiles="tiles")
    g.say("per", "pair", lambda things: Per(things, each=2), things="counted")
    g.say("leaf", "place-somewhere", _place_there, tile="verb:place", area="on-area")
    for phase in ("research", "production"):
        g.say("trigger", f"generation-{phase}", _in_phase(phase), text="effect")
    g.say("leaf", "if-possible", _as_far(words), what="leaf")
    g.say(
        "leaf",
        "gain-its-cost",
        lambda noun, how: Gain(noun, Per(Cost(Cards("that")), each=2 if "half" in how else 1)),
        noun="currency",
    )


def _tiles_of(owner: Any, tiles: Any) -> Any:
    """`opponents' cities`"""
    found = narrowed(tiles, (("whose", owner),)) if owner != "you" else None
    return None if found is None else Tiles(found)


def _yours(tiles: Any) -> Any:
    found = narrowed(tiles, (("whose", "you"),))
    return None if found is None else Tiles(found)


def _together(kind: Any) -> Callable[[Any], Any]:
    return lambda parts: parts[0] if len(parts) == 1 else kind(parts)


# ---- points --------------------------------------------------------------------------------------


def _points(g: Grammar) -> None:
    g.say(
        "sentence",
        "worth-points",
        lambda points: Said("points", points),
        points="points-told:and",
    )
    g.say(
        "sentence",
        "figure-points",
        lambda figure: Said("points", (Points(abs(figure), negative=figure < 0),)),
        figure="whole",
    )
    g.say(
        "sentence",
        "each-worth",
        lambda thing, points: _each_worth(thing, points),
        thing="resource",
        points="so-many:points",
    )


def _each_worth(thing: str, points: Any) -> Any:
    amount = points[0]
    if not isinstance(amount, int):
        return None
    return Said("points", (Points(Per(Held(Cards("this"), (thing,)), times=amount)),))


# ---- production and tracks -----------------------------------------------------------------------


def _tracks(g: Grammar, words: Words) -> None:
    for unit in sorted({kind.unit for kind in words.parameters.values()} - {""}):
        pattern = "{value:whole}%" if unit == "%" else f"{{value:whole}} {unit}"
        g.join("in-units", pattern, _in(unit))
    for kind, message in (("leaf", "raise-by-value"), ("infinitive", "infinitive-raise-by-value")):
        g.say(kind, message, _raise_by(words), track="parameter", value="in-units")
    for kind in ("parameter", "counter"):
        g.say("leaf", "raised-steps", _raised, number="whole", track=kind)
        g.say("leaf", "raised-plainly", _raised_signed, track=kind, number="signed-whole")
    g.say("leaf", "raised-plainly", _raised_signed, track="parameter", number="signed-whole")
    g.say("leaf", "raised-signed", _raised_signed, count="signed-whole", track="parameter")
    g.say("leaf", "produced-steps", _produced, number="signed-whole", track="made")
    g.say(
        "leaf",
        "produced-for-each",
        lambda track, number, per: Produce(
            track[0], replace(per, times=abs(number)), number < 0, track[1]
        ),
        track="made",
        number="signed-whole",
        per="per",
    )
    g.say(
        "leaf",
        "produced-plain-each",
        lambda track, number, per, how: Produce(
            track[0], replace(per, times=number), how == "lose", track[1]
        ),
        track="made",
        number="whole",
        per="per",
    )
    g.say("leaf", "produced-colon", _produced_colon, track="made", steps="signed-whole")
    g.say("leaf", "produced-colon", _produced_colon, track="made", steps="signed-steps")
    g.join("so-much-made", "{count:whole} {stem:stem:resource}", lambda count, stem: (stem, count))
    listed(g, "all-made", "so-much-made")
    g.say("leaf", "produced-together", _produced_together, things="all-made:and")
    g.join("start-part", "{things:all-made:and} production", _produced_together)
    g.say("signed-steps", "amount", lambda count, many: count, count="signed-whole", many="steps")
    g.say(
        "leaf",
        "taken-from-any",
        lambda track, steps, more: Unordered(
            (Produce(track[0], steps, True, track[1]), Produce(track[0], more))
        ),
        track="made",
        steps="so-many-steps",
        more="so-many-steps",
    )
    g.scanners["signed-whole"] = _signed_whole


def _signed_whole(text: str, place: int) -> Any:
    scanned = None if text[place : place + 1] not in ("+", "-") else _digits(text, place + 1)
    if scanned is None:
        return None
    end, value = scanned
    return end, -value if text[place] == "-" else value


def _digits(text: str, place: int) -> tuple[int, int] | None:
    end = place
    while text[end : end + 1].isdecimal():
        end += 1
    return (end, int(text[place:end])) if end > place else None


def _in(unit: str) -> Build:
    return lambda value: (unit, value)


def _raise_by(words: Words) -> Build:
    """`Raise oxygen 1%`: so many steps of its track as that is."""

    def build(track: str, value: Any) -> Any:
        kind, (unit, amount) = words.parameters[track], value
        steps, rest = divmod(amount, kind.step)
        return Raise(track, steps) if unit == kind.unit and not rest and steps > 0 else None

    return build


def _raised(number: int, track: str) -> Any:
    return Raise(track, abs(number), number < 0) if number else None


def _raised_signed(track: str, number: int = 0, count: int = 0) -> Any:
    return _raised(number or count, track)


def _produced(number: int, track: Any) -> Any:
    resource, whose = track
    return Produce(resource, abs(number), number < 0, whose) if number else None


def _produced_together(things: Any) -> Any:
    """`1 steel and 1 titanium production`: which of them are is not said."""
    made = tuple(Produce(resource, count) for resource, count in things)
    return Unordered(made) if len(made) > 1 else None


def _produced_colon(track: Any, steps: int) -> Any:
    return _produced(steps, track)


def _loses(whom: str, thing: Any) -> Any:
    """`Any player loses up to 3 plants.`: who decides how much removes them."""
    resource, amount, up_to = thing
    return Remove(resource, amount, whom, up_to=True) if up_to else None  # type: ignore[arg-type]


def _given_up(g: Grammar) -> None:
    g.say("payment", "remove-from", _given_from, thing="any-stuff", source="a-card")
    for fewer in (False, True):
        g.say("payment", "spend-up-to", _up_to(fewer), noun="resource", most="figure")
    g.say(
        "pays",
        "move-thing",
        _moved,
        thing="any-stuff",
        source="a-card",
        card="a-card",
    )


def _moved(thing: Any, source: Any, card: Any) -> Any:
    """`Move 1 resource from any card to another card.`: what is taken is put there."""
    resource, amount = thing[0], thing[1]
    given = _given_from(thing, source)
    to = in_play(card)
    put = Add(resource, amount, replace(to, like_it=True) if not resource else to)
    if given.source.whose == "you":
        return Pays(given, put)
    return Then((Remove(resource, amount, cards=given.source), put))


def _given_from(thing: Any, source: Any) -> Any:
    return Spend(thing[0], thing[1], in_play(source))


def _up_to(fewer: bool) -> Build:
    """Whether none may be as much as that is not said."""
    return lambda noun, most: Spend(noun, Chosen(most=most, up_to=fewer))


# ---- cards ---------------------------------------------------------------------------------------


def _of_cards(g: Grammar) -> None:
    g.say(
        "cards",
        "cards-event-tag",
        lambda cards: narrowed(cards, (("kinds", ("event",)),)),
        cards="plain-cards",
    )
    g.say(
        "card-fact", "card-is-tagged", lambda stem, yes: (("tags", stem), yes), stem="stems:tag:or"
    )


# ---- gains ---------------------------------------------------------------------------------------


def _gains(g: Grammar, words: Words) -> None:
    g.say(
        "leaf",
        "gain-equal",
        lambda noun, thing, how: Gain(noun, Per(thing, each=2 if "half" in how else 1)),
        noun="resource",
        thing="counted",
    )
    g.say(
        "leaf",
        "gain-equal",
        lambda noun, thing: Draw(Per(thing), noun),
        noun="cards",
        thing="counted",
    )
    g.say(
        "leaf",
        "gain-equal",
        lambda noun, thing: Raise(noun, Per(thing)),
        noun="counter",
        thing="counted",
    )
    g.say(
        "leaf",
        "gain-as-high",
        lambda noun, track: Gain(noun, Per(track)),
        noun="resource",
        track="step-of",
    )
    standard = tuple(kind.id for kind in words.resources.values() if kind.standard)
    for message, kind in (("produce-of-one", "one"), ("produce-of-each", "each")):
        g.say("leaf", message, _productions(kind, standard), steps="so-many-steps")
    g.say("leaf", "raise-several", _raised_each, tracks="tracks:and", steps="so-many-steps")
    g.say("leaf", "gain-one-track", lambda track: Raise(track, 1), track="counter")
    g.say("leaf", "gain-of-one", _standard(OneOf, standard), count="whole")
    listed(g, "bare-gains", "bare-gain")
    g.join("bare-gain", "+{thing:stuff}", lambda thing: Gain(*thing))
    g.say("bare-gain", "gained-colon", _gained_colon, thing="resource", number="signed-whole")
    for kind in ("sentence", "effect-box"):
        g.say(kind, "worth-each", _worth_each, things="resources:and", money="money")
    g.join("sentence", "{label:label:effect}: {said:effect-box}", lambda said: said)
    g.same("bare-choice", ("leaf", "bare-gain"))
    listed(g, "bare-choices", "bare-choice")
    g.say("last-choice", "either", _either_gain, choice="bare-choices:or")
    g.say(
        "leaf",
        "lose-track",
        lambda count, track: Raise(track, count, True),
        count="whole",
        track="counter",
    )
    g.join("bare-gain", "{thing:stuff}", lambda thing: Gain(*thing))
    g.say(
        "sentence",
        "gained-plainly",
        _gained_plainly,
        things="bare-gains:and",
    )


def _standard(kind: Any, standard: tuple[str, ...]) -> Build:
    """`3 of any standard resource`, `1 of each standard resource`"""
    return lambda count: kind(tuple(Gain(one, count) for one in standard))


def _productions(kind: str, standard: tuple[str, ...]) -> Build:
    """`any production`, `all your productions`"""
    together = OneOf if kind == "one" else Unordered
    return lambda steps, down: together(
        tuple(Produce(one, steps, down == "down") for one in standard)
    )


def _raised_each(tracks: Any, steps: Any) -> Any:
    """`Raise temperature and oxygen 1 step each.`"""
    return Unordered(tuple(Raise(one, steps) for one in tracks)) if len(tracks) > 1 else None


def _gained_plainly(things: Any) -> Any:
    """`3 plants and 2 heat.`: what stands there without a verb is gained."""
    return Said("abilities", Ability("play", _together(Unordered)(things)))


def _gained_colon(thing: str, number: int) -> Any:
    return Gain(thing, number) if number > 0 else Lose(thing, -number)


def _worth_each(things: Any, money: int) -> Any:
    rules = [Ability("effect", rule=Worth(one, money)) for one in things]
    return Said("all", tuple(Said("abilities", one) for one in rules)) if len(rules) > 1 else None


def _either_gain(choice: Any) -> Any:
    return OneOf(choice) if len(choice) > 1 else None


def _in_phase(phase: str) -> Build:
    """`At the start of each generation, …`: with its research, and at the end all have produced."""
    event = Event("phase", "all", phase=phase)
    return lambda text: Said("abilities", Ability("trigger", text, (event,)))


def _as_far(words: Words) -> Build:
    """`… if possible`, of what forbids nothing where it cannot be done."""

    def build(what: Any) -> Any:
        match what:
            case Raise(down=False) | Lose():
                return what
            case Place(tile, area=None) if tile in words.parameters:
                return what
        return None

    return build


def _place_there(tile: Any, area: Any) -> Any:
    """`Place a city tile. It must be next to 2 oceans.`"""
    plain = isinstance(tile, Place) and tile.area is None
    return replace(tile, area=area) if plain else None
