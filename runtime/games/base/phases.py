"""The phases of a generation: those of the game, and around them those that sets declare.

In: an engine, and for each phase of the game what it is made of. Out: `Phases`, which goes from
step to step; between two of them all is done that the first has set off. Which step comes next
stands in the state, as the phase of the ruleset and the place in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from compiler.graph import PhaseKind
from dsl.reading.records import dataclass
from runtime.engine.engine import Engine
from runtime.state.layout import EVENT
from runtime.state.log import note
from runtime.state.state import CURSOR, FIRST, PHASE, State, entry_of

Step = Callable[[State], None]


@dataclass(frozen=True, slots=True)
class Own:
    """A phase of the game: the last step of `first` leads elsewhere in the ruleset, which comes
    back for `then`."""

    first: Sequence[Step]
    then: Sequence[Step] = ()


def hear(engine: Engine, state: State, name: str) -> None:
    """Whoever waits for the phase, or for a moment that is called like one, hears of it; and who
    keeps cards that are played then plays one."""
    state.pool += [
        entry_of(op, state.g[FIRST]) for op in engine.program.vocabulary.kept.get(name, ())
    ]
    engine.events.hear(state, EVENT["phase"], state.g[FIRST], name, 0, 1)


def heard(engine: Engine, name: str) -> tuple[Step, ...]:
    """The step in which it is heard; none where nobody ever waits for it."""
    if name not in engine.program.vocabulary.awaited:
        return ()
    return (lambda state: hear(engine, state, name),)


class Phases:
    """`own`: the phases of the game by their names, in order; `last`: steps behind them all.
    `number`: the ruleset's phase in which the steps are done; the generation is over after the last
    one."""

    def __init__(
        self, engine: Engine, number: int, own: Mapping[str, Own], last: Sequence[Step] = ()
    ) -> None:
        self.engine, self.number = engine, number
        self.steps: list[Step] = []
        self._of: list[str] = []  # the phase of each
        self._back: dict[str, int] = {}
        self._over: dict[str, int] = {}
        for name, phase in own.items():
            self._declared("before", name)
            self.steps += phase.first
            self._back[name] = len(self.steps)
            self.steps += phase.then
            self._over[name] = len(self.steps)
            self._of += [name] * (len(self.steps) - len(self._of))
            self._declared("after", name)
        self.steps += last

    def phase(self, state: State) -> str:
        """That of the last step, where the ruleset is here; what comes last is of none."""
        at = state.g[CURSOR] - 1
        return self._of[at] if 0 <= at < len(self._of) else ""

    def _declared(self, place: str, of: str) -> None:
        declared = self.engine.library.phases
        here = [one for one in declared if (one.place, one.of) == (place, of)]
        self.steps += map(self._begin, here)
        self._of += [one.id for one in here]

    def _begin(self, kind: PhaseKind) -> Step:
        def begin(state: State) -> None:
            note(state, "phase", 0, kind.id, 1)
            hear(self.engine, state, kind.id)

        return begin

    def begin(self, state: State) -> None:
        """With the first step of all."""
        state.g[PHASE], state.g[CURSOR] = self.number, 0

    def go_on(self, state: State, after: str) -> None:
        """The ruleset comes back from where a phase of the game has led."""
        state.g[PHASE], state.g[CURSOR] = self.number, self._back[after]

    def leave_out(self, state: State) -> None:
        """All that is left of the generation."""
        state.g[CURSOR] = len(self.steps)

    def is_over(self, state: State, name: str) -> bool:
        """The same of a phase of the game; those that sets declare behind it are to come."""
        return bool(state.g[PHASE] == self.number and state.g[CURSOR] >= self._over[name])

    def are_over(self, state: State) -> bool:
        """Whether all that the last one has set off is done too, when nothing is pending."""
        return bool(state.g[PHASE] == self.number and state.g[CURSOR] == len(self.steps))

    def step(self, state: State) -> None:
        state.g[CURSOR] += 1
        self.steps[state.g[CURSOR] - 1](state)
