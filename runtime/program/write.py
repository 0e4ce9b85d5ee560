"""Writes the program of a library: all its operations, cards and rules as source, and the tables.

In: a `Library`, a board id, and what games and extensions add. Out: a `Program`.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator

from compiler import graph as g
from compiler.footprint.atoms import UNKNOWN, Footprint
from runtime.program.atoms import Atoms, with_history
from runtime.program.card_code import CardCode, WrittenCard
from runtime.program.masks import Making, make
from runtime.program.program import Brings, OfVocabulary, Operations, Program
from runtime.program.tables import tables_of
from runtime.program.verbs import VERBS
from runtime.program.verbs.structure import STRUCTURE
from runtime.program.writing.additions import NONE, Additions, Native
from runtime.program.writing.builder import Builder
from runtime.program.writing.code import PURCHASE, Lacking, Unplayable, functions
from runtime.program.writing.hearing import hears, once
from runtime.program.writing.nobody import nobodys
from runtime.state.layout import Layout, lay_out

PAID = frozenset({("payment", "own")})
BUYING_SOMETHING = Native("run_purchase", "able_purchase", "take_purchase", UNKNOWN)
BUYING_A_CARD = Native(
    "run_purchase", "able_buy", "take_purchase", Footprint(takes=PAID, needs=PAID)
)


def write(library: g.Library, board: str = "", additions: Additions = NONE) -> Program:
    """Without a board's name for the first one. Raises ValueError when there is no such board,
    `Lacking` with all cards that cannot be played."""
    chosen = next((b for b in library.boards if b.id == board or not board), None)
    if chosen is None:
        raise ValueError(f"no board is called {board!r}")
    layout, builder = _begun(library, chosen, additions)
    there = ("", chosen.id, *(board.id for board in library.beside))
    vocabulary = _vocabulary(builder)
    code = CardCode(builder, additions)
    cards = _cards(code)
    _functions_beside(builder, cards)
    tables = tables_of(layout)
    rules = [one.rule for one in builder.standing]
    atoms, finer = (
        Atoms(rules, tables.currency),
        Atoms(rules, tables.currency, _told_apart(builder)),
    )
    asked = [event for event, _ in builder.memory]
    making = Making(
        atoms.bits,
        finer.bits,
        tracks={kind.id: index for index, kind in enumerate(library.parameters)},
        tiles=layout.tile,
        replaced=frozenset(event.kind for event in builder.x.replaced),
    )
    masks = tuple(
        make(with_history(print_, asked), entangled, making)
        for print_, entangled in zip(builder.prints, builder.entangled, strict=True)
    )
    doubtful = zip(masks, builder.doubtful, strict=True)
    return Program(
        library=library,
        layout=layout,
        tables=tables,
        operations=Operations(
            nodes=tuple(builder.nodes),
            parts={op: tuple(parts) for op, parts in builder.parts.items()},
            entangled=tuple(builder.entangled),
            checked=(*(mask.needy or doubt for mask, doubt in doubtful), False),  # -1: none
            numbers=builder.numbers,
            of=builder.known(),
            buy=builder.buy,
        ),
        vocabulary=vocabulary,
        masks=masks,
        direct=tuple(make(with_history(one, asked), False, making) for one in builder.directs),
        payment_bits=atoms.bits("payment"),
        stock_bits={name: atoms.bits(f"stock {name}") for name in layout.stock},
        hand_bits=atoms.bits("hand"),
        cards=cards,
        in_force=tuple(
            index
            for index, card in enumerate(library.cards)
            if card.kind == "rule" and card.board in there
        ),
        triggers=tuple(builder.triggers),
        rules=tuple(builder.standing),
        conditional=builder.conditional,
        varying=builder.varying,
        play_from=builder.play_from,
        sites=builder.sites,
        bans=builder.bans,
        memory=builder.memory,
        binding=frozenset(builder.bound),
        additions=additions,
        source="\n".join(
            [*map(functions, range(len(builder.codes)), builder.codes), *builder.lines]
        ),
    )


def _told_apart(builder: Builder) -> tuple[str, ...]:
    """The resources on cards; none where a card holds any, which is taken for each."""
    held = builder.holdable()
    return () if any(card.holds == g.ANY for card in builder.library.cards) else held


def unwritable(
    library: g.Library, cards: Container[str], additions: Additions
) -> tuple[tuple[g.Card, Unplayable], ...]:
    """Of these cards, by id, those that cannot be played: only they are written."""
    _, builder = _begun(library, library.boards[0], additions)
    _vocabulary(builder)
    code = CardCode(builder, additions)
    numbered = ((i, card) for i, card in enumerate(library.cards) if card.id in cards)
    return tuple(_written(code, numbered)[1])


def _begun(library: g.Library, board: g.Board, additions: Additions) -> tuple[Layout, Builder]:
    layout = lay_out(library, board)
    writers = {**STRUCTURE, **VERBS, **additions.verbs}
    builder = Builder(layout, _memory(layout), writers, additions)
    purchase = builder.native(BUYING_SOMETHING)
    assert purchase == PURCHASE, "the first operation of all"
    builder.buy = builder.native(BUYING_A_CARD)
    return layout, builder


def _memory(layout: Layout) -> tuple[tuple[g.Event, g.Period], ...]:
    """What conditions ask about the past: known before code is written."""
    asked: list[tuple[g.Event, g.Period]] = []
    for node in layout.nodes:
        match node:
            case g.Happened(event, period) | g.Deeds(event, period):
                asked.append((event, period))
            case g.Event(level=int()):
                asked.append((once(node, layout.library), "game"))
    return tuple(dict.fromkeys(asked))


def _vocabulary(builder: Builder) -> OfVocabulary:
    library, layout = builder.library, builder.layout
    kept = _kept(builder)
    return OfVocabulary(
        bonuses={kind.id: builder.given(builder.root, kind.effect) for kind in library.bonuses},
        brings=_brings(builder, lambda effect: effect),
        nobody=_brings(builder, lambda effect: nobodys(effect, library)),
        beside=tuple(
            (
                tile,
                layout.tile[kind.id],
                builder.given(builder.op, g.Gain(name, g.Chosen(amount))),
                layout.resource[name],
            )
            for kind in library.tiles
            for tile in layout.kinds((kind.id,))
            for name, amount in kind.beside_bonus
        ),
        better_beside={
            rule: builder.given(builder.op, g.Gain(rule.resource, g.Chosen(rule.amount)))
            for rule in layout.card_nodes
            if isinstance(rule, g.BesideWorth)
        },
        neighbours=tuple(
            (
                tile,
                -1
                if kind.neighbours is None
                else builder.given(builder.triggered, kind.neighbours),
                -1 if kind.rent is None else builder.triggered(kind.rent),
            )
            for kind in library.tiles
            for tile in layout.kinds((kind.id,))
            if kind.neighbours is not None or kind.rent is not None
        ),
        kept=kept,
        awaited=frozenset([*kept, *_awaited(builder)]),
    )


def _awaited(builder: Builder) -> Iterator[str]:
    """The phases and moments that a trigger waits for, or a condition remembers."""
    abilities = (one for card in builder.library.cards for one in card.abilities)
    events = [event for one in abilities for event in one.events]
    events += [
        event for node in builder.layout.nodes if isinstance(node, g.Later) for event in node.events
    ]
    return (event.phase for event in (*events, *(event for event, _ in builder.memory)))


def _kept(builder: Builder) -> dict[str, tuple[int, ...]]:
    """In each phase each player plays one card of each kind that is played in it."""
    found: dict[str, tuple[int, ...]] = {}
    for kind in builder.library.kinds:
        if kind.played not in ("", g.TURN):
            one = g.PlayCard(g.CardSet(zone="hand", kinds=(kind.id,)))
            op = builder.triggered(g.Each("all", one))
            found[kind.played] = (*found.get(kind.played, ()), op)
    return found


def _brings(builder: Builder, of: Callable[[g.Effect | None], g.Effect | None]) -> Brings:
    """What is brought by tiles and parameters, so much `of` it as counts."""

    def root(effect: g.Effect | None, placed: bool = False) -> int:
        kept = of(effect)
        if kept is None:
            return -1
        return builder.given(builder.root, kept) if placed else builder.root(kept)

    marks = [
        [(m.at, of(m.effect)) for m in kind.moments if m.at is not None]
        for kind in builder.library.parameters
    ]
    return Brings(
        tiles=tuple(root(kind.effect, placed=True) for kind in builder.library.tiles),
        steps=tuple(root(kind.each_step) for kind in builder.library.parameters),
        marks=tuple(
            tuple((at, builder.triggered(effect)) for at, effect in there if effect is not None)
            for there in marks
        ),
    )


def _cards(code: CardCode) -> tuple[WrittenCard, ...]:
    written, lacking = _written(code, enumerate(code.b.library.cards))
    if lacking:
        raise Lacking(tuple(lacking))
    return tuple(written)


def _written(
    code: CardCode, cards: Iterable[tuple[int, g.Card]]
) -> tuple[list[WrittenCard], list[tuple[g.Card, Unplayable]]]:
    """The cards, by their numbers, that can be played, and the others."""
    written: list[WrittenCard] = []
    lacking: list[tuple[g.Card, Unplayable]] = []
    for index, card in cards:
        try:
            written.append(code.write(index, card))
        except Unplayable as fault:
            lacking.append((card, fault))
    return written, lacking


def _functions_beside(builder: Builder, cards: tuple[WrittenCard, ...]) -> None:
    """Functions of what is remembered and of tiles, and what functions look up of cards."""
    for i, (event, _) in enumerate(builder.memory):
        builder.function(
            f"past_{i}", "S, w, c, who, subject, detail", f"({hears(builder.x, event)})"
        )
    for t, tile in enumerate(builder.library.tiles):
        builder.function(f"open_{t}", "S, w, c=-1, it=-1", builder.areas(g.Place(tile.id)))
        for i, points in enumerate(tile.points):
            amount = builder.x.amount(points.amount)
            amount = f"-({amount})" if points.negative else amount
            builder.function(f"tile_points_{t}_{i}", "S, w, it, c=-1, x=0, that=None", amount)
    held = [builder.layout.resource.get(card.node.holds, -1) for card in cards]
    builder.lines += [
        f"KIND_HELD = {held}",
        f"BOX = {[card.box for card in cards]}",
        f"TAGS = {[card.tags for card in cards]}",
        f"PLAYS = {[card.play for card in cards]}",
    ]
