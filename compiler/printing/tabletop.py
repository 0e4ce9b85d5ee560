"""A deck for Tabletop Simulator: images of faces, images of backs, and the saved object.

In: a library, the cards of the deck (copies repeated), where the images will be found. Out: PNG
files and a JSON file to be put among the saved objects.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import groupby
from math import ceil
from pathlib import Path
from typing import Any

from compiler.graph import Library
from compiler.printing.paper import CARD_SIZES, Mm
from compiler.printing.parts.data import Data, Json
from compiler.printing.parts.select import Piece, kind_of
from compiler.printing.parts.style import look
from compiler.printing.setting import Warnings, setting
from compiler.printing.sheets import backs
from compiler.printing.whole import write_whole
from dsl.reading.records import dataclass

COLUMNS, ROWS = 10, 7
"""Of a grid at most; the last place is the back."""

LEAST = 2
"""What the game wants of either."""

FACES = COLUMNS * ROWS - 1
WIDTH = 4096
"""Pixels across a full grid: larger textures are made smaller by the game."""

INCH = 25.4


@dataclass(frozen=True, slots=True)
class Grid:
    """One image: different cards that share a back."""

    back: str
    pieces: tuple[Piece, ...]

    @property
    def columns(self) -> int:
        return min(COLUMNS, max(LEAST, len(self.pieces) + 1))

    @property
    def rows(self) -> int:
        return max(LEAST, ceil((len(self.pieces) + 1) / self.columns))


def print_deck(
    data: Data,
    pieces: Iterable[Piece],
    folder: Path,
    title: str,
    address: str = "",
    card: tuple[Mm, Mm] = CARD_SIZES["poker"],
) -> Iterator[Path | Warnings]:
    """`faces-1.png`, `back-1.png` …, `deck.json`: yields each when it is there, at last warnings.
    `address`: where the images can be loaded from; without one the files themselves are named,
    which is good on this machine only."""
    deck = tuple(pieces)
    grids = grids_of(data.library, deck)
    document = _document(data, grids, card, title)
    resolution = WIDTH / (COLUMNS * card[0] / INCH)
    names = images_of(grids)
    with setting("grid.typ", document, data.drawings) as set_:
        for name, image in zip(names, set_.each("png", len(names), resolution), strict=True):
            write_whole(folder / name, image)
            yield folder / name
        warnings = set_.warnings()
    base = address.rstrip("/") or folder.resolve().as_uri()
    saved = saved_object(data, deck, grids, base, title)
    write_whole(folder / "deck.json", json.dumps(saved, ensure_ascii=False, indent=2).encode())
    yield folder / "deck.json"
    yield warnings


def images_of(grids: Iterable[Grid]) -> tuple[str, ...]:
    """The names of their images: all faces, then all backs."""
    numbers = range(1, len(tuple(grids)) + 1)
    return tuple(f"{side}-{n}.png" for side in ("faces", "back") for n in numbers)


def grids_of(library: Library, deck: Iterable[Piece]) -> tuple[Grid, ...]:
    """Cards with one back together, no more than fit into an image."""
    back_of = partial(_back, library)
    different = sorted(dict.fromkeys(deck), key=back_of)  # stable: the order within a back stays
    found: list[Grid] = []
    for back, group in groupby(different, key=back_of):
        pieces = tuple(group)
        found += [Grid(back, pieces[n : n + FACES]) for n in range(0, len(pieces), FACES)]
    return tuple(found)


def _back(library: Library, piece: Piece) -> str:
    return look(kind_of(piece), library).back


def _document(
    data: Data, grids: tuple[Grid, ...], card: tuple[Mm, Mm], title: str
) -> dict[str, Any]:
    pieces = tuple(piece for grid in grids for piece in grid.pieces)
    counts = [len(grid.pieces) for grid in grids]
    starts = [sum(counts[:n]) for n in range(len(counts))]
    return {
        "title": title,
        "lang": data.texts.catalogue.language,
        "card": card,
        "faces": data.faces(pieces),
        "backs": backs(data, pieces),
        "sheets": [
            {
                "faces": list(range(start, start + count)),
                "back": grid.back,
                "columns": grid.columns,
                "rows": grid.rows,
            }
            for grid, start, count in zip(grids, starts, counts, strict=True)
        ],
    }


def saved_object(
    data: Data, deck: Iterable[Piece], grids: tuple[Grid, ...], base: str, title: str
) -> Json:
    """One deck for each back, each card as often as it is in the deck."""
    cards = tuple(deck)
    place = {
        piece: (number, index)
        for number, grid in enumerate(grids, 1)
        for index, piece in enumerate(grid.pieces)
    }
    stacks: list[Json] = []
    for back in dict.fromkeys(grid.back for grid in grids):
        mine = [piece for piece in cards if _back(data.library, piece) == back]
        texts = {face["key"]: face["said"] for face in data.faces(dict.fromkeys(mine))}
        stacks.append(_stack(mine, place, grids, base, title, len(stacks), texts))
    return {"SaveName": title, "ObjectStates": stacks}


def _stack(
    pieces: list[Piece],
    place: dict[Piece, tuple[int, int]],
    grids: tuple[Grid, ...],
    base: str,
    title: str,
    number: int,
    texts: dict[str, str],
) -> Json:
    used = sorted({place[piece][0] for piece in pieces})
    sheets = {str(n): _sheet(base, n, grids[n - 1]) for n in used}
    cards = [
        _object("Card", piece.name, 2 * number)
        | {
            "Description": texts[f"{kind_of(piece)}-{piece.id}"],
            "CardID": 100 * place[piece][0] + place[piece][1],
            "CustomDeck": {str(place[piece][0]): sheets[str(place[piece][0])]},
        }
        for piece in pieces
    ]
    if len(cards) == 1:  # the game knows no deck of one card
        return cards[0]
    return _object("DeckCustom", f"{title}: {grids[used[0] - 1].back}", 2 * number) | {
        "DeckIDs": [card["CardID"] for card in cards],
        "CustomDeck": sheets,
        "ContainedObjects": cards,
    }


def _sheet(base: str, number: int, grid: Grid) -> Json:
    return {
        "FaceURL": f"{base}/faces-{number}.png",
        "BackURL": f"{base}/back-{number}.png",
        "NumWidth": grid.columns,
        "NumHeight": grid.rows,
        "BackIsHidden": True,
        "UniqueBack": False,
    }


def _object(name: str, nickname: str, x: float) -> Json:
    return {
        "Name": name,
        "Nickname": nickname,
        "Transform": {
            **{"posX": x, "posY": 1, "posZ": 0},
            **{"rotX": 0, "rotY": 180, "rotZ": 180},
            **{"scaleX": 1, "scaleY": 1, "scaleZ": 1},
        },
    }
