"""Everything in a set that has one cure, cured.

In: where a set is, and texts that are not saved. Out: the files that are another text then. What
is suggested is written where its lines have no mistake any more; what may be meant in two ways is
left to who wrote it.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from pathlib import Path

from arsia.service.messages import fixes
from arsia.service.project import Project
from dsl.messages.diagnostics import Edit
from dsl.reading.source import normalise

_ROUNDS = 5
"""So often what is mended is looked at again: a mistake may have hidden another one."""

_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$")

Tried = tuple[Path, str, str]
"""An edit by its file, the line that it begins in, and its text."""


def mended(root: Path, unsaved: Mapping[Path, str] | None = None) -> dict[Path, tuple[str, str]]:
    """By file of the set, and of the sets of one's own that it uses, the text before and after."""
    texts = dict(unsaved or {})
    project = Project(root.resolve(), texts)
    project.compile()
    first = {path: project.text(path) for path in project.own}
    refused: set[Tried] = set()
    for _ in range(_ROUNDS):
        ways = {path: _ways(project, path, refused) for path in first}
        if not any(ways.values()):
            break
        _write(project, texts, ways, refused)
    now = {path: texts.get(path, before) for path, before in first.items()}
    return {path: (first[path], text) for path, text in now.items() if text != first[path]}


def changes(before: str, after: str) -> Iterator[tuple[int, list[str], list[str]]]:
    """Where lines differ, each by itself where as many are now as were: the number of the first of
    them, the lines as they were and are."""
    old, new = (normalise(text).split("\n") for text in (before, after))
    for kind, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if b - a == d - c and kind != "equal":
            yield from ((a + n + 1, [old[a + n]], [new[c + n]]) for n in range(b - a))
        elif kind != "equal":
            yield a + 1, old[a:b], new[c:d]


def _ways(project: Project, path: Path, refused: set[Tried]) -> list[Edit]:
    """The cures of mistakes that have just one, no two of which are about the same line."""
    found = [one for one in project.found.get(path, ()) if one.severity == "error"]
    lines = _LINE.findall(project.text(path))
    told = project.followed(found, path)
    headers = [0, *(number for number, line in enumerate(lines, 1) if line[:1] not in " \t#\r\n")]
    broken = {one.span.line for one in found}.intersection(headers)
    made: dict[int, Edit] = {}
    for fix in (fix for one in told if one.also is None for fix in fixes(one)):
        edit = fix.edit
        head = headers[bisect_right(headers, edit.span.line) - 1]
        if head in broken and edit.span.line != head:
            continue  # what its lines may say is known when it is mended
        at = range(edit.span.line, edit.span.end_line + 1)
        if not fix.likely or not edit.span.line or made.keys() & {*at}:
            continue
        if _tried(path, lines, edit) not in refused:
            made |= dict.fromkeys(at, edit)
    return sorted({*made.values()}, key=lambda one: one.span.line)


def _write(
    project: Project,
    texts: dict[Path, str],
    ways: Mapping[Path, Sequence[Edit]],
    refused: set[Tried],
) -> None:
    """Those of the edits whose lines are sound with all of them; the others are refused."""
    before = {path: project.text(path) for path in ways}
    while True:
        where: dict[Path, list[range]] = {}
        for path, edits in ways.items():
            texts[path], where[path] = _applied(before[path], edits)
        project.compile()
        kept: dict[Path, list[Edit]] = {}
        for path, edits in ways.items():
            lines = _LINE.findall(before[path])
            wrong = {
                number
                for one in project.found.get(path, ())
                if one.severity == "error"
                for number in range(one.span.line, one.span.end_line + 1)
            }
            kept[path] = [
                one
                for one, at in zip(edits, where[path], strict=True)
                if not wrong.intersection(at)
            ]
            refused.update(_tried(path, lines, one) for one in edits if one not in kept[path])
        if kept == ways:
            return
        ways = kept


def _applied(text: str, edits: Sequence[Edit]) -> tuple[str, list[range]]:
    """The text with all the edits, which are in the order of their lines, and the numbers of the
    lines that each of them has made. Other lines stay as they are, to the last sign."""
    lines = _LINE.findall(text)
    made: list[str] = []
    where: list[range] = []
    done = 0
    for one in edits:
        span = one.span
        made += lines[done : span.line - 1]
        done = span.end_line
        head = _plain(lines, span.line)[: span.column - 1]
        tail = _plain(lines, span.end_line)[span.end_column - 1 :]
        near = lines[min(span.line, len(lines)) - 1] if lines else ""
        end = "\r\n" if near.endswith("\r\n") else "\n"
        written = [each + end for each in (head + one.text + tail).split("\n")]
        where.append(range(len(made) + 1, len(made) + len(written) + 1))
        made += written
    return "".join(made + lines[done:]), where


def _tried(path: Path, lines: Sequence[str], edit: Edit) -> Tried:
    return path, _plain(lines, edit.span.line), edit.text


def _plain(lines: Sequence[str], number: int) -> str:
    """A line as messages see it; that behind the last one is empty."""
    return normalise(lines[number - 1]).rstrip("\n") if number <= len(lines) else ""
