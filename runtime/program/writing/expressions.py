"""Measures, amounts, conditions and selectors as Python expressions.

In: trees of the graph and a `Layout`. Out: source text for generated functions, in which `S` is the
state, `w` the acting player, `c` the card the ability stands on, `x` the chosen X, `it` and `that`
as in `runtime.state.state.Entry`. Helpers named in the text are those that
`runtime.engine` registers. What the layout knows is folded into literals.
"""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Literal, assert_never

from compiler import graph as g
from compiler.graph import original
from runtime.program.writing.additions import NONE, Additions
from runtime.program.writing.code import Unplayable, in_words
from runtime.program.writing.places import EVERYBODY, Places
from runtime.program.writing.wild import Missed, never, wild_needs, wild_once
from runtime.state.layout import Layout
from runtime.state.state import FIRST, GENERATION, START, SUBJECT


class Expressions(Places):
    """Writes expressions for one layout. `memory`: the past events that conditions ask about, in
    the order in which a player's numbers have them."""

    def __init__(
        self,
        layout: Layout,
        memory: tuple[tuple[g.Event, g.Period], ...] = (),
        additions: Additions = NONE,
    ) -> None:
        super().__init__(layout)
        self.here, self.memory = layout.here, memory
        self.states, self.zones = additions.states, additions.zones
        self.measures = additions.measures
        self.raised = {  # tracks that a continuous effect makes count for more
            counted
            for node in layout.card_nodes
            if isinstance(node, g.Counts | g.CountsTags)
            for counted in g.counted_higher(node)
        }
        self.beside_tags: tuple[str, ...] = ()  # counted in the same sum

    def without_more(self) -> Expressions:
        """The same where no continuous effect makes tracks count for more."""
        other = copy(self)
        other.raised = set()
        return other

    def beside(self, parts: tuple[g.Measure, ...]) -> Expressions:
        """The same for the parts of a sum, in which a tag is counted once."""
        other = copy(self)
        other.beside_tags = tuple(
            tag for part in parts if isinstance(part, g.Tags) for tag in part.tags
        )
        return other

    # ---- amounts --------------------------------------------------------------------------------

    def amount(self, amount: g.Amount) -> str:
        match amount:
            case int():
                return str(amount)
            case g.Chosen(times) | g.Shown(times):
                return "x" if times == 1 else f"x*{times}"
            case g.Per(measure, times, each, most, plus, minus, beyond):
                count = self._steps(measure)
                count = f"max(0, {count} - {beyond})" if beyond else count
                count = f"min({count}, {most})" if most is not None else f"({count})"
                if plus is not None:
                    count = f"({count} + {self._steps(plus)})"
                if minus is not None:
                    count = f"max(0, {count} - {self._steps(minus)})"
                count = count if each == 1 else f"{count}//{each}"
                return count if times == 1 else f"{count}*{times}"
            case g.Less(most, minus):
                return f"max(0, {most} - {self.amount(minus)})"
            case g.More(least, plus):
                return f"({least} + {self.amount(plus)})"
            case _:
                raise Unplayable(f"the amount “{in_words(self.library).amount(amount)}”")

    # ---- measures -------------------------------------------------------------------------------

    def _steps(self, measure: g.Measure) -> str:
        """Of a parameter each step is counted, from where it begins, whatever is printed there."""
        count = self.measure(measure)
        if isinstance(measure, g.Level):
            kind = next(one for one in self.library.parameters if one.id == measure.parameter)
            count = f"({count} - {kind.lowest})" if kind.lowest else count
            count = f"({count})//{kind.step}" if kind.step != 1 else count
            count = f"({count})" if kind.step != 1 else count
        return count

    def measure(self, measure: g.Measure) -> str:
        lay = self.layout
        match measure:
            case g.Stock(resources, whose):
                return self.of(whose, self._fields(lay.stock, resources))
            case g.Production():
                return self.of(measure.whose, self._production(measure))
            case g.Level(parameter):
                return f"S.g[{lay.level[parameter]}]"
            case g.Counter(counter, whose):
                more = f" + higher(S, q, {counter!r})" if counter in self.raised else ""
                return self.of(whose, f"(S.p[q][{lay.counter[counter]}]{more})")
            case g.Tags():
                return self._tags(measure)
            case g.Tiles(tiles):
                return f"({self.tiles(tiles)}).bit_count()"
            case g.Group(tiles, shape="kind"):
                return f"kinds_of_tiles(S, {self.tiles(tiles)})"
            case g.Group(tiles, 0, shape):
                most = {"group": "largest_group", "row": "most_in_row", "line": "longest_line"}
                return f"{most[shape]}({self.tiles(tiles)})"
            case g.Group(tiles, least):
                return f"groups_of({self.tiles(tiles)}, {least})"
            case g.Cards(g.CardSet(zone="events", kinds=("event",)) as cards):
                # whatever lies there is one; one that is being played lies before its player
                there = self.cards(replace(cards, kinds=()))
                return f"({there} | {self.cards(replace(cards, zone='play'))}).bit_count()"
            case g.Cards(cards):
                return f"({self.cards(cards)}).bit_count()"
            case g.Held(cards, resources, single):
                holders = g.CardSet(holds=resources)
                mask = self.cards(cards) + (f" & {lay.cards(holders)}" if resources else "")
                return f"{'most_' if single else ''}held_on(S, {mask})"
            case g.Signs():
                return self.signs(measure)
            case g.Areas(areas):
                return f"({self.areas_of(areas, counted=True)}).bit_count()"
            case g.Completed(parameter):
                tracks = (
                    f"(S.g[{lay.level[kind.id]}] >= {kind.highest})"
                    for kind in self.library.parameters
                    if parameter in ("", kind.id)
                )
                return f"({' + '.join(tracks) or '0'})"
            case g.Goals(what, whose):
                taken = "S.claimed" if what == "milestone" else "S.funded"
                return self.of(whose, f"[who for _, who in {taken}].count(q)")
            case g.Seats(whose, g.CardSet() as cards):
                return self.of(whose, f"markers_on(S, {self.cards(cards)}, q)")
            case g.Seats(whose):
                return self.of(whose, "seats_of(S, c, q)")
            case g.Deeds(event, period, whose):
                return self.of(whose, f"so_far(S, that, q, {self.history(event, period)})")
            case g.Generation():
                return f"S.g[{GENERATION}]"
            case g.Players(whose, None):
                return f"len({self.seats(whose)})"
            case g.Players(whose, players) if players is not None:
                return f"sum({self.about(players)}(q, w) for q in {self.seats(whose)})"
            case g.Kinds():
                return self.of(measure.whose, self._kinds(measure))
            case g.Extreme(which, parts):
                function = "max" if which == "highest" else "min"
                return f"{function}({', '.join(map(self.measure, parts))})"
            case g.Difference(first, less):
                return f"({self.measure(first)} - {self.measure(less)})"
            case g.ChosenX():
                return "x"
            case g.Cost(cards):
                return f"printed_costs({self.cards(cards)})"
            case g.CardPoints(cards):
                return f"points_on(S, w, {self.cards(cards)})"
            case g.Sum(parts):
                one = self.beside(parts) if self.as_others else self
                return "(" + " + ".join(one.measure(part) for part in wild_once(parts)) + ")"
            case _ if type(measure) in self.measures:
                return self.measures[type(measure)](measure, self)
            case g.Colonies():
                return "0"  # no set has any
            case _:
                raise Unplayable(f"how to count “{in_words(self.library).measure(measure)}”")

    def _production(self, measure: g.Production) -> str:
        fields = [f"S.p[q][{self.layout.production[name]}]" for name in measure.resources]
        match measure.how:
            case "highest" | "lowest" as how:
                function = "max" if how == "highest" else "min"
                return f"{function}([{', '.join(fields)}])"
            case "increased":
                return "(" + " + ".join(f"({field} > S.g[{START}])" for field in fields) + ")"
            case _:
                return self._fields(self.layout.production, measure.resources)

    def _kinds(self, measure: g.Kinds) -> str:
        """How many kinds there are any of."""
        fields = self.layout.production if measure.of == "production" else self.layout.stock
        kinds = [f"(S.p[q][{field}] > 0)" for field in fields.values() if measure.of != "cards"]
        if measure.of in ("", "cards"):
            kinds.append("kinds_on(S, S.play[q])")
        return f"({' + '.join(kinds)})"

    def _tags(self, measure: g.Tags) -> str:
        """A wild tag is whatever its own player wants, in that player's actions (FAQ,
        "Corporation Clarifications")."""
        tag = self.layout.tag
        plain = [kind.id for kind in self.library.tags if not kind.wild]
        names = measure.tags or tuple(plain)
        if measure.printed:
            cards = self._printed_on(measure.printed)
            kinds = [(name,) for name in names] if measure.different or measure.alike else [names]
            fields = [tuple(tag[name] for name in kind) for kind in kinds]
            counts = [f"tags_on({cards}, {kind}, TAGS)" for kind in fields]
            return self.of(measure.whose, self._of_kinds(measure, counts, []))
        own = [
            self.tags_of(kind.id, "w")
            for kind in self.library.tags
            if kind.wild and kind.id not in names and measure.wild
        ]
        wild = own if measure.whose == "you" else []
        more = {
            name: f"higher(S, q, '{name} tag')" for name in names if f"{name} tag" in self.raised
        }
        counts = [self.tags_of(name) for name in names]
        if measure.alike:
            counts = [
                f"({count} + {more[name]})" if name in more else count
                for name, count in zip(names, counts, strict=True)
            ]
        elif measure.tags and not measure.different:
            counts += more.values()
        if any(rule.tag in measure.tags for rule in self.as_others) and not measure.different:
            asked = [tuple(tag[name] for name in some) for some in (measure.tags, self.beside_tags)]
            counts += [] if measure.alike else [f"tags_as(S, q, {asked[0]}, {asked[1]})"]
        counted = self.of(measure.whose, self._of_kinds(measure, counts, wild))
        if (
            not measure.different
            and own
            and measure.whose in EVERYBODY
            and measure.whose != "opponents"
        ):
            return f"({' + '.join([counted, *own])})"  # of all those of others are none
        return counted

    def _printed_on(self, where: Literal["play", "hand", "it", "shown", "that"]) -> str:
        """A mask of the cards on which tags are looked for."""
        match where:
            case "play":
                return "S.play[q]"
            case "hand":
                return "S.hand[q]"
            case "it":
                return "several(it)"
            case "shown":
                return "together_with(it)"
            case "that":
                return self.cards(g.CardSet(reference="that"))

    @staticmethod
    def _of_kinds(measure: g.Tags, counts: list[str], wild: list[str]) -> str:
        """The counts of tags by kind as one number; a wild tag is of whichever kind is wanted."""
        if measure.different:
            kinds = "(" + " + ".join(f"({count} > 0)" for count in counts) + ")"
            return f"min({' + '.join([kinds, *wild])}, {len(counts)})" if wild else kinds
        if measure.alike:
            most = f"max({', '.join(counts)})" if len(counts) > 1 else counts[0]
            return f"({' + '.join([most, *wild])})"
        return f"({' + '.join([*counts, *wild])})"

    # ---- conditions -----------------------------------------------------------------------------

    def condition(self, condition: g.Condition) -> str:
        match condition:
            case g.Compare(measure, bound, value, less):
                sign = {"min": ">=", "max": "<=", "exactly": "=="}[bound]
                wanted = str(value) if less == 0 else f"{value} - ({self.amount(less)})"
                return f"{self.measure(measure)} {sign} {wanted}"
            case g.Matches(cards):
                return f"({self.cards(cards)}) != 0"
            case g.Happened(event, period) if event.of == "owner":
                return f"(S.p[w][{self.history(event, period)}] >> me & 1)"
            case g.Happened(event, period):
                return f"happened(S, w, {self.history(event, period)})"
            case g.Both(parts):
                wild = self.wild_enough(parts)
                return "(" + " and ".join([*map(self.condition, parts), *wild]) + ")"
            case g.Either(parts):
                return "(" + " or ".join(self.condition(part) for part in parts) + ")"
            case g.Not(part):
                return f"not ({self.condition(part)})"
            case g.Leads(rank, measure, rivals):
                but = ", 0, me" * rivals
                return f"w in leaders(S, lambda w: {self.measure(measure)}, {rank!r}{but})"
            case g.Against(measure, than, fewer, rival):
                sign, other = "<" if fewer else ">", self.measure(than)
                return f"{self.measure(measure)} {sign} " + (
                    f"(lambda w: {other})(me)" if rival else other
                )
            case g.Of(whose, part):
                return f"any({self.about(part)}(q, w) for q in {self.seats(whose)})"
            case g.IsFirst():
                return f"w == S.g[{FIRST}]"
            case g.InPhase(phase):
                return f"in_phase(S, {phase!r})"
            case g.Recurring(every):
                return f"S.g[{GENERATION}] % {every} == 0"
            case g.Rules(party):
                return f"governs(S, w, {self.layout.card[party]})"
            case g.Settled(of=of) if of:
                return str(of == condition.said[1])
            case g.Settled():
                return f"(c, {self.number_of(*condition.said)}) in S.settled"
            case g.InState(state) if state in self.states:
                return f"({self.states[state]})"
            case g.InState(state) if state in self.layout.state:
                return f"S.g[{self.layout.state[state]}]"
            case _:
                words = in_words(self.library).condition(condition)
                raise Unplayable(f"when “{words}” holds", getattr(condition, "by", ""))

    def number_of(self, what: str, chosen: str) -> int:
        """Among all that cards can remember."""
        known = [(family, kind.id) for family, kind in g.to_remember(self.library)]
        return known.index((what, chosen))

    def about(self, condition: g.Condition) -> str:
        """A function (w, me) that tells whether the condition holds for player `w`; `me` is whose
        effect asks."""
        return f"(lambda w, me: {self.condition(g.without_wild(condition))})"

    def wild_enough(self, parts: tuple[g.Condition, ...], off: Missed = never) -> list[str]:
        """For conditions that hold together: each wild tag makes up for one missing tag only, and
        not once for each of them (FAQ, "Corporation Clarifications"); `off`: by how many each may
        be missed."""
        wild = [kind.id for kind in self.library.tags if kind.wild]
        asked = wild_needs(parts)
        if not wild or len(asked) < 2:
            return []
        missing = [
            f"max(0, {part.value}{less} - {self.measure(replace(part.measure, wild=False))})"
            for part in asked
            if isinstance(part.measure, g.Tags)
            for slack in [off(part.measure)]
            for less in [(f" - {slack}" if slack else "") + self._lessened(part.less)]
        ]
        return [f"{' + '.join(missing)} <= {' + '.join(self.tags_of(one, 'w') for one in wild)}"]

    def _lessened(self, less: g.Amount) -> str:
        return "" if less == 0 else f" - ({self.amount(less)})"

    def history(self, event: g.Event, period: g.Period) -> int:
        """Where a player's numbers say how often it has happened."""
        if event.least is not None:
            raise Unplayable("so many at once in what is remembered")
        return self.layout.numbers + self.memory.index((event, period))

    # ---- cards ----------------------------------------------------------------------------------

    def cards(self, wanted: g.CardSet, *, deep: bool = False) -> str:
        """A mask of cards; `deep` as in `zone`."""
        everywhere = (1 << len(self.library.cards)) - 1
        static = self.layout.cards(wanted)
        terms = []
        match wanted.reference:
            case "this":
                terms.append("(1 << c)")
            case "that":
                terms.append(f"(1 << that[{SUBJECT}])")
            case "it":
                terms.append("several(it)")
            case "":
                terms.append(self.zone(wanted, deep=deep))
            case _:
                assert_never(wanted.reference)
        if static != everywhere:
            terms.append(str(static))
        if wanted.at and "at" in self.zones:
            terms.append(self.zones["at"].format(place=wanted.at))
        if wanted.other:
            terms.append("~several(it)" if wanted.but_it else "~(1 << c)")
        if wanted.like_it:
            terms.append("alike(it)")
        if wanted.marked is not None:
            terms.append(f"marked(S, {self.seats(wanted.marked)}, {wanted.marks})")
        if wanted.used is not None:
            terms.append("S.used" if wanted.used else "~S.used")
        mask = " & ".join(term for term in terms if term) or str(everywhere)
        mask = f"having(S, {mask}, {wanted.resources})" if wanted.resources else f"({mask})"
        most = wanted.resources_max
        return mask if most is None else f"at_most(S, {mask}, {most})"

    def choosable(self, wanted: g.CardSet, *, deep: bool = False) -> str:
        """The same for what an action chooses: a card with a wild tag is one with any tag (FAQ, on
        the card that copies a production box)."""
        wild = tuple(kind.id for kind in self.library.tags if kind.wild)
        own = wanted.zone == "play" and wanted.whose == "you" and not wanted.reference
        if wild and own and wanted.tags:
            wanted = replace(wanted, tags=(*wanted.tags, *wild))
        others = wanted.zone == "play" and wanted.whose in ("any", "opponent", "opponents")
        if self.shy and others and not wanted.reference:
            return f"({self.cards(wanted, deep=deep)} & ~closed_to(S, w))"
        return self.cards(wanted, deep=deep)

    def zone(self, wanted: g.CardSet, *, deep: bool = False) -> str:
        """A mask of all the cards where these are looked for; empty for everywhere. `deep`: with
        those in play also what lies on them."""
        lists = {"play": "play", "hand": "hand", "events": "played_events"}
        if wanted.zone in lists:
            later = wanted.zone == "hand" and self._are_kept(wanted)
            every = "kept(S, q)" if later else f"S.{lists[wanted.zone]}[q]"
            if deep and wanted.zone == "play":
                every = f"({every} | beneath(S, {every}))"
            if wanted.whose in EVERYBODY:
                but = " if q != w" if wanted.whose == "opponents" else ""
                return f"union({every} for q in S.seats{but})"
            return self.of(wanted.whose, every)
        if wanted.zone in self.zones:
            return self.zones[wanted.zone]
        if wanted.zone == "areas":
            every_area = (1 << len(self.areas)) - 1
            return f"laid_on(S, {every_area if wanted.on is None else self.areas_of(wanted.on)})"
        if wanted.zone == "row":
            return "in_row(S)"
        if wanted.zone == "pile":
            return "mask_of(S.aside)"
        if wanted.zone == "here":
            return "beneath(S, 1 << c)"
        if wanted.zone == "table":
            return "(together_with(it) & S.turned_over)"
        if wanted.zone == "them":
            return "together_with(it)"
        if wanted.zone == "discard":
            return "S.discard"
        if wanted.zone == "deck":
            return "mask_of(S.deck[S.top:])"
        return ""

    def _are_kept(self, wanted: g.CardSet) -> bool:
        """Whether all are of kinds that are played later, and not in hand with the others."""
        later = {kind.id for kind in self.library.kinds if kind.played}
        named = {card.kind for card in self.library.cards if original(card.id) in wanted.names}
        kinds = {*wanted.kinds} or named
        return bool(kinds) and kinds <= later

    # ---- tracks ---------------------------------------------------------------------------------

    def track(self, name: str) -> int:
        """The number of a parameter or player track in `raise` events: parameters first."""
        tracks = [kind.id for kind in self.library.parameters]
        tracks += [kind.id for kind in self.library.counters]
        return tracks.index(name)
