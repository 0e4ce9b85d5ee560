"""A quick test before a search: whether something impossible now can still become possible.

In: an operation that cannot be done now. Out: True when nothing that the effect does or sets off
could change that, so that no order of its parts needs to be tried.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from functools import reduce
from operator import or_

from compiler import graph as g
from runtime.engine.base.linking import Linked
from runtime.engine.base.marks import marks_within, reach
from runtime.engine.resolving.bearing import Bearing
from runtime.program.masks import Bits, meet
from runtime.state.layout import EVENT
from runtime.state.state import Entry, Listener, State, entry_of

PLAY_CARD, PLAY_TAG = EVENT["play-card"], EVENT["play-tag"]
BUYING = {
    "play": (EVENT["spend"], PLAY_CARD, PLAY_TAG),
    "project": (EVENT["spend"], EVENT["project"]),
}
"""What buying something raises, before its effect."""


class Improvement:
    def __init__(self, linked: Linked, bearing: Bearing) -> None:
        self.bearing = bearing
        self.linked, self.program = linked, linked.program
        self.able = linked.able
        program = linked.program
        self.finer = [mask.finer for mask in program.masks]
        self.helps_itself = [self._helps_itself(op) for op in range(len(program.masks))]
        before = [list(self._that_may_help(op)) for op in range(len(program.masks))]
        masks = program.masks
        self._placed = [
            reduce(or_, [masks[one].tiles for o in ops for one in reach(program, o)], 0)
            for ops in before
        ]
        self._kinds = program.layout.kinds
        self.heard = [tuple(sorted({e for o in ops for e in masks[o].raises})) for ops in before]
        self.steps = [tuple(sorted({s for o in ops for s in masks[o].steps})) for ops in before]
        self.finds_itself = set(self._that_find_themselves())
        self._known: dict[tuple[int, str], bool] = {}
        self._besides: dict[int, list[tuple[int, Bits]]] = {}
        self._helping: dict[tuple[int, int, str], frozenset[int]] = {}

    def can_improve(self, op: int, what: str) -> bool:
        """Whether in any position something might help, so that a look is worth it at all. `what`
        has been bought, if anything."""
        known = self._known.get((op, what))
        if known is None:
            known = self.helps_itself[op] or self._may_be_helped(op, what)
            known = known or (what == "play" and op in self.finds_itself)
            self._known[op, what] = known
        return known

    def _may_be_helped(self, op: int, what: str) -> bool:
        program, finer = self.program, self.finer
        heard = self.heard[op] + BUYING.get(what, ())
        around = [
            moment
            for track, _ in self.steps[op]
            for _, moment in program.vocabulary.brings.marks[track]
        ]
        around += [
            program.triggers[trigger].op
            for card in program.cards
            for event, trigger in card.triggers
            if event in heard and self._hears_placing(trigger, op)
        ]
        return any(
            meet(finer[other].adds, finer[op].needs, same)
            for other in around
            for same in (True, False)
        )

    def _hears_placing(self, trigger: int, op: int) -> bool:
        """Whether a trigger hears anything but tiles, or of such as the effect places."""
        for event in self.program.triggers[trigger].events:
            if event.kind != "place" or event.tiles is None or not event.tiles.tiles:
                return True
            if self._placed[op] & sum(1 << kind for kind in self._kinds(event.tiles.tiles)):
                return True
        return False

    def _before(self, op: int) -> Iterator[tuple[int, tuple[int, ...]]]:
        """Each part of an effect with the parts that may come before it: after `then` or an arrow
        only the earlier ones, else all others."""
        parts = self.program.operations.parts.get(op, ())
        unordered = isinstance(self.program.operations.nodes[op], g.Unordered)
        for i, part in enumerate(parts):
            yield part, parts[:i] + parts[i + 1 :] if unordered else parts[:i]

    def _that_find_themselves(self) -> Iterator[int]:
        """What playing a card does, and the parts of it, that ask for a card in play which it may
        be itself, or count its tags: it is in play by then. Nothing can be taken off it yet."""
        wild = {kind.id for kind in self.program.library.tags if kind.wild}
        for card, info in zip(self.program.library.cards, self.program.cards, strict=True):
            for op, leaf in self.program.operations.leaves(info.play):
                taken = isinstance(leaf, g.Spend)
                if any(
                    _counts(one, card, wild) or (not taken and _may_be(one, card, wild))
                    for one in g.walk(leaf)
                ):
                    yield from (info.play, op)

    def _helps_itself(self, op: int) -> bool:
        """Whether some part changes what another part needs."""
        finer = self.finer
        for part, others in self._before(op):
            needs = finer[part].needs
            if any(
                meet(finer[o].adds, needs, True) or meet(finer[o].writes, needs, True)
                for o in others
            ):
                return True
            if self._helps_itself(part):
                return True
        return False

    def _that_may_help(self, op: int) -> Iterator[int]:
        """The parts before those that may be impossible, whose triggers and marks of parameters
        might help these."""
        for part, others in self._before(op):
            if self.program.masks[part].needy:
                yield from others
            yield from self._that_may_help(part)

    def cannot_improve(self, state: State, who: int, card: int, op: int, what: str) -> bool:
        """Whether something mandatory cannot be done now and nothing that the effect does or sets
        off could change that; a quick test before a search. `what` has been bought, if anything."""
        finer = self.finer
        own = everybody = 0
        for track, distance in self.steps[op]:  # marks of parameters that it may reach
            for moment in marks_within(self.program, state, track, distance):
                own |= finer[moment].adds[0]
                everybody |= finer[moment].adds[2]
        finding = self.finds_itself if what == "play" else frozenset()
        helped = self.helps_itself[op] or op in finding
        entry = entry_of(op, who, card)
        around = self._around(state, who, card, op, what)
        near = own | around[0], around[1], everybody | around[2]
        if not helped and not meet(near, finer[op].needs, True):
            return True
        return self._is_stuck(state, entry, op, near, finding)

    def _around(self, state: State, who: int, card: int, op: int, what: str) -> Bits:
        """What triggers in force that can come of the effect, or of having `what` bought, add to:
        of those that hear of cards bought those that hear of this one."""
        helpful = self._helpful(op, card, what)
        own = everybody = 0
        if helpful:
            finer, listening, heard = self.finer, state.listening, self.heard[op]
            once = [event for event in BUYING.get(what, ()) if event not in heard]
            events = (*heard, *once)
            there = [(e, one) for e in events for one in listening[e] if one[2] in helpful]
            if what == "play":  # the card hears what its own effects do
                for event, one in self.program.cards[card].triggers:
                    if one in helpful and event in events:
                        there.append((event, (who, card, one)))
            for event, listener in there:
                owner, _, trigger = listener
                if event not in once or self._hears_of(state, event, listener, who, card):
                    adds = finer[self.program.triggers[trigger].op].adds
                    own |= adds[0] if owner == who else adds[1]
                    everybody |= adds[2]
        return own, 0, everybody

    def _helpful(self, op: int, card: int, what: str) -> frozenset[int]:
        """The triggers that add to anything that the effect or a part of it needs, and may hear of
        this card where it is to be bought."""
        known = self._helping.get((op, card, what))
        if known is None:
            finer, ops = self.finer, [op]
            for one in ops:  # which grows
                ops += self.program.operations.parts.get(one, ())
            known = self._helping[op, card, what] = frozenset(
                number
                for number, trigger in enumerate(self.program.triggers)
                if any(
                    meet(finer[trigger.op].adds, finer[one].needs, same)
                    for one in ops
                    for same in (True, False)
                )
                and self._hears_placing(number, op)
                and (not self._is_of_cards(number, op) or self.bearing.may_hear_of(number, card))
            )
        return known

    def _is_of_cards(self, trigger: int, op: int) -> bool:
        """Whether all that it can hear of an action with the effect is that a card is played."""
        kinds = {EVENT[event.kind] for event in self.program.triggers[trigger].events}
        return kinds <= {PLAY_CARD, PLAY_TAG} and kinds.isdisjoint(self.heard[op])

    def _hears_of(self, state: State, event: int, listener: Listener, who: int, card: int) -> bool:
        """Whether it hears of this card being bought, where that is all that raises the event."""
        owner, source, trigger = listener
        if owner < 0 or event not in (PLAY_CARD, PLAY_TAG):
            return True
        hears = self.linked.triggers[trigger].hears
        about = self.program.cards[card].tags if event == PLAY_TAG else (0,)
        return any(hears(state, owner, source, who, card, one) for one in about)

    def _is_stuck(
        self, state: State, entry: Entry, op: int, around: Bits, finding: Set[int]
    ) -> bool:
        """The same of an effect or a part of one that cannot be done now."""
        if op not in self.program.operations.parts:
            return op not in finding and not meet(around, self.finer[op].needs, True)
        own, others, everybody = around
        beside = self._beside(op)
        for part, (mine, theirs, anybodys) in beside:
            if len(beside) == 1 or not self.able[part](state, entry):
                near = (own | mine, others | theirs, everybody | anybodys)
                if self._is_stuck(state, entry, part, near, finding):
                    return True
        return False

    def _beside(self, op: int) -> list[tuple[int, Bits]]:
        """Each part of an effect that may be impossible, and what those that may come before it
        change for the better or in ways not known."""
        known = self._besides.get(op)
        if known is None:
            known = self._besides[op] = []
            for part, before in self._before(op):
                near = [0, 0, 0]
                for adds, writes, _ in [self.finer[other] for other in before]:
                    for at in range(3):
                        near[at] |= adds[at] | writes[at]
                if self.program.operations.checked[part]:
                    known.append((part, (near[0], near[1], near[2])))
        return known


def _counts(one: object, card: g.Card, wild: set[str]) -> bool:
    """Whether these are tags, some of which the card has."""
    if not isinstance(one, g.Tags) or one.printed not in ("", "play") or one.whose == "opponents":
        return False
    return bool(card.tags) and (not one.tags or not wild.union(one.tags).isdisjoint(card.tags))


def _may_be(one: object, card: g.Card, wild: set[str]) -> bool:
    """Whether these are cards in play of which the card may be one, by what is printed on it. It
    has not been used."""
    if not isinstance(one, g.CardSet) or one.zone != "play" or one.reference or one.other:
        return False
    if one.used:
        return False
    return (
        (not one.tags or not wild.union(one.tags).isdisjoint(card.tags))
        and (not one.kinds or card.kind in one.kinds)
        and (not one.holds or card.holds in one.holds)
    )
