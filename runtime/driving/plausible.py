"""Whether a state that was kept elsewhere can be one of this game: all that its numbers refer to
is there, and all that is to be told of it can be told.

In: a game whose state has just been read. Out: which part of the state cannot be, or None. That it
could have come about is not looked at: a position made to order could not either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from compiler.graph import to_remember
from runtime.driving.game import Game
from runtime.state.state import (
    ACTIVE,
    ASKING,
    CARD,
    DECIDER,
    FIRST,
    FULL,
    GENERATION,
    KIND,
    LEVELS,
    OP,
    OPTIONS,
    WHO,
)

FOREIGN = (AssertionError, AttributeError, LookupError, StopIteration, TypeError, ValueError)
"""What it comes to where words or scores are asked of something that is not there."""
MANY = range(1 << 30)
CARDS = (
    "hand",
    "play",
    "played_events",
    "discard",
    "first_actions",
    "turned_over",
    "used",
    "spent",
)
AREAS = ("own", "kept", "tiles", "full")
"""Masks, or lists of masks."""


def misfit(game: Game) -> str | None:
    """The name of a part of the state that refers to what is not there."""
    return next(_misfits(game), None)


def _misfits(game: Game) -> Iterator[str]:
    cards, areas = len(game.program.library.cards), len(game.program.layout.board.areas)
    for names, count in ((CARDS, cards), (AREAS, areas)):
        for name in names:
            value = getattr(game.state, name)
            if any(mask >> count for mask in (value if isinstance(value, list) else [value])):
                yield name
    for name, known, numbers in (*_numbers(game), *_references(game), *_entries(game)):
        if any(number not in known for number in numbers):
            yield name
    yield from _untold(game)


Referring = Iterator[tuple[str, range, Iterable[int]]]
"""Parts of the state, what is known, and the numbers there that refer to it."""


def _numbers(game: Game) -> Referring:
    state = game.state
    yield "g", range(len(state.seats)), (state.g[ACTIVE], state.g[FIRST])
    yield "g", MANY, (state.g[GENERATION],)
    for index, kind in enumerate(game.program.library.parameters):
        yield "g", range(kind.lowest, kind.highest + 1), (state.g[LEVELS + index],)
    yield "g", range(2), (state.g[field] for field in game.program.layout.state.values())
    yield "top", range(len(state.deck) + 1), (state.top,)
    yield "held", MANY, state.held


def _references(game: Game) -> Referring:
    state, program = game.state, game.program
    cards, seats = range(len(program.library.cards)), range(len(state.seats))
    for name in ("deck", "aside"):
        yield name, cards, getattr(state, name)
    for name in ("offers", "opening"):
        marked = range(-len(cards), len(cards))  # -1 between, a corporation chosen complemented
        yield name, marked, (card for row in getattr(state, name) for card in row)
    for name in ("claimed", "funded", "used_by"):
        yield name, cards, (card for card, _ in getattr(state, name))
        yield name, seats, (seat for _, seat in getattr(state, name))
    for name in ("extra_actions", "played"):
        yield name, seats, (seat for seat, _ in getattr(state, name))
    yield "played", cards, (card for _, card in state.played)
    yield "temporary_tags", seats, (seat for seat, *_ in state.temporary_tags)
    yield "temporary_tags", range(len(state.p[0])), (tag for _, tag, *_ in state.temporary_tags)
    yield "given", range(-1, len(program.layout.board.areas)), (area for area, _ in state.given)
    yield "heard", range(len(program.triggers)), (trigger for trigger, _ in state.heard)
    yield "heard", range(-1, len(state.seats)), (seat for _, seat in state.heard)
    yield "atop", seats, (seat for _, _, seat in state.atop)
    yield "atop", range(len(program.layout.board.areas)), (area for _, area, _ in state.atop)
    yield "atop", range(len(state.tiles)), (tile for tile, _, _ in state.atop)
    yield "stacked", cards, (card for pair in state.stacked for card in pair)
    yield "laid", cards, (card for card, _, _ in state.laid)
    yield "seated", cards, (card for card, _ in state.seated)
    yield "seated", seats, (seat for _, seat in state.seated)
    known = range(-len(state.seats), len(to_remember(program.library)))  # below zero a player
    yield "settled", cards, (card for card, _ in state.settled)
    yield "settled", known, (which for _, which in state.settled)
    yield (
        "laid",
        range(FULL, len(program.layout.board.areas)),
        (place for _, place, _ in state.laid),
    )
    yield "site", cards, state.site
    yield "site", range(len(program.layout.board.areas)), state.site.values()
    yield "rules", range(len(program.rules)), (rule for row in state.rules for rule in row)
    heard = [one for row in state.listening for one in row]
    yield "listening", range(-1, len(state.seats)), (seat for seat, _, _ in heard)  # -1: a rule
    yield "listening", cards, (card for _, card, _ in heard)
    yield "listening", range(len(program.triggers)), (trigger for _, _, trigger in heard)


def _entries(game: Game) -> Referring:
    state, program = game.state, game.program
    seats, cards = len(state.seats), len(program.library.cards)
    asking = [] if state.ask is None or state.ask[ASKING] is None else [state.ask[ASKING]]
    for name, entries in (("pool", state.pool), ("ask", asking)):
        yield name, range(len(program.operations.nodes)), (entry[OP] for entry in entries)
        yield name, range(-1, seats), (entry[WHO] for entry in entries)
        yield name, range(-1, cards), (entry[CARD] for entry in entries)
    if state.ask is not None:
        yield "ask", range(seats), (state.ask[DECIDER],)
        if state.ask[KIND] == "menu":
            yield "ask", range(1), (_too_short(option) for option in state.ask[OPTIONS])


def _too_short(option: object) -> int:
    """How much is missing behind the word of what can be done."""
    if not isinstance(option, (tuple, list)):
        return 1
    whole = {"pass": 1, "end": 1, "use": 3, "convert": 3}
    return max(0, whole.get(str(option[0]), 2) - len(option))


def _shown(game: Game) -> None:
    """What extensions remember can be shown, and be so."""
    for one in game.engine.extensions:
        one.exhibits(game.state, game.players)
        if not one.fits(game.state):
            raise ValueError


def _untold(game: Game) -> Iterator[str]:
    """What is asked, what has happened and how it stands must have words."""
    tells: tuple[tuple[str, Callable[[], object]], ...] = (
        ("ask", lambda: game.decision and game.decision.to_json()),
        ("log", lambda: [game.told(seat) for seat in (None, *game.state.seats)]),
        ("p", game.scores),
        ("more", lambda: _shown(game)),
    )
    for name, tell in tells:
        try:
            tell()
        except FOREIGN:
            yield name
