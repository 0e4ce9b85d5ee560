"""One player alone against the planet (rule book, solo variant; FAQ, "Solo").

In: the table. Out: the neutral tiles at set-up, what they bring the player's corporation, when
the game ends and whether it is won. The neutral opponent whom effects may take from is `State.solo`
to the engine.
"""

from __future__ import annotations

from runtime.games.base.table import Table
from runtime.state.layout import EVENT
from runtime.state.log import note
from runtime.state.state import GENERATION, LAST, STILL, State, bits

NEUTRAL = -1
"""The neutral opponent's seat in events."""

FOR_RATING = "tr"
"""The word of the variant that is won by a rating of `solo-goal`."""


class Solo:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.engine, self.program = table.engine, table.program
        names = str(self.program.tables.rules["neutral-tiles"]).split(", ")
        self.for_rating = FOR_RATING in table.variant.words
        self.city, self.greenery = (self.program.layout.tile[name] for name in names)

    # ---- set-up ---------------------------------------------------------------------------------

    def set_up(self, state: State) -> None:
        """The costs of four cards say where two cities go, counted from the top left and from the
        bottom right, and then a greenery beside each, counted clockwise from the top left. A cost
        of 0 counts as 1; beyond the last area the count begins anew."""
        state.solo = True
        state.p[0][self.table.rating] = self.table.number["solo-rating"]
        production = self.program.layout.production[self.program.tables.currency]
        state.p[0][production] -= self.table.number.get("solo-production-less", 0)
        cards = tuple(self.engine.deck.next_card(state) for _ in range(4))
        note(state, "reveal", 0, cards, len(cards))
        costs = [max(self.engine.linked.cards[card].cost, 1) for card in cards]
        first = self._place(state, self.city, self._open(state, self.city), costs[0])
        second = self._place(state, self.city, self._open(state, self.city)[::-1], costs[1])
        for city, cost in ((first, costs[2]), (second, costs[3])):
            open_ = self._open(state, self.greenery)
            around = [area for area in self._clockwise(city) if area in open_]
            if around:
                self._place(state, self.greenery, around, cost)
        for card in cards:
            state.discard |= 1 << card

    def _open(self, state: State, tile: int) -> list[int]:
        """Where such a tile may go by its own rule, in reading order."""
        return bits(self.engine.linked.open_areas[tile](state, 0))

    def _place(self, state: State, tile: int, areas: list[int], cost: int) -> int:
        area = areas[(cost - 1) % len(areas)]
        self.engine.board.lay(state, tile, area, NEUTRAL)
        note(state, "place", NEUTRAL, tile, area)
        return area

    def _clockwise(self, area: int) -> list[int]:
        """The areas around one, from the top left on."""
        places = self.program.layout.board.areas
        row = places[area].label[0]
        around = [self.program.layout.area[name] for name in places[area].neighbours]
        above = [a for a in around if places[a].label[0] < row]
        below = [a for a in around if places[a].label[0] > row]
        beside = [a for a in around if places[a].label[0] == row]
        right, left = [a for a in beside if a > area], [a for a in beside if a < area]
        return [*above, *right, *below[::-1], *left]

    def greet(self, state: State) -> None:
        """The corporation hears of the neutral cities as if they were placed now (rule book,
        special case of the solo variant)."""
        for area in bits(state.tiles[self.city]):
            self.engine.events.hear(state, EVENT["place"], NEUTRAL, area, self.city, 1)

    # ---- the end --------------------------------------------------------------------------------

    def is_last(self, state: State) -> bool:
        return state.g[GENERATION] >= self.table.number["solo-generations"]

    def finish(self, state: State) -> None:
        """What is placed after the last generation moves no parameter (FAQ, "When playing the
        standard solo version of the game, do I still place end of game greeneries?"). In a game for
        a rating it may, but the rating is looked at before (FAQ, "In the TR solo variant from
        Prelude, what is included in your game end TR …?")."""
        if self.for_rating:
            state.g[LAST] = 1 + (self.table.rated(state, 0) >= self.table.number["solo-goal"])
        else:
            state.g[STILL] = 1

    def won(self, state: State, complete: bool) -> bool:
        """`complete`: the terraforming is."""
        return state.g[LAST] > 1 if self.for_rating else complete
