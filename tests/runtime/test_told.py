"""The log of a game says where cards go, and how far a track is moved."""

from __future__ import annotations

import pytest

from runtime.driving.game import Game
from tests.runtime.support import answer, put_in_hand, written

CARDS = """
event 901 "Leap"
  cost 0
  raise temperature 2

event 902 "Step"
  cost 0
  raise temperature 1

event 903 "Passed On"
  cost 0
  move this card to the event pile of an opponent

event 904 "Cleared"
  cost 0
  move 1 card from hand to the discards
"""


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("Leap", "  red raises temperature 2 steps"),
        ("Step", "  red raises temperature"),
        ("Passed On", '  red moves "Passed On" to the event pile of blue'),
        ("Cleared", '  red moves "Comet" to the discards'),
    ],
)
def test_what_the_log_says(card: str, line: str) -> None:
    game = Game(written(CARDS, "base"), ("red", "blue"), seed=1, begin=False)
    game.state.hand = [0, 0]
    put_in_hand(game, 0, card.lower().replace(" ", "-"))
    if card == "Cleared":
        put_in_hand(game, 0, "comet")
    game.give_turn(0)
    answer(game, f'play "{card}"')
    assert line in game.log
