"""Cards of kinds that sets add, where they are laid out: on areas, in rows, in piles of their own.

In: a program. Out: the helpers that generated code calls by these names. Where they lie stands in
`State.laid`: (card, area, `ROW` or `FULL`, whether it lies open). What lies face down, or on a
pile, no search knows: what it would do is not done in one, and the search ends there.
"""

from __future__ import annotations

from runtime.engine.base.helpers import helper
from runtime.engine.base.linking import Linked
from runtime.engine.play import Play
from runtime.engine.resolving.pool import mention
from runtime.engine.zones import Zones
from runtime.state.log import note
from runtime.state.state import GROUP, ROW, WHO, Entry, State, bits


@helper
def laid_on(S: State, areas: int) -> int:
    """The cards that lie on these areas."""
    return sum(1 << card for card, place, _ in S.laid if place >= 0 and areas >> place & 1)


@helper
def in_row(S: State) -> int:
    """The cards that lie in rows."""
    return sum(1 << card for card, place, _ in S.laid if place == ROW)


@helper
def laid_out(S: State) -> int:
    """Those and these."""
    return sum(1 << card for card, _, _ in S.laid)


@helper
def places_of(S: State, cards: int) -> int:
    """The areas on which one of these cards lies."""
    areas = 0
    for card, place, _ in S.laid:
        if place >= 0 and cards >> card & 1:
            areas |= 1 << place
    return areas


@helper
def top_at(S: State, area: int, cards: int) -> int:
    """The uppermost of these cards on the area."""
    return next(card for card, place, _ in S.laid[::-1] if place == area and cards >> card & 1)


@helper
def lying_open(S: State) -> int:
    """The cards that lie face up."""
    return sum(1 << card for card, _, up in S.laid if up)


@helper
def on_pile(S: State, cards: int) -> bool:
    """Whether any of these cards is in its pile."""
    return any(cards >> card & 1 for card in S.aside)


@helper
def kept(S: State, w: int) -> int:
    """What the player keeps of cards that are played later."""
    return sum(1 << card for card in S.opening[w] if card >= 0)


@helper
def seats_of(S: State, card: int, w: int) -> int:
    """How many seats the player has on the card."""
    return S.seated.count((card, w))


@helper
def markers_on(S: State, cards: int, w: int) -> int:
    """How many markers, or seats, the player has on these cards."""
    return sum(cards >> card & 1 for card, q in S.seated if q == w)


@helper
def marked(S: State, seats: tuple[int, ...]) -> int:
    """The cards on which one of the players has a marker."""
    return sum(1 << card for card in {card for card, q in S.seated if q in seats})


@helper
def mark(S: State, e: Entry, card: int, down: bool) -> None:
    """A marker of the player onto the card, or away from it."""
    w = e[WHO]
    if down:
        at = S.seated.index((card, w))
        S.seated = (*S.seated[:at], *S.seated[at + 1 :])
    else:
        S.seated += ((card, w),)
    note(S, "unmark" if down else "marker", w, card, 1)
    mention(S, e[GROUP], (card,))


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

    def seatable(self, S: State, w: int) -> list[int]:
        """The cards in rows on which the player can take a seat."""
        cards, kinds = self.program.library.cards, self.zones.seats
        return [
            card
            for card, place, _ in S.laid
            if place == ROW
            and cards[card].kind in kinds
            and next(self.play.obstacles(S, w, card, "seat"), None) is None
        ]

    def later_of(self, S: State, w: int) -> int:
        """What the player keeps to be played later."""
        return kept(S, w) & self.later

    @helper
    def lay(self, S: State, e: Entry, cards: int, n: int, areas: int) -> None:
        """So many of the cards from the top of their pile onto each of the areas."""
        found: list[int] = []
        for area in bits(areas):
            for card in [card for card in S.aside if cards >> card & 1][:n]:
                S.aside = tuple(other for other in S.aside if other != card)
                S.laid += ((card, area, int(self.open >> card & 1 and not S.trial)),)
                found.append(card)
        if found:
            note(S, "lay", e[WHO], self.kind_of(found[0]), len(found))

    @helper
    def uncover(self, S: State, e: Entry, card: int, public: bool) -> None:
        """Look at a card that lies face down, or turn it over for all to see."""
        if S.trial:
            S.unseen |= 1 << e[WHO]
            return
        note(S, "reveal" if public else "look", e[WHO], (card,), 1)
        if public:
            S.laid = tuple((one, at, int(up or one == card)) for one, at, up in S.laid)

    @helper
    def cover(self, S: State, e: Entry, card: int) -> None:
        """Turn a card that lies face up over."""
        note(S, "hide", e[WHO], (card,), 1)
        S.laid = tuple((one, at, up if one != card else 0) for one, at, up in S.laid)

    @helper
    def put_down(self, S: State, e: Entry, card: int, area: int) -> None:
        """Onto another area as it lies, or from its player as its kind lies."""
        lay = [up for one, _, up in S.laid if one == card]
        up = lay[0] if lay else int(self.open >> card & 1)
        note(S, "put", e[WHO], (card if up or not lay else -1, self.kind_of(card), area), 1)
        self.zones.take_up(S, card)
        S.laid += ((card, area, up),)
        mention(S, e[GROUP], area)

    def kind_of(self, card: int) -> int:
        """The number of the kind of the card."""
        return self.number[self.program.library.cards[card].kind]

    @helper
    def draw_own(self, S: State, e: Entry, cards: int, n: int) -> None:
        """So many from the top of their pile."""
        for card in [card for card in S.aside if cards >> card & 1][:n]:
            self.acquire(S, e, card)

    @helper
    def acquire(self, S: State, e: Entry, card: int) -> None:
        """The player takes the card: one of a kind of its own is played at once, or kept."""
        w, bit = e[WHO], 1 << card
        if not self.own & bit:
            S.turned_over &= ~bit
            S.hand[w] |= bit
            note(S, "keep", w, card, 1)
            return
        if S.trial and not any(one == card and up for one, _, up in S.laid):
            S.unseen |= 1 << w
            return
        self.zones.take_up(S, card)
        S.aside = tuple(one for one in S.aside if one != card)
        mention(S, e[GROUP], (card,))
        if self.later & bit:
            S.opening[w] += (card,)
            note(S, "keep", w, card, 1)
        else:
            note(S, "play", w, card, 1)
            self.play.enter(S, w, card, e[GROUP])
