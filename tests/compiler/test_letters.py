"""What the fonts have is known without them; the list is held against them here."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path

import pytest
import typst
from click.testing import CliRunner

from arsia.cli import main
from compiler.names.letters import RANGES, is_printed, unprinted

NOBODYS = "\U0010fffd"
PAGE = """
#set page(width: 200pt, height: auto, margin: 2pt)
#set text(font: "Libertinus Serif", size: 4pt)
#for (n, sign) in json("signs.json").enumerate() { link("https://a.b/" + str(n), box(sign)) }
"""


def boxes(signs: Iterable[str], folder: Path) -> set[str]:
    """Those of the signs that Typst sets as the one that nobody has."""
    asked = [NOBODYS, *signs]
    (folder / "signs.json").write_text(json.dumps(asked))
    (folder / "page.typ").write_text(PAGE)
    page = typst.Compiler(folder / "page.typ", root=folder, ignore_system_fonts=True)
    made = page.compile(format="svg")
    svg = b"".join(made if isinstance(made, list) else [made or b""]).decode()
    parts = re.split(r'<a href="https://a\.b/\d+"', svg)
    drawn = [re.findall(r'xlink:href="#(g\w+)"', part) for part in parts[: len(asked)]]
    (box,) = drawn[0]
    return {sign for sign, glyphs in zip(asked[1:], drawn[1:], strict=True) if box in glyphs}


def is_assigned(sign: str) -> bool:
    return unicodedata.category(sign) not in ("Cn", "Co", "Cs", "Cc")


def test_the_list_is_that_of_the_fonts(tmp_path: Path) -> None:
    ends = {chr(code) for first, last in RANGES for code in (first - 1, first, last, last + 1)}
    signs = sorted(
        filter(
            is_assigned, ends | set("\u51b0\u77ff\u3042\ud55c\u2103\u00e9\u0416\u03b7\u20ac\u2192")
        )
    )
    lacking = boxes(signs, tmp_path)
    assert [s for s in signs if is_printed(s) == (s in lacking) and not s.isspace()] == []


@pytest.mark.parametrize(
    ("text", "signs"),
    [
        ("Ice", ""),
        ("\u0416\u00e9\u03b7 \u2212 \u00a0", ""),
        ("\u51b0 \u77ff \u51b0", "\u51b0 \u77ff"),
    ],
)
def test_what_is_not_printed(text: str, signs: str) -> None:
    assert unprinted(text) == signs


def test_check_and_print_name_the_card(tmp_path: Path) -> None:
    card = 'automated N1 "\u51b0 \u77ff"\n  cost 3\n  gain 1 plant\n'
    (tmp_path / "set.mars").write_text(f'set cjk "Cjk"\n  uses base\n\n{card}', "utf-8")
    checked = CliRunner().invoke(main, ["check", str(tmp_path)])
    assert checked.exit_code == 0
    assert "W1040" in checked.output
    assert (
        "`\u51b0 \u77ff` is printed with empty boxes: the fonts have no \u51b0 \u77ff"
        in checked.output
    )
    out = tmp_path / "out"
    made = CliRunner().invoke(main, ["print", str(tmp_path), "-m", "sheets", "-o", str(out)])
    assert made.exit_code == 0
    assert "warning: \u51b0 \u77ff: the fonts have no \u51b0 \u77ff: empty boxes" in made.output
