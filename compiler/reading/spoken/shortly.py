"""What people leave out or say the other way round: a step that goes without saying, what something
is done for before what is done, and when it is done behind it.

In: the messages at the end of `compiler/text/wordings`. Out: rules that give the same nodes as
those of the other modules.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from compiler.graph import (
    GAME_END,
    SET_UP,
    Ability,
    Add,
    CardSet,
    Chosen,
    Discard,
    Double,
    Draw,
    Event,
    Every,
    Gain,
    GainBonus,
    Generation,
    Kinds,
    Later,
    Look,
    MoveCards,
    OneOf,
    Pays,
    Per,
    Points,
    Produce,
    Raise,
    Spend,
    SpendAs,
    Take,
    Then,
    TileSet,
)
from compiler.reading.meanings.nouns import always
from compiler.reading.meanings.rules import cheaper, times
from compiler.reading.meanings.sentences import Said
from compiler.reading.meanings.sets import narrowed
from compiler.reading.parsing.grammar import Build, Grammar
from compiler.text.words import Words

THIS = CardSet("this")
PRODUCED = Event("phase", "all", phase="production")
RESEARCH = Event("phase", "all", phase="research")


def shortly(g: Grammar, words: Words) -> None:
    _steps(g)
    _for_each_first(g)
    _moments(g)
    _cards(g, words)
    _prices(g, words)
    _all_of(g)
    g.say("thing", "generation-now", lambda: Generation())
    g.say("thing", "kinds-both", always(Kinds()))
    g.say("thing", "kinds-cards", always(Kinds("cards")))
    g.say("thing", "kinds-stock", always(Kinds("stock")))
    g.say("thing", "kinds-production", always(Kinds("production")))
    _generations(g)
    g.say("leaf", "gain-under", _gained_under, tiles="tile-noun")
    g.say(
        "pays",
        "removed-for-each",
        lambda noun, thing: Pays(Spend(noun, Every(), THIS), Gain(thing[0], Chosen(thing[1]))),
        noun="resource",
        thing="stuff",
    )


def _generations(g: Grammar) -> None:
    """`Increase your M€ production by the current generation number.`"""
    g.say("generation-said", "generation-said", lambda: Per(Generation()))
    as_many = {"generation": "generation-said"}
    g.say(
        "leaf",
        "produce-as-generation",
        lambda track, generation: Produce(track[0], generation, False, track[1]),
        track="made",
        **as_many,
    )
    g.say(
        "leaf",
        "gain-as-generation",
        lambda noun, generation: Gain(noun, generation),
        noun="resource",
        **as_many,
    )


# ---- steps ---------------------------------------------------------------------------------------


def _steps(g: Grammar) -> None:
    g.say("leaf", "produce-plain", _produces, track="made")
    g.say("leaf", "raise-either", _raises_one, tracks="tracks:or", steps="so-many-steps")
    g.say("leaf", "raise-either-plain", _raises_one, tracks="tracks:or")


def _produces(track: Any, way: str) -> Any:
    """`increase your energy production`: one step."""
    resource, whose = track
    return Produce(resource, 1, way in ("decrease", "reduce"), whose)


def _raises_one(tracks: Any, steps: Any = 1) -> Any:
    """`raise oxygen or Venus 1 step`"""
    return OneOf(tuple(Raise(one, steps) for one in tracks)) if len(tracks) > 1 else None


# ---- what it is done for, before it --------------------------------------------------------------


def _for_each_first(g: Grammar) -> None:
    g.say("open", "for-each-first", _as_often, per="per", what="leaf")
    g.say(
        "trigger",
        "tag-by-tag",
        lambda tags, text: Said(
            "abilities", Ability("trigger", text, (Event("play-tag", "you", tags=tags),))
        ),
        tags="tags-noun",
        text="effect",
    )


def _as_often(per: Any, what: Any) -> Any:
    """`For each city you own, gain 2 plants.`"""
    field = "steps" if isinstance(what, Raise) else "amount"
    count = getattr(what, field, None)
    if not isinstance(per, Per) or not isinstance(count, int) or per.times != 1:
        return None
    return replace(what, **{field: replace(per, times=count)})


# ---- when it is done, behind it ------------------------------------------------------------------


def _moments(g: Grammar) -> None:
    g.say("again-then", "each-production", lambda: "")
    for message, phase in (("at-game-end", GAME_END), ("at-set-up", SET_UP)):
        g.say("trigger", message, _at(phase), text="effect")
    g.say("open", "next-generation", lambda text: Later((RESEARCH,), text), text="effect")
    g.say("trigger", "moment-behind", lambda text: _in_production(text), **_AGAIN)
    g.say("trigger", "now-and-then", lambda text: _now_and(text, text), **_AGAIN)
    g.say("trigger", "and-more-then", _more_later, text="leaf", more="whole", again="again-then")


_AGAIN = {"text": "leaf", "again": "again-then"}


def _at(phase: Any) -> Build:
    event = Event("phase", "all", phase=phase)
    return lambda text: Said("abilities", Ability("trigger", text, (event,)))


def _in_production(text: Any) -> Any:
    return Said("abilities", Ability("trigger", text, (PRODUCED,)))


def _now_and(text: Any, later: Any) -> Any:
    """`Add 1 floater here now and each production phase.`"""
    return Said("all", (Said("abilities", Ability("play", text)), _in_production(later)))


def _more_later(text: Any, more: int) -> Any:
    """`Add 4 microbes here, and 1 more each production phase.`"""
    if not isinstance(text, Add | Gain) or not isinstance(text.amount, int):
        return None
    return _now_and(text, replace(text, amount=more))


# ---- cards ---------------------------------------------------------------------------------------


def _cards(g: Grammar, words: Words) -> None:
    for count in ("whole", ""):
        holes = {"count": count} if count else {}
        g.say("leaf", "draw-shown", _draws_shown(words), things="resource", **holes)
    g.say(
        "then",
        "draw-and-keep-some",
        lambda cards, kept: Then((Look(cards[0]), Take(kept, up_to=True))),
        cards="some-cards",
        kept="kept-count",
    )
    g.say(
        "cards",
        "cards-of-tags",
        lambda stem, cards: narrowed(cards, (("tags", stem),)),
        stem="stems:tag:or",
        cards="plain-cards",
    )
    g.say("pays", "sell-cards", _sells, thing="stuff")
    g.say("leaf", "this-to-events", lambda: MoveCards(1, THIS, "events"))


def _draws_shown(words: Words) -> Build:
    """`draw a floater card`: one with such a sign, as in the lines; where no tag is called so."""

    def build(things: str, count: int = 1) -> Any:
        return None if things in words.tags else Draw(count, CardSet(shows=(things,)))

    return build


def _sells(thing: Any) -> Any:
    """`Sell any number of cards for 3 M€ each.`"""
    resource, count = thing
    if not isinstance(count, int):
        return None
    return Pays(Discard(Chosen()), Gain(resource, Chosen(count)))


# ---- all of it, each of them --------------------------------------------------------------------


def _all_of(g: Grammar) -> None:
    both = {"noun": "resource", "other": "resource"}
    g.say("pays", "turn-all", lambda noun, other: _turned(noun, other, Every()), **both)
    g.say("pays", "turn-any", lambda noun, other: _turned(noun, other, Chosen()), **both)
    g.say("leaf", "double-held", lambda noun: Double(THIS), noun="resource")
    for kind in ("sentence", "effect-box"):
        worth = {"thing": "counted", "points": "so-many:points"}
        g.say(kind, "each-counted-worth", _each_worth, **worth)


def _turned(noun: str, other: str, much: Any) -> Any:
    """`Convert all your energy into heat.`: one for each."""
    return Pays(Spend(noun, much), Gain(other, Chosen()))


def _each_worth(thing: Any, points: Any) -> Any:
    """`Each city you own is worth 1 additional VP.`"""
    count = points[0]
    if not isinstance(count, int):
        return None
    return Said("points", (Points(Per(thing, times=abs(count)), negative=count < 0),))


# ---- what is paid, and what one begins with ------------------------------------------------------


def _prices(g: Grammar, words: Words) -> None:
    g.say(
        "rule",
        "pay-less-per",
        lambda what, money, per: times(cheaper(what, money), "less", per),
        what="all-paid-less:or",
        money="money",
        per="per",
    )
    g.say("rule", "pays-project", _pays_project(words), things="resource", name="project-name")
    g.join("start-part", "{so:so-many:resource}", _held_from_the_start(words))


def _pays_project(words: Words) -> Build:
    """`Steel may be used for the City standard project.`: for what it is worth on cards."""

    def build(things: str, name: str) -> Any:
        value = words.resources[things].worth
        project = CardSet(kinds=("standard-project",), names=(name,))
        return SpendAs(things, words.currency, value, project) if value else None

    return build


def _held_from_the_start(words: Words) -> Build:
    """`Start with 35 M€ and 2 animals`: which lie on the card."""

    def build(so: Any) -> Any:
        amount, resource = so
        return Add(resource, amount, THIS) if words.resources[resource].kept == "card" else None

    return build


def _gained_under(tiles: Any) -> Any:
    """`Gain all placement bonuses under your tiles.`"""
    plain = isinstance(tiles, TileSet) and not tiles.at
    return GainBonus("", replace(tiles, whose="you"), each=True) if plain else None
