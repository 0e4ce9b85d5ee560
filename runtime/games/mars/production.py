"""What a player's production brings (rule book, "Production phase").

In: the table, a player. Out: leftovers turned into what they become, stocks with what was produced,
cut at their ceilings, and a line of the log.
"""

from __future__ import annotations

from runtime.games.base.table import Table
from runtime.state.layout import EVENT
from runtime.state.log import note
from runtime.state.state import State

GAIN, WOULD_GAIN = EVENT["gain"], EVENT["would-gain"]


class Production:
    def __init__(self, table: Table) -> None:
        self.table = table
        program = table.program
        stock, produced = program.layout.stock, program.layout.production
        kinds = program.library.resources
        self._leftovers = [(stock[one.id], stock[one.becomes]) for one in kinds if one.becomes]
        self._most = [(stock[name], most) for name, most in program.layout.most.items()]
        self._producing = [(stock[name], field) for name, field in produced.items()]
        self._fields = list(program.tables.stock_field.items())
        self._kinds = {field: kind for kind, field in self._fields}

    def keepable(self, state: State, who: int) -> tuple[tuple[int, int], ...]:
        """What need not turn into something else: (resource, how much of it to keep)."""
        lay, optional = self.table.program.layout, self.table.engine.terms.of(state, who).optional
        if not optional:
            return ()
        return tuple(
            (lay.resource[name], kept)
            for name in sorted(optional)
            if state.p[who][lay.stock[name]]
            for kept in range(min(optional[name], state.p[who][lay.stock[name]]) + 1)
        )

    def exchange(self, state: State, who: int, option: tuple[int, int]) -> None:
        resource, kept = option
        field = self.table.program.tables.stock_field[resource]
        state.p[who][field] -= kept
        self.produce(state, who)
        state.p[who][field] += kept
        self._cut(state.p[who])

    def _cut(self, numbers: list[int]) -> None:
        """Nobody keeps more than may be had."""
        for stock, most in self._most:
            numbers[stock] = min(numbers[stock], most)

    def produce(self, state: State, who: int) -> None:
        numbers = state.p[who]
        before = numbers[:]
        for left, becomes in self._leftovers:
            numbers[becomes] += numbers[left]
            numbers[left] = 0
        money = self.table.program.tables.money
        numbers[money] += self.table.rated(state, who)
        for stock, production in self._producing:
            if (made := numbers[production]) > 0:
                numbers[stock] += made
            elif made:
                numbers[stock] = max(0, numbers[stock] + made)
        if self.table.engine.events.matters(state, GAIN) or state.listening[WOULD_GAIN]:
            self._gain(state, who)
        if numbers[money] < 0:  # who rates below zero owes nothing
            numbers[money] = 0
        if self._most:
            self._cut(numbers)
        if not state.trial:
            brought = [
                (kind, more)
                for kind, field in self._fields
                if (more := numbers[field] - before[field])
            ]
            note(state, "yield", who, tuple(brought), 0)

    def _gain(self, state: State, who: int) -> None:
        """What is produced is gained: it does not come where something else comes instead, and is
        heard where it comes."""
        numbers, money = state.p[who], self.table.program.tables.money
        events = self.table.engine.events
        for stock, production in self._producing:
            made = numbers[production] + (self.table.rated(state, who) if stock == money else 0)
            kind = self._kinds[stock]
            if made <= 0:
                continue
            if events.would(state, WOULD_GAIN, who, kind, kind, made):
                events.hear(state, GAIN, who, kind, kind, made)
            else:
                numbers[stock] -= made
