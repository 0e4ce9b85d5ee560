"""Playing in the terminal: bots, people, statistics, the drawn table."""

from __future__ import annotations

import json
from functools import cache
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from arsia.cli import main
from arsia.commands.play import seated
from arsia.table import standing, table
from arsia.table.person import gist
from compiler.read.load import load, load_text
from runtime.bots import BOTS, greedy
from runtime.bots.simulation import answer, play_out, simulate, sources
from runtime.driving.game import Game, Refused
from runtime.games.playable import Playable


def arsia(*args: object, text: str | None = None) -> Result:
    result = CliRunner().invoke(main, [str(arg) for arg in args], input=text)
    assert "Traceback" not in result.output
    return result


@cache
def program() -> Playable:
    return Playable(load(("base",)).library)


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


# ---- a person -----------------------------------------------------------------------------------


def test_a_person_is_shown_the_hand_and_may_leave() -> None:
    answers = "1\n" + "no more\n" + "?\nb\nh\nl\nnonsense\n0\nc comet\nq\n"
    result = arsia("play", "base", "--human", "red", "--seed", 4, text=answers)
    assert result.exit_code == 0
    assert "red: choose a corporation" in result.output
    assert "words of one option" in result.output
    assert "no option with 'nonsense'" in result.output
    assert "there are options 1 to" in result.output
    assert "Comet" in result.output
    assert "nothing is kept" in result.output


def test_a_person_sees_once_what_cards_to_choose_from_say() -> None:
    answers = "1\n" + "1\n" + "no more\n" + "q\n"
    result = arsia("play", "base", "--human", "red", "--seed", 4, text=answers)
    shown = " ".join(result.output.split())
    card = Game(program(), ("red", "blue"), 4)
    card.choose(0)
    assert card.decision is not None
    card.choose(0)  # the other seat's corporation
    first, second = card.decision.options[:2]
    assert first.id.startswith("card ")
    for option in (first, second):
        text = gist(card, card.program.library.cards[option.value])
        assert shown.count(text) == 1


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("Mayor", "cannot be claimed now: needs 3 city tiles you own (now 0)"),
        ("Banker", "cannot be funded now: red has something else to answer first"),
        ("Aquifer", "cannot be used now: costs 18 M€, more than red can pay: 0 M€"),
        ("Convert Plants", "cannot be used now: cannot be done: spend 8 plants (red has 0 plants)"),
        ("Comet", "cannot be played now: is not in the hand of red"),
    ],
)
def test_the_terminal_says_why_something_is_not_offered(card: str, said: str) -> None:
    text = f"c {card}\nq\n"
    result = arsia("play", "base", "--human", "red", "--seed", 4, text=text)
    assert said in " ".join(result.output.split())


def test_the_end_of_input_is_quiet() -> None:
    result = arsia("play", "base", "--human", "red", text="1\n")
    assert result.exit_code == 130
    assert "Error" not in result.output


def test_a_person_can_play_to_the_end() -> None:
    """Somebody who always takes the last option passes through the whole game."""
    game = Game(program(), ("red", "blue"), 2)
    answers = []
    while (decision := game.decision) is not None and len(answers) < 200:
        index = len(decision) - 1 if decision.player == 0 else 0
        if decision.player == 0:
            answers.append(str(index + 1))
        game.choose(index)
    text = "\n".join(answers) + "\nq\n"
    result = arsia("play", "base", "--human", "red", "--bots", "first", "--seed", 2, text=text)
    assert result.exit_code == 0
    assert "Generation 2" in result.output


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
    assert greedy.choose(game, randoms[player]) != index
    before = game.state.p[player][:]
    with pytest.raises(Refused, match="Weed"):
        game.choose(index)
    assert game.state.p[player] == before
    answer(game, lambda game, rng: index, randoms[player])
    assert game.state.hand[player] >> weed & 1


def test_a_game_that_cannot_go_on_says_which_cards_are_to_blame(tmp_path: Path) -> None:
    corporation = (
        "  start 40 megacredits, 1 plant\n  when you gain 1 plant: if 1 plant: gain 1 plant\n"
    )
    cards = "".join(f'corporation "Loop {n}"\n{corporation}' for n in range(20))
    path = tmp_path / "loop.mars"
    path.write_text(LOOP + cards, "utf-8")
    for games in ((), ("--games", "8")):
        result = arsia("play", path, "--bots", "random", *games)
        assert result.exit_code == 1
        assert "the game cannot go on: these set each other off for ever: Loop" in result.output


# ---- what lies beside the board -----------------------------------------------------------------


def test_market_and_grids_are_drawn() -> None:
    made = Playable(load(("cornucopia",)).library)
    game = Game(made, ("red", "blue"), 3)
    assert "market" in drawn(table.whole(game))
    assert "factory" not in drawn(table.whole(game))
    rng = Random(3)
    while not any(one.owner >= 0 for one in made.extensions[0].exhibits(game.state)):
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


# ---- games that are kept ------------------------------------------------------------------------


def test_a_kept_game_goes_on_as_if_it_had_not_been_interrupted(tmp_path: Path) -> None:
    whole, cut = tmp_path / "new" / "whole", tmp_path / "cut"
    played = arsia("play", "base", "--seed", 4, "--bots", "random,greedy", "--save", whole)
    assert played.exit_code == 0
    cut.write_bytes(whole.read_bytes()[:9000])
    resumed = arsia("play", "--resume", cut)
    assert resumed.exit_code == 0
    assert "cut off" in resumed.output
    first, rest = played.output.split("\n", 1)
    assert first in resumed.output
    assert rest in resumed.output
    assert cut.read_bytes() == whole.read_bytes()
    again = arsia("play", "--resume", whole, "--no-log")
    assert f"{whole}: the game is over" in again.output
    assert whole.read_bytes() == cut.read_bytes()


def test_a_person_leaves_and_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "game"
    left = arsia("play", "base", "--human", "ann", "--save", path, text="1\nno more\nq\n")
    assert f"--resume {path}" in left.output.replace("\n", "")
    assert len(path.read_text().splitlines()) >= 2
    back = arsia("play", "--resume", path, text="q\n")
    assert "ann" in back.output
    assert "left" in back.output


def test_a_game_of_own_cards_is_resumed_with_them(tmp_path: Path) -> None:
    own = tmp_path / "own.mars"
    own.write_text('set own "Own"\n  uses base\n\nautomated 1 "Own"\n  cost 1\n  gain 1 heat\n')
    path = tmp_path / "game"
    assert arsia("play", own, "--save", path, "--no-log").exit_code == 0
    assert arsia("play", own, "--resume", path, "--no-log").exit_code == 0
    other = arsia("play", "base", "--resume", path)
    assert other.exit_code == 1
    assert "other cards" in other.output
    assert "must be named again" in other.output


def test_who_leaves_a_game_of_own_cards_is_told_to_name_them_again(tmp_path: Path) -> None:
    own = tmp_path / "own.mars"
    own.write_text('set own "Own"\n  uses base\n')
    path = tmp_path / "game"
    left = arsia("play", own, "--human", "ann", "--save", path, text="q\n")
    assert f"arsia play SET --resume {path}" in left.output.replace("\n", "")


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--save", "here", "--games", 2), "--games keeps nothing"),
        (("--resume", "here", "--save", "there"), "leave out --save"),
        (("--save", "here"), "exists"),
        (("--resume", "nowhere"), "does not exist"),
    ],
)
def test_files_that_cannot_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: tuple[object, ...], reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("here").write_text("hello\n")
    result = arsia("play", "base", *options)
    assert result.exit_code == 2
    assert reason in result.output
    assert Path("here").read_text() == "hello\n"


@pytest.mark.parametrize("text", ["", "hello\n", '{"arsia": 1}\n', '{"arsia": 9, "sets": []}\n'])
def test_what_is_no_kept_game_is_said(tmp_path: Path, text: str) -> None:
    path = tmp_path / "game"
    path.write_text(text)
    result = arsia("play", "--resume", path)
    assert result.exit_code == 1
    assert str(path) in result.output


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"board": "venus"}, "no board is called 'venus'"),
        ({"more": {}}, "which bots play"),
        ({"more": {"bots": [["greedy"], "random"]}}, "which bots play"),
        ({"more": {"bots": "greedy"}}, "which bots play"),
        ({"more": {"bots": ["greedy", "random"], "people": 5}}, "who sits where"),
        ({"more": {"bots": ["greedy", "random"], "people": [["red"]]}}, "who sits where"),
        ({"players": ["red", "red"]}, "who sits where"),
        ({"options": {"variant": "nonsense"}}, "no variant"),
    ],
)
def test_an_edited_game_is_refused_with_the_reason(
    tmp_path: Path, change: dict[str, object], reason: str
) -> None:
    path = tmp_path / "game"
    arsia("play", "mars", "base", "--human", "red", "--save", path, text="q\n")
    path.write_text(json.dumps({**json.loads(path.read_text()), **change}) + "\n")
    result = arsia("play", "base", "--resume", path)
    assert result.exit_code == 1
    assert reason in result.output


# ---- what a person at the table sees and may do -------------------------------------------------


def seen(*answers: str, sets: tuple[str, ...] = ("base",), seed: int = 4) -> str:
    """What is shown to red, who answers so beside a greedy bot, without line ends."""
    text = "".join(f"{one}\n" for one in (*answers, "q"))
    result = arsia("play", *sets, "--human", "red", "--seed", seed, text=text)
    assert result.exit_code == 0
    return " ".join(result.output.split())


def test_a_person_sits_beside_the_first_bot() -> None:
    seats = seated(3, "greedy,random", ("Ann",))
    assert seats.names == ("Ann", "blue", "green")
    assert seats.bots[1:] == ("greedy", "random")


def test_corporation_and_cards_are_chosen_with_all_in_sight() -> None:
    shown = seen("1", "1 2", "back", "back", "2")
    game = Game(program(), ("red", "blue"), 4)
    dealt = [game.program.library.cards[card] for card in game.state.offers[0] if card >= 0]
    before = shown.index("choose a corporation")
    assert len(dealt) == 12
    for card in dealt:
        assert shown.count(gist(game, card)) == 1, "everything is said once"
    assert all(shown.index(card.name) < before for card in dealt if card.kind != "corporation")
    assert shown.count("red: choose a corporation") == 2
    assert shown.count("3 M€ each; you have") == 4


def test_an_answer_may_be_taken_back_until_something_comes_of_it() -> None:
    shown = seen("back", "1", "no more", "sell patents", "asteroid", "back")
    assert shown.count("there is nothing to take back") == 2
    shown = seen("1", "1 2", "no more", "sell patents", "back", "asteroid", "back")
    assert shown.count("red: choose an action") == 3
    assert shown.index("how many") < shown.index("red raises temperature")
    assert shown.count("there is nothing to take back") == 1


def test_what_has_been_taken_back_is_not_kept(tmp_path: Path) -> None:
    path = tmp_path / "game"
    text = "1\n1 2\nback\n2 3\nno more\nq\n"
    arsia("play", "base", "--human", "red", "--seed", 4, "--save", path, text=text)
    game = Game(program(), ("red", "blue"), 4)
    bought = [game.program.library.cards[card].id for card in game.state.offers[0][3:]][1:3]
    chosen = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    mine = [one["choose"] for one in chosen if one["player"] == "red"][1:]
    assert mine == [*(f"card {card}" for card in bought), "done"]
    assert "choose an action" in arsia("play", "--resume", path, text="q\n").output


def test_milestones_awards_and_cards_in_play_are_shown_for_everybody() -> None:
    shown = seen("1", "no more", "p")
    assert "Terraformer (35): red 20, blue 20" in shown
    assert 'fund "Banker" for 8 M€ (red' in shown
    game = Game(program(), ("red", "blue"), 4)
    mine = game.program.library.cards[game.state.offers[0][0]]
    assert f"red: {mine.name} " in shown


def test_what_lies_on_cards_is_shown() -> None:
    game = Game(program(), ("red", "blue"), 1)
    card = game.program.layout.card["decomposers"]
    game.engine.zones.lay_down(game.state, 1, card)
    game.state.held[card] = 3
    assert "blue: Decomposers (3 microbes)" in drawn(standing.played(game))
    game.state.used |= 1 << card
    assert "Decomposers (3 microbes, used)" in drawn(standing.told(game))


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
