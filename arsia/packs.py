"""A set in one file, to share: a zip archive of its card files and drawings, data only.

In: the folder of a set, or such a file. Out: the bytes of a pack, with every set of one's own that
it uses; or the folder that a pack holds, for as long as the command runs. Nothing of what others
packed is believed: names, sizes and kinds of files are checked before one byte is written, and
`BadPack` says what is wrong.
"""

from __future__ import annotations

import atexit
import io
import shutil
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from compiler.read.places import bundled, called, is_name, uses
from dsl.reading.files import LARGEST, content, reason

SUFFIX = ".arsia"
KINDS = (".mars", ".svg", ".png", ".jpg", ".jpeg")
"""What a set is made of: card files, drawings and pictures."""
MOST_FILES = 500
MOST_BYTES = 40_000_000
"""Of all files together, when they are unpacked."""
_MAIN = "set.txt"
"""The first file of a pack: the name of the folder with the set that was packed."""
_DATE = (1980, 1, 1, 0, 0, 0)
"""The same files are the same pack, whenever it is made."""


class BadPack(ValueError):
    """Why a file is no pack, or a folder cannot be packed."""


def packed(folder: Path) -> bytes:
    """The set of this folder, and those beside it that it uses. Raises `BadPack`, OSError."""
    root = folder.resolve()
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(zipfile.ZipInfo(_MAIN, _DATE), root.name)
        for one in _together(root):
            for path in files(one):
                info = zipfile.ZipInfo(path.relative_to(root.parent).as_posix(), _DATE)
                info.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(info, content(path))
    data = made.getvalue()
    _checked(data)
    return data


def _together(root: Path) -> list[Path]:
    """The set and all of one's own that it builds on; one beside it comes before a bundled one."""
    found: list[Path] = []
    queue = [root]
    while queue:
        one = queue.pop(0)
        if one not in found:
            found.append(one)
            queue += [
                root.parent / name for name in uses(one) if is_name(name) and _own(root, name)
            ]
    return found


def _own(root: Path, name: str) -> bool:
    beside = root.parent / name
    return beside.is_dir() and beside != bundled(name)


def files(folder: Path) -> Iterator[Path]:
    """What belongs to the set of the folder."""
    for path in sorted(folder.rglob("*")):
        inner = path.relative_to(folder).parts
        if path.suffix in KINDS and path.is_file() and not any(p.startswith(".") for p in inner):
            yield path


def unpacked(path: Path) -> Path:
    """The folder of the set in a pack; it is there until the program ends. Raises `BadPack`."""
    try:
        main, parts = _checked(content(path))
        place = Path(tempfile.mkdtemp(prefix="arsia-"))
        atexit.register(shutil.rmtree, place, ignore_errors=True)
        for name, data in parts.items():
            target = place.joinpath(*PurePosixPath(name).parts)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
    except OSError as error:
        raise BadPack(reason(error)[0]) from None
    called(place, path)
    return place / main


def _checked(data: bytes) -> tuple[str, dict[str, bytes]]:
    """The name of the set and the files of a pack, when all of it is as it must be."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            infos = archive.infolist()
            if len(infos) > MOST_FILES:
                raise BadPack(f"it holds more than {MOST_FILES} files")
            files: dict[str, bytes] = {}
            left = MOST_BYTES
            for info in infos:
                _check_name(info, files)
                files[info.filename] = part = _part(archive, info, left)
                left -= len(part)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError):
        raise BadPack("it is no archive that `arsia pack` makes, or it is damaged") from None
    main = files.pop(_MAIN, b"").decode("utf-8", "replace")
    if not main or not any(PurePosixPath(name).parts[0] == main for name in files):
        raise BadPack("it holds no set")
    return main, files


def _check_name(info: zipfile.ZipInfo, others: dict[str, bytes]) -> None:
    """Only plain files of a set, in folders below; nothing that leads elsewhere."""
    name = info.filename
    parts = PurePosixPath(name).parts
    odd = any(sign in name for sign in '\\:*?"<>|') or not name.isprintable()
    outside = name.startswith("/") or any(part.startswith(".") for part in parts)
    link = info.external_attr >> 28 == 0o12
    if odd or outside or link or len(name) > 200 or (name != _MAIN and not 1 < len(parts) <= 8):
        raise BadPack(f"{name!r} is no place for a file in a pack")
    if PurePosixPath(name).suffix not in KINDS and name != _MAIN:
        raise BadPack(f"{name!r} is neither a card file nor a drawing; a pack holds nothing else")
    if name.casefold() in map(str.casefold, others):
        raise BadPack(f"{name!r} is there twice")


def _part(archive: zipfile.ZipFile, info: zipfile.ZipInfo, left: int) -> bytes:
    """What a file holds; no more is unpacked than may be, whatever the archive says of itself."""
    with archive.open(info) as file:
        data = file.read(min(LARGEST, left) + 1)
    if len(data) > LARGEST:
        raise BadPack(f"{info.filename!r} is larger than {LARGEST // 1_000_000} MB")
    if len(data) > left:
        raise BadPack(f"it holds more than {MOST_BYTES // 1_000_000} MB")
    return data
