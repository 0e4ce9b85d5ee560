"""Why something is not offered: a text for every kind of obstacle, and none for what is offered."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from runtime.driving.game import Game
from runtime.telling.obstacles import OFFERED, is_offered
from tests.effort import some
from tests.runtime.positions import position
from tests.runtime.support import (
    PLAYERS,
    answer,
    bundled,
    empty,
    give,
    produce,
    put_in_hand,
    put_in_play,
    refresh,
    wander,
    written,
)

Arrange = Callable[[Game], object]


def claimed(game: Game, *pairs: tuple[str, int]) -> None:
    game.state.claimed = tuple((game.program.layout.card[card], who) for card, who in pairs)
    refresh(game)


def funded(game: Game, *pairs: tuple[str, int]) -> None:
    game.state.funded = tuple((game.program.layout.card[card], who) for card, who in pairs)
    refresh(game)


def hand(*cards: str, **stocks: int) -> Arrange:
    """Cards in red's hand, and red's stocks."""

    def arrange(game: Game) -> None:
        for card in cards:
            put_in_hand(game, 0, card)
        give(game, 0, **stocks)

    return arrange


def in_play(card: str, **stocks: int) -> Arrange:
    def arrange(game: Game) -> None:
        put_in_play(game, 0, card)
        give(game, 0, **stocks)

    return arrange


def blue_holds(card: str) -> Arrange:
    return lambda game: put_in_play(game, 1, card)


def used(card: str) -> Arrange:
    def arrange(game: Game) -> None:
        in_play(card, megacredit=20)(game)
        game.state.used = 1 << game.program.layout.card[card]
        refresh(game)

    return arrange


def blue_acts(game: Game) -> None:
    hand("ants", megacredit=20)(game)
    game.give_turn(1)


def asked(game: Game) -> None:
    """Red is in the middle of something."""
    hand("ants", megacredit=50)(game)
    answer(game, 'use "Aquifer"')


def passed(game: Game) -> None:
    hand("ants", megacredit=50)(game)
    answer(game, "pass")


def full_of_oceans(game: Game) -> None:
    layout = game.program.layout
    for area in [i for i, a in enumerate(layout.board.areas) if a.terrain == "ocean"]:
        game.state.tiles[layout.tile["ocean"]] |= 1 << area
        game.state.full |= 1 << area
    game.state.g[layout.level["ocean"]] = 9
    give(game, 0, megacredit=50)


def nothing_left_for_the_effect(game: Game) -> None:
    """Heat counts as money, and the card takes heat."""
    put_in_play(game, 0, "helion")
    put_in_hand(game, 0, "local-heat-trapping")
    give(game, 0, heat=5)


def some_energy(game: Game) -> None:
    produce(game, 0, energy=1)
    hand("urbanized-area", megacredit=10)(game)


CASES: list[tuple[Arrange, str, str, str]] = [
    # price
    (hand("comet", megacredit=20), "play", "comet", "costs 21 M€, more than red can pay: 20 M€"),
    (
        hand("ants", megacredit=5, steel=4),
        "play",
        "ants",
        "costs 9 M€, more than red can pay: 5 M€, and 4 steel cannot pay for it",
    ),
    (
        hand(megacredit=10),
        "project",
        "power-plant",
        "costs 11 M€, more than red can pay: 10 M€",
    ),
    # requirements: tracks, tags, tiles, production, ratings
    (hand("ants", megacredit=9), "play", "ants", "needs oxygen at 4% or more (now 0)"),
    (hand("gene-repair", megacredit=12), "play", "gene-repair", "needs 3 science tags (now 0)"),
    (hand("rad-suits", megacredit=6), "play", "rad-suits", "needs 2 city tiles in play (now 0)"),
    (
        hand("asteroid-mining-consortium", megacredit=13),
        "play",
        "asteroid-mining-consortium",
        "needs titanium production (now 0)",
    ),
    (hand(megacredit=8), "claim", "terraformer", "needs TR of 35 or more (now 20)"),
    (hand(megacredit=8), "claim", "planner", "needs 16 cards in hand (now 0)"),
    # effects
    (
        hand("soil-factory", megacredit=9),
        "play",
        "soil-factory",
        "cannot be done: production -1 energy (it is 0 and may not fall below 0)",
    ),
    (
        hand("heat-trappers", megacredit=6),
        "play",
        "heat-trappers",
        "cannot be done: production -2 heat of any player (nobody has so much to lose)",
    ),
    (
        hand("local-heat-trapping", megacredit=1, heat=3),
        "play",
        "local-heat-trapping",
        "cannot be done: spend 5 heat (red has 3 heat)",
    ),
    (
        hand("mining-area", megacredit=4),
        "play",
        "mining-area",
        "cannot be done: place this tile on an area with a steel/titanium bonus adjacent to your"
        " tile (no area is open for it)",
    ),
    (
        some_energy,
        "play",
        "urbanized-area",
        "cannot be done: place city adjacent to 2 cities in play (no area is open for it)",
    ),
    (
        hand("robotic-workforce", megacredit=9),
        "play",
        "robotic-workforce",
        "cannot be done: copy the production box of a building card"
        " (there is no such card with which it could be done)",
    ),
    (hand(), "project", "sell-patents", "cannot be done: discard X cards (red has 0 to discard)"),
    (in_play("ants"), "use", "ants", "cannot be done: remove 1 microbe from any card"),
    (in_play("steelworks", energy=3), "use", "steelworks", "spend 4 energy (red has 3 energy)"),
    (in_play("water-import-from-europa", titanium=3), "use", "water-import-from-europa", "pay 12"),
    (hand(plant=7), "convert", "convert-plants", "spend 8 plants (red has 7 plants)"),
    (
        nothing_left_for_the_effect,
        "play",
        "local-heat-trapping",
        "cannot be done after paying for it: spend 5 heat",
    ),
    # actions
    (used("ants"), "use", "ants", "its action has been used this generation"),
    (
        in_play("united-nations-mars-initiative", megacredit=3),
        "use",
        "united-nations-mars-initiative",
        "the condition of its action does not hold: that you raised TR this generation",
    ),
    (blue_holds("ants"), "use", "ants", "is in play with blue"),
    (hand("ants"), "use", "ants", "is not in play"),
    (in_play("comet"), "use", "comet", "cannot be used: it has no action"),
    # milestones and awards
    (lambda g: claimed(g, ("mayor", 1)), "claim", "mayor", "it is taken: blue has claimed it"),
    (lambda g: claimed(g, ("mayor", 0)), "claim", "mayor", "it is taken: red has claimed it"),
    (
        lambda g: claimed(g, ("mayor", 1), ("gardener", 1), ("builder", 0)),
        "claim",
        "planner",
        "no more can be taken: 3 are claimed",
    ),
    (lambda g: funded(g, ("banker", 1)), "fund", "banker", "it is taken: blue has funded it"),
    (
        lambda g: funded(g, ("banker", 1), ("miner", 1), ("scientist", 1)),
        "fund",
        "thermalist",
        "no more can be taken: 3 are funded",
    ),
    (lambda g: funded(g, ("banker", 1)), "fund", "miner", "costs 14 M€"),
    # turns and places
    (blue_acts, "play", "ants", "it is blue's turn"),
    (asked, "play", "ants", 'red has something else to answer first: "Aquifer": where to place it'),
    (passed, "play", "ants", "red has passed this generation"),
    (hand(), "play", "ants", "is not in the hand of red"),
    (blue_holds("ants"), "play", "ants", "is not in the hand of red: blue has played it"),
    (hand(), "play", "aquifer", "cannot be played from hand"),
    (hand("ants"), "project", "ants", "cannot be bought as a project"),
    (hand("ants"), "claim", "ants", "cannot be claimed"),
    (hand("ants"), "fund", "ants", "cannot be funded"),
    (hand("ants"), "convert", "ants", "cannot be converted"),
]


@pytest.mark.parametrize(("arrange", "what", "card", "text"), CASES)
def test_each_kind_of_obstacle_has_its_text(
    arrange: Arrange, what: str, card: str, text: str
) -> None:
    game = empty(bundled())
    arrange(game)
    reasons = game.why_not(0, what, card)
    assert any(text in reason for reason in reasons), reasons


def test_what_needs_an_ocean_area_has_none_left() -> None:
    game = empty(bundled())
    full_of_oceans(game)
    put_in_hand(game, 0, "mohole-area")
    assert "(no area is open for it)" in game.why_not(0, "play", "mohole-area")[0]


def test_a_first_action_comes_before_all_else() -> None:
    game = empty(bundled())
    game.found(0, "tharsis-republic")
    game.give_turn(0)
    put_in_hand(game, 0, "comet")
    assert game.why_not(0, "play", "comet") == [
        'the first action of "Tharsis Republic" comes before all else'
    ]


def test_another_board_and_a_game_alone() -> None:
    from tests.runtime.positions import on_board

    game = empty(on_board("hellas"))
    assert game.why_not(0, "claim", "mayor") == ["is not on this board"]
    alone = empty(bundled(), players=1)
    assert alone.why_not(0, "claim", "mayor") == ["nothing is claimed in a game alone"]
    assert alone.why_not(0, "fund", "banker") == ["nothing is funded in a game alone"]


def test_a_game_that_is_over() -> None:
    game = Game(bundled(), PLAYERS[:1], seed=1)
    while game.decision is not None:
        game.choose(len(game.decision) - 1)
    assert "the game is over" in game.why_not(0, "fund", "banker")


def test_with_too_little_money_only_that_is_said() -> None:
    game = empty(bundled())
    put_in_hand(game, 0, "giant-ice-asteroid")
    assert len(game.why_not(0, "play", "giant-ice-asteroid")) == 1


DEAD_END = """\
set dead-end "Dead End"
  uses mars

automated 1 "Twice"
  cost 0
  spend 3 heat
  spend 3 heat

automated 2 "Choice"
  cost 0
  (spend 3 heat) or (spend 2 plants)

corporation 4 "Nobody"
  start 10 megacredits
"""


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("twice", "not all of it can be done, in whatever order: spend 3 heat"),
        (
            "choice",
            "cannot be done: spend 3 heat (red has 2 heat) nor spend 2 plants (red has 1 plant)",
        ),
    ],
)
def test_dead_ends(card: str, text: str) -> None:
    game = empty(written(DEAD_END))
    put_in_hand(game, 0, card)
    give(game, 0, heat=5 if card == "twice" else 2, plant=1)
    assert game.why_not(0, "play", card) == [text]


def test_an_unknown_wish_is_refused() -> None:
    with pytest.raises(ValueError, match="`eat` is not one of play, use"):
        empty(bundled()).why_not(0, "eat", "ants")


# ---- the property -------------------------------------------------------------------------------


def said_exactly_when_not_offered(game: Game) -> None:
    """Over all cards, all wishes and all players."""
    for who in game.state.seats:
        for index, card in enumerate(game.program.library.cards):
            for what in OFFERED:
                reasons = game.why_not(who, what, card.id)
                assert bool(reasons) != is_offered(game, who, what, index), (who, what, card.id)
                assert all(reasons)
                assert "it is not offered now" not in reasons, (who, what, card.id)


@pytest.mark.parametrize("seed", range(some(10, 4)))
def test_whatever_is_not_offered_has_a_reason(seed: int) -> None:
    said_exactly_when_not_offered(position(Random(seed)))


@pytest.mark.parametrize("name", ["cornucopia", "tinyforming"])
@pytest.mark.parametrize("seed", range(some(6, 2)))
def test_the_same_in_other_games(name: str, seed: int) -> None:
    rng = Random(seed)
    players = ("white", "black")[: 1 + seed % 2] if name == "tinyforming" else PLAYERS[: 1 + seed]
    game = Game(bundled(name), players[:5], seed)
    wander(game, seed, rng.randrange(20, 60 if name == "tinyforming" else 300))
    said_exactly_when_not_offered(game)
