"""Drafting: everybody keeps one card and passes the others on, until all are kept (rule book, draft
variant).

In: the table, and where each player's cards stand, with -1 as the mark between those kept and those
to choose from. Out: the decision that is next.
"""

from __future__ import annotations

from collections.abc import Callable

from runtime.games.base.table import Table
from runtime.state.state import CURSOR, GENERATION, State

Cards = list[tuple[int, ...]]
"""By player."""


class Draft:
    def __init__(self, table: Table, cards: Callable[[State], Cards]) -> None:
        self.table, self.cards = table, cards

    def go_on(self, state: State) -> bool:
        """Asks who chooses next, or passes the cards on. True when all are kept; then the mark is
        gone."""
        who = self.table.next_player(state)
        if who is None:
            state.g[CURSOR] = 0
            return self._pass_on(state)
        _, choice = self._split(state, who)
        if len(choice) == 1:
            self.keep(state, who, choice[0])
        else:
            state.ask = ("draft", who, None, choice)
        return False

    def _split(self, state: State, who: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The cards kept so far, and those to choose from."""
        cards = self.cards(state)[who]
        mark = cards.index(-1)
        return cards[:mark], cards[mark + 1 :]

    def keep(self, state: State, who: int, card: int) -> None:
        kept, choice = self._split(state, who)
        self.cards(state)[who] = (*kept, card, -1, *(other for other in choice if other != card))
        state.g[CURSOR] += 1

    def _pass_on(self, state: State) -> bool:
        """Clockwise in even generations, the other way round in odd ones (FAQ, "What is the
        generation marker for?")."""
        cards, count = self.cards(state), len(state.seats)
        step = -1 if state.g[GENERATION] % 2 else 1
        hands = [self._split(state, who) for who in state.seats]
        over = not any(choice for _, choice in hands)
        for who in state.seats:
            kept, choice = hands[who][0], hands[(who - step) % count][1]
            cards[who] = kept if over else (*kept, -1, *choice)
        return over
