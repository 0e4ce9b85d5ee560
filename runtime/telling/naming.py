"""What everything in a game is called.

In: an engine, player names, a state, and numbers of things in it. Out: short names, in the card
language's own words.
"""

from __future__ import annotations

from collections.abc import Sequence

from compiler.graph import to_remember
from runtime.games.playable import Playable
from runtime.state.state import State


class Naming:
    """Names of what is in one state."""

    def __init__(self, engine: Playable, players: tuple[str, ...], state: State) -> None:
        self.engine, self.program, self.state = engine, engine.program, state
        self.players = (*players, "the neutral opponent")  # its seat is -1
        self.texts = engine.texts

    def card(self, card: int) -> str:
        return f'"{self.program.library.cards[card].name}"'

    def player(self, seat: int) -> str:
        return self.players[seat]

    def resource(self, kind: int, count: int = 1) -> str:
        node = self.program.library.resources[kind]
        return node.name if count == 1 else node.plural

    def area(self, area: int) -> str:
        place = self.program.layout.board.areas[area]
        if place.label == place.name or not place.name:
            return place.label
        return f"{place.label} ({place.name})"

    def track(self, track: int) -> str:
        parameters = self.program.library.parameters
        if track < len(parameters):
            return parameters[track].name
        return self.program.library.counters[track - len(parameters)].name

    def token(self, one: tuple[int, int], count: int) -> str:
        """`2 nature tokens`; what it counts as where that is not its own tag."""
        resource, field = one
        kind = self.program.library.resources[resource]
        tags = {index: name for name, index in self.program.layout.tag.items()}
        other = "" if tags[field] == kind.as_tag else f" as {self.texts.words.tag(tags[field])}"
        return f"{count} {self.resource(resource, count)}{other}"

    def chosen(self, which: int) -> str:
        """`plant tag`, `heat`: what a card remembers."""
        return chosen(self.engine, self.players, which)

    def kind(self, card: int) -> str:
        return self.program.library.cards[card].kind

    def money(self, count: int) -> str:
        """`3 M€`, `1 credit`."""
        currency = self.program.layout.resource[self.program.tables.currency]
        symbol = self.program.library.resources[currency].symbol
        return f"{count} {symbol or self.resource(currency, count)}"

    def of_kind(self, kind: int, count: int) -> str:
        """`2 steel`; of the currency with its sign."""
        money = kind == self.program.layout.resource[self.program.tables.currency]
        return self.money(count) if money else f"{count} {self.resource(kind, count)}"

    def stock_name(self, field: int, count: int) -> str:
        name = next(name for name, index in self.program.layout.stock.items() if index == field)
        return self.resource(self.program.layout.resource[name], count)

    def held_name(self, card: int, count: int) -> str:
        return f"{self.held(card, count)} from {self.card(card)}"

    def held(self, card: int, count: int) -> str:
        """What lies on a card; what bears a card on another one is of no kind."""
        kind = self.program.tables.held_kind[card]
        if kind < 0 or any(card == one for one, _ in self.state.stacked):
            return "resource" if count == 1 else "resources"
        return self.resource(kind, count)


def chosen(engine: Playable, players: Sequence[str], which: int) -> str:
    """What a card remembers: what has this number, or the player of the seat from -1 down."""
    if which < 0:
        return players[-1 - which]
    what, kind = to_remember(engine.library)[which]
    return f"{kind.name} tag" if what == "tag" else str(kind.name)
