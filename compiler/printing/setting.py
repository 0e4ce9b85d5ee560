"""Typst at work: a template and its data become pages.

In: the name of a template, plain data, drawings by file name. Out: a PDF, or files piece by piece,
and a warning for each card whose text did not fit.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import field
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from threading import local
from typing import TYPE_CHECKING, Any, Literal

from dsl.reading.pictures import bytes_of
from dsl.reading.records import dataclass

if TYPE_CHECKING:
    import typst

APART = Path(__file__).with_name("apart.py")
TOGETHER = 5
"""So many sheets are set by one process."""
MANY = 20
"""Cards, or tiles, of which even a table needs so much memory."""

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
        import typst  # where something is printed, and not whenever a face is shown

        if not hasattr(self._mine, "compiler"):
            path = self.root / self._template
            made = typst.Compiler(path, root=self.root, ignore_system_fonts=True)
            self._mine.compiler = made
        compiler: typst.Compiler = self._mine.compiler
        return compiler

    def pdf(self, tagged: bool = False) -> bytes:
        """`tagged`: with the structure that screen readers use."""
        made = self._compiler.compile(format="pdf", timestamp=0, pdf_tags=tagged)
        assert isinstance(made, bytes)
        return made

    def of(self, things: int, tagged: bool = False) -> tuple[bytes, Warnings]:
        """The same of so many things, and its warnings; of many, which need much memory, by a
        process of its own."""
        if things <= MANY:
            return self.pdf(tagged), self.warnings()
        with self._apart() as begin:
            warnings = begin("whole.pdf", tagged=tagged)
        return (self.root / "whole.pdf").read_bytes(), warnings

    def sheets(self, count: int) -> tuple[bytes, Warnings]:
        """A document of so many sheets, and its warnings. Many are set in parts, as many at a time
        as there are cores."""
        if count <= TOGETHER:
            return self.pdf(), self.warnings()

        with ThreadPoolExecutor(os.cpu_count()) as pool, self._apart() as begin:

            def part(first: int) -> Warnings:
                last = min(first + TOGETHER, count)
                return begin(f"part-{first // TOGETHER}.pdf", first=str(first), last=str(last))

            try:
                found = [*pool.map(part, range(0, count, TOGETHER))]
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
            begin("whole.pdf", template="together.typ", together=str(TOGETHER))
        whole = (self.root / "whole.pdf").read_bytes()
        return whole, tuple(dict.fromkeys(chain.from_iterable(found)))

    @contextmanager
    def _apart(self) -> Iterator[Callable[..., Warnings]]:
        """What sets a file by a process of its own; none of them is left behind."""
        running: list[subprocess.Popen[str]] = []

        def begin(
            output: str, tagged: bool = False, template: str = self._template, **given: str
        ) -> Warnings:
            arguments = (template, output, json.dumps(tagged), json.dumps(given))
            command = [sys.executable, "-P", str(APART), str(self.root), *arguments]
            pipe = subprocess.PIPE
            with subprocess.Popen(command, stdout=pipe, stderr=pipe, encoding="utf-8") as process:
                running.append(process)
                told, error = process.communicate()
            if process.returncode:
                raise RuntimeError(error)
            return _warnings(told)

        try:
            yield begin
        finally:
            for process in running:
                process.kill()

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
        return _warnings(self._compiler.query("<overflow>", field="value"))


def _warnings(told: str) -> Warnings:
    found: list[dict[str, Any]] = json.loads(told)
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
