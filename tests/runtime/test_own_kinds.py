"""Cards that can do something once in the game: how they are kept, seen and shown."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from arsia.table.standing import played
from compiler.read.load import load_text
from runtime.driving.game import Game
from runtime.driving.saves import from_document, to_document
from runtime.games.playable import Playable
from runtime.telling.view import view
from tests.runtime.support import answer, give, put_in_play

TEXT = (Path(__file__).parent / "kinds.mars").read_text(encoding="utf-8")


@cache
def playable() -> Playable:
    return Playable(load_text(TEXT).library, "tharsis")


def begun() -> Game:
    """A game of two in which red has a card that gives steel once."""
    game = Game(playable(), ("red", "blue"), seed=5)
    while game.decision is not None and game.decision.kind != "menu":
        game.choose(0)
    game.give_turn(0)
    put_in_play(game, 0, "old-favour")
    give(game, 0, plant=2)
    return game


def test_a_card_turned_over_is_kept_and_seen_by_all() -> None:
    game = begun()
    assert "spent" not in to_document(game)["state"]
    assert view(game, 1)["players"][0]["spent"] == []
    answer(game, 'use "Old Favour": spend 2 plants')
    document = to_document(game)
    again = from_document(playable(), document)
    assert again.state.spent == game.state.spent != 0
    assert to_document(again) == document
    assert view(again, 1)["players"][0]["spent"] == ["old-favour"]
    assert "Old Favour (turned over)" in str(played(again).renderables[0])


def test_a_card_that_leaves_the_table_is_as_new() -> None:
    game = begun()
    answer(game, 'use "Old Favour": spend 2 plants')
    game.engine.zones.take_up(game.state, game.program.layout.card["old-favour"])
    assert game.state.spent == 0
