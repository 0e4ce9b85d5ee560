"""Variants of the game: standard and corporate, beginners, draft, solo; all boards."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from runtime.driving.game import Decision, Game
from runtime.games.base.table import STARTS, variant_of
from runtime.games.playable import Playable
from runtime.state.state import GENERATION, State, bits
from tests.bundled import playable

PLAYERS = ("red", "blue", "green", "yellow", "black")
Choose = Callable[[Decision], int]


def program(board: str = "tharsis") -> Playable:
    return playable("corporate-era", "hellas-elysium", board=board)


def start(players: int, seed: int = 0, board: str = "tharsis", variant: str = "corporate") -> Game:
    return Game(program(board), PLAYERS[:players], seed, variant=variant)


def until(game: Game, stop: Callable[[Decision], bool], choose: Choose) -> Decision | None:
    """Answer until a decision is met that stops, or the game is over."""
    while (decision := game.decision) is not None and not stop(decision):
        game.choose(choose(decision))
    return game.decision


def passing(decision: Decision) -> int:
    """The last option: buy nothing, pass."""
    return len(decision) - 1


def at_random(seed: int) -> Choose:
    rng = random.Random(seed)
    return lambda decision: rng.randrange(len(decision))


def is_kind(*kinds: str) -> Callable[[Decision], bool]:
    return lambda decision: decision.kind in kinds


# ---- the words of a variant ---------------------------------------------------------------------


def test_words_of_a_variant() -> None:
    variant = variant_of("corporate, draft, beginner 1 3")
    assert variant.production == STARTS["corporate"] == 0
    assert variant.draft
    assert [variant.beginner(who) for who in range(4)] == [True, False, True, False]
    assert variant_of("beginner").beginner(4)
    assert variant_of("").production is None


@pytest.mark.parametrize("text", ["drafts", "draft 2", "beginner red", "solo"])
def test_an_unknown_variant_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no variant is called"):
        variant_of(text)


def test_a_near_variant_is_suggested() -> None:
    with pytest.raises(ValueError, match="did you mean `corporate`"):
        variant_of("corporte")


@pytest.mark.parametrize("variant", sorted(STARTS))
def test_the_production_one_begins_with(variant: str) -> None:
    game = start(2, variant=variant)
    for numbers in game.state.p:
        for field in game.program.layout.production.values():
            assert numbers[field] == STARTS[variant]


# ---- beginners ----------------------------------------------------------------------------------


def test_a_beginner_keeps_all_cards_for_free() -> None:
    game = start(3, variant="beginner 2")
    dealt = set(game.state.offers[1]) - {-1}
    decision = until(game, is_kind("menu"), passing)
    assert decision is not None
    state, layout = game.state, game.program.layout
    [corporation] = bits(state.play[1])
    node = game.program.library.cards[corporation]
    assert node.beginner
    assert set(bits(state.hand[1])) == dealt - {corporation}
    assert state.hand[1].bit_count() == game.program.tables.rules["starting-cards"]
    assert state.p[1][game.program.tables.money] == dict(node.start)[game.program.tables.currency]
    assert set(layout.stock) >= set(dict(node.start))


def test_beginner_corporations_are_not_dealt() -> None:
    cards = program().library.cards
    for seed in range(10):
        game = start(5, seed)
        offered = [card for offers in game.state.offers for card in offers if card >= 0]
        assert not any(cards[card].beginner for card in offered)


def test_everybody_may_be_a_beginner() -> None:
    game = start(2, variant="beginner")
    assert game.decision is not None
    assert game.decision.kind == "menu"
    assert all(hand.bit_count() == 10 for hand in game.state.hand)


# ---- draft --------------------------------------------------------------------------------------


def packets(state: State) -> list[set[int]]:
    """What each player may choose from."""
    return [set(offers[offers.index(-1) + 1 :]) for offers in state.offers]


@pytest.mark.parametrize(("generation", "step"), [(2, 1), (3, -1)])
def test_the_draft_goes_round_by_generation(generation: int, step: int) -> None:
    game = start(3, variant="corporate, draft")
    until(
        game,
        lambda d: d.kind == "draft" and game.state.g[GENERATION] == generation,
        passing,
    )
    before = packets(game.state)
    assert [len(packet) for packet in before] == [4, 4, 4]
    chosen = []
    for _ in range(3):
        assert game.decision is not None
        seat = game.decision.player
        chosen.append((seat, game.decision.values[0]))
        game.choose(0)
    after = packets(game.state)
    for seat, card in chosen:
        assert after[(seat + step) % 3] == before[seat] - {card}


def test_everybody_buys_from_what_was_drafted() -> None:
    game = start(3, variant="corporate, draft")
    until(game, is_kind("draft"), passing)
    dealt = set().union(*packets(game.state))
    kept: list[set[int]] = [set(), set(), set()]
    while game.decision is not None and game.decision.kind == "draft":
        kept[game.decision.player].add(game.decision.values[0])
        game.choose(0)
    offers = [set(cards) for cards in game.state.offers]
    assert set().union(*offers) == dealt
    assert all(len(cards) == 4 for cards in offers)
    assert all(own <= cards for own, cards in zip(kept, offers, strict=True))
    assert game.decision is not None
    assert game.decision.kind == "buy"


def test_the_first_cards_are_not_drafted() -> None:
    game = start(2, variant="draft")
    decision = until(game, is_kind("draft", "menu"), passing)
    assert decision is not None
    assert decision.kind == "menu"


# ---- solo ---------------------------------------------------------------------------------------


def neutral(game: Game, tile: str) -> list[int]:
    return bits(game.state.tiles[game.program.layout.tile[tile]])


@pytest.mark.parametrize("board", ["tharsis", "hellas", "elysium"])
@pytest.mark.parametrize("seed", range(8))
def test_neutral_tiles(board: str, seed: int) -> None:
    game = start(1, seed, board)
    state, near = game.state, game.engine.board.neighbours
    areas = game.program.layout.board.areas
    cities, greeneries = neutral(game, "city"), neutral(game, "greenery")
    assert len(cities) == len(greeneries) == 2
    assert not near[cities[0]] >> cities[1] & 1, "cities keep apart"
    around = near[cities[0]] | near[cities[1]]
    for area in greeneries:
        assert around >> area & 1
    for area in cities + greeneries:
        assert areas[area].board
        assert not areas[area].reserved
        assert areas[area].terrain != "ocean"
    assert state.own == [0]
    pairs = zip(game.program.tables.level_fields, game.program.library.parameters, strict=True)
    assert all(state.g[field] == kind.start for field, kind in pairs)


def test_costs_say_where_neutral_tiles_go() -> None:
    """Costs 1, 2, 1 and 6: the first area; the last but one of those open; beside A1 the first that
    is open clockwise; beside J3 the second one, since the count of 6 goes round four areas."""
    game = Game(program(), ("red",), begin=False, variant="corporate")
    state, cards = game.state, game.program.library.cards
    game.rules.arrange(state)
    wanted = [next(c for c in state.deck if cards[c].cost == cost) for cost in (1, 2)]
    wanted += [next(c for c in state.deck if cards[c].cost == 1 and c not in wanted)]
    wanted += [next(c for c in state.deck if cards[c].cost == 6)]
    state.deck = (*wanted, *(card for card in state.deck if card not in wanted))
    game.rules.solo.set_up(state)  # type: ignore[attr-defined]
    areas = game.program.layout.board.areas
    assert [areas[a].label for a in neutral(game, "city")] == ["A1", "J3"]
    assert [areas[a].label for a in neutral(game, "greenery")] == ["B2", "H4"]


def test_a_solo_game_begins_with_14_rating_and_no_production() -> None:
    game = start(1, variant="standard")
    layout = game.program.layout
    numbers = game.state.p[0]
    assert numbers[layout.counter["rating"]] == 14
    assert not any(numbers[field] for field in layout.production.values())


def test_a_solo_game_that_is_not_completed_is_lost() -> None:
    game = start(1, 3)
    until(game, lambda _: False, passing)
    assert game.finished
    assert game.state.g[GENERATION] == 14
    assert game.winners() == []
    assert "lost" in game.log[-2]


def test_a_solo_game_goes_on_to_the_last_generation_and_is_won() -> None:
    game = start(1, 3)
    until(game, is_kind("menu"), passing)
    fill(game)
    until(game, lambda _: False, passing)
    assert game.state.g[GENERATION] == 14
    assert game.winners() == [0]
    assert "won" in game.log[-2]


def fill(game: Game) -> None:
    """All parameters at their end."""
    pairs = zip(game.program.tables.level_fields, game.program.library.parameters, strict=True)
    for field, kind in pairs:
        game.state.g[field] = kind.highest


def test_the_last_greeneries_alone_raise_nothing() -> None:
    game = start(1, 5)
    until(game, is_kind("menu"), passing)
    layout = game.program.layout
    game.state.g[GENERATION] = 14
    game.state.p[0][layout.stock["plant"]] = 8
    decision = until(game, is_kind("final"), passing)
    assert decision is not None
    before = game.state.g[layout.level["oxygen"]]
    rating = game.state.p[0][layout.counter["rating"]]
    game.choose(0)
    until(game, lambda _: False, lambda _: 0)
    assert game.state.g[layout.level["oxygen"]] == before
    assert game.state.p[0][layout.counter["rating"]] == rating
    assert len(neutral(game, "greenery")) > 2


def test_a_corporation_hears_of_the_neutral_cities() -> None:
    game = start(1)
    layout = game.program.layout
    state = game.state
    state.ask = None
    card = layout.card["tharsis-republic"]
    state.offers[0] = (card, -1)
    game.rules.table.go_to(state, 0)  # type: ignore[attr-defined]
    game.go_on()
    assert state.p[0][layout.production["megacredit"]] == 2
    assert state.p[0][layout.stock["megacredit"]] == 40


# ---- whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["tharsis", "hellas", "elysium"])
@pytest.mark.parametrize(
    ("players", "variant"),
    [
        (1, "corporate"),
        (2, "standard, draft"),
        (3, "corporate, draft, beginner 1"),
        (5, "beginner"),
    ],
)
def test_whole_games(board: str, players: int, variant: str) -> None:
    game = start(players, players, board, variant)
    until(game, lambda _: False, at_random(players))
    assert game.finished
    assert len(game.scores()) == players
    assert game.log[-1].startswith("The game is over")
