"""The runner of scenarios: what it says where something does not hold, and what may be given."""

from __future__ import annotations

import pytest

from compiler.graph import CARD_KINDS
from runtime.driving.blanks import for_scenarios
from runtime.driving.scenario import Outcome, run
from runtime.games.playable import Playable
from tests.bundled import load_text
from tests.runtime.outcomes import of_text, only_failure, outcome


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


def test_an_unknown_variant_is_a_failure() -> None:
    failure = only_failure(
        """
  variant upside-down
  when red passes
  then red has 0 heat
"""
    )
    assert "upside-down" in failure


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
        "red: a victory expected, but it is not so",
        "blue: no victory expected, but it is so",
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
        "red has -1 plants",
        "red has -6 megacredit production",
        'red has 1 science tag, "Research" in play',  # which has two
        'red has 3 animals on "Fish"',  # not in play
        'red has claimed "Mayor", blue has claimed "Mayor"',
        'red has funded "Banker", blue has funded "Banker"',
        'the deck begins with "Ants", red has "Ants" in hand',
        "generation 0",
    ],
)
def test_what_cannot_be_so_is_not_given(line: str) -> None:
    assert "cannot be given" in only_failure(f"\n  given {line}\n  then red has 0 heat\n")


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


# ---- the engine that they are run on -------------------------------------------------------------


def test_cards_of_others_that_nothing_names_are_left_out() -> None:
    text = """
active "Own"
  cost 1
  action: draw 1 card
active "Other"
  cost 1
  when you play "Ants": gain 1 plant
scenario "Named"
  players red, blue
  given red has "Own" in play, blue has "Birds" in play
  when red uses "Own"
  then red has 1 card in hand
"""
    library = load_text(text, uses=("corporate-era",)).library
    made = for_scenarios(library, ("text",))
    there = [card.name for card in made.cards if card.kind in CARD_KINDS and card.set]
    assert sorted(there) == ["Ants", "Birds", "Other", "Own"]
    others = [card for card in library.cards if card.kind not in CARD_KINDS]
    assert [card for card in made.cards if card.kind not in CARD_KINDS] == others
    assert run(Playable(made), made.scenarios[-1]).failures == ()
    assert for_scenarios(made, ("text",)) == made
