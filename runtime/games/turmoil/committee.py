"""The committee of a game: its state, and what cards ask of it and do with delegates.

In: an engine whose library has parties. Out: `Committee`, the part of the extension that generated
code calls. A party is known by its card outside of the parliament, and by its number in it.
"""

from __future__ import annotations

from collections.abc import Iterable

from compiler import graph as g
from runtime.engine.base.helpers import helper
from runtime.engine.engine import Engine
from runtime.games.base.extension import Extension
from runtime.games.turmoil.parliament import Parliament
from runtime.state.layout import EVENT as HEARD
from runtime.state.log import note
from runtime.state.state import ACTIVE, State

PARTY, EVENT = "party", "global-event"
SENT = HEARD["delegate"]
NAME = "turmoil"
"""What `State.more` has it under."""


class Committee(Extension):
    """`parties` and `events`: the cards; `number`: of a party by its card."""

    kinds = (PARTY, EVENT)
    words = g.GOVERNMENT

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        program = engine.program
        cards = program.library.cards
        self.parties = [i for i, card in enumerate(cards) if card.kind == PARTY]
        self.events = [i for i, card in enumerate(cards) if card.kind == EVENT]
        self.number = {card: number for number, card in enumerate(self.parties)}
        rules = program.tables.rules
        self.each, self.neutral = int(rules["delegates"]), int(rules["neutral-delegates"])
        self.influence = program.layout.counter[str(rules["influence"])]
        self.first = self.number[program.layout.card[str(rules["first-government"])]]

    @classmethod
    def belongs(cls, library: g.Library) -> bool:
        return any(card.kind == PARTY for card in library.cards)

    @staticmethod
    def parliament(S: State) -> Parliament:
        return Parliament(*S.more[NAME])

    def convene(self, S: State, parliament: Parliament) -> None:
        """This is how it stands now; everybody's influence follows."""
        S.more = S.more | {NAME: parliament}
        for w in S.seats:
            S.p[w][self.influence] = parliament.influence(w)

    def ruling(self, S: State) -> int:
        """The card of the ruling party."""
        return self.parties[self.parliament(S).ruling]

    # ---- helpers of generated code --------------------------------------------------------------

    @helper
    def governs(self, S: State, w: int, party: int) -> bool:
        """The party rules, or the player has two delegates in it."""
        now, number = self.parliament(S), self.number[party]
        return now.ruling == number or (w >= 0 and now.seated(number, w) >= 2)

    @helper
    def delegates_of(self, S: State, q: int, post: str, parties: tuple[int, ...]) -> int:
        """The chairman is of no party, and no leader."""
        now = self.parliament(S)
        if post == "chairman":
            return int(now.chairman == q)
        return sum(now.seated(self.number[party], q, post) for party in parties or self.parties)

    @helper
    def parties_with(
        self, S: State, seats: Iterable[int], post: str, parties: tuple[int, ...]
    ) -> int:
        return sum(
            any(self.delegates_of(S, q, post, (party,)) for q in seats)
            for party in parties or self.parties
        )

    @helper
    def parties_in(self, S: State, parties: tuple[int, ...] = ()) -> tuple[int, ...]:
        """The cards of these parties, or of all."""
        return parties or (*self.parties,)

    @helper
    def left_to_place(self, S: State, w: int, lobby: bool) -> int:
        now = self.parliament(S)
        return now.lobby[w] if lobby else now.at_hand(w)

    @helper
    def place_delegates(self, S: State, w: int, party: int, count: int, lobby: bool) -> None:
        self.convene(S, self.parliament(S).placed(self.number[party], w, count, lobby))
        note(S, "delegate", w, party, count)
        self.engine.events.hear(S, SENT, w, party, 0, count)

    @helper
    def delegates_like(
        self, S: State, seats: Iterable[int], post: str, parties: tuple[int, ...]
    ) -> tuple[tuple[int, int, str], ...]:
        """(party, seat, post) of those delegates; the chairman is in party -1."""
        now = self.parliament(S)
        if post == "chairman":
            return ((-1, now.chairman, post),) if now.chairman in seats else ()
        return tuple(
            (party, q, one)
            for party in parties or self.parties
            for q in seats
            for one in ((post,) if post else ("leader", "non-leader"))
            if now.seated(self.number[party], q, one)
        )

    @helper
    def replaceable(
        self, S: State, w: int, seats: Iterable[int], post: str, parties: tuple[int, ...]
    ) -> tuple[tuple[int, int, str], ...]:
        """Those whose place a delegate of the player can take."""
        if not self.parliament(S).at_hand(w):
            return ()
        return tuple(one for one in self.delegates_like(S, seats, post, parties) if one[1] != w)

    @helper
    def remove_delegate(self, S: State, w: int, one: tuple[int, int, str]) -> None:
        party, seat, post = one
        turn, leader = S.g[ACTIVE], post == "leader"
        self.convene(S, self.parliament(S).removed(self.number[party], seat, turn, leader))
        note(S, "recall", w, (party, seat), 1)

    @helper
    def exchange_delegate(self, S: State, w: int, one: tuple[int, int, str]) -> None:
        party, seat, post = one
        now, leader = self.parliament(S), post == "leader"
        if party < 0:
            self.convene(S, now.chaired(w))
        else:
            new = now.exchanged(self.number[party], seat, w, S.g[ACTIVE], leader)
            self.convene(S, new)
        note(S, "replace", w, (party, seat), 1)
