"""The log in a designer's words.

In: items of the log, and who reads them. Out: a line for each, made when somebody looks.
"""

from __future__ import annotations

from typing import Any

from compiler.text.words import readable
from runtime.games.playable import Playable
from runtime.state.log import LogItem
from runtime.state.state import State
from runtime.telling.effects import card_text
from runtime.telling.naming import Naming

_INTO = {
    "here": "onto another card",
    "deck": "onto the deck",
    "bottom": "under the deck",
    "discard": "to the discards",
}
"""Places that cards are moved to and that are nobody's."""


class Chronicle(Naming):
    """Lines for the player at `seat`, who may know more than others; None: for everybody."""

    def __init__(
        self, engine: Playable, players: tuple[str, ...], state: State, seat: int | None = None
    ) -> None:
        super().__init__(engine, players, state)
        self.seat = seat

    def line(self, item: LogItem) -> str:
        """A line of the log."""
        what, who, subject, n, _ = item
        name = self.players[who]
        match what:
            case "play" | "claim" | "fund" | "use" | "convert":
                return f"{name} {what}s {self.card(subject)}"
            case "discard" | "buy" | "keep":
                verb = {"keep": "takes"}.get(what, f"{what}s")
                return f"  {name} {verb} {self._seen(who, (subject,))}"
            case "deal" | "offer" | "start":
                return ""  # whom it concerns has been asked about them; records read it
            case "project" | "build":
                standard = self.kind(subject) == "standard-project"
                return f"{name} {'uses' if standard else 'builds'} {self.card(subject)}"
            case "seat":
                return f"{name} takes a seat on {self.card(subject)}"
            case "own":
                return f"  {name} claims the tile at {self.area(n)}"
            case "first":
                return f"{name} takes the first action of {self.card(subject)}"
            case "lead":
                return f"  {name} becomes the first player"
            case "pass":
                return f"{name} passes"
            case "gain" | "lose" | "spend":
                return f"  {name} {what}s {n} {self.resource(subject, n)}"
            case "produce" | "unproduce":
                sign = "+" if what == "produce" else "-"
                return f"  {name}: {self.resource(subject)} production {sign}{n}"
            case "lift":
                kind = self.program.library.tiles[subject]
                return f"  {name} takes {kind.name} from {self.area(n)}"
            case "place" | "mark":
                kind = self.program.library.tiles[subject]
                return f"  {name} places {kind.name} at {self.area(n)}"
            case "raise" | "sink":
                far = f" {n} steps" if n > 1 else ""
                way = "raises" if what == "raise" else "lowers"
                return f"  {name} {way} {self.track(subject)}{far}"
            case "rate" | "lower":
                sign = "+" if what == "rate" else "-"
                return f"  {name}: {self.track(subject)} {sign}{n}"
            case "load":
                return f"  {name} adds {n} {self.held(subject, n)} to {self.card(subject)}"
            case "unload":
                if subject < 0:
                    return f"  {name} removes {n} from a card of {self.players[subject]}"
                return f"  {name} removes {n} {self.held(subject, n)} from {self.card(subject)}"
            case "shift":
                card, zone, owner = subject
                moved = self.card(card) if card >= 0 else "a card"
                where = _INTO.get(zone, "to the event pile" if zone == "events" else f"to {zone}")
                whose = "" if owner == who or zone in _INTO else f" of {self.players[owner]}"
                return f"  {name} moves {moved} {where}{whose}"
            case "lay":
                laid = self.program.library.kinds[subject]
                return f"  laid out: {n} {laid.name if n == 1 else laid.plural}"
            case "aside":
                return f"{name} cannot play {self.card(subject)}"
            case "take" | "steal":
                verb = "removes" if what == "take" else "steals"
                victim, kind_index = subject
                taken = f"{n} {self.resource(kind_index, n)}"
                return f"  {name} {verb} {taken} from {self.players[victim]}"
            case "swap":
                return f"  {name} exchanges hands with {self.players[subject]}"
            case "draw":
                return f"  {name} draws {self._seen(who, subject)}"
            case "find":
                found, others = (", ".join(map(self.card, cards)) for cards in subject)
                drawn = f"  {name} draws {found or 'nothing'}"
                return f"{drawn}, having revealed {others}" if others else drawn
            case "look":
                return f"  {name} looks at {self._seen(who, subject)}"
            case "hide":
                return f"  {name} turns {', '.join(map(self.card, subject))} face down"
            case "marker":
                return f"  {name} puts a marker on {self.card(subject)}"
            case "settle":
                return f"  {name} chooses {self.chosen(n)} for {self.card(subject)}"
            case "lot":
                node = self.program.operations.nodes[subject]
                return f"  chance brings {name}: {card_text(self.engine, node, n)}" if node else ""
            case "drawn":
                return f"  chance chooses {self.players[subject]}"
            case "number":
                return f"  chance brings {name}: {subject}"
            case "ends":
                return f"  {n} effects have set each other off; no more come ({self.card(subject)})"
            case "unmark":
                return f"  {name} takes a marker from {self.card(subject)}"
            case "put":
                card, kind, area = subject
                moved = self.card(card) if card >= 0 else self.program.library.kinds[kind].name
                return f"  {name} moves {moved} to {self.area(area)}"
            case "reveal":
                return f"  {name} reveals {', '.join(map(self.card, subject)) or 'no cards'}"
            case "pay":
                return self._paid(name, *subject)
            case "reshuffle":
                return f"the discards become a new deck of {n} card{'s' if n != 1 else ''}"
            case "share":
                given = zip(subject, self.players[:-1], strict=False)
                return ", ".join(f"{self.card(card)} faces {who}" for card, who in given)
            case "return":
                return f"  {name} returns {n} {self.resource(subject, n)}"
            case "income":
                return "Income"
            case "generation":
                return f"Generation {n}"
            case "production":
                return "Production"
            case "phase":
                return f"{readable(subject).capitalize()} phase"
            case "yield":
                parts = [f"{'-+'[n > 0]}{self.of_kind(kind, abs(n))}" for kind, n in subject]
                return f"  {name}: {', '.join(parts) or 'nothing'}"
            case "won":
                return f"{name} has won: the terraforming is complete"
            case "lost":
                return f"{name} has lost: the terraforming is not complete"
            case "over":
                return f"The game is over after generation {n}"
            case _:
                told = (one.told(self, what, name, subject, n) for one in self.engine.extensions)
                return next(filter(None, told), "")

    def _seen(self, who: int, cards: tuple[int, ...]) -> str:
        """Which cards for the player who has seen them, for others how many."""
        if who == self.seat:
            return ", ".join(map(self.card, cards))
        return "a card" if len(cards) == 1 else f"{len(cards)} cards"

    def _paid(self, name: str, mix: tuple[int, ...], sources: tuple[Any, ...], field: int) -> str:
        parts = []
        for count, (on_card, where, _) in zip(mix, sources, strict=False):
            if count:
                kind = self.held_name(where, count) if on_card else self.stock_name(where, count)
                parts.append(f"{count} {kind}")
        if mix[-1]:
            money = field == self.program.tables.money
            plain = self.money(mix[-1]) if money else f"{mix[-1]} {self.stock_name(field, mix[-1])}"
            parts.append(plain)
        return f"  {name} pays {', '.join(parts)}" if parts else ""
