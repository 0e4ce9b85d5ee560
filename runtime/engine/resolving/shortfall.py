"""Whether the currency cannot reach for a toll on steps of tracks, told without a search.

In: operations that are about to be done. Out: how far at least they raise a track, and how much of
the currency can come in at most: of the effects themselves, of the steps, marks and tiles that
they bring, and of what is printed on areas and lies beside them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from compiler import graph as g
from compiler.footprint.sure import Coming, at_least, at_most, shares_room
from runtime.engine.base.marks import marks_within
from runtime.engine.base.remembering import KEPT, keep
from runtime.program.program import Program
from runtime.state.state import STILL, State, bits

Comings = Counter[Coming]
Doing = Sequence[tuple[int, int]]
"""Operations, and how often each is done."""


class Shortfall:
    """`possible`: nothing in this program forbids what the numbers count on."""

    def __init__(self, program: Program) -> None:
        self.program, self.here = program, program.layout.here
        self.currency = program.tables.currency
        replaced = any(one.would for heard in program.triggers for one in heard.events)
        self.possible = not (program.bans or replaced) and not any(
            kind.neighbours or kind.rent for kind in self.here.tiles
        )
        tiles, parameters = self.here.tiles, self.here.parameters
        self._tiles = {kind.id: i for i, kind in enumerate(tiles)}
        self._parameters = {kind.id: i for i, kind in enumerate(parameters)}
        self._known: dict[tuple[Any, ...], int | None] = {}
        self._least: dict[int, Comings] = {}
        self._leasts: dict[tuple[Any, ...], int] = {}
        supplies = [one.field for one in program.tables.tile_supply if one is not None]
        self._fields = (STILL, *program.tables.level_fields, *supplies)
        self._shares: dict[int, bool] = {}
        self._placing: dict[int, int] = {}
        self._most: dict[int, Comings | None] = {}
        self._of_tile = [(at_least(one.effect), self._at_most(one.effect)) for one in tiles]
        self._of_step = [(at_least(o.each_step), self._at_most(o.each_step)) for o in parameters]
        areas = program.layout.board.areas
        index = {area.label: i for i, area in enumerate(areas)}
        self._neighbours = [sum(1 << index[n] for n in area.neighbours) for area in areas]
        bonus = {kind.id: self._printed(kind.effect) for kind in self.here.bonuses}
        printed = [[bonus[name] for name in area.bonus] for area in areas]
        self._bonus = [None if None in row else sum(n or 0 for n in row) for row in printed]
        self._beside = [
            (tile, amount)
            for kind in self.here.tiles
            for tile in program.layout.kinds((kind.id,))
            for name, amount in kind.beside_bonus
            if name == self.currency
        ]
        terrains = {kind.id: kind for kind in self.here.terrains}
        self._ruled = [
            sum(1 << i for i, fits in enumerate(zip(*such, strict=True)) if any(fits))
            for such in (
                [g.AreaPlace.such(areas, wanted, terrains) for wanted in kind.areas]
                for kind in self.here.tiles
            )
        ]

    def _printed(self, effect: g.Effect) -> int | None:
        coming = self._at_most(effect)
        stock = Coming("stock", self.currency)
        return coming[stock] if coming is not None and coming.keys() <= {stock} else None

    def _at_most(self, effect: g.Effect | None) -> Comings | None:
        return at_most(effect, self.currency, self.here)

    def _most_of(self, op: int) -> Comings | None:
        if op not in self._most:
            self._most[op] = self._at_most(self.program.operations.nodes[op])
        return self._most[op]

    def _least_of(self, op: int) -> Comings:
        known = self._least.get(op)
        if known is None:
            known = self._least[op] = at_least(self.program.operations.nodes[op])
        return known

    def shares_room(self, op: int) -> bool:
        """Whether it may take the room that others have counted on."""
        known = self._shares.get(op)
        if known is None:
            known = self._shares[op] = shares_room(self.program.operations.nodes[op])
        return known

    # ---- what is asked --------------------------------------------------------------------------

    def least(self, state: State, doing: Doing, track: str) -> int:
        """How far at least the operations raise the track of their player; the same as long as
        parameters stand there and there are as many tiles."""
        key = (*doing, track, *[state.g[field] for field in self._fields])
        far = self._leasts.get(key)
        if far is None:
            far = self._find_least(state, doing, track)
            keep(self._leasts, key, far, 4 * KEPT)
        return far

    def _find_least(self, state: State, doing: Doing, track: str) -> int:
        steps: Comings = Counter()
        tiles: Comings = Counter()
        marks: set[int] = set()
        todo = [(self._least_of(op), times) for op, times in doing]
        for coming, times in todo:  # which grows
            for one, count in coming.items():
                if one.what == "tile":
                    before = self._placed(state, one.name, tiles[one])
                    tiles[one] += count * times
                    more = self._placed(state, one.name, tiles[one]) - before
                    todo.append((self._of_tile[self._tiles[one.name]][0], more))
                    continue
                steps[one] += count * times
                if (number := self._parameters.get(one.name)) is not None:
                    far = min(steps[one], self._room(state, number))
                    new = {*marks_within(self.program, state, number, far)} - marks
                    marks |= new
                    todo += [(self._least_of(mark), 1) for mark in new]
        far, wanted = 0, Coming("track", track)
        for one, count in steps.items():
            number = self._parameters.get(one.name)
            if number is not None:
                far += min(count, self._room(state, number)) * self._of_step[number][0][wanted]
            elif one == wanted and self._is_open(track):
                far += count
        return far

    def _placed(self, state: State, name: str, count: int) -> int:
        """How many of so many tiles there are."""
        supply = self.program.tables.tile_supply[self._tiles[name]]
        return count if supply is None else min(count, supply.count(state))

    def _room(self, state: State, number: int) -> int:
        """How many steps a parameter has left."""
        if state.g[STILL]:
            return 0
        kind, field = self.here.parameters[number], self.program.tables.level_fields[number]
        return (kind.highest - state.g[field]) // kind.step

    def _is_open(self, track: str) -> bool:
        return all(kind.highest is None for kind in self.here.counters if kind.id == track)

    # ---- what comes in --------------------------------------------------------------------------

    def most(
        self,
        state: State,
        doing: Doing,
        heard: Sequence[tuple[str, str, int]] = (),
        areas: int | None = None,
    ) -> int | None:
        """How much of the currency can come of the operations at most, with so much each time for
        what is `heard` of tiles (`place`) and of steps of a parameter, or of any (`raise`); None
        where that is not known. `areas`: where the only tile can go, if that is known."""
        todo = [(self._most_of(op), times) for op, times in doing]
        steps: dict[int, int] = {}
        marks: set[int] = set()
        tiles: Comings = Counter()
        total = 0
        for coming, times in todo:  # which grows
            if coming is None:
                return None
            for one, count in coming.items():
                count *= times
                if one.what == "stock":
                    total += count
                elif one.what == "tile":
                    tiles[one] += count
                    todo.append((self._of_tile[self._tiles[one.name]][1], count))
                elif (number := self._parameters.get(one.name)) is not None:
                    steps[number] = steps.get(number, 0) + count
                    todo.append((self._of_step[number][1], count))
                    for mark in marks_within(self.program, state, number, steps[number]):
                        if mark not in marks:
                            marks.add(mark)
                            todo.append((self._most_of(mark), 1))
        for event, track, amount in heard:
            if track and track not in self._parameters:
                return None
            number = self._parameters.get(track, -1)
            far = sum(count for one, count in steps.items() if not track or one == number)
            total += amount * (tiles.total() if event == "place" else far)
        if areas is not None and tiles.total() == 1:
            found = self._best_of(state, areas)
        else:
            found = self._of_tiles(state, tiles)
        return None if found is None else total + found

    def _of_tiles(self, state: State, tiles: Comings) -> int | None:
        """What their areas and neighbours give, each wherever that is most; of two of them the one
        that is placed later may find the other beside it."""
        total, number = 0, tiles.total()
        for one, count in tiles.items():
            best = self._best(state, one)
            if best is None:
                return None
            total += count * best
        each = max((amount for _, amount in self._beside), default=0)
        return total + each * number * (number - 1) // 2

    def _best(self, state: State, tile: Coming) -> int | None:
        key = (tile, state.full, *[state.tiles[other] for other, _ in self._beside])
        if key not in self._known:
            keep(self._known, key, self._best_area(state, tile))
        return self._known[key]

    def _best_area(self, state: State, tile: Coming) -> int | None:
        number = self._tiles[tile.name]
        areas, full = self._ruled[number], state.full
        if not tile.ruled or not areas:
            areas = (1 << len(self._bonus)) - 1
        elif all(wanted.empty for wanted in self.here.tiles[number].areas):
            areas &= ~full
        return self._best_of(state, areas)

    def _best_of(self, state: State, areas: int) -> int | None:
        values = [self._value(state, area) for area in bits(areas)]
        return None if None in values else max([0, *[one or 0 for one in values]])

    def _value(self, state: State, area: int) -> int | None:
        """How much of the currency a tile brings here at once; None where that is not known."""
        value = 0 if state.full >> area & 1 else self._bonus[area]
        if value is not None:
            around = self._neighbours[area]
            for other, amount in self._beside:
                value += amount * (state.tiles[other] & around).bit_count()
        return value

    # ---- searches -------------------------------------------------------------------------------

    def rich(self, state: State, op: int, spare: int, areas: Sequence[int]) -> Sequence[int]:
        """Those of the areas for a tile that the operation places which bring enough: no more than
        so much of the currency less than the best one."""
        for tile in self._most_of(op) or ():
            best = self._best(state, tile) if tile.what == "tile" else None
            if best is not None and best > spare:
                values = [self._value(state, area) for area in areas]
                there = zip(areas, values, strict=True)
                return [area for area, value in there if value is None or value + spare >= best]
        return areas

    def thrifty(self, state: State) -> Any:
        """The answer to the pending question that leaves most of the currency, as far as one look
        tells: a mix with little of it, an area that brings some."""
        assert state.ask is not None
        kind, _, _, options = state.ask
        if kind == "pay":
            return options[-1]
        if kind == "area":
            return max(options, key=lambda area: self._value(state, area) or 0)
        return options[0]

    def tile_of(self, op: int) -> int:
        """The kind of the only tile that the operation places, where its own rule says, whatever
        else is chosen; -1 where there is none such."""
        known = self._placing.get(op)
        if known is None:
            node, known = self.program.operations.nodes[op], -1
            tiles = [one for one in g.walk(node) if isinstance(one, g.Place)]
            for name in [one.tile or g.SPECIAL for one in tiles if one == g.Place(one.tile)]:
                if len(tiles) == 1 and self._least_of(op)[Coming("tile", name)]:
                    known = self._tiles[name]
            self._placing[op] = known
        return known

    def may_bring(self, state: State, areas: int, amount: int) -> bool:
        """Whether a tile surely brings so much on one of the areas."""
        return any((self._value(state, area) or 0) >= amount for area in bits(areas))

    def bringing(self, state: State, op: int, amount: int, areas: Sequence[int]) -> Sequence[int]:
        """Those of the areas for a tile that the operation places which surely bring so much."""
        match self.program.operations.nodes[op]:
            case g.Place(bare=False, dry=False):
                return [area for area in areas if (self._value(state, area) or 0) >= amount]
        return ()
