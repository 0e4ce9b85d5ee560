"""A game's table drawn in the terminal: board, global parameters, players' boards, scores.

In: a game. Out: things that rich prints. All words and signs are those the vocabulary declares.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.color import Color, ColorParseError
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from arsia.table.exhibits import Listed, exhibits, lying
from compiler.face.face import face
from compiler.face.terminal import row_text
from compiler.graph import AreaPlace, Board, TileKind
from compiler.graph.printed import provided
from compiler.icons import Icon
from runtime.driving.game import Game
from runtime.state.layout import Layout
from runtime.state.state import GENERATION, State
from runtime.telling.effects import card_text

ANY_WIDTH = 1000
PALETTE = ("red", "blue", "green", "yellow", "magenta", "cyan")
ON_TERRAIN = ("", "bold blue", "bold red", "bold yellow", "bold cyan")
"""Terrains in the order of declaration; the first is the common ground."""
SMALL, WIDE = 6, 12
"""Boards of rows so short have cells so wide."""


def colour_of(player: int, name: str) -> str:
    """A player called by a colour has it."""
    try:
        Color.parse(name.lower())
    except ColorParseError:
        return PALETTE[player % len(PALETTE)]
    return name.lower()


def whole(game: Game) -> Group:
    """Tracks, board, players; cards that lie open, and what lies beside the players."""
    layout, state, names = game.program.layout, game.state, game.players
    shown: list[RenderableType] = [tracks(layout, state), board(layout, state, names)]
    shown.append(players(layout, state, names) if layout.production else stocks(game))
    shown += [faces for w in state.seats if (faces := facing(game, w)) is not None]
    shown += [line for line in (lying(game),) if line is not None]
    beside = exhibits(game, [colour_of(player, name) for player, name in enumerate(names)])
    if beside is not None:
        shown.append(beside)
    return Group(*shown)


# ---- the board ----------------------------------------------------------------------------------


def board(layout: Layout, state: State, names: Sequence[str]) -> Text:
    """Rows as on the board, then those of each board beside it under its name; tiles off the
    planet, and what the signs mean."""
    text = _map(layout, state, names, "")
    for index, area in enumerate(layout.board.areas):
        if not area.drawn and state.full >> index & 1:
            text.append_text(_cell(layout, state, names, index)).append("\n")
    for beside in layout.library.beside:
        text.append(f"{beside.name}\n", "bold").append_text(_map(layout, state, names, beside.id))
    return text.append_text(_legend(layout))


def _map(layout: Layout, state: State, names: Sequence[str], beside: str) -> Text:
    """One cell `E3~pp` for each area: label, terrain, bonus; or its tile."""
    rows = list(_rows(layout.board, beside))
    if max((len(row) for _, row in rows), default=0) <= SMALL:
        return _small_map(layout, state, names, rows)
    cells = {index: _cell(layout, state, names, index) for _, row in rows for index in row}
    width = (max(map(len, cells.values()), default=0) + 2) // 2 * 2
    text = Text()
    for shift, row in rows:
        text.append(" " * (shift * width // 2))
        for index in row:
            text.append_text(cells[index])
            text.append(" " * (width - len(cells[index])))
        text.append("\n")
    return text


Row = tuple[int, list[int]]
"""Its shift to the right in half cells, and its areas."""


def _small_map(layout: Layout, state: State, names: Sequence[str], rows: Sequence[Row]) -> Text:
    """The same with room: the label over the tile's whole name, or over terrain and what is
    printed."""
    text = Text()
    for shift, row in rows:
        margin = " " * (shift * WIDE // 2)
        text.append(margin)
        for index in row:
            text.append(layout.board.areas[index].label.center(WIDE), "dim")
        text.append("\n" + margin)
        for index in row:
            content = _content(layout, state, names, index)
            left = (WIDE - len(content)) // 2
            text.append(" " * left).append_text(content)
            text.append(" " * (WIDE - left - len(content)))
        text.append("\n")
    return text


def _content(layout: Layout, state: State, names: Sequence[str], index: int) -> Text:
    tile = _tile_at(layout, state, index)
    if tile is None:
        shown = _empty(layout, state, names, index)
        return shown[len(layout.board.areas[index].label) :]
    owner = next((q for q in state.seats if state.own[q] >> index & 1), None)
    style = _on(colour_of(owner, names[owner])) if owner is not None else "reverse"
    return Text(f" {layout.library.tiles[tile].name} ", style)


def _rows(whole: Board, beside: str) -> Iterator[Row]:
    """The rows of the main board, or of one beside it; they differ by one in length."""
    rows: dict[str, list[int]] = {}
    for index, area in enumerate(whole.areas):
        if area.drawn and area.beside == beside:
            rows.setdefault(area.row, []).append(index)
    longest = max(map(len, rows.values()), default=0)
    for row in rows.values():
        yield longest - len(row), row


def _cell(layout: Layout, state: State, names: Sequence[str], index: int) -> Text:
    area = layout.board.areas[index]
    tile = _tile_at(layout, state, index)
    if tile is None:
        return _empty(layout, state, names, index).append(_tokens(state, index))
    kind = layout.library.tiles[tile]
    owner = next((q for q in state.seats if state.own[q] >> index & 1), None)
    style = _on(colour_of(owner, names[owner])) if owner is not None else "reverse"
    text = Text(f"{area.label} ", "dim").append(_sign(kind), style)
    for other, upper in enumerate(layout.library.tiles):
        if upper.lies and state.tiles[other] >> index & 1:
            text.append(f"+{_sign(upper)}")
    return text.append(_tokens(state, index))


def _tokens(state: State, index: int) -> str:
    """A sign for each card that lies on the area: `?` face down, `!` face up."""
    return "".join("?!"[up] for _, place, up in state.laid if place == index)


def _sign(kind: TileKind) -> str:
    return kind.symbol or kind.name[:2].title()


def _tile_at(layout: Layout, state: State, index: int) -> int | None:
    kinds = layout.library.tiles
    there = (k for k, mask in enumerate(state.tiles) if mask >> index & 1 and kinds[k].covers)
    return next(there, None)


def _on(colour: str) -> str:
    """Letters that can be read on the colour."""
    return f"bold black on {colour}" if colour == "white" else f"bold white on {colour}"


def _empty(layout: Layout, state: State, names: Sequence[str], index: int) -> Text:
    area = layout.board.areas[index]
    marked = next((q for q in state.seats if state.kept[q] >> index & 1), None)
    style = _terrain_style(layout, area)
    if marked is not None:
        style = f"underline {colour_of(marked, names[marked])}"
    letters = {bonus.id: bonus.drawn for bonus in layout.library.bonuses}
    sign = next((kind.drawn for kind in layout.library.terrains if kind.id == area.terrain), " ")
    bonus = "".join(letters.get(one, "?") for one in area.bonus)
    tags = {kind.id: kind.drawn for kind in layout.library.tags}
    bonus += "".join(tags[one] for one in area.tags)
    return Text(area.label, "dim").append(sign + bonus, style)


def _terrain_style(layout: Layout, area: AreaPlace) -> str:
    ids = [kind.id for kind in layout.library.terrains]
    return ON_TERRAIN[ids.index(area.terrain) % len(ON_TERRAIN)] if area.terrain in ids else ""


def _legend(layout: Layout) -> Text:
    printed = {one for area in layout.board.areas for one in area.bonus}
    parts = [f"{kind.drawn}={kind.name}" for kind in layout.library.terrains]
    parts += [f"{b.drawn}={b.name}" for b in layout.library.bonuses if b.id in printed]
    tags = {one for area in layout.board.areas for one in area.tags}
    parts += [f"{kind.drawn}={kind.name} tag" for kind in layout.library.tags if kind.id in tags]
    lying = [kind.name for kind in layout.library.kinds if kind.lies == "areas"]
    parts += [f"?={' or '.join(lying)} face down !=face up"] if lying else []
    return Text(" ".join(parts), "dim")


# ---- the tracks and the players -----------------------------------------------------------------


def tracks(layout: Layout, state: State) -> Group:
    """`generation 4 · temperature -18 °C · oxygen 3 %`."""
    parts = [f"generation {state.g[GENERATION]}"]
    for kind in layout.library.parameters:
        unit = "" if kind.unit.startswith(kind.name) else f" {kind.unit}"
        value = state.g[layout.level[kind.id]]
        parts.append(f"{kind.name} {value}{unit} of {kind.highest}")
    return Group(Listed(parts, style="bold"), *_supplies(layout, state))


def _supplies(layout: Layout, state: State) -> Iterator[Text]:
    """What is left of resources with a supply of their own."""
    kinds = {kind.id: kind for kind in layout.library.resources}
    left = [
        (supply.count(state), kinds[name])
        for name, supply in layout.stock_supply.items()
        if supply.full is None
    ]
    named = [f"{n} {kind.name if n == 1 else kind.plural}" for n, kind in left]
    if named:
        yield Text(f"in the supply: {', '.join(named)}", "bold")


@dataclass(frozen=True, slots=True)
class Players:
    """What each player has: a row for each where the terminal is wide enough, else a column."""

    rows: tuple[tuple[Text, ...], ...]  # the first holds the titles

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = _grid(self.rows)
        needed = Measurement.get(console, options.update(width=ANY_WIDTH), wide).maximum
        yield wide if needed <= options.max_width else _grid(tuple(zip(*self.rows, strict=True)))


def players(layout: Layout, state: State, names: Sequence[str]) -> Players:
    """Counters, stock and production (`12+3`), numbers of cards."""
    kinds = {kind.id: kind for kind in layout.library.resources}
    titles = [counter.name for counter in layout.library.counters]
    titles += [kinds[name].symbol or kinds[name].name for name in layout.stock]
    rows = [tuple(Text(title, "dim") for title in ("", *titles, "hand", "played"))]
    for q in state.seats:
        numbers = state.p[q]
        row = [str(numbers[layout.counter[one.id]]) for one in layout.library.counters]
        row += [
            f"{numbers[field]}{numbers[layout.production[name]]:+d}"
            if name in layout.production
            else str(numbers[field])
            for name, field in layout.stock.items()
        ]
        row.append(str(state.hand[q].bit_count()))
        row.append(str((state.play[q] | state.played_events[q]).bit_count()))
        rows.append((Text(names[q], f"bold {colour_of(q, names[q])}"), *map(Text, row)))
    return Players(tuple(rows))


def _grid(rows: Sequence[Sequence[Text]]) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    for index in range(len(rows[0])):
        table.add_column(justify="right" if index else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table


def stocks(game: Game) -> Text:
    """A line for each player in a game without production: what he has, and his tags."""
    layout, state = game.program.layout, game.state
    kinds = {kind.id: kind for kind in layout.library.resources}
    lines = []
    for q in state.seats:
        numbers = state.p[q]
        held = [(numbers[field], kinds[name]) for name, field in layout.stock.items()]
        first = {kind.id for _, kind in held[:2]}  # always shown
        owned = [
            f"{n} {kind.name if n == 1 else kind.plural}"
            for n, kind in held
            if n or kind.id in first
        ]
        tags = _tags(layout, numbers)
        text = Text(f"{game.players[q]}: ", f"bold {colour_of(q, game.players[q])}")
        text.append(", ".join(owned), "bold")
        lines.append(text.append(f"  tags: {tags}" if tags else "", ""))
    return Text("\n").join(lines)


def _tags(layout: Layout, numbers: Sequence[int]) -> str:
    """`2 energy, 1 nature`."""
    kinds = {kind.id: kind.name for kind in layout.library.tags}
    owned = [(numbers[field], kinds[name]) for name, field in layout.tag.items()]
    return ", ".join(f"{n} {name}" for n, name in owned if n)


def facing(game: Game, who: int) -> Table | None:
    """The cards that a player can use where they lie: what they cost now, need, do and provide.
    None where cards are held in hand."""
    secret = game.state.hand[who] | game.engine.laid.later_of(game.state, who)
    cards = [card for card in game.at_hand(who) if not secret]
    if not cards:
        return None
    program, state = game.program, game.state
    table = Table(box=None, pad_edge=False, header_style="dim")
    name = Text(game.players[who], f"bold {colour_of(who, game.players[who])}")
    for title in (name, "cost", "needs", "does", "provides"):
        table.add_column(title)
    words = game.engine.texts.words
    for card in cards:
        index = program.layout.card[card.id]
        used = bool(state.used >> index & 1)
        price = "used" if used else str(game.engine.play.price(state, who, index, "project"))
        star = "*" if card.cheaper != 0 and not used else ""
        shown = face(program.library, card)
        does = ", ".join(card_text(game.engine, a.effect) for a in card.abilities if a.effect)
        needs = row_text(words, shown.requirement)
        tags = row_text(words, tuple(Icon("tag", tag) for tag in provided(card)))
        table.add_row(card.name, price + star, needs, does, tags, style="dim" if used else "")
    return table


# ---- the end ------------------------------------------------------------------------------------


def scores(game: Game) -> Table:
    """A column for each player, winners marked; a row for each source of points."""
    rows, winners = game.scores(), game.winners()
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("points")
    for q, name in enumerate(game.players):
        mark = " (won)" if q in winners else ""
        table.add_column(Text(name + mark, f"bold {colour_of(q, name)}"), justify="right")
    for source in rows[0]:
        style = "bold" if source == "total" else "dim" if source == "money" else ""
        table.add_row(source, *(str(row[source]) for row in rows), style=style)
    return table
