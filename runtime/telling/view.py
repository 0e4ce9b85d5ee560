"""What one player may know of a game, as plain data with names.

In: a game and a seat (None: a watcher). Out: a JSON-able dict. Hands of others, the order of the
deck and cards that others look at in secret are left out; how many there are is public, except
while all choose at the same time. Source:
FAQ, "What information is open information in Terraforming Mars?".
"""

from __future__ import annotations

from typing import Any

from runtime.games.base.extension import Cell, Exhibit
from runtime.state.state import ACTIVE, FIRST, FULL, GENERATION, PASSED, ROW, State, bits, used_up
from runtime.telling.decision import Decision
from runtime.telling.naming import chosen
from runtime.telling.told import Played, log_of


def view(game: Played, seat: int | None = None) -> dict[str, Any]:
    """The position as `seat` sees it."""
    state, program = game.state, game.engine.program
    layout = program.layout
    return {
        "generation": state.g[GENERATION],
        "turn": game.players[state.g[ACTIVE]],
        "first": game.players[state.g[FIRST]],
        "levels": {name: state.g[field] for name, field in layout.level.items()},
        "tiles": _tiles(game, state),
        "deck": len(state.deck) - state.top,
        "discards": state.discard.bit_count(),
        "claimed": {program.library.cards[c].id: game.players[who] for c, who in state.claimed},
        "funded": {program.library.cards[c].id: game.players[who] for c, who in state.funded},
        "players": [_player(game, state, who, seat) for who in state.seats],
        "laid out": _laid_out(game, state),
        **_lying(game, state),
        **_markers(game, state),
        **_remembered(game, state),
        "log": log_of(game, seat),
        "decision": _decision(game, seat),
        "finished": state.done,
    }


def _tiles(game: Played, state: State) -> dict[str, dict[str, Any]]:
    program = game.engine.program
    found: dict[str, dict[str, Any]] = {}
    for tile, kind in enumerate(program.library.tiles):
        for area in bits(state.tiles[tile]) if kind.covers else ():
            label = program.layout.board.areas[area].label
            owner = game.engine.board.owner_of(state, area)
            found[label] = {"tile": kind.id, "owner": game.players[owner] if owner >= 0 else None}
    for who in state.seats:
        for area in bits(state.kept[who]):
            label = program.layout.board.areas[area].label
            found.setdefault(label, {"tile": None})["kept for"] = game.players[who]
    for tile, kind in enumerate(program.library.tiles):
        for area in bits(state.tiles[tile]) if kind.lies else ():
            label = program.layout.board.areas[area].label
            owner = next((q for t, at, q in state.atop if (t, at) == (tile, area)), -1)
            one = {"tile": kind.id, "owner": game.players[owner] if owner >= 0 else None}
            found.setdefault(label, {"tile": None}).setdefault("with", []).append(one)
    return dict(sorted(found.items()))


def _laid_out(game: Played, state: State) -> list[dict[str, Any]]:
    extensions = game.engine.extensions
    return [
        _exhibit(game, one)
        for extension in extensions
        for one in extension.exhibits(state, game.players)
    ]


_BESIDE = {ROW: "", FULL: "full"}


def _lying(game: Played, state: State) -> dict[str, Any]:
    """Cards on areas and in rows, in games that have such: by area, lower ones first, and in rows
    (the empty name), or out of them since they are `full`. Of one that lies face down only its kind
    is known."""
    program = game.engine.program
    if not any(kind.lies for kind in program.library.kinds):
        return {}
    found: dict[str, list[dict[str, Any]]] = {}
    seated = {kind.id for kind in program.library.kinds if kind.seats}
    for index, place, up in state.laid:
        card = program.library.cards[index]
        label = program.layout.board.areas[place].label if place >= 0 else _BESIDE[place]
        seen: dict[str, Any] = {"kind": card.kind, "card": card.id if up else None}
        if seats := [game.players[who] for one, who in state.seated if one == index]:
            seen["seats" if card.kind in seated else "markers"] = seats
        found.setdefault(label, []).append(seen)
    return {"lying": dict(sorted(found.items()))}


def _markers(game: Played, state: State) -> dict[str, Any]:
    """Whose markers lie on cards in play, in games where any do."""
    found: dict[str, list[str]] = {}
    for card, who in state.seated:
        if any(play >> card & 1 for play in state.play):
            found.setdefault(game.engine.program.library.cards[card].id, []).append(
                game.players[who]
            )
    return {"markers": found} if found else {}


def _remembered(game: Played, state: State) -> dict[str, Any]:
    """What cards in play remember, in games where any do."""
    cards = game.engine.program.library.cards
    found: dict[str, list[str]] = {}
    for card, which in state.settled:
        if any(play >> card & 1 for play in state.play):
            told = chosen(game.engine, game.players, which)
            found.setdefault(cards[card].id, []).append(told)
    return {"chosen": {card: ", ".join(told) for card, told in found.items()}} if found else {}


def _exhibit(game: Played, one: Exhibit) -> dict[str, Any]:
    """Rows of cards, `null` where there is none."""
    cards = game.engine.program.library.cards
    rows = [
        [
            cell and {"card": cards[cell.card].id, "note": cell.note, **_pieces(game, cell)}
            for cell in row
        ]
        for row in one.rows
    ]
    return {
        "title": one.title,
        "owner": game.players[one.owner] if one.owner >= 0 else None,
        "rows": rows,
    }


def _pieces(game: Played, cell: Cell) -> dict[str, Any]:
    """Whose pieces lie on the card, where any do."""
    if not cell.pieces:
        return {}
    return {"pieces": [{"owner": game.players[who], "what": what} for who, what in cell.pieces]}


def _player(game: Played, state: State, who: int, seat: int | None) -> dict[str, Any]:
    program, numbers = game.engine.program, state.p[who]
    layout, cards = program.layout, program.library.cards
    used = used_up(state, who, program.tables.counted)
    seen: dict[str, Any] = {
        "name": game.players[who],
        "passed": bool(state.g[PASSED] >> who & 1),
        "stock": {name: numbers[field] for name, field in layout.stock.items()},
        "production": {name: numbers[field] for name, field in layout.production.items()},
        "counters": {name: numbers[field] for name, field in layout.counter.items()},
        "tags": {name: numbers[field] for name, field in layout.tag.items() if numbers[field]},
        "play": {cards[c].id: state.held[c] for c in bits(state.play[who])},
        "lying": {
            cards[card].id: {"on": cards[host].id, "resources": state.held[card]}
            for card, host in state.stacked
            if state.play[who] >> host & 1
        },
        "used": [cards[c].id for c in bits(state.play[who] & used)],
        **_spent(game, state, who),
        "events": [cards[c].id for c in bits(state.played_events[who])],
        "cards in hand": state.hand[who].bit_count(),
    }
    if who != seat and game.rules.is_secret(state):
        seen["cards in hand"] = None
    if who == seat:
        seen["hand"] = [cards[c].id for c in bits(state.hand[who])]
        offered = (*state.offers[who], *state.opening[who])
        seen["offered"] = [cards[c].id for c in offered if c >= 0]
    return seen


def _spent(game: Played, state: State, who: int) -> dict[str, Any]:
    """The cards turned over, in games that have such cards."""
    program = game.engine.program
    if not program.tables.with_once:
        return {}
    cards = program.library.cards
    return {"spent": [cards[c].id for c in bits(state.play[who] & state.spent)]}


def _decision(game: Played, seat: int | None) -> dict[str, Any] | None:
    """The pending decision; its options only for the player who decides."""
    if game.state.ask is None:
        return None
    decision = Decision(game)
    seen: dict[str, Any] = {"player": decision.name, "kind": decision.kind}
    if seat == decision.player:
        seen["question"] = decision.question
        seen["options"] = [{"id": option.id, "text": option.text} for option in decision.options]
    return seen
