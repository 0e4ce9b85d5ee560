"""Colony tiles in whole games: how many there are, what is kept of them, tiles of one's own set."""

from __future__ import annotations

import json

import pytest

from runtime.driving.game import Game
from runtime.driving.saves import from_document, to_document
from runtime.games.colonies.tiles import COLONIES, INACTIVE, MARKER, START, TILE
from runtime.games.playable import Playable
from runtime.telling.view import view
from tests.bundled import load_text, playable

PLAYERS = ("red", "blue", "green", "yellow", "black")

FAN = """
set worlds "Worlds"
  uses colonies

card resource spore

colony "Quiet World"
  track 0, 2, 4, 6
  opens spore
  build: gain 3 heat
  trade: gain X plants, add X spores to a card
  colony: raise a colony track 1

active W1 "Spore Garden"
  cost 3
  holds spore
"""


def program() -> Playable:
    return playable("colonies")


@pytest.mark.parametrize(("count", "tiles"), [(1, 4), (2, 5), (3, 5), (4, 6), (5, 7)])
def test_so_many_tiles_as_players_want(count: int, tiles: int) -> None:
    lying = Game(program(), PLAYERS[:count], 3).state.more[COLONIES]
    assert len({tile[TILE] for tile in lying}) == len(lying) == tiles
    cards = program().library.cards
    for card, place, owners, visitor in lying:
        asleep = "opens" in dict(cards[card].fields)
        assert (place, owners, visitor) == (INACTIVE if asleep else START, (), -1)


def test_tiles_go_through_a_document_and_are_seen() -> None:
    game = Game(program(), PLAYERS[:3], 5)
    again = from_document(program(), json.loads(json.dumps(to_document(game))))
    assert again.state.more == game.state.more
    (exhibit,) = view(game)["laid out"]
    assert [len(row) for row in exhibit["rows"]] == [4, 1]


def test_a_tile_of_a_set_of_ones_own_sleeps_and_wakes() -> None:
    library = load_text(FAN).library
    game = Game(Playable(library), PLAYERS[:2], 1)
    ids = [card.id for card in library.cards]
    extension = next(one for one in game.engine.extensions if "colony" in one.brought.kinds)
    tile, garden = ids.index("quiet-world"), ids.index("spore-garden")
    state = game.state
    state.more = state.more | {COLONIES: ()}
    extension._put(state, tile)  # type: ignore[attr-defined]
    assert state.more[COLONIES][0][MARKER] == INACTIVE
    game.engine.zones.lay_down(state, 1, garden)
    assert state.more[COLONIES][0][MARKER] == START


def test_a_game_without_colonies_knows_nothing_of_them() -> None:
    plain = playable("base")
    assert COLONIES not in Game(plain, PLAYERS[:2]).state.more
    assert not plain.zones.entering
