"""What `arsia print` makes, one function for each kind of output.

In: an `Order`: what is printed and how. Out: the paths of the files as they are written, and
warnings about text that did not fit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from arsia.sets import counted
from compiler.graph import Card, Library
from compiler.printing import (
    Data,
    Paging,
    Piece,
    PrintWarning,
    Warnings,
    delegates_with,
    print_booklet,
    print_cards,
    print_deck,
    print_delegates,
    print_ends,
    print_gallery,
    print_sheets,
    print_summary,
    print_tiles,
    print_tokens,
    split,
    split_ends,
    split_tokens,
)
from compiler.printing.gallery import Notes
from compiler.printing.sheets import CardFormat
from compiler.printing.tabletop import grids_of, images_of
from compiler.text import Texts
from compiler.text.catalogue import Catalogue, english

Made = Iterator[Path | PrintWarning]


@dataclass(frozen=True, slots=True)
class Order:
    """`pieces` in their order, copies repeated. `title` stands on what has one. `notes`: lines
    that the gallery has below cards, by their ids there, and a `legend` for them."""

    library: Library
    pieces: tuple[Piece, ...]
    folder: Path
    title: str
    paging: Paging = field(default_factory=Paging)
    form: CardFormat = "pdf"
    resolution: float = 300
    address: str = ""
    catalogue: Catalogue = field(default_factory=english)
    notes: Notes = field(default_factory=dict)
    legend: str = ""

    @property
    def data(self) -> Data:
        return Data(self.library, Texts(self.library, self.catalogue))


_Parts = tuple[tuple[Piece, ...], tuple[Piece, ...], tuple[Piece, ...], tuple[Card, ...]]


def _parted(order: Order) -> _Parts:
    """Cards, tiles, tokens, and ends of double-sided cards: each is printed on sheets of its
    own."""
    whole, ends = split_ends(order.pieces)
    cards, tiles = split(whole)
    cards, tokens = split_tokens(order.library, cards)
    return cards, tiles, tokens, ends


def _sheets(order: Order) -> Made:
    cards, tiles, tokens, ends = _parted(order)
    if ends:
        path = order.folder / "ends.pdf"
        found = print_ends(order.data, ends, path, order.paging, order.title)
        yield path
        yield from found
    if cards:
        path = order.folder / "cards.pdf"
        found = print_sheets(order.data, cards, path, order.paging, order.title)
        yield path
        yield from found
    if tiles:
        path = order.folder / "tiles.pdf"
        found = print_tiles(order.data, tiles, path, order.paging, order.title)
        yield path
        yield from found
    if tokens:
        path = order.folder / "tokens.pdf"
        found = print_tokens(order.data, tokens, path, order.paging, order.title)
        yield path
        yield from found
    if delegates := delegates_with(order.library, order.pieces):
        path = order.folder / DELEGATES
        found = print_delegates(order.data, delegates, path, order.paging, order.title)
        yield path
        yield from found


def _cards(order: Order) -> Made:
    folder = order.folder / "cards"
    paging = order.paging
    yield from _flat(
        print_cards(
            order.data,
            order.pieces,
            folder,
            order.form,
            paging.card,
            paging.bleed,
            order.resolution,
        )
    )


def _flat(made: Iterable[Path | Warnings]) -> Made:
    for one in made:
        if isinstance(one, tuple):
            yield from one
        else:
            yield one


def _booklet(order: Order) -> Made:
    path = order.folder / "reference.pdf"
    print_booklet(order.data, order.pieces, path, order.paging.paper, order.title)
    yield path


def _summary(order: Order) -> Made:
    path = order.folder / "summary.pdf"
    print_summary(order.data, order.pieces, path, order.paging.paper)
    yield path


def _gallery(order: Order) -> Made:
    path = order.folder / "index.html"
    print_gallery(order.data, order.pieces, path, order.title, order.notes, order.legend)
    yield path


def _deck(order: Order) -> Made:
    folder = order.folder / "tabletop"
    card = order.paging.card
    yield from _flat(print_deck(order.data, order.pieces, folder, order.title, order.address, card))


Output = Literal["sheets", "cards", "booklet", "summary", "gallery", "tabletop"]

OUTPUTS: dict[Output, Callable[[Order], Made]] = {
    "sheets": _sheets,
    "cards": _cards,
    "booklet": _booklet,
    "summary": _summary,
    "gallery": _gallery,
    "tabletop": _deck,
}


DELEGATES = "delegates.pdf"


def number_in(order: Order, path: Path) -> str:
    """How much is in a file, in words."""
    if path.name == DELEGATES:
        return counted(len(delegates_with(order.library, order.pieces)), "delegate")
    return counted(len(order.pieces), "card")


def files_of(order: Order, output: Output) -> int:
    """How many files there will be, for who waits for them."""
    match output:
        case "sheets":
            return sum(map(bool, (*_parted(order), delegates_with(order.library, order.pieces))))
        case "cards":
            return len(dict.fromkeys(order.pieces))
        case "tabletop":
            return len(images_of(grids_of(order.library, order.pieces))) + 1
        case _:
            return 1


USUAL: tuple[Output, ...] = ("sheets", "booklet")

FOLDERS: tuple[Output, ...] = ("cards", "tabletop")
"""What is a folder of files."""


def make(
    order: Order, outputs: Iterable[Output], begun: Callable[[Output], None] = lambda _: None
) -> Iterator[tuple[Output, Path | PrintWarning]]:
    """Each output in turn, which is told when it is begun; the same warning is given once."""
    told: set[PrintWarning] = set()
    for output in outputs:
        begun(output)
        for made in OUTPUTS[output](order):
            if isinstance(made, PrintWarning):
                if made in told:
                    continue
                told.add(made)
            yield output, made


def titled(library: Library, pieces: Iterable[Piece]) -> str:
    """The names of the sets that are printed."""
    names = {one.id: one.name for one in library.sets}
    return ", ".join(names[which] for which in dict.fromkeys(piece.set for piece in pieces))
