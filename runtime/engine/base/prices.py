"""What the game asks for what it offers, and what may pay in the place of the currency.

In: a state, a player, a card, and what is done with it: `play`, `project`, `buy`, `fund`, `claim`,
`seat`. Out: a price in the currency, which is never below zero; the sources besides it.
"""

from __future__ import annotations

from runtime.engine.base.linking import Linked
from runtime.engine.base.shapes import Source
from runtime.engine.base.standing import TermsOf, less_now
from runtime.engine.base.terms import Terms
from runtime.state.layout import Saved
from runtime.state.state import State


class Prices:
    """`less`: so much less once, half of it, or None for nothing at all."""

    def __init__(self, linked: Linked, terms: TermsOf) -> None:
        self.program, self.cards, self.terms = linked.program, linked.cards, terms

    def price(self, state: State, who: int, card: int, what: str, less: Saved = 0) -> int:
        return self.on(self.terms.of(state, who), state, who, card, what, less)

    def on(self, terms: Terms, state: State, who: int, card: int, what: str, less: Saved) -> int:
        """The price on these terms, which are the player's."""
        match what:
            case "play" | "project" | "seat":
                full = terms.prices[card]
                if terms.varying:
                    full -= less_now(terms, state, who, card)
                info = self.cards[card]
                if info.cheaper is not None:
                    full = max(full - info.cheaper(state, who, card), info.node.cost_min)
            case "buy":
                return terms.number("card-price")
            case "fund":
                less_for_it = terms.goals[1] + less_now(terms, state, who, card)
                full = self.program.tables.award_costs[len(state.funded)] - less_for_it
            case "claim":
                full = self.cards[card].cost - terms.goals[0] - less_now(terms, state, who, card)
            case _:
                return self.cards[card].cost
        if less is None:
            return 0
        if less:  # half of it is rounded up
            full = (full + 1) // 2 if less == "half" else full - less
        return max(0, full)

    def of_card(self, state: State, who: int) -> int:
        """What the player pays for a card bought."""
        return self.terms.of(state, who).number("card-price")

    def sources(self, state: State, who: int, card: int, what: str) -> list[Source]:
        return sources_on(self.terms.of(state, who), card, what)


def sources_on(terms: Terms, card: int, what: str) -> list[Source]:
    """What may replace the currency, on these terms."""
    return terms.sources(card) if what in ("play", "project", "seat") else terms.always
