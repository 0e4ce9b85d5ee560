"""A library compiled for one board: generated functions, tables, and what the engine needs to know.

In: a `Library` and a board id. Out: `Program`, shared by all games on that board; once built it
only remembers answers that are always the same. Every effect node becomes an operation with a
number; the pool holds these numbers, never code. The generated source is kept in `Program.source`,
and tracebacks show it.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from compiler import graph as g
from compiler.graph import walk
from compiler.graph.footprint import UNKNOWN, Footprint
from compiler.text import Texts
from runtime.engine import board as board_module
from runtime.engine import cards as cards_module
from runtime.engine import zones as zones_module
from runtime.engine.board import Board
from runtime.engine.cards import Cards
from runtime.engine.events import Events
from runtime.engine.filters import Filters
from runtime.engine.guards import BySeat
from runtime.engine.hope import Hope
from runtime.engine.payment import Payment
from runtime.engine.play import Play
from runtime.engine.pool import Pool, new_group
from runtime.engine.terms import Terms, TermsOf
from runtime.engine.tokens import Tokens
from runtime.engine.zones import Zones
from runtime.program.atoms import Atoms, told
from runtime.program.builder import Builder
from runtime.program.card_code import CardCode, Heard
from runtime.program.code import PURCHASE, Lacking, Unplayable, functions
from runtime.program.masks import Mask, make
from runtime.program.verbs import VERBS
from runtime.state.layout import CARD_KINDS, DECK_KINDS, EVENT, EVENTS, lay_out
from runtime.state.state import CARD, IT, OP, WHO, Entry, State, bits
from runtime.state.supply import Stocks

if TYPE_CHECKING:
    from runtime.games.base.ruleset import Ruleset


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
        self.terms_of = TermsOf(self)
        self.rulesets: dict[str, Ruleset] = {}  # by variant; they keep nothing of a game
        self.conditional: dict[int, Any] = {}  # by rule, whether it holds now
        self._tables()
        self._collect_memory()
        self.pool = Pool(self)
        self.events = Events(self)
        self.play = Play(self)
        play = self.play
        builder.native(
            play.run_purchase, play.able_purchase, play.take_purchase, UNKNOWN
        )  # PURCHASE
        money = frozenset({("payment", "own")})
        buying = Footprint(takes=money, needs=money)
        self.buy_op = builder.buy = builder.native(
            play.run_purchase, play.able_buy, play.take_purchase, buying
        )
        self._build_vocabulary()
        self.board = Board(self)
        self.card_helpers = Cards(self)
        self.zones = Zones(self)
        self.payment = Payment(self)
        self.tokens = Tokens(self)
        self.card_code = CardCode(builder)
        self.rules = self.card_code.rules
        self._extend()
        pending = self._write_cards()
        self._build_memory()
        self._generate()
        self._finish(pending)

    def _write_cards(self) -> list[dict[str, Any]]:
        """The code of all cards. Raises `Lacking` with all that cannot be played."""
        written, lacking = [], []
        for index, card in enumerate(self.library.cards):
            try:
                written.append(self.card_code.write(index, card))
            except Unplayable as fault:
                lacking.append((card, fault))
        if lacking:
            raise Lacking(tuple(lacking))
        return written

    def _extend(self) -> None:
        """What the expansions among the sets add (`runtime.games.base.extension`)."""
        from runtime.games import RULESETS, extensions_of  # they are built on programs

        if self.library.game in RULESETS:
            self.card_code.lacks = RULESETS[self.library.game].LACKS
        self.extensions = tuple(made(self) for made in extensions_of(self.library))
        for extension in self.extensions:
            self.card_code.bought |= extension.bought()
            self.builder.x.states |= extension.states
            self.builder.x.zones |= extension.zones

    # ---- tables ---------------------------------------------------------------------------------

    def _tables(self) -> None:
        lib, lay = self.library, self.layout
        self.tile_kinds = lib.tiles
        self.parameter_kinds = lib.parameters
        self.level_fields = [lay.level[kind.id] for kind in lib.parameters]
        self.tile_supply = [lay.tile_supply.get(kind.id) for kind in lib.tiles]
        self.stocks = Stocks(self)
        self.stock_field = {lay.resource[name]: index for name, index in lay.stock.items()}
        self.worth = {lay.resource[kind.id]: kind.worth for kind in lib.resources}
        self.held_kind = [lay.resource.get(card.holds, -1) for card in lib.cards]
        self.paid_with = [
            tuple(
                lay.resource[kind.id]
                for kind in lib.resources
                if kind.worth and set(kind.on_tags) & set(card.tags)
            )
            for card in lib.cards
        ]
        self.discounts: dict[g.Continuous, dict[int, int]] = {}
        self.currency = str(self.rules_of_game["currency"])
        self.money = lay.stock[self.currency]
        self.award_costs = _numbers(self.rules_of_game.get("award-costs", ""))
        self.award_points = _numbers(self.rules_of_game.get("award-points", ""))
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
        self.deck_cards = sum(1 << i for i, card in enumerate(lib.cards) if card.kind in DECK_KINDS)
        self.pile_cards = sum(
            1 << i
            for i, card in enumerate(lib.cards)
            if card.kind in CARD_KINDS and card.kind not in DECK_KINDS
        )
        self.piles = {
            kind
            for node in walk(lib)
            if isinstance(node, g.Look) and node.cards is not None
            for kind in node.cards.kinds
        } - {*DECK_KINDS}
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
            tuple(
                (m.at, b.triggered(m.effect)) for m in kind.moments if m.at is not None and m.effect
            )
            for kind in lib.parameters
        ]
        self.beside_ops = [
            (
                self.layout.tile[kind.id],
                b.op(g.Gain(name, g.Chosen(amount))),
                self.layout.resource[name],
            )
            for kind in lib.tiles
            for name, amount in kind.beside_bonus
        ]
        self.better_beside = {
            rule: b.op(g.Gain(rule.resource, g.Chosen(rule.amount)))
            for rule in walk(lib.cards)
            if isinstance(rule, g.BesideWorth)
        }

    def _build_memory(self) -> None:
        b = self.builder
        for i, (event, _) in enumerate(b.memory):
            b.function(f"past_{i}", "S, w, c, who, subject, detail", f"({b.x.hears(event)})")
        for t, tile in enumerate(self.library.tiles):
            b.function(f"open_{t}", "S, w, c=-1, it=-1", b.areas(g.Place(tile.id)))
            for i, points in enumerate(tile.points):
                amount = b.x.amount(points.amount)
                amount = f"-({amount})" if points.negative else amount
                b.function(f"tile_points_{t}_{i}", "S, w, it, c=-1, x=0, that=None", amount)

    # ---- generated code -------------------------------------------------------------------------

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
        for op, native in b.natives.items():
            self.run[op], self.able[op], self.take[op] = native
        self.scope = scope

    def _namespace(self) -> dict[str, Any]:
        self.run: list[Any] = []
        self.able: list[Any] = []
        self.take: list[Any] = []
        board, cards, play, payment = self.board, self.card_helpers, self.play, self.payment
        scope: dict[str, Any] = {
            "RUN": self.run,
            "ABLE": self.able,
            "KIND_HELD": self.held_kind,
            "BOX": [],
            "TAGS": [],
            "PLAYS": [],
        }
        helpers: list[Any] = [
            bits,
            new_group,
            board_module.lowest,
            board_module.spot,
            cards_module.mask_of,
            cards_module.having,
            cards_module.tags_on,
            cards_module.held_on,
            cards_module.union,
            cards_module.holder,
            cards_module.in_turn,
            cards_module.neutral,
            cards_module.seat,
            *(zones_module.beneath, zones_module.lying, zones_module.several),
            *(zones_module.and_this, self.zones.shift_card, self.zones.turn_over_pile),
            *(self.zones.elsewhere, play.can_use_project, self.pool.choose_player),
            *(board.near, board.counted, board.others, board.kept_from, board.site_of),
            *(board.owner_of, board.printed, board.put, board.move),
            *(board.shifts, board.shift, board.take_off, board.replace, board.collect),
            *(self.leaders, self.higher),
            *(self.stocks.takes, self.stocks.gives, play.lend),
            *(cards.draw, cards.draw_until, cards.turn_over, cards.unloadable, cards.takeable),
            *(payment.sources, payment.mixes, payment.purse, payment.settle_payment),
            payment.instead,
            *(self.events.hear, self.events.happened, self.events.note),
            *(
                play.possible,
                play.least,
                play.most,
                play.branches,
                play.amounts,
                play.boxes,
                play.usable,
            ),
            *(play.use_again, play.can_play, play.open_awards, self.convert_less),
            *(helper for extension in self.extensions for helper in extension.helpers()),
        ]
        return scope | {helper.__name__: helper for helper in helpers}

    def higher(self, S: State, w: int, counter: str) -> int:
        """How much more a track of the player counts than it stands at."""
        return self.terms(S, w).higher.get(counter, 0)

    @staticmethod
    def leaders(S: State, count: Callable[[int], int], rank: str, w: int = 0) -> list[int]:
        """The players of that rank, in turn order from `w` on; who ties shares it, and a tie for
        the most leaves no second (FAQ, "Election", "Revolution")."""
        order = [(w + i) % len(S.seats) for i in range(len(S.seats))]
        counts = {q: count(q) for q in order}
        places = sorted(set(counts.values()), reverse=rank != "fewest")
        found = [q for q in order if counts[q] == places[0]]
        if rank != "second most":
            return found
        return [q for q in order if counts[q] == places[1]] if len(found) == 1 < len(places) else []

    def convert_less(self, S: State, w: int, card: int) -> int:
        return self.terms(S, w).convert_less(card)

    # ---- after generation -----------------------------------------------------------------------

    def _finish(self, pending: list[dict[str, Any]]) -> None:
        scope, lib = self.scope, self.library
        self.play_from = {rule: scope[name] for rule, name in self.card_code.play_from.items()}
        conditions = self.card_code.conditional
        self.conditional = {rule: scope[name] for rule, name in conditions.items()}
        self.varying = {rule: scope[name] for rule, name in self.card_code.varying.items()}
        self.triggers = [
            Heard(op, event.each, scope[name], event.who)
            for op, event, name in self.card_code.heard
        ]
        self.remembered: list[tuple[tuple[Any, int, bool], ...]] = [() for _ in EVENTS]
        for i, (event, _) in enumerate(self.builder.memory):
            entry = (scope[f"past_{i}"], self.layout.numbers + i, event.of == "owner")
            self.remembered[EVENT[event.kind]] += (entry,)
        pairs = zip(lib.cards, pending, strict=True)
        self.cards = [self.card_code.info(card, built, scope) for card, built in pairs]
        self.points: list[list[Any]] = []
        self.points_for_others: list[tuple[int, g.Whose, Any]] = []
        for i, (card, built) in enumerate(zip(lib.cards, pending, strict=True)):
            made = [
                (one.whose, scope[name])
                for one, name in zip(card.points, built["points"], strict=True)
            ]
            self.points.append([each for whose, each in made if whose == "you"])
            self.points_for_others += [(i, whose, each) for whose, each in made if whose != "you"]
        self.measures = [scope.get(f"measure_{i}") for i in range(len(lib.cards))]
        self.tile_points = [
            [scope[f"tile_points_{t}_{i}"] for i in range(len(kind.points))]
            for t, kind in enumerate(lib.tiles)
        ]
        self.open_areas = [scope[f"open_{t}"] for t in range(len(lib.tiles))]
        scope["BOX"].extend(info.box for info in self.cards)
        scope["TAGS"].extend(info.tags for info in self.cards)
        scope["PLAYS"].extend(info.play for info in self.cards)
        self._mask()
        self.may_loop = self._may_loop()
        self.filters = Filters(self)
        self.hope = Hope(self)
        self.guards = BySeat(self)

    def _mask(self) -> None:
        atoms = Atoms([rule.rule for rule in self.rules], self.currency)
        tracks = {kind.id: index for index, kind in enumerate(self.library.parameters)}
        b = self.builder
        asked = [event for event, _ in b.memory]
        self.masks: list[Mask] = [
            make(told(print_, asked), atoms.bits, tracks, inner)
            for print_, inner in zip(b.prints, b.inner, strict=True)
        ]
        self.direct = [make(told(one, asked), atoms.bits, tracks, False) for one in b.directs]
        self.checked = [
            *(mask.needy or doubt for mask, doubt in zip(self.masks, b.doubts, strict=True)),
            False,  # for no operation, -1
        ]
        self.inner = [mask.inner for mask in self.masks]
        self.payment_bits = atoms.bits("payment")
        self.stock_bits = {name: atoms.bits(f"stock {name}") for name in self.layout.stock}

    def _may_loop(self) -> bool:
        """Whether some trigger can, through others, set itself off again."""
        heard_by: list[set[int]] = [set() for _ in EVENTS]
        for info in self.cards:
            for event, trigger in info.triggers:
                heard_by[event] |= self._raised(self.triggers[trigger].op)
        reached = heard_by
        for _ in EVENTS:
            reached = [
                events.union(*(reached[event] for event in events)) if events else events
                for events in reached
            ]
        return any(event in events for event, events in enumerate(reached))

    def _raised(self, op: int) -> set[int]:
        """All events that an operation can raise, by marks of parameters too."""
        seen: set[int] = set()
        found: set[int] = set()
        queue = [op]
        while queue:
            op = queue.pop()
            seen.add(op)
            found.update(self.masks[op].raises)
            for track, _ in self.masks[op].steps:
                queue += [mark for _, mark in self.moment_ops[track] if mark not in seen]
        return found

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
        if entry[OP] in (PURCHASE, self.buy_op):
            return self.play.sources(S, entry[WHO], entry[CARD], entry[IT][0])
        node = self.node(entry[OP])
        if isinstance(node, g.Spend):
            kind = self.layout.resource[node.resource]
            return self.payment.instead(S, entry[WHO], kind, entry[CARD])
        using = node.using if isinstance(node, g.Pay) else ()
        return self.payment.sources(S, entry[WHO], tuple(self.layout.resource[n] for n in using))

    # ---- for the engine -------------------------------------------------------------------------

    def terms(self, S: State, w: int) -> Terms:
        """What a player's standing effects amount to, those that hold now."""
        rules = S.rules[w]
        if self.conditional:
            rules = tuple(rule for rule in rules if self._holds(S, w, rule))
        return self.terms_of[rules]

    def _holds(self, S: State, w: int, rule: int) -> bool:
        condition = self.conditional.get(rule)
        return condition is None or bool(condition(S, w, self.rules[rule].card))

    def value(self, S: State, w: int, measure: g.Measure, c: int = -1) -> int:
        """What a measure comes to for a player; `c`: the card on which it stands."""
        return self.work_out(S, w, self.builder.x.measure(measure), c)

    def work_out(self, S: State, w: int, expression: str, c: int = -1) -> int:
        """What an expression of generated code comes to."""
        arguments = "S, w, c, x=0, it=None, that=None"
        return int(eval(f"lambda {arguments}: {expression}", self.scope)(S, w, c))

    def moments_within(self, S: State, track: int, steps: int) -> list[int]:
        """Operations of the marks that a parameter reaches within so many steps from here."""
        kind, level = self.parameter_kinds[track], S.g[self.level_fields[track]]
        return [op for at, op in self.moment_ops[track] if level < at <= level + steps * kind.step]


def _numbers(value: int | str) -> tuple[int, ...]:
    """`8, 14, 20` as written in a game's declaration."""
    return tuple(int(part) for part in str(value).split(",") if part)
