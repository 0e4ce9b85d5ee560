"""Between the places of the language and those of the protocol.

In: paths and spans. Out: URIs and ranges; and back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from lsprotocol import types
from pygls import uris

from arsia.service.columns import Columns
from arsia.service.project import Project
from dsl.messages.diagnostics import Edit
from dsl.reading.source import Span


def path_of(uri: str) -> Path:
    """Where a document is; one that is in no file is called by its address."""
    found = uris.to_fs_path(uri)
    return Path(found).resolve() if found else Path("/", uri.replace(":", ""))


def uri_of(path: Path) -> str:
    found = uris.from_fs_path(str(path))
    return found if isinstance(found, str) else path.as_uri()


@lru_cache(16)
def columns(text: str) -> Columns:
    return Columns(text)


def seen(project: Project, path: Path, position: types.Position) -> tuple[int, int]:
    """Line and column, from 1."""
    return columns(project.text(path)).seen((position.line, position.character))


def range_of(project: Project, path: Path, span: Span) -> types.Range:
    (line, first), (last, end) = columns(project.text(path)).places(span)
    return types.Range(types.Position(line, first), types.Position(last, end))


def location(project: Project, path: Path, span: Span) -> types.Location:
    return types.Location(uri_of(path), range_of(project, path, span))


def text_edits(project: Project, path: Path, edits: Iterable[Edit]) -> list[types.TextEdit]:
    return [types.TextEdit(range_of(project, path, one.span), one.text) for one in edits]


def workspace_edit(project: Project, edits: Mapping[Path, Sequence[Edit]]) -> types.WorkspaceEdit:
    return types.WorkspaceEdit(
        changes={uri_of(path): [*text_edits(project, path, each)] for path, each in edits.items()}
    )
