"""A library compiled for one board: generated functions, tables, and what the engine needs to know.

In: a `Library` and a board id. Out: `Program`, immutable once built and shared by all games on that
board. Every effect node becomes an operation with a number; the pool holds these numbers, never code.
The generated source is kept in `Program.source`, and tracebacks show it.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from compiler import graph as g
from compiler.footprint import Footprint, choosing_x, direct, footprint
from compiler.text import Texts
from runtime import board as board_module
from runtime import cards as cards_module
from runtime.board import Board
from runtime.cards import Cards
from runtime.code import Code, Unplayable, functions, push
from runtime.events import Events
from runtime.expressions import Expressions
from runtime.filters import Filters
from runtime.layout import DECK_KINDS, EVENT, EVENTS, Layout, lay_out
from runtime.masks import Bits, Mask, make, meet
from runtime.payment import Payment
from runtime.play import PURCHASE, Play
from runtime.pool import Pool, new_group
from runtime.state import CARD, IT, OP, WHO, Entry, State, bits
from runtime.structure import STRUCTURE
from runtime.terms import Terms, is_known
from runtime.verbs import VERBS


PLAYABLE = (*DECK_KINDS, "corporation", "standard-project", "conversion", "milestone", "award")
"""The kinds of cards that rulesets deal and offer."""


@dataclass(frozen=True, slots=True)
class Need:
    """A requirement: `holds(S, w, c, slack)`, where `slack` is the tolerance by parameter."""

    holds: Callable[..., bool]
    condition: g.Condition


@dataclass(frozen=True, slots=True)
class Way:
    """One way to use a card's action: its operation and the condition for having it."""

    op: int
    available: Callable[..., bool] | None


@dataclass(frozen=True, slots=True)
class Heard:
    """A trigger: the operation it starts, whether per unit, and `hears(S, w, c, who, subject,
    detail)`."""

    op: int
    each: bool
    hears: Callable[..., bool]
    who: g.Whose

    def may_hear(self, owner: int, actor: int) -> bool:
        """Whether it can listen to this player at all."""
        return {"you": owner == actor, "opponents": owner != actor}.get(self.who, True)


@dataclass(frozen=True, slots=True)
class Standing:
    """A continuous effect and the card it stands on."""

    rule: g.Continuous
    span: g.Span
    card: int


@dataclass(frozen=True, slots=True)
class CardInfo:
    """What the engine needs of a card; operations are -1 where there is none. `tags` are fields;
    `box` is the production box; `triggers` pairs (event, trigger)."""

    node: g.Card
    cost: int
    tags: tuple[int, ...]
    protected: bool
    needs: tuple[Need, ...]
    play: int
    first: int
    box: int
    ways: tuple[Way, ...]
    triggers: tuple[tuple[int, int], ...]
    rules: tuple[int, ...]


class Builder:
    """Turns nodes into operations. `current` is the number of the operation being written."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.library = layout.library
        printed = {name for area in layout.board.areas for name in area.bonus}
        bonuses = tuple(kind for kind in layout.library.bonuses if kind.id in printed)
        self.here = replace(layout.library, bonuses=bonuses)  # what this board can bring
        self.x = Expressions(layout)
        self.x.history = self._history  # type: ignore[method-assign]
        self.current = 0
        self.conversion = False
        self.codes: list[Code] = []
        self.nodes: list[g.Effect | None] = []
        self.prints: list[Footprint] = []
        self.directs: list[Footprint] = []
        self.inner: list[bool] = []
        self.lines: list[str] = []
        self.memory: list[tuple[g.Event, g.Period]] = []
        self.card_price = dict(layout.library.rules).get("card-price", 0)
        self.parts: dict[int, list[int]] = {}
        self._known: dict[tuple[g.Effect, bool], int] = {}
        self.numbers: dict[g.Effect, int] = {}

    # ---- operations -------------------------------------------------------------------------------

    def op(self, effect: g.Effect) -> int:
        """The number of the operation for a node; equal nodes share one."""
        key = (effect, self.conversion)
        if key in self._known:
            return self._known[key]
        number = self._reserve(effect, footprint(effect, self.here), _inner(effect, self))
        self.directs[number] = direct(effect, self.here)
        self._known[key] = number
        self.numbers.setdefault(effect, number)
        outer, self.current = self.current, number
        make_code = {**STRUCTURE, **VERBS}.get(type(effect))
        if make_code is None:
            raise Unplayable(f"the verb `{type(effect).__name__}`")
        self.codes[number] = make_code(effect, self)  # type: ignore[operator]
        self.current = outer
        return number

    def root(self, effect: g.Effect) -> int:
        """The operation for a whole ability: asks for X first where there is one."""
        body = self.op(effect)
        if not chooses(effect):
            return body
        least = 1  # FAQ, "Insulation": X is at least 1
        number = self._reserve(effect, self.prints[body], False)
        self.directs[number] = choosing_x(effect, self.here)
        run = f"""
options = amounts(S, e, {body}, {least})
if len(options) > 1:
    S.ask = ("x", w, e, options)
elif options:
    x = options[0]
    {push(body)}
else:
    S.dead = True
"""
        able = f"ABLE[{body}](S, (*e[:3], {least}, *e[4:]))"
        self.codes[number] = Code(run=run, able=able, take=push(body, x="o"))
        return number

    def _reserve(self, node: g.Effect | None, print_: Footprint, inner: bool) -> int:
        self.codes.append(Code(run="pass"))
        self.nodes.append(node)
        self.prints.append(print_)
        self.directs.append(Footprint())
        self.inner.append(inner)
        return len(self.codes) - 1

    def function(self, name: str, arguments: str, expression: str) -> str:
        """Add a function to the generated source; returns its name."""
        self.lines.append(f"def {name}({arguments}):\n    return {expression}\n")
        return name

    # ---- what verbs ask of the library --------------------------------------------------------------

    def remembers(self, event: g.EventKind) -> bool:
        """Whether some condition asks about such events in the past; known after collecting."""
        return any(remembered.kind == event for remembered, _ in self.memory)

    def _history(self, event: g.Event, period: g.Period) -> str:
        return str(self.layout.numbers + self.memory.index((event, period)))

    def least(self, resource: str) -> int:
        return next(kind.least for kind in self.library.resources if kind.id == resource)

    def end(self, parameter: str, which: str) -> int:
        kind = next(kind for kind in self.library.parameters if kind.id == parameter)
        return int(getattr(kind, which))

    def holdable(self) -> tuple[str, ...]:
        return tuple(kind.id for kind in self.library.resources if kind.kept == "card")

    def supplied(self, node: g.Place) -> bool:
        """Whether such tiles can run out, so that placing one may come to nothing."""
        return self._tile(node).supply is not None

    def _tile(self, node: g.Place) -> g.TileKind:
        name = node.tile or g.SPECIAL
        return next(kind for kind in self.library.tiles if kind.id == name)

    def _is_there(self, area: g.AreaSet) -> bool:
        """Whether this board has such a named area and such a terrain at all."""
        places = self.layout.board.areas
        names = {place.name for place in places} | {place.label for place in places}
        terrains = {place.terrain for place in places}
        terrains |= {kind.also for kind in self.library.terrains if kind.id in terrains}
        return (not area.names or bool(names & set(area.names))) and (
            not area.terrains or bool(terrains & set(area.terrains))
        )

    def areas(self, node: g.Place) -> str:
        """An expression for the areas where the tile may go, as a tuple in board order. What the
        card says about kind of area, name or neighbours replaces what the tile says about it."""
        kind = self._tile(node)
        node = node if node.area is None or self._is_there(node.area) else g.Place(node.tile)
        own = () if node.free else kind.areas
        rules = [_merged(rule, node.area) for rule in own] or [node.area or g.AreaSet()]
        choices = " or ".join(self.x.areas_of(rule) for rule in rules)
        mask = f"bits({choices})"
        if kind.supply is not None:
            return f"(tuple({mask}) if S.g[{self.layout.supply[kind.id]}] else ())"
        return f"tuple({mask})"


def _merged(rule: g.AreaSet, said: g.AreaSet | None) -> g.AreaSet:
    if said is None:
        return rule
    return g.AreaSet(
        terrains=() if said.names else said.terrains or rule.terrains,
        names=said.names,
        regions=said.regions,
        bonus=said.bonus,
        beside=said.beside or rule.beside,
        near=said.near,
        board=said.board,
        empty=said.empty,
        reserved=said.reserved,
    )


def walk(node: Any) -> Any:
    """Every dataclass node in a tree, parents first."""
    if is_dataclass(node) and not isinstance(node, type):
        yield node
        for field in fields(node):
            yield from walk(getattr(node, field.name))
    elif isinstance(node, tuple):
        for part in node:
            yield from walk(part)


def chooses(effect: g.Effect) -> bool:
    """Whether the effect has an X that its player chooses."""
    return any(isinstance(node, g.Chosen) for node in walk(effect))


def production_box(effect: g.Effect) -> list[g.Effect]:
    """The parts of an effect that stand in the brown box: productions, and choices among them."""
    if isinstance(effect, g.Unordered):
        return [part for each in effect.parts for part in production_box(each)]
    leaves = [node for node in walk(effect) if type(node) in VERBS]
    return [effect] if all(isinstance(leaf, g.Produce) for leaf in leaves) else []


def _inner(effect: g.Effect, b: Builder) -> bool:
    """Whether doing one part can make another one impossible."""
    parts: tuple[g.Effect, ...]
    if any(_costly(node, b) for node in walk(effect)):
        return True
    match effect:
        case g.Unordered(parts) | g.Then(parts):
            pass
        case g.Pays(cost, gain):
            parts = (cost, gain)
        case _:
            return False
    prints = [footprint(part, b.here) for part in parts]
    return any(
        _touch(a.takes | a.writes, other.needs)
        for i, a in enumerate(prints)
        for j, other in enumerate(prints)
        if i != j
    )


def _costly(node: Any, b: Builder) -> bool:
    """Whether it places a tile on a board where an area's bonus can cost something."""
    if not isinstance(node, g.Place):
        return False
    whole = footprint(node, b.here)
    return _touch(whole.takes, whole.needs)


def _touch(spoiled: Any, needed: Any) -> bool:
    names = {what for what, _ in spoiled}
    return any(what in names for what, _ in needed)


class Program:
    """See the module. `run`, `able`, `take` are lists of functions by operation."""

    def __init__(self, library: g.Library, board: str = "") -> None:
        chosen = next((b for b in library.boards if b.id == board or not board), None)
        if chosen is None:
            raise ValueError(f"no board is called {board!r}")
        self.library = library
        self.layout = layout = lay_out(library, chosen)
        self.rules_of_game = dict(library.rules)
        self.builder = builder = Builder(layout)
        self._terms: dict[tuple[int, ...], Terms] = {}
        self._tables()
        self._collect_memory()
        self.pool = Pool(self)
        self.events = Events(self)
        self.play = Play(self)
        builder._reserve(None, Footprint(), False)  # operation PURCHASE
        self.buy_op = builder.op(g.Pay(int(builder.card_price)))
        self._build_vocabulary()
        self.board = Board(self)
        self.card_helpers = Cards(self)
        self.payment = Payment(self)
        self._heard: list[tuple[int, g.Event, str]] = []
        self.rules: list[Standing] = []
        pending = [self._built(index, card) for index, card in enumerate(library.cards)]
        self._build_memory()
        self._generate()
        self._finish(pending)

    # ---- tables -----------------------------------------------------------------------------------

    def _tables(self) -> None:
        lib, lay = self.library, self.layout
        self.tile_kinds = lib.tiles
        self.parameter_kinds = lib.parameters
        self.level_fields = [lay.level[kind.id] for kind in lib.parameters]
        self.supply_field = {lay.tile[name]: index for name, index in lay.supply.items()}
        self.stock_field = {lay.resource[name]: index for name, index in lay.stock.items()}
        self.worth = {lay.resource[kind.id]: kind.worth for kind in lib.resources}
        self.held_kind = [lay.resource.get(card.holds, -1) for card in lib.cards]
        self.currency = str(self.rules_of_game["currency"])
        self.money = lay.stock[self.currency]
        self.award_costs = _numbers(self.rules_of_game["award-costs"])
        self.award_points = _numbers(self.rules_of_game["award-points"])
        board = lay.board
        self.milestones = tuple(lay.card[name] for name in board.milestones)
        self.awards = tuple(lay.card[name] for name in board.awards)
        self.with_action = sum(
            1 << i
            for i, card in enumerate(lib.cards)
            if card.kind != "conversion" and any(a.label == "action" for a in card.abilities)
        )
        self.tile_conversions = tuple(
            i
            for i, card in enumerate(lib.cards)
            if card.kind == "conversion" and any(isinstance(n, g.Place) for n in walk(card))
        )
        self.texts = Texts(lib)
        self.event_cards = sum(1 << i for i, card in enumerate(lib.cards) if card.kind == "event")

    def _collect_memory(self) -> None:
        """What conditions ask about the past must be known before code is written."""
        found = [
            (node.event, node.period) for node in walk(self.library) if isinstance(node, g.Happened)
        ]
        self.builder.memory = list(dict.fromkeys(found))
        self.periods = [period for _, period in self.builder.memory]

    def _build_vocabulary(self) -> None:
        lib, b = self.library, self.builder
        self.bonus_ops = {kind.id: b.root(kind.effect) for kind in lib.bonuses}
        self.tile_ops = [b.root(kind.effect) if kind.effect else -1 for kind in lib.tiles]
        self.step_ops = [b.root(k.each_step) if k.each_step else -1 for k in lib.parameters]
        self.moment_ops = [
            tuple((m.at, b.root(m.effect)) for m in kind.moments if m.at is not None and m.effect)
            for kind in lib.parameters
        ]
        self.beside_ops = [
            (self.layout.tile[kind.id], b.op(g.Gain(name, g.Chosen(amount))))
            for kind in lib.tiles
            for name, amount in kind.beside_bonus
        ]

    # ---- cards ------------------------------------------------------------------------------------

    def _built(self, index: int, card: g.Card) -> dict[str, Any]:
        if card.kind not in PLAYABLE:
            raise Unplayable(f'"{card.name}" cannot be played yet: {card.kind} is unknown to the engine')
        try:
            return self._build_card(index, card)
        except Unplayable as fault:
            raise Unplayable(f'"{card.name}" cannot be played yet: {fault} is unknown') from None

    def _build_card(self, index: int, card: g.Card) -> dict[str, Any]:
        b = self.builder
        b.conversion = card.kind == "conversion"
        play = [a.effect for a in card.abilities if a.label == "play" and a.effect]
        first = [a.effect for a in card.abilities if a.label == "first-action" and a.effect]
        produced = [part for effect in play for part in production_box(effect)]
        triggers = []
        for ability in card.abilities:
            if ability.label == "trigger" and ability.effect:
                op = b.root(ability.effect)
                for event in ability.events:
                    triggers.append((EVENT[event.kind], len(self._heard)))
                    name = b.function(
                        f"hears_{len(self._heard)}",
                        "S, w, c, who, subject, detail",
                        f"({b.x.hears(event)})",
                    )
                    self._heard.append((op, event, name))
        rules = []
        for ability in card.abilities:
            if ability.rule is not None:
                if not is_known(ability.rule, self.currency):
                    raise Unplayable(f"the effect `{type(ability.rule).__name__}`")
                rules.append(len(self.rules))
                self.rules.append(Standing(ability.rule, ability.span, index))
        built = {
            "play": b.root(_joined(play)) if play else -1,
            "first": b.root(_joined(first)) if first else -1,
            "box": b.root(_joined(produced)) if produced else -1,
            "ways": [self._way(index, i, a) for i, a in enumerate(card.abilities)],
            "needs": [self._need(index, i, need) for i, need in enumerate(card.requirements)],
            "points": [self._points(index, i, p) for i, p in enumerate(card.points)],
            "triggers": tuple(triggers),
            "rules": tuple(rules),
        }
        if card.measure is not None:
            b.function(f"measure_{index}", "S, w, c=-1, x=0, it=-1, that=None", b.x.measure(card.measure))
        b.conversion = False
        return built

    def _way(self, index: int, i: int, ability: g.Ability) -> tuple[int, str] | None:
        if ability.label != "action" or ability.effect is None:
            return None
        b = self.builder
        name = ""
        if ability.condition is not None:
            condition = b.x.condition(ability.condition)
            name = b.function(f"way_{index}_{i}", "S, w, c, x=0, it=None, that=None", condition)
        return b.root(ability.effect), name

    def _need(self, index: int, i: int, need: g.Condition) -> str:
        b = self.builder
        arguments = "S, w, c, slack, x=0, it=None, that=None"
        match need:
            case g.Compare(g.Level(parameter), bound, value):
                track = b.x.track(parameter)
                level = f"S.g[{self.layout.level[parameter]}]"
                test = f">= {value} - slack[{track}]" if bound == "min" else f"<= {value} + slack[{track}]"
                return b.function(f"need_{index}_{i}", arguments, f"{level} {test}")
            case _:
                return b.function(f"need_{index}_{i}", arguments, b.x.condition(need))

    def _points(self, index: int, i: int, points: g.Points) -> str:
        b = self.builder
        amount = b.x.amount(points.amount)
        if points.condition is not None:
            amount = f"({amount}) if {b.x.condition(points.condition)} else 0"
        if points.negative:
            amount = f"-({amount})"
        return b.function(f"points_{index}_{i}", "S, w, c, x=0, it=-1, that=None", amount)

    def _build_memory(self) -> None:
        b = self.builder
        for i, (event, _) in enumerate(b.memory):
            b.function(f"past_{i}", "S, w, c, who, subject, detail", f"({b.x.hears(event)})")
        for t, tile in enumerate(self.library.tiles):
            for i, points in enumerate(tile.points):
                amount = b.x.amount(points.amount)
                b.function(f"tile_points_{t}_{i}", "S, w, it, c=-1, x=0, that=None", amount)

    # ---- generated code ---------------------------------------------------------------------------

    def _generate(self) -> None:
        b = self.builder
        parts = [functions(op, code) for op, code in enumerate(b.codes)]
        self.source = "\n".join([*parts, *b.lines])
        name = f"<generated for {self.layout.board.id}>"
        linecache.cache[name] = (len(self.source), None, self.source.splitlines(True), name)
        scope = self._namespace()
        exec(compile(self.source, name, "exec"), scope)
        count = range(len(b.codes))
        self.run[:] = [scope[f"run_{op}"] for op in count]
        self.able[:] = [scope[f"able_{op}"] for op in count]
        self.take[:] = [scope.get(f"take_{op}") for op in count]
        self.run[PURCHASE] = self.play.run_purchase
        self.able[PURCHASE] = self.play.able_purchase
        self.take[PURCHASE] = self.play.take_purchase
        self.scope = scope

    def _namespace(self) -> dict[str, Any]:
        self.run: list[Any] = []
        self.able: list[Any] = []
        self.take: list[Any] = []
        board, cards, play, payment = self.board, self.card_helpers, self.play, self.payment
        scope: dict[str, Any] = {"RUN": self.run, "ABLE": self.able, "KIND_HELD": self.held_kind, "BOX": [], "PLAYS": []}
        helpers: list[Any] = [
            bits,
            new_group,
            board_module.lowest,
            board_module.spot,
            cards_module.mask_of,
            cards_module.having,
            cards_module.held_on,
            cards_module.union,
            cards_module.all_of,
            cards_module.holder,
            cards_module.in_turn,
            cards_module.neutral,
            *(board.near, board.counted, board.others, board.kept_from, board.site_of),
            *(board.owner_of, board.printed, board.put, board.move),
            *(cards.draw, cards.draw_until, cards.turn_over, cards.unloadable, cards.takeable),
            *(payment.sources, payment.mixes, payment.purse, payment.settle_payment),
            *(self.events.hear, self.events.happened, self.events.note),
            *(play.least, play.most, play.best, play.amounts, play.boxes, play.usable),
            *(play.use_again, play.can_play, play.open_awards, self.convert_less),
        ]
        return scope | {helper.__name__: helper for helper in helpers}

    def convert_less(self, S: State, w: int, card: int) -> int:
        return self.terms(S, w).convert_less(card)

    # ---- after generation -------------------------------------------------------------------------

    def _finish(self, pending: list[dict[str, Any]]) -> None:
        scope, lib = self.scope, self.library
        self.triggers = [
            Heard(op, event.each, scope[name], event.who) for op, event, name in self._heard
        ]
        self.remembered: list[tuple[tuple[Any, int, str], ...]] = [() for _ in EVENTS]
        for i, (event, period) in enumerate(self.builder.memory):
            entry = (scope[f"past_{i}"], self.layout.numbers + i, period)
            self.remembered[EVENT[event.kind]] += (entry,)
        self.cards = [self._info(card, built) for card, built in zip(lib.cards, pending, strict=True)]
        self.points = [[scope[name] for name in built["points"]] for built in pending]
        self.measures = [scope.get(f"measure_{i}") for i in range(len(lib.cards))]
        self.tile_points = [
            [scope[f"tile_points_{t}_{i}"] for i in range(len(kind.points))]
            for t, kind in enumerate(lib.tiles)
        ]
        scope["BOX"].extend(info.box for info in self.cards)
        scope["PLAYS"].extend(info.play for info in self.cards)
        self._mask()
        self.filters = Filters(self)

    def _info(self, card: g.Card, built: dict[str, Any]) -> CardInfo:
        scope = self.scope
        return CardInfo(
            node=card,
            cost=card.cost or 0,
            tags=tuple(self.layout.tag[name] for name in card.tags),
            protected=card.protected,
            needs=tuple(
                Need(scope[name], need)
                for name, need in zip(built["needs"], card.requirements, strict=True)
            ),
            play=built["play"],
            first=built["first"],
            box=built["box"],
            ways=tuple(Way(op, scope[name] if name else None) for op, name in filter(None, built["ways"])),
            triggers=built["triggers"],
            rules=built["rules"],
        )

    def _mask(self) -> None:
        names: dict[str, int] = {}
        purse = [self.currency] + [
            rule.rule.resource
            for rule in self.rules
            if isinstance(rule.rule, g.SpendAs) and rule.rule.instead == self.currency
        ]
        anything = (1 << 400) - 1

        def bits_of(what: str) -> int:
            if what == "anything":
                return anything
            if what == "payment":
                total = 0
                for name in purse:
                    total |= bits_of(f"stock {name}")
                return total
            return 1 << names.setdefault(what, len(names))

        tracks = {kind.id: index for index, kind in enumerate(self.library.parameters)}
        b = self.builder
        self.masks: list[Mask] = [
            make(print_, bits_of, tracks, inner)
            for print_, inner in zip(b.prints, b.inner, strict=True)
        ]
        self.direct = [make(print_, bits_of, tracks, False) for print_ in b.directs]
        self.needy = [mask.needy for mask in self.masks]
        self.inner = [mask.inner for mask in self.masks]
        self.helps_itself = [self._helps_itself(op) for op in range(len(self.masks))]
        self.payment_bits = bits_of("payment")
        self.stock_bits = {name: bits_of(f"stock {name}") for name in self.layout.stock}

    def node(self, op: int) -> g.Effect | None:
        """The graph node of an operation; of one that asks for X, the node it asks for."""
        return self.builder.nodes[op]

    def leaves(self, op: int) -> list[tuple[int, g.Effect]]:
        """The operations of the leaves of an effect, in printed order."""
        node = self.node(op)
        known = self.builder.numbers
        found = [] if node is None else [part for part in walk(node) if type(part) in VERBS]
        return [(known[part], part) for part in found if part in known]

    def sources_of(self, S: State, entry: Entry | None) -> list[Any]:
        """What may replace the currency in the payment that an entry asks about."""
        assert entry is not None
        if entry[OP] == PURCHASE:
            return self.play.sources(S, entry[WHO], entry[CARD], entry[IT][0])
        node = self.node(entry[OP])
        using = node.using if isinstance(node, g.Pay) else ()
        return self.payment.sources(S, entry[WHO], tuple(self.layout.resource[n] for n in using))

    # ---- for the engine ---------------------------------------------------------------------------

    def terms(self, S: State, w: int) -> Terms:
        """The standing effects of a player, worked out once per combination."""
        rules = S.rules[w]
        known = self._terms.get(rules)
        if known is None:
            if len(self._terms) > 4096:
                self._terms.clear()
            known = self._terms[rules] = Terms(self, rules)
        return known

    def moments_within(self, S: State, track: int, steps: int) -> list[int]:
        """Operations of the marks that a parameter reaches within so many steps from here."""
        kind, level = self.parameter_kinds[track], S.g[self.level_fields[track]]
        return [op for at, op in self.moment_ops[track] if level < at <= level + steps * kind.step]

    def _helps_itself(self, op: int) -> bool:
        """Whether some part changes what another part needs."""
        parts = self.builder.parts.get(op, [])
        for i, part in enumerate(parts):
            needs = self.masks[part].needs
            for other in parts[:i] + parts[i + 1 :]:
                mask = self.masks[other]
                if meet(mask.adds, needs, True) or meet(mask.writes, needs, True):
                    return True
        return any(self._helps_itself(part) for part in parts)

    def hopeless(self, S: State, w: int, card: int, op: int, bought: bool) -> bool:
        """Whether something mandatory cannot be done now and nothing that the effect does or sets off
        could change that; a quick test before a search."""
        own = everybody = 0
        heard = self.masks[op].raises
        if bought:
            heard = (*heard, EVENT["play-card"], EVENT["play-tag"])
        listening = {event: S.listening[event] for event in heard}
        if bought:  # the card hears what its own effects do
            for event, trigger in self.cards[card].triggers:
                if event in listening:
                    listening[event] += ((w, card, trigger),)
        if not self.helps_itself[op] and not any(listening.values()):
            return True
        for heard_by in listening.values():
            for owner, _, trigger in heard_by:
                adds = self.masks[self.triggers[trigger].op].adds
                own |= adds[0] if owner == w else adds[1]
                everybody |= adds[2]
        return self._hopeless(S, (op, w, card, 0, None, None, 0, 0), op, (own, 0, everybody))

    def _hopeless(self, S: State, e: Entry, op: int, around: Bits) -> bool:
        if self.able[op](S, e):
            return False
        node = self.builder.nodes[op]
        parts = self.builder.parts.get(op)
        if parts is None:
            return not meet(around, self.masks[op].needs, True)
        for i, part in enumerate(parts):
            # After `then` or an arrow only what comes before can help.
            others = [o for o in parts if o != part] if isinstance(node, g.Unordered) else parts[:i]
            near = around
            for other in others:
                mask = self.masks[other]
                changed = zip(near, mask.adds, mask.writes, strict=True)
                near = tuple(a | b | c for a, b, c in changed)  # type: ignore[assignment]
            if self._hopeless(S, e, part, near):
                return True
        return False


def _joined(effects: list[Any]) -> g.Effect:
    return effects[0] if len(effects) == 1 else g.Unordered(tuple(effects))


def _numbers(value: int | str) -> tuple[int, ...]:
    """`8, 14, 20` as written in a game's declaration."""
    return tuple(int(part) for part in str(value).split(","))
