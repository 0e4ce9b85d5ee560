"""Whether a text could ever be an option of a question: `may not choose` must not be idle.

In: a decision that is open, and a text. Out: yes or no. What names no area of the board where a
place is asked for, no card where a card is, and nothing at all that the question is about, can
never be offered, and it says nothing that it is not. Numbers count only where something is chosen
among what stands on a card.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from compiler import graph as g
from compiler.graph import walk
from runtime.driving.fitting import Fitting, Forms, is_number, within
from runtime.driving.game import Game
from runtime.state.state import OP
from runtime.telling.decision import Decision
from runtime.telling.effects import card_text
from runtime.telling.teller import Teller
from runtime.telling.told import teller_of

_CARDS = (
    *("corporation", "draft", "buy", "card", "discard", "prelude", "opening", "use"),
    *("award", "milestone"),
)
_ACTS = ("play", "use", "build", "claim", "fund", "first action of", "take a seat on")

_VARIES = {"X", "2X", "per"}
"""Words of a branch whose amount is another one from time to time."""


def conceivable(
    game: Game, decision: Decision, fitting: Fitting, text: str, idle: bool = False
) -> bool:
    """`idle`: the question is a turn after an act that asked nothing, of which names will do."""
    if fitting.among(text, [option.text for option in decision.options], decision.ids):
        return True
    wanted = tuple(word for word in fitting.words(text) if not is_number(word))
    texts = _texts(game, decision)
    if texts is not None and decision.kind == "branch":
        fixed = fitting.words(text)
        said = [(wanted if _VARIES & {*one.split()} else fixed, one) for one in texts]
        return any(within(words, fitting.words(one)) for words, one in said)
    if texts is not None and any(within(wanted, fitting.words(one)) for one in texts):
        return True
    if texts is not None and not idle:
        return False
    rows = _named(game, decision, fitting)
    known = frozenset[str]().union(*(word for one in rows for word in one))
    return all(word & known for word in wanted)


def _texts(game: Game, decision: Decision) -> Iterator[str] | None:
    """Every option that a question of this kind can have; None where they are too many."""
    library, layout, words = game.program.library, game.program.layout, teller_of(game)
    words.ask = (decision.kind, decision.player, decision.entry, decision.values)
    names = [f'"{card.name}"' for card in library.cards]
    areas = range(len(layout.board.areas))
    match decision.kind:
        case "area":
            return _options(words, areas)
        case "site":
            tiles = {tile for tile, _ in decision.values}
            return _options(words, ((tile, area) for tile in tiles for area in areas))
        case "shift":
            return _options(words, ((one, other) for one in areas for other in areas))
        case kind if kind in _CARDS:
            verbs = ("keep", "discard", "buy", "play", "use", "")
            return iter([*(f"{verb} {name}" for verb in verbs for name in names), "no more cards"])
        case "menu" | "final":
            acts = (f"{verb} {name} for M€" for verb in _ACTS for name in names)
            return iter([*acts, *(words.act(leave) for leave in (("pass",), ("end",)))])
        case "player":
            return _options(words, range(len(game.players)))
        case "resource":
            return _options(words, range(len(library.resources)))
        case "may" | "again":
            return iter(["yes", "no", *(option.text for option in decision.options)])
        case "branch":
            node = game.program.operations.nodes[decision.entry[OP]] if decision.entry else None
            parts = node.parts if isinstance(node, g.OneOf) else ()
            return (card_text(game.engine, part) for part in parts)
        case kind:
            asking = [one for one in game.engine.extensions if kind in one.questions]
            values = [value for one in asking for value in one.conceivable(kind)]
            return _options(words, values) if values else None


def _options(words: Teller, values: Any) -> Iterator[str]:
    return (words.option(value) for value in values)


def _named(game: Game, decision: Decision, fitting: Fitting) -> Iterator[Forms]:
    """Words that options of other kinds are made of."""
    library = game.program.library
    texts = [option.text for option in decision.options]
    if decision.kind == "pay":
        texts += [kind.name for kind in library.resources if kind.worth]
        return map(fitting.words, texts)
    texts += [*game.players, *(card.name for card in library.cards)]
    for kinds in (library.resources, library.tags, library.tiles, library.counters):
        texts += [kind.name for kind in kinds]
    if decision.kind == "order":
        nodes = (node for card in library.cards for node in walk(card.abilities))
        texts += {card_text(game.engine, one) for one in nodes if isinstance(one, g.Effect)}
    return map(fitting.words, texts)
