"""What people say of what is asked for: requirements and conditions.

In: the messages of `compiler/text/wordings`, as `common` reads them. Out: rules for requirements
and conditions of the graph.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from compiler.graph import (
    Ability,
    Colonies,
    Compare,
    Delegates,
    Event,
    Happened,
    Held,
    Level,
    Tags,
    Tiles,
    TileSet,
)
from compiler.reading.meanings.conditions import compared
from compiler.reading.meanings.nouns import listed
from compiler.reading.meanings.sentences import Said
from compiler.reading.parsing.grammar import Build, Grammar
from compiler.text.words import Words

LEAST = ("min", "least", "higher", "least-short", "bare", "warmer", "more")


def _bound(bound: str) -> Any:
    return "min" if bound in LEAST else "max"


def needs(g: Grammar, words: Words) -> None:
    units = [kind for kind in words.parameters.values() if kind.unit.startswith("°")]
    for kind in units:
        g.join(f"in-unit:{kind.id}", f"{{value:whole}} {kind.unit}", lambda value: (value, True))
        g.join(f"in-unit:{kind.id}", "{value:whole}", lambda value: (value, False))
        g.say("plain-need", "need-bare-level", _at_level(kind.id), level=f"in-unit:{kind.id}")
    for kind_ in ("counting", "counted"):
        g.say("so-much", "count-bounded", _so_many, value="whole", things=kind_)
    g.say("sentence", "requires-you-have", _you_have(words), needs="needs:and")
    g.say("sentence", "requires-bounded", _bounded, needs="needs:and")
    g.say("sentence", "requires-tags", _one_of_each, stem="stems:tag:and")
    g.say("so-much", "tags-together", _together, value="whole", stem="stems:tag:and")
    for stem in ("stem:tag", "stem:tag-"):
        g.join("tag-of-it", f"{{value:whole}} {{stem:{stem}}}", lambda value, stem: (stem, value))
    g.say("tag-of-it", "a-stem", lambda stem: (stem, 1), stem="stem:tag")
    listed(g, "tags-of-it", "tag-of-it")
    g.say("sentence", "requires-each-tag", _each_tag, tags="tags-of-it:and")
    g.say("sentence", "must-be", _must_be, track="parameter-of", value="level")
    g.say(
        "sentence",
        "requires-and-does",
        lambda needs, what: joined(
            Said("requirements", needs), Said("abilities", Ability("play", what))
        ),
        needs="needs:and",
        what="effect",
    )
    g.say(
        "sentence",
        "requires-that-you",
        lambda what: Said("abilities", Ability("play", what)),
        what="payment",
    )
    g.say(
        "plain-need",
        "need-production",
        lambda value, track, bound: Compare(track, "max" if bound == "max" else "min", value),
        value="whole",
        track="production",
    )
    g.say("plain-clause", "if-here", _if_here, thing="held-so-much", card="card-noun")
    g.say("plain-clause", "happened-to-track", _raised, track="counter", period="period")


def _at_level(parameter: str) -> Build:
    """`-12 °C or more`, `-12 or warmer`: a number alone may be of anything."""

    def build(level: Any, bound: str) -> Any:
        value, with_unit = level
        plain = with_unit or bound in ("warmer", "colder")
        return compared(parameter, _bound(bound), value) if plain else None

    return build


def _so_many(bound: str, value: Any, things: Any) -> Any:
    return Compare(things, _bound(bound), value)


def _together(value: Any, stem: Any) -> Any:
    """`a total of 5 plant and animal tags`"""
    return Compare(Tags(stem), "min", value) if len(stem) > 1 else None


def _you_have(words: Words) -> Build:
    """What you have is your own; of tiles that nobody owns it is enough that they lie there."""

    def is_owned(kind: str) -> bool:
        tile = words.tiles.get(kind)
        return tile is not None and tile.owned

    def own(need: Any) -> Any:
        match need:
            case Compare(Tiles(TileSet(kinds, "all") as tiles)):
                if kinds and not any(map(is_owned, kinds)):
                    return need
                return replace(need, measure=Tiles(replace(tiles, whose="you")))
            case Compare(Delegates(delegates)) if delegates.whose == "all":
                return replace(need, measure=Delegates(replace(delegates, whose="you")))
            case Compare(Colonies("all")):
                return replace(need, measure=Colonies())
            case Compare(Level(parameter), bound, value) if is_owned(parameter):
                return Compare(Tiles(TileSet((parameter,), "you")), bound, value)
        return need

    return lambda needs: Said("requirements", tuple(map(own, needs)))


def _one_of_each(stem: Any) -> Any:
    needs = tuple(Compare(Tags((one,)), "min", 1) for one in stem)
    return Said("requirements", needs) if len(needs) > 1 else None


def _bounded(needs: Any, bound: Any) -> Any:
    """`Max 9% oxygen`: what is needed, without the word for it."""
    if not all(isinstance(need, Compare) and need.bound == "min" for need in needs):
        return None
    kind = _bound(bound)
    return Said("requirements", tuple(replace(need, bound=kind) for need in needs))


def _each_tag(tags: Any) -> Any:
    """`Requires 1 plant and 2 animal tags.`"""
    needs = tuple(Compare(Tags((tag,)), "min", count) for tag, count in tags)
    return Said("requirements", needs) if len(needs) > 1 else None


def _must_be(track: Any, value: Any, bound: str, least: str) -> Any:
    if least != "none":
        if bound != "bare":
            return None
        bound = least[:3]
    return Said("requirements", (Compare(track, _bound(bound), value),))


def _if_here(thing: Any, card: Any) -> Any:
    bound, names, value = thing
    if not card.reference:
        return None
    return Compare(Held(card, names), "max" if bound == "max" else "min", value)


def _raised(track: str, period: Any) -> Any:
    return Happened(Event("raise", parameter=track), period) if period else None


def joined(*said: Said) -> Said:
    """What a sentence says in several places of the card."""
    return Said("all", said)
