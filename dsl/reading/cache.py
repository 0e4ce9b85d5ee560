"""Results kept in a folder of the user's own, so that they need not be made again.

In: plain values (what JSON can say) under a key made from everything that they depend on. Out: the
same values, or None. Safe to delete at any time and safe under parallel runs; a file that is
damaged, or a folder that cannot be read or written, only costs the work again. Nothing in it is
ever executed: whoever writes there may change what is found, and no more.

What was made of the bundled sets when Arsia was packed (`hatch_build.py`) lies beside this file; it
is asked where the user's folder has nothing.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import tempfile
import time
from pathlib import Path
from typing import Any

MOST_FILES, MOST_BYTES = 300, 100_000_000
"""What the folder may hold; what was used longest ago goes first."""
PACKED = Path(__file__).parent / "packed"
"""What came with Arsia; in a checkout there is none."""
_HOUR = 3600


def key(*parts: str) -> str:
    """A name for what is made of these texts."""
    made = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogateescape")
        made.update(len(data).to_bytes(8, "big") + data)
    return made.hexdigest()[:32]


def load(name: str) -> Any:
    """What was stored under the name, whole, or None. Keys of digits come back as numbers."""
    for folder in (_folder(), PACKED):
        if folder is None:
            continue
        path = folder / name
        with contextlib.suppress(OSError, ValueError, RecursionError):
            digest, _, data = path.read_bytes().partition(b"\n")
            if digest == _digest(data):
                found = json.loads(data, object_hook=_numbered)
                if folder is not PACKED:
                    with contextlib.suppress(OSError):
                        os.utime(path)
                return found
    return None


def store(name: str, value: Any) -> None:
    """Written beside and moved into place, so that nobody reads half a file."""
    folder = _folder()
    if folder is None:
        return
    data = json.dumps(value, ensure_ascii=True, separators=(",", ":")).encode()
    with contextlib.suppress(OSError):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, place = tempfile.mkstemp(dir=folder, prefix=_NEW)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(_digest(data) + b"\n" + data)
            Path(place).replace(folder / name)
        except BaseException:
            Path(place).unlink(missing_ok=True)
            raise
        _prune(folder)


_NEW = ".new-arsia-"
_OURS = re.compile(r"[a-z]+-[0-9a-f]{32}")


def _digest(data: bytes) -> bytes:
    return hashlib.sha256(data).hexdigest().encode()


def _numbered(found: dict[str, Any]) -> dict[str | int, Any]:
    return {int(name) if name.isdecimal() else name: value for name, value in found.items()}


def _prune(folder: Path) -> None:
    """Keep the newest, and nothing half written by a run that was killed. What else may stand in
    the folder is not ours."""
    known: list[tuple[float, int, Path]] = []
    for path in folder.iterdir():
        with contextlib.suppress(OSError):  # another run was faster
            status = path.stat()
            if _OURS.fullmatch(path.name):
                known.append((status.st_mtime, status.st_size, path))
            elif path.name.startswith(_NEW) and status.st_mtime < time.time() - _HOUR:
                path.unlink()
    size = 0
    for number, (_, bytes_, path) in enumerate(sorted(known, reverse=True), 1):
        size += bytes_
        if number > MOST_FILES or size > MOST_BYTES:
            path.unlink(missing_ok=True)


def _folder() -> Path | None:
    """`ARSIA_CACHE` names another folder; when it is empty nothing is kept."""
    chosen = os.environ.get("ARSIA_CACHE")
    if chosen is not None:
        return Path(chosen) if chosen else None
    for home in (os.environ.get("XDG_CACHE_HOME"), os.environ.get("LOCALAPPDATA")):
        if home and Path(home).is_absolute():
            return Path(home) / "arsia"
    with contextlib.suppress(RuntimeError):  # no home folder
        return Path.home() / ".cache" / "arsia"
    return None
