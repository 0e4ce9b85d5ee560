"""Turns the nodes of a library into operations: numbers, generated source, footprints.

In: nodes of the graph and a `Layout`. Out: for each operation its `Code`, what it may touch, and
functions for conditions and measures beside them. `runtime.program.write` puts all of it together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property
from types import MappingProxyType
from typing import Any

from compiler import graph as g
from compiler.footprint.atoms import Footprint, union
from compiler.footprint.effects import choosing_x, direct, footprint
from compiler.graph import walk
from runtime.program.writing.additions import NONE, Additions, Native
from runtime.program.writing.asked import Asked
from runtime.program.writing.code import Code, Unplayable, do, framed, in_words, names_in, push
from runtime.program.writing.expressions import Expressions
from runtime.program.writing.lapsing import lapsing, unseen
from runtime.program.writing.spoiling import spoils_itself
from runtime.program.writing.standing import Standing
from runtime.program.writing.waiting import WrittenTrigger, whom
from runtime.state.layout import Layout, heard_at
from runtime.state.state import ACTIVE

ANY_TIMES = 1000
"""What is counted is never more."""

Writer = Callable[..., Code]
"""Makes the `Code` of a node; it is given the node and the builder."""


class Builder(Asked):
    """Turns nodes into operations. `current` is the number of the operation being written;
    `memory`: the events that conditions ask about, and since when."""

    def __init__(
        self,
        layout: Layout,
        memory: tuple[tuple[g.Event, g.Period], ...] = (),
        writers: Mapping[type, Writer] = MappingProxyType({}),
        additions: Additions = NONE,
    ) -> None:
        super().__init__(layout, memory)
        self.writers = writers
        self.x = Expressions(layout, memory, additions)
        self.here = self.x.here
        self.current = 0
        self.conversion = ""  # the one being written, or the party
        self.late = False  # X is asked for behind a `may`
        self.has_x = False  # X has been chosen, or is to be
        self.paying = False  # what stands left of an arrow
        self.giving = False  # what placing a tile gives, where a trigger hears of that
        self.replacing = False  # what comes instead of something, which nothing replaces
        self.together = False  # what players show in turn is `them` afterwards
        self.asked = "w"  # who is asked, where it is another than who does it
        self.codes: list[Code | Native] = []
        self.nodes: list[g.Effect | None] = []
        self.prints: list[Footprint] = []
        self.directs: list[Footprint] = []
        self.entangled: list[bool] = []
        self.doubtful: list[bool] = []  # a tile may find no area, somebody else have nothing to pay
        self.lines: list[str] = []
        self.standing: list[Standing] = []  # continuous effects, and the functions of some of them
        self.triggers: list[WrittenTrigger] = []
        self.play_from: dict[int, str] = {}
        self.sites: dict[int, str] = {}
        self.bans: dict[int, str] = {}
        self.varying: dict[int, str] = {}
        self.conditional: dict[int, str] = {}
        self.buy = -1  # the operation that pays for a card bought
        self.cheapened: Counter[str] = (
            Counter()
        )  # conversions and parties, and how much cheaper they can be
        self.cheaper_once: set[str] = set()  # those of which only the next one can be cheaper
        for node in layout.nodes:
            if isinstance(node, g.Discount):
                names = (*node.conversions, *node.parties)
                most = max(node.amount, 0) * (1 if node.per is None else ANY_TIMES)
                self.cheapened.update(dict.fromkeys(names, most))
            if isinstance(node, g.Grant | g.Ability) and node.span == "next":
                assert isinstance(node.rule, g.Discount)
                self.cheaper_once |= {*node.rule.conversions, *node.rule.parties}
        self.parts: dict[int, list[int]] = {}
        self._known: dict[tuple[g.Effect, str, bool, bool, tuple[bool, ...], str, bool], int] = {}
        self.numbers: dict[g.Effect, int] = {}
        self.bound: set[int] = set()  # without these what sets them off cannot be done

    # ---- operations -----------------------------------------------------------------------------

    def op(self, effect: g.Effect) -> int:
        """The number of the operation for a node; equal nodes share one."""
        in_full = self.paying and _is_otherwise_as_cost(effect)
        late = self.late and mentions_x(effect)
        given = self.has_x and mentions_x(effect)
        replaced = self.paying and bool(self.x.replaced)
        way = (self.giving, self.replacing, replaced, self.together)
        key = (effect, self.conversion, late, in_full, way, self.asked, given)
        if key in self._known:
            return self._known[key]
        number = self._reserve(
            effect, footprint(effect, self.here), spoils_itself(effect, self.x, self.left)
        )
        self.directs[number] = direct(effect, self.here)
        self._known[key] = number
        self.numbers.setdefault(effect, number)
        outer, self.current = self.current, number
        writer = self.writers.get(type(effect))
        if writer is None:
            words = in_words(self.library).effect(effect)
            raise Unplayable(f"how to “{words}”", getattr(effect, "by", ""))
        self.codes[number] = unseen(effect, lapsing(effect, writer(effect, self), self.x.seats))
        self.current = outer
        return number

    def root(self, effect: g.Effect) -> int:
        """The operation for a whole ability: asks for X first where there is one, or, where X
        stands only behind a `may` or in a branch, once that is wanted."""
        chooses = g.chooses_x(effect)
        outer, self.has_x = self.has_x, self.has_x or chooses
        self.late = chooses and not _chooses_at_once(effect)
        body = self.op(effect)
        late, self.late = self.late, False
        self.has_x = outer
        if late or not chooses:
            return body
        return self._with_x(effect, body)

    def cost(self, effect: g.Effect) -> int:
        """The operation for what is paid: it is done in full, and no track goes below zero."""
        outer, self.paying = self.paying, True
        number = self.op(effect)
        self.paying = outer
        return number

    def decided(self, who: g.Whose, effect: g.Effect) -> int:
        """The operation for what another player chooses."""
        outer, self.asked = self.asked, f"({self.x.seats(who)} or (w,))[0]"
        number = self.op(effect)
        self.asked = outer
        return number

    def given(self, write: Callable[[g.Effect], int], effect: g.Effect) -> int:
        """What `write` makes of an effect that placing a tile gives."""
        self.giving = self._hears_giving
        number = write(effect)
        self.giving = False
        return number

    @cached_property
    def _hears_giving(self) -> bool:
        heard = (node for node in self.layout.card_nodes if isinstance(node, g.Event))
        return any(event.placing for event in heard)

    def optional(self, effect: g.Effect) -> int:
        """The operation for what stands behind a `may`, or is a branch."""
        body = self.op(effect)
        return self._with_x(effect, body) if self.late and mentions_x(effect) else body

    def _with_x(self, effect: g.Effect, body: int) -> int:
        """The operation that asks for X, then does it."""
        chosen = [node for node in walk(effect) if isinstance(node, g.Chosen)]
        # FAQ, on the card with an X: it is at least 1
        least = 0 if any(one.up_to for one in chosen) else 1
        number = self._reserve(effect, self.prints[body], False)
        self.directs[number] = choosing_x(effect, self.here)
        limits = [one.most for one in chosen if one.most is not None]
        most = "".join(f", {self.x.amount(limit)}" for limit in limits)
        cheaper = _x_cheaper(effect)
        amounts = f"{'any_' * cheaper}amounts(S, e, {body}, {least}{most})"
        run = f"""
options = {amounts}
if len(options) > 1:
    S.ask = ("x", w, e, options)
elif options:
    x = options[0]
    {push(body)}
else:
    S.dead = True
"""
        able = self.codes[body].able
        if cheaper:
            able = f"2 if {amounts} else 0"
        elif least == 0:  # it can be done with none, and does something with one
            both = (f"ABLE[{body}](S, (*e[:3], {x}, *e[4:]))" for x in (0, 1))
            able = f"max({', '.join(both)})"
        elif "\n" in able or "e" in names_in(able):
            able = f"ABLE[{body}](S, (*e[:3], {least}, *e[4:]))"
        else:
            able = f"x = {least}\nreturn {able}"
        for limit in limits:
            able = able if able.startswith(("x =", "if ")) else f"return {able}"
            able = f"if {self.x.amount(limit)} < {least}:\n    return 0\n{able}"
        self.codes[number] = Code(run=run, able=able, take=push(body, x="o"))
        return number

    def listen(
        self,
        events: tuple[g.Event, ...],
        op: int,
        by: str,
        once: str = "",
        lasts: str = "",
        only: str = "",
        times: int = 1,
    ) -> list[tuple[int, int]]:
        """Triggers that start the operation: pairs of the kind of an event and a trigger. `only`:
        the function that tells of an entry whether it is to be heard."""
        found = []
        asked = {heard_at(node.event) for node in walk(self.nodes[op]) if isinstance(node, g.Deeds)}
        first, own = len(self.triggers), all(event.who == "you" for event in events)
        for kind in dict.fromkeys(map(heard_at, events)):
            same = [event for event in events if heard_at(event) == kind]
            for each, least, who, condition in whom(self.x, same, by):
                name = f"hears_{len(self.triggers)}"
                self.function(name, "S, w, c, who, subject, detail", condition)
                found.append((kind, len(self.triggers)))
                kept = (tuple(same), first if once else -1, once == "game", only)
                waits = (lasts, first if lasts else -1)
                asks = kind if kind in asked else -1
                one = WrittenTrigger(op, each, who, name, *kept, *waits, least, own, asks, times)
                self.triggers.append(one)
        return found

    def triggered(self, effect: g.Effect) -> int:
        """The operation for what a trigger does: when it cannot be done it lapses, and nobody's
        action is forbidden for its sake (FAQ, "What card/action effects or requirements are
        mandatory, and which are not?"). What it would take from others lapses by itself."""
        taken = tuple(filter(_takes_from_others, g.parts(effect)))
        if not isinstance(effect, g.Unordered) or not taken or g.chooses_x(effect):
            return self._or_lapses(effect, self.root(effect))
        rest = tuple(part for part in effect.parts if part not in taken)
        whole: tuple[g.Effect, ...] = (g.Unordered(rest),) if len(rest) > 1 else rest
        ops = [self._or_lapses(part, self.root(part)) for part in (*taken, *whole)]
        prints = union(self.prints[op] for op in ops)
        number = self._reserve(effect, prints, any(self.entangled[op] for op in ops))
        self.doubtful[number] = False
        self.parts[number] = ops
        able = " or ".join(f"ABLE[{op}](S, e) == 2" for op in ops)
        self.codes[number] = Code(run="\n".join(map(push, ops)), able=f"2 if {able} else 1")
        return number

    def instead(self, effect: g.Effect) -> int:
        """The same for what comes in the place of something else."""
        outer, self.replacing = self.replacing, True
        number = self.triggered(effect)
        self.replacing = outer
        return number

    def binding(self, effect: g.Effect) -> int:
        """The operation for what a ruling party's trigger does: in an action of the player's own it
        must be done, or what sets it off cannot be done (FAQ, "Party Clarifications"); in others'
        it lapses."""
        body, lapsing = self.root(effect), self.triggered(effect)
        if body == lapsing:
            return body
        number = self._reserve(effect, self.prints[body], self.entangled[body])
        self.bound.add(number)
        self.directs[number] = self.directs[body]
        mine = f"w == S.g[{ACTIVE}]"
        self.codes[number] = Code(
            run=f"if {mine}:\n    {do(body)}\nelse:\n    {do(lapsing)}",
            able=f"ABLE[{body}](S, e) if {mine} else ABLE[{lapsing}](S, e)",
        )
        return number

    def others(self, effect: g.Effect, one: bool = False) -> tuple[int, int]:
        """The operation for what a line tells other players to do, and the same that lapses where
        it cannot be done. What each of several does is no cost that must be there in full."""
        outer, self.paying = self.paying, self.paying and one
        own_x = not self.has_x and g.chooses_x(effect)
        body = self.root(effect) if own_x else self.op(effect)
        lapsing = self._or_lapses(effect, body)
        self.paying = outer
        return body, lapsing

    def _or_lapses(self, effect: g.Effect, body: int) -> int:
        whole, at_once = self.prints[body], self.directs[body]
        if not whole.needs and not self.doubtful[body]:
            return body
        looks = Footprint(reads=whole.needs)
        number = self._reserve(effect, replace(whole, needs=frozenset()) | looks, False)
        self.directs[number] = replace(at_once, needs=frozenset()) | looks
        self.doubtful[number] = False
        self.codes[number] = Code(
            run=f"if possible(S, e, {body}):\n    {do(body)}",
            able=f"2 if ABLE[{body}](S, e) == 2 else 1",
        )
        return number

    def known(self) -> dict[tuple[g.Effect, str], int]:
        """The operations of all nodes; of a conversion's nodes by the conversion's id."""
        last_wins = sorted(self._known.items(), key=lambda one: _plainness(*one[0]))
        return {(effect, conversion): number for (effect, conversion, *_), number in last_wins}

    def _reserve(self, node: g.Effect | None, print_: Footprint, entangled: bool) -> int:
        self.codes.append(Code(run="pass"))
        self.nodes.append(node)
        self.prints.append(print_)
        self.directs.append(Footprint())
        self.entangled.append(entangled)
        self.doubtful.append(any(map(_is_doubtful, walk(node))))
        return len(self.codes) - 1

    def also(self, code: Callable[[int], Code], node: g.Effect | None = None) -> int:
        """The number of a further operation of the node being written; `code` may use it. `node`:
        what it is told as, if otherwise."""
        this = self.current
        number = self._reserve(node or self.nodes[this], self.prints[this], self.entangled[this])
        self.directs[number] = self.directs[this]
        self.codes[number] = code(number)
        return number

    def native(self, native: Native) -> int:
        """The number of an operation that is written in Python, not made from a node."""
        number = self._reserve(None, native.footprint, False)
        self.directs[number] = native.footprint
        self.codes[number] = native
        return number

    def function(self, name: str, arguments: str, expression: str) -> str:
        """Add a function to the generated source; returns its name."""
        self.lines.append(f"def {name}({arguments}):\n    return {expression}\n")
        return name

    def test(self, name: str, expression: str, more: str = "") -> str:
        """The same for a condition on a pool entry; `more` arguments come after it."""
        self.lines.append(framed(f"{name}(S, e{more})", f"return {expression}"))
        return name

    def who(self, condition: g.Condition) -> str:
        """The name of a function that tells whether the condition holds for player `w`; `me` is
        whose effect asks."""
        arguments = "S, w, c, x, it, that, me"
        asked = self.x.condition(g.without_wild(condition))
        return self.function(f"who_{len(self.lines)}", arguments, asked)

    def areas(self, node: g.Place, whether: bool = False, anywhere: bool = False) -> str:
        """An expression for the mask of areas where the tile may go. `whether`: it only matters
        whether there are any, so the simplest rule is tried first. `anywhere`: on
        whichever board."""
        kind = self._tile(node)
        here = self.layout.tile[kind.id]
        node = node if node.area is None or self.x.is_there(node.area) else g.Place(node.tile)
        masks = [self.x.areas_of(rule) for rule in kind.sites(node.area, node.free, anywhere)]
        if any(rule.barred for rule in self.x.sitings):
            masks = [f"({mask} & ~barred(S, w, {here}))" for mask in masks]
        choices = " or ".join(sorted(masks, key=len) if whether else masks)
        if node.area is None and not (node.free or all(one.barred for one in self.x.sitings)):
            choices = f"({choices}) | open_besides(S, w, {here})"
        if not kind.covers or (node.area is not None and not node.area.empty):
            # where one lies another one is none, and what somebody else has nobody covers
            theirs = " & ~others(S, w)" * kind.covers
            choices = f"({choices}) & ~S.tiles[{here}]{theirs}"
        limits = []
        if kind.id in self.layout.tile_supply:
            limits.append(self.layout.tile_supply[kind.id].left)
        if kind.limit is not None:
            mine = f"mine(S, {here}, w)"
            limits.append(f"{mine}.bit_count() < {kind.limit}")
        return f"(({choices}) if {' and '.join(limits)} else 0)" if limits else f"({choices})"


def _plainness(
    _: g.Effect, __: str, late: bool, in_full: bool, way: tuple[bool, ...], asked: str, ___: bool
) -> Any:
    """How little a way to write an effect differs from the plain one."""
    return asked == "w", not any(way), in_full, not late


def mentions_x(effect: g.Effect) -> bool:
    """Whether an X stands anywhere in the effect."""
    return any(isinstance(node, g.Chosen) for node in walk(effect))


def _x_cheaper(effect: g.Effect) -> bool:
    """Whether something in it costs less by X, so that more of it can make possible what is not."""
    prices = tuple(getattr(node, "less", None) for node in walk(effect))
    return any(isinstance(node, g.Chosen | g.ChosenX) for node in walk(prices))


def _is_doubtful(node: object) -> bool:
    """Whether it may be impossible although nothing of its player's own is needed."""
    if isinstance(node, g.Pays):
        return any(isinstance(one, g.Each) for one in walk(node.cost))
    return isinstance(node, g.Place)


def _takes_from_others(part: object) -> bool:
    """Whether something is taken from another player, who may have nothing."""
    if not isinstance(part, g.Remove):
        return False
    return (part.cards.whose if part.cards is not None else part.whose) not in (None, "you")


def _is_otherwise_as_cost(effect: g.Effect) -> bool:
    """Whether something in it would be done as far as it goes where it is no cost."""
    return any(
        isinstance(node, _AS_FAR_AS_IT_GOES) or (isinstance(node, g.Produce) and not node.down)
        for node in walk(effect)
    )


_AS_FAR_AS_IT_GOES = (*(g.Raise, g.Gain, g.Add, g.Place, g.RemoveTile, g.RemoveColony, g.Each),)


def _chooses_at_once(effect: g.Effect) -> bool:
    """Whether X stands anywhere but behind a `may` or in one branch of several."""
    match effect:
        case g.May():
            return False
        case g.OneOf() if g.chooses_x_in_branch(effect):
            return False
        case g.Unordered() | g.Then() | g.OneOf():
            return any(map(_chooses_at_once, g.parts(effect)))
        case _:
            return g.chooses_x(effect)
