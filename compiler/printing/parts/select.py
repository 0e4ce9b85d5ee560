"""Which cards are printed, and in what order.

In: cards and boards of a library, and a `Selection`. Out: those that it lets through, sorted.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from fnmatch import translate
from typing import Literal

from compiler.graph import Board, Card, Library
from dsl.reading.records import dataclass

Piece = Card | Board
"""What has a face."""

Order = Literal["set", "number", "name", "cost", "kind", "tag"]


@dataclass(frozen=True, slots=True)
class Selection:
    """Everything that is given must fit, of several values one; nothing given lets all through.
    `names` are patterns with `*` and `?`, letter case aside. `kinds` and `tags` are identifiers."""

    kinds: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    names: tuple[str, ...] = ()

    def fits(self, piece: Piece) -> bool:
        number, tags = (piece.number, piece.tags) if isinstance(piece, Card) else ("", ())
        return (
            (not self.kinds or kind_of(piece) in self.kinds)
            and (not self.tags or any(tag in self.tags for tag in tags))
            and (not self.numbers or _bare(number) in map(_bare, self.numbers))
            and (not self.names or any(_like(piece.name, pattern) for pattern in self.names))
        )


def selected(
    pieces: Iterable[Piece], selection: Selection, order: Order = "set", copies: int = 1
) -> tuple[Piece, ...]:
    """Those that fit, each `copies` times as often as there are of it; equals stay as they
    were."""
    found = sorted(filter(selection.fits, pieces), key=_KEYS[order])
    return tuple(piece for piece in found for _ in range(copies * getattr(piece, "copies", 1)))


def pieces_of(library: Library) -> tuple[Piece, ...]:
    return (*library.cards, *library.every_board)


def kind_of(piece: Piece) -> str:
    return piece.kind if isinstance(piece, Card) else "board"


def _bare(number: str) -> str:
    """Numbers are the same with zeros before them or without."""
    return number.lstrip("0").upper()


def _like(name: str, pattern: str) -> bool:
    return re.match(translate(pattern.casefold()), name.casefold()) is not None


def _natural(text: str) -> tuple[tuple[int, str], ...]:
    """Numbers in a text sort by their value: `C9` before `C10`."""
    return tuple(
        (int(part), "") if part.isdecimal() else (0, part) for part in re.split(r"(\d+)", text)
    )


def _cost(piece: Piece) -> int:
    return piece.cost if isinstance(piece, Card) and piece.cost is not None else -1


_KEYS: dict[Order, Callable[[Piece], tuple[object, ...]]] = {
    "set": lambda piece: (),
    "number": lambda piece: (_natural(getattr(piece, "number", "")), piece.name),
    "name": lambda piece: (piece.name.casefold(),),
    "cost": lambda piece: (_cost(piece), piece.name.casefold()),
    "kind": lambda piece: (kind_of(piece),),
    "tag": lambda piece: (getattr(piece, "tags", ()) or ("~",), piece.name.casefold()),
}
