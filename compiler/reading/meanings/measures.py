"""What is counted.

In: noun phrases, as `compiler.text.amounts` makes them. Out: rules for measures: `counting` without
the words of whose they are where those are a clause of their own, `counted` with them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from compiler.graph import (
    Areas,
    AreaSet,
    CardPoints,
    Cards,
    CardSet,
    Compare,
    Completed,
    Cost,
    Counter,
    Delegates,
    Extreme,
    Generation,
    Goals,
    Group,
    Held,
    Kinds,
    Level,
    Parties,
    Players,
    Production,
    Score,
    Seats,
    Signs,
    Stock,
    Sum,
    Tags,
    Tiles,
    TileSet,
)
from compiler.reading.meanings.nouns import WHOSE, listed
from compiler.reading.meanings.sets import narrowed
from compiler.reading.parsing.grammar import Build, Grammar
from compiler.text.amounts import lie_before_you
from compiler.text.words import Words


def measures(g: Grammar, words: Words) -> None:
    standard = tuple(kind.id for kind in words.resources.values() if kind.standard)
    _stocks_and_tags(g)
    _tracks(g, standard)
    _things(g, words)
    _others(g)
    g.same("counting", ("had", "thing"))
    listed(g, "countings", "counting")
    g.join("counting", "{parts:countings:and}", _sum)
    g.join("counted", "{one:thing}", lambda one: one)
    for whose in WHOSE:
        g.say("had-of", f"had-{whose}", _had(whose), things="had")
    g.same("counted", ("had-of",))
    g.say("counted", "had-in-play", _in_play, things="thing")
    _apart(g)
    g.join("counted", "{things:had}", lambda things: things if things.whose == "you" else None)
    g.join("counted", "{parts:countings:and}", _sum)
    g.say("counted", "counts-itself", lambda text: text, text="counted")
    g.join(
        "total", "{one:counted}", lambda one: None if isinstance(one, Counter | Generation) else one
    )
    g.same("total", ("counter-of",))
    g.say("total", "generation-number", lambda: Generation())
    listed(g, "totals", "total")


def _had(whose: Any) -> Any:
    return lambda things: replace(things, whose=whose) if things.whose == "you" else None


def _in_play(things: Any) -> Any:
    return things if lie_before_you(things) else None


def _sum(parts: Any) -> Any:
    """Of several; resources in stock of one player are one measure."""
    if len(parts) < 2:
        return None
    whose = {part.whose if isinstance(part, Stock) else None for part in parts}
    if whose == {"you"}:
        return Stock(tuple(one for part in parts for one in part.resources))
    return Sum(parts)


def _apart(g: Grammar) -> None:
    """Sums of which whose each part is stands behind it: that begins with the first that says so,
    for a list of everything would be begun at every noun."""
    before = "countings:and:head"
    g.same("apart", ("had-of", "thing"))
    g.join("aparts", "{one:had-of}", lambda one: (one,))
    g.join("aparts", f"{{others:{before}}}, {{one:had-of}}", lambda others, one: (*others, one))
    g.join("aparts", "{others:aparts}, {one:apart}", lambda others, one: (*others, one))
    for head, last in (("aparts", "apart"), (before, "had-of")):
        g.say("counted", "list-and", lambda head, last: Sum((*head, last)), head=head, last=last)


def _stocks_and_tags(g: Grammar) -> None:
    g.join("had", "{names:resources:and}", lambda names: Stock(names))
    g.say("had", "tags", lambda stem: Tags(stem), stem="stems:tag:or")
    g.say("had", "tags-plain", lambda: Tags())
    g.say("had", "taken-milestone", lambda: Goals("milestone"))
    g.say("had", "taken-award", lambda: Goals("award"))
    g.say("had", "tags-different", _different, tags="had")
    g.say("had", "tags-alike", _alike, tags="had")
    g.say("thing", "tags-on-cards", _printed, tags="had", owner="owner")
    g.say("thing", "tags-on-their-cards", _printed, tags="had")
    g.say("thing", "tags-on-them", _shown, tags="had")
    g.say("thing", "tags-on-one", _shown_alone, tags="had")
    g.say("thing", "tags-on-it", _heard, tags="had")
    g.say("thing", "tags-in-hand", _in_hand, tags="had")


def _different(tags: Any) -> Any:
    """`different tags`, `different plant or animal tags`."""
    several = isinstance(tags, Tags) and not tags.alike and len(tags.tags) != 1
    return replace(tags, different=True) if several else None


def _printed(tags: Any, owner: Any = "you") -> Any:
    return replace(tags, printed="play", whose=owner) if isinstance(tags, Tags) else None


def _shown(tags: Any) -> Any:
    return replace(tags, printed="shown", wild=False) if isinstance(tags, Tags) else None


def _shown_alone(tags: Any) -> Any:
    return replace(tags, printed="it", wild=False) if isinstance(tags, Tags) else None


def _heard(tags: Any) -> Any:
    return replace(tags, printed="that", wild=False) if isinstance(tags, Tags) else None


def _in_hand(tags: Any) -> Any:
    return replace(tags, printed="hand", wild=False) if isinstance(tags, Tags) else None


def _alike(tags: Any) -> Any:
    if not isinstance(tags, Tags) or tags.different or tags.alike or len(tags.tags) == 1:
        return None
    return replace(tags, alike=True)


def _tracks(g: Grammar, standard: tuple[str, ...]) -> None:
    """Productions, parameters and tracks of players, of which steps are counted."""
    g.say(
        "production",
        "production-of",
        lambda stem, owner="you": Production(stem, owner),
        stem="stems:resource:and",
        owner="owner",
    )
    g.say("production", "production-all", _how("", standard), owner="owner")
    for how in ("highest", "lowest"):
        g.say("production", f"production-{how}", _how(how, standard), owner="owner")
    g.say("increased", "production-increased", _how("increased", standard), owner="owner")
    g.say("among", "among", lambda names: names, names="resources:and")
    for kind in ("production", "increased"):
        g.join(kind, f"{{track:{kind}}} {{names:among}}", _among)
    g.say(
        "counter-of",
        "track-of",
        lambda track, owner: Counter(track, owner),
        track="counter",
        owner="owner",
    )
    g.join("parameter-of", "{track:parameter}", lambda track: Level(track))
    g.same("step-of", ("production", "counter-of", "parameter-of"))
    g.say("thing", "steps-of", lambda track: track, track="step-of")
    g.join("thing", "{track:counter-of}", lambda track: track if track.whose == "you" else None)
    g.same("thing", ("increased",))


def _how(how: Any, standard: tuple[str, ...]) -> Any:
    return lambda owner="you": Production(standard, owner, how)


def _among(track: Any, names: Any) -> Any:
    return replace(track, resources=names) if track.how else None


def _groups(tiles: Any, least: Any) -> Any:
    """`groups of at least 3 tiles`; of 1 where it is not said."""
    return Group(tiles, int(least))


def kinds_of_tiles(tiles: Any) -> Any:
    return None if tiles.tiles or tiles.at else Group(tiles, shape="kind")


def _things(g: Grammar, words: Words) -> None:
    g.join("thing", "{tiles:tile-noun}", lambda tiles: Tiles(tiles))
    g.say("thing", "grouped", lambda tiles, shape: Group(tiles, shape=shape), tiles="tile-noun")
    g.say("thing", "tile-kinds", kinds_of_tiles, tiles="tile-noun")
    g.say("thing", "groups", _groups, tiles="tile-noun", least="whole")
    g.join(  # what a parameter counts
        "thing",
        "{which:unit}",
        lambda which: Tiles(TileSet((which,))) if which in words.tiles else Level(which),
    )
    g.join("thing", "{cards:cards-counted}", lambda cards: _counted(words, cards))
    g.say("cards-of", "of-all", lambda: "all")
    for kind in ("possessed", "cards-of"):
        g.join(
            "thing",
            f"{{cards:cards-counted}} {{whose:{kind}}}",
            lambda cards, whose: _cards_of(words, cards, whose),
        )
    g.say("thing", "held-on", _held, things="resources:or", where="held-where")
    g.say(
        "thing",
        "held-on",
        lambda things, where: _held((), where),
        things="some-resources",
        where="held-where",
    )
    for kind, names in (("resources:or", None), ("some-resources", ())):
        g.say("thing", "held-single", _held_single(names), things=kind, card="cards-counted")
    g.say("some-resources", "resources", lambda: "")
    g.say("held-where", "cards-yours", lambda cards: cards, cards="cards-counted")
    g.join(
        "held-where",
        "{cards:cards-counted} {whose:possessed}",
        lambda cards, whose: narrowed(cards, (("whose", whose),)),
    )
    g.join("held-where", "{cards:cards-counted}", lambda cards: cards)
    g.join("thing", "{areas:area-noun}", lambda areas: Areas(replace(areas, empty=False)))
    g.say("sign-noun", "signs", lambda stem: stem, stem="stems:printed:or")
    g.say("sign-noun", "signs-plain", lambda: ())
    g.join("thing", "{bonus:sign-noun} {where:lies-on}", lambda bonus, where: Signs(where, bonus))
    g.say("thing", "signs-on", _printed_on, signs="sign-noun", areas="area-noun")
    g.say("thing", "signs-under", _under, signs="sign-noun", tiles="tile-noun")
    g.say(
        "thing",
        "signs-under-known",
        lambda signs, tile: _under(signs, TileSet(at=tile)),
        signs="sign-noun",
    )
    g.say("thing", "empty-areas", lambda areas: Areas(areas), areas="area-noun")


def _printed_on(signs: Any, areas: Any) -> Any:
    return Signs(replace(areas, empty=False), signs)


def _under(signs: Any, tiles: Any) -> Any:
    return Signs(AreaSet(holding=tiles, empty=False), signs)


def in_play(cards: Any) -> Any:
    """Cards that are somewhere are in play where nothing else is said."""
    return cards if cards.zone or cards.reference or cards.names else replace(cards, zone="play")


def _laid(words: Words, cards: Any) -> Any:
    """Cards that are counted by their names are where their kind lies."""
    if not cards.names or cards.zone or cards.reference:
        return in_play(cards)
    events = all(words.cards[name].kind == "event" for name in cards.names)
    return replace(cards, zone="events" if events else "play")


def _lies_nowhere(words: Words, cards: Any) -> bool:
    """Standard projects do: a city is a tile."""
    return any(words.cards[one].kind == "standard-project" for one in cards.names)


def _counted(words: Words, cards: Any) -> Any:
    return None if _lies_nowhere(words, cards) else Cards(_laid(words, cards))


def _cards_of(words: Words, cards: Any, whose: Any) -> Any:
    found = narrowed(in_play(cards), (("whose", whose),))
    return None if found is None or _lies_nowhere(words, found) else Cards(found)


def _held(things: Any, where: Any) -> Any:
    return Held(in_play(where), things)


def _held_single(names: Any) -> Build:
    return lambda things, card: Held(in_play(card), things if names is None else names, True)


def _others(g: Grammar) -> None:
    g.join(
        "thing",
        "{one:delegate-theirs}",
        lambda one: Delegates(one),
    )
    g.join(
        "thing",
        "{one:delegate-noun}",
        lambda one: Delegates(one),
    )
    g.say("thing", "parties-with", lambda delegate: Parties(delegate), delegate="a-delegate")
    for whose in ("all", "opponents"):
        g.say("thing", f"players-{whose}", _players(whose))
        g.say("player-noun", f"players-{whose}", _whose(whose))
    g.join("thing", "{whose:player-noun} {who:who-has}", lambda whose, who: Players(whose, who))
    g.say("thing", "completed", lambda: Completed())
    g.say("thing", "generations", lambda: Generation())
    g.same("of-whom", ("possessed", "cards-of"))
    g.say("thing", "seats", lambda owner: Seats(owner), owner="of-whom")
    g.say("thing", "seats-on", Seats, owner="of-whom", where="cards-counted")
    g.say("thing", "markers", markers_of, owner="of-whom", where="cards-counted")
    _ones_own_marks(g)
    g.say("thing", "kinds", _kinds, owner="maybe-possessed")
    g.same("maybe-possessed", ("of-whom", "nothing"))
    for kind, message in (("thing", "extreme"), ("extreme-track", "extreme-track")):
        g.say(
            kind,
            message,
            lambda which, things: Extreme(which, things),
            which="extreme-word",
            things="totals:and",
        )
    g.word("extreme-word", "highest", "highest")
    g.word("extreme-word", "lowest", "lowest")
    g.say("thing", "its-cost", lambda money, of="one": cost_of(of), money="currency")
    g.say("thing", "its-points", lambda of="one": points_on(of))
    g.say("thing", "points-of", lambda owner: Score(owner), owner="owner")
    g.say("thing", "victory-of", lambda owner: Score(owner, won=True), owner="owner")


def cost_of(several: str) -> Cost:
    """`its printed cost`, `their printed cost`."""
    return Cost(CardSet(zone="them") if several == "several" else CardSet("that"))


def points_on(several: str) -> CardPoints:
    """`VP on it`, `VP on them`."""
    return CardPoints(cost_of(several).cards)


def _ones_own_marks(g: Grammar) -> None:
    """`you own 2 markers on this card`, of which whose they are is said by the clause."""
    g.say("marks", "seats", lambda: Seats("you"), owner="nothing")
    for message in ("seats-on", "markers"):
        g.say(
            "marks",
            message,
            lambda where: Seats("you", where),
            owner="nothing",
            where="cards-counted",
        )
    g.join("marks-figured", "{value:whole} {marks:marks}", lambda value, marks: (marks, value))
    g.say("marks-much", "count", _so_many_marks, thing="marks-figured")
    g.say("marks-much", "count-some", lambda thing: Compare(thing, "min", 1), thing="marks")
    g.say("marks-much", "count-none", lambda things: Compare(things, "max", 0), things="marks")
    g.say("clause", "clause-own", lambda things: things, things="marks-much")


def _so_many_marks(bound: Any, thing: Any) -> Any:
    marks, value = thing
    return Compare(marks, "min" if bound == "least" else bound, value)


def markers_of(owner: Any, where: Any) -> Any:
    return Seats(owner, in_play(where))


def _players(whose: Any) -> Any:
    return lambda: Players(whose)


def _whose(whose: Any) -> Any:
    return lambda: whose


def _kinds(of: Any, owner: Any) -> Any:
    return Kinds("" if of == "both" else of, owner or "you")
