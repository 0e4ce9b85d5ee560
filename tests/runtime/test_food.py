"""Food factories and modules: what holds in every game, the market, the draft, alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import pytest

from compiler.read.places import BUNDLED
from runtime.driving.game import Game
from runtime.driving.saves import from_document, to_document
from runtime.driving.scenario import run
from runtime.games.food.grid import CENTRE, PLACES, Geometry
from runtime.games.food.table import CONNECTED, DECK, DIRECT, DISCARD, FOOD, GRIDS, MARKET, OFFERED
from runtime.games.playable import Playable
from runtime.state.state import ASKING, GENERATION, KIND, OPTIONS
from runtime.telling.view import view
from tests.bundled import for_scenarios, load, playable
from tests.runtime.outcomes import names_in

PLAYERS = ("red", "blue", "green", "yellow", "black")


def program(*sets: str, board: str = "") -> Playable:
    return playable(*(sets or ("corporate-era", "cornucopia")), board=board)


def is_food(game: Game, option: object) -> bool:
    if not isinstance(option, tuple) or option[0] not in ("project", "use"):
        return False
    return game.program.library.cards[option[1]].kind in ("factory", "module")


def choice(game: Game, rng: Random) -> int:
    """A random answer; food more often than not where it is offered."""
    assert game.state.ask is not None
    kind, _, _, options = game.state.ask
    food = [i for i, option in enumerate(options) if kind == "menu" and is_food(game, option)]
    return rng.choice(food) if food and rng.random() < 0.6 else rng.randrange(len(options))


def check(game: Game) -> None:
    """What must hold at any decision."""
    state, food = game.state, game.engine.extensions[0]
    lying = state.more[FOOD]
    geometry: Geometry = food.geometry  # type: ignore[attr-defined]
    cards = game.program.library.cards
    modules = {i for i, card in enumerate(cards) if card.kind == "module"}
    placed = [c for grid in lying[GRIDS] for p, c in enumerate(grid) if c >= 0 and p != CENTRE]
    everywhere = [
        *lying[MARKET],
        *lying[DECK],
        *lying[DISCARD],
        *(lying[OFFERED] or ()),
        *placed,
    ]
    buying = [entry[2] for entry in state.pool]  # bought, not placed yet
    if state.ask is not None and state.ask[ASKING] is not None:
        buying.append(state.ask[ASKING][2])
    assert len(everywhere) == len(set(everywhere))
    assert modules - set(everywhere) <= set(buying)
    assert len(lying[MARKET]) <= 4
    for who, grid in enumerate(lying[GRIDS]):
        mine = {card for card in grid if card >= 0}
        assert all(state.play[who] >> card & 1 for card in mine)
        assert grid[CENTRE] >= 0 or not mine
        assert lying[DIRECT][who] == geometry.direct(grid) <= 4
        used = sum(state.used >> card & 1 for card in mine)
        assert used <= lying[DIRECT][who]
        for place, card in enumerate(grid):
            if card >= 0 and place != CENTRE:
                touching = [same for _, same in geometry.matches(grid, place, card)]
                assert any(touching)
                assert all(touching) == bool(lying[CONNECTED] >> card & 1)


def play(made: Playable, seed: int, players: int, steps: int = 100_000, variant: str = "") -> Game:
    rng = Random(seed)
    game = Game(made, PLAYERS[:players], seed, variant=variant)
    for step in range(steps):
        if game.state.ask is None:
            break
        if step % 8 == 0:
            check(game)
        game.choose(choice(game, rng))
    return game


@pytest.mark.parametrize("variant", ["", "investment", "draft, investment"])
@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_whole_games(players: int, variant: str) -> None:
    game = play(program(), players, players, variant=variant)
    assert game.finished
    assert any(grid[CENTRE] >= 0 for grid in game.state.more[FOOD][GRIDS])
    assert all(game.log)


@pytest.mark.parametrize("board", ["hellas", "elysium"])
def test_other_boards(board: str) -> None:
    made = program("hellas-elysium", "corporate-era", "cornucopia", board=board)
    assert play(made, 3, 4).finished


def test_without_modules_nothing_is_remembered() -> None:
    made = program("corporate-era")
    assert made.extensions == ()
    assert Game(made, PLAYERS[:2]).state.more == {}
    assert view(Game(made, PLAYERS[:2]))["laid out"] == []


def test_every_option_has_a_text_and_an_id() -> None:
    rng = Random(4)
    for variant in ("", "investment"):
        game = Game(program(), PLAYERS[:3], 4, variant=variant)
        kinds = set()
        while (decision := game.decision) is not None:
            kinds.add(decision.kind)
            assert all(option.text for option in decision.options), decision.kind
            assert len({option.id for option in decision.options}) == len(decision)
            assert decision.question
            game.choose(choice(game, rng))
        assert {"spot", "invest"} & kinds


def test_a_saved_state_is_the_same_game() -> None:
    game = play(program(), 9, 3, 900)
    text = json.dumps(to_document(game))
    again = from_document(game.engine, json.loads(text))
    assert again.state.more == game.state.more
    one, two = Random(1), Random(1)
    for _ in range(200):
        if game.finished:
            break
        game.choose(choice(game, one))
        again.choose(choice(again, two))
    assert again.state.more == game.state.more
    assert again.scores() == game.scores()


def test_a_clone_does_not_share_the_grid() -> None:
    game = play(program(), 2, 2, 700)
    before = game.state.more
    twin = game.clone()
    rng = Random(3)
    for _ in range(300):
        if not twin.finished:
            twin.choose(choice(twin, rng))
    assert game.state.more == before


# ---- the market ---------------------------------------------------------------------------------


def until(game: Game, there: Callable[[Game], bool]) -> None:
    """Take the last option, which passes or stops, until something holds."""
    while not there(game):
        assert game.state.ask is not None
        game.choose(len(game.state.ask[OPTIONS]) - 1)


def generation(number: int) -> Callable[[Game], bool]:
    return lambda game: game.state.g[GENERATION] == number


def test_the_market_is_new_before_research() -> None:
    game = Game(program(), PLAYERS[:2], 5)
    first = game.state.more[FOOD][MARKET]
    until(game, generation(2))
    assert game.state.ask is not None
    assert game.state.ask[KIND] == "buy"
    assert len(game.state.more[FOOD][MARKET]) == 4
    assert not set(first) & set(game.state.more[FOOD][MARKET])
    assert game.state.more[FOOD][DISCARD] == first


def test_discards_come_back_when_the_deck_runs_out() -> None:
    game = Game(program(), PLAYERS[:2], 5)
    until(game, generation(9))
    assert game.state.more[FOOD][DECK] == ()
    seen = set(game.state.more[FOOD][DISCARD]) | set(game.state.more[FOOD][MARKET])
    assert len(seen) == 36
    until(game, generation(10))
    assert len(game.state.more[FOOD][MARKET]) == 4
    assert len(game.state.more[FOOD][DECK]) == 32
    assert game.state.more[FOOD][DISCARD] == ()


def test_what_is_laid_out_is_public() -> None:
    game = play(program(), 2, 2, 700)
    seen = view(game)["laid out"]
    assert seen[0]["title"] == "market"
    rows = next(one["rows"] for one in seen if one["owner"])
    assert [len(row) for row in rows] == [3, 3, 3]
    assert rows[1][1] is not None


# ---- variants -----------------------------------------------------------------------------------


def test_in_the_draft_five_modules_go_round_and_are_discarded() -> None:
    game = Game(program(), PLAYERS[:2], 5, variant="investment")
    assert game.state.more[FOOD][MARKET] == ()
    until(game, generation(2))
    until(game, lambda game: game.state.ask is not None and game.state.ask[KIND] == "menu")
    assert len(game.state.more[FOOD][DISCARD]) == 5
    assert game.state.more[FOOD][OFFERED] is None


def test_there_is_no_investment_in_the_first_generation() -> None:
    game = Game(program(), PLAYERS[:2], 5, variant="investment")
    until(game, lambda game: game.state.ask is not None and game.state.ask[KIND] == "menu")
    assert game.state.g[GENERATION] == 1
    assert game.state.more[FOOD][DISCARD] == ()


def test_alone_there_is_a_generation_less() -> None:
    game = Game(program("base", "cornucopia"), PLAYERS[:1], 5)
    until(game, lambda game: game.finished)
    assert game.state.g[GENERATION] == 13


def test_an_unknown_variant_is_named() -> None:
    with pytest.raises(ValueError, match="investment"):
        Game(program(), PLAYERS[:2], variant="investmant")


# ---- geometry -----------------------------------------------------------------------------------


def test_the_places() -> None:
    assert len(PLACES) == 9
    assert PLACES[CENTRE] == "centre"


def test_matching_is_side_against_side() -> None:
    geometry = Geometry({0: ("a", "b", "c", "d"), 1: ("c", "d", "c", "d"), 2: ("x", "b", "x", "b")})
    grid = (-1, -1, -1, -1, 0, -1, -1, -1, -1)
    assert [PLACES[place] for place in geometry.legal(grid, 1)] == ["left", "bottom"]
    assert [PLACES[place] for place in geometry.legal(grid, 2)] == ["right"]
    assert geometry.legal((-1,) * 9, 1) == ()


def test_every_module_fits_some_factory() -> None:
    food = program().extensions[0]
    geometry: Geometry = food.geometry  # type: ignore[attr-defined]
    cards = program().library.cards
    factories = [i for i, card in enumerate(cards) if card.kind == "factory"]
    for index, card in enumerate(cards):
        if card.kind == "module":
            grids = [(-1,) * 4 + (factory,) + (-1,) * 4 for factory in factories]
            assert any(geometry.legal(grid, index) for grid in grids), card.name


def test_every_pair_of_elements_is_there_once() -> None:
    cards = [card for card in program().library.cards if card.kind == "module"]
    pairs = {tuple(sorted(map(str, dict(card.fields)["elements"]))) for card in cards}
    assert len(cards) == len(pairs) == 36


# ---- scenarios ----------------------------------------------------------------------------------


INTERPLAY = Path(__file__).parent / "interplay"


@cache
def payment_matters() -> Playable:
    return for_scenarios(load([INTERPLAY, "cornucopia"]).library)


@pytest.mark.parametrize("name", names_in(INTERPLAY, BUNDLED / "cornucopia"))
def test_scenario_holds(name: str) -> None:
    made = payment_matters()
    scenario = next(one for one in made.library.scenarios if one.name == name)
    assert run(made, scenario).failures == ()
