"""What measures come to and whether conditions hold, outside of generated code: for checks, reasons
and points of view.

In: nodes of the graph. Out: numbers, by an expression that is written and evaluated each time.
"""

from __future__ import annotations

from collections.abc import Callable

from compiler import graph as g
from runtime.engine.base.linking import Linked
from runtime.program.writing.expressions import Expressions
from runtime.state.state import State


class Values:
    def __init__(self, linked: Linked) -> None:
        program = linked.program
        self.linked = linked
        self.expressions = Expressions(program.layout, program.memory, program.additions)

    def value(self, state: State, who: int, measure: g.Measure, card: int = -1) -> int:
        """What a measure comes to for a player; `c`: the card on which it stands."""
        return self._work_out(state, who, self.expressions.measure(measure), card)

    def amount(self, state: State, who: int, amount: g.Amount, card: int = -1) -> int:
        """What an amount comes to for a player."""
        return self._work_out(state, who, self.expressions.amount(amount), card)

    def holds(self, state: State, who: int, condition: g.Condition, card: int = -1) -> bool:
        """Whether a condition holds for a player."""
        return bool(self._work_out(state, who, self.expressions.condition(condition), card))

    def counting(self, measure: g.Measure) -> Callable[[State, int, int], int]:
        """What a measure comes to, as a function of a state, a player and a card: for who asks
        often."""
        return self._function(self.expressions.measure(measure))

    def test(self, condition: g.Condition) -> Callable[[State, int, int], int]:
        """The same for whether a condition holds."""
        return self._function(self.expressions.condition(condition))

    def _work_out(self, state: State, who: int, expression: str, card: int) -> int:
        return int(self._function(expression)(state, who, card))

    def _function(self, expression: str) -> Callable[[State, int, int], int]:
        arguments = "S, w, c, x=0, it=None, that=None"
        made: Callable[[State, int, int], int]
        made = eval(f"lambda {arguments}: {expression}", self.linked.scope)
        return made
