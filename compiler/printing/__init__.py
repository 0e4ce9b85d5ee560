"""Printed references: PDF sheets of cards to cut out, and a table of cards.

In: a library and some of its cards. Out: a PDF at the path given, and a warning for each card whose
text did not fit at the smallest legible size (it is then printed smaller, never cut off). A file is
written whole or not at all.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

import typst

from compiler.graph import Card, Library
from compiler.printing.data import Data
from compiler.text import Texts

__all__ = ["PrintWarning", "print_reference", "print_sheets"]

Size = Literal["a4", "letter"]
PAGES: dict[Size, tuple[float, float]] = {"a4": (210, 297), "letter": (215.9, 279.4)}
"""Width and height in mm."""


@dataclass(frozen=True, slots=True)
class PrintWarning:
    """`over`: by how many mm the content is too high at the smallest legible size."""

    card: str
    over: float

    def __str__(self) -> str:
        return f"{self.card}: the text is {self.over:.1f} mm too long and is printed very small"


def print_sheets(
    library: Library, cards: Iterable[Card], path: Path, size: Size = "a4", title: str = "Cards"
) -> tuple[PrintWarning, ...]:
    """Sheets of nine cards of 63 x 88 mm with cut marks, in the order given."""
    return _print("sheets.typ", library, cards, path, size, title)


def print_reference(
    library: Library,
    cards: Iterable[Card],
    path: Path,
    size: Size = "a4",
    title: str = "Card reference",
) -> tuple[PrintWarning, ...]:
    """A table: number, name, cost, tags, requirement, text, points."""
    return _print("reference.typ", library, cards, path, size, title)


def _print(
    template: str, library: Library, cards: Iterable[Card], path: Path, size: Size, title: str
) -> tuple[PrintWarning, ...]:
    data = Data(library, Texts(library))
    document = {"title": title, "page": PAGES[size], "faces": data.faces(cards)}
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        _lay_out(root, document, data.drawings)
        compiler = typst.Compiler(root / template, root=root, ignore_system_fonts=True)
        pdf = compiler.compile(format="pdf", timestamp=0)
        found: list[dict[str, Any]] = json.loads(compiler.query("<overflow>", field="value"))
    assert isinstance(pdf, bytes)
    write_whole(path, pdf)
    return tuple(PrintWarning(one["card"], one["over"]) for one in found)


def _lay_out(root: Path, document: dict[str, Any], drawings: dict[str, str]) -> None:
    """Put templates, drawings and data where the templates look for them."""
    for template in (files("compiler.printing") / "templates").iterdir():
        if template.name.endswith(".typ"):
            (root / template.name).write_text(template.read_text("utf-8"), "utf-8")
    for name, svg in drawings.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(svg, "utf-8")
    (root / "data.json").write_text(json.dumps(document, ensure_ascii=False), "utf-8")


def write_whole(path: Path, content: bytes) -> None:
    """Write beside the target and rename, so that no half file is ever seen under its name."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
