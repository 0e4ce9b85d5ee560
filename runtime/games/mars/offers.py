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
from runtime.state.layout import EVENT
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
    bits,
    entry_of,
    shuffled,
)


class Offers:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.opening = Opening(table)
        self.rounds = Draft(table, lambda state: state.offers)
        self.engine, self.program = table.engine, table.program
        library = self.program.library
        cards, gone = library.cards, undealt(library)
        owned = [i for i, card in enumerate(cards) if card.kind == "corporation"]
        self.corporations = [i for i in owned if not cards[i].beginner]
        self.unnamed = [i for i in dealt(library, ("corporation",)) if not cards[i].beginner]
        self.beginners = [i for i in owned if cards[i].beginner and cards[i].id not in gone]
        # Whether one card bought is all that is remembered of an action.
        self._in_a_row = not any(period == "action" for _, period in self.program.memory)

    # ---- set-up ---------------------------------------------------------------------------------

    def deal(self, state: State) -> None:
        """Corporations and cards for everybody; a beginner has no choice of corporation. Those that
        have been put into the deck are dealt first."""
        table, seats = self.table, len(state.seats)
        if self.beginners:
            beginners = [who for who in state.seats if table.variant.beginner(who)]
        else:
            beginners = []
        stacked = [card for card in state.aside if card in self.corporations]
        others = [card for card in self.unnamed if card not in stacked]
        corporations = stacked + shuffled(state, others)
        choosers = max(seats - len(beginners), 1)
        each = min(table.number["starting-corporations"], len(corporations) // choosers)
        for who in state.seats:
            mine = self.beginners[:1]
            if who not in beginners:
                mine, corporations = corporations[:each], corporations[each:]
            cards = self.engine.deck.next_cards(state, table.number["starting-cards"])
            state.offers[who] = (*mine, -1, *cards)
            note(state, "deal", who, (*mine, *cards), len(mine) + len(cards))
        state.aside = (*(card for card in state.aside if card not in stacked), *corporations)
        self.opening.deal(state)
        state.g[GENERATION] = 1
        table.go_to(state, DRAFT_OPENING if self.opening.drafted(state) else CORPORATIONS)

    def choose_corporations(self, state: State) -> None:
        who = self.table.next_player(state)
        if who is None:
            self.table.go_to(state, CHOOSE_OPENING if self.opening.played else HANDS)
            return
        choice = state.offers[who][: state.offers[who].index(-1)]
        if len(choice) == 1:
            self.take_corporation(state, who, choice[0])
        else:
            state.ask = ("corporation", who, None, choice)

    def take_corporation(self, state: State, who: int, corporation: int) -> None:
        offers = state.offers[who]
        state.offers[who] = (corporation ^ -1, *offers[offers.index(-1) + 1 :])
        state.g[CURSOR] += 1

    def choose_hands(self, state: State) -> None:
        """Each player buys any of the cards dealt, one by one, with the corporation's money; with a
        beginner corporation all are kept (FAQ, "When can I decide to use a Beginner
        corporation?")."""
        who = self.table.next_player(state)
        if who is None:
            self.table.go_to(state, REVEAL)
        elif self._is_beginner(state, who):
            for card in state.offers[who][1:]:
                state.hand[who] |= 1 << card
            state.offers[who] = state.offers[who][:1]
            state.g[CURSOR] += 1
        else:
            self._ask_to_buy(state, who)

    def _is_beginner(self, state: State, who: int) -> bool:
        return self.program.library.cards[state.offers[who][0] ^ -1].beginner

    def reveal(self, state: State) -> bool:
        """In turn order corporations come into play and the cards bought are paid for. True when
        all have been revealed."""
        who = self.table.next_player(state)
        if who is None:
            for q in state.seats:
                state.offers[q] = ()
            self.table.go_to(state, PLAY_OPENING)
            return True
        state.g[CURSOR] += 1
        state.g[ACTIVE] = who
        kept = (*bits(state.hand[who]),)
        if kept:
            note(state, "start", who, kept, len(kept))
        if not self._is_beginner(state, who):
            state.p[who][self.program.tables.money] -= (
                self.purse(state, who)[0] * state.hand[who].bit_count()
            )
        self.found(state, who, state.offers[who][0] ^ -1)
        return False

    def found(self, state: State, who: int, corporation: int) -> None:
        """The player becomes this corporation, with all that it starts with."""
        note(state, "play", who, corporation, 1)
        self.engine.play.enter(state, who, corporation)

    def begin_turns(self, state: State) -> None:
        state.g[ACTIVE] = state.g[FIRST]
        state.g[ACTIONS] = state.g[PASSED] = 0
        self.table.go_to(state, TURN)

    # ---- research -------------------------------------------------------------------------------

    def deal_research(self, state: State) -> None:
        """One card each in turn, so that what is left of a deck is shared evenly (FAQ, "What
        happens if you run out of cards in the draw pile?"). What only some have is theirs before
        the others are drafted."""
        order, terms_of, deck = self._in_order(state), self.engine.terms, self.engine.deck
        numbers = [terms_of.of(state, who).number("research-cards") for who in order]
        there = len(state.deck) - state.top + state.discard.bit_count()
        shared = min(*numbers, there // len(order))
        there -= shared * len(order)
        cards = deck.next_cards(state, shared * len(order))
        for place, who in enumerate(order):
            state.offers[who] = (*cards[place :: len(order)],)
        for turn in range(shared, max(numbers)):
            dealt_to = [who for who, count in zip(order, numbers, strict=True) if turn < count]
            there -= len(dealt_to)
            if there < 0:
                break
            for who, card in zip(dealt_to, deck.next_cards(state, len(dealt_to)), strict=True):
                state.offers[who] += (card,)
        for who, offers in enumerate(state.offers):
            if offers:
                note(state, "offer", who, offers, len(offers))
        if self.table.variant.draft and len(order) > 1 and shared:
            for who, dealt in enumerate(state.offers):
                state.offers[who] = (*dealt[shared:], -1, *dealt[:shared])
            self.table.go_to(state, DRAFT)
        else:
            self.table.go_to(state, RESEARCH)
            self.research(state)

    @staticmethod
    def _in_order(state: State) -> list[int]:
        """Seats from the first player on."""
        count = len(state.seats)
        return [(state.g[FIRST] + i) % count for i in range(count)]

    def research(self, state: State) -> bool:
        """True when everybody has bought."""
        who = self.table.next_player(state)
        if who is None:
            return True
        self._ask_to_buy(state, who)
        return False

    # ---- draft ----------------------------------------------------------------------------------

    def draft(self, state: State) -> None:
        if self.rounds.go_on(state):
            self.table.go_to(state, RESEARCH)

    def keep(self, state: State, who: int, card: int) -> None:
        rounds = self.opening.rounds if state.g[PHASE] == DRAFT_OPENING else self.rounds
        rounds.keep(state, who, card)

    # ---- buying ---------------------------------------------------------------------------------

    def _ask_to_buy(self, state: State, who: int) -> None:
        """Any number of the cards offered: one lazy decision after another, `None` ends it."""
        offers = state.offers[who]
        if offers and offers[0] < 0:  # the corporation
            offers = offers[1:]
        price, money = self.purse(state, who)
        if offers and price <= money:
            state.ask = ("buy", who, None, (*offers, None))
        else:
            self._done_buying(state, who)

    def purse(self, state: State, who: int) -> tuple[int, int]:
        """The price of a card, and what the player can spend on cards; before corporations are
        revealed, by the own one."""
        payment, terms_of = self.engine.payment, self.engine.terms
        if state.g[PHASE] not in (HANDS, REVEAL):
            terms = terms_of.of(state, who)
            if terms.always:
                return terms.number("card-price"), payment.purse(state, who, terms.always)
            return terms.number("card-price"), state.p[who][payment.money]
        corporation = self.engine.linked.cards[state.offers[who][0] ^ -1]
        price = terms_of.of_rules[corporation.rules].number("card-price")
        start = dict(corporation.node.start).get(self.program.tables.currency, 0)
        return price, start - price * state.hand[who].bit_count()

    def _done_buying(self, state: State, who: int) -> None:
        for card in state.offers[who]:
            if card >= 0:
                state.discard |= 1 << card
        state.offers[who] = state.offers[who][:1] if state.g[PHASE] == HANDS else ()
        state.g[CURSOR] += 1

    def buy(self, state: State, who: int, card: int | None) -> None:
        if card is None:
            self._done_buying(state, who)
            return
        offers = state.offers[who]
        place = offers.index(card)
        offers = state.offers[who] = offers[:place] + offers[place + 1 :]
        state.hand[who] |= 1 << card
        if state.g[PHASE] != RESEARCH:
            return
        note(state, "buy", who, card, 1)
        self.engine.events.hear(state, EVENT["buy"], who, card, 0, 1)
        payment, terms = self.engine.payment, self.engine.terms.of(state, who)
        if terms.always:
            state.pool.append(entry_of(self.program.operations.buy, who, it=BUYING))
            return
        price = terms.number("card-price")  # there is one way to pay it, and it is enough
        payment.settle_payment(state, who, (price,), [])
        if self._in_a_row and offers and not state.pool and price <= state.p[who][payment.money]:
            state.ask = ("buy", who, None, (*offers, None))
