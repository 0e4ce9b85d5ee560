"""Parties and global events, as an extension of the ruleset of Terraforming Mars.

In: an engine whose library has parties. Out: the committee at set-up, what the ruling party lets
everybody do in the action phase, the phase in which a new government comes. Numbers and names are
those that the sets declare.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from types import MappingProxyType
from typing import Any

from compiler import graph as g
from runtime.engine.base.helpers import helper
from runtime.engine.base.shapes import Offer
from runtime.engine.doable import Obstacle
from runtime.engine.engine import Engine
from runtime.engine.guards import opened
from runtime.games.base.extension import Exhibit, Names
from runtime.games.base.phases import Step
from runtime.games.base.table import TURN, Table
from runtime.games.turmoil.brought import PARTY
from runtime.games.turmoil.committee import Committee
from runtime.games.turmoil.government import Government
from runtime.games.turmoil.parliament import NEUTRAL, TIMES, assembled
from runtime.games.turmoil.shown import Shown
from runtime.state.layout import EVENT
from runtime.state.log import note
from runtime.state.state import PHASE, State, shuffled

POSTS = ("chairman", "ruling", "dominant")
"""What may be said of players and of parties."""

INFLUENCE, CHAIR, LED = 2.0, 6.0, 1.0
"""What they are worth in money, about."""


class Turmoil(Committee):
    shared = (PARTY,)
    questions = MappingProxyType({"party": "which party", "delegate": "which delegate"})

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.government, self.shown = Government(self), Shown(self)
        self.bent = any(isinstance(one.rule, g.Policy) for one in self.program.rules)
        if self.bent:
            engine.linked.standing.append(self._anew)
        self._offers: dict[tuple[int, int, bool], tuple[Offer, ...]] = {}

    # ---- set-up ---------------------------------------------------------------------------------

    def begin(self, state: State, table: Table) -> None:
        new = assembled(len(self.parties), len(state.seats), self.each, self.neutral, self.first)
        self.convene(state, new._replace(deck=tuple(shuffled(state, self.events[:]))))

    def deal(self, state: State) -> None:
        """No policy is in force before the first action phase."""
        self.action_phase(state, begins=False)
        self.government.begin(state)

    # ---- the ruling party -----------------------------------------------------------------------

    def elect(self, state: State, party: int) -> None:
        """Another party rules from now on."""
        self.action_phase(state, begins=False)
        self.convene(state, self.parliament(state)._replace(ruling=self.number[party]))
        self.action_phase(state, begins=True)

    @helper
    def change_party(self, state: State, who: int, standing: str, party: int) -> None:
        """It rules, or is dominant, from now on; its policy waits for the action phase."""
        note(state, "government" if standing == "ruling" else "dominant", who, party, 1)
        if standing == "dominant":
            now = self.parliament(state)
            self.decide(state, now._replace(dominant=self.number[party]))
            return
        self.elect(state, party)
        self.action_phase(state, begins=state.g[PHASE] == TURN)
        self.engine.events.hear(state, EVENT["ruling"], -1, party, 0, 1)

    def action_phase(self, state: State, begins: bool) -> None:
        """The policy of the ruling party is everybody's, in the action phase and at no other time
        (FAQ, "Party Clarifications"), but for those of whom effects say otherwise."""
        concerned = self.parties if self.bent else (self.ruling(state),)
        for who in state.seats:
            held = self.policies(state, who) if begins else ()
            for card in concerned:
                self._put(state, who, card, card in held)

    def _put(self, state: State, who: int, card: int, holds: bool) -> None:
        """In force for the player, or out of it."""
        written = self.program.cards[card]
        for event, trigger in written.triggers:
            heard = [one for one in state.listening[event] if one != (who, card, trigger)]
            state.listening[event] = (*heard, (who, card, trigger)) if holds else tuple(heard)
        rules = [rule for rule in state.rules[who] if rule not in written.rules]
        state.rules[who] = tuple(sorted([*rules, *written.rules])) if holds else tuple(rules)

    def _anew(self, state: State) -> None:
        """What stands for somebody has changed."""
        if state.g[PHASE] == TURN:
            self.action_phase(state, begins=True)

    def policies(self, state: State, who: int) -> Collection[int]:
        """The cards of the parties whose policy is the player's in action phases."""
        ruling = self.ruling(state)
        if not self.bent:
            return (ruling,)
        rules = [rule for rule, _ in self.engine.terms.of(state, who).rules]
        had, lost = {ruling}, set[int]()
        for rule in rules:
            if isinstance(rule, g.Policy):
                named = {self.program.layout.card[name] for name in rule.parties}
                (lost if rule.ignored else had).update(named or {ruling})
        return had - lost

    def solar(self) -> Sequence[Step]:
        return self.government.steps

    def options(self, state: State, who: int, table: Table) -> list[tuple[Any, ...]]:
        """What the ruling party lets the player do, or another one whose policy is his."""
        now, found = self.parliament(state), list[tuple[Any, ...]]()
        held = sorted(self.policies(state, who)) if self.bent else (self.parties[now.ruling],)
        acted = now.acted
        for card in held:
            key = (who, card, bool(state.spent >> card & 1))
            offers = self._offers.get(key)
            if offers is None:
                offers = self._offers[key] = self._offered(*key)
            if acted:
                offers = tuple([one for one in offers if (who, card, one[0][-1]) not in acted])
            if offers:
                found += opened(state, offers)
        return found

    def _offered(self, who: int, card: int, spent: bool) -> tuple[Offer, ...]:
        guards = self.engine.guards[who, False, False]  # ways to use a card have no price
        once = () if spent else guards.uses_once[1 << card]
        return guards.uses[1 << card] + once

    def used(self, state: State, who: int, card: int, way: int) -> None:
        """Each player has an action of the ruling party once a generation; no card repeats it (FAQ,
        "Party Clarifications"). What can be used as often as one likes is not used up."""
        if card not in self.number:
            return
        state.used &= ~(1 << card)
        if self._ways(card)[way].label == "action":
            acted = (*self.parliament(state).acted, (who, card, way))
            self.convene(state, self.parliament(state)._replace(acted=acted))

    def _ways(self, card: int) -> list[g.Ability]:
        abilities = self.program.library.cards[card].abilities
        return [one for one in abilities if one.label in g.WAYS and one.effect is not None]

    def _is_used_up(self, state: State, who: int, card: int, way: int) -> bool:
        return (who, card, way) in self.parliament(state).acted

    def obstacles(self, state: State, who: int, what: str, card: int) -> list[Obstacle]:
        if what != "use" or card not in self.number:
            return []
        if card not in self.policies(state, who):
            return [Obstacle("said", "is not the ruling party")]
        ways = range(len(self._ways(card)))
        used_up = ways and all(self._is_used_up(state, who, card, way) for way in ways)
        return [Obstacle("used")] * bool(used_up)

    # ---- positions made to order ----------------------------------------------------------------

    def make(self, state: State, seat: int, delegates: g.DelegateSet, count: int) -> bool:
        match delegates:
            case g.DelegateSet("chairman"):
                self._take_the_chair(state, NEUTRAL if delegates.whose == "nobody" else seat)
            case g.DelegateSet("", "you" | "nobody" as whose, (party,)):
                whom = NEUTRAL if whose == "nobody" else seat
                number = self.number[self.program.layout.card[party]]
                self.convene(state, self.parliament(state).gathered(number, whom, count))
            case _:
                return False
        return True

    def _take_the_chair(self, state: State, seat: int) -> None:
        self.convene(state, self.parliament(state).chaired(seat))

    def give(self, state: State, seat: int, fact: g.Status) -> bool | None:
        if fact.what not in (*POSTS, *TIMES):
            return None
        now, cards = self.parliament(state), [self.program.layout.card[name] for name in fact.cards]
        match fact.what:
            case "chairman":
                self._take_the_chair(state, seat)
            case "ruling":
                self.elect(state, cards[0])
            case "dominant":
                self.convene(state, now._replace(dominant=self.number[cards[0]]))
            case time:
                self.convene(state, now.scheduled(cards[0], time))
        return fact.value == 1

    def worth(self, state: State, who: int) -> float:
        """Influence, to be chairman soon, and parties that one leads."""
        now = self.parliament(state)
        leads = [party for party, leader in enumerate(now.leaders) if leader == who]
        soon = CHAIR * (now.dominant in leads)
        return INFLUENCE * now.influence(who) + soon + LED * len(leads)

    def fits(self, state: State) -> bool:
        return self.parliament(state).fits(len(self.parties), len(state.seats), set(self.events))

    def known(self, state: State, seat: int, fact: g.Status) -> int | None:
        now, cards = self.parliament(state), [self.program.layout.card[name] for name in fact.cards]
        match fact.what:
            case "chairman":
                return int(now.chairman == seat)
            case "ruling" | "dominant":
                party = now.ruling if fact.what == "ruling" else now.dominant
                return int(self.parties[party] == cards[0])
            case time if time in TIMES:
                return int(now.events[TIMES.index(time)] == cards[0])
            case _:
                return None

    # ---- for people -----------------------------------------------------------------------------

    def conceivable(self, kind: str) -> Sequence[Any]:
        return self.parties if kind == "party" else ()

    def option(self, names: Names, kind: str, value: Any) -> str:
        return self.shown.option(names, kind, value)

    def identify(self, kind: str, value: Any) -> str:
        return self.shown.identify(kind, value)

    def told(self, names: Names, what: str, name: str, subject: Any, count: int) -> str:
        return self.shown.told(names, what, name, subject, count)

    def exhibits(self, state: State, players: tuple[str, ...]) -> list[Exhibit]:
        return self.shown.exhibits(state, players)
