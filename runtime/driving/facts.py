"""Whether a fact of a scenario holds, and what is so instead.

In: a game and a `Fact` of the graph. Out: yes or no, and in words what there is.
"""

from __future__ import annotations

from collections.abc import Callable

from compiler import graph as g
from compiler.graph import original
from compiler.names.folding import fold, singulars
from runtime.driving.game import Game
from runtime.state.state import GENERATION, PASSED, bits, used_up

_HOLDS: dict[g.Bound, Callable[[int, int], bool]] = {
    "exactly": int.__eq__,
    "min": int.__ge__,
    "max": int.__le__,
}

NUMBERED = ("generation", "points", "colonies", "fleets", "track")
"""What has a number rather than being so or not."""


def holds(game: Game, fact: g.Fact) -> bool:
    match fact.condition:
        case g.Compare(_, bound, value):
            return _HOLDS[bound](value_of(game, fact), value)
        case g.Status(what, value=value) if what in NUMBERED:
            return value_of(game, fact) == value
        case g.Status(value=value):
            return value_of(game, fact) == bool(value)
        case _:
            return False


def value_of(game: Game, fact: g.Fact) -> int:
    """What is counted comes to, or 1 where it is so and 0 where it is not."""
    seat = game.players.index(fact.player) if fact.player else -1
    match fact.condition:
        case g.Compare(g.Score(won=True)):
            return int(seat in game.winners())
        case g.Compare(g.Score()):
            return game.scores()[seat]["total"]
        case g.Compare(g.Cards(g.CardSet(zone="deck", names=(name,)))):
            return int(not {*game.program.layout.copies(name)}.isdisjoint(_unseen(game)))
        case g.Compare(measure):
            return game.engine.values.value(game.state, max(seat, 0), measure)
        case g.Status() as status:
            return _status(game, seat, status)
        case _:
            return 0


def _status(game: Game, seat: int, status: g.Status) -> int:
    state, lay = game.state, game.program.layout
    cards = tuple(lay.card[name] for name in status.cards)
    copies = lay.cards(g.CardSet(names=status.cards)) if status.cards else 0
    match status.what:
        case "turn":
            decision = game.decision
            return int(decision is not None and (decision.kind, decision.player) == ("menu", seat))
        case "over":
            return int(game.finished)
        case "generation":
            return state.g[GENERATION]
        case "passed":
            return state.g[PASSED] >> seat & 1
        case "used":
            counted = game.program.tables.counted
            used = used_up(state, seat, counted) | state.used & ~counted.each
            used &= state.play[seat] | counted.each
            return int((used | state.spent & state.play[seat]) & copies != 0)
        case "claimed":
            return int((cards[0], seat) in state.claimed)
        case "funded":
            return int((cards[0], seat) in state.funded)
        case "tile":
            place = lay.area.get(status.area, -1)
            return int(any(state.site.get(card) == place for card in bits(copies)))
        case "under":
            mine = [pair for pair in state.stacked if state.play[seat] >> pair[1] & 1]
            return int(any(tuple(first_copy(game, one) for one in pair) == cards for pair in mine))
        case "begins":
            return int(_first_of_each(game, _unseen(game), cards) == _by_pile(game, cards))
        case "points":
            return game.scores()[seat].get(part_of(game, status.part), 0)
        case _:
            known = (one.known(state, seat, status) for one in game.engine.extensions)
            return next((number for number in known if number is not None), 0)


def _unseen(game: Game) -> tuple[int, ...]:
    """What is still to be drawn: the deck, and the piles of cards that have their own."""
    return (*game.state.deck[game.state.top :], *game.state.aside)


def _by_pile(game: Game, cards: tuple[int, ...]) -> dict[str, list[int]]:
    """The cards in their order, apart for each pile that they lie on."""
    piles = game.program.tables.pile_cards
    found: dict[str, list[int]] = {}
    for card in cards:
        kind = game.program.library.cards[card].kind if piles >> card & 1 else "deck"
        found.setdefault(kind, []).append(first_copy(game, card))
    return found


def first_copy(game: Game, card: int) -> int:
    """The card that was declared, of which this may be a copy."""
    program = game.program
    return program.layout.card[original(program.library.cards[card].id)]


def _first_of_each(
    game: Game, unseen: tuple[int, ...], cards: tuple[int, ...]
) -> dict[str, list[int]]:
    """As many of each pile as there are among the cards."""
    all_ = _by_pile(game, unseen)
    wanted = _by_pile(game, cards)
    return {pile: all_.get(pile, [])[: len(some)] for pile, some in wanted.items()}


def part_of(game: Game, part: str) -> str:
    """The part of the score that is called so, as the game names it; empty where there is none."""
    wanted = set(singulars(part))
    return next((one for one in game.scores()[0] if wanted & {*singulars(fold(one))}), "")


def parts_of(game: Game) -> list[str]:
    return [one for one in game.scores()[0] if one != "total"]


def said(game: Game, fact: g.Fact) -> str:
    """The fact in words."""
    text = _said(game, fact)
    return f"{fact.player}: {text}" if fact.player else text


def _said(game: Game, fact: g.Fact) -> str:
    names = {card.id: card.name for card in game.program.library.cards}
    match fact.condition:
        case g.Compare(g.Score(won=True), value=value):
            return "a victory" if value else "no victory"
        case g.Compare(g.Score(), value=value):
            return f"{value} points"
        case g.Status(what, cards, area, part, value):
            named = ", ".join(f'"{names[card]}"' for card in cards)
            track = f"colony track {value}" if value >= 0 else "no colony track"
            text = {
                "turn": "the turn",
                "over": "the game is over",
                "generation": f"generation {value}",
                "passed": "has passed",
                "tile": f"{named} has its tile at {area}",
                "under": " on ".join(f'"{names[card]}"' for card in cards),
                "begins": f"the deck begins with {named}",
                "points": f"{value} {part} points",
                "ruling": f"the ruling party is {named}",
                "dominant": f"the dominant party is {named}",
                "chairman": "is chairman",
                **{time: f"{named} is {time}" for time in ("distant", "coming", "current")},
                "colonies": f"{value} colonies on {named}",
                "fleets": f"{value} {part} on {named}",
                "track": f"{track} on {named}",
            }.get(what, f"has {what} {named}")
            return text if value or what in NUMBERED else f"not so: {text}"
        case condition:
            return game.engine.texts.need(condition)
