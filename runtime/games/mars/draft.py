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

    def go_on(self, S: State) -> bool:
        """Asks who chooses next, or passes the cards on. True when all are kept; then the mark is
        gone."""
        w = self.table.next_player(S)
        if w is None:
            S.g[CURSOR] = 0
            return self._pass_on(S)
        _, choice = self._split(S, w)
        if len(choice) == 1:
            self.keep(S, w, choice[0])
        else:
            S.ask = ("draft", w, None, choice)
        return False

    def _split(self, S: State, w: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The cards kept so far, and those to choose from."""
        cards = self.cards(S)[w]
        mark = cards.index(-1)
        return cards[:mark], cards[mark + 1 :]

    def keep(self, S: State, w: int, card: int) -> None:
        kept, choice = self._split(S, w)
        self.cards(S)[w] = (*kept, card, -1, *(other for other in choice if other != card))
        S.g[CURSOR] += 1

    def _pass_on(self, S: State) -> bool:
        """Clockwise in even generations, the other way round in odd ones (FAQ, "What is the
        generation marker for?")."""
        cards, count = self.cards(S), len(S.seats)
        step = -1 if S.g[GENERATION] % 2 else 1
        hands = [self._split(S, w) for w in S.seats]
        over = not any(choice for _, choice in hands)
        for w in S.seats:
            kept, choice = hands[w][0], hands[(w - step) % count][1]
            cards[w] = kept if over else (*kept, -1, *choice)
        return over
