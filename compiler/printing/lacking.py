"""Cards with signs that the fonts lack.

In: a library and some of its cards. Out: a warning for each card on which empty boxes would stand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from compiler.names.letters import unprinted
from compiler.printing.parts.data import Data, strings_in
from compiler.printing.parts.select import Piece
from compiler.printing.setting import PrintWarning


def lacking(data: Data, pieces: Iterable[Piece]) -> Iterator[PrintWarning]:
    """Each card once, whatever is printed of it."""
    for face in data.faces(dict.fromkeys(pieces)):
        if signs := unprinted("".join(strings_in(face))):
            yield PrintWarning(face["name"], signs=signs)
