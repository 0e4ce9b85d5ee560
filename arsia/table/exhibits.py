"""Cards laid out on the table beside the board: a market, what players build; and lists in lines.

In: a game. Out: things that rich prints, one table for each `Exhibit` of the extensions; each
cell shows a card's name between the signs of its four sides, and what is to be said of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.box import ROUNDED
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from runtime.driving.game import Game
from runtime.games.base.extension import Cell, Exhibit
from runtime.state.state import bits
from runtime.telling.naming import chosen

EMPTY = "·"


@dataclass(frozen=True, slots=True)
class Listed:
    """`title: one · another · …`, where a line ends only between two of them."""

    parts: Sequence[str]
    title: str = ""
    style: str = ""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text(self.title, "bold")
        for index, part in enumerate(self.parts):
            joint = " · " if index else ""
            more = joint if index + 1 < len(self.parts) else ""
            if joint and line.cell_len + cell_len(joint + part + more[:2]) > options.max_width:
                yield line.append(" ·", self.style)
                line, joint = Text(), ""
            line.append(joint + part, self.style)
        yield line


def exhibits(game: Game, colours: list[str]) -> Columns | None:
    """All of them, players' own in their colour; None when there is nothing."""
    extensions = game.engine.extensions
    found = [
        one for extension in extensions for one in extension.exhibits(game.state, game.players)
    ]
    return Columns([_drawn(game, one, colours) for one in found], padding=(0, 2)) if found else None


def lying(game: Game) -> Listed | None:
    """`finds: C4, D5, E2 Old Probe · boons in the row: Rain`: what lies on areas and in rows, those
    face up by name; None when there is nothing."""
    program, found = game.program, []
    for kind in program.library.kinds:
        there = [one for one in game.state.laid if program.library.cards[one[0]].kind == kind.id]
        cards = [_lying(game, *one) for one in there]
        if cards:
            row = " in the row" if kind.row else ""
            found.append(f"{kind.plural}{row}: {', '.join(cards)}")
    played = [card for play in game.state.play for card in bits(play)]
    marked = [
        f"{program.library.cards[card].name} ({whose})"
        for card in played
        if (whose := ", ".join(game.players[w] for one, w in game.state.seated if one == card))
    ]
    found += [f"markers: {', '.join(marked)}"] if marked else []
    known = [
        f"{program.library.cards[card].name} ({chosen(game.engine, game.players, which)})"
        for card, which in game.state.settled
        if card in played
    ]
    found += [f"chosen: {', '.join(known)}"] if known else []
    return Listed(found) if found else None


def _lying(game: Game, card: int, place: int, up: int) -> str:
    label = game.program.layout.board.areas[place].label if place >= 0 else ""
    name = game.program.library.cards[card].name if up else ""
    seats = ", ".join(game.players[w] for one, w in game.state.seated if one == card)
    return f"{label} {name}{f' ({seats})' if seats else ''}".strip()


def _drawn(game: Game, one: Exhibit, colours: list[str]) -> Table:
    owned = one.owner >= 0
    title = f"{game.players[one.owner]}: {one.title}" if owned else one.title
    style = colours[one.owner] if owned else "dim"
    table = Table(title=Text(title, f"bold {style}"), box=ROUNDED, border_style=style)
    table.show_header, table.show_lines = False, True
    for _ in one.rows[0]:
        table.add_column(justify="center")
    for row in one.rows:
        table.add_row(*(_cell(game, cell, colours) for cell in row))
    return table


def _cell(game: Game, cell: Cell | None, colours: list[str]) -> Text:
    if cell is None:
        return Text(f"\n{EMPTY}\n", "dim")
    top, right, bottom, left = cell.edges
    name = game.program.library.cards[cell.card].name
    text = Text(f"{top}\n", "bold")
    text.append(f"{left} ").append(name, "not bold").append(f" {right}\n").append(bottom)
    if cell.note:
        text.append(f"\n{cell.note}", "not bold italic")
    for w, what in cell.pieces:
        text.append(f"\n{game.players[w]}: {what}", f"not bold {colours[w]}")
    return text
