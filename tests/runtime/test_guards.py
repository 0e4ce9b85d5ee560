"""What a turn offers by guards and tables is what the walk through all rules finds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from compiler.read.places import bundled_games
from runtime.driving.game import Game
from runtime.engine.doable import Doable
from runtime.engine.guards import opened
from runtime.engine.play import Play
from runtime.engine.resolving.binding import Bound, Enough, Key, Toll
from runtime.engine.resolving.pool import Pool
from runtime.engine.tolls import Tolls
from runtime.games.colonies.extension import Colonies
from runtime.state.state import OPTIONS, Entry, State, bits
from tests.effort import some
from tests.runtime.support import PLAYERS, bundled

GAMES = bundled_games()
SETS = (("corporate-era",), *(sets for sets in GAMES if "corporate-era" in sets))
MORE = (("turmoil",), ("prelude", "venus", "colonies", "turmoil", "promo"))
OTHERS = tuple(sets for sets in GAMES if "corporate-era" not in sets)


def from_scratch(game: Game, who: int) -> list[tuple[Any, ...]]:
    """Everything that a turn offers by the rules common to all, in the order of the menu."""
    state, engine, program = game.state, game.engine, game.program
    play, cards = engine.play, program.library.cards
    acting = sum(extension.acting for extension in engine.extensions)
    ready = state.play[who] & ~state.used & program.tables.with_action & ~acting
    bought = [
        *(("play", card) for card in bits(state.hand[who])),
        *(("use", *way) for way in play.usable(state, who, ready, again=False)),
        *(("project", i) for i, card in enumerate(cards) if card.kind == "standard-project"),
        *(("claim", card) for card in play.open_milestones(state)),
        *(("fund", card) for card in play.open_awards(state)),
    ]
    found = [
        option
        for option in bought
        if option[0] == "use" or not list(play.obstacles(state, who, option[1], option[0]))
    ]
    conversions = [i for i, card in enumerate(cards) if card.kind == "conversion"]
    ways = [(card, i) for card in conversions for i in range(len(engine.linked.cards[card].ways))]
    return found + [("convert", *way) for way in ways if not play.action_obstacle(state, who, *way)]


@pytest.mark.parametrize("sets", SETS, ids=" ".join)
@pytest.mark.parametrize("seed", range(some(6, 2)))
def test_every_turn_of_a_game(sets: tuple[str, ...], seed: int) -> None:
    engine, rng = bundled(*sets), Random(seed)
    game = Game(engine, PLAYERS[: 1 + seed % 4], seed=seed)
    turns = 0
    while game.state.ask is not None:
        kind, who, _, options = game.state.ask
        if kind == "menu" and options[0][0] != "first":
            turns += 1
            table = game.rules.table  # type: ignore[attr-defined]
            more = [o for one in engine.extensions for o in one.options(game.state, who, table)]
            assert [o for o in options[:-1] if o not in more] == from_scratch(game, who)
        game.choose(rng.randrange(len(options)))
    assert turns > 20


@pytest.mark.parametrize("seed", range(some(30, 4)))
def test_what_is_too_little_for_a_toll(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told to be too little for a toll is what a search finds impossible."""
    told = []

    def checked(tolls: Tolls, state: State, who: int, op: int, card: int, *rest: Any) -> bool:
        if short := is_short(tolls, state, who, op, card, *rest):
            told.append(card)
            assert not tolls.doable.is_possible(state, who, op, card, rest[0])
        return short

    is_short = Tolls._is_short
    monkeypatch.setattr(Tolls, "_is_short", checked)
    game, rng = (
        Game(bundled("corporate-era", *MORE[seed % 2]), PLAYERS[:2], seed=seed),
        Random(seed),
    )
    while game.state.ask is not None:
        game.choose(rng.randrange(len(game.state.ask[OPTIONS])))
    assert told or seed % 2 == 0


def test_a_tile_that_pays_a_toll(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a tile is said to bring enough for a toll a search finds a way."""
    asked: list[Any] = []
    told = []

    def noted(tolls: Tolls, bound: Any, *rest: Any) -> Any:
        asked[:] = rest
        return unpaid(tolls, bound, *rest)

    def checked(doable: Doable, *rest: Any) -> bool:
        if brings := may_bring(doable, *rest):
            told.append(rest)
            assert doable.is_possible(*asked)
        return brings

    unpaid, may_bring = Tolls.unpaid, Doable.may_bring
    monkeypatch.setattr(Tolls, "unpaid", noted)
    monkeypatch.setattr(Doable, "may_bring", checked)
    for seed in range(some(30, 4)):
        engine, rng = bundled("corporate-era", *MORE[seed % 2]), Random(seed)
        game = Game(engine, PLAYERS[:2], seed=seed)
        while game.state.ask is not None:
            game.choose(rng.randrange(len(game.state.ask[OPTIONS])))
    assert told


def test_answers_after_which_a_toll_cannot_be_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a search leaves out leads nowhere."""
    left_out = 0
    for seed in range(9, 9 + some(24, 5)):
        engine, rng = bundled("corporate-era", *MORE[seed % 2]), Random(seed)
        with monkeypatch.context() as patch:
            told = _watch_what_is_left_out(engine.pool, patch)
            game = Game(engine, PLAYERS[:2], seed=seed)
            while game.state.ask is not None:
                game.choose(rng.randrange(len(game.state.ask[OPTIONS])))
        left_out += len(told)
    assert left_out


def _watch_what_is_left_out(pool: Pool, patch: pytest.MonkeyPatch) -> list[Any]:
    """All answers that searches leave out from now on, each of which is tried."""
    told: list[Any] = []
    promising = pool.promising
    assert promising is not None

    def checked(state: State) -> Sequence[Any]:
        assert state.ask is not None
        kept = promising(state)
        for option in [one for one in state.ask[OPTIONS] if one not in kept]:
            told.append(option)
            trial = state.clone()
            with patch.context() as alone:
                alone.setattr(pool, "promising", None)
                alone.setattr(pool, "_budget", [])
                alone.setattr(pool, "_met", set())
                pool.answer(trial, option)
                assert trial.dead or not pool.completable(trial)
        return kept

    patch.setattr(pool, "promising", checked)
    return told


def test_answers_after_which_a_toll_is_surely_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told to be safe is what a search finds possible, areas and mixes of a payment."""
    told: list[Any] = []
    for seed in range(some(24, 6)):
        engine, rng = bundled("corporate-era", *MORE[seed % 2]), Random(seed)
        pool, play = engine.pool, engine.play
        safe, payable = pool.safe, play._payable

        def answers(
            state: State, pool: Pool = pool, safe: Callable[[State], Any] | None = safe
        ) -> Sequence[Any]:
            assert safe is not None
            found: Sequence[Any] = safe(state)
            assert state.ask is not None
            assert {*found} <= {*pool._alive(state, state.ask)}
            told.extend(found)
            return found

        def mixes(
            state: State, entry: Entry, mixes: Any, play: Play = play, payable: Any = payable
        ) -> Any:
            found = payable(state, entry, mixes)
            if play.doable.bound(state) is not None:
                assert found == tuple(one for one in mixes if play._is_payable(state, entry, one))
                told.extend(found)
            return found

        with monkeypatch.context() as patch:
            patch.setattr(pool, "safe", answers)
            patch.setattr(play, "_payable", mixes)
            game = Game(engine, PLAYERS[:2], seed=seed)
            while game.state.ask is not None:
                game.choose(rng.randrange(len(game.state.ask[OPTIONS])))
    assert len(told) > 10


def test_what_is_known_of_tolls(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has been told of an action before, and what needs not be told, is what is told anew."""
    told = []

    def checked(bound: Bound, key: Key) -> Toll | None:
        toll = known(bound, key)
        assert toll == bound._tell(*key).toll
        return toll

    def looked(enough: Enough, key: Key) -> int | None:
        most = found(enough, key)
        told.append(most)
        toll = enough.bound._tell(*key).toll
        assert most is None or most == ((toll and toll.most) or 0)
        return most

    known, found = Bound.__missing__, Enough.__missing__
    monkeypatch.setattr(Bound, "__missing__", checked)
    monkeypatch.setattr(Enough, "__missing__", looked)
    engine = bundled("corporate-era", *MORE[1])
    engine.play.doable._bound.clear()  # nothing has been told to other tests
    for seed in range(some(12, 3)):
        game, rng = Game(engine, PLAYERS[:2], seed=seed), Random(seed)
        while game.state.ask is not None:
            game.choose(rng.randrange(len(game.state.ask[OPTIONS])))
    assert {0} < set(told)


@pytest.mark.parametrize("seed", range(some(8, 2)))
def test_colonies_as_they_lie(seed: int) -> None:
    """What is remembered of the tiles that lie there is what a look at them tells."""
    engine, rng = bundled("corporate-era", "colonies"), Random(seed)
    game = Game(engine, PLAYERS[:3], seed=seed)
    (tiles,) = (one for one in engine.extensions if isinstance(one, Colonies))
    seen = set()
    while game.state.ask is not None:
        state = game.state
        known = [(tiles.partners(state, q), tiles.sites(state, q, False)) for q in state.seats]
        tiles._partners.clear()
        tiles._sites.clear()
        told = [(tiles.partners(state, q), tiles.sites(state, q, False)) for q in state.seats]
        assert known == told
        seen.update(told)
        game.choose(rng.randrange(len(game.state.ask[OPTIONS])))
    assert len(seen) > 5


@pytest.mark.parametrize("sets", OTHERS, ids=" ".join)
@pytest.mark.parametrize("seed", range(some(4, 2)))
def test_actions_of_other_games(sets: tuple[str, ...], seed: int) -> None:
    engine, rng = bundled(*sets), Random(seed)
    game = Game(engine, PLAYERS[:2], seed=seed)
    turns = 0
    while game.state.ask is not None:
        kind, who, _, options = game.state.ask
        if kind == "menu":
            turns += 1
            ready = game.state.play[who] & engine.tables.with_action
            ways = engine.play.usable(game.state, who, ready)
            guards = engine.guards[who, False, False]
            offered = opened(game.state, guards.uses[ready])
            assert offered == [("use", *way) for way in ways]
        game.choose(rng.randrange(len(options)))
    assert turns > 5
