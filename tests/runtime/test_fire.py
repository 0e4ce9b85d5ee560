"""Invariants under fire: any set-up, any answers, and everything that must hold at each decision.

Hypothesis chooses the game, how far into it to begin and the answers; what fails is made smaller.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from runtime.driving.game import Game, Refused
from runtime.driving.saves import from_document, to_document
from runtime.games.playable import Playable
from runtime.state.state import OPTIONS
from tests.effort import some
from tests.runtime.positions import VARIANTS, check, on_board
from tests.runtime.random_cards import strange_engine
from tests.runtime.support import PLAYERS, bundled, wander


def strange() -> Playable:
    """Cards that nobody would print."""
    return strange_engine(3)


GAMES: dict[str, tuple[Callable[[], Playable], int, tuple[str, ...]]] = {
    "tharsis": (lambda: on_board("tharsis"), 5, VARIANTS),
    "hellas": (lambda: on_board("hellas"), 5, VARIANTS),
    "elysium": (lambda: on_board("elysium"), 5, VARIANTS),
    "cornucopia": (lambda: bundled("cornucopia"), 5, ("", "corporate, draft", "investment")),
    "tinyforming": (lambda: bundled("tinyforming"), 2, ("", "corporations")),
    "strange": (strange, 3, ("", "draft")),
}


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A game somewhere between its beginning and its end."""
    make, most, variants = GAMES[draw(st.sampled_from(sorted(GAMES)))]
    players = PLAYERS[: draw(st.integers(1, most))]
    options = {"variant": draw(st.sampled_from(variants)), "strict": draw(st.booleans())}
    game = Game(make(), players, draw(st.integers(0, (1 << 64) - 1)), **options)
    wander(game, draw(st.integers(0, 1 << 32)), draw(st.integers(0, 400)))
    return game


answers = st.lists(st.integers(0, 1 << 32), max_size=25)
under_fire = settings(max_examples=some(25, 8))


def text(game: Game) -> str:
    return json.dumps(to_document(game))


def choose(game: Game, number: int) -> bool:
    """Whether the answer was taken, which may be refused only where it could go on for ever."""
    assert game.state.ask is not None
    try:
        game.choose(number % len(game.state.ask[OPTIONS]))
    except Refused:
        assert game.engine.may_loop
        return False
    return True


@under_fire
@given(games(), answers)
def test_bounds_and_cards(game: Game, chosen: list[int]) -> None:
    check(game)
    for number in chosen:
        if game.finished:
            break
        choose(game, number)
        check(game)


@under_fire
@given(games(), answers)
def test_a_game_loads_at_every_decision_and_goes_on_alike(game: Game, chosen: list[int]) -> None:
    for number in chosen:
        if game.finished:
            break
        again = from_document(game.engine, json.loads(text(game)))
        assert text(again) == text(game)
        assert again.log == game.log
        assert choose(game, number) == choose(again, number)
        assert text(again) == text(game)


@under_fire
@given(games(), answers)
def test_a_clone_is_independent_both_ways(game: Game, chosen: list[int]) -> None:
    before = text(game)
    twin = game.clone()
    for number in chosen:
        if not twin.finished:
            choose(twin, number)
    assert text(game) == before
    after = text(twin)
    for number in chosen:
        if not game.finished:
            choose(game, number)
    assert text(twin) == after == text(game)


@under_fire
@given(st.data())
def test_the_same_answers_give_the_same_game_to_the_byte(data: st.DataObject) -> None:
    make, most, variants = GAMES[data.draw(st.sampled_from(sorted(GAMES)))]
    players, variant = (
        PLAYERS[: data.draw(st.integers(1, most))],
        data.draw(st.sampled_from(variants)),
    )
    seed, rng = data.draw(st.integers(0, 1 << 40)), Random(data.draw(st.integers(0, 1 << 32)))
    game = Game(make(), players, seed, variant=variant)
    ids = []
    for _ in range(300):
        if game.decision is None:
            break
        one = rng.choice(game.decision.ids)
        try:
            game.choose(one)
        except Refused:
            continue
        ids.append(one)
    again = Game(make(), players, seed, variant=variant)
    for one in ids:
        again.choose(one)
    assert text(again) == text(game)
    assert "\n".join(again.log) == "\n".join(game.log)


@under_fire
@given(games())
def test_every_option_can_be_taken_and_told(game: Game) -> None:
    decision = game.decision
    if decision is None:
        return
    SCHEMA.validate(decision.to_json())
    assert len(set(decision.ids)) == len(decision)
    assert decision.question
    for option in decision.options[:40]:
        by_index, by_id, by_json = game.clone(), game.clone(), game.clone()
        assert option.text
        if not choose(by_index, option.index):
            continue
        by_id.choose(option.id)
        by_json.reply({"decision": decision.number, "choose": option.id})
        assert text(by_index) == text(by_id) == text(by_json)


# ---- answers that are none ----------------------------------------------------------------------

ROOT = Path(__file__).parents[2]
SCHEMA = Draft202012Validator(json.loads((ROOT / "grammar" / "decision.schema.json").read_text()))


def broken(number: int, ids: tuple[str, ...], one: str) -> Iterator[Any]:
    """JSON answers that nobody may give, made from a good one."""
    good = {"decision": number, "choose": one}
    yield from (None, [], "", 0, one, [good], {}, {"choose": one}, {"decision": number})
    yield good | {"more": 1}
    others = (number - 1, number + 1, float(number), str(number), True, None, [number])
    yield from (good | {"decision": n} for n in others)
    yield from (good | {"choose": what} for what in (None, 0, True, [one], {"id": one}))
    changed = {one + " ", " " + one, one + "x", one[:-1], one.upper(), "", "card nonesuch"}
    yield from (good | {"choose": what} for what in sorted(changed - {*ids}))


@under_fire
@given(games(), st.integers(0, 1 << 32))
def test_what_is_no_answer_is_refused_and_changes_nothing(game: Game, number: int) -> None:
    decision = game.decision
    before = text(game)
    if decision is None:
        with pytest.raises(Refused, match="nothing is to be decided"):
            game.choose(0)
        return
    one = decision.ids[number % len(decision)]
    for answer in broken(decision.number, decision.ids, one):
        with pytest.raises(Refused) as refusal:
            game.reply(answer)
        assert str(refusal.value)
        assert text(game) == before
    for index in (-1, len(decision), True, None, 1.0, [0], one + "x"):
        with pytest.raises(Refused):
            game.choose(index)
        assert text(game) == before


@under_fire
@given(games(), st.integers(0, 1 << 32))
def test_an_answer_comes_too_late_only_once(game: Game, number: int) -> None:
    """What was a good answer is stale as soon as it has been taken."""
    decision = game.decision
    if decision is None:
        return
    answer = {"decision": decision.number, "choose": decision.ids[number % len(decision)]}
    SCHEMA.validate(answer)
    try:
        game.reply(answer)
    except Refused:
        assert game.engine.may_loop
        return
    before = text(game)
    with pytest.raises(Refused, match=r"this is decision|nothing is to be decided"):
        game.reply(answer)
    assert text(game) == before
