"""Cards of kinds that sets add, where they are laid out: on areas, in rows, in piles of their own.

In: a program. Out: the helpers that generated code calls by these names. Where they lie stands in
`State.laid`: (card, area, `ROW` or `FULL`, whether it lies open). What lies face down, or on a
pile, no search knows: what it would do is not done in one, and the search ends there.
"""

from __future__ import annotations

from collections import Counter

from compiler import graph as g
from runtime.engine.base.helpers import helper
from runtime.engine.base.linking import Linked
from runtime.engine.play import Play
from runtime.engine.resolving.mentioning import mention, mention_too
from runtime.engine.resolving.pool import brought
from runtime.engine.zones import Zones
from runtime.state.layout import EVENT, Ignoring, Saved
from runtime.state.log import note
from runtime.state.state import GROUP, ROW, WHO, Entry, State, bits


@helper
def laid_on(state: State, areas: int) -> int:
    """The cards that lie on these areas."""
    return sum(1 << card for card, place, _ in state.laid if place >= 0 and areas >> place & 1)


@helper
def in_row(state: State) -> int:
    """The cards that lie in rows."""
    return sum(1 << card for card, place, _ in state.laid if place == ROW)


@helper
def laid_out(state: State) -> int:
    """Those and these."""
    return sum(1 << card for card, _, _ in state.laid)


@helper
def places_of(state: State, cards: int) -> int:
    """The areas on which one of these cards lies."""
    areas = 0
    for card, place, _ in state.laid:
        if place >= 0 and cards >> card & 1:
            areas |= 1 << place
    return areas


@helper
def top_at(state: State, area: int, cards: int) -> int:
    """The uppermost of these cards on the area."""
    return next(card for card, place, _ in state.laid[::-1] if place == area and cards >> card & 1)


@helper
def lying_open(state: State) -> int:
    """The cards that lie face up."""
    return sum(1 << card for card, _, up in state.laid if up)


@helper
def on_pile(state: State, cards: int) -> bool:
    """Whether any of these cards is in its pile."""
    return any(cards >> card & 1 for card in state.aside)


@helper
def kept(state: State, who: int) -> int:
    """What the player keeps of cards that are played later."""
    return sum(1 << card for card in state.opening[who] if card >= 0)


@helper
def seats_of(state: State, card: int, who: int) -> int:
    """How many seats the player has on the card."""
    return state.seated.count((card, who))


@helper
def markers_on(state: State, cards: int, who: int) -> int:
    """How many markers, or seats, the player has on these cards."""
    return sum(cards >> card & 1 for card, q in state.seated if q == who)


@helper
def marked(state: State, seats: tuple[int, ...], least: int = 1) -> int:
    """The cards on which the players have so many markers."""
    there = Counter(card for card, q in state.seated if q in seats)
    return sum(1 << card for card, number in there.items() if number >= least)


@helper
def mark(state: State, entry: Entry, card: int, down: bool) -> None:
    """A marker of the player onto the card, or away from it."""
    who = entry[WHO]
    if down:
        at = state.seated.index((card, who))
        state.seated = (*state.seated[:at], *state.seated[at + 1 :])
    else:
        state.seated += ((card, who),)
    note(state, "unmark" if down else "marker", who, card, 1)
    mention(state, entry[GROUP], (card,))


class Laid:
    def __init__(self, linked: Linked, play: Play, zones: Zones) -> None:
        self.program, self.play, self.zones = linked.program, play, zones
        cards, tables = self.program.library.cards, self.program.tables
        self.own, self.later = tables.own_cards, tables.kept_cards
        kinds = self.program.library.kinds
        self.number = {kind.id: index for index, kind in enumerate(kinds)}
        self.open = sum(
            1 << i
            for i, card in enumerate(cards)
            if any(k.id == card.kind and k.open for k in kinds)
        )

    @helper
    def settle(self, state: State, who: int, card: int, which: int) -> None:
        """The card remembers the tag or resource of this number, or, below zero, a player: the seat
        from -1 down."""
        kept = (one for one in state.settled if one[0] != card or (one[1] < 0) != (which < 0))
        state.settled = (*kept, (card, which))
        note(state, "settle", who, card, which)
        for tell in self.zones.linked.standing:
            tell(state)

    @helper
    def seatable(
        self,
        state: State,
        who: int,
        among: int = -1,
        less: Saved = 0,
        ignoring: Ignoring = False,
    ) -> list[int]:
        """Those of the cards in rows on which the player can take a seat."""
        cards, kinds = self.program.library.cards, self.zones.seats
        return [
            card
            for card, place, _ in state.laid
            if place == ROW
            and among >> card & 1
            and cards[card].kind in kinds
            and next(self.play.obstacles(state, who, card, "seat", less, ignoring), None) is None
        ]

    def later_of(self, state: State, who: int) -> int:
        """What the player keeps to be played later."""
        return kept(state, who) & self.later

    def told(self, state: State, event: g.EventKind, who: int, card: int) -> None:
        """What is done with a card of a set's own kind is heard, where a search may know it."""
        known = not state.trial or all(up for one, _, up in state.laid if one == card)
        if known and self.own >> card & 1:
            at = next((place for one, place, _ in state.laid if one == card), -1)
            self.play.events.hear(state, EVENT[event], who, card, max(at, -1), 1)

    @helper
    def lay(self, state: State, entry: Entry, cards: int, count: int, areas: int) -> None:
        """So many of the cards from the top of their pile onto each of the areas."""
        found: list[int] = []
        for area in bits(areas):
            for card in [card for card in state.aside if cards >> card & 1][:count]:
                state.aside = tuple(other for other in state.aside if other != card)
                state.laid += ((card, area, int(self.open >> card & 1 and not state.trial)),)
                found.append(card)
        if found:
            note(state, "lay", entry[WHO], self.kind_of(found[0]), len(found))
        for card in found:
            self.told(state, "lay", entry[WHO], card)

    @helper
    def uncover(self, state: State, entry: Entry, card: int, public: bool) -> None:
        """Look at a card that lies face down, or turn it over for all to see."""
        if state.trial:
            state.unseen |= 1 << entry[WHO]
            return
        note(state, "reveal" if public else "look", entry[WHO], (card,), 1)
        if not public:
            self.told(state, "look", entry[WHO], card)
        elif not lying_open(state) >> card & 1:
            state.laid = tuple((one, at, int(up or one == card)) for one, at, up in state.laid)
            self.told(state, "reveal", entry[WHO], card)

    @helper
    def cover(self, state: State, entry: Entry, card: int) -> None:
        """Turn a card that lies face up over."""
        note(state, "hide", entry[WHO], (card,), 1)
        self.told(state, "hide", entry[WHO], card)
        state.laid = tuple((one, at, up if one != card else 0) for one, at, up in state.laid)

    @helper
    def put_down(self, state: State, entry: Entry, card: int, area: int) -> None:
        """Onto another area as it lies, or from its player as its kind lies."""
        lay = [up for one, _, up in state.laid if one == card]
        up = lay[0] if lay else int(self.open >> card & 1)
        note(state, "put", entry[WHO], (card if up or not lay else -1, self.kind_of(card), area), 1)
        self.told(state, "shift", entry[WHO], card)
        self.zones.take_up(state, card)
        state.laid += ((card, area, up),)
        mention(state, entry[GROUP], area)

    def kind_of(self, card: int) -> int:
        """The number of the kind of the card."""
        return self.number[self.program.library.cards[card].kind]

    @helper
    def draw_own(self, state: State, entry: Entry, cards: int, count: int) -> None:
        """So many from the top of their pile."""
        for card in [card for card in state.aside if cards >> card & 1][:count]:
            self.acquire(state, entry, card)

    @helper
    def show_pile(self, state: State, entry: Entry, count: int, wanted: int, public: bool) -> None:
        """Turn over the top cards of a pile beside the deck."""
        cards = [card for card in state.aside if wanted >> card & 1][:count]
        self.zones.turn_over_pile(state, entry, count, wanted, public)
        for card in () if state.trial else cards:
            self.told(state, "reveal" if public else "look", entry[WHO], card)

    @helper
    def move_token(
        self, state: State, entry: Entry, card: int, to: str, owner: int, host: int
    ) -> None:
        """Into another zone, which is heard: who brings it over to himself takes it."""
        taken = to == "play" and owner == entry[WHO]
        event: g.EventKind = "take" if taken else "scrap" if to == "discard" else "shift"
        self.told(state, event, entry[WHO], card)
        self.zones.shift_card(state, entry, card, to, owner, host)

    @helper
    def acquire(self, state: State, entry: Entry, card: int) -> None:
        """The player takes the card: one of a kind of its own is played at once, or kept."""
        who, bit = entry[WHO], 1 << card
        if not self.own & bit:
            state.turned_over &= ~bit
            state.hand[who] |= bit
            note(state, "keep", who, card, 1)
            mention_too(state, entry[GROUP], card)
            return
        if state.trial and not any(one == card and up for one, _, up in state.laid):
            state.unseen |= 1 << who
            return
        self.told(state, "take", who, card)
        self.zones.take_up(state, card)
        state.aside = tuple(one for one in state.aside if one != card)
        mention_too(state, entry[GROUP], card)
        if self.later & bit:
            state.opening[who] += (card,)
            note(state, "keep", who, card, 1)
        else:
            note(state, "play", who, card, 1)
            self.play.enter(state, who, card, brought(entry))
