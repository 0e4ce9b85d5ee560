"""What the runtime's tests share: compiled sets, small positions, answering by text."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from runtime.driving.game import Game, Refused
from runtime.games.playable import Playable
from runtime.state.state import OPTIONS
from tests.bundled import load_text, playable

PLAYERS = ("red", "blue", "green", "yellow", "black")


def bundled(*sets: str) -> Playable:
    """The program of bundled sets; Corporate Era with all it builds on when none is named."""
    return playable(*(sets or ("corporate-era",)))


@lru_cache(maxsize=32)
def written(text: str, *uses: str) -> Playable:
    """The program of cards written in a test, on top of the rules or of bundled sets."""
    loaded = load_text(text, uses=uses or ("mars",))
    assert not loaded.diagnostics, loaded.diagnostics
    return Playable(loaded.library)


def wander(game: Game, seed: int, steps: int) -> None:
    """Answer so many decisions at random, or until the game ends."""
    rng = Random(seed)
    for _ in range(steps):
        if game.state.ask is None:
            return
        try:
            game.choose(rng.randrange(len(game.state.ask[OPTIONS])))
        except Refused:  # it would set off an endless loop
            continue


def texts(game: Game) -> list[str]:
    """The texts of the options offered now."""
    assert game.decision is not None
    return [option.text for option in game.decision.options]


def answer(game: Game, part: str) -> None:
    """Take the one option whose text has this part."""
    found = [i for i, text in enumerate(texts(game)) if part in text]
    assert len(found) == 1, f"{part!r} in {texts(game)}"
    game.choose(found[0])


def put_in_hand(game: Game, player: int, card: str) -> None:
    """Take a card from wherever it is into a hand, and ask for the turn's action anew."""
    state, index = game.state, game.program.layout.card[card]
    state.deck = tuple(other for other in state.deck if other != index)
    state.discard &= ~(1 << index)
    for who in state.seats:
        state.hand[who] &= ~(1 << index)
    state.hand[player] |= 1 << index
    refresh(game)


def put_in_play(game: Game, player: int, card: str) -> None:
    """Lay a card down as played earlier: tags and abilities, not what playing it gives."""
    put_in_hand(game, player, card)
    game.state.hand[player] &= ~(1 << game.program.layout.card[card])
    game.engine.zones.lay_down(game.state, player, game.program.layout.card[card])
    refresh(game)


def give(game: Game, player: int, **amounts: int) -> None:
    """Set stocks of a player, such as `megacredit=20`."""
    for name, amount in amounts.items():
        game.state.p[player][game.program.layout.stock[name]] = amount
    refresh(game)


def produce(game: Game, player: int, **amounts: int) -> None:
    """Set productions of a player."""
    for name, amount in amounts.items():
        game.state.p[player][game.program.layout.production[name]] = amount
    refresh(game)


def refresh(game: Game) -> None:
    game.give_turn(0)


def stock(game: Game, player: int, name: str) -> int:
    return game.state.p[player][game.program.layout.stock[name]]


def production(game: Game, player: int, name: str) -> int:
    return game.state.p[player][game.program.layout.production[name]]


def empty(program: Playable, players: int = 2, **options: object) -> Game:
    """A game whose first player has the turn, everything empty, the deck shuffled."""
    from runtime.driving.position import arrange

    game, failed = arrange(program, PLAYERS[:players], (), seed=1, **options)
    assert not failed
    game.give_turn(0)
    return game
