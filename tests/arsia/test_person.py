"""A person at the terminal: what is shown, what may be asked and taken back."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from arsia.commands.play import seated
from arsia.table.exhibits import Listed
from arsia.table.person import gist
from runtime.driving.game import Game
from tests.arsia.support import arsia, program

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


@pytest.mark.parametrize("width", [30, 41, 42, 43, 44, 80])
def test_a_line_ends_between_two_things(width: int) -> None:
    parts = ["generation 1", "temperature -30 °C of 8", "oxygen 0 % of 14", "venus 0 % of 30"]
    console = Console(width=width, file=StringIO())
    console.print(Listed(parts, "now: "))
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert all(len(line) <= width for line in lines)
    assert " ".join(lines) == "now: " + " · ".join(parts)
    assert all(line.endswith(" ·") for line in lines[:-1])
