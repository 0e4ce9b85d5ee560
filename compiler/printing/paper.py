"""Where cards lie on sheets of paper: pages, places, cut marks.

In: paper, size of the cards, bleed, gutter, backs. Out: `Sheet`s of plain numbers in mm, from the
upper left corner, which the template only has to follow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from dsl.reading.records import dataclass

Mm = float
Paper = Literal["a4", "letter"]
Flip = Literal["long", "short"]

PAPERS: dict[str, tuple[Mm, Mm]] = {"a4": (210, 297), "letter": (215.9, 279.4)}
"""Width and height."""

CARD_SIZES: dict[str, tuple[Mm, Mm]] = {
    "poker": (63, 88),
    "bridge": (57, 89),
    "euro": (59, 92),
    "mini": (44, 68),
    "tarot": (70, 120),
    "jumbo": (88, 125),
}

NARROWEST, WIDEST = 1.3, 2.0
"""Height of a card in its width: what the layout of the face can be."""

EDGE, MARK, OFF = 5.0, 4.0, 1.2
"""What printers leave white; length of a cut mark; its distance from the card."""


class PaperError(ValueError):
    """Cards of this size do not fit on this paper."""


@dataclass(frozen=True, slots=True)
class Paging:
    """How cards are laid on paper. `backs`: along which edge the sheets are turned over; None for
    fronts only. `offset`: how far the printer puts the back side off, to the right and down."""

    paper: Paper = "a4"
    card: tuple[Mm, Mm] = CARD_SIZES["poker"]
    bleed: Mm = 0
    gutter: Mm = 0
    marks: bool = True
    backs: Flip | None = None
    offset: tuple[Mm, Mm] = (0, 0)


@dataclass(frozen=True, slots=True)
class Slot:
    """The upper left corner of a card without its bleed. `card`: its place in the order."""

    card: int
    x: Mm
    y: Mm


@dataclass(frozen=True, slots=True)
class Sheet:
    """`marks`: lines from x, y to x, y. `turned`: backs stand upside down to the page."""

    width: Mm
    height: Mm
    slots: tuple[Slot, ...]
    marks: tuple[tuple[Mm, Mm, Mm, Mm], ...]
    back: bool = False
    turned: bool = False


@dataclass(frozen=True, slots=True)
class Grid:
    """Columns and rows of a page, its corner and the way from one card to the next."""

    width: Mm
    height: Mm
    columns: int
    rows: int
    left: Mm
    top: Mm
    step_x: Mm
    step_y: Mm

    def place(self, index: int) -> tuple[Mm, Mm]:
        row, column = divmod(index, self.columns)
        return _mm(self.left + column * self.step_x), _mm(self.top + row * self.step_y)


def sheets(paging: Paging, count: int, shaped: bool = True) -> tuple[Sheet, ...]:
    """The pages for so many cards, each front followed by its back; `shaped`: they must be of the
    shape of a card. Raises PaperError."""
    grid = grid_of(paging, shaped)
    each = grid.columns * grid.rows
    marks = tuple(_marks(paging, grid)) if paging.marks else ()
    pages: list[Sheet] = []
    for first in range(0, count, each):
        cards = range(first, min(first + each, count))
        slots = tuple(Slot(card, *grid.place(card - first)) for card in cards)
        pages.append(Sheet(grid.width, grid.height, slots, marks))
        if paging.backs is not None:
            pages.append(_turned_over(paging, grid, cards))
    return tuple(pages)


def grid_of(paging: Paging, shaped: bool = True) -> Grid:
    """As many cards as possible, the paper upright where it makes no difference."""
    width, height = paging.card
    if shaped and not NARROWEST <= height / width <= WIDEST:
        raise PaperError(f"a card of {width:g} x {height:g} mm is not of the shape of a card")
    across, down = PAPERS[paging.paper]
    upright, sideways = _grid(paging, across, down), _grid(paging, down, across)
    best = max(upright, sideways, key=lambda grid: grid.columns * grid.rows)
    if best.columns * best.rows == 0:
        raise PaperError(f"cards of {width:g} x {height:g} mm do not fit on {paging.paper}")
    return best


def _grid(paging: Paging, width: Mm, height: Mm) -> Grid:
    between = max(paging.gutter, 2 * paging.bleed)
    step_x, step_y = paging.card[0] + between, paging.card[1] + between
    margin = 2 * (EDGE + paging.bleed) - between
    columns = max(0, int((width - margin) // step_x))
    rows = max(0, int((height - margin) // step_y))
    left = (width - columns * step_x + between) / 2
    top = (height - rows * step_y + between) / 2
    return Grid(width, height, columns, rows, left, top, step_x, step_y)


def _turned_over(paging: Paging, grid: Grid, cards: Sequence[int]) -> Sheet:
    """Behind each card its back. Turned along an upright edge left and right are swapped, along a
    level one above and below, and then the backs stand on their heads."""
    upright = grid.height > grid.width
    sideways = (paging.backs == "long") == upright
    slots: list[Slot] = []
    for index, card in enumerate(cards):
        row, column = divmod(index, grid.columns)
        row, column = (
            (row, grid.columns - 1 - column) if sideways else (grid.rows - 1 - row, column)
        )
        x, y = grid.place(row * grid.columns + column)
        slots.append(Slot(card, _mm(x + paging.offset[0]), _mm(y + paging.offset[1])))
    return Sheet(grid.width, grid.height, tuple(slots), (), back=True, turned=not sideways)


def _marks(paging: Paging, grid: Grid) -> Iterator[tuple[Mm, Mm, Mm, Mm]]:
    """At both ends of every line that is cut."""
    wide, high = paging.card
    off = OFF + paging.bleed
    right = grid.left + (grid.columns - 1) * grid.step_x + wide
    bottom = grid.top + (grid.rows - 1) * grid.step_y + high
    for x in _cuts(grid.left, grid.step_x, grid.columns, wide):
        yield x, _mm(max(0, grid.top - off - MARK)), x, _mm(grid.top - off)
        yield x, _mm(bottom + off), x, _mm(min(grid.height, bottom + off + MARK))
    for y in _cuts(grid.top, grid.step_y, grid.rows, high):
        yield _mm(max(0, grid.left - off - MARK)), y, _mm(grid.left - off), y
        yield _mm(right + off), y, _mm(min(grid.width, right + off + MARK)), y


def _cuts(start: Mm, step: Mm, count: int, size: Mm) -> list[Mm]:
    """Both edges of every card; neighbours without a gutter share one."""
    edges = (start + n * step + end for n in range(count) for end in (0.0, size))
    return list(dict.fromkeys(map(_mm, edges)))


def _mm(value: Mm) -> Mm:
    return round(value, 3)
