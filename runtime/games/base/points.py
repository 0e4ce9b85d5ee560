"""Points of what players hold: of cards, of tiles on the map, of steps on tracks.

In: a state, a player. Out: points, as every game counts them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from compiler import graph as g
from runtime.engine.base.remembering import keep
from runtime.engine.engine import Engine
from runtime.state.state import State, bits

Points = Callable[[State, int, int], int]
"""Of a player, by a card."""


class Holdings:
    def __init__(self, engine: Engine) -> None:
        self.engine, library = engine, engine.program.library
        plain = {i: _printed(card) for i, card in enumerate(library.cards) if card.points}
        self._plain = {i: points for i, points in plain.items() if points is not None}
        self._printed = sum(1 << card for card in self._plain)
        self._counting = sum(1 << card for card in plain) & ~self._printed
        self._tiles = [
            (tile, kind.plural, each)
            for tile, kind in enumerate(library.tiles)
            for each in engine.linked.tile_points[tile]
        ]
        self._on_map_only = all(
            isinstance(node, g.Tiles | g.Group | g.Areas | g.Signs)
            for kind in library.tiles
            for node in g.walk(kind.points)
            if isinstance(node, g.Measure)
        )
        rating = engine.program.tables.rules.get("rating")
        self._tracks = [
            (kind, engine.program.layout.counter[kind.id])
            for kind in library.counters
            if kind.points and kind.id != rating
        ]
        self._sums: dict[int, int] = {}
        self._maps: dict[tuple[Any, ...], dict[str, int]] = {}

    def of_tiles(self, state: State, who: int) -> dict[str, int]:
        """Remembered by the map, where nothing else counts."""
        if not self._on_map_only:
            return self._points_of_tiles(state, who)
        at = (*state.tiles, state.own[who], state.kept[who], state.atop)
        if at not in self._maps:
            keep(self._maps, at, self._points_of_tiles(state, who))
        return self._maps[at]

    def _points_of_tiles(self, state: State, who: int) -> dict[str, int]:
        mine = self.engine.board.mine
        found: dict[str, int] = {}
        for tile, plural, each in self._tiles:
            here = sum([each(state, who, area) for area in bits(mine(state, tile, who))])
            found[plural] = found.get(plural, 0) + here
        return found

    def of_tracks(self, state: State, who: int) -> dict[str, int]:
        """Of those whose steps are worth points, but for the rating, by their names."""
        higher = self.engine.terms.higher
        return {
            kind.name: kind.points * (state.p[who][field] + higher(state, who, kind.id))
            for kind, field in self._tracks
        }

    def of_cards(self, state: State, who: int) -> int:
        mine = state.play[who] | state.played_events[who]
        linked = self.engine.linked
        printed = mine & self._printed
        if printed not in self._sums:
            keep(self._sums, printed, sum(self._plain[card] for card in bits(printed)))
        own: int = self._sums[printed]
        for card in bits(mine & self._counting):
            for each in linked.points[card]:
                own += each(state, who, card)
        for card, whose, each in linked.points_for_others:
            for q in state.seats:
                if (state.play[q] | state.played_events[q]) >> card & 1 and (
                    whose == "all" or q != who
                ):
                    own += each(state, who, card)
        return own + self._seat_points(state, who)

    def by_card(self, state: State, who: int) -> dict[int, int]:
        """What `of_cards` is made of."""
        linked = self.engine.linked
        found: Counter[int] = Counter()
        for card in bits(state.play[who] | state.played_events[who]):
            found[card] += self._plain.get(card, 0)
            if self._counting >> card & 1:
                found[card] += sum(each(state, who, card) for each in linked.points[card])
        everywhere = [a | b for a, b in zip(state.play, state.played_events, strict=True)]
        for card, whose, each in linked.points_for_others:
            others = sum(
                played >> card & 1 and (whose == "all" or q != who)
                for q, played in enumerate(everywhere)
            )
            if others:
                found[card] += others * each(state, who, card)
        for card, each in self._seats(state):
            found[card] += each(state, who, card)
        return {card: points for card, points in found.items() if points}

    def _seat_points(self, state: State, who: int) -> int:
        """Of cards that are nobody's, on which there are seats."""
        return sum(each(state, who, card) for card, each in self._seats(state))

    def _seats(self, state: State) -> list[tuple[int, Points]]:
        if not state.seated:
            return []
        before = [a | b for a, b in zip(state.play, state.played_events, strict=True)]
        taken = {card for card, _ in state.seated if not any(one >> card & 1 for one in before)}
        every = self.engine.linked.points_for_others
        return [(card, each) for card, _, each in every if card in taken]


def _printed(card: g.Card) -> int | None:
    """The points of its player, where nothing has to be counted for them; else None."""
    total = 0
    for one in card.points:
        if not isinstance(one.amount, int) or one.condition is not None or one.whose != "you":
            return None
        total += -one.amount if one.negative else one.amount
    return total
