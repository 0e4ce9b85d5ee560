"""Drawings of one's own: read from beside the declaration, or a message and a badge."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from compiler.document.codec import from_json, to_json
from compiler.printing.parts.data import Data
from compiler.text import Texts
from dsl.reading.drawings import MOST, Undrawable, rebuilt
from tests.bundled import load

MOON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>'
)
SET = """\
set fan "Fan"
  uses mars

tag moon "Mo", icon "art/moon.svg"
card resource dust, icon "art/moon.svg"

automated 1 "Crater"
  cost 3
  tags moon
  holds dust
  production +1 heat per moon tag
"""


def fan(folder: Path, svg: str | None) -> Path:
    (folder / "fan" / "art").mkdir(parents=True)
    (folder / "fan" / "set.mars").write_text(SET, "utf-8")
    if svg is not None:
        (folder / "fan" / "art" / "moon.svg").write_text(svg, "utf-8")
    return folder / "fan"


def test_a_drawing_of_its_own_is_in_the_graph(tmp_path: Path) -> None:
    loaded = load([fan(tmp_path, MOON)])
    assert loaded.errors == ()
    (tag,) = [tag for tag in loaded.library.tags if tag.id == "moon"]
    (dust,) = [one for one in loaded.library.resources if one.id == "dust"]
    assert tag.icon == dust.icon == MOON
    again = from_json(to_json(loaded.library))
    assert again == loaded.library
    data = Data(again, Texts(again))
    data.faces(card for card in again.cards if card.set == "fan")
    assert data.drawings["icons/tag/moon.svg"] == MOON


def test_without_its_file_there_is_a_message_and_a_badge(tmp_path: Path) -> None:
    loaded = load([fan(tmp_path, None)])
    assert [(d.code, d.span.line) for d in loaded.errors] == [("E3007", 4), ("E3007", 5)]
    data = Data(loaded.library, Texts(loaded.library))
    data.faces(card for card in loaded.library.cards if card.set == "fan")
    assert ">Mo</text>" in data.drawings["icons/tag/moon.svg"]


def inside(inner: str, root: str = "") -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"{root}>{inner}</svg>'


def fault(svg: str) -> str:
    with pytest.raises(Undrawable) as found:
        rebuilt(svg.encode())
    return str(found.value)


OUTSIDE = "it refers to something outside of itself"
BOMB = "".join(f'<g id="a{n}">{f"""<use href="#a{n + 1}"/>""" * 10}</g>' for n in range(9))
MANY = f'<g id="a">{"<path/>" * 2000}</g>' + '<use href="#a"/>' * 2000


@pytest.mark.parametrize(
    ("svg", "reason"),
    [
        ("<svg", "it is not SVG"),
        ("<html/>", "it is not SVG"),
        ("<svg/>", "its `svg` has no `viewBox`"),
        ('<svg viewBox="0 0 nan 9"/>', "its `viewBox` must be four numbers, such as `0 0 100 100`"),
        ('<svg viewBox="0 0 0 9"/>', "its `viewBox` must be four numbers, such as `0 0 100 100`"),
        (inside("<script/>"), "it has a `script` element"),
        (inside("<SCRIPT>alert(1)</SCRIPT>"), "it has a `SCRIPT` element"),
        (inside("<g><img src='x:' ONERROR='alert(1)'/></g>"), "it has a `img` element"),
        (inside("<style/>"), "it has a `style` element"),
        (inside('<a href="javascript:alert(1)"><path/></a>'), "it has a `a` element"),
        (inside('<set attributeName="href" to="x"/>'), "it has a `set` element"),
        (inside("<foreignObject/>"), "it has a `foreignObject` element"),
        (inside('<image href="https://example.org/x.png"/>'), "it has a `image` element"),
        (inside('<path onclick="x()"/>'), "it has an `onclick` attribute"),
        (inside("<path/>", ' ONLOAD="x()"'), "it has an `ONLOAD` attribute"),
        (inside('<use href="https://example.org/x.svg#a"/>'), OUTSIDE),
        (inside('<use xmlns:x="http://www.w3.org/1999/xlink" x:href="data:,#a"/>'), OUTSIDE),
        (inside('<path fill="url(https://example.org/x)"/>'), OUTSIDE),
        (inside('<path style="fill: UrL(//example.org/x)"/>'), OUTSIDE),
        (inside('<path fill="u\\72l(x)"/>'), "its `fill` is not understood: u\\72l(x)"),
        (inside("<path d='\"&gt;'/>"), "its `d` is not understood: \">"),
        ("<!DOCTYPE svg>" + MOON, "it declares a document type"),
        ('<!DOCTYPE s [<!ENTITY a "b">]>' + MOON, "it declares a document type"),
        (MOON + " " * MOST, "it is larger than 200 kB"),
        (inside("<g>" * 2000 + "</g>" * 2000), "it is nested too deep"),
        (inside(BOMB), "it draws more than 10000 shapes"),
        (inside(MANY), "it draws more than 10000 shapes"),
        (inside('<g id="a"><use href="#a"/></g>'), "it uses itself"),
        (inside('<g id="a"><path mask="url(#b)"/></g><mask id="b"><use href="#a"/></mask>'),
         "it uses itself"),
    ],
)  # fmt: skip
def test_what_may_not_be_drawn(svg: str, reason: str) -> None:
    assert fault(svg) == reason


@pytest.mark.parametrize(
    ("svg", "kept"),
    [
        (MOON, MOON),
        (MOON.replace('xmlns="http://www.w3.org/2000/svg" ', ""), MOON),
        (inside('<path class="x" data-a="b" d="M 0,0"/>'), inside('<path d="M 0,0"/>')),
        (inside("<title>A &lt;b></title><!-- c --><path/>"), inside("<path/>")),
        (inside('<h:script xmlns:h="http://www.w3.org/1999/xhtml">x</h:script>'), inside("")),
        (inside("<text x='1'>a &lt;b&gt; &amp;</text>"),
         inside('<text x="1">a &lt;b&gt; &amp;</text>')),
        (inside('<path style="fill:#fff; font-family:x;stroke:none"/>'),
         inside('<path fill="#fff" stroke="none"/>')),
        (inside("<path/>", ' fill="none" width="9" style="position:fixed"'),
         inside('<g fill="none"><path/></g>')),
        (inside('<g id="a"/><use xmlns:x="http://www.w3.org/1999/xlink" x:href="#a"/>'),
         inside('<g id="a"/><use href="#a"/>')),
        (inside("<path fill=\"url('#a')\"/>"), inside('<path fill="url(#a)"/>')),
    ],
)  # fmt: skip
def test_a_drawing_is_written_anew(svg: str, kept: str) -> None:
    assert rebuilt(svg.encode()) == kept
    assert rebuilt(kept.encode()) == kept


def test_not_text_is_no_drawing() -> None:
    with pytest.raises(Undrawable, match="it is not SVG"):
        rebuilt(b"\xff\xfe")


def test_what_is_drawn_in_a_graph_made_elsewhere_is_harmless(tmp_path: Path) -> None:
    library = load([fan(tmp_path, MOON)]).library
    evil = MOON.replace("<circle", "<script>x()</script><circle")
    tags = tuple(replace(tag, icon=evil) if tag.icon else tag for tag in library.tags)
    data = Data(replace(library, tags=tags), Texts(library))
    data.faces(card for card in library.cards if card.set == "fan")
    assert "script" not in "".join(data.drawings.values())
    assert evil not in data.drawings.values()
