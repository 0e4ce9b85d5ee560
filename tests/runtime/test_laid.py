"""Cards on areas and in rows: what is hidden stays hidden, and is kept and seen rightly."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from compiler.read.gather import read_text
from compiler.read.workbench import Piece, Workbench
from dsl.syntax.nodes import Declaration
from runtime.bots import BOTS
from runtime.bots.simulation import play_out
from runtime.driving.game import Game
from runtime.driving.saves import Unreadable, from_document, to_document
from runtime.games.playable import Playable
from runtime.state.state import ROW, bits
from runtime.telling.view import view
from tests.bundled import load_text
from tests.runtime.support import answer, give, put_in_play

TEXT = (Path(__file__).parent / "laid.mars").read_text(encoding="utf-8")


@cache
def playable() -> Playable:
    return Playable(load_text(TEXT).library, "tharsis")


def begun(seed: int = 5) -> Game:
    """Red's turn; beside red's city lies one of the finds."""
    game = Game(playable(), ("red", "blue"), seed=seed)
    while game.decision is not None and game.decision.kind != "menu":
        game.choose(0)
    game.state.first_actions = 0
    area = game.program.layout.area
    put_in_play(game, 0, "survey-rover")
    game.state.tiles[game.program.layout.tile["city"]] |= 1 << area["C4"]
    game.state.full |= 1 << area["C4"]
    game.state.own[0] |= 1 << area["C4"]
    laid = tuple(one for one in game.state.laid if one[1] == ROW)
    game.state.laid = (*laid, (game.program.layout.card["sealed-jar"], area["C5"], 0))
    give(game, 0, energy=2)
    game.give_turn(0)
    return game


def test_every_land_area_has_one_and_nobody_sees_which() -> None:
    game = Game(playable(), ("red", "blue"), seed=5)
    while game.decision is not None and game.decision.kind != "menu":
        game.choose(0)
    finds = [one for one in game.state.laid if game.program.library.cards[one[0]].kind == "find"]
    assert len(finds) == 7  # all that there are
    for seat in (None, 0, 1):
        lying = view(game, seat)["lying"]
        there = [one for label, row in lying.items() if label for one in row]
        assert {one["kind"] for one in there} == {"find"}
        assert {one["card"] for one in there} == {None}
        assert all(one["card"] for one in lying[""])  # the row is open


def test_only_who_has_looked_knows() -> None:
    game = begun()
    answer(game, 'use "Survey Rover": look at 1 find adjacent to your tile then may take it')
    told = {seat: "\n".join(game.told(seat)) for seat in (0, 1)}
    assert 'looks at "Sealed Jar"' in told[0]
    assert "Sealed Jar" not in told[1]
    assert "sealed-jar" not in json.dumps(view(game, 1))


def test_hidden_faces_decide_nothing_that_is_offered() -> None:
    """Whatever lies there, the options and their names are the same."""
    seen = set()
    for name in ("old-probe", "sealed-jar", "old-mast", "pit"):
        game = begun()
        card = game.program.layout.card[name]
        place = game.program.layout.area["C5"]
        game.state.laid = tuple(
            (card, at, up) if at == place else (one, at, up) for one, at, up in game.state.laid
        )
        game.give_turn(0)
        assert game.decision is not None
        seen.add(tuple(option.text for option in game.decision.options))
    assert len(seen) == 1


def test_what_lies_somewhere_is_kept_and_read_again() -> None:
    game = begun()
    document = to_document(game)
    again = from_document(playable(), document)
    assert again.state.laid == game.state.laid
    assert to_document(again) == document
    document["state"]["laid"] = [[999_999, 0, 0]]
    with pytest.raises(Unreadable, match="laid"):
        from_document(playable(), document)


def test_no_card_is_in_two_places_in_games() -> None:
    for seed, players in ((1, 1), (2, 3)):
        game = Game(playable(), ("a", "b", "c")[:players], seed)
        play_out(game, [BOTS["random"]] * players)
        assert game.finished
        state = game.state
        where = [one for one, _, _ in state.laid] + [*state.aside]
        where += [card for mask in (*state.hand, *state.play) for card in bits(mask)]
        where += [card for row in state.opening for card in row]
        assert len(where) == len({*where})
        cards = playable().library.cards
        row = [one for one, at, _ in state.laid if at == ROW and cards[one].kind == "boon"]
        assert len(row) == 3 or not any(cards[one].kind == "boon" for one in state.aside)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("take 1 find", "say where"),
        ("take 1 space find adjacent to your tile", "hidden"),
        ("take 1 find from the row", "where they are declared"),
        ("look at 1 boon in the row", "open"),
        ("place 1 boon on a land area", "lies on areas"),
        ("place 1 find", "on each land area"),
        ("move 1 find adjacent to your tile to hand", "take 1 find"),
        ("move 1 card from hand to the find pile", "no pile of their own"),
        ("draw 1 space boon", "nobody knows"),
        ("look at 1 find adjacent to your tile then buy it", "take it"),
        ("turn over 1 find adjacent to your tile", "reveal"),
        ("put back 1 find adjacent to your tile", "to the pile"),
        ("claim 1 find adjacent to your tile", "take"),
        ("gain 1 heat per seat here", "with `seats`"),
        ("take 1 venture from the row", "`take 1 seat on a venture`"),
        ("draw 1 venture", "`take 1 seat on a venture`"),
        ("take 1 seat", "on which"),
        ("take 2 seats on a venture", "one at a time"),
        ("take 1 seat on a space card", "`seats`"),
        ("take 1 seat on a venture ignoring oxygen requirements", "ignoring requirements"),
        ("look at 3 cards then take 1 of them for 5 less", "has no price"),
    ],
)
def test_what_means_nothing_is_refused_with_words_that_help(line: str, said: str) -> None:
    found = kinds().check(NEW, f'event "New"\n  cost 1\n  {line}\n').diagnostics
    assert found[0].severity == "error"
    assert said in " ".join(f"{one.message} {one.cure} {one.edits}" for one in found)


@pytest.mark.parametrize(
    "line",
    [
        "gain 1 heat per venture",
        "play 1 venture for free",
        "next time you play a venture: gain 1 heat",
        'next time you play "Deep Shaft": gain 1 heat',
        "effect this generation: opponents may not play ventures",
    ],
)
def test_what_has_seats_is_not_played(line: str) -> None:
    found = load_text(TEXT + f'\nevent "New"\n  cost 1\n  {line}\n').diagnostics
    assert [one.code for one in found if one.severity == "error"] == ["E2006"]
    assert any("each as an action" in (one.cure or "") for one in found)


NEW = Piece("<text>", Declaration(()), "")
"""The place of what is new."""


@cache
def kinds() -> Workbench:
    kind = "kind venture, plural ventures, lies in a row of 2, seats 3\n"
    return Workbench(read_text(TEXT.split("# ---- taken")[0] + kind))


@pytest.mark.parametrize(
    "lines",
    [
        "lies on mars",
        "lies in a row",
        "lies in a row of X",
        "lies areas",
        "lies in a row of 3, open",
        "played as a card",
        "played at noon",
        "played at dance phase",
        "played 3",
        "seats 2",
        "lies in a row of 2, seats 0",
        "lies in a row of 2, seats 2, played as an action",
    ],
)
def test_a_kind_says_in_known_words_where_it_lies_and_when_it_is_played(lines: str) -> None:
    assert load_text(f"kind find, plural finds\n  {lines}\n").errors
