"""Whole games by random players: they end, within the rules' bounds, and the same way twice."""

from __future__ import annotations

import random

import pytest

from runtime.driving.game import Game, Refused
from runtime.games.playable import Playable
from runtime.state.state import OPTIONS
from tests.bundled import playable
from tests.effort import some
from tests.runtime.positions import check

PLAYERS = ("red", "blue", "green", "yellow", "black")


def program() -> Playable:
    return playable("corporate-era")


def play(seed: int, players: int, **options: object) -> tuple[Game, list[int]]:
    rng = random.Random(seed)
    game = Game(program(), PLAYERS[:players], seed=seed, **options)
    answers = []
    while not game.finished:
        check(game)
        assert game.state.ask is not None
        assert game.state.ask[OPTIONS], "a decision has options"
        answers.append(rng.randrange(len(game.state.ask[OPTIONS])))
        game.choose(answers[-1])
        assert len(answers) < 20_000
    check(game)
    return game, answers


@pytest.mark.parametrize("seed", range(some(12, 4)))
def test_a_random_game_ends_within_bounds(seed: int) -> None:
    game, _ = play(seed, 2 + seed % 4, variant=("standard", "corporate")[seed % 2])
    state, layout = game.state, game.program.layout
    for kind in game.program.library.parameters:
        assert state.g[layout.level[kind.id]] == kind.highest
    assert len(game.scores()) == len(game.players)
    assert game.winners()
    assert game.log[-1].startswith("The game is over")


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    first, answers = play(7, 3)
    again = Game(program(), PLAYERS[:3], seed=7)
    for answer in answers:
        again.choose(answer)
    assert again.finished
    assert again.log == first.log
    assert again.scores() == first.scores()


@pytest.mark.parametrize("strict", [False, True])
def test_strict_mode_asks_every_order(strict: bool) -> None:
    """Where several different effects are pending it asks, and only there."""
    game = Game(program(), PLAYERS[:2], seed=3, strict=strict)
    rng = random.Random(3)
    asked = 0
    while game.decision is not None:
        if game.decision.kind == "order":
            asked += 1
            assert len(set(game.decision.values)) == len(game.decision) > 1
        game.choose(rng.randrange(len(game.decision)))
    assert (asked > 30) == strict


def test_every_option_of_a_game_has_a_text() -> None:
    rng = random.Random(5)
    game = Game(program(), PLAYERS[:2], seed=5)
    while not game.finished:
        decision = game.decision
        assert decision is not None
        texts = [option.text for option in decision.options]
        assert all(texts), decision.kind
        assert decision.question
        game.choose(rng.randrange(len(texts)))


@pytest.mark.parametrize("answer", [-1, 10_000, True, "0", None])
def test_a_refused_answer_changes_nothing(answer: object) -> None:
    game = Game(program(), PLAYERS[:2], seed=1)
    before = game.state.clone()
    with pytest.raises(Refused):
        game.choose(answer)  # type: ignore[arg-type]
    for name in before.__slots__:
        assert getattr(before, name) == getattr(game.state, name), name


def test_a_clone_is_independent() -> None:
    game = Game(program(), PLAYERS[:2], seed=2)
    twin = game.clone()
    rng = random.Random(2)
    for _ in range(60):
        assert game.state.ask is not None
        game.choose(rng.randrange(len(game.state.ask[OPTIONS])))
    untouched = Game(program(), PLAYERS[:2], seed=2)
    for name in untouched.state.__slots__:
        assert getattr(untouched.state, name) == getattr(twin.state, name), name
