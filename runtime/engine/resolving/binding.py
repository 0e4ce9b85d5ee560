"""What must be done for the sake of something else: triggers in force that bind.

In: the triggers in force, and an operation. Out: whether one that binds may come of it, and the
most that all of them can ask. Source: FAQ, "Party Clarifications".
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Hashable, Sequence, Set
from functools import cached_property
from typing import Any, NamedTuple

from compiler import graph as g
from runtime.engine.base.remembering import keep
from runtime.engine.resolving.bearing import Bearing, Mark, Marks
from runtime.engine.resolving.rising import Rises
from runtime.engine.resolving.shortfall import Doing
from runtime.program.masks import meet
from runtime.state.layout import EVENT
from runtime.state.state import Listener, Listeners, State

OF_ACTIONS = {
    "play": (EVENT["play-card"], EVENT["play-tag"], EVENT["new-tag"]),
    "project": (EVENT["project"],),
    "use": (EVENT["project"],),
    "convert": (EVENT["convert"],),
}
"""What is heard of buying and of using itself, whatever it does."""
OWNER, TRIGGER = 0, 2
"""Of a listener."""


class Toll(NamedTuple):
    """`by`: the (card, operation) of a trigger that may come; `most`: the currency that is enough
    for all of them, wherever parameters stand, or None where the graph does not tell; `steps`: of
    which tracks they ask for something, and how much for each step. `heard`: how much of the
    currency is brought at most by what hears of the card, of each of its tags, and of tiles and
    steps; None where that is not known, where anything else that is heard brings some or moves a
    parameter, and where they do not ask at every step."""

    by: tuple[int, int]
    most: int | None
    steps: tuple[tuple[str, int], ...] = ()
    heard: tuple[int, int, Further] | None = None


Further = tuple[tuple[str, str, int], ...]
"""For each event (`place`; `raise` of a parameter, or of any) how much it brings each time."""
Key = tuple[str, int, int, int]
"""What is done (`play`, `project`, `use`, `convert`), the operation, the player, and the card if it
is played, else -1."""


class Leading(NamedTuple):
    """The events, as bits, of which something can come, whoever they are about; and by event those
    who hear it and of whom that can come."""

    events: int
    heard: tuple[tuple[int, Listeners], ...]


class Told(NamedTuple):
    """A toll, the events that could have changed it, and who listened to them."""

    toll: Toll | None
    events: tuple[int, ...]
    heard: list[Listeners]


EVERY = Leading(-1, ())
"""It can come of anything."""


class Bound(dict[Key, Toll | None]):
    """What those of the triggers in force that bind can ask, None where none of them can come of
    it. Buying and using are heard themselves. `told`: what has been told with any triggers in
    force, which holds as long as the same listen to what can come of it."""

    def __init__(
        self,
        bearing: Bearing,
        binding: Set[int],
        listening: Sequence[Listeners],
        rises: Rises,
        told: dict[Key, Told],
        enough: dict[Hashable, Enough],
    ) -> None:
        self.bearing, self.listening, self.program = bearing, listening, bearing.program
        self.rises, self.told = rises, told
        self.triggers = self.program.triggers
        self.binding = [one for heard in listening for one in heard if one[TRIGGER] in binding]
        self.hearing = bearing.linked.triggers
        self.leading = self.leading_to(self.binding)
        found = [(one[OWNER], self.asked(one[TRIGGER])) for one in self.binding]
        tracks = tuple({asked[0] for _, asked in found if asked})
        others = [
            (one, self.triggers[one[TRIGGER]].op)
            for row in listening
            for one in row
            if one not in self.binding
        ]
        self._bringing = {one for one, op in others if rises.brings(op)}
        farther = {one for one, op in others if rises.goes_on(op, tracks)}
        is_told = all(asked for _, asked in found)
        far = self.leading_to(farther) if is_told else EVERY
        key = (tuple(self.binding), self.leading, far)
        if key not in enough:
            keep(enough, key, Enough(self, far, found, tracks))
        self.enough = enough[key]

    def leading_to(self, these: Collection[Listener]) -> Leading:
        """Of what one of these can come."""
        leading = 0
        heard = [
            (event, self.raised(self.triggers[one[TRIGGER]].op), one)
            for event, row in enumerate(self.listening)
            for one in row
        ]
        before = -1
        while leading != before:
            before = leading
            for event, raised, one in heard:
                if raised & leading or one in these:
                    leading |= 1 << event
        rows: dict[int, list[Listener]] = {}
        for event, raised, one in heard:
            if raised & leading or one in these:
                rows.setdefault(event, []).append(one)
        return Leading(leading, tuple([(event, tuple(row)) for event, row in rows.items()]))

    def hears_of(self, listener: Listener, who: int, own: int) -> bool:
        """Whether it can listen to the player and, where a card is played, to that card."""
        owner, _, number = listener
        if not self.hearing[number].may_hear(owner, who):
            return False
        return own < 0 or self.bearing.may_hear_of(number, own)

    @cached_property
    def bringing(self) -> Leading:
        """That of which anything can come that brings some of the currency, or moves a
        parameter."""
        if not all(self.always_asks(one[TRIGGER]) for one in self.binding):
            return EVERY
        return self.leading_to(self._bringing)

    def leads(self, leading: Leading, what: str, op: int, who: int, own: int) -> bool:
        """Whether that can come of what an action does, or of what is heard of it."""
        if leading is EVERY:
            return True
        if op >= 0 and self.raised(op) & leading.events:
            return True
        if any(self.raised(effect) & leading.events for effect in self.own_effects(own)):
            return True
        for event, heard in leading.heard:
            if event in OF_ACTIONS.get(what, ()):
                for one in heard:
                    if self.hears_of(one, who, own):
                        return True
        return False

    def own_effects(self, own: int) -> list[int]:
        """What a card does that hears what its own effects do."""
        heard = self.program.cards[own].triggers if own >= 0 else ()
        return [self.triggers[number].op for _, number in heard]

    def raised(self, op: int) -> int:
        """The events, as bits, that an operation and the marks it may reach raise."""
        known = self.rises.raised.get(op)
        if known is None:
            masks = self.program.masks
            raised = {e for one in self.bearing.reach(op) for e in masks[one].raises}
            known = self.rises.raised[op] = sum(1 << event for event in raised)
        return known

    def _set_off(self, listener: Listener) -> Mark:
        owner, _, number = listener
        return owner, self.triggers[number].op

    def __missing__(self, key: Key) -> Toll | None:
        most = self.enough[key]
        if most == 0:
            toll = None
        elif most is not None and self._is_all(*key):
            _, card, number = self.binding[0]
            steps = tuple(self.enough.asked[key[2]])
            toll = Toll((card, self.triggers[number].op), most, steps, (0, 0, ()))
        else:
            told = self.told.get(key)
            if told is None or told.heard != [self.listening[event] for event in told.events]:
                told = self.told[key] = self._tell(*key)
            toll = told.toll
        self[key] = toll
        return toll

    def _is_all(self, what: str, op: int, who: int, own: int) -> bool:
        """Whether what is enough is all there is to know, since nothing brings any of the currency
        besides what the action does itself, nor moves a parameter."""
        return not self.leads(self.bringing, what, op, who, own) and not any(
            self.rises.brings(one) for one in self.own_effects(own)
        )

    def _tell(self, what: str, op: int, who: int, own: int) -> Told:
        begun = [
            self._set_off(one)
            for event in OF_ACTIONS.get(what, ())
            for one in self.listening[event]
            if self.hears_of(one, who, own)
        ]
        if op >= 0:
            begun.append((who, op))
        if own >= 0:  # it hears what its own effects do
            begun += [(who, self.triggers[one].op) for _, one in self.program.cards[own].triggers]
        reached = self.bearing.reached(begun, self.listening)
        found = [one for one in self.binding if self._set_off(one) in reached]
        raised = {event for _, one in reached for event in self.program.masks[one].raises}
        events = (*raised.union(OF_ACTIONS.get(what, ())),)
        toll = self._toll(op, who, reached, found, events) if found else None
        return Told(toll, events, [self.listening[event] for event in events])

    def _toll(
        self, op: int, who: int, reached: Marks, found: list[Listener], events: tuple[int, ...]
    ) -> Toll | None:
        _, card, number = found[0]
        by = card, self.triggers[number].op
        steps = [self._asks(op, reached, number) for owner, _, number in found if owner == who]
        if self._takes_money(who, reached, found):
            return Toll(by, None)
        known = [(self.rises[op, one[0]], one) for one in steps if one is not None]
        most = [far * one[1] for far, one in known if far is not None]
        if len(most) < len(steps):
            return Toll(by, None)
        asks = tuple(one for _, one in known)
        if not sum(most):
            return None
        always = all(self.always_asks(one[TRIGGER]) for one in found)
        heard = self._heard(op, who, reached, found, events) if always else None
        return Toll(by, sum(most), asks, heard)

    def most_from_here(self, state: State, op: int, steps: Sequence[tuple[str, int]]) -> int:
        """The currency that is enough for what is asked at so many steps, as parameters stand."""
        return sum([self.rises.from_here(state, op, track) * each for track, each in steps])

    def enough_for(self, state: State, doing: Doing, who: int) -> int | None:
        """The currency that is enough for all of these together, whatever else brings some; None
        where that is not known."""
        asked = self.enough.asked.get(who, [])
        total = moving = 0
        for op, times in doing:
            most = self.enough["", op, who, -1]
            if most is None or self.rises.takes(op):
                return None
            total += most * times
            moving += times * self.rises.moves(op)
        if total and moving < 2:  # no mark is reached by two of them together
            return sum([self.most_from_here(state, op, asked) * times for op, times in doing])
        return total

    def _takes_money(self, who: int, reached: Marks, found: list[Listener]) -> bool:
        """Whether anything else takes of the currency, or looks for it, that cannot be declined."""
        asking = [self._set_off(one) for one in found]
        takes = [one for one in reached if self.rises.takes_money(one[1], one[0] == who)]
        return any(one not in asking for one in takes)

    def always_asks(self, number: int) -> bool:
        """Whether a trigger is set off by each step, in whatever way it is made."""
        trigger = self.triggers[number]
        plain = [g.Event("raise", parameter=one.parameter, each=True) for one in trigger.events]
        return [*trigger.events] == plain and self._is_steady(number)

    def _is_steady(self, number: int) -> bool:
        trigger = self.triggers[number]
        return trigger.each and trigger.once < 0 and not trigger.lasts

    def _heard(
        self, op: int, who: int, reached: Marks, found: list[Listener], events: tuple[int, ...]
    ) -> tuple[int, int, Further] | None:
        """What `Toll` has of it, of the events that can come. The effect itself, and the marks that
        it reaches, are counted elsewhere."""
        program = self.program
        money = (program.stock_bits[program.tables.currency], 0, 0)
        marks = {one for there in program.vocabulary.brings.marks for _, one in there}
        own = {(who, op), *map(self._set_off, found), *((who, one) for one in marks)}
        once = by_tag = 0
        further: Further = ()
        for whom, one in reached:
            mask = program.masks[one]
            if (whom, one) in own:
                continue
            if mask.steps:
                return None
            if meet(mask.adds, money, whom == who) or meet(mask.writes, money, whom == who):
                brought = self._brought_once(whom, who, one, events)
                if brought is None:
                    return None
                once, by_tag = once + brought[0], by_tag + brought[1]
                further += brought[2]
        return once, by_tag, further

    def _brought_once(
        self, whom: int, who: int, op: int, events: tuple[int, ...]
    ) -> tuple[int, int, Further] | None:
        """How much of the currency a trigger brings for the card that is bought, for each of its
        tags, and for tiles and steps, where it hears of nothing else."""
        units = self.rises.units(op)
        if whom != who or units is None:
            return None
        listening = {one for event in events for one in self.listening[event]}
        once = by_tag = 0
        further: list[tuple[str, str, int]] = []
        for one in listening:
            if self._set_off(one) == (whom, op):
                for event in self.triggers[one[TRIGGER]].events:
                    if event.kind in ("play-tag", "new-tag"):
                        by_tag += units
                    elif event.kind in ("play-card", "project", "convert"):
                        once += units
                    elif event.kind in ("place", "raise"):
                        further.append((event.kind, event.parameter, units))
                    else:
                        return None
        return (once, by_tag, tuple(further)) if once or by_tag or further else None

    def _asks(self, op: int, reached: Marks, number: int) -> tuple[str, int] | None:
        """The track and the amount of a trigger that asks for so much at each step of a track,
        which nothing but the operation raises."""
        program, asked = self.program, self.asked(number)
        if asked is not None:
            of_steps = {mark for there in program.vocabulary.brings.marks for _, mark in there}
            others = {one for _, one in reached} - {op, self.triggers[number].op, *of_steps}
            if not any(self.rises[one, asked[0]] != 0 for one in others):
                return asked
        return None

    def asked(self, number: int) -> tuple[str, int] | None:
        """The same, whatever else may raise the track."""
        trigger = self.triggers[number]
        match self.program.operations.nodes[trigger.op], trigger.events:
            case g.Pay(int(amount), ()), (g.Event("raise", parameter=track),) if track:
                return track, amount
        return None


class Enough(dict[Key, int | None]):
    """The currency that is enough for all that can be asked of an action, wherever parameters
    stand, where a look at the action alone tells it: nothing that could be set off takes of the
    currency or goes on on the tracks. None where it does not. `asked`: by player, of which tracks
    something is asked, and how much for each step; `prices` by the operation of what asks; `calm`:
    the options of a turn of which nothing is asked, as far as they have been offered."""

    def __init__(
        self,
        bound: Bound,
        farther: Leading,
        found: list[tuple[int, tuple[str, int] | None]],
        tracks: tuple[str, ...],
    ) -> None:
        self.bound, self.rises, self.farther, self.tracks = bound, bound.rises, farther, tracks
        self.asked = {who: [one for q, one in found if q == who and one] for who, _ in found}
        self.calm = defaultdict[int, set[tuple[Any, ...]]](set)
        self.prices = {
            bound.triggers[one[TRIGGER]].op: asked[1]
            for one, (_, asked) in zip(bound.binding, found, strict=True)
            if asked
        }

    def __missing__(self, key: Key) -> int | None:
        self[key] = found = self._find(*key)
        return found

    def _find(self, what: str, op: int, who: int, own: int) -> int | None:
        bound = self.bound
        if not bound.leads(bound.leading, what, op, who, own):
            return 0
        if (op >= 0 and self.rises.takes(op)) or bound.leads(self.farther, what, op, who, own):
            return None
        if any(self.rises.goes_on(one, self.tracks) for one in bound.own_effects(own)):
            return None
        most = 0
        for track, amount in self.asked.get(who, ()):
            far = self.rises[op, track]
            if far is None:
                return None
            most += far * amount
        return most
