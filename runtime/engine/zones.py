"""Cards from one place to another: hands, play, event piles, on top of other cards, and the piles
of those kinds that are not in the deck.

In: a program. Out: the helpers that generated code calls by these names. A card that lies on
another one is not in play: its tags do not count and its abilities sleep. What leaves a place loses
what lay on it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Any

from compiler.graph.base import ANY
from runtime.engine.base.helpers import helper
from runtime.engine.base.linking import Linked
from runtime.engine.resolving.mentioning import mention_all, mention_too
from runtime.state.log import note
from runtime.state.state import (
    FULL,
    GROUP,
    ROW,
    WHO,
    Entry,
    State,
    bits,
    cards_of,
    entry_of,
    mentioned,
    one_more,
    them_of,
)


@helper
def beneath(state: State, hosts: int) -> int:
    """The cards that lie on these cards."""
    if not state.stacked:
        return 0
    return sum([1 << card for card, under in state.stacked if hosts >> under & 1])


@helper
def stacked(state: State) -> int:
    """All cards that lie on another one."""
    return sum(1 << card for card, _ in state.stacked)


@helper
def several(it: Any) -> int:
    """The cards mentioned, or chosen so far where one after the other is chosen."""
    return sum([1 << card for card in cards_of(it)])


@helper
def together_with(it: Any) -> int:
    """The cards last mentioned together."""
    return sum([1 << card for card in them_of(it)])


@helper
def none_yet(it: Any) -> Any:
    """The same before one card after the other is chosen."""
    return mentioned(it, ())


@helper
def and_this(it: Any, card: int) -> Any:
    """Those and one more."""
    return one_more(it, card)


class Zones:
    def __init__(self, linked: Linked) -> None:
        self.linked, self.program = linked, linked.program
        self.entering: list[Callable[[State, int], None]] = []
        self.events = self.program.tables.event_cards
        cards = self.program.library.cards
        self.rows = [
            (kind.row, sum(1 << i for i, card in enumerate(cards) if card.kind == kind.id))
            for kind in self.program.library.kinds
            if kind.row
        ]
        kinds = dict.fromkeys(card.holds for card in cards if card.holds)
        holders = {held: self._holding(held) for held in kinds}
        self.alike_to = [holders.get(card.holds, 0) for card in cards]
        self.seats = {kind.id: kind.seats for kind in self.program.library.kinds if kind.seats}

    def _holding(self, held: str) -> int:
        """The cards that can hold what lies on one that holds this."""
        cards = enumerate(self.program.library.cards)
        return sum(
            1 << i
            for i, card in cards
            if card.holds and (ANY in (held, card.holds) or card.holds == held)
        )

    @helper
    def alike(self, it: Any) -> int:
        """Those that can hold what the cards mentioned hold."""
        return reduce(or_, (self.alike_to[card] for card in cards_of(it)), 0)

    def settle_events(self, state: State) -> None:
        """At the end of an action played events are turned face down: their tags no longer count
        (FAQ, "Do tags on event cards have any effects?")."""
        state.face_up = False
        for who in state.seats:
            played = state.play[who] & self.events
            state.play[who] ^= played
            state.played_events[who] |= played
            for card in bits(played):
                for tag in self.linked.cards[card].tags:
                    state.p[who][tag] -= 1

    def lay_down(self, state: State, who: int, card: int) -> None:
        """Put a card in front of a player: its tags count and its abilities are active, and those
        who wait for cards to come into play look at it (`entering`)."""
        info = self.linked.cards[card]
        state.play[who] |= 1 << card
        if self.events >> card & 1:
            state.face_up = True
        for tag in info.tags:
            state.p[who][tag] += 1
        for event, trigger in info.triggers:
            state.listening[event] += ((who, card, trigger),)
        if info.rules:
            state.rules[who] = tuple(sorted(state.rules[who] + info.rules))
        if info.imposed:
            for seat in state.seats:
                if seat != who:
                    state.rules[seat] = tuple(sorted(state.rules[seat] + info.imposed))
        if info.first >= 0:
            state.first_actions |= 1 << card
        for look in self.entering:
            look(state, card)
        for tell in self.linked.standing:
            tell(state)

    def pick_up(self, state: State, who: int, card: int) -> None:
        """The reverse of `lay_down`, for cards that leave the table."""
        info = self.linked.cards[card]
        state.play[who] &= ~(1 << card)
        for tag in info.tags:
            state.p[who][tag] -= 1
        for event, trigger in info.triggers:
            state.listening[event] = tuple(
                t for t in state.listening[event] if t != (who, card, trigger)
            )
        standing = (*info.rules, *info.imposed)
        if standing:  # those for a while go on, as those of events do
            always = {rule for rule in standing if self.program.rules[rule].span == "always"}
            for seat in state.seats if info.imposed else (who,):
                state.rules[seat] = tuple(rule for rule in state.rules[seat] if rule not in always)
        for tell in self.linked.standing:
            tell(state)

    def take_up(self, state: State, card: int) -> None:
        """From wherever it lies but the deck."""
        bit = 1 << card
        for who in state.seats:
            if state.play[who] & bit:
                self.pick_up(state, who, card)
            state.hand[who] &= ~bit
            state.played_events[who] &= ~bit
        if state.used_by:
            state.used_by = tuple(one for one in state.used_by if one[0] != card)
        if state.seated:
            state.seated = tuple(one for one in state.seated if one[0] != card)
        state.discard &= ~bit
        state.turned_over &= ~bit
        state.used &= ~bit
        state.spent &= ~bit
        state.first_actions &= ~bit
        state.stacked = tuple((one, under) for one, under in state.stacked if one != card)
        state.obtained = tuple((one, kind) for one, kind in state.obtained if one != card)
        if state.laid:
            state.laid = tuple(one for one in state.laid if one[0] != card)
            self.fill_rows(state)
        state.held[card] = 0

    def take_seat(self, state: State, who: int, card: int, group: int) -> None:
        """All that a seat brings goes into the pool, and what the last of them brings."""
        info = self.linked.cards[card]
        state.seated += ((card, who),)
        if info.plain >= 0:
            state.pool.append(entry_of(info.plain, who, card, group=group))
        if sum(one == card for one, _ in state.seated) < self.seats[info.node.kind]:
            return
        state.laid = tuple((one, FULL if one == card else at, up) for one, at, up in state.laid)
        self.fill_rows(state)
        if "full" in info.lines:
            state.pool.append(entry_of(info.lines["full"], who, card, group=group))

    def fill_rows(self, state: State) -> None:
        """From the piles; what comes open in a search, the search does not know."""
        for number, cards in self.rows:
            lying = sum(place == ROW and cards >> card & 1 for card, place, _ in state.laid)
            more = [card for card in state.aside if cards >> card & 1][: number - lying]
            state.aside = tuple(card for card in state.aside if card not in more)
            state.laid += tuple((card, ROW, int(not state.trial)) for card in more)

    @helper
    def shift_card(
        self, state: State, entry: Entry, card: int, to: str, owner: int, host: int
    ) -> None:
        """Into another zone of that player, or onto the card `host`; the same card is then `it`.
        Out of the game is what comes to the discards and is not of the deck. From player to player
        a card in play goes with what lies on it."""
        known = all(up for one, _, up in state.laid if one == card)
        if to in ("hand", "deck", "bottom"):  # what nobody else has seen stays so
            known = known and not (reduce(or_, state.hand) | state.turned_over) >> card & 1
        before = [seat for seat in state.seats if state.play[seat] >> card & 1]
        if before and to == "play":
            first_actions = state.first_actions
            self.pick_up(state, before[0], card)
            self.lay_down(state, owner, card)
            state.first_actions = first_actions
            note(state, "shift", entry[WHO], (card, to, owner), 1)
            mention_too(state, entry[GROUP], card)
            return
        self.take_up(state, card)
        match to:
            case "hand":
                state.hand[owner] |= 1 << card
            case "events":
                state.played_events[owner] |= 1 << card
            case "discard":
                state.discard |= 1 << card & self.program.tables.deck_cards
            case "pile":
                state.aside = (*state.aside, card)
            case "deck" | "bottom" if not self.program.tables.deck_cards >> card & 1:
                if self.program.tables.pile_cards >> card & 1:
                    state.aside = (*state.aside, card)
            case "deck":
                state.deck = (card, *state.deck[state.top :])
                state.top = 0
            case "bottom":
                state.deck = (*state.deck, card)
            case "play":
                self.lay_down(state, owner, card)
            case _:
                state.stacked += ((card, host),)
        note(state, "shift", entry[WHO], (card if known else -1, to, owner), 1)
        mention_too(state, entry[GROUP], card)

    def turn_over_pile(
        self, state: State, entry: Entry, count: int, wanted: int, public: bool
    ) -> None:
        """The top cards of a pile beside the deck, for what follows; no search knows them."""
        if state.trial:
            state.unseen |= 1 << entry[WHO]
            return
        cards = tuple(card for card in state.aside if wanted >> card & 1)[:count]
        state.aside = tuple(card for card in state.aside if card not in cards)
        state.turned_over |= sum(1 << card for card in cards)
        note(state, "reveal" if public else "look", entry[WHO], cards, count)
        mention_all(state, entry[GROUP], cards)

    def clear_table(self, state: State) -> None:
        """What was looked at and not taken is discarded; what is of another pile is out."""
        state.discard |= state.turned_over & self.program.tables.deck_cards
        state.turned_over = 0

    def put_aside(self, state: State, cards: list[int]) -> list[int]:
        """Those of the cards that have a pile beside the deck go on top of it; the others."""
        piles = self.program.tables.pile_cards
        state.aside = (*(card for card in cards if piles >> card & 1), *state.aside)
        return [card for card in cards if not piles >> card & 1]


@helper
def lend_tag(state: State, who: int, tag: int, count: int, period: str) -> None:
    """The player has so many more of the tag until the period ends, which a game does not."""
    state.p[who][tag] += count
    if period != "game":
        state.temporary_tags += ((who, tag, count, period),)


def take_back_tags(state: State, period: str) -> None:
    """The period ends: tags had for it are gone."""
    going = []
    for who, tag, n, until in state.temporary_tags:
        if until == period:
            state.p[who][tag] -= n
        else:
            going.append((who, tag, n, until))
    state.temporary_tags = tuple(going)
