"""Sheets of delegates: small squares to cut out, as many in the colour of each player as the game
says, and the neutral ones.

In: a library whose game has parties. Out: a PDF.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, replace
from pathlib import Path

from compiler.graph import Library
from compiler.icons import Icon
from compiler.printing.paper import Paging, sheets
from compiler.printing.parts.data import Data
from compiler.printing.parts.select import Piece, kind_of
from compiler.printing.parts.style import NEUTRAL, PLAYERS
from compiler.printing.setting import Warnings, setting
from compiler.printing.whole import write_whole

SIDE = 17.0
"""Of a delegate, in mm: all of a game on one page."""


def delegates_with(library: Library, pieces: Iterable[Piece]) -> tuple[str, ...]:
    """The colour of each delegate that belongs to these cards; none where no party is printed."""
    if not any(kind_of(piece) == "party" for piece in pieces):
        return ()
    numbers = dict(library.rules)
    each, neutral = (int(numbers.get(rule, 0)) for rule in ("delegates", "neutral-delegates"))
    seats = int(str(numbers.get("players", 1)).split()[-1])  # `1 to 5`
    players = (PLAYERS[seat % len(PLAYERS)] for seat in range(seats))
    return (*(colour for colour in players for _ in range(each)), *(NEUTRAL,) * neutral)


def print_delegates(
    data: Data,
    colours: tuple[str, ...],
    path: Path,
    paging: Paging | None = None,
    title: str = "",
) -> Warnings:
    """Sheets with cut marks; both sides would be the same, so there are no backs."""
    laid = replace(paging or Paging(), card=(SIDE, SIDE), backs=None)
    document = {
        "title": title,
        "lang": data.texts.catalogue.language,
        "side": SIDE,
        "delegate": data.row((Icon("sign", "delegate"),))[0],
        "colours": colours,
        "sheets": [asdict(sheet) for sheet in sheets(laid, len(colours), shaped=False)],
    }
    with setting("delegates.typ", document, data.drawings) as set_:
        pdf, warnings = set_.of(len(colours))
    write_whole(path, pdf)
    return warnings
