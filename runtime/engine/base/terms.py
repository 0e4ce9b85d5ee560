"""What a player's standing effects amount to: prices, worths, tolerances, protections.

In: the ids of the continuous effects a player has. Out: `Terms`, made once per combination of
effects and remembered, so that the state carries only the ids. Source: FAQ, "Are Effects in
Terraforming Mars cumulative?" (they are).
"""

from __future__ import annotations

from functools import cached_property, reduce
from operator import or_
from typing import Any

from compiler import graph as g
from runtime.engine.base.discounts import Discounts
from runtime.engine.base.linking import Linked
from runtime.engine.base.needs import ignores, ignoring
from runtime.engine.base.remembering import keep
from runtime.engine.base.shapes import Group, Priced, Source
from runtime.state.layout import Ignoring

FAR = 10**6
"""No requirement is missed by so much."""

PAYING = (g.Discount, g.SpendAs, g.Worth)

LARGEST = 1_000_000
"""More than anybody has of anything."""


class Terms:
    """`worth` by resource index; `tolerance` by parameter, in printed units; `unconditional`: no
    requirement need be met; `excused`: (cards, which of their requirements need not be met),
    `eased`: (cards, parameter, in printed units by how much more it may be missed by these), behind
    the last parameter what is about tags;
    `unchosen`: opponents may not choose the player; `protects` by resource index whether half of it
    may be removed or nothing, `guards` the same of production; `goals` how much less milestones and
    awards cost by what does not vary; `always` what may replace the
    currency in any payment; `on_cards` (cards, source) what may on these cards only; `dearer`
    (cards, resource, more) what is worth more on these only; `instead` the
    same for other resources, by their index, each with the cards for whose effects it holds;
    `numbers` of the rules that are others; `optional`: what need not turn into something
    else, and how much of it; `beside`: what placing next to a tile (kind, resource) gives instead,
    an operation, and
    `beside_more` what tiles of some kinds give besides, `beside_some` the same of some of such
    tiles; `higher`:
    how much more tracks, tags and awards count; `as_others`: tags, and what they count as too;
    `of_events`: the tags of which those of events are counted too. With
    the cards that they stand on: `varying` discounts that depend
    on the state, `less(S, w, c, it)`, `it` being what is bought, `varying_of` with the index of the
    resource those of one alone, `play_from`, `cards(S, w, c)`, and
    `sites` (rule, `areas(S, w, c, t)`, source), `t` being a kind of tile; `bans`: the rules that
    forbid something; `lent`: the cards whose
    actions others may use too.
    `converts`: whether anything bears on what conversions take; `converting`, `makes_up`,
    `replacing`: whether it is worth asking how much less that is, and whether something can be paid
    in the place of the currency and of other resources.
    `paying`: those of the rules that bear on prices and on what pays; terms that have them alike
    share the tables made of these; `conditional`: whether some effects hold only now
    and then, or more than once; `used_up`: the cards with which some of them end.
    `by_money`, `groups` and `met` belong to `Filters`, `guarded` has the `Guards` by seat: tables
    made for these terms when they are first asked for."""

    def __init__(self, linked: Linked, rules: tuple[int, ...], discounts: Discounts) -> None:
        self.program = program = linked.program
        self.discounts = discounts
        self.paying = tuple(r for r in rules if isinstance(program.rules[r].rule, PAYING))
        standing = [program.rules[rule] for rule in rules]
        self.rules = [(one.rule, one.card) for one in standing]
        self.conditional = any(rule in linked.conditional for rule in rules)
        self.used_up = reduce(or_, [linked.uses_up[rule] for rule in rules], 0)
        self.worth = dict(program.tables.worth)
        self.tracks = len(program.library.parameters)
        self.missed = program.layout.missed
        self.strict = [0] * (self.tracks + len(self.missed))
        self.tolerance = self.strict[:]
        self.unconditional = False
        self.excused: list[tuple[int, Ignoring]] = []
        self.eased: list[tuple[int, int, int]] = []
        self._slack: dict[int, list[int]] = {}
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
        self.of_events: set[int] = set()
        self.instead: dict[int, list[tuple[int, Source]]] = {}
        self.numbers: dict[str, int] = {}
        self.optional: dict[str, int] = {}
        self.varying = []
        self.varying_of = []
        for which in (rule for rule in rules if rule in linked.varying):
            one, less = program.rules[which], (linked.varying[which], program.rules[which].card)
            if isinstance(one.rule, g.Discount) and one.rule.resource:
                self.varying_of.append((program.layout.resource[one.rule.resource], *less))
            else:
                self.varying.append(less)
        self.play_from = [
            (linked.play_from[r], program.rules[r].card) for r in rules if r in linked.play_from
        ]
        lent = {card for rule, card in self.rules if isinstance(rule, g.SharedAction)}
        self.lent = sum(1 << card for card in lent)
        self.sites = [
            (program.rules[r].rule, linked.sites[r], program.rules[r].card)
            for r in rules
            if r in linked.sites and not isinstance(program.rules[r].rule, g.BesideWorth)
        ]
        self.beside_some = [
            (rule, linked.sites[r], program.rules[r].card)
            for r in rules
            if r in linked.sites and isinstance(rule := program.rules[r].rule, g.BesideWorth)
        ]
        self.bans = [r for r in rules if r in linked.bans]
        self.converts = any(
            isinstance(one, g.Discount) and (one.conversions or one.parties or one.varies())
            for one, _ in self.rules
        )
        self.conversions: dict[tuple[int, int], int] = {}
        self._sources: dict[tuple[int, ...] | int, list[Source]] = {}
        self._also: dict[tuple[int, ...], list[Source]] = {}
        self.on_cards: list[tuple[int, Source]] = []
        self.by_money: Priced = ([], [0])
        self.groups: list[Group] = []
        self.met: Any = None
        self.guarded: dict[int, Any] = {}
        for rule, card in sorted(self.rules, key=_is_added):
            self._apply(rule, card)
        self.converting = self.converts or self.conditional
        self.makes_up = bool(self.always) or self.conditional
        self.replacing = bool(self.instead) or self.conditional

    @property
    def excusing(self) -> int:
        """The cards of which some requirements need not be met, and others need, or may be missed
        further than those of others."""
        eased = (cards for cards, track, _ in self.eased if track < self.tracks)
        return reduce(or_, [*(cards for cards, _ in self.excused), *eased], 0)

    def slack(self, card: int, seat: bool = False) -> list[int]:
        """The tolerance by parameter where this card is played; or a seat is taken on it, of which
        it is said by the kind of such cards."""
        if not self.eased and not seat:
            return self.tolerance
        found = self._slack.get(card)
        if found is None:
            found = self._slack[card] = (self.strict if seat else self.tolerance)[:]
            for cards, track, more in self.eased:
                found[track] += more if cards >> card & 1 else 0
        return found

    def lacking(self, card: int, measure: g.Measure) -> int:
        """How many may be missing of what this card asks for."""
        numbers = [i for i, one in enumerate(self.missed) if g.counts_such(measure, one)]
        return sum(self.slack(card)[self.tracks + i] for i in numbers)

    def excuses(self, card: int, condition: g.Condition) -> bool:
        """Whether what the card requires need not be met."""
        return any(cards >> card & 1 and ignores(what, condition) for cards, what in self.excused)

    def _has_beside(self, rule: g.BesideWorth) -> bool:
        """Whether such tiles give something of the resource anyway."""
        kinds = (kind for kind in self.program.library.tiles if kind.id == rule.tile)
        return any(rule.resource in dict(kind.beside_bonus) for kind in kinds)

    def _of(self, cards: g.CardSet) -> int:
        """The cards of which it is said: those on which seats are taken where their kind is."""
        layout = self.program.layout
        seats = g.means_seats(layout.library, cards)
        return layout.cards(cards) & (layout.seated if seats else ~layout.seated)

    def _apply(self, rule: g.Continuous, card: int) -> None:
        lay = self.program.layout
        match rule:
            case g.Worth(resource, more, cards=g.CardSet() as some):
                self.dearer.append((lay.cards(some), lay.resource[resource], more))
            case g.Worth(resource, more):
                self.worth[lay.resource[resource]] += more
            case g.Tolerance(steps, cards=some) if rule.missed is not None:
                cards = ~lay.seated if some is None else self._of(some)
                self.eased.append((cards, self.tracks + self.missed.index(rule.missed), steps))
            case g.Tolerance(steps, parameters):
                for track, kind in enumerate(self.program.library.parameters):
                    if not parameters or kind.id in parameters:
                        more = steps * kind.step
                        if rule.cards is None:
                            self.tolerance[track] += more
                        else:
                            self.eased.append((self._of(rule.cards), track, more))
            case g.Ignored(cards=g.CardSet() as some):
                self.excused.append((self._of(some), ignoring(rule)))
            case g.Ignored() if rule.tags or rule.about is not None:
                self.excused.append((~lay.seated, ignoring(rule)))
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
            case g.Counts(more=more) | g.CountsTags(more=more) | g.AwardScores(more=more):
                for counter in g.counted_higher(rule):
                    self.higher[counter] = self.higher.get(counter, 0) + more
            case g.TagsAs(tags, tag):
                for one in tags:
                    self.as_others.setdefault(lay.tag[one], set()).add(lay.tag[tag])
            case g.EventTags(tags):
                self.of_events |= {lay.tag[one] for one in tags or lay.tag}
            case g.BesideWorth(tiles=g.TileSet()):
                pass  # which of them is asked when one is placed
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

    @cached_property
    def prices(self) -> list[int]:
        """What each card or standard project costs by what does not depend on the position, in the
        currency; below 0 where more is off than it costs."""
        return self.discounts.prices(self.paying)

    def number(self, rule: str) -> int:
        """A number of the rules as it is for this player."""
        try:
            return self.numbers[rule]
        except KeyError:
            number = self.numbers[rule] = int(self.program.tables.rules.get(rule, 0))
            return number

    def in_place_of(self, kind: int, card: int) -> list[Source]:
        """What may replace a resource that is not the currency, in an effect of this card."""
        found: list[Source] = []
        for cards, source in self.instead.get(kind, ()):
            if cards >> card & 1 or card < 0:
                found = _with(found, source)
        return found

    def convert_less(self, card: int, kind: int) -> int:
        """How many of this resource fewer a conversion takes, by what does not depend on the
        position."""
        node = self.program.library.cards[card].id
        resource = self.program.layout.resource
        less = self.conversions[card, kind] = sum(
            rule.amount
            for rule, _ in self.rules
            if isinstance(rule, g.Discount)
            and (node in rule.conversions or node in rule.parties)
            and (not rule.resource or resource[rule.resource] == kind)
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
        alike = card if self.on_cards or self.dearer else self.program.tables.paid_with[card]
        found = self._sources.get(alike)
        if found is None:
            found = self._sources[alike] = self._find_sources(card)
        return found

    def _find_sources(self, card: int) -> list[Source]:
        tables, worth = self.program.tables, dict(self.worth)
        for mask, kind, more in self.dearer:
            worth[kind] += more if mask >> card & 1 else 0
        found = [(False, tables.stock_field[k], worth[k]) for k in tables.paid_with[card]]
        for source in [s for mask, s in self.on_cards if mask >> card & 1] + self.always:
            found = _with(found, source)
        return found


class ByRules(dict[tuple[int, ...], Terms]):
    """The terms of each combination of standing effects, worked out when it first comes up."""

    def __init__(self, linked: Linked) -> None:
        self.linked, self.discounts = linked, Discounts(linked.program)

    def __missing__(self, rules: tuple[int, ...]) -> Terms:
        found = Terms(self.linked, rules, self.discounts)
        keep(self, rules, found)
        return found


def _is_added(standing: tuple[g.Continuous, int]) -> bool:
    """What is added to a number comes after what it is instead."""
    rule, _ = standing
    return isinstance(rule, g.Override) and rule.added


def _with(sources: list[Source], new: Source) -> list[Source]:
    """One source more; the same resources pay once only, at the highest worth."""
    kept = [s for s in sources if s[:2] != new[:2] or s[2] >= new[2]]
    return kept if any(s[:2] == new[:2] for s in kept) else [*kept, new]
