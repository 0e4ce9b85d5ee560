"""Cards that are offered: dealt at set-up and in research, drafted, bought.

In: the table. Out: the phases before the first turn and before each generation's turns. A player's
`State.offers` holds, with -1 as the mark between: at set-up the corporations, then the cards; after
the choice of a corporation its complement and the cards; in a draft the cards kept, then those to
choose from; in research the cards that may be bought.
"""

from __future__ import annotations

from compiler.graph import undealt
from runtime.games.base.table import (
    CHOOSE_OPENING,
    CORPORATIONS,
    DRAFT,
    DRAFT_OPENING,
    HANDS,
    PLAY_OPENING,
    RESEARCH,
    REVEAL,
    TURN,
    Table,
    dealt,
)
from runtime.games.mars.draft import Draft
from runtime.games.mars.opening import Opening
from runtime.program.writing.code import BUYING
from runtime.state.log import note
from runtime.state.state import (
    ACTIONS,
    ACTIVE,
    CURSOR,
    FIRST,
    GENERATION,
    PASSED,
    PHASE,
    State,
    entry_of,
    shuffled,
)


class Offers:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.opening = Opening(table)
        self.rounds = Draft(table, lambda S: S.offers)
        self.engine, self.program = table.engine, table.program
        library = self.program.library
        cards, gone = library.cards, undealt(library)
        owned = [i for i, card in enumerate(cards) if card.kind == "corporation"]
        self.corporations = [i for i in owned if not cards[i].beginner]
        self.unnamed = [i for i in dealt(library, ("corporation",)) if not cards[i].beginner]
        self.beginners = [i for i in owned if cards[i].beginner and cards[i].id not in gone]

    # ---- set-up ---------------------------------------------------------------------------------

    def deal(self, S: State) -> None:
        """Corporations and cards for everybody; a beginner has no choice of corporation. Those that
        have been put into the deck are dealt first."""
        table, seats = self.table, len(S.seats)
        if self.beginners:
            beginners = [w for w in S.seats if table.variant.beginner(w)]
        else:
            beginners = []
        stacked = [card for card in S.aside if card in self.corporations]
        others = [card for card in self.unnamed if card not in stacked]
        corporations = stacked + shuffled(S, others)
        choosers = max(seats - len(beginners), 1)
        each = min(table.number["starting-corporations"], len(corporations) // choosers)
        for w in S.seats:
            mine = self.beginners[:1]
            if w not in beginners:
                mine, corporations = corporations[:each], corporations[each:]
            S.offers[w] = (*mine, -1, *self._draw(S, table.number["starting-cards"]))
        S.aside = (*(card for card in S.aside if card not in stacked), *corporations)
        self.opening.deal(S)
        S.g[GENERATION] = 1
        table.go_to(S, DRAFT_OPENING if self.opening.drafted(S) else CORPORATIONS)

    def _draw(self, S: State, count: int) -> list[int]:
        """Fewer where the deck holds no more."""
        cards = (self.engine.deck.next_card(S) for _ in range(count))
        return [card for card in cards if card >= 0]

    def choose_corporations(self, S: State) -> None:
        w = self.table.next_player(S)
        if w is None:
            self.table.go_to(S, CHOOSE_OPENING if self.opening.played else HANDS)
            return
        choice = S.offers[w][: S.offers[w].index(-1)]
        if len(choice) == 1:
            self.take_corporation(S, w, choice[0])
        else:
            S.ask = ("corporation", w, None, choice)

    def take_corporation(self, S: State, w: int, corporation: int) -> None:
        offers = S.offers[w]
        S.offers[w] = (corporation ^ -1, *offers[offers.index(-1) + 1 :])
        S.g[CURSOR] += 1

    def choose_hands(self, S: State) -> None:
        """Each player buys any of the cards dealt, one by one, with the corporation's money; with a
        beginner corporation all are kept (FAQ, "When can I decide to use a Beginner
        corporation?")."""
        w = self.table.next_player(S)
        if w is None:
            self.table.go_to(S, REVEAL)
        elif self._is_beginner(S, w):
            for card in S.offers[w][1:]:
                S.hand[w] |= 1 << card
            S.offers[w] = S.offers[w][:1]
            S.g[CURSOR] += 1
        else:
            self._ask_to_buy(S, w)

    def _is_beginner(self, S: State, w: int) -> bool:
        return self.program.library.cards[S.offers[w][0] ^ -1].beginner

    def reveal(self, S: State) -> bool:
        """In turn order corporations come into play and the cards bought are paid for. True when
        all have been revealed."""
        w = self.table.next_player(S)
        if w is None:
            for q in S.seats:
                S.offers[q] = ()
            self.table.go_to(S, PLAY_OPENING)
            return True
        S.g[CURSOR] += 1
        S.g[ACTIVE] = w
        if not self._is_beginner(S, w):
            S.p[w][self.program.tables.money] -= self._price(S, w) * S.hand[w].bit_count()
        self.found(S, w, S.offers[w][0] ^ -1)
        return False

    def found(self, S: State, w: int, corporation: int) -> None:
        """The player becomes this corporation, with all that it starts with."""
        note(S, "play", w, corporation, 1)
        self.engine.play.enter(S, w, corporation)

    def begin_turns(self, S: State) -> None:
        S.g[ACTIVE] = S.g[FIRST]
        S.g[ACTIONS] = S.g[PASSED] = 0
        self.table.go_to(S, TURN)

    # ---- research -------------------------------------------------------------------------------

    def deal_research(self, S: State) -> None:
        """One card each in turn, so that what is left of a deck is shared evenly (FAQ, "What
        happens if you run out of cards in the draw pile?")."""
        for w in S.seats:
            S.offers[w] = ()
        for _ in range(self.table.number["research-cards"]):
            left = len(S.deck) - S.top + S.discard.bit_count()
            if left < len(S.seats):
                break
            for w in self._in_order(S):
                S.offers[w] += (self.engine.deck.next_card(S),)
        if self.table.variant.draft and len(S.seats) > 1 and S.offers[0]:
            for w in S.seats:
                S.offers[w] = (-1, *S.offers[w])
            self.table.go_to(S, DRAFT)
        else:
            self.table.go_to(S, RESEARCH)

    @staticmethod
    def _in_order(S: State) -> list[int]:
        """Seats from the first player on."""
        count = len(S.seats)
        return [(S.g[FIRST] + i) % count for i in range(count)]

    def research(self, S: State) -> bool:
        """True when everybody has bought."""
        w = self.table.next_player(S)
        if w is None:
            return True
        self._ask_to_buy(S, w)
        return False

    # ---- draft ----------------------------------------------------------------------------------

    def draft(self, S: State) -> None:
        if self.rounds.go_on(S):
            self.table.go_to(S, RESEARCH)

    def keep(self, S: State, w: int, card: int) -> None:
        rounds = self.opening.rounds if S.g[PHASE] == DRAFT_OPENING else self.rounds
        rounds.keep(S, w, card)

    # ---- buying ---------------------------------------------------------------------------------

    def _ask_to_buy(self, S: State, w: int) -> None:
        """Any number of the cards offered: one lazy decision after another, `None` ends it."""
        offers = [card for card in S.offers[w] if card >= 0]
        if not offers or self._money(S, w) < self._price(S, w):
            self._done_buying(S, w)
        else:
            S.ask = ("buy", w, None, (*offers, None))

    def purse(self, S: State, w: int) -> tuple[int, int]:
        """The price of a card, and the money for it."""
        return self._price(S, w), self._money(S, w)

    def _money(self, S: State, w: int) -> int:
        """What the player can spend on cards; before corporations are revealed, of its start."""
        if S.g[PHASE] != HANDS:
            return self.table.money(S, w)
        corporation = self.engine.linked.cards[S.offers[w][0] ^ -1].node
        start = dict(corporation.start).get(self.program.tables.currency, 0)
        return start - self._price(S, w) * S.hand[w].bit_count()

    def _price(self, S: State, w: int) -> int:
        """What a card costs the player; before corporations are revealed, as the own one says."""
        if S.g[PHASE] not in (HANDS, REVEAL):
            return self.engine.play.card_price(S, w)
        rules = self.engine.linked.cards[S.offers[w][0] ^ -1].rules
        return self.engine.terms.of_rules(rules).number("card-price")

    def _done_buying(self, S: State, w: int) -> None:
        for card in S.offers[w]:
            if card >= 0:
                S.discard |= 1 << card
        S.offers[w] = S.offers[w][:1] if S.g[PHASE] == HANDS else ()
        S.g[CURSOR] += 1

    def buy(self, S: State, w: int, card: int | None) -> None:
        if card is None:
            self._done_buying(S, w)
            return
        S.offers[w] = tuple(other for other in S.offers[w] if other != card)
        S.hand[w] |= 1 << card
        if S.g[PHASE] == RESEARCH:
            note(S, "buy", w, card, 1)
            S.pool.append(entry_of(self.program.operations.buy, w, it=BUYING))
