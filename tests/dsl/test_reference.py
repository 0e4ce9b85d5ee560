"""The reference pages say what grammar, compiler and catalogue know, no more, no less."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import runtime.driving.messages  # noqa: F401  (all messages are known)
from arsia.mistakes.report import without
from compiler.names.kinds import KINDS
from compiler.names.verbs import FRAMES
from compiler.read.load import load_text
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


def test_reserved_words() -> None:
    part = LANGUAGE.split("<!-- words -->")[1].split("<!-- end of words -->")[0]
    words = re.findall(r"`([^`]+)`", part.replace("\n", " "))
    assert len(words) == len(set(words))
    assert set(words) == RESERVED


def test_table_of_verbs() -> None:
    found = {r[0].strip("`"): r[1].strip("`") for r in rows("Effects") if r[0] != "verb"}
    verbs = {verb: example for verb, example in found.items() if verb in FRAMES}
    assert verbs == {frame.verb: frame.example for frame in FRAMES.values()}
    assert set(FRAMES) - {"production"} <= set(VERBS)


def test_table_of_amounts() -> None:
    part = LANGUAGE.split("<!-- amounts -->")[1].split("<!-- end of amounts -->")[0]
    lines = [line.split("|") for line in part.strip().split("\n")[2:]]
    found = [set(re.findall(r"`([^`]+)`", line[2])) for line in lines]
    counted = {row.verb for row in FRAMES.values() if row.amount in ("needed", "signed", "level")}
    assert found == [
        counted - {"play"},
        *({row.verb for row in FRAMES.values() if word in row.words} for word in ("all", "up to")),
        {row.verb for row in FRAMES.values() if row.amount == "one"} | {"play"},
    ]


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
