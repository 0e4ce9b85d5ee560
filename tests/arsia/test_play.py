"""Playing in the terminal: bots, people, statistics, the drawn table."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from arsia.commands.play import seated
from arsia.table import standing, table
from runtime.bots import BOTS, trying
from runtime.bots.simulation import answer, play_out, simulate, sources
from runtime.driving.game import Game, Refused
from runtime.games.playable import Playable
from tests.arsia.support import arsia, program
from tests.bundled import load_text, playable


def drawn(thing: object) -> str:
    text = StringIO()
    Console(width=100, color_system=None, file=text).print(thing)
    return text.getvalue()


# ---- bots ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_finishes_the_same_game_twice(name: str) -> None:
    bots = [BOTS[name], BOTS["random"]]
    results = [play_out(Game(program(), ("red", "blue"), 5), bots) for _ in range(2)]
    assert results[0] == results[1]
    assert results[0].decisions > 50


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_with_an_option_and_changes_nothing(name: str) -> None:
    game = Game(program(), ("red", "blue"), 3)
    rng, walk = Random(1), Random(2)
    for _ in range(60):
        decision = game.decision
        assert decision is not None
        before = (game.state.g[:], [p[:] for p in game.state.p], game.state.ask)
        assert 0 <= BOTS[name](game, rng) < len(decision)
        assert (game.state.g, game.state.p, game.state.ask) == before
        game.choose(walk.randrange(len(decision)))


def test_greedy_beats_random() -> None:
    report = simulate(program(), ("red", "blue"), [BOTS["greedy"], BOTS["random"]], 6, seed=11)
    assert report.wins(0) >= 5


def test_simulation_tells_the_seed_of_a_broken_game() -> None:
    def broken(game: Game, rng: Random) -> int:
        raise ZeroDivisionError("boom")

    with pytest.raises(ZeroDivisionError) as caught:
        simulate(program(), ("red", "blue"), [broken, broken], 1, seed=77)
    assert caught.value.__notes__ == ["in the game of seed 77"]


# ---- the command --------------------------------------------------------------------------------


def test_bots_give_up_what_has_no_end(tmp_path: Path) -> None:
    text = """set fog "Fog"
  uses base

parameter haze
  range 0 to 9, step 1
"""
    (tmp_path / "fog.mars").write_text(text)
    one = arsia("play", tmp_path, "--bots", "random", "--no-log")
    assert one.exit_code == 0
    assert one.output.rstrip().endswith("given up after 150 generations: haze 0 of 9")
    many = arsia("play", tmp_path, "--bots", "random", "--games", 2, "--seed", 8)
    assert many.exit_code == 0
    assert many.output.split("\n")[:3] == [
        "no game came to its end",
        "seed 8: given up after 150 generations: haze 0 of 9",
        "seed 9: given up after 150 generations: haze 0 of 9",
    ]


def test_a_game_of_bots_is_told_and_scored() -> None:
    result = arsia("play", "base", "--bots", "random", "--seed", 3)
    assert result.exit_code == 0
    assert "Generation 2" in result.output
    assert "(won)" in result.output
    assert "total" in result.output
    assert result.output == arsia("play", "base", "--bots", "random", "--seed", 3).output


def test_without_the_log_only_the_end_is_shown() -> None:
    result = arsia("play", "base", "--bots", "random", "--no-log")
    assert "Generation 2" not in result.output
    assert "total" in result.output


def test_many_games_give_statistics() -> None:
    result = arsia("play", "base", "--games", 3, "--bots", "random", "--players", 3)
    assert result.exit_code == 0
    assert result.output.startswith("3 games in ")
    assert "green (random): " in result.output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--players", 9), "--players: 1 to 5, not 9"),
        (("--bots", "gredy"), "did you mean 'greedy'?"),
        (("--board", "venus"), "no board is called 'venus'"),
        (("--variant", "draftt"), "did you mean `draft`?"),
        (("--variant", "beginner ²"), "no variant is called"),
        (("--games", 0), "--games"),
        (("--games", 2, "--human", "red"), "--games is for bots only"),
        (("--human", "Ann", "--human", "Bob", "--human", "Cy"), "no seat is left for Cy"),
        (("--human", "Ann", "--human", "Ann"), "a name of their own"),
        (("--seed", "x"), "--seed"),
    ],
)
def test_misuse_is_said(arguments: tuple[object, ...], message: str) -> None:
    result = arsia("play", "base", *arguments)
    assert result.exit_code == 2
    assert message in result.output


def test_sets_without_enough_cards_are_misuse() -> None:
    result = arsia("play", "mars")
    assert result.exit_code == 2
    assert "0 corporations and 0 cards, too few for 2 players" in result.output


def test_people_take_their_seat_or_the_first_free_one() -> None:
    seats = seated(3, "random,greedy", ("Ann", "green"))
    assert seats.names == ("Ann", "blue", "green")
    assert seats.bots[1] == "random"


# ---- the table ----------------------------------------------------------------------------------


def test_every_area_and_tile_is_on_the_drawn_board() -> None:
    game = Game(program(), ("red", "blue"), 1)
    play_out(game, [BOTS["greedy"], BOTS["greedy"]])
    text = drawn(table.whole(game))
    planet = [area for area in program().layout.board.areas if area.board]
    assert all(area.label in text for area in planet)
    assert "red" in text
    assert "°C" in text


def test_neighbours_stand_half_a_cell_apart() -> None:
    game = Game(program(), ("red", "blue"), 1)
    lines = drawn(table.board(game.program.layout, game.state, game.players)).split("\n")
    columns = {
        area.label: next(line.index(area.label) for line in lines if area.label in line)
        for area in program().layout.board.areas
        if area.board
    }
    steps = {
        abs(columns[area.label] - columns[other])
        for area in program().layout.board.areas
        for other in area.neighbours
    }
    assert len(steps) == 2
    assert min(steps) * 2 == max(steps)


# ---- cards that set each other off for ever -----------------------------------------------------

LOOP = """\
set loop "Loop"
  uses base

active 001 "Weed"
  cost 0
  gain 1 plant
  when you gain 1 plant: if 1 plant: gain 1 plant
"""


def test_a_loop_is_refused_and_another_option_taken() -> None:
    library = load_text(LOOP, uses=("base",)).library
    loop = Playable(library)
    weed = loop.layout.card["weed"]
    game = Game(loop, ("red", "blue"), 1)
    randoms = sources(1, 2)
    while (decision := game.decision) is not None and decision.kind != "menu":
        answer(game, BOTS["first"], randoms[decision.player])
    assert game.decision is not None
    player = game.decision.player
    game.state.hand[player] |= 1 << weed
    game.rules.advance(game.state)
    index = game.decision.values.index(("play", weed))
    assert trying.choose(game, randoms[player]) != index
    before = game.state.p[player][:]
    with pytest.raises(Refused, match="Weed"):
        game.choose(index)
    assert game.state.p[player] == before
    answer(game, lambda game, rng: index, randoms[player])
    assert game.state.hand[player] >> weed & 1


def test_a_game_in_which_a_loop_was_cut_says_which_cards_are_to_blame(tmp_path: Path) -> None:
    corporation = (
        "  start 40 megacredits, 1 plant\n  when you gain 1 plant: if 1 plant: gain 1 plant\n"
    )
    cards = "".join(f'corporation "Loop {n}"\n{corporation}' for n in range(20))
    path = tmp_path / "loop.mars"
    path.write_text(LOOP + cards, "utf-8")
    for games in ((), ("--games", "2", "--jobs", "1")):
        result = arsia("play", path, "--bots", "random", *games)
        assert result.exit_code == 1
        assert "these set each other off for ever, and were cut: Loop" in result.output


# ---- what lies beside the board -----------------------------------------------------------------


def test_market_and_grids_are_drawn() -> None:
    made = playable("cornucopia")
    game = Game(made, ("red", "blue"), 3)
    assert "market" in drawn(table.whole(game))
    assert "factory" not in drawn(table.whole(game))
    rng = Random(3)
    while not any(one.owner >= 0 for one in made.extensions[0].exhibits(game.state, game.players)):
        decision = game.decision
        assert decision is not None
        game.choose(rng.randrange(len(decision)))
    assert "factory" in drawn(table.whole(game))
    assert "·" in drawn(table.whole(game))


def test_a_variant_of_an_expansion() -> None:
    sets = ("base", "cornucopia", "--bots", "random", "--games", "1", "--variant")
    assert arsia("play", *sets, "investment").exit_code == 0
    wrong = arsia("play", *sets, "investmant")
    assert wrong.exit_code == 2
    assert "did you mean `investment`?" in wrong.output
    alone = arsia("play", "base", "--games", "1", "--variant", "investment")
    assert alone.exit_code == 2


def test_what_lies_on_cards_is_shown() -> None:
    game = Game(program(), ("red", "blue"), 1)
    card = game.program.layout.card["decomposers"]
    game.engine.zones.lay_down(game.state, 1, card)
    game.state.held[card] = 3
    assert "blue: Decomposers (3 microbes)" in drawn(standing.played(game))
    game.state.used |= 1 << card
    assert "Decomposers (3 microbes, used)" in drawn(standing.told(game))


def test_what_is_heard_once_in_the_game_is_used_up() -> None:
    text = 'active Z01 "Sole Ear"\n  cost 1\n  once per game when you gain 1 plant: gain 1 heat\n'
    game = Game(Playable(load_text(text, uses=("base",)).library), ("red", "blue"), 1)
    card = game.program.layout.card["sole-ear"]
    game.engine.zones.lay_down(game.state, 1, card)
    assert drawn(standing.played(game)).strip() == "blue: Sole Ear"
    (_, trigger), *_ = game.engine.linked.cards[card].triggers
    game.state.heard = ((game.engine.linked.triggers[trigger].once, 1),)
    assert "blue: Sole Ear (used up)" in drawn(standing.played(game))


BROKEN = """\
set bits "Bits"
  uses base

automated 1 "Sound Card"
  cost 1
  gain 1 heat

automated 2 "Broken Card"
  cost 1
  gain 1 heet

automated 3 "Odd Card"
  cots 1
  gain 1 heat
"""


def test_cards_with_mistakes_are_left_out_and_told_once(tmp_path: Path) -> None:
    path = tmp_path / "bits.mars"
    path.write_text(BROKEN)
    commands = (
        ("play", path, "--no-log"),
        ("show", "Sound Card", path),
        ("graph", "Sound Card", path),
        ("coverage", path),
        ("print", path, "-o", tmp_path / "out"),
    )
    for command in commands:
        result = arsia(*command)
        assert result.exit_code == 1, command
        assert result.output.count("left out: “Broken Card”, “Odd Card”") == 1
        assert result.output.count("`heet` is not known") == 1
    assert "total" in arsia(*commands[0]).output
    assert "no card is called" in arsia("show", "Broken Card", path).output
    assert (tmp_path / "out" / "cards.pdf").exists()


@pytest.mark.parametrize(
    "more",
    [
        "\ntag sea\n  cots 1\n",
        '\nactive 4 "Fourth"\n  cost 1\n  when you play "Broken Card": draw 1 card\n',
    ],
)
def test_mistakes_that_others_rest_on_end_the_command(tmp_path: Path, more: str) -> None:
    path = tmp_path / "bits.mars"
    path.write_text(BROKEN + more)
    result = arsia("play", path, "--no-log")
    assert result.exit_code == 1
    assert "total" not in result.output
    assert "left out" not in result.output
