"""The phase between production and the next generation: ratings go down, the current event happens,
a new government comes, and times change.

In: the committee. Out: its steps, in the order of the rules; the pool is emptied between two of
them. Source: FAQ, "What is the dominant party?", "How are global events resolved?".
"""

from __future__ import annotations

from collections.abc import Sequence

from runtime.games.base.phases import Step
from runtime.games.turmoil.committee import Committee
from runtime.games.turmoil.parliament import NEUTRAL
from runtime.state.layout import EVENT
from runtime.state.log import note
from runtime.state.state import ACTIVE, FIRST, State, entry_of, shuffled

DISTANT, CURRENT = "distant", "current"
"""Where an event says which party a neutral delegate joins: when it is turned, and when its time
has come."""


class Government:
    def __init__(self, committee: Committee) -> None:
        self.committee, self.engine = committee, committee.engine
        program = committee.program
        rating = str(program.tables.rules["rating"])
        self.rating = program.layout.counter[rating]
        self.track = committee.engine.values.expressions.track(rating)
        self.steps: Sequence[Step] = (
            self.revise,
            self.happen,
            self.reward,
            self.govern,
            self.change,
        )

    def begin(self, state: State) -> None:
        """The first event is coming, and the party that its delegate joins is dominant; the second
        one is distant."""
        self._turn(state)
        now = self.committee.parliament(state)
        self.committee.convene(state, now._replace(coming=now.distant, distant=-1))
        self._turn(state)

    def revise(self, state: State) -> None:
        """Everybody's rating goes down by one."""
        state.g[ACTIVE] = state.g[FIRST]
        note(state, "turmoil", 0, 0, 1)
        for who in state.seats:
            if self._may(state, who, "lower"):
                state.p[who][self.rating] -= 1
                note(state, "lower", who, self.track, 1)

    def _may(self, state: State, who: int, what: str) -> bool:
        """Whether no effect keeps the player's rating from going there."""
        return not self.engine.terms.banned(state, who, EVENT[what], self.track, self.track)

    def happen(self, state: State) -> None:
        """The current event, with the influence that everybody has now."""
        event = self.committee.parliament(state).current
        if event >= 0:
            note(state, "event", 0, event, 1)
            self._do(state, event)

    def reward(self, state: State) -> None:
        """The party that will rule brings its bonus."""
        now = self.committee.parliament(state)
        party = self.committee.parties[now.dominant]
        note(state, "government", 0, party, 1)
        self._do(state, party)

    def govern(self, state: State) -> None:
        """Its leader becomes chairman, for a step of rating; dominance goes on; lobbies are
        filled."""
        now = self.committee.parliament(state)
        hear, party = self.engine.events.hear, self.committee.parties[now.dominant]
        self.committee.decide(state, now.governed().lobbied())
        hear(state, EVENT["ruling"], -1, party, 0, 1)
        chairman = self.committee.parliament(state).chairman
        note(state, "chairman", chairman, 0, 1)
        if chairman != NEUTRAL:
            if self._may(state, chairman, "raise"):
                state.p[chairman][self.rating] += 1
                note(state, "rate", chairman, self.track, 1)
                before = state.p[chairman][self.rating] - 1
                hear(state, EVENT["raise"], chairman, self.track, before, 1)
            hear(state, EVENT["chair"], chairman, 0, 0, 1)

    def change(self, state: State) -> None:
        """The coming event is current, the distant one is coming, and a new one is distant."""
        now = self.committee.parliament(state)
        over = (now.current,) if now.current >= 0 else ()
        new = now._replace(
            current=now.coming, coming=now.distant, distant=-1, discards=(*now.discards, *over)
        )
        self.committee.convene(state, new)
        if new.current >= 0:
            self._send(state, new.current, CURRENT)
        self._turn(state)

    def _do(self, state: State, card: int) -> None:
        op = self.engine.linked.cards[card].play
        if op >= 0:
            state.pool.append(entry_of(op, state.g[FIRST], card))

    def _turn(self, state: State) -> None:
        """The next event is distant, and a neutral delegate joins the party that it names. When
        none is left those that are over are shuffled."""
        now = self.committee.parliament(state)
        if not now.deck:
            now = now._replace(deck=tuple(shuffled(state, list(now.discards))), discards=())
        if now.deck:
            event, *rest = now.deck
            self.committee.convene(state, now._replace(distant=event, deck=tuple(rest)))
            note(state, "turned", 0, event, 1)
            self._send(state, event, DISTANT)

    def _send(self, state: State, event: int, when: str) -> None:
        """A neutral delegate, if any is left."""
        committee = self.committee
        for party in dict(committee.program.library.cards[event].fields).get(when, ()):
            card = committee.program.layout.card[str(party)]
            now = committee.parliament(state)
            committee.decide(state, now.placed(committee.number[card], NEUTRAL))
            note(state, "delegate", NEUTRAL, card, 1)
