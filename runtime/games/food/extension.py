"""Food factories and production modules, as an extension of the ruleset of Terraforming Mars.

In: an engine whose library has factories or modules. Out: buying them as standard projects, placing
modules in the grid, module actions, the market of each generation or, in the variant `investment`,
the phase in which modules go round. Numbers are those that the set declares.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from compiler.graph.printed import Edges, edges_of
from runtime.engine.base.helpers import helper
from runtime.engine.doable import Obstacle
from runtime.engine.engine import Engine
from runtime.engine.resolving.pool import new_group
from runtime.games.base.extension import Cell, Exhibit, Extension, Names, Options
from runtime.games.base.table import Table
from runtime.games.food import table as tables
from runtime.games.food.brought import BROUGHT, FACTORY, MODULE
from runtime.games.food.grid import CENTRE, PLACES, Geometry
from runtime.games.food.table import CONNECTED, DIRECT, FOOD, GRIDS, MARKET, OFFERED
from runtime.program.writing.code import PURCHASE
from runtime.state.log import note
from runtime.state.state import CARD, CURSOR, WHO, Entry, State, entry_of


class Food(Extension):
    brought = BROUGHT
    variants = ("investment",)
    questions = MappingProxyType(
        {"spot": "where to place it", "invest": "invest in food production"}
    )

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        program = engine.program
        cards = program.library.cards
        self.factories = [i for i, card in enumerate(cards) if card.kind == FACTORY]
        self.modules = [i for i, card in enumerate(cards) if card.kind == MODULE]
        self.signs = {kind.id: kind.symbol or kind.name for kind in program.library.elements}
        self.geometry = Geometry({i: self._edges(i) for i in (*self.factories, *self.modules)})
        self.acting = sum(1 << i for i in self.modules) & program.tables.with_action
        rules = program.tables.rules
        self.most = int(rules["module-actions"])
        self.face_up = int(rules["market-modules"])
        self.drafted = int(rules["drafted-modules"])

    def _edges(self, card: int) -> Edges:
        found = edges_of(self.program.library.cards[card])
        assert found is not None, "the compiler wants the elements of both kinds"
        return found

    def adjust(self, number: dict[str, int]) -> None:
        """Alone there is a generation less (rules, "Solo Play Variant Rules")."""
        number["solo-generations"] -= number["solo-generations-less"]

    # ---- the market -----------------------------------------------------------------------------

    def begin(self, state: State, table: Table) -> None:
        tables.new(state, self.modules)
        self._lay_out(state, table)

    def generation(self, state: State, table: Table) -> None:
        """The market is laid out anew when production is over, which is when a generation begins:
        before research, as the rules say in two places."""
        tables.throw(state, state.more[FOOD][MARKET])
        self._lay_out(state, table)

    def _lay_out(self, state: State, table: Table) -> None:
        face_up = 0 if "investment" in table.variant.words else self.face_up
        tables.change(state, MARKET, tables.draw(state, face_up))

    # ---- turns ----------------------------------------------------------------------------------

    def options(self, state: State, who: int, table: Table) -> list[tuple[Any, ...]]:
        wares = self.factories if tables.factory(state, who) < 0 else state.more[FOOD][MARKET]
        found: list[tuple[Any, ...]] = []
        if wares and table.money(state, who) >= min(
            self._price(state, who, card) for card in wares
        ):
            found += [("project", card) for card in wares if not self._refused(state, who, card)]
        if self._actions_left(state, who) > 0:
            mine = state.play[who] & ~state.used & self.acting
            found += [
                ("use", *way) for way in self.engine.play.usable(state, who, mine, again=False)
            ]
        return found

    def _price(self, state: State, who: int, card: int) -> int:
        return max(self.engine.terms.of(state, who).prices[card], 0)

    def _refused(self, state: State, who: int, card: int, what: str = "project") -> bool:
        if self.obstacles(state, who, what, card):
            return True
        return next(self.engine.play.obstacles(state, who, card, what), None) is not None

    def _actions_left(self, state: State, who: int) -> int:
        """One for each module directly connected to the factory, at most so many, less those
        used."""
        used = (state.play[who] & state.used & self.acting).bit_count()
        return self._allowed(state, who) - used

    def _allowed(self, state: State, who: int) -> int:
        direct: int = state.more[FOOD][DIRECT][who]
        return min(direct, self.most)

    def obstacles(self, state: State, who: int, what: str, card: int) -> list[Obstacle]:
        if card not in self.geometry.edges:
            return []
        if what == "use":
            return self._not_used(state, who, card)
        if card in self.factories:
            return [Obstacle("said", "has a factory already")] * (tables.factory(state, who) >= 0)
        return self._not_built(state, who, what, card)

    def _not_used(self, state: State, who: int, card: int) -> list[Obstacle]:
        if not state.play[who] >> card & 1:
            return [Obstacle("said", "is not in the factory")]
        if self._actions_left(state, who) <= 0:
            text = f"no module action is left: {self._allowed(state, who)} a generation"
            return [Obstacle("said", text)]
        return []

    def _not_built(self, state: State, who: int, what: str, card: int) -> list[Obstacle]:
        offered = state.more[FOOD][MARKET] if what == "project" else state.more[FOOD][OFFERED] or ()
        if card not in offered:
            return [Obstacle("said", "is not in the market")]
        if tables.factory(state, who) < 0:
            return [Obstacle("said", "needs a factory first")]
        if not self.geometry.legal(tables.grid(state, who), card):
            return [Obstacle("said", "fits nowhere: no side would match")]
        return []

    def enables(self, state: State, who: int, card: int) -> Sequence[int]:
        """A factory the modules that are to be had; all, where none are shown yet."""
        if card not in self.factories:
            return ()
        return state.more[FOOD][OFFERED] or state.more[FOOD][MARKET] or self.modules

    # ---- laying down what was bought ------------------------------------------------------------

    @helper
    def found_factory(self, state: State, entry: Entry) -> None:
        self._lay_down(state, entry, CENTRE)

    @helper
    def find_place(self, state: State, entry: Entry) -> None:
        places = self.geometry.legal(tables.grid(state, entry[WHO]), entry[CARD])
        if len(places) > 1:
            state.ask = ("spot", entry[WHO], entry, places)
        elif places:
            self.place_module(state, entry, places[0])
        else:
            state.dead = True

    @helper
    def place_module(self, state: State, entry: Entry, place: int) -> None:
        self._lay_down(state, entry, place)

    def _lay_down(self, state: State, entry: Entry, place: int) -> None:
        who, card = entry[WHO], entry[CARD]
        tables.change(state, MARKET, tables.without(state.more[FOOD][MARKET], card))
        if state.more[FOOD][OFFERED] is not None:
            tables.change(state, OFFERED, tables.without(state.more[FOOD][OFFERED], card))
        tables.put(state, who, place, card, self.geometry)
        self.engine.zones.lay_down(state, who, card)
        if place != CENTRE:
            note(state, "spot", who, card, place)
        plain = self.engine.linked.cards[card].plain
        if plain >= 0:
            state.pool.append(entry_of(plain, who, card))

    @staticmethod
    @helper
    def always(state: State, entry: Entry) -> int:
        return 2

    @staticmethod
    @helper
    def standing(state: State, who: int, place: str) -> int:
        """The mask of what stands at this place of the player's grid."""
        card = tables.grid(state, who)[PLACES.index(place)] if place in PLACES else -1
        return 1 << card if card >= 0 else 0

    # ---- the investment phase -------------------------------------------------------------------

    def interlude(self, state: State, table: Table) -> bool:
        """Five modules go round from the first player on: who has no factory may build one, who
        has may look and buy one module. The rest is discarded (rules, "Drafting Variant")."""
        if "investment" not in table.variant.words:
            return False
        if state.more[FOOD][OFFERED] is None:
            tables.change(state, OFFERED, tables.draw(state, self.drafted))
        while (who := table.next_player(state)) is not None:
            wares = self.factories if tables.factory(state, who) < 0 else state.more[FOOD][OFFERED]
            options = [card for card in wares if not self._refused(state, who, card, "build")]
            if options:
                state.ask = ("invest", who, None, (*options, None))
                return True
            state.g[CURSOR] += 1
        tables.throw(state, state.more[FOOD][OFFERED])
        tables.change(state, OFFERED, None)
        return False

    def take(self, state: State, who: int, option: Any) -> None:
        """Bought at the usual price, but not as a standard project: no action is taken."""
        state.g[CURSOR] += 1
        if option is None:
            return
        group = new_group(state)
        what = ("build", 0, False)
        state.pool.append(entry_of(PURCHASE, who, option, it=what, group=group))
        state.pool.append(entry_of(self.engine.linked.cards[option].play, who, option, waits=group))

    # ---- positions made to order ----------------------------------------------------------------

    def lay(self, state: State, seat: int, zone: str, at: str, cards: list[int]) -> bool | None:
        if not all(card in self.geometry.edges for card in cards) or not cards:
            return None
        if zone == "market":
            return self._offer(state, cards)
        (card,) = cards
        place = CENTRE if card in self.factories else PLACES.index(at) if at in PLACES else -1
        if zone != "play" or seat < 0 or place < 0 or tables.grid(state, seat)[place] >= 0:
            return False
        self._take_out(state, card)
        tables.put(state, seat, place, card, self.geometry)
        self.engine.zones.lay_down(state, seat, card)
        return True

    @staticmethod
    def _take_out(state: State, card: int) -> None:
        """Of market and deck; another module comes into its place."""
        size = len(state.more[FOOD][MARKET])
        rest = tables.without((*state.more[FOOD][MARKET], *state.more[FOOD][tables.DECK]), card)
        tables.change(state, MARKET, rest[:size])
        tables.change(state, tables.DECK, rest[size:])

    @staticmethod
    def _offer(state: State, cards: list[int]) -> bool:
        """Into the market, in place of others."""
        rest = [
            c for c in (*state.more[FOOD][MARKET], *state.more[FOOD][tables.DECK]) if c not in cards
        ]
        size = len(state.more[FOOD][MARKET])
        named = tuple(cards)
        tables.change(state, MARKET, (*named, *rest)[:size])
        tables.change(state, tables.DECK, (*named, *rest)[size:])
        return len(named) <= size

    # ---- for people -----------------------------------------------------------------------------

    def conceivable(self, kind: str) -> Sequence[Any]:
        return range(len(PLACES)) if kind == "spot" else ()

    def option(self, names: Options, kind: str, value: Any) -> str:
        if kind == "spot":
            return PLACES[value]
        return "invest nothing" if value is None else names.act(("build", value))

    def identify(self, kind: str, value: Any) -> str:
        if kind == "spot":
            return f"spot {PLACES[value]}"
        return "none" if value is None else f"card {self.program.library.cards[value].id}"

    def told(self, names: Names, what: str, name: str, subject: Any, count: int) -> str:
        if what != "spot":
            return ""
        return f"  {name} places {names.card(subject)} at the {PLACES[count]}"

    def exhibits(self, state: State, players: tuple[str, ...]) -> list[Exhibit]:
        found = []
        if state.more[FOOD][MARKET]:
            found.append(Exhibit("market", -1, (tuple(map(self._cell, state.more[FOOD][MARKET])),)))
        for who in state.seats:
            mine: tuple[int, ...] = state.more[FOOD][GRIDS][who]
            if mine[CENTRE] >= 0:
                cells = [self._cell(card, state) if card >= 0 else None for card in mine]
                rows = tuple(tuple(cells[start : start + 3]) for start in (0, 3, 6))
                found.append(Exhibit("factory", who, rows))
        return found

    def _cell(self, card: int, state: State | None = None) -> Cell:
        notes = []
        if state is not None:
            if state.more[FOOD][CONNECTED] >> card & 1:
                notes.append("connected")
            if state.used >> card & 1:
                notes.append("used")
            if state.held[card]:
                kind = self.program.library.resources[self.program.tables.held_kind[card]]
                notes.append(
                    f"{state.held[card]} {kind.name if state.held[card] == 1 else kind.plural}"
                )
        top, right, bottom, left = (self.signs[name] for name in self.geometry.edges[card])
        return Cell(card, (top, right, bottom, left), ", ".join(notes))
