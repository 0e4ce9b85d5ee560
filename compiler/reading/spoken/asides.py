"""How far requirements may be missed, what holds only while something does, and what is left out of
a count, as people say it.

In: the messages at the end of `compiler/text/wordings`. Out: rules that give the same nodes as
those of the other modules.
"""

from __future__ import annotations

from typing import Any

from compiler.graph import Ability, CardSet, Counter, Tags, TileSet, Tolerance, of_whom
from compiler.graph import Tiles as TilesOf
from compiler.reading.meanings.rules import cheaper, times
from compiler.reading.meanings.sentences import Said, conditioned
from compiler.reading.meanings.sets import narrowed
from compiler.reading.parsing.grammar import Build, Grammar
from compiler.text.words import Words

STEP, TAG = "steps", "tags"
"""What requirements are missed by, where it is no unit of a track."""


def asides(g: Grammar, words: Words) -> None:
    _tolerances(g, words)
    for kind in ("conditioned", "passing", "all-points"):
        built = _points_while if kind == "all-points" else conditioned
        g.say(f"while:{kind}", "while", built, text=kind, condition="clause")
    g.say(
        "behind-while",
        "cost-less-behind",
        lambda what, money, way="less", per="": Ability(
            "effect", rule=times(cheaper(what, money), way, per)
        ),
        what="cheaps:and",
        money="money",
        per="maybe-per",
    )
    g.say("while:conditioned", "while", conditioned, text="behind-while", condition="clause")
    worth = {"points": "own-points"}
    g.say("worth-now", "worth-points", lambda points: points, **worth)
    g.say("while:all-points", "while", _points_while, text="worth-now", condition="clause")
    _said_of_cards(g)
    g.say("thing", "track-had", lambda track: Counter(track), track="counter")
    g.say("tiles", "tiles-but", _but, noun="tile-kinds:or", tiles="any-tile")
    g.say("cards", "cards-but", _other_cards, left="kind-noun", cards="plain-cards")


def _said_of_cards(g: Grammar) -> None:
    for kind in ("conditioned", "passing"):
        g.join("sentence", f"{{rule:while:{kind}}}", lambda rule: Said("abilities", rule))
        g.join(
            "sentence",
            f"{{label:label:effect}}: {{rule:while:{kind}}}",
            lambda rule: Said("abilities", rule),
        )
    g.join("sentence", "{points:while:all-points}", lambda points: Said("points", points))


def _points_while(text: Any, condition: Any) -> Any:
    """`If you have 3 science tags, 2 VP.`"""
    told = tuple(conditioned(one, condition) for one in text)
    return told if None not in told else None


def _but(noun: Any, tiles: Any) -> Any:
    """`non-ocean tiles`"""
    return narrowed(TileSet(tiles), (("but", noun),))


def _other_cards(left: Any, cards: Any) -> Any:
    return narrowed(cards, (("none_of", (CardSet(kinds=(left,)),)),))


# ---- how far requirements may be missed ----------------------------------------------------------


def _tolerances(g: Grammar, words: Words) -> None:
    g.say("eased", "eased-tracks", lambda tracks: (("parameters", tracks),), tracks="tracks:and")
    g.say("eased", "eased-tracks", lambda tracks: (("parameters", tracks),), tracks="tracks:or")
    g.say("eased", "eased-global", lambda: ())
    g.say("eased", "eased-tags", lambda: (("tags", True),))
    g.say("eased", "eased-tag", lambda stem: _about(Tags(stem)), stem="stems:tag:or")
    g.say("eased", "eased-tiles", lambda tiles: _tiles_asked(tiles), tiles="tile-kinds:or")
    g.say("eased", "eased-about", lambda about: _about(of_whom(about, "you")), about="counting")
    g.join(
        "eased", "{eased:eased} {cards:of-cards}", lambda eased, cards: (*eased, ("cards", cards))
    )
    g.say("of-cards", "of-some-cards", lambda cards: cards, cards="card-noun")
    g.join("by-so-many", "{so:so-many:steps}", lambda so: _plainly(so[0]))
    g.say("by-so-many", "so-many-tags", lambda number: (TAG, number), number="whole")
    g.join("by-so-many", "{number:whole}", lambda number: ("", number))
    g.join("by-so-many", "{value:in-units}", lambda value: value)
    g.say("by-more-or-less", "more-or-less", _both_ways, first="by-so-many", last="by-so-many")
    built, more = _tolerance(words), {"what": "eased", "per": "maybe-per"}
    g.say("rule", "eased-by", built, much="by-so-many", **more)
    g.say("rule", "eased-within", built, much="by-more-or-less", **more)


def _plainly(amount: Any) -> Any:
    return (STEP, amount) if isinstance(amount, int) else None


def _both_ways(first: Any, last: Any) -> Any:
    """`+2 or -2 steps`"""
    (unit, value), (other, less) = first, last
    return (unit or other, abs(value)) if value == -less else None


def _about(measure: Any) -> Any:
    return (("about", measure),)


def _tiles_asked(tiles: Any) -> Any:
    return _about(of_whom(TilesOf(TileSet(tiles)), "you"))


def _tolerance(words: Words) -> Build:
    """In steps, or in the unit of the tracks that are meant, of which a step may be several."""

    def build(what: Any, much: Any, per: Any = "") -> Any:
        told, (unit, value) = dict(what), much
        tracks = told.get("parameters", ())
        if len(told) != len(what) or value <= 0:
            return None
        counted = "tags" in told or "about" in told
        if unit in (STEP, TAG) and counted != (unit == TAG):
            return None
        if unit not in ("", STEP, TAG):
            steps = {words.parameters[one].step for one in tracks if one in words.parameters}
            units = {words.parameters[one].unit for one in tracks if one in words.parameters}
            if units != {unit} or len(steps) != 1 or value % min(steps):
                return None
            value //= min(steps)
        if sorted(tracks) == sorted(words.parameters):
            told.pop("parameters", None)
        return Tolerance(value, per=per or None, **told)

    return build
