"""What people say in one sentence, and Arsia in several parts: common wordings.

In: the messages of `compiler/text/wordings`, which are read and never written. Out: rules that give
the same nodes as those of the other modules. A language without such a file has none of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from compiler.graph import (
    Ability,
    Add,
    AreaSet,
    Beside,
    BesideWorth,
    Cards,
    CardSet,
    Colonies,
    ColonySet,
    DelegateSet,
    Event,
    Held,
    Kinds,
    Library,
    Parties,
    Per,
    Produce,
    Tags,
    Tiles,
    TileSet,
    Tolerance,
    Unordered,
)
from compiler.reading.meanings.nouns import listed
from compiler.reading.meanings.rules import cheaper, per_tag, spend_as
from compiler.reading.meanings.sentences import Said
from compiler.reading.meanings.sets import YES, all_of, narrowed
from compiler.reading.parsing.grammar import Build, Grammar
from compiler.reading.spoken.doings import common_effects
from compiler.reading.spoken.needs import joined, needs
from compiler.text.words import Words

THIS = CardSet("this")


def common(g: Grammar, words: Words, library: Library) -> None:
    _things(g, words, library)
    needs(g, words)
    _events(g)
    common_effects(g, words)
    _rules(g, words)
    _sentences(g)


# ---- what is counted, and where ------------------------------------------------------------------


def _things(g: Grammar, words: Words, library: Library) -> None:
    for kind, names in (("resources:or", None), ("some-resources", ())):
        g.say("thing", "held-here", _held_here(names), things=kind)
    g.say("thing", "adjacent-tiles", lambda tiles: Tiles(_beside_this(tiles)), tiles="tiles")
    g.say("thing", "events-ever", _ever, cards="cards")
    g.say("a-tile", "tile-of-yours", lambda tiles: _yours(tiles), tiles="tiles")
    g.say("the-tile", "tile-this-one", lambda: "this", tile="tile-kind")
    g.say("on-area", "area-plain-reserved", lambda yes: AreaSet(reserved=YES[yes]))
    g.say("on-area", "area-for-terrain", _for_terrain(library), terrain="stem:terrain")
    for count, of in (("", "a-tile"), ("{count:whole} ", "tile-noun")):
        g.join("neighbour", f"{count}{{tiles:{of}}}", _neighbour)
    listed(g, "neighbours", "neighbour")
    g.say("tile-filter", "beside-not", _beside_none, tiles="a-tile")
    g.say("area-where", "beside-both", _beside_both, tiles="neighbours:and")
    g.say("on-area", "on-the-place", lambda: AreaSet(reserved=True))
    g.say(
        "cards",
        "cards-for-resource",
        lambda things, cards: narrowed(cards, (("holds", things),)),
        things="stems:resource:or",
        cards="plain-cards",
    )
    g.say(
        "cards",
        "cards-tagged",
        lambda stem, cards: narrowed(cards, (("tags", stem),)),
        stem="stems:tag:or",
        cards="plain-cards",
    )
    g.say(
        "cards",
        "cards-of-tag",
        lambda stem, cards: narrowed(cards, (("tags", stem),)),
        stem="stems:tag:or",
        cards="plain-cards",
    )
    g.say("card-filter", "cards-not-negative", lambda: (("points_min", 0),))
    g.say("thing", "kinds-plain", lambda: Kinds())
    g.say("thing", "parties-where", lambda: Parties(DelegateSet()))
    g.say("thing", "colonies-there", _colonies_there, colonies="colony-noun")
    _of_both(g)
    for kind in ("counter", "parameter"):
        g.say(kind, "your-track", lambda track: track, track=kind)
    g.say("so-many:steps", "step-for", lambda: (1, ""))


def _of_both(g: Grammar) -> None:
    """`for each Venus and Earth tag`: each that is one or the other."""
    g.say("had-both", "tags", lambda stem: _several(stem, Tags(stem)), stem="stems:tag:and")
    g.say("counted-both", "had-you", lambda things: things, things="had-both")
    g.join("tiles-both", "{tiles:tile-kinds:and}", lambda tiles: _several(tiles, TileSet(tiles)))
    g.join(
        "tiles-both",
        "{tiles:tiles-both} {more:tile-filter}",
        lambda tiles, more: narrowed(tiles, more),
    )
    g.join("counted-both", "{tiles:tiles-both}", lambda tiles: Tiles(tiles))
    g.say("counted-both", "counts-itself", lambda text: text, text="counted-both")
    g.say("per", "for-each", lambda thing: Per(thing), thing="counted-both")


def _several(named: Any, meant: Any) -> Any:
    return meant if len(named) > 1 else None


def _held_here(names: Any) -> Build:
    return lambda things: Held(THIS, things if names is None else names)


def _beside_this(tiles: Any) -> Any:
    return replace(tiles, beside=TileSet(at="this"))


def _neighbour(tiles: Any, count: int = 1) -> Any:
    return (("near", tiles.at),) if tiles.at else (("beside", (Beside(tiles, count),)),)


def _beside_none(tiles: Any) -> Any:
    return None if tiles.at else (("beside", tiles), ("beside_least", 0), ("beside_most", 0))


def _beside_both(tiles: Any) -> Any:
    """`next to an ocean and a greenery`"""
    return all_of(tiles) if len({*tiles}) == len(tiles) > 1 else None


def _colonies_there() -> Any:
    """`for each colony on that tile`: whoever built it."""
    return Colonies("all", ColonySet(at="that"))


def _ever(cards: Any, how: str) -> Any:
    """Only events lie in a pile when they have been played."""
    zone: Any = "events" if cards.kinds == ("event",) else "play"
    return Cards(replace(cards, zone=zone, whose="all" if how == "all" else "you"))


def _yours(tiles: Any) -> Any:
    return narrowed(tiles, (("whose", "you"),))


def _for_terrain(library: Library) -> Build:
    """Areas are of one terrain or of the other; what is kept for tiles of its own is none."""
    plain = [kind.id for kind in library.terrains if not kind.also and not kind.kept]

    def build(yes: str, terrain: str) -> Any:
        others = tuple(one for one in plain if one != terrain)
        return AreaSet(terrains=(terrain,) if yes == "yes" else others)

    return build


# ---- events --------------------------------------------------------------------------------------


def _events(g: Grammar) -> None:
    g.say("happening", "is-placed", lambda thing: _anybodys(thing), thing="done:place")
    g.say(
        "happening",
        "is-placed-by",
        lambda thing, who: ("now", "", replace(thing, who=who)),
        thing="done:place",
        who="person",
    )
    g.say("happening", "goal-is-taken", _taken)
    g.say("happening", "is-placed-there", _placed_there, thing="done:place", where="lies-on")
    g.say("tile-filter", "beside-yours", lambda: (("beside", TileSet(whose="you")),))
    g.say("happening", "is-placed-of", _placed_of, tiles="tiles", where="tile-filter")
    for act in ("play-card", "play-tag"):
        g.say("happening", "event-playing", lambda thing: ("now", "", thing), thing=f"done:{act}")
    g.say("happening", "event-using", lambda thing: ("now", "", thing), thing="done:project")
    g.say("happening", "is-placed", lambda thing: _anybodys(thing), thing="done:colony")
    g.say("happening", "is-played", lambda thing: _anybodys(thing), thing="done:play-tag")
    g.say("happening", "is-raised", _is_raised, track="track")
    g.say(
        "trigger",
        "during",
        lambda phase, text: Said(
            "abilities", Ability("trigger", text, (Event("phase", "all", phase=phase),))
        ),
        phase="phase",
        text="effect",
    )
    g.say("events", "card-or-project", _card_or_project, money="money")
    g.say("trigger", "when-each-step", _each_step, events="events", text="effect")
    g.say(
        "trigger",
        "when-each-of-it",
        _each_of_it,
        events="events",
        text="effect",
        noun="resource",
    )


def _anybodys(event: Any) -> Any:
    return "now", "", replace(event, who="all")


def _taken(goal: str) -> Any:
    """`when any milestone is claimed`: by whomever."""
    return ("now", "", Event("claim" if goal.endswith("milestone") else "fund", "all"))


def _placed_there(thing: Any, where: Any) -> Any:
    tiles = narrowed(thing.tiles or TileSet(), (("on", where),))
    return None if tiles is None else _anybodys(replace(thing, tiles=tiles))


def _placed_of(tiles: Any, where: Any) -> Any:
    """`when an opponent's city is placed next to yours`"""
    near = narrowed(tiles, where)
    plain = tiles == TileSet(tiles.tiles)
    return ("now", "", Event("place", "opponents", tiles=near)) if plain and near else None


def _is_raised(track: str, each: str) -> Any:
    return "now", "", Event("raise", "all", parameter=track, each=each == "yes")


def _each_step(events: Any, text: Any) -> Any:
    """`when you raise Venus, gain 1 M€ per step`"""
    if not all(one.kind in ("raise", "produce") for one in events):
        return None
    each = tuple(replace(one, each=True) for one in events)
    return Said("abilities", Ability("trigger", text, each))


def _each_of_it(events: Any, text: Any, noun: Any, done: str) -> Any:
    """`when you spend steel, gain 1 heat for each steel spent`"""
    kind = {"gained": "gain", "lost": "lose"}.get(done, "spend")
    kind = "remove" if done.startswith("removed") else kind
    if not all(one.kind == kind and one.resources == (noun,) and not one.each for one in events):
        return None
    each = tuple(replace(one, each=True) for one in events)
    return Said("abilities", Ability("trigger", text, each))


def _card_or_project(money: Any) -> Any:
    cards = CardSet(cost_min=money)
    return Event("play-card", cards=cards), Event("project", cost_min=money)


# ---- continuous effects --------------------------------------------------------------------------


def _rules(g: Grammar, words: Words) -> None:
    g.join("paid-less", "{cards:a-card}", lambda cards: (("cards", cards),))
    g.say("paid-less", "the-project", lambda name: (("projects", (name,)),), name="project-name")
    listed(g, "all-paid-less", "paid-less")
    g.say("rule", "pay-less", cheaper, what="all-paid-less:or", money="money")
    g.join("tag-card", "{tags:tag-a}", lambda tags: CardSet(tags=tags))
    g.join("tag-paid-less", "{cards:tag-card}", lambda cards: (("cards", cards),))
    listed(g, "tags-paid-less", "tag-paid-less")
    for message, what in (("pay-less", "all-paid-less"), ("pay-less-for-tag", "tags-paid-less")):
        g.say("rule", message, _cheaper_per_tag, what=f"{what}:or", money="money")
    g.say(
        "rule",
        "tags-cheaper",
        lambda stem, money: per_tag(cheaper(((("cards", CardSet(tags=stem)),),), money)),
        stem="stems:tag:and",
        money="money",
    )
    g.say("rule", "less-for", cheaper, money="money", what="cheaps:and")
    spend = {"things": "resource", "where": "maybe-here", "value": "as-value"}
    for cards in ("a-card", "tag-card"):
        g.say(
            "rule",
            "spend-for",
            lambda things, where, value, card: spend_as(things, where, value, card),
            card=cards,
            **spend,
        )
    g.say(
        "rule",
        "spend-for-you",
        lambda things, where, value, card: spend_as(things, where, value, card),
        card="a-card",
        **spend,
    )
    g.say(
        "rule",
        "global-within",
        lambda steps, more: _within((), steps, more),
        steps="whole",
        more="whole",
    )
    g.say("card-long", "next-within", _within_next, steps="whole", more="whole")
    g.say(
        "rule",
        "beside-worth-instead",
        lambda tile, thing: BesideWorth(tile, thing[1], thing[0]),
        tile="tile-kind",
        thing="so-many:resource",
        older="so-many:resource",
    )
    every = tuple(sorted(words.parameters))
    g.say(
        "rule",
        "tracks-within",
        lambda tracks, steps, more: _within(
            () if tuple(sorted(tracks)) == every else tracks, steps, more
        ),
        tracks="tracks:and",
        steps="whole",
        more="whole",
    )


def _within_next(steps: Any, more: Any) -> Any:
    rule = _within((), steps, more)
    return None if rule is None else Ability("effect", rule=rule, span="next-card")


def _cheaper_per_tag(what: Any, money: int) -> Any:
    return per_tag(cheaper(what, money))


def _within(tracks: Any, steps: Any, more: Any) -> Any:
    return Tolerance(abs(steps), tracks) if abs(steps) == abs(more) else None


# ---- sentences -----------------------------------------------------------------------------------


def _sentences(g: Grammar) -> None:
    g.say(
        "sentence",
        "first-does",
        lambda effect: Said("abilities", Ability("first-action", effect)),
        effect="effect",
    )
    g.join("start-part", "{start:start}", lambda start: start)
    g.say(
        "start-part", "start-held", lambda things: Add(things[0], things[1], THIS), things="stuff"
    )
    g.say(
        "steps-made",
        "production-of",
        lambda stem, owner="you": stem[0],
        stem="stems:resource:or",
        owner="owner",
    )
    g.join("start-part", "{count:whole} {of:steps-made}", lambda count, of: Produce(of, count))
    listed(g, "start-parts", "start-part")
    g.say("sentence", "start-with", _start, things="start-parts:and")


def _start(things: Any) -> Any:
    made = tuple(_started(things))
    return made[0] if len(made) == 1 else joined(*made)


def _started(things: Any) -> Iterator[Said]:
    """A corporation begins with what is its player's, what it holds and what it produces."""
    produced = [one for one in things if isinstance(one, Add | Produce | Unordered)]
    yield from (Said("start", (one,)) for one in things if one not in produced)
    yield from (Said("abilities", Ability("play", one)) for one in produced)
