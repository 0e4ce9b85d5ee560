"""Triggers that set each other off for ever are stopped; the game is unharmed."""

from __future__ import annotations

import pytest

from runtime.driving.game import Refused
from tests.runtime.support import answer, empty, give, put_in_hand, put_in_play, stock, written

ENDLESS = """\
set endless "Endless"
  uses mars

active 1 "There"
  cost 1
  when you gain 1 plant: if 1 heat: gain 1 heat

active 2 "And Back"
  cost 1
  when you gain 1 heat: if 1 heat: gain 1 plant

event 3 "Spark"
  cost 1
  gain 1 heat

corporation 4 "Nobody"
  start 10 megacredits
"""


def test_an_endless_loop_is_refused_and_names_the_cards() -> None:
    game = empty(written(ENDLESS))
    put_in_play(game, 0, "there")
    put_in_play(game, 0, "and-back")
    put_in_hand(game, 0, "spark")
    give(game, 0, megacredit=5)
    before = game.state.clone()
    with pytest.raises(Refused, match=r"(There.*And Back|And Back.*There)"):
        answer(game, '"Spark"')
    for name in before.__slots__:
        assert getattr(before, name) == getattr(game.state, name), name


def test_without_the_way_back_it_ends() -> None:
    game = empty(written(ENDLESS))
    put_in_play(game, 0, "there")
    put_in_hand(game, 0, "spark")
    give(game, 0, megacredit=5)
    answer(game, '"Spark"')
    assert game.engine.may_loop
    assert "end turn" in [option.text for option in game.decision.options]  # type: ignore[union-attr]


LATER = """\
active 1 "Slow Spring"
  cost 1
  action: this generation when you gain plants: if 1 heat: gain 1 plant
"""

MOVED = """\
active 1 "Wanderers"
  cost 1
  when you place a city: if 1 heat: move a city
"""


@pytest.mark.parametrize("text", [LATER, MOVED])
def test_whether_they_can_is_seen_of_all_that_waits_and_is_placed_anew(text: str) -> None:
    assert empty(written(text)).engine.may_loop


ECHOES = """\
set endless "Endless"
  uses mars

active 1 "Echo"
  cost 1
  copies 3
  when you gain 1 heat: may (gain 1 heat, gain 1 steel)

event 2 "Spark"
  cost 1
  gain 1 heat

corporation 4 "Nobody"
  start 10 megacredits
"""


def test_who_has_let_it_grow_too_far_still_gets_out() -> None:
    """What is pending by then goes on beyond the limit, whatever is answered."""
    game = empty(written(ECHOES))
    for card in game.program.layout.copies("echo"):
        put_in_play(game, 0, game.program.library.cards[card].id)
    put_in_hand(game, 0, "spark")
    give(game, 0, megacredit=5)
    answer(game, '"Spark"')
    for _ in range(1500):
        assert game.decision is not None
        if game.decision.kind == "menu":
            break
        game.choose(0)
    assert game.decision is not None
    assert game.decision.kind == "menu"
    assert any("have set each other off; no more come" in line for line in game.log)
    heat = stock(game, 0, "heat")
    game.give_turn(0)
    give(game, 0, megacredit=5)
    put_in_hand(game, 0, "spark")
    answer(game, '"Spark"')
    game.choose(0)  # in the next resolution they are heard again
    assert stock(game, 0, "heat") > heat


PHASES = (
    ENDLESS
    + """
active 5 "Dawn"
  cost 1
  at production phase: gain 1 heat
"""
)


def test_a_turn_can_always_be_ended() -> None:
    game = empty(written(PHASES))
    for card in ("there", "and-back", "dawn"):
        put_in_play(game, 0, card)
    game.give_turn(0)
    answer(game, "pass")
    answer(game, "pass")
    assert any("have set each other off; no more come" in line for line in game.log)
