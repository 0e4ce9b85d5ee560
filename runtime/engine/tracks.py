"""What happens on tracks: those of parameters, and of players' production.

In: a `Program`'s tables. Out: the helpers that generated code calls by these names. Source: rule
book, global parameters.
"""

from __future__ import annotations

from collections.abc import Iterable

from runtime.engine.base.events import Events
from runtime.engine.base.helpers import helper
from runtime.engine.resolving.pool import brought
from runtime.program.program import Brings, Program
from runtime.state.layout import EVENT
from runtime.state.log import note
from runtime.state.state import GROUP, IT, STILL, WHO, Entry, State, entry_of

RAISE, WOULD_RAISE = EVENT["raise"], EVENT["would-raise"]


class Tracks:
    def __init__(self, program: Program, events: Events) -> None:
        self.program, self.events = program, events

    @helper
    def move(
        self,
        state: State,
        entry: Entry,
        track: int,
        steps: int,
        down: bool,
        bare: bool = False,
        replaceable: bool = False,
    ) -> None:
        """Move a parameter step by step. What each step and each mark reached brings goes into the
        pool; `bare`: nobody gets it; `replaceable`: something else may come instead. Past the end
        nothing happens (FAQ, mandatory and optional effects); a full one is never lowered (FAQ,
        "Global Event Clarifications"), and what tiles raise counts those that lie there."""
        program = self.program
        kind, field = program.library.parameters[track], program.tables.level_fields[track]
        if state.g[STILL] or (down and state.g[field] == kind.highest):
            return
        if replaceable:
            level, who = state.g[field], entry[WHO]
            steps = min(steps, (kind.highest - level) // kind.step)
            steps = self.events.would(state, WOULD_RAISE, who, track, level, steps, entry[GROUP])
        brings = program.vocabulary.nobody if bare else program.vocabulary.brings
        moved, lowest, tile = 0, kind.lowest, program.tables.level_tiles[track]
        if down and tile >= 0:
            lowest += kind.step * state.tiles[tile].bit_count()
        for _ in range(steps):
            level = state.g[field] + (-kind.step if down else kind.step)
            if not lowest <= level <= kind.highest:
                break
            state.g[field] = level
            moved += 1
            if not down:
                self._reached(state, entry, brings, track, level)
        if moved:
            note(state, "sink" if down else "raise", entry[WHO], track, moved)
            if not down:
                before = state.g[field] - moved * kind.step
                self.events.hear(state, RAISE, -1 if bare else entry[WHO], track, before, moved)

    @staticmethod
    def _reached(state: State, entry: Entry, brings: Brings, track: int, level: int) -> None:
        step, group = brings.steps[track], brought(entry)
        if step >= 0:
            state.pool.append((step, entry[WHO], -1, 0, entry[IT], None, group, 0))
        for at, op in brings.marks[track]:
            if at == level:
                state.pool.append(entry_of(op, entry[WHO], it=entry[IT], group=group))


@helper
def lowest(numbers: list[int], resources: Iterable[int], fields: dict[int, int]) -> tuple[int, ...]:
    """The resources whose production, or stock, is the lowest of those given."""
    least = min(numbers[fields[r]] for r in resources)
    return tuple(r for r in resources if numbers[fields[r]] == least)
