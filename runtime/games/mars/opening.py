"""Cards that open the game: dealt and chosen at set-up, played after the corporations.

In: the table, the kinds of cards that sets add, and the numbers of the rules that a set with
preludes declares: `dealt-preludes`, `kept-preludes`, and `unplayable-prelude`, what one gets for
one that cannot be played. Out: the phases in which they are drafted, chosen and played. A player's
`State.opening` holds, with -1 as the mark between, the cards kept and those to choose from;
afterwards only those to be played, and what a kind keeps for later. Source: FAQ, "Game set-up".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from dsl.reading.records import dataclass
from runtime.games.base.table import CORPORATIONS, HANDS, NOBODY, Table, began, dealt
from runtime.games.mars.brought import DEALT, PRELUDE
from runtime.games.mars.draft import Draft
from runtime.program.writing.code import PURCHASE
from runtime.state.log import note
from runtime.state.state import ACTIVE, CURSOR, State, entry_of, shuffled

KEPT = "kept-preludes"
DRAFTED = "draft preludes"
"""The word of a variant in which those dealt are drafted before any are chosen."""


@dataclass(frozen=True, slots=True)
class Pile:
    """A kind of cards that opens the game: how many are dealt to each player, and how many of
    these are kept; its `cards`, and the `unnamed` ones that are dealt where none are named."""

    kind: str
    dealt: int
    kept: int
    cards: frozenset[int]
    unnamed: tuple[int, ...]


class Opening:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.engine, self.program = table.engine, table.program
        number, kinds = table.number, self.program.library.kinds
        self.piles = (
            self._pile(PRELUDE, number.get(DEALT, 0), number.get(KEPT, 0)),
            *(self._pile(kind.id, kind.dealt, kind.kept) for kind in kinds),
        )
        self.cards = frozenset(card for pile in self.piles for card in pile.cards)
        self.played = any(pile.dealt for pile in self.piles)
        self.rounds = Draft(table, lambda state: state.opening)

    def _pile(self, kind: str, dealt_: int, kept: int) -> Pile:
        cards = self.program.library.cards
        mine = frozenset(i for i, card in enumerate(cards) if card.kind == kind)
        return Pile(
            kind, dealt_ if mine else 0, kept, mine, (*dealt(self.program.library, (kind,)),)
        )

    @staticmethod
    def variants(rules: Mapping[str, object]) -> tuple[str, ...]:
        return (DRAFTED,) if DEALT in rules else ()

    def deal(self, state: State) -> None:
        """So many of each kind to each, those that have been put on top first, and where there are
        too few to each as many; the others stay a pile. What is not drafted comes afterwards."""
        top = [card for card in state.aside if card in self.cards]
        left: list[int] = []
        for one in self.piles:
            first = [card for card in top if card in one.cards]
            left += first + shuffled(state, [card for card in one.unnamed if card not in first])
        state.aside = (*(card for card in state.aside if card not in top), *left)
        for who in state.seats if self.played else ():
            state.opening[who] = (-1,)
        self._hand_out(state, self.piles[:1] if self.drafted(state) else self.piles)

    @staticmethod
    def _hand_out(state: State, piles: Iterable[Pile]) -> None:
        """From the tops of these piles, behind what each player has."""
        for one in piles:
            there = [card for card in state.aside if card in one.cards]
            each = min(one.dealt, len(there) // len(state.seats))
            given = there[: each * len(state.seats)]
            for who in state.seats:
                mine = (*given[who * each : (who + 1) * each],)
                state.opening[who] += mine
                if mine:
                    note(state, "deal", who, mine, each)
            state.aside = tuple(card for card in state.aside if card not in given)

    def drafted(self, state: State) -> bool:
        """Preludes only."""
        words = self.table.variant.words
        return bool(self.piles[0].dealt) and len(state.seats) > 1 and DRAFTED in words

    def draft(self, state: State) -> None:
        """Each player will choose from those that have been kept while they went round."""
        if self.rounds.go_on(state):
            state.opening = [(-1, *cards) for cards in state.opening]
            self._hand_out(state, self.piles[1:])
            self.table.go_to(state, CORPORATIONS)

    def choose(self, state: State) -> None:
        """Each player keeps some of the cards dealt of each kind, one after the other."""
        who = self.table.next_player(state)
        if who is None:
            self.table.go_to(state, HANDS)
            return
        kept, rest = self._split(state, who)
        for pile in self.piles:
            choice = tuple(card for card in rest if card in pile.cards)
            wanted = pile.kept - sum(card in pile.cards for card in kept)
            if 0 < wanted < len(choice):
                state.ask = (PRELUDE, who, None, choice)
                return
            kept += choice[: max(wanted, 0)]
        state.opening[who] = kept
        if kept:
            note(state, "start", who, kept, len(kept))
        state.g[CURSOR] += 1

    @staticmethod
    def _split(state: State, who: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        mark = state.opening[who].index(-1)
        return state.opening[who][:mark], state.opening[who][mark + 1 :]

    def keep(self, state: State, who: int, card: int) -> None:
        kept, rest = self._split(state, who)
        state.opening[who] = (*kept, card, -1, *(other for other in rest if other != card))

    def play(self, state: State) -> bool:
        """In turn order, each player's cards in any order. True when all are played."""
        who = self.table.next_player(state)
        if who is None:
            return True
        state.g[ACTIVE] = who
        now = self._now(state, who)
        if not now:
            state.g[CURSOR] += 1
        elif len(now) == 1:
            self.open(state, who, now[0])
        else:
            state.ask = ("opening", who, None, now)
        return False

    def due(self, state: State) -> tuple[int, tuple[int, ...]]:
        """Who plays next, and from which cards."""
        order = (
            (began(state) + step) % len(state.seats)
            for step in range(state.g[CURSOR], len(state.seats))
        )
        return next(((who, now) for who in order if (now := self._now(state, who))), NOBODY)

    def _now(self, state: State, who: int) -> tuple[int, ...]:
        later = self.program.tables.kept_cards
        return tuple(card for card in state.opening[who] if not later >> card & 1)

    def open(self, state: State, who: int, card: int) -> None:
        """Play it; one that cannot be carried out in full is out, and its player gets something
        for it."""
        engine, program = self.engine, self.program
        state.opening[who] = tuple(other for other in state.opening[who] if other != card)
        how: tuple[Any, ...] = ("play", 0, False)
        if engine.play.can_play(state, who, card, 0, False):
            state.pool.append(entry_of(PURCHASE, who, card, it=how))
        else:
            note(state, "aside", who, card, 1)
            state.p[who][program.tables.money] += self._instead_of(card)

    def _instead_of(self, card: int) -> int:
        """Of the kinds that sets add there is nothing."""
        prelude = card in self.piles[0].cards
        return self.table.number.get("unplayable-prelude", 0) if prelude else 0
