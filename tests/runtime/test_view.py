"""What a player sees: no hidden fact changes it, and nothing public is missing."""

from __future__ import annotations

import json
from random import Random

import pytest

from runtime.game import Game
from runtime.state import bits
from runtime.view import view
from tests.runtime.support import bundled, wander


def hide_otherwise(game: Game, seat: int, rng: Random) -> Game:
    """The same game with everything hidden from `seat` shuffled: deck, others' hands and offers."""
    twin = game.clone()
    state = twin.state
    others = [w for w in state.seats if w != seat]
    pool = list(state.deck[state.top :])
    for w in others:
        pool += bits(state.hand[w])
        pool += [card for card in state.offers[w] if card >= 0] if twin.decision else []
    rng.shuffle(pool)
    for w in others:
        count = state.hand[w].bit_count()
        state.hand[w] = sum(1 << pool.pop() for _ in range(count))
        offered = state.offers[w]
        state.offers[w] = tuple(pool.pop() if card >= 0 else card for card in offered)
    state.deck = (*state.deck[: state.top], *pool)
    return twin


@pytest.mark.parametrize("seed", range(6))
def test_no_hidden_fact_changes_what_a_player_sees(seed: int) -> None:
    rng = Random(seed)
    game = Game(bundled(), ("red", "blue", "green"), seed=seed)
    for _ in range(15):
        wander(game, rng.randrange(1000), 23)
        for seat in game.state.seats:
            if game.decision is not None and game.decision.player != seat:
                twin = hide_otherwise(game, seat, rng)
                assert json.dumps(view(game, seat)) == json.dumps(view(twin, seat))


def test_one_sees_the_own_hand_and_only_the_number_of_others() -> None:
    game = Game(bundled(), ("red", "blue"), seed=4)
    wander(game, 4, 120)
    seen = view(game, 1)["players"]
    assert "hand" not in seen[0]
    assert len(seen[1]["hand"]) == seen[1]["cards in hand"]
    assert "hand" not in view(game)["players"][1]
