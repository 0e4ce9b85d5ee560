"""Typst at work: a template and its data become pages.

In: the name of a template, plain data, drawings by file name. Out: a PDF, or files piece by piece,
and a warning for each card whose text did not fit.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from threading import local
from typing import TYPE_CHECKING, Any, Literal

from dsl.reading.pictures import bytes_of

if TYPE_CHECKING:
    import typst

Format = Literal["pdf", "svg", "png"]


@dataclass(frozen=True, slots=True)
class PrintWarning:
    """`over`: by how many mm the content is too high at the smallest legible size; `signs`: those
    that the fonts lack."""

    card: str
    over: float = 0.0
    key: str = field(default="", compare=False)
    signs: str = ""

    def __str__(self) -> str:
        return f"{self.card}: {self.told}"

    @property
    def told(self) -> str:
        if self.signs:
            return f"the fonts have no {self.signs}: empty boxes are printed"
        return f"the text is {self.over:.1f} mm too long and is printed very small"


Warnings = tuple[PrintWarning, ...]


class Setting:
    """A document that is put out whole, or piece by piece as its template knows them by `only`."""

    def __init__(self, root: Path, template: str) -> None:
        self.root, self._template = root, template
        self._mine = local()

    @property
    def _compiler(self) -> typst.Compiler:
        """Every thread has its own; what was laid out by one is known to all."""
        if not hasattr(self._mine, "compiler"):
            import typst  # where something is printed, and not whenever a face is shown

            path = self.root / self._template
            self._mine.compiler = typst.Compiler(path, root=self.root, ignore_system_fonts=True)
        compiler: typst.Compiler = self._mine.compiler
        return compiler

    def pdf(self, tagged: bool = False) -> bytes:
        """`tagged`: with the structure that screen readers use."""
        made = self._compiler.compile(format="pdf", timestamp=0, pdf_tags=tagged)
        assert isinstance(made, bytes)
        return made

    def each(self, form: Format, count: int, resolution: float = 300) -> Iterator[bytes]:
        """The pieces in order, as many at a time as there are cores. `resolution` in dots per inch,
        for PNG."""

        def made(number: int) -> bytes:
            content = self._compiler.compile(
                format=form,
                ppi=resolution,
                timestamp=0,
                pdf_tags=False,
                sys_inputs={"only": str(number)},
            )
            assert isinstance(content, bytes)
            return content

        pool = ThreadPoolExecutor(os.cpu_count())
        try:
            yield from pool.map(made, range(count))
        finally:
            pool.shutdown(cancel_futures=True)

    def warnings(self) -> Warnings:
        """One for each card, in order."""
        found: list[dict[str, Any]] = json.loads(self._compiler.query("<overflow>", field="value"))
        warnings = (PrintWarning(one["card"], one["over"], one["key"]) for one in found)
        return tuple(dict.fromkeys(warnings))


@contextmanager
def setting(
    template: str, document: Mapping[str, Any], drawings: Mapping[str, str]
) -> Iterator[Setting]:
    """Templates, drawings and data where Typst looks for them, for as long as it does."""
    with tempfile.TemporaryDirectory(prefix="arsia-") as folder:
        root = Path(folder)
        for name, content in {**_templates(), **drawings}.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_bytes(_content(name, content))
        (root / "data.json").write_text(json.dumps(document, ensure_ascii=False), "utf-8")
        yield Setting(root, template)


def _content(name: str, text: str) -> bytes:
    """Drawings and templates are texts; of a picture in dots the text holds its bytes."""
    return bytes_of(text)[1] if name.endswith((".png", ".jpg")) else text.encode("utf-8")


@cache
def _templates() -> dict[str, str]:
    folder = files("compiler.printing") / "templates"
    return {
        entry.name: entry.read_text("utf-8")
        for entry in folder.iterdir()
        if entry.name.endswith((".typ", ".svg"))
    }
