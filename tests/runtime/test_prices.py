"""Whatever the language has a verb for, the planner has a price for; and what it is worth is told
from the graph."""

from __future__ import annotations

from dataclasses import MISSING, fields
from math import isfinite, nan
from typing import Any, get_args

import pytest

from compiler import graph as g
from runtime.bots.planner import effects, standing
from runtime.bots.planner.outlook import Outlook
from runtime.bots.planner.planner import Planner
from runtime.driving.game import Game
from runtime.games.playable import Playable
from runtime.state.state import LEVELS
from tests.bundled import load_text, playable

PLAIN: dict[str, Any] = {
    "resource": "plant",
    "resources": ("plant", "steel"),
    "instead": "megacredit",
    "other": "heat",
    "amount": 1,
    "steps": 1,
    "more": 1,
    "value": 2,
    "track": "temperature",
    "counter": "rating",
    "tile": "city",
    "tiles": g.TileSet(("city",)),
    "others": g.TileSet(),
    "area": g.AreaSet(),
    "cards": g.CardSet(zone="play"),
    "to": g.CardSet(reference="this"),
    "kind": "event",
    "tag": "space",
    "tags": ("plant",),
    "whose": "you",
    "rule": "card-price",
    "standing": "ruling",
    "which": "coming",
    "delegates": g.DelegateSet(),
    "event": g.Event("play-card"),
}
"""By field, what a node says where it must say something."""


def example(kind: type) -> Any:
    needed = (one.name for one in fields(kind) if one.default is MISSING)
    filled = {name: PLAIN[name] for name in needed}
    if kind is g.MoveCards:
        filled["to"] = "hand"
    return kind(**filled)


def looked_at(planner: Planner) -> list[Outlook]:
    """Now, and some generations later."""
    state, outlooks = Game(planner.engine, ("red", "blue"), seed=1).state, planner.cards.outlooks
    return [outlooks.of(state, 0), outlooks.of(state, 0, 2.0)]


@pytest.fixture(scope="module")
def everything() -> Playable:
    return playable("corporate-era", "colonies", "turmoil")


@pytest.mark.parametrize("kind", get_args(g.Leaf), ids=lambda kind: kind.__name__)
def test_no_verb_is_without_a_price(
    everything: Playable, kind: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Say in `runtime/bots/planner` what it is worth: in `effects`, or where its like stand."""
    monkeypatch.setattr(effects, "UNKNOWN", nan)
    planner = Planner(everything)
    worth = planner.cards.effects.of(example(kind), 0)
    for outlook in looked_at(planner):
        assert isfinite(worth(outlook))


@pytest.mark.parametrize("kind", get_args(g.Continuous), ids=lambda kind: kind.__name__)
def test_no_continuous_effect_is_without_a_price(
    everything: Playable, kind: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`standing` says what it is worth."""
    monkeypatch.setattr(standing, "UNKNOWN", nan)
    planner = Planner(everything)
    worth = planner.cards.standing.rule(example(kind), "always")
    for outlook in looked_at(planner):
        assert isfinite(worth(outlook))


def test_reaching_a_mark_is_worth_what_it_brings() -> None:
    """A step that reaches one is worth more than one that does not; a card that waits has a part of
    those that are left."""
    program = playable("corporate-era")
    planner, state = Planner(program), Game(program, ("red", "blue"), seed=1).state
    number = next(i for i, kind in enumerate(program.library.parameters) if kind.moments)
    kind = program.library.parameters[number]
    mark = min(moment.at for moment in kind.moments if moment.at is not None)
    step = planner.cards.effects.of(g.Raise(kind.id, 1), -1)
    worths = []
    for level in (mark - 2 * kind.step, mark - kind.step):
        state.g[LEVELS + number] = level
        worths.append(step(planner.cards.outlooks.of(state, 0)))
    assert worths[1] > worths[0] + 2
    state.g[LEVELS + number] = mark - 2 * kind.step
    later = planner.cards.outlooks.of(state, 0, 2.0)
    assert step(later) > later.rise[number]
    two = planner.cards.effects.of(g.Raise(kind.id, 2), -1)
    now = planner.cards.outlooks.of(state, 0)
    assert two(now) > step(now) + worths[0] + 2


def test_a_tile_is_worth_what_the_best_area_gives() -> None:
    program = playable("corporate-era")
    planner, state = Planner(program), Game(program, ("red", "blue"), seed=1).state
    outlook, areas = planner.cards.outlooks.of(state, 0), planner.cards.effects.ground.areas
    place = planner.cards.effects.of(g.Place("ocean"), -1)
    best = areas.gives(outlook, "ocean")
    assert best == pytest.approx(max(sum(one(outlook) for one in given) for given in areas.given))
    assert place(outlook) == pytest.approx(
        planner.cards.effects.of(g.Raise("ocean", 1), -1)(outlook) + best
    )


PRICED = {
    "action: gain 1 debt -> gain 1 megacredit": False,
    "action: gain 1 debt -> gain 9 megacredits": True,
}


def test_a_burden_costs_what_it_counts_for() -> None:
    """What counts against who has it is no gain, whatever it pays for."""
    text = ["resource debt, apart, range 0 to 4\n"]
    for n, line in enumerate(PRICED):
        text.append(f'active {n:03} "Lender {n}"\n  cost 5\n  {line}\n  vp -1 per debt\n')
    loaded = load_text("\n".join(text), ("base",))
    assert not loaded.errors
    planner = Planner(Playable(loaded.library))
    now, _ = looked_at(planner)
    assert now.price["debt"] < -1
    first = len(loaded.library.cards) - len(PRICED)
    worths = [planner.cards.way(first + n, 0)(now) for n in range(len(PRICED))]
    assert [worth > 0 for worth in worths] == [*PRICED.values()]


def test_what_is_taken_from_others_is_worth_something_and_what_is_ones_own_costs() -> None:
    program = playable("corporate-era")
    planner = Planner(program)
    now, _ = looked_at(planner)
    for i, kind in enumerate(program.library.tiles):
        if kind.id == "city":
            for who, area in ((0, 5), (1, 20)):
                now.state.tiles[i] |= 1 << area
                now.state.own[who] |= 1 << area
    of = planner.cards.effects.of
    for verb in (g.RemoveTile, g.Claim):
        assert of(verb(g.TileSet(("city",), "opponents")), -1)(now) > 1
    assert of(g.RemoveTile(g.TileSet(("city",), "you")), -1)(now) < -1
    hand, others = g.CardSet(zone="hand"), g.CardSet(zone="hand", whose="opponent")
    assert of(g.MoveCards(1, others, "hand"), -1)(now) > of(g.Draw(1), -1)(now)
    assert of(g.MoveCards(1, hand, "discard"), -1)(now) < 0
    assert of(g.MoveCards(1, hand, "hand", whose="opponent"), -1)(now) < 0
