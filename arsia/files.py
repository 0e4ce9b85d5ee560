"""Output files, whole or not at all.

In: where a file shall be and what writes it. Out: the file, put in its place only when it is
complete; a failure leaves what was there before.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import click


def write(path: Path, content: str | bytes) -> None:
    """Write `content`, making folders as needed. A place that cannot be written is misuse."""
    data = content.encode("utf-8") if isinstance(content, str) else content
    produce(path, lambda place: place.write_bytes(data))


def produce(path: Path, make: Callable[[Path], object]) -> None:
    """Let `make` write a file beside `path`, of the same ending, and move it there when done."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=path.suffix)
    except OSError as error:
        raise cannot_write(path, error) from error
    os.close(handle)
    place = Path(name)
    try:
        make(place)
        place.chmod(0o666 & ~_umask())
        place.replace(path)
    except OSError as error:
        raise cannot_write(path, error) from error
    finally:
        place.unlink(missing_ok=True)


def cannot_write(path: Path, error: OSError) -> click.ClickException:
    return click.UsageError(f"cannot write {path}: {error.strerror or error}")


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
