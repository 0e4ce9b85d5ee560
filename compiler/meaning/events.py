"""What is raised and what is heard: whether an effect can set off a trigger.

In: leaves and events of the graph. Out: yes or no, on the safe side of each caller: `raises` says
yes only where the event is certain to be heard when player and card agree.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from compiler import graph as g
from compiler.graph.fields import text_fields


def raises(leaf: g.Leaf, event: g.Event, same_card: bool) -> bool:
    """Whether the leaf, once done, is heard by the event. Only what can happen without end counts:
    gains, production, resources on cards, tracks of players, cards drawn and discarded, tiles that
    are moved or exchanged, free standard projects, actions, posts of parties; and what is given up
    where there is something each time."""
    match leaf:
        case g.Gain(resource):
            return event.kind == "gain" and not event.placing and _named(resource, event.resources)
        case g.GainAny(resources):
            gained = event.kind == "gain" and not event.placing
            return gained and _named(g.Printed(resources), event.resources)
        case g.Lose(resource):
            return event.kind == "lose" and _named(resource, event.resources)
        case g.Spend(resource, _, source):
            return event.kind == "spend" and source is None and _named(resource, event.resources)
        case g.Produce(resource, _, down):
            kind = "unproduce" if down else "produce"
            return event.kind == kind and _named(resource, event.resources)
        case g.Raise(track, down=False):  # a level is come to once
            return event.kind == "raise" and track == event.parameter and event.level is None
        case g.Add(resource, to=to):
            named = not event.resources or resource in event.resources
            return event.kind == "add" and named and _onto(to, event.cards, same_card)
        case g.Look(_, False, cards) | g.MoveCards(cards=cards, area=g.AreaSet()) if (
            cards is not None
        ):
            kind = "look" if isinstance(leaf, g.Look) else "shift"
            return event.kind == kind and event.cards == g.CardSet(kinds=cards.kinds)
        case g.Draw(_, cards):
            return event.kind == "draw" and event.cards in (None, cards)
        case g.Discard():
            return event.kind == "discard" and event.cards is None
        case g.MoveTile(tiles) | g.ExchangeTile(tiles):
            # The tile just placed can be moved, and exchanged where its kind is one of these.
            new = leaf.tile if isinstance(leaf, g.ExchangeTile) else ""
            again = not new or not tiles.tiles or new in tiles.tiles
            heard = event.tiles is None or not _narrow(event.tiles, new, tiles)
            return event.kind == "place" and again and heard
        case g.UseProject(projects=(), cost_min=0, less=None):
            plain = event.cards is None and event.cost_min is None and not event.full
            return event.kind == "project" and plain
        case g.UseAction(cards):
            used = event.kind == "project" and event.cards is not None and bool(cards.names)
            return used and event.cards is not None and cards.names[0] in event.cards.names
        case g.ColonyBonuses():
            return event.kind == "colony-bonus" and event.colonies is None
        case g.ChangeParty(standing, parties):
            return event.kind == standing and event.cards is None and len(parties) != 1
        case _:
            return False


def raised_as(leaf: g.Leaf) -> tuple[str, str]:
    """The kind of event that a leaf raises, and the name, or one of several, of what. No event
    `raises` without hearing as this, or as the kind with any name."""
    match leaf:
        case g.GainAny(resources):
            return "gain", resources[0] if resources else ""
        case g.Lose(resource):
            return "lose", _name(resource)
        case g.Spend(resource):
            return "spend", resource
        case g.Produce(resource, down=True):
            return "unproduce", _name(resource)
        case g.ChangeParty(standing):
            return standing, ""
    if isinstance(leaf, g.Look):
        return "look", ""
    if type(leaf) in _PLAIN:
        return _PLAIN[type(leaf)], ""
    if leaf.facts.raises is None or g.does(leaf) != "gives":
        return "", ""
    kind: Any = type(leaf)
    what = text_fields(kind).references[0]
    return leaf.facts.raises, _name(getattr(leaf, what.name))


_PLAIN: dict[type, g.EventKind] = {
    g.UseProject: "project",
    g.ColonyBonuses: "colony-bonus",
    g.UseAction: "project",
    g.Draw: "draw",
    g.Discard: "discard",
    g.MoveTile: "place",
    g.ExchangeTile: "place",
    g.MoveCards: "shift",
}


def heard_as(event: g.Event) -> set[tuple[str, str]]:
    """The kinds and names that an event listens to; `""` stands for any name."""
    if event.would:
        return set()
    names = event.resources if event.kind in g.COUNTED_AT_ONCE else ()
    names = (event.parameter,) if event.kind == "raise" else names
    return {(event.kind, name) for name in names or ("",)}


def _name(resource: g.Resource) -> str:
    match resource:
        case str():
            return resource
        case g.Printed(resources) | g.Lowest(resources):
            return resources[0] if resources else ""
        case _:
            return ""


def _named(resource: g.Resource, wanted: tuple[str, ...]) -> bool:
    if not wanted:
        return True
    match resource:
        case str():
            return resource in wanted
        case g.Printed(resources) | g.Lowest(resources):
            return bool(resources) and set(resources) <= set(wanted)
        case _:
            return False


def _onto(to: g.CardSet, heard: g.CardSet | None, same_card: bool) -> bool:
    if heard is None:
        return True
    if heard.reference == "this":
        return to.reference == "this" and same_card
    return heard == g.CardSet(zone=heard.zone)


def _narrow(heard: g.TileSet, new: str, tiles: g.TileSet) -> bool:
    """Whether it hears only of some of what is placed: of `new`, or of a tile of `tiles`."""
    placed = (new,) if new else tiles.tiles
    if placed and set(placed) <= set(heard.tiles):
        heard = replace(heard, tiles=())
    return heard != g.TileSet(whose=heard.whose)
