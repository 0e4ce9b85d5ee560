"""The committee of a game: its state, and what cards ask of it and do with delegates.

In: an engine whose library has parties. Out: `Committee`, the part of the extension that generated
code calls. A party is known by its card outside of the parliament, and by its number in it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from runtime.engine.base.helpers import helper
from runtime.engine.engine import Engine
from runtime.games.base.extension import Extension
from runtime.games.turmoil.brought import BROUGHT, EVENT, PARTY
from runtime.games.turmoil.parliament import LOBBY, NAME, NEUTRAL, RESERVE, Parliament
from runtime.state.layout import EVENT as HEARD
from runtime.state.log import note
from runtime.state.state import ACTIVE, State, shuffled

SENT, LED = HEARD["delegate"], HEARD["lead"]


class Committee(Extension):
    """`parties` and `events`: the cards; `number`: of a party by its card."""

    brought = BROUGHT

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

    @staticmethod
    def parliament(state: State) -> Parliament:
        found = state.more[NAME]
        return found if found.__class__ is Parliament else Parliament(*found)

    def convene(self, state: State, parliament: Parliament) -> None:
        """This is how it stands now; everybody's influence follows."""
        state.more = state.more | {NAME: parliament}
        for who in state.seats:
            state.p[who][self.influence] = parliament.influence(who)

    def decide(self, state: State, parliament: Parliament) -> None:
        """The same, and whoever waits for it hears that another party is dominant now, or who
        leads one now."""
        before, hear = self.parliament(state), self.engine.events.hear
        self.convene(state, parliament)
        if parliament.dominant != before.dominant:
            hear(state, HEARD["dominant"], -1, self.parties[parliament.dominant], 0, 1)
        if parliament.leaders != before.leaders:
            for party, was, now in zip(
                self.parties, before.leaders, parliament.leaders, strict=True
            ):
                if now != was and now >= 0:  # a neutral one is nobody's
                    hear(state, LED, now, party, 0, 1)

    def ruling(self, state: State) -> int:
        """The card of the ruling party."""
        return self.parties[self.parliament(state).ruling]

    # ---- helpers of generated code --------------------------------------------------------------

    @helper
    def governs(self, state: State, who: int, party: int) -> bool:
        """The party rules, or the player has two delegates in it."""
        now, number = self.parliament(state), self.number[party]
        return now.ruling == number or (who >= 0 and now.seated(number, who) >= 2)

    @helper
    def delegates_of(self, state: State, seat: int, post: str, parties: tuple[int, ...]) -> int:
        """The chairman is of no party, and no leader."""
        now = self.parliament(state)
        if post == "chairman":
            return int(now.chairman == seat)
        if post == "reserve":
            return now.at_hand(seat)
        return sum(now.seated(self.number[party], seat, post) for party in parties or self.parties)

    @helper
    def parties_with(
        self, state: State, seats: Iterable[int], post: str, parties: tuple[int, ...]
    ) -> int:
        return sum(
            any(self.delegates_of(state, q, post, (party,)) for q in seats)
            for party in parties or self.parties
        )

    @helper
    def parties_in(self, state: State, parties: tuple[int, ...] = ()) -> tuple[int, ...]:
        """The cards of these parties, or of all."""
        return parties or (*self.parties,)

    @helper
    def party_that_is(self, state: State, standing: str) -> tuple[int, ...]:
        """The card of the ruling or of the dominant party."""
        now = self.parliament(state)
        return (self.parties[now.ruling if standing == "ruling" else now.dominant],)

    @helper
    def others_than(self, state: State, standing: str, parties: tuple[int, ...]) -> tuple[int, ...]:
        """The cards of these parties, or of all, but for the one that rules, or is dominant."""
        now = self.party_that_is(state, standing)
        return tuple(party for party in parties or self.parties if party not in now)

    @helper
    def left_to_place(self, state: State, who: int, lobby: bool) -> int:
        now = state.more[NAME]  # a saved one has the same places
        if who == NEUTRAL:
            return int(now[RESERVE][who])
        return int(now[LOBBY][who] if lobby else now[RESERVE][who] + now[LOBBY][who])

    @helper
    def place_delegates(self, state: State, who: int, party: int, count: int, lobby: bool) -> None:
        self.decide(state, self.parliament(state).placed(self.number[party], who, count, lobby))
        note(state, "delegate", who, party, count)
        self.engine.events.hear(state, SENT, who, party, 0, count)

    @helper
    def place_neutral(self, state: State, party: int, count: int) -> None:
        """Delegates of nobody, whom nobody has placed."""
        count = min(count, self.left_to_place(state, NEUTRAL, False))
        self.decide(state, self.parliament(state).placed(self.number[party], NEUTRAL, count))
        note(state, "delegate", NEUTRAL, party, count)

    @helper
    def delegates_like(
        self, state: State, seats: Iterable[int], post: str, parties: tuple[int, ...]
    ) -> tuple[tuple[int, int, str], ...]:
        """(party, seat, post) of those delegates; the chairman is in party -1."""
        now = self.parliament(state)
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
        self, state: State, who: int, seats: Iterable[int], post: str, parties: tuple[int, ...]
    ) -> tuple[tuple[int, int, str], ...]:
        """Those whose place a delegate of the player can take."""
        if not self.parliament(state).at_hand(who):
            return ()
        return tuple(
            one for one in self.delegates_like(state, seats, post, parties) if one[1] != who
        )

    @helper
    def remove_delegate(self, state: State, who: int, one: tuple[int, int, str]) -> None:
        party, seat, post = one
        turn, leader = state.g[ACTIVE], post == "leader"
        self.decide(state, self.parliament(state).removed(self.number[party], seat, turn, leader))
        note(state, "recall", who, (party, seat), 1)

    @helper
    def exchange_delegate(self, state: State, who: int, one: tuple[int, int, str]) -> None:
        party, seat, post = one
        now, leader = self.parliament(state), post == "leader"
        if party < 0:
            self.convene(state, now.chaired(who))
            self.engine.events.hear(state, HEARD["chair"], who, 0, 0, 1)
        else:
            new = now.exchanged(self.number[party], seat, who, state.g[ACTIVE], leader)
            self.decide(state, new)
        note(state, "replace", who, (party, seat), 1)

    # ---- events -------------------------------------------------------------------------------

    @helper
    def events_there(self, state: State, which: str, other: str) -> bool:
        """Whether there is such an event, and the other one, or one that is to come."""
        now = self.parliament(state)
        there = getattr(now, other) >= 0 if other else bool(now.deck or now.discards)
        return bool(there and getattr(now, which) >= 0)

    @helper
    def exchange_event(self, state: State, who: int, which: str, other: str) -> None:
        """They change places; or the next one takes its place, which no search knows."""
        now = self.parliament(state)
        if not self.events_there(state, which, other):
            return
        before = getattr(now, which)
        new: dict[str, Any] = {which: getattr(now, other), other: before} if other else {}
        if not other:
            if state.trial:
                state.unseen |= 1 << who
            deck, over = now.deck, now.discards
            if not deck:
                deck, over = tuple(shuffled(state, [*over])), ()
            new = {which: deck[0], "deck": deck[1:], "discards": (*over, before)}
        self.convene(state, now._replace(**new))
        note(state, "turned", 0, new[which], 1)
