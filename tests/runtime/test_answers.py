"""Answers of scenarios: found among the options, or told why they are none."""

from __future__ import annotations

import pytest

from tests.runtime.outcomes import of_text, only_failure, outcome


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


@pytest.mark.parametrize(
    ("answers", "science", "cards"),
    [
        ("add 1 science, draw 1 card", 0, 3),  # the first has happened when something is asked
        ("add 1 science, add 1 science", 2, 2),
        ("add 1 science", 2, 2),
        ("draw 1 card", 0, 3),
    ],
)
def test_an_answer_names_what_happened_before_the_question(
    answers: str, science: int, cards: int
) -> None:
    result = outcome(
        f"""
  given red has "Olympus Conference" in play, "Research" in hand, 11 megacredits
  when red plays "Research"
    answers {answers}
  then red has {science} science on "Olympus Conference", {cards} cards in hand
"""
    )
    assert result.ok, result.failures


def test_answers_that_come_too_early_are_told() -> None:
    failure = only_failure(
        """
  given red has "Viral Enhancers" in play, "Ecological Zone" in hand, 12 megacredits
  given red has greenery at C4
  when red plays "Ecological Zone"
    answers C5, 1 plant, 1 resource
  then red has 1 plant
"""
    )
    assert "no option says 'C5' ('1 plant' is: answers come in the order asked)" in failure


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


def test_a_branch_with_another_number_could_not_have_been_offered() -> None:
    failure = only_failure(
        """
  given red has "Olympus Conference" in play, 1 science on "Olympus Conference"
  given red has "Research" in hand, 11 megacredits
  when red plays "Research"
  then red may not choose "add 2 science here"
"""
    )
    assert "can never be an option" in failure


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


OFFER = """set offer "Offer"
  uses base

automated "Offer"
  cost 1
  gain 1 plant or gain 2 heat

automated "Gift"
  cost 1
  gain 2 heat

"""
LEFT_OVER = {
    ("Offer", "heat"): True,
    ("Offer", "2 heat, 1 M€"): True,  # what is paid happens anyway
    ("Offer", "heat, gain 2 heat"): False,
    ("Offer", "gain 2 heat, heat"): False,
    ("Offer", "heat, plant"): False,
    ("Gift", "gain 2 heat"): True,
    ("Gift", "gain 2 heat, gain 2 heat"): False,
    ("Gift", "gain 2 heat, heat"): False,
    ("Gift", "red"): False,
    ("Gift", "plays"): False,
}
"""Whether each answer to an act is about something of its own that is asked or happens anyway."""


def test_what_is_answered_is_asked_or_happens_anyway() -> None:
    scenarios = [
        f'scenario "{number}"\n  players red, blue\n'
        f'  given red has "{card}" in hand, 1 megacredit\n'
        f'  when red plays "{card}"\n    answers {answers}\n  then red has 2 heat\n'
        for number, (card, answers) in enumerate(LEFT_OVER)
    ]
    found = of_text(OFFER + "\n".join(scenarios))
    assert dict(zip(LEFT_OVER, (one.ok for one in found), strict=True)) == LEFT_OVER
    assert all("nobody asked for" in text for one in found for text in one.failures)


LOT = """
event "Lot"
  cost 0
  by chance: gain 2 plants or gain 3 steel or nothing
"""


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("chance answers gain 9 plants", "'gain 9 plants' is none of what it can bring now: gain"),
        ("chance answers gain", "'gain' fits gain 2 plants; gain 3 steel"),
        ("chance answers nothing, nothing", "nobody asked for: nothing"),
        ("answers spend 1 heat", 'chance: "Lot": choose one -> drawn: '),
    ],
)
def test_what_chance_cannot_bring(line: str, why: str) -> None:
    scenario = f"""
scenario "Tried"
  players red, blue
  given red has "Lot" in hand
  when red plays "Lot"
    {line}
  then red has 0 heat
"""
    (tried,) = of_text(LOT + scenario)
    assert why in tried.failures[0]
