"""What a player's standing effects amount to: prices, worths, tolerances, protections.

In: the ids of the continuous effects a player has. Out: `Terms`, made once per combination of
effects and remembered, so that the state carries only the ids. Source: FAQ, "Are Effects in
Terraforming Mars cumulative?" (they are).
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

from compiler import graph as g
from runtime.engine.base.discounts import Discounts
from runtime.engine.base.helpers import helper
from runtime.engine.base.linking import Linked
from runtime.engine.base.needs import ignores, ignoring
from runtime.engine.base.remembering import keep
from runtime.engine.base.shapes import Group, Priced, Source
from runtime.program.program import Program
from runtime.state.layout import EVENT, Ignoring
from runtime.state.state import State, bits

FAR = 10**6
"""No requirement is missed by so much."""

PAYING = (g.Discount, g.SpendAs, g.Worth)

LARGEST = 1_000_000
"""More than anybody has of anything."""


class Terms:
    """`worth` by resource index; `tolerance` by parameter, in printed units; `unconditional`: no
    requirement need be met; `excused`: (cards, which of their requirements need not be met);
    `unchosen`: opponents may not choose the player; `protects` by resource index whether half of it
    may be removed or nothing, `guards` the same of production; `goals` how much less milestones and
    awards cost by what does not vary; `always` what may replace the
    currency in any payment; `on_cards` (cards, source) what may on these cards only; `dearer`
    (cards, resource, more) what is worth more on these only; `instead` the
    same for other resources, by their index, each with the cards for whose effects it holds;
    `numbers` of the rules that are others; `optional`: what need not turn into something
    else, and how much of it; `beside`: what placing next to a tile (kind, resource) gives instead,
    an operation, and
    `beside_more` what tiles of some kinds give besides; `higher`:
    how much more tracks count; `as_others`: tags, and what they count as too. With
    the cards that they stand on: `varying` discounts that depend
    on the state, `less(S, w, c, it)`, `it` being what is bought, `play_from`, `cards(S, w, c)`, and
    `sites` (rule, `areas(S, w, c, t)`, source), `t` being a kind of tile; `bans`: the rules that
    forbid something; `lent`: the cards whose
    actions others may use too.
    `converts`: whether anything bears on what conversions take.
    `paying`: those of the rules that bear on prices and on what pays; terms that have them alike
    share the tables made of these; `conditional`: whether some effects hold only now
    and then, or more than once; `used_up`: the cards with which some of them end.
    `groups` and `met` belong to `Filters`, `projects` (by seat) to `Guards`, which stand in
    `guarded` by seat: tables made for these terms when they are first asked for."""

    def __init__(self, linked: Linked, rules: tuple[int, ...], discounts: Discounts) -> None:
        self.program = program = linked.program
        self.discounts = discounts
        self.paying = tuple(r for r in rules if isinstance(program.rules[r].rule, PAYING))
        standing = [program.rules[rule] for rule in rules]
        self.rules = [(one.rule, one.card) for one in standing]
        self.conditional = any(rule in linked.conditional for rule in rules)
        self.used_up = reduce(or_, [linked.uses_up[rule] for rule in rules], 0)
        self.worth = dict(program.tables.worth)
        self.tolerance = [0] * len(program.library.parameters)
        self.unconditional = False
        self.excused: list[tuple[int, Ignoring]] = []
        self.unchosen = False
        self.protects: dict[int, bool] = {}
        self.guards: dict[int, bool] = {}
        self.goals = tuple(
            sum(
                one.amount
                for one, _ in self.rules
                if isinstance(one, g.Discount) and goal in one.goals and not one.varies()
            )
            for goal in ("milestone", "award")
        )
        self.always: list[Source] = []
        self.dearer: list[tuple[int, int, int]] = []
        self.beside: dict[tuple[int, int], int] = {}
        self.beside_more: list[tuple[tuple[int, ...], int]] = []
        self.higher: dict[str, int] = {}
        self.as_others: dict[int, set[int]] = {}
        self.instead: dict[int, list[tuple[int, Source]]] = {}
        self.numbers: dict[str, int] = {}
        self.optional: dict[str, int] = {}
        self.varying = [
            (linked.varying[r], program.rules[r].card) for r in rules if r in linked.varying
        ]
        self.play_from = [
            (linked.play_from[r], program.rules[r].card) for r in rules if r in linked.play_from
        ]
        lent = {card for rule, card in self.rules if isinstance(rule, g.SharedAction)}
        self.lent = sum(1 << card for card in lent)
        self.sites = [
            (program.rules[r].rule, linked.sites[r], program.rules[r].card)
            for r in rules
            if r in linked.sites
        ]
        self.bans = [r for r in rules if r in linked.bans]
        self.converts = any(
            isinstance(one, g.Discount) and (one.conversions or one.parties or one.varies())
            for one, _ in self.rules
        )
        self._prices: list[int] = []
        self.conversions: dict[int, int] = {}
        self._sources: dict[int, list[Source]] = {}
        self._also: dict[tuple[int, ...], list[Source]] = {}
        self.on_cards: list[tuple[int, Source]] = []
        self.groups: list[Group] = []
        self.met: dict[tuple[int, ...], int] = {}
        self.projects: dict[int, Priced] = {}
        self.guarded: dict[int, Any] = {}
        for rule, card in sorted(self.rules, key=_is_added):
            self._apply(rule, card)

    @property
    def excusing(self) -> int:
        """The cards of which some requirements need not be met, and others need."""
        return reduce(or_, (cards for cards, _ in self.excused), 0)

    def excuses(self, card: int, condition: g.Condition) -> bool:
        """Whether what the card requires need not be met."""
        return any(cards >> card & 1 and ignores(what, condition) for cards, what in self.excused)

    def _has_beside(self, rule: g.BesideWorth) -> bool:
        """Whether such tiles give something of the resource anyway."""
        kinds = (kind for kind in self.program.library.tiles if kind.id == rule.tile)
        return any(rule.resource in dict(kind.beside_bonus) for kind in kinds)

    def _apply(self, rule: g.Continuous, card: int) -> None:
        lay = self.program.layout
        match rule:
            case g.Worth(resource, more, cards=g.CardSet() as some):
                self.dearer.append((lay.cards(some), lay.resource[resource], more))
            case g.Worth(resource, more):
                self.worth[lay.resource[resource]] += more
            case g.Tolerance(steps, parameters):
                for track, kind in enumerate(self.program.library.parameters):
                    if not parameters or kind.id in parameters:
                        self.tolerance[track] += steps * kind.step
            case g.Ignored(cards=g.CardSet() as some):
                self.excused.append((lay.cards(some), ignoring(rule)))
            case g.Ignored(tags=True):
                self.excused.append((-1, ignoring(rule)))
            case g.Ignored(parameters, every):
                self.unconditional = self.unconditional or every
                for track, kind in enumerate(self.program.library.parameters):
                    if not parameters or kind.id in parameters:
                        self.tolerance[track] = FAR
            case g.Protect(of="choice"):
                self.unchosen = True
            case g.Protect(resources, of, half):
                kept = self.guards if of == "production" else self.protects
                for name in resources or lay.resource:
                    kept[lay.resource[name]] = half and kept.get(lay.resource[name], True)
            case g.Counts(more=more) | g.CountsTags(more=more):
                counter = g.counted_higher(rule)
                self.higher[counter] = self.higher.get(counter, 0) + more
            case g.TagsAs(tags, tag):
                for one in tags:
                    self.as_others.setdefault(lay.tag[one], set()).add(lay.tag[tag])
            case g.BesideWorth(tile) if rule.added or not self._has_beside(rule):
                more = self.program.vocabulary.better_beside[rule]
                self.beside_more.append((lay.kinds((tile,)), more))
            case g.BesideWorth(tile, resource):
                at = (lay.tile[tile], lay.resource[resource])
                self.beside[at] = self.program.vocabulary.better_beside[rule]
            case g.Override(name, value, added):
                self.numbers[name] = max(0, self.number(name) + value) if added else value
            case g.Exchangeable(resource, kept):
                most = LARGEST if kept is None else kept
                self.optional[resource] = max(most, self.optional.get(resource, 0))
            case g.SpendAs(instead=instead) if instead != self.program.tables.currency:
                cards = (
                    (1 << len(self.program.cards)) - 1
                    if rule.cards is None
                    else lay.cards(rule.cards)
                )
                index = lay.resource[instead]
                self.instead.setdefault(index, []).append((cards, self._source(rule, card)))
            case g.SpendAs(cards=None):
                self.always = _with(self.always, self._source(rule, card))
            case g.SpendAs(cards=g.CardSet() as cards):
                self.on_cards.append((lay.cards(cards), self._source(rule, card)))
            case _:
                pass  # prices are worked out when asked for

    def _source(self, rule: g.SpendAs, card: int) -> Source:
        where = card if rule.here else self.program.layout.stock[rule.resource]
        return (rule.here, where, rule.value)

    def price(self, card: int) -> int:
        """What a card or standard project costs by what does not depend on the position, in the
        currency; below 0 where more is off than it costs."""
        return (self._prices or self.prices())[card]

    def prices(self) -> list[int]:
        """The same for all cards."""
        if not self._prices:
            self._prices = self.discounts.prices(self.paying)
        return self._prices

    def number(self, rule: str) -> int:
        """A number of the rules as it is for this player."""
        number = self.numbers.get(rule)
        if number is None:
            number = self.numbers[rule] = int(self.program.tables.rules.get(rule, 0))
        return number

    def in_place_of(self, kind: int, card: int) -> list[Source]:
        """What may replace a resource that is not the currency, in an effect of this card."""
        found: list[Source] = []
        for cards, source in self.instead.get(kind, ()):
            if cards >> card & 1 or card < 0:
                found = _with(found, source)
        return found

    def convert_less(self, card: int) -> int:
        """How many resources fewer a conversion takes, by what does not depend on the position."""
        node = self.program.library.cards[card].id
        less = self.conversions[card] = sum(
            rule.amount
            for rule, _ in self.rules
            if isinstance(rule, g.Discount)
            and (node in rule.conversions or node in rule.parties)
            and not rule.varies()
        )
        return less

    def with_also(self, using: tuple[int, ...]) -> list[Source]:
        """What may replace the currency where these resources may too."""
        known = self._also.get(using)
        if known is None:
            field = self.program.tables.stock_field
            known = [(False, field[kind], self.worth[kind]) for kind in using]
            for source in self.always:
                known = _with(known, source)
            self._also[using] = known
        return known

    def sources(self, card: int) -> list[Source]:
        """What may replace the currency when this card is played."""
        known = self._sources.get(card)
        if known is None:
            tables = self.program.tables
            worth = dict(self.worth)
            for mask, kind, more in self.dearer:
                worth[kind] += more if mask >> card & 1 else 0
            found = [(False, tables.stock_field[k], worth[k]) for k in tables.paid_with[card]]
            for source in [s for mask, s in self.on_cards if mask >> card & 1] + self.always:
                found = _with(found, source)
            known = self._sources[card] = found
        return known


class ByRules(dict[tuple[int, ...], Terms]):
    """The terms of each combination of standing effects, worked out when it first comes up."""

    def __init__(self, linked: Linked) -> None:
        self.linked, self.discounts = linked, Discounts(linked.program)

    def __missing__(self, rules: tuple[int, ...]) -> Terms:
        found = Terms(self.linked, rules, self.discounts)
        keep(self, rules, found)
        return found


class TermsOf:
    """`of_rules`: what these effects amount to."""

    def __init__(self, linked: Linked) -> None:
        self.linked, self.of_rules = linked, ByRules(linked)

    def of(self, state: State, who: int) -> Terms:
        """What a player's standing effects amount to, those that hold now."""
        known = self.of_rules[state.rules[who]]
        if not known.conditional:
            return known
        often, rules = self._often, state.rules[who]
        return self.of_rules[tuple(r for r in rules for _ in range(often(state, who, r)))]

    def _often(self, state: State, who: int, rule: int) -> int:
        """How often it holds now: once or not at all, or so often as is counted."""
        often = self.linked.conditional.get(rule)
        return 1 if often is None else int(often(state, who, self.linked.program.rules[rule].card))

    @helper
    def higher(self, state: State, who: int, counter: str) -> int:
        """How much more a track of the player counts than it stands at."""
        known = self.of_rules[rules := state.rules[who]]
        if not known.higher:
            return 0
        more = known.higher.get(counter, 0)
        if not more or not known.conditional:
            return more
        found = [(rule, self.linked.program.rules[rule].rule) for rule in rules]
        return sum(
            node.more * self._often(state, who, rule)
            for rule, node in found
            if isinstance(node, g.Counts | g.CountsTags) and g.counted_higher(node) == counter
        )

    @helper
    def tags_as(
        self, state: State, who: int, wanted: tuple[int, ...], beside: tuple[int, ...]
    ) -> int:
        """How many tags of the player count as one of these and are none; those that are counted
        `beside` them are so already."""
        counted = self.of(state, who).as_others
        numbers = state.p[who]
        return sum(
            numbers[tag]
            for tag, others in counted.items()
            if tag not in wanted and tag not in beside and not others.isdisjoint(wanted)
        )

    @helper
    def is_as(self, state: State, who: int, tag: int, wanted: tuple[int, ...]) -> bool:
        """Whether a tag of the player counts as one of these too."""
        counted = self.of(state, who).as_others if who >= 0 else {}
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
    def grant(state: State, who: int, rule: int) -> None:
        """The player has one more standing effect for a while."""
        state.rules[who] = tuple(sorted((*state.rules[who], rule)))

    @helper
    def use_up(self, state: State, who: int, card: int) -> None:
        """What holds for the next such card, project, milestone … ends with this one."""
        rules = state.rules[who]
        if self.of_rules[rules].used_up >> card & 1:
            uses_up = self.linked.uses_up
            state.rules[who] = tuple(rule for rule in rules if not uses_up[rule] >> card & 1)

    @helper
    def convert_less(self, state: State, who: int, card: int) -> int:
        """How many resources fewer a conversion takes now, or more below zero."""
        terms = self.of_rules[state.rules[who]]
        if terms.conditional:
            terms = self.of(state, who)
        if not terms.converts:
            return 0
        less = terms.conversions.get(card)
        if less is None:
            less = terms.convert_less(card)
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
        mask = 0
        for q in state.seats:
            meant = ("you", "all") if q == who else ("opponents", "all")
            for rule, areas, source in self.of(state, q).sites:
                if isinstance(rule, g.Siting) and rule.barred and rule.whose in meant:
                    mask |= areas(state, q, source, tile)
        return mask

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


def _is_added(standing: tuple[g.Continuous, int]) -> bool:
    """What is added to a number comes after what it is instead."""
    rule, _ = standing
    return isinstance(rule, g.Override) and rule.added


def _with(sources: list[Source], new: Source) -> list[Source]:
    """One source more; the same resources pay once only, at the highest worth."""
    kept = [s for s in sources if s[:2] != new[:2] or s[2] >= new[2]]
    return kept if any(s[:2] == new[:2] for s in kept) else [*kept, new]


def ended(program: Program, rules: tuple[int, ...]) -> tuple[int, ...]:
    """The effects that go on when the generation ends."""
    return tuple([rule for rule in rules if program.rules[rule].span == "always"])
