"""Games for a study, and all that is written down of each.

In: a `Plan` and a seed. Out: rows for the `TABLES`, which say what each column means. The same plan
and seed give the same rows on every machine.

Cards that are dealt and offered are random, so what they bring can be measured; so that it can be
said in money, every player gets a random sum of it when the game begins, and once more in the
middle.
"""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from runtime.bots import BOTS, Bot
from runtime.bots.planned import weighted
from runtime.bots.simulation import answer, endless, sources
from runtime.driving.game import Game, Refused
from runtime.driving.saves import digest
from runtime.games.playable import Playable
from runtime.state.log import LogItem
from runtime.state.state import GENERATION, KIND

EXTRA = 16
"""The most money that a player gets at random."""
LATE = 6
"""The generation in which it comes again; cards that come from then on are late ones."""

NUMBER, SMALL, WORD, FLAG = "BIGINT", "SMALLINT", "VARCHAR", "BOOLEAN"

TABLES: dict[str, tuple[tuple[str, str, str], ...]] = {
    "games": (
        ("seed", NUMBER, "with the plan it makes the game"),
        ("generations", SMALL, "generations played"),
        ("decisions", NUMBER, "decisions made"),
        ("finished", FLAG, "false: given up, because it came to no end"),
    ),
    "seats": (
        ("seat", SMALL, "0 begins the game"),
        ("bot", WORD, "who played"),
        ("early_money", SMALL, "extra money when the game began"),
        ("late_money", SMALL, f"extra money as generation {LATE} began; null: it was over before"),
        ("total", NUMBER, "points at the end"),
        ("won", FLAG, "whether this seat won, alone or with others"),
    ),
    "points": (
        ("seat", SMALL, ""),
        ("source", WORD, "as the score calls it"),
        ("points", NUMBER, ""),
    ),
    "cards": (
        ("seat", SMALL, "to whom the card came; once more each time it came again"),
        ("card", WORD, "its identifier"),
        (
            "came",
            WORD,
            "`dealt` at set-up and `offered` in research are random; `passed` in a draft, `drawn`, "
            "`shared` out, or `other`wise are not, or not known to be",
        ),
        ("came_at", SMALL, "the generation in which it came; 0 at set-up"),
        ("taken_at", SMALL, "when it was kept or bought; null: never"),
        ("played_at", SMALL, "when it was played; null: never"),
        ("points", NUMBER, "what it scored at the end"),
    ),
    "goals": (
        ("seat", SMALL, ""),
        ("card", WORD, "a milestone claimed, or an award that somebody has funded"),
        ("taken_at", SMALL, "when this seat claimed or funded it; null: it did not"),
        ("points", NUMBER, "what it brought this seat"),
    ),
    "stands": (
        ("seat", SMALL, ""),
        ("generation", SMALL, "as it began, before research; the first one after set-up"),
        ("what", WORD, "a resource or a counter"),
        ("stock", NUMBER, ""),
        ("production", NUMBER, "null where there is none"),
    ),
    "levels": (
        ("generation", SMALL, "as it began"),
        ("parameter", WORD, ""),
        ("level", NUMBER, ""),
    ),
}
"""By table its columns: name, type, meaning. Every row has its plan and seed besides."""

Rows = dict[str, list[tuple[Any, ...]]]
"""By table, each row without plan and seed; those of `games` with the seed."""


@dataclass(frozen=True)
class Plan:
    """`bots`: names of `BOTS`, who sit in turn and begin in turn; `weights`: of the planner, where
    they are not its own; `corrections`: in M€ by card, where they are not those that came along."""

    engine: Playable
    players: int = 2
    bots: tuple[str, ...] = ("planner",)
    variant: str = ""
    weights: tuple[tuple[str, float], ...] = ()
    corrections: tuple[tuple[str, float], ...] | None = None

    def __reduce__(self) -> tuple[type[Plan], tuple[Any, ...]]:
        """It goes to another process without the bots that it has made."""
        own = self.weights, self.corrections
        return Plan, (self.engine, self.players, self.bots, self.variant, *own)

    @property
    def described(self) -> dict[str, Any]:
        """All that makes the games what they are, as JSON."""
        library, (_, weights, corrections) = self.engine.library, self._planner
        planned = [name for name in self.bots if name == "planner"]
        return {
            "sets": [one.id for one in library.sets],
            "cards": digest(self.engine),
            "board": self.engine.layout.board.id,
            "variant": self.variant,
            "players": self.players,
            "bots": [*self.bots],
            "weights": dict.fromkeys(planned, weights),
            "corrections": dict.fromkeys(planned, corrections),
        }

    @cached_property
    def id(self) -> str:
        """Sixteen hexadecimal digits of all this."""
        text = json.dumps(self.described, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    @cached_property
    def _planner(self) -> tuple[Bot, dict[str, float], dict[str, float]]:
        corrections = None if self.corrections is None else dict(self.corrections)
        return weighted(self.engine, dict(self.weights), corrections)

    @cached_property
    def _who(self) -> dict[str, Bot]:
        return {name: self._planner[0] if name == "planner" else BOTS[name] for name in self.bots}

    def seated(self, seed: int) -> list[tuple[str, Bot]]:
        """Who plays the game of this seed, by seat."""
        names = [self.bots[(seat + seed) % len(self.bots)] for seat in range(self.players)]
        return [(name, self._who[name]) for name in names]


def play(plan: Plan, seed: int) -> Rows:
    """The game of this seed."""
    try:
        return _Playing(plan, seed).rows()
    except Exception as error:
        error.add_note(f"in the game of seed {seed}")
        raise


class _Playing:
    def __init__(self, plan: Plan, seed: int) -> None:
        self.plan, self.seed = plan, seed
        names = [f"player {seat + 1}" for seat in range(plan.players)]
        self.game = Game(plan.engine, names, seed, variant=plan.variant)
        self.who = plan.seated(seed)
        self.ids = [card.id for card in plan.engine.library.cards]
        random = Random(f"money {seed}")
        most = EXTRA if _is_plenty(plan.engine) else 0
        self.early, self.late = (
            [random.randint(0, most) for _ in range(plan.players)] for _ in range(2)
        )
        self.levels: list[tuple[Any, ...]] = []
        self.stands: list[tuple[Any, ...]] = []

    def rows(self) -> Rows:
        game = self.game
        randoms = sources(self.seed, self.plan.players)
        self._give(self.early)
        begun = 0
        finished = True
        while (ask := game.ask) is not None and not endless(game):
            generation = game.state.g[GENERATION]
            if generation > begun and (generation > 1 or ask[KIND] == "menu"):
                begun = generation
                self._begins(generation)
            try:
                answer(game, self.who[ask[1]][1], randoms[ask[1]])
            except Refused:  # every answer sets off an endless loop
                break
        finished = game.finished
        scores, winners = game.scores(), game.winners()
        reached = game.state.g[GENERATION] >= LATE
        return {
            "games": [(self.seed, game.state.g[GENERATION], game.answered, finished)],
            "seats": [
                (
                    *(seat, self.who[seat][0], self.early[seat]),
                    *(self.late[seat] if reached else None, row["total"], seat in winners),
                )
                for seat, row in enumerate(scores)
            ],
            "points": [
                (seat, source, points)
                for seat, row in enumerate(scores)
                for source, points in row.items()
                if source not in ("total", "money") and points
            ],
            "cards": [*self._cards()],
            "goals": [*self._goals()],
            "stands": self.stands,
            "levels": self.levels,
        }

    def _give(self, money: list[int]) -> None:
        for numbers, sum_ in zip(self.game.state.p, money, strict=True):
            numbers[self.plan.engine.tables.money] += sum_

    def _begins(self, generation: int) -> None:
        state, layout = self.game.state, self.plan.engine.layout
        if generation == LATE:
            self._give(self.late)
        for parameter, field in layout.level.items():
            self.levels.append((generation, parameter, state.g[field]))
        for seat, numbers in enumerate(state.p):
            for what, field in layout.stock.items():
                made = layout.production.get(what)
                row = (what, numbers[field], None if made is None else numbers[made])
                self.stands.append((seat, generation, *row))
            for what, field in layout.counter.items():
                self.stands.append((seat, generation, what, numbers[field], None))

    # ---- after the game -------------------------------------------------------------------------

    def _cards(self) -> Iterator[tuple[Any, ...]]:
        told = _Told(self.plan.players)
        for item in self.game.happenings():
            told.hear(item)
        state, rules = self.game.state, self.game.rules
        for seat, came in enumerate(told.came):
            scored = rules.card_points(state, seat)
            for card in scored.keys() - came.keys():
                came[card].append(Came("other"))
            for card, times in sorted(came.items()):
                for one in times:
                    points = scored.get(card, 0) if one is times[-1] else 0
                    yield (seat, self.ids[card], one.came, one.at, one.taken, one.played, points)

    def _goals(self) -> Iterator[tuple[Any, ...]]:
        taken: dict[tuple[int, int], int] = {}
        now = 1
        for what, who, subject, count, _ in self.game.happenings():
            if what == "generation":
                now = count
            elif what in ("claim", "fund"):
                taken[who, subject] = now
        for seat in self.game.state.seats:
            for card, points in self.game.rules.goal_points(self.game.state, seat).items():
                yield (seat, self.ids[card], taken.get((seat, card)), points)


@dataclass(slots=True)
class Came:
    """A card that came to a player."""

    came: str
    at: int = 0
    taken: int | None = None
    played: int | None = None


class _Told:
    """What the log says of cards; `came`: by seat, by card, each time it came."""

    def __init__(self, players: int) -> None:
        self.came: list[defaultdict[int, list[Came]]] = [defaultdict(list) for _ in range(players)]
        self.now = 1

    def hear(self, item: LogItem) -> None:
        what, who, subject, count, _ = item
        match what:
            case "generation":
                self.now = count
            case "deal":
                self._come(who, subject, "dealt", 0)
            case "offer":
                self._come(who, subject, "offered", self.now)
            case "share":
                for seat, card in zip(range(len(self.came)), subject, strict=False):
                    self._come(seat, (card,), "shared", self.now)
            case "start":
                self._take(who, subject, 0, "passed")
            case "buy":
                self._take(who, (subject,), self.now, "passed")
            case "draw":
                self._take(who, subject, self.now, "drawn", anew=True)
            case "find":
                self._take(who, subject[0], self.now, "drawn", anew=True)
            case "play" | "project":
                if what == "play" or subject in self.came[who]:
                    self._play(who, subject)

    def _come(self, who: int, cards: tuple[int, ...], came: str, at: int) -> None:
        for card in cards:
            self.came[who][card].append(Came(came, at))

    def _take(
        self, who: int, cards: tuple[int, ...], at: int, came: str, anew: bool = False
    ) -> None:
        for card in cards:
            if anew or not self.came[who][card]:
                self.came[who][card].append(Came(came, at))
            self.came[who][card][-1].taken = at

    def _play(self, who: int, card: int) -> None:
        times = self.came[who][card]
        if not times:
            times.append(Came("other", self.now))
        last = times[-1]
        if last.taken is None:
            last.taken = last.at
        if last.played is None:
            last.played = self.now


def _is_plenty(engine: Playable) -> bool:
    """Whether there is always more of the game's money."""
    currency = engine.tables.currency
    return all(kind.supply is None for kind in engine.library.resources if kind.id == currency)
