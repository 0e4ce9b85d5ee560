"""Cards from one place to another: hands, play, event piles, on top of other cards, and the piles
of those kinds that are not in the deck.

In: a program. Out: the helpers that generated code calls by these names. A card that lies on
another one is not in play: its tags do not count and its abilities sleep. What leaves a place loses
what lay on it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.engine.base.helpers import helper
from runtime.engine.base.linking import Linked
from runtime.engine.resolving.pool import mention
from runtime.state.log import note
from runtime.state.state import (
    FULL,
    GROUP,
    ROW,
    WHO,
    Entry,
    State,
    cards_of,
    entry_of,
    mentioned,
)


@helper
def beneath(S: State, hosts: int) -> int:
    """The cards that lie on these cards."""
    return sum(1 << card for card, under in S.stacked if hosts >> under & 1)


@helper
def stacked(S: State) -> int:
    """All cards that lie on another one."""
    return sum(1 << card for card, _ in S.stacked)


@helper
def several(it: Any) -> int:
    """The cards mentioned, or chosen so far where one after the other is chosen."""
    return sum(1 << card for card in cards_of(it))


@helper
def and_this(it: Any, card: int) -> Any:
    """Those and one more."""
    return mentioned(it, (*cards_of(it), card))


class Zones:
    def __init__(self, linked: Linked) -> None:
        self.linked, self.program = linked, linked.program
        self.entering: list[Callable[[State, int], None]] = []
        cards = self.program.library.cards
        self.rows = [
            (kind.row, sum(1 << i for i, card in enumerate(cards) if card.kind == kind.id))
            for kind in self.program.library.kinds
            if kind.row
        ]
        self.seats = {kind.id: kind.seats for kind in self.program.library.kinds if kind.seats}

    def lay_down(self, S: State, w: int, card: int) -> None:
        """Put a card in front of a player: its tags count and its abilities are active, and those
        who wait for cards to come into play look at it (`entering`)."""
        info = self.linked.cards[card]
        S.play[w] |= 1 << card
        for tag in info.tags:
            S.p[w][tag] += 1
        for event, trigger in info.triggers:
            S.listening[event] += ((w, card, trigger),)
        if info.rules:
            S.rules[w] = tuple(sorted(S.rules[w] + info.rules))
        if info.first >= 0:
            S.first_actions |= 1 << card
        for look in self.entering:
            look(S, card)

    def pick_up(self, S: State, w: int, card: int) -> None:
        """The reverse of `lay_down`, for cards that leave the table."""
        info = self.linked.cards[card]
        S.play[w] &= ~(1 << card)
        for tag in info.tags:
            S.p[w][tag] -= 1
        for event, trigger in info.triggers:
            S.listening[event] = tuple(t for t in S.listening[event] if t != (w, card, trigger))
        if info.rules:  # those for a while go on, as those of events do
            always = [rule for rule in info.rules if self.program.rules[rule].span == "always"]
            S.rules[w] = tuple(rule for rule in S.rules[w] if rule not in always)

    def take_up(self, S: State, card: int) -> None:
        """From wherever it lies but the deck."""
        bit = 1 << card
        for w in S.seats:
            if S.play[w] & bit:
                self.pick_up(S, w, card)
            S.hand[w] &= ~bit
            S.played_events[w] &= ~bit
        if S.seated:
            S.seated = tuple(one for one in S.seated if one[0] != card)
        S.discard &= ~bit
        S.turned_over &= ~bit
        S.used &= ~bit
        S.spent &= ~bit
        S.first_actions &= ~bit
        S.stacked = tuple((one, under) for one, under in S.stacked if one != card)
        S.obtained = tuple((one, kind) for one, kind in S.obtained if one != card)
        if S.laid:
            S.laid = tuple(one for one in S.laid if one[0] != card)
            self.fill_rows(S)
        S.held[card] = 0

    def take_seat(self, S: State, w: int, card: int, group: int) -> None:
        """All that a seat brings goes into the pool, and what the last of them brings."""
        info = self.linked.cards[card]
        S.seated += ((card, w),)
        if info.plain >= 0:
            S.pool.append(entry_of(info.plain, w, card, group=group))
        if sum(one == card for one, _ in S.seated) < self.seats[info.node.kind]:
            return
        S.laid = tuple((one, FULL if one == card else at, up) for one, at, up in S.laid)
        self.fill_rows(S)
        if "full" in info.lines:
            S.pool.append(entry_of(info.lines["full"], w, card))

    def fill_rows(self, S: State) -> None:
        """From the piles; what comes open in a search, the search does not know."""
        for number, cards in self.rows:
            lying = sum(place == ROW and cards >> card & 1 for card, place, _ in S.laid)
            more = [card for card in S.aside if cards >> card & 1][: number - lying]
            S.aside = tuple(card for card in S.aside if card not in more)
            S.laid += tuple((card, ROW, int(not S.trial)) for card in more)

    @helper
    def shift_card(self, S: State, e: Entry, card: int, to: str, owner: int, host: int) -> None:
        """Into another zone of that player, or onto the card `host`; the same card is then `it`.
        Out of the game is what comes to the discards and is not of the deck."""
        known = all(up for one, _, up in S.laid if one == card)
        known = known and not (to == "hand" and any(hand >> card & 1 for hand in S.hand))
        self.take_up(S, card)
        match to:
            case "hand":
                S.hand[owner] |= 1 << card
            case "events":
                S.played_events[owner] |= 1 << card
            case "discard":
                S.discard |= 1 << card & self.program.tables.deck_cards
            case "pile":
                S.aside = (*S.aside, card)
            case "deck":
                S.deck = (card, *S.deck[S.top :])
                S.top = 0
            case "play":
                self.lay_down(S, owner, card)
            case _:
                S.stacked += ((card, host),)
        note(S, "shift", e[WHO], (card if known else -1, to, owner), 1)
        mention(S, e[GROUP], (card,))

    @helper
    def turn_over_pile(self, S: State, e: Entry, n: int, wanted: int, public: bool) -> None:
        """The top cards of a pile beside the deck, for what follows; no search knows them."""
        if S.trial:
            S.unseen |= 1 << e[WHO]
            return
        cards = tuple(card for card in S.aside if wanted >> card & 1)[:n]
        S.aside = tuple(card for card in S.aside if card not in cards)
        S.turned_over |= sum(1 << card for card in cards)
        note(S, "reveal" if public else "look", e[WHO], cards, n)
        mention(S, e[GROUP], cards)

    def clear_table(self, S: State) -> None:
        """What was looked at and not taken is discarded; what is of another pile is out."""
        S.discard |= S.turned_over & self.program.tables.deck_cards
        S.turned_over = 0

    def put_aside(self, S: State, cards: list[int]) -> list[int]:
        """Those of the cards that have a pile beside the deck go on top of it; the others."""
        piles = self.program.tables.pile_cards
        S.aside = (*(card for card in cards if piles >> card & 1), *S.aside)
        return [card for card in cards if not piles >> card & 1]


@helper
def lend_tag(S: State, w: int, tag: int, n: int, period: str) -> None:
    """The player has so many more of the tag until the period ends, which a game does not."""
    S.p[w][tag] += n
    if period != "game":
        S.temporary_tags += ((w, tag, n, period),)


def take_back_tags(S: State, period: str) -> None:
    """The period ends: tags had for it are gone."""
    going = []
    for w, tag, n, until in S.temporary_tags:
        if until == period:
            S.p[w][tag] -= n
        else:
            going.append((w, tag, n, until))
    S.temporary_tags = tuple(going)
