"""Conditions on what happened: for this action, for this generation, for the whole game."""

from __future__ import annotations

import pytest

from runtime.driving.game import Game
from tests.runtime.support import empty, give, put_in_hand, put_in_play, stock, written

TEXT = """\
set echoes "Echoes"
  uses mars

active 1 "Action"
  cost 0
  when you gain 1 heat: if you raised temperature this action: gain 1 steel

active 2 "Generation"
  cost 0
  when you gain 1 heat: if you raised temperature this generation: gain 1 titanium

active 3 "Game"
  cost 0
  when you gain 1 heat: if you raised temperature this game: gain 1 plant

active 4 "Silence"
  cost 0
  when you gain 1 heat: if you did not raise temperature this action: gain 1 energy

event 5 "Warm"
  cost 0
  raise temperature 1 then gain 1 heat

event 6 "Cold"
  cost 0
  gain 1 heat

event 7 "Later"
  cost 0
  gain 1 heat

corporation 8 "Nobody"
  start 10 megacredits

corporation 9 "Nobody Else"
  start 10 megacredits
"""


def begun() -> Game:
    game = empty(written(TEXT))
    for card in ("action", "generation", "game", "silence"):
        put_in_play(game, 0, card)
    for card in ("warm", "cold", "later"):
        put_in_hand(game, 0, card)
    give(game, 0, steel=0, titanium=0, plant=0, energy=0)
    return game


def heard(game: Game) -> tuple[int, ...]:
    """How often each of the four has given something."""
    return tuple(stock(game, 0, name) for name in ("steel", "titanium", "plant", "energy"))


def to_next_generation(game: Game) -> None:
    """Everybody passes; energy has become heat."""
    while game.decision is not None and game.decision.ids[-1] in ("pass", "end", "done"):
        generation = game.state.g[1]
        game.choose(len(game.decision) - 1)
        if game.state.g[1] != generation:
            break
    while game.decision is not None and game.decision.kind != "menu":
        game.choose(len(game.decision) - 1)
    game.give_turn(0)


def test_what_happened_is_forgotten_when_its_time_is_over() -> None:
    game = begun()
    game.choose("play warm")
    assert heard(game) == (1, 1, 1, 0)
    game.choose("play cold")
    assert heard(game) == (1, 2, 2, 1)
    to_next_generation(game)
    assert game.state.g[1] == 2
    give(game, 0, energy=0)
    game.choose("play later")
    assert heard(game) == (1, 2, 3, 1)


@pytest.mark.parametrize("card", ["cold", "later"])
def test_nothing_is_heard_that_did_not_happen(card: str) -> None:
    game = begun()
    game.choose(f"play {card}")
    assert heard(game) == (0, 0, 0, 1)
