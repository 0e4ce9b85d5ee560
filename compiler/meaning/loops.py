"""Triggers that set each other off without end.

In: a library. Out: a fault for each circle of triggers that, once begun, must go round for ever.
Effects that a player may leave, choose between, pay for, or that wait for a condition, end a
circle; so do tiles and global parameters, of which there are only so many.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from compiler import graph as g
from compiler.meaning import Fault
from compiler.meaning.events import raised_kind, raises


@dataclass(frozen=True, slots=True)
class _Trigger:
    card: g.Card
    ability: g.Ability
    sure: tuple[object, ...]  # the leaves that happen whenever it fires


def check_loops(library: g.Library) -> Iterator[Fault]:
    """Circles by the trigger that is declared last, so that a set is told of its own card."""
    endless = {kind.id for kind in library.counters}
    triggers = [
        _Trigger(card, ability, tuple(_sure(ability.effect, endless)))
        for card in library.cards
        for ability in card.abilities
        if ability.label == "trigger" and ability.effect is not None
    ]
    listeners: dict[str, list[int]] = {}
    for number, one in enumerate(triggers):
        for kind in {event.kind for event in one.ability.events}:
            listeners.setdefault(kind, []).append(number)
    after = [_after(one, triggers, listeners) for one in triggers]
    for number in range(len(triggers)):
        chain = _circle(number, after)
        if chain is not None:
            yield _fault([triggers[index] for index in chain])


def _sure(effect: g.Effect, endless: set[str]) -> Iterator[object]:
    match effect:
        case g.Unordered(parts) | g.Then(parts):
            for part in parts:
                yield from _sure(part, endless)
        case g.Each("all" | "you", body):
            yield from _sure(body, endless)
        case g.Raise(track) if track not in endless:
            return
        case g.Gain() | g.Produce() | g.Raise() | g.Add():
            yield effect


def _after(one: _Trigger, triggers: list[_Trigger], listeners: dict[str, list[int]]) -> list[int]:
    """The triggers that it always sets off; `listeners` are those of each kind of event."""
    found = []
    for leaf in one.sure:
        for number in listeners.get(raised_kind(leaf), ()):
            other = triggers[number]
            if number not in found and any(
                _hears(event, one is other) and raises(leaf, event, one.card is other.card)
                for event in other.ability.events
            ):
                found.append(number)
    return sorted(found)


def _hears(event: g.Event, same: bool) -> bool:
    """Whose doing it listens to; an opponent's only when it stands on another player's card."""
    return event.who in ("you", "all", "any") or (event.who == "opponents" and not same)


def _circle(last: int, after: list[list[int]]) -> list[int] | None:
    """A shortest way from a trigger back to it over triggers declared no later."""
    ways = [[last]]
    seen: set[int] = set()
    while ways:
        way = ways.pop(0)
        for following in after[way[-1]]:
            if following == last:
                return way
            if following < last and following not in seen:
                seen.add(following)
                ways.append([*way, following])
    return None


def _fault(chain: list[_Trigger]) -> Fault:
    names = list(dict.fromkeys(one.card.name for one in [*chain, chain[0]]))
    others = [f"“{one.card.name}” at {one.ability.by}" for one in chain[1:]]
    help_ = "write `may`, a cost or a condition, so that it ends"
    if others:
        help_ = f"it sets off {', then '.join(others)}; {help_}"
    return Fault("E2034", chain[0].ability.by, help_, {"names": " and ".join(names)})
