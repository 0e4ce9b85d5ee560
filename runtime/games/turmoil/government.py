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

    def begin(self, S: State) -> None:
        """The first event is coming, and the party that its delegate joins is dominant; the second
        one is distant."""
        self._turn(S)
        now = self.committee.parliament(S)
        self.committee.convene(S, now._replace(coming=now.distant, distant=-1))
        self._turn(S)

    def revise(self, S: State) -> None:
        """Everybody's rating goes down by one."""
        S.g[ACTIVE] = S.g[FIRST]
        note(S, "turmoil", 0, 0, 1)
        for w in S.seats:
            S.p[w][self.rating] -= 1
            note(S, "lower", w, self.track, 1)

    def happen(self, S: State) -> None:
        """The current event, with the influence that everybody has now."""
        event = self.committee.parliament(S).current
        if event >= 0:
            note(S, "event", 0, event, 1)
            self._do(S, event)

    def reward(self, S: State) -> None:
        """The party that will rule brings its bonus."""
        now = self.committee.parliament(S)
        party = self.committee.parties[now.dominant]
        note(S, "government", 0, party, 1)
        self._do(S, party)

    def govern(self, S: State) -> None:
        """Its leader becomes chairman, for a step of rating; dominance goes on; lobbies are
        filled."""
        self.committee.convene(S, self.committee.parliament(S).governed().lobbied())
        chairman = self.committee.parliament(S).chairman
        note(S, "chairman", chairman, 0, 1)
        if chairman != NEUTRAL:
            S.p[chairman][self.rating] += 1
            note(S, "rate", chairman, self.track, 1)
            before = S.p[chairman][self.rating] - 1
            self.engine.events.hear(S, EVENT["raise"], chairman, self.track, before, 1)

    def change(self, S: State) -> None:
        """The coming event is current, the distant one is coming, and a new one is distant."""
        now = self.committee.parliament(S)
        over = (now.current,) if now.current >= 0 else ()
        new = now._replace(
            current=now.coming, coming=now.distant, distant=-1, discards=(*now.discards, *over)
        )
        self.committee.convene(S, new)
        if new.current >= 0:
            self._send(S, new.current, CURRENT)
        self._turn(S)

    def _do(self, S: State, card: int) -> None:
        op = self.engine.linked.cards[card].play
        if op >= 0:
            S.pool.append(entry_of(op, S.g[FIRST], card))

    def _turn(self, S: State) -> None:
        """The next event is distant, and a neutral delegate joins the party that it names. When
        none is left those that are over are shuffled."""
        now = self.committee.parliament(S)
        if not now.deck:
            now = now._replace(deck=tuple(shuffled(S, list(now.discards))), discards=())
        if now.deck:
            event, *rest = now.deck
            self.committee.convene(S, now._replace(distant=event, deck=tuple(rest)))
            note(S, "turned", 0, event, 1)
            self._send(S, event, DISTANT)

    def _send(self, S: State, event: int, when: str) -> None:
        """A neutral delegate, if any is left."""
        committee = self.committee
        for party in dict(committee.program.library.cards[event].fields).get(when, ()):
            card = committee.program.layout.card[str(party)]
            now = committee.parliament(S)
            committee.convene(S, now.placed(committee.number[card], NEUTRAL))
            note(S, "delegate", NEUTRAL, card, 1)
