"""Typst at work: a template and its data become pages.

In: the name of a template, plain data, drawings by file name. Out: a PDF, or SVG and PNG by page,
and a warning for each card whose text did not fit.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

import typst

PageFormat = Literal["svg", "png"]


@dataclass(frozen=True, slots=True)
class PrintWarning:
    """`over`: by how many mm the content is too high at the smallest legible size."""

    card: str
    over: float
    key: str = field(default="", compare=False)

    def __str__(self) -> str:
        return f"{self.card}: {self.told}"

    @property
    def told(self) -> str:
        return f"the text is {self.over:.1f} mm too long and is printed very small"


Warnings = tuple[PrintWarning, ...]


class Setting:
    """A document laid out once and put out in one format or several."""

    def __init__(self, compiler: typst.Compiler) -> None:
        self._compiler = compiler

    def pdf(self, tagged: bool = False, only: int | None = None) -> bytes:
        """`tagged`: with the structure that screen readers use. `only`: one page of the cards."""
        inputs = {} if only is None else {"only": str(only)}
        made = self._compiler.compile(format="pdf", timestamp=0, pdf_tags=tagged, sys_inputs=inputs)
        assert isinstance(made, bytes)
        return made

    def pages(self, form: PageFormat, resolution: float = 300) -> list[bytes]:
        """`resolution` in dots per inch, for PNG."""
        made = self._compiler.compile(format=form, ppi=resolution, sys_inputs={})
        return made if isinstance(made, list) else [made] if made is not None else []

    def warnings(self) -> Warnings:
        """One for each card, in order."""
        found: list[dict[str, Any]] = json.loads(self._compiler.query("<overflow>", field="value"))
        return tuple(
            dict.fromkeys(PrintWarning(one["card"], one["over"], one["key"]) for one in found)
        )


@contextmanager
def setting(
    template: str, document: Mapping[str, Any], drawings: Mapping[str, str]
) -> Iterator[Setting]:
    """Templates, drawings and data where Typst looks for them, for as long as it does."""
    with tempfile.TemporaryDirectory(prefix="arsia-") as folder:
        root = Path(folder)
        for name, content in {**_templates(), **drawings}.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(content, "utf-8")
        (root / "data.json").write_text(json.dumps(document, ensure_ascii=False), "utf-8")
        yield Setting(typst.Compiler(root / template, root=root, ignore_system_fonts=True))


@cache
def _templates() -> dict[str, str]:
    folder = files("compiler.printing") / "templates"
    return {
        entry.name: entry.read_text("utf-8")
        for entry in folder.iterdir()
        if entry.name.endswith((".typ", ".svg"))
    }
