"""What a player may want to know before choosing: what `per …` gives now, what would be wasted, and
how everybody stands for a milestone or an award.

In: a game and something that its decision offers. Out: short texts. Nothing of it changes the game
or tells what its player does not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

from compiler import graph as g
from dsl.reading.records import dataclass
from runtime.state.state import CARD, OP, WHO, Entry, State
from runtime.telling.decision import Decision
from runtime.telling.effects import card_text
from runtime.telling.told import Played

COUNTED = (g.Per, g.Less, g.More)
BEFORE = ("play", "project")
"""What is done with a card whose own tags then count too."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How everybody stands for a milestone or an award: `counts` by seat; `needed` for a milestone,
    else None; `owner`: the seat that has claimed or funded it, -1 for none."""

    card: int
    counts: tuple[int, ...]
    needed: int | None
    owner: int


def standings(game: Played, kind: str) -> list[Standing]:
    """Of all milestones (`kind`: `milestone`) or awards (`award`) of the board, in its order."""
    tables = game.engine.program.tables
    cards = tables.milestones if kind == "milestone" else tables.awards
    return [standing for card in cards if (standing := standing_of(game, card)) is not None]


def standing_of(game: Played, card: int) -> Standing | None:
    """None for a card that counts nothing."""
    engine, state = game.engine, game.state
    node = engine.program.library.cards[card]
    compared = next((one for one in node.requirements if isinstance(one, g.Compare)), None)
    measure = node.measure if compared is None else compared.measure
    if measure is None:
        return None
    counts = tuple(engine.values.value(state, who, measure, card) for who in state.seats)
    taken = {**dict(state.claimed), **dict(state.funded)}
    needed = None if compared is None else compared.value
    return Standing(card, counts, needed, taken.get(card, -1))


def notes(game: Played, decision: Decision, value: Any) -> list[str]:
    """Beside an option (its `value`): `now: gain 3 plants`, `oxygen is full`, `Ann 3, Bob 1`."""
    player, entry = decision.player, decision.entry
    match decision.kind, value:
        case "menu" | "award" | "milestone", ("claim" | "fund", card) | int(card):
            standing = standing_of(game, card)
            return [] if standing is None else [said(game, standing)]
        case "menu", (what, card, *rest):
            return of_card(game, player, card, what, rest[0] if rest else None)
        case "use", (card, way):
            return of_card(game, player, card, "use", way)
        case "branch", int(op):
            return _of_part(game, player, op, entry)
        case "may" | "again", True:
            return [] if entry is None else _of_part(game, player, entry[OP], entry)
        case "order", tuple():
            return _of_part(game, value[WHO], value[OP], value)
        case _:
            return []


def said(game: Played, standing: Standing) -> str:
    """`Ann 3, Bob 1`."""
    named = zip(game.players, standing.counts, strict=True)
    return ", ".join(f"{name} {count}" for name, count in named)


def of_card(game: Played, player: int, card: int, what: str, way: Any = None) -> list[str]:
    """What a card does if it is played, bought or (this `way` of it) used now."""
    engine, state = game.engine, game.state
    if what in ("use", "convert"):
        node = engine.program.operations.nodes[engine.linked.cards[card].ways[way].op]
        return _of_effects(game, game.state, player, card, [] if node is None else [node])
    abilities = engine.program.library.cards[card].abilities
    labels = {"first": ("first",)}.get(what, ("", "play"))
    effects = [one.effect for one in abilities if one.effect is not None and one.label in labels]
    if what in BEFORE:
        state = state.clone()
        state.hand[player] &= ~(1 << card)
        engine.zones.lay_down(state, player, card)
    return _of_effects(game, state, player, card, effects)


def _of_part(game: Played, player: int, op: int, entry: Entry | None) -> list[str]:
    node = game.engine.program.operations.nodes[op]
    card = -1 if entry is None else entry[CARD]
    return [] if node is None else _of_effects(game, game.state, player, card, [node])


def _of_effects(
    game: Played, state: State, player: int, card: int, effects: list[g.Effect]
) -> list[str]:
    leaves = [leaf for effect in effects for leaf in _own(effect)]
    given = [text for leaf in leaves if (text := _now(game, state, player, card, leaf))]
    wasted = [text for leaf in leaves for text in _wasted(game, leaf)]
    now = [f"now: {', '.join(given)}"] if given else []
    return [*now, *dict.fromkeys(wasted)]


def _own(effect: g.Effect) -> Iterator[g.Effect]:
    """The parts in which `you` is the player who is asked."""
    if isinstance(effect, g.Each | g.Ranked):
        return
    parts = g.parts(effect)
    if not parts:
        yield effect
    for part in parts:
        yield from _own(part)


def _now(game: Played, state: State, player: int, card: int, leaf: g.Effect) -> str:
    """The leaf with numbers where it counts something; empty where it counts nothing."""
    counted: Any = {
        field.name: game.engine.values.amount(state, player, amount, card)
        for field in fields(leaf)
        if isinstance(amount := getattr(leaf, field.name), COUNTED)
    }
    return card_text(game.engine, replace(leaf, **counted)) if counted else ""


def _wasted(game: Played, leaf: g.Effect) -> Iterator[str]:
    """What of it would come to nothing: a parameter at its end, a tile of which none is left."""
    program, state = game.engine.program, game.state
    match leaf:
        case g.Raise(track, down=False) if track in program.layout.level:
            kind = next(one for one in program.library.parameters if one.id == track)
            left = (kind.highest - state.g[program.layout.level[track]]) // kind.step
            if left <= 0:
                yield f"{kind.name} is full"
            elif isinstance(leaf.steps, int) and leaf.steps > left:
                yield f"{kind.name} has only {left} left"
        case g.Place(tile) if tile:
            supply = program.layout.tile_supply.get(tile)
            tiles = next(one for one in program.library.tiles if one.id == tile)
            if supply is not None and supply.count(state) <= 0:
                yield f"no {tiles.name} is left"
            elif tiles.effect is not None:
                for part in _own(tiles.effect):
                    yield from _wasted(game, part)
