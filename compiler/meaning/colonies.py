"""What cannot be right about colonies: tracks, what a trade says of them, which one is another, and
tiles on which what is said is never so.

In: a card and its library. Out: faults.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from compiler import graph as g
from compiler.meaning.faults import Fault
from compiler.messages.meaning import (
    MIXED_TRACK,
    NO_MEANING_HERE,
    NOT_ON_TRACK,
    THAT_MEANS_NOTHING,
)


def check_colonies(library: g.Library, card: g.Card) -> Iterator[Fault]:
    room = dict(library.rules).get("colonies-per-tile")
    tracks = [len(dict(one.fields).get("track", ())) for one in library.cards]
    most = max(tracks, default=0) - 1
    if card.kind == "colony":
        yield from _track(card)
    for ability in card.abilities:
        yield from _without_end(ability)
        yield from _another(ability)
        yield from _there_already(ability)
        yield from _filled(ability, room) if isinstance(room, int) else []
    for by, part in _parts(card):
        for node in g.walk(part):
            cure = _contradicted(node) or _beyond(node, most)
            cure = cure or (_crowded(node, room) if isinstance(room, int) else "")
            if cure:
                yield Fault(NO_MEANING_HERE, getattr(node, "by", "") or by, cure)


def _track(card: g.Card) -> Iterator[Fault]:
    """Numbers, which are X in what a trade brings, or resources, one of which it speaks of."""
    track = dict(card.fields).get("track", ())
    numbers = sum(isinstance(place, int) for place in track)
    if 0 < numbers < len(track):
        yield Fault(MIXED_TRACK, card.by)
        return
    for ability in card.abilities:
        said = {type(node) for node in g.walk(ability.effect)}
        if ability.label == "trade" and said & {g.Shown, g.ChosenX} and not numbers:
            yield Fault(
                NOT_ON_TRACK, ability.by, words={"what": "numbers, so that X means nothing"}
            )
        if ability.label == "trade" and g.That in said and numbers:
            why = "resources, so that `that resource` means nothing"
            yield Fault(NOT_ON_TRACK, ability.by, words={"what": why})


def _without_end(ability: g.Ability) -> Iterator[Fault]:
    """The income of a tile that brings the income of tiles, itself or another such one."""
    if ability.label in ("trade", "colony") and ability.effect is not None:
        for node in g.walk(ability.effect):
            if isinstance(node, g.TradeIncome):
                cure = "it could bring itself, without end; `build: …` may say so"
                yield Fault(NO_MEANING_HERE, node.by, cure)


def _is_of_one(node: object) -> bool:
    return isinstance(node, g.MoveColony) and node.which != "each"


def _another(ability: g.Ability) -> Iterator[Fault]:
    """Another track is one that has not been moved just before."""
    if ability.effect is None:
        return
    known = {
        id(node)
        for then in g.walk(ability.effect)
        if isinstance(then, g.Then)
        for i, part in enumerate(then.parts)
        if any(_is_of_one(one) for first in then.parts[:i] for one in g.walk(first))
        for node in g.walk(part)
    }
    for node in g.walk(ability.effect):
        if isinstance(node, g.MoveColony) and node.which == "another" and id(node) not in known:
            words: dict[str, object] = {"word": "another colony track"}
            cure = "first move one: `raise a colony track 1 then lower another colony track 1`"
            yield Fault(THAT_MEANS_NOTHING, node.by, cure, words)


def _parts(card: g.Card) -> Iterator[tuple[str, object]]:
    yield from ((one.by, one) for one in card.abilities)
    yield card.by, (card.requirements, card.points, card.measure)


_AGAIN = "you have a colony there: write `ignoring your colonies` behind it"
_NONE = "there are none on such a tile: leave out what is said of it"


def _contradicted(node: object) -> str:
    """Why what is said of the tiles is never so; empty where it can be."""
    match node:
        case g.BuildColony(False, g.ColonySet(whose="you", without=False)):
            return _AGAIN
        case g.BuildColony(False, g.ColonySet() as on, int(amount)) if amount > _most(on):
            return "one on each: `ignoring your colonies` lets several go to one"
        case g.BuildColony(True, g.ColonySet(whose="you" | "all", without=True)):
            return "where you have none there is nothing to ignore: leave out `ignoring …`"
        case g.ColonyBonuses(on=g.ColonySet(whose="you" | "all", without=True)):
            return _NONE
        case g.RemoveColony(whose, g.ColonySet(whose=whom, without=True)) | g.Colonies(
            whose, g.ColonySet(whose=whom, without=True)
        ) if whom == "all" or whom == whose or (whom, whose) == ("opponents", "opponent"):
            return _NONE
    return ""


def _crowded(node: object, room: int) -> str:
    """Why there is no place for so many where a tile has room for these."""
    match node:
        case g.BuildColony(True, g.ColonySet() as on, int(amount), full=False) if (
            amount > _most(on) * room
        ):
            return _ROOM.format(room)
    return ""


_ROOM = "on one tile there is room for {}"


def _filled(ability: g.Ability, room: int) -> list[Fault]:
    """Colonies that are to join those just placed there, which would be too many."""
    if ability.effect is None:
        return []
    faults: list[Fault] = []

    def filled(node: g.Effect, there: int) -> int:
        """How many there are surely on the tile that was chosen, when this has been done."""
        match node:
            case g.BuildColony(True, g.ColonySet(at="it" | "that"), int(more), full=False):
                if more <= room < there + more:
                    faults.append(Fault(NO_MEANING_HERE, node.by, _ROOM.format(room)))
                return there + more
            case g.BuildColony(_, on, int(more)):
                return more if on is not None and _most(on) == 1 else 1
            case g.Then() | g.Pays():
                for part in g.parts(node):
                    there = filled(part, there)
                return there
            case g.Trade() | g.RemoveColony() | g.MoveColony():
                return 0
        for part in g.parts(node):
            filled(part, there)
        return 0 if g.parts(node) else there

    begun = bool(ability.events) and all(one.kind == "colony" for one in ability.events)
    filled(ability.effect, int(begun))
    return faults


def _beyond(node: object, most: int) -> str:
    """The same of a marker that is to go further than any track is long."""
    match node:
        case g.MoveColony(int(steps), which="a" | "another") if 0 < most < steps:
            way, end = ("lower", "minimum") if node.down else ("raise", "maximum")
            cure = f"it must go so far, and no track has more than {most} steps"
            return f"{cure}; as far as it goes: `{way} a colony track to its {end}`"
    return ""


def _most(on: g.ColonySet) -> int:
    """How many different tiles are meant at most."""
    return 1 if on.at in ("it", "that") else len(on.names) or _MANY


_MANY = 1 << 16


def _there_already(ability: g.Ability) -> Iterator[Fault]:
    """A tile on which a colony was just built, or to which a fleet has just gone, is no place for
    another one."""
    for event in ability.events:
        came: type = {"colony": g.BuildColony, "trade": g.Trade}.get(event.kind, type(None))
        if came is g.BuildColony and event.who != "you":
            continue
        for node in g.walk(ability.effect):
            if isinstance(node, came) and _goes_on(node, g.ColonySet(at="that")):
                yield _full(node)
    for then in g.walk(ability.effect):
        for first, after in pairwise(then.parts) if isinstance(then, g.Then) else ():
            on = g.ColonySet(at="it")
            if isinstance(first, g.BuildColony | g.Trade) and type(after) is type(first):
                known = first.on is not None and len(first.on.names) == 1 and not first.on.at
                if _goes_on(after, on) or (known and _goes_on(after, first.on)):
                    yield _full(after)


def _goes_on(node: object, on: g.ColonySet | None) -> bool:
    match node:
        case g.BuildColony(again=False) | g.Trade(freely=False):
            return node.on == on
    return False


def _full(node: object) -> Fault:
    fleet = "a fleet lies there until the generation ends: `trade with` another one"
    cure = fleet if isinstance(node, g.Trade) else _AGAIN
    return Fault(NO_MEANING_HERE, getattr(node, "by", ""), cure)
