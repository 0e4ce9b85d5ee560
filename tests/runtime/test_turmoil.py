"""Parties, delegates and global events: what holds in every game, saves, a set of one's own."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from runtime.driving.game import Game
from runtime.driving.saves import Unreadable, from_document, to_document
from runtime.driving.scenario import run
from runtime.games.playable import Playable
from runtime.games.turmoil.extension import Turmoil
from runtime.games.turmoil.parliament import NEUTRAL, VACANT, assembled
from runtime.state.state import OPTIONS
from runtime.telling.view import view
from tests.bundled import for_scenarios, load, playable

PLAYERS = ("red", "blue", "green", "yellow", "black")

FAN = """
set rebels "Rebels"
  uses turmoil

party rebels "Rebels"
  bonus: gain 2 steel
  when you place a city: pay 4
  effect: steel is worth 1 more
  action: spend 1 steel -> gain 3 megacredits
  conversion: spend 1 plant -> gain 1 heat

global event "Uprising"
  distant rebels
  current greens
  each player: lose 1 steel per influence

scenario "Its bonus, its tax"
  players red, blue
  board tharsis
  given red has 1 delegate in rebels, red has 28 megacredits
  given the ruling party is rebels
  when red uses "City"
  then it is refused: "Rebels"

active "Ambassador"
  cost 2
  tags earth
  when you play an earth tag: raise rating 1

scenario "What a card hears of itself is taxed"
  players red, blue
  given the ruling party is reds, red has "Ambassador" in hand, red has 4 megacredits
  when red plays "Ambassador"
  then it is refused: "Reds"

scenario "Its actions"
  players red, blue
  given the ruling party is rebels, red has 2 steel, 2 plants, 0 megacredits, blue has 1 steel
  when red uses "Rebels"
    answers 3 megacredits
  when red uses "Rebels"
    answers 1 heat
  when red uses "Rebels"
    answers 1 heat
  then red has 1 steel, 0 plants, 2 heat, 3 megacredits

scenario "Its event"
  players red, blue
  given red has 2 delegates in rebels, "Uprising" is current, red has 5 steel
  when the generation ends
  then the ruling party is rebels
  then red has 5 steel
"""


def engine(*sets: str) -> Playable:
    return playable(*sets, board="tharsis")


def committee(game: Game) -> Turmoil:
    return next(one for one in game.engine.extensions if isinstance(one, Turmoil))


def check(game: Game) -> None:
    """What must hold at any decision."""
    extension, state = committee(game), game.state
    now = extension.parliament(state)
    for seat in (*state.seats, NEUTRAL):
        waiting = now.lobby[seat] if seat >= 0 else 0
        seated = sum(counts[seat] for counts in now.delegates)
        all_ = extension.each if seat >= 0 else extension.neutral
        assert now.reserve[seat] + waiting + seated + (now.chairman == seat) == all_
        assert min(now.reserve[seat], waiting, seated) >= 0
    for counts, leader in zip(now.delegates, now.leaders, strict=True):
        assert (leader == VACANT) == (not any(counts))
        assert leader == VACANT or counts[leader] == max(counts)
    sizes = list(map(sum, now.delegates))
    assert sizes[now.dominant] == max(sizes)
    events = [*now.deck, *now.discards, *(one for one in now.events if one >= 0)]
    assert sorted(events) == sorted(extension.events)
    for who in state.seats:
        assert state.p[who][extension.influence] == now.influence(who) <= 3


def play(game: Game, seed: int, save: bool = False) -> None:
    rng = Random(seed)
    while not game.finished:
        check(game)
        assert game.state.ask is not None
        if save and rng.random() < 0.02:
            kept = json.loads(json.dumps(to_document(game)))
            again = from_document(game.engine, kept)
            assert to_document(again) == to_document(game)
            assert view(again, 0) == view(game, 0)
        game.choose(rng.randrange(len(game.state.ask[OPTIONS])))


@pytest.mark.parametrize(("players", "sets"), [(1, ()), (3, ("venus",)), (5, ("prelude",))])
def test_whole_games(players: int, sets: tuple[str, ...]) -> None:
    game = Game(engine("turmoil", *sets), PLAYERS[:players], seed=players)
    play(game, players, save=players == 3)
    assert all(game.log)


@pytest.mark.parametrize(
    ("at", "value"), [(0, [[9, 9, 9]]), (2, [1]), (4, 7), (5, -1), (7, 0), (12, [[4, 0]])]
)
def test_a_saved_committee_that_cannot_be_is_refused(at: int, value: object) -> None:
    game = Game(engine("turmoil"), PLAYERS[:2], seed=1)
    kept = json.loads(json.dumps(to_document(game)))
    kept["state"]["more"]["turmoil"][at] = value
    with pytest.raises(Unreadable):
        from_document(game.engine, kept)


def test_policies_wait_for_the_action_phase() -> None:
    """At set-up none is in force; at the first turn the first government's is."""
    game = Game(engine("turmoil"), PLAYERS[:2], seed=5)
    ruling = committee(game).ruling(game.state)
    heard = {card for row in game.state.listening for _, card, _ in row}
    assert ruling not in heard
    while game.decision is not None and game.decision.kind != "menu":
        game.choose(0)
    heard = {card for row in game.state.listening for _, card, _ in row}
    assert ruling in heard


def test_the_table_shows_the_committee() -> None:
    game = Game(engine("turmoil"), PLAYERS[:2], seed=1)
    shown = {one["title"]: one["rows"] for one in view(game, None)["laid out"]}
    assert "committee, chairman neutral" in shown
    notes = {
        cell["card"]: cell["note"] for row in shown["committee, chairman neutral"] for cell in row
    }
    assert notes["greens"].startswith("rules")
    assert sum("dominant" in note for note in notes.values()) == 1
    assert {cell["note"] for row in shown["global events"] for cell in row} == {"distant", "coming"}


@pytest.fixture(scope="module")
def rebels(tmp_path_factory: pytest.TempPathFactory) -> Playable:
    path: Path = tmp_path_factory.mktemp("sets") / "rebels.mars"
    path.write_text(FAN, "utf-8")
    loaded = load([path])
    assert not loaded.diagnostics
    return for_scenarios(loaded.library, "tharsis")


@pytest.mark.parametrize("name", ["Its bonus, its tax", "Its actions", "Its event"])
def test_a_set_declares_a_party_and_an_event(rebels: Playable, name: str) -> None:
    scenario = next(one for one in rebels.library.scenarios if one.name == name)
    assert run(rebels, scenario).failures == ()


def test_games_with_a_seventh_party(rebels: Playable) -> None:
    play(Game(rebels, PLAYERS[:2], seed=4), 4)


# ---- the committee by itself --------------------------------------------------------------------


def test_a_tie_for_dominance_goes_clockwise() -> None:
    """FAQ, "What is the dominant party?"."""
    now = assembled(parties=6, players=2, each=7, neutral=14, ruling=0)
    for party, seat in ((2, 0), (2, 0), (2, 0), (0, 1), (4, 1), (5, NEUTRAL)):
        now = now.placed(party, seat)
    assert now.dominant == 2
    new = now.governed()
    assert (new.ruling, new.chairman, new.dominant) == (2, 0, 4)
    assert (new.reserve[0], new.lobby[0]) == (5, 1)


def test_a_tie_for_the_leader_goes_in_turn_order() -> None:
    """From the player who acts on, the neutral player last (FAQ, "How is the party leader decided,
    and how does it change hands?")."""
    now = assembled(parties=1, players=3, each=7, neutral=14, ruling=0)
    for seat in (0, 0, 0, NEUTRAL, NEUTRAL, 1, 1, 2, 2):
        now = now.placed(0, seat)
    now = now.removed(0, 0, turn=2)
    assert now.leaders == (0,)  # who ties stays
    assert now.removed(0, 0, turn=2).leaders == (2,)
    assert now.removed(0, 0, turn=1).leaders == (1,)


def test_without_neutral_delegates_none_is_sent() -> None:
    now = assembled(parties=2, players=1, each=7, neutral=1, ruling=0)
    assert now.placed(1, NEUTRAL) == now
