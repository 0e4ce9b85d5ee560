"""Triggers that set each other off without end.

In: a library. Out: a fault for each circle of triggers that, once begun, must go round for ever.
Effects that a player may leave, pay for, or that wait for a condition, end a circle; a choice does
where one of its branches ends it; and so does what there is only so much of: tiles that are placed,
global parameters, what has a range or a supply.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from compiler import graph as g
from compiler.meaning.events import heard_as, raised_as, raises
from compiler.meaning.faults import Fault
from compiler.meaning.known import Told
from compiler.messages.never import GOES_ON_FOR_EVER
from dsl.reading.records import dataclass

_There = Counter[tuple[str, str]]
"""How much there is for certain of what can be given up: a stock, a production, cards in hand; of
what is `held` by some card of the player."""

_CARDS = ("cards", "")

_Heard = tuple[g.Event, ...]


@dataclass(frozen=True, slots=True)
class _Done:
    """A leaf that is done whenever its trigger fires, by whom does not matter to who hears of
    `anyone` alone. `instead`: or one of these in its place, whichever is chosen."""

    leaf: Any = None
    anyone: bool = False
    instead: tuple[tuple[_Done, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class _Trigger:
    card: g.Card
    events: tuple[g.Event, ...]
    by: str
    sure: tuple[_Done, ...]  # what happens whenever it fires


def check_loops(library: g.Library, told: Told) -> Iterator[Fault]:
    """Circles by the trigger that is declared last, so that a set is told of its own card."""
    sure = _Sure(library)
    standard = tuple(kind.id for kind in library.resources if kind.standard)
    triggers = [
        _Trigger(card, events, by, tuple(sure.of(effect, card, _brought(events))))
        for card in library.cards
        for lasting, by in told(card, _lasting)
        for events, effect in _of_each(lasting, standard)
    ]
    ways = _Ways(triggers)
    alive = ways.in_circles()
    for number in sorted(alive):
        chain = ways.circle(number, alive)
        if chain is not None:
            yield _fault([triggers[index] for index in chain])


@dataclass(frozen=True, slots=True)
class _Lasting:
    events: tuple[g.Event, ...]
    effect: g.Effect
    that: bool  # of the resource that set it off something is gained


def _lasting(card: g.Card) -> list[tuple[_Lasting, str]]:
    """What the card does whenever something happens, or for the rest of a generation."""
    triggers = [
        (one.events, one.effect, one.by)
        for one in card.abilities
        if one.label == "trigger" and one.effect is not None and not one.once
    ]
    later = [
        (node.events, node.body, node.by)
        for node in g.walk(card)
        if isinstance(node, g.Later) and node.lasts == "this generation"
    ]
    return [
        (_Lasting(events, effect, any(isinstance(node, g.That) for node in g.walk(effect))), by)
        for events, effect, by in triggers + later
    ]


def _of_each(one: _Lasting, standard: tuple[str, ...]) -> Iterator[tuple[_Heard, g.Effect]]:
    """The same for each resource that it can be about."""
    if not one.that or any(event.kind not in ("gain", "produce") for event in one.events):
        yield one.events, one.effect
        return
    about = [(event, event.resources or standard) for event in one.events]
    for name in dict.fromkeys(name for _, names in about for name in names):
        events = tuple(replace(event, resources=(name,)) for event, names in about if name in names)
        yield events, _of(one.effect, name)


def _of(effect: g.Effect, resource: str) -> g.Effect:
    """With this resource where that is said which set it off."""
    found: g.Effect = g.changed(effect, lambda node: resource if isinstance(node, g.That) else node)
    return found


def _brought(events: tuple[g.Event, ...]) -> _There:
    """What is there because it has just been got, whichever of the events it was."""
    brings = [_got(event) for event in events]
    return brings[0] if brings and all(one == brings[0] for one in brings) else Counter()


def _got(event: g.Event) -> _There:
    match event:
        case g.Event(kind="draw" | "buy", who="you"):
            return Counter({_CARDS: 1})
        case g.Event(kind="add", who="you", resources=(resource,)):
            return Counter({("held", resource): 1})
        case g.Event(kind="gain" | "produce" as kind, who="you", resources=(resource,)):
            return Counter({("stock" if kind == "gain" else "production", resource): 1})
        case _:
            return Counter()


class _Sure:
    """What is done whenever an effect is; an action used anew does what it says, too, unless it
    does another one anew, which is never done so."""

    def __init__(self, library: g.Library) -> None:
        self.endless = {kind.id for kind in library.counters if kind.highest is None}
        self.endless |= {
            kind.id
            for kind in library.resources
            if kind.most is None and kind.supply is None and not kind.counted
        }
        self.heard = {kind.id for kind in library.tiles if kind.covers or kind.lies}
        self.cards = {card.id: card for card in library.cards}

    def of(self, effect: g.Effect, card: g.Card, there: _There) -> Iterator[_Done]:
        """In the order of what is done; what is given up is so where enough is `there`, to which
        is added what is got on the way."""
        match effect:
            case g.Then(parts):
                for part in parts:
                    yield from self.of(part, card, there)
            case g.Unordered(parts):
                for part in parts:  # whichever of them is the first
                    yield from self.of(part, card, there.copy())
            case g.Pays(cost, gain):
                paid = list(self.of(cost, card, there))
                if len(paid) == sum(isinstance(node, g.Leaf) for node in g.walk(cost)):
                    yield from paid
                    yield from self.of(gain, card, there)
            case g.OneOf(branches):
                yield from self._either(branches, card, there)
            case g.SomeOf():
                yield from self.of(effect.ways, card, there)
            case g.Otherwise(first, instead):
                yield from self._either((first, instead), card, there)
            case g.When(_, yes, no) if no is not None:
                yield from self._either((yes, no), card, there)
            case g.Each("all" | "you", body, None) | g.Decides(_, body) | g.ChooseOne(body):
                yield from self.of(body, card, there)
            case g.Lot(body=body):
                yield from self.of(body, card, there)
            case g.Each("any" | "opponent" | "opponents" | "that" | "first" | "chosen", body, None):
                yield from self._others(body, card)
            case g.Ranked("most" | "fewest", _, body):
                yield from self._others(body, card)
            case _ if isinstance(effect, g.Leaf):
                yield from self._leaf(effect, card, there)

    def _either(
        self, branches: tuple[g.Effect, ...], card: g.Card, there: _There
    ) -> Iterator[_Done]:
        ways = tuple(tuple(self.of(branch, card, there.copy())) for branch in branches)
        if all(ways):
            yield _Done(instead=ways)

    def _others(self, body: g.Effect, card: g.Card) -> Iterator[_Done]:
        return (replace(one, anyone=True) for one in self.of(body, card, Counter()))

    def _leaf(self, leaf: g.Leaf, card: g.Card, there: _There) -> Iterator[_Done]:
        match leaf:
            case g.Gain(resource, amount) if self._without_end(resource):
                yield _Done(leaf)
                if isinstance(resource, str) and isinstance(amount, int):
                    there["stock", resource] += amount
            case g.GainAny(resources) if self._without_end(g.Printed(resources)):
                yield _Done(leaf)
            case g.Produce(resource, amount, down=False, whose="you"):
                yield _Done(leaf)
                if isinstance(resource, str) and isinstance(amount, int):
                    there["production", resource] += amount
            case g.Produce(str(resource), amount, whose="you"):
                yield from _given_up(leaf, amount, there, ("production", resource))
            case g.Lose(str(resource), amount, None) | g.Spend(resource, amount, None):
                yield from _given_up(leaf, amount, there, ("stock", resource))
            case g.Draw(amount):
                yield _Done(leaf)
                there[_CARDS] += amount if isinstance(amount, int) else 0
            case g.Discard(amount, None):
                yield from _given_up(leaf, amount, there, _CARDS)
            case g.Raise(track, down=False) if track in self.endless:
                yield _Done(leaf)
            case g.Double(cards) if cards.zone != "here":  # as many again are added
                added = next((name for kind, name in there if kind == "held"), "")
                holds = card.holds if cards.reference == "this" else added
                yield _Done(g.Add(holds, 1, cards))
            case g.MoveTile(tiles) | g.ExchangeTile(tiles) if self.heard.issuperset(tiles.tiles):
                yield _Done(leaf)
            case g.MoveCards(amount=1, area=g.AreaSet(), up_to=False):
                yield _Done(leaf)
            case g.Look(1, False, g.CardSet(zone="areas")):
                yield _Done(leaf)
            case g.Add() | g.UseProject(less=None) | g.ChangeParty() | g.ColonyBonuses():
                yield _Done(leaf)
            case g.UseAction(cards):
                used = card if cards.reference == "this" else self._only(cards)
                if used is not None and (done := self._action(used)):
                    yield _Done(replace(leaf, cards=g.CardSet(names=(used.id,))))
                    yield from done

    def _without_end(self, resource: g.Resource) -> bool:
        match resource:
            case str():
                return resource in self.endless
            case g.Printed(resources) | g.Lowest(resources):
                return self.endless.issuperset(resources)
            case _:
                return True

    def _only(self, cards: g.CardSet) -> g.Card | None:
        """The card that alone can be meant."""
        return self.cards.get(cards.names[0]) if len(cards.names) == 1 else None

    def _action(self, card: g.Card) -> tuple[_Done, ...]:
        """What its action does in any case; nothing where it has several, or costs something."""
        ways = [one.effect for one in card.abilities if one.label in g.WAYS and one.effect]
        if len(ways) != 1 or any(isinstance(node, g.REPEATS) for node in g.walk(ways[0])):
            return ()
        return tuple(self.of(ways[0], card, Counter()))


def _given_up(
    leaf: g.Leaf, amount: g.Amount, there: _There, key: tuple[str, str]
) -> Iterator[_Done]:
    """Of something of which so much is there; of all of it there must be some."""
    least = 1 if isinstance(amount, g.Every) and not amount.but else amount
    if isinstance(least, int) and there[key] >= least:
        there[key] -= least
        yield _Done(leaf)


class _Ways:
    """What each trigger sets off. Many raise the same and many hear it, so that who hears what is
    asked once for every thing that can be raised, and not for every pair."""

    def __init__(self, triggers: list[_Trigger]) -> None:
        self.triggers = triggers
        self.listening: dict[tuple[str, str], list[int]] = {}
        self.of_card: dict[int, list[int]] = {}
        for number, one in enumerate(triggers):
            self.of_card.setdefault(id(one.card), []).append(number)
            for heard in {heard for event in one.events for heard in heard_as(event)}:
                self.listening.setdefault(heard, []).append(number)
        self.heard: dict[object, tuple[int, ...]] = {}
        self.after = [
            [*dict.fromkeys(map(self._raised, one.sure)), self._own(one)] for one in triggers
        ]

    def _raised(self, done: _Done) -> object:
        """The thing done, which is a key of `heard`: who hears it on another card."""
        if done not in self.heard:
            found = dict.fromkeys(self._listening(done))
            self.heard[done] = tuple(n for n in found if self._hears(done, n, same_card=False))
        return done

    def _listening(self, done: _Done) -> Iterator[int]:
        """Who may hear it: of a choice, its first branch."""
        for one in done.instead[0] if done.instead else ():
            yield from self._listening(one)
        if not done.instead:
            kind, name = raised_as(done.leaf)
            yield from self.listening.get((kind, name), ())
            yield from self.listening.get((kind, ""), ())

    def _own(self, one: _Trigger) -> object:
        """The same for the triggers of its own card, which also hear what is done to it."""
        own = self.of_card[id(one.card)]
        key = (id(one.card), one.sure)
        self.heard[key] = tuple(
            number
            for number in own
            if any(self._hears(done, number, self._alone(one, number)) for done in one.sure)
        )
        return key

    def _alone(self, one: _Trigger, number: int) -> bool:
        """Whether it is this trigger, and no opponent can have another copy of its card."""
        return one is self.triggers[number] and one.card.copies == 1

    def _hears(self, done: _Done, number: int, same: bool = False, same_card: bool = True) -> bool:
        if done.instead:
            return all(
                any(self._hears(one, number, same, same_card) for one in branch)
                for branch in done.instead
            )
        return any(
            _hears(event, same, done.anyone) and raises(done.leaf, event, same_card)
            for event in self.triggers[number].events
            if not event.would  # nothing comes in the place of what comes instead
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
        """Whether a trigger hears what it does itself, or another copy of its card does."""
        one = self.triggers[number]
        same = self._alone(one, number)
        return any(self._hears(done, number, same) for done in one.sure)


def _hears(event: g.Event, same: bool, anyone: bool) -> bool:
    """Whose doing it listens to; an opponent's only when it stands on another player's card."""
    if anyone or event.kind in ("dominant", "ruling"):
        return event.who in ("all", "any")
    return event.who in ("you", "all", "any") or (event.who in ("opponents", "chosen") and not same)


def _fault(chain: list[_Trigger]) -> Fault:
    names = list(dict.fromkeys(one.card.name for one in [*chain, chain[0]]))
    others = [f"“{one.card.name}” at {one.by}" for one in chain[1:]]
    cure = "write `may`, a cost or a condition, so that it ends"
    if others:
        cure = f"it sets off {', then '.join(others)}; {cure}"
    return Fault(GOES_ON_FOR_EVER, chain[0].by, cure, {"names": " and ".join(names)})
