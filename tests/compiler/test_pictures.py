"""Pictures, flavour and colours of one's own: files of strangers, on cards that are printed."""

from __future__ import annotations

import struct
import zlib
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from compiler.document.codec import from_json, to_json
from compiler.document.invariants import violations
from compiler.face.terminal import show_face
from compiler.printing.parts.data import Data
from compiler.printing.parts.style import LOOKS
from compiler.read.load import Loaded
from compiler.text import Texts
from compiler.writing import card_text
from dsl.reading.drawings import Undrawable
from dsl.reading.pictures import MOST, bytes_of, pictured
from tests.bundled import load


def png(wide: int = 2, high: int = 2) -> bytes:
    def chunk(name: bytes, data: bytes) -> bytes:
        crc = struct.pack(">I", zlib.crc32(name + data))
        return struct.pack(">I", len(data)) + name + data + crc

    rows = b"".join(b"\0" + b"\x20\x40\x80" * 2 for _ in range(2))
    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    parts = chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


JPEG = b"\xff\xd8\xff\xe0\x00\x04\0\0\xff\xc0\x00\x0b\x08\x00\x02\x00\x03\x01" + b"\0" * 8
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'
CARD = """set own "Own"
  uses base
  colour "#244"

kind guide, dealt 2, kept 1, colour "#a04060"

event X1 "Sketch"
  cost 1
  picture "sketch.png"
  flavour "Not to scale."
  gain 2 plants

guide X2 "Old Hand"
  gain 2 plants
"""


def made(folder: Path, picture: bytes, text: str = CARD) -> Loaded:
    (folder / "set.mars").write_text(text)
    (folder / "sketch.png").write_bytes(picture)
    return load([folder])


@pytest.mark.parametrize(("content", "ending"), [(png(), "png"), (JPEG, "jpg"), (SVG, "svg")])
def test_pictures_that_may_be_used(content: bytes, ending: str) -> None:
    text = pictured(content)
    assert bytes_of(text)[0] == ending
    assert pictured(bytes_of(text)[1]) == text


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"GIF89a", "neither PNG nor JPEG nor SVG"),
        (png(9000, 10), "dots long"),
        (png(0, 10), "dots long"),
        (png()[:20], "damaged PNG"),
        (JPEG[:8], "damaged JPEG"),
        (png() + b"\0" * MOST, "larger than"),
        (SVG.replace(b"<path", b"<script>alert(1)</script><path"), "`script` element"),
    ],
)
def test_pictures_that_may_not(content: bytes, why: str) -> None:
    with pytest.raises(Undrawable, match=why):
        pictured(content)


@pytest.mark.parametrize(
    "text", ["data:image/png;base64,AAAA", "data:text/html;base64,PGI+", "javascript:1", ""]
)
def test_what_a_document_brings_is_looked_at_too(text: str, tmp_path: Path) -> None:
    with pytest.raises(Undrawable):
        bytes_of(text)


def test_they_are_on_the_face_and_in_the_document(tmp_path: Path) -> None:
    loaded = made(tmp_path, png())
    assert [one.message for one in loaded.diagnostics] == []
    library, card = loaded.library, loaded.library.cards[-2]
    assert not list(violations(library))
    again = from_json(to_json(library))
    assert again == library
    assert again.cards[-2].picture == card.picture
    assert getattr(again.cards[-2].picture, "data", "") == pictured(png())
    assert 'picture "sketch.png"\n  flavour "Not to scale."' in card_text(library, card)
    console = Console(width=80, record=True, file=StringIO())
    console.print(show_face(library, card))
    assert "Not to scale." in console.export_text()
    face, other = Data(library, Texts(library)).faces(library.cards[-2:])
    assert face["flavour"] == "Not to scale."
    assert face["picture"]["file"].endswith(".png")
    assert (face["colour"], other["colour"]) == ("#224444", "#a04060")


def test_what_cannot_be_drawn_is_left_to_the_landscape(tmp_path: Path) -> None:
    library = made(tmp_path, png()[:60]).library
    assert Data(library, Texts(library)).faces(library.cards[-2:])[0]["picture"] is None


@pytest.mark.parametrize(
    ("here", "there", "code"),
    [
        ('"sketch.png"', '"nowhere.png"', "E3007"),
        ('"sketch.png"', "sketch", "E1023"),
        ('"Not to scale."', "Not", "E1023"),
        ('"#a04060"', '"#ffd0d0"', "E1023"),
        ('"#a04060"', "red", "E1023"),
        ('"#244"', '"#2445"', "E1023"),
    ],
)
def test_what_is_refused(here: str, there: str, code: str, tmp_path: Path) -> None:
    loaded = made(tmp_path, png(), CARD.replace(here, there))
    assert code in {one.code for one in loaded.errors}


def test_frames_of_ours_can_be_read() -> None:
    from compiler.lower.own_kinds import LEAST, contrast

    assert all(contrast(look.colour[1:]) >= LEAST for look in LOOKS.values())
