"""Colonies, as an extension of the ruleset of Terraforming Mars.

In: an engine whose library has colony tiles. Out: the tiles that lie in a game, building on them,
trading with them, tracks that rise between generations. Numbers are those that the set declares:
the counter that is a player's `fleets`, `colony-tiles` dealt by the number of players,
`solo-colony-tiles` of which one plays alone, and `colonies-per-tile`. What a trade costs and what a
building costs are conversions and standard projects.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from compiler.graph import (
    BuildColony,
    ColonyBonuses,
    ColonySet,
    Effect,
    Gain,
    MoveColony,
    Raise,
    RecallFleet,
    RemoveColony,
    Status,
    Trade,
    TradeIncome,
    undealt,
    walk,
)
from runtime.engine.base.helpers import helper
from runtime.engine.engine import Engine
from runtime.engine.resolving.pool import brought, new_group
from runtime.games.base.extension import Exhibit, Extension, Names, Prospect
from runtime.games.base.table import Table, dealt
from runtime.games.colonies.brought import BROUGHT, KIND
from runtime.games.colonies.expected import LINES, Expected, besides, effects
from runtime.games.colonies.facts import FACTS, said, stands
from runtime.games.colonies.markers import Markers
from runtime.games.colonies.meant import MANY, Meant
from runtime.games.colonies.shown import exhibits, told
from runtime.games.colonies.tiles import (
    COLONIES,
    INACTIVE,
    MARKER,
    NOBODY,
    OWNERS,
    START,
    TILE,
    VISITOR,
    Tile,
    change,
    count,
    in_play,
    lay_out,
    sent,
    tile_of,
)
from runtime.state.layout import EVENT
from runtime.state.log import note
from runtime.state.state import CARD, GROUP, WAITS, WHO, Entry, State, X, entry_of, shuffled


class Colonies(Meant, Markers, Extension):
    brought = BROUGHT
    questions = MappingProxyType(
        {"colony": "which colony", "leave-out": "which colony tile to leave out"}
    )

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        program, rules = engine.program, engine.program.tables.rules
        cards = program.library.cards
        gone = undealt(program.library)
        tiles = [(i, card) for i, card in enumerate(cards) if card.kind == KIND]
        self.tiles = [i for i, card in tiles if card.id not in gone]
        self.unnamed = dealt(program.library, (KIND,))
        self.blank = {card for card in self.tiles if not cards[card].set}
        resource = program.layout.resource
        fields = {i: dict(card.fields) for i, card in tiles}
        self.tracks = {card: said["track"] for card, said in fields.items()}
        self.opens = {  # the cards that make it active; none where it is from the beginning
            card: sum(1 << i for i, one in enumerate(cards) if one.holds in fields[card]["opens"])
            for card in fields
            if fields[card].get("opens")
        }
        self.kind = {  # of a resource that a track shows
            name: resource[name]
            for track in self.tracks.values()
            for name in track
            if isinstance(name, str)
        }
        self.lines = {
            card: {label: effects(cards[card], label) for label in LINES} for card in fields
        }
        self.besides = {card for card, lines in self.lines.items() if besides(lines["trade"])}
        self.fleet = str(rules["fleets"])
        self.fleets = program.layout.counter[self.fleet]
        self.dealt = [int(part) for part in str(rules["colony-tiles"]).split(", ")]
        self.kept = int(rules["solo-colony-tiles"])
        self.places = int(rules["colonies-per-tile"])
        self.expected = Expected(self.tracks, self.lines, self.fleets)
        # What was asked last, with the tiles that lay there then: these never change.
        self._partners: dict[int, tuple[tuple[Tile, ...], int, tuple[int, ...]]] = {}
        self._sites: dict[tuple[int, bool, bool], tuple[tuple[Tile, ...], tuple[int, ...]]] = {}
        if self.opens:
            engine.zones.entering.append(self._open)

    # ---- which tiles there are ------------------------------------------------------------------

    def begin(self, state: State, table: Table) -> None:
        """So many as the number of players says (FAQ, "What is the order of setup for the
        game?")."""
        number = self.dealt[min(len(state.seats), len(self.dealt)) - 1]
        lay_out(state, ())
        for card in shuffled(state, self.unnamed[:])[:number]:
            self._put(state, card)

    def choosing(self, state: State, table: Table) -> bool:
        """Alone, one of those dealt is left out when the cards are known (FAQ, "When are colony
        tiles chosen and put into play?")."""
        tiles = tuple(tile[TILE] for tile in in_play(state))
        if not state.solo or len(tiles) <= self.kept:
            return False
        state.ask = ("leave-out", 0, None, tiles)
        return True

    def take(self, state: State, who: int, option: Any) -> None:
        lay_out(state, tuple(tile for tile in in_play(state) if tile[TILE] != option))

    def _put(self, state: State, card: int) -> None:
        """Inactive until somebody can hold its resource."""
        played = 0
        for mask in state.play:
            played |= mask
        waits = card in self.opens and not self.opens[card] & played
        place = INACTIVE if waits else self._start(card)
        lay_out(state, (*in_play(state), (card, place, (), NOBODY)))

    def _start(self, card: int) -> int:
        return min(START, self._end(card))

    def _open(self, state: State, entering: int) -> None:
        """Tiles that have waited for such a card (FAQ, on the moons
        that are inactive)."""
        for tile in in_play(state):
            card = tile[TILE]
            if tile[MARKER] == INACTIVE and self.opens[card] >> entering & 1:
                change(state, card, MARKER, self._start(card))
                note(state, "opens", -1, card, 1)

    @helper
    def unused(self, state: State) -> tuple[int, ...]:
        """The tiles that are not in play, those left out included (FAQ, on the
        corporation that adds one)."""
        lying = {tile[TILE] for tile in in_play(state)}
        return tuple(card for card in self.tiles if card not in lying)

    @helper
    def add_colony(self, state: State, who: int, card: int) -> None:
        self._put(state, card)
        note(state, "add-colony", who, card, 1)

    # ---- building -------------------------------------------------------------------------------

    @staticmethod
    @helper
    def colonies_of(state: State, who: int) -> int:
        return count(state, who)

    @helper
    def sites(self, state: State, who: int, again: bool, full: bool = False) -> tuple[int, ...]:
        """Where the player may build (FAQ, "How many colonies can I place on a single tile?");
        `full`: also beyond that."""
        tiles, most = state.more[COLONIES], MANY if full else self.places
        before = self._sites.get((who, again, full))
        if before is None or before[0] is not tiles:
            found = [
                card
                for card, place, owners, _ in tiles
                if place != INACTIVE and len(owners) < most and (again or who not in owners)
            ]
            self._sites[who, again, full] = before = (tiles, tuple(found))
        return before[1]

    @helper
    def found_colony(self, state: State, entry: Entry, card: int) -> None:
        """On the first free place; a marker that stands there is pushed up (FAQ, "If the white
        marker in on top of the space I want to build a colony, can I still build it?")."""
        who, tile = entry[WHO], tile_of(state, card)
        assert tile is not None
        owners = (*tile[OWNERS], who)
        change(state, card, OWNERS, owners)
        change(state, card, MARKER, min(max(tile[MARKER], len(owners)), self._end(card)))
        note(state, "colony", who, card, 1)
        self.engine.events.hear(state, EVENT["colony"], who, card, 0, 1)
        self._bring(state, "build", who, card, brought(entry))

    def _bring(
        self,
        state: State,
        label: str,
        who: int,
        card: int,
        group: int,
        x: int = 0,
        that: Any = None,
    ) -> None:
        op = self.engine.linked.cards[card].lines.get(label)
        if label == "colony":
            self.engine.events.hear(state, EVENT["colony-bonus"], who, card, 0, 1)
        if op is not None:
            state.pool.append(entry_of(op, who, card, x, that=that, group=group))

    # ---- trading --------------------------------------------------------------------------------

    def _fleets_left(self, state: State, who: int) -> int:
        return self._fleets(state, who) - sent(state, who)

    def _fleets(self, state: State, who: int) -> int:
        return state.p[who][self.fleets] + self.engine.terms.higher(state, who, self.fleet)

    @helper
    def partners(self, state: State, who: int) -> tuple[int, ...]:
        """The tiles that the player may trade with: one fleet on each (FAQ, "Are you allowed to
        trade multiple times per generation?")."""
        tiles, fleets = state.more[COLONIES], state.p[who][self.fleets]
        if self.engine.terms.of_rules[state.rules[who]].higher:
            fleets = self._fleets(state, who)
        before = self._partners.get(who)
        if before is None or before[0] is not tiles or before[1] != fleets:
            free = [card for card, at, _, there in tiles if at != INACTIVE and there == NOBODY]
            found = tuple(free) if fleets > sent(state, who) else ()
            self._partners[who] = before = (tiles, fleets, found)
        return before[2]

    @helper
    def send_fleet(
        self, state: State, entry: Entry, card: int, goods: int, freely: bool = False
    ) -> None:
        """What is heard of the trade is done before its goods are there. `freely`: no fleet goes,
        and one that lies there stays."""
        who, group = entry[WHO], new_group(state)
        if not freely:
            change(state, card, VISITOR, who)
        note(state, "trade", who, card, 1)
        before = len(state.pool)
        self.engine.events.hear(state, EVENT["trade"], who, card, self._goods(state, card), 1)
        state.pool[before:] = [(*one[:GROUP], group, one[WAITS]) for one in state.pool[before:]]
        state.pool.append(entry_of(goods, who, card, group=entry[GROUP], waits=group))

    def _goods(self, state: State, card: int) -> int:
        """The resource of the stock that a trade with the tile brings now; -1 where it is none."""
        tile = tile_of(state, card)
        shown = self.tracks[card][tile[MARKER]] if tile is not None else 0
        if isinstance(shown, str):
            return self.kind[shown]
        resource = self.program.layout.resource
        for leaf in (leaf for effect in self.lines[card]["trade"] for leaf in walk(effect)):
            if isinstance(leaf, Gain) and isinstance(leaf.resource, str):
                return resource[leaf.resource]
        return -1

    @helper
    def share_goods(self, state: State, entry: Entry, again: int, back: int, alone: bool) -> None:
        """Income for who trades and a bonus for each colony, in whatever order the player likes
        (FAQ, "What order are the Trade Income and Colony Bonuses resolved?"); then the marker goes
        back."""
        who, card, group = entry[WHO], entry[CARD], new_group(state)
        tile = tile_of(state, card)
        assert tile is not None
        self._income(state, who, tile, group)
        for i in state.seats[:1] if alone else state.seats:
            self._bonuses(state, (who + i) % len(state.seats), tile, group, again)
        state.pool.append(entry_of(back, who, card, group=entry[GROUP], waits=group))

    @helper
    def gain_income(self, state: State, entry: Entry, card: int) -> None:
        """That of one tile, without a trade."""
        tile = tile_of(state, card)
        assert tile is not None
        self._income(state, entry[WHO], tile, brought(entry))

    def _income(self, state: State, who: int, tile: Tile, group: int) -> None:
        """What the track of a tile shows."""
        card = tile[TILE]
        shown = self.tracks[card][tile[MARKER]]
        if isinstance(shown, str):
            self._bring(state, "trade", who, card, group, that=(who, card, self.kind[shown]))
        elif shown or card in self.besides:
            self._bring(state, "trade", who, card, group, shown)

    @helper
    def open_tiles(self, state: State) -> tuple[int, ...]:
        """Those in play that do not sleep."""
        return tuple([card for card, place, *_ in in_play(state) if place != INACTIVE])

    @helper
    def gain_bonuses(self, state: State, entry: Entry, again: int) -> None:
        """Those of all colonies of the player (FAQ, on the card that gives them)."""
        for tile in in_play(state):
            self._bonuses(state, entry[WHO], tile, brought(entry), again)

    @helper
    def gain_there(self, state: State, entry: Entry, card: int, again: int, one: bool) -> None:
        """Those of all colonies of the player on one tile, or of one of them."""
        tile = tile_of(state, card)
        assert tile is not None
        if one:
            self._bring(state, "colony", entry[WHO], card, brought(entry))
        else:
            self._bonuses(state, entry[WHO], tile, brought(entry), again)

    def _bonuses(self, state: State, owner: int, tile: Tile, group: int, again: int) -> None:
        number = tile[OWNERS].count(owner)
        if number == 1:
            self._bring(state, "colony", owner, tile[TILE], group)
        elif number:
            state.pool.append(entry_of(again, owner, tile[TILE], x=number, group=group))

    @helper
    def next_bonus(self, state: State, entry: Entry, again: int) -> None:
        """One is over before the next one of the same tile (FAQ, on the tile that has
        cards drawn and discarded)."""
        who, card, group = entry[WHO], entry[CARD], new_group(state)
        self._bring(state, "colony", who, card, group)
        if entry[X] > 1:
            state.pool.append(
                entry_of(again, who, card, x=entry[X] - 1, group=entry[GROUP], waits=group)
            )

    @helper
    def bring_back(self, state: State, entry: Entry) -> None:
        """The marker of a tile goes as far to the left as colonies let it."""
        tile = tile_of(state, entry[CARD])
        assert tile is not None
        change(state, entry[CARD], MARKER, min(len(tile[OWNERS]), self._end(entry[CARD])))

    # ---- tracks ---------------------------------------------------------------------------------

    def generation(self, state: State, table: Table) -> None:
        """Fleets come home, and the tracks of active tiles rise."""
        lay_out(state, tuple(map(self._renewed, in_play(state))))

    def _renewed(self, tile: Tile) -> Tile:
        card, place, owners, _ = tile
        risen = place if place == INACTIVE else min(place + 1, self._end(card))
        return card, risen, owners, NOBODY

    def lacks(self, state: State, who: int, node: Effect) -> str:
        match node:
            case BuildColony():
                return "there is no room for one"
            case RemoveColony():
                return "there is no such colony"
            case Trade(freely=False) if self._fleets_left(state, who) <= 0:
                return "there is no fleet left"
            case Trade():
                return "there is no colony to trade with"
            case RecallFleet():
                return "there is no fleet"
            case MoveColony():
                return "no marker can go so far"
            case _:
                return ""

    # ---- positions made to order ----------------------------------------------------------------

    def give(self, state: State, seat: int, fact: Status) -> bool | None:
        """A tile that is spoken of takes the place of one that is not."""
        if fact.what not in FACTS:
            return None
        card = self.program.layout.card[fact.cards[0]]
        if tile_of(state, card) is None:
            spare = [
                tile for tile in in_play(state) if tile[TILE] in self.blank and not tile[OWNERS]
            ]
            lay_out(state, tuple(tile for tile in in_play(state) if tile not in spare[:1]))
            self._put(state, card)
        tile = tile_of(state, card)
        assert tile is not None
        if (fact.what, fact.value) == ("track", INACTIVE) and card not in self.opens:
            return False  # it never sleeps
        return said(state, seat, fact, tile, self._end(card), self.places, self.fleet)

    def known(self, state: State, seat: int, fact: Status) -> int | None:
        if fact.what not in FACTS:
            return None
        return stands(state, seat, fact, self.program.layout.card[fact.cards[0]], self.fleet)

    # ---- for bots -------------------------------------------------------------------------------

    def brings(self, state: State, who: int) -> Iterator[Prospect]:
        return self.expected.brings(state, who)

    def ways(self, state: State, who: int, node: Effect) -> Mapping[int, Sequence[Prospect]]:
        match node:
            case BuildColony(again, on, full=full):
                sites = self._known(state, who, self.sites(state, who, again, full), on)
                return self.expected.building(state, who, sites)
            case Trade(on, freely=freely, every=every):
                tiles = self.open_tiles(state) if freely else self.partners(state, who)
                partners = self._known(state, who, tiles, on)
                return self.expected.trading(state, who, partners, every)
            case ColonyBonuses(one, on) if one or on is not None:
                tiles = self._known(state, who, self.with_own(state, who), on)
                return self.expected.bonuses_of(state, who, tiles, one)
            case ColonyBonuses():
                return {NOBODY: self.expected.bonuses(state, who)}
            case TradeIncome(on, every):
                tiles = self._known(state, who, self.open_tiles(state), on)
                return self.expected.income(state, tiles, every)
            case Raise(self.fleet) | RecallFleet():
                return {NOBODY: self.expected.trades(state, 1)}
            case _:
                return {}

    def _known(
        self, state: State, who: int, tiles: tuple[int, ...], on: ColonySet | None
    ) -> tuple[int, ...]:
        """Those that are meant, as far as that is known beforehand."""
        if on is None:
            return tiles
        number = self.program.layout.card
        among = sum(1 << number[name] for name in on.names) if on.names else -1
        return self.those(state, who, tiles, among, on.whose or "", on.without)

    # ---- for people -----------------------------------------------------------------------------

    def conceivable(self, kind: str) -> list[int]:
        return self.tiles

    def option(self, names: Names, kind: str, value: Any) -> str:
        return names.card(value)

    def identify(self, kind: str, value: Any) -> str:
        return f"card {self.program.library.cards[value].id}"

    def told(self, names: Names, what: str, name: str, subject: Any, count: int) -> str:
        return told(names, what, name, subject, count)

    def exhibits(self, state: State, players: tuple[str, ...]) -> list[Exhibit]:
        return exhibits(state, self.tracks)
