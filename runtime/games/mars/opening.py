"""Cards that open the game: dealt and chosen at set-up, played after the corporations.

In: the table, and the numbers of the rules that a set with such cards declares: `dealt-preludes`,
`kept-preludes`, and `unplayable-prelude`, what one gets for a card that cannot be played. Out: the
phases in which they are drafted, chosen and played. A player's `State.opening` holds, with -1 as
the mark between, the cards kept and those to choose from; afterwards only those to be played.
Source: FAQ, "Game set-up".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from runtime.games.base.table import CORPORATIONS, HANDS, Table, dealt
from runtime.games.mars.draft import Draft
from runtime.program.writing.code import PURCHASE
from runtime.state.log import note
from runtime.state.state import ACTIVE, CURSOR, State, entry_of, shuffled

KIND = "prelude"
DEALT, KEPT = "dealt-preludes", "kept-preludes"
DRAFTED = "draft preludes"
"""The word of a variant in which those dealt are drafted before any are chosen."""


class Opening:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.engine, self.program = table.engine, table.program
        self.dealt = table.number.get(DEALT, 0)
        self.kept = table.number.get(KEPT, 0)
        cards = self.program.library.cards
        self.cards = [i for i, card in enumerate(cards) if card.kind == KIND]
        self.unnamed = dealt(cards, (KIND,))
        self.played = bool(self.dealt and self.cards)
        self.rounds = Draft(table, lambda S: S.opening)

    @staticmethod
    def variants(rules: Mapping[str, object]) -> tuple[str, ...]:
        return (DRAFTED,) if DEALT in rules else ()

    def deal(self, S: State) -> None:
        """So many to each, those that have been put on top first; the others stay a pile."""
        top = [card for card in S.aside if card in self.cards]
        pile = top + shuffled(S, [card for card in self.unnamed if card not in top])
        for w in S.seats if self.played else ():
            S.opening[w] = (-1, *pile[: self.dealt])
            pile = pile[self.dealt :]
        S.aside = tuple(card for card in S.aside if card not in top) + tuple(pile)

    def drafted(self, S: State) -> bool:
        return self.played and len(S.seats) > 1 and DRAFTED in self.table.variant.words

    def draft(self, S: State) -> None:
        """Each player will choose from those that have been kept while they went round."""
        if self.rounds.go_on(S):
            S.opening = [(-1, *cards) for cards in S.opening]
            self.table.go_to(S, CORPORATIONS)

    def choose(self, S: State) -> None:
        """Each player keeps some of the cards dealt, one after the other."""
        w = self.table.next_player(S)
        if w is None:
            self.table.go_to(S, HANDS)
            return
        kept, rest = self._split(S, w)
        if len(kept) >= self.kept or len(rest) <= self.kept - len(kept):
            S.opening[w] = (*kept, *rest[: self.kept - len(kept)])
            S.g[CURSOR] += 1
        else:
            S.ask = (KIND, w, None, rest)

    @staticmethod
    def _split(S: State, w: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        mark = S.opening[w].index(-1)
        return S.opening[w][:mark], S.opening[w][mark + 1 :]

    def keep(self, S: State, w: int, card: int) -> None:
        kept, rest = self._split(S, w)
        S.opening[w] = (*kept, card, -1, *(other for other in rest if other != card))

    def play(self, S: State) -> bool:
        """In turn order, each player's cards in any order. True when all are played."""
        w = self.table.next_player(S)
        if w is None:
            return True
        S.g[ACTIVE] = w
        if not S.opening[w]:
            S.g[CURSOR] += 1
        elif len(S.opening[w]) == 1:
            self.open(S, w, S.opening[w][0])
        else:
            S.ask = ("opening", w, None, S.opening[w])
        return False

    def open(self, S: State, w: int, card: int) -> None:
        """Play it; one that cannot be carried out in full is out, and its player gets something
        for it."""
        engine, program = self.engine, self.program
        S.opening[w] = tuple(other for other in S.opening[w] if other != card)
        how: tuple[Any, ...] = ("play", 0, False)
        if engine.play.can_play(S, w, card, 0, False):
            S.pool.append(entry_of(PURCHASE, w, card, it=how))
        else:
            note(S, "aside", w, card, 1)
            S.p[w][program.tables.money] += self.table.number.get("unplayable-prelude", 0)
