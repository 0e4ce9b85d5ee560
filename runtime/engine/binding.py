"""What must be done for the sake of something else: triggers in force that bind.

In: the triggers in force, and an operation. Out: whether one that binds may come of it, and the
most that all of them can ask. Source: FAQ, "Party Clarifications".
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import NamedTuple

from compiler import graph as g
from compiler.footprint.rises import rises
from runtime.engine.resolving.bearing import Bearing, Mark, Marks
from runtime.program.masks import meet
from runtime.program.program import Program
from runtime.state.layout import EVENT
from runtime.state.state import Listener, Listeners

OF_ACTIONS = [EVENT[name] for name in ("play-card", "play-tag", "new-tag", "project", "convert")]
"""What is heard of buying and of using itself, whatever it does."""
TRIGGER = 2
"""Of a listener."""


class Toll(NamedTuple):
    """`by`: the (card, operation) of a trigger that may come; `most`: the currency that is enough
    for all of them, wherever parameters stand, or None where the graph does not tell."""

    by: tuple[int, int]
    most: int | None


class Rises(dict[tuple[int, str], int | None]):
    """By operation and track, how far at most the one raises the other."""

    def __init__(self, program: Program) -> None:
        self.effects, self.here = program.operations.nodes, program.layout.here

    def __missing__(self, key: tuple[int, str]) -> int | None:
        op, track = key
        self[key] = far = rises(self.effects[op] if op >= 0 else None, track, self.here)
        return far


class Bound(dict[tuple[int, int, int], Toll | None]):
    """By operation, player, and the card that is played with it if that hears anything, else -1:
    what those of the triggers in force that bind can ask, None where none of them can come of it.
    Buying and using are heard themselves."""

    def __init__(
        self,
        bearing: Bearing,
        binding: Set[int],
        listening: Sequence[Listeners],
        rises: Rises,
    ) -> None:
        self.bearing, self.listening, self.program = bearing, listening, bearing.program
        self.rises = rises
        self.triggers = self.program.triggers
        self.binding = [one for heard in listening for one in heard if one[TRIGGER] in binding]
        self.heard = [self._set_off(one) for event in OF_ACTIONS for one in listening[event]]

    def _set_off(self, listener: Listener) -> Mark:
        owner, _, number = listener
        return owner, self.triggers[number].op

    def __missing__(self, key: tuple[int, int, int]) -> Toll | None:
        op, who, own = key
        begun = [*self.heard, (who, op)] if op >= 0 else self.heard[:]
        if own >= 0:  # it hears what its own effects do
            begun += [(who, self.triggers[one].op) for _, one in self.program.cards[own].triggers]
        reached = self.bearing.reached(begun, self.listening)
        found = [one for one in self.binding if self._set_off(one) in reached]
        self[key] = toll = self._toll(op, who, reached, found) if found else None
        return toll

    def _toll(self, op: int, who: int, reached: Marks, found: list[Listener]) -> Toll:
        _, card, number = found[0]
        asked = [self._most(op, reached, number) for owner, _, number in found if owner == who]
        known = [most for most in asked if most is not None]
        enough = len(known) == len(asked) and not self._takes_money(who, reached)
        return Toll((card, self.triggers[number].op), sum(known) if enough else None)

    def _takes_money(self, who: int, reached: Marks) -> bool:
        """Whether anything else takes of the currency, or looks for it."""
        program = self.program
        money = (program.stock_bits[program.tables.currency], 0, 0)
        asking = [self._set_off(one) for one in self.binding]
        return any(
            meet(bits, money, whom == who)
            for whom, one in reached
            if (whom, one) not in asking
            for bits in (program.masks[one].spoils, program.masks[one].needs)
        )

    def _most(self, op: int, reached: Marks, number: int) -> int | None:
        """What a trigger that asks for so much at each step of a track can ask in all."""
        program, trigger = self.program, self.triggers[number]
        match program.operations.nodes[trigger.op], trigger.events:
            case g.Pay(int(amount), ()), (g.Event("raise", parameter=track),) if track:
                of_steps = {mark for there in program.vocabulary.brings.marks for _, mark in there}
                others = {one for _, one in reached} - {op, trigger.op, *of_steps}
                far = self.rises[op, track]
                if far is not None and not any(self.rises[one, track] != 0 for one in others):
                    return far * amount
        return None
