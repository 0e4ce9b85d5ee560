"""What is raised and what is heard: whether an effect can set off a trigger.

In: leaves and events of the graph. Out: yes or no, on the safe side of each caller: `raises` says
yes only where the event is certain to be heard when player and card agree.
"""

from __future__ import annotations

from typing import Any

from compiler import graph as g
from compiler.graph.fields import text_fields


def raises(leaf: object, event: g.Event, same_card: bool) -> bool:
    """Whether the leaf, once done, is heard by the event. Only what can happen without end counts:
    gains, production, resources on cards, tracks of players, and free standard projects."""
    match leaf:
        case g.Gain(resource) if event.kind == "gain" and not event.placing:
            return _named(resource, event.resources)
        case g.Produce(resource, down=False) if event.kind == "produce":
            return _named(resource, event.resources)
        case g.Raise(track, down=False) if event.kind == "raise":
            return track == event.parameter and event.level is None  # which is come to once
        case g.Add(resource, to=to) if event.kind == "add":
            return (not event.resources or resource in event.resources) and _onto(
                to, event.cards, same_card
            )
        case g.Draw(_, cards) if event.kind == "draw":
            return event.cards is None or event.cards == cards
        case g.UseProject(projects=(), cost_min=0, less=None) if event.kind == "project":
            return event.cards is None and event.cost_min is None and not event.full
        case g.UseAction(cards) if event.kind == "project" and event.cards is not None:
            return bool(cards.names) and cards.names[0] in event.cards.names
        case _:
            return False


def raised_as(leaf: g.Leaf) -> tuple[str, str]:
    """The kind of event that a leaf raises, and the name, or one of several, of what. No event
    `raises` without hearing as this, or as the kind with any name."""
    if isinstance(leaf, g.UseProject | g.UseAction):
        return "project", ""
    if isinstance(leaf, g.Draw):
        return "draw", ""
    if leaf.facts.raises is None or g.does(leaf) != "gives":
        return "", ""
    kind: Any = type(leaf)
    what = text_fields(kind).references[0]
    return leaf.facts.raises, _name(getattr(leaf, what.name))


def heard_as(event: g.Event) -> set[tuple[str, str]]:
    """The kinds and names that an event listens to; `""` stands for any name."""
    named = {"raise": (event.parameter,), "project": ()}
    names = named.get(event.kind, event.resources)
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
