"""Cards from one place to another: hands, play, event piles, on top of other cards, and the piles
of those kinds that are not in the deck.

In: a program. Out: the helpers that generated code calls by these names. A card that lies on
another one is not in play: its tags do not count and its abilities sleep. What leaves a place loses
what lay on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from runtime.state.state import IN, WHO, Entry, State, cards_of, mentioned

if TYPE_CHECKING:
    from runtime.program.program import Program


def beneath(S: State, host: int) -> int:
    """The cards that lie on this card."""
    return sum(1 << card for card, under in S.lying if under == host)


def lying(S: State) -> int:
    """All cards that lie on another one."""
    return sum(1 << card for card, _ in S.lying)


def several(it: Any) -> int:
    """The cards mentioned, or chosen so far where one after the other is chosen."""
    return sum(1 << card for card in cards_of(it))


def and_this(it: Any, card: int) -> Any:
    """Those and one more."""
    return mentioned(it, (*cards_of(it), card))


class Zones:
    def __init__(self, program: Program) -> None:
        self.program = program

    def take_up(self, S: State, card: int) -> None:
        """From wherever it lies but the deck."""
        bit = 1 << card
        for w in S.seats:
            if S.play[w] & bit:
                self.program.play.pick_up(S, w, card)
            S.hand[w] &= ~bit
            S.events[w] &= ~bit
        S.discard &= ~bit
        S.table &= ~bit
        S.used &= ~bit
        S.first &= ~bit
        S.lying = tuple(pair for pair in S.lying if pair[0] != card)
        S.obtained = tuple(pair for pair in S.obtained if pair[0] != card)
        S.held[card] = 0

    def shift_card(self, S: State, e: Entry, card: int, to: str, owner: int, host: int) -> None:
        """Into another zone of that player, or onto the card `host`; the same card is then `it`."""
        self.take_up(S, card)
        match to:
            case "hand":
                S.hand[owner] |= 1 << card
            case "events":
                S.events[owner] |= 1 << card
            case "discard":
                S.discard |= 1 << card
            case "deck":
                S.deck = (card, *S.deck[S.top :])
                S.top = 0
            case "play":
                self.program.play.lay_down(S, owner, card)
            case _:
                S.lying += ((card, host),)
        self.program.events.note(S, "shift", e[WHO], (card, to, owner), 1)
        self.program.pool.mention(S, e[IN], (card,))

    def turn_over_pile(self, S: State, e: Entry, n: int, wanted: int, public: bool) -> None:
        """The top cards of a pile beside the deck, for what follows."""
        cards = tuple(card for card in S.aside if wanted >> card & 1)[:n]
        S.aside = tuple(card for card in S.aside if card not in cards)
        S.table |= sum(1 << card for card in cards)
        self.program.events.note(S, "reveal" if public else "look", e[WHO], cards, n)
        self.program.pool.mention(S, e[IN], cards)

    def elsewhere(self, S: State, w: int) -> int:
        """Cards that the player may play as if they were in hand."""
        mask = 0
        for cards, source in self.program.terms(S, w).play_from:
            mask |= cards(S, w, source)
        return mask

    def clear_table(self, S: State) -> None:
        """What was looked at and not taken is discarded; what is of another pile is out."""
        S.discard |= S.table & self.program.deck_cards
        S.table = 0

    def put_aside(self, S: State, cards: list[int]) -> list[int]:
        """Those of the cards that have a pile beside the deck go on top of it; the others."""
        piles = self.program.pile_cards
        S.aside = (*(card for card in cards if piles >> card & 1), *S.aside)
        return [card for card in cards if not piles >> card & 1]
