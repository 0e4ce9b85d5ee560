"""The second game on the same engine: set-up, turns, supplies, the end, ties, solo."""

from __future__ import annotations

import json
from random import Random

import pytest

from compiler.document.codec import dumps, from_json
from compiler.graph import Library
from compiler.read.places import BUNDLED
from runtime.bots import BOTS
from runtime.bots.simulation import play_out
from runtime.driving.game import Game
from runtime.driving.saves import from_document, to_document
from runtime.driving.scenario import run
from runtime.games.playable import Playable
from runtime.state.state import FIRST, GENERATION, LAST, entry_of
from runtime.telling.view import view
from tests.bundled import bundle, playable
from tests.effort import some
from tests.runtime.outcomes import boards_in

SEATS = ("white", "black")
BOARDS = boards_in(BUNDLED / "tinyforming")
CUBES = {"heat": 11, "greenery": 7, "water": 4}


def library() -> Library:
    return bundle("tinyforming", tests=True).library


def program(board: str = "tharsis") -> Playable:
    return playable("tinyforming", board=board)


def game(seed: int = 1, players: tuple[str, ...] = SEATS, board: str = "tharsis") -> Game:
    return Game(program(board), players, seed)


def take(playing: Game, text: str) -> None:
    """Choose the one option with these words."""
    assert playing.decision is not None
    found = [option for option in playing.decision.options if text in option.text]
    assert len(found) == 1, [option.text for option in playing.decision.options]
    playing.choose(found[0].index)


def set_up(seed: int = 1) -> Game:
    """A game at its first turn, all choices the first ones."""
    playing = game(seed)
    while playing.decision is not None and playing.decision.kind != "menu":
        playing.choose(0)
    return playing


# ---- content ------------------------------------------------------------------------------------


def test_the_pieces_are_those_of_the_rules() -> None:
    lib = library()
    projects = [card for card in lib.cards if card.kind == "project"]
    assert len(projects) == 28
    assert len({card.number for card in projects}) == 14
    assert len([card for card in lib.cards if card.kind == "standard-project"]) == 5
    assert {kind.id: kind.highest for kind in lib.parameters} == CUBES
    supplies = {kind.id: kind.supply for kind in lib.resources if kind.supply is not None}
    assert supplies == {
        "credit": 10,
        "nature-token": 2,
        "production-token": 1,
        "science-token": 1,
    }
    for board in lib.boards:
        terrains = [area.terrain for area in board.areas]
        assert (len(terrains), terrains.count("water")) == (19, 5)


def test_the_tags_that_projects_provide_come_out_even() -> None:
    provided = [tag for card in library().cards for tag in dict(card.fields).get("provides", ())]
    assert {tag: provided.count(tag) for tag in sorted(map(str, provided))} == {
        "energy": 14,
        "nature": 14,
        "production": 14,
        "science": 7,
        "space": 7,
    }


@pytest.mark.parametrize("through_json", [False, True], ids=["compiled", "json"])
def test_scenarios_hold(through_json: bool) -> None:
    lib = from_json(json.loads(dumps(library()))) if through_json else library()
    made = Playable(lib)
    for scenario in lib.scenarios:
        assert run(made, scenario).failures == (), scenario.name
        assert scenario.source, scenario.name


# ---- set-up -------------------------------------------------------------------------------------


def test_everybody_begins_with_five_credits_and_the_supply_is_empty() -> None:
    seen = view(game())
    assert [player["stock"]["credit"] for player in seen["players"]] == [5, 5]


def test_white_black_white_turn_a_card_then_black_builds_first() -> None:
    playing = game()
    asked = []
    while playing.decision is not None and playing.decision.kind != "menu":
        asked.append((playing.decision.name, playing.decision.kind))
        playing.choose(0)
    turned = [("white", "share"), ("black", "share"), ("white", "share")]
    assert asked == [*turned, ("black", "site"), ("white", "site")]
    assert playing.decision is not None
    assert playing.decision.name == "white"


def test_the_end_that_is_not_taken_faces_the_other() -> None:
    playing = game()
    assert playing.decision is not None
    mine, other = playing.decision.values[0]
    assert playing.decision.values[1] == (other, mine)
    cards = library().cards
    assert cards[mine].number == cards[other].number
    playing.choose(1)
    assert playing.state.play[0] >> other & 1
    assert playing.state.play[1] >> mine & 1


def test_the_second_first_city_is_not_beside_the_first() -> None:
    playing = game()
    while playing.decision is not None and playing.decision.kind != "site":
        playing.choose(0)
    take(playing, "B2")
    assert playing.decision is not None
    open_ = {option.text.rpartition(" ")[2] for option in playing.decision.options}
    assert not open_ & {"A1", "A2", "B1", "B2", "B3", "C2", "C3"}
    assert "C4" in open_


# ---- generations --------------------------------------------------------------------------------


def test_turns_alternate_and_who_has_passed_is_out() -> None:
    playing = bare()
    playing.give_turn(0)
    names = []
    for text in ("Sell Patent", "Sell Patent", "pass", "pass"):
        assert playing.decision is not None
        names.append(playing.decision.name)
        take(playing, text)
    assert names == ["white", "black", "white", "black"]
    playing = bare()
    playing.give_turn(0)
    take(playing, "pass")
    take(playing, "Sell Patent")
    assert playing.decision is not None
    assert (playing.decision.name, playing.decision.kind) == ("black", "menu")


def test_black_begins_the_even_generations() -> None:
    playing = set_up()
    take(playing, "pass")
    take(playing, "pass")
    assert playing.state.g[GENERATION] == 2
    assert playing.state.g[FIRST] == 1
    assert playing.decision is not None
    assert playing.decision.name == "black"


def test_the_deck_is_made_anew_when_it_is_empty() -> None:
    playing = set_up()
    for _ in range(2):
        while playing.decision is not None:
            menu = playing.decision.kind == "menu"
            playing.choose(len(playing.decision) - 1 if menu else 0)
            if playing.decision is not None and playing.decision.kind == "share" and menu:
                break
    assert len(playing.state.deck) - playing.state.top == 0
    playing.choose(0)
    assert any("new deck of 6 cards" in line for line in playing.log)


def test_no_card_is_twice_on_the_table() -> None:
    digits = {i: card.number[1:] for i, card in enumerate(library().cards)}
    for seed in range(some(20, 8)):
        playing, rng = game(seed), Random(seed)
        while playing.decision is not None:
            if playing.decision.kind == "menu":
                facing = [
                    digits[i]
                    for i, card in enumerate(library().cards)
                    if card.kind == "project" and playing.state.play[0] >> i & 1
                ]
                assert len(facing) == len(set(facing)) == 3
            playing.choose(rng.randrange(len(playing.decision)))


# ---- supplies and the end -----------------------------------------------------------------------


def out_of_supply(playing: Game, name: str) -> int:
    """Cubes of a parameter that players have or that lie on the map."""
    state, layout = playing.state, playing.program.layout
    found = state.tiles[layout.tile[name]].bit_count()
    if name in layout.stock:
        found += sum(numbers[layout.stock[name]] for numbers in state.p)
    return found


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("bots", [("random", "random"), ("greedy", "random")])
def test_games_of_bots_keep_the_pieces_together(board: str, bots: tuple[str, str]) -> None:
    for seed in range(some(8, 3)):
        playing = game(seed, board=board)
        randoms = [Random(f"{seed} {seat}") for seat in range(2)]
        layout = playing.program.layout
        while (decision := playing.decision) is not None:
            assert len(decision) > 0
            playing.choose(BOTS[bots[decision.player]](playing, randoms[decision.player]))
            state = playing.state
            for name, full in CUBES.items():
                level = state.g[layout.level[name]]
                assert level == out_of_supply(playing, name) <= full
            owned = sum(numbers[layout.stock["credit"]] for numbers in state.p)
            left = layout.stock_supply["credit"].count(state)
            assert owned + left + sum(state.held) == 10
            for who in state.seats:
                assert (state.tiles[layout.tile["city"]] & state.own[who]).bit_count() <= 2
                assert state.p[who][layout.tag["space"]] >= 0
        ended = sum(playing.state.g[layout.level[name]] == full for name, full in CUBES.items())
        assert playing.state.g[LAST]
        assert ended >= 1


def ended(**levels: int) -> Game:
    """A position with so many cubes in use, both players about to pass."""
    playing = set_up()
    for name, level in levels.items():
        playing.state.g[playing.program.layout.level[name]] = level
    take(playing, "pass")
    take(playing, "pass")
    return playing


def test_two_kinds_used_up_end_the_game_with_this_generation() -> None:
    assert ended(heat=11, water=4).finished
    assert not ended(heat=11, water=3, greenery=6).finished
    assert not ended(heat=11).finished


def test_a_full_map_ends_the_game() -> None:
    playing = set_up()
    playing.state.full = (1 << 19) - 1
    take(playing, "pass")
    take(playing, "pass")
    assert playing.finished


def test_the_end_stands_once_two_kinds_were_used_up() -> None:
    playing = set_up()
    level = playing.program.layout.level
    playing.state.g[level["heat"]], playing.state.g[level["greenery"]] = 11, 7
    take(playing, "pass")
    playing.state.g[level["greenery"]] = 6  # one goes back
    take(playing, "pass")
    assert playing.finished


# ---- points -------------------------------------------------------------------------------------


def placed(playing: Game, who: int, tile: str, *labels: str) -> None:
    layout = playing.program.layout
    for label in labels:
        entry = entry_of(-1, who)
        playing.engine.board.put(playing.state, entry, layout.tile[tile], layout.area[label])
        playing.state.pool.clear()


def bare(board: str = "tharsis") -> Game:
    playing = Game(program(board), SEATS, 1, begin=False)
    playing.rules.arrange(playing.state)
    return playing


def test_ties_are_broken_by_cities_greenery_water_heat() -> None:
    playing = bare()
    placed(playing, 0, "city", "A1")
    placed(playing, 1, "city", "E3")
    assert playing.winners() == [0, 1]
    heat = playing.program.layout.stock["heat"]
    placed(playing, 0, "greenery", "B1")  # 1 for the city, 1 for being alone
    playing.state.p[1][heat] = 2
    totals = [row["total"] for row in playing.scores()]
    assert totals == [2, 2]
    assert playing.winners() == [0]
    placed(playing, 1, "water", "D4")
    playing.state.p[1][heat] = 1
    assert [row["total"] for row in playing.scores()] == [2, 2]
    assert playing.winners() == [0]


def test_water_beats_heat_in_a_tie() -> None:
    playing = bare()
    placed(playing, 0, "city", "A1")
    placed(playing, 1, "city", "E3")
    placed(playing, 1, "water", "D4")
    playing.state.p[0][playing.program.layout.stock["heat"]] = 1
    assert [row["total"] for row in playing.scores()] == [1, 1]
    assert playing.winners() == [1]


# ---- alone --------------------------------------------------------------------------------------


def test_alone_there_is_no_black_city_and_never_more_than_five_credits() -> None:
    playing, rng = game(3, ("white",)), Random(3)
    most = 0
    while playing.decision is not None:
        assert playing.decision.name == "white"
        playing.choose(rng.randrange(len(playing.decision)))
        most = max(most, playing.state.p[0][playing.program.tables.money])
    assert most <= 5
    assert playing.state.g[GENERATION] == 12
    assert playing.winners() == []


def test_alone_all_three_kinds_used_up_win() -> None:
    playing = game(3, ("white",))
    while playing.decision is not None and playing.decision.kind != "menu":
        playing.choose(0)
    for name, full in CUBES.items():
        playing.state.g[playing.program.layout.level[name]] = full
    take(playing, "pass")
    assert playing.finished
    assert playing.winners() == [0]


def test_alone_two_kinds_do_not_end_the_game() -> None:
    playing = game(3, ("white",))
    while playing.decision is not None and playing.decision.kind != "menu":
        playing.choose(0)
    for name in ("heat", "water"):
        playing.state.g[playing.program.layout.level[name]] = CUBES[name]
    take(playing, "pass")
    assert not playing.finished


# ---- the engine ---------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_game() -> None:
    bots = [BOTS["random"], BOTS["random"]]
    one, other = game(9), game(9)
    assert play_out(one, bots) == play_out(other, bots)
    assert one.log == other.log


def test_a_saved_position_goes_on_the_same() -> None:
    playing, rng = game(5), Random(5)
    for _ in range(40):
        assert playing.decision is not None
        playing.choose(rng.randrange(len(playing.decision)))
    loaded = from_document(program(), json.loads(json.dumps(to_document(playing))))
    rest = Random(6)
    state = rest.getstate()
    for copy in (playing, loaded):
        rest.setstate(state)
        while copy.decision is not None:
            copy.choose(rest.randrange(len(copy.decision)))
    assert playing.log == loaded.log


def test_options_have_names_of_their_own() -> None:
    playing, rng = game(2), Random(2)
    while (decision := playing.decision) is not None:
        ids = [option.id for option in decision.options]
        assert len(set(ids)) == len(ids)
        assert all(option.text for option in decision.options)
        playing.choose(rng.choice(ids))
