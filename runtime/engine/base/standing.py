"""What players' standing effects come to as the game stands: those that hold now, of everybody.

In: the state, and a player. Out: what they lend, forbid and change; what of it no state changes is
worked out once, as `terms`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Any

from compiler import graph as g
from runtime.engine.base.helpers import helper
from runtime.engine.base.linking import Linked
from runtime.engine.base.terms import ByRules, Terms
from runtime.program.program import Program
from runtime.state.layout import EVENT
from runtime.state.state import State, bits


class TermsOf:
    """`of_rules`: what these effects amount to. `unbarred`: a state in which they bar no areas, for
    who asks whether it is they that do."""

    def __init__(self, linked: Linked) -> None:
        self.linked, self.of_rules = linked, ByRules(linked)
        self.unbarred: State | None = None

    def of(self, state: State, who: int) -> Terms:
        """What a player's standing effects amount to, those that hold now."""
        known = self.of_rules[state.rules[who]]
        return self._of_now(state, who) if known.conditional else known

    def _of_now(self, state: State, who: int) -> Terms:
        often, rules = self._often, state.rules[who]
        return self.of_rules[tuple(r for r in rules for _ in range(often(state, who, r)))]

    def _often(self, state: State, who: int, rule: int) -> int:
        """How often it holds now: once or not at all, or so often as is counted."""
        often = self.linked.conditional.get(rule)
        return 1 if often is None else int(often(state, who, self.linked.program.rules[rule].card))

    @helper
    def higher(self, state: State, who: int, counter: str) -> int:
        """How much more a track of the player counts than it stands at."""
        known = self.of_rules[state.rules[who]]
        if not known.higher:
            return 0
        more = known.higher.get(counter, 0)
        return self._higher_now(state, who, counter) if more and known.conditional else more

    def _higher_now(self, state: State, who: int, counter: str) -> int:
        found = [(rule, self.linked.program.rules[rule].rule) for rule in state.rules[who]]
        return sum(
            node.more * self._often(state, who, rule)
            for rule, node in found
            if isinstance(node, g.Higher) and counter in g.counted_higher(node)
        )

    def award_score(self, state: State, who: int, card: int) -> int:
        """How much the player has of what an award counts; below zero where the fewest win."""
        measure, node = self.linked.measures[card], self.linked.cards[card].node
        assert measure is not None, "an award says what it counts"
        if not self.of_rules[state.rules[who]].higher:
            return int(measure(state, who))
        more = sum(self.higher(state, who, of) for of in ("award", f"{node.id} award"))
        return int(measure(state, who)) + (-more if node.fewest else more)

    def _of_tags(self, state: State, who: int) -> Terms:
        """What tags of the player count as; other effects that hold now and then may count them."""
        known, program = self.of_rules[state.rules[who]], self.linked.program
        if not known.conditional or not (known.as_others or known.of_events):
            return known
        counted = (g.TagsAs, g.EventTags)
        some = [one for one in state.rules[who] if isinstance(program.rules[one].rule, counted)]
        return self.of_rules[tuple([one for one in some if self._often(state, who, one)])]

    @helper
    def tags_as(
        self, state: State, who: int, wanted: tuple[int, ...], beside: tuple[int, ...]
    ) -> int:
        """How many tags of the player count as one of these and are none; those that are counted
        `beside` them are so already."""
        counted = self._of_tags(state, who).as_others
        numbers = state.p[who]
        return sum(
            numbers[tag] + self.on_events(state, who, tag)
            for tag, others in counted.items()
            if tag not in wanted and tag not in beside and not others.isdisjoint(wanted)
        )

    @helper
    def on_events(self, state: State, who: int, tag: int) -> int:
        """How many tags on events that the player has played are counted, beside those in play."""
        if tag not in self._of_tags(state, who).of_events:
            return 0
        return sum([self.linked.cards[c].tags.count(tag) for c in bits(state.played_events[who])])

    @helper
    def is_as(self, state: State, who: int, tag: int, wanted: tuple[int, ...]) -> bool:
        """Whether a tag of the player counts as one of these too."""
        counted = self._of_tags(state, who).as_others if who >= 0 else {}
        return tag in counted and not counted[tag].isdisjoint(wanted)

    @helper
    def lowered(self, state: State, who: int, seat: int, kind: int, count: int) -> int:
        """How far a player lowers the production of another one that is to go down by so much."""
        half = self.of(state, seat).guards.get(kind) if seat >= 0 and seat != who else None
        return count if half is None else count // 2 if half else 0

    @helper
    def open_to(self, state: State, who: int, players: list[int]) -> list[int]:
        """Those of the players whom this one may choose."""
        return [q for q in players if q == who or not self.of(state, q).unchosen]

    @helper
    def closed_to(self, state: State, who: int) -> int:
        """The cards in play of those whom this player may not choose."""
        shut = [state.play[q] for q in state.seats if q != who and self.of(state, q).unchosen]
        return reduce(or_, shut, 0)

    @staticmethod
    @helper
    def chosen_for(state: State, card: int) -> tuple[int, ...]:
        """The seat of the player whom the card remembers, if it does."""
        return tuple(-1 - which for one, which in state.settled if one == card and which < 0)

    @helper
    def grant(self, state: State, who: int, rule: int) -> None:
        """The player has one more standing effect for a while."""
        state.rules[who] = tuple(sorted((*state.rules[who], rule)))
        for tell in self.linked.standing:
            tell(state)

    @helper
    def use_up(self, state: State, who: int, card: int) -> None:
        """What holds for the next such card, project, milestone … ends with this one."""
        rules = state.rules[who]
        if self.of_rules[rules].used_up >> card & 1:
            state.rules[who] = self._left(rules, card)

    def _left(self, rules: tuple[int, ...], card: int) -> tuple[int, ...]:
        uses_up, left = self.linked.uses_up, self.linked.left
        ended = [left[rule] if uses_up[rule] >> card & 1 else rule for rule in rules]
        return tuple(sorted(rule for rule in ended if rule >= 0))

    @helper
    def convert_less(self, state: State, who: int, card: int, kind: int) -> int:
        """How many of this resource fewer a conversion takes now, or more below zero."""
        terms = self.of_rules[state.rules[who]]
        if terms.conditional:
            terms = self.of(state, who)
        if not terms.converts:
            return 0
        less = terms.conversions.get((card, kind))
        if less is None:
            less = terms.convert_less(card, kind)
        for of, less_of, source in terms.varying_of:
            less += less_of(state, who, source, (card,)) if of == kind else 0
        return less + less_now(terms, state, who, card) if terms.varying else less

    @helper
    def elsewhere(self, state: State, who: int) -> int:
        """Cards that the player may play as if they were in hand."""
        mask = 0
        for cards, source in self.of(state, who).play_from:
            mask |= cards(state, who, source)
        return mask

    def lent(self, state: State, who: int) -> int:
        """The cards of others whose actions the player may use too."""
        others = (self.of(state, q).lent for q in state.seats if q != who)
        return reduce(or_, others, 0)

    @helper
    def open_besides(self, state: State, who: int, tile: int) -> int:
        """The areas where the player may place such a tile, besides what its own rule says."""
        mask = 0
        for rule, areas, source in self.of(state, who).sites:
            if isinstance(rule, g.Siting) and not rule.barred:
                mask |= areas(state, who, source, tile)
        return mask & ~self.barred(state, who, tile)

    @helper
    def barred(self, state: State, who: int, tile: int) -> int:
        """The areas where an effect of anybody forbids the player such a tile."""
        if state is self.unbarred:
            return 0
        found = (areas for _, _, areas in self.barring(state, who, tile))
        return reduce(or_, found, 0)

    def barring(self, state: State, who: int, tile: int) -> Iterator[tuple[g.Siting, int, int]]:
        """Those effects, each with the card that it stands on and the areas."""
        for q in state.seats:
            meant = ("you", "all") if q == who else ("opponents", "all")
            for rule, areas, source in self.of(state, q).sites:
                if not isinstance(rule, g.Siting) or not rule.barred:
                    continue
                chosen = rule.whose == "chosen" and who in self.chosen_for(state, source)
                if chosen or rule.whose in meant:
                    if found := areas(state, q, source, tile):
                        yield rule, source, found

    def forbidding(
        self, state: State, who: int, event: int, subject: Any = 0, detail: int = 0
    ) -> int:
        """The effect of anybody by which the player may not do what raises this event; -1 where
        there is none."""
        rules, bans = self.linked.program.rules, self.linked.bans
        for q in state.seats:
            for number in self.of(state, q).bans:
                standing = rules[number]
                assert isinstance(standing.rule, g.Ban)
                if EVENT[standing.rule.event.kind] == event:
                    if bans[number](state, q, standing.card, who, subject, detail):
                        return number
        return -1

    @helper
    def banned(self, state: State, who: int, event: int, subject: Any = 0, detail: int = 0) -> bool:
        """Whether an effect of anybody forbids it."""
        return self.forbidding(state, who, event, subject, detail) >= 0

    @helper
    def allowed(self, state: State, who: int, event: int, cards: int) -> int:
        """Those of the cards with which no effect forbids it."""
        open_ = [card for card in bits(cards) if not self.banned(state, who, event, card)]
        return sum(1 << card for card in open_)

    @helper
    def kept_tiles(self, state: State, who: int) -> int:
        """The areas with tiles of others that the player may not remove, move or exchange."""
        mask = 0
        for q in state.seats:
            for rule, areas, source in self.of(state, q).sites if q != who else ():
                if isinstance(rule, g.KeptTiles):
                    mask |= areas(state, q, source, -1)
        return mask


def less_now(terms: Terms, state: State, who: int, card: int) -> int:
    """How much less something costs by what depends on the position."""
    if not terms.varying:
        return 0
    return sum([less(state, who, source, (card,)) for less, source in terms.varying])


def ended(program: Program, rules: tuple[int, ...]) -> tuple[int, ...]:
    """The effects that go on when the generation ends."""
    return tuple([rule for rule in rules if program.rules[rule].span == "always"])
