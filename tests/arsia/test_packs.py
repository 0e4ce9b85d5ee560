"""Packs: a set in one file, as others may have made or damaged it."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

from arsia import packs
from arsia.packs import BadPack, packed, unpacked
from tests.arsia.support import arsia

SET = 'set caves "Caves"\n  uses tools\n\nevent "Deep Hall"\n  cost 3\n  draw 1 spade card\n'
USED = 'set tools "Tools"\n  uses mars\n\ntag spade, icon "art/spade.svg"\n'
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>'


@pytest.fixture
def caves(tmp_path: Path) -> Path:
    for name, text in {
        "caves/a.mars": SET,
        "caves/notes.txt": "not of the set",
        "caves/.old.mars": "nor this",
        "tools/a.mars": USED + '\nevent "Spade"\n  cost 3\n  tags spade\n  gain 1 heat\n',
        "tools/art/spade.svg": SVG,
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path / "caves"


def test_a_pack_is_a_set_anywhere(caves: Path, tmp_path: Path) -> None:
    file = tmp_path / "away" / "caves.arsia"
    made = arsia("pack", caves, "-o", file)
    assert made.exit_code == 0, made.output
    assert "caves.arsia: 1 card file" in made.output
    for folder in (caves, caves.parent / "tools"):
        folder.rename(tmp_path / "away" / f"old {folder.name}")
    assert arsia("check", file).exit_code == 0
    assert "Spade" in arsia("show", "Spade", file).output
    assert arsia("build", file).exit_code == 0


def test_a_pack_is_not_formatted(caves: Path, tmp_path: Path) -> None:
    file = tmp_path / "caves.arsia"
    arsia("pack", caves, "-o", file)
    told = arsia("fmt", file)
    assert told.exit_code == 1
    assert "it is a packed set" in told.output


def test_only_card_files_and_drawings_and_always_the_same(caves: Path) -> None:
    data = packed(caves)
    assert data == packed(caves)
    assert zipfile.ZipFile(io.BytesIO(data)).namelist() == [
        "set.txt",
        "caves/a.mars",
        "tools/a.mars",
        "tools/art/spade.svg",
    ]


def test_a_bundled_set_is_packed_by_its_name(tmp_path: Path) -> None:
    file = tmp_path / "ours.arsia"
    assert arsia("pack", "hellas-elysium", "-o", file).exit_code == 0
    assert arsia("check", file).exit_code == 0


def test_messages_about_a_pack_name_it(caves: Path, tmp_path: Path) -> None:
    file = tmp_path / "caves.arsia"
    assert arsia("pack", caves, "-o", file).exit_code == 0
    parts = zipfile.ZipFile(file)
    with zipfile.ZipFile(tmp_path / "bad.arsia", "w") as bad:
        for name in parts.namelist():
            bad.writestr(name, parts.read(name).replace(b"draw 1", b"drow 1"))
    told = arsia("check", tmp_path / "bad.arsia").output
    assert f"{tmp_path / 'bad.arsia'}/caves/a.mars:6:" in told
    assert "/arsia-" not in told


def _file(tmp_path: Path, files: dict[str | zipfile.ZipInfo, str | bytes]) -> Path:
    path = tmp_path / "x.arsia"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in {"set.txt": "caves", "caves/a.mars": SET, **files}.items():
            archive.writestr(name, data)
    return path


def _link() -> zipfile.ZipInfo:
    info = zipfile.ZipInfo("caves/b.mars")
    info.create_system, info.external_attr = 3, 0o120777 << 16
    return info


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("../b.mars", "no place"),
        ("caves/../../b.mars", "no place"),
        ("/tmp/b.mars", "no place"),
        ("caves\\..\\b.mars", "no place"),
        ("c:/b.mars", "no place"),
        ("caves/.b.mars", "no place"),
        ("b.mars", "no place"),
        (_link(), "no place"),
        ("caves/b.py", "neither"),
        ("caves/A.mars", "twice"),
        ("caves/a.mars/b.mars", "not a directory|exists"),
    ],
)
def test_what_leads_elsewhere_is_refused(
    tmp_path: Path, name: str | zipfile.ZipInfo, said: str
) -> None:
    with pytest.raises(BadPack, match=said):
        unpacked(_file(tmp_path, {name: "x"}))
    assert not (tmp_path.parent / "b.mars").exists()


def test_no_more_is_unpacked_than_may_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadPack, match="larger than 8 MB"):
        unpacked(_file(tmp_path, {"caves/b.mars": b"\0" * 9_000_000}))
    monkeypatch.setattr(packs, "MOST_BYTES", 50)
    with pytest.raises(BadPack, match="more than"):
        unpacked(_file(tmp_path, {}))
    monkeypatch.setattr(packs, "MOST_FILES", 2)
    with pytest.raises(BadPack, match="more than 2 files"):
        unpacked(_file(tmp_path, {"caves/b.mars": SET}))


@pytest.mark.parametrize("data", [b"", b"no archive", b"PK\5\6" + b"\0" * 18])
def test_what_is_no_pack_is_misuse(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "x.arsia"
    path.write_bytes(data)
    result = arsia("check", path)
    assert result.exit_code == 2
    assert "is no pack of a set" in result.output


def test_a_damaged_pack(caves: Path, tmp_path: Path) -> None:
    data = bytearray(packed(caves))
    data[60:70] = b"\xff" * 10
    path = tmp_path / "x.arsia"
    path.write_bytes(bytes(data))
    with pytest.raises(BadPack):
        unpacked(path)
