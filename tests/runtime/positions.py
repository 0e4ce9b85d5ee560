"""Random positions, richer than random games make them, and an exhaustive search of what can be
done.

In: a seed. Out: a game in the action phase, with many cards in play for everybody, so that triggers
of several players meet. The search is the tests' own: every order, every choice, no footprints.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random
from typing import Any

from runtime.driving.game import Game
from runtime.engine.resolving.orders import ready_in, standing
from runtime.games.playable import Playable
from runtime.program.writing.code import PURCHASE
from runtime.state.layout import DECK_KINDS
from runtime.state.state import ACTIVE, ASKING, OP, OPTIONS, Entry, State, bits, entry_of
from tests.bundled import playable
from tests.runtime.support import PLAYERS, wander

BOARDS = ("tharsis", "hellas", "elysium")
VARIANTS = (
    "",
    "corporate",
    "draft",
    "standard, draft",
    "beginner 1",
    "corporate, beginner 2, draft",
)


def on_board(board: str) -> Playable:
    return playable("corporate-era", "hellas-elysium", board=board)


def random_game(rng: Random, program: Playable | None = None, strict: bool = False) -> Game:
    """A game of any set-up."""
    players = rng.choice((1, 2, 2, 3, 3, 4, 5))
    program = program or on_board(rng.choice(BOARDS))
    seed, variant = rng.randrange(1 << 32), rng.choice(VARIANTS)
    return Game(program, PLAYERS[:players], seed, variant=variant, strict=strict)


def position(rng: Random, program: Playable | None = None, strict: bool = False) -> Game:
    """A turn somewhere in a random game, after everybody has got more of everything. Another game
    where every answer would set off an endless loop."""
    while True:
        game = random_game(rng, program, strict)
        wander(game, rng.randrange(1 << 32), rng.randrange(40, 500))
        for _ in range(60):
            if game.decision is None or game.decision.kind == "menu":
                break
            wander(game, rng.randrange(1 << 32), 1)
        if game.decision is not None and game.decision.kind == "menu":
            enrich(game, rng)
            game.give_turn(game.state.g[ACTIVE])
            return game


def enrich(game: Game, rng: Random) -> None:
    """More cards in hand and in play, other stocks and productions, resources on cards."""
    state, program, engine = game.state, game.program, game.engine
    layout, library = program.layout, program.library
    for who in state.seats:
        for _ in range(rng.choice((0, 3, 6, 10))):
            if state.top < len(state.deck):
                card = engine.deck.next_card(state)
                if library.cards[card].kind == "event":
                    state.discard |= 1 << card
                else:
                    engine.zones.lay_down(state, who, card)
        for _ in range(rng.choice((2, 5, 10))):
            if state.top < len(state.deck):
                state.hand[who] |= 1 << engine.deck.next_card(state)
        for kind in library.resources:
            if kind.id in layout.stock and rng.random() < 0.7:
                most = rng.choice((0, 1, 2, 8, 40))
                state.p[who][layout.stock[kind.id]] = rng.randint(0, most)
                low = rng.choice((kind.least, 0))
                state.p[who][layout.production[kind.id]] = rng.randint(low, rng.choice((0, 1, 4)))
        for card in bits(state.play[who]):
            if program.tables.held_kind[card] >= 0 and rng.random() < 0.6:
                state.held[card] = rng.randint(0, 3)
        state.first_actions &= ~state.play[who]


# ---- every way there is -------------------------------------------------------------------------


DEEPEST = 150


class Undecided(Exception):
    """The search has looked at more positions than it may."""


class Search:
    """Whether some order and some choices empty the pool with all that is mandatory done."""

    def __init__(self, engine: Playable, budget: int) -> None:
        self.engine = engine
        self.left = budget
        self.seen: set[Hashable] = set()

    def completable(self, state: State, depth: int = 0) -> bool:
        """Raises `Undecided`."""
        if state.dead:
            return False
        if state.ask is None and not state.pool:
            return True
        key = standing(state)
        if key in self.seen:
            return False
        self.seen.add(key)
        self.left -= 1
        if self.left < 0 or depth > DEEPEST:
            raise Undecided
        return any(self.completable(one, depth + 1) for one in self.following(state))

    def following(self, state: State) -> Iterator[State]:
        if state.ask is not None:
            for option in state.ask[OPTIONS]:
                twin = state.clone()
                ask, twin.ask = twin.ask, None
                assert ask is not None
                assert ask[ASKING] is not None
                self.engine.linked.take[ask[ASKING][OP]](twin, ask[ASKING], option)
                yield twin
            return
        for entry in dict.fromkeys(state.pool[i] for i in ready_in(state.pool)):
            twin = state.clone()
            twin.pool.remove(entry)
            self.engine.linked.run[entry[OP]](twin, entry)
            yield twin


def trial(state: State, entry: Entry) -> State:
    """A clone in which only this is to be done."""
    twin = state.clone()
    twin.trial, twin.ask = True, None
    twin.pool.append(entry)
    return twin


def attempts(game: Game, who: int) -> Iterator[tuple[tuple[Any, ...], Entry | None]]:
    """Everything that a turn could offer, and the entry that does it; None where requirements,
    which no choice can change, already forbid it."""
    state, engine, program = game.state, game.engine, game.program
    play, cards = engine.play, program.library.cards
    slack = engine.terms.of(state, who).tolerance

    def bought(what: str, card: int) -> Entry | None:
        needs = engine.linked.cards[card].needs
        entry = entry_of(engine.linked.cards[card].play, who, card)
        met = all(need.holds(state, entry, slack) for need in needs)
        return entry_of(PURCHASE, who, card, it=(what, 0, False)) if met else None

    for card in bits(state.hand[who]):
        yield ("play", card), bought("play", card)
    for card in (i for i, card in enumerate(cards) if card.kind == "standard-project"):
        yield ("project", card), bought("project", card)
    for card in play.open_milestones(state):
        yield ("claim", card), bought("claim", card)
    for card in play.open_awards(state):
        yield ("fund", card), bought("fund", card)
    conversions = [i for i, card in enumerate(cards) if card.kind == "conversion"]
    for card in [*bits(state.play[who] & ~state.used), *conversions]:
        what = "convert" if cards[card].kind == "conversion" else "use"
        for index, way in enumerate(engine.linked.cards[card].ways):
            entry = entry_of(way.op, who, card)
            there = way.available is None or way.available(state, entry)
            yield (what, card, index), entry if there else None


# ---- what always holds --------------------------------------------------------------------------


def check(game: Game) -> None:
    """What must hold at every decision: bounds, and each card of the deck in one place."""
    state, layout, library = game.state, game.program.layout, game.program.library
    least = {kind.id: kind.least for kind in library.resources}
    for numbers in state.p:
        for name, field in layout.stock.items():
            assert numbers[field] >= 0, name
        for name, field in layout.production.items():
            assert numbers[field] >= least[name], name
    for kind in library.parameters:
        assert kind.lowest <= state.g[layout.level[kind.id]] <= kind.highest, kind.id
    for supply in (*layout.tile_supply.values(), *layout.stock_supply.values()):
        assert supply.count(state) >= 0
    assert all(count >= 0 for count in state.held)
    kinds = zip(state.tiles, library.tiles, strict=True)
    covering = sum(mask for mask, kind in kinds if kind.covers)
    assert covering == state.full, "every covered area carries exactly one tile"
    deck = [i for i, card in enumerate(library.cards) if card.kind in DECK_KINDS]
    assert cards_there(game) == deck


def cards_there(game: Game) -> list[int]:
    """The project cards wherever they are, sorted."""
    state, library = game.state, game.program.library
    places = [state.discard, state.turned_over, *state.hand, *state.play, *state.played_events]
    found = [card for mask in places for card in bits(mask)]
    found += [card for offered in state.offers for card in offered if card >= 0]
    found += state.deck[state.top :]
    return sorted(card for card in found if library.cards[card].kind in DECK_KINDS)
