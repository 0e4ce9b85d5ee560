"""Playable means completable: what a turn offers is exactly what some order and some choices can
complete, found by looking at all of them.

The search is that of `tests.runtime.positions`: every order, every choice, no footprints and no
short cuts. It is tried on positions of real cards and of cards that nobody would print. Where it
would have to look at too many positions nothing is claimed; these are counted.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from runtime.driving.game import Game
from runtime.engine.base.events import EndlessLoop
from runtime.engine.doable import Doable
from runtime.games.playable import Playable
from runtime.games.turmoil.extension import Turmoil
from runtime.state.state import DECIDER, OPTIONS, Entry
from tests.bundled import playable
from tests.effort import some
from tests.runtime.positions import (
    BOARDS,
    Search,
    Undecided,
    attempts,
    on_board,
    position,
    trial,
)
from tests.runtime.random_cards import strange_engine
from tests.runtime.support import empty, give, put_in_hand, written

LOOKS = 1500


def completable(game: Game, entry: Entry | None) -> bool | None:
    """None when there is too much to look at."""
    if entry is None:
        return False
    try:
        return Search(game.engine, LOOKS).completable(trial(game.state, entry))
    except (Undecided, EndlessLoop):
        return None


def offered(game: Game) -> set[tuple[Any, ...]]:
    assert game.state.ask is not None
    return {
        value[: 3 if value[0] in ("use", "convert") else 2] for value in game.state.ask[OPTIONS]
    }


def compare(game: Game) -> tuple[int, int]:
    """How much was offered and how much was not, as far as all could be looked at."""
    assert game.state.ask is not None
    kind, _, _, options = game.state.ask
    if kind != "menu" or options[0][0] == "first":  # comes before all else
        return 0, 0
    found, found_not = 0, 0
    there = offered(game)
    for what, entry in attempts(game, game.state.ask[DECIDER]):
        can = completable(game, entry)
        if can is None:
            continue
        name = game.program.library.cards[what[1]].name
        assert (what in there) == can, f"{what[0]} {name} {what[2:]}"
        found += can
        found_not += not can and entry is not None
    return found, found_not


def tight(rng: Random, program: Playable) -> Game:
    """A turn with little of anything, and a hand of cards whose parts, or their price, can stand in
    each other's way."""
    game = position(rng, program)
    assert game.state.ask is not None
    state, who = game.state, game.state.ask[DECIDER]
    cards = [
        card
        for card in state.deck[state.top :]
        if program.program.operations.checked[(op := program.linked.cards[card].play)]
        and (
            program.program.operations.entangled[op] or program.doable.payment_matters(card, "play")
        )
    ]
    hand = rng.sample(cards, min(12, len(cards)))
    state.deck = (
        *state.deck[: state.top],
        *(card for card in state.deck[state.top :] if card not in hand),
    )
    state.hand[who] |= sum(1 << card for card in hand)
    for field in program.layout.stock.values():
        state.p[who][field] = rng.randint(0, rng.choice((1, 3, 8)))
    state.p[who][program.program.tables.money] = rng.randint(0, 14)
    for kind in program.library.resources:
        if kind.id in program.layout.production:
            low = rng.choice((kind.least, 0))
            state.p[who][program.layout.production[kind.id]] = rng.randint(low, 1)
    game.give_turn(who)
    return game


@pytest.mark.parametrize("block", range(some(8, 2)))
def test_what_stands_in_its_own_way_is_not_offered(block: int) -> None:
    program = strange_engine(block % 6) if block % 2 else on_board(BOARDS[block % 3])
    counts = [compare(tight(Random(10 * block + n), program)) for n in range(10)]
    found, found_not = map(sum, zip(*counts, strict=True))
    assert found > 10
    assert found_not > 20


@pytest.mark.parametrize("block", range(some(8, 2)))
def test_offered_is_what_can_be_completed(block: int) -> None:
    counts = [compare(position(Random(10 * block + n))) for n in range(10)]
    found, found_not = map(sum, zip(*counts, strict=True))
    assert found > 20
    assert found_not > 20


@pytest.mark.parametrize("block", range(some(6, 1)))
def test_the_same_with_strange_cards(block: int) -> None:
    program = strange_engine(block)
    counts = [compare(position(Random(10 * block + n), program)) for n in range(10)]
    found, found_not = map(sum, zip(*counts, strict=True))
    assert found > 20
    assert found_not > 20


@pytest.mark.parametrize("block", range(some(8, 1)))
def test_what_a_policy_asks_for_must_be_there(block: int) -> None:
    counts = [compare(taxed(Random(100 * block + n))) for n in range(10)]
    found, found_not = map(sum, zip(*counts, strict=True))
    assert found > 20
    assert found_not > 20


def taxed(rng: Random) -> Game:
    """A turn with little money while a party rules whose triggers bind."""
    program = playable("corporate-era", "venus", "prelude", "colonies", "turmoil", "promo")
    game = position(rng, program)
    assert game.state.ask is not None
    state, who = game.state, game.state.ask[DECIDER]
    binding = {
        card
        for card, written in enumerate(program.program.cards)
        if any(trigger in program.doable.binding for _, trigger in written.triggers)
    }
    turmoil = next(one for one in game.rules.extensions if isinstance(one, Turmoil))
    turmoil.elect(state, rng.choice(sorted(binding)))
    state.p[who][program.program.tables.money] = rng.randint(0, 24)
    game.give_turn(who)
    return game


PILES = ("play 1 event from the event pile", "spend 2 heat -> play 1 event from the event pile")


def test_cards_that_play_each_other_are_told_in_few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve of them, of which each could be played if one of the others could."""
    lines = "".join(f'event "Turn {n}"\n  cost 1\n  {PILES[n % 2]}\n\n' for n in range(12))
    game = empty(written(f'set odd "Odd"\n  uses mars\n\n{lines}'), 3)
    for number in range(12):
        put_in_hand(game, 0, f"turn-{number}")
    state = game.state
    state.played_events[0], state.hand[0] = state.hand[0] & 0xFF, state.hand[0] & ~0xFF
    give(game, 0, megacredit=20, heat=1)
    looks: list[int] = []
    look = Doable._is_doable
    monkeypatch.setattr(Doable, "_is_doable", lambda *args: looks.append(1) or look(*args))
    game.give_turn(0)
    assert not any(one[0] == "play" for one in offered(game))
    assert 10 < len(looks) < 3000
