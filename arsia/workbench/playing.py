"""A few quick games with the set that is open, and what its cards did in them.

In: the set as it is, and a first seed. Out: how each game ended; of each card who played it, and
the lines of the log that are about it. There are games until every card has been played, or the
time is up.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

from arsia.preview.faces import Json
from compiler.graph import Card, Library, card_kinds
from compiler.printing import kind_of
from compiler.read.loaded import Loaded
from runtime.bots import BOTS
from runtime.bots.simulation import play_out, unreached
from runtime.driving.game import Game, Refused
from runtime.driving.lacking import playable
from runtime.games.playable import Playable
from runtime.program.writing.code import Unplayable

MOST, PATIENCE = 20, 6.0
"""Games, and seconds after which no further one is begun."""

BOT = "planner"
LINES = 60
"""So many lines are told of one card."""


class Unready(ValueError):
    """Why no game can be played."""


@dataclass(frozen=True, slots=True)
class Event:
    """A line of the log with what stands under it."""

    generation: int
    lines: tuple[str, ...]


def played(loaded: Loaded, players: int, seed: int) -> Json:
    """Raises Unready."""
    library = loaded.library
    try:
        engine, faults = playable(library)
        names = _names(library, players)
        if (fault := engine.unseated(players)) is not None:
            raise Unready(fault)
        kinds = card_kinds(library)  # milestones and the like are never
        own = [c for c in library.cards if c.set in loaded.named and c.kind in kinds]
        return _games(engine, names, own, seed) | {
            "unplayed": [one.words["name"] for one in faults]
        }
    except Unplayable as fault:
        raise Unready(f"this cannot be played yet: {fault.what}") from None
    except (ValueError, Refused) as fault:
        raise Unready(str(fault)) from None


def _names(library: Library, players: int) -> list[str]:
    declared = str(dict(library.rules).get("colours", "red, blue, green, yellow, black"))
    return [name.strip() for name in declared.split(",")][:players]


def _games(engine: Playable, names: list[str], own: list[Card], seed: int) -> Json:
    told: dict[str, Json] = {
        card.id: {
            "id": f"{kind_of(card)}-{card.id}",
            "name": card.name,
            "played": [],
            "log": [],
        }
        for card in own
    }
    games: list[Json] = []
    end = time.monotonic() + PATIENCE
    while not games or (len(games) < MOST and time.monotonic() < end):
        game = Game(engine, names, seed + len(games))
        result = play_out(game, [BOTS[BOT]] * len(names))
        log = game.log
        games.append(
            {
                "seed": game.seed,
                "generations": result.generations,
                "scores": [
                    {"player": name, "total": total}
                    for name, total in zip(names, result.totals, strict=True)
                ],
                "ended": "" if result.finished else unreached(game),
                "log": log,
            }
        )
        for card in own:
            _follow(told[card.id], card.name, names, len(games), [*_events(log)])
        if all(one["played"] for one in told.values()):
            break
    return {"games": games, "cards": [*told.values()]}


def _events(log: list[str]) -> Iterator[Event]:
    generation, lines = 1, list[str]()
    for line in log:
        if not line.startswith(" ") and lines:
            yield Event(generation, tuple(lines))
            lines = []
        if line.startswith("Generation "):
            generation = int(line.removeprefix("Generation "))
        lines.append(line)
    yield Event(generation, tuple(lines))


def _follow(told: Json, name: str, names: list[str], game: int, events: list[Event]) -> None:
    quoted = f'"{name}"'
    for event in events:
        head = event.lines[0]
        for player in names:
            if head.startswith(f"{player} plays {quoted}"):
                place = {"player": player, "game": game, "generation": event.generation}
                told["played"].append(place)
        about = event.lines if quoted in head else [x for x in event.lines if quoted in x]
        if about and len(told["log"]) < LINES:
            told["log"] += [f"game {game}, generation {event.generation}", *about]
