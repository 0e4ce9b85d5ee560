"""Positions made to order: what stands where, without having been played.

In: an engine, player names and the `Fact`s that shall hold. Out: a `Game` in the action phase of
its first generation, everything else empty, the rest of the deck shuffled; and the facts that
do not hold there. Cards in play count their tags and have their effects, but what playing them
gives is left out, and first actions count as taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from compiler import graph as g
from compiler.graph import walk
from runtime.driving.facts import holds
from runtime.driving.game import Game
from runtime.engine.zones import stacked
from runtime.games.playable import Playable
from runtime.program.program import Program
from runtime.state.layout import EVENT
from runtime.state.state import GENERATION, PASSED, ROW, State, bits, use_action

_ORDER = (
    *(g.Cards, g.Tiles, g.Stock, g.Level, g.Tags),
    *(g.Production, g.Counter, g.Held, g.Delegates, g.Status),
)
"""Facts are made so in this order: tiles move levels, cards bring tags, later ones say how many."""


def arrange(
    engine: Playable,
    players: Sequence[str],
    facts: Iterable[g.Fact],
    seed: int = 0,
    **options: Any,
) -> tuple[Game, tuple[g.Fact, ...]]:
    """The game and the facts that could not be made so, or that others undo. Nobody has the turn
    where none is given: see `give_turn`."""
    game = Game(engine, players, seed, begin=False, **options)
    game.rules.arrange(game.state)
    given = _ordered(_continued(facts))
    failed = [fact for fact in given if not _Arranger(game, fact).done()]
    failed += _without_tiles(game, given)
    game.state.first_actions = 0
    failed += [fact for fact in given if fact not in failed and not _is_kept(game, fact)]
    return game, tuple(failed)


def _is_kept(game: Game, fact: g.Fact) -> bool:
    """Whether no other fact undoes it. Tags are given without wild ones, which count elsewhere."""
    match fact.condition:
        case g.Compare(g.Tags((name,), printed=""), value=value):
            seat, field = game.players.index(fact.player), game.program.layout.tag[name]
            more = game.engine.terms.on_events(game.state, seat, field)
            return game.state.p[seat][field] + more == value
        case _:
            return holds(game, fact)


def _continued(facts: Iterable[g.Fact]) -> list[g.Fact]:
    """Several lists of how the deck begins are one, that goes on from line to line."""
    given: list[g.Fact] = []
    cards: tuple[str, ...] = ()
    for fact in facts:
        match fact.condition:
            case g.Status("begins", listed):
                cards, whole = (*cards, *listed), fact
            case _:
                given.append(fact)
    return [*given, replace(whole, condition=g.Status("begins", cards))] if cards else given


def _ordered(facts: Iterable[g.Fact]) -> list[g.Fact]:
    """What is put on top of the deck comes in reverse, so that the first one ends on top; how many
    cards the deck has comes last."""
    given = list(facts)
    stacked = [fact for fact in reversed(given) if _stacks(fact)]
    return [
        *sorted((fact for fact in given if not _stacks(fact)), key=_rank),
        *sorted(stacked, key=_counts),
    ]


def _measured(fact: g.Fact) -> g.Measure | g.Status | None:
    match fact.condition:
        case g.Compare(measure):
            return measure
        case g.Status():
            return fact.condition
        case _:
            return None


def _stacks(fact: g.Fact) -> bool:
    match _measured(fact):
        case g.Cards(cards):
            return cards.zone == "deck"
        case g.Status("begins"):
            return True
        case _:
            return False


def _counts(fact: g.Fact) -> bool:
    measure = _measured(fact)
    return isinstance(measure, g.Cards) and not measure.cards.names


def _rank(fact: g.Fact) -> int:
    match _measured(fact):
        case g.Status("under"):  # behind the cards, and before what lies on them
            return 1
        case measured:
            kind = type(measured)
    return _ORDER.index(kind) if kind in _ORDER else len(_ORDER)


class _Arranger:
    """Makes one fact so."""

    def __init__(self, game: Game, fact: g.Fact) -> None:
        self.game, self.engine = game, game.engine
        self.program, self.state = game.program, game.state
        self.measure = _measured(fact)
        self.none = isinstance(fact.condition, g.Compare) and fact.condition.bound == "max"
        self.value = fact.condition.value if isinstance(fact.condition, g.Compare) else 0
        self.seat = game.players.index(fact.player) if fact.player in game.players else -1

    def done(self) -> bool:
        """Whether it has been made so, which need not last; what is not there needs nothing."""
        lay = self.program.layout
        match self.measure:
            case g.Cards() | g.Tiles() if self.none:
                return True
            case g.Status() as status:
                return self._status(status)
            case g.Cards(cards):
                return self._cards(cards)
            case g.Tiles(tiles):
                return self._tiles(tiles)
            case g.Level(parameter):
                return self._level(parameter)
            case g.Held(cards):
                return self._held(cards)
            case g.Tags((name,), printed=""):
                field, seat = lay.tag[name], self.seat
                there = self.state.p[seat][field]  # on the cards in play
                self.value -= self.engine.terms.on_events(self.state, seat, field)
                return self._number(field, there)
            case g.Stock((name,)):
                return self._number(lay.stock[name], 0, lay.most.get(name))
            case g.Production((name,)):
                kinds = self.program.library.resources
                least = next(kind.least for kind in kinds if kind.id == name)
                return self._number(lay.production[name], least)
            case g.Counter(name):
                track = next(one for one in self.program.library.counters if one.id == name)
                return self._number(lay.counter[name], track.lowest, track.highest)
            case g.Seats(cards=g.CardSet(names=(name,))):
                return self._markers(name)
            case g.Delegates(delegates):
                made = (
                    one.make(self.state, self.seat, delegates, self.value)
                    for one in self.engine.extensions
                )
                return any(made)
            case _:
                return False

    def _number(self, field: int, least: int | None, most: int | None = None) -> bool:
        """What a player has, between these; of a limited kind it comes out of the supply."""
        low, high = least is not None and self.value < least, most is not None and self.value > most
        if self.seat < 0 or low or high:
            return False
        numbers = self.state.p[self.seat]
        self.engine.stocks.gives_field(self.state, field, numbers[field] - self.value)
        numbers[field] = self.value
        return True

    def _markers(self, name: str) -> bool:
        """Markers or seats of the player on a card that lies on the table."""
        state = self.state
        copies = self.program.layout.copies(name)
        laid = {card for card, _, _ in state.laid}
        there = [c for c in copies if c in laid or any(play >> c & 1 for play in state.play)]
        if self.seat < 0 or not there:
            return False
        state.seated = tuple(one for one in state.seated if one != (there[0], self.seat))
        state.seated += ((there[0], self.seat),) * self.value
        return True

    # ---- cards ----------------------------------------------------------------------------------

    def _cards(self, wanted: g.CardSet) -> bool:
        """Named cards go where they are wanted; unnamed ones come from the top of the deck. A deck
        that has so many cards has no others, and they are out of the game."""
        state, zone = self.state, wanted.zone
        if self.seat < 0 and zone not in ("deck", "discard", "market", "areas", "row"):
            return False
        cards = self._free_copies(wanted.names)
        if any(self._is_somewhere(card) for card in cards):
            return False
        if not cards:
            missing = self.value - (state.hand[self.seat].bit_count() if zone == "hand" else 0)
            cards = list(state.deck[: max(missing, 0)])
        state.deck = tuple(card for card in state.deck if card not in cards)
        state.aside = tuple(card for card in state.aside if card not in cards)
        mask = sum(1 << card for card in cards)
        for extension in self.engine.extensions:
            laid = extension.lay(state, self.seat, zone, wanted.at, cards)
            if laid is not None:
                return laid
        match zone:
            case "play":
                for card in cards:
                    self.engine.zones.lay_down(state, self.seat, card)
            case "hand" if mask & self.program.tables.kept_cards:
                state.opening[self.seat] += (*cards,)
            case "hand":
                state.hand[self.seat] |= mask
            case "areas":
                return self._lay(wanted, cards)
            case "row":
                kinds = {self.program.library.cards[card].kind for card in cards}
                same = self.program.layout.cards(g.CardSet(kinds=(*kinds,)))
                row = [one for one in state.laid if one[1] == ROW and same >> one[0] & 1]
                last = row[::-1][: len(cards)]
                state.laid = tuple(one for one in state.laid if one not in last)
                state.aside += tuple(card for card, _, _ in last)
                given = tuple((card, ROW, 1) for card in cards)
                state.laid = (*given, *state.laid)  # so that the next one takes no place of these
            case "events":
                state.played_events[self.seat] |= mask
            case "discard":
                state.discard |= mask
            case "deck" if wanted.names:
                state.deck = (*self.engine.zones.put_aside(state, cards), *state.deck)
            case "deck":
                state.deck = tuple(cards)
            case _:
                return False
        return True

    def _lay(self, wanted: g.CardSet, cards: list[int]) -> bool:
        """As their kind lies: face down, or open. Unnamed ones come from their pile."""
        lay, state = self.program.layout, self.state
        places = wanted.on.names if wanted.on is not None else ()
        if not places or places[0] not in lay.area:
            return False
        if not wanted.names:
            mask = lay.cards(g.CardSet(kinds=wanted.kinds))
            cards = [card for card in state.aside if mask >> card & 1][: self.value]
            state.aside = tuple(card for card in state.aside if card not in cards)
        up = self.engine.laid.open
        state.laid += tuple((card, lay.area[places[0]], up >> card & 1) for card in cards)
        return True

    def _free_copies(self, names: tuple[str, ...]) -> list[int]:
        """The cards, each or the first of its copies that is nowhere yet."""
        found: list[int] = []
        for name in names:
            copies = self.program.layout.copies(name)
            free = (card for card in copies if card not in found and not self._is_somewhere(card))
            found.append(next(free, copies[0]))
        return found

    def _own_copy(self, name: str) -> int:
        """The card, or the first of its copies that the player has in play."""
        copies = self.program.layout.copies(name)
        played = self.state.play[self.seat] if self.seat >= 0 else 0
        return next((card for card in copies if played >> card & 1), copies[0])

    def _is_somewhere(self, card: int) -> bool:
        state = self.state
        mine = (mask >> card & 1 for mask in (*state.hand, *state.play, *state.played_events))
        laid = any(one == card for one, *_ in (*state.laid, *state.stacked))
        return any(mine) or bool(state.discard >> card & 1) or laid

    def _status(self, status: g.Status) -> bool:
        state = self.state
        begins = status.what == "begins"
        cards = [] if begins else [self._own_copy(name) for name in status.cards]
        match status.what:
            case "generation":
                state.g[GENERATION] = status.value
                return status.value > 0
            case "turn":
                self.game.give_turn(self.seat)
            case "passed":
                state.g[PASSED] |= 1 << self.seat
                self.engine.events.remember(state, EVENT["pass"], self.seat, 0, 0, 1)
            case "used":
                ways = self.program.cards[cards[0]].ways
                if any(way.once for way in ways):
                    state.spent |= 1 << cards[0]
                if not all(way.once for way in ways):
                    use_action(state, self.seat, cards[0], self.program.tables.counted)
                return bool(ways)
            case "claimed" if status.value:
                taken = any(one == cards[0] for one, _ in state.claimed)
                state.claimed += ((cards[0], self.seat),)
                return not taken
            case "funded" if status.value:
                taken = any(one == cards[0] for one, _ in state.funded)
                state.funded += ((cards[0], self.seat),)
                return not taken
            case "begins":
                cards = self._free_copies(status.cards)
                if any(self._is_somewhere(card) for card in cards):
                    return False
                state.deck = tuple(card for card in state.deck if card not in cards)
                state.aside = tuple(card for card in state.aside if card not in cards)
                state.deck = (*self.engine.zones.put_aside(state, cards), *state.deck)
            case "tile":
                return self._own_tile(cards[0], status.area)
            case "under" if status.value:
                return self._under(status.cards[0], cards[1])
            case "claimed" | "funded" | "under" | "over" | "points":
                return True
            case _:
                given = (one.give(state, self.seat, status) for one in self.engine.extensions)
                return any(given)
        return True

    def _under(self, name: str, host: int) -> bool:
        """The card lies on one that the player has in play."""
        state, (card,) = self.state, self._free_copies((name,))
        state.deck = tuple(one for one in state.deck if one != card)
        state.aside = tuple(one for one in state.aside if one != card)
        if self._is_somewhere(card) or self.seat < 0 or not state.play[self.seat] >> host & 1:
            return False
        state.stacked += ((card, host),)
        return True

    def _own_tile(self, card: int, area: str) -> bool:
        """The tile that the card places lies there, and the card knows it as its own."""
        kinds = tiles_of(self.program, card)
        place = self.program.layout.area.get(area, -1)
        if not kinds or place < 0 or self.state.full >> place & 1:
            return False
        self.engine.board.lay(self.state, kinds[0], place, self.seat)
        self.state.site[card] = place
        return True

    def _held(self, wanted: g.CardSet) -> bool:
        """What lies on a card that is on the table."""
        if len(wanted.names) != 1:
            return False
        card = self._own_copy(wanted.names[0])
        self.state.held[card] = self.value
        there = (*self.state.play, stacked(self.state))
        return any(mask >> card & 1 for mask in there) or not self.value

    # ---- tiles and tracks -----------------------------------------------------------------------

    def _tiles(self, wanted: g.TileSet) -> bool:
        lay = self.program.layout
        if not wanted.tiles or wanted.on is None or not wanted.on.names:
            return False
        name = wanted.on.names[0]
        if name not in lay.area:
            return False
        tile = lay.tile[wanted.tiles[0]]
        stacks = self.program.library.tiles[tile].lies == "stacks"
        there = self.state.tiles[tile] if stacks else self.state.full
        if there >> lay.area[name] & 1:
            return False
        self.engine.board.lay(self.state, tile, lay.area[name], self.seat)
        if not self.program.library.tiles[tile].counted:
            for field in _moved(self.engine, tile):
                self.state.g[field] += 1
        return True

    def _level(self, parameter: str) -> bool:
        """The level; where tiles make it, they are on the board too, on the last free areas."""
        program, state = self.program, self.state
        field = program.layout.level[parameter]
        for tile in range(len(program.library.tiles)):
            if field not in _moved(self.engine, tile):
                continue
            missing = self.value - state.tiles[tile].bit_count()
            free = _open_areas(self.engine, state, tile)
            if not 0 <= missing <= len(free):
                return False
            for area in reversed(free[len(free) - missing :]):
                self.engine.board.lay(state, tile, area, -1)
        state.g[field] = self.value
        return True


def tiles_of(program: Program, card: int) -> list[int]:
    """The kinds of tile that the card places, `place this tile` first."""
    node = program.library.cards[card]
    placed = {one.tile or g.SPECIAL for one in walk(node) if isinstance(one, g.Place)}
    return [program.layout.tile[one] for one in sorted(placed, key=lambda one: one != g.SPECIAL)]


def _knows_its_tile(program: Program, card: int) -> bool:
    """Whether anything on the card speaks of the tile that it placed."""
    return any(getattr(one, "at", "") == "this" for one in walk(program.library.cards[card]))


def _without_tiles(game: Game, given: Sequence[g.Fact]) -> list[g.Fact]:
    """A tile given apart from the card that places such tiles is that card's own. The cards that
    want to know theirs and cannot, since several might be it: where each stands must be said."""
    program, state = game.program, game.state
    lost: list[g.Fact] = []
    for fact in given:
        match fact:
            case g.Fact(player, g.Compare(g.Cards(g.CardSet(zone="play", names=(name,))))):
                card, seat = program.layout.card[name], game.players.index(player)
                if card in state.site or not (kinds := tiles_of(program, card)):
                    continue
                mine = bits(state.tiles[kinds[0]] & state.own[seat] & ~_sites(state))
                others = [one for one in bits(state.play[seat]) if one not in state.site]
                rivals = [one for one in others if tiles_of(program, one)[:1] == kinds[:1]]
                if len(mine) == 1 and len(rivals) == 1:
                    state.site[card] = mine[0]
                elif mine and _knows_its_tile(program, card):
                    lost.append(fact)
    return lost


def _sites(state: State) -> int:
    return sum({1 << area for area in state.site.values()})


def _moved(engine: Playable, tile: int) -> set[int]:
    """The level fields that count the tiles of this kind: limited ones that move them by one."""
    library, level = engine.library, engine.layout.level
    kind = library.tiles[tile]
    if kind.counted and not any(one.counted == kind.counted for one in library.resources):
        return {level[kind.counted]}
    if kind.supply is None:
        return set()
    return {
        level[n.track] for n in walk(kind.effect) if isinstance(n, g.Raise) and n.track in level
    }


def _open_areas(engine: Playable, state: State, tile: int) -> tuple[int, ...]:
    """Where a tile of this kind may go by its own rule, in board order."""
    return tuple(bits(engine.linked.open_areas[tile](state, 0)))
