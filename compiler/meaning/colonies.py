"""What cannot be right about colonies: tracks, what a trade says of them, which one is another.

In: a card. Out: faults.
"""

from __future__ import annotations

from collections.abc import Iterator

from compiler import graph as g
from compiler.meaning.faults import Fault
from compiler.messages.meaning import MIXED_TRACK, NOT_ON_TRACK, THAT_MEANS_NOTHING


def check_colonies(card: g.Card) -> Iterator[Fault]:
    if card.kind == "colony":
        yield from _track(card)
    for ability in card.abilities:
        yield from _another(ability)


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
