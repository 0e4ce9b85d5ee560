"""Cards that remember a choice: each of their lines for each that can be chosen.

In: a library. Out: the same, where no line of a card speaks of the chosen one; what has been chosen
is asked instead. What a line does goes with what it is chosen for; triggers, continuous effects and
points are one for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from compiler import graph as g


def with_choices(library: g.Library) -> g.Library:
    """The library itself where no card remembers anything."""
    tiles = {one.id for one in library.parameters} & {one.id for one in library.tiles}
    ends = {one.id: one.highest for one in library.parameters}

    def placed(node: Any) -> Any:
        """What tiles raise is raised by such tiles; where a parameter ends is known of each."""
        match node:
            case g.Event(level="end", parameter=which):
                return replace(node, level=ends[which])
            case g.Raise(track, count, down=False, bare=bare, by=by) if track in tiles:
                return g.Place(track, count=count, bare=bare, by=by)
        return node

    def made(card: g.Card) -> g.Card:
        found = _card(card)
        changed: g.Card = found if found is card else g.changed(found, placed)
        return changed

    cards = tuple(map(made, library.cards))
    same = all(one is other for one, other in zip(cards, library.cards, strict=True))
    return library if same else replace(library, cards=cards)


def _card(card: g.Card) -> g.Card:
    settle = next((node for node in g.walk(card.abilities) if isinstance(node, g.Settle)), None)
    if settle is None:
        return card
    return replace(
        card,
        abilities=tuple(one for ability in card.abilities for one in _ability(settle, ability)),
        points=tuple(one for points in card.points for one in _points(settle, points)),
    )


def _ability(settle: g.Settle, one: g.Ability) -> Iterable[g.Ability]:
    """`condition` of a continuous effect, and of a way to act, holds with what was chosen."""
    if not _speaks(settle, one):
        return (one,)
    if one.rule is not None:
        return tuple(
            replace(way, condition=g.both(held, way.condition)) for held, way in _each(settle, one)
        )
    if one.effect is not None and _speaks(settle, one.events):
        return tuple(
            replace(way, effect=g.When(held, way.effect)) for held, way in _each(settle, one)
        )
    condition = one.condition
    if condition is not None and _speaks(settle, condition):
        ways = (g.both(held, way) for held, way in _each(settle, condition))
        condition = g.Either(tuple(way for way in ways if way is not None))
    return (replace(one, effect=_effect(settle, one.effect), condition=condition),)


def _effect(settle: g.Settle, effect: Any) -> Any:
    """What is done with the one that has been chosen; of what comes in order, each step by itself,
    for one of them may be the choice."""
    if not _speaks(settle, effect):
        return effect
    if isinstance(effect, g.Then):
        return replace(effect, parts=tuple(_effect(settle, part) for part in effect.parts))
    done = None
    for held, way in reversed([*_each(settle, effect)]):
        done = g.When(held, way, done)
    return done


def _points(settle: g.Settle, one: g.Points) -> Iterator[g.Points]:
    if not _speaks(settle, one):
        yield one
        return
    for held, way in _each(settle, one):
        yield replace(way, condition=g.both(held, way.condition))


def _each(settle: g.Settle, root: Any) -> Iterator[tuple[g.Settled, Any]]:
    """With each that can be chosen, and the condition that it has been."""
    for one in settle.each:
        held = g.Settled(**{one.family.what: one.ids[0]}, by=_OF_ITSELF)
        yield held, settle.spoken_as(root, one)


_OF_ITSELF = "#"
"""Instead of a place: nobody has written that condition."""


def as_written(effect: g.Effect) -> g.Effect:
    """What is done as its card says it, of the chosen one."""
    written: g.Effect = g.changed(effect, _as_written)
    return written


def _as_written(node: Any) -> Any:
    match node:
        case g.When(g.Settled(by=by) as held, yes) if by == _OF_ITSELF:
            what, chosen = held.said
            family = next(one for one in g.REMEMBERED if one.what == what)
            return family.instead(yes, chosen, g.THE_CHOSEN)
        case _:
            return node


def _speaks(settle: g.Settle, root: Any) -> bool:
    return bool(settle.spoken_as(root, settle.each[0]) != root)
