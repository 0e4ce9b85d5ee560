"""What can be told of boards from their drawn rows alone, before they are lowered.

In: the symbol table. Out: the labels of areas, what the signs in the rows stand for, which boards
lie beside the main one, and what only those print; which rows are meant where they are spoken of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from compiler.names.folding import fold
from compiler.names.vocabulary import Symbol, Vocabulary
from compiler.names.written import properties, property_text
from dsl.syntax.nodes import Map, Thing

Cell = tuple[int, int]
ROWS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"


def lies_beside(symbol: Symbol) -> bool:
    """Whether the board is in play beside whichever is the main one."""
    return "beside" in properties(symbol.declaration)


DRAWN = ("terrain", "bonus", "resource", "tag")


def signs_of(words: Vocabulary) -> dict[str, Symbol]:
    """What the signs of terrains and the letters of bonuses stand for."""
    signs = {property_text(symbol.declaration, "drawn"): symbol for symbol in drawn(words)}
    signs.pop("", None)
    return signs


def drawn(words: Vocabulary) -> list[Symbol]:
    return [symbol for kind in DRAWN for symbol in words.named((kind,))]


def called(board_id: str, at: str) -> str:
    """The label of an area of a board beside."""
    return f"{board_id} {at}"


def label(at: Cell) -> str:
    """`E3`: row letter from the top (no I, which looks like 1), place in the row from 1."""
    return f"{ROWS[at[0]]}{at[1] + 1}"


def labels(words: Vocabulary, beside: bool | None = None) -> dict[str, str]:
    """The labels of all areas of all boards, or of those beside, by their folded text."""
    found: dict[str, str] = {}
    for board_ in words.named(("board",)):
        apart = lies_beside(board_)
        if beside in (None, apart):
            lengths = tuple(tuple(map(len, rows)) for rows in _drawn_rows(board_))
            found |= _labels(lengths, board_.id if apart else "")
    return found


@cache
def _labels(lengths: tuple[tuple[int, ...], ...], beside: str) -> dict[str, str]:
    """Those of one board by how long its rows are: scenarios ask for them again and again."""
    places = [
        (row, column) for rows in lengths for row, n in enumerate(rows) for column in range(n)
    ]
    found = [called(beside, label(at)) if beside else label(at) for at in places]
    return {fold(one): one for one in found}


def _cells(symbol: Symbol) -> Iterator[tuple[Cell, str]]:
    for rows in _drawn_rows(symbol):
        for row, cells in enumerate(rows):
            yield from (((row, column), cell) for column, cell in enumerate(cells))


def _drawn_rows(board_: Symbol) -> Iterator[tuple[tuple[str, ...], ...]]:
    for line in board_.declaration.lines:
        if isinstance(line, Map):
            yield line.rows[: len(ROWS)]


def only_beside(words: Vocabulary, printed: Iterable[str]) -> tuple[str, ...]:
    """The boards beside that print one of these terrains and bonuses, where no main one does."""
    boards, wanted = words.named(("board",)), {*printed}
    if not wanted or not any(map(lies_beside, boards)):
        return ()
    signs = {sign for sign, one in signs_of(words).items() if _counts_as(one) & wanted}
    there = [one for one in boards if any(signs & {*cell} for _, cell in _cells(one))]
    return tuple(one.id for one in there) if all(map(lies_beside, there)) else ()


def _counts_as(symbol: Symbol) -> set[str]:
    """What is asked for when such a sign is; a terrain may count as another one too."""
    also = property_text(symbol.declaration, "also") if symbol.kind == "terrain" else ""
    return {symbol.id, also}


# ---- rows that are spoken of ---------------------------------------------------------------------

_ENDS = {"top": 1, "bottom": -1}
_NTH = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def is_row(thing: object) -> bool:
    """`the top row`, of a board."""
    last = thing.words[-1].words if isinstance(thing, Thing) and thing.words else ()
    return len(last) == 1 and not last[0].quoted and fold(last[0].text) in ("row", "rows")


def row_numbers(thing: Thing) -> tuple[int, ...]:
    """Numbers of rows, from the top 1, 2, …, from the bottom -1, -2, …; none where it is not known
    which are meant."""
    words = [[fold(word.text) for word in either.words] for either in thing.words[:-1]]
    number = thing.number
    match words:
        case [[end]] if end in _ENDS and number is not None:
            count = number.value or 0
            known = count <= len(_NTH) and not number.bound
            return tuple(_ENDS[end] * nth for nth in range(1, count + 1) if known)
        case _ if number is not None:
            return ()
        case [[nth], [end]] if nth in _NTH and end in _ENDS:
            return (_ENDS[end] * (_NTH.index(nth) + 1),)
        case [either] if all(one in _ENDS or one in _NTH for one in either):
            return tuple(_ENDS.get(one) or _NTH.index(one) + 1 for one in either)
    return ()
