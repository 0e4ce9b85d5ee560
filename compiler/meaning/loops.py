"""Triggers that set each other off without end.

In: a library. Out: a fault for each circle of triggers that, once begun, must go round for ever.
Effects that a player may leave, choose between, pay for, or that wait for a condition, end a
circle; so do tiles and global parameters, of which there are only so many.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from compiler import graph as g
from compiler.meaning.events import heard_as, raised_as, raises
from compiler.meaning.faults import Fault
from compiler.messages.meaning import GOES_ON_FOR_EVER


@dataclass(frozen=True, slots=True)
class _Trigger:
    card: g.Card
    ability: g.Ability
    sure: tuple[object, ...]  # the leaves that happen whenever it fires


def check_loops(library: g.Library) -> Iterator[Fault]:
    """Circles by the trigger that is declared last, so that a set is told of its own card."""
    sure = _Sure(library)
    triggers = [
        _Trigger(card, ability, tuple(sure.of(ability.effect, card)))
        for card in library.cards
        for ability in card.abilities
        if ability.label == "trigger" and ability.effect is not None
    ]
    ways = _Ways(triggers)
    alive = ways.in_circles()
    for number in sorted(alive):
        chain = ways.circle(number, alive)
        if chain is not None:
            yield _fault([triggers[index] for index in chain])


class _Sure:
    """What is done whenever an effect is; an action used anew does what it says, too, unless it
    does another one anew, which is never done so."""

    def __init__(self, library: g.Library) -> None:
        self.endless = {kind.id for kind in library.counters}
        self.cards = {card.id: card for card in library.cards}

    def of(self, effect: g.Effect, card: g.Card) -> Iterator[object]:
        match effect:
            case g.Unordered(parts) | g.Then(parts):
                for part in parts:
                    yield from self.of(part, card)
            case g.Each("all" | "you", body) | g.Decides(_, body):
                yield from self.of(body, card)
            case g.Raise(track) if track not in self.endless:
                return
            case g.UseProject(less=None):
                yield effect
            case g.UseAction(cards):
                used = card if cards.reference == "this" else self._only(cards)
                if used is not None and (done := self._action(used)):
                    yield replace(effect, cards=g.CardSet(names=(used.id,)))
                    yield from done
            case _ if isinstance(effect, g.Leaf) and effect.facts.raises is not None:
                yield effect

    def _only(self, cards: g.CardSet) -> g.Card | None:
        """The card that alone can be meant."""
        return self.cards.get(cards.names[0]) if len(cards.names) == 1 else None

    def _action(self, card: g.Card) -> tuple[object, ...]:
        """What its action does in any case; nothing where it has several, or costs something."""
        ways = [one.effect for one in card.abilities if one.label in g.WAYS and one.effect]
        if len(ways) != 1 or any(isinstance(node, g.REPEATS) for node in g.walk(ways[0])):
            return ()
        return tuple(self.of(ways[0], card))


class _Ways:
    """What each trigger sets off. Many raise the same and many hear it, so that who hears what is
    asked once for every thing that can be raised, and not for every pair."""

    def __init__(self, triggers: list[_Trigger]) -> None:
        self.triggers = triggers
        self.listening: dict[tuple[str, str], list[int]] = {}
        self.of_card: dict[int, list[int]] = {}
        for number, one in enumerate(triggers):
            self.of_card.setdefault(id(one.card), []).append(number)
            for heard in {heard for event in one.ability.events for heard in heard_as(event)}:
                self.listening.setdefault(heard, []).append(number)
        self.heard: dict[object, tuple[int, ...]] = {}
        self.after = [
            [*dict.fromkeys(map(self._raised, one.sure)), self._own(one)] for one in triggers
        ]

    def _raised(self, leaf: Any) -> object:
        """The thing raised, which is a key of `heard`: who hears it on another card."""
        key = replace(leaf, by="")
        if key not in self.heard:
            kind, name = raised_as(leaf)
            some, any_ = self.listening.get((kind, name), ()), self.listening.get((kind, ""), ())
            found = dict.fromkeys([*some, *any_])
            self.heard[key] = tuple(n for n in found if self._hears(leaf, n, same_card=False))
        return key

    def _own(self, one: _Trigger) -> object:
        """The same for the triggers of its own card, which also hear what is done to it."""
        own = self.of_card[id(one.card)]
        key = (id(one.card), one.sure)
        self.heard[key] = tuple(
            number
            for number in own
            if any(self._hears(leaf, number, one is self.triggers[number]) for leaf in one.sure)
        )
        return key

    def _hears(self, leaf: object, number: int, same: bool = False, same_card: bool = True) -> bool:
        return any(
            _hears(event, same) and raises(leaf, event, same_card)
            for event in self.triggers[number].ability.events
        )

    def in_circles(self) -> set[int]:
        """The triggers that others set off and that set off others, and so on for ever."""
        alive = set(range(len(self.triggers)))
        while True:
            raised = {key for number in alive for key in self.after[number]}
            open_ = {key for key in raised if not alive.isdisjoint(self.heard[key])}
            heard = {number for key in open_ for number in self.heard[key]}
            left = {n for n in alive & heard if not open_.isdisjoint(self.after[n])}
            if left == alive:
                return alive
            alive = left

    def circle(self, last: int, alive: set[int]) -> list[int] | None:
        """A shortest way from a trigger back to it over triggers declared no later."""
        ways = deque([[last]])
        seen: set[int] = set()
        done: set[object] = set()
        while ways:
            way = ways.popleft()
            for key in self.after[way[-1]]:
                for following in () if key in done else self.heard[key]:
                    if following == last and (len(way) > 1 or self._itself(last)):
                        return way
                    if following < last and following in alive and following not in seen:
                        seen.add(following)
                        ways.append([*way, following])
                if way[-1] != last:
                    done.add(key)
        return None

    def _itself(self, number: int) -> bool:
        """Whether a trigger hears what it does itself."""
        return any(self._hears(leaf, number, same=True) for leaf in self.triggers[number].sure)


def _hears(event: g.Event, same: bool) -> bool:
    """Whose doing it listens to; an opponent's only when it stands on another player's card."""
    return event.who in ("you", "all", "any") or (event.who == "opponents" and not same)


def _fault(chain: list[_Trigger]) -> Fault:
    names = list(dict.fromkeys(one.card.name for one in [*chain, chain[0]]))
    others = [f"“{one.card.name}” at {one.ability.by}" for one in chain[1:]]
    cure = "write `may`, a cost or a condition, so that it ends"
    if others:
        cure = f"it sets off {', then '.join(others)}; {cure}"
    return Fault(GOES_ON_FOR_EVER, chain[0].ability.by, cure, {"names": " and ".join(names)})
