"""Bundled scenarios hold, also on a graph that went through JSON; the runner says what fails."""

from __future__ import annotations

import json
from functools import lru_cache

import pytest

from compiler.document.codec import dumps, from_json
from compiler.graph import Library, Scenario
from compiler.read.load import load, load_text
from runtime.driving.blanks import with_blanks
from runtime.driving.scenario import Outcome, run
from runtime.games.playable import Playable

SETS = ("base", "corporate-era")


@lru_cache(maxsize=1)
def library() -> Library:
    return load(SETS).library


@lru_cache(maxsize=2)
def program(through_json: bool) -> Playable:
    made = from_json(json.loads(dumps(library()))) if through_json else library()
    return Playable(with_blanks(made))


def bundled() -> list[Scenario]:
    return [one for one in library().scenarios if one.set in SETS]


@pytest.mark.parametrize("through_json", [False, True], ids=["compiled", "json"])
@pytest.mark.parametrize("name", [one.name for one in bundled()])
def test_bundled_scenario_holds(name: str, through_json: bool) -> None:
    made = program(through_json)
    scenario = next(one for one in made.library.scenarios if one.name == name)
    assert run(made, scenario).failures == ()


def test_many_name_the_ruling_they_pin_down() -> None:
    scenarios = bundled()
    assert len([one for one in scenarios if one.source]) >= 200
    assert len({one.name for one in scenarios}) == len(scenarios)


# ---- the runner ---------------------------------------------------------------------------------


def outcome(lines: str) -> Outcome:
    text = f'scenario "Tried"\n  players red, blue\n  board tharsis\n{lines}'
    loaded = load_text(text, uses=SETS)
    assert [d.message for d in loaded.errors] == []
    scenario = next(one for one in loaded.library.scenarios if one.name == "Tried")
    return run(program(False), scenario)


def of_text(text: str) -> list[Outcome]:
    """Of scenarios beside cards of their own."""
    loaded = load_text(text, uses=("base",))
    assert [d.message for d in loaded.errors] == []
    made = Playable(with_blanks(loaded.library))
    return [run(made, one) for one in loaded.library.scenarios if one.set not in SETS]


def only_failure(lines: str) -> str:
    result = outcome(lines)
    assert not result.ok
    assert len(result.failures) == 1, result.failures
    return result.failures[0]


def test_a_wrong_number_says_what_it_is() -> None:
    failure = only_failure(
        """
  given red has 11 megacredits
  when red uses "Power Plant"
  then red has 2 energy production
"""
    )
    assert "red: exactly 2 steps of energy production expected, but it is 1" in failure
    assert failure.startswith("<text>:7:")


def test_a_wrong_number_does_not_hide_the_next() -> None:
    result = outcome(
        """
  given red has 8 heat
  when red uses "Convert Heat"
  then red has 3 heat
  then temperature -26
"""
    )
    assert len(result.failures) == 2


def test_a_refused_act_says_why() -> None:
    failure = only_failure(
        """
  given red has 10 megacredits
  when red uses "Power Plant"
  then red has 1 energy production
"""
    )
    assert "red: use Power Plant is refused" in failure
    assert "11" in failure


def test_a_refusal_that_does_not_come() -> None:
    failure = only_failure(
        """
  given red has 11 megacredits
  when red uses "Power Plant"
  then it is refused
"""
    )
    assert "should be refused, but it is done" in failure


def test_a_refusal_for_another_reason() -> None:
    failure = only_failure(
        """
  given red has 10 megacredits
  when red uses "Power Plant"
  then it is refused: "energy"
"""
    )
    assert "refused, but not for 'energy'" in failure


def test_an_answer_that_no_option_says() -> None:
    failure = only_failure(
        """
  given red has 18 megacredits
  when red uses "Aquifer"
    answers ocean at D5
  then red has 21 rating
"""
    )
    assert "red is asked" in failure
    assert "no option says 'ocean at D5'; offered: place ocean at" in failure
    assert failure.index("E5") < failure.index("A4")  # the likest first
    assert "ocean at E5" in failure


def test_an_answer_that_fits_several_options() -> None:
    failure = only_failure(
        """
  given red has 18 megacredits
  when red uses "Aquifer"
    answers ocean
  then red has 21 rating
"""
    )
    assert "'ocean' fits place ocean at A2" in failure


def test_an_unknown_variant_is_a_failure() -> None:
    failure = only_failure(
        """
  variant upside-down
  when red passes
  then red has 0 heat
"""
    )
    assert "upside-down" in failure


def test_a_missing_answer() -> None:
    failure = only_failure(
        """
  given red has 18 megacredits
  when red uses "Aquifer"
  then red has 21 rating
"""
    )
    assert "there is no answer" in failure


def test_an_answer_too_many() -> None:
    failure = only_failure(
        """
  given red has 11 megacredits
  when red uses "Power Plant"
    answers blue
  then red has 1 energy production
"""
    )
    assert "nobody asked for: blue; nothing was left to choose" in failure


def test_what_could_not_have_been_asked() -> None:
    """An act that asked nothing leaves nothing to say of what has no name."""
    failure = only_failure(
        """
  given red has 11 megacredits
  when red uses "Power Plant"
  then red may not choose "C44"
"""
    )
    assert "can never be an option" in failure


def test_an_answer_to_a_question_that_needs_none() -> None:
    """How to pay goes without saying; whoever says it wrongly is told what there was."""
    failure = only_failure(
        """
  given red has "Mine" in hand, red has 3 megacredits, red has 3 steel
  when red plays "Mine"
    answers 2 steal
  then red has 1 steel production
"""
    )
    assert "nobody asked for: 2 steal" in failure
    assert 'red: "Mine": how to pay -> not answered: 1 steel, 2 M€; offered: ' in failure


SAID = {
    **dict.fromkeys(["gain 4 plants", "Gain 4 plant", "branch 0"], "4 plants"),
    **dict.fromkeys(["raise temperature 1 step", "temperature"], "temperature -28"),
    **dict.fromkeys(["2 MC", "2 M€", "gain 2 mc", '"2 Megacredits"'], "2 megacredits"),
}


def test_an_answer_in_whatever_words() -> None:
    """Card text, the option's id, or what one would say: other names, plurals, letter case."""
    text = """event 999 "Gift"
  cost 0
  gain 4 plants or raise temperature 1 or gain 2 megacredits
"""
    for number, (answer, what) in enumerate(SAID.items()):
        fact = what if "temperature" in what else f"red has {what}"
        text += f"""
scenario "{number}"
  players red, blue
  given red has "Gift" in hand
  when red plays "Gift"
    answers {answer}
  then {fact}
"""
    assert [(one.name, one.failures) for one in of_text(text) if not one.ok] == []


def test_yes_and_no_are_answers() -> None:
    lines = """
  given red has "Inventors' Guild" in play, red has 3 megacredits
  when red uses "Inventors' Guild"
    answers yes
  then red has 0 megacredits
"""
    assert outcome(lines).failures == ()
    assert outcome(lines.replace("yes", "no").replace("0 mega", "3 mega")).failures == ()


def test_what_is_offered() -> None:
    lines = """
  given red has 18 megacredits
  when red uses "Aquifer"
  then red may choose "E5"
  then red may not choose "D5"
"""
    assert outcome(lines).ok
    wrong = lines.replace('"D5"', '"E6"').replace('"E5"', '"D4"')
    assert len(outcome(wrong).failures) == 2


def test_a_position_that_cannot_be() -> None:
    failure = only_failure(
        """
  given blue has city at C4, red has city at C4
  when red passes
  then red has 0 heat
"""
    )
    assert "cannot be given" in failure


def test_the_log_says_what_happened() -> None:
    result = outcome(
        """
  given red has 11 megacredits
  when red uses "Power Plant"
  then red has 1 energy production
"""
    )
    assert any("Power Plant" in line for line in result.log)


def test_the_deck_is_stacked_in_the_order_given() -> None:
    lines = """
  given red has "Search for Life" in play, red has 1 megacredit
  given "Ants" on top of the deck, "Asteroid" on top of the deck
  when red uses "Search for Life"
  then red has 1 science on "Search for Life"
"""
    assert outcome(lines).failures == ()


def test_oceans_by_number_lie_on_the_board() -> None:
    lines = """
  given ocean at A2, 3 oceans
  given red has 18 megacredits
  when red uses "Aquifer"
    answers ocean at A4
  then 4 oceans
  then ocean at A2
"""
    assert outcome(lines).failures == ()


def test_a_deck_of_so_many_cards_has_no_others() -> None:
    lines = """
  given the deck has 1 card, the discards have 2 cards, "Ants" on top of the deck
  given red has "Technology Demonstration" in hand, red has 5 megacredits
  when red plays "Technology Demonstration"
  then red has "Ants" in hand
  then red has 2 cards in hand
  then deck has 1 card
  then discards have 0 cards
"""
    assert outcome(lines).failures == ()


def test_the_game_begins_with_the_corporations_on_the_deck() -> None:
    lines = """
  given "Helion" on top of the deck, "Ecoline" on top of the deck
  given "PhoboLog" on top of the deck, "Teractor" on top of the deck, "Ants" on top of the deck
  when the game begins
    answers "Ecoline", "Teractor", "Ants"
  then red has 33 megacredits
  then red has 2 plant production
  then red has "Ants" in hand
  then blue has 60 megacredits
"""
    assert outcome(lines).failures == ()
    assert not outcome(lines.replace('"Ecoline", "Ter', '"PhoboLog", "Ter')).ok


def test_who_wins() -> None:
    lines = """
  given red has 21 rating
  then red has victory
  then blue has no victory
"""
    assert outcome(lines).failures == ()
    result = outcome(lines.replace("21", "19"))
    assert [failure.partition(": ")[2] for failure in result.failures] == [
        "red: a victory expected, but it is 0",
        "blue: no victory expected, but it is 1",
    ]


def test_turns_are_counted_where_a_scenario_says_so() -> None:
    lines = """
  turns counted
  given red has 33 megacredits
  when red uses "Power Plant"
  when red uses "Power Plant"
  when red uses "Power Plant"
  then red has 3 energy production
"""
    assert "it is not red's turn" in only_failure(lines)
    assert outcome(lines.replace("turns counted", "")).ok
    assert "`counted`, not `often`" in only_failure(lines.replace("counted", "often"))


def test_a_game_is_followed_move_by_move() -> None:
    """Its deck in order, both players' choices and drafts, research apart from production."""
    lines = """
  turns counted
  variant corporate, draft
  blue answers anything
  given the deck begins with "Ecoline", "Helion", "Ants", "Birds", "Fish", "Comet"
  when the game begins
    red answers "Ecoline", "Ants", "Birds"
  then it is red's turn, generation 1, red has 30 megacredits, 2 cards in hand
  when red uses "Power Plant"
  when red passes
  then it is refused: "end the turn"
  when red ends the turn
  then it is blue's turn, it is not red's turn
  when red passes
  when production ends
  then generation 1, red has 5 plants, 1 energy, 39 megacredits
  when research ends
    red answers anything
  then it is blue's turn, generation 2, the game is not over
"""
    assert outcome(lines).failures == ()


def test_what_is_given_is_there() -> None:
    lines = """
  given generation 3, red has passed, it is blue's turn
  given red has "Inventors' Guild" in play, red has used "Inventors' Guild"
  given blue has claimed "Mayor", blue has "Banker" in play, red has "Mining Rights" at H6
  when red uses "Inventors' Guild"
  then it is refused: "used"
  then blue has claimed "Mayor", funded "Banker", 5 milestone points, 5 award points
  then red has 20 rating points, special tile at H6, used "Inventors' Guild"
  then generation 3
""".replace(', funded "Banker"', "").replace(', used "Inventors\' Guild"', "")
    assert outcome(lines).failures == ()


@pytest.mark.parametrize(
    "line",
    [
        'red has "Ants" in hand, blue has "Ants" in play',  # there is one
        'red has "Mining Rights" in play, red has "Ants" at H6',  # places no tile
        "red has 3 plants, 4 plants",
        'red has "Capital" in play, city at C4, city at D7',  # which is its own?
        'red has used "Ants"',  # not in play
    ],
)
def test_what_cannot_be_so_is_not_given(line: str) -> None:
    assert "cannot be given" in only_failure(f"\n  given {line}\n  then red has 0 heat\n")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("1 steel, 2 M€", "is offered"),  # the payment, whatever it is that is asked
        ("2 M€, 1 steel", "is offered"),  # in any order
        ("C44", "can never be an option"),
        ("7 plants", "can never be an option"),
    ],
)
def test_what_may_not_be_chosen(text: str, problem: str) -> None:
    failure = only_failure(
        f"""
  given red has "Mine" in hand, red has 7 megacredits, red has 2 steel
  when red plays "Mine"
  then red may not choose "{text}"
"""
    )
    assert problem in failure


def test_failures_list_all_questions() -> None:
    failure = only_failure(
        """
  given red has "Mine" in hand, red has 4 megacredits, red has 1 steel
  when red plays "Mine"
    answers 4 M€, 3 plants
  then red has 1 steel production
"""
    )
    assert "nobody asked for: 3 plants" in failure
    assert 'red: "Mine": how to pay -> “4 megacredit”: 4 M€; offered: ' in failure


def test_an_unknown_part_of_the_score() -> None:
    assert "there are rating, milestones, " in only_failure("  then red has 3 luck points\n")


def test_a_card_more_changes_nothing() -> None:
    """What a scenario does not name comes from no set: drawn, revealed or dealt."""
    text = """event 999 "Windfall"
  cost 0
  draw 2 cards

scenario "drawn"
  players red, blue
  given red has "Windfall" in hand
  when red plays "Windfall"
  then red has 2 cards in hand
  then red has no "Ants" in hand

scenario "dealt"
  players red, blue
  when the game begins
    red answers anything
    blue answers anything
  then red has 0 megacredits
"""
    card = 'event 998 "More"\n  cost 1\n  tags science\n  gain 1 plant\n'
    outcomes: list[tuple[Outcome, Outcome]] = []
    for more in ("", card, card + card.replace("998", "997").replace("More", "Most")):
        first, second = of_text(more + text)
        assert first.failures == ()
        outcomes.append((first, second))
    assert outcomes[0] == outcomes[1] == outcomes[2]
    assert "unnamed corporation" in outcomes[0][1].log[0]
