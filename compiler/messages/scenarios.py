"""The messages about scenarios (E4xxx)."""

from __future__ import annotations

from compiler.messages.examples import scenario
from dsl.messages.record import message

UNKNOWN_PLAYER = message(
    "E4001",
    "no player of this scenario is called `{word}`",
    "The line `players` names everybody who takes part.",
    scenario("given green has 3 plants", "then red has 0 plants"),
    scenario("given blue has 3 plants", "then red has 0 plants"),
)

NO_ACTION_OF_PLAYERS = message(
    "E4002",
    "a player does not `{verb}` in a scenario",
    "What a player does is one of the actions of the game; what follows is up to the cards.",
    scenario("when red gains 3 plants", "then red has 3 plants"),
    scenario("when red passes", "then red has 0 plants"),
)

EXPECTS_NOTHING = message(
    "E4003",
    "this scenario expects nothing",
    "A test without an expectation can never fail.",
    scenario("given red has 3 plants"),
    scenario("given red has 3 plants", "then red has 3 plants"),
)
