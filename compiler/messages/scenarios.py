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
    "A test without an expectation can never fail. One that only has `source` and `skipped` is no "
    "test: it says why a ruling has none.",
    scenario("given red has 3 plants"),
    scenario("given red has 3 plants", "then red has 3 plants"),
)

GIVEN_TOO_LATE = message(
    "E4004",
    "what is given stands before all that happens",
    "A scenario arranges one position and goes on from there; what comes later comes by play.",
    scenario("when red passes", "given red has 3 plants", "then red has 3 plants"),
    scenario("given red has 3 plants", "when red passes", "then red has 3 plants"),
)

WHOSE = message(
    "E4005",
    "whose `{word}`?",
    "What somebody has follows the player's name in the same line.",
    scenario("then 3 plants"),
    scenario("then red has 3 plants"),
)

NOT_TO_BE_GIVEN = message(
    "E4006",
    "this cannot be given",
    "What is given is made so: one number each, and nothing that only play can bring.",
    scenario("given red has 24 points", "then red has 24 points"),
    scenario("given red has 24 rating", "then red has 24 points"),
)

ANSWERS_TO_NOTHING = message(
    "E4007",
    "answers stand under the act that they answer",
    "Only whoever answers `anything` does so all the time.",
    scenario("blue answers 3 plants", "when red passes", "then red has 0 plants"),
    scenario("blue answers anything", "when red passes", "then red has 0 plants"),
)
