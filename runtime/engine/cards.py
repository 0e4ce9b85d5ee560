"""Helpers about cards: drawing, turning over, filters that depend on the state.

In: a `Program`'s tables. Out: the helpers that generated code calls by these names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from runtime.engine.base.helpers import helper
from runtime.engine.base.linking import Linked
from runtime.engine.base.standing import TermsOf
from runtime.engine.resolving.mentioning import mention_all
from runtime.state.chance import drawn
from runtime.state.log import note
from runtime.state.state import (
    AS_OF,
    CHOSEN,
    DOER,
    GROUP,
    WHO,
    Entry,
    State,
    bits,
    shuffled,
)

NEUTRAL = -1
"""The seat of the neutral opponent of a solo game, and the card on which it has whatever is
wanted."""


@helper
def mask_of(cards: Iterable[int]) -> int:
    """The mask of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


@helper
def having(state: State, mask: int, least: int) -> int:
    """Those of the cards with at least so many resources."""
    held = state.held
    return sum([1 << card for card in bits(mask) if held[card] >= least])


@helper
def at_most(state: State, mask: int, most: int) -> int:
    """Those of the cards with at most so many resources."""
    held = state.held
    return sum([1 << card for card in bits(mask) if held[card] <= most])


@helper
def held_on(state: State, mask: int) -> int:
    """All resources on these cards."""
    held, total = state.held, 0
    while mask:
        low = mask & -mask
        total += held[low.bit_length() - 1]
        mask ^= low
    return total


@helper
def most_held_on(state: State, mask: int) -> int:
    """The resources on that of these cards which has most."""
    held = state.held
    return max([held[card] for card in bits(mask)], default=0)


@helper
def tags_on(mask: int, fields: tuple[int, ...], tags: list[tuple[int, ...]]) -> int:
    """How many of these tags the cards print; `tags` by card."""
    return sum([tag in fields for card in bits(mask) for tag in tags[card]])


@helper
def union(masks: Any) -> int:
    total = 0
    for mask in masks:
        total |= mask
    return total


@helper
def present(state: State) -> int:
    """The cards in front of the players, and those that lie on them: what has left the table takes
    no resources and does nothing any more."""
    here = union(state.play)
    return here | sum([1 << card for card, _ in state.stacked]) if state.stacked else here


@helper
def holder(state: State, card: int) -> int:
    """Who has the card in play, or -1."""
    if card == NEUTRAL:
        return NEUTRAL
    for q, cards in enumerate(state.play):
        if cards >> card & 1:
            return q
    return -1


@helper
def scorer(state: State, card: int, who: int) -> int:
    """Who has the card in play or among the events played, or else that player."""
    there = zip(state.play, state.played_events, strict=True)
    return next((q for q, (one, other) in enumerate(there) if (one | other) >> card & 1), who)


@helper
def keeper(state: State, card: int, who: int) -> tuple[int, ...]:
    """Before whom the card lies, or who is about to play it."""
    found = holder(state, card)
    return (who if found < 0 else found,)


def portions(there: int, count: int, how: str) -> Iterable[int]:
    """How many of those there may be taken, the most first: so many (empty), `up to` so many, or
    `all` but so many; `far`: as far as there are so many, which may be none."""
    match how:
        case "far":
            return (min(count, there),)
        case "up to":
            return range(min(count, there), 0, -1)
        case "all":
            return (there - count,) if there > count else ()
        case _:
            return (count,) if there >= count > 0 else ()


@helper
def neutral(state: State) -> list[int]:
    """The seat of the neutral opponent, and the card on which it has whatever is wanted; in solo
    games only."""
    return [NEUTRAL] if state.solo else []


@helper
def neutral_one(state: State, that: Any) -> list[int]:
    """The same where that one has been chosen, or taken from before."""
    return [NEUTRAL] if state.solo and that and that[DOER] < 0 and any(that[CHOSEN:AS_OF]) else []


@helper
def seat(seat: int | None) -> tuple[int, ...]:
    """The player, if there is one: not where nobody has been mentioned, nor the neutral one."""
    return () if seat is None or seat < 0 else (seat,)


@helper
def in_turn(state: State, who: int) -> list[int]:
    """All players, the acting one first, then in turn order."""
    seats = [*state.seats]
    return seats[who:] + seats[:who]


@helper
def leaders(
    state: State, count: Callable[[int], int], rank: str, who: int = 0, but: int = -1
) -> list[int]:
    """The players of that rank, in turn order from `w` on, leaving one out; who ties shares it, and
    a tie for the most leaves no second (FAQ, "Global Event Clarifications")."""
    counts = {q: count(q) for q in in_turn(state, who) if q != but}
    places = sorted(set(counts.values()), reverse=rank != "fewest")
    if not places:  # there are no others
        return []
    found = [q for q in counts if counts[q] == places[0]]
    if rank != "second most":
        return found
    return [q for q in counts if counts[q] == places[1]] if len(found) == 1 < len(places) else []


class Deck:
    def __init__(self, linked: Linked, terms: TermsOf) -> None:
        self.linked, self.program, self.terms = linked, linked.program, terms

    # ---- deck -----------------------------------------------------------------------------------

    def next_card(self, state: State) -> int:
        """Take the top card; the discards are shuffled into a new deck when it is empty (FAQ, "What
        happens if you run out of cards in the draw pile?"). -1 when there are none either."""
        if state.top >= len(state.deck):
            if not state.discard:
                return -1
            state.deck = tuple(shuffled(state, bits(state.discard)))
            state.top = 0
            state.discard = 0
            note(state, "reshuffle", 0, 0, len(state.deck))
        state.top += 1
        return state.deck[state.top - 1]

    def next_cards(self, state: State, count: int) -> Sequence[int]:
        """The same of so many, fewer where there are no more."""
        top = state.top
        if top + count <= len(state.deck):
            state.top += count
            return state.deck[top : state.top]
        cards = (self.next_card(state) for _ in range(count))
        return [card for card in cards if card >= 0]

    @helper
    def printed_costs(self, cards: int) -> int:
        """Of all these cards together."""
        return sum(self.linked.cards[card].cost for card in bits(cards))

    @helper
    def points_on(self, state: State, who: int, cards: int) -> int:
        """Of all these cards together, each counted for who has it in play, or as if `who` had."""
        found, linked = 0, self.linked
        for card in bits(cards):
            having = (
                q for q in state.seats if (state.play[q] | state.played_events[q]) >> card & 1
            )
            owner = next(having, who)
            found += sum(each(state, owner, card) for each in linked.points[card])
            for other, whose, each in linked.points_for_others:
                found += each(state, owner, card) if (other, whose) == (card, "all") else 0
        return max(0, found)

    @helper
    def kinds_on(self, state: State, cards: int) -> int:
        """How many kinds of resources lie on these cards."""
        kinds = self.program.tables.held_kind
        return len({kinds[card] for card in bits(cards) if state.held[card]} - {-1})

    @helper
    def by_chance(self, state: State, who: int, cards: int, count: int) -> list[int]:
        """So many of the cards, or all there are; no search knows which."""
        if state.trial:
            state.unseen |= 1 << who
            return bits(cards)[:count]
        return drawn(state, ("card", who, None, (*bits(cards),)), count)

    @staticmethod
    def _unseen(state: State, who: int) -> bool:
        """Whether this is a search, which must not know a card that nobody knows: nothing hidden
        decides what is offered. From then on what asks this player for cards counts as possible."""
        if state.trial and (state.top < len(state.deck) or state.discard):
            state.unseen |= 1 << who
        return state.trial

    @helper
    def draw(self, state: State, who: int, count: int) -> tuple[int, ...]:
        """Into the player's hand, as many as there are; which they are."""
        if self._unseen(state, who):
            return ()
        drawn = []
        for _ in range(count):
            card = self.next_card(state)
            if card < 0:
                break
            state.hand[who] |= 1 << card
            drawn.append(card)
        if drawn:
            note(state, "draw", who, tuple(drawn), len(drawn))
        return tuple(drawn)

    @helper
    def draw_until(self, state: State, who: int, count: int, wanted: int) -> tuple[int, ...]:
        """Reveal cards until `n` wanted ones are found; the others are discarded, and all have seen
        them. Stops when every card of deck and discards has been seen."""
        if self._unseen(state, who):
            return ()
        limit = len(state.deck) - state.top + state.discard.bit_count()
        found: list[int] = []
        missed: list[int] = []
        while len(found) < count and limit > 0:
            card = self.next_card(state)
            if card < 0:
                break
            limit -= 1
            if wanted >> card & 1:
                found.append(card)
                state.hand[who] |= 1 << card
            else:
                missed.append(card)
        state.discard |= mask_of(missed)
        note(state, "find", who, (tuple(found), tuple(missed)), len(found))
        return tuple(found)

    @staticmethod
    @helper
    def peek(state: State, who: int, other: int) -> None:
        """The player sees the other one's hand."""
        if state.trial:
            state.unseen |= 1 << who
        cards = tuple(bits(state.hand[other]))
        note(state, "look", who, cards, len(cards))

    @helper
    def turn_over(self, state: State, entry: Entry, count: int, public: bool) -> None:
        """Put cards on the table for what follows; those left there are discarded at the end."""
        if self._unseen(state, entry[WHO]):
            return
        cards = []
        for _ in range(count):
            card = self.next_card(state)
            if card < 0:
                break
            cards.append(card)
            state.turned_over |= 1 << card
        note(state, "reveal" if public else "look", entry[WHO], tuple(cards), count)
        mention_all(state, entry[GROUP], tuple(cards))

    @helper
    def turn_up(self, state: State, entry: Entry, cards: int, count: int, public: bool) -> None:
        """The same with some of the discards, as chance has it, as many as there are."""
        if self._unseen(state, entry[WHO]):
            return
        chosen = tuple(self.by_chance(state, entry[WHO], cards, count))
        state.discard &= ~sum(1 << card for card in chosen)
        state.turned_over |= sum(1 << card for card in chosen)
        note(state, "reveal" if public else "look", entry[WHO], chosen, count)
        mention_all(state, entry[GROUP], chosen)

    # ---- taking resources -----------------------------------------------------------------------

    @helper
    def unloadable(
        self, state: State, who: int, mask: int, count: int, how: str
    ) -> list[tuple[int, int]]:
        """(card, how many) pairs that may be removed; protected ones are left out. `how` as in
        `portions`."""
        options = []
        for card in bits(mask):
            there = state.held[card]
            if not there and how != "far":
                continue
            if self.linked.cards[card].protected:  # from its owner, too (FAQ, on pets)
                continue
            owner, kind = holder(state, card), self.program.tables.held_kind[card]
            counts = self._lost(state, who, owner, kind, portions(there, count, how))
            options += [(card, lost) for lost in counts]
        return options

    def _lost(
        self, state: State, who: int, seat: int, kind: int, counts: Iterable[int]
    ) -> Iterable[int]:
        """Of so many that would be taken from a player, those that are: half of them is rounded
        down."""
        half = self.terms.of(state, seat).protects.get(kind) if seat != who else None
        if half is None:
            return counts
        return dict.fromkeys(count // 2 for count in counts if count > 1) if half else ()

    @helper
    def takeable(
        self,
        state: State,
        who: int,
        players: list[int],
        field: int,
        kind: int,
        count: int,
        how: str,
    ) -> list[tuple[int, int]]:
        """(player, how many) pairs that may be taken from stocks; `how` as in `portions`."""
        options = []
        for q in players:
            if q == NEUTRAL:
                options += [(q, count)] * (count > 0)
                continue
            there = state.p[q][field]
            if there or how == "far":
                counts = self._lost(state, who, q, kind, portions(there, count, how))
                options += [(q, lost) for lost in counts]
        return options
