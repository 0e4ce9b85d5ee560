"""Why something that a turn could offer is not offered, as data.

In: a game, a player, what is wanted and the card. Out: `Obstacle`s, in the order in which a player
meets them; none exactly when it is offered. What the card itself has against it comes from the walk
that decides what is offered (`runtime.engine.play`); `runtime.telling.reasons` puts all of it into
words.
"""

from __future__ import annotations

from collections.abc import Iterator

from runtime.engine.doable import Obstacle
from runtime.state.layout import DECK_KINDS
from runtime.state.state import DECIDER, KIND, OPTIONS, PASSED, ROW
from runtime.telling.told import Played

OFFERED = ("play", "use", "project", "convert", "claim", "fund", "seat")
"""What can be asked about."""

OF_KIND = {"conversion": "convert", "milestone": "claim", "award": "fund"}
"""What is done with cards of a kind, where that says so."""


def obstacles(game: Played, player: int, what: str, card: int) -> list[Obstacle]:
    """All that stands in the way; with several ways to use a card, what stands in that of each.
    Raises ValueError when nothing is called `what`."""
    if what not in OFFERED:
        raise ValueError(f"`{what}` is not one of {', '.join(OFFERED)}")
    if is_offered(game, player, what, card):
        return []
    found = list(_turn(game, player))
    misplaced = list(_misplaced(game, player, what, card))
    found += misplaced or _against(game, player, what, card)
    return list(dict.fromkeys(found)) or [Obstacle("said", "it is not offered now")]


def is_offered(game: Played, player: int, what: str, card: int) -> bool:
    ask = game.state.ask
    if ask is None or ask[KIND] != "menu" or ask[DECIDER] != player:
        return False
    return any(value[:2] == (what, card) for value in ask[OPTIONS])


def _turn(game: Played, player: int) -> Iterator[Obstacle]:
    """What is to be done before, or by somebody else."""
    ask = game.state.ask
    if game.state.done:
        yield Obstacle("said", "the game is over")
    elif game.state.g[PASSED] >> player & 1:
        yield Obstacle("passed")
    elif ask is not None and ask[DECIDER] != player:
        yield Obstacle("turn", ask[DECIDER])
    elif ask is not None and ask[KIND] != "menu":
        yield Obstacle("asked")
    elif ask is not None and ask[OPTIONS][0][0] == "first":
        yield Obstacle("first", ask[OPTIONS][0][1])


def _misplaced(game: Played, player: int, what: str, card: int) -> Iterator[Obstacle]:
    """Another kind of card, or not where it must be to do this."""
    engine, program, state = game.engine, game.engine.program, game.state
    kind, bit = program.library.cards[card].kind, 1 << card
    holder = next((q for q in state.seats if state.play[q] & bit), -1)
    match what:
        case "play" if kind not in DECK_KINDS and not program.tables.kept_cards & bit:
            yield Obstacle("kind", card)
        case "play" if not game.rules.at_hand(state, player) & bit:
            gone = next((q for q in state.seats if state.played_events[q] & bit), holder)
            yield Obstacle("hand", gone)
        case "use" if not engine.linked.cards[card].ways or kind == "conversion":
            yield Obstacle("kind", card)
        case "use" if kind in (shared for one in engine.extensions for shared in one.shared):
            pass
        case "use" if holder != player and not engine.terms.lent(state, player) & bit:
            yield Obstacle("away", holder)
        case "seat" if not any(one == card and at == ROW for one, at, _ in state.laid):
            yield Obstacle("said", "is not in the row")
        case "project" if not game.rules.sells(card):
            yield Obstacle("kind", card)
        case "convert" | "claim" | "fund" if OF_KIND.get(kind) != what:
            yield Obstacle("kind", card)
        case "claim" | "fund" if card not in (*program.tables.milestones, *program.tables.awards):
            yield Obstacle("board")


def _against(game: Played, player: int, what: str, card: int) -> list[Obstacle]:
    """What the game, its expansions and the card have against it."""
    state, engine = game.state, game.engine
    own = list(game.rules.obstacles(state, player, what, card))
    if own:
        return own
    found = [
        one
        for extension in engine.extensions
        for one in extension.obstacles(state, player, what, card)
    ]
    if what not in ("use", "convert"):
        return [*found, *_of_card(game, player, what, card)]
    ways = range(len(engine.linked.cards[card].ways))
    each = [engine.play.action_obstacle(state, player, card, way) for way in ways]
    return found if None in each else [*found, *(one for one in each if one is not None)]


def _of_card(game: Played, player: int, what: str, card: int) -> Iterator[Obstacle]:
    """With too little money nothing can be done after paying: that is said once."""
    play, doable, state = game.engine.play, game.engine.doable, game.state
    dear = False
    for one in play.obstacles(state, player, card, what):
        dear = dear or one.what == "price"
        if one.what != "effect" or not dear or not doable.possible_free(state, player, what, card):
            yield one
