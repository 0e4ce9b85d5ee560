"""Pictures that others made, for the middle of a card: PNG, JPEG or SVG, told by what they hold.

In: bytes. Out: a text that holds the picture: SVG that was written anew, or the file itself in
base64 behind its type; or `Undrawable`, whose text says why not. Nothing is decoded here: only the
head is read, so that whoever draws it knows how large it is.
"""

from __future__ import annotations

import re
import struct
from base64 import b64decode, b64encode

from dsl.reading.drawings import Undrawable, rebuilt

MOST = 1_000_000
"""Bytes of a picture."""
WIDEST = 4096
"""Dots to a side."""

_PNG = b"\x89PNG\r\n\x1a\n"
_JPEG = b"\xff\xd8\xff"
_FRAMES = {0xC0, 0xC1, 0xC2}
"""The marks before the size of a JPEG that everything can draw."""
_KEPT = re.compile(r"data:image/(png|jpeg);base64,([A-Za-z0-9+/]+={0,2})", re.ASCII)


def pictured(content: bytes) -> str:
    """The picture as text; of what was made so the same again. Raises `Undrawable`."""
    if content.startswith(_PNG):
        return _kept("png", content, _size_of_png(content))
    if content.startswith(_JPEG):
        return _kept("jpeg", content, _size_of_jpeg(content))
    if b"<svg" in content[:2000]:
        return rebuilt(content)
    raise Undrawable("it is neither PNG nor JPEG nor SVG")


def bytes_of(text: str) -> tuple[str, bytes]:
    """The ending and the bytes of what `pictured` gave. Raises `Undrawable` for any other text."""
    match = _KEPT.fullmatch(text)
    if match is None:
        return ("svg", rebuilt(text.encode()).encode())
    content = b64decode(match[2])
    if pictured(content) != text:
        raise Undrawable("it is not what it says")
    return ({"png": "png", "jpeg": "jpg"}[match[1]], content)


def _kept(kind: str, content: bytes, size: tuple[int, int]) -> str:
    if len(content) > MOST:
        raise Undrawable(f"it is larger than {MOST // 1000} kB")
    if not all(0 < side <= WIDEST for side in size):
        raise Undrawable(f"its sides must be 1 to {WIDEST} dots long")
    return f"data:image/{kind};base64,{b64encode(content).decode()}"


def _size_of_png(content: bytes) -> tuple[int, int]:
    if len(content) < 33 or content[12:16] != b"IHDR":
        raise Undrawable("it is a damaged PNG")
    wide, high = struct.unpack(">II", content[16:24])
    return wide, high


def _size_of_jpeg(content: bytes) -> tuple[int, int]:
    """That of its frame, which comes after some other segments."""
    at = 2
    while at + 9 < len(content) and content[at] == 0xFF:
        mark, length = content[at + 1], struct.unpack(">H", content[at + 2 : at + 4])[0]
        if mark in _FRAMES:
            high, wide = struct.unpack(">HH", content[at + 5 : at + 9])
            return wide, high
        at += 2 + length
    raise Undrawable("it is a damaged JPEG, or of a rare kind")
