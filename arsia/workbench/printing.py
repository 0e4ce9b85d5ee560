"""PDFs of the set that is open, made with what `arsia print` makes.

In: the set as it is, what is wanted of it. Out: files in a folder that goes with the program, each
to be fetched by its place; of the last few times.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar, get_args

from arsia.preview.faces import Json
from compiler.printing.paper import Paper
from compiler.read.loaded import Loaded
from compiler.text.catalogue import CatalogueError, catalogue, languages

T = TypeVar("T", bound=str)

KEPT = 5


class Unprintable(ValueError):
    """What cannot be printed so; says why."""


class Prints:
    def __init__(self) -> None:
        self._made: dict[str, TemporaryDirectory[str]] = {}

    def place(self, which: str, name: str) -> Path | None:
        """The file, if it is one that was made."""
        folder = self._made.get(which)
        found = {path.name: path for path in Path(folder.name).iterdir()} if folder else {}
        return found.get(name)

    def make(self, loaded: Loaded, said: Mapping[str, Any]) -> Json:
        """`said`: what the page wants, each of which may be left out. Raises Unprintable."""
        # With Typst, and not at the start.
        from arsia.printer import OUTPUTS, USUAL, Order, make, titled
        from compiler.printing import Paging, PaperError, PrintWarning, lacking, pieces_of

        wanted = _among("make", said.get("make", [*USUAL]), [*OUTPUTS])
        paper: Paper = _among("paper", said.get("paper", "a4"), get_args(Paper))[0]
        language = _among("language", said.get("language", "en"), languages())[0]
        pieces = tuple(p for p in pieces_of(loaded.library) if p.set in loaded.named)
        if not pieces:
            raise Unprintable("there are no cards yet")
        folder = TemporaryDirectory(prefix="arsia-print-")
        words = catalogue(language, loaded.folders)
        title = titled(loaded.library, pieces)
        order = Order(
            *(loaded.library, pieces, Path(folder.name), title),
            paging=Paging(paper),
            catalogue=words,
        )
        try:
            warnings = [*lacking(order.data, pieces)]
            made = [one for _, one in make(order, wanted)]
        except (CatalogueError, PaperError) as error:
            raise Unprintable(str(error)) from None
        warnings += [one for one in made if isinstance(one, PrintWarning)]
        return self._told(folder) | {"warnings": [*dict.fromkeys(map(str, warnings))]}

    def _told(self, folder: TemporaryDirectory[str]) -> Json:
        which = secrets.token_hex(8)
        self._made[which] = folder
        for old in [*self._made][:-KEPT]:
            self._made.pop(old).cleanup()
        files = [
            {"name": path.name, "path": f"/api/prints/{which}/{path.name}", "bytes": size}
            for path in sorted(Path(folder.name).glob("*.pdf"))
            if (size := path.stat().st_size)
        ]
        return {"files": files}


def _among(what: str, given: object, known: Sequence[T]) -> list[T]:
    """What is wanted of all that there is, in the order of that."""
    found = given if isinstance(given, list) else [given]
    if not found or not all(isinstance(one, str) and one in known for one in found):
        raise Unprintable(f"`{what}` is one of {', '.join(known)}")
    return [one for one in known if one in found]
