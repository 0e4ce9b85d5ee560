"""Events: who hears them, and what is remembered of them.

In: events raised by generated code as (kind, who did it, subject, detail, how many). Out: trigger
entries in the pool, history fields. Subjects and details by kind: `play-card` card, 0;
`play-tag` card, tag field; `place` area, tile; `gain`/`produce` resource, resource; of what placing
a tile gave ~(mask of the resources that it has given before), resource; `raise` track, where it
stood; `add` card, 0; `remove` victim, resource (-1 of the neutral opponent's, whatever it is; of
production -2 - resource); `project` card, price, or -1 for the action of a card; `convert` card, 0;
`pass` 0, 0; `phase` name, 0; `delegate` party, 0; `discard`, `draw`, `claim`, `fund` card, 0;
`spend`, `lose`, `unproduce` resource, resource; `lift` whose it was, or -1, (tile, area, mask of
the cards whose own tile it was); `colony-bonus` tile, 0; `chair` 0, 0;
`dominant`, `ruling` party, 0; those of cards of a set's own kinds card, area where it lies, lay or
comes to lie, or -1.
"""

from __future__ import annotations

from typing import Any

from compiler import graph as g
from runtime.engine.base.helpers import helper
from runtime.engine.base.linking import Linked
from runtime.state.layout import EVENT
from runtime.state.log import note
from runtime.state.state import ACTIVE, AS_OF, FIRST, THAT, TRIGGERED, Entry, State, entry_of

PLAY_CARD, PLAY_TAG, PLACE = EVENT["play-card"], EVENT["play-tag"], EVENT["place"]
LIFT = EVENT["lift"]
WOULD_ADD = EVENT["would-add"]
OF_CARDS = [EVENT[name] for name in g.OF_CARDS]
"""Events whose subject is a card."""
OF_TOKENS = [EVENT[name] for name in g.OF_TOKENS]

LOOP_LIMIT = 1000
"""Triggers in one resolution beyond which the cards are taken to set each other off for ever."""

ENDED = 1 << 30
"""So many stand for a resolution whose chain of triggers has been cut: no more come."""

LOOP_WATCHED = 64
TRIAL_LIMIT = 200
"""The same in a search for what can be done, which may try many ways."""


class EndlessLoop(Exception):
    """Triggers that set each other off without end; `cards` are their indices."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        super().__init__(cards)
        self.cards = cards


class Events:
    def __init__(self, linked: Linked) -> None:
        self.linked, self.remembered = linked, linked.remembered
        self.looping: list[int] = []
        self.ending = False  # whether a loop is cut and not refused

    @helper
    def hear(
        self, state: State, event: int, who: int, subject: Any, detail: Any, count: int
    ) -> None:
        """Remember what conditions ask about and add the triggers that listen to the pool: who
        hears is found before it is remembered, for what comes to something for the first time,
        and what is waited for afterwards, for it may be this."""
        told: list[tuple[int, int, int]] = []
        if listening := state.listening[event]:
            if self.looping and state.g[TRIGGERED] <= LOOP_LIMIT:
                self.looping = []
            triggers = self.linked.triggers
            for listener in listening:  # most hear of something else: no more is asked of them
                hearer, card, number = listener
                hearer = state.g[FIRST] if hearer < 0 else hearer
                if triggers[number].hears(state, hearer, card, who, subject, detail):
                    told.append(listener)
        if self.remembered[event]:
            self.remember(state, event, who, subject, detail, count)
        if told:
            it = subject if event == PLACE else (subject,) if event in OF_CARDS else None
            it = detail[1] if event == LIFT else it
            it = (detail, it, None) if event in OF_TOKENS else it  # which can be taken
            for listener in told:
                self._tell(state, listener, who, subject, detail, count, it)

    def remember(
        self, state: State, event: int, who: int, subject: Any, detail: Any, count: int
    ) -> None:
        """What conditions ask about later."""
        for hears, field, paired, own in self.remembered[event]:
            for q in (who,) if own and who >= 0 else state.seats:
                if not hears(state, q, -1, who, subject, detail):
                    continue
                if paired:  # to whom it was done, one bit for each player
                    state.p[q][field] |= 1 << subject if subject >= 0 else 0
                else:
                    state.p[q][field] += count

    def matters(self, state: State, event: int) -> bool:
        """Whether anybody hears of such events, or they are remembered."""
        return bool(state.listening[event] or self.remembered[event])

    @helper
    def would(
        self,
        state: State,
        event: int,
        who: int,
        subject: Any,
        detail: Any,
        count: int,
        group: int = 0,
    ) -> int:
        """So many would be gained, lost, drawn or taken, or steps raised: how many are still, which
        is none where the first effect that hears it and can be done comes instead, which belongs to
        the group."""
        it = (subject,) if event == WOULD_ADD else None
        for listener in state.listening[event] if count > 0 else ():
            before = len(state.pool)
            if self._hears(state, listener, who, subject, detail):
                self._tell(state, listener, who, subject, detail, count, it, group)
            if len(state.pool) > before:
                return 0
        return count

    def _tell(
        self,
        state: State,
        listener: tuple[int, int, int],
        who: int,
        subject: Any,
        detail: Any,
        count: int,
        it: Any,
        group: int = 0,
    ) -> None:
        """What such a listener does is pending, who has heard of it."""
        hearer, card, trigger = listener
        heard = self.linked.triggers[trigger]
        once = (heard.once, who if hearer < 0 else hearer)  # a rule once for each
        left = heard.times - state.heard.count(once) if heard.once >= 0 else 1
        if count < heard.least or left < 1:
            return
        if hearer < 0:  # a rule begins with the first player, whoever it is about
            hearer = state.g[FIRST]
        that = (-1 if heard.own else who, subject, detail)
        entries = [entry_of(heard.op, hearer, card, it=it, that=that, group=group)]
        entries *= count if heard.each else 1
        if heard.asks >= 0 and who >= 0:
            entries = self._as_of(state, entries, heard.asks, who, subject, detail)
        if heard.only is not None:
            entries = [entry for entry in entries if heard.only(state, entry)]
        if not entries or (heard.instead and self.linked.able[heard.op](state, entries[0]) < 2):
            return
        if heard.lasts.startswith("once"):
            self._forget(state, listener, heard.group)
            del entries[1:]
        elif heard.once >= 0:
            del entries[left:]
            state.heard += (once,) * len(entries)
        state.g[TRIGGERED] += len(entries)
        if state.g[TRIGGERED] > TRIAL_LIMIT and (state.trial or state.g[TRIGGERED] > LOOP_LIMIT):
            del entries[self._caught(state, card) :]
        state.pool += entries

    def _as_of(
        self, state: State, entries: list[Entry], event: int, who: int, subject: Any, detail: Any
    ) -> list[Entry]:
        """Of so many that come at once, each knows how much had been done when it came."""
        told = []
        for behind, entry in enumerate(entries):
            then = []
            for hears, field, paired, _ in self.remembered[event]:
                counted = not paired and hears(state, who, -1, who, subject, detail)
                late = len(entries) - 1 - behind if counted else 0
                then.append((field, state.p[who][field] - late))
            that = (*entry[THAT], "", (who, tuple(then)))
            told.append((*entry[:THAT], that, *entry[THAT + 1 :]))
        return told

    def _hears(
        self, state: State, listener: tuple[int, int, int], who: int, subject: Any, detail: Any
    ) -> bool:
        """Whether that is what the listener waits for."""
        hearer, card, trigger = listener
        if hearer < 0:
            hearer = state.g[FIRST]
        heard: bool = self.linked.triggers[trigger].hears(state, hearer, card, who, subject, detail)
        return heard

    def _forget(self, state: State, listener: tuple[int, int, int], group: int) -> None:
        """What was done later listens no more, to none of its events."""
        owner, card, _ = listener
        for event, row in enumerate(state.listening):
            gone: set[int] = set()
            for one in row:
                if one[:2] == (owner, card) and self.linked.triggers[one[2]].group == group:
                    gone.add(one[2])
            for trigger in gone:
                at = state.listening[event].index((owner, card, trigger))
                kept = state.listening[event]
                state.listening[event] = (*kept[:at], *kept[at + 1 :])

    def close_generation(self, state: State) -> None:
        """What listened for this generation listens no more; what hears once in each hears."""
        triggers = self.linked.triggers
        state.heard = tuple(one for one in state.heard if triggers[one[0]].ever)
        passing = self.linked.passing
        if not passing:
            return
        for event, row in enumerate(state.listening):
            if any(one[2] in passing for one in row):
                state.listening[event] = tuple(one for one in row if one[2] not in passing)

    @staticmethod
    @helper
    def await_(state: State, who: int, card: int, pairs: tuple[tuple[int, int], ...]) -> None:
        """The player listens from now on; pairs of the kind of an event and a trigger."""
        for event, trigger in pairs:
            state.listening[event] += ((who, card, trigger),)

    def catch_up(self, state: State, hearer: int, card: int, who: int, played: int) -> None:
        """What comes into play as a part of playing another card hears of that one too (FAQ, on
        the cards that hear of tags)."""
        for event, trigger in self.linked.cards[card].triggers:
            listener = (hearer, card, trigger)
            details = {PLAY_CARD: (0,), PLAY_TAG: self.linked.cards[played].tags}.get(event, ())
            for detail in details:
                if self._hears(state, listener, who, played, detail):
                    self._tell(state, listener, who, played, detail, 1, (played,))

    def _caught(self, state: State, card: int) -> int:
        """Watch a loop for a few more rounds, to name every card in it. Trials give up early. Where
        it must be gone through it ends there."""
        if state.g[TRIGGERED] >= ENDED:
            return 0
        over = state.g[TRIGGERED] - LOOP_LIMIT
        if self.ending and not state.trial:
            state.g[TRIGGERED] = ENDED
            note(state, "ends", state.g[ACTIVE], card, LOOP_LIMIT)
            return 0
        if state.trial or (over > LOOP_WATCHED and card in self.looping):
            raise EndlessLoop(tuple(dict.fromkeys(self.looping)))
        self.looping.append(card)
        return 1

    @staticmethod
    @helper
    def so_far(state: State, that: Any, who: int, field: int) -> int:
        """How much of it the player has done: in a trigger that is set off by the same, how much
        it was then."""
        for player, then in that[AS_OF:] if that else ():
            for counted, number in then if player == who else ():
                if counted == field:
                    return int(number)
        return state.p[who][field]

    @staticmethod
    @helper
    def happened(state: State, who: int, field: int) -> bool:
        return state.p[who][field] > 0
