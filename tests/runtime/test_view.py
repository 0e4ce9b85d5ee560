"""What a player sees: no hidden fact changes it, and nothing public is missing.

Hidden from a seat are the deck and other piles, the hands and offers of others, the discards, what
lies face down, and what others look at. These cards change places among each other, everywhere at
once, also in the log where others saw them in secret; then everything that the seat sees must be
the same to the letter.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from runtime.driving.game import Game, Refused
from runtime.games.playable import Playable
from runtime.state.layout import DECK_KINDS
from runtime.state.state import DECIDER, KIND, MASK64, OPTIONS, RNG, State, bits
from runtime.telling.view import view
from tests.bundled import load_text
from tests.effort import some
from tests.runtime.support import (
    PLAYERS,
    answer,
    bundled,
    empty,
    give,
    put_in_hand,
    put_in_play,
    wander,
    written,
)

SECRET = ("deal", "offer", "start", "draw", "look", "buy", "keep", "discard")
"""What the log says of cards that only its player has seen."""
OF_CARDS = ("card", "discard", "buy", "draft", "corporation", "prelude")
"""Decisions whose options are cards that others may not know."""


# ---- the same game with everything hidden otherwise ---------------------------------------------


def hidden(game: Game, seat: int) -> set[int]:
    """The cards of which the seat does not know where they are."""
    state = game.state
    others = [who for who in state.seats if who != seat]
    found = {*state.deck[state.top :], *bits(state.discard)}
    found |= {*state.aside, *(card for card, _, up in state.laid if not up)}
    for who in others:
        found |= {
            *bits(state.hand[who]),
            *_offered(state, who),
            *(c for c in state.opening[who] if c >= 0),
        }
    if state.ask is not None and state.ask[DECIDER] != seat:
        found |= set(bits(state.turned_over))
    own = {*bits(state.hand[seat]), *_offered(state, seat)}
    shown = {
        c
        for one in game.engine.extensions
        for e in one.exhibits(state, game.players)
        for c in _cells(e)
    }
    return found - own - shown - _revealed(state) - _looked_at(state, seat)


def _offered(state: State, who: int) -> set[int]:
    """Those dealt, and a corporation that has been chosen: its complement stands there."""
    return {card if card >= 0 else ~card for card in state.offers[who] if card != -1}


def _looked_at(state: State, seat: int) -> set[int]:
    """What the player has seen and remembers, of what lies face down and of piles."""
    found: set[int] = set()
    item = state.log
    while item is not None:
        item, (what, who, subject, *_) = item
        if what == "reveal" or (what == "look" and who == seat):
            found |= {*subject}
    return found & {*state.aside, *(card for card, _, _ in state.laid)}


def _cells(exhibit: Any) -> list[int]:
    return [cell.card for row in exhibit.rows for cell in row if cell is not None]


def _revealed(state: State) -> set[int]:
    """Cards on the table that all have seen."""
    item = state.log
    while item is not None:
        item, (what, _, subject, *_) = item
        if what == "reveal":
            return set(bits(state.turned_over)) & set(subject)
    return set()


def otherwise(game: Game, seat: int, rng: Random) -> Game:
    """The same game with all that is hidden from `seat` otherwise, the random numbers too."""
    twin = game.clone()
    state = twin.state
    cards = game.program.library.cards
    stacks: dict[str, list[int]] = {}
    for card in sorted(hidden(game, seat)):
        kind = cards[card].kind
        stacks.setdefault("deck" if kind in DECK_KINDS else kind, []).append(card)
    move: dict[int, int] = {}
    for stack in stacks.values():
        move |= dict(zip(stack, rng.sample(stack, len(stack)), strict=True))

    def moved(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(map(moved, value))
        if isinstance(value, int) and not isinstance(value, bool):
            return move.get(value, value) if value >= 0 else ~move.get(~value, ~value)
        return value

    def masked(mask: int) -> int:
        return sum(1 << move.get(card, card) for card in bits(mask))

    state.deck = (*state.deck[: state.top], *moved(state.deck[state.top :]))
    state.aside = moved(state.aside)
    state.laid = tuple((moved(card), at, up) for card, at, up in state.laid)
    state.discard, state.turned_over = masked(state.discard), masked(state.turned_over)
    for who in state.seats:
        if who != seat:
            state.hand[who] = masked(state.hand[who])
            state.offers[who] = tuple(c if c == -1 else moved(c) for c in state.offers[who])
            state.opening[who] = tuple(c if c == -1 else moved(c) for c in state.opening[who])
    if state.ask is not None and state.ask[DECIDER] != seat and state.ask[KIND] in OF_CARDS:
        state.ask = (*state.ask[:OPTIONS], moved(state.ask[OPTIONS]))
    state.log = _log(state.log, seat, moved)
    state.g[RNG] = rng.randrange(MASK64)
    return twin


def _log(log: Any, seat: int, moved: Any) -> Any:
    items = []
    while log is not None:
        log, item = log
        items.append(item)
    made = None
    for what, who, subject, *rest in reversed(items):
        secret = what in SECRET and who != seat
        made = (made, (what, who, moved(subject) if secret else subject, *rest))
    return made


def seen(game: Game, seat: int) -> str:
    """Everything that a seat can see, and that everybody can."""
    return json.dumps([view(game, seat), view(game), game.log, game.told(seat)])


LAID = (Path(__file__).parent / "laid.mars").read_text("utf-8")


@cache
def laid() -> Playable:
    return Playable(load_text(LAID).library, "tharsis")


def new_game(name: str, seed: int) -> Game:
    if name == "laid":
        return Game(laid(), PLAYERS[: 2 + seed % 3], seed)
    players = ("white", "black") if name == "tinyforming" else PLAYERS[: 2 + seed % 3]
    variants = {
        "tinyforming": ("", "corporations"),
        "cornucopia": ("draft", "investment"),
        "corporate-era": ("", "draft", "beginner 1"),
    }[name]
    return Game(bundled(name), players, seed, variant=variants[seed % len(variants)])


NAMES = ("corporate-era", "cornucopia", "tinyforming", "laid")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(some(6, 1)))
def test_no_hidden_fact_changes_what_a_player_sees(name: str, seed: int) -> None:
    rng = Random(seed)
    game = new_game(name, seed)
    compared = 0
    for _ in range(40):
        wander(game, rng.randrange(1000), rng.randrange(1, 12))
        for seat in game.state.seats:
            twin = otherwise(game, seat, rng)
            assert seen(game, seat) == seen(twin, seat)
            compared += twin.state.deck != game.state.deck
    assert compared > 20


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(some(6, 1)))
def test_no_hidden_fact_changes_what_a_player_may_do(name: str, seed: int) -> None:
    """Whatever a seat answers, as long as nobody draws, the game goes on in the same way."""
    rng = Random(seed)
    game = new_game(name, seed)
    compared = 0
    while not game.finished and compared < 120:
        assert game.decision is not None
        seat, index = game.decision.player, rng.randrange(len(game.decision))
        twin, piles = otherwise(game, seat, rng), _piles(game)
        try:
            game.choose(index)
        except Refused:
            with pytest.raises(Refused):
                twin.choose(index)
            continue
        twin.choose(index)
        if (
            game.decision is not None
            and game.decision.player == seat
            and not (drawn(game, twin) or _piles(game) != piles)
        ):
            assert seen(game, seat) == seen(twin, seat)
            compared += 1
    assert compared > 20


def drawn(game: Game, twin: Game) -> bool:
    """Whether one of them has drawn or shuffled since they were alike."""
    return any(one.state.top != 0 and _own_draws(one) for one in (game, twin)) or (
        game.state.deck[: game.state.top] != twin.state.deck[: twin.state.top]
    )


def _piles(game: Game) -> tuple[int, ...]:
    """How much of what is hidden beside the deck has been taken, looked at, or played."""
    state, seen, item = game.state, 0, game.state.log
    while item is not None:
        item, (what, *_) = item
        seen += what in ("look", "reveal")
    return len(state.laid), len(state.aside), seen, *map(len, state.opening)


def _own_draws(game: Game) -> bool:
    return game.state.log is not None and game.state.log[1][0] in ("reshuffle", "draw", "find")


# ---- what one does see --------------------------------------------------------------------------


def test_one_sees_the_own_hand_and_only_the_number_of_others() -> None:
    game = Game(bundled(), ("red", "blue"), seed=4)
    wander(game, 4, 120)
    shown = view(game, 1)["players"]
    assert "hand" not in shown[0]
    assert shown[0]["cards in hand"] == game.state.hand[0].bit_count()
    assert len(shown[1]["hand"]) == shown[1]["cards in hand"]
    assert "hand" not in view(game)["players"][1]


def test_nobody_sees_how_many_cards_others_keep_at_first() -> None:
    game = Game(bundled(), ("red", "blue"), seed=4)
    while game.decision is not None and game.decision.kind != "buy":
        game.choose(0)
    game.choose(0)
    assert view(game, 1)["players"][0]["cards in hand"] is None
    assert view(game, 0)["players"][0]["cards in hand"] == 1
    while game.decision is not None and game.decision.kind != "menu":
        game.choose(len(game.decision) - 1)
    assert view(game, 1)["players"][0]["cards in hand"] == 1


def test_one_reads_which_cards_one_has_drawn_oneself() -> None:
    game = empty(bundled())
    put_in_hand(game, 0, "technology-demonstration")
    give(game, 0, megacredit=5)
    first, second = (game.program.library.cards[c].name for c in game.state.deck[:2])
    game.choose("play technology-demonstration")
    assert "  red draws 2 cards" in game.log
    assert "  red draws 2 cards" in view(game, 1)["log"]
    assert f'  red draws "{first}", "{second}"' in view(game, 0)["log"]


FINDER = """\
set finder "Finder"
  uses mars

event 1 "Finder"
  cost 0
  draw 1 space card

automated 2 "Plain"
  cost 0
  tags building
  gain 1 heat

automated 3 "Rocket"
  cost 0
  tags space
  gain 1 heat

corporation 4 "Nobody"
  start 10 megacredits
"""


def test_all_see_what_was_revealed_until_a_card_was_found() -> None:
    game = empty(written(FINDER))
    put_in_hand(game, 0, "finder")
    card = game.program.layout.card
    game.state.deck = (card["plain"], card["rocket"])
    game.choose("play finder")
    assert '  red draws "Rocket", having revealed "Plain"' in game.log


def test_a_card_looked_at_is_seen_by_one_only_and_one_turned_over_by_all() -> None:
    game = empty(bundled())
    put_in_play(game, 0, "inventors-guild")
    put_in_play(game, 0, "search-for-life")
    give(game, 0, megacredit=9)
    name = game.program.library.cards[game.state.deck[0]].name
    game.choose("use inventors-guild 0")
    assert "  red looks at a card" in game.log
    assert f'  red looks at "{name}"' in game.told(0)
    assert name not in json.dumps(view(game, 1))
    while game.decision is not None and game.decision.kind != "menu":
        game.choose(len(game.decision) - 1)
    name = game.program.library.cards[game.state.deck[1]].name
    game.give_turn(0)
    game.choose("use search-for-life 0")
    assert f'  red reveals "{name}"' in view(game, 1)["log"]


# ---- cards that ask for what nobody knows --------------------------------------------------------

GAMBLES = """set gambles "Gambles"
  uses corporate-era

event 901 "Blind Find"
  cost 0
  reveal 1 card then if it has a space tag: play 1 of them for free otherwise take 1 of them

event 902 "Blind Play"
  cost 0
  look at 2 cards then play 1 of them for free

event 903 "Blind Loss"
  cost 0
  draw 1 card then discard 1 science card

event 904 "Blind Return"
  cost 0
  move 1 science card from the discards to hand

event 905 "Blind Tag"
  cost 0
  draw 1 plant card then play 1 plant card from hand

active 906 "Blind Digging"
  cost 0
  action: look at 1 card then play 1 of them otherwise gain 1 heat
"""


@pytest.mark.parametrize("seed", range(4))
def test_nothing_hidden_decides_what_a_turn_offers(seed: int) -> None:
    """What a turn offers is the same wherever the cards lie that its player does not know."""
    rng = Random(seed)
    game = Game(gambles(), PLAYERS[:2], seed)
    wander(game, seed, 30 + 20 * seed)
    compared = 0
    for name in ("blind-find", "blind-play", "blind-loss", "blind-return", "blind-tag"):
        put_in_hand(game, 0, name)
    put_in_play(game, 0, "blind-digging")
    for _ in range(40):
        twin = otherwise(game, 0, rng)
        twin.give_turn(0)
        assert offered(twin) == offered(game)
        compared += twin.state.deck != game.state.deck
    assert compared > 20


def offered(game: Game) -> list[str]:
    assert game.decision is not None
    return list(game.decision.ids)


@cache
def gambles() -> Playable:
    return written(GAMBLES, "corporate-era")


def test_the_log_says_which_card_paid() -> None:
    game = empty(bundled())
    put_in_play(game, 0, "arctic-algae")
    put_in_play(game, 0, "rover-construction")
    give(game, 0, megacredit=25)
    answer(game, 'use "City"')
    answer(game, "C4")
    assert any('gains 2 megacredits ("Rover Construction")' in line for line in game.log)


def test_the_log_tells_what_production_gave() -> None:
    game = empty(bundled())
    game.state.p[0][game.program.layout.production["steel"]] = 2
    game.choose("pass")
    game.choose("pass")
    assert any(line.endswith("red: +20 M€, +2 steel") for line in game.log)
