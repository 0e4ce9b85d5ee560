"""Playing the lines of `tests.combinations.lines` in the engine: many cards, one program.

In: lines and a place they stand in. Out: what the checker says of each, and, for those that check
clean, what changed in the world of `tests.combinations.model` when it was played.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from compiler.graph import Card, Fact
from compiler.read.broken import without_broken
from compiler.read.load import Loaded
from dsl.messages.diagnostics import Diagnostic
from runtime.driving.game import Game
from runtime.driving.position import arrange
from runtime.games.playable import Playable
from tests.bundled import load_text
from tests.combinations.model import BLUE, GREEN, ORDER, RED, START, TABLE, Change, World

NAMES = ("red", "blue", "green")
HELPERS = "\n".join(
    [
        *(
            f'active N{p} "Nest of {name}"\n  cost 0\n  tags microbe\n  holds microbe\n'
            "  action: add 1 microbe here\n"
            for p, name in enumerate(NAMES)
        ),
        *(f'automated L{i} "Lab {i}"\n  cost 0\n  tags science\n  gain 1 heat\n' for i in range(3)),
        *(f'automated R{i} "Rock {i}"\n  cost 0\n  gain 1 heat\n' for i in range(5)),
        *(
            f'automated M{i} "Mill {i}"\n  cost 0\n  tags building\n  production +1 heat\n'
            for i in (1, 2)
        ),
        "kind find, plural finds, lies on areas\n",
        'find "Pebble"\n  copies 9\n  gain 1 heat\n',
        "tile pond\n  areas land\n  counts as ocean\n",
        "tile dome, owner nobody, stacks\n  areas area with any city\n",
        'board luna "Luna", beside\n  rows\n      .  .\n    .  .  .\n      .  .\n',
        'event S1 "Spark"\n  cost 0\n  raise oxygen 1\n',
    ]
)
OWN: World = {key: n for key, n in START.items() if key != (RED, "science in hand")}


@dataclass(frozen=True)
class Place:
    """`card` has `{line}`. `act`: how it is set off: played, used, by the spark of another player,
    or by the production phase. `kind`: of the card. `lapses`: what cannot be done is left out.
    `that`: who `that player` is. `more`: what comes besides. `world`: what is otherwise than in the
    model's start."""

    name: str
    card: str
    act: str
    kind: str = "active"
    lapses: bool = False
    that: int | None = None
    more: Change = field(default_factory=dict)
    world: World = field(default_factory=dict)

    @property
    def holds(self) -> bool:
        return self.kind == "active"


_BARE = {(RED, "this"): 0}
_STILL = {(p, "plant production"): 0 for p in ORDER}
_INCOME = {(p, "megacredits"): 20 for p in ORDER}
PLACES = {
    place.name: place
    for place in (
        Place("immediate", "{line}", "play", world=_BARE),
        Place("event", "{line}", "play", "event", world=_BARE),
        Place("may", "may {line}", "play", "event", lapses=True, world=_BARE),
        Place("project", "{line}", "project", "standard project", world=_BARE),
        Place("action", "action: {line}", "use"),
        Place("cost", "action: {line} -> gain 1 heat", "use", more={(RED, "heat"): 1}),
        Place(
            *("trigger", "when an opponent raises oxygen: {line}", "spark"),
            lapses=True,
            that=BLUE,
            more={(BLUE, "rating"): 1},
        ),
        Place(
            *("moment", "at production phase: {line}", "phase"),
            lapses=True,
            more=_INCOME,
            world=_STILL,
        ),
    )
}


def checked(
    place: Place, lines: Iterable[str], more: str = "", uses: str = "mars"
) -> tuple[Loaded, list[list[Diagnostic]]]:
    """The set of a card for each line, and the messages about each. `more`: what the set has
    besides, and the sets it `uses`."""
    texts = [
        f'{place.kind} "Card {i}"\n  cost 0\n  '
        + ("tags building\n  " if place.act != "project" else "")
        + ("holds microbe\n  " if place.holds else "")
        + place.card.format(line=line)
        + "\n"
        for i, line in enumerate(lines)
    ]
    head = f'set t "T"\n  uses {uses}\n\n{HELPERS}\n{more}\n'
    loaded, about = told_of(head, texts)
    assert not about[-1], about[-1]
    return loaded, [about[i] for i in range(len(texts))]


def told_of(
    head: str, texts: Sequence[str], advised: bool = False
) -> tuple[Loaded, dict[int, list[Diagnostic]]]:
    """The set of these texts, and the messages about each by its number; -1: about `head`."""
    starts, line = [], head.count("\n") + 1
    for text in texts:
        starts.append(line)
        line += text.count("\n")
    loaded = load_text(head + "".join(texts), advised=advised)
    about: dict[int, list[Diagnostic]] = defaultdict(list)
    for one in loaded.diagnostics:
        at = bisect_right(starts, one.span.line) - 1
        about[at].append(one)
    return loaded, about


def sound(loaded: Loaded) -> Loaded:
    """The same without the cards of the lines that are refused."""
    spared = without_broken(loaded)
    assert spared is not None
    assert not spared.loaded.errors
    return spared.loaded


def cards_of(loaded: Loaded) -> list[Card]:
    """The cards of the lines, in their order."""
    named = [card for card in loaded.library.cards if card.name.startswith("Card ")]
    return sorted(named, key=lambda card: int(card.name.removeprefix("Card ")))


class Table:
    """A position in which every card of a program can be tried."""

    def __init__(self, engine: Playable, place: Place, facts: Iterable[Fact] = ()) -> None:
        self.engine, self.program, self.place = engine, engine.program, place
        program = self.program
        self.world = OWN | place.world
        self.game, failed = arrange(engine, NAMES, facts, seed=1)
        assert not failed
        self.index = {card.name: i for i, card in enumerate(program.library.cards)}
        self.nests = [self.index[f"Nest of {name}"] for name in NAMES]
        state = self.game.state
        piles = dict.fromkeys(ORDER, 0)
        for i in range(3):
            piles[RED] |= 1 << self.index[f"Lab {i}"] | 1 << self.index[f"Rock {i}"]
        piles[BLUE] = 1 << self.index["Rock 3"] | 1 << self.index["Rock 4"]
        mills = [self.index["Mill 1"], self.index["Mill 2"]]
        for mill in mills:
            engine.zones.lay_down(state, RED, mill)
        held = (
            sum(1 << mill for mill in mills)
            | sum(piles.values())
            | sum(1 << nest for nest in self.nests)
        )
        self.spark = self.index["Spark"]
        held |= 1 << self.spark
        held |= sum(1 << i for name, i in self.index.items() if name.startswith("Card "))
        state.deck = tuple(card for card in state.deck if not held >> card & 1)
        state.deck = tuple(sorted({*state.deck, *self._deck()}))
        for p in ORDER:
            state.hand[p] = piles[p]
            engine.zones.lay_down(state, p, self.nests[p])
            state.held[self.nests[p]] = self.world[p, "other"]
            for what in ("plants", "megacredits", "plant production", "rating"):
                state.p[p][self.field(what)] = self.world[p, what]
        city = program.layout.tile["city"]
        areas = [program.layout.area[label] for label in ("C5", "E5", "G5")]
        for area, p in zip(areas, (RED, BLUE, BLUE), strict=True):
            engine.board.lay(state, city, area, p)
        self.finds = [i for i, card in enumerate(program.library.cards) if card.kind == "find"]
        spots = [program.layout.area[label] for label in ("C6", "D5", "D5")]
        state.laid = tuple(
            (card, area, 0) for card, area in zip(self.finds[:3], spots, strict=True)
        )
        state.aside = tuple(self.finds[3:7])
        for card in self.finds[7:]:
            engine.zones.lay_down(state, RED, card)
        state.g[program.layout.level["temperature"]] = self.world[TABLE, "temperature"]

    def _deck(self) -> list[int]:
        """All other lines' cards can be drawn, so that decks are not used up by chance."""
        return [i for name, i in self.index.items() if name.startswith("Card ")]

    def field(self, what: str) -> int:
        layout = self.program.layout
        if what == "rating":
            return layout.counter["rating"]
        if what.endswith(" production"):
            return layout.production[what.removesuffix(" production")]
        return layout.stock[what.removesuffix("s")]

    def model(self) -> World:
        """The world as the model is told of it."""
        return START | self.world | {(TABLE, "deck"): len(self.game.state.deck) - 1}

    def played(self, index: int) -> Change | None:
        """What the card changes, or None where it is not offered."""
        game = self.game.clone()
        state, act = game.state, self.place.act
        state.deck = tuple(card for card in state.deck if card != index)
        if act == "play":
            state.hand[RED] |= 1 << index
        elif act != "project":
            self.engine.zones.lay_down(state, RED, index)
            state.held[index] = self.world[RED, "this"]
        actor = RED
        option: tuple[Any, ...] = (act, index) if act != "use" else (act, index, 0)
        if act == "spark":
            actor, option = BLUE, ("play", self.spark)
            state.hand[BLUE] |= 1 << self.spark
        game.give_turn(actor)
        before = self.seen(game, index)
        if act == "phase":
            for _ in ORDER:
                self._choose(game, ("pass",))
        elif not self._choose(game, option):
            return None
        after = self.seen(game, index)
        changed = {key: n - before.get(key, 0) for key, n in after.items()}
        return {key: n for key, n in changed.items() if n}

    def _choose(self, game: Game, option: tuple[Any, ...]) -> bool:
        ask = game.state.ask
        assert ask is not None
        assert ask[0] == "menu", ask
        if option not in ask[3]:
            return False
        game.choose(ask[3].index(option))
        while ((ask := game.state.ask) is not None and ask[2] is not None) or _is_order(ask):
            game.choose(self._pick(game, ask))
        return True

    def _pick(self, game: Game, ask: Any) -> int:
        kind, _, _, options = ask
        match kind:
            case "x":
                return options.index(2) if 2 in options else len(options) - 1
            case "player":
                return options.index(BLUE) if BLUE in options else 0
            case "take":
                return next((i for i, o in enumerate(options) if o and o[0] == BLUE), 0)
            case "unload" | "card":
                among = [o[0] if isinstance(o, tuple) else o for o in options]
                for p in (BLUE, RED, GREEN):
                    if self.nests[p] in among:
                        return among.index(self.nests[p])
                return 0
            case "may":
                return options.index(1)
            case _:
                return 0

    def seen(self, game: Game, index: int) -> dict[tuple[int, str], int]:
        """What each has, the card itself left out."""
        state, layout = game.state, self.program.layout
        other = ~(1 << index) & ~(1 << self.spark)
        science = sum(1 << self.index[f"Lab {i}"] for i in range(3))
        tiles = {name: state.tiles[layout.tile[name]] for name in ("city", "ocean")}
        seen = {(TABLE, "temperature"): state.g[layout.level["temperature"]]}
        seen[TABLE, "ocean"] = tiles["ocean"].bit_count()
        seen[RED, "this"] = state.held[index]
        seen[TABLE, "lying"] = len(state.laid)
        finds = sum(1 << card for card in self.finds)
        seen[RED, "finds"] = (state.play[RED] & finds).bit_count()
        for p in ORDER:
            for name, at in layout.stock.items():
                seen[p, f"{name}s" if name in ("plant", "megacredit") else name] = state.p[p][at]
            for name, at in layout.production.items():
                seen[p, f"{name} production"] = state.p[p][at]
            seen[p, "rating"] = state.p[p][self.field("rating")]
            seen[p, "hand"] = (state.hand[p] & other).bit_count()
            seen[p, "science in hand"] = (state.hand[p] & science).bit_count()
            seen[p, "cities"] = (tiles["city"] & state.own[p]).bit_count()
            seen[p, "other"] = state.held[self.nests[p]]
            seen[p, "events"] = state.played_events[p] >> index & 1
        return seen


def _is_order(ask: Any) -> bool:
    return ask is not None and ask[0] == "order"
