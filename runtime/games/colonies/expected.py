"""What a player can expect of colonies: for bots.

In: a state, a seat, tiles. Out: `Prospect`s: what a tile gives when somebody builds there or trades
with it, and how often that will be, as all fleets are sent in every generation.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from compiler.graph import Card, ChosenX, Effect, Label, Shown, parts, walk
from runtime.games.base.extension import Prospect
from runtime.games.colonies.tiles import INACTIVE, MARKER, NOBODY, OWNERS, TILE, Tile, in_play
from runtime.state.state import State

LINES: tuple[Label, ...] = ("build", "trade", "colony")
"""Those of a tile: for who builds, for who trades, and for each colony when somebody trades."""
PULL, NET = 1.4, 0.4
"""How much oftener a tile with a colony is traded with than others, and the part of a trade's
income that is left when it is paid for."""


def effects(card: Card, label: Label) -> tuple[Effect, ...]:
    found = (one.effect for one in card.abilities if one.label == label)
    return tuple(effect for effect in found if effect is not None)


def besides(brings: tuple[Effect, ...]) -> bool:
    """Whether some part of what a trade brings is not so much as the track shows."""
    return any(
        not any(isinstance(node, Shown | ChosenX) for node in walk(part))
        for effect in brings
        for part in parts(effect) or (effect,)
    )


class Expected:
    """`tracks` and `lines`: of each tile; `fleets`: the counter of a player's."""

    def __init__(
        self,
        tracks: Mapping[int, tuple[Any, ...]],
        lines: Mapping[int, Mapping[Label, tuple[Effect, ...]]],
        fleets: int,
    ) -> None:
        self.tracks, self.lines, self.fleets = tracks, lines, fleets

    def brings(self, state: State, who: int) -> Iterator[Prospect]:
        """The bonuses of the player's colonies, and what his fleets bring."""
        for card, _, owners, _ in in_play(state):
            if there := owners.count(who):
                yield from self._of(card, "colony", later=self._often(state) * there)
        yield from self.trades(state, state.p[who][self.fleets])

    def trades(self, state: State, fleets: int) -> list[Prospect]:
        """Of so many fleets, with what the tiles show on the average, less what a trade costs."""
        tiles = [tile for tile in in_play(state) if tile[MARKER] != INACTIVE]
        return [
            one
            for card, place, _, _ in tiles
            for one in self._of(
                card, "trade", self._shown(card, place), later=NET * fleets / len(tiles)
            )
        ]

    def building(self, state: State, who: int, free: Collection[int]) -> dict[int, list[Prospect]]:
        """On each of these tiles: what building brings, the bonuses to come, and what one's own
        trades will bring more as the marker no longer goes back so far."""
        own = PULL * state.p[who][self.fleets] / max(1, len(in_play(state)))
        often = self._often(state)
        found = {}
        for card, _, owners, _ in _those(state, free):
            before, after = (self._shown(card, len(owners) + n) for n in (0, 1))
            found[card] = [
                *self._of(card, "build", now=1.0),
                *self._of(card, "colony", later=often),
                *self._of(card, "trade", after - before, later=min(often, own)),
            ]
        return found

    def trading(
        self, state: State, who: int, free: Collection[int], every: bool
    ) -> dict[int, list[Prospect]]:
        """With each of these tiles, or all of them together: its goods, and the bonuses of all who
        have colonies there."""
        found = {}
        for card, place, owners, _ in _those(state, free):
            mine = owners.count(who)
            found[card] = [
                *self._of(card, "trade", self._shown(card, place), now=1.0),
                *self._of(card, "colony", now=mine, others=len(owners) - mine),
            ]
        return _together(found) if every else found

    def income(
        self, state: State, tiles: Collection[int], every: bool
    ) -> dict[int, list[Prospect]]:
        """What each of these tiles shows, or all of them together."""
        found = {
            card: list(self._of(card, "trade", self._shown(card, place), now=1.0))
            for card, place, _, _ in _those(state, tiles)
        }
        return _together(found) if every else found

    def bonuses_of(
        self, state: State, who: int, tiles: Collection[int], one: bool
    ) -> dict[int, list[Prospect]]:
        """Those of the player's colonies on each of these tiles, or of one of them."""
        return {
            card: list(self._of(card, "colony", now=1 if one else owners.count(who)))
            for card, _, owners, _ in _those(state, tiles)
        }

    def bonuses(self, state: State, who: int) -> list[Prospect]:
        """Those of all colonies of the player, once."""
        return [
            one
            for tile in in_play(state)
            if (there := tile[OWNERS].count(who))
            for one in self._of(tile[TILE], "colony", now=there)
        ]

    def _often(self, state: State) -> float:
        """How often a tile with a colony is traded with in a generation."""
        fleets = sum(numbers[self.fleets] for numbers in state.p)
        return min(1.0, PULL * fleets / max(1, len(in_play(state))))

    def _shown(self, card: int, place: int) -> int:
        """At this place of the track, or at its end; one of what it shows, where that is no
        number."""
        track = self.tracks[card]
        shown = track[min(max(place, 0), len(track) - 1)]
        return shown if isinstance(shown, int) else 1

    def _of(
        self,
        card: int,
        label: Label,
        shown: int = 0,
        now: float = 0.0,
        later: float = 0.0,
        others: int = 0,
    ) -> Iterator[Prospect]:
        for effect in self.lines[card][label]:
            yield Prospect(effect, shown, now, later, others)


def _together(found: dict[int, list[Prospect]]) -> dict[int, list[Prospect]]:
    return {NOBODY: [one for these in found.values() for one in these]}


def _those(state: State, free: Collection[int]) -> Iterable[Tile]:
    return (tile for tile in in_play(state) if tile[TILE] in free)
