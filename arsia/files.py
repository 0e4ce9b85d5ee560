"""Output files, whole or not at all.

In: where a file shall be and its content. Out: the file, put in its place only when it is complete;
a failure leaves what was there before.
"""

from __future__ import annotations

import errno
import os
import stat
import tempfile
from pathlib import Path

import click

_WRITTEN = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH


def write(path: Path, content: str | bytes) -> None:
    """Write bytes, or text as UTF-8, making folders as needed; where a link leads, not in the
    place of the link. A place that cannot be written is misuse, and so is a file that nobody may
    write, which a new one could replace all the same."""
    path = path.resolve() if path.is_symlink() else path
    data = content.encode("utf-8") if isinstance(content, str) else content
    try:
        if path.exists() and not path.stat().st_mode & _WRITTEN:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise cannot_write(path, error) from error
    place = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        place.chmod(path.stat().st_mode & 0o777 if path.exists() else 0o644)
        place.replace(path)
    except OSError as error:
        raise cannot_write(path, error) from error
    finally:
        place.unlink(missing_ok=True)


def make(folder: Path) -> None:
    """Make the folder: before long work, so that a place that cannot be written is told at once."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(folder, error) from error


def cannot_write(path: Path, error: OSError) -> click.ClickException:
    return click.ClickException(f"cannot write {path}: {error.strerror or error}")
