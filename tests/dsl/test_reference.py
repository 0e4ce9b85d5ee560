"""The reference pages say what grammar, compiler and catalogue know, no more, no less."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable
from pathlib import Path

import pytest

import runtime.driving.messages  # noqa: F401  (all messages are known)
from arsia.mistakes.report import without
from compiler.names.kinds import KINDS
from compiler.read.load import load_text
from dsl.lexicon.verbs import amounts, table
from dsl.lexicon.words import RESERVED, VERBS
from dsl.messages.diagnostics import catalogue_markdown, render

DOCS = Path(__file__).parent.parent.parent / "docs"
LANGUAGE = (DOCS / "language.md").read_text("utf-8")
BLOCKS = re.findall(r"```mars\n(.*?)```", LANGUAGE, re.DOTALL)
REWRITE = (
    "rewrite it: python -c 'import runtime.driving.messages; "
    "from dsl.messages.diagnostics import *; "
    'print(catalogue_markdown(), end="")\' > docs/diagnostics.md '
    "&& arsia measure --write docs/diagnostics.md"
)


@pytest.mark.parametrize("block", BLOCKS, ids=[block.split("\n")[0] for block in BLOCKS])
def test_every_example_compiles(block: str) -> None:
    loaded = load_text(block, uses=("base",), name="example")
    found = [d for d in loaded.diagnostics if d.span.file == "example"]
    assert render(found, loaded.sources) == ""


def rows(heading: str) -> list[list[str]]:
    """The cells of every table row under a heading, without the heads."""
    section = LANGUAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.split("\n") if line.startswith("| ")]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines]


def part(name: str, wanted: str, renew: bool) -> None:
    """What stands between `<!-- name -->` and `<!-- end of name -->`; made from the tables."""
    page = DOCS / "language.md"
    before, rest = page.read_text("utf-8").split(f"<!-- {name} -->\n\n")
    found, after = rest.split(f"\n\n<!-- end of {name} -->")
    if renew:
        text = f"{before}<!-- {name} -->\n\n{wanted}\n\n<!-- end of {name} -->{after}"
        page.write_text(text, "utf-8")
        return
    assert found == wanted, f"docs/language.md, {name}: renew it with `pytest --update-goldens`"


def test_reserved_words(request: pytest.FixtureRequest) -> None:
    wanted = "\n\n".join(map(wrapped, (RESERVED - {*VERBS}, VERBS)))
    part("words", wanted, request.config.getoption("--update-goldens"))


def wrapped(words: Iterable[str]) -> str:
    whole = (f"`{word}`".replace(" ", "\0") for word in sorted(words))
    return textwrap.fill(" ".join(whole), 110).replace("\0", " ")


def test_table_of_verbs(request: pytest.FixtureRequest) -> None:
    part("verbs", table(), request.config.getoption("--update-goldens"))


def test_table_of_amounts(request: pytest.FixtureRequest) -> None:
    part("amounts", amounts(), request.config.getoption("--update-goldens"))


def test_tables_of_kinds() -> None:
    found = {}
    for row in rows("Headers"):
        kind = row[0].strip("`")
        if kind != "kind":
            found[kind] = set(re.findall(r"`([^`]+)`", row[2]))
    assert set(found) == set(KINDS)
    for kind, row in KINDS.items():
        assert found[kind] == set(row.words_of_properties) or kind == "event", kind


def test_diagnostics_page_is_the_catalogue() -> None:
    page = (DOCS / "diagnostics.md").read_text("utf-8")
    assert without(page) == catalogue_markdown(), REWRITE
